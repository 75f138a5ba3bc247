//! All books, those that were deleted lately, and the way to a new one.

use super::Wish;
use super::kept::{KeptList, Namesakes};
use crate::games::massive_darkness::campaign::book::BookError;
use crate::games::massive_darkness::campaign::lines::ReadError;
use crate::games::massive_darkness::campaign::shelf::{Deleted, Listed, Looked, Summary};
use crate::games::massive_darkness::campaign::words::Words;
use crate::games::massive_darkness::campaign::{Now, Shelf};
use crate::games::massive_darkness::view::art::people::portrait_ui;
use crate::house::storage::{StorageError, Trouble};
use crate::house::text::{Texts, shown, shown_path};
use crate::house::wrong::Wrong as _;
use crate::kit::art::Icon;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, Emphasis, Sheet, heading, icon_button, middle, sheet};
use crate::tr;
use egui::{Rect, RichText, ScrollArea, Ui, vec2};
use std::path::Path;

/// Reading columns are no wider than this.
const WIDTH: f32 = 1040.0;
/// Room for the buttons behind the words about a book.
const FOR_BUTTONS: f32 = 96.0;
/// Size of the disc of a Hero, in points.
const DISC: f32 = 36.0;

/// How high a row is taken to be that was never in view.
const ROW: f32 = 64.0;
/// So far beyond the edges of the list rows are drawn, so that the keyboard finds the next one.
const BEYOND: f32 = 200.0;
/// So many books are derived in one frame at most.
const AT_ONCE: usize = 8;

/// The page, as the folder was when it was opened.
#[derive(Default)]
pub(super) struct ShelfPage {
    books: Vec<Row>,
    namesakes: Namesakes,
    deleted: Vec<DeletedRow>,
    show_deleted: bool,
    /// Earlier versions of one of the books.
    pub(super) kept: KeptList,
}

/// A book of the list. What stands in it is derived when it comes into view.
pub(super) struct Row {
    pub(super) book: Listed,
    looked: Option<Looked>,
    height: f32,
}

/// A deleted book; its name is looked up when it comes into view.
struct DeletedRow {
    book: Deleted,
    name: Option<String>,
}

impl Row {
    /// What stands in it, if it can be read.
    pub(super) fn summary(&self) -> Option<&Summary> {
        self.looked.as_ref()?.summary.as_ref().ok()
    }

    /// What it is called, as far as it is known.
    pub(super) fn name(&self) -> Option<&str> {
        let standing = self.summary().and_then(|summary| summary.standing.as_ref().ok());
        standing.map(|standing| standing.name.as_str()).or(self.book.name.as_deref())
    }
}

impl ShelfPage {
    /// Looks into the folder.
    pub(super) fn read(shelf: &Shelf) -> (Self, Option<BookError>) {
        match shelf.list().and_then(|books| Ok((books, shelf.deleted()?))) {
            Ok((books, deleted)) => {
                let row = |book| Row { book, looked: None, height: ROW };
                let books: Vec<Row> = books.into_iter().map(row).collect();
                let namesakes = Namesakes::among(&books);
                let deleted = deleted.into_iter().map(|book| DeletedRow { book, name: None }).collect();
                (Self { books, namesakes, deleted, ..Self::default() }, None)
            }
            Err(error) => (Self::default(), Some(error)),
        }
    }

    /// The books, derived as they come into view.
    fn books_ui(&mut self, ui: &mut Ui, shelf: &Shelf, words: &Words<'_>) -> Option<Wish> {
        let (mut wish, mut budget) = (None, AT_ONCE);
        for at in 0..self.books.len() {
            let place = Rect::from_min_size(ui.cursor().min, vec2(ui.available_width(), self.books[at].height));
            let is_seen = ui.clip_rect().expand(BEYOND).intersects(place);
            if is_seen && self.books[at].looked.is_none() && budget > 0 {
                budget -= 1;
                self.books[at].looked = Some(shelf.look_at(&self.books[at].book.file));
                self.namesakes = Namesakes::among(&self.books);
            }
            if !is_seen || self.books[at].looked.is_none() {
                if is_seen {
                    ui.ctx().request_repaint();
                }
                ui.allocate_space(place.size());
                continue;
            }
            let file = self.books[at].book.file.clone();
            let drawn = ui.push_id(&file, |ui| {
                sheet(ui, Sheet::Raised, |ui| {
                    ui.set_width(ui.available_width());
                    wish = wish.take().or(self.book_ui(ui, words, &self.books[at]));
                    wish = wish.take().or(self.kept.list_ui(ui, words, &file));
                });
            });
            self.books[at].height = drawn.response.rect.height();
        }
        wish
    }

    /// From now on the deleted books stand below the others: whoever has just deleted one sees how to take it back.
    pub(super) fn show_deleted(&mut self) {
        self.show_deleted = true;
    }

    /// The deleted books, named as they come into view.
    fn deleted_ui(&mut self, ui: &mut Ui, shelf: &Shelf, texts: &Texts) -> Option<Wish> {
        let (mut wish, mut budget) = (None, AT_ONCE);
        for row in &mut self.deleted {
            let place = Rect::from_min_size(ui.cursor().min, vec2(ui.available_width(), ui.spacing().interact_size.y));
            if !ui.clip_rect().expand(BEYOND).intersects(place) {
                ui.allocate_space(place.size());
                continue;
            }
            if row.name.is_none() && budget == 0 {
                ui.ctx().request_repaint();
            }
            if row.name.is_none() && budget > 0 {
                budget -= 1;
                let summary = shelf.look_at(&row.book.file).summary.ok();
                let name = summary.and_then(|summary| summary.standing.ok()).map(|standing| standing.name);
                row.name = name.or_else(|| {
                    let name = name_of(&row.book.file);
                    Some(name.split_once('-').map_or(name.clone(), |(_, name)| name.to_owned()))
                });
            }
            let name = &shown(row.name.as_deref().unwrap_or_default());
            ui.horizontal(|ui| {
                if icon_button(ui, Icon::Undo, &tr!(texts, "ledger-restore", name = name)).clicked() {
                    wish = Some(Wish::Restore(row.book.file.clone()));
                }
                ui.label(name);
                let since = tr!(texts, "ledger-deleted-on", date = texts.day(row.book.at));
                ui.label(RichText::new(since.as_ref()).weak());
            });
        }
        wish
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, shelf: &Shelf, words: &Words<'_>) -> Option<Wish> {
        let (texts, mut wish) = (words.texts, None);
        let area = ScrollArea::vertical().auto_shrink([false, false]);
        area.show(ui, |ui| {
            middle(ui, WIDTH, |ui| {
                ui.add_space(Theme::of(ui.ctx()).space(2.0));
                if self.books.is_empty() {
                    sheet(ui, Sheet::Paper, |ui| {
                        ui.set_width(ui.available_width());
                        ui.label(tr!(texts, "ledger-empty").as_ref());
                    });
                }
                wish = self.books_ui(ui, shelf, words);
                ui.add_space(Theme::of(ui.ctx()).space(2.0));
                ui.horizontal_wrapped(|ui| {
                    let found = tr!(texts, "ledger-found");
                    if ui.add(Action::new(Icon::Plus, &found).emphasis(Emphasis::Primary)).clicked() {
                        wish = Some(Wish::Found);
                    }
                    if ui.add(Action::new(Icon::Folder, &tr!(texts, "ledger-import"))).clicked() {
                        wish = Some(Wish::Import);
                    }
                    if ui.add(Action::new(Icon::Book, &tr!(texts, "ledger-sample"))).clicked() {
                        wish = Some(Wish::Sample);
                    }
                });
                ui.label(RichText::new(tr!(texts, "ledger-drop").as_ref()).weak());
                if !self.deleted.is_empty() {
                    ui.add_space(Theme::of(ui.ctx()).space(4.0));
                    ui.checkbox(&mut self.show_deleted, tr!(texts, "ledger-show-deleted").as_ref());
                }
                if self.show_deleted {
                    heading(ui, &tr!(texts, "ledger-deleted"));
                    wish = wish.take().or(self.deleted_ui(ui, shelf, texts));
                }
            })
        });
        wish
    }
}

impl ShelfPage {
    /// A book: what it is called, where it stands, and what can be done with it.
    fn book_ui(&self, ui: &mut Ui, words: &Words<'_>, row: &Row) -> Option<Wish> {
        let (texts, book, mut wish) = (words.texts, &row.book, None);
        let looked = row.looked.as_ref()?;
        let standing = match &looked.summary {
            Ok(summary) => summary.standing.as_ref().map_err(|refused| {
                let why = refused.as_ref().map(|refused| words.refused(refused)).unwrap_or_default();
                tr!(texts, "book-impossible", file = shown_path(&book.file), why = why)
            }),
            Err(_) if looked.is_packed => Err(tr!(texts, "ledger-bundle", file = name_of(&book.file))),
            Err(error) => Err(error.say(texts)),
        };
        let standing = match standing {
            Ok(standing) => standing,
            Err(why) => return self.unreadable_ui(ui, words, &row.book, looked, &why),
        };
        ui.horizontal(|ui| {
            let open = tr!(texts, "ledger-open", name = shown(&standing.name));
            if ui.add(Action::new(Icon::Book, &open)).clicked() {
                wish = Some(Wish::Open(book.file.clone()));
            }
            for record in &standing.party {
                let hero = words.library.hero_named(&record.hero);
                portrait_ui(ui, hero.map_or(0, |hero| hero.index()), DISC, true);
            }
            let room = (ui.available_width() - FOR_BUTTONS).max(0.0);
            ui.vertical(|ui| {
                // The buttons of all books stand below each other.
                ui.set_width(room);
                let heroes: Vec<String> =
                    standing.party.iter().map(|record| words.hero(&record.hero).to_string()).collect();
                ui.label(heroes.join(", "));
                let date = texts.day(book.written);
                let next = match standing.now() {
                    Now::Finished => tr!(texts, "ledger-next-finished", date = date),
                    now => tr!(texts, "ledger-next", next = words.coming(now), date = date),
                };
                ui.label(RichText::new(next.as_ref()).weak());
                self.namesakes.ui(ui, texts, row);
            });
            wish = wish.take().or(self.kept.button_ui(ui, texts, &book.file, &standing.name));
            let delete = tr!(texts, "ledger-delete", name = shown(&standing.name));
            if icon_button(ui, Icon::Trash, &delete).clicked() {
                wish = Some(Wish::Delete(book.file.clone()));
            }
        });
        wish
    }

    /// A file that is no book that can be opened: why, and what can be done with it.
    fn unreadable_ui(&self, ui: &mut Ui, words: &Words<'_>, book: &Listed, looked: &Looked, why: &str) -> Option<Wish> {
        let mut wish = None;
        let text = RichText::new(why);
        ui.label(if looked.is_packed { text } else { text.color(Theme::of(ui.ctx()).signal.danger.egui()) });
        let name = name_of(&book.file);
        let take_in = tr!(words.texts, "ledger-take-in", file = &name);
        if looked.is_packed && ui.add(Action::new(Icon::Folder, &take_in)).clicked() {
            wish = Some(Wish::TakeIn(book.file.clone()));
        }
        let rescue = tr!(words.texts, "ledger-rescue", file = &name);
        if is_damaged(looked) && ui.add(Action::new(Icon::Undo, &rescue)).clicked() {
            wish = Some(Wish::Rescue(book.file.clone()));
        }
        if !looked.is_packed {
            wish = wish.take().or(self.kept.button_ui(ui, words.texts, &book.file, &name));
        }
        let delete = tr!(words.texts, "ledger-delete", name = name);
        if ui.add(Action::new(Icon::Trash, &delete).emphasis(Emphasis::Danger)).clicked() {
            wish = Some(Wish::Delete(book.file.clone()));
        }
        wish
    }
}

/// Is it a book in which some lines cannot be read?
fn is_damaged(looked: &Looked) -> bool {
    matches!(
        looked.summary,
        Err(BookError::Read { error: ReadError::Malformed { line: 2.., .. }, .. }
            | BookError::File(StorageError { trouble: Trouble::NotText { .. }, .. }))
    )
}

pub(super) fn name_of(file: &Path) -> String {
    file.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness::campaign::shelf::SAMPLE;
    use crate::games::massive_darkness::campaign::words::Titles;
    use crate::games::massive_darkness::content::shared_core_box;
    use crate::games::massive_darkness::rules::dungeon::Edition;
    use crate::games::massive_darkness::texts;
    use crate::house::storage::DataDirs;
    use crate::house::text::Language;
    use crate::kit::theme;
    use egui_kittest::Harness;
    use std::fs;

    /// A shelf of so many books, each with an id of its own.
    fn shelf_of(folder: &Path, books: usize) -> Shelf {
        let dirs = DataDirs::at(folder);
        dirs.create().unwrap();
        for number in 0..books {
            let text = SAMPLE.replacen("5a3b1e0000000001", &format!("{number:016x}"), 1);
            fs::write(dirs.campaigns.join(format!("book-{number}.campaign")), text).unwrap();
        }
        Shelf::new(dirs, shared_core_box().unwrap())
    }

    fn derived(page: &ShelfPage) -> usize {
        page.books.iter().filter(|row| row.looked.is_some()).count()
    }

    #[test]
    fn of_three_hundred_books_only_those_in_view_are_derived() {
        let folder = tempfile::tempdir().unwrap();
        let shelf = shelf_of(folder.path(), 300);
        let (page, trouble) = ShelfPage::read(&shelf);
        assert_eq!((page.books.len(), derived(&page), trouble), (300, 0, None));
        assert!(page.books.iter().all(|row| row.name() == Some("Lanterns Below")), "by what stands outside");
        let texts = texts::of(Language::English);
        let draw = |ui: &mut Ui, page: &mut ShelfPage| {
            theme::install(ui.ctx());
            let (library, titles) = (shelf.library(), Titles::with([]));
            let words = Words { texts: &texts, library, titles: &titles, edition: Edition::De };
            page.ui(ui, &shelf, &words);
        };
        let mut harness = Harness::builder()
            .with_context_setup(theme::install)
            .with_size((800.0, 600.0))
            .with_max_steps(16)
            .build_ui_state(draw, page);
        harness.run();
        let seen = derived(harness.state());
        assert!((3..=2 * AT_ONCE).contains(&seen), "{seen}");
        // Far below, others come into view, and what was seen once is not derived again.
        harness.hover_at(egui::pos2(300.0, 300.0));
        harness.event(egui::Event::MouseWheel {
            unit: egui::MouseWheelUnit::Point,
            delta: vec2(0.0, -6000.0),
            phase: egui::TouchPhase::Move,
            modifiers: egui::Modifiers::NONE,
            source: egui::MouseWheelSource::Unknown,
        });
        harness.run_steps(60);
        let later = derived(harness.state());
        assert!(later > seen && later < 150, "{seen}, then {later}");
    }
}

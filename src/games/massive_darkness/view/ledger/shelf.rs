//! All books, those that were deleted lately, and the way to a new one.

mod volume;

use super::Wish;
use super::kept::{KeptList, Namesakes};
use super::leaves::{Bound, COVER, bound_book};
use crate::games::massive_darkness::campaign::book::BookError;
use crate::games::massive_darkness::campaign::shelf::{Deleted, Listed, Looked, Summary};
use crate::games::massive_darkness::campaign::words::Words;
use crate::games::massive_darkness::campaign::{Campaign, Shelf, What};
use crate::games::massive_darkness::view::art::people::portrait_at;
use crate::house::text::{Language, Texts, shown};
use crate::kit::art::Icon;
use crate::kit::theme::{Theme, display};
use crate::kit::widgets::{
    Action, Emphasis, Squares, heading, icon_button, middle, on_paper, squares_in, tile_grid, tiles_in,
};
use crate::tr;
use egui::{Align2, Label, Layout, Rect, RichText, ScrollArea, Sense, Ui, UiBuilder, vec2};
use std::path::Path;
use volume::{TWO_PAGES, Volume};

/// The shelf is no wider than this, and no wider than that where a single book lies on it, in points.
const WIDTH: f32 = 1640.0;
const ALONE: f32 = 1400.0;
/// A book is at least so wide where several lie beside each other, and so many of them do at most.
const NARROWEST: f32 = 480.0;
const MOST: usize = 3;
/// How high a book is: at least, at most, and where its pages lie below each other.
const LOW: f32 = 268.0;
const HIGH: f32 = 400.0;
const ALONE_HIGH: f32 = 760.0;
const UPRIGHT: f32 = 452.0;
/// What is written on an empty shelf takes about so much height.
const WRITTEN: f32 = 330.0;
/// So far beyond the edges of the list rows are drawn, so that the keyboard finds the next one.
const BEYOND: f32 = 200.0;
/// So many books are derived in one frame at most.
const AT_ONCE: usize = 8;
/// So many of the last entries are told on a book.
const LAST: usize = 4;

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
    /// What was entered last, in this language.
    told: Vec<String>,
    told_in: Language,
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
                let row = |book| Row { book, looked: None, told: Vec::new(), told_in: Language::English };
                let mut books: Vec<Row> = books.into_iter().map(row).collect();
                // What does not even begin as a book lies behind those that do.
                books.sort_by_key(|row| row.book.id.is_none());
                let namesakes = Namesakes::among(&books);
                let deleted = deleted.into_iter().map(|book| DeletedRow { book, name: None }).collect();
                (Self { books, namesakes, deleted, ..Self::default() }, None)
            }
            Err(error) => (Self::default(), Some(error)),
        }
    }

    /// The books, derived as they come into view.
    fn books_ui(&mut self, ui: &mut Ui, shelf: &Shelf, words: &Words<'_>, high: f32) -> Option<Wish> {
        let (mut wish, mut budget) = (None, AT_ONCE);
        let (columns, wide) = tiles_in(ui.available_width(), NARROWEST, MOST.min(self.books.len()));
        let low = if wide < TWO_PAGES { UPRIGHT } else { LOW };
        // One alone has the room of two.
        let (part, most) = if self.books.len() == 1 { (0.76, ALONE_HIGH) } else { (0.5, HIGH) };
        let size = vec2(wide, (high * part).clamp(low, low.max(most)));
        tile_grid(ui, self.books.len(), columns, size, |ui, at| {
            let language = words.texts.language();
            let is_known = self.books[at].looked.is_some() && self.books[at].told_in == language;
            if !is_known && budget == 0 {
                ui.ctx().request_repaint();
                ui.allocate_space(size);
                return;
            }
            if !is_known {
                budget -= 1;
                let row = &mut self.books[at];
                (row.told, row.told_in) = (Vec::new(), language);
                let told = &mut row.told;
                row.looked = Some(shelf.look_closer(&row.book.file, |campaign| *told = last_told(campaign, words)));
                self.namesakes = Namesakes::among(&self.books);
            }
            let volume = Volume { words, row: &self.books[at], kept: &self.kept, namesakes: &self.namesakes };
            let wanted = ui.push_id(&self.books[at].book.file, |ui| volume.ui(ui, size)).inner;
            wish = wanted.or(wish.take());
        });
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
        let high = ui.available_height();
        let area = ScrollArea::vertical().auto_shrink([false, false]);
        area.show(ui, |ui| {
            let widest = if self.books.len() < 2 { ALONE } else { WIDTH };
            middle(ui, widest, |ui| {
                ui.add_space(Theme::of(ui.ctx()).space(2.0));
                if self.books.is_empty() {
                    wish = empty_ui(ui, words, high);
                } else {
                    ui.horizontal_wrapped(|ui| wish = ways_ui(ui, texts));
                    ui.label(RichText::new(tr!(texts, "ledger-drop").as_ref()).weak());
                    ui.add_space(Theme::of(ui.ctx()).space(1.0));
                }
                wish = ui.scope(|ui| self.books_ui(ui, shelf, words, high)).inner.or(wish.take());
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

/// The ways to a book.
fn ways_ui(ui: &mut Ui, texts: &Texts) -> Option<Wish> {
    let ways = [
        (Icon::Plus, "ledger-found", Emphasis::Primary, Wish::Found),
        (Icon::Folder, "ledger-import", Emphasis::Plain, Wish::Import),
        (Icon::Book, "ledger-sample", Emphasis::Plain, Wish::Sample),
    ];
    let mut wish = None;
    for (icon, message, emphasis, way) in ways {
        if ui.add(Action::new(icon, &texts.get(message)).emphasis(emphasis)).clicked() {
            wish = Some(way);
        }
    }
    wish
}

/// Where no book lies yet: an empty one, what would stand in it, and who could be in it.
fn empty_ui(ui: &mut Ui, words: &Words<'_>, high: f32) -> Option<Wish> {
    let (theme, texts) = (Theme::of(ui.ctx()), words.texts);
    let wide = ui.available_width();
    let is_spread = wide >= 640.0;
    let size = vec2(wide, if is_spread { (high * 0.88).clamp(330.0, 860.0) } else { 690.0 });
    let (place, _) = ui.allocate_exact_size(size, Sense::hover());
    bound_book(ui.painter(), theme, &Bound { place, is_spread, cover: theme.figure.wood });
    let paper = place.shrink2(vec2(COVER + 4.0, COVER)).with_max_y(place.bottom() - COVER - 4.0);
    let (left, right) =
        if is_spread { paper.split_left_right_at_fraction(0.5) } else { paper.split_top_bottom_at_fraction(0.68) };
    let inside = UiBuilder::new().max_rect(left.shrink(24.0)).layout(Layout::top_down(egui::Align::Min));
    let wish = ui
        .scope_builder(inside.id_salt("empty"), |ui| {
            on_paper(ui);
            // What is written here is about so high.
            ui.add_space(((ui.available_height() - WRITTEN) * 0.4).max(0.0));
            let title = tr!(texts, "ledger-empty-title");
            let ink = theme.surface.ink.egui();
            ui.add(Label::new(RichText::new(title.as_ref()).font(display(theme.sizes.title * 1.3)).color(ink)).wrap());
            ui.add(Label::new(tr!(texts, "ledger-empty").as_ref()).wrap());
            ui.add_space(theme.space(2.0));
            let wish = ways_ui(ui, texts);
            ui.add_space(theme.space(1.0));
            ui.add(Label::new(RichText::new(tr!(texts, "ledger-drop").as_ref()).weak().small()).wrap());
            wish
        })
        .inner;
    let how = Squares { gap: theme.space(2.5), largest: f32::INFINITY, align: Align2::CENTER_CENTER };
    for (hero, place) in squares_in(right.shrink(24.0), words.library.heroes.len(), how).enumerate() {
        portrait_at(ui, place, hero, true);
    }
    wish
}

/// What was entered last, the newest first; of the end of a quest how it ended.
fn last_told(campaign: &Campaign, words: &Words<'_>) -> Vec<String> {
    let counted: Vec<&What> = campaign.counted().map(|(_, what)| what).collect();
    let told = |what: &&What| match what {
        What::QuestEnded(ending) => words.ending(ending).into_iter().next(),
        What::TradingDone => None,
        what => Some(words.entry(what)),
    };
    counted.iter().rev().filter_map(told).take(LAST).collect()
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

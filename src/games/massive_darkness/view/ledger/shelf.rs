//! All books, those that were deleted lately, and the way to a new one.

use super::Wish;
use super::kept::{KeptList, Namesakes};
use crate::games::massive_darkness::campaign::Shelf;
use crate::games::massive_darkness::campaign::book::BookError;
use crate::games::massive_darkness::campaign::lines::ReadError;
use crate::games::massive_darkness::campaign::shelf::{Deleted, Listed};
use crate::games::massive_darkness::campaign::words::Words;
use crate::games::massive_darkness::wrong::Wrong as _;
use crate::house::date::day_text;
use crate::house::storage::{StorageError, Trouble};
use crate::house::text::{shown, shown_path};
use crate::kit::art::Icon;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, Emphasis, Sheet, heading, icon_button, sheet};
use crate::tr;
use egui::{RichText, ScrollArea, Ui};
use std::path::Path;

/// Reading columns are no wider than this.
const WIDTH: f32 = 760.0;
/// Room for the buttons behind the words about a book.
const FOR_BUTTONS: f32 = 96.0;

/// The page, as the folder was when it was opened.
#[derive(Default)]
pub(super) struct ShelfPage {
    books: Vec<Listed>,
    namesakes: Namesakes,
    deleted: Vec<Deleted>,
    show_deleted: bool,
    /// Earlier versions of one of the books.
    pub(super) kept: KeptList,
}

impl ShelfPage {
    /// Looks into the folder.
    pub(super) fn read(shelf: &Shelf) -> (Self, Option<BookError>) {
        match shelf.list().and_then(|books| Ok((books, shelf.deleted()?))) {
            Ok((books, deleted)) => {
                (Self { namesakes: Namesakes::among(&books), books, deleted, ..Self::default() }, None)
            }
            Err(error) => (Self::default(), Some(error)),
        }
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, words: &Words<'_>) -> Option<Wish> {
        let (texts, mut wish) = (words.texts, None);
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
            ui.set_max_width(WIDTH);
            ui.add_space(Theme::of(ui.ctx()).space(2.0));
            if self.books.is_empty() {
                sheet(ui, Sheet::Paper, |ui| {
                    ui.set_width(ui.available_width());
                    ui.label(tr!(texts, "ledger-empty").as_ref());
                });
            }
            for book in &self.books {
                sheet(ui, Sheet::Raised, |ui| {
                    ui.set_width(ui.available_width());
                    wish = wish.take().or(self.book_ui(ui, words, book));
                    wish = wish.take().or(self.kept.list_ui(ui, words, &book.file));
                });
            }
            ui.add_space(Theme::of(ui.ctx()).space(2.0));
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
            ui.label(RichText::new(tr!(texts, "ledger-drop").as_ref()).weak());
            if !self.deleted.is_empty() {
                ui.add_space(Theme::of(ui.ctx()).space(4.0));
                ui.checkbox(&mut self.show_deleted, tr!(texts, "ledger-show-deleted").as_ref());
            }
            if self.show_deleted {
                heading(ui, &tr!(texts, "ledger-deleted"));
                for book in &self.deleted {
                    ui.horizontal(|ui| {
                        let name = match &book.campaign {
                            Ok(campaign) => campaign.standing().map(|standing| standing.name.clone()),
                            Err(_) => None,
                        };
                        let name = name.unwrap_or_else(|| {
                            let name = name_of(&book.file);
                            name.split_once('-').map_or(name.clone(), |(_, name)| name.to_owned())
                        });
                        let name = shown(&name);
                        let restore = tr!(texts, "ledger-restore", name = &name);
                        if icon_button(ui, Icon::Undo, &restore).clicked() {
                            wish = Some(Wish::Restore(book.file.clone()));
                        }
                        ui.label(&name);
                        let since = tr!(texts, "ledger-deleted-on", date = day_text(book.at));
                        ui.label(RichText::new(since.as_ref()).weak());
                    });
                }
            }
        });
        wish
    }
}

impl ShelfPage {
    /// A book: what it is called, where it stands, and what can be done with it.
    fn book_ui(&self, ui: &mut Ui, words: &Words<'_>, book: &Listed) -> Option<Wish> {
        let (texts, mut wish) = (words.texts, None);
        let standing = match &book.campaign {
            Ok(campaign) => campaign.standing().ok_or_else(|| {
                let (file, why) = (shown_path(&book.file), words.impossible(campaign).unwrap_or_default());
                tr!(texts, "book-impossible", file = file, why = why)
            }),
            Err(_) if book.is_bundle => Err(tr!(texts, "ledger-bundle", file = name_of(&book.file))),
            Err(error) => Err(error.say(texts)),
        };
        let standing = match standing {
            Ok(standing) => standing,
            Err(why) => return self.unreadable_ui(ui, words, book, &why),
        };
        ui.horizontal(|ui| {
            let open = tr!(texts, "ledger-open", name = shown(&standing.name));
            if ui.add(Action::new(Icon::Book, &open)).clicked() {
                wish = Some(Wish::Open(book.file.clone()));
            }
            ui.vertical(|ui| {
                ui.set_max_width(ui.available_width() - FOR_BUTTONS);
                let heroes: Vec<String> =
                    standing.party.iter().map(|record| words.hero(&record.hero).to_string()).collect();
                ui.label(heroes.join(", "));
                let next = tr!(texts, "ledger-next", next = words.now(standing.now()), date = day_text(book.written));
                ui.label(RichText::new(next.as_ref()).weak());
                self.namesakes.ui(ui, texts, book);
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
    fn unreadable_ui(&self, ui: &mut Ui, words: &Words<'_>, book: &Listed, why: &str) -> Option<Wish> {
        let mut wish = None;
        let text = RichText::new(why);
        ui.label(if book.is_bundle { text } else { text.color(Theme::of(ui.ctx()).signal.danger.egui()) });
        let name = name_of(&book.file);
        let take_in = tr!(words.texts, "ledger-take-in", file = &name);
        if book.is_bundle && ui.add(Action::new(Icon::Folder, &take_in)).clicked() {
            wish = Some(Wish::TakeIn(book.file.clone()));
        }
        let rescue = tr!(words.texts, "ledger-rescue", file = &name);
        if is_damaged(book) && ui.add(Action::new(Icon::Undo, &rescue)).clicked() {
            wish = Some(Wish::Rescue(book.file.clone()));
        }
        if !book.is_bundle {
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
fn is_damaged(book: &Listed) -> bool {
    matches!(
        book.campaign,
        Err(BookError::Read { error: ReadError::Malformed { line: 2.., .. }, .. }
            | BookError::File(StorageError { trouble: Trouble::NotText { .. }, .. }))
    )
}

pub(super) fn name_of(file: &Path) -> String {
    file.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

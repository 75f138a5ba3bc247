//! A book whose last entry is not on the disk: told in the column in which it was made. Until it is written nothing else
//! can be entered; what has been filled in stays as it is.

use super::book::OpenBook;
use super::{LedgerScreen, Page};
use crate::games::massive_darkness::campaign::shelf::ENDING;
use crate::house::storage::{SavedElsewhere, StorageError};
use crate::house::text::Texts;
use crate::house::wrong::Wrong as _;
use crate::kit::unwritten::{Waiting, WayOut, book_goes_on};
use egui::Ui;
use std::sync::Arc;

/// Where in the book the user was when he entered something.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Hand {
    /// On the left: what comes next, and what was asked for in the bar.
    #[default]
    Way,
    /// In the middle: the town, a correction, what happened in between.
    Middle,
    /// On the right: notes, and going back to an entry.
    Entries,
}

impl OpenBook {
    /// Says at the top of the column of the hand what could not be written, and does what the user wants about it. Below
    /// it, and in the other columns, nothing can be pressed meanwhile.
    pub(super) fn unwritten_ui(&mut self, ui: &mut Ui, texts: &Texts, column: Hand) {
        let Some(trouble) = self.book.waiting() else {
            self.unwritten.done(ui.ctx());
            return;
        };
        if column == self.hand {
            let waiting = Waiting { trouble, hint: "unwritten-entry", file: self.book.path(), ending: ENDING };
            // Why it failed again is what the panel says next.
            let done = match self.unwritten.ui(ui, texts, &waiting) {
                None => None,
                Some(WayOut::Again) => self.book.try_again().ok(),
                Some(WayOut::At(file)) => self.book.go_on_at(&file).ok().inspect(|()| {
                    self.moved = Some(book_goes_on(texts, &file));
                    let home = self.book.home().to_owned();
                    self.unwritten.windows.goes_on_elsewhere(SavedElsewhere { home, file });
                }),
            };
            self.written |= done.is_some();
        }
        if self.book.waiting().is_some() {
            ui.disable();
        }
    }
}

impl LedgerScreen {
    /// Why the last entry is not on the disk, after another attempt to write it; nothing where it is.
    pub(crate) fn unsaved(&mut self, texts: &Texts) -> Option<Arc<str>> {
        let Page::Book(open) = &mut self.page else { return None };
        open.book.waiting()?;
        // What is in the way is kept in the book.
        let _ = open.book.try_again();
        open.book.waiting().map(|trouble: &StorageError| trouble.say(texts))
    }

    /// A book that went on elsewhere is brought back before it is closed; if that cannot be, it is told where it lies.
    pub(super) fn bring_book_back(&mut self, texts: &Texts) {
        if let Page::Book(open) = &mut self.page
            && let Some(file) = open.book.bring_back()
        {
            self.told = Some(book_goes_on(texts, &file));
        }
    }

    /// Does an entry of the open book wait to be written?
    pub(crate) fn is_waiting(&self) -> bool {
        matches!(&self.page, Page::Book(open) if open.book.waiting().is_some())
    }
}

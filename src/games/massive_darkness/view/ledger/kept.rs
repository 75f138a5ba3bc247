//! What is wanted with the earlier versions of a book ([`Versions`] lists them), and which books bear the same name.

use super::shelf::{Row, name_of};
use super::{LedgerScreen, Page};
use crate::games::massive_darkness::campaign::book::BookError;
use crate::games::massive_darkness::rules::library::Library;
use crate::house::text::Texts;
use crate::kit::books::Versions;
use crate::tr;
use egui::{RichText, Ui};
use std::collections::BTreeSet;
use std::path::PathBuf;

/// What the user wants with the versions of a book.
pub(super) enum KeptWish {
    /// See those of this book, or see them no longer.
    Show(PathBuf),
    /// Have this one on the shelf.
    TakeBack(PathBuf),
}

/// The versions that are shown.
pub(super) type KeptList = Versions<Library>;

/// Which names several books bear, so that these have to be told apart; found when a book becomes known, not in every frame.
#[derive(Default)]
pub(super) struct Namesakes(BTreeSet<String>);

impl Namesakes {
    /// Among these books.
    pub(super) fn among(rows: &[Row]) -> Self {
        let mut known = BTreeSet::new();
        Self(rows.iter().filter_map(Row::name).filter(|name| !known.insert(*name)).map(str::to_owned).collect())
    }

    /// The file of a book and how long it is, where another one bears the same name.
    pub(super) fn ui(&self, ui: &mut Ui, texts: &Texts, row: &Row) {
        let Some(summary) = row.summary() else { return };
        if row.name().is_some_and(|name| self.0.contains(name)) {
            let count = summary.entries as i64;
            let line = tr!(texts, "ledger-kept-file", file = name_of(&row.book.file), count = count);
            ui.label(RichText::new(line.as_ref()).weak());
        }
    }
}

impl LedgerScreen {
    /// Shows the versions of a book, or takes one of them back.
    pub(super) fn go_kept(&mut self, texts: &Texts, wish: KeptWish) -> Result<(), BookError> {
        match wish {
            KeptWish::Show(book) => {
                if let Page::Shelf(page) = &mut self.page {
                    page.kept.toggle(&self.shelf, &book);
                }
            }
            KeptWish::TakeBack(version) => {
                let file = self.shelf.take_backup(&version)?;
                self.show_shelf(texts);
                self.told = Some(tr!(texts, "books-kept-taken", file = name_of(&file)));
            }
        }
        Ok(())
    }
}

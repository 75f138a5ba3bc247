//! Earlier versions of a book, kept while it was open. One that is taken back comes onto the shelf as a book of its own:
//! the present one stays as it is.

use super::shelf::{Row, name_of};
use super::{LedgerScreen, Page, Wish};
use crate::games::massive_darkness::campaign::book::BookError;
use crate::games::massive_darkness::campaign::shelf::Version;
use crate::games::massive_darkness::campaign::words::Words;
use crate::house::date::now;
use crate::house::text::Texts;
use crate::house::wrong::Wrong as _;
use crate::kit::ago::ago;
use crate::kit::art::Icon;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, Toggle, icon_toggle};
use crate::tr;
use egui::{RichText, Ui};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// What the user wants with the versions of a book.
pub(super) enum KeptWish {
    /// See those of this book, or see them no longer.
    Show(PathBuf),
    /// Have this one on the shelf.
    TakeBack(PathBuf),
}

/// The versions that are shown.
#[derive(Default)]
pub(super) struct KeptList {
    /// Of which book.
    of: Option<PathBuf>,
    versions: Vec<Version>,
}

impl KeptList {
    pub(super) fn is_of(&self, book: &Path) -> bool {
        self.of.as_deref() == Some(book)
    }

    /// The button that shows the versions of a book.
    pub(super) fn button_ui(&self, ui: &mut Ui, texts: &Texts, book: &Path, name: &str) -> Option<Wish> {
        let state = if self.is_of(book) { Toggle::On } else { Toggle::Off };
        let earlier = tr!(texts, "ledger-kept", name = name);
        let pressed = icon_toggle(ui, Icon::Wait, &earlier, state).clicked();
        pressed.then(|| Wish::Kept(KeptWish::Show(book.to_path_buf())))
    }

    /// The versions of a book, if they shall be seen.
    pub(super) fn list_ui(&self, ui: &mut Ui, words: &Words<'_>, book: &Path) -> Option<Wish> {
        if !self.is_of(book) {
            return None;
        }
        let (texts, mut wish) = (words.texts, None);
        ui.add_space(Theme::of(ui.ctx()).space(2.0));
        let about = if self.versions.is_empty() { "ledger-kept-none" } else { "ledger-kept-about" };
        ui.label(RichText::new(texts.get(about).as_ref()).weak());
        for (number, version) in (1_i64..).zip(&self.versions) {
            let since = ago(texts, now().saturating_sub(version.at) / 60);
            match &version.entries {
                Ok(count) => {
                    let count = *count as i64;
                    let line =
                        tr!(texts, "ledger-kept-version", number = number, since = since.as_ref(), count = count);
                    if ui.add(Action::new(Icon::Undo, &line)).clicked() {
                        wish = Some(Wish::Kept(KeptWish::TakeBack(version.file.clone())));
                    }
                }
                Err(error) => {
                    let why = error.say(texts);
                    let line =
                        tr!(texts, "ledger-kept-damaged", number = number, since = since.as_ref(), why = why.as_ref());
                    ui.label(RichText::new(line.as_ref()).color(ui.visuals().error_fg_color));
                }
            }
        }
        wish
    }
}

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
                    page.kept = match page.kept.is_of(&book) {
                        true => KeptList::default(),
                        false => KeptList { versions: self.shelf.versions(&book), of: Some(book) },
                    };
                }
            }
            KeptWish::TakeBack(version) => {
                let file = self.shelf.take_backup(&version)?;
                self.show_shelf(texts);
                self.told = Some(tr!(texts, "ledger-kept-taken", file = name_of(&file)));
            }
        }
        Ok(())
    }
}

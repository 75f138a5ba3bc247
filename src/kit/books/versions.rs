//! Earlier versions of a book, kept while it was open. One that is taken back becomes a book of its own: the present one stays as it
//! is.

use crate::house::book::{Accounts, ErrorOf, Shelf, Version};
use crate::house::date::now;
use crate::house::text::{Texts, shown};
use crate::house::wrong::Wrong;
use crate::kit::ago::ago;
use crate::kit::art::Icon;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, Toggle, icon_toggle};
use crate::tr;
use egui::{RichText, Ui};
use std::path::{Path, PathBuf};

/// The versions that are shown, of one book or of none.
pub(crate) struct Versions<A: Accounts> {
    of: Option<PathBuf>,
    versions: Vec<Version<A::Refused, A::Along>>,
}

impl<A: Accounts> Default for Versions<A> {
    fn default() -> Self {
        Self { of: None, versions: Vec::new() }
    }
}

impl<A: Accounts> Versions<A>
where
    ErrorOf<A>: Wrong,
{
    /// Are those of this book shown?
    pub(crate) fn is_of(&self, book: &Path) -> bool {
        self.of.as_deref() == Some(book)
    }

    /// Shows those of this book, or shows them no longer.
    pub(crate) fn toggle(&mut self, shelf: &Shelf<A>, book: &Path) {
        *self = match self.is_of(book) {
            true => Self::default(),
            false => Self { versions: shelf.versions(book), of: Some(book.to_path_buf()) },
        };
    }

    /// The button that shows the versions of a book; true when it is pressed.
    pub(crate) fn button_ui(&self, ui: &mut Ui, texts: &Texts, book: &Path, name: &str) -> bool {
        let state = if self.is_of(book) { Toggle::On } else { Toggle::Off };
        icon_toggle(ui, Icon::Earlier, &tr!(texts, "books-kept", name = shown(name)), state).clicked()
    }

    /// The versions of a book, if they are shown; the one that is taken back.
    pub(crate) fn list_ui(&self, ui: &mut Ui, texts: &Texts, book: &Path) -> Option<PathBuf> {
        if !self.is_of(book) {
            return None;
        }
        let mut taken = None;
        ui.add_space(Theme::of(ui.ctx()).space(2.0));
        let about = if self.versions.is_empty() { "books-kept-none" } else { "books-kept-about" };
        ui.label(RichText::new(texts.get(about).as_ref()).weak());
        for (number, version) in (1_i64..).zip(&self.versions) {
            let since = ago(texts, now().saturating_sub(version.at) / 60);
            match &version.entries {
                Ok(count) => {
                    let count = *count as i64;
                    let line = tr!(texts, "books-kept-version", number = number, since = since.as_ref(), count = count);
                    if ui.add(Action::new(Icon::Undo, &line)).clicked() {
                        taken = Some(version.file.clone());
                    }
                }
                Err(error) => {
                    let why = error.say(texts);
                    let line =
                        tr!(texts, "books-kept-damaged", number = number, since = since.as_ref(), why = why.as_ref());
                    ui.label(RichText::new(line.as_ref()).color(ui.visuals().error_fg_color));
                }
            }
        }
        taken
    }
}

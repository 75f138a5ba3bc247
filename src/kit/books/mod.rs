//! The shelf of a game that has no picture of its own for it: all books of its campaigns as rows, those that cannot be read with the
//! reason, what was thrown away lately, and the earlier versions of one. What can be done with a book is done here: it is
//! deleted, taken back, rescued.
//!
//! [`keeper`] has all that and the book that lies open, `entries` the column of what stands in it, `pages` what is read; what all that
//! says, and its other pages, are the game's.

pub(crate) mod entries;
pub(crate) mod keeper;
pub(crate) mod pages;
mod versions;

pub(crate) use versions::Versions;

use crate::house::book::rescue::rescue;
use crate::house::book::{Accounts, Deleted, ErrorOf, Listed, Shelf};
use crate::house::date::now;
use crate::house::plug::Telling;
use crate::house::text::{Language, Texts, shown};
use crate::house::wrong::{Wrong as _, rescued_lines};
use crate::kit::art::Icon;
use crate::kit::art::icons::{self, Weight};
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, Emphasis, Sheet, icon_button, sheet, tiles_in};
use crate::tr;
use egui::{Label, RichText, Sense, Ui, Vec2};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// So many books are looked into in one frame at most.
const AT_ONCE: usize = 8;
/// So many lines of what was lost are told at once.
const MOST_LINES: usize = 6;
/// So many lines are told of where a sound book stands.
const MOST_TOLD: usize = 4;
/// A book is never narrower, in points; and no more of them stand beside each other.
const NARROWEST: f32 = 420.0;
const MOST_COLUMNS: usize = 3;

/// What the user wants of the shelf.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Picked {
    /// This book shall be opened.
    Open(PathBuf),
    /// This exported one, which lies among the books, shall become a book.
    TakeIn(PathBuf),
    /// Something was done with a book: what is to be told of it.
    Done(Arc<str>),
    /// It could not be done.
    Failed(Arc<str>),
}

/// The books in the folder, as it was looked at last.
pub(crate) struct Books<A: Telling> {
    rows: Vec<Row<A>>,
    deleted: Vec<Deleted>,
    show_deleted: bool,
    versions: Versions<A>,
}

/// A book of the list. What is wrong with it is found out when it comes into view.
struct Row<A: Telling> {
    listed: Listed,
    looked: Option<(Language, Look<A>)>,
}

/// Draws who stands on the cover of a sound book, in the width there is.
pub(crate) type Cover<'c, A> = &'c dyn Fn(&mut Ui, &<A as Accounts>::Standing);

/// What became of looking into a file.
enum Look<A: Telling> {
    /// Where it stands, and that in words.
    Sound(Box<A::Standing>, Vec<String>),
    /// An exported campaign that somebody has laid here.
    Packed,
    /// It cannot be read, for this reason; some of it may be rescued.
    Unreadable { why: Arc<str>, can_rescue: bool },
}

impl<A: Telling> Look<A> {
    fn at(shelf: &Shelf<A>, file: &Path, texts: &Texts) -> Self {
        let looked = shelf.look_at(file);
        let unreadable = |why: Arc<str>, can_rescue| Self::Unreadable { why, can_rescue };
        match looked.summary {
            Ok(summary) => match summary.standing {
                Ok(standing) => {
                    let told = shelf.accounts().standing(&standing, texts);
                    Self::Sound(Box::new(standing), told)
                }
                Err(refused) => {
                    let why = refused.map_or_else(|| tr!(texts, "book-no-beginning"), |refused| refused.say(texts));
                    let file = name_of(file);
                    unreadable(tr!(texts, "book-impossible", file = file, why = why.as_ref()), false)
                }
            },
            Err(_) if looked.is_packed => Self::Packed,
            Err(error) => unreadable(error.say(texts), error.is_damage()),
        }
    }
}

impl<A: Telling> Books<A> {
    /// Looks into the folder; also why it cannot be looked into. What was thrown away long ago goes for good.
    pub(crate) fn read(shelf: &Shelf<A>, texts: &Texts) -> (Self, Option<Arc<str>>) {
        let cleared = shelf.clear_deleted(now());
        let found = cleared.and_then(|_| Ok((shelf.list()?, shelf.deleted()?)));
        let (listed, deleted, trouble) = match found {
            Ok((listed, deleted)) => (listed, deleted, None),
            Err(error) => (Vec::new(), Vec::new(), Some(error.say(texts))),
        };
        let mut rows: Vec<Row<A>> = listed.into_iter().map(|listed| Row { listed, looked: None }).collect();
        // What does not even begin as a book lies behind those that do.
        rows.sort_by_key(|row| row.listed.id.is_none());
        (Self { rows, deleted, show_deleted: false, versions: Versions::default() }, trouble)
    }

    /// Does nothing lie there, deleted books aside?
    pub(crate) fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// Can one that was deleted be taken back?
    pub(crate) fn has_deleted(&self) -> bool {
        !self.deleted.is_empty()
    }

    /// How many lie there, deleted books aside?
    pub(crate) fn count(&self) -> usize {
        self.rows.len()
    }

    /// The book that was written in last.
    pub(crate) fn newest(&self) -> Option<&Path> {
        self.rows.first().filter(|row| row.listed.id.is_some()).map(|row| row.listed.file.as_path())
    }

    /// Draws all of them, as many beside each other as fit; what is wanted.
    pub(crate) fn ui(&mut self, ui: &mut Ui, shelf: &Shelf<A>, texts: &Texts, cover: Cover<'_, A>) -> Option<Picked> {
        let (mut wanted, mut budget) = (None, AT_ONCE);
        for row in &mut self.rows {
            let is_known = row.looked.as_ref().is_some_and(|(language, _)| *language == texts.language());
            if !is_known && budget > 0 {
                budget -= 1;
                row.looked = Some((texts.language(), Look::at(shelf, &row.listed.file, texts)));
            } else if !is_known {
                ui.ctx().request_repaint();
            }
        }
        let (columns, _) = tiles_in(ui.available_width(), NARROWEST, self.rows.len().min(MOST_COLUMNS));
        ui.columns(columns, |uis| {
            for (at, row) in self.rows.iter().enumerate() {
                let with = With { texts, versions: &self.versions, cover };
                let said = uis[at % columns].push_id(&row.listed.file, |ui| row_ui(ui, row, with)).inner;
                wanted = said.or(wanted.take());
            }
        });
        if !self.deleted.is_empty() {
            ui.add_space(Theme::of(ui.ctx()).space(2.0));
            ui.checkbox(&mut self.show_deleted, tr!(texts, "books-show-deleted").as_ref());
        }
        if self.show_deleted {
            wanted = wanted.or(self.deleted_ui(ui, texts));
        }
        self.fulfil(wanted?, shelf, texts)
    }

    fn deleted_ui(&self, ui: &mut Ui, texts: &Texts) -> Option<Wish> {
        let mut wish = None;
        for book in &self.deleted {
            let name = name_of(&book.file);
            let name = name.split_once('-').map_or(name.as_str(), |(_, name)| name);
            ui.horizontal(|ui| {
                if icon_button(ui, Icon::Undo, &tr!(texts, "books-restore", name = name)).clicked() {
                    wish = Some(Wish::Restore(book.file.clone()));
                }
                ui.label(name);
                let since = tr!(texts, "books-deleted-on", date = texts.day(book.at));
                ui.label(RichText::new(since.as_ref()).weak());
            });
        }
        wish
    }

    /// Does what was pressed, as far as it is done here.
    fn fulfil(&mut self, wish: Wish, shelf: &Shelf<A>, texts: &Texts) -> Option<Picked> {
        let done = match wish {
            Wish::Open(file) => return Some(Picked::Open(file)),
            Wish::TakeIn(file) => return Some(Picked::TakeIn(file)),
            Wish::ShowVersions(file) => {
                self.versions.toggle(shelf, &file);
                return None;
            }
            wish => self.done(wish, shelf, texts),
        };
        let told = match done {
            Ok(told) => Picked::Done(told),
            Err(error) => Picked::Failed(error.say(texts)),
        };
        let was_deleted_shown = self.show_deleted;
        let (read, trouble) = Self::read(shelf, texts);
        *self = Self { show_deleted: was_deleted_shown && !read.deleted.is_empty(), ..read };
        Some(trouble.map_or(told, Picked::Failed))
    }

    fn done(&mut self, wish: Wish, shelf: &Shelf<A>, texts: &Texts) -> Result<Arc<str>, ErrorOf<A>> {
        let named = |message: &str, file: &Path| texts.with(message, &[("file", name_of(file).into())]);
        match wish {
            Wish::Delete(file) => {
                shelf.delete(&file, now())?;
                // Whoever has just deleted one sees how to take it back.
                self.show_deleted = true;
                Ok(named("books-deleted", &file))
            }
            Wish::Restore(file) => Ok(named("books-restored", &shelf.restore(&file)?)),
            Wish::Version(version) => Ok(named("books-kept-taken", &shelf.take_backup(&version)?)),
            Wish::Rescue(file) => {
                let rescued = rescue(&file, shelf.accounts())?;
                let mut lines = rescued_lines(texts, &file, &rescued, |refused| refused.say(texts).to_string());
                if lines.len() > MOST_LINES {
                    lines.truncate(MOST_LINES);
                    lines.push("…".to_owned());
                }
                Ok(lines.join("\n").into())
            }
            Wish::Open(_) | Wish::TakeIn(_) | Wish::ShowVersions(_) => Ok(Arc::default()),
        }
    }
}

/// What was pressed.
enum Wish {
    Open(PathBuf),
    TakeIn(PathBuf),
    Rescue(PathBuf),
    Delete(PathBuf),
    Restore(PathBuf),
    ShowVersions(PathBuf),
    Version(PathBuf),
}

/// What a book of the list is drawn with.
struct With<'w, A: Telling> {
    texts: &'w Texts,
    versions: &'w Versions<A>,
    cover: Cover<'w, A>,
}

fn row_ui<A: Telling>(ui: &mut Ui, row: &Row<A>, with: With<'_, A>) -> Option<Wish> {
    let With { texts, versions, cover } = with;
    let (file, theme) = (&row.listed.file, Theme::of(ui.ctx()));
    let name = row.listed.name.as_deref().map_or_else(|| name_of(file), shown);
    let mut wish = None;
    let look = row.looked.as_ref().map(|(_, look)| look);
    let is_closed = matches!(look, Some(Look::Packed | Look::Unreadable { .. }));
    sheet(ui, Sheet::Raised, |ui| {
        ui.set_width(ui.available_width());
        if let Some(Look::Sound(standing, _)) = look {
            cover(ui, standing);
        }
        ui.horizontal_wrapped(|ui| {
            if is_closed {
                let is_packed = matches!(look, Some(Look::Packed));
                let (icon, colour) = match is_packed {
                    true => (Icon::Folder, theme.signal.accent),
                    false => (Icon::Warning, theme.signal.danger),
                };
                let (spot, _) = ui.allocate_exact_size(Vec2::splat(theme.sizes.icon_large), Sense::hover());
                icons::show(ui.painter(), icon, spot, colour, Weight::Bold);
                ui.add(Label::new(RichText::new(name_of(file)).heading()).truncate());
            } else {
                let day = texts.day(row.listed.written);
                let open = tr!(texts, "books-open", name = name.as_str(), day = day.as_str());
                if ui.add(Action::new(Icon::Book, &open)).clicked() {
                    wish = Some(Wish::Open(file.clone()));
                }
            }
            if !matches!(look, Some(Look::Packed)) && versions.button_ui(ui, texts, file, &name) {
                wish = Some(Wish::ShowVersions(file.clone()));
            }
            if icon_button(ui, Icon::Trash, &tr!(texts, "books-delete", name = name.as_str())).clicked() {
                wish = Some(Wish::Delete(file.clone()));
            }
        });
        match look {
            Some(Look::Packed) => {
                ui.add(Label::new(tr!(texts, "books-packed").as_ref()).wrap());
                let take_in = tr!(texts, "books-take-in", file = name_of(file));
                if ui.add(Action::new(Icon::Folder, &take_in).emphasis(Emphasis::Primary)).clicked() {
                    wish = Some(Wish::TakeIn(file.clone()));
                }
            }
            Some(Look::Unreadable { why, can_rescue }) => {
                let why = RichText::new(why.as_ref()).color(theme.signal.danger.egui());
                ui.add(Label::new(why).wrap());
                let rescue = tr!(texts, "books-rescue", file = name_of(file));
                if *can_rescue && ui.add(Action::new(Icon::Undo, &rescue)).clicked() {
                    wish = Some(Wish::Rescue(file.clone()));
                }
            }
            Some(Look::Sound(_, told)) => {
                for line in told.iter().take(MOST_TOLD) {
                    ui.add(Label::new(RichText::new(line).weak()).wrap());
                }
            }
            None => {}
        }
        let version = versions.list_ui(ui, texts, file);
        wish = version.map(Wish::Version).or(wish.take());
    });
    wish
}

/// Somebody may have given it any name.
fn name_of(file: &Path) -> String {
    shown(&file.file_name().unwrap_or_default().to_string_lossy())
}

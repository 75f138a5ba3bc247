//! The shelf: all campaign books of a user. Listing, founding, throwing away and taking back.
//!
//! A deleted book lies for 30 days in `campaigns/deleted/`, its name preceded by the moment at which it was thrown
//! away, and can be taken back. No book is ever written over: two that would have one name get numbers.

use super::campaign::Campaign;
use super::file::{self, BACKUPS, Book, BookError, ErrorOf};
use super::lines::{self, Header};
use super::outside::{BookOnShelf, BookOnShelfOf, DERIVED, Listed, Looked, Summary, changed, names_file};
use super::{Accounts, Packed as _, Says, deleted};
use crate::house::storage::{
    Action, DataDirs, SavedElsewhere, SavingLock, StorageError, fetch_home, free_beside, game_of, is_device,
    keep_versions, move_new, numbered, read_first_line, versions_of,
};
use crate::kernel::hash::hash_of;
use serde::Serialize;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The ending of books.
pub const ENDING: &str = "campaign";

/// How long deleted books are kept, in seconds: 30 days.
pub const KEPT: u64 = 30 * 24 * 60 * 60;

/// No header of a book is longer, in bytes.
const LONGEST_HEADER: u64 = 4096;

/// Longest part of a file name that comes from the name of a campaign.
const NAME_LENGTH: usize = 40;

/// A deleted book.
#[derive(Debug)]
pub struct Deleted {
    /// Where it lies among the deleted ones.
    pub file: PathBuf,
    /// When it was thrown away, in seconds since 1970.
    pub at: u64,
}

/// An earlier version of a book.
#[derive(Debug)]
pub struct Version<R, T> {
    /// The file with the copy.
    pub file: PathBuf,
    /// When the copy was made, in seconds since 1970.
    pub at: u64,
    /// How many entries it had then, or why it cannot be read.
    pub entries: Result<usize, BookError<R, T>>,
}

/// All campaign books of a user.
#[derive(Debug)]
pub struct Shelf<A: Accounts> {
    dirs: DataDirs,
    accounts: Arc<A>,
}

impl<A: Accounts> Clone for Shelf<A> {
    fn clone(&self) -> Self {
        Self { dirs: self.dirs.clone(), accounts: Arc::clone(&self.accounts) }
    }
}

impl<A: Accounts> Shelf<A> {
    /// The books in these folders.
    #[must_use]
    pub fn new(dirs: DataDirs, accounts: Arc<A>) -> Self {
        Self { dirs, accounts }
    }

    /// What the campaigns are played with.
    #[must_use]
    pub fn accounts(&self) -> &Arc<A> {
        &self.accounts
    }

    /// The user's folders.
    #[must_use]
    pub fn dirs(&self) -> &DataDirs {
        &self.dirs
    }

    /// All books, the one written in last first. Files that cannot be read are among them, also those of a game that is not
    /// installed; those of the other installed games lie on their own shelves. Nothing is derived for the list.
    ///
    /// # Errors
    /// The folder cannot be listed.
    pub fn list(&self) -> Result<Vec<Listed>, ErrorOf<A>> {
        let mut listed: Vec<Listed> = self.files()?.into_iter().map(Listed::at::<A>).collect();
        listed.sort_by(|one, other| (other.written, &one.file).cmp(&(one.written, &other.file)));
        Ok(listed)
    }

    /// The same list for whoever tells it: with what follows from the books that were written in last. Of all others only what is
    /// seen from outside is told, and why a file is no book; a long shelf would take seconds.
    ///
    /// # Errors
    /// The folder cannot be listed.
    pub fn list_told(&self) -> Result<impl Iterator<Item = BookOnShelfOf<A>> + use<'_, A>, ErrorOf<A>> {
        // One after the other: of a long book much is held while it is derived.
        Ok(self.list()?.into_iter().enumerate().map(|(place, listed)| {
            let is_looked_into = place < DERIVED || listed.id.is_none();
            let summary = is_looked_into.then(|| self.look_into(&listed.file));
            BookOnShelf { listed, summary }
        }))
    }

    /// The files that somebody can mean who names a book: what lies there, else the book of this file name, else all of this title,
    /// in their order. `name` is the title of a campaign where it is now.
    ///
    /// # Errors
    /// The folder cannot be listed.
    pub fn meant(&self, book: &str, name: impl Fn(&A::Standing) -> &str) -> Result<Vec<PathBuf>, ErrorOf<A>> {
        let (path, named) = (PathBuf::from(book), self.dirs.campaigns.join(format!("{book}.{ENDING}")));
        // A link that leads nowhere is told of where it is opened.
        if let Some(there) = [path, named].into_iter().find(|file| file.symlink_metadata().is_ok()) {
            return Ok(vec![there]);
        }
        let title = book.trim();
        let listed = self.list()?.into_iter();
        let called_so = listed.filter(|listed| listed.name.as_deref().map(str::trim) == Some(title));
        let mut files: Vec<PathBuf> = called_so.map(|listed| listed.file).collect();
        // Whose last name was taken back is only known from the whole book; books are read only where nothing else helps.
        if files.is_empty() {
            let is_called_so = |file: &PathBuf| {
                let standing = self.look_into(file).ok().and_then(|summary| summary.standing.ok());
                standing.is_some_and(|standing| name(&standing).trim() == title)
            };
            files = self.files()?.into_iter().filter(is_called_so).collect();
        }
        // Of `winter` and `winter-2` the first is the older one; with their endings it would come last.
        files.sort_by(|one, other| one.file_stem().cmp(&other.file_stem()));
        Ok(files)
    }

    /// Derives what stands in a book, for a list of books.
    ///
    /// # Errors
    /// Why it cannot be read.
    pub fn look_into(&self, file: &Path) -> Result<Summary<A::Standing, A::Refused>, ErrorOf<A>> {
        file::read(file, &self.accounts).map(|campaign| Summary::of(&campaign))
    }

    /// What a file on the shelf turns out to be.
    #[must_use]
    pub fn look_at(&self, file: &Path) -> Looked<A::Standing, A::Refused, A::Along> {
        self.look_closer(file, |_| {})
    }

    /// The same, for whoever wants to know more of a book that can be read.
    #[must_use]
    pub fn look_closer(
        &self,
        file: &Path,
        more: impl FnOnce(&Campaign<A>),
    ) -> Looked<A::Standing, A::Refused, A::Along> {
        match file::read(file, &self.accounts) {
            Ok(campaign) => {
                more(&campaign);
                Looked { is_packed: false, summary: Ok(Summary::of(&campaign)) }
            }
            Err(error) => Looked { is_packed: A::Packed::read(file).is_ok(), summary: Err(error) },
        }
    }

    /// The books that may know a saved game, by the name of its file: first the one whose id begins that name, then every other
    /// one in which it is written. Nothing is derived for it.
    ///
    /// # Errors
    /// The folder cannot be listed.
    pub fn books_of_game<'a>(&self, game: &'a str) -> Result<impl Iterator<Item = PathBuf> + use<'a, A>, ErrorOf<A>> {
        let begins = |file: &PathBuf| {
            let id = Self::id_of(file);
            id.is_some_and(|id| game.strip_prefix(id.as_str()).is_some_and(|rest| rest.starts_with('-')))
        };
        let (own, others): (Vec<PathBuf>, Vec<PathBuf>) = self.files()?.into_iter().partition(begins);
        Ok(own.into_iter().chain(others).filter(move |file| names_file(file, game)))
    }

    /// The files of all books, by name, but for those of the other installed games.
    ///
    /// # Errors
    /// The folder cannot be listed.
    pub fn files(&self) -> Result<Vec<PathBuf>, ErrorOf<A>> {
        self.looked_after_in(&self.dirs.campaigns)
    }

    fn looked_after_in(&self, folder: &Path) -> Result<Vec<PathBuf>, ErrorOf<A>> {
        let mut files = files_in(folder)?;
        let others: Vec<&str> = self.dirs.installed.iter().copied().filter(|id| *id != A::RULESET).collect();
        // Whose a file is says its first line, which is not even looked at where there is only this game.
        files.retain(|file| others.is_empty() || game_of(file).is_none_or(|game| !others.contains(&game.as_str())));
        Ok(files)
    }

    /// What tells a book apart from others; none where the file does not begin as a book.
    #[must_use]
    pub fn id_of(file: &Path) -> Option<String> {
        header_of::<A>(file).map(|header| header.id)
    }

    /// The ids that campaigns here have, deleted ones among them.
    ///
    /// # Errors
    /// A folder cannot be listed.
    pub fn known_ids(&self) -> Result<Vec<String>, ErrorOf<A>> {
        let files = [files_in(&self.dirs.campaigns)?, files_in(&self.deleted_folder())?].concat();
        Ok(files.iter().filter_map(|file| Self::id_of(file)).collect())
    }

    /// Begins a book.
    ///
    /// # Errors
    /// A rule that the founding breaks, or the file.
    pub fn found(&self, at: u64, founding: impl Into<A::What>) -> Result<Book<A>, ErrorOf<A>> {
        self.make_folder(&self.dirs.campaigns)?;
        let founding = founding.into();
        let file = self.free_file(founding.name().unwrap_or_default());
        let id = new_id(&founding, at);
        Book::found(&file, &self.accounts, id, at, founding)
    }

    /// Opens a book to write in it, and keeps a copy of it as it was. One that was saved elsewhere comes home first; where there is
    /// no room for it, it goes on where it lies. A copy that cannot be kept closes no book: it is due at once
    /// ([`Book::back_up_if_due`]), and told there.
    ///
    /// # Errors
    /// The file, or what stands in it.
    pub fn open(&self, file: &Path, at: u64) -> Result<Book<A>, ErrorOf<A>> {
        let mut book = Book::open(&fetch_home(&self.dirs, file), &self.accounts, at)?.at_home(file);
        if keep_versions(book.path(), &self.backups_of(file), BACKUPS).is_err() {
            book.is_due();
        }
        Ok(book)
    }

    /// Brings the books home that were saved elsewhere, so that lists find them; tells where those lie that have no room here yet.
    #[must_use]
    pub fn fetch_all_home(&self) -> Vec<PathBuf> {
        let ours = SavedElsewhere::all(&self.dirs).into_iter().filter(|saved| {
            saved.home.parent() == Some(&self.dirs.campaigns) && saved.home.extension().is_some_and(|it| it == ENDING)
        });
        ours.filter_map(|saved| Some(fetch_home(&self.dirs, &saved.home)).filter(|file| *file != saved.home)).collect()
    }

    /// The folder for the backups of a book.
    #[must_use]
    pub fn backups_of(&self, file: &Path) -> PathBuf {
        self.dirs.backups_of(file)
    }

    /// The backups of a book, newest first.
    #[must_use]
    pub fn backups(&self, file: &Path) -> Vec<PathBuf> {
        versions_of(file, &self.backups_of(file), BACKUPS)
    }

    /// What the backups of a book hold, newest first.
    #[must_use]
    pub fn versions(&self, file: &Path) -> Vec<Version<A::Refused, A::Along>> {
        let version = |file: PathBuf| Version { at: changed(&file), entries: file::count::<A>(&file), file };
        self.backups(file).into_iter().map(version).collect()
    }

    /// Throws a book away: for 30 days it can be taken back.
    ///
    /// # Errors
    /// The file cannot be moved.
    pub fn delete(&self, file: &Path, at: u64) -> Result<PathBuf, ErrorOf<A>> {
        self.make_folder(&self.deleted_folder())?;
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        let to = free_beside(&self.deleted_folder().join(format!("{at}-{name}")), numbered);
        move_new(file, &to)?;
        Ok(to)
    }

    /// The deleted books that are still there, the last one first.
    ///
    /// # Errors
    /// The folder cannot be listed.
    pub fn deleted(&self) -> Result<Vec<Deleted>, ErrorOf<A>> {
        let mut deleted: Vec<Deleted> = self
            .looked_after_in(&self.deleted_folder())?
            .into_iter()
            .filter_map(|file| Some(Deleted { at: deleted_at(&file)?, file }))
            .collect();
        deleted.sort_by(|one, other| (other.at, &one.file).cmp(&(one.at, &other.file)));
        Ok(deleted)
    }

    /// Takes a deleted book back; returns its file.
    ///
    /// # Errors
    /// The file cannot be moved.
    pub fn restore(&self, file: &Path) -> Result<PathBuf, ErrorOf<A>> {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        let name = name.split_once('-').map_or(name.as_ref(), |(_, name)| name);
        let to = free_beside(&self.dirs.campaigns.join(name), numbered);
        move_new(file, &to)?;
        Ok(to)
    }

    /// Removes what was deleted more than 30 days ago; returns the files. A day counts only if the shelf was opened on it,
    /// so that a clock that jumps takes nothing away.
    ///
    /// # Errors
    /// The folder cannot be listed.
    pub fn clear_deleted(&self, now: u64) -> Result<Vec<PathBuf>, ErrorOf<A>> {
        let folder = self.deleted_folder();
        // Two windows that count the same day would else write over each other's count.
        let Ok(_lock) = SavingLock::take(&self.dirs) else { return Ok(Vec::new()) };
        let files = self.looked_after_in(&folder)?;
        let has_waited = deleted::counted::<A>(&folder, &files, now);
        let old = |file: &PathBuf| deleted_at(file).is_some_and(|at| now.saturating_sub(at) > KEPT) && has_waited(file);
        // One that cannot be removed harms nobody: the next start tries again.
        Ok(files.iter().filter(|file| old(file) && fs::remove_file(file).is_ok()).cloned().collect())
    }

    /// The file of a campaign that shall be called so; nothing lies there.
    #[must_use]
    pub fn free_file(&self, name: &str) -> PathBuf {
        let file = self.dirs.campaigns.join(format!("{}.{ENDING}", file_name(name)));
        free_beside(&file, numbered)
    }

    fn deleted_folder(&self) -> PathBuf {
        self.dirs.campaigns.join("deleted")
    }

    fn make_folder(&self, folder: &Path) -> Result<(), ErrorOf<A>> {
        fs::create_dir_all(folder).map_err(|error| StorageError::from_io(folder, Action::Folder, &error).into())
    }
}

/// The books in a folder, by name; a folder that does not exist holds none.
fn files_in(folder: &Path) -> Result<Vec<PathBuf>, StorageError> {
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(StorageError::from_io(folder, Action::Folder, &error)),
    };
    let is_book = |file: &PathBuf| {
        let is_hidden = file.file_name().is_none_or(|name| name.to_string_lossy().starts_with('.'));
        !is_hidden && file.extension().is_some_and(|ending| ending == ENDING)
    };
    let mut files: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).filter(is_book).collect();
    files.sort();
    Ok(files)
}

fn header_of<A: Accounts>(file: &Path) -> Option<Header> {
    lines::read_header(&read_first_line(file, LONGEST_HEADER).ok()?, A::RULESET).ok()
}

/// When a book in the folder of deleted ones was thrown away.
fn deleted_at(file: &Path) -> Option<u64> {
    file.file_name()?.to_str()?.split_once('-')?.0.parse().ok()
}

/// A name that every file system takes: letters and digits of any language, everything else a hyphen.
fn file_name(name: &str) -> String {
    let plain: String = name.chars().map(|letter| if letter.is_alphanumeric() { letter } else { '-' }).collect();
    let words: Vec<&str> = plain.split('-').filter(|word| !word.is_empty()).collect();
    let joined: String = words.join("-").to_lowercase().chars().take(NAME_LENGTH).collect();
    match joined.as_str() {
        "" => ENDING.to_owned(),
        device if is_device(device) => format!("{ENDING}-{device}"),
        _ => joined,
    }
}

/// An id that no other campaign has: made of what it begins with, of the moment and of the running program.
fn new_id(founding: &impl Serialize, at: u64) -> String {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    format!("{:016x}", hash_of(&(founding, at, now.as_nanos() as u64, std::process::id())))
}

#[cfg(test)]
mod tests;

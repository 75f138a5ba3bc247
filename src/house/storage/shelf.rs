//! A folder of documents of one kind that a user makes: listed, named, deleted and taken back. Nothing is ever thrown away: what is
//! deleted lies in a folder of its own until it is taken back. None of the files is looked into.

use super::atomic::move_new;
use super::error::{Action, StorageError, Trouble};
use super::names::{free_beside, free_beside_all, is_device, numbered};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

/// The ending of documents, without the dot.
const ENDING: &str = "ron";
/// The longest name of a file that is made of what a document is called, without ending.
pub const LONGEST_DOCUMENT_NAME: usize = 60;

/// A file on the shelf.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OnShelf {
    /// Where it lies; by this it is opened.
    pub file: PathBuf,
    /// When it was written last, in seconds since 1970.
    pub written: u64,
}

/// A document that was deleted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OffShelf {
    /// Where it lies.
    pub file: PathBuf,
    /// When it was deleted, in seconds since 1970.
    pub at: u64,
    /// The name of its file on the shelf, without the ending.
    pub name: String,
}

/// The folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DocumentShelf {
    /// Where it is.
    pub folder: PathBuf,
    /// What a document is called that has no name.
    pub word: &'static str,
}

impl DocumentShelf {
    /// What lies there, what was written last first.
    #[must_use]
    pub fn listed(&self) -> Vec<OnShelf> {
        let listed = |file: PathBuf| OnShelf { written: written(&file), file };
        let mut listed: Vec<OnShelf> = documents_in(&self.folder).into_iter().map(listed).collect();
        listed.sort_by(|one, other| (other.written, &one.file).cmp(&(one.written, &other.file)));
        listed
    }

    /// What was deleted, the last one first.
    #[must_use]
    pub fn deleted(&self) -> Vec<OffShelf> {
        let known = |file: PathBuf| {
            let (at, name) = file.file_stem()?.to_str()?.split_once('-')?;
            Some(OffShelf { at: at.parse().ok()?, name: name.to_owned(), file: file.clone() })
        };
        let mut deleted: Vec<OffShelf> = documents_in(&self.deleted_folder()).into_iter().filter_map(known).collect();
        deleted.sort_by(|one, other| (other.at, &one.file).cmp(&(one.at, &other.file)));
        deleted
    }

    /// Deletes a document: it lies among the deleted ones, where this says.
    ///
    /// # Errors
    /// The file cannot be moved; then it stays.
    pub fn delete(&self, file: &Path, at: u64) -> Result<PathBuf, StorageError> {
        let folder = self.deleted_folder();
        fs::create_dir_all(&folder).map_err(|error| StorageError::from_io(&folder, Action::Folder, &error))?;
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        move_beside(file, &folder.join(format!("{at}-{name}")))
    }

    /// Takes a deleted document back onto the shelf; returns its file there.
    ///
    /// # Errors
    /// The file cannot be moved; then it stays among the deleted ones.
    pub fn take_back(&self, deleted: &Path) -> Result<PathBuf, StorageError> {
        let name = deleted.file_name().unwrap_or_default().to_string_lossy();
        let name = name.split_once('-').map_or(name.as_ref(), |(_, name)| name);
        move_beside(deleted, &self.folder.join(name))
    }

    /// A name from letters, digits and dashes that is safe as the name of a file on every system.
    #[must_use]
    pub fn plain_name(&self, wanted: &str) -> String {
        let mut name = String::new();
        for sign in wanted.chars() {
            if sign.is_ascii_alphanumeric() || sign == '_' {
                name.push(sign);
            } else if !name.is_empty() && !name.ends_with('-') {
                name.push('-');
            }
            if name.len() >= LONGEST_DOCUMENT_NAME {
                break;
            }
        }
        let name = name.trim_end_matches('-').to_owned();
        if is_device(&name) { format!("{}-{name}", self.word) } else { name }
    }

    /// The first name of this kind that no file has, with its path.
    #[must_use]
    pub fn free_name(&self, stem: &str) -> (String, PathBuf) {
        self.free_name_besides(stem, |_| false)
    }

    /// The same where some names are promised already.
    #[must_use]
    pub fn free_name_besides(&self, stem: &str, is_taken: impl Fn(&Path) -> bool) -> (String, PathBuf) {
        let stem = if stem.is_empty() { self.word } else { stem };
        let path = free_beside_all(&self.folder.join(format!("{stem}.{ENDING}")), numbered, is_taken);
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        (name, path)
    }

    fn deleted_folder(&self) -> PathBuf {
        self.folder.join("deleted")
    }
}

/// `well-3` is the third of `well`; without a number it is the first.
#[must_use]
pub fn counted(name: &str) -> (&str, u32) {
    match name.rsplit_once('-') {
        Some((stem, number)) if !stem.is_empty() => match number.parse() {
            Ok(number) => (stem, number),
            Err(_) => (name, 1),
        },
        _ => (name, 1),
    }
}

/// The title of a copy: with this number behind it, in the place of the one that is there.
#[must_use]
pub fn title_of_copy(title: &str, number: u32) -> String {
    let numbered = title.strip_suffix(')').and_then(|title| title.rsplit_once(" ("));
    let title = match numbered {
        Some((title, number)) if number.parse::<u32>().is_ok() => title,
        _ => title,
    };
    format!("{title} ({number})")
}

fn documents_in(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().filter_map(|entry| Some(entry.ok()?.path()));
    entries.filter(|file| file.extension().is_some_and(|ending| ending == ENDING)).collect()
}

fn written(file: &Path) -> u64 {
    let modified = fs::metadata(file).and_then(|about| about.modified()).ok();
    modified.and_then(|at| at.duration_since(UNIX_EPOCH).ok()).map_or(0, |since| since.as_secs())
}

/// Moves a file under this name, or under one with a number where it is taken; also where another window takes it in this
/// very moment.
fn move_beside(from: &Path, wanted: &Path) -> Result<PathBuf, StorageError> {
    loop {
        let to = free_beside(wanted, numbered);
        match move_new(from, &to) {
            Err(error) if error.trouble == Trouble::Exists && error.path == to => {}
            moved => return moved.map(|()| to),
        }
    }
}

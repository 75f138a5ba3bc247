//! The shelf: all campaign books of a user. Listing, founding, copying in and out, throwing away and taking back.
//!
//! A deleted book lies for 30 days in `campaigns/deleted/`, its name preceded by the moment at which it was thrown
//! away, and can be taken back. No book is ever written over: two that would have one name get numbers.

use super::account::{Campaign, Pages};
use super::book::{self, BACKUPS, Book, BookError, text_of, unreadable};
use super::bundle::{Bundle, game_of};
use super::deleted;
use super::entry::Founding;
use super::lines::{self, Header};
use super::link::game_path;
pub use super::outside::{Listed, Looked, Summary};
use super::outside::{changed, names_game};
use crate::games::massive_darkness::content::OwnPack;
use crate::games::massive_darkness::content::own_cards::{
    KEPT_VERSIONS as KEPT_PACKS, PackTrouble, SkippedPack, lay_others,
};
use crate::games::massive_darkness::quest::exchange::{is_device, plain_name};
use crate::games::massive_darkness::rules::library::Library;
use crate::house::storage::{Action, DataDirs, SavingLock, StorageError, Together, Trouble};
use crate::house::storage::{free_beside, keep_versions, move_new, read_first_line, versions_of};
use crate::kernel::hash::hash_of;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The ending of books.
pub const ENDING: &str = "campaign";

/// How long deleted books are kept, in seconds: 30 days.
pub const KEPT: u64 = 30 * 24 * 60 * 60;

/// The sample campaign that a new user can look at: from the tutorial to the last quest of the box, played by a bot.
pub const SAMPLE: &str = include_str!("../../../../saves/sample.campaign");

/// No header of a book is longer, in bytes.
const LONGEST_HEADER: u64 = 4096;

/// Longest part of a file name that comes from the name of a campaign.
const NAME_LENGTH: usize = 40;

/// A deleted book.
#[derive(Debug)]
pub struct Deleted {
    /// Its file.
    pub file: PathBuf,
    /// When it was thrown away, in seconds since 1970.
    pub at: u64,
}

/// An earlier version of a book.
#[derive(Debug)]
pub struct Version {
    /// The file with the copy.
    pub file: PathBuf,
    /// When the copy was made, in seconds since 1970.
    pub at: u64,
    /// How many entries it had then, or why it cannot be read.
    pub entries: Result<usize, BookError>,
}

/// All campaign books of a user.
#[derive(Clone, Debug)]
pub struct Shelf {
    dirs: DataDirs,
    library: Arc<Library>,
}

impl Shelf {
    /// The books in these folders, played with this box.
    #[must_use]
    pub fn new(dirs: DataDirs, library: Arc<Library>) -> Self {
        Self { dirs, library }
    }

    /// The box.
    #[must_use]
    pub fn library(&self) -> &Arc<Library> {
        &self.library
    }

    /// All books, the one written in last first. Files that cannot be read are among them: nothing is derived for the list.
    ///
    /// # Errors
    /// The folder cannot be listed.
    pub fn list(&self) -> Result<Vec<Listed>, BookError> {
        let mut listed: Vec<Listed> = files_in(&self.dirs.campaigns)?.into_iter().map(Listed::at).collect();
        listed.sort_by(|one, other| (other.written, &one.file).cmp(&(one.written, &other.file)));
        Ok(listed)
    }

    /// Derives what stands in a book, for a list of books.
    #[must_use]
    pub fn look_into(&self, file: &Path) -> Looked {
        let summary = book::read(file, &self.library).map(|campaign| Summary::of(&campaign));
        Looked { is_bundle: summary.is_err() && Bundle::read(file).is_ok(), summary }
    }

    /// The books that may know a game, by the name of its file: first the one whose id begins that name, then every other one
    /// in which it is written. Nothing is derived for it.
    ///
    /// # Errors
    /// The folder cannot be listed.
    pub fn books_of_game<'a>(&self, game: &'a str) -> Result<impl Iterator<Item = PathBuf> + use<'a>, BookError> {
        let begins = |file: &PathBuf| {
            let header = header_of(file);
            header.is_some_and(|header| game.strip_prefix(header.id.as_str()).is_some_and(|rest| rest.starts_with('-')))
        };
        let (own, others): (Vec<PathBuf>, Vec<PathBuf>) = files_in(&self.dirs.campaigns)?.into_iter().partition(begins);
        Ok(own.into_iter().chain(others).filter(move |file| names_game(file, game)))
    }

    /// Begins a book.
    ///
    /// # Errors
    /// A rule that the founding breaks, or the file.
    pub fn found(&self, at: u64, founding: Founding) -> Result<Book, BookError> {
        self.make_folder(&self.dirs.campaigns)?;
        let file = self.free_file(&founding.name);
        let id = new_id(&founding, at);
        Book::found(&file, &self.library, id, at, founding)
    }

    /// Opens a book to write in it, and keeps a copy of it as it was.
    ///
    /// # Errors
    /// The file, or what stands in it.
    pub fn open(&self, file: &Path, at: u64) -> Result<Book, BookError> {
        let book = Book::open(file, &self.library, at)?;
        keep_versions(file, &self.backups_of(file), BACKUPS)?;
        Ok(book)
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
    pub fn versions(&self, file: &Path) -> Vec<Version> {
        let version = |file: PathBuf| Version { at: changed(&file), entries: book::count(&file), file };
        self.backups(file).into_iter().map(version).collect()
    }

    /// Puts a copy of a backup on the shelf, beside the book it was made of; returns its file.
    ///
    /// # Errors
    /// The file, or what stands in it.
    pub fn take_backup(&self, backup: &Path) -> Result<PathBuf, BookError> {
        let campaign = book::read(backup, &self.library)?;
        self.put(campaign, Vec::new(), Together::default())
    }

    /// Throws a book away: for 30 days it can be taken back.
    ///
    /// # Errors
    /// The file cannot be moved.
    pub fn delete(&self, file: &Path, at: u64) -> Result<PathBuf, BookError> {
        self.make_folder(&self.deleted_folder())?;
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        let to =
            free_beside(&self.deleted_folder().join(format!("{at}-{name}")), |stem, number, ending| match number {
                1 => format!("{stem}.{ending}"),
                _ => format!("{stem}-{number}.{ending}"),
            });
        move_new(file, &to)?;
        Ok(to)
    }

    /// The deleted books that are still there, the last one first.
    ///
    /// # Errors
    /// The folder cannot be listed.
    pub fn deleted(&self) -> Result<Vec<Deleted>, BookError> {
        let mut deleted: Vec<Deleted> = files_in(&self.deleted_folder())?
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
    pub fn restore(&self, file: &Path) -> Result<PathBuf, BookError> {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        let name = name.split_once('-').map_or(name.as_ref(), |(_, name)| name);
        let to = free_beside(&self.dirs.campaigns.join(name), |stem, number, ending| match number {
            1 => format!("{stem}.{ending}"),
            _ => format!("{stem}-{number}.{ending}"),
        });
        move_new(file, &to)?;
        Ok(to)
    }

    /// Removes what was deleted more than 30 days ago; returns the files. A day counts only if the shelf was opened on it,
    /// so that a clock that jumps takes nothing away.
    ///
    /// # Errors
    /// The folder cannot be listed.
    pub fn clear_deleted(&self, now: u64) -> Result<Vec<PathBuf>, BookError> {
        let folder = self.deleted_folder();
        let files = files_in(&folder)?;
        let has_waited = deleted::counted(&folder, &files, now);
        let old = |file: &PathBuf| deleted_at(file).is_some_and(|at| now.saturating_sub(at) > KEPT) && has_waited(file);
        // One that cannot be removed harms nobody: the next start tries again.
        Ok(files.iter().filter(|file| old(file) && fs::remove_file(file).is_ok()).cloned().collect())
    }

    /// Puts a campaign into one new file, with the user's own cards and quests that it needs and the interrupted game.
    ///
    /// # Errors
    /// The book cannot be read, or the file is already there or cannot be written.
    pub fn export(&self, file: &Path, to: &Path) -> Result<(), BookError> {
        if to.symlink_metadata().is_ok() {
            return Err(StorageError::untouched(to, Trouble::Exists).into());
        }
        let campaign = book::read(file, &self.library)?;
        let bundle = Bundle::of(&campaign, &self.dirs)?;
        // A long book takes much memory: only what is written is held while it is written.
        drop(campaign);
        Ok(bundle.write_new(to)?)
    }

    /// Puts a copy of a campaign on the shelf: from an exported file or from a book that lies elsewhere. Own cards and
    /// quests that came with it are kept too where there are none of their name, and its interrupted game goes on here;
    /// returns the new book's file. Everything is tried before the first file is written, and written whole or not at
    /// all; the user's own cards as they were are kept as an earlier version.
    ///
    /// # Errors
    /// The file, or what stands in it; then nothing was changed.
    pub fn import(&self, from: &Path) -> Result<PathBuf, BookError> {
        // No other window changes the cards between the try and the writing.
        let _lock = SavingLock::take(&self.dirs)?;
        let mut files = Together::default();
        let (campaign, game) = match Bundle::read(from) {
            Ok(mut bundle) => {
                let lines = std::mem::take(&mut bundle.book);
                let (header, entries) = lines::read_lines(lines).map_err(|error| unreadable(from, error))?;
                let cards = self.joined_cards(&bundle)?;
                let library = match &cards {
                    Some((_, joined)) => self.library_with(from, joined)?,
                    None => Arc::clone(&self.library),
                };
                let campaign = Campaign::new(library, header, entries);
                refuse_impossible(&campaign)?;
                bundle.put_quests(from, &self.dirs, &mut files)?;
                if let Some((_, joined)) = cards.filter(|(mine, joined)| mine != joined) {
                    let file = &self.dirs.own_cards_file;
                    let bytes = joined.bytes(file)?;
                    files.replace_keeping(file.clone(), bytes, (self.dirs.backups_of(file), KEPT_PACKS));
                }
                (campaign, bundle.game)
            }
            Err(error) if begins_as_document(from) => return Err(error.into()),
            Err(_) => {
                let campaign = book::read(from, &self.library)?;
                refuse_impossible(&campaign)?;
                (campaign, Vec::new())
            }
        };
        self.put(campaign, game, files)
    }

    /// The user's own cards as they are, and as they would be with those that came along; none if none came.
    fn joined_cards(&self, bundle: &Bundle) -> Result<Option<(OwnPack, OwnPack)>, BookError> {
        let Some(theirs) = &bundle.cards else { return Ok(None) };
        let mine = OwnPack::read(&self.dirs.own_cards_file)?;
        let joined = mine.with_new_cards_of(theirs);
        Ok(Some((mine, joined)))
    }

    /// The box as it would be with these own cards.
    fn library_with(&self, from: &Path, own: &OwnPack) -> Result<Arc<Library>, BookError> {
        let refused = |why| BookError::Cards(Box::new(SkippedPack { file: from.to_path_buf(), why }));
        let others = lay_others(&self.dirs).map_err(|error| refused(PackTrouble::Content(error)))?;
        let laid = others.with(&self.dirs.own_cards_file, own.clone()).map_err(refused)?;
        Ok(Arc::new(laid.library))
    }

    /// Puts a copy of the sample campaign on the shelf; returns its file.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn put_sample(&self) -> Result<PathBuf, BookError> {
        let read = lines::read_lines(SAMPLE.lines());
        let (header, entries) = read.map_err(|error| unreadable(&self.dirs.campaigns, error))?;
        self.put(Campaign::new(Arc::clone(&self.library), header, entries), Vec::new(), Together::default())
    }

    /// Puts a copy on the shelf, with the lines of the game that came along with it. Where a campaign of this id lies
    /// already, also among the deleted ones, or its game would lie on another one, the copy gets an id of its own, and
    /// its games files of their own: the game that is being played goes on in both, each in its own file. Written together
    /// with what else has come along, or not at all.
    fn put(&self, campaign: Campaign, mut game: Vec<String>, mut files: Together) -> Result<PathBuf, BookError> {
        let name = campaign.standing().map_or_else(|| ENDING.to_owned(), |standing| standing.name.clone());
        let file = self.free_file(&name);
        let known = [files_in(&self.dirs.campaigns)?, files_in(&self.deleted_folder())?].concat();
        let known: Vec<String> = known.iter().filter_map(|file| Some(header_of(file)?.id)).collect();
        let brings_game = !game.is_empty();
        // Its games are called by its id, which a foreign file may have made to be no name of a file.
        let is_useless = |id: &String| plain_name(id) != *id || known.contains(id);
        if !brings_game && is_useless(&campaign.header().id) {
            // One that cannot be read stays where it is; the copy begins its quest again.
            game = game_of(&campaign, &self.dirs).unwrap_or_default();
        }
        // What follows from the entries takes much memory and is not written.
        let mut copy = campaign.into_pages();
        let game_file = |copy: &Pages| copy.last_game().map(|game| game_path(&self.dirs.games, game));
        let is_taken = |copy: &Pages| {
            let lies_on_another = || game_file(copy).is_some_and(|file| file.symlink_metadata().is_ok());
            is_useless(&copy.header.id) || brings_game && lies_on_another()
        };
        while is_taken(&copy) {
            copy.lay_beside(format!("{:016x}", hash_of(&(&copy.header.id, &file.to_string_lossy()))));
        }
        if let (Some(own), false) = (game_file(&copy), game.is_empty()) {
            files.create(own, (game.join("\n") + "\n").into_bytes());
        }
        let text = text_of(&file, &copy.header, &copy.entries)?;
        drop(copy);
        files.create(file.clone(), text.into_bytes());
        self.dirs.create()?;
        files.write()?;
        Ok(file)
    }

    fn deleted_folder(&self) -> PathBuf {
        self.dirs.campaigns.join("deleted")
    }

    fn free_file(&self, name: &str) -> PathBuf {
        let file = self.dirs.campaigns.join(format!("{}.{ENDING}", file_name(name)));
        free_beside(&file, |stem, number, ending| match number {
            1 => format!("{stem}.{ending}"),
            _ => format!("{stem}-{number}.{ending}"),
        })
    }

    fn make_folder(&self, folder: &Path) -> Result<(), BookError> {
        fs::create_dir_all(folder).map_err(|error| StorageError::from_io(folder, Action::Folder, &error).into())
    }
}

/// A book that cannot have begun so is not taken in.
fn refuse_impossible(campaign: &Campaign) -> Result<(), BookError> {
    if campaign.standing().is_some() {
        return Ok(());
    }
    match campaign.conflicts().next() {
        Some((_, refused)) => Err(refused.clone().into()),
        None => Ok(()),
    }
}

/// Does this file begin as an exported campaign does, rather than as a book or anything else?
fn begins_as_document(file: &Path) -> bool {
    read_first_line(file, LONGEST_HEADER).map_or(true, |line| line.trim_start().starts_with('('))
}

/// The books in a folder, by name; a folder that does not exist holds none.
fn files_in(folder: &Path) -> Result<Vec<PathBuf>, BookError> {
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(StorageError::from_io(folder, Action::Folder, &error).into()),
    };
    let is_book = |file: &PathBuf| {
        let is_hidden = file.file_name().is_none_or(|name| name.to_string_lossy().starts_with('.'));
        !is_hidden && file.extension().is_some_and(|ending| ending == ENDING)
    };
    let mut files: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).filter(is_book).collect();
    files.sort();
    Ok(files)
}

fn header_of(file: &Path) -> Option<Header> {
    lines::read_header(&read_first_line(file, LONGEST_HEADER).ok()?).ok()
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
fn new_id(founding: &Founding, at: u64) -> String {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    format!("{:016x}", hash_of(&(founding, at, now.as_nanos() as u64, std::process::id())))
}

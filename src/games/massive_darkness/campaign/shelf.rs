//! What a campaign takes along when it leaves the shelf and comes back to it: own cards, own quests, the interrupted game. All else
//! about the shelf is the house's.

use super::book::read;
use super::bundle::{Bundle, game_of};
use super::lines::read_lines;
use super::link::game_path;
use super::{Along, BookError, Campaign, Pages, Refused, Shelf, Standing};
use crate::games::massive_darkness::content::OwnPack;
use crate::games::massive_darkness::content::own_cards::{
    KEPT_VERSIONS as KEPT_PACKS, PackTrouble, SkippedPack, lay_others,
};
use crate::games::massive_darkness::folders::OwnFolders as _;
use crate::games::massive_darkness::quest::exchange::plain_name;
use crate::games::massive_darkness::rules::library::Library;
use crate::house::book::file::unreadable;
pub use crate::house::book::{BACKUPS, Deleted, ENDING, KEPT, Listed};
use crate::house::book::{names_file, refuse_impossible};
use crate::house::storage::{Label, SavingLock, StorageError, Together, Trouble, read_first_line};
use crate::kernel::hash::hash_of;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The sample campaign that a new user can look at: from the tutorial to the last quest of the box, played by a bot.
pub const SAMPLE: &str = include_str!("../../../../saves/sample.campaign");

/// No first line of a document is longer, in bytes.
const LONGEST_LABEL: u64 = 4096;

/// What a list tells of a book that has been derived.
pub type Summary = crate::house::book::Summary<Standing, Refused>;

/// An earlier version of a book.
pub type Version = crate::house::book::Version<Refused, Along>;

/// What a file on the shelf turned out to be.
#[derive(Debug)]
pub struct Looked {
    /// The book, or why it cannot be read.
    pub summary: Result<Summary, BookError>,
    /// It is no book but an exported campaign that somebody has put here.
    pub is_bundle: bool,
}

impl Shelf {
    /// The box.
    #[must_use]
    pub fn library(&self) -> &Arc<Library> {
        self.accounts()
    }

    /// Derives what stands in a file, for a list of books.
    #[must_use]
    pub fn look_at(&self, file: &Path) -> Looked {
        let summary = self.look_into(file);
        Looked { is_bundle: summary.is_err() && Bundle::read(file).is_ok(), summary }
    }

    /// The books that may know a game, by the name of its file: first the one whose id begins that name, then every other one
    /// in which it is written. Nothing is derived for it.
    ///
    /// # Errors
    /// The folder cannot be listed.
    pub fn books_of_game<'a>(&self, game: &'a str) -> Result<impl Iterator<Item = PathBuf> + use<'a>, BookError> {
        let begins = |file: &PathBuf| {
            let id = Self::id_of(file);
            id.is_some_and(|id| game.strip_prefix(id.as_str()).is_some_and(|rest| rest.starts_with('-')))
        };
        let (own, others): (Vec<PathBuf>, Vec<PathBuf>) = self.files()?.into_iter().partition(begins);
        Ok(own.into_iter().chain(others).filter(move |file| names_file(file, game)))
    }

    /// Puts a copy of a backup on the shelf, beside the book it was made of; returns its file.
    ///
    /// # Errors
    /// The file, or what stands in it.
    pub fn take_backup(&self, backup: &Path) -> Result<PathBuf, BookError> {
        let campaign = read(backup, self.accounts())?;
        self.lay_down(campaign, Vec::new(), Together::default())
    }

    /// Puts a campaign into one new file, with the user's own cards and quests that it needs and the interrupted game.
    ///
    /// # Errors
    /// The book cannot be read, or the file is already there or cannot be written.
    pub fn export(&self, file: &Path, to: &Path) -> Result<(), BookError> {
        if to.symlink_metadata().is_ok() {
            return Err(StorageError::untouched(to, Trouble::Exists).into());
        }
        let campaign = read(file, self.accounts())?;
        let bundle = Bundle::of(&campaign, self.dirs())?;
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
        let _lock = SavingLock::take(self.dirs())?;
        let mut files = Together::default();
        let (campaign, game) = match Bundle::read(from) {
            Ok(mut bundle) => {
                let lines = std::mem::take(&mut bundle.book);
                let (header, entries) = read_lines(lines).map_err(|error| unreadable(from, error))?;
                let cards = self.joined_cards(&bundle)?;
                let library = match &cards {
                    Some((_, joined)) => self.library_with(from, joined)?,
                    None => Arc::clone(self.accounts()),
                };
                let campaign = Campaign::new(library, header, entries);
                refuse_impossible(&campaign)?;
                bundle.put_quests(from, self.dirs(), &mut files)?;
                if let Some((_, joined)) = cards.filter(|(mine, joined)| mine != joined) {
                    let file = &self.dirs().own_cards_file();
                    let bytes = joined.bytes(file)?;
                    files.replace_keeping(file.clone(), bytes, (self.dirs().backups_of(file), KEPT_PACKS));
                }
                // A game that no entry speaks of belongs to nothing.
                let game = if campaign.game().is_some() { bundle.game } else { Vec::new() };
                (campaign, game)
            }
            Err(error) if begins_as_document(from) => return Err(error.into()),
            Err(_) => {
                let campaign = read(from, self.accounts())?;
                refuse_impossible(&campaign)?;
                (campaign, Vec::new())
            }
        };
        self.lay_down(campaign, game, files)
    }

    /// The user's own cards as they are, and as they would be with those that came along; none if none came.
    fn joined_cards(&self, bundle: &Bundle) -> Result<Option<(OwnPack, OwnPack)>, BookError> {
        let Some(theirs) = &bundle.cards else { return Ok(None) };
        let mine = OwnPack::read(&self.dirs().own_cards_file())?;
        let joined = mine.with_new_cards_of(theirs);
        Ok(Some((mine, joined)))
    }

    /// The box as it would be with these own cards.
    fn library_with(&self, from: &Path, own: &OwnPack) -> Result<Arc<Library>, BookError> {
        let refused = |why| BookError::Along(Along::Cards(Box::new(SkippedPack { file: from.to_path_buf(), why })));
        let others = lay_others(self.dirs()).map_err(|error| refused(PackTrouble::Content(error)))?;
        let laid = others.with(&self.dirs().own_cards_file(), own.clone()).map_err(refused)?;
        Ok(Arc::new(laid.library))
    }

    /// Puts a copy of the sample campaign on the shelf; returns its file.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn put_sample(&self) -> Result<PathBuf, BookError> {
        let read = read_lines(SAMPLE.lines());
        let (header, entries) = read.map_err(|error| unreadable(&self.dirs().campaigns, error))?;
        self.lay_down(Campaign::new(Arc::clone(self.accounts()), header, entries), Vec::new(), Together::default())
    }

    /// Puts a copy on the shelf, with the lines of the game that came along with it. Where a campaign of this id lies
    /// already, also among the deleted ones, or its game would lie on another one, the copy gets an id of its own, and
    /// its games files of their own: the game that is being played goes on in both, each in its own file. Written together
    /// with what else has come along, or not at all.
    fn lay_down(&self, campaign: Campaign, mut game: Vec<String>, mut files: Together) -> Result<PathBuf, BookError> {
        let name = campaign.standing().map_or_else(|| ENDING.to_owned(), |standing| standing.name.clone());
        let (file, dirs) = (self.free_file(&name), self.dirs());
        let known = self.known_ids()?;
        let brings_game = !game.is_empty();
        // Its games are called by its id, which a foreign file may have made to be no name of a file.
        let is_useless = |id: &String| plain_name(id) != *id || known.contains(id);
        if !brings_game && is_useless(&campaign.header().id) {
            // One that cannot be read stays where it is; the copy begins its quest again.
            game = game_of(&campaign, dirs).unwrap_or_default();
        }
        // What follows from the entries takes much memory and is not written.
        let mut copy = campaign.into_pages();
        let game_file = |copy: &Pages| copy.last_game().map(|game| game_path(&dirs.games, game));
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
        self.dirs().create_all()?;
        self.put(copy, file, files)
    }
}

/// Does this file begin as an exported campaign does, rather than as a book or anything else?
fn begins_as_document(file: &Path) -> bool {
    let begins = |line: &str| line.trim_start().starts_with('(') || Label::of(line).is_some();
    read_first_line(file, LONGEST_LABEL).map_or(true, |line| begins(&line))
}

//! Campaigns that leave the shelf as one file, and copies that come to it: from such a file, from a book that lies elsewhere, from
//! an earlier version.
//!
//! A copy lies in a file of its own. Where a campaign of its id lies already it gets an id of its own, and its saved games get
//! files of their own, so that no copy ever writes into another campaign's game. Everything is tried before the first file is
//! written, and written whole or not at all.
//!
//! What goes along with the lines of the book is the game's: its [`Packed`], or [`BookAlone`] where there is nothing.

use super::campaign::{Campaign, Pages};
use super::file::{self, BookError, ErrorOf, begins_as_book, text_of, unreadable};
use super::lines::{Header, read_pages};
use super::{Accounts, ENDING, Says, Shelf};
use crate::house::storage::{
    DOCUMENT_LIMIT, DataDirs, Document, GAME_ENDING, Label, SavingLock, StorageError, Together, Trouble, game_of,
    is_plain_name, lies_in, read_document, read_first_line, write_document, write_new_document,
};
use crate::kernel::hash::hash_of;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::marker::PhantomData;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// No first line of a document is longer, in bytes.
const LONGEST_LABEL: u64 = 4096;

/// A campaign as one file that can go on elsewhere: the lines of its book, and whatever of the game's they need.
pub trait Packed<A: Accounts>: Document + Serialize + DeserializeOwned {
    /// The newest format of these files.
    const FORMAT: u32;

    /// Everything that a campaign needs.
    ///
    /// # Errors
    /// Something that goes along cannot be read.
    fn of(campaign: &Campaign<A>, dirs: &DataDirs) -> Result<Self, StorageError>;

    /// The game, by the name of its ruleset.
    fn ruleset(&self) -> &str;

    /// The lines of the book.
    fn book(&self) -> &[String];

    /// Hands over the lines of the book.
    fn take_book(&mut self) -> Vec<String>;

    /// Hands over the lines of the game that is being played.
    fn take_game(&mut self) -> Vec<String> {
        Vec::new()
    }

    /// Is there no more in it than anybody can have?
    ///
    /// # Errors
    /// What there is too much of.
    fn check(&self) -> Result<(), Trouble> {
        Ok(())
    }

    /// Lets what has come along be written; returns what the campaign is played with when that lies here, too.
    ///
    /// # Errors
    /// It cannot be taken in.
    fn unpack(&self, _from: &Path, home: &Shelf<A>, _files: &mut Together) -> Result<Arc<A>, ErrorOf<A>> {
        Ok(Arc::clone(home.accounts()))
    }

    /// Reads one.
    ///
    /// # Errors
    /// The file cannot be read or understood.
    fn read(from: &Path) -> Result<Self, StorageError> {
        let refused = |trouble| StorageError::untouched(from, trouble);
        let packed: Self = read_document(from, Self::FORMAT)?;
        // Files without a label say only here whose they are.
        if packed.ruleset() != A::RULESET {
            return Err(refused(Trouble::OtherGame(packed.ruleset().to_owned())));
        }
        packed.check().map_err(refused)?;
        Ok(packed)
    }

    /// Writes it; a file of that name is replaced as a whole.
    ///
    /// # Errors
    /// The file cannot be written.
    fn write(&self, to: &Path) -> Result<(), StorageError> {
        check_length(self.book(), to)?;
        write_document(to, self)
    }

    /// Writes it into a new file; whatever has that name already is never touched.
    ///
    /// # Errors
    /// The file is already there or cannot be written.
    fn write_new(&self, to: &Path) -> Result<(), StorageError> {
        check_length(self.book(), to)?;
        write_new_document(to, self)
    }
}

/// A book that is too long by itself is not even made into a text.
fn check_length(book: &[String], to: &Path) -> Result<(), StorageError> {
    let (length, limit) = (book.iter().map(|line| line.len() as u64).sum::<u64>(), DOCUMENT_LIMIT);
    if length <= limit { Ok(()) } else { Err(StorageError::untouched(to, Trouble::Overflowing { limit })) }
}

/// The lines of a book for the file of [`Packed`].
///
/// # Errors
/// They cannot be written down; nothing in a campaign is of that kind.
pub fn lines_of<A: Accounts>(campaign: &Campaign<A>, dirs: &DataDirs) -> Result<Vec<String>, StorageError> {
    campaign.lines().map_err(|reason| StorageError::untouched(&dirs.campaigns, Trouble::Unwritable(reason)))
}

/// The exported campaign of a game in which nothing needs to go along.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct BookAlone<A> {
    format: u32,
    ruleset: String,
    book: Vec<String>,
    #[serde(skip)]
    of: PhantomData<fn() -> A>,
}

impl<A: Accounts> Document for BookAlone<A> {
    const GAME: Option<&'static str> = Some(A::RULESET);
    const KIND: &'static str = "campaign";
}

impl<A: Accounts> Packed<A> for BookAlone<A> {
    const FORMAT: u32 = 1;

    fn of(campaign: &Campaign<A>, dirs: &DataDirs) -> Result<Self, StorageError> {
        let book = lines_of(campaign, dirs)?;
        Ok(Self { format: Self::FORMAT, ruleset: A::RULESET.to_owned(), book, of: PhantomData })
    }

    fn ruleset(&self) -> &str {
        &self.ruleset
    }

    fn book(&self) -> &[String] {
        &self.book
    }

    fn take_book(&mut self) -> Vec<String> {
        std::mem::take(&mut self.book)
    }
}

/// The name of the file of a game that began with this entry of a campaign.
#[must_use]
pub fn game_name(campaign: &str, entry: u64) -> String {
    format!("{campaign}-{entry}.{GAME_ENDING}")
}

/// Where the file of this name lies. Only the name counts: a book from elsewhere cannot lead out of the folder of games.
#[must_use]
pub fn game_file(games: &Path, name: &str) -> PathBuf {
    games.join(Path::new(name).file_name().unwrap_or_default())
}

impl<A: Accounts> Shelf<A> {
    /// Does a file say in its first line that it is a campaign of this game: a book, or an exported one?
    #[must_use]
    pub fn is_of_this_game(file: &Path) -> bool {
        let label = || Label::of(&read_first_line(file, LONGEST_LABEL).ok()?);
        let is_campaign = || begins_as_book(file) || label().is_some_and(|label| label.kind == A::Packed::KIND);
        game_of(file).as_deref() == Some(A::RULESET) && is_campaign()
    }

    /// Is it a book that lies on this shelf already?
    #[must_use]
    pub fn holds(&self, file: &Path) -> bool {
        lies_in(file, &self.dirs().campaigns) && begins_as_book(file)
    }

    /// Puts a campaign into one new file, with what it needs elsewhere.
    ///
    /// # Errors
    /// The book cannot be read, or the file is already there or cannot be written.
    pub fn export(&self, file: &Path, to: &Path) -> Result<(), ErrorOf<A>> {
        if to.symlink_metadata().is_ok() {
            return Err(StorageError::untouched(to, Trouble::Exists).into());
        }
        let campaign = file::read(file, self.accounts())?;
        let packed = A::Packed::of(&campaign, self.dirs())?;
        // A long book takes much memory: only what is written is held while it is written.
        drop(campaign);
        Ok(packed.write_new(to)?)
    }

    /// Puts a copy of a campaign on the shelf: from an exported file, with all that has come along, or from a book that lies
    /// elsewhere; returns the new book's file.
    ///
    /// # Errors
    /// The file, or what stands in it; then nothing was changed.
    pub fn import(&self, from: &Path) -> Result<PathBuf, ErrorOf<A>> {
        // No other window changes anything between the try and the writing.
        let _lock = SavingLock::take(self.dirs())?;
        let mut files = Together::default();
        let (campaign, game) = match A::Packed::read(from) {
            Ok(mut packed) => {
                let pages = read_pages::<A>(packed.take_book()).map_err(|error| unreadable(from, error))?;
                let accounts = packed.unpack(from, self, &mut files)?;
                (Campaign::new(accounts, pages.header, pages.entries), packed.take_game())
            }
            Err(error) if begins_as_document(from) => return Err(error.into()),
            Err(_) => (file::read(from, self.accounts())?, Vec::new()),
        };
        refuse_impossible(&campaign)?;
        self.lay_down(campaign, game, files)
    }

    /// Puts a copy of a backup on the shelf, beside the book it was made of; returns its file.
    ///
    /// # Errors
    /// The file, or what stands in it.
    pub fn take_backup(&self, backup: &Path) -> Result<PathBuf, ErrorOf<A>> {
        let campaign = file::read(backup, self.accounts())?;
        self.lay_down(campaign, Vec::new(), Together::default())
    }

    /// Puts a copy of a book on the shelf that the program brings; returns its file.
    ///
    /// # Errors
    /// It is no book, or the file cannot be written.
    pub fn put_text(&self, text: &str) -> Result<PathBuf, ErrorOf<A>> {
        let pages = read_pages::<A>(text.lines()).map_err(|error| unreadable(&self.dirs().campaigns, error))?;
        let campaign = Campaign::new(Arc::clone(self.accounts()), pages.header, pages.entries);
        self.lay_down(campaign, Vec::new(), Together::default())
    }

    /// Puts a copy on the shelf, with the lines of the game that came along with it: written together with what else has come
    /// along, or not at all. Where a campaign of this id lies already, also among the deleted ones, or its game would lie on
    /// another one, the copy gets an id of its own, and its games files of their own: the game that is being played goes on in
    /// both, each in its own file.
    fn lay_down(&self, campaign: Campaign<A>, game: Vec<String>, mut files: Together) -> Result<PathBuf, ErrorOf<A>> {
        let dirs = self.dirs();
        let known = self.known_ids()?;
        let name = campaign.counted().filter_map(|(_, what)| what.name()).last().unwrap_or(ENDING).to_owned();
        let file = self.free_file(&name);
        // Its games are called by its id, which a foreign file may have made to be no name of a file.
        let is_useless = |id: &String| !is_plain_name(id) || known.contains(id);
        let played = campaign.standing().and_then(A::game).map(str::to_owned);
        // A game that no entry speaks of belongs to nothing.
        let brought = if played.is_some() { game } else { Vec::new() };
        let is_brought = !brought.is_empty();
        let lines = match is_brought {
            true => brought,
            // One that cannot be read stays where it is; the copy begins its game again.
            false if is_useless(&campaign.header().id) => A::game_under_way(&campaign, dirs).unwrap_or_default(),
            false => Vec::new(),
        };
        // What follows from the entries takes much memory and is not written.
        let mut copy = Copied { pages: campaign.into_pages(), played };
        let lies_on_another = |copy: &Copied<A::What>| {
            copy.game_file(dirs).is_some_and(|game| is_brought && game.symlink_metadata().is_ok())
        };
        while is_useless(&copy.pages.header.id) || lies_on_another(&copy) {
            copy.lay_beside(format!("{:016x}", hash_of(&(&copy.pages.header.id, &file.to_string_lossy()))));
        }
        if let (Some(own), false) = (copy.game_file(dirs), lines.is_empty()) {
            files.create(own, (lines.join("\n") + "\n").into_bytes());
        }
        let Pages { header, entries } = &copy.pages;
        files.create(file.clone(), text_of(&file, header, entries)?.into_bytes());
        drop(copy);
        dirs.create_with(A::FOLDERS)?;
        files.write()?;
        Ok(file)
    }
}

/// A copy of a campaign on its way to the shelf.
struct Copied<W> {
    pages: Pages<W>,
    /// The name of the file of the game that is being played.
    played: Option<String>,
}

impl<W: Says> Copied<W> {
    /// The file of the game that is being played.
    fn game_file(&self, dirs: &DataDirs) -> Option<PathBuf> {
        self.played.as_deref().map(|name| game_file(&dirs.games, name))
    }

    /// Gives it another id, and its games files of their own: what happens in one campaign never counts in the other.
    fn lay_beside(&mut self, id: String) {
        let mut own: BTreeMap<String, String> = BTreeMap::new();
        for (number, entry) in (1..).zip(&mut self.pages.entries) {
            if let Some(game) = entry.what.game_mut() {
                let new = || game_name(&id, number);
                game.clone_from(own.entry(game.clone()).or_insert_with(new));
            }
        }
        self.played = self.played.take().map(|game| own.remove(&game).unwrap_or(game));
        self.pages.header = Header { id, ..self.pages.header.clone() };
    }
}

/// A book that cannot have begun so is not taken in.
fn refuse_impossible<A: Accounts>(campaign: &Campaign<A>) -> Result<(), ErrorOf<A>> {
    match campaign.conflicts().next() {
        Some((_, refused)) if campaign.standing().is_none() => Err(BookError::Refused(refused.clone())),
        _ => Ok(()),
    }
}

/// Does this file begin as an exported campaign does, rather than as a book or anything else?
fn begins_as_document(file: &Path) -> bool {
    let begins = |line: &str| line.trim_start().starts_with('(') || Label::of(line).is_some();
    read_first_line(file, LONGEST_LABEL).map_or(true, |line| begins(&line))
}

#[cfg(test)]
mod tests {
    use super::super::testing::{Blank, Coins, Minted, Refused, Said, picture_file};
    use super::super::{Book, ReadError};
    use super::*;
    use std::fs;

    fn shelf<A: Accounts>(folder: &Path, accounts: A) -> Shelf<A> {
        Shelf::new(DataDirs::at(folder), Arc::new(accounts))
    }

    fn minted(folder: &Path, picture: &str) -> Shelf<Minted> {
        let shelf = shelf(folder, Minted { picture: picture.to_owned() });
        shelf.dirs().create_with(Minted::FOLDERS).unwrap();
        fs::write(picture_file(shelf.dirs()), picture).unwrap();
        shelf
    }

    /// A campaign in which something was earned and a game is being played, with its first two lines.
    fn begun<A: Accounts<What = Said>>(shelf: &Shelf<A>) -> (PathBuf, String) {
        let mut book = shelf.found(1, Said::Founded("Rainy days".to_owned())).unwrap();
        let game = game_name(&book.campaign().header().id, 3);
        book.enter(2, Said::Earned(5)).unwrap();
        book.enter(3, Said::Began(game.clone())).unwrap();
        fs::create_dir_all(&shelf.dirs().games).unwrap();
        fs::write(shelf.dirs().games.join(&game), "one\ntwo\n").unwrap();
        (book.path().to_path_buf(), game)
    }

    fn opened<A: Accounts>(shelf: &Shelf<A>, file: &Path) -> Book<A> {
        shelf.open(file, 9).unwrap()
    }

    #[test]
    fn a_book_goes_elsewhere_alone_where_the_game_takes_nothing_along() {
        let folder = tempfile::tempdir().unwrap();
        let (here, there) = (shelf(&folder.path().join("here"), Coins), shelf(&folder.path().join("there"), Coins));
        let (file, game) = begun(&here);
        let to = folder.path().join("sent.campaign");
        here.export(&file, &to).unwrap();
        let text = fs::read_to_string(&to).unwrap();
        let begins = "// Delvewright: coins, campaign, format 1\n(\n  format: 1,\n  ruleset: \"coins\",\n  book: [\n";
        assert!(text.starts_with(begins), "{text}");
        assert!(here.export(&file, &to).is_err(), "what lies there stays");
        assert!(here.look_at(&to).is_packed && !here.look_at(&file).is_packed);
        // Elsewhere it is the same campaign; where it lies already it gets an id and games of its own.
        let copy = there.import(&to).unwrap();
        assert_eq!((copy.file_name(), Shelf::<Coins>::id_of(&copy)), (file.file_name(), Shelf::<Coins>::id_of(&file)));
        let beside = here.import(&to).unwrap();
        assert_eq!(beside.file_name().unwrap(), "rainy-days-2.campaign");
        assert_ne!(Shelf::<Coins>::id_of(&beside), Shelf::<Coins>::id_of(&file));
        let copy = opened(&here, &beside);
        let standing = copy.campaign().standing().unwrap();
        assert_eq!((standing.coins, standing.game.as_ref() == Some(&game)), (5, false));
        assert_eq!(here.books_of_game(&game).unwrap().collect::<Vec<_>>(), [file]);
    }

    #[test]
    fn what_goes_along_comes_in_with_the_book_or_not_at_all() {
        let folder = tempfile::tempdir().unwrap();
        let (here, there) = (minted(&folder.path().join("here"), "lion"), minted(&folder.path().join("there"), ""));
        let (file, game) = begun(&here);
        let to = folder.path().join("sent.campaign");
        here.export(&file, &to).unwrap();
        // Without the picture that comes along nobody could have founded it here.
        let copy = there.import(&to).unwrap();
        let there = minted(&folder.path().join("there"), &fs::read_to_string(picture_file(there.dirs())).unwrap());
        assert_eq!(there.accounts().picture, "lion");
        assert_eq!(fs::read_to_string(there.dirs().games.join(&game)).unwrap(), "one\ntwo\n");
        assert_eq!(opened(&there, &copy).campaign().standing().unwrap().game.as_ref(), Some(&game));
        // Where its game lies already, the copy plays another one, which stands where it stood.
        let beside = there.import(&to).unwrap();
        let own = opened(&there, &beside).campaign().standing().unwrap().game.clone().unwrap();
        assert_ne!(own, game);
        assert_eq!(fs::read_to_string(there.dirs().games.join(own)).unwrap(), "one\ntwo\n");
        // What cannot be taken in keeps everything else out, and so does a book that cannot have begun so.
        let text = fs::read_to_string(&to).unwrap();
        let books = there.files().unwrap();
        fs::write(&to, text.replace("picture: \"lion\"", "picture: \"\"")).unwrap();
        assert_eq!(there.import(&to), Err(BookError::Along(Blank)));
        fs::write(&to, text.replace("lion", "eagle").replace("Founded(", "Noted(")).unwrap();
        assert!(matches!(there.import(&to), Err(BookError::Refused(Refused::Book(_)))));
        fs::write(&to, text.replace("lion", "eagle").replace("Earned(5)", "Danced(5)")).unwrap();
        assert!(matches!(there.import(&to), Err(BookError::Read { error: ReadError::Malformed { line: 3, .. }, .. })));
        assert_eq!(there.files().unwrap(), books);
        assert_eq!(fs::read_to_string(picture_file(there.dirs())).unwrap(), "lion");
    }

    #[test]
    fn an_exported_campaign_of_another_game_is_named() {
        let folder = tempfile::tempdir().unwrap();
        let (coins, minted) = (shelf(folder.path(), Coins), minted(folder.path(), "lion"));
        let to = folder.path().join("sent.campaign");
        coins.export(&begun(&coins).0, &to).unwrap();
        let named = Trouble::OtherGame("coins".to_owned());
        assert!(matches!(minted.import(&to), Err(BookError::File(error)) if error.trouble == named));
        // Also where its first line says nothing.
        let text = fs::read_to_string(&to).unwrap();
        fs::write(&to, text.split_once('\n').unwrap().1.replace("ruleset: \"coins\"", "ruleset: \"chess\"")).unwrap();
        let named = Trouble::OtherGame("chess".to_owned());
        assert!(matches!(coins.import(&to), Err(BookError::File(error)) if error.trouble == named));
    }

    #[test]
    fn an_earlier_version_and_a_book_of_the_program_become_copies() {
        let folder = tempfile::tempdir().unwrap();
        let shelf = shelf(folder.path(), Coins);
        let (file, _) = begun(&shelf);
        drop(opened(&shelf, &file));
        let version = shelf.backups(&file).remove(0);
        let text = fs::read_to_string(&version).unwrap();
        for copy in [shelf.take_backup(&version).unwrap(), shelf.put_text(&text).unwrap()] {
            assert_eq!(opened(&shelf, &copy).campaign().entries().len(), 3);
        }
        let ids = shelf.known_ids().unwrap();
        assert_eq!((ids.len(), ids.iter().collect::<std::collections::BTreeSet<_>>().len()), (3, 3));
        assert!(matches!(shelf.put_text("coins"), Err(BookError::Read { error: ReadError::Foreign, .. })));
    }
}

//! A campaign as one file: its book with the user's own cards and quests that it needs and with the game that was
//! interrupted, so that it can go on elsewhere.

use super::lines::RULESET;
use super::link::{FoundGame, game_path};
use super::{Along, BookError, Campaign};
use crate::games::massive_darkness::content::own_cards::{Card, MOST_OF_A_KIND, OwnPack};
use crate::games::massive_darkness::folders::OwnFolders as _;
use crate::games::massive_darkness::quest::Quest;
use crate::games::massive_darkness::quest::exchange::{check, free_name_besides, own_quests, plain_name};
use crate::house::storage::{
    DOCUMENT_LIMIT, DataDirs, Document, StorageError, Together, Trouble, document_bytes, read_document, write_document,
    write_new_document,
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::path::Path;

/// The newest format of these files; one without a game is written in the first, which older programs can read.
pub const FORMAT: u32 = 2;

/// Longer games do not go along, in bytes: the whole file has to stay one that can be read.
const MOST_OF_A_GAME: usize = 4 * 1024 * 1024;

/// So many quests come along at most.
const MOST_QUESTS: usize = 300;

/// A campaign as one file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bundle {
    /// [`FORMAT`].
    pub format: u32,
    /// The game, by the name of its ruleset.
    pub ruleset: String,
    /// The lines of the book.
    pub book: Vec<String>,
    /// Own cards that the campaign speaks of.
    #[serde(default)]
    pub cards: Option<OwnPack>,
    /// Own quests that the campaign speaks of.
    #[serde(default)]
    pub quests: Vec<Quest>,
    /// The lines of the game that is being played.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub game: Vec<String>,
}

impl Document for Bundle {
    const GAME: Option<&'static str> = Some(RULESET);
    const KIND: &'static str = "campaign";
}

impl Bundle {
    /// Everything a campaign needs.
    ///
    /// # Errors
    /// The user's own cards cannot be read.
    pub fn of(campaign: &Campaign, dirs: &DataDirs) -> Result<Self, StorageError> {
        let unwritable = |reason| StorageError::untouched(&dirs.campaigns, Trouble::Unwritable(reason));
        let book = campaign.lines().map_err(unwritable)?;
        let mut cards = OwnPack::read(&dirs.own_cards_file())?;
        let quests = own_quests(dirs);
        let codes: Vec<String> = Card::all(&cards.cards).iter().map(|card| card.code().to_owned()).collect();
        let own: BTreeSet<&str> =
            codes.iter().map(String::as_str).chain(quests.iter().map(|(_, quest)| quest.id.as_str())).collect();
        let is_own = |word: &&str| own.contains(*word);
        // Whatever of it the book names in any entry, corrected ones too.
        let named: BTreeSet<&str> = book.iter().flat_map(|line| line.split('"')).filter(is_own).collect();
        let is_named = |name: &str| named.contains(name);
        for card in Card::all(&cards.cards).into_iter().filter(|card| !is_named(card.code())) {
            cards.take_out(&card);
        }
        let cards = Some(cards).filter(|pack| !Card::all(&pack.cards).is_empty());
        let quests = quests.iter().map(|(_, quest)| quest).filter(|quest| is_named(&quest.id)).cloned().collect();
        let mut game = game_of(campaign, dirs)?;
        if game.iter().map(String::len).sum::<usize>() > MOST_OF_A_GAME {
            game.clear();
        }
        let format = if game.is_empty() { 1 } else { FORMAT };
        Ok(Self { format, ruleset: RULESET.to_owned(), book, cards, quests, game })
    }

    /// Writes it; a file of that name is replaced as a whole.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn write(&self, to: &Path) -> Result<(), StorageError> {
        self.check_length(to)?;
        write_document(to, self)
    }

    /// Writes it into a new file; whatever has that name already is never touched.
    ///
    /// # Errors
    /// The file is already there or cannot be written.
    pub fn write_new(&self, to: &Path) -> Result<(), StorageError> {
        self.check_length(to)?;
        write_new_document(to, self)
    }

    /// A book that is too long by itself is not even made into a text.
    fn check_length(&self, to: &Path) -> Result<(), StorageError> {
        let (length, limit) = (self.book.iter().map(|line| line.len() as u64).sum::<u64>(), DOCUMENT_LIMIT);
        if length <= limit { Ok(()) } else { Err(StorageError::untouched(to, Trouble::Overflowing { limit })) }
    }

    /// Reads one.
    ///
    /// # Errors
    /// The file cannot be read or understood.
    pub fn read(from: &Path) -> Result<Self, StorageError> {
        let bundle: Self = read_document(from, FORMAT)?;
        // Files without a label say only here whose they are.
        if bundle.ruleset != RULESET {
            return Err(StorageError::untouched(from, Trouble::OtherGame(bundle.ruleset)));
        }
        let is_too_large = bundle.cards.as_ref().is_some_and(OwnPack::is_too_large);
        if is_too_large || bundle.quests.len() > MOST_QUESTS {
            let most = if is_too_large { MOST_OF_A_KIND } else { MOST_QUESTS };
            return Err(StorageError::untouched(from, Trouble::TooMuch { most }));
        }
        Ok(bundle)
    }

    /// Lets the quests that came along be written where the user has none of their id.
    ///
    /// # Errors
    /// One of them is none that can be opened.
    pub(super) fn put_quests(&self, from: &Path, dirs: &DataDirs, files: &mut Together) -> Result<(), BookError> {
        let mut known: BTreeSet<String> = own_quests(dirs).into_iter().map(|(_, quest)| quest.id).collect();
        for quest in self.quests.iter().filter(|quest| known.insert(quest.id.clone())) {
            check(from, quest).map_err(|error| BookError::Along(Along::Quest(error)))?;
            // A name inside the folder of quests, whatever a foreign file calls its quest.
            let (_, file) = free_name_besides(&dirs.quests(), &plain_name(&quest.id), |file| files.creates(file));
            let bytes = document_bytes(&file, quest)?;
            files.create(file, bytes);
        }
        Ok(())
    }
}

/// The lines of the game that is being played, also of one that was put away; none if there is no file of it.
pub(super) fn game_of(campaign: &Campaign, dirs: &DataDirs) -> Result<Vec<String>, StorageError> {
    let Some(game) = campaign.game() else { return Ok(Vec::new()) };
    let put_away = dirs.backups_of(&game_path(&dirs.games, game));
    for folder in [&dirs.games, &put_away] {
        if let FoundGame::Lines(lines) = campaign.found_game(folder)? {
            return Ok(lines);
        }
    }
    Ok(Vec::new())
}

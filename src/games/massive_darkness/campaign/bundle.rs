//! A campaign as one file: its book with the user's own cards and quests that it needs and with the game that was
//! interrupted, so that it can go on elsewhere.

use super::lines::RULESET;
use super::{Along, BookError, Campaign, Shelf};
use crate::games::massive_darkness::content::own_cards::{
    Card, KEPT_VERSIONS, MOST_OF_A_KIND, OwnPack, PackTrouble, SkippedPack, lay_others,
};
use crate::games::massive_darkness::folders::OwnFolders as _;
use crate::games::massive_darkness::quest::Quest;
use crate::games::massive_darkness::quest::exchange::{check, free_name_besides, own_quests, plain_name};
use crate::games::massive_darkness::rules::library::Library;
use crate::house::book::Accounts as _;
pub use crate::house::book::Packed;
use crate::house::book::travel::lines_of;
use crate::house::packs::CardPack as _;
use crate::house::storage::{DataDirs, Document, Kept, StorageError, Together, Trouble, document_bytes};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

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
    /// Files of newer formats are refused.
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

impl Packed<Library> for Bundle {
    const FORMAT: u32 = FORMAT;

    fn of(campaign: &Campaign, dirs: &DataDirs) -> Result<Self, StorageError> {
        let book = lines_of(campaign, dirs)?;
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
        let mut game = Library::game_under_way(campaign, dirs)?;
        if game.iter().map(String::len).sum::<usize>() > MOST_OF_A_GAME {
            game.clear();
        }
        let format = if game.is_empty() { 1 } else { FORMAT };
        Ok(Self { format, ruleset: RULESET.to_owned(), book, cards, quests, game })
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

    fn take_game(&mut self) -> Vec<String> {
        std::mem::take(&mut self.game)
    }

    fn check(&self) -> Result<(), Trouble> {
        let has_too_many_cards = self.cards.as_ref().is_some_and(OwnPack::is_too_large);
        if has_too_many_cards || self.quests.len() > MOST_QUESTS {
            return Err(Trouble::TooMuch { most: if has_too_many_cards { MOST_OF_A_KIND } else { MOST_QUESTS } });
        }
        Ok(())
    }

    /// Own cards and quests that came with it are kept where there are none of their name; the user's own cards as they were are
    /// kept as an earlier version.
    fn unpack(&self, from: &Path, home: &Shelf, files: &mut Together) -> Result<Arc<Library>, BookError> {
        let library = match &self.cards {
            Some(theirs) => put_cards(theirs, from, home.dirs(), files)?,
            None => Arc::clone(home.accounts()),
        };
        self.put_quests(from, home.dirs(), files)?;
        Ok(library)
    }
}

impl Bundle {
    /// Lets the quests that came along be written where the user has none of their id.
    fn put_quests(&self, from: &Path, dirs: &DataDirs, files: &mut Together) -> Result<(), BookError> {
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

/// Lets cards that came along be written among the user's own ones; returns the box with all of them.
fn put_cards(theirs: &OwnPack, from: &Path, dirs: &DataDirs, files: &mut Together) -> Result<Arc<Library>, BookError> {
    let refused = |why| BookError::Along(Along::Cards(Box::new(SkippedPack { file: from.to_path_buf(), why })));
    let file = &dirs.own_cards_file();
    let mine = OwnPack::read(file)?;
    let joined = mine.with_new_cards_of(theirs);
    let others = lay_others(dirs).map_err(|error| refused(PackTrouble::Content(error)))?;
    let laid = others.with(file, joined.clone()).map_err(refused)?;
    if joined != mine {
        let versions = Kept { folder: dirs.backups_of(file), count: KEPT_VERSIONS };
        files.replace_keeping(file.clone(), joined.bytes(file)?, versions);
    }
    Ok(Arc::new(laid.library))
}

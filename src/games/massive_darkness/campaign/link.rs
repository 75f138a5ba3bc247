//! Between the book and a game on the computer: what a quest begins with, and what it brings home.
//!
//! The entry that begins a quest names the file and the seed of its game and is written before the game. So whatever
//! the program was doing when it was killed, [`Now::Playing`] says which game to go on with: its file if there is one,
//! else the same game from its beginning ([`Standing::setup`]). When the game is over, [`Book::settle`] writes its
//! result, once and never again.

use super::bounds::MOST_COUNTED;
use super::entry::{Chance, Ending, Entry, GameFile, HeroResult, Place, What};
use super::standing::{Now, Playing, Standing};
use super::{Book, BookError, Campaign};
use crate::games::massive_darkness::quest::Quest;
use crate::games::massive_darkness::rules::dungeon::Setup;
use crate::games::massive_darkness::rules::library::Library;
use crate::games::massive_darkness::rules::state::Slot;
use crate::games::massive_darkness::rules::story::record::MICRO_XP_PER_XP;
use crate::games::massive_darkness::rules::story::{HeroRecord, QuestResult};
use crate::games::massive_darkness::rules::{Event, MassiveDarkness};
use crate::games::massive_darkness::session::{MassiveDarknessRules, Session, Start};
use crate::house::book::travel::{game_file, game_name};
use crate::house::session::Sessions as _;
use crate::house::storage::{StorageError, Trouble, read_log};
use crate::kernel::journal::{Header, read_header};
use std::path::{Path, PathBuf};

/// What a Hero did in a game, for his career.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Deeds {
    /// Enemies killed.
    pub kills: u16,
    /// How often the Hero died; resurrections do not make up for it.
    pub deaths: u16,
}

/// Counts what each Hero did, in the order of the party.
#[must_use]
pub fn deeds<'e>(heroes: usize, events: impl IntoIterator<Item = &'e Event>) -> Vec<Deeds> {
    let mut deeds = vec![Deeds::default(); heroes];
    for event in events {
        match event {
            Event::MinionKilled { by: Some(hero), .. } | Event::LeaderKilled { by: Some(hero), .. } => {
                deeds.get_mut(hero.index()).into_iter().for_each(|deed| deed.kills += 1);
            }
            Event::HeroDied { hero } => {
                deeds.get_mut(hero.index()).into_iter().for_each(|deed| deed.deaths += 1);
            }
            _ => {}
        }
    }
    deeds
}

/// What lies where the file of a game should be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FoundGame {
    /// No game: it begins from its seed.
    Nothing,
    /// The lines of the game.
    Lines(Vec<String>),
    /// A game of another quest, of other Heroes, or with other dice.
    Another,
}

/// What each Hero has done on the way to where the game stands.
fn deeds_of(session: &Session) -> Vec<Deeds> {
    let events = session.events_since(None).unwrap_or_default();
    deeds(session.game().state.heroes.len(), events.iter().map(|(_, event)| &event.what))
}

impl Standing {
    /// STORY-01: what the Quest that is being played, or comes next, begins with.
    #[must_use]
    pub fn setup(&self) -> Setup {
        Setup::story(self.party.clone(), self.state.lifebringer, self.state.edition).reading(self.otherwise.clone())
    }

    /// The game on the computer that is being played.
    #[must_use]
    pub fn game(&self) -> Option<&GameFile> {
        match self.now() {
            Now::Playing(Playing { place: Place::Here(game), .. }) => Some(game),
            _ => None,
        }
    }
}

impl Campaign {
    /// The game on the computer that is being played.
    #[must_use]
    pub fn game(&self) -> Option<&GameFile> {
        self.standing()?.game()
    }

    /// What the game on the computer that is being played begins with; `quest` is the Quest of that name.
    #[must_use]
    pub fn start(&self, quest: &Quest) -> Option<Start> {
        let standing = self.standing()?;
        let is_this = standing.playing.as_ref().is_some_and(|playing| playing.quest == quest.id);
        (is_this && self.game().is_some()).then(|| Start {
            quest: quest.clone(),
            setup: standing.setup(),
            moment: None,
        })
    }

    /// A game for the next quest: its file has a name that no other game has, also where its entry is taken back later.
    #[must_use]
    pub fn new_game(&self, seed: u64, chance: Chance) -> GameFile {
        let mut number = self.entries().len() as u64 + 1;
        // A book that was rescued can be shorter than it once was.
        while self.knows_game(&game_name(&self.header().id, number)) {
            number += 1;
        }
        let file = game_name(&self.header().id, number);
        // A quest that is repeated has other dice than the lost one.
        GameFile { file, seed: seed.wrapping_mul(1000).wrapping_add(number), chance }
    }

    /// Was this file ever the game of a quest of this campaign?
    #[must_use]
    pub fn knows_game(&self, file: &str) -> bool {
        let is_it = |entry: &Entry| match &entry.what {
            What::QuestBegan { place: Place::Here(game), .. } => game.file == file,
            _ => false,
        };
        self.entries().iter().any(is_it)
    }

    /// What lies where the file of the game that is being played should be; nothing if none is being played.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn found_game(&self, games: &Path) -> Result<FoundGame, StorageError> {
        self.game().map_or(Ok(FoundGame::Nothing), |game| self.found_at(&game_path(games, game)))
    }

    /// The same for one that lies there.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn found_at(&self, file: &Path) -> Result<FoundGame, StorageError> {
        let lines = match read_log(file, |_| true) {
            Ok(read) => read.lines,
            Err(StorageError { trouble: Trouble::NotFound, .. }) => return Ok(FoundGame::Nothing),
            Err(error) => return Err(error),
        };
        // The program was killed before the first line was whole: nothing had been decided.
        let Some(first) = lines.first() else { return Ok(FoundGame::Nothing) };
        // What cannot be understood is told by whoever takes the game up.
        let header: Option<Header<Start>> = read_header(first).ok();
        let is_ours = header.is_none_or(|header| self.is_of_this_game(&header));
        Ok(if is_ours { FoundGame::Lines(lines) } else { FoundGame::Another })
    }

    fn is_of_this_game(&self, header: &Header<Start>) -> bool {
        let Some(standing) = self.standing() else { return false };
        let quest = standing.playing.as_ref().map(|playing| &playing.quest);
        let heroes = header.setup.setup.heroes.iter().map(|choice| &choice.hero);
        quest == Some(&header.setup.quest.id)
            && self.game().is_some_and(|game| game.seed == header.seed)
            && heroes.eq(standing.party.iter().map(|record| &record.hero))
    }

    /// Has the result of this game been written, whatever became of that entry since?
    #[must_use]
    pub fn is_settled(&self, file: &str) -> bool {
        let of_this_game = |entry: &Entry| match &entry.what {
            What::QuestBegan { place: Place::Here(game), .. } => Some(game.file == file),
            What::QuestBegan { place: Place::Table, .. } => Some(false),
            _ => None,
        };
        let mut is_this = false;
        for entry in self.entries() {
            is_this = of_this_game(entry).unwrap_or(is_this);
            if is_this && matches!(entry.what, What::QuestEnded(_)) {
                return true;
            }
        }
        false
    }
}

impl Book {
    /// Begins the next quest on the computer. To be called before the file of the game is written.
    ///
    /// # Errors
    /// The rule that forbids it, or the file of the book.
    pub fn begin_here(&mut self, at: u64, quest: &str, game: GameFile) -> Result<u32, BookError> {
        self.enter(at, What::QuestBegan { quest: quest.to_owned(), place: Place::Here(game) })
    }

    /// Looks for the game that the book says is being played, and writes its result if it is over. To be called when a
    /// campaign is opened: the program may have been killed after the last answer. `None`: nothing was to be written.
    ///
    /// # Errors
    /// The file of the game or of the book, or a rule that forbids the result. A game that cannot be taken up (it was
    /// played by other rules, say) is no error: somebody has to look at it.
    pub fn catch_up(&mut self, at: u64, rules: &MassiveDarknessRules, games: &Path) -> Result<Option<u32>, BookError> {
        let Some(game) = self.campaign().game().cloned() else { return Ok(None) };
        let FoundGame::Lines(lines) = self.campaign().found_game(games)? else { return Ok(None) };
        let Ok(resumed) = rules.resume(&lines) else { return Ok(None) };
        if self.campaign().is_settled(&game.file) {
            return Ok(None);
        }
        self.bring_home(at, &game.file, &resumed.session)
    }

    /// Writes the result of the game that is being played, which somebody has just left, if it is over. A result that
    /// was taken back before is written again: whoever goes back into a game and ends it means it. `None`: nothing was
    /// to be written.
    ///
    /// # Errors
    /// The rule that forbids it, or the file of the book.
    pub fn bring_home(&mut self, at: u64, file: &str, session: &Session) -> Result<Option<u32>, BookError> {
        // As they went, whatever was corrected in the book since.
        let before = &session.header().setup.setup.party;
        self.write_result(at, file, before, session.game(), &deeds_of(session))
    }

    /// Writes the result of a finished game into the book, exactly once: called again, after a crash or because somebody
    /// opens the finished game, it does nothing. `None`: nothing was to be written.
    ///
    /// # Errors
    /// The rule that forbids it, or the file of the book.
    pub fn settle(
        &mut self,
        at: u64,
        file: &str,
        game: &MassiveDarkness,
        deeds: &[Deeds],
    ) -> Result<Option<u32>, BookError> {
        if self.campaign().is_settled(file) {
            return Ok(None);
        }
        let Some(before) = self.campaign().standing().map(|standing| standing.party.clone()) else { return Ok(None) };
        self.write_result(at, file, &before, game, deeds)
    }

    fn write_result(
        &mut self,
        at: u64,
        file: &str,
        before: &[HeroRecord],
        game: &MassiveDarkness,
        deeds: &[Deeds],
    ) -> Result<Option<u32>, BookError> {
        let campaign = self.campaign();
        let (Some(standing), Some(result)) = (campaign.standing(), game.quest_result()) else { return Ok(None) };
        let Now::Playing(Playing { quest, place: Place::Here(expected), .. }) = standing.now() else { return Ok(None) };
        if expected.file != file {
            return Ok(None);
        }
        let ending = ending(campaign.library(), quest, before, &result, deeds);
        self.enter(at, What::QuestEnded(ending)).map(Some)
    }
}

/// Where the file of a game lies.
#[must_use]
pub fn game_path(games: &Path, game: &GameFile) -> PathBuf {
    game_file(games, &game.file)
}

/// What a Quest brought, as an entry: the difference between the Heroes who went and those who came back. Cards that
/// only the quest has (its own, which are in no box) stay there.
#[must_use]
pub fn ending(library: &Library, quest: &str, before: &[HeroRecord], result: &QuestResult, deeds: &[Deeds]) -> Ending {
    let heroes = before.iter().zip(&result.party).enumerate().map(|(at, (before, after))| {
        let deed = deeds.get(at).copied().unwrap_or_default();
        let (kills, deaths) = (deed.kills.min(MOST_COUNTED), deed.deaths.min(MOST_COUNTED));
        HeroResult { kills, deaths, ..brought(library, before, after) }
    });
    let rounds = result.rounds.min(MOST_COUNTED);
    Ending { quest: quest.to_owned(), end: result.end, rounds, heroes: heroes.collect() }
}

/// What a Hero brought home. Also for whoever types in what a dashboard shows after an evening at the table.
#[must_use]
pub fn brought(library: &Library, before: &HeroRecord, after: &HeroRecord) -> HeroResult {
    let mut skills = Vec::new();
    // At most 154 Micro-XP, and so many again for Skills.
    let mut micro_xp = after.worth() as i16 - before.worth() as i16;
    for (line, count) in &after.skills {
        for position in before.skills.get(line).copied().unwrap_or(0)..*count {
            skills.push(line.clone());
            micro_xp += i16::from(after.skill_cost(library, line, position).unwrap_or(0)) * i16::from(MICRO_XP_PER_XP);
        }
    }
    let owns = |record: &HeroRecord, code: &str| record.cards.iter().any(|card| card.code == code);
    let is_known = |code: &str| library.card_with_code(code).is_some();
    let kept = after.cards.iter().filter(|card| is_known(&card.code));
    HeroResult {
        hero: after.hero.clone(),
        xp: 0,
        micro_xp,
        skills,
        found: kept.clone().filter(|card| !owns(before, &card.code)).map(|card| card.code.clone()).collect(),
        gone: before.cards.iter().filter(|card| !owns(after, &card.code)).map(|card| card.code.clone()).collect(),
        kills: 0,
        deaths: 0,
        equipped: Some(
            kept.filter(|card| card.slot != Slot::Pack).map(|card| (card.code.clone(), card.slot)).collect(),
        ),
    }
}

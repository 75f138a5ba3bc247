//! A quest being played: set up, recorded, verified, taken up again. The window and the command line both play through
//! this door; files are theirs.

use crate::games::massive_darkness::quest::moment::Moment;
use crate::games::massive_darkness::quest::set_up::{built_in_box, library_of, take_cards_along};
use crate::games::massive_darkness::quest::{Problem, Quest, lay_out};
use crate::games::massive_darkness::rules::dungeon::Setup;
use crate::games::massive_darkness::rules::library::{Library, LibraryError};
use crate::games::massive_darkness::rules::setup::SetupError;
use crate::games::massive_darkness::rules::{Event, MassiveDarkness};
use crate::kernel::game::Log;
use crate::kernel::hash::hash_of;
use crate::kernel::journal::{
    self, FORMAT, Header, Journal, MAX_BYTES, MAX_LINES, Read, ReadError, Standing, Trouble, last_standing, read_header,
};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// The name of the ruleset in journals.
pub const RULESET: &str = "massive-darkness";
/// Counts the corrections of the rules that change how a recorded game goes on.
pub const RULES_REVISION: u16 = 6;

/// What a game is begun with. The quest is kept whole, so a game goes on although somebody edits the quest meanwhile. So are
/// cards that lie over the box: the recorded quest takes them along as its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Start {
    /// The quest.
    pub quest: Quest,
    /// The choices of the players.
    pub setup: Setup,
    /// It does not begin at the beginning: an author tries a moment of his quest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moment: Option<Moment>,
}

/// A quest being played, with everything that was answered.
pub type Session = Journal<MassiveDarkness, Start>;

/// What a game needs besides the choices of the players.
#[derive(Clone, Debug)]
pub struct Table {
    /// The box.
    pub library: Arc<Library>,
    /// Hash of the content the box was made of.
    pub content: u64,
}

/// Why a game cannot begin.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BeginError {
    /// The quest cannot be laid out.
    #[error("the quest cannot be played: {}", list(.0))]
    Quest(Vec<Problem>),
    /// The quest's own cards do not fit into the box.
    #[error("{0}")]
    Cards(#[from] LibraryError),
    /// The players' choices do not fit.
    #[error("{0}")]
    Setup(#[from] SetupError),
}

/// Why a recorded game cannot be taken up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ResumeError {
    /// The lines make no sense.
    #[error("{0}")]
    Read(#[from] ReadError),
    /// Another ruleset.
    #[error("it was played by the rules “{0}”, which this program does not know")]
    Ruleset(String),
    /// The game cannot even be set up any more.
    #[error("{0}")]
    Begin(#[from] BeginError),
    /// The numbers in it stand for other cards or Zones than here.
    #[error(
        "it was played with other cards than there are now, or on another map: what it holds would mean something else"
    )]
    OtherCards,
}

/// What is not as it was when a game was recorded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// The quest in the file is not the one it was begun with: somebody changed the file.
    Quest,
    /// Cards, dice or Heroes.
    Content,
    /// The rules, as the program knew them then.
    Rules,
}

/// How much of a recorded game could be taken up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taken {
    /// Everything, proved answer by answer.
    Whole,
    /// From the last kept state on: it was played by other rules or with other content. What lies before can be read.
    FromKeptState,
}

/// A game that was taken up.
pub struct Resumed {
    /// The game.
    pub session: Session,
    /// How much of it.
    pub taken: Taken,
    /// What could not be used.
    pub trouble: Option<Trouble>,
}

fn list(problems: &[Problem]) -> String {
    problems.iter().map(Problem::to_string).collect::<Vec<_>>().join("; ")
}

impl Table {
    /// Sets a quest up and runs to the first question.
    ///
    /// # Errors
    /// The quest cannot be laid out, or the choices do not fit.
    pub fn set_up(&self, start: &Start, log: Log<'_, Event>) -> Result<MassiveDarkness, BeginError> {
        let library = library_of(&start.quest, &self.library)?;
        let dungeon = Arc::new(lay_out(&start.quest, &library.tiles).map_err(BeginError::Quest)?);
        Ok(match &start.moment {
            None => MassiveDarkness::new(library, dungeon, &start.setup, log)?,
            Some(moment) => {
                let moment = moment.on(&dungeon);
                MassiveDarkness::at_moment(library, dungeon, &start.setup, &moment, log)?
            }
        })
    }

    /// Begins to record a game.
    ///
    /// # Errors
    /// The quest cannot be laid out, or the choices do not fit.
    pub fn begin(&self, mut start: Start, seed: u64, log: Log<'_, Event>) -> Result<Session, BeginError> {
        take_cards_along(&mut start.quest, &self.library, self.content);
        let game = self.set_up(&start, log)?;
        let header = Header {
            format: FORMAT,
            ruleset: RULESET.to_owned(),
            rules_revision: RULES_REVISION,
            content: self.content,
            index: game.index(),
            document: hash_of(&start.quest),
            setup: start,
            seed,
            start: 0,
        };
        Ok(Journal::new(game, header))
    }

    /// What has changed since a game was recorded. It may hold all the same.
    #[must_use]
    pub fn changes(&self, header: &Header<Start>) -> Vec<Change> {
        [
            (Change::Quest, header.document != hash_of(&header.setup.quest)),
            (Change::Content, header.content != self.content && !brings_cards(header)),
            (Change::Rules, header.rules_revision != RULES_REVISION),
        ]
        .into_iter()
        .filter_map(|(change, is_so)| is_so.then_some(change))
        .collect()
    }

    /// Plays a recorded game again, answer by answer. [`Read::trouble`] says where it goes another way.
    ///
    /// # Errors
    /// The lines are no game that can be set up here.
    pub fn verify(&self, lines: &[String]) -> Result<Read<MassiveDarkness, Start>, ResumeError> {
        let game = self.set_up_again(&self.header(lines)?, &mut |_| {})?;
        Ok(Journal::read(game, lines.iter().map(String::as_str))?)
    }

    /// Takes a recorded game up. If rules or content have changed since, or it goes another way than recorded, it goes
    /// on from the last kept state.
    ///
    /// # Errors
    /// The lines are no game that can be set up here, or nothing of it can be taken up.
    pub fn resume(&self, lines: &[String]) -> Result<Resumed, ResumeError> {
        let header = self.header(lines)?;
        // Format 1 does not say what its numbers stand for: only the very same cards are certain to be those.
        let is_same = header.format > 1 || header.content == self.content;
        if header.rules_revision == RULES_REVISION && is_same {
            let Read { journal, trouble } = self.verify(lines)?;
            if !matches!(trouble, Some(Trouble::Stopped { .. } | Trouble::OtherStart)) {
                return Ok(Resumed { session: journal, taken: Taken::Whole, trouble });
            }
        }
        self.resume_from_kept_state(&header, lines)
    }

    fn resume_from_kept_state(&self, header: &Header<Start>, lines: &[String]) -> Result<Resumed, ResumeError> {
        let game = self.set_up_again(header, &mut |_| {})?;
        let lines = lines.iter().map(String::as_str);
        let Read { journal, trouble } = Journal::read_from_snapshot(game, RULES_REVISION, lines)?;
        Ok(Resumed { session: journal, taken: Taken::FromKeptState, trouble })
    }

    /// Sets a recorded game up with the cards it was begun with, and runs to the first question.
    ///
    /// # Errors
    /// It cannot be set up any more, or its numbers would stand for something else here.
    pub fn set_up_again(&self, header: &Header<Start>, log: Log<'_, Event>) -> Result<MassiveDarkness, ResumeError> {
        let game = match built_in_box() {
            // The recorded quest brings whatever lay over the box.
            Some((library, _)) if header.format > 1 && header.content != self.content => {
                Self { library, content: header.content }.set_up(&header.setup, log)?
            }
            _ => self.set_up(&header.setup, log)?,
        };
        if header.format > 1 && header.index != game.index() {
            return Err(ResumeError::OtherCards);
        }
        Ok(game)
    }

    fn header(&self, lines: &[String]) -> Result<Header<Start>, ResumeError> {
        // Before anything is looked at: what is longer than any game is none.
        let bytes: usize = lines.iter().map(|line| line.len() + 1).sum();
        if lines.len() > MAX_LINES || bytes > MAX_BYTES {
            return Err(ReadError::TooLong.into());
        }
        header_of(lines.first().ok_or(ReadError::Empty)?)
    }
}

fn header_of(line: &str) -> Result<Header<Start>, ResumeError> {
    let header: Header<Start> = read_header(line)?;
    if header.ruleset == RULESET { Ok(header) } else { Err(ResumeError::Ruleset(header.ruleset)) }
}

/// Does the recorded quest bring cards, so that nobody can say whether the box was another one?
fn brings_cards(header: &Header<Start>) -> bool {
    header.format > 1 && !header.setup.quest.cards.are_the_box()
}

/// What can be said of a recorded game without playing it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Glance {
    /// What it was begun with.
    pub start: Start,
    /// Where it stands, as far as its last lines say.
    pub standing: Option<Standing>,
}

impl Glance {
    /// Looks at the first line of a recorded game and at its last lines, as many as were read.
    ///
    /// # Errors
    /// It is no game that this program knows.
    pub fn at<'l>(first: &str, last: impl DoubleEndedIterator<Item = &'l str>) -> Result<Self, ResumeError> {
        Ok(Self { start: header_of(first)?.setup, standing: last_standing(last) })
    }
}

/// Does a line of a recorded game make sense? The last one does not if the program was killed while it wrote.
#[must_use]
pub fn is_sound_line(line: &str) -> bool {
    journal::is_sound_line::<MassiveDarkness>(line)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness::playtest::testing::{start, table};
    use crate::games::massive_darkness::playtest::{Bot as _, RandomBot};
    use crate::kernel::game::Game as _;
    use crate::kernel::journal::{Given, JournalError};

    fn played(table: &Table, answers: usize) -> Session {
        let mut session = table.begin(start(table, 3), 4, &mut |_| {}).unwrap();
        let mut bot = RandomBot::new(4);
        let mut listed = Vec::new();
        session.deal(&mut |_| {}).unwrap();
        while session.len() < answers && session.game().outcome().is_none() {
            listed.clear();
            session.game().answers(&mut listed);
            let answer = bot.answer(session.game(), &listed);
            session.answer(answer, Given::Chosen, &mut |_| {}).unwrap();
            session.deal(&mut |_| {}).unwrap();
        }
        session
    }

    #[test]
    fn a_game_is_taken_up_where_it_was() {
        let table = table();
        let mut session = played(&table, 120);
        assert!(session.game().round() > 1);
        let lines = session.take_lines().unwrap();
        let resumed = table.resume(&lines).unwrap();
        assert_eq!((resumed.taken, resumed.trouble), (Taken::Whole, None));
        assert_eq!(resumed.session.hash(), session.hash());
        assert_eq!(resumed.session.game().state, session.game().state);
        assert_eq!(table.verify(&lines).unwrap().trouble, None);
    }

    #[test]
    fn undo_restores_every_state_of_a_game() {
        let table = table();
        let mut session = played(&table, 150);
        let path = session.path_to(session.place());
        for entry in path.into_iter().rev().step_by(5) {
            session.goto(Some(entry)).unwrap();
            assert_eq!(hash_of(&session.game().state), session.entry(entry).unwrap().hash);
            let rebuilt = MassiveDarkness::with_state(
                Arc::clone(&table.library),
                Arc::clone(&session.game().dungeon),
                &session.header().setup.setup,
                session.game().state,
            );
            let (mut here, mut there) = (Vec::new(), Vec::new());
            session.game().answers(&mut here);
            rebuilt.answers(&mut there);
            assert_eq!(here, there);
        }
    }

    /// The same lines with another number in the header.
    fn with(lines: &[String], field: &str, number: u64) -> Vec<String> {
        let mut lines = lines.to_vec();
        let (before, after) = lines[0].split_once(&format!("{field}:")).unwrap();
        let after = after.trim_start_matches(|letter: char| letter.is_ascii_digit());
        lines[0] = format!("{before}{field}:{number}{after}");
        lines
    }

    #[test]
    fn by_other_rules_a_game_goes_on_from_its_last_kept_state() {
        let table = table();
        let lines = with(&played(&table, 120).take_lines().unwrap(), "rules_revision", 1);
        let resumed = table.resume(&lines).unwrap();
        assert_eq!(resumed.taken, Taken::FromKeptState);
        assert!(resumed.session.game().round() > 1);
    }

    #[test]
    fn a_game_of_format_1_with_other_content_goes_on_from_its_last_kept_state() {
        let table = table();
        let lines = with(&played(&table, 120).take_lines().unwrap(), "format", 1);
        let other = Table { content: table.content + 1, ..table.clone() };
        let resumed = other.resume(&lines).unwrap();
        assert_eq!(resumed.taken, Taken::FromKeptState);
        assert!(resumed.session.game().round() > 1);
    }

    #[test]
    fn with_other_content_a_game_is_proved_all_the_same_but_never_mistaken() {
        let table = table();
        let lines = played(&table, 120).take_lines().unwrap();
        let other = Table { content: table.content + 1, ..table.clone() };
        assert_eq!(other.resume(&lines).unwrap().taken, Taken::Whole);
        // Its numbers stand for something else.
        let moved = with(&lines, "index", 5);
        assert_eq!(table.resume(&moved).err(), Some(ResumeError::OtherCards));
        assert!(matches!(table.verify(&moved), Err(ResumeError::OtherCards)));
    }

    #[test]
    fn a_glance_says_what_a_game_is_and_where_it_stands() {
        let table = table();
        let mut session = played(&table, 120);
        let lines = session.take_lines().unwrap();
        let glance = Glance::at(&lines[0], lines[1..].iter().map(String::as_str)).unwrap();
        assert_eq!(glance.start, session.header().setup);
        assert_eq!(glance.standing.unwrap().round, session.game().round());
        let chess = lines[0].replace(RULESET, "chess");
        let told = Glance::at(&chess, std::iter::empty());
        assert!(matches!(told, Err(ResumeError::Ruleset(name)) if name == "chess"));
    }

    #[test]
    fn a_game_that_goes_another_way_is_told_where() {
        let table = table();
        let mut lines = played(&table, 120).take_lines().unwrap();
        let at = lines.iter().position(|line| line.contains("answer:Rolled(")).unwrap();
        let (before, rest) = lines[at].split_once("hash:").unwrap();
        lines[at] = format!("{before}hash:1{}", rest.trim_start_matches(|letter: char| letter.is_ascii_digit()));
        let trouble = table.verify(&lines).unwrap().trouble;
        let Some(Trouble::Stopped { line, error: JournalError::Diverged { expected: 1, .. } }) = trouble else {
            panic!("{trouble:?}")
        };
        assert_eq!(line, at + 1);
        assert_eq!(table.resume(&lines).unwrap().taken, Taken::FromKeptState);
    }

    #[test]
    fn a_game_begins_at_a_moment_in_the_middle_and_is_taken_up_again() {
        let table = table();
        let mut start = start(&table, 2);
        let door = start.quest.doors.iter().find(|door| !door.open).cloned().unwrap();
        let inside = |spot: crate::games::massive_darkness::quest::model::Spot, game: &MassiveDarkness| {
            game.dungeon.zone(game.dungeon.at(spot.x, spot.y, spot.storey).unwrap()).room
        };
        let mut moment = Moment::first(&start.quest);
        assert!(!moment.is_open((door.to, door.from)));
        (moment.round, moment.level, moment.experience) = (4, 3, 20);
        moment.swing((door.to, door.from));
        moment.heroes = vec![None, Some(door.to)];
        start.moment = Some(moment);
        let mut session = table.begin(start, 4, &mut |_| {}).unwrap();
        let game = session.game();
        // XP can be spent before the round begins.
        assert_eq!((game.state.round, game.state.level), (3, 3));
        let options = format!("{:?}", game.state.ask);
        assert!(options.contains("Skill"), "{options}");
        assert_eq!(game.state.heroes[0].zone, game.dungeon.start);
        let second = game.state.heroes[1].zone;
        assert_eq!(Some(second), game.dungeon.at(door.to.x, door.to.y, door.to.storey));
        let (from, to) = (door.from, door.to);
        let behind = if inside(from, game) { from } else { to };
        let room = game.dungeon.at(behind.x, behind.y, behind.storey).unwrap();
        assert!(game.state.opened.contains(room.index()), "nobody waits behind a door that stands open");
        let lines = session.take_lines().unwrap();
        assert_eq!(table.resume(&lines).unwrap().session.game().state, session.game().state);
    }

    #[test]
    fn a_quest_without_door_event_and_guard_cards_is_played_to_its_end() {
        let table = table();
        let mut start = start(&table, 2);
        let library = &table.library;
        let unused = library.doors.iter().map(|card| card.code.clone());
        let unused = unused.chain(library.events.iter().map(|card| card.code.clone()));
        let unused = unused.chain(library.enemies.iter().map(|entry| entry.card.code.clone()));
        start.quest.cards.unused = unused.collect();
        let mut session = table.begin(start, 4, &mut |_| {}).unwrap();
        assert!(session.game().library.doors.is_empty());
        let mut bot = RandomBot::new(4);
        let mut listed = Vec::new();
        session.deal(&mut |_| {}).unwrap();
        while session.len() < 3000 && session.game().outcome().is_none() {
            listed.clear();
            session.game().answers(&mut listed);
            let answer = bot.answer(session.game(), &listed);
            session.answer(answer, Given::Chosen, &mut |_| {}).unwrap();
            session.deal(&mut |_| {}).unwrap();
        }
        let outcome = session.game().outcome();
        assert_ne!(outcome, Some(crate::kernel::game::Outcome::Stuck));
        assert!(session.game().round() > 1);
    }

    #[test]
    fn what_cannot_be_played_is_refused_with_a_reason() {
        let table = table();
        let mut nobody = start(&table, 1);
        nobody.setup.heroes.clear();
        let error = table.begin(nobody, 1, &mut |_| {}).err().unwrap();
        assert!(error.to_string().contains("0 heroes"), "{error}");
        let mut empty = start(&table, 1);
        empty.quest.tiles.clear();
        let error = table.begin(empty, 1, &mut |_| {}).err().unwrap();
        assert!(error.to_string().contains("the quest has no tiles"), "{error}");
        assert!(matches!(table.resume(&[]), Err(ResumeError::Read(ReadError::Empty))));
        let mut lines = played(&table, 5).take_lines().unwrap();
        lines[0] = lines[0].replace(RULESET, "chess");
        assert!(matches!(table.resume(&lines), Err(ResumeError::Ruleset(name)) if name == "chess"));
    }
}

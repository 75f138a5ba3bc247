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
    /// What is recorded of the quest, with the cards it takes along, could not be read back.
    #[error("the quest and its cards are too large to be recorded")]
    TooLarge,
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
    /// The quest cannot be laid out, the choices do not fit, or it could not be opened again.
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
        let session = Journal::new(game, header);
        if session.has_readable_header() { Ok(session) } else { Err(BeginError::TooLarge) }
    }

    /// What has changed since a game was recorded. It may hold all the same.
    #[must_use]
    pub fn changes(&self, header: &Header<Start>) -> Vec<Change> {
        [
            (Change::Quest, header.document != hash_of(&header.setup.quest)),
            (Change::Content, header.content != self.content && !brings_cards(header) && !is_the_box(header)),
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
        if header.rules_revision == RULES_REVISION {
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
        let is_other = header.content != self.content;
        // Format 1 brings no cards along and does not say what its numbers stand for: only the very same cards are certain
        // to be those. A game that was begun with the box alone has them, whatever lies over it now.
        if is_other && header.format < 2 && !is_the_box(header) {
            return Err(ResumeError::OtherCards);
        }
        let game = match built_in_box() {
            // The recorded quest brings whatever lay over the box.
            Some((library, _)) if is_other => Self { library, content: header.content }.set_up(&header.setup, log)?,
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

/// Was it begun with the cards of the built-in box, and no others over them?
fn is_the_box(header: &Header<Start>) -> bool {
    built_in_box().is_some_and(|(_, core)| header.content == core)
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
mod tests;

//! A recorded game, whatever its rules: begun, verified, taken up again, looked at. Files are others'.

use super::plug::ruleset::{Event, Ruleset};
use super::text::{Texts, shown};
use super::wrong::Wrong;
use crate::kernel::game::Log;
use crate::kernel::journal::{
    FORMAT, Header, Journal, MAX_BYTES, MAX_LINES, Origin, Read, ReadError, Standing, Trouble, last_standing,
};
use std::sync::Arc;

/// A game that is being recorded, with everything that was answered.
pub type Session<R> = Journal<<R as Ruleset>::Game, <R as Ruleset>::Start>;

/// Lines that were read again as a game of these rules.
pub type Verified<R> = Read<<R as Ruleset>::Game, <R as Ruleset>::Start>;

/// Why a game is not begun; `E` is what the game itself says.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotBegun<E> {
    /// What it shall begin with does not fit.
    #[error("{0}")]
    Refused(#[from] E),
    /// What it is begun with could not be read back.
    #[error("what the game is begun with is too large to be recorded")]
    TooLarge,
}

/// Why a recorded game cannot be taken up; `E` is what the game itself says.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ResumeError<E> {
    /// The lines make no sense.
    #[error("{0}")]
    Read(ReadError),
    /// Another ruleset.
    #[error("it was played by the rules “{0}”, which are others than these")]
    Ruleset(String),
    /// The game cannot even be set up any more.
    #[error("{0}")]
    Begin(E),
    /// Rules and content are those it was played with, and yet it does not go as recorded: somebody changed the file, or it was
    /// damaged; and it keeps nothing from which it could go on.
    #[error("the file was changed or damaged: {0}")]
    Damaged(Trouble),
    /// The numbers in it stand for something else than here.
    #[error("it was played with other content than there is now: what it holds would mean something else")]
    OtherContent,
}

impl<E> From<ReadError> for ResumeError<E> {
    fn from(error: ReadError) -> Self {
        Self::Read(error)
    }
}

impl<E: Wrong> Wrong for NotBegun<E> {
    fn say(&self, texts: &Texts) -> Arc<str> {
        match self {
            Self::Refused(refused) => refused.say(texts),
            Self::TooLarge => texts.get("wrong-begin-large"),
        }
    }
}

impl<E: Wrong> Wrong for ResumeError<E> {
    fn say(&self, texts: &Texts) -> Arc<str> {
        match self {
            Self::Read(error) => error.say(texts),
            Self::Ruleset(name) => texts.with("wrong-resume-ruleset", &[("name", shown(name).into())]),
            Self::Begin(refused) => refused.say(texts),
            Self::Damaged(trouble) => {
                texts.with("wrong-resume-damaged", &[("reason", trouble.say(texts).as_ref().into())])
            }
            Self::OtherContent => texts.get("wrong-resume-cards"),
        }
    }
}

/// What is not as it was when a game was recorded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// The document in the file is not the one it was begun with: somebody changed the file.
    Document,
    /// Cards, dice and the like.
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
    /// The same, because the file was changed or damaged: by the same rules and with the same content its answers lead elsewhere.
    PastDamage,
}

impl Taken {
    /// The message that says why it was not taken up whole; nothing where it was.
    #[must_use]
    pub fn message_id(self) -> Option<&'static str> {
        match self {
            Self::Whole => None,
            Self::FromKeptState => Some("notice-from-kept-state"),
            Self::PastDamage => Some("notice-past-damage"),
        }
    }
}

/// A game that was taken up.
pub struct Resumed<R: Ruleset> {
    /// The game.
    pub session: Session<R>,
    /// How much of it.
    pub taken: Taken,
    /// What could not be used.
    pub trouble: Option<Trouble>,
}

/// What can be said of a recorded game without playing it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Glance<S> {
    /// What it was begun with.
    pub start: S,
    /// Where it stands, as far as its last lines say.
    pub standing: Option<Standing>,
}

/// The recorded games of a ruleset. Every ruleset has this; a game writes nothing of it.
pub trait Sessions: Ruleset {
    /// Begins to record a game.
    ///
    /// # Errors
    /// What it shall begin with does not fit, or it could not be opened again.
    fn begin(
        &self,
        mut start: Self::Start,
        seed: u64,
        log: Log<'_, Event<Self>>,
    ) -> Result<Session<Self>, NotBegun<Self::Refused>> {
        self.prepare(&mut start);
        let game = self.set_up(&start, log)?;
        let header = Header {
            format: FORMAT,
            ruleset: Self::ID.to_owned(),
            rules_revision: Self::REVISION,
            content: self.content(),
            index: self.index(&game),
            document: self.document(&start),
            setup: start,
            seed,
            start: 0,
        };
        let session = Journal::new(game, header);
        if session.has_readable_header() { Ok(session) } else { Err(NotBegun::TooLarge) }
    }

    /// What has changed since a game was recorded. It may hold all the same.
    fn changes(&self, header: &Header<Self::Start>) -> Vec<Change> {
        [
            (Change::Document, header.document != self.document(&header.setup)),
            (Change::Content, !self.has_content_of(header)),
            (Change::Rules, header.rules_revision != Self::REVISION),
        ]
        .into_iter()
        .filter_map(|(change, is_so)| is_so.then_some(change))
        .collect()
    }

    /// Plays a recorded game again, answer by answer. [`Read::trouble`] says where it goes another way.
    ///
    /// # Errors
    /// The lines are no game that can be set up here.
    fn verify(&self, lines: &[String]) -> Result<Verified<Self>, ResumeError<Self::Refused>> {
        let game = self.set_up_again(&header_of_game::<Self>(lines)?, &mut |_| {})?;
        Ok(Journal::read(game, lines.iter().map(String::as_str))?)
    }

    /// Takes a recorded game up. If rules or content have changed since, or it goes another way than recorded, it goes
    /// on from the last kept state.
    ///
    /// # Errors
    /// The lines are no game that can be set up here, or nothing of it can be taken up.
    fn resume(&self, lines: &[String]) -> Result<Resumed<Self>, ResumeError<Self::Refused>> {
        let header = header_of_game::<Self>(lines)?;
        let mut damage = None;
        if header.rules_revision == Self::REVISION {
            let Read { journal, trouble } = self.verify(lines)?;
            match trouble {
                Some(trouble @ (Trouble::Stopped { .. } | Trouble::OtherStart)) => {
                    damage = Some(trouble).filter(|_| self.has_content_of(&header));
                }
                trouble => return Ok(Resumed { session: journal, taken: Taken::Whole, trouble }),
            }
        }
        let game = self.set_up_again(&header, &mut |_| {})?;
        let lines = lines.iter().map(String::as_str);
        match (Journal::read_from_snapshot(game, Self::REVISION, lines), damage) {
            (Ok(Read { journal, trouble }), damage) => {
                let taken = if damage.is_some() { Taken::PastDamage } else { Taken::FromKeptState };
                Ok(Resumed { session: journal, taken, trouble })
            }
            (Err(ReadError::NoKeptState), Some(damage)) => Err(ResumeError::Damaged(damage)),
            (Err(error), _) => Err(error.into()),
        }
    }

    /// Sets a recorded game up with the content it was begun with, and runs to the first question.
    ///
    /// # Errors
    /// It cannot be set up any more, or its numbers would stand for something else here.
    fn set_up_again(
        &self,
        header: &Header<Self::Start>,
        log: Log<'_, Event<Self>>,
    ) -> Result<Self::Game, ResumeError<Self::Refused>> {
        let rules = self.as_recorded(header).ok_or(ResumeError::OtherContent)?;
        let game = rules.set_up(&header.setup, log).map_err(ResumeError::Begin)?;
        // Format 1 did not say what its numbers stand for.
        let is_same = header.format < 2 || header.index == rules.index(&game);
        if is_same { Ok(game) } else { Err(ResumeError::OtherContent) }
    }

    /// Looks at the first line of a recorded game and at its last lines, as many as were read.
    ///
    /// # Errors
    /// It is no game of these rules.
    fn glance<'l>(
        first: &str,
        last: impl DoubleEndedIterator<Item = &'l str>,
    ) -> Result<Glance<Self::Start>, ResumeError<Self::Refused>> {
        Ok(Glance { start: header_of_line::<Self>(first)?.setup, standing: last_standing(last) })
    }
}

impl<R: Ruleset> Sessions for R {}

fn header_of_game<R: Ruleset>(lines: &[String]) -> Result<Header<R::Start>, ResumeError<R::Refused>> {
    // Before anything is looked at: what is longer than any game is none.
    let bytes: usize = lines.iter().map(|line| line.len() + 1).sum();
    if lines.len() > MAX_LINES || bytes > MAX_BYTES {
        return Err(ReadError::TooLong.into());
    }
    header_of_line::<R>(lines.first().ok_or(ReadError::Empty)?)
}

/// Whose the game is comes first: what else stands in the line only its own rules understand.
fn header_of_line<R: Ruleset>(line: &str) -> Result<Header<R::Start>, ResumeError<R::Refused>> {
    let origin = Origin::of(line)?;
    if origin.ruleset.is_empty() || origin.ruleset == R::ID {
        Ok(origin.header(line)?)
    } else {
        Err(ResumeError::Ruleset(origin.ruleset))
    }
}

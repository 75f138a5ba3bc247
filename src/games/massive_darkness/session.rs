//! A quest being played: what it is begun with, and with which cards it is taken up again. Recording, verifying and taking up
//! is the house's ([`crate::house::session`]).

mod beside;
mod fight;
mod summary;
mod tally;

pub use beside::Beside;
pub use fight::{Became, Counted, Face, Fighter, LastCombat, Step};
pub use summary::summary;
pub use tally::Tally;

use crate::games::massive_darkness::describe::Words;
use crate::games::massive_darkness::quest::moment::Moment;
use crate::games::massive_darkness::quest::set_up::{built_in_box, library_of, take_cards_along};
use crate::games::massive_darkness::quest::{Problem, Quest, lay_out};
pub use crate::games::massive_darkness::rules::RULESET;
use crate::games::massive_darkness::rules::ask::Purpose;
use crate::games::massive_darkness::rules::dungeon::Setup;
use crate::games::massive_darkness::rules::frames::Frame;
use crate::games::massive_darkness::rules::invariants::Invariants;
use crate::games::massive_darkness::rules::language::Cost;
use crate::games::massive_darkness::rules::library::{Library, LibraryError};
use crate::games::massive_darkness::rules::setup::SetupError;
use crate::games::massive_darkness::rules::{Act, Answer, Ask, Event, MassiveDarkness};
use crate::house::plug::{Line, Rank, Ruleset, Scene, Sitting};
use crate::house::text::Texts;
use crate::house::{play, session};
use crate::kernel::game::{Log, Logged};
use crate::kernel::hash::hash_of;
use crate::kernel::journal::{Header, Standing};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// What a game is begun with. The quest is kept whole, so a game goes on although somebody edits the quest meanwhile. So are
/// cards that lie over the box: the recorded quest takes them along as its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub struct Start {
    pub quest: Quest,
    /// The choices of the players.
    pub setup: Setup,
    /// It does not begin at the beginning: an author tries a moment of his quest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moment: Option<Moment>,
}

/// A quest being played, with everything that was answered.
pub type Session = session::Session<MassiveDarknessRules>;
/// The same with its file and its story.
pub type Play = play::Play<MassiveDarknessRules>;
/// A game as it was left, to be done again in a changed quest.
pub type Played = play::Played<Start, Answer>;
/// Why a recorded game cannot be taken up.
pub type ResumeError = session::ResumeError<BeginError>;
/// Why the file of a game cannot be opened.
pub type OpenError = play::OpenError<BeginError>;

/// The rules with the cards that they are played with: the box, and what lies over it.
#[derive(Clone, Debug)]
pub struct MassiveDarknessRules {
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

fn list(problems: &[Problem]) -> String {
    problems.iter().map(Problem::to_string).collect::<Vec<_>>().join("; ")
}

impl Ruleset for MassiveDarknessRules {
    const ID: &'static str = RULESET;
    const REVISION: u16 = 6;
    type Game = MassiveDarkness;
    type Start = Start;
    type Refused = BeginError;
    type Beside = Beside;

    fn content(&self) -> u64 {
        self.content
    }

    fn document(&self, start: &Start) -> u64 {
        hash_of(&start.quest)
    }

    fn index(&self, game: &MassiveDarkness) -> u64 {
        game.index()
    }

    fn prepare(&self, start: &mut Start) {
        take_cards_along(&mut start.quest, &self.library, self.content);
    }

    fn set_up(&self, start: &Start, log: Log<'_, Event>) -> Result<MassiveDarkness, BeginError> {
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

    fn check(game: &MassiveDarkness) -> Result<(), String> {
        // How many tokens there were at the start nobody can see in a state.
        Invariants::with_lifebringer(u8::MAX).check(game)
    }

    fn as_recorded(&self, header: &Header<Start>) -> Option<Self> {
        let is_other = header.content != self.content;
        // Format 1 brings no cards along and does not say what its numbers stand for: only the very same cards are certain
        // to be those. A game that was begun with the box alone has them, whatever lies over it now.
        if is_other && header.format < 2 && !is_the_box(header) {
            return None;
        }
        Some(match built_in_box() {
            // The recorded quest brings whatever lay over the box.
            Some((library, _)) if is_other => Self { library, content: header.content },
            _ => self.clone(),
        })
    }

    fn has_content_of(&self, header: &Header<Start>) -> bool {
        header.content == self.content || brings_cards(header) || is_the_box(header)
    }

    fn tell(&self, scene: &Scene<'_, Self>, event: &Logged<Event>) -> Option<Line> {
        line(&words(scene), event)
    }

    fn sentence(&self, game: &MassiveDarkness, texts: &Texts) -> Arc<str> {
        Words::new(game, texts).question()
    }

    fn label(&self, sitting: &Sitting<'_, Self>, answer: &Answer) -> Arc<str> {
        Words::new(sitting.game, sitting.texts).answer(answer)
    }

    fn safe(&self, game: &MassiveDarkness, answers: &[Answer]) -> Option<usize> {
        safe(game, answers)
    }

    fn summary(&self, start: &Start, standing: Option<Standing>, texts: &Texts) -> String {
        summary(Some(&self.library), start, standing, texts)
    }
}

/// The words for what happens in a scene.
fn words<'s>(scene: &Scene<'s, MassiveDarknessRules>) -> Words<'s> {
    Words { before: Some(scene.before), quest: Some(&scene.start.quest), ..Words::new(scene.game, scene.texts) }
}

/// A line of the story; nothing for what a reader need not be told.
fn line(words: &Words<'_>, event: &Logged<Event>) -> Option<Line> {
    let rank = match event.what {
        Event::RoundBegan { .. } | Event::PhaseBegan { .. } | Event::Ended { .. } => Rank::Heading,
        Event::ActivationBegan { .. } | Event::EnemyActivated { .. } | Event::Attacked { .. } => Rank::Turn,
        _ => Rank::Detail,
    };
    words.event(&event.what).map(|text| Line { text: text.to_string(), rule: event.rule, rank })
}

/// Was it begun with the cards of the built-in box, and no others over them?
fn is_the_box(header: &Header<Start>) -> bool {
    built_in_box().is_some_and(|(_, core)| header.content == core)
}

/// Does the recorded quest bring cards, so that nobody can say whether the box was another one?
fn brings_cards(header: &Header<Start>) -> bool {
    header.format > 1 && !header.setup.quest.cards.are_the_box()
}

#[cfg(test)]
mod tests;

/// The answer that can be given without a thought, if there is one: the only one, or what ends something of which nothing is left. It
/// spends no Action, card, XP or Movement Point that is still there, and gives away nothing that could be used for free.
#[must_use]
pub fn safe(game: &MassiveDarkness, answers: &[Answer]) -> Option<usize> {
    if let [only] = answers {
        return (!spends(game, only)).then_some(0);
    }
    let is_spent = match game.top() {
        Some(Frame::Activation(activation)) => activation.actions == 0,
        Some(Frame::MoveAction(action)) => action.points == 0,
        _ => false,
    };
    let ends = |answer: &Answer| matches!(answer, Answer::Act(Act::Nothing | Act::EndMove));
    let gives_away = answers.iter().any(|answer| !ends(answer) && !costs_more(game, answer));
    answers.iter().position(ends).filter(|_| is_spent && !gives_away)
}

/// Would it take something that whoever ends instead still has afterwards: cards, XP or Health?
fn costs_more(game: &MassiveDarkness, answer: &Answer) -> bool {
    let is_dear =
        |cost: &Cost| matches!(cost, Cost::Xp(_) | Cost::Bloodlust(_) | Cost::BloodTribute(_) | Cost::Discard);
    match answer {
        Answer::Act(Act::Use(what)) => game.library.ability(what.ability).pay.iter().any(is_dear),
        // ACT-TRANS-01: cards are given for it, and they stay for later.
        Answer::Act(Act::Transmute) => true,
        _ => false,
    }
}

/// Does it spend an Action, a card, a symbol or XP, though nothing else can be answered?
fn spends(game: &MassiveDarkness, answer: &Answer) -> bool {
    match answer {
        Answer::Act(act) => !matches!(act, Act::Nothing | Act::EndMove),
        Answer::Yes => true,
        Answer::Pick(_) | Answer::PickSome(_) => match game.state.ask {
            Ask::Choose { purpose, .. } => matches!(
                purpose,
                Purpose::Enchantment
                    | Purpose::SymbolToPay
                    | Purpose::TributeFrom
                    | Purpose::GiveCards
                    | Purpose::TransmuteCards
                    | Purpose::SignaturePrice
                    | Purpose::Skill
                    | Purpose::HandOver
            ),
            _ => false,
        },
        _ => false,
    }
}

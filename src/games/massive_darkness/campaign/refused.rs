//! Why an entry cannot stand in a book.

use crate::games::massive_darkness::rules::story::{RecordProblem, StageRefusal};
use crate::kernel::game::{MessageId, Refusal, RuleId};
use crate::kernel::reading::beginning as shown;

/// Why an entry cannot stand in a book: the rule that forbids it, and whom or what it is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// What forbids it.
    pub why: Why,
    /// The Hero it is about, by id.
    pub hero: Option<String>,
    /// The card, line of Skills or quest it is about, by code or id.
    pub thing: Option<String>,
}

/// What forbids an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// A rule, with the message that explains it.
    Rule(Refusal),
    /// The way of a campaign, or what a Hero can be like.
    Story(StageRefusal),
}

impl Refused {
    pub(super) fn of(refusal: Refusal) -> Self {
        Self { why: Why::Rule(refusal), hero: None, thing: None }
    }

    /// By a rule, explained by a message.
    pub(super) fn by(rule: RuleId, message: MessageId) -> Self {
        Self::of(Refusal::new(rule, message))
    }

    pub(super) fn about(self, hero: &str) -> Self {
        Self { hero: Some(shown(hero)), ..self }
    }

    pub(super) fn with(self, thing: &str) -> Self {
        Self { thing: Some(shown(thing)), ..self }
    }

    /// The rule that forbids it.
    #[must_use]
    pub fn rule(&self) -> RuleId {
        match &self.why {
            Why::Rule(refusal) => refusal.rule,
            Why::Story(refusal) => refusal.rule(),
        }
    }

    /// The Hero it is about, by id, also where the rules about Heroes themselves refuse.
    #[must_use]
    pub fn concerns(&self) -> Option<&str> {
        match &self.why {
            Why::Story(StageRefusal::Record(problem)) => problem.hero(),
            _ => self.hero.as_deref(),
        }
    }

    /// The card, line of Skills or quest it is about, by code or id, likewise.
    #[must_use]
    pub fn about_what(&self) -> Option<&str> {
        match &self.why {
            Why::Story(StageRefusal::Record(problem)) => problem.thing(),
            _ => self.thing.as_deref(),
        }
    }
}

impl std::fmt::Display for Refused {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for about in [&self.hero, &self.thing].into_iter().flatten() {
            write!(out, "{about}: ")?;
        }
        match &self.why {
            Why::Rule(refusal) => write!(out, "{refusal}"),
            Why::Story(refusal) => write!(out, "{refusal}"),
        }
    }
}

impl std::error::Error for Refused {}

impl From<StageRefusal> for Refused {
    fn from(refusal: StageRefusal) -> Self {
        Self { why: Why::Story(refusal), hero: None, thing: None }
    }
}

impl From<RecordProblem> for Refused {
    fn from(problem: RecordProblem) -> Self {
        StageRefusal::from(problem).into()
    }
}

//! What only this quest has: figures, Acts, counters, roles, and what differs from the book.

use super::command::Refused;
use super::rename::{Kind, rename};
use crate::games::massive_darkness::quest::model::Quest;
use crate::games::massive_darkness::rules::language::quest::{Foe, QuestAct, Switch};
use crate::games::massive_darkness::rules::state::TokenKind;

/// Something that only this quest has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Special {
    /// Sets the figures.
    Foes(Vec<Foe>),
    /// Sets the Acts.
    Acts(Vec<QuestAct>),
    /// Sets what differs from the book.
    Switches(Vec<Switch>),
    /// Sets the counters.
    Counters(Vec<String>),
    /// Sets the roles.
    Roles(Vec<String>),
    /// ARTIFACT-05: sets what Heroes may lay down.
    Placeable(Vec<TokenKind>),
    /// Sets the Zone that Enemies make for.
    Sought(Option<String>),
    /// Lays so many Wound tokens on every tile that has none and can crumble.
    Wear(u8),
    /// Names a special rule, by its position.
    RuleName(usize, String),
    /// Gives something another name, everywhere in the quest.
    Rename(Kind, String, String),
}

impl Special {
    /// The message that names the step in the list of what was done.
    #[must_use]
    pub fn message_id(&self) -> &'static str {
        match self {
            Self::Foes(_) => "edit-foes",
            Self::Acts(_) => "edit-acts",
            Self::Switches(_) => "edit-switches",
            Self::Counters(_) => "edit-counters",
            Self::Roles(_) => "edit-roles",
            Self::Placeable(_) => "edit-placeable",
            Self::Sought(_) => "edit-sought",
            Self::Wear(_) => "edit-wear",
            Self::RuleName(..) => "edit-rule-name",
            Self::Rename(..) => "edit-rename",
        }
    }

    /// Steps with the same key that follow one another are one: typing.
    #[must_use]
    pub fn merge_key(&self) -> Option<String> {
        match self {
            Self::RuleName(rule, _) => Some(format!("rule name {rule}")),
            _ => None,
        }
    }

    pub(super) fn apply(&self, quest: &mut Quest) -> Result<(), Refused> {
        match self {
            Self::Foes(foes) => quest.foes.clone_from(foes),
            Self::Acts(acts) => quest.acts.clone_from(acts),
            Self::Switches(switches) => quest.switches.clone_from(switches),
            Self::Counters(counters) => quest.counters.clone_from(counters),
            Self::Roles(roles) => quest.roles.clone_from(roles),
            Self::Placeable(kinds) => quest.placeable.clone_from(kinds),
            Self::Sought(zone) => quest.sought.clone_from(zone),
            Self::Wear(wounds) => super::templates::wear(quest, *wounds),
            Self::RuleName(rule, name) => {
                quest.rules.get_mut(*rule).ok_or(Refused::Nothing)?.name.clone_from(name);
            }
            Self::Rename(kind, old, new) => return rename(quest, *kind, old, new),
        }
        Ok(())
    }
}

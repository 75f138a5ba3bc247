//! The words of the map, made once when the game changes.

use crate::games::massive_darkness::describe::Words;
use crate::games::massive_darkness::rules::ids::Enemy;
use crate::kernel::game::RuleId;
use crate::tr;
use std::sync::Arc;

/// How a line of a tooltip is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// What it is.
    Title,
    /// A fact.
    Fact,
    /// What can be done about it.
    Strong,
    /// A fact of second rank.
    Aside,
    /// Why: a rule, by its id.
    Rule(RuleId),
}

/// A line of a tooltip.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// The words.
    pub text: Arc<str>,
    /// How they are written.
    pub tone: Tone,
}

impl Line {
    /// What it is.
    pub fn title(text: Arc<str>) -> Self {
        Self { text, tone: Tone::Title }
    }

    /// A fact.
    pub fn fact(text: Arc<str>) -> Self {
        Self { text, tone: Tone::Fact }
    }

    /// What can be done about it.
    pub fn strong(text: Arc<str>) -> Self {
        Self { text, tone: Tone::Strong }
    }

    /// A fact of second rank.
    pub fn aside(text: Arc<str>) -> Self {
        Self { text, tone: Tone::Aside }
    }

    /// The rule behind the lines before, in our words.
    pub fn rule(words: &Words<'_>, rule: RuleId) -> Self {
        Self { text: words.rule(rule), tone: Tone::Rule(rule) }
    }
}

/// Lines as one sentence after another, for those who hear them.
#[must_use]
pub fn spoken(lines: &[Line]) -> String {
    lines.iter().map(|line| &*line.text).collect::<Vec<_>>().join(" ")
}

/// What an enemy is called; where several on the board look alike, with a number.
#[must_use]
pub fn enemy(words: &Words<'_>, enemy: Enemy) -> Arc<str> {
    let state = &words.game.state;
    let kind_of = |enemy| words.game.library.enemy(state.enemy(enemy).card).kind;
    let name = words.enemy(enemy);
    if words.game.object(enemy).is_some() {
        return name;
    }
    let alike: Vec<Enemy> = state.enemy_ids().filter(|other| kind_of(*other) == kind_of(enemy)).collect();
    match alike.iter().position(|other| *other == enemy) {
        Some(at) if alike.len() > 1 => tr!(words.texts, "map-one-of-several", name = &name, number = at + 1),
        _ => name,
    }
}

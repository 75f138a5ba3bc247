//! The words of the map, made once when the game changes.

use crate::games::massive_darkness::describe::Words;
use crate::games::massive_darkness::rules::ids::Enemy;
use crate::kernel::game::RuleId;
use crate::kit::map::Line;
use crate::tr;
use std::sync::Arc;

/// The rule behind the lines before, in our words.
pub(super) fn rule(words: &Words<'_>, rule: RuleId) -> Line {
    Line::rule(words.rule(rule), rule)
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

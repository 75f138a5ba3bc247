//! Why something cannot be done that one may look for on the map: why an enemy cannot be attacked now, and who holds a Hero.

use super::words::{enemy as enemy_name, rule};
use crate::games::massive_darkness::describe::Words;
use crate::games::massive_darkness::rules::frames::Frame;
use crate::games::massive_darkness::rules::ids::{Actor, Enemy, Hero};
use crate::games::massive_darkness::rules::language::Style;
use crate::games::massive_darkness::rules::menu::STYLES;
use crate::games::massive_darkness::rules::{Ask, MassiveDarkness, Reach};
use crate::kernel::game::Refusal;
use crate::kit::map::Line;
use crate::tr;
use std::sync::Arc;

/// What keeps the Hero who acts from attacking this enemy; nothing where he can, or where nobody thinks of attacks.
pub(super) fn cannot_be_attacked(words: &Words<'_>, enemy: Enemy) -> Vec<Line> {
    let game = words.game;
    let (Ask::Act(hero), Some(Frame::Activation(activation))) = (game.state.ask, game.top()) else { return Vec::new() };
    let tried = STYLES.map(|style| (style, game.can_attack(Actor::Hero(hero), style, Actor::Enemy(enemy))));
    let early = if game.state.hero(hero).stunned {
        Some(Refusal::new("STUN-02", "refusal-stunned"))
    } else if activation.actions == 0 {
        Some(Refusal::new("HPHASE-03", "refusal-no-actions"))
    } else {
        None
    };
    if early.is_none() && tried.iter().any(|(_, tried)| tried.is_ok()) {
        return Vec::new();
    }
    let armed = |style| game.reach_of(Actor::Hero(hero), style).is_some();
    let refused =
        tried.into_iter().filter(|(style, _)| armed(*style)).filter_map(|(style, tried)| Some((style, tried.err()?)));
    let mut told: Vec<(Arc<str>, &'static str)> = Vec::new();
    match early {
        Some(refusal) => told.push((words.texts.get(refusal.message), refusal.rule)),
        None => {
            for (style, refusal) in refused {
                let why = match refusal.message {
                    "refusal-out-of-range" => out_of_range(words, hero, enemy, style),
                    message => words.texts.get(message),
                };
                if told.iter().all(|(known, _)| *known != why) {
                    told.push((why, refusal.rule));
                }
            }
            if told.is_empty() {
                told.push((words.texts.get("refusal-no-weapon"), "ACT-COMBAT-01"));
            }
        }
    }
    let name = words.hero(hero);
    let line = |(why, id): (Arc<str>, &'static str)| {
        [Line::strong(tr!(words.texts, "map-cannot-attack", hero = &name, why = &why)), rule(words, id)]
    };
    told.into_iter().flat_map(line).collect()
}

/// ACT-COMBAT-02 to ACT-COMBAT-04: how far it is, and how far the weapons reach.
fn out_of_range(words: &Words<'_>, hero: Hero, enemy: Enemy, style: Style) -> Arc<str> {
    let game = words.game;
    let (from, to) = (game.state.hero(hero).zone, game.state.enemy(enemy).zone);
    let range = game.range_between(from, to).unwrap_or_default();
    let reach = game.reach_of(Actor::Hero(hero), style).map(in_words).unwrap_or_default();
    tr!(words.texts, "map-why-range", style = &words.style(style), reach = reach, range = range)
}

/// Ranged attacks reach as far as one sees (ACT-COMBAT-03).
const ANYWHERE: u8 = 200;

/// A Range as it is written on cards.
pub fn in_words(Reach { least, most }: Reach) -> String {
    match (least, most) {
        (least, most) if least == most => least.to_string(),
        (least, most) if most >= ANYWHERE => format!("{least}+"),
        (least, most) => format!("{least}–{most}"),
    }
}

/// MOVE-04, MOVE-05: who keeps a Hero in his Zone.
pub(super) fn is_held(words: &Words<'_>, hero: Hero) -> Vec<Line> {
    let game: &MassiveDarkness = words.game;
    let state = game.state.hero(hero);
    let holder = game.state.holding_enemy(state.zone).filter(|_| !state.dead && !game.is_slippery(Actor::Hero(hero)));
    let told = holder.map(|enemy| {
        let by = enemy_name(words, enemy);
        [Line::fact(tr!(words.texts, "map-held", enemy = &by)), rule(words, "MOVE-04")]
    });
    told.into_iter().flatten().collect()
}

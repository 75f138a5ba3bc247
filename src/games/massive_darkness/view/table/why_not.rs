//! What somebody may look for among the answers in vain, said before he does: why nobody can be attacked, and that a Move would
//! lead nowhere. The rules are asked, and a Move is tried on a copy.

use crate::games::massive_darkness::describe::Words;
use crate::games::massive_darkness::rules::frames::{Activation, Frame};
use crate::games::massive_darkness::rules::ids::{Actor, Hero};
use crate::games::massive_darkness::rules::menu::STYLES;
use crate::games::massive_darkness::rules::{Act, Answer, Ask, MassiveDarkness};
use crate::games::massive_darkness::view::board::map::range_in_words;
use crate::kernel::game::Game as _;
use crate::tr;
use std::sync::Arc;

/// The answer to the pending question that is allowed and would do nothing, from 0, and why.
pub(super) fn useless(words: &Words<'_>, answers: &[Answer]) -> Option<(usize, Arc<str>)> {
    let (game, texts) = (words.game, words.texts);
    let (Ask::Act(hero), Some(Frame::Activation(_))) = (game.state.ask, game.top()) else { return None };
    let at = answers.iter().position(|answer| *answer == Answer::Act(Act::Move)).filter(|_| leads_nowhere(game))?;
    // MOVE-04: whoever holds the Hero is named.
    let holder = game.state.holding_enemy(game.state.hero(hero).zone).filter(|_| !game.is_slippery(Actor::Hero(hero)));
    let why = match holder {
        Some(enemy) => tr!(texts, "why-not-move-held", enemy = &words.enemy(enemy)),
        None => tr!(texts, "why-not-move"),
    };
    Some((at, why))
}

/// Something that is looked for among the answers and cannot be done, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Impossible {
    /// The deed, as its answer would call it.
    pub deed: Arc<str>,
    /// Why it cannot.
    pub why: Arc<str>,
}

/// What would stand among the answers to the pending question if it were possible.
pub(super) fn impossible(words: &Words<'_>, answers: &[Answer]) -> Option<Impossible> {
    let (game, texts) = (words.game, words.texts);
    let (Ask::Act(hero), Some(Frame::Activation(activation))) = (game.state.ask, game.top()) else { return None };
    let message = no_attack(game, hero, activation, answers)?;
    let mut why = texts.get(message);
    if message == OUT_OF_RANGE {
        let reach = |style| Some((style, game.reach_of(Actor::Hero(hero), style)?));
        let reaches = STYLES.into_iter().filter_map(reach);
        let reaches: Vec<String> =
            reaches.map(|(style, reach)| format!("{} {}", words.style(style), range_in_words(reach))).collect();
        why = format!("{why} {}", tr!(texts, "why-not-attack-reaches", reaches = reaches.join(" · "))).into();
    }
    Some(Impossible { deed: tr!(texts, "why-not-attack"), why })
}

const OUT_OF_RANGE: &str = "why-not-attack-range";

/// ACT-MOVE-01: a Move Action that can buy nothing is over at once.
pub(super) fn leads_nowhere(game: &MassiveDarkness) -> bool {
    let mut tried = game.clone();
    let is_taken = tried.answer(&Answer::Act(Act::Move), &mut |_| ()).is_ok();
    is_taken && !tried.state.frames.iter().any(|frame| matches!(frame, Frame::MoveAction(_)))
}

/// What keeps the Hero from attacking whom he is nearest to being able to attack.
fn no_attack(game: &MassiveDarkness, hero: Hero, activation: &Activation, answers: &[Answer]) -> Option<&'static str> {
    let attacks = |answer: &Answer| matches!(answer, Answer::Act(Act::Attack(..) | Act::SwordAndSpell(_)));
    if activation.actions == 0 || game.state.hero(hero).stunned || answers.iter().any(attacks) {
        return None;
    }
    // The last of these is nearest to an attack.
    const REASONS: [(&str, &str); 4] = [
        ("refusal-no-weapon", "why-not-attack-weapon"),
        ("refusal-no-sight", "why-not-attack-sight"),
        ("refusal-out-of-range", OUT_OF_RANGE),
        ("", "why-not-attack-target"),
    ];
    let refused = game.state.target_ids().flat_map(|enemy| {
        let tried = STYLES.map(|style| game.can_attack(Actor::Hero(hero), style, Actor::Enemy(enemy)));
        tried.into_iter().filter_map(Result::err)
    });
    let reason = |message: &str| REASONS.iter().position(|(known, _)| *known == message).unwrap_or(REASONS.len() - 1);
    refused.map(|refusal| reason(refusal.message)).max().map(|at| REASONS[at].1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness::playtest::testing::tutorial;
    use crate::games::massive_darkness::rules::ids::EnemyCardId;
    use crate::games::massive_darkness::rules::state::EnemyState;
    use crate::games::massive_darkness::texts;
    use crate::house::text::Language;
    use crate::kernel::board::SpaceId;

    /// What is said about the menu of the first Hero.
    fn told(game: &MassiveDarkness) -> Vec<String> {
        let texts = texts::of(Language::English);
        let mut answers = Vec::new();
        game.answers(&mut answers);
        let words = Words::new(game, &texts);
        let impossible = impossible(&words, &answers).map(|impossible| impossible.why);
        let useless = useless(&words, &answers).map(|(_, why)| why);
        useless.iter().chain(&impossible).map(ToString::to_string).collect()
    }

    #[test]
    fn it_is_said_why_nobody_can_be_attacked_as_long_as_somebody_is_there() {
        let mut game = tutorial(1);
        assert!(matches!(game.state.ask, Ask::Act(_)), "a Hero begins");
        assert!(told(&game).is_empty(), "where nobody is, nobody expects an attack");
        let hero = game.state.active;
        let (here, zones) = (game.state.hero(hero).zone, game.dungeon.zones.len() as u16);
        let foe =
            |zone| EnemyState { present: true, card: EnemyCardId(0), zone, leader: true, ..EnemyState::default() };
        game.state.enemies.push(foe(here));
        let unseen = (0..zones).map(SpaceId).any(|zone| {
            game.state.enemies[0].zone = zone;
            told(&game) == ["No attack possible: no enemy is in line of sight."]
        });
        assert!(unseen, "somewhere in the dungeon he is not seen");
        game.state.enemies[0].zone = here;
        let armed = STYLES.map(|style| game.reach_of(Actor::Hero(hero), style).is_some_and(|reach| reach.least == 0));
        let is_told = told(&game).iter().any(|hint| hint.starts_with("No attack"));
        assert_eq!(!is_told, armed.contains(&true), "whoever stands here can be struck by hand");
    }

    #[test]
    fn a_move_that_would_buy_nothing_is_told_before_it_is_begun() {
        let mut game = tutorial(1);
        assert!(!leads_nowhere(&game));
        // Without Health nobody walks: the Action would be over at once.
        let hero = game.state.active;
        game.state.hero_mut(hero).dead = true;
        assert!(leads_nowhere(&game));
    }
}

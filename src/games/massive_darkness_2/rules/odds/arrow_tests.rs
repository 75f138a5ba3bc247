//! Arrow cards and tokens of the Rogue at best play, against the game itself: every card that can come up, every answer, every face.

use super::BestPlay;
use super::LeftOut;
use super::best_tests::{Facing, LIGHT, SHADOW, at_best, attack, is_whole, mean, share, through, worth};
use crate::class_cards::ArrowCard;
use crate::ids::{AttackType, Dice};
use crate::kernel::bits::Bits;
use crate::kernel::deck::Deck;
use crate::language::Effect;
use crate::tests::CONTENT;
use crate::{Content, MassiveDarkness2};
use std::sync::Arc;

/// The Ranger with a bow, a Zone away, before so many Minions; only these Arrows are left, the others lie on the discards.
fn ranger(facing: Facing, mana: u8, left: &[&str]) -> MassiveDarkness2 {
    let mut game = Facing { hero: 5, zone: LIGHT, ..facing }.game();
    game.state.mobs.iter_mut().for_each(|mob| mob.zone = SHADOW);
    game.state.hero_mut(0).mana = mana;
    let mut deck = Deck::of(Bits::below(CONTENT.arrow_cards.len()));
    let mut wanted = left.to_vec();
    for number in 0..CONTENT.arrow_cards.len() {
        let id = game.arrow(number as u8).unwrap().id.as_str();
        match wanted.iter().position(|other| *other == id) {
            Some(at) => drop(wanted.remove(at)),
            None => assert!(deck.discard(number as u16)),
        }
    }
    assert!(wanted.is_empty(), "{wanted:?}");
    game.state.arrows = deck;
    assert_eq!(attack(&game).0, AttackType::Ranged);
    game
}

/// The Rogue with these tokens drawn and all others of hers in the tool bag.
fn rogue(facing: Facing, ready: &[&str]) -> MassiveDarkness2 {
    let mut game = Facing { hero: 3, ..facing }.game();
    let tools = &mut game.state.tools;
    (tools.ready, tools.turned, tools.discards) = (Bits::new(), Bits::new(), Bits::new());
    tools.bag = tools.owned;
    for id in ready {
        let is_it = |number: &usize| CONTENT.rogue_token(*number as u8).is_some_and(|token| token.id == *id);
        let number = (0..64).filter(is_it).find(|number| !tools.ready.contains(*number)).unwrap();
        tools.owned.insert(number);
        tools.bag.remove(number);
        tools.ready.insert(number);
    }
    game.state.hero_mut(0).actions = ready.len() as u8;
    game
}

fn agrees(named: &str, game: &MassiveDarkness2) -> BestPlay {
    let (best, tried) = (at_best(game), through(game, None));
    assert!(best.left_out.is_empty(), "{named}: {:?}", best.left_out);
    if best.is_least {
        assert!(worth(&best) <= tried + 1e-3, "{named}: {} told, {tried} found", worth(&best));
    } else {
        assert!((worth(&best) - tried).abs() < 1e-3, "{named}: {} told, {tried} found", worth(&best));
    }
    assert!(is_whole(&best), "{named}: {best:?}");
    best
}

/// M2-RANGER-02 to M2-RANGER-05, M2-RANGER-07: who stops and who goes on is what trying everything finds.
#[test]
fn arrows_are_shot_as_trying_everything_finds() {
    let bow = || Facing { items: &["short-bow"], skill: "fleet-foot-1", minions: 0, ..Facing::default() };
    let sling = || Facing { items: &["leather-sling"], skill: "barbed-shot-1", minions: 0, ..Facing::default() };
    let exact = [
        ("one Arrow more is too many, or just right", ranger(bow(), 1, &["black", "heavy"])),
        ("three Arrows, some of them a Critical Hit", ranger(bow(), 1, &["heavy", "burning", "black"])),
        ("Mana of an Arrow, Shields that are lost", ranger(sling(), 3, &["splinter", "black", "frozen"])),
    ];
    for (named, game) in exact {
        assert!(!agrees(named, &game).is_least, "{named}");
    }
    agrees("rolled Mana has to pay", &ranger(bow(), 0, &["black", "heavy"]));
}

/// M2-ROGUE-04, M2-ROGUE-06, M2-ROGUE-07, M2-ROGUE-14: the best token is turned; what is drawn for it is for another action.
#[test]
fn tokens_are_turned_as_trying_everything_finds() {
    let dagger = |minions: u8| Facing { items: &["dagger"], minions, ..Facing::default() };
    agrees("a token that draws, and a die", &rogue(dagger(1), &["trick", "quick-hands"]));
    agrees("two that draw", &rogue(dagger(0), &["trick", "trick", "light-step"]));
    agrees("Mana, Shadow, Poison or another one", &rogue(dagger(1), &["breath", "dusk", "venom", "trick"]));
}

/// All Arrows of the box, with the largest bow: chances are chances, and knowing when to stop is better than never to go on.
#[test]
fn all_arrows_of_the_box_are_counted() {
    let all: Vec<&str> =
        CONTENT.arrow_cards.iter().map(|kind| CONTENT.printed.arrows[usize::from(*kind)].id.as_str()).collect();
    for (items, mana) in [(&["dragonbone-bow"][..], 0), (&["repeating-crossbow"][..], 2), (&["leather-sling"][..], 1)] {
        let facing = Facing { items, minions: 2, ..Facing::default() };
        let best = at_best(&ranger(facing, mana, &all));
        assert!(best.left_out.is_empty() && is_whole(&best), "{best:?}");
        assert!(best.percent(best.falls) <= 1);
    }
}

/// Cards of one's own can be so many that not every set of them can be looked at: how many are, is said, and it is no less than with one.
#[test]
fn what_is_not_looked_at_of_ones_own_arrows_is_said() {
    let mut printed = CONTENT.printed.clone();
    let of = |number: u8| ArrowCard {
        id: format!("own-{number}"),
        aim: 0,
        quick: vec![
            Effect::Swords(1 + number % 3),
            Effect::LosesShields(1 + number / 3),
            Effect::Dice(Dice::default()),
        ],
        copies: 1,
        ..CONTENT.printed.arrows[0].clone()
    };
    printed.arrows = (0..14).map(of).collect();
    let content = Arc::new(Content::new(printed).unwrap());
    let bow = Facing { items: &["short-bow"], minions: 2, ..Facing::default() };
    let game = ranger(bow, 0, &[]);
    let mut state = *crate::kernel::game::Game::state(&game);
    state.arrows = Deck::of(Bits::below(14));
    let table = &game.table;
    let game = MassiveDarkness2::in_state(content, Arc::clone(&table.dungeon), &table.setup, state);
    let (kind, enemy) = attack(&game);
    let best = game.at_best(0, kind, enemy);
    let [LeftOut::Arrows(cards)] = best.left_out[..] else { panic!("{:?}", best.left_out) };
    assert!((1..14).contains(&cards) && is_whole(&best));
    assert!(mean(&best, &best.wounds) > 3.0 && share(&best, best.kills) > 0.5, "{best:?}");
}

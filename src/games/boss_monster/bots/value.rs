//! How likely a seat wins from a position: what is looked at, and how much each of it counts. The counts were found by looking at who
//! won games of evaluators (`examples/counts.rs` finds them again; `docs/lab.md` says from which games these are).

use crate::kernel::game::Game as _;
use crate::kernel::looked::{Looked, exponential, looked, sum};
use crate::rules::cards::HeroCard;
use crate::rules::{BossMonster, CardId};
use crate::worth::{Dungeons, expected, next_wound};

/// All that is looked at, in the order of [`seen`].
pub const LOOKED: [Looked; 18] = [
    looked("Souls", 0.148),
    looked("Souls squared, in tenths", 0.042),
    looked("8 Souls or more", 0.107),
    looked("a first Wound", -0.160),
    looked("a second one", -0.169),
    looked("a third one", -0.559),
    looked("a fourth one", -0.220),
    looked("coins, up to three", 0.027),
    looked("Room cards in the hand, up to four", 0.078),
    looked("more Room cards", 0.215),
    looked("Spells, up to three", 0.064),
    looked("more Spells", 0.279),
    looked("stacks of the row", -0.041),
    looked("Levels of Minibosses", 0.074),
    looked("has Leveled Up", -0.273),
    looked("heroes at the entrance", 0.558),
    looked("heroes to come", 0.039),
    looked("damage of the dungeon", 0.189),
];

/// What can be seen in the position of a seat, as numbers.
#[must_use]
pub fn seen(game: &BossMonster, dungeons: &Dungeons, seat: u8) -> [f64; LOOKED.len()] {
    let player = game.state().player(seat);
    let wounds = game.wounds(seat);
    let next_wound = next_wound(wounds);
    let is = |so: bool| if so { 1.0 } else { 0.0 };
    let at_entrance = |card: &CardId| -> Option<&HeroCard> { game.table().cards.hero(*card) };
    let outcome = |hero: &HeroCard| f64::from(dungeons.outcome(seat, hero, next_wound)) / 100.0;
    let souls = f64::from(game.souls(seat));
    let [rooms, spells] = [0, 1].map(|deck| f64::from(player.in_hand[deck]));
    [
        souls,
        souls * souls / 10.0,
        is(souls >= 8.0),
        is(wounds >= 1),
        is(wounds >= 2),
        is(wounds >= 3),
        is(wounds >= 4),
        f64::from(player.coins.min(3)),
        rooms.min(4.0),
        (rooms - 4.0).max(0.0),
        spells.min(3.0),
        (spells - 3.0).max(0.0),
        player.row.len() as f64,
        player.row.iter().map(|stack| f64::from(stack.level)).sum(),
        is(player.leveled),
        player.entrance.iter().filter_map(at_entrance).map(outcome).sum(),
        f64::from(expected(game, dungeons, seat, next_wound)) / 100.0,
        f64::from(dungeons.damage[usize::from(seat)]),
    ]
}

/// How likely the seat wins from here, from 0 to 1, if all play on as evaluators do.
#[must_use]
pub fn chance_to_win(game: &BossMonster, seat: u8) -> f64 {
    let state = game.state();
    if let Some(winner) = state.winner {
        return if winner == seat { 1.0 } else { 0.0 };
    }
    let dungeons = Dungeons::of(game);
    let odds = |seat: u8| -> f64 {
        let all = seen(game, &dungeons, seat);
        exponential(sum(&all, &LOOKED))
    };
    let (mut own, mut all) = (0.0, 0.0);
    for (one, odds) in state.in_game().map(|one| (one, odds(one))) {
        all += odds;
        own += if one == seat { odds } else { 0.0 };
    }
    if own > 0.0 { own / all } else { 0.0 }
}

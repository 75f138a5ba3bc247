//! How likely each seat is to win, as far as a position tells: sums of what each has, weighed, and compared. What weighs how much was
//! not made up but learned from many games of evaluators (`examples/outlook.rs` plays them, learns, and prints [`WEIGHTS`]).

use crate::kernel::game::Game as _;
use crate::rules::{BossMonster, CardId, MOST_SEATS};
use crate::worth::{Dungeons, hero};

/// How many things of a seat are looked at.
pub const TRAITS: usize = 23;

/// What is looked at of a seat. Counted so that none is much larger than the others.
pub type Traits = [f64; TRAITS];

/// What each of the [`Traits`] weighs.
pub const WEIGHTS: Traits = [
    0.0498, 0.0956, -0.3685, 0.0287, -0.5384, -0.2848, -0.0039, 0.0383, 0.1531, 0.2062, 0.1728, 0.0353, 0.0299, 0.0296,
    0.0058, 0.4358, 0.0003, 0.0591, 0.0219, 0.1517, 0.2618, -0.4526, -0.1236,
];

/// With so many Souls somebody wins (BM-WIN-06).
const SOULS: f64 = 10.0;

/// What a seat has, in the order of [`WEIGHTS`]; nothing, where it is out of the game.
#[must_use]
pub fn traits(game: &BossMonster, dungeons: &Dungeons, seat: u8) -> Option<Traits> {
    let state = game.state();
    if !state.plays(seat) {
        return None;
    }
    let player = state.player(seat);
    let (souls, wounds) = (f64::from(game.souls(seat)), game.wounds(seat));
    let most = state.in_game().map(|other| game.souls(other)).max().unwrap_or(0);
    let progress = (f64::from(most) / SOULS).min(1.0);
    let has = |number: u8| f64::from(u8::from(wounds >= number));
    let first_and_later = |number: f64, first: f64| [number.min(first), (number - first).max(0.0)];
    let [coins, more_coins] = first_and_later(f64::from(player.coins), 4.0);
    let [rooms, more_rooms] = first_and_later(f64::from(player.in_hand[0]), 4.0);
    let [spells, more_spells] = first_and_later(f64::from(player.in_hand[1]), 2.0);
    let levels: u8 = player.row.iter().map(|stack| stack.level).sum();
    let near = coming(game, dungeons, seat);
    let far = expected(game, dungeons, seat);
    Some([
        souls,
        souls * souls / SOULS,
        has(1),
        has(2),
        has(3),
        has(4),
        coins,
        more_coins,
        rooms,
        more_rooms,
        spells,
        more_spells,
        player.row.len() as f64,
        f64::from(levels),
        f64::from(u8::from(player.leveled)),
        f64::from(dungeons.damage[usize::from(seat)].min(20)) / 4.0,
        near.souls,
        near.wounds,
        near.wounds * f64::from(wounds),
        far.souls,
        far.souls * progress,
        far.wounds,
        far.wounds * f64::from(wounds),
    ])
}

/// What heroes will bring, on average.
#[derive(Clone, Copy, Debug, Default)]
struct Haul {
    souls: f64,
    wounds: f64,
}

impl Haul {
    /// Adds a hero that comes, and dies, in so many of 100 cases.
    fn add(&mut self, worth: f64, comes: i32, dies: i32) {
        let comes = worth * f64::from(comes) / 100.0;
        self.souls += comes * f64::from(dies) / 100.0;
        self.wounds += comes * f64::from(100 - dies) / 100.0;
    }
}

/// Heroes in town and at the entrance.
fn coming(game: &BossMonster, dungeons: &Dungeons, seat: u8) -> Haul {
    let mut haul = Haul::default();
    let (state, cards) = (game.state(), &game.table().cards);
    let of = |card: &CardId| cards.hero(*card).map(|hero| (hero, f64::from(game.worth(*card))));
    for (hero, worth) in state.player(seat).entrance.iter().filter_map(of) {
        haul.add(worth, 100, dungeons.dies(seat, hero));
    }
    for (hero, worth) in state.town.iter().filter_map(of) {
        haul.add(worth, dungeons.share(game, seat, hero), dungeons.dies(seat, hero));
    }
    haul
}

/// What the heroes of the next round will bring that are not in town yet (BM-BEGIN-01, BM-BEGIN-03): each that is left is as likely.
fn expected(game: &BossMonster, dungeons: &Dungeons, seat: u8) -> Haul {
    let state = game.state();
    let mut haul = Haul::default();
    let mut left = f64::from(state.seats);
    for bag in &state.heroes {
        let number = bag.len() as f64;
        let come = left.min(number);
        if come <= 0.0 {
            continue;
        }
        left -= come;
        for hero in bag.iter().filter_map(|card| hero(game, card)) {
            let worth = if hero.epic { 2.0 } else { 1.0 };
            haul.add(worth * come / number, dungeons.share(game, seat, hero), dungeons.dies(seat, hero));
        }
    }
    haul
}

/// The chance of each seat to win, by these weights.
#[must_use]
pub fn chances(game: &BossMonster, weights: &Traits) -> [f64; MOST_SEATS] {
    let mut chances = [0.0; MOST_SEATS];
    if let Some(winner) = game.state().winner {
        chances[usize::from(winner) % MOST_SEATS] = 1.0;
        return chances;
    }
    let dungeons = Dungeons::of(game);
    let mut all = 0.0;
    for (seat, chance) in (0..).zip(&mut chances) {
        if let Some(traits) = traits(game, &dungeons, seat) {
            *chance = raised(traits.iter().zip(weights).map(|(has, weighs)| has * weighs).sum());
            all += *chance;
        }
    }
    if all > 0.0 {
        chances.iter_mut().for_each(|chance| *chance /= all);
    }
    chances
}

/// About e to the power of `x`, by multiplications alone, which are the same on every machine.
fn raised(x: f64) -> f64 {
    let mut power = 1.0 + x.clamp(-30.0, 30.0) / 1024.0;
    for _ in 0..10 {
        power *= power;
    }
    power
}

/// The chance of a seat to win, from 0 to 1.
#[must_use]
pub fn chance(game: &BossMonster, seat: u8) -> f64 {
    chances(game, &WEIGHTS)[usize::from(seat) % MOST_SEATS]
}

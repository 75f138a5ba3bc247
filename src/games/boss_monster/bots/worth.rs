//! What a position is worth to a seat, as far as everybody can see it: Souls and Wounds, what the dungeon will bring, what is held.

use crate::kernel::game::Game as _;
use crate::rules::cards::HeroCard;
use crate::rules::ids::Icons;
use crate::rules::{BossMonster, CardId, MOST_SEATS};

/// A Soul; all worths are parts of it.
pub const SOUL: i32 = 100;
/// What a game is worth that is won.
pub const WON: i32 = 40 * SOUL;
/// By number of Wounds: what they cost. With the fifth the game is over (BM-WIN-02).
const WOUNDS: [i32; 6] = [0, 70, 170, 320, 560, 1500];
/// For so many rounds a dungeon is expected to work as it is now.
const ROUNDS: i32 = 2;
/// What is held: the first coins, later ones; the first cards of the Room deck, later ones; Spells; Levels; Rooms of the row.
const COINS: [i32; 2] = [12, 4];
const ROOMS: [i32; 2] = [9, 3];
const SPELL: i32 = 24;
const LEVEL: i32 = 14;
const POSITION: i32 = 16;
const LEVELED: i32 = 40;

/// What the dungeons have and do, looked at once for all questions.
#[derive(Clone, Copy, Debug)]
pub struct Dungeons {
    /// By seat: its treasure.
    pub icons: [Icons; MOST_SEATS],
    /// By seat: what a hero suffers on the whole way.
    pub damage: [i32; MOST_SEATS],
}

impl Dungeons {
    /// As they are now.
    #[must_use]
    pub fn of(game: &BossMonster) -> Self {
        let mut dungeons = Self { icons: [[0; 4]; MOST_SEATS], damage: [0; MOST_SEATS] };
        for seat in game.state().in_game() {
            let at = usize::from(seat);
            dungeons.icons[at] = game.dungeon_icons(seat);
            let row = game.state().player(seat).row.len();
            dungeons.damage[at] = (0..row).map(|position| i32::from(game.damage(seat, position))).sum();
        }
        dungeons
    }

    /// In how many of 100 cases a hero comes to this seat, if what the dungeons have stays about the same (BM-BAIT-04).
    fn share(&self, game: &BossMonster, seat: u8, hero: &HeroCard) -> i32 {
        if hero.treasure.is_empty() {
            // BM-BAIT-12: it goes by Souls and Wounds, which change.
            return 100 / i32::from(game.state().seats);
        }
        let value = |seat: u8| -> i32 {
            let icons = self.icons[usize::from(seat)];
            hero.treasure.iter().map(|of| i32::from(icons[*of as usize])).sum()
        };
        let own = value(seat);
        let best = game.state().in_game().filter(|other| *other != seat).map(value).max().unwrap_or(0);
        match own - best {
            2.. => 94,
            1 => 82,
            0 if own == 0 => 12,
            0 => 22,
            -1 => 12,
            _ => 4,
        }
    }

    /// What becomes of a hero in the dungeon of a seat, on average.
    pub(crate) fn outcome(&self, seat: u8, hero: &HeroCard, next_wound: i32) -> i32 {
        let worth = if hero.epic { 2 } else { 1 };
        let dies = match self.damage[usize::from(seat)] - i32::from(hero.health) {
            2.. => 95,
            0 | 1 => 90,
            -1 => 45,
            -2 => 28,
            -3 => 15,
            _ => 5,
        };
        worth * (dies * SOUL - (100 - dies) * next_wound) / 100
    }
}

/// What a hero card is, if the card is one.
fn hero(game: &BossMonster, card: usize) -> Option<&HeroCard> {
    game.table().cards.hero(CardId(card as u8))
}

/// What each seat has and can expect.
#[must_use]
pub fn standings(game: &BossMonster) -> [i32; MOST_SEATS] {
    let dungeons = Dungeons::of(game);
    let mut standings = [-15 * SOUL; MOST_SEATS];
    for seat in game.state().in_game() {
        standings[usize::from(seat)] = standing(game, &dungeons, seat);
    }
    standings
}

fn first_and_later(number: i32, first: i32, worth: [i32; 2]) -> i32 {
    number.min(first) * worth[0] + (number - first).max(0) * worth[1]
}

/// What one Wound more costs.
pub(crate) fn next_wound(wounds: u8) -> i32 {
    let wounds = usize::from(wounds).min(WOUNDS.len() - 1);
    WOUNDS[(wounds + 1).min(WOUNDS.len() - 1)] - WOUNDS[wounds]
}

fn standing(game: &BossMonster, dungeons: &Dungeons, seat: u8) -> i32 {
    let state = game.state();
    let player = state.player(seat);
    let wounds = usize::from(game.wounds(seat)).min(WOUNDS.len() - 1);
    let next_wound = next_wound(game.wounds(seat));
    let souls = i32::from(game.souls(seat));
    let mut sum = souls * SOUL - WOUNDS[wounds];
    sum += first_and_later(i32::from(player.coins), 4, COINS);
    sum += first_and_later(i32::from(player.in_hand[0]), 4, ROOMS);
    sum += i32::from(player.in_hand[1]) * SPELL;
    for stack in &*player.row {
        sum += POSITION + i32::from(stack.level) * LEVEL;
    }
    if player.leveled {
        sum += LEVELED;
    }
    for card in &*player.entrance {
        if let Some(hero) = game.table().cards.hero(*card) {
            sum += dungeons.outcome(seat, hero, next_wound);
        }
    }
    for card in &*state.town {
        if let Some(hero) = game.table().cards.hero(*card) {
            sum += dungeons.share(game, seat, hero) * dungeons.outcome(seat, hero, next_wound) / 100;
        }
    }
    sum + expected(game, dungeons, seat, next_wound)
}

/// What heroes that have still to come will bring, each as likely as the others (BM-BEGIN-01, BM-BEGIN-03).
pub(crate) fn expected(game: &BossMonster, dungeons: &Dungeons, seat: u8, next_wound: i32) -> i32 {
    let state = game.state();
    let mut left = ROUNDS * i32::from(state.seats);
    let mut sum = 0;
    for bag in &state.heroes {
        let number = bag.len() as i32;
        let come = left.min(number);
        if come == 0 {
            continue;
        }
        left -= come;
        let each = |hero: &HeroCard| dungeons.share(game, seat, hero) * dungeons.outcome(seat, hero, next_wound);
        let all: i32 = bag.iter().filter_map(|card| hero(game, card)).map(each).sum();
        sum += all / 100 * come / number;
    }
    sum
}

/// What a position is worth to a seat against all others: its own standing, and half of it what the best and the others have.
#[must_use]
pub fn worth(game: &BossMonster, seat: u8) -> i32 {
    if let Some(winner) = game.state().winner {
        return if winner == seat { WON } else { -WON };
    }
    let standings = standings(game);
    let others = || (0..game.state().seats).filter(|other| *other != seat).map(|other| standings[usize::from(other)]);
    let number = others().count().max(1) as i32;
    let (best, all) = (others().max().unwrap_or(0), others().sum::<i32>());
    2 * standings[usize::from(seat)] - best - all / number
}

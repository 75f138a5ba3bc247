//! Weighing cards: what to equip, what to transmute.

use super::fight::{Scale, scale, strength};
use crate::rules::MassiveDarkness;
use crate::rules::ask::{Answer, Choice, Put};
use crate::rules::cards::SlotSymbol;
use crate::rules::ids::{CardId, Hero};
use crate::rules::library::{DEFENSE, DiceCount};
use crate::rules::state::{Held, Slot};
use smallvec::SmallVec;

/// What lies in which slot.
pub type Loadout = [Option<CardId>; 3];

/// The slots of a [`Loadout`], in its order.
pub const SLOTS: [Slot; 3] = [Slot::Body, Slot::FirstHand, Slot::SecondHand];

/// Equips what is strongest; with nothing to change everything stays.
pub fn arrange(game: &MassiveDarkness, heroes: u8, trade: bool, listed: &[Answer]) -> Answer {
    let mut puts: SmallVec<[Put; 3]> = SmallVec::new();
    for hero in game.state.hero_ids().filter(|hero| heroes >> hero.0.min(7) & 1 == 1) {
        let best = best_loadout(game, hero);
        for held in &game.state.hero(hero).cards {
            let slot = SLOTS.into_iter().zip(best).find(|(_, card)| *card == Some(held.card));
            let slot = slot.map_or(Slot::Pack, |(slot, _)| slot);
            if slot != held.slot {
                puts.push(Put { card: held.card, hero, slot });
            }
        }
    }
    if game.check_arrangement(heroes, trade, &puts).is_ok() { Answer::Arrange(puts) } else { listed[0].clone() }
}

/// Would the Hero be better off with his cards arranged otherwise?
pub fn wants_to_arrange(game: &MassiveDarkness, hero: Hero) -> bool {
    let now = SLOTS.map(|slot| game.state.hero(hero).cards.iter().find(|held| held.slot == slot).map(|held| held.card));
    let scale = scale(game);
    worth(game, &scale, best_loadout(game, hero)) > worth(game, &scale, now)
}

fn best_loadout(game: &MassiveDarkness, hero: Hero) -> Loadout {
    let cards: Vec<CardId> = game.state.hero(hero).cards.iter().map(|held| held.card).collect();
    best_of(game, &scale(game), &cards)
}

/// What somebody makes of these cards who has nothing else.
pub fn power(game: &MassiveDarkness, cards: &[CardId]) -> i32 {
    let scale = scale(game);
    worth(game, &scale, best_of(game, &scale, cards))
}

/// What somebody lays out of these cards.
pub fn best_of(game: &MassiveDarkness, scale: &Scale, cards: &[CardId]) -> Loadout {
    // STORY-14: what is of too high a Level cannot be worn yet.
    let cards: Vec<CardId> = cards.iter().copied().filter(|card| game.is_within_level(*card)).collect();
    let with = |symbol: SlotSymbol| {
        let fits = move |card: &&CardId| game.library.card(**card).card.slot == symbol;
        cards.iter().filter(fits).copied()
    };
    let body = with(SlotSymbol::Body).max_by_key(|card| worth(game, scale, [Some(*card), None, None]));
    let mut best = [body, None, None];
    let mut most = worth(game, scale, best);
    let mut consider = |loadout: Loadout| {
        let worth = worth(game, scale, loadout);
        if worth > most {
            (best, most) = (loadout, worth);
        }
    };
    for card in with(SlotSymbol::TwoHands) {
        consider([body, Some(card), None]);
    }
    let hands: Vec<CardId> = with(SlotSymbol::Hand).collect();
    for (at, first) in hands.iter().enumerate() {
        consider([body, Some(*first), None]);
        for second in &hands[at + 1..] {
            consider([body, Some(*first), Some(*second)]);
        }
    }
    best
}

/// The best combat type counts, others a little, defense nearly as much, texts something.
fn worth(game: &MassiveDarkness, scale: &Scale, loadout: Loadout) -> i32 {
    let mut dice: [DiceCount; 4] = [[0; 4]; 4];
    let mut texts = 0;
    for card in loadout.into_iter().flatten() {
        let entry = game.library.card(card);
        for (sum, more) in dice.iter_mut().zip(entry.dice) {
            sum.iter_mut().zip(more).for_each(|(count, more)| *count += more);
        }
        texts += 6 * i32::from(entry.abilities.count) + i32::from(entry.card.level);
    }
    let [melee, ranged, magic, _] = dice.map(|dice| strength(scale, dice));
    let defense = strength(scale, dice[DEFENSE]);
    let attack = melee.max(ranged).max(magic);
    10 * attack + (melee + ranged + magic - attack) * 3 + 9 * defense + texts
}

/// How little a card is missed: what is not equipped goes first, low Levels before high ones.
fn dear(game: &MassiveDarkness, best: Loadout, held: &Held) -> i32 {
    let needed = best.contains(&Some(held.card)) || held.slot != Slot::Pack;
    let entry = game.library.card(held.card);
    let always_works = entry.card.slot == SlotSymbol::None;
    1000 * i32::from(needed) + 100 * i32::from(always_works) + i32::from(entry.card.level)
}

/// ACT-TRANS-02: three cards that nobody needs.
pub fn has_spare_cards(game: &MassiveDarkness, hero: Hero) -> bool {
    let best = best_loadout(game, hero);
    let spare = game.state.hero(hero).cards.iter().filter(|held| dear(game, best, held) < 100);
    spare.count() >= 3
}

/// The cheapest of the listed selections.
pub fn cards_to_transmute(game: &MassiveDarkness, listed: &[Answer]) -> Answer {
    let price = |choice: &Choice| {
        let Choice::Card(card) = choice else { return 0 };
        let owner = game.state.hero_ids().find(|hero| game.holds(*hero, *card));
        let held = owner.and_then(|hero| {
            let cards = &game.state.hero(hero).cards;
            cards.iter().find(|held| held.card == *card).map(|held| dear(game, best_loadout(game, hero), held))
        });
        held.unwrap_or(0)
    };
    let prices: Vec<i32> = game.state.options.iter().map(price).collect();
    let of = |answer: &&Answer| match answer {
        Answer::PickSome(mask) => {
            prices.iter().enumerate().filter(|(at, _)| mask >> at & 1 == 1).map(|(_, price)| *price).sum()
        }
        _ => i32::MAX,
    };
    listed.iter().min_by_key(of).unwrap_or(&listed[0]).clone()
}

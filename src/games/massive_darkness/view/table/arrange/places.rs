//! What would come of a card in each place. The rules say what fits; nothing here does.

use crate::games::massive_darkness::describe::Words;
use crate::games::massive_darkness::describe::signs::Sign;
use crate::games::massive_darkness::rules::MassiveDarkness;
use crate::games::massive_darkness::rules::ask::Put;
use crate::games::massive_darkness::rules::cards::SlotSymbol;
use crate::games::massive_darkness::rules::ids::{CardId, Hero};
use crate::games::massive_darkness::rules::language::Style;
use crate::games::massive_darkness::rules::library::DiceCount;
use crate::games::massive_darkness::rules::state::Slot;
use crate::games::massive_darkness::view::table::model::Arranging;
use crate::kernel::game::Refusal;
use crate::tr;

/// The slots of a Hero, in the order in which they lie there.
pub(super) const SLOTS: [Slot; 4] = [Slot::FirstHand, Slot::SecondHand, Slot::Body, Slot::Pack];

/// A place for the card that was picked.
#[derive(Clone, Debug)]
pub(super) struct Place {
    pub(super) hero: Hero,
    pub(super) slot: Slot,
    /// How all cards lie then, or why not.
    pub(super) puts: Result<Vec<Put>, Refusal>,
    /// What that changes in what the Hero wears.
    pub(super) change: Change,
}

/// Dice that come and dice that go, by field.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Change {
    comes: [DiceCount; 4],
    goes: [DiceCount; 4],
}

/// Which way it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    Better,
    Worse,
    Mixed,
    Same,
}

/// Where each card of those who take part lies.
pub(super) fn lying(game: &MassiveDarkness, asked: &Arranging, puts: &[Put]) -> Vec<Put> {
    let cards = asked.heroes.iter().flat_map(|hero| {
        let held = game.state.hero(*hero).cards.iter();
        held.map(|held| Put { card: held.card, hero: *hero, slot: held.slot })
    });
    cards.map(|lies| puts.iter().copied().find(|put| put.card == lies.card).unwrap_or(lies)).collect()
}

/// Every place that a card could go to, besides the one where it is.
pub(super) fn places(game: &MassiveDarkness, asked: &Arranging, puts: &[Put], card: CardId) -> Vec<Place> {
    let now = lying(game, asked, puts);
    let is_there = |hero: Hero, slot: Slot| now.contains(&Put { card, hero, slot });
    let all = asked.heroes.iter().flat_map(|hero| SLOTS.map(|slot| (*hero, slot)));
    all.filter(|(hero, slot)| !is_there(*hero, *slot))
        .map(|(hero, slot)| {
            let puts = game.with_put(asked.mask(), asked.trade, puts, Put { card, hero, slot });
            let needs_both = slot == Slot::SecondHand && game.library.card(card).card.slot == SlotSymbol::TwoHands;
            // EQUIP-04: it lies in the first hand and takes the second one as well; that is why it does not fit there alone.
            let why = |refusal| if needs_both { Refusal::new("EQUIP-04", "refusal-two-handed") } else { refusal };
            let puts = puts.map(|puts| puts.to_vec()).map_err(why);
            let change = match &puts {
                Ok(puts) => Change::between(worn(game, &now, hero), worn(game, &lying(game, asked, puts), hero)),
                Err(_) => Change::default(),
            };
            Place { hero, slot, puts, change }
        })
        .collect()
}

/// All dice of what a Hero wears, by field.
fn worn(game: &MassiveDarkness, lying: &[Put], hero: Hero) -> [DiceCount; 4] {
    let mut all = [[0_u8; 4]; 4];
    for put in lying.iter().filter(|put| put.hero == hero && put.slot != Slot::Pack) {
        let dice = game.library.card(put.card).dice;
        for (sum, field) in all.iter_mut().zip(dice) {
            for (sum, count) in sum.iter_mut().zip(field) {
                *sum = sum.saturating_add(count);
            }
        }
    }
    all
}

impl Change {
    fn between(before: [DiceCount; 4], after: [DiceCount; 4]) -> Self {
        let less = |one: [DiceCount; 4], other: [DiceCount; 4]| {
            let mut left = one;
            for (left, field) in left.iter_mut().zip(other) {
                for (left, count) in left.iter_mut().zip(field) {
                    *left = left.saturating_sub(count);
                }
            }
            left
        };
        Self { comes: less(after, before), goes: less(before, after) }
    }

    /// Is it for the better?
    pub(super) fn verdict(self) -> Verdict {
        let any = |dice: [DiceCount; 4]| dice.iter().flatten().any(|count| *count > 0);
        match (any(self.comes), any(self.goes)) {
            (true, false) => Verdict::Better,
            (false, true) => Verdict::Worse,
            (true, true) => Verdict::Mixed,
            (false, false) => Verdict::Same,
        }
    }

    /// The change with signs, a part for each field that changes.
    pub(super) fn signed(self) -> Vec<String> {
        let dice = |mark: &str, dice: DiceCount| -> String {
            let dice = dice.iter().enumerate();
            let signs = dice.flat_map(|(at, count)| vec![Sign::Die(at as u8).character(); usize::from(*count)]);
            let signs: String = signs.collect();
            if signs.is_empty() { signs } else { format!("{mark}{signs}") }
        };
        let field = |at: usize| {
            let parts = [dice("+", self.comes[at]), dice("−", self.goes[at])];
            let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
            (!parts.is_empty()).then(|| format!("{} {}", Sign::Field(at as u8).character(), parts.join(" ")))
        };
        (0..4).filter_map(field).collect()
    }

    /// The same in words.
    pub(super) fn in_words(self, words: &Words<'_>) -> String {
        let names = [
            words.style(Style::Melee),
            words.style(Style::Ranged),
            words.style(Style::Magic),
            tr!(words.texts, "when-defense"),
        ];
        let dice = |mark: char, dice: DiceCount| {
            let dice = dice.into_iter().enumerate().filter(|(_, count)| *count > 0);
            dice.map(|(at, count)| format!("{mark}{count} {}", words.colour(at))).collect::<Vec<_>>()
        };
        let field = |(at, name): (usize, &std::sync::Arc<str>)| {
            let all: Vec<String> = dice('+', self.comes[at]).into_iter().chain(dice('−', self.goes[at])).collect();
            (!all.is_empty()).then(|| format!("{name}: {}", all.join(", ")))
        };
        names.iter().enumerate().filter_map(field).collect::<Vec<_>>().join("; ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_comes_and_what_goes_is_told_by_field() {
        let (none, old) = ([0; 4], [2, 0, 0, 0]);
        let change = Change::between([old, none, none, none], [[1, 1, 0, 0], none, none, [0, 0, 1, 0]]);
        assert_eq!(change.verdict(), Verdict::Mixed);
        let [melee, defense] = &change.signed()[..] else { panic!("{:?}", change.signed()) };
        let of = |text: &str| text.chars().filter_map(Sign::of).collect::<Vec<_>>();
        assert_eq!(of(melee), [Sign::Field(0), Sign::Die(1), Sign::Die(0)]);
        assert!(melee.contains('+') && melee.contains('−'));
        assert_eq!(of(defense), [Sign::Field(3), Sign::Die(2)]);
    }

    #[test]
    fn more_is_better_and_less_is_worse() {
        let (none, one) = ([[0; 4]; 4], [[1, 0, 0, 0], [0; 4], [0; 4], [0; 4]]);
        assert_eq!(Change::between(none, one).verdict(), Verdict::Better);
        assert_eq!(Change::between(one, none).verdict(), Verdict::Worse);
        assert_eq!(Change::between(one, one).verdict(), Verdict::Same);
    }
}

//! ACTION (Reorganize/Trade) and EQUIP: where cards may lie.

use super::ask::{Answer, Ask, Put};
use super::cards::SlotSymbol;
use super::event::Event;
use super::frames::{Arrange, Frame, Transmute};
use super::game::{Events, Flow, MassiveDarkness};
use super::ids::{CardId, Hero};
use super::library::Library;
use super::state::{Held, Slot, State};
use crate::kernel::game::Refusal;
use smallvec::{SmallVec, smallvec};

impl MassiveDarkness {
    /// ACT-TRADE-01: ask once; Transmute may come in between (ACT-TRANS-05).
    pub(super) fn step_arrange(&mut self, frame: &mut Arrange) -> Flow {
        if frame.tokens {
            return self.hand_over(frame).unwrap_or(Flow::Done);
        }
        if frame.heroes == 0 {
            return Flow::Done;
        }
        Flow::Ask(Ask::Arrange { hero: frame.hero, heroes: frame.heroes, trade: frame.trade, transmute: frame.action })
    }

    pub(super) fn answer_arrange(&mut self, frame: &mut Arrange, answer: &Answer, log: &mut Events<'_>) {
        if frame.tokens {
            frame.tokens = self.answer_hand_over(answer, log);
            frame.handed = frame.handed.saturating_add(1);
            if !frame.tokens {
                frame.heroes = 0;
            }
            return;
        }
        match answer {
            Answer::Transmute(hero) => {
                self.push(Frame::Transmute(Transmute { hero: *hero, ..Transmute::default() }));
            }
            Answer::Arrange(puts) => {
                self.report_arrangement(puts, log);
                let _ = put_cards(&mut self.state, puts);
                // ARTIFACT-05: then carried tokens, where there are any.
                frame.tokens = frame.trade;
                if !frame.tokens {
                    frame.heroes = 0;
                }
            }
            _ => {}
        }
    }

    fn report_arrangement(&self, puts: &[Put], log: &mut Events<'_>) {
        for put in puts {
            if let Some(from) = self.state.hero_ids().find(|hero| self.holds(*hero, put.card))
                && from != put.hero
            {
                log.say("ACT-TRADE-02", Event::CardGiven { card: put.card, from, to: put.hero });
            }
        }
        for hero in self.state.hero_ids() {
            if puts.iter().any(|put| put.hero == hero) {
                log.say("ACT-TRADE-03", Event::Rearranged { hero });
            }
        }
    }

    /// EQUIP-02..05, ACT-TRADE-02: may the cards lie so?
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn check_arrangement(&self, heroes: u8, trade: bool, puts: &[Put]) -> Result<(), Refusal> {
        let involved = |hero: Hero| heroes >> hero.0.min(7) & 1 == 1;
        for put in puts {
            let from = self.state.hero_ids().find(|hero| self.holds(*hero, put.card));
            let from = from.filter(|hero| involved(*hero)).ok_or(Refusal::new("ACT-TRADE-02", "refusal-not-yours"))?;
            if !involved(put.hero) || put.hero.index() >= self.state.heroes.len() {
                return Err(Refusal::new("ACT-TRADE-02", "refusal-not-in-zone"));
            }
            if !trade && from != put.hero {
                return Err(Refusal::new("ACT-TRADE-02", "refusal-no-trade"));
            }
            if put.slot != Slot::Pack && !self.is_within_level(put.card) {
                return Err(Refusal::new("STORY-14", "refusal-level-too-high"));
            }
        }
        let mut after = self.state;
        put_cards(&mut after, puts)?;
        for hero in self.state.hero_ids().filter(|hero| involved(*hero)) {
            self.check_slots(&after.hero(hero).cards)?;
        }
        Ok(())
    }

    /// ACT-TRADE-02, EQUIP-03, EQUIP-04: the arrangement in which besides what was put already a card goes to a Hero and a
    /// slot. What lies in its way changes places with it where that is allowed; where it is not, it goes to what its owner carries.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn with_put(&self, heroes: u8, trade: bool, puts: &[Put], put: Put) -> Result<SmallVec<[Put; 3]>, Refusal> {
        let mut now = self.state;
        put_cards(&mut now, puts)?;
        let lies = now.hero_ids().find_map(|hero| {
            let held = now.hero(hero).cards.iter().find(|held| held.card == put.card)?;
            Some(Put { card: put.card, hero, slot: held.slot })
        });
        let from = lies.ok_or(Refusal::new("ACT-TRADE-02", "refusal-not-yours"))?;
        if put.hero.index() >= now.heroes.len() {
            return Err(Refusal::new("ACT-TRADE-02", "refusal-not-in-zone"));
        }
        let there = now.hero(put.hero).cards.iter().filter(|other| other.card != put.card);
        let in_the_way: SmallVec<[CardId; 3]> = match put.slot {
            Slot::Pack => SmallVec::new(),
            slot => there.filter(|other| self.in_the_way(other, put.card, slot)).map(|other| other.card).collect(),
        };
        let with = |moved: &dyn Fn(usize, CardId) -> Put| {
            let mut all: SmallVec<[Put; 3]> = puts.iter().copied().filter(|known| known.card != put.card).collect();
            for (at, card) in in_the_way.iter().enumerate() {
                all.retain(|known| known.card != *card);
                all.push(moved(at, *card));
            }
            all.push(put);
            all
        };
        let taken_off = |_: usize, card: CardId| Put { card, hero: put.hero, slot: Slot::Pack };
        if from.slot != Slot::Pack && !in_the_way.is_empty() {
            // Two that make room for one: the first changes places, the other is taken off.
            let swapped = with(&|at, card| if at == 0 { Put { card, ..from } } else { taken_off(at, card) });
            if self.check_arrangement(heroes, trade, &swapped).is_ok() {
                return Ok(swapped);
            }
        }
        let plain = with(&taken_off);
        self.check_arrangement(heroes, trade, &plain).map(|()| plain)
    }

    /// EQUIP-03, EQUIP-04: one Body card, two Hand cards or one Two-Handed card.
    ///
    /// # Errors
    /// The rule that is broken.
    pub fn check_slots(&self, cards: &[Held]) -> Result<(), Refusal> {
        check_slots(&self.library, cards)
    }

    /// The arrangements worth listing: leave everything; equip, take off or hand over one card. Any other legal
    /// arrangement is accepted as well.
    pub(super) fn each_arrangement(
        &self,
        heroes: u8,
        trade: bool,
        transmute: Option<Hero>,
        visit: &mut dyn FnMut(Answer),
    ) {
        visit(Answer::Arrange(SmallVec::new()));
        let involved = |hero: &Hero| heroes >> hero.0 & 1 == 1;
        for hero in self.state.hero_ids().filter(involved) {
            for held in &self.state.hero(hero).cards {
                self.each_way_to_equip(hero, *held, visit);
                if held.slot != Slot::Pack {
                    visit(one(Put { card: held.card, hero, slot: Slot::Pack }));
                }
                if trade {
                    for other in self.state.hero_ids().filter(involved).filter(|other| *other != hero) {
                        if !self.state.hero(other).cards.is_full() {
                            visit(one(Put { card: held.card, hero: other, slot: Slot::Pack }));
                        }
                    }
                }
            }
        }
        // HPHASE-06: only the Hero whose Action it is.
        if let Some(hero) = transmute.filter(|hero| self.can_transmute(*hero)) {
            visit(Answer::Transmute(hero));
        }
    }

    fn each_way_to_equip(&self, hero: Hero, held: Held, visit: &mut dyn FnMut(Answer)) {
        if held.slot != Slot::Pack || !self.is_within_level(held.card) {
            return;
        }
        let slots: &[Slot] = match self.library.card(held.card).card.slot {
            SlotSymbol::None => &[],
            SlotSymbol::Body => &[Slot::Body],
            SlotSymbol::Hand => &[Slot::FirstHand, Slot::SecondHand],
            SlotSymbol::TwoHands => &[Slot::FirstHand],
        };
        for slot in slots {
            let mut puts: SmallVec<[Put; 3]> = SmallVec::new();
            for other in &self.state.hero(hero).cards {
                if self.in_the_way(other, held.card, *slot) {
                    puts.push(Put { card: other.card, hero, slot: Slot::Pack });
                }
            }
            puts.push(Put { card: held.card, hero, slot: *slot });
            visit(Answer::Arrange(puts));
        }
    }

    /// EQUIP-03, EQUIP-04: must `other` be taken off before `card` can go into `slot`?
    fn in_the_way(&self, other: &Held, card: CardId, slot: Slot) -> bool {
        let two_handed = |card: CardId| self.library.card(card).card.slot == SlotSymbol::TwoHands;
        let hands = |slot: Slot| matches!(slot, Slot::FirstHand | Slot::SecondHand);
        other.slot == slot || (hands(other.slot) && hands(slot) && (two_handed(card) || two_handed(other.card)))
    }
}

/// EQUIP-03, EQUIP-04: may one Hero's cards lie so?
///
/// # Errors
/// The rule that is broken.
pub(super) fn check_slots(library: &Library, cards: &[Held]) -> Result<(), Refusal> {
    let symbol = |held: &Held| library.card(held.card).card.slot;
    let in_slot = |slot: Slot| cards.iter().filter(move |held| held.slot == slot);
    for slot in [Slot::Body, Slot::FirstHand, Slot::SecondHand] {
        if in_slot(slot).count() > 1 {
            return Err(Refusal::new("EQUIP-03", "refusal-slot-full"));
        }
    }
    for held in cards {
        let fits = match held.slot {
            Slot::Pack => true,
            Slot::Body => symbol(held) == SlotSymbol::Body,
            Slot::FirstHand => matches!(symbol(held), SlotSymbol::Hand | SlotSymbol::TwoHands),
            Slot::SecondHand => symbol(held) == SlotSymbol::Hand,
        };
        if !fits {
            return Err(Refusal::new("EQUIP-02", "refusal-wrong-slot"));
        }
    }
    let two_handed = in_slot(Slot::FirstHand).any(|held| symbol(held) == SlotSymbol::TwoHands);
    if two_handed && in_slot(Slot::SecondHand).next().is_some() {
        return Err(Refusal::new("EQUIP-04", "refusal-two-handed"));
    }
    Ok(())
}

fn one(put: Put) -> Answer {
    Answer::Arrange(smallvec![put])
}

/// Moves cards. Only the capacity of an Inventory can forbid it here.
fn put_cards(state: &mut State, puts: &[Put]) -> Result<(), Refusal> {
    for put in puts {
        for hero in state.hero_ids() {
            let cards = &mut state.hero_mut(hero).cards;
            if let Some(at) = cards.iter().position(|held| held.card == put.card) {
                if hero == put.hero {
                    cards[at].slot = put.slot;
                    break;
                }
                cards.remove(at);
                if !state.hero_mut(put.hero).cards.push(Held { card: put.card, slot: put.slot }) {
                    return Err(Refusal::new("EQUIP-01", "refusal-too-many-cards"));
                }
                break;
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::state::Held;
    use super::super::test_table::Table;
    use super::*;

    const BOTH: u8 = 0b11;
    const FIRST: Hero = Hero(0);
    const SECOND: Hero = Hero(1);

    /// Two Heroes in a Zone: the first has a weapon in each hand and carries one, the second has nothing.
    fn table() -> (Table, [CardId; 3]) {
        let mut table = Table::new("ll").hero(0, (0, 0)).hero(0, (0, 0));
        let cards = ["S1", "T2a", "T2b"].map(|code| table.game.library.card_with_code(code).unwrap());
        for (card, slot) in cards.into_iter().zip([Slot::FirstHand, Slot::SecondHand, Slot::Pack]) {
            assert!(table.game.state.hero_mut(FIRST).cards.push(Held { card, slot }));
        }
        (table, cards)
    }

    fn put(card: CardId, hero: Hero, slot: Slot) -> Put {
        Put { card, hero, slot }
    }

    #[test]
    fn what_lies_in_the_way_is_taken_off() {
        let (table, [club, _, spear]) = table();
        let puts = table.game.with_put(1, false, &[], put(spear, FIRST, Slot::FirstHand)).unwrap();
        assert_eq!(puts.as_slice(), [put(club, FIRST, Slot::Pack), put(spear, FIRST, Slot::FirstHand)]);
    }

    #[test]
    fn two_cards_that_are_worn_change_places() {
        let (table, [club, sword, _]) = table();
        let puts = table.game.with_put(1, false, &[], put(club, FIRST, Slot::SecondHand)).unwrap();
        assert_eq!(puts.as_slice(), [put(sword, FIRST, Slot::FirstHand), put(club, FIRST, Slot::SecondHand)]);
    }

    #[test]
    fn what_was_put_before_counts() {
        let (table, [club, _, spear]) = table();
        let before = table.game.with_put(1, false, &[], put(spear, FIRST, Slot::FirstHand)).unwrap();
        let puts = table.game.with_put(1, false, &before, put(club, FIRST, Slot::FirstHand)).unwrap();
        assert_eq!(puts.as_slice(), [put(spear, FIRST, Slot::Pack), put(club, FIRST, Slot::FirstHand)]);
        assert!(table.game.check_arrangement(1, false, &puts).is_ok());
    }

    #[test]
    fn cards_change_hands_only_in_a_trade() {
        let (table, [_, _, spear]) = table();
        let to_other = put(spear, SECOND, Slot::FirstHand);
        assert_eq!(table.game.with_put(BOTH, true, &[], to_other).unwrap().as_slice(), [to_other]);
        assert_eq!(table.game.with_put(BOTH, false, &[], to_other).unwrap_err().rule, "ACT-TRADE-02");
        assert_eq!(table.game.with_put(1, true, &[], to_other).unwrap_err().message, "refusal-not-in-zone");
    }

    #[test]
    fn what_does_not_fit_says_so() {
        let (table, [_, _, spear]) = table();
        assert_eq!(table.game.with_put(1, false, &[], put(spear, FIRST, Slot::Body)).unwrap_err().rule, "EQUIP-02");
        let nowhere = put(spear, Hero(200), Slot::Body);
        assert!(table.game.with_put(1, false, &[], nowhere).is_err());
        assert!(table.game.with_put(1, false, &[], put(CardId(9999), FIRST, Slot::Pack)).is_err());
    }
}

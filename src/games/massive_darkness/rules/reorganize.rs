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

//! ENEMY: the Treasure card that a Guardian gets when it appears.

use super::ask::DeckName;
use super::cards::{EquipmentDeck, EquipmentKind};
use super::event::Event;
use super::frames::{Spawn, SpawnStep};
use super::game::{Events, Flow, MassiveDarkness};
use super::ids::CardId;
use super::language::quest::Loot;

/// The highest Level.
const LAST_LEVEL: u8 = 5;

impl MassiveDarkness {
    /// ENEMY-33, and what a quest says about its figures.
    pub(super) fn draw_loot(&mut self, frame: &mut Spawn, log: &mut Events<'_>) -> Flow {
        match self.loot_of(frame.foe) {
            Loot::Normal => self.draw_guardian_treasure(self.state.level, log),
            Loot::Level(level) => self.draw_guardian_treasure(level, log),
            Loot::Monster => self.ask_to_draw(DeckName::Greater, log).map_or(Flow::Done, Flow::Ask),
            Loot::Nothing => Flow::Done,
        }
    }

    /// ENEMY-33, LEVEL-12: a Treasure card of the Current Level. Without any card that it could keep it gets none.
    fn draw_guardian_treasure(&mut self, level: u8, log: &mut Events<'_>) -> Flow {
        if !self.a_guardian_card_is_left(level) {
            return Flow::Done;
        }
        self.ask_to_draw(DeckName::Treasure(level), log).map_or(Flow::Done, Flow::Ask)
    }

    /// ENEMY-34: a Trap is discarded and replaced, and so is Luck (EQUIP-18).
    pub(super) fn equip_guardian(&mut self, frame: &mut Spawn, card: CardId, log: &mut Events<'_>) {
        if !self.suits_a_guardian(card) {
            self.discard_card(card, log);
            return;
        }
        let enemy = frame.enemy;
        self.state.enemy_mut(enemy).treasure = card;
        frame.step = SpawnStep::End;
        log.say("ENEMY-33", Event::GuardianEquipped { enemy, card });
    }

    fn suits_a_guardian(&self, card: CardId) -> bool {
        !matches!(self.library.card(card).card.kind, EquipmentKind::Trap | EquipmentKind::Luck)
    }

    /// DECK-03, DECK-04: the decks it could come from, and of the highest Level the discards too, which are shuffled
    /// again: if they held nothing but Traps and Luck, the drawing would never end.
    fn a_guardian_card_is_left(&self, level: u8) -> bool {
        (level..=LAST_LEVEL).any(|level| {
            let first = self.library.equipment_range(EquipmentDeck::Treasure, level).start;
            let deck = self.deck(DeckName::Treasure(level));
            let suits = |number: usize| self.suits_a_guardian(CardId(first + number as u16));
            deck.unseen().iter().any(suits)
                || deck.top().iter().any(|number| suits(usize::from(*number)))
                || (level == LAST_LEVEL && deck.discards().iter().any(suits))
        })
    }
}

//! DECKS: drawing, discarding, and what happens when a deck is empty.

use super::ask::{Answer, Ask, DeckName, Drawn};
use super::cards::{EnemyDeck, EquipmentDeck};
use super::event::Event;
use super::game::{Events, MassiveDarkness};
use super::ids::{CardId, DoorId, EnemyCardId, EventId};
use super::library::DiceCount;
use super::state::{MAX_BAGS, TokenKind};
use crate::kernel::deck::{Deck, Exhaustion, Readiness};
use crate::kernel::dice::Pool;
use crate::kernel::list::List;

impl MassiveDarkness {
    /// The bag and the discards of this name, as they are now.
    #[must_use]
    pub fn deck(&self, name: DeckName) -> &Deck {
        let decks = &self.state.decks;
        match name {
            DeckName::Guard(level) => &decks.guards[level_index(level)],
            DeckName::Treasure(level) => &decks.treasures[level_index(level)],
            DeckName::Lesser => &decks.lesser,
            DeckName::Greater => &decks.greater,
            DeckName::Door => &decks.doors,
            DeckName::Event => &decks.events,
            DeckName::Artifact => &decks.artifacts,
            DeckName::FaceDown(bag) => &decks.face_down[bag_index(bag)],
        }
    }

    /// A deck, to prepare it before a game begins.
    pub fn deck_mut(&mut self, name: DeckName) -> &mut Deck {
        let decks = &mut self.state.decks;
        match name {
            DeckName::Guard(level) => &mut decks.guards[level_index(level)],
            DeckName::Treasure(level) => &mut decks.treasures[level_index(level)],
            DeckName::Lesser => &mut decks.lesser,
            DeckName::Greater => &mut decks.greater,
            DeckName::Door => &mut decks.doors,
            DeckName::Event => &mut decks.events,
            DeckName::Artifact => &mut decks.artifacts,
            DeckName::FaceDown(bag) => &mut decks.face_down[bag_index(bag)],
        }
    }

    /// The number of a deck's first card in the library.
    fn first_card(&self, name: DeckName) -> u16 {
        match name {
            DeckName::Guard(level) => self.library.enemy_range(EnemyDeck::Guard(level)).start,
            DeckName::Treasure(level) => self.library.equipment_range(EquipmentDeck::Treasure, level).start,
            DeckName::Lesser => self.library.enemy_range(EnemyDeck::Lesser).start,
            DeckName::Greater => self.library.enemy_range(EnemyDeck::Greater).start,
            DeckName::Door | DeckName::Event | DeckName::FaceDown(_) => 0,
            DeckName::Artifact => self.library.equipment_range(EquipmentDeck::Artifact, 0).start,
        }
    }

    /// The card with this number within its deck.
    #[must_use]
    pub fn card_of_deck(&self, name: DeckName, local: u16) -> Drawn {
        let number = self.first_card(name) + local;
        match name {
            DeckName::Guard(_) | DeckName::Lesser | DeckName::Greater => Drawn::Enemy(EnemyCardId(number)),
            DeckName::Treasure(_) | DeckName::Artifact => Drawn::Card(CardId(number)),
            DeckName::Door => Drawn::Door(DoorId(number)),
            DeckName::Event => Drawn::Event(EventId(number)),
            DeckName::FaceDown(bag) => Drawn::Token(self.kind_in_bag(bag, local)),
        }
    }

    /// The number of a card within its deck; `None` when it belongs to another one.
    #[must_use]
    pub fn number_in_deck(&self, name: DeckName, drawn: Drawn) -> Option<u16> {
        let number = match (name, drawn) {
            (DeckName::Guard(_) | DeckName::Lesser | DeckName::Greater, Drawn::Enemy(card)) => card.0,
            (DeckName::Treasure(_) | DeckName::Artifact, Drawn::Card(card)) => card.0,
            (DeckName::Door, Drawn::Door(card)) => card.0,
            (DeckName::Event, Drawn::Event(card)) => card.0,
            // One token of a kind is as good as another: the first that is still face down.
            (DeckName::FaceDown(bag), Drawn::Token(kind)) => {
                let mut left = self.deck(name).unseen().iter().map(|number| number as u16);
                return left.find(|number| self.kind_in_bag(bag, *number) == kind);
            }
            _ => return None,
        };
        number.checked_sub(self.first_card(name))
    }

    /// Makes a deck ready for a draw and asks for the card; `None` when no card is left anywhere it could come from.
    ///
    /// DECK-02: an empty deck is made of its discard pile. DECK-03, DECK-05: Guard and Treasure decks of Levels 1–4
    /// are never reshuffled; the next higher Level steps in. DECK-04: those of Level 5 are reshuffled.
    pub(super) fn ask_to_draw(&mut self, name: DeckName, log: &mut Events<'_>) -> Option<Ask> {
        let mut name = name;
        loop {
            let (policy, next) = match name {
                DeckName::Guard(level) if level < 5 => (Exhaustion::NextDeck, Some(DeckName::Guard(level + 1))),
                DeckName::Treasure(level) if level < 5 => (Exhaustion::NextDeck, Some(DeckName::Treasure(level + 1))),
                _ => (Exhaustion::Reshuffle, None),
            };
            match self.deck_mut(name).ready(policy) {
                Readiness::Ready => return Some(Ask::Draw(name)),
                Readiness::Reshuffled => {
                    log.say("DECK-02", Event::Reshuffled { deck: name });
                    return Some(Ask::Draw(name));
                }
                Readiness::Empty => name = next?,
            }
        }
    }

    /// The drawn card leaves its deck.
    pub(super) fn take_drawn(&mut self, answer: &Answer) -> Option<Drawn> {
        let (Ask::Draw(name), Answer::Drew(drawn)) = (self.state.ask, answer) else { return None };
        let local = self.number_in_deck(name, *drawn)?;
        self.deck_mut(name).take(local);
        Some(*drawn)
    }

    pub(super) fn can_be_drawn(&self, name: DeckName, drawn: Drawn) -> bool {
        self.number_in_deck(name, drawn)
            .is_some_and(|local| self.deck(name).draw_candidates().contains(usize::from(local)))
    }

    pub(super) fn sample_draw(&self, name: DeckName, pick: &mut dyn FnMut(u32) -> u32) -> Option<Drawn> {
        self.deck(name).sample(pick).map(|local| self.card_of_deck(name, local))
    }

    /// Everything that can be drawn, with its weight: 1 for a card, for a face-down token the number of its kind.
    pub(super) fn each_draw(&self, name: DeckName, visit: &mut dyn FnMut(Drawn, u64)) {
        let candidates = self.deck(name).draw_candidates();
        if !matches!(name, DeckName::FaceDown(_)) {
            candidates.iter().for_each(|local| visit(self.card_of_deck(name, local as u16), 1));
            return;
        }
        for kind in TokenKind::ALL {
            let is_it = |local: &usize| self.card_of_deck(name, *local as u16) == Drawn::Token(kind);
            let weight = candidates.iter().filter(is_it).count();
            if weight > 0 {
                visit(Drawn::Token(kind), weight as u64);
            }
        }
    }

    /// TOKEN-03: what the token with this number in a bag of the quest is.
    fn kind_in_bag(&self, bag: u8, number: u16) -> TokenKind {
        let tokens = self.dungeon.bags.get(bag_index(bag));
        tokens.and_then(|tokens| tokens.get(usize::from(number))).copied().unwrap_or_default()
    }

    /// DECK-01: a card of Equipment goes to its discard pile. Starting Equipment has none and leaves the game.
    pub(super) fn discard_card(&mut self, card: CardId, log: &mut Events<'_>) {
        let entry = &self.library.card(card).card;
        let name = match entry.deck {
            EquipmentDeck::Starting => None,
            EquipmentDeck::Treasure => Some(DeckName::Treasure(entry.level)),
            EquipmentDeck::Artifact => Some(DeckName::Artifact),
        };
        if let Some(name) = name {
            self.discard_to(name, Drawn::Card(card));
        }
        log.say("DECK-01", Event::CardDiscarded { card });
    }

    /// DECK-01: an Enemy card goes to its discard pile.
    pub(super) fn discard_enemy_card(&mut self, card: EnemyCardId) {
        self.discard_to(self.enemy_deck(card), Drawn::Enemy(card));
    }

    /// An Enemy card that is not drawn but named leaves its deck.
    pub(super) fn take_enemy_card(&mut self, card: EnemyCardId) {
        let name = self.enemy_deck(card);
        if let Some(local) = self.number_in_deck(name, Drawn::Enemy(card)) {
            let deck = self.deck_mut(name);
            // The quest names it: it is taken from wherever it lies.
            if !deck.take(local) {
                deck.take_discard(local);
            }
        }
    }

    fn enemy_deck(&self, card: EnemyCardId) -> DeckName {
        match self.library.enemy(card).card.deck {
            EnemyDeck::Guard(level) => DeckName::Guard(level),
            EnemyDeck::Lesser => DeckName::Lesser,
            EnemyDeck::Greater => DeckName::Greater,
        }
    }

    /// DECK-01: a card goes to the discard pile of its deck.
    pub(super) fn discard_to(&mut self, name: DeckName, drawn: Drawn) {
        if let Some(local) = self.number_in_deck(name, drawn) {
            self.deck_mut(name).discard(local);
        }
    }

    /// Every distinct way a roll can fall, with its weight.
    pub(super) fn each_roll(&self, dice: DiceCount, visit: &mut dyn FnMut(List<u8, 14>, u64)) {
        let mut pool = Pool::default();
        for (colour, count) in dice.iter().enumerate() {
            pool.counts[colour] = *count as i8;
        }
        // A pool of this ruleset is capped long before the kernel's limits (DICE-04).
        let counted = crate::kernel::dice::for_each_outcome(&self.library.dice, &pool, &mut |rolled, weight| {
            visit(rolled.dice.iter().map(|die| die.face).collect(), weight);
        });
        debug_assert!(counted.is_ok(), "a capped pool can be counted");
    }
}

fn bag_index(bag: u8) -> usize {
    usize::from(bag).min(MAX_BAGS - 1)
}

fn level_index(level: u8) -> usize {
    usize::from(level.clamp(1, 5)) - 1
}

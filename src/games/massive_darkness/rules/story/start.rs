//! STORY-08, STORY-10, STORY-14, STORY-26: a quest begins with what the Heroes bring, and STORY-24: what they take with
//! them when it is over.

use super::campaign::{QuestEnd, QuestResult};
use super::record::{
    HeroRecord, OwnedCard, RecordProblem, card_level, check_party, check_start_inventory, party_level,
};
use crate::ask::{DeckName, Drawn};
use crate::cards::EquipmentDeck;
use crate::dungeon::{Dungeon, Mode};
use crate::game::MassiveDarkness;
use crate::ids::{CardId, Hero};
use crate::kernel::game::Outcome;
use crate::library::Library;
use crate::state::{Held, HeroState, Slot, State};
use std::sync::Arc;

/// STORY-10: the quest with a Level token for every Level up to that of the highest Hero; those that are missing lie in
/// the Zone of the highest token.
#[must_use]
pub fn with_missing_tokens(dungeon: Arc<Dungeon>, level: u8) -> Arc<Dungeon> {
    let highest = dungeon.level_tokens.iter().rev().max_by_key(|(_, level)| *level).copied();
    let Some((zone, highest)) = highest.filter(|(_, highest)| *highest < level) else { return dungeon };
    let mut dungeon = (*dungeon).clone();
    dungeon.level_tokens.extend((highest + 1..=level).map(|level| (zone, level)));
    let tile = usize::from(dungeon.zone(zone).tile);
    // OQ-33: the highest token gives the Level of the tile.
    dungeon.tiles[tile].level = level;
    Arc::new(dungeon)
}

/// STORY-08, STORY-13, STORY-17: the Heroes come as they are; nothing is dealt to them.
///
/// # Errors
/// What about them cannot be.
pub fn bring_heroes(
    library: &Library,
    dungeon: &Dungeon,
    party: &[HeroRecord],
    state: &mut State,
) -> Result<(), RecordProblem> {
    check_party(library, party)?;
    party.iter().try_for_each(|record| check_start_inventory(library, record))?;
    state.level = party_level(library, party);
    for record in party {
        let (Some(card), Some(class)) = (library.hero_named(&record.hero), library.class_named(&record.class)) else {
            continue;
        };
        let mut hero = HeroState { card, class, zone: dungeon.start, ..HeroState::default() };
        (hero.xp, hero.micro_xp) = (record.xp, record.micro_xp);
        for (bought, line) in hero.skills.iter_mut().zip(&library.class(class).sheet.lines) {
            *bought = record.skills.get(&line.id).copied().unwrap_or(0);
        }
        for owned in &record.cards {
            let Some(card) = library.card_with_code(&owned.code) else { continue };
            // STORY-14: what is of too high a Level for this quest so far is only carried.
            let slot = if card_level(library, card) > state.level { Slot::Pack } else { owned.slot };
            hero.cards.push(Held { card, slot });
        }
        state.heroes.push(hero);
    }
    Ok(())
}

impl MassiveDarkness {
    /// Nobody draws what the Heroes brought. STORY-26, MARKET-09: their Health is at its maximum.
    pub(crate) fn settle_in(&mut self) {
        for hero in self.state.hero_ids() {
            for held in self.state.hero(hero).cards.iter().copied().collect::<Vec<_>>() {
                self.take_owned(held.card);
            }
            self.state.hero_mut(hero).health = self.max_health(hero);
        }
    }

    fn take_owned(&mut self, card: CardId) {
        let entry = &self.library.card(card).card;
        let deck = match entry.deck {
            EquipmentDeck::Starting => return,
            EquipmentDeck::Treasure => DeckName::Treasure(entry.level),
            EquipmentDeck::Artifact => DeckName::Artifact,
        };
        if let Some(number) = self.number_in_deck(deck, Drawn::Card(card)) {
            self.deck_mut(deck).take(number);
        }
    }

    /// STORY-14: may a Hero equip and use this card now? Always outside Story Mode (LEVEL-13).
    #[must_use]
    pub fn is_within_level(&self, card: CardId) -> bool {
        self.mode == Mode::Standard || card_level(&self.library, card) <= self.state.level
    }

    /// STORY-24: what a Hero takes along from here.
    #[must_use]
    pub fn record_of(&self, hero: Hero) -> HeroRecord {
        let state = self.state.hero(hero);
        let sheet = &self.library.class(state.class).sheet;
        let bought = sheet.lines.iter().zip(state.skills).filter(|(_, bought)| *bought > 0);
        let cards = state
            .cards
            .iter()
            .map(|held| OwnedCard { code: self.library.card(held.card).card.code.clone(), slot: held.slot });
        HeroRecord {
            hero: self.library.hero(state.card).card.id.clone(),
            class: sheet.id.clone(),
            xp: state.xp,
            micro_xp: state.micro_xp,
            skills: bought.map(|(line, bought)| (line.id.clone(), bought)).collect(),
            cards: cards.collect(),
        }
    }

    /// STORY-19, STORY-20: what the campaign learns when the quest is over; `None` before. Rules that run in a circle
    /// count as lost.
    #[must_use]
    pub fn quest_result(&self) -> Option<QuestResult> {
        let end = match self.state.outcome? {
            Outcome::Won => QuestEnd::Won,
            Outcome::Lost | Outcome::Stuck => QuestEnd::Lost,
        };
        let party = self.state.hero_ids().map(|hero| self.record_of(hero)).collect();
        Some(QuestResult { end, rounds: self.state.round, party })
    }
}

//! Figures of a quest: how they appear, whether they are active, and what is different about them.

use super::super::cards::EnemyDeck;
use super::super::dungeon::Edition;
use super::super::event::Event;
use super::super::frames::{EnemyActivation, Frame, Spawn, SpawnWhat};
use super::super::game::{Events, MassiveDarkness};
use super::super::ids::{Actor, Enemy, EnemyCardId, Hero};
use super::super::language::quest::{Foe, FoeCard, Loot};
use super::super::language::{Place, Spawned};
use super::super::library::Library;
use super::super::state::EnemyState;
use super::Now;
use crate::kernel::board::SpaceId;

/// LEVEL-10: the highest Current Level at which Lesser Roaming Monsters come.
const LAST_LEVEL_OF_LESSER: u8 = 3;

impl MassiveDarkness {
    /// The figure of the quest that an Enemy is.
    #[must_use]
    pub fn foe(&self, enemy: Enemy) -> Option<&Foe> {
        let place = self.state.enemy(enemy).foe.checked_sub(1)?;
        self.dungeon.foes.get(usize::from(place))
    }

    /// The frame in which a figure of the quest appears; none when it already has, or there is no such Zone.
    pub(super) fn appearance(&self, name: &str, place: &Place) -> Option<Frame> {
        let number = self.foe_number(name)?;
        if self.state.quest.appeared >> number & 1 == 1 {
            return None;
        }
        let foe = &self.dungeon.foes[usize::from(number)];
        let drawn = |spawned: Spawned| SpawnWhat::from(spawned);
        let what = match &foe.card {
            FoeCard::Drawn(spawned) => drawn(*spawned),
            FoeCard::ByEdition(de, en) => drawn(if self.edition == Edition::De { *de } else { *en }),
            FoeCard::Kind(spawned, kind) => {
                SpawnWhat::Card(card_of_kind(&self.library, *spawned, kind, self.state.level)?)
            }
        };
        let zones = self.spawn_zones(place).filter(|zones| !zones.is_empty())?;
        Some(Frame::Spawn(Spawn { what, zones, foe: number + 1, uncounted: foe.uncounted, ..Spawn::default() }))
    }

    /// A figure of the quest stands on the board.
    pub(in super::super) fn foe_appeared(&mut self, place: u8) {
        if let Some(number) = place.checked_sub(1) {
            self.state.quest.appeared |= 1 << number;
        }
    }

    /// ENEMY-33: what a figure of the quest gets.
    pub(in super::super) fn loot_of(&self, place: u8) -> Loot {
        let foe = place.checked_sub(1).and_then(|number| self.dungeon.foes.get(usize::from(number)));
        foe.map_or(Loot::Normal, |foe| foe.loot)
    }

    /// MINI-05: the miniature of a figure that has still to appear is kept for it.
    pub(in super::super) fn is_kept_for_another(&self, card: EnemyCardId, place: u8) -> bool {
        let kind = &self.library.kind(self.library.enemy(card).kind).id;
        self.dungeon.foes.iter().enumerate().any(|(number, foe)| {
            let waits = self.state.quest.appeared >> number & 1 == 0 && number as u8 + 1 != place;
            waits && place == 0 && matches!(&foe.card, FoeCard::Kind(_, wanted) if wanted == kind)
        })
    }

    pub(super) fn activation_of(&self, name: &str) -> Option<Frame> {
        let enemy = self.foe_on_board(name)?;
        Some(Frame::EnemyActivation(EnemyActivation { enemy, ..EnemyActivation::default() }))
    }

    /// Is the Enemy activated in the Enemies' Phase and by Event cards?
    #[must_use]
    pub fn is_active(&self, enemy: Enemy) -> bool {
        self.foe(enemy).is_none_or(|foe| self.all_hold(&foe.active_if, self.state.hero_of_the_moment()))
    }

    /// Heroes can neither attack nor wound it.
    #[must_use]
    pub fn is_immune(&self, enemy: Enemy) -> bool {
        self.foe(enemy).is_some_and(|foe| foe.immune)
    }

    /// An Enemy came into a Zone: the moment for rules about it.
    pub(in super::super) fn foe_entered(&mut self, enemy: Enemy, to: SpaceId, log: &mut Events<'_>) {
        let foe = self.state.enemy(enemy).foe;
        if foe > 0 {
            self.trigger(Now::FoeEntered(foe, to), self.state.hero_of_the_moment(), log);
        }
    }

    /// When a figure that drags others along has moved, who lies stunned or dead in the Zone it left is moved with it.
    pub(in super::super) fn drag(&mut self, enemy: Enemy, from: SpaceId, to: SpaceId, log: &mut Events<'_>) {
        if !self.foe(enemy).is_some_and(|foe| foe.drags) {
            return;
        }
        for hero in self.state.hero_ids() {
            let state = self.state.hero(hero);
            if state.zone == from && !state.escaped && (state.dead || state.stunned) {
                self.move_hero(hero, to, "MOVE-05", log);
            }
        }
    }

    /// COMBAT-27: a Guardian was killed by Heroes.
    pub(in super::super) fn guardian_killed(&mut self, foe: u8, by: Option<Hero>, log: &mut Events<'_>) {
        if let Some(number) = foe.checked_sub(1) {
            self.state.quest.gone |= 1 << number;
        }
        self.trigger(Now::Killed(foe), by.unwrap_or(self.nobody_in_particular()), log);
    }

    /// OQ-44: what only a killing Hero would get is lost where there is none; the active Hero of an Event is one (EVENT-04).
    fn nobody_in_particular(&self) -> Hero {
        self.active_hero().unwrap_or(self.state.first_player)
    }

    /// An Enemy is killed by the quest: nobody gains anything (OQ-44).
    pub(super) fn crush(&mut self, enemy: Enemy, log: &mut Events<'_>) {
        let EnemyState { card, treasure, foe, .. } = *self.state.enemy(enemy);
        if let Some(number) = foe.checked_sub(1) {
            self.state.quest.gone |= 1 << number;
        }
        log.say("ROUND-03", Event::Crushed { enemy, card });
        if treasure.is_some() {
            self.discard_card(treasure, log);
        }
        let marks = Actor::Enemy(enemy);
        self.state.used.retain(|mark| mark.ability.owner != marks);
        self.remove_enemy(enemy, log);
    }
}

/// The first card of a kind of Enemy in a deck. ENEMY-31: which Roaming deck, the Level says.
#[must_use]
pub fn card_of_kind(library: &Library, spawned: Spawned, kind: &str, level: u8) -> Option<EnemyCardId> {
    let deck = match spawned {
        Spawned::Guard => EnemyDeck::Guard(level),
        Spawned::GuardOfLevel(level) => EnemyDeck::Guard(level),
        Spawned::Roaming if level <= LAST_LEVEL_OF_LESSER => EnemyDeck::Lesser,
        Spawned::Roaming | Spawned::Greater => EnemyDeck::Greater,
        Spawned::Lesser => EnemyDeck::Lesser,
    };
    library.enemy_range(deck).map(EnemyCardId).find(|card| library.enemy(*card).card.kind == kind)
}

/// Does every figure of a quest have a card, whatever the Level? The kind of Enemy that is missing.
#[must_use]
pub fn missing_kind<'f>(library: &Library, foes: &'f [Foe]) -> Option<&'f str> {
    foes.iter().find_map(|foe| match &foe.card {
        FoeCard::Kind(spawned, kind) => {
            let there = (1..=5).all(|level| card_of_kind(library, *spawned, kind, level).is_some());
            (!there).then_some(kind.as_str())
        }
        FoeCard::Drawn(_) | FoeCard::ByEdition(..) => None,
    })
}

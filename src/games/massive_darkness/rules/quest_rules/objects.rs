//! Objects of a quest, bars that Heroes cannot cross, and floors that fall.

use super::super::ask::{Choice, Purpose};
use super::super::event::Event;
use super::super::frames::QuestRuleFrame;
use super::super::game::{Events, Flow, MassiveDarkness};
use super::super::ids::{Enemy, Hero};
use super::super::language::quest::{Object, Struck};
use super::super::state::{EnemyState, MAX_WORN_TILES};
use super::Now;
use super::effects::advance;
use crate::kernel::bits::Bits;
use crate::kernel::board::{Direction, EdgeId, SpaceId};
use crate::kernel::game::Outcome;
use crate::kernel::list::List;
use std::sync::Arc;

impl MassiveDarkness {
    /// The object of the quest with this number.
    #[must_use]
    pub fn object(&self, object: Enemy) -> Option<&Object<SpaceId>> {
        let state = self.state.enemies.get(object.index())?;
        self.dungeon.objects.get(usize::from(state.object.checked_sub(1)?))
    }

    /// QC-07: may it be attacked like an Enemy by Heroes?
    #[must_use]
    pub fn heroes_may_strike(&self, target: Enemy) -> bool {
        match self.object(target) {
            Some(object) => object.by == Struck::Heroes,
            None => !self.is_immune(target),
        }
    }

    /// Objects that draw the attacks of Enemies.
    pub(in super::super) fn lures(&self) -> impl Iterator<Item = Enemy> + '_ {
        self.state.object_ids().filter(|object| self.object(*object).is_some_and(|known| known.by == Struck::Enemies))
    }

    /// Wounds on an object; the last one destroys it. No XP, no Equipment.
    pub(in super::super) fn strike_object(&mut self, object: Enemy, wounds: u8, by: Hero, log: &mut Events<'_>) {
        let place = self.state.enemy(object).object;
        let Some(health) = self.object(object).map(|known| known.health) else { return };
        let state = self.state.enemy_mut(object);
        state.wounds = state.wounds.saturating_add(wounds).min(health);
        let falls = state.wounds >= health;
        log.say("TOKEN-02", Event::ObjectStruck { object: place - 1, wounds });
        if falls {
            self.destroy_object(object, by, log);
        }
    }

    /// An object is gone, and whatever it barred is free.
    pub(super) fn destroy_object(&mut self, object: Enemy, by: Hero, log: &mut Events<'_>) {
        let EnemyState { zone, object: place, .. } = *self.state.enemy(object);
        *self.state.enemy_mut(object) = EnemyState::default();
        self.state.quest.destroyed |= 1 << (place - 1);
        log.say("TOKEN-02", Event::ObjectDestroyed { object: place - 1, zone });
        self.trigger(Now::Destroyed(place - 1), by, log);
    }

    /// Players choose one of several objects, and it is destroyed.
    pub(super) fn destroy_one(&mut self, frame: &mut QuestRuleFrame, names: &[String], log: &mut Events<'_>) -> Flow {
        let is_named = |object: &Enemy| self.object(*object).is_some_and(|known| names.contains(&known.name));
        let objects: List<Enemy, 24> = self.state.object_ids().filter(is_named).collect();
        match &objects[..] {
            [_, _, ..] => self.ask_players(Purpose::QuestObject, objects.iter().copied().map(Choice::Enemy)),
            few => {
                let only = few.first().copied();
                advance(frame);
                if let Some(object) = only {
                    self.destroy_object(object, frame.hero, log);
                }
                Flow::Again
            }
        }
    }

    /// Can no Hero cross this border: a rule says so, or an object stands in the way?
    #[must_use]
    pub fn is_barred(&self, edge: EdgeId) -> bool {
        let borders = self.dungeon.borders.iter().enumerate().filter(|(_, border)| border.edge == edge);
        borders.into_iter().any(|(place, border)| {
            let turned = self.state.quest.turned_bars >> place & 1 == 1;
            border.barred != turned || self.is_blocked_by_an_object(&border.name)
        })
    }

    fn is_blocked_by_an_object(&self, border: &str) -> bool {
        self.barring(border).next().is_some()
    }

    /// The objects that still bar a border.
    fn barring<'a>(&'a self, border: &'a str) -> impl Iterator<Item = &'a Object<SpaceId>> {
        let objects = self.state.object_ids().filter_map(|object| self.object(object));
        objects.filter(move |known| known.bars.iter().any(|bar| bar == border))
    }

    /// May a Hero step over this border?
    pub(in super::super) fn hero_may_cross(&self, edge: EdgeId) -> bool {
        self.dungeon.borders.is_empty() || !self.is_barred(edge)
    }

    /// Does an object stand in the line of an attack that lets none pass?
    #[must_use]
    pub fn line_is_blocked(&self, from: SpaceId, to: SpaceId) -> bool {
        if self.dungeon.objects.is_empty() || from == to {
            return false;
        }
        let blocks = |edge: EdgeId| {
            let mut borders = self.dungeon.borders.iter().filter(|border| border.edge == edge);
            borders.any(|border| self.barring(&border.name).any(|object| !object.attacks_pass))
        };
        Direction::ALL.into_iter().any(|way| {
            let mut blocked = false;
            let mut at = from;
            for _ in 0..self.dungeon.zones.len() {
                let Some((next, edge)) = self.dungeon.board.edge_towards(at, way) else { return false };
                if !self.dungeon.board.passable(&self.state.board, edge) {
                    return false;
                }
                blocked |= blocks(edge);
                at = next;
                if at == to {
                    return blocked;
                }
            }
            false
        })
    }

    /// Rules that bar or free a border.
    pub(super) fn turn_bars(&mut self, name: &str, barred: bool, log: &mut Events<'_>) {
        let dungeon = Arc::clone(&self.dungeon);
        for (place, border) in dungeon.borders.iter().enumerate().filter(|(_, border)| border.name == name) {
            let turned = border.barred != barred;
            let bit = 1 << place;
            self.state.quest.turned_bars =
                if turned { self.state.quest.turned_bars | bit } else { self.state.quest.turned_bars & !bit };
            log.say("ROUND-03", Event::BarMoved { edge: border.edge, barred });
        }
    }

    /// The floor of named Zones falls.
    pub(super) fn remove_named(&mut self, name: &str, hero: Hero, log: &mut Events<'_>) {
        let dungeon = Arc::clone(&self.dungeon);
        let zones: Bits<4> = dungeon.named(name).map(SpaceId::index).collect();
        self.remove_floor(zones, hero, log);
    }

    /// One Wound token less on the tile of the lowest Level that still has some; the last one brings the tile down.
    pub(super) fn crumble(&mut self, hero: Hero, log: &mut Events<'_>) {
        let dungeon = Arc::clone(&self.dungeon);
        let left = |tile: &usize| self.state.quest.tile_wounds[*tile] > 0;
        let lowest =
            (0..dungeon.tiles.len().min(MAX_WORN_TILES)).filter(left).min_by_key(|tile| dungeon.tiles[*tile].level);
        let Some(tile) = lowest else { return };
        self.state.quest.tile_wounds[tile] -= 1;
        let left = self.state.quest.tile_wounds[tile];
        log.say("ROUND-03", Event::TileWorn { tile: tile as u16, left });
        if left == 0 {
            let on_it = |(_, zone): &(usize, &super::super::dungeon::Zone)| usize::from(zone.tile) == tile;
            let zones: Bits<4> = dungeon.zones.iter().enumerate().filter(on_it).map(|(zone, _)| zone).collect();
            self.remove_floor(zones, hero, log);
        }
    }

    /// Zones are removed with everything on them. Heroes that fall stand up in the Hero Starting Zone; Enemies that fall
    /// give nothing.
    fn remove_floor(&mut self, zones: Bits<4>, hero: Hero, log: &mut Events<'_>) {
        let Some(first) = zones.iter().next() else { return };
        log.say("ROUND-03", Event::FloorRemoved { zone: SpaceId(first as u16), zones: zones.len().min(255) as u8 });
        for zone in zones.iter() {
            self.state.board.remove(SpaceId(zone as u16));
        }
        self.rebuild_lines();
        self.state.tokens.retain(|token| !zones.contains(token.zone.index()));
        // What falls first is told first: Enemies, so that who fell is known when rules look at it.
        for number in 0..self.state.enemies.len() as u8 {
            let enemy = Enemy(number);
            let state = self.state.enemy(enemy);
            if !state.present || !zones.contains(state.zone.index()) {
                continue;
            }
            if state.object > 0 {
                self.destroy_object(enemy, hero, log);
            } else {
                self.crush(enemy, log);
            }
        }
        for hero in self.state.hero_ids() {
            if !self.state.hero(hero).escaped && zones.contains(self.state.hero(hero).zone.index()) {
                self.fall(hero, log);
            }
        }
        for zone in zones.iter() {
            self.trigger(Now::Removed(SpaceId(zone as u16)), hero, log);
        }
        self.check_goals(log);
    }

    fn fall(&mut self, hero: Hero, log: &mut Events<'_>) {
        let state = self.state.hero_mut(hero);
        let lived = !state.dead;
        state.zone = self.dungeon.start;
        state.health = 0;
        state.dead = true;
        if lived {
            log.say("HERO-06", Event::HeroDied { hero });
            self.trigger(Now::HeroDied, hero, log);
        }
        self.trigger(Now::HeroFell, hero, log);
        // WIN-03: without a floor at the start he can never stand up again.
        if self.state.board.is_removed(self.dungeon.start) {
            self.state.outcome = Some(Outcome::Lost);
        }
    }
}

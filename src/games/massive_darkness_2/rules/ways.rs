//! LOS-RANGE: lines of sight and how far away Zones are.

use crate::MassiveDarkness2;
use crate::kernel::board::{Passage, SpaceId};
use crate::kernel::sight;

/// No way, or no line, leads there.
pub(crate) const FAR: u8 = u8::MAX;

/// A number for each Zone.
pub(crate) struct ByZone([u8; 256]);

impl ByZone {
    fn new() -> Self {
        Self([FAR; 256])
    }

    /// That of a Zone; [`FAR`] where nothing leads.
    pub(crate) fn of(&self, zone: SpaceId) -> u8 {
        self.0.get(zone.index()).copied().unwrap_or(FAR)
    }

    fn set(&mut self, zone: SpaceId, number: u8) {
        if let Some(slot) = self.0.get_mut(zone.index()) {
            *slot = number;
        }
    }
}

impl MassiveDarkness2 {
    /// M2-LOS-01 to M2-LOS-05: the Range of each Zone in Line of Sight; 0 is the Zone itself.
    pub(crate) fn ranges(&self, from: SpaceId) -> ByZone {
        let mut ranges = ByZone::new();
        ranges.set(from, 0);
        sight::seen_from(&self.table.dungeon.board, &self.state.board, from, &mut |zone, _, range| {
            if range < ranges.of(zone) {
                ranges.set(zone, range);
            }
        });
        ranges
    }

    /// The Range between two Zones in Line of Sight.
    #[must_use]
    pub fn range(&self, from: SpaceId, to: SpaceId) -> Option<u8> {
        Some(self.ranges(from).of(to)).filter(|range| *range != FAR)
    }

    /// Where an Enemy can step: also through closed doors that let Enemies pass (M2-MOVE-12).
    pub(crate) fn each_way(&self, zone: SpaceId) -> impl Iterator<Item = SpaceId> + '_ {
        let dungeon = &self.table.dungeon;
        let open = dungeon.board.neighbours(&self.state.board, zone).map(|(next, _)| next);
        let through = dungeon.gates.iter().filter(|gate| gate.enemies_pass).filter_map(move |gate| {
            let edge = dungeon.board.edge(gate.edge)?;
            let next = if edge.a == zone {
                edge.b
            } else if edge.b == zone {
                edge.a
            } else {
                return None;
            };
            let is_there = !self.state.board.is_removed(next);
            (is_there && !self.state.board.is_open(&dungeon.board, gate.edge)).then_some(next)
        });
        open.chain(through).chain(self.each_passage(zone))
    }

    /// M2-MOB-09: how many steps each Zone is away, for those who open no doors.
    pub(crate) fn steps(&self, from: SpaceId) -> ByZone {
        let dungeon = &self.table.dungeon;
        let mut steps = ByZone::new();
        let mut queue = [SpaceId(0); 256];
        queue[0] = from;
        steps.set(from, 0);
        let (mut done, mut known) = (0, 1);
        while done < known {
            let zone = queue[done];
            done += 1;
            for next in self.each_way(zone) {
                if steps.of(next) == FAR && !dungeon.zone(next).abyss && known < queue.len() {
                    steps.set(next, steps.of(zone) + 1);
                    queue[known] = next;
                    known += 1;
                }
            }
        }
        steps
    }

    /// How far the nearest of these Zones is from each Zone for somebody who minds closed doors, or does not (M2-OQ-45).
    pub(crate) fn walk(&self, goals: &[SpaceId], through_doors: bool) -> ByZone {
        let dungeon = &self.table.dungeon;
        let board = &dungeon.board;
        let mut steps = ByZone::new();
        let mut queue: Vec<SpaceId> = goals.to_vec();
        queue.iter().for_each(|goal| steps.set(*goal, 0));
        let mut done = 0;
        while let Some(zone) = queue.get(done).copied() {
            done += 1;
            for (next, edge) in board.edges_of(zone) {
                let is_door = board.edge(*edge).is_some_and(|edge| edge.passage == Passage::Door);
                let leads = board.passable(&self.state.board, *edge) || (through_doors && is_door);
                if leads && steps.of(*next) == FAR && !dungeon.zone(*next).abyss {
                    steps.set(*next, steps.of(zone) + 1);
                    queue.push(*next);
                }
            }
        }
        steps
    }

    /// M2-TOKEN-07, M2-TOKEN-08: does a line between two Zones lead over a Pillar, or to one? One in the Zone of the attacker
    /// does nothing (M2-OQ-31).
    pub(crate) fn passes_pillar(&self, from: SpaceId, to: SpaceId) -> bool {
        let has_pillar = |zone: SpaceId| self.state.things_in(zone).any(|thing| thing == crate::state::Thing::Pillar);
        let mut found = false;
        let mut on_line = [false; 4];
        sight::seen_from(&self.table.dungeon.board, &self.state.board, from, &mut |zone, way, _| {
            let seen = &mut on_line[way as usize];
            *seen |= has_pillar(zone);
            found |= zone == to && *seen;
        });
        found
    }
}

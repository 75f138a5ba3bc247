//! A moment in the middle of a quest that an author wants to try: who stands where, which doors are open, round and Level.

use super::edit::thing::joins;
use super::model::{Quest, Spot};
use crate::games::massive_darkness::rules::dungeon::Dungeon;
use crate::games::massive_darkness::rules::setup;
use serde::{Deserialize, Serialize};

/// A moment of a quest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Moment {
    /// The round that begins.
    pub round: u16,
    /// The Level it is played at.
    pub level: u8,
    /// XP of each Hero; they can buy Skills with it before the round.
    pub experience: u8,
    /// Where the Heroes stand, in turn order; none: in the Hero Starting Zone.
    pub heroes: Vec<Option<Spot>>,
    /// All doors that stand open, by the Zones on both sides.
    pub open: Vec<(Spot, Spot)>,
}

impl Moment {
    /// The beginning of a quest.
    #[must_use]
    pub fn first(quest: &Quest) -> Self {
        let open = quest.doors.iter().filter(|door| door.open).map(|door| (door.from, door.to)).collect();
        Self { round: 1, level: quest.start_level, experience: quest.party.experience, heroes: Vec::new(), open }
    }

    /// Is this door open?
    #[must_use]
    pub fn is_open(&self, door: (Spot, Spot)) -> bool {
        self.open.iter().any(|known| joins(*known, door))
    }

    /// Opens a door, or closes it again.
    pub fn swing(&mut self, door: (Spot, Spot)) {
        if self.is_open(door) {
            self.open.retain(|known| !joins(*known, door));
        } else {
            self.open.push(door);
        }
    }

    /// The moment in a laid out quest. What lies nowhere is left out.
    #[must_use]
    pub fn on(&self, dungeon: &Dungeon) -> setup::Moment {
        let zone = |spot: &Spot| dungeon.at(spot.x, spot.y, spot.storey);
        let zones = self.heroes.iter().map(|spot| spot.as_ref().and_then(zone).unwrap_or(dungeon.start)).collect();
        let edge = |(from, to): &(Spot, Spot)| {
            let ends = (zone(from)?, zone(to)?);
            dungeon.board.edges_of(ends.0).iter().find(|(other, _)| *other == ends.1).map(|(_, edge)| *edge)
        };
        setup::Moment {
            round: self.round.max(1),
            level: self.level.clamp(1, 5),
            experience: self.experience,
            zones,
            open_doors: self.open.iter().filter_map(edge).collect(),
        }
    }
}

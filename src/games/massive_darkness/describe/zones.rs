//! Zones in a sentence: what they are called, where something goes and where it is. Most languages say these three with
//! different words, so that each has a message of its own.

use super::Words;
use crate::games::massive_darkness::rules::dungeon::Dungeon;
use crate::games::tiles::names;
use crate::kernel::board::SpaceId;
use crate::tr;
use std::sync::Arc;

/// What a Zone is called by.
enum Mark {
    /// The Heroes begin there.
    Start,
    /// The way out.
    Exit,
    /// Its place on the map.
    At(String),
}

impl Words<'_> {
    fn mark(&self, zone: SpaceId) -> Option<Mark> {
        let dungeon = &self.game.dungeon;
        if zone == dungeon.start {
            return Some(Mark::Start);
        }
        if dungeon.exit == Some(zone) {
            return Some(Mark::Exit);
        }
        dungeon.zones.get(zone.index()).map(|_| Mark::At(zone_name(dungeon, zone)))
    }

    /// A Zone: by its mark if it has one, else by its place.
    #[must_use]
    pub fn zone(&self, zone: SpaceId) -> Arc<str> {
        match self.mark(zone) {
            Some(Mark::Start) => tr!(self.texts, "zone-start"),
            Some(Mark::Exit) => tr!(self.texts, "zone-exit"),
            Some(Mark::At(name)) => tr!(self.texts, "zone-at", name = name.as_str()),
            None => "?".into(),
        }
    }

    /// Where something goes: "to zone B2".
    #[must_use]
    pub fn zone_to(&self, zone: SpaceId) -> Arc<str> {
        match self.mark(zone) {
            Some(Mark::Start) => tr!(self.texts, "zone-to-start"),
            Some(Mark::Exit) => tr!(self.texts, "zone-to-exit"),
            Some(Mark::At(name)) => tr!(self.texts, "zone-to", name = name.as_str()),
            None => "?".into(),
        }
    }

    /// Where something is: "in zone B2".
    #[must_use]
    pub fn zone_in(&self, zone: SpaceId) -> Arc<str> {
        match self.mark(zone) {
            Some(Mark::Start) => tr!(self.texts, "zone-in-start"),
            Some(Mark::Exit) => tr!(self.texts, "zone-in-exit"),
            Some(Mark::At(name)) => tr!(self.texts, "zone-in", name = name.as_str()),
            None => "?".into(),
        }
    }
}

/// What players call a Zone: its column as a letter, its row as a number, the storey before it where there are several.
#[must_use]
pub fn zone_name(dungeon: &Dungeon, space: SpaceId) -> String {
    let zone = dungeon.zone(space);
    let is_only_storey = dungeon.zones.iter().all(|other| other.storey == zone.storey);
    zone_name_at(zone.x, zone.y, (!is_only_storey).then_some(zone.storey))
}

/// The same for a place of a quest that is not played; its storey counts where the quest has several.
#[must_use]
pub fn zone_name_at(x: i16, y: i16, storey: Option<u8>) -> String {
    let name = names::zone_name(x, y);
    match storey {
        Some(storey) => format!("{}.{name}", storey + 1),
        None => name,
    }
}

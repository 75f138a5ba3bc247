//! What lies on a tile goes along with it.

use super::thing::{Thing, joins};
use crate::games::massive_darkness::quest::model::{FaceDown, PlacedTile, Quest, Spot};
use crate::games::massive_darkness::rules::cards::TileSide;
use crate::games::tiles::sides::turned;
use std::collections::BTreeSet;

/// The Zones a tile covers; none for a tile that no box has.
#[must_use]
pub fn footprint(tile: &PlacedTile, sides: &[TileSide]) -> Vec<Spot> {
    let Some(side) = sides.iter().find(|side| side.id == tile.tile) else { return Vec::new() };
    let spot = |(x, y, _): (i16, i16, char)| Spot {
        x: tile.at.x.saturating_add(x),
        y: tile.at.y.saturating_add(y),
        storey: tile.at.storey,
    };
    turned(side, tile.turn).into_iter().filter(|(.., sign)| *sign != '#').map(spot).collect()
}

/// The tile that covers a Zone: where several do, the one laid last.
#[must_use]
pub fn tile_at<'q>(quest: &'q Quest, sides: &[TileSide], spot: Spot) -> Option<&'q PlacedTile> {
    quest.tiles.iter().rev().find(|tile| footprint(tile, sides).contains(&spot))
}

/// What moves: the Zones of the picked tiles with all that lies there, and what was picked besides.
pub(super) struct Load {
    zones: BTreeSet<Spot>,
    corners: BTreeSet<Spot>,
    picked: Vec<Thing>,
}

impl Load {
    pub(super) fn of(quest: &Quest, sides: &[TileSide], things: &[Thing]) -> Self {
        let corners: BTreeSet<Spot> =
            things.iter().filter_map(|thing| if let Thing::Tile(at) = thing { Some(*at) } else { None }).collect();
        let tiles = quest.tiles.iter().filter(|tile| corners.contains(&tile.at));
        let zones = tiles.flat_map(|tile| footprint(tile, sides)).collect();
        Self { zones, corners, picked: things.to_vec() }
    }

    /// Moves everything in the load; `to` says where a Zone of it goes.
    pub(super) fn carry(&self, quest: &mut Quest, to: &dyn Fn(Spot) -> Spot) {
        let inside = |spot: Spot| self.zones.contains(&spot);
        let goes = |spot: Spot, thing: &dyn Fn(&Thing) -> bool| inside(spot) || self.picked.iter().any(thing);
        let both =
            |a: Spot, b: Spot, thing: &dyn Fn(&Thing) -> bool| inside(a) && inside(b) || self.picked.iter().any(thing);
        for tile in quest.tiles.iter_mut().filter(|tile| self.corners.contains(&tile.at)) {
            tile.at = to(tile.at);
        }
        for door in &mut quest.doors {
            let ends = (door.from, door.to);
            if both(ends.0, ends.1, &|thing| matches!(thing, Thing::Door(a, b) if joins(ends, (*a, *b)))) {
                (door.from, door.to) = (to(ends.0), to(ends.1));
            }
        }
        for token in &mut quest.level_tokens {
            if goes(token.at, &|thing| *thing == Thing::Level(token.at)) {
                token.at = to(token.at);
            }
        }
        for token in &mut quest.tokens {
            if goes(token.at, &|thing| *thing == Thing::Token(token.kind, token.at)) {
                token.at = to(token.at);
            }
        }
        for spot in quest.face_down.iter_mut().flat_map(|group| &mut group.spots) {
            if goes(*spot, &|thing| *thing == Thing::FaceDown(*spot)) {
                *spot = to(*spot);
            }
        }
        for named in &mut quest.names {
            if goes(named.at, &|thing| matches!(thing, Thing::Name(name, at) if *name == named.name && *at == named.at))
            {
                named.at = to(named.at);
            }
        }
        for object in &mut quest.objects {
            if goes(object.at, &|thing| matches!(thing, Thing::Object(name) if *name == object.name)) {
                object.at = to(object.at);
            }
        }
        if goes(quest.start, &|thing| *thing == Thing::Start) {
            quest.start = to(quest.start);
        }
        if let Some(exit) = quest.exit
            && goes(exit, &|thing| *thing == Thing::Exit)
        {
            quest.exit = Some(to(exit));
        }
        for border in &mut quest.borders {
            let ends = (border.from, border.to);
            if both(ends.0, ends.1, &|thing| matches!(thing, Thing::Border(a, b) if joins(ends, (*a, *b)))) {
                (border.from, border.to) = (to(ends.0), to(ends.1));
            }
        }
        for built in &mut quest.built {
            let ends = (built.from, built.to);
            if both(ends.0, ends.1, &|thing| matches!(thing, Thing::Built(a, b) if joins(ends, (*a, *b)))) {
                (built.from, built.to) = (to(ends.0), to(ends.1));
            }
        }
        for spot in &mut quest.bridges {
            if goes(*spot, &|thing| *thing == Thing::Bridge(*spot)) {
                *spot = to(*spot);
            }
        }
        for note in &mut quest.notes {
            if goes(note.at, &|thing| *thing == Thing::Note(note.at)) {
                note.at = to(note.at);
            }
        }
        for stairs in &mut quest.stairs {
            // Stairs join tiles that lie apart: each end goes with its own.
            let ends = (stairs.from, stairs.to);
            let picked = self.picked.iter().any(|thing| matches!(thing, Thing::Stairs(a, b) if joins(ends, (*a, *b))));
            if picked || inside(ends.0) {
                stairs.from = to(ends.0);
            }
            if picked || inside(ends.1) {
                stairs.to = to(ends.1);
            }
        }
    }
}

/// Takes things away; with a tile everything that lies on it.
pub(super) fn remove(quest: &mut Quest, sides: &[TileSide], things: &[Thing]) {
    let load = Load::of(quest, sides, things);
    // Of several tiles with one corner the upper one goes; what still lies on a tile stays.
    let mut corners = load.corners.clone();
    for at in (0..quest.tiles.len()).rev() {
        if corners.remove(&quest.tiles[at].at) {
            quest.tiles.remove(at);
        }
    }
    let left: BTreeSet<Spot> = quest.tiles.iter().flat_map(|tile| footprint(tile, sides)).collect();
    let gone = |spot: &Spot| load.zones.contains(spot) && !left.contains(spot);
    let edge = |from: Spot, to: Spot| gone(&from) || gone(&to);
    let picked = |thing: &dyn Fn(&Thing) -> bool| load.picked.iter().any(thing);
    quest.doors.retain(|door| {
        let ends = (door.from, door.to);
        !edge(ends.0, ends.1) && !picked(&|thing| matches!(thing, Thing::Door(a, b) if joins(ends, (*a, *b))))
    });
    quest.level_tokens.retain(|token| !gone(&token.at) && !picked(&|thing| *thing == Thing::Level(token.at)));
    quest.tokens.retain(|token| !gone(&token.at) && !picked(&|thing| *thing == Thing::Token(token.kind, token.at)));
    for group in &mut quest.face_down {
        let before = group.spots.len();
        group.spots.retain(|spot| !gone(spot) && !picked(&|thing| *thing == Thing::FaceDown(*spot)));
        // TOKEN-03: one token for each spot.
        if group.spots.len() < before {
            fit(group);
        }
    }
    quest.face_down.retain(|group| !group.spots.is_empty());
    quest
        .names
        .retain(|named| !gone(&named.at) && !picked(&|thing| *thing == Thing::Name(named.name.clone(), named.at)));
    quest.objects.retain(|object| !gone(&object.at) && !picked(&|thing| *thing == Thing::Object(object.name.clone())));
    quest.borders.retain(|border| {
        let ends = (border.from, border.to);
        !edge(ends.0, ends.1) && !picked(&|thing| matches!(thing, Thing::Border(a, b) if joins(ends, (*a, *b))))
    });
    quest.built.retain(|built| {
        let ends = (built.from, built.to);
        !edge(ends.0, ends.1) && !picked(&|thing| matches!(thing, Thing::Built(a, b) if joins(ends, (*a, *b))))
    });
    quest.bridges.retain(|spot| !gone(spot) && !picked(&|thing| *thing == Thing::Bridge(*spot)));
    quest.notes.retain(|note| !gone(&note.at) && !picked(&|thing| *thing == Thing::Note(note.at)));
    quest.stairs.retain(|stairs| {
        let ends = (stairs.from, stairs.to);
        !edge(ends.0, ends.1) && !picked(&|thing| matches!(thing, Thing::Stairs(a, b) if joins(ends, (*a, *b))))
    });
    if quest.exit.is_some_and(|exit| gone(&exit)) || picked(&|thing| *thing == Thing::Exit) {
        quest.exit = None;
    }
}

/// TOKEN-03: as many tokens as spots, where there were more; the last kinds go first.
pub(in crate::games::massive_darkness::quest) fn fit(group: &mut FaceDown) {
    let mut left = group.spots.len();
    for (_, count) in &mut group.kinds {
        *count = (*count).min(u8::try_from(left).unwrap_or(u8::MAX));
        left = left.saturating_sub(usize::from(*count));
    }
    group.kinds.retain(|(_, count)| *count > 0);
}

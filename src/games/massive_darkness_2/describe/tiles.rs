//! Tiles in words: what a side is called, and what is on one of a Quest's own.

use crate::games::massive_darkness_2::content::CoreBox;
use crate::games::massive_darkness_2::rules::own_tiles::{EdgeKind, LETTERS, TileEdge, TileSide, is_own};
use crate::games::massive_darkness_2::rules::quest::Quest;
use crate::games::tiles::names::zone_name;
use crate::games::tiles::words::{Floor, Floors, Says};
use crate::house::text::{Texts, shown};
use crate::tr;
use std::sync::Arc;

/// What can be painted (M2-TILE-08).
pub static FLOORS: Floors = Floors {
    letters: LETTERS,
    all: &[
        Floor { letter: 'l', name: "floor-md2-light-corridor" },
        Floor { letter: 'd', name: "floor-md2-dark-corridor" },
        Floor { letter: 'L', name: "floor-md2-light-chamber" },
        Floor { letter: 'D', name: "floor-md2-dark-chamber" },
        Floor { letter: '#', name: "floor-md2-abyss" },
    ],
    says: Says {
        zone: "tile-md2-zone",
        border: "tile-md2-border",
        wall: "tile-md2-wall",
        opening: "tile-md2-opening",
        ways: ["tile-md2-north", "tile-md2-east", "tile-md2-south", "tile-md2-west"],
    },
};

/// What a side of a Tile is called; one of the box that we have designed says so.
#[must_use]
pub fn side_said(side: &str, is_ours: bool, texts: &Texts) -> String {
    let name = shown(side);
    match is_ours {
        true => tr!(texts, "tile-md2-ours", name = name).to_string(),
        false => name,
    }
}

/// Is it a side of the box that we have designed, neither one that the Quest brings under its name nor one that somebody has typed in?
#[must_use]
pub fn is_ours(side: &str, quest: &Quest, all: &CoreBox) -> bool {
    let laid = all.sides.iter().find(|other| other.id == side);
    laid.is_some_and(|laid| all.ours.is_tile(laid)) && !is_own(quest, side)
}

/// What is on a side, floor by floor and border by border.
#[must_use]
pub fn side_lines(side: &TileSide, texts: &Texts) -> Vec<String> {
    let of_floor = |floor: &Floor| {
        let zones = side.places().filter(|zone| side.letter(*zone) == Some(floor.letter));
        let zones: Vec<String> = zones.map(|(x, y)| zone_name(x, y)).collect();
        (!zones.is_empty()).then(|| format!("{}: {}", texts.get(floor.name), zones.join(", ")))
    };
    let edge = |edge: &TileEdge| FLOORS.border(texts, edge.zone(), edge.side, edge.kind == EdgeKind::Wall).to_string();
    FLOORS.all.iter().filter_map(of_floor).chain(side.edges.iter().map(edge)).collect()
}

/// A Tile of a Quest's own, everything that is on it.
#[must_use]
pub fn own_tile(side: &TileSide, texts: &Texts) -> Arc<str> {
    tr!(texts, "change-md2-own-tile", tile = shown(&side.id), what = side_lines(side, texts).join(" · "))
}

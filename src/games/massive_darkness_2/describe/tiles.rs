//! Tiles of a Quest's own in words.

use crate::games::massive_darkness_2::rules::own_tiles::{EdgeKind, LETTERS, TileEdge, TileSide};
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

/// A Tile of a Quest's own, everything that is on it.
#[must_use]
pub fn own_tile(side: &TileSide, texts: &Texts) -> Arc<str> {
    let of_floor = |floor: &Floor| {
        let zones = side.places().filter(|zone| side.letter(*zone) == Some(floor.letter));
        let zones: Vec<String> = zones.map(|(x, y)| zone_name(x, y)).collect();
        (!zones.is_empty()).then(|| format!("{}: {}", texts.get(floor.name), zones.join(", ")))
    };
    let mut parts: Vec<String> = FLOORS.all.iter().filter_map(of_floor).collect();
    let edge = |edge: &TileEdge| FLOORS.border(texts, edge.zone(), edge.side, edge.kind == EdgeKind::Wall).to_string();
    parts.extend(side.edges.iter().map(edge));
    tr!(texts, "change-md2-own-tile", tile = shown(&side.id), what = parts.join(" · "))
}

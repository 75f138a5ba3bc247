//! Tiles brought into line: each goes, with all that lies on it, to the outermost edge of the picked ones.

use super::carry::footprint;
use super::command::{Command, Refused};
use super::thing::Thing;
use crate::games::massive_darkness::quest::model::{PlacedTile, Quest, Spot};
use crate::games::massive_darkness::quest::own_tiles::sides as sides_of;
use crate::games::massive_darkness::rules::cards::TileSide;
use std::collections::BTreeSet;

/// The edge that tiles are brought to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edge {
    /// Their west sides lie on one line.
    West,
    /// Their east sides do.
    East,
    /// Their north sides do.
    North,
    /// Their south sides do.
    South,
}

impl Edge {
    /// All, in the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::West, Self::East, Self::North, Self::South];

    /// The message that names it.
    #[must_use]
    pub fn message_id(self) -> &'static str {
        match self {
            Self::West => "align-west",
            Self::East => "align-east",
            Self::North => "align-north",
            Self::South => "align-south",
        }
    }
}

/// The command that brings the picked tiles into line.
///
/// # Errors
/// There are not two of them, they lie so already, or some would come to lie on each other.
pub fn align(quest: &Quest, sides: &[TileSide], picked: &[Thing], edge: Edge) -> Result<Command, Refused> {
    let sides = &*sides_of(quest, sides);
    let is_picked = |tile: &&PlacedTile| picked.contains(&Thing::Tile(tile.at));
    let tiles: Vec<(&PlacedTile, Vec<Spot>)> =
        quest.tiles.iter().filter(is_picked).map(|tile| (tile, footprint(tile, sides))).collect();
    // How far out a Zone is in this direction.
    let out = |zone: &Spot| match edge {
        Edge::West => -zone.x,
        Edge::East => zone.x,
        Edge::North => -zone.y,
        Edge::South => zone.y,
    };
    let farthest = |zones: &[Spot]| zones.iter().map(out).max();
    let Some(line) = tiles.iter().filter_map(|(_, zones)| farthest(zones)).max().filter(|_| tiles.len() > 1) else {
        return Err(Refused::Nothing);
    };
    let mut taken = BTreeSet::new();
    let mut moves = Vec::new();
    for (tile, zones) in &tiles {
        let far = farthest(zones).map_or(0, |at| line - at);
        let (x, y) = match edge {
            Edge::West => (-far, 0),
            Edge::East => (far, 0),
            Edge::North => (0, -far),
            Edge::South => (0, far),
        };
        for zone in zones {
            if !taken.insert(Spot { x: zone.x + x, y: zone.y + y, ..*zone }) {
                return Err(Refused::Occupied);
            }
        }
        if far != 0 {
            moves.push((far, Command::Move(vec![Thing::Tile(tile.at)], x, y)));
        }
    }
    if moves.is_empty() {
        return Err(Refused::Nothing);
    }
    // The one that is nearest to the line makes way first.
    moves.sort_by_key(|(far, _)| *far);
    Ok(Command::Several("edit-align", moves.into_iter().map(|(_, command)| command).collect()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness::content::shared_core_box;
    use crate::games::massive_darkness::quest::edit::empty;

    fn quest() -> Quest {
        let mut quest = empty("t");
        let tile =
            |tile: &str, x, y| PlacedTile { tile: tile.to_owned(), at: Spot { x, y, storey: 0 }, turn: 0, wounds: 0 };
        quest.tiles = vec![tile("6V", 0, 0), tile("8R", 2, 3), tile("9R", 7, 7)];
        quest.exit = Some(Spot { x: 3, y: 4, storey: 0 });
        quest
    }

    #[test]
    fn tiles_come_to_the_outermost_edge_with_what_lies_on_them() {
        let sides = &shared_core_box().expect("the box").tiles;
        let before = quest();
        let picked = [Thing::Tile(before.tiles[0].at), Thing::Tile(before.tiles[1].at)];
        let west = align(&before, sides, &picked, Edge::West).expect("it can be done");
        let after = west.apply(&before, sides).expect("it is done");
        assert_eq!((after.tiles[0].at.x, after.tiles[1].at.x, after.tiles[2].at.x), (0, 0, 7));
        assert_eq!(after.exit.map(|exit| exit.x), Some(1), "what lies on it comes along");
        let east = align(&before, sides, &picked, Edge::East).expect("it can be done");
        let after = east.apply(&before, sides).expect("it is done");
        assert_eq!((after.tiles[0].at.x, after.tiles[1].at.x), (2, 2));
    }

    #[test]
    fn the_upper_and_the_lower_edge_are_reached_too_by_tiles_of_different_size() {
        let sides = &shared_core_box().expect("the box").tiles;
        let mut before = quest();
        // Beside each other; one lies farther down than the other.
        before.tiles[1].at = Spot { x: 8, y: 3, storey: 0 };
        before.tiles[2].at = Spot { x: 20, y: 7, storey: 0 };
        let picked: Vec<Thing> = before.tiles.iter().map(|tile| Thing::Tile(tile.at)).collect();
        let zones = |quest: &Quest, far: fn(Spot) -> i16| -> Vec<i16> {
            let edge = |tile: &PlacedTile| footprint(tile, sides).into_iter().map(far).max().unwrap_or(i16::MIN);
            quest.tiles.iter().map(edge).collect()
        };
        let aligned =
            |edge: Edge| align(&before, sides, &picked, edge).and_then(|command| command.apply(&before, sides));
        let outermost = |quest: &Quest, far: fn(Spot) -> i16| zones(quest, far).into_iter().max();
        for edge in [Edge::North, Edge::South] {
            let far: fn(Spot) -> i16 = if edge == Edge::North { |zone| -zone.y } else { |zone| zone.y };
            let wanted = outermost(&before, far);
            let after = aligned(edge).expect("it is done");
            assert!(zones(&after, far).into_iter().all(|at| Some(at) == wanted), "{edge:?}: {after:?}");
            let across = |quest: &Quest| quest.tiles.iter().map(|tile| tile.at.x).collect::<Vec<_>>();
            assert_eq!(across(&after), across(&before), "{edge:?}: nothing moves sideways");
        }
    }

    #[test]
    fn tiles_that_would_lie_on_each_other_stay_where_they_are() {
        let sides = &shared_core_box().expect("the box").tiles;
        let before = quest();
        let picked = [Thing::Tile(before.tiles[0].at), Thing::Tile(before.tiles[1].at)];
        assert_eq!(align(&before, sides, &picked, Edge::North), Err(Refused::Occupied));
        assert_eq!(align(&before, sides, &picked[..1], Edge::West), Err(Refused::Nothing));
        let moved = Command::Move(picked[..1].to_vec(), 2, 3).apply(&before, sides);
        assert_eq!(moved, Err(Refused::Occupied), "never two on one corner");
    }
}

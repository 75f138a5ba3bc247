//! The ground plan of a quest, seen without laying it out: which Zones there are, and what their floor is like. It costs
//! little, also where the quest could not be played yet.

use super::model::{Quest, Spot};
use crate::games::massive_darkness::rules::cards::TileSide;
use crate::games::tiles::sides::turned;
use std::collections::BTreeMap;

/// ZONE-02: what a Zone is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ground {
    /// A Room Zone rather than a Corridor Zone.
    pub room: bool,
    /// A Shadow Zone.
    pub shadow: bool,
}

/// The Zones of all tiles; where tiles lie over one another, those of the one laid last.
#[must_use]
pub fn ground(quest: &Quest, sides: &[TileSide]) -> BTreeMap<Spot, Ground> {
    let mut plan = BTreeMap::new();
    for tile in &quest.tiles {
        let Some(side) = sides.iter().find(|side| side.id == tile.tile) else { continue };
        for (x, y, sign) in turned(side, tile.turn) {
            let ground = match sign {
                'L' => Ground { room: true, shadow: false },
                'D' => Ground { room: true, shadow: true },
                'l' => Ground { room: false, shadow: false },
                'd' => Ground { room: false, shadow: true },
                _ => continue,
            };
            let (x, y) = (tile.at.x.saturating_add(x), tile.at.y.saturating_add(y));
            plan.insert(Spot { x, y, storey: tile.at.storey }, ground);
        }
    }
    plan
}

/// Zones over which more than one tile lies.
#[must_use]
pub fn overlaps(quest: &Quest, sides: &[TileSide]) -> Vec<Spot> {
    let mut count: BTreeMap<Spot, u32> = BTreeMap::new();
    for spot in quest.tiles.iter().flat_map(|tile| super::edit::carry::footprint(tile, sides)) {
        *count.entry(spot).or_default() += 1;
    }
    count.into_iter().filter(|(_, tiles)| *tiles > 1).map(|(spot, _)| spot).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness::content::shared_core_box;
    use crate::games::massive_darkness::quest::edit::empty;
    use crate::games::massive_darkness::quest::model::PlacedTile;

    #[test]
    fn zones_are_those_of_the_tiles_and_those_that_lie_double_are_known() {
        let tiles = &shared_core_box().expect("the box").tiles;
        let mut quest = empty("t");
        let lay =
            |tile: &str, x| PlacedTile { tile: tile.to_owned(), at: Spot { x, y: 0, storey: 0 }, turn: 0, wounds: 0 };
        quest.tiles = vec![lay("6V", 0), lay("8R", 3)];
        let apart = ground(&quest, tiles);
        assert_eq!(overlaps(&quest, tiles), []);
        quest.tiles[1].at.x = 2;
        let over = overlaps(&quest, tiles);
        assert!(!over.is_empty() && over.iter().all(|spot| spot.x == 2), "{over:?}");
        assert_eq!(ground(&quest, tiles).len() + over.len(), apart.len());
    }
}

//! Pieces of a Quest that are copied: as a Quest on which nothing else lies, laid into another one.

use super::piece::covers;
use super::{Piece, Refused, WIDE, empty, lay, own_tiles, shift};
use crate::games::massive_darkness_2::rules::bounds::excess;
use crate::games::massive_darkness_2::rules::own_tiles::TileSide;
use crate::games::massive_darkness_2::rules::quest::{AuthorTexts, Quest, Spot};

/// What is copied: with a Tile everything that lies on it. Where Heroes begin and whom they fight there is only once, and stays.
#[must_use]
pub fn part(quest: &Quest, pieces: &[Piece]) -> Quest {
    let is_picked = |piece: Piece| pieces.contains(&piece);
    let is_on_tile = |at: Spot| pieces.iter().any(|piece| matches!(piece, Piece::Tile(corner) if covers(*corner, at)));
    let mut part = empty(AuthorTexts::default());
    part.tiles = quest.tiles.iter().filter(|tile| is_picked(Piece::Tile(tile.at))).cloned().collect();
    let is_laid = |own: &&TileSide| part.tiles.iter().any(|tile| tile.side == own.id);
    part.own_tiles = quest.own_tiles.iter().filter(is_laid).cloned().collect();
    let doors = quest
        .doors
        .iter()
        .filter(|door| is_picked(Piece::Door(door.from, door.to)) || is_on_tile(door.from) && is_on_tile(door.to));
    part.doors = doors.cloned().collect();
    let bridges = quest.bridges.iter().filter(|(at, _)| is_picked(Piece::Bridge(*at)));
    part.bridges = bridges.cloned().collect();
    let things = quest.things.iter().filter(|(thing, at)| is_on_tile(*at) || is_picked(Piece::Thing(*thing, *at)));
    part.things = things.copied().collect();
    let marks = quest.marks.iter().filter(|(kind, at)| is_on_tile(*at) || is_picked(Piece::Mark(kind.clone(), *at)));
    part.marks = marks.cloned().collect();
    let portals = quest.portals.iter().filter(|(one, at)| is_on_tile(*at) || is_picked(Piece::Portal(*one, *at)));
    part.portals = portals.copied().collect();
    part.mobs = quest.mobs.iter().copied().filter(|at| is_on_tile(*at) || is_picked(Piece::Mobs(*at))).collect();
    part
}

/// The Zones that a copied part takes: those of its Tiles, and those in which something else lies.
fn zones(part: &Quest) -> Vec<Spot> {
    let tiles = part
        .tiles
        .iter()
        .flat_map(|tile| (0..9).map(|zone| (tile.at.0.saturating_add(zone % 3), tile.at.1.saturating_add(zone / 3))));
    let doors = part.doors.iter().flat_map(|door| [door.from, door.to]);
    let others = pieces(part).into_iter().filter(|piece| !matches!(piece, Piece::Tile(_) | Piece::Door(..)));
    tiles.chain(doors).chain(others.map(|piece| piece.place())).collect()
}

/// Everything that lies there but where Heroes begin.
fn pieces(part: &Quest) -> Vec<Piece> {
    Piece::all(part).into_iter().filter(|piece| !matches!(piece, Piece::Start(_) | Piece::Boss(_))).collect()
}

/// Its north-western corner; none where nothing was copied.
#[must_use]
pub fn corner(part: &Quest) -> Option<Spot> {
    let (xs, ys) = (zones(part).into_iter().map(|zone| zone.0).min(), zones(part).into_iter().map(|zone| zone.1).min());
    Some((xs?, ys?))
}

/// A Quest into which something was laid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pasted {
    /// The Quest with what was laid.
    pub quest: Quest,
    /// What was laid, so that it is picked: Tiles, else everything.
    pub pieces: Vec<Piece>,
}

/// Lays a copied part with its corner in a Zone, or east of it where Tiles or Bridges lie already. Tiles that the Quest has not and the
/// box neither come along.
///
/// # Errors
/// The drawing board ends, there is too much of something, a Tile that would come along is none, or nothing was copied.
pub fn paste(quest: &Quest, part: &Quest, to: Spot, of_box: &[TileSide]) -> Result<Pasted, Refused> {
    if let Some(excess) = excess(part) {
        return Err(Refused::Full(excess.what));
    }
    if zones_out_of_board(part) {
        return Err(Refused::Far);
    }
    let from = corner(part).ok_or(Refused::Far)?;
    let is_taken = |at: Spot| {
        quest.tiles.iter().any(|tile| covers(tile.at, at)) || quest.bridges.iter().any(|(bridge, _)| *bridge == at)
    };
    let is_free = |part: &Quest| {
        part.tiles.iter().all(|tile| {
            (0..9).all(|zone| !is_taken((tile.at.0.saturating_add(zone % 3), tile.at.1.saturating_add(zone / 3))))
        })
    };
    let (x, y) = (i16::from(to.0) - i16::from(from.0), i16::from(to.1) - i16::from(from.1));
    let laid = (0..i16::from(WIDE)).map(|aside| shift(part, x + aside, y)).find(|laid| match laid {
        Ok(laid) => is_free(laid),
        Err(_) => true,
    });
    let laid = laid.unwrap_or(Err(Refused::Taken))?;
    if zones_out_of_board(&laid) {
        return Err(Refused::Far);
    }
    let (mut quest, laid) = own_tiles::bring(quest, laid, of_box)?;
    if quest.tiles.is_empty()
        && let Some(first) = laid.tiles.first()
    {
        quest.start = (first.at.0 + 1, first.at.1 + 1);
    }
    let new = |door: &&_| !quest.doors.contains(door);
    let doors: Vec<_> = laid.doors.iter().filter(new).cloned().collect();
    quest.tiles.extend(laid.tiles.iter().cloned());
    quest.doors.extend(doors);
    quest.bridges.extend(laid.bridges.iter().cloned());
    quest.things.extend(&laid.things);
    quest.marks.extend(laid.marks.iter().cloned());
    quest.portals.extend(&laid.portals);
    quest.mobs.extend(laid.mobs.iter().filter(|at| !quest.mobs.contains(at)).copied().collect::<Vec<_>>());
    // A special door has its name alone.
    name_gates(&mut quest);
    let quest = lay::bounded(quest)?;
    let mut pieces = pieces(&laid);
    if pieces.iter().any(|piece| matches!(piece, Piece::Tile(_))) {
        pieces.retain(|piece| matches!(piece, Piece::Tile(_)));
    }
    Ok(Pasted { quest, pieces })
}

/// The same once more, beside itself in the east.
///
/// # Errors
/// As [`paste`].
pub fn double(quest: &Quest, pieces: &[Piece], of_box: &[TileSide]) -> Result<Pasted, Refused> {
    let part = part(quest, pieces);
    let corner = corner(&part).ok_or(Refused::Far)?;
    let wide = zones(&part).into_iter().map(|zone| zone.0).max().unwrap_or(corner.0) - corner.0 + 1;
    paste(quest, &part, (corner.0.saturating_add(wide), corner.1), of_box)
}

fn zones_out_of_board(part: &Quest) -> bool {
    // Corners first: what lies far out is not added to.
    let is_far = |(x, y): Spot, more: u8| x >= WIDE - more || y >= WIDE - more;
    part.tiles.iter().any(|tile| is_far(tile.at, 2)) || zones(part).into_iter().any(|zone| is_far(zone, 0))
}

fn name_gates(quest: &mut Quest) {
    for at in 0..quest.doors.len() {
        let Some(name) = quest.doors[at].gate.clone() else { continue };
        if quest.doors[..at].iter().any(|door| door.gate.as_ref() == Some(&name)) {
            quest.doors[at].gate = Some(super::rename::Named::Gate.free(quest, &name));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness_2::content::CoreBox;
    use crate::games::massive_darkness_2::rules::Thing;

    fn tutorial() -> Quest {
        CoreBox::open().expect("the box").quest("tutorial").expect("the tutorial").clone()
    }

    #[test]
    fn a_tile_is_copied_with_what_lies_on_it_and_lies_beside_the_others() {
        let quest = tutorial();
        let first = quest.tiles[0].at;
        let part = part(&quest, &[Piece::Tile(first)]);
        let on = |at: &Spot| covers(first, *at);
        assert_eq!(part.tiles, [quest.tiles[0].clone()]);
        assert_eq!(part.things.len(), quest.things.iter().filter(|(_, at)| on(at)).count());
        assert!(part.things.iter().all(|(_, at)| on(at)) && part.goals.is_empty());
        // Both Tiles of the Tutorial lie in a row, with a Bridge behind them: the copy is the third.
        let pasted = paste(&quest, &part, first, &[]).expect("there is room");
        assert_eq!(pasted.pieces, [Piece::Tile((7, 0))]);
        assert_eq!(pasted.quest.things.len(), quest.things.len() + part.things.len());
        assert_eq!(lay::remove(&pasted.quest, &pasted.pieces), quest);
        assert_eq!(double(&quest, &[Piece::Tile(first)], &[]), Ok(pasted));
    }

    #[test]
    fn what_lies_loose_is_copied_alone_and_nothing_goes_beyond_the_board() {
        let quest = tutorial();
        let (thing, at) = quest.things[0];
        let one = part(&quest, &[Piece::Thing(thing, at)]);
        assert_eq!((one.things.as_slice(), one.tiles.len()), (&[(thing, at)][..], 0));
        let pasted = paste(&quest, &one, (9, 9), &[]).expect("it lies on no Tile");
        assert_eq!(pasted.pieces, [Piece::Thing(thing, (9, 9))]);
        assert_eq!(paste(&quest, &one, (WIDE, 0), &[]).map(|_| ()), Err(Refused::Far));
        assert_eq!(paste(&quest, &part(&quest, &[]), (0, 0), &[]).map(|_| ()), Err(Refused::Far));
        let tile = part(&quest, &[Piece::Tile(quest.tiles[0].at)]);
        assert_eq!(paste(&quest, &tile, (WIDE - 1, 9), &[]).map(|_| ()), Err(Refused::Far));
        let mut far = tile.clone();
        far.tiles[0].at = (255, 255);
        assert_eq!(paste(&quest, &far, (0, 0), &[]).map(|_| ()), Err(Refused::Far));
        let mut much = tile;
        much.things = vec![(Thing::Loot, (0, 0)); 200];
        assert!(matches!(paste(&quest, &much, (9, 9), &[]), Err(Refused::Full(_))));
    }

    #[test]
    fn gates_that_are_copied_have_names_of_their_own() {
        let mut quest = tutorial();
        let at = quest.tiles[0].at;
        quest.doors =
            vec![lay::door(&quest, (at.0, at.1), (at.0 + 1, at.1)).expect("a door").doors.pop().expect("one")];
        quest.doors[0].gate = Some("way".to_owned());
        let pasted = double(&quest, &[Piece::Tile(at)], &[]).expect("there is room");
        let gates: Vec<_> = pasted.quest.doors.iter().filter_map(|door| door.gate.clone()).collect();
        assert_eq!(gates, ["way", "way-2"]);
    }
}

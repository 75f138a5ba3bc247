//! Laying, carrying, turning and removing.

use super::piece::covers;
use super::{Piece, Refused, moved, places, shift};
use crate::games::massive_darkness_2::rules::bounds::excess;
use crate::games::massive_darkness_2::rules::own_tiles::{TileSide, is_own};
use crate::games::massive_darkness_2::rules::quest::{BossFight, Opening, PlacedDoor, PlacedTile, Quest, Spot};
use crate::games::massive_darkness_2::rules::story::Story;
use crate::games::massive_darkness_2::rules::{Portal, Thing};

/// What is laid in a Boss fight where the Quest has no token yet: the box has a name and a picture for it.
const FIGHT_TOKEN: &str = "corruption";

/// A Quest on which one thing more lies; none of it where there would be too much.
pub(super) fn bounded(quest: Quest) -> Result<Quest, Refused> {
    match excess(&quest) {
        Some(excess) => Err(Refused::Full(excess.what)),
        None => Ok(quest),
    }
}

/// Lays a Tile, with its north-west corner so far to the east and to the south. What lies beyond the western or northern edge of the
/// drawing board makes room there: everything else moves.
///
/// # Errors
/// The drawing board ends, or a Tile lies exactly there.
pub fn tile(quest: &Quest, side: &str, (x, y): (i16, i16), turn: u8) -> Result<(Quest, Spot), Refused> {
    const REACH: i16 = 3;
    let (more_x, more_y) = (x.min(0).saturating_neg(), y.min(0).saturating_neg());
    if more_x > REACH || more_y > REACH {
        return Err(Refused::Far);
    }
    let mut quest = shift(quest, more_x, more_y)?;
    let at = moved((0, 0), x + more_x, y + more_y)?;
    moved(at, 2, 2)?;
    if quest.tiles.iter().any(|tile| tile.at == at) {
        return Err(Refused::Taken);
    }
    if quest.tiles.is_empty() {
        quest.start = (at.0 + 1, at.1 + 1);
    }
    quest.tiles.push(PlacedTile { side: side.to_owned(), at, turn: turn % 4, heroes: 0 });
    Ok((bounded(quest)?, at))
}

/// Lays a token.
///
/// # Errors
/// There are too many already.
pub fn thing(quest: &Quest, thing: Thing, at: Spot) -> Result<Quest, Refused> {
    let mut quest = quest.clone();
    quest.things.push((thing, at));
    bounded(quest)
}

/// Lays an Objective token of a kind.
///
/// # Errors
/// There are too many already.
pub fn mark(quest: &Quest, kind: &str, at: Spot) -> Result<Quest, Refused> {
    let mut quest = quest.clone();
    quest.marks.push((kind.to_owned(), at));
    bounded(quest)
}

/// Lays a Portal.
///
/// # Errors
/// There are too many already.
pub fn portal(quest: &Quest, portal: Portal, at: Spot) -> Result<Quest, Refused> {
    let mut quest = quest.clone();
    // The box has one of each but for those of Quests that have more Tiles than Portals.
    quest.portals.push((portal, at));
    bounded(quest)
}

/// A Starting Mob Zone; where there is one, it is none any more.
///
/// # Errors
/// There are too many already.
pub fn mobs(quest: &Quest, at: Spot) -> Result<Quest, Refused> {
    let mut quest = quest.clone();
    match quest.mobs.iter().position(|known| *known == at) {
        Some(known) => drop(quest.mobs.remove(known)),
        None => quest.mobs.push(at),
    }
    bounded(quest)
}

/// Heroes begin there, all of them.
#[must_use]
pub fn start(quest: &Quest, at: Spot) -> Quest {
    Quest { start: at, starts: Vec::new(), ..quest.clone() }
}

/// Heroes begin there, too, one after the other (M2-Q10-R1); a Starting Zone is none any more, but the last one stays.
///
/// # Errors
/// There are too many already.
pub fn another_start(quest: &Quest, at: Spot) -> Result<Quest, Refused> {
    let mut quest = quest.clone();
    if quest.starts.is_empty() {
        quest.starts.push(quest.start);
    }
    match quest.starts.iter().position(|known| *known == at) {
        Some(known) => drop(quest.starts.remove(known)),
        None => quest.starts.push(at),
    }
    quest.start = quest.starts.first().copied().unwrap_or(quest.start);
    if quest.starts.len() < 2 {
        quest.starts.clear();
    }
    bounded(quest)
}

/// Puts a door between two Zones.
///
/// # Errors
/// There are too many already.
pub fn door(quest: &Quest, from: Spot, to: Spot) -> Result<Quest, Refused> {
    let mut quest = quest.clone();
    if Piece::door_between(&quest, from, to).is_none() {
        quest.doors.push(PlacedDoor {
            from,
            to,
            open: false,
            gate: None,
            enemies_pass: false,
            opens: Opening::ByRule,
            needs: Vec::new(),
            silent: false,
        });
    }
    bounded(quest)
}

/// Lays a Bridge, which leads to the Zones beside it on which a Tile lies (M2-TOKEN-16).
///
/// # Errors
/// There are too many already, or one lies there.
pub fn bridge(quest: &Quest, at: Spot) -> Result<Quest, Refused> {
    let mut quest = quest.clone();
    if quest.bridges.iter().any(|(known, _)| *known == at) || quest.tiles.iter().any(|tile| covers(tile.at, at)) {
        return Err(Refused::Taken);
    }
    let beside = beside_bridge(&quest, at);
    quest.bridges.push((at, beside));
    bounded(quest)
}

/// The Zones to which a Bridge can lead there.
#[must_use]
pub fn beside_bridge(quest: &Quest, at: Spot) -> Vec<Spot> {
    let beside = [(0, -1), (1, 0), (0, 1), (-1, 0)].into_iter().filter_map(|(x, y)| moved(at, x, y).ok());
    beside.filter(|spot| quest.tiles.iter().any(|tile| covers(tile.at, *spot))).collect()
}

/// M2-BOSS-02: the Boss stands there, the fight is on that Tile, and Heroes are placed in the corner farthest from the Boss. What was
/// said of a fight before stays, but for where it is.
///
/// # Errors
/// No Tile lies there.
pub fn boss(quest: &Quest, boss: &str, at: Spot) -> Result<Quest, Refused> {
    let mut quest = quest.clone();
    let tile = quest.tiles.iter().position(|tile| covers(tile.at, at)).ok_or(Refused::NoTile)?;
    let corner = quest.tiles[tile].at;
    let far = |from: u8, at: u8| if at > from + 1 { from } else { from + 2 };
    let starts = vec![(far(corner.0, at.0), far(corner.1, at.1))];
    let (mut lay, shield, drains) =
        quest.boss.take().map(|fight| (fight.lay, fight.shield, fight.drains)).unwrap_or_default();
    if let Some((_, _, spots)) = &mut lay {
        spots.retain(|spot| covers(corner, *spot));
    }
    quest.boss = Some(BossFight { boss: boss.to_owned(), tile: tile as u8, at, starts, lay, shield, drains });
    Ok(quest)
}

/// Heroes are placed there when the Boss fight begins; where they are, they are not any more, but the last place stays.
///
/// # Errors
/// There is no fight, or there are too many places.
pub fn fight_start(quest: &Quest, at: Spot) -> Result<Quest, Refused> {
    let mut quest = quest.clone();
    let fight = quest.boss.as_mut().ok_or(Refused::NoFight)?;
    match fight.starts.iter().position(|known| *known == at) {
        Some(known) if fight.starts.len() > 1 => drop(fight.starts.remove(known)),
        Some(_) => {}
        None => fight.starts.push(at),
    }
    bounded(quest)
}

/// Tokens are laid there when the Boss fight begins; where they are, they are not any more. The first place says of which kind: that
/// of the first token of the Quest.
///
/// # Errors
/// There is no fight, no kind of token, or there are too many places.
pub fn fight_token(quest: &Quest, at: Spot) -> Result<Quest, Refused> {
    let mut quest = quest.clone();
    let kind = Story::kinds_of(&quest).into_iter().next();
    let fight = quest.boss.as_mut().ok_or(Refused::NoFight)?;
    let kind = fight.lay.as_ref().map(|(kind, _, _)| kind.clone()).or(kind).unwrap_or_else(|| FIGHT_TOKEN.to_owned());
    let (_, _, spots) = fight.lay.get_or_insert((kind, 1, Vec::new()));
    match spots.iter().position(|known| *known == at) {
        Some(known) => drop(spots.remove(known)),
        None => spots.push(at),
    }
    fight.lay.take_if(|(_, _, spots)| spots.is_empty());
    bounded(quest)
}

/// Takes things away; with a Tile everything that lies on it.
#[must_use]
pub fn remove(quest: &Quest, pieces: &[Piece]) -> Quest {
    let mut quest = quest.clone();
    for piece in pieces {
        match piece {
            Piece::Tile(corner) => {
                let on_it = |at: &Spot| covers(*corner, *at);
                leave_fight(&mut quest, *corner);
                quest.tiles.retain(|tile| tile.at != *corner);
                quest.doors.retain(|door| !on_it(&door.from) && !on_it(&door.to));
                quest.things.retain(|(_, at)| !on_it(at));
                quest.marks.retain(|(_, at)| !on_it(at));
                quest.portals.retain(|(_, at)| !on_it(at));
                quest.mobs.retain(|at| !on_it(at));
                quest.starts.retain(|at| !on_it(at));
                for (_, beside) in &mut quest.bridges {
                    beside.retain(|at| !on_it(at));
                }
            }
            Piece::Bridge(at) => quest.bridges.retain(|(known, _)| known != at),
            Piece::Door(from, to) => quest.doors.retain(|door| (door.from, door.to) != (*from, *to)),
            // One of several that lie on each other.
            Piece::Thing(thing, at) => {
                let last = quest.things.iter().rposition(|known| *known == (*thing, *at));
                last.map(|last| quest.things.remove(last));
            }
            Piece::Mark(kind, at) => {
                let last = quest.marks.iter().rposition(|(known, spot)| known == kind && spot == at);
                last.map(|last| quest.marks.remove(last));
            }
            Piece::Portal(portal, at) => {
                let last = quest.portals.iter().rposition(|known| *known == (*portal, *at));
                last.map(|last| quest.portals.remove(last));
            }
            Piece::Mobs(at) => quest.mobs.retain(|known| known != at),
            Piece::Start(at) => quest.starts.retain(|known| known != at),
            Piece::Boss(_) => quest.boss = None,
        }
    }
    if quest.starts.len() == 1 {
        quest.start = quest.starts.remove(0);
    }
    quest
}

/// A Tile is taken away: the fight that is on it is none any more; one on another Tile knows its Tile by its place in the list.
fn leave_fight(quest: &mut Quest, corner: Spot) {
    let Some(fight) = &mut quest.boss else { return };
    let own = usize::from(fight.tile);
    if quest.tiles.get(own).is_some_and(|tile| tile.at == corner) {
        quest.boss = None;
    } else {
        fight.tile -= quest.tiles.iter().take(own).filter(|tile| tile.at == corner).count() as u8;
    }
}

/// Carries things over so many Zones; with a Tile everything that lies on it.
///
/// # Errors
/// The drawing board ends there, or a Tile lies exactly there.
pub fn carry(quest: &Quest, pieces: &[Piece], x: i16, y: i16) -> Result<Quest, Refused> {
    let mut carried = quest.clone();
    for piece in pieces {
        let by = |spot: Spot| moved(spot, x, y);
        match piece {
            Piece::Tile(corner) => {
                let from = i16::from(corner.0) + x;
                let to = i16::from(corner.1) + y;
                if from < 0 || to < 0 || from + 2 >= i16::from(super::WIDE) || to + 2 >= i16::from(super::WIDE) {
                    return Err(Refused::Far);
                }
                on_tile(&mut carried, *corner, &|spot| moved(spot, x, y).unwrap_or(spot));
            }
            Piece::Bridge(at) => {
                let to = by(*at)?;
                carried = bridge(&remove(&carried, std::slice::from_ref(piece)), to)?;
            }
            Piece::Door(from, to) => {
                let (new_from, new_to) = (by(*from)?, by(*to)?);
                let door = carried.doors.iter_mut().find(|door| (door.from, door.to) == (*from, *to));
                door.into_iter().for_each(|door| (door.from, door.to) = (new_from, new_to));
            }
            Piece::Thing(thing, at) => {
                let to = by(*at)?;
                let one = carried.things.iter_mut().find(|known| **known == (*thing, *at));
                one.into_iter().for_each(|(_, at)| *at = to);
            }
            Piece::Mark(kind, at) => {
                let to = by(*at)?;
                let one = carried.marks.iter_mut().find(|(known, spot)| known == kind && spot == at);
                one.into_iter().for_each(|(_, at)| *at = to);
            }
            Piece::Portal(portal, at) => {
                let to = by(*at)?;
                let one = carried.portals.iter_mut().find(|known| **known == (*portal, *at));
                one.into_iter().for_each(|(_, at)| *at = to);
            }
            Piece::Mobs(at) => {
                let to = by(*at)?;
                carried.mobs.iter_mut().filter(|known| *known == at).for_each(|known| *known = to);
            }
            Piece::Start(at) => {
                let to = by(*at)?;
                if carried.start == *at {
                    carried.start = to;
                }
                carried.starts.iter_mut().filter(|known| *known == at).for_each(|known| *known = to);
            }
            Piece::Boss(at) => {
                let (from, to) = (*at, by(*at)?);
                if let Some(fight) = carried.boss.as_mut().filter(|fight| fight.at == from) {
                    // On another Tile the fight is on that one.
                    let tile = carried.tiles.iter().position(|tile| covers(tile.at, to)).ok_or(Refused::NoTile)?;
                    if usize::from(fight.tile) == tile {
                        fight.at = to;
                    } else {
                        let name = fight.boss.clone();
                        carried = boss(&carried, &name, to)?;
                    }
                }
            }
        }
    }
    let mut corners: Vec<Spot> = carried.tiles.iter().map(|tile| tile.at).collect();
    corners.sort_unstable();
    corners.dedup();
    if corners.len() < carried.tiles.len() { Err(Refused::Taken) } else { Ok(carried) }
}

/// A Tile and everything that lies on it goes elsewhere.
fn on_tile(quest: &mut Quest, corner: Spot, to: &dyn Fn(Spot) -> Spot) {
    let is_here = |spot: Spot| covers(corner, spot);
    // Where Tiles lie upon each other, only this one goes.
    let tiles: Vec<Spot> = quest.tiles.iter().map(|tile| tile.at).collect();
    places(quest).filter(|spot| is_here(**spot)).for_each(|spot| *spot = to(*spot));
    for (tile, before) in quest.tiles.iter_mut().zip(tiles) {
        tile.at = if before == corner { to(before) } else { before };
    }
    for door in &mut quest.doors {
        if is_here(door.from) || is_here(door.to) {
            (door.from, door.to) = (to(door.from), to(door.to));
        }
    }
}

/// Turns a Tile by a quarter, clockwise, with what lies on it.
#[must_use]
pub fn turn(quest: &Quest, corner: Spot) -> Quest {
    let mut quest = quest.clone();
    let turned = |spot: Spot| {
        let (x, y) = (i16::from(spot.0) - i16::from(corner.0), i16::from(spot.1) - i16::from(corner.1));
        moved(corner, 2 - y, x).unwrap_or(spot)
    };
    let Some(at) = quest.tiles.iter().position(|tile| tile.at == corner) else { return quest };
    on_tile(&mut quest, corner, &turned);
    quest.tiles[at].at = corner;
    quest.tiles[at].turn = (quest.tiles[at].turn + 1) % 4;
    quest
}

/// Turns a Tile over.
///
/// # Errors
/// The box has no other side of it.
pub fn flip(quest: &Quest, corner: Spot, sides: &[TileSide]) -> Result<Quest, Refused> {
    let is_own = quest.tiles.iter().any(|tile| tile.at == corner && is_own(quest, &tile.side));
    let mut quest = quest.clone();
    for tile in quest.tiles.iter_mut().filter(|tile| tile.at == corner) {
        tile.side = other_side(&tile.side, sides).filter(|_| !is_own).ok_or(Refused::OneSided)?;
    }
    Ok(quest)
}

/// The other side of a Tile.
#[must_use]
pub fn other_side(side: &str, sides: &[TileSide]) -> Option<String> {
    let number = side.strip_suffix(['A', 'B'])?;
    let other = if side.ends_with('A') { format!("{number}B") } else { format!("{number}A") };
    sides.iter().any(|known| known.id == other).then_some(other)
}

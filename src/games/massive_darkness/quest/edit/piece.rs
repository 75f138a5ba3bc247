//! A piece of a quest: what is copied, carried to another quest, and laid there.

use super::carry::footprint;
use super::command::Refused;
use super::mark::free_name;
use super::thing::{Thing, joins};
use super::{carry, empty};
use crate::games::massive_darkness::quest::model::{
    BuiltEdge, FaceDown, LevelToken, MAX_TILES, Note, PlacedBorder, PlacedDoor, PlacedTile, PlacedToken, Quest, Spot,
};
use crate::games::massive_darkness::quest::own_tiles::MOST_TILES;
use crate::games::massive_darkness::rules::cards::TileSide;
use crate::games::massive_darkness::rules::language::quest::Object;
use std::collections::BTreeSet;

/// What is picked, with everything on the picked tiles, as a quest of its own. Start and Exit stay where they are.
#[must_use]
pub fn piece(quest: &Quest, sides: &[TileSide], things: &[Thing]) -> Quest {
    let picked = |thing: Thing| things.contains(&thing);
    let tiles: Vec<_> = quest.tiles.iter().filter(|tile| picked(Thing::Tile(tile.at))).cloned().collect();
    let zones: BTreeSet<Spot> = tiles.iter().flat_map(|tile| footprint(tile, sides)).collect();
    let on = |spot: Spot| zones.contains(&spot);
    let both = |from: Spot, to: Spot, thing: &dyn Fn(Spot, Spot) -> Thing| {
        on(from) && on(to) || picked(thing(from, to)) || picked(thing(to, from))
    };
    let mut cut = empty("");
    cut.tiles = tiles;
    let is_used = |side: &&TileSide| cut.tiles.iter().any(|tile| tile.tile == side.id);
    cut.own_tiles = quest.own_tiles.iter().filter(is_used).cloned().collect();
    for group in &quest.face_down {
        let mut part = FaceDown { spots: group.spots.clone(), kinds: group.kinds.clone() };
        part.spots.retain(|spot| on(*spot) || picked(Thing::FaceDown(*spot)));
        carry::fit(&mut part);
        if !part.spots.is_empty() {
            cut.face_down.push(part);
        }
    }
    cut.level_tokens.extend(quest.level_tokens.iter().filter(|one| on(one.at) || picked(Thing::Level(one.at))));
    cut.tokens.extend(quest.tokens.iter().filter(|one| on(one.at) || picked(Thing::Token(one.kind, one.at))));
    let doors = quest.doors.iter().filter(|one| both(one.from, one.to, &Thing::Door));
    cut.doors.extend(doors.cloned());
    cut.borders.extend(quest.borders.iter().filter(|one| both(one.from, one.to, &Thing::Border)).cloned());
    cut.stairs.extend(quest.stairs.iter().filter(|one| both(one.from, one.to, &Thing::Stairs)).cloned());
    cut.built.extend(quest.built.iter().filter(|one| both(one.from, one.to, &Thing::Built)));
    cut.bridges.extend(quest.bridges.iter().filter(|spot| on(**spot) || picked(Thing::Bridge(**spot))));
    cut.notes.extend(quest.notes.iter().filter(|one| on(one.at) || picked(Thing::Note(one.at))).cloned());
    let named = quest.names.iter().filter(|one| on(one.at) || picked(Thing::Name(one.name.clone(), one.at)));
    cut.names.extend(named.cloned());
    let objects = quest.objects.iter().filter(|one| on(one.at) || picked(Thing::Object(one.name.clone())));
    cut.objects.extend(objects.cloned());
    for object in &cut.objects {
        if let Some(words) = quest.words.get(&object.name) {
            cut.words.insert(object.name.clone(), words.clone());
        }
    }
    cut
}

/// The Zone in the north-west corner of everything in a piece; none where it is empty.
#[must_use]
pub fn corner(piece: &Quest) -> Option<Spot> {
    let spots = spots(piece);
    let storey = spots.iter().map(|spot| spot.storey).min()?;
    Some(Spot { x: spots.iter().map(|spot| spot.x).min()?, y: spots.iter().map(|spot| spot.y).min()?, storey })
}

/// Every place that a quest speaks of, Start and Exit apart.
pub(super) fn spots(quest: &Quest) -> Vec<Spot> {
    let mut spots: Vec<Spot> = quest.tiles.iter().map(|one| one.at).collect();
    spots.extend(quest.doors.iter().flat_map(|one| [one.from, one.to]));
    spots.extend(quest.borders.iter().chain(&quest.stairs).flat_map(|one| [one.from, one.to]));
    spots.extend(quest.built.iter().flat_map(|one| [one.from, one.to]));
    spots.extend(quest.tokens.iter().map(|one| one.at));
    spots.extend(quest.level_tokens.iter().map(|one| one.at));
    spots.extend(quest.face_down.iter().flat_map(|group| group.spots.iter().copied()));
    spots.extend(quest.names.iter().map(|one| one.at));
    spots.extend(quest.objects.iter().map(|one| one.at));
    spots.extend(quest.notes.iter().map(|one| one.at));
    spots.extend(&quest.bridges);
    spots
}

/// Lays a piece, each Zone of it where `to` says. Names come along only where the quest does not have them: rules would
/// speak of both.
pub(super) fn lay(
    quest: &mut Quest,
    sides: &[TileSide],
    piece: &Quest,
    to: &dyn Fn(Spot) -> Spot,
) -> Result<(), Refused> {
    if spots(piece).is_empty() {
        return Err(Refused::Nothing);
    }
    if quest.tiles.len().saturating_add(piece.tiles.len()) > MAX_TILES {
        return Err(Refused::TooMany);
    }
    let new = piece.own_tiles.iter().filter(|new| !quest.own_tiles.iter().any(|known| known.id == new.id));
    let new: Vec<TileSide> = new.cloned().collect();
    if quest.own_tiles.len().saturating_add(new.len()) > MOST_TILES {
        return Err(Refused::TooMany);
    }
    let places: BTreeSet<Spot> = piece.tiles.iter().map(|tile| to(tile.at)).collect();
    quest.tiles.retain(|tile| !places.contains(&tile.at));
    quest.own_tiles.extend(new);
    let is_first = quest.tiles.is_empty();
    quest.tiles.extend(piece.tiles.iter().cloned().map(|mut tile| {
        tile.at = to(tile.at);
        tile
    }));
    if is_first && let Some(zone) = quest.tiles.first().and_then(|tile| first_zone(tile, &quest.own_tiles, sides)) {
        quest.start = zone;
    }
    lay_borders(quest, piece, to);
    for one in &piece.level_tokens {
        let at = to(one.at);
        quest.level_tokens.retain(|known| known.at != at);
        quest.level_tokens.push(LevelToken { at, ..*one });
    }
    quest.tokens.extend(piece.tokens.iter().map(|one| PlacedToken { at: to(one.at), ..*one }));
    for group in &piece.face_down {
        let spots = group.spots.iter().map(|spot| to(*spot)).filter(|at| !Thing::FaceDown(*at).exists(quest));
        let mut group = FaceDown { spots: spots.collect(), kinds: group.kinds.clone() };
        carry::fit(&mut group);
        if !group.spots.is_empty() {
            quest.face_down.push(group);
        }
    }
    for at in piece.bridges.iter().map(|spot| to(*spot)) {
        if !quest.bridges.contains(&at) {
            quest.bridges.push(at);
        }
    }
    for note in &piece.notes {
        let at = to(note.at);
        quest.notes.retain(|known| known.at != at);
        quest.notes.push(Note { at, text: note.text.clone() });
    }
    let known: BTreeSet<String> = quest.names.iter().map(|named| named.name.clone()).collect();
    let new = piece.names.iter().filter(|named| !known.contains(&named.name)).cloned();
    quest.names.extend(new.map(|mut named| {
        named.at = to(named.at);
        named
    }));
    lay_objects(quest, piece, to);
    Ok(())
}

fn lay_borders(quest: &mut Quest, piece: &Quest, to: &dyn Fn(Spot) -> Spot) {
    let known: BTreeSet<String> = quest.doors.iter().map(|door| door.name.clone()).collect();
    for door in &piece.doors {
        let (from, to) = (to(door.from), to(door.to));
        let name = if known.contains(&door.name) { String::new() } else { door.name.clone() };
        if !Thing::Door(from, to).exists(quest) {
            quest.doors.push(PlacedDoor { from, to, name, ..door.clone() });
        }
    }
    let known = quest.borders.iter().chain(&quest.stairs).map(|border| border.name.clone());
    let known: BTreeSet<String> = known.collect();
    let moved = |one: &PlacedBorder| {
        let new = |one: &PlacedBorder| PlacedBorder { from: to(one.from), to: to(one.to), ..one.clone() };
        (!known.contains(&one.name)).then(|| new(one))
    };
    let is_new = |known: &[PlacedBorder], one: &PlacedBorder| {
        !known.iter().any(|border| joins((border.from, border.to), (one.from, one.to)))
    };
    for one in piece.borders.iter().filter_map(&moved) {
        if is_new(&quest.borders, &one) {
            quest.borders.push(one);
        }
    }
    // Stairs are there to be climbed, whatever rules call them.
    for one in &piece.stairs {
        let taken: Vec<&str> = known.iter().map(String::as_str).collect();
        let name = free_name(&one.name, &taken);
        let one = PlacedBorder { name, from: to(one.from), to: to(one.to), barred: one.barred };
        if is_new(&quest.stairs, &one) {
            quest.stairs.push(one);
        }
    }
    for one in &piece.built {
        let new = BuiltEdge { from: to(one.from), to: to(one.to), kind: one.kind };
        quest.built.retain(|known| !joins((known.from, known.to), (new.from, new.to)));
        quest.built.push(new);
    }
}

/// Objects have names of their own; what they bar comes along under the name it has there.
fn lay_objects(quest: &mut Quest, piece: &Quest, to: &dyn Fn(Spot) -> Spot) {
    for object in &piece.objects {
        let taken: Vec<&str> = quest.objects.iter().map(|known| known.name.as_str()).collect();
        let name = free_name(&object.name, &taken);
        let borders = || quest.borders.iter().chain(&quest.stairs);
        let bars = object.bars.iter().filter(|bar| borders().any(|border| border.name == **bar)).cloned().collect();
        if let Some(words) = piece.words.get(&object.name) {
            quest.words.entry(name.clone()).or_insert_with(|| words.clone());
        }
        quest.objects.push(Object { name, at: to(object.at), bars, ..object.clone() });
    }
}

/// Where Heroes can begin on a tile: one of the quest's own, or of the box.
fn first_zone(tile: &PlacedTile, own: &[TileSide], sides: &[TileSide]) -> Option<Spot> {
    [own, sides].into_iter().find_map(|sides| footprint(tile, sides).first().copied())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness::quest::edit::Command;

    fn with_tiles(count: usize, name: &str) -> Quest {
        let tile = |at: usize| TileSide { id: format!("{name}{at}"), rows: vec!["l".to_owned()], edges: Vec::new() };
        let mut quest = empty("t");
        quest.own_tiles = (0..count).map(tile).collect();
        quest.notes = vec![Note { at: Spot::default(), text: "here".to_owned() }];
        quest
    }

    #[test]
    fn no_piece_brings_more_tiles_than_a_quest_can_have_of_its_own() {
        let quest = with_tiles(MOST_TILES - 1, "a");
        let paste = |piece: Quest| Command::Paste(Box::new(piece), 0, 0, 0).apply(&quest, &[]);
        assert_eq!(paste(with_tiles(1, "b")).map(|after| after.own_tiles.len()), Ok(MOST_TILES));
        assert_eq!(paste(with_tiles(2, "b")), Err(Refused::TooMany));
        assert!(paste(with_tiles(2, "a")).is_ok(), "it has them already");
    }
}

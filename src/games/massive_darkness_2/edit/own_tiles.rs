//! Tiles of the Quest's own: put in, changed, and taken out.

use super::lay::bounded;
use super::piece::Piece;
use super::{Refused, Spot};
use crate::games::massive_darkness_2::rules::own_tiles::{MOST_LETTERS, TileSide, fault, is_own};
use crate::games::massive_darkness_2::rules::quest::Quest;

/// A Quest with one Tile more.
///
/// # Errors
/// It is none, it has the name of another one, or there are too many already.
pub fn put(quest: &Quest, tile: &TileSide, of_box: &[TileSide]) -> Result<Quest, Refused> {
    sound(tile)?;
    if is_taken(quest, &tile.id, of_box) {
        return Err(Refused::Named);
    }
    let mut quest = quest.clone();
    quest.own_tiles.push(tile.clone());
    bounded(quest)
}

/// The same, and it lies where another one has lain, with what lay on that.
///
/// # Errors
/// As [`put`].
pub fn put_there(quest: &Quest, tile: &TileSide, at: Spot, of_box: &[TileSide]) -> Result<Quest, Refused> {
    let mut quest = put(quest, tile, of_box)?;
    quest.tiles.iter_mut().filter(|placed| placed.at == at).for_each(|placed| placed.side.clone_from(&tile.id));
    Ok(quest)
}

/// A Tile becomes another one; with a new name it keeps its places on the map.
///
/// # Errors
/// There is no such Tile, what it would be is none, or has the name of another one.
pub fn change(quest: &Quest, before: &str, tile: &TileSide, of_box: &[TileSide]) -> Result<Quest, Refused> {
    sound(tile)?;
    if before != tile.id && is_taken(quest, &tile.id, of_box) {
        return Err(Refused::Named);
    }
    let mut quest = quest.clone();
    let own = quest.own_tiles.iter_mut().find(|own| own.id == before).ok_or(Refused::NoTile)?;
    own.clone_from(tile);
    quest.tiles.iter_mut().filter(|placed| placed.side == before).for_each(|placed| placed.side.clone_from(&tile.id));
    Ok(quest)
}

/// Takes a Tile out of the Quest.
///
/// # Errors
/// There is no such Tile, or it lies on the map: what lies on it would lie nowhere.
pub fn remove(quest: &Quest, id: &str) -> Result<Quest, Refused> {
    if !is_own(quest, id) {
        return Err(Refused::NoTile);
    }
    if quest.tiles.iter().any(|placed| placed.side == id) {
        return Err(Refused::InUse);
    }
    let mut quest = quest.clone();
    quest.own_tiles.retain(|own| own.id != id);
    Ok(quest)
}

/// A name like this one that no Tile has.
#[must_use]
pub fn free_name(quest: &Quest, wanted: &str, of_box: &[TileSide]) -> String {
    free(wanted, &|name| is_taken(quest, name, of_box))
}

fn free(wanted: &str, is_taken: &dyn Fn(&str) -> bool) -> String {
    // Room for a number behind it.
    let wanted: String = wanted.chars().take(MOST_LETTERS - 4).collect();
    let numbered = (2_u32..).map(|number| format!("{wanted} {number}"));
    let mut names = std::iter::once(wanted.clone()).chain(numbered);
    names.find(|name| !is_taken(name)).unwrap_or_default()
}

/// Tiles that lie in a piece of another Quest come along; one that is called like another of this Quest, but is another, gets a name
/// of its own.
///
/// # Errors
/// One of them is none, or there are too many.
pub(super) fn bring(quest: &Quest, mut piece: Quest, of_box: &[TileSide]) -> Result<(Quest, Quest), Refused> {
    let mut quest = quest.clone();
    let new = std::mem::take(&mut piece.own_tiles);
    for side in &new {
        sound(side)?;
        let is_laid = piece.tiles.iter().any(|placed| placed.side == side.id);
        if !is_laid || quest.own_tiles.contains(side) {
            continue;
        }
        let mut id = side.id.clone();
        if is_taken(&quest, &id, of_box) {
            // Nor has another one that comes along this name.
            id = free(&id, &|name| is_taken(&quest, name, of_box) || new.iter().any(|other| other.id == name));
            let renamed = piece.tiles.iter_mut().filter(|placed| placed.side == side.id);
            renamed.for_each(|placed| placed.side.clone_from(&id));
        }
        quest = put(&quest, &TileSide { id, ..side.clone() }, of_box)?;
    }
    Ok((quest, piece))
}

/// The Tile that is picked alone, if it is one of the box.
#[must_use]
pub fn picked_of_box<'s>(quest: &Quest, picked: &[Piece], of_box: &'s [TileSide]) -> Option<(Spot, &'s TileSide)> {
    let [Piece::Tile(at)] = picked else { return None };
    let placed = quest.tiles.iter().find(|placed| placed.at == *at)?;
    let side = of_box.iter().find(|side| side.id == placed.side && !is_own(quest, &side.id))?;
    Some((*at, side))
}

fn sound(tile: &TileSide) -> Result<(), Refused> {
    fault(tile).map_or(Ok(()), |fault| Err(Refused::BadTile(fault)))
}

/// Has a Tile this name? A name of the box is none for a Tile of one's own: what lies there would be another one at once.
fn is_taken(quest: &Quest, id: &str, of_box: &[TileSide]) -> bool {
    is_own(quest, id) || of_box.iter().any(|side| side.id == id)
}

#[cfg(test)]
mod tests {
    use super::super::{copy, empty, lay};
    use super::*;
    use crate::games::massive_darkness_2::content::CoreBox;
    use crate::games::massive_darkness_2::rules::own_tiles::TileFault;
    use crate::games::massive_darkness_2::rules::quest::AuthorTexts;

    fn tile(id: &str, row: &str) -> TileSide {
        TileSide { id: id.to_owned(), rows: vec![row.to_owned(); 3], edges: Vec::new() }
    }

    fn of_box() -> std::sync::Arc<Vec<TileSide>> {
        CoreBox::open().expect("the box").sides
    }

    #[test]
    fn a_tile_is_put_in_laid_renamed_with_its_places_and_not_taken_out_while_it_lies() {
        let (sides, bare) = (of_box(), empty(AuthorTexts::default()));
        let quest = put(&bare, &tile("Crypt", "lll"), &sides).expect("it is one");
        assert_eq!(put(&quest, &tile("Crypt", "ddd"), &sides), Err(Refused::Named));
        assert_eq!(put(&quest, &tile("1A", "ddd"), &sides), Err(Refused::Named), "the box has one of this name");
        assert_eq!(put(&quest, &tile("X", "###"), &sides), Err(Refused::BadTile(TileFault::Bottomless)));
        let (quest, at) = lay::tile(&quest, "Crypt", (0, 0), 1).expect("there is room");
        let quest = change(&quest, "Crypt", &tile("Old crypt", "ldl"), &sides).expect("another name");
        assert_eq!((quest.tiles[0].side.as_str(), quest.own_tiles.len()), ("Old crypt", 1));
        assert_eq!(change(&quest, "Crypt", &tile("Crypt", "lll"), &sides), Err(Refused::NoTile));
        assert_eq!(change(&quest, "Old crypt", &tile(" ", "lll"), &sides), Err(Refused::BadTile(TileFault::Nameless)));
        assert_eq!(remove(&quest, "Old crypt"), Err(Refused::InUse));
        assert_eq!(lay::flip(&quest, at, &sides), Err(Refused::OneSided));
        let empty = remove(&lay::remove(&quest, &[Piece::Tile(at)]), "Old crypt").expect("it lies nowhere");
        assert!(empty.own_tiles.is_empty());
        let mut full = bare;
        for number in 0..16 {
            full = put(&full, &tile(&number.to_string(), "lll"), &sides).expect("there is room");
        }
        assert!(matches!(put(&full, &tile("More", "lll"), &sides), Err(Refused::Full(_))));
    }

    #[test]
    fn a_side_of_the_box_is_changed_where_it_lies() {
        let (sides, quest) = (of_box(), empty(AuthorTexts::default()));
        let (quest, at) = lay::tile(&quest, "1A", (0, 0), 3).expect("there is room");
        let (there, side) = picked_of_box(&quest, &[Piece::Tile(at)], &sides).expect("it is one of the box");
        let id = free_name(&quest, &side.id, &sides);
        assert_eq!((there, id.as_str()), (at, "1A 2"));
        let quest = put_there(&quest, &TileSide { id, ..side.clone() }, at, &sides).expect("a copy");
        assert_eq!((quest.tiles[0].side.as_str(), quest.tiles[0].turn), ("1A 2", 3));
        assert_eq!(picked_of_box(&quest, &[Piece::Tile(at)], &sides), None);
        let long = free_name(&quest, &"x".repeat(1000), &sides);
        assert_eq!(fault(&tile(&long, "lll")), None);
    }

    #[test]
    fn own_tiles_come_along_with_what_is_copied_and_never_become_others() {
        let (sides, bare) = (of_box(), empty(AuthorTexts::default()));
        let with = |row: &str| {
            let quest = put(&bare, &tile("Crypt", row), &sides).expect("it is one");
            let quest = put(&quest, &tile("Unused", "lll"), &sides).expect("it is one");
            lay::tile(&quest, "Crypt", (0, 0), 0).expect("there is room").0
        };
        let piece = copy::part(&with("ldl"), &[Piece::Tile((0, 0))]);
        assert_eq!(piece.own_tiles, [tile("Crypt", "ldl")], "only what is copied");
        let pasted = copy::paste(&bare, &piece, (0, 0), &sides).expect("there is room").quest;
        assert_eq!(
            (pasted.own_tiles.as_slice(), pasted.tiles[0].side.as_str()),
            (&[tile("Crypt", "ldl")][..], "Crypt")
        );
        let same = copy::paste(&with("ldl"), &piece, (3, 0), &sides).expect("there is room").quest;
        assert_eq!((same.own_tiles.len(), same.tiles[1].side.as_str()), (2, "Crypt"));
        let other = copy::paste(&with("ddd"), &piece, (3, 0), &sides).expect("there is room").quest;
        assert_eq!((other.own_tiles.len(), other.tiles[1].side.as_str()), (3, "Crypt 2"));
        let mut bad = piece;
        bad.own_tiles[0].rows.pop();
        assert_eq!(copy::paste(&bare, &bad, (0, 0), &sides).map(|_| ()), Err(Refused::BadTile(TileFault::Size)));
    }
}

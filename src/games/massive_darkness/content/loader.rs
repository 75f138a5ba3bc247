//! Reading packs. The built-in box is compiled in; a user pack overrides cards by code and adds new ones.

use crate::games::massive_darkness::rules::cards::Box as CardBox;
use crate::games::massive_darkness::rules::library::{Library, LibraryError};
use crate::house::text::{packed, unpacked};
use crate::kernel::hash;
use crate::kernel::reading::{Unclear, read};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, LazyLock, OnceLock};

/// A pack of cards: any part of a box.
pub type Pack = CardBox;

/// Why content cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ContentError {
    /// Not readable as a pack.
    #[error("{file}, line {line}, column {column}: {problem}")]
    Syntax {
        /// File name.
        file: String,
        /// From 1.
        line: usize,
        /// From 1.
        column: usize,
        /// What is unclear there.
        problem: Unclear,
    },
    /// Two things of one kind with the same code or id: one of them would be lost without a word.
    #[error("{file}: “{name}” stands there twice")]
    Twice {
        /// File name.
        file: String,
        /// Code or id.
        name: String,
    },
    /// Readable, but it does not fit together.
    #[error(transparent)]
    Library(#[from] LibraryError),
}

/// The file of the tiles.
const TILES: &str = "tiles.ron";
/// The files of the built-in box, packed.
const CORE: [(&str, &[u8]); 8] = [
    ("dice.ron", packed!("assets/massive-darkness/dice.ron")),
    (TILES, packed!("assets/massive-darkness/tiles.ron")),
    ("classes.ron", packed!("assets/massive-darkness/classes.ron")),
    ("heroes.ron", packed!("assets/massive-darkness/heroes.ron")),
    ("equipment.ron", packed!("assets/massive-darkness/equipment.ron")),
    ("enemies.ron", packed!("assets/massive-darkness/enemies.ron")),
    ("doors.ron", packed!("assets/massive-darkness/doors.ron")),
    ("events.ron", packed!("assets/massive-darkness/events.ron")),
];

/// The quests that come with the program, as text, by file name.
static QUESTS: LazyLock<[(&str, String); 11]> =
    LazyLock::new(|| PACKED_QUESTS.map(|(file, packed)| (file, unpacked(packed))));
const PACKED_QUESTS: [(&str, &[u8]); 11] = [
    ("tutorial.ron", packed!("quests/massive-darkness/tutorial.ron")),
    ("quest-01.ron", packed!("quests/massive-darkness/quest-01.ron")),
    ("quest-02.ron", packed!("quests/massive-darkness/quest-02.ron")),
    ("quest-03.ron", packed!("quests/massive-darkness/quest-03.ron")),
    ("quest-04.ron", packed!("quests/massive-darkness/quest-04.ron")),
    ("quest-05.ron", packed!("quests/massive-darkness/quest-05.ron")),
    ("quest-06.ron", packed!("quests/massive-darkness/quest-06.ron")),
    ("quest-07.ron", packed!("quests/massive-darkness/quest-07.ron")),
    ("quest-08.ron", packed!("quests/massive-darkness/quest-08.ron")),
    ("quest-09.ron", packed!("quests/massive-darkness/quest-09.ron")),
    ("quest-10.ron", packed!("quests/massive-darkness/quest-10.ron")),
];

/// The quests that come with the program: file name and text.
pub fn shipped_quests() -> impl Iterator<Item = (&'static str, &'static str)> {
    QUESTS.iter().map(|(file, text)| (*file, text.as_str()))
}

/// The text of the shipped quest with this id (its file name without ending).
#[must_use]
pub fn shipped_quest(id: &str) -> Option<&'static str> {
    shipped_quests().find(|(file, _)| file.strip_suffix(".ron") == Some(id)).map(|(_, text)| text)
}

/// Reads a pack.
///
/// # Errors
/// The file, line and column of the first thing that is wrong; a code or id that stands twice in the file.
pub fn load_pack(text: &str, file: &str) -> Result<Pack, ContentError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let pack = read(text).map_err(|error| ContentError::Syntax {
        file: file.to_owned(),
        line: error.line,
        column: error.column,
        problem: error.what,
    })?;
    match twice(&pack) {
        Some(name) => Err(ContentError::Twice { file: file.to_owned(), name }),
        None => Ok(pack),
    }
}

/// The first code or id that two things of one kind share.
pub(super) fn twice(pack: &Pack) -> Option<String> {
    shared(pack.dice.iter().map(|die| format!("{:?}", die.colour)))
        .or_else(|| shared(pack.tiles.iter().map(|tile| tile.id.clone())))
        .or_else(|| shared(pack.heroes.iter().map(|card| card.code.clone())))
        .or_else(|| shared(pack.classes.iter().map(|sheet| sheet.id.clone())))
        .or_else(|| shared(pack.equipment.iter().map(|card| card.code.clone())))
        .or_else(|| shared(pack.kinds.iter().map(|kind| kind.id.clone())))
        .or_else(|| shared(pack.enemies.iter().map(|card| card.code.clone())))
        .or_else(|| shared(pack.doors.iter().map(|card| card.code.clone())))
        .or_else(|| shared(pack.events.iter().map(|card| card.code.clone())))
}

fn shared(mut names: impl Iterator<Item = String>) -> Option<String> {
    let mut seen = BTreeSet::new();
    names.find(|name| !seen.insert(name.clone()))
}

/// Lays a pack over a box: a card with a code (or a thing with an id) that exists is replaced, others are added.
pub fn merge(base: &mut Pack, over: Pack) {
    lay_over(&mut base.dice, over.dice, |die| die.colour as u8);
    lay_over(&mut base.tiles, over.tiles, |tile| tile.id.clone());
    lay_over(&mut base.heroes, over.heroes, |card| card.code.clone());
    lay_over(&mut base.classes, over.classes, |sheet| sheet.id.clone());
    lay_over(&mut base.equipment, over.equipment, |card| card.code.clone());
    lay_over(&mut base.kinds, over.kinds, |kind| kind.id.clone());
    lay_over(&mut base.enemies, over.enemies, |card| card.code.clone());
    lay_over(&mut base.doors, over.doors, |card| card.code.clone());
    lay_over(&mut base.events, over.events, |card| card.code.clone());
}

fn lay_over<T, K: Ord>(base: &mut Vec<T>, over: Vec<T>, key: impl Fn(&T) -> K) {
    // The first of a name counts, so it is entered last.
    let mut places: BTreeMap<K, usize> = base.iter().enumerate().rev().map(|(at, known)| (key(known), at)).collect();
    for thing in over {
        let place = *places.entry(key(&thing)).or_insert(base.len());
        match base.get_mut(place) {
            Some(known) => *known = thing,
            None => base.push(thing),
        }
    }
}

/// The cards of the built-in box.
///
/// # Errors
/// What is wrong with a file; the tests show that nothing is.
pub fn core_box() -> Result<Pack, ContentError> {
    let mut cards = Pack::default();
    for (file, packed) in CORE {
        merge(&mut cards, load_pack(&unpacked(packed), file)?);
    }
    Ok(cards)
}

/// COMP-01: does the box have a tile side of this name?
#[must_use]
pub fn is_printed_tile(id: &str) -> bool {
    static PRINTED: OnceLock<BTreeSet<String>> = OnceLock::new();
    let printed = PRINTED.get_or_init(|| {
        let tiles = CORE.into_iter().filter(|(file, _)| *file == TILES);
        let sides = tiles.filter_map(|(file, packed)| load_pack(&unpacked(packed), file).ok());
        sides.flat_map(|pack| pack.tiles).map(|side| side.id).collect()
    });
    printed.contains(id)
}

/// The built-in box, indexed once and shared.
///
/// # Errors
/// As [`core_box`].
pub fn shared_core_box() -> Result<Arc<Library>, ContentError> {
    static CORE_BOX: OnceLock<Result<Arc<Library>, ContentError>> = OnceLock::new();
    CORE_BOX.get_or_init(|| Ok(Arc::new(Library::new(core_box()?)?))).clone()
}

/// The [`content_hash`] of the built-in box.
///
/// # Errors
/// As [`core_box`].
pub fn core_content() -> Result<u64, ContentError> {
    static CORE_CONTENT: OnceLock<Result<u64, ContentError>> = OnceLock::new();
    CORE_CONTENT.get_or_init(|| Ok(content_hash(&core_box()?))).clone()
}

/// What in a box is not, or is otherwise, in another one: laid over that ([`merge`]) it makes the box again. Tiles only as
/// far as they are `wanted`.
#[must_use]
pub fn beyond(cards: Pack, base: &Pack, wanted: impl Fn(&str) -> bool) -> Pack {
    fn left<T: PartialEq>(things: Vec<T>, base: &[T]) -> Vec<T> {
        things.into_iter().filter(|thing| !base.contains(thing)).collect()
    }
    let mut tiles = cards.tiles;
    tiles.retain(|side| wanted(&side.id));
    Pack {
        dice: left(cards.dice, &base.dice),
        tiles: left(tiles, &base.tiles),
        heroes: left(cards.heroes, &base.heroes),
        classes: left(cards.classes, &base.classes),
        equipment: left(cards.equipment, &base.equipment),
        kinds: left(cards.kinds, &base.kinds),
        enemies: left(cards.enemies, &base.enemies),
        doors: left(cards.doors, &base.doors),
        events: left(cards.events, &base.events),
    }
}

/// One number for everything in a pack; a game remembers with which cards it was played.
#[must_use]
pub fn content_hash(pack: &Pack) -> u64 {
    hash::hash_of(pack)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_built_in_box_fits_together() {
        let library = shared_core_box().expect("the box is sound");
        assert_eq!(library.heroes.len(), 6);
    }

    #[test]
    fn a_broken_pack_is_told_by_line_and_column() {
        let error = load_pack("(\n  heroes: [(code: 7)],\n)", "mine.ron").expect_err("a number is no code");
        assert!(error.to_string().starts_with("mine.ron, line 2, column"), "{error}");
        let error = load_pack("(heros: [])", "mine.ron").expect_err("a misspelt field");
        assert!(error.to_string().contains("heros"), "{error}");
    }

    #[test]
    fn a_code_that_stands_twice_in_a_file_is_told() {
        let error = load_pack(r#"(tiles: [(id: "6V", rows: []), (id: "6V", rows: [])])"#, "mine.ron");
        assert_eq!(error, Err(ContentError::Twice { file: "mine.ron".to_owned(), name: "6V".to_owned() }));
    }

    #[test]
    fn twenty_thousand_tiles_are_laid_over_the_box_at_once() {
        let side = |number: usize| format!("(id: \"X{number}\", rows: [\"l\"])");
        let sides: Vec<String> = (0..20_000).map(side).collect();
        let mine = load_pack(&format!("(tiles: [{}])", sides.join(",")), "mine.ron").expect("a pack");
        let mut base = core_box().expect("the box is sound");
        let printed = base.tiles.len();
        let started = std::time::Instant::now();
        merge(&mut base, mine.clone());
        merge(&mut base, mine);
        assert_eq!(base.tiles.len(), printed + 20_000);
        assert!(started.elapsed().as_secs() < 2, "{:?}", started.elapsed());
        let error = Library::new(base).expect_err("no box has room for so many");
        assert!(matches!(error, LibraryError::TooMany { what: "tile", .. }), "{error}");
    }

    #[test]
    fn what_is_larger_than_anything_printed_is_refused_before_anything_is_made_of_it() {
        let wide = format!("(tiles: [(id: \"6V\", rows: [\"{}\"])])", "l".repeat(15 << 20));
        let high = format!("(tiles: [(id: \"6V\", rows: [{}])])", "\"l\",".repeat(50_000));
        let edge = "(x: 0, y: 0, side: North, kind: Wall),";
        let walled = format!("(tiles: [(id: \"6V\", rows: [\"l\"], edges: [{}])])", edge.repeat(600));
        for text in [wide, high, walled] {
            let mut cards = core_box().expect("the box is sound");
            merge(&mut cards, load_pack(&text, "mine.ron").expect("a pack"));
            let error = Library::new(cards).expect_err("no tile is so large");
            assert_eq!(error, LibraryError::TileTooLarge { tile: "6V".to_owned(), most: 12 });
        }
        let card = |dice: usize| {
            let dice = "Red,".repeat(dice);
            let card = "code: \"X001\", id: \"spoon\", deck: Treasure, level: 1, kind: Weapon, slot: Hand";
            let mut cards = core_box().expect("the box is sound");
            let pack = format!("(equipment: [({card}, melee: [{dice}])])");
            merge(&mut cards, load_pack(&pack, "mine.ron").expect("a pack"));
            Library::new(cards)
        };
        // 256 of them were none.
        assert!(matches!(card(256).expect_err("too many"), LibraryError::Value { card, .. } if card == "X001"));
        let library = card(3).expect("as printed");
        let spoon = library.card_named("X001").expect("it is there");
        assert_eq!(library.card(spoon).dice[0], [0, 3, 0, 0]);
    }

    #[test]
    fn a_user_pack_overrides_by_code_and_adds() {
        let mut base = core_box().expect("the box is sound");
        let (before, hash) = (base.equipment.len(), content_hash(&base));
        let mine = r#"(equipment: [
            (code: "SE07", id: "long-sword", deck: Starting, level: 1, kind: Weapon, slot: Hand, melee: [Red]),
            (code: "X001", id: "spoon", deck: Treasure, level: 1, kind: Item),
        ])"#;
        merge(&mut base, load_pack(mine, "mine.ron").expect("a pack"));
        assert_eq!(base.equipment.len(), before + 1);
        assert_ne!(content_hash(&base), hash);
        let library = Library::new(base).expect("still sound");
        let sword = library.card_named("SE07").expect("it is there");
        assert_eq!(library.card(sword).dice[0], [0, 1, 0, 0]);
    }
}

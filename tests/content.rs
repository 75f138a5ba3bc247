//! The box as data: what stands in the rulebook stands in the files, and everything has a name.

use delvewright::content::{core_box, shared_core_box};
use delvewright::engine::massive_darkness::cards::{
    EnemyDeck, Equipment, EquipmentDeck, EquipmentKind, Origin, Role, SlotSymbol,
};
use delvewright::engine::massive_darkness::library::Library;
use delvewright::engine::massive_darkness::symbol::{Colour, Symbol};
use delvewright::text::{Language, Texts};
use std::collections::BTreeSet;
use std::sync::Arc;

fn library() -> Arc<Library> {
    shared_core_box().expect("the box is sound")
}

fn card(code: &str) -> Equipment {
    let library = library();
    let found = library.equipment.iter().find(|entry| entry.card.code == code);
    found.map(|entry| entry.card.clone()).expect(code)
}

// COMP-01, ZONE-08
#[test]
fn nine_tiles_with_two_sides_each_of_three_by_three_zones_comp_01_zone_08() {
    let library = library();
    let ids: BTreeSet<&str> = library.tiles.iter().map(|tile| tile.id.as_str()).collect();
    let expected: BTreeSet<String> = (1..=9).flat_map(|number| [format!("{number}V"), format!("{number}R")]).collect();
    assert_eq!(ids, expected.iter().map(String::as_str).collect());
    for tile in &library.tiles {
        assert_eq!(tile.rows.len(), 3, "{}", tile.id);
        assert!(tile.rows.iter().all(|row| row.len() == 3 && row.chars().all(|sign| "lLdD".contains(sign))));
    }
}

// COMP-02
#[test]
fn six_heroes_with_their_printed_codes_comp_02() {
    let cards = core_box().expect("the box is sound");
    let heroes: Vec<(&str, &str)> = cards.heroes.iter().map(|hero| (hero.code.as_str(), hero.id.as_str())).collect();
    let printed = [
        ("H001", "bjorn"),
        ("H002", "elias"),
        ("H003", "owen"),
        ("H004", "sibyl"),
        ("H005", "siegfried"),
        ("H006", "whisper"),
    ];
    assert_eq!(heroes, printed);
}

// COMP-05, DICE-01, DICE-02, DICE-08
#[test]
fn the_dice_and_their_faces_comp_05_dice_01_dice_02_dice_08() {
    let cards = core_box().expect("the box is sound");
    assert_eq!(cards.dice.len(), 4);
    let count = |colour: Colour, symbol: Symbol| -> usize {
        let die = cards.dice.iter().find(|die| die.colour == colour).expect("the die is there");
        assert_eq!(die.faces.len(), 6);
        die.faces.iter().flatten().filter(|shown| **shown == symbol).count()
    };
    // Attack dice show Hits, Defense dice Shields; red beats yellow, green beats blue.
    assert_eq!((count(Colour::Yellow, Symbol::Hit), count(Colour::Red, Symbol::Hit)), (6, 9));
    assert_eq!((count(Colour::Blue, Symbol::Shield), count(Colour::Green, Symbol::Shield)), (5, 8));
    assert_eq!(count(Colour::Yellow, Symbol::Shield) + count(Colour::Red, Symbol::Shield), 0);
    assert_eq!(count(Colour::Blue, Symbol::Hit) + count(Colour::Green, Symbol::Hit), 0);
    // A Bam on each, a Diamond on red and green only.
    assert!(Colour::ALL.into_iter().all(|colour| count(colour, Symbol::Bam) > 0));
    assert_eq!(Colour::ALL.map(|colour| count(colour, Symbol::Diamond)), [0, 1, 0, 1]);
}

#[test]
fn one_to_six_heroes_play_comp_16() {
    use delvewright::engine::massive_darkness::dungeon::{Edition, Setup, recommended};
    use delvewright::engine::massive_darkness::ids::HeroId;
    use delvewright::engine::massive_darkness::setup::{SetupError, initial_state};
    let library = library();
    let text = delvewright::content::shipped_quest("tutorial").expect("a quest");
    let quest: delvewright::quest::Quest = ron::from_str(text).expect("it can be read");
    let dungeon = delvewright::quest::lay_out(&quest, &library.tiles).expect("it can be laid");
    let setup = |count: u8| {
        let heroes = (0..count).map(|hero| recommended(&library, HeroId(hero % 6))).collect();
        initial_state(&library, &dungeon, &Setup { heroes, lifebringer: 2, edition: Edition::De })
    };
    // COMP-16
    assert!((1..=6).all(|count| setup(count).is_ok()));
    assert_eq!(setup(0).map(|_| ()), Err(SetupError::HeroCount(0)));
    assert_eq!(setup(7).map(|_| ()), Err(SetupError::HeroCount(7)));
}

// COMP-07
#[test]
fn five_levels_have_tokens_with_two_states_comp_07() {
    let library = library();
    for level in 1..=5 {
        assert!(!library.enemy_range(EnemyDeck::Guard(level)).is_empty());
        assert!(!library.equipment_range(EquipmentDeck::Treasure, level).is_empty());
    }
    assert!(library.enemy_range(EnemyDeck::Guard(6)).is_empty());
}

// COMP-09, COMP-17
#[test]
fn the_miniatures_of_the_box_comp_09_comp_17() {
    let library = library();
    let figures: u32 = library.kinds.iter().map(|kind| u32::from(kind.leaders) + u32::from(kind.minions)).sum();
    assert_eq!(figures, 69);
    let minions: Vec<u8> =
        library.kinds.iter().filter(|kind| kind.role == Role::Mob).map(|kind| kind.minions).collect();
    assert_eq!(minions, [6, 12, 12, 12, 6, 6]);
    let singles = library.kinds.iter().filter(|kind| kind.role != Role::Mob);
    assert_eq!(singles.filter(|kind| kind.leaders == 1 && kind.minions == 0).count(), 9);
}

#[test]
fn the_decks_have_their_printed_sizes_comp_10_to_comp_14() {
    // COMP-10, COMP-11, COMP-12, COMP-13
    let library = library();
    let treasures = [1, 2, 3, 4, 5].map(|level| library.equipment_range(EquipmentDeck::Treasure, level).len());
    assert_eq!(treasures, [41, 36, 34, 33, 32]);
    let guards = [1, 2, 3, 4, 5].map(|level| library.enemy_range(EnemyDeck::Guard(level)).len());
    assert_eq!(guards, [10; 5]);
    let roaming = (library.enemy_range(EnemyDeck::Lesser).len(), library.enemy_range(EnemyDeck::Greater).len());
    assert_eq!(roaming, (6, 6));
    assert_eq!((library.doors.len(), library.events.len()), (10, 20));
    assert_eq!(library.equipment_range(EquipmentDeck::Artifact, 0).len(), 6);
    // COMP-14: eighteen cards to deal, all of Level 1; the Lifebringer is no card of a Hero.
    let starting: Vec<_> = library.equipment_range(EquipmentDeck::Starting, 0).collect();
    assert_eq!(starting.len(), 18);
    let entries = library.equipment.iter().filter(|entry| entry.card.deck == EquipmentDeck::Starting);
    assert!(entries.clone().all(|entry| entry.card.level == 1));
    assert_eq!(entries.filter(|entry| entry.card.kind == EquipmentKind::Armor).count(), 6);
}

#[test]
fn printed_facts_stand_as_printed() {
    assert_eq!(card("T044").defense, [Colour::Blue, Colour::Blue]);
    assert_eq!(card("T082").defense, [Colour::Green, Colour::Green]);
    let library = library();
    let named = |id: &str, level: u8| {
        let mut all = library.equipment.iter().map(|entry| &entry.card);
        all.find(|card| card.id == id && card.level == level).expect("a card").clone()
    };
    assert_eq!(named("fire-sword", 2).melee, [Colour::Red]);
    assert_eq!(named("hammer", 1).melee, [Colour::Yellow, Colour::Yellow]);
    assert_eq!(named("dwarven-shield", 3).defense, [Colour::Green]);
    assert_eq!(named("long-sword", 2).defense, [Colour::Blue]);
    assert_eq!(named("fire-sword", 2).slot, SlotSymbol::Hand);
    assert!(library.equipment.iter().any(|entry| entry.card.origin == Origin::Designed));
}

// CLASS-01, CLASS-09, CLASS-12
#[test]
fn the_six_classes_class_01_class_09_class_12_comp_16() {
    let library = library();
    let ids: BTreeSet<&str> = library.classes.iter().map(|entry| entry.sheet.id.as_str()).collect();
    let printed = [
        ("nightshade-ranger", [6, 6, 0]),
        ("paladin-of-fury", [5, 9, 0]),
        ("pit-fighter-berserker", [7, 5, 2]),
        ("battle-wizard", [6, 7, 1]),
    ];
    assert_eq!(ids.len(), 6);
    for (id, costs) in printed {
        let entry = library.classes.iter().find(|entry| entry.sheet.id == id).expect("a printed class");
        let all: Vec<u8> = entry.sheet.lines.iter().flat_map(|line| &line.skills).map(|skill| skill.cost).collect();
        assert_eq!([5, 10, 15].map(|cost| all.iter().filter(|paid| **paid == cost).count()), costs, "{id}");
    }
    for entry in &library.classes {
        assert!(entry.sheet.lines.iter().any(|line| line.id == "enhance-health"), "CLASS-09: {}", entry.sheet.id);
        assert!(!entry.sheet.signature.is_empty() && !entry.sheet.free.is_empty());
    }
}

#[test]
fn everything_has_a_name_in_english_and_german() {
    let library = library();
    for language in [Language::English, Language::German] {
        let texts = Texts::new(language);
        let mut wanted: Vec<String> = Vec::new();
        wanted.extend(library.equipment.iter().map(|entry| format!("card-{}", entry.card.id)));
        wanted.extend(library.kinds.iter().map(|kind| format!("enemy-{}", kind.id)));
        wanted.extend(library.heroes.iter().map(|entry| format!("hero-{}", entry.card.id)));
        wanted.extend(library.heroes.iter().map(|entry| format!("skill-{}", entry.card.special_name)));
        wanted.extend(library.classes.iter().map(|entry| format!("class-{}", entry.sheet.id)));
        for entry in &library.classes {
            wanted.push(format!("skill-{}", entry.sheet.signature_name));
            wanted.push(format!("skill-{}", entry.sheet.free_name));
            wanted.extend(entry.sheet.lines.iter().map(|line| format!("skill-{}", line.id)));
        }
        wanted.extend(library.doors.iter().map(|card| format!("door-{}", card.id)));
        wanted.extend(library.events.iter().map(|card| format!("event-{}", card.id)));
        let missing: Vec<_> = wanted.into_iter().filter(|id| !texts.has(id)).collect();
        assert!(missing.is_empty(), "{language:?}: {missing:?}");
    }
}

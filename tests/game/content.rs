//! The box as data: the decks are complete and sensible, and everything has a name in every language.

use delvewright::games::massive_darkness::content::{core_box, shared_core_box, shipped_quest};
use delvewright::games::massive_darkness::quest::{Quest, lay_out};
use delvewright::games::massive_darkness::rules::cards::{EnemyDeck, Equipment, EquipmentDeck, EquipmentKind, Role};
use delvewright::games::massive_darkness::rules::language::{Ability, Effect};
use delvewright::games::massive_darkness::rules::library::{ClassEntry, Library};
use delvewright::games::massive_darkness::rules::symbol::{Colour, Symbol};
use std::collections::BTreeSet;
use std::sync::Arc;

fn library() -> Arc<Library> {
    shared_core_box().expect("the box is sound")
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
    use delvewright::games::massive_darkness::rules::dungeon::{Edition, Setup, recommended};
    use delvewright::games::massive_darkness::rules::ids::HeroId;
    use delvewright::games::massive_darkness::rules::setup::{SetupError, initial_state};
    let library = library();
    let text = shipped_quest("tutorial").expect("a quest");
    let quest: Quest = ron::from_str(text).expect("it can be read");
    let dungeon = lay_out(&quest, &library.tiles).expect("it can be laid");
    let setup = |count: u8| {
        let heroes = (0..count).map(|hero| recommended(&library, HeroId(hero % 6))).collect();
        initial_state(&library, &dungeon, &Setup::standard(heroes, 2, Edition::De))
    };
    // COMP-16
    assert!((1..=6).all(|count| setup(count).is_ok()));
    assert_eq!(setup(0).map(|_| ()), Err(SetupError::HeroCount(0)));
    assert_eq!(setup(7).map(|_| ()), Err(SetupError::HeroCount(7)));
}

// COMP-11, COMP-12
#[test]
fn five_levels_have_decks_of_their_own() {
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

/// Every message id that the box needs.
fn wanted_names(library: &Library) -> BTreeSet<String> {
    let mut wanted = BTreeSet::new();
    wanted.extend(library.equipment.iter().map(|entry| format!("card-{}", entry.card.id)));
    wanted.extend(library.kinds.iter().map(|kind| format!("enemy-{}", kind.id)));
    wanted.extend(library.heroes.iter().map(|entry| format!("hero-{}", entry.card.id)));
    wanted.extend(library.heroes.iter().map(|entry| format!("skill-{}", entry.card.special_name)));
    for ClassEntry { sheet, .. } in &library.classes {
        wanted.insert(format!("class-{}", sheet.id));
        wanted.extend([&sheet.signature_name, &sheet.free_name].map(|name| format!("skill-{name}")));
        wanted.extend(sheet.lines.iter().map(|line| format!("skill-{}", line.id)));
    }
    wanted.extend(library.doors.iter().map(|card| format!("door-{}", card.id)));
    wanted.extend(library.events.iter().map(|card| format!("event-{}", card.id)));
    wanted
}

#[test]
fn everything_has_a_name_in_every_language_and_no_name_is_left_over() {
    let wanted = wanted_names(&library());
    // The files themselves: a program that falls back to English would hide what is missing.
    let files = [
        ("en", include_str!("../../assets/text/en/massive-darkness/cards.ftl")),
        ("de", include_str!("../../assets/text/de/massive-darkness/cards.ftl")),
        ("pl", include_str!("../../assets/text/pl/massive-darkness/cards.ftl")),
    ];
    for (language, text) in files {
        let named = text.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once(" = "));
        let named: BTreeSet<String> =
            named.filter(|(_, name)| !name.trim().is_empty()).map(|(id, _)| id.to_owned()).collect();
        let missing: Vec<_> = wanted.difference(&named).collect();
        let unknown: Vec<_> = named.difference(&wanted).collect();
        assert!(missing.is_empty() && unknown.is_empty(), "{language}: missing {missing:?}, unknown {unknown:?}");
    }
}

/// Average Hits or Shields of dice, in sixths.
fn strength(dice: &[Colour]) -> usize {
    let worth = |die: &Colour| match die {
        Colour::Yellow => 6,
        Colour::Red => 9,
        Colour::Blue => 5,
        Colour::Green => 8,
    };
    dice.iter().map(worth).sum()
}

#[test]
fn equal_treasures_of_a_higher_level_are_never_weaker_and_lie_in_the_same_slot() {
    let cards = core_box().expect("the box is sound");
    let treasures = || cards.equipment.iter().filter(|card| card.deck == EquipmentDeck::Treasure);
    let mut pairs = 0;
    for low in treasures() {
        for high in treasures().filter(|high| high.id == low.id && high.level > low.level) {
            let name = format!("{} and {}", low.code, high.code);
            assert_eq!((low.slot, low.kind), (high.slot, high.kind), "{name}");
            assert!(low.tags == high.tags, "{name}");
            let fields = |card: &Equipment| {
                [&card.melee, &card.ranged, &card.magic, &card.defense].map(|dice| strength(dice)).into_iter()
            };
            assert!(fields(low).zip(fields(high)).all(|(low, high)| low <= high), "{name}");
            // The same weapon from a better deck is a better weapon.
            if fields(low).sum::<usize>() > 0 {
                assert!(fields(low).sum::<usize>() < fields(high).sum::<usize>(), "{name}");
            }
            pairs += 1;
        }
    }
    assert!(pairs > 20, "{pairs}");
}

#[test]
fn every_treasure_deck_is_mixed_like_the_printed_one_and_lies_in_its_order() {
    let cards = core_box().expect("the box is sound");
    // Kinds in the order of the printed codes; Traps at the end are a reading.
    let place = |card: &Equipment| match card.kind {
        EquipmentKind::Armor => 0,
        EquipmentKind::Consumable => 1,
        EquipmentKind::Item => 2,
        EquipmentKind::Luck => 3,
        EquipmentKind::Weapon if !card.magic.is_empty() => 4,
        EquipmentKind::Weapon if !card.melee.is_empty() => 5,
        EquipmentKind::Shield => 6,
        EquipmentKind::Weapon => 7,
        EquipmentKind::Trap => 8,
        EquipmentKind::Artifact => 9,
    };
    // Of the 43 printed cards: 7 Armor, 3 Consumables, 7 Items, 6 magic, 10 melee, 3 Shields, 6 ranged.
    let printed = [7, 3, 7, 1, 6, 10, 3, 6];
    let mut all = [0_usize; 9];
    for level in 1..=5 {
        let deck: Vec<&Equipment> =
            cards.equipment.iter().filter(|card| card.deck == EquipmentDeck::Treasure && card.level == level).collect();
        let places: Vec<usize> = deck.iter().map(|card| place(card)).collect();
        assert!(places.is_sorted(), "Level {level}: {places:?}");
        for kind in [0, 1, 2, 4, 5, 6, 7, 8] {
            let count = places.iter().filter(|place| **place == kind).count();
            assert!(count >= 1 && count * 3 <= deck.len(), "Level {level} has {count} of kind {kind}");
            all[kind] += count;
        }
    }
    let total: usize = all.iter().sum();
    for (kind, share) in printed.into_iter().enumerate().filter(|(kind, _)| *kind != 3) {
        let (mine, theirs) = (all[kind] * 100 / total, share * 100 / 43);
        assert!(mine.abs_diff(theirs) <= 8, "kind {kind}: {mine} % instead of {theirs} %");
    }
}

// COMP-09, ENEMY-06, MINI-04
#[test]
fn every_guard_card_can_be_put_on_the_board_with_six_heroes_comp_09_enemy_06_mini_04() {
    let library = library();
    for entry in &library.enemies {
        let kind = library.kind(entry.kind);
        match kind.role {
            Role::Mob => {
                assert!((1..=2).contains(&entry.card.minions), "{}", entry.card.code);
                assert!(entry.card.minions * 6 <= kind.minions, "{} needs more miniatures", entry.card.code);
            }
            Role::Agent | Role::Roaming => assert_eq!(entry.card.minions, 0, "{}", entry.card.code),
        }
        let roams = matches!(entry.card.deck, EnemyDeck::Lesser | EnemyDeck::Greater);
        assert_eq!(roams, kind.role == Role::Roaming, "{}", entry.card.code);
        assert!(!entry.card.melee.is_empty(), "ENEMY-14: {}", entry.card.code);
    }
    // The same six monsters in both decks, stronger in the second.
    let monsters = |deck| library.enemies.iter().filter(move |entry| entry.card.deck == deck);
    for (lesser, greater) in monsters(EnemyDeck::Lesser).zip(monsters(EnemyDeck::Greater)) {
        assert_eq!(lesser.kind, greater.kind);
        assert!(lesser.card.health < greater.card.health);
    }
}

// CLASS-04, CLASS-05, CLASS-09
#[test]
fn every_skill_line_rises_in_level_and_never_falls_in_cost_class_04_class_05_class_09() {
    for entry in &library().classes {
        let sheet = &entry.sheet;
        let cells = sheet.lines.iter().map(|line| line.skills.len()).sum::<usize>();
        assert!((5..=7).contains(&sheet.lines.len()) && (12..=14).contains(&cells), "{}: {cells} cells", sheet.id);
        for line in &sheet.lines {
            let place = format!("{}, {}", sheet.id, line.id);
            assert!(line.skills.windows(2).all(|two| two[0].level < two[1].level), "{place}");
            assert!(line.skills.windows(2).all(|two| two[0].cost <= two[1].cost), "{place}");
            assert!(line.skills.iter().all(|skill| [5, 10, 15].contains(&skill.cost)), "{place}");
        }
        // Somebody with few XP finds something to buy at the first Level.
        assert!(sheet.lines.iter().any(|line| line.skills[0].level == 1 && line.skills[0].cost == 5), "{}", sheet.id);
        // SKILL-08: the line of every Class, one or two cells of it.
        let health = sheet.lines.iter().find(|line| line.id == "enhance-health").expect("CLASS-09");
        let raises =
            |ability: &Ability| ability.effects.iter().any(|effect| matches!(effect, Effect::MaxHealth(1 | 2)));
        assert!(health.skills.iter().all(|skill| skill.abilities.iter().any(raises)), "{}", sheet.id);
    }
}

// SETUP-06, SETUP-07
#[test]
fn every_hero_can_have_the_recommended_class_and_weapon_setup_06_setup_07() {
    let library = library();
    let mut taken = Vec::new();
    for entry in &library.heroes {
        assert!(library.class_named(&entry.card.recommended).is_some(), "{}", entry.card.id);
        let weapon = library.card_named(&entry.card.weapon).expect("a weapon of the box");
        assert_eq!(library.card(weapon).card.deck, EquipmentDeck::Starting);
        taken.push(entry.card.weapon.as_str());
    }
    // There are enough cards for all six at once.
    for weapon in &taken {
        let wanted = taken.iter().filter(|other| *other == weapon).count();
        let there = library.equipment.iter();
        let there = there.filter(|entry| entry.card.deck == EquipmentDeck::Starting && entry.card.id == *weapon);
        assert!(wanted <= there.count(), "{weapon}");
    }
}

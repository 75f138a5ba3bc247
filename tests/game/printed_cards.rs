//! What the rulebook prints stands in the files as printed: cards, cells of Class Sheets, the tutorial.

use delvewright::games::massive_darkness::content::{core_box, shared_core_box, shipped_quest};
use delvewright::games::massive_darkness::quest::{Quest, ascii, lay_out};
use delvewright::games::massive_darkness::rules::cards::{DoorGuard, Equipment, EquipmentDeck, Origin, SlotSymbol};
use delvewright::games::massive_darkness::rules::language::quest::{Goal, Moment, QuestEffect};
use delvewright::games::massive_darkness::rules::library::Library;
use delvewright::games::massive_darkness::rules::state::TokenKind;
use delvewright::games::massive_darkness::rules::symbol::Colour;
use delvewright::kernel::board::Passage;
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

#[test]
fn printed_treasures_stand_under_their_printed_numbers_card_t1_to_card_t5() {
    // The number, the printed dice (any colour) and whether the text is empty.
    let printed: [(&str, &str, usize); 43] = [
        ("T001", "armor-of-life", 1),
        ("T003", "chainmail", 1),
        ("T005", "plate-armor", 1),
        ("T007", "guillotine-potion", 0),
        ("T008", "small-healing-potion", 0),
        ("T013", "wooden-ring", 0),
        ("T014", "gnome-gold", 0),
        ("T017", "magic-amulet", 0),
        ("T020", "scepter", 1),
        ("T027", "bastard-sword", 1),
        ("T036", "composite-bow", 2),
        ("T044", "plate-armor", 2),
        ("T048", "guillotine-potion", 0),
        ("T052", "kings-crown", 0),
        ("T054", "lucky-find", 0),
        ("T058", "orb-of-shadows", 2),
        ("T060", "axe-of-renewal", 2),
        ("T062", "bastard-sword", 2),
        ("T064", "ice-sword", 1),
        ("T071", "half-round-shield", 2),
        ("T072", "composite-bow", 2),
        ("T082", "cold-iron-armor", 2),
        ("T087", "ring-of-power", 0),
        ("T091", "orb-of-dark-light", 3),
        ("T092", "scepter", 2),
        ("T096", "battle-axe", 2),
        ("T097", "bastard-sword", 3),
        ("T108", "fire-bow", 2),
        ("T109", "throwing-spear", 2),
        ("T115", "shadow-armor", 3),
        ("T120", "knights-helmet", 0),
        ("T123", "staff-of-daze", 2),
        ("T126", "scepter-of-fear", 4),
        ("T135", "meteor-hammer", 3),
        ("T137", "dagger-of-the-sure-hand", 2),
        ("T139", "half-round-shield", 3),
        ("T140", "composite-bow", 3),
        ("T146", "plate-armor", 3),
        ("T154", "ring-of-power", 0),
        ("T165", "reaper", 4),
        ("T167", "magma-sword", 2),
        ("T171", "round-shield", 3),
        ("T175", "throwing-spear-of-wrath", 4),
    ];
    for (code, id, dice) in printed {
        let card = card(code);
        let found = [&card.melee, &card.ranged, &card.magic, &card.defense].map(Vec::len).iter().sum::<usize>();
        assert_eq!((card.id.as_str(), found), (id, dice), "{code}");
        assert_ne!(card.origin, Origin::Designed, "{code}");
    }
    // No other Treasure claims to be printed: what is known by name only has no number of its own.
    let codes: BTreeSet<&str> = printed.iter().map(|(code, ..)| *code).collect();
    let cards = core_box().expect("the box is sound");
    let others = cards.equipment.iter().filter(|card| card.deck == EquipmentDeck::Treasure);
    let named: BTreeSet<&str> = others
        .filter(|card| card.origin != Origin::Designed && !codes.contains(card.code.as_str()))
        .map(|card| card.id.as_str())
        .collect();
    let by_name = [
        "dwarven-shield",
        "fire-sword",
        "hammer",
        "ice-mace",
        "kings-armor",
        "kings-mace",
        "knights-armor",
        "knights-shield",
        "long-sword",
        "staff-of-defense",
    ];
    assert_eq!(named, BTreeSet::from(by_name));
}

#[test]
fn printed_enemies_stand_as_printed_card_g1_to_card_r2() {
    let cards = core_box().expect("the box is sound");
    // Code, kind, Minions, Health, dice for Ranged or Magic, for Melee, for Defense.
    let printed = [
        ("G003", "dwarf-defenders", 1, 1, 0, 1, 2),
        ("G004", "goblin-agent", 0, 2, 0, 2, 1),
        ("G007", "goblin-warriors", 1, 1, 0, 2, 2),
        ("G010", "orc-flayers", 1, 3, 0, 1, 0),
        ("G011", "dwarf-agent", 0, 3, 0, 3, 2),
        ("G012", "dwarf-defenders", 1, 2, 0, 2, 2),
        ("G015", "dwarf-warriors", 1, 2, 0, 2, 2),
        ("G017", "goblin-archers", 1, 1, 2, 1, 1),
        ("G018", "goblin-warriors", 1, 1, 0, 2, 2),
        ("G021", "goblin-archers", 2, 1, 3, 1, 2),
        ("G022", "goblin-archers", 2, 1, 3, 1, 2),
        ("G025", "orc-agent", 0, 4, 0, 2, 3),
        ("G026", "orc-enforcers", 1, 4, 0, 3, 1),
        ("G027", "orc-enforcers", 1, 4, 0, 3, 1),
        ("G035", "goblin-archers", 2, 2, 3, 1, 3),
        ("G036", "goblin-agent", 0, 4, 0, 3, 3),
        ("G038", "goblin-warriors", 1, 2, 0, 3, 3),
        ("G040", "orc-flayers", 1, 3, 0, 2, 3),
        ("G041", "dwarf-agent", 0, 4, 0, 4, 4),
        ("G042", "dwarf-defenders", 1, 3, 0, 4, 3),
        ("G045", "goblin-archers", 2, 2, 3, 3, 3),
        ("G049", "orc-enforcers", 1, 4, 0, 4, 3),
        ("RM01", "abyssal-demon", 0, 4, 2, 2, 2),
        ("RM02", "giant-spider", 0, 5, 2, 2, 2),
        ("RM03", "hellhound", 0, 4, 2, 2, 3),
        ("RM08", "giant-spider", 0, 7, 4, 2, 4),
        ("RM10", "high-troll", 0, 8, 0, 4, 3),
        ("RM11", "liliarch", 0, 7, 0, 4, 4),
        ("RM12", "ogre-mage", 0, 7, 4, 3, 3),
    ];
    for (code, kind, minions, health, afar, melee, defense) in printed {
        let card = cards.enemies.iter().find(|card| card.code == code).expect(code);
        assert_eq!((card.kind.as_str(), card.minions, card.health), (kind, minions, health), "{code}");
        let dice = (card.ranged.len() + card.magic.len(), card.melee.len(), card.defense.len());
        assert_eq!(dice, (afar, melee, defense), "{code}");
        assert_ne!(card.origin, Origin::Designed, "{code}");
    }
}

// CLASS-05, EX-24
#[test]
fn the_cells_that_the_rulebook_fixes_stand_where_it_says() {
    let library = library();
    let fixed = [
        ("nightshade-ranger", "enhance-health", 0, 2, 5),
        ("nightshade-ranger", "shadow-hunter", 0, 2, 5),
        ("nightshade-ranger", "shadow-hunter", 1, 4, 10),
        ("nightshade-ranger", "ranged-specialist", 0, 1, 5),
        ("nightshade-ranger", "ranged-specialist", 1, 3, 5),
        ("pit-fighter-berserker", "charge", 0, 1, 5),
        ("pit-fighter-berserker", "charge", 1, 2, 5),
        ("pit-fighter-berserker", "charge", 2, 4, 10),
    ];
    for (class, line, cell, level, cost) in fixed {
        let entry = library.classes.iter().find(|entry| entry.sheet.id == class).expect(class);
        let line = entry.sheet.lines.iter().find(|other| other.id == line).expect(line);
        assert_eq!((line.skills[cell].level, line.skills[cell].cost), (level, cost), "{class}, {}", line.id);
    }
}

// EVENT-05, EVENT-06, EVENT-07, EVENT-08, EVENT-09, EVENT-10, EVENT-11
#[test]
fn events_are_pairs_of_equal_cards_and_the_printed_ones_stand_under_their_numbers_event_11() {
    let cards = core_box().expect("the box is sound");
    for pair in cards.events.chunks(2) {
        assert_eq!((&pair[0].id, &pair[0].effects), (&pair[1].id, &pair[1].effects), "{}", pair[0].code);
    }
    let printed = [
        ("E01", "patrol-from-behind"),
        ("E02", "patrol-from-behind"),
        ("E03", "patrol-from-the-front"),
        ("E09", "monster-patrol-from-the-front"),
        ("E11", "unexpected-monster"),
        ("E17", "shadow-blessing"),
        ("E19", "protection-of-the-lightbringers"),
    ];
    let stand = cards.events.iter().filter(|card| card.origin == Origin::Printed);
    assert_eq!(stand.map(|card| (card.code.as_str(), card.id.as_str())).collect::<Vec<_>>(), printed);
}

// ACT-DOOR-09, ACT-DOOR-10
#[test]
fn door_cards_stand_as_printed_card_d1() {
    let cards = core_box().expect("the box is sound");
    let (none, here, ambush) = (DoorGuard::None, DoorGuard::Here, DoorGuard::Ambush);
    let printed = [
        ("D01", [(none, 3), (none, 2), (here, 3)]),
        ("D02", [(none, 2), (here, 3), (here, 2)]),
        ("D04", [(none, 3), (none, 3), (here, 2)]),
        ("D08", [(ambush, 1), (here, 3), (none, 2)]),
        ("D09", [(here, 3), (none, 3), (none, 2)]),
    ];
    for (code, blocks) in printed {
        let card = cards.doors.iter().find(|card| card.code == code).expect(code);
        assert_eq!(card.blocks.map(|block| (block.guard, block.treasure)), blocks, "{code}");
        assert!(card.blocks.iter().all(|block| block.special == 0), "ICON-15: {code}");
    }
    for card in &cards.doors {
        let sum: u8 = card.blocks.iter().map(|block| block.treasure + block.special).sum();
        assert!((5..=8).contains(&sum), "{}: {sum} tokens", card.code);
    }
}

// QT-O1, QT-O2, QT-R1
#[test]
fn the_tutorial_has_its_printed_parts_qt_o1_qt_o2_qt_r1() {
    let text = shipped_quest("tutorial").expect("a quest");
    let quest: Quest = ron::from_str(text).expect("it can be read");
    let tiles: Vec<&str> = quest.tiles.iter().map(|placed| placed.tile.as_str()).collect();
    assert_eq!(tiles, ["6V", "8R"]);
    assert_eq!(quest.goals, [Goal::PickUp(TokenKind::Library, 1), Goal::AllEscape]);
    let rule = quest.rules.first().expect("one rule");
    assert_eq!(
        (&rule.when, rule.effects.as_slice()),
        (&Moment::PickedUp(TokenKind::Library), &[QuestEffect::GainXp(3)][..])
    );
    let dungeon = lay_out(&quest, &library().tiles).expect("it can be laid");
    assert_eq!(
        ascii(&dungeon, 0),
        "L # dX# L\n.   .   .\nD # d2+ D\n.   .   .\nL + d # L\n#   .   #\nD # l + L\n.   .   .\nD + l1# L\n#   .   .\ndS. d # L"
    );
    // Every Chamber has exactly one way in.
    assert_eq!(dungeon.board.edges().filter(|(_, edge)| edge.passage == Passage::Door).count(), 4);
    assert!(quest.title.len() == 3 && quest.story.len() == 3, "in every language");
}

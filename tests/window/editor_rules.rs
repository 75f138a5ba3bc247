//! Special rules in the real window: built from blocks by mouse, with Zones pointed out on the map, and taken back.

use crate::support::app::still_window as window;
use crate::support::desk::AtTheDesk as _;
use crate::support::hands::{centre_of, click_at, drag, key, picture, quest, scroll_and_press as press, write, zones};
use delvewright::games::massive_darkness::rules::language::quest::{Condition, Goal, Moment, QuestEffect};
use delvewright::house::storage::Theme;
use delvewright::shell::App;
use egui::{Key, Modifiers, Role};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

const LARGE: (f32, f32) = (1440.0, 900.0);

/// Takes something from a drop-down list.
fn choose(harness: &mut Harness<'_, App>, list: &str, what: &str) {
    press(harness, list);
    let offers: Vec<_> = harness.get_all_by_label(what).collect();
    offers.last().expect("an offer").scroll_to_me();
    harness.run_steps(3);
    harness.get_all_by_label(what).last().expect("an offer").click();
    harness.run_steps(4);
}

/// A new quest with one tile.
fn with_a_tile<'a>(folder: &std::path::Path, theme: Theme) -> Harness<'a, App> {
    let mut harness = window(folder, LARGE, theme, "en");
    key(&mut harness, Modifiers::COMMAND, Key::E);
    press(&mut harness, "New quest");
    let map = harness.get_by_role_and_label(Role::Canvas, "Map of the quest").rect();
    press(&mut harness, "Tile 6V, used 0 of 1");
    click_at(&mut harness, map.center());
    assert_eq!(quest(&harness).tiles.len(), 1);
    harness
}

/// Opens a copy of a shipped quest, by a part of its title.
fn open_copy<'a>(folder: &std::path::Path, theme: Theme, language: &str, title: &str) -> Harness<'a, App> {
    let mut harness = window(folder, LARGE, theme, language);
    key(&mut harness, Modifiers::COMMAND, Key::E);
    let mut labels: Vec<String> =
        harness.get_all_by_label_contains(title).filter_map(|node| node.accesskit_node().label()).collect();
    let name = labels.pop().expect("the quest is offered");
    press(&mut harness, &name);
    harness
}

#[test]
fn a_rule_is_built_from_blocks_with_a_zone_pointed_out_on_the_map() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = with_a_tile(folder.path(), Theme::Dark);
    let before = quest(&harness);
    press(&mut harness, "Special rules");
    press(&mut harness, "New rule");
    assert_eq!(quest(&harness).rules.len(), 1);

    // When a Hero enters a Zone, which is pointed out on the map and gets a name by that.
    choose(&mut harness, "Rule 1: When: after setup", "a hero enters a zone");
    assert_eq!(quest(&harness).rules[0].when, Moment::Entered(String::new()));
    press(&mut harness, "Rule 1: zone: point out on the map");
    assert!(harness.query_by_label_contains("Click the zone on the map").is_some());
    let zone = zones(&harness)[0].center();
    let steps_before = quest(&harness);
    click_at(&mut harness, zone);
    let pointed = quest(&harness);
    assert_eq!(pointed.names.len(), 1);
    assert_eq!(pointed.rules[0].when, Moment::Entered(pointed.names[0].name.clone()));
    key(&mut harness, Modifiers::COMMAND, Key::Z);
    assert_eq!(quest(&harness), steps_before, "the name and the rule are one step");
    key(&mut harness, Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);

    // If …
    press(&mut harness, "Rule 1: If: add");
    choose(&mut harness, "Rule 1, If 1: If: a counter is", "no enemy is on the board");
    press(&mut harness, "Rule 1, If 1: not");
    let turned = Condition::Not(Box::new(Condition::NoEnemies));
    assert_eq!(quest(&harness).rules[0].only_if, [turned]);

    // Then …
    choose(&mut harness, "Rule 1, Then 1: Then: the hero gains XP", "the hero is wounded");
    press(&mut harness, "Rule 1, Then 1: wounds: one more");
    press(&mut harness, "Rule 1: Then: add");
    choose(&mut harness, "Rule 1, Then 2: Then: the hero gains XP", "a counter changes");
    choose(&mut harness, "Rule 1, Then 2: counter: choose…", "counter: new");
    press(&mut harness, "Rule 1: Only once in the quest");
    let built = quest(&harness);
    assert_eq!(built.counters, ["counter"]);
    assert_eq!(built.rules[0].effects, [QuestEffect::Suffer(2), QuestEffect::Count("counter".to_owned(), 1)]);
    assert!(built.rules[0].once);
    // The sentence beside it says exactly that.
    let name = &built.names[0].name;
    let sentence = format!("When a hero enters zone “{name}”");
    assert!(harness.query_all_by_label_contains(&sentence).next().is_some(), "{sentence}");
    assert!(harness.query_all_by_label_contains("the hero suffers 2 wounds; then the counter").next().is_some());
    picture(&mut harness, "editor-rule-open-dark");

    // A second effect is dragged before the first.
    let from = centre_of(&harness, "Rule 1, Then 2: drag to another place");
    let to = centre_of(&harness, "Rule 1, Then 1: drag to another place") - egui::vec2(0.0, 12.0);
    drag(&mut harness, from, to);
    assert_eq!(quest(&harness).rules[0].effects[1], QuestEffect::Suffer(2));

    // Rules are doubled, moved and removed.
    press(&mut harness, "Rule 1: duplicate");
    assert_eq!(quest(&harness).rules.len(), 2);
    press(&mut harness, "Rule 2: remove");
    assert_eq!(quest(&harness).rules.len(), 1);
    for _ in 0..30 {
        key(&mut harness, Modifiers::COMMAND, Key::Z);
    }
    assert_eq!(quest(&harness).rules, []);
    while quest(&harness) != before && !quest(&harness).tiles.is_empty() {
        key(&mut harness, Modifiers::COMMAND, Key::Z);
    }
    assert_eq!(quest(&harness).counters, [""; 0]);
}

#[test]
fn templates_give_objectives_and_rules_that_can_be_played() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = with_a_tile(folder.path(), Theme::Light);
    press(&mut harness, "Objectives");
    press(&mut harness, "Kill the named monster");
    press(&mut harness, "Hold out for rounds");
    assert!(matches!(quest(&harness).goals[..], [Goal::Kill(_), Goal::Survive(1)]));
    press(&mut harness, "Objective 2: change");
    press(&mut harness, "Objective 2: rounds: one more");
    assert_eq!(quest(&harness).goals[1], Goal::Survive(2));
    press(&mut harness, "Objective 2: further up");
    assert_eq!(quest(&harness).goals[0], Goal::Survive(2));
    picture(&mut harness, "editor-objectives-light");
    press(&mut harness, "Special rules");
    press(&mut harness, "Collapsing dungeon");
    press(&mut harness, "A trap in a zone");
    let made = quest(&harness);
    assert_eq!(made.rules.len(), 4);
    assert!(made.tiles.iter().all(|tile| tile.wounds > 0));
    assert_eq!(made.words["buried"]["de"], "verschüttet", "in every language");
    picture(&mut harness, "editor-rules-light");
    key(&mut harness, Modifiers::NONE, Key::F5);
    let play = harness.state().play().expect("the quest is played");
    assert_eq!(play.session().header().setup.quest, made);
}

#[test]
fn a_name_counts_when_its_field_is_left_for_another_name_or_another_page() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = with_a_tile(folder.path(), Theme::Dark);
    press(&mut harness, "Special rules");
    press(&mut harness, "Acts and counters");
    press(&mut harness, "counter: new");
    press(&mut harness, "counter: new");
    let write_at = |harness: &mut Harness<'_, App>, field: &str, name: &str| {
        harness.get_by_role_and_label(Role::TextInput, field).focus();
        harness.run_steps(3);
        write(harness, name);
    };
    let before = quest(&harness).counters;
    write_at(&mut harness, "counter 1", "torches");
    assert_eq!(quest(&harness).counters, before, "half a name is none");
    // From one name straight to the other.
    write_at(&mut harness, "counter 2", "keys");
    assert_eq!(quest(&harness).counters, ["torches".to_owned(), before[1].clone()]);
    // To another page, where the field is not even drawn.
    press(&mut harness, "Objectives");
    assert_eq!(quest(&harness).counters, ["torches", "keys"]);
    // A tile is renamed the same way, and what was drawn on it stays.
    press(&mut harness, "Tiles");
    press(&mut harness, "New tile");
    let old = quest(&harness).own_tiles[0].clone();
    write_at(&mut harness, "Name of the tile", "Vault");
    press(&mut harness, "Objectives");
    let new = quest(&harness).own_tiles[0].clone();
    assert_eq!((new.id.as_str(), new.rows), ("Vault", old.rows));
}

#[test]
fn the_rules_of_a_shipped_quest_are_shown_as_blocks_and_stay_as_they_are() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open_copy(folder.path(), Theme::Dark, "en", "Heart of Darkness");
    let before = quest(&harness);
    press(&mut harness, "Special rules");
    assert!(harness.query_by_label_contains("of at most 64 rules").is_some());
    for number in 1..=before.rules.len() {
        let name = format!("Rule {number}: change");
        press(&mut harness, &name);
        if number == 12 {
            picture(&mut harness, "editor-rules-dark");
        }
    }
    press(&mut harness, "Figures");
    for foe in &before.foes {
        let name = format!("Figure “{}”: change", foe.name);
        press(&mut harness, &name);
    }
    picture(&mut harness, "editor-figures-dark");
    press(&mut harness, "Acts and counters");
    picture(&mut harness, "editor-acts-dark");
    press(&mut harness, "Differences");
    press(&mut harness, "Objectives");
    for number in 1..=before.goals.len() {
        press(&mut harness, &format!("Objective {number}: change"));
    }
    assert_eq!(quest(&harness), before, "looking changes nothing");
    // A figure gets another name, and whatever speaks of it knows.
    press(&mut harness, "Special rules");
    press(&mut harness, "Figures");
    let field = "Figure “first incarnation”: name";
    if harness.query_by_label(field).is_none() {
        press(&mut harness, "Figure “first incarnation”: change");
    }
    harness.get_by_label(field).focus();
    harness.run_steps(3);
    harness.get_by_label(field).type_text("x");
    harness.run_steps(3);
    key(&mut harness, Modifiers::NONE, Key::Tab);
    let renamed = quest(&harness);
    let new = &renamed.foes[0].name;
    assert_ne!(new, "first incarnation");
    assert_eq!(renamed.goals[0], Goal::Kill(vec![new.clone()]));
    key(&mut harness, Modifiers::COMMAND, Key::Z);
    assert_eq!(quest(&harness), before);
}

/// Whatever list is opened in a rule: it has a field to search in, where letters narrow what is offered.
#[test]
fn every_list_of_a_rule_can_be_searched() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open_copy(folder.path(), Theme::Dark, "en", "Heart of Darkness");
    let before = quest(&harness);
    press(&mut harness, "Special rules");
    let mut tried = 0;
    for number in 1..=before.rules.len().min(8) {
        press(&mut harness, &format!("Rule {number}: change"));
        let lists: Vec<String> =
            harness.get_all_by_role(Role::ComboBox).filter_map(|node| node.accesskit_node().label()).collect();
        let of_rule = format!("Rule {number}: ");
        for list in lists.iter().filter(|list| list.starts_with(&of_rule)) {
            if harness.query_all_by_label(list).count() != 1 {
                continue;
            }
            press(&mut harness, list);
            let field = harness.query_all_by_label("Search this list").count();
            let none = harness.query_all_by_label_contains("none yet; point it out").count();
            assert!(field + none > 0, "{list} cannot be searched");
            key(&mut harness, Modifiers::NONE, Key::Escape);
            tried += 1;
        }
    }
    assert!(tried > 12, "{tried} lists");
    assert_eq!(quest(&harness), before, "looking changes nothing");
}

#[test]
fn rules_are_read_in_german_too() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = open_copy(folder.path(), Theme::Light, "de", "Das schwarze Labyrinth");
    press(&mut harness, "Sonderregeln");
    picture(&mut harness, "editor-rules-german-light");
    assert!(harness.query_all_by_label_contains("Zu Beginn von Runde 3").next().is_some());
}

//! The card editor in the real window: a card is typed in, taken back, kept, and played with.

use crate::support::desk::{AtTheDesk as _, remembering};
use crate::support::hands::{enter_over, let_go, press, shows, soon, write_in as write};
use crate::support::pictures::shoot;
use delvewright::games::massive_darkness::content::OwnPack;
use delvewright::games::massive_darkness::content::own_cards::Card;
use delvewright::games::massive_darkness::folders::OwnFolders as _;
use delvewright::games::massive_darkness::remembered::LastGame;
use delvewright::games::massive_darkness::rules::cards::Equipment;
use delvewright::games::massive_darkness::rules::language::Condition;
use delvewright::house::packs::CardPack as _;
use delvewright::house::storage::{DataDirs, Settings, Theme};
use delvewright::shell::App;
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use std::path::Path;

const LARGE: (f32, f32) = (1280.0, 800.0);

fn window<'a>(folder: &Path, size: (f32, f32), theme: egui::Theme) -> Harness<'a, App> {
    let dirs = DataDirs::at(folder);
    dirs.create_all().expect("folders");
    let mut settings = Settings::load(&dirs.settings_file).settings;
    settings.theme = if theme == egui::Theme::Light { Theme::Light } else { Theme::Dark };
    settings.save(&dirs.settings_file).expect("settings");
    let mut window = crate::support::app::window(size, theme, folder, 7);
    window.run();
    window
}

/// Picks another thing from a drop-down list.
fn choose(window: &mut Harness<'_, App>, list: &str, thing: &str) {
    press(window, list);
    // The same word may stand in the form: the list lies on top.
    window.get_all_by_label(thing).last().expect("it is offered").click();
    window.run_steps(4);
}

/// The card editor with this card open.
fn editor<'a>(folder: &Path, size: (f32, f32), theme: egui::Theme, search: &str, card: &str) -> Harness<'a, App> {
    let mut editor = window(folder, size, theme);
    press(&mut editor, "Cards");
    if !search.is_empty() {
        write(&mut editor, "Search a card", search);
    }
    press(&mut editor, card);
    editor
}

fn own(folder: &Path) -> OwnPack {
    OwnPack::read(&DataDirs::at(folder).own_cards_file()).expect("a sound file")
}

fn equipment(folder: &Path, code: &str) -> Option<Equipment> {
    match own(folder).card(code)? {
        Card::Equipment(card) => Some(card),
        _ => None,
    }
}

#[test]
fn a_card_is_typed_in_taken_back_given_again_kept_and_played_with() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let mut cards = editor(folder, LARGE, egui::Theme::Dark, "", "SE11 Axe");
    assert_eq!(own(folder), OwnPack::none());
    shoot("cards-dark", &mut cards);
    press(&mut cards, "Melee: red dice: one more");
    let dice = || equipment(folder, "SE11").map(|card| card.melee.len());
    assert_eq!(dice(), Some(2), "it is on the disk");
    cards.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    cards.run_steps(4);
    assert_eq!(dice(), None, "taken back on the disk too");
    press(&mut cards, "Give again");
    assert_eq!(dice(), Some(2));
    press(&mut cards, "Take back");
    assert_eq!(dice(), None);
    cards.key_press_modifiers(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    cards.run_steps(4);
    assert_eq!(dice(), Some(2));
    // A name of one's own, in one language.
    write(&mut cards, "Name in English", "Grandfather's Axe");
    assert!(cards.query_by_label("SE11 Grandfather's Axe").is_some());
    shoot("cards-own-dark", &mut cards);
    drop(cards);
    // After a restart the card is there, and a new game is played with it.
    let mut again = window(folder, LARGE, egui::Theme::Light);
    press(&mut again, "Cards");
    assert!(again.query_by_label("SE11 Grandfather's Axe").is_some());
    press(&mut again, "To the start screen");
    press(&mut again, "New game");
    press(&mut again, "Begin");
    press(&mut again, "Go down");
    let game = again.state().play().expect("a game").game();
    let axe = game.library.card_named("SE11").expect("the card");
    assert_eq!(game.library.card(axe).dice[0], [0, 2, 0, 0]);
    let hash = again.state().play().expect("a game").session().header().content;
    drop(again);
    let plain = tempfile::tempdir().expect("a folder");
    let mut other = window(plain.path(), LARGE, egui::Theme::Light);
    press(&mut other, "New game");
    press(&mut other, "Begin");
    press(&mut other, "Go down");
    assert_ne!(other.state().play().expect("a game").session().header().content, hash);
}

#[test]
fn every_list_of_words_is_searched_by_letters_and_left_by_the_keyboard() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut cards = editor(folder.path(), (1280.0, 1500.0), egui::Theme::Dark, "", "SE11 Axe");
    press(&mut cards, "New text");
    press(&mut cards, "Text 1: Does: Add or take symbols");
    cards.event(egui::Event::Text("re-ro".to_owned()));
    cards.run_steps(4);
    assert!(cards.query_by_label("Add or take dice").is_none() && cards.query_by_label("Roll no dice").is_none());
    shoot("cards-list-searched-dark", &mut cards);
    cards.key_press(Key::Enter);
    cards.run_steps(4);
    assert_eq!(equipment(folder.path(), "SE11").map(|card| card.abilities.len()), Some(1));
    let list = cards.query_all_by_role(Role::ComboBox).map(|node| node.accesskit_node());
    let named = list.filter(|node| node.label().is_some_and(|label| label.starts_with("Text 1: Does: Re-roll")));
    assert_eq!(named.filter(|node| node.is_focused()).count(), 1, "the keyboard is at the list again");
    // What is chosen from lists of names is searched for as well.
    press(&mut cards, "Text 1: when: When attacking");
    cards.event(egui::Event::Text("qqq".to_owned()));
    cards.run_steps(4);
    assert!(cards.query_by_label("Nothing fits these letters.").is_some());
    cards.key_press(Key::Escape);
    cards.run_steps(4);
    assert!(cards.query_by_label("Nothing fits these letters.").is_none());
}

#[test]
fn a_text_is_built_from_blocks_and_its_sentence_follows() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let mut cards = editor(folder, (1280.0, 1500.0), egui::Theme::Light, "", "SE11 Axe");
    let sentence = |cards: &Harness<'_, App>, text: &str| cards.query_all_by_label(text).count() > 0;
    press(&mut cards, "New text");
    assert!(sentence(&cards, "Attack: +1 Hit."));
    press(&mut cards, "Text 1: number: one more");
    assert!(sentence(&cards, "Attack: +2 Hits."));
    press(&mut cards, "Text 1: Pay: add");
    assert!(sentence(&cards, "Attack [Bam]: +2 Hits."));
    press(&mut cards, "Text 1: Repeat in one combat: one more");
    assert!(sentence(&cards, "Attack [Bam]: +2 Hits (Repeat 2)."));
    choose(&mut cards, "Text 1: combat type: any combat type", "Ranged");
    assert!(sentence(&cards, "Ranged [Bam]: +2 Hits (Repeat 2)."));
    shoot("cards-blocks-light", &mut cards);
    press(&mut cards, "Text 1: If: add");
    assert!(sentence(&cards, "[Shadow Mode] Ranged [Bam]: +2 Hits (Repeat 2)."));
    press(&mut cards, "Text 1: Does: add");
    choose(&mut cards, "Text 1: when: When attacking", "In your activation, from the menu");
    assert!(sentence(&cards, "[Shadow Mode]: heal 1 wound."), "what no longer fits has gone");
    shoot("cards-text-light", &mut cards);
    assert_eq!(equipment(folder, "SE11").expect("it is on the disk").abilities.len(), 1);
    press(&mut cards, "Remove text 1");
    assert_eq!(equipment(folder, "SE11").expect("it is on the disk").abilities, []);
    press(&mut cards, "Sentences of other cards");
    write(&mut cards, "Search a text", "stun the defender");
    press(&mut cards, "Attack [Bam]: stun the defender.");
    assert_eq!(equipment(folder, "SE11").expect("it is on the disk").abilities.len(), 1);
    press(&mut cards, "Back to the box's card");
    assert_eq!(own(folder), OwnPack::none());
}

#[test]
fn what_is_wrong_is_told_and_leads_to_its_field() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut cards = editor(folder.path(), LARGE, egui::Theme::Dark, "", "SE11 Axe");
    choose(&mut cards, "Place: one hand", "body");
    let told = "Armor lies on the body, and only armor does (EQUIP-02).";
    assert!(cards.query_by_label(told).is_some());
    shoot("cards-problem-dark", &mut cards);
    press(&mut cards, told);
    cards.run_steps(4);
    assert!(cards.get_by_label("Place: body").is_focused(), "the field has the keyboard");
    choose(&mut cards, "Place: body", "one hand");
    assert!(cards.query_by_label(told).is_none());
}

#[test]
fn enemies_doors_and_events_are_typed_in_too() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let mut cards = editor(folder, LARGE, egui::Theme::Light, "G002", "G002 Dwarf Warriors");
    press(&mut cards, "Health: one more");
    shoot("cards-enemy-light", &mut cards);
    let Some(Card::Enemy(enemy)) = own(folder).card("G002") else { panic!("it is on the disk") };
    assert_eq!(enemy.health, 2);
    drop(cards);
    let mut cards = editor(folder, LARGE, egui::Theme::Dark, "D05", "D05 Quiet Rooms");
    press(&mut cards, "Room 2: treasures: one more");
    choose(&mut cards, "Room 1: who waits: nobody", "a guard in this room");
    shoot("cards-door-dark", &mut cards);
    assert!(own(folder).card("D05").is_some());
    drop(cards);
    let mut cards = editor(folder, LARGE, egui::Theme::Light, "E15", "E15 Lessons of the Deep");
    press(&mut cards, "number: one more");
    shoot("cards-event-light", &mut cards);
    let Some(Card::Event(event)) = own(folder).card("E15") else { panic!("it is on the disk") };
    assert!(format!("{:?}", event.effects).contains(", 2)"), "{event:?}");
}

#[test]
fn heroes_and_class_sheets_are_typed_in_too() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let mut cards = editor(folder, (1280.0, 1800.0), egui::Theme::Dark, "H001", "H001 Bjorn");
    choose(&mut cards, "Recommended class: Shadow Barbarian", "Battle Wizard");
    write(&mut cards, "Special skill: name in English", "Skull Bash");
    shoot("cards-hero", &mut cards);
    let hero = |folder: &Path| match own(folder).card("H001") {
        Some(Card::Hero(card)) => card,
        other => panic!("a Hero, not {other:?}"),
    };
    assert_eq!(hero(folder).recommended, "battle-wizard");
    assert!(soon(|| own(folder).name("skill-headbutt", "en") == Some("Skull Bash")));
    press(&mut cards, "New text: In the shadow");
    assert_eq!(hero(folder).shadow[1].only_if, [Condition::InShadow], "what is new works in the shadow only");
    press(&mut cards, "Text 2: If: remove 1");
    assert!(cards.query_by_label_contains("SHADOW-02").is_some(), "a text that works in the light is told");
    press(&mut cards, "To the start screen");
    press(&mut cards, "New game");
    cards.run_steps(4);
    shoot("cards-hero-new-game", &mut cards);
    let wizards = cards.get_all_by_role(Role::ComboBox).filter(|list| {
        list.accesskit_node().value().is_some_and(|value| value.contains("Battle Wizard"))
            || list.accesskit_node().label().is_some_and(|label| label.contains("Battle Wizard"))
    });
    assert_eq!(wizards.count(), 2, "the own card counts");
}

#[test]
fn a_class_sheet_gets_lines_and_skills_and_the_box_counts_again_when_it_is_taken_out() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let name = "paladin-of-fury Paladin of Fury";
    let mut cards = editor(folder, (1280.0, 2400.0), egui::Theme::Light, "paladin", name);
    let sheet = |folder: &Path| match own(folder).card("paladin-of-fury") {
        Some(Card::Class(sheet)) => Some(sheet),
        _ => None,
    };
    press(&mut cards, "New line of skills");
    let lines = sheet(folder).expect("an own sheet").lines;
    assert_eq!(lines.last().expect("a line").skills.len(), 1);
    press(&mut cards, "New skill in “Unnamed skill”");
    press(&mut cards, "Unnamed skill, skill 2: Cost in XP: one more");
    write(&mut cards, "Unnamed skill: name in English", "Wall of Shields");
    shoot("cards-class", &mut cards);
    let line = sheet(folder).expect("an own sheet").lines.pop().expect("a line");
    let levels_and_costs: Vec<(u8, u8)> = line.skills.iter().map(|skill| (skill.level, skill.cost)).collect();
    assert_eq!(levels_and_costs, [(1, 5), (2, 6)]);
    assert!(soon(|| own(folder).name(&format!("skill-{}", line.id), "en") == Some("Wall of Shields")));
    press(&mut cards, "Back to the box's card");
    assert_eq!(own(folder), OwnPack::none(), "the names of its skills go with it");
}

#[test]
fn cards_are_given_away_and_taken_over_by_path() {
    let (mine, theirs) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let file = mine.path().join("shared.ron");
    let mut cards = editor(mine.path(), LARGE, egui::Theme::Dark, "", "SE11 Axe");
    press(&mut cards, "Melee: red dice: one more");
    press(&mut cards, "Write your cards to a file");
    write(&mut cards, "Title of the pack", "My box");
    shoot("cards-share-dark", &mut cards);
    press(&mut cards, "Write the file");
    cards.run_steps(3);
    // The window to choose a file stands wholly in ours, and whoever agrees with the name has only to press Enter.
    let name = cards.get_by_role_and_label(Role::TextInput, "Name of the file");
    assert!(name.accesskit_node().is_focused());
    assert!(cards.get_by_label("Cancel").rect().bottom() < LARGE.1 - 8.0);
    enter_over(&mut cards, "Folder", mine.path().to_str().expect("a plain path"));
    enter_over(&mut cards, "Name of the file", "shared");
    assert_eq!(OwnPack::read(&file).expect("a pack").title, "My box");
    drop(cards);
    let mut cards = editor(theirs.path(), LARGE, egui::Theme::Light, "", "SE11 Axe");
    press(&mut cards, "Take cards from a file");
    press(&mut cards, "Take them");
    enter_over(&mut cards, "Name of the file", file.to_str().expect("a plain path"));
    assert_eq!(equipment(theirs.path(), "SE11"), equipment(mine.path(), "SE11"));
    assert!(shows(&cards, "One card has the code of a card of the box and counts instead of it."));
    shoot("cards-instead-light", &mut cards);
    // A pack in the folder counts without being taken over.
    let third = tempfile::tempdir().expect("a folder");
    let dirs = DataDirs::at(third.path());
    dirs.create_all().expect("folders");
    std::fs::copy(&file, dirs.packs().join("theirs.ron")).expect("a copy");
    let mut cards = editor(third.path(), LARGE, egui::Theme::Light, "", "SE11 Axe");
    choose(&mut cards, "Origin: All origins", "from packs");
    assert!(cards.query_by_label("SE11 Axe").is_some() && cards.query_by_label("SE12 Axe").is_none());
    shoot("cards-pack-light", &mut cards);
}

#[test]
fn cards_never_replace_a_file_of_another_kind_and_the_folder_is_remembered() {
    let (home, elsewhere) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let quest = std::fs::read_to_string("quests/massive-darkness/tutorial.ron").expect("a quest");
    let (taken, mine) = (elsewhere.path().join("quest.ron"), elsewhere.path().join("cards.ron"));
    std::fs::write(&taken, &quest).expect("a file");
    let mut cards = editor(home.path(), LARGE, egui::Theme::Dark, "", "SE11 Axe");
    press(&mut cards, "Melee: red dice: one more");
    let give = |cards: &mut Harness<'_, App>, name: &str| {
        press(cards, "Write your cards to a file");
        press(cards, "Write the file");
        if name == "quest" {
            enter_over(cards, "Folder", elsewhere.path().to_str().expect("a plain path"));
        }
        enter_over(cards, "Name of the file", name);
    };
    give(&mut cards, "quest");
    press(&mut cards, "Save over it");
    assert!(shows(&cards, "is a file of another kind and is not replaced"));
    assert_eq!(std::fs::read_to_string(&taken).expect("it is there"), quest);
    // The folder of last time is the one that is offered; an earlier pack is replaced by whoever agrees to it.
    give(&mut cards, "cards");
    assert_eq!(OwnPack::read(&mine).expect("a pack"), own(home.path()));
    press(&mut cards, "Melee: red dice: one more");
    let before = std::fs::read(&mine).expect("it is there");
    give(&mut cards, "cards");
    assert_eq!(std::fs::read(&mine).expect("it is there"), before, "not before it was agreed to");
    press(&mut cards, "Save over it");
    assert_ne!(std::fs::read(&mine).expect("it is there"), before);
}

#[test]
fn cards_that_are_opened_with_the_program_are_held_out_and_count_only_when_they_are_taken() {
    let (mine, theirs) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let mut cards = editor(mine.path(), LARGE, egui::Theme::Dark, "", "SE11 Axe");
    press(&mut cards, "Melee: red dice: one more");
    let own_file = DataDirs::at(mine.path()).own_cards_file();
    assert!(soon(|| equipment(mine.path(), "SE11").is_some()));
    // Own cards are edited, not taken.
    drop(cards);
    let mut again = window(mine.path(), LARGE, egui::Theme::Dark);
    again.state_mut().take_in(vec![own_file.clone()]);
    again.run_steps(4);
    assert!(again.query_by_label("SE11 Axe").is_some() && again.query_by_label("Take them").is_none());
    drop(again);
    let mut started = window(theirs.path(), LARGE, egui::Theme::Light);
    started.state_mut().take_in(vec![own_file.clone()]);
    started.run_steps(4);
    assert_eq!(own(theirs.path()), OwnPack::none(), "nothing counts unasked");
    shoot("cards-held-out-light", &mut started);
    press(&mut started, "Take them");
    assert_eq!(equipment(theirs.path(), "SE11"), equipment(mine.path(), "SE11"));
    // Nobody is torn from the table for them.
    let third = tempfile::tempdir().expect("a folder");
    let mut playing = window(third.path(), LARGE, egui::Theme::Dark);
    press(&mut playing, "New game");
    press(&mut playing, "Begin");
    let_go(&mut playing, &[&own_file]);
    assert!(playing.state().play().is_some());
    assert!(playing.query_by_label_contains("it is a pack of cards").is_some());
    assert_eq!(own(third.path()), OwnPack::none());
}

#[test]
fn the_list_is_one_stop_for_the_keyboard_and_the_arrows_go_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut cards = editor(folder.path(), (960.0, 600.0), egui::Theme::Dark, "", "SE03 Short Bow");
    shoot("cards-small-dark", &mut cards);
    cards.get_by_label("SE03 Short Bow").focus();
    cards.run_steps(3);
    cards.key_press(Key::ArrowDown);
    cards.run_steps(4);
    assert!(cards.get_by_label("SE04 Short Bow").is_focused());
    cards.key_press(Key::Tab);
    cards.run_steps(2);
    for other in ["SE03 Short Bow", "SE05 Spear"] {
        assert!(!cards.get_by_label(other).is_focused(), "the list is left at once");
    }
    // The form without a mouse: from the field to the button, and press it.
    cards.get_by_label("Level: one more").focus();
    cards.run_steps(2);
    cards.key_press(Key::Enter);
    cards.run_steps(4);
    assert_eq!(equipment(folder.path(), "SE04").expect("it is on the disk").level, 2);
    shoot("cards-small-own-dark", &mut cards);
}

#[test]
fn a_broken_file_is_told_and_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let dirs = DataDirs::at(folder.path());
    dirs.create_all().expect("folders");
    std::fs::write(dirs.own_cards_file(), "(format: 1,\n cards: (heros: []))").expect("a file");
    let mut broken = window(folder.path(), LARGE, egui::Theme::Dark);
    shoot("cards-broken-dark", &mut broken);
    assert!(broken.query_by_label_contains("own-cards.ron").is_some(), "the trouble is told");
    press(&mut broken, "New game");
    press(&mut broken, "Begin");
    press(&mut broken, "Go down");
    assert!(broken.state().play().is_some(), "one can play all the same");
    let text = std::fs::read_to_string(dirs.own_cards_file()).expect("it is there");
    assert!(text.contains("heros"));
}

#[test]
fn the_smallest_window_shows_blocks_in_german_too() {
    let folder = tempfile::tempdir().expect("a folder");
    let dirs = DataDirs::at(folder.path());
    dirs.create_all().expect("folders");
    let settings = Settings { language: "de".to_owned(), theme: Theme::Light, ..Settings::default() };
    settings.save(&dirs.settings_file).expect("settings");
    let mut cards = crate::support::app::window((960.0, 600.0), egui::Theme::Light, folder.path(), 7);
    cards.run();
    press(&mut cards, "Karten");
    write(&mut cards, "Karte suchen", "D08");
    press(&mut cards, "T08 Hinterhalt!");
    shoot("cards-small-door-light", &mut cards);
    let inside = cards.get_by_label("Raum 2: besondere Schätze: eins mehr").rect();
    assert!(inside.right() <= 960.0, "it wraps instead of leaving the window: {inside:?}");
    write(&mut cards, "Karte suchen", "x");
    assert!(cards.query_by_label("Keine Karte heißt so.").is_some());
}

#[test]
fn the_code_of_the_chosen_edition_is_shown_and_a_card_is_found_by_either_code_and_any_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let dirs = DataDirs::at(folder.path());
    dirs.create_all().expect("folders");
    let last = LastGame { edition: "de".into(), ..Default::default() };
    let settings = remembering(last, Settings::default());
    settings.save(&dirs.settings_file).expect("settings");
    let mut cards = window(folder.path(), LARGE, egui::Theme::Dark);
    press(&mut cards, "Cards");
    assert!(cards.query_by_label("SA11 Axe").is_some() && cards.query_by_label("SE11 Axe").is_none());
    for typed in ["se11", "SA11", "axt", "topór"] {
        write(&mut cards, "Search a card", typed);
        assert!(cards.query_by_label("SA11 Axe").is_some(), "{typed}");
        assert!(cards.query_by_label_contains("T01").is_none(), "{typed} finds no Door card");
        cards.key_press_modifiers(Modifiers::COMMAND, Key::A);
        cards.key_press(Key::Backspace);
        cards.run_steps(2);
    }
    press(&mut cards, "SA11 Axe");
    cards.run_steps(2);
    assert!(cards.query_by_label("SA11").is_some(), "it stands on the face of the card");
    shoot("cards-german-codes", &mut cards);
}

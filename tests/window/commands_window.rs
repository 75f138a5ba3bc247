//! Commands by key and by palette, the page of keys, and cards that are looked at, in the real window.

use crate::support::app::still_window as window;
use crate::support::books::{TUTORIAL, began, found, founding, open_winter};
use crate::support::desk::AtTheDesk as _;
use crate::support::hands::{campaign, shows, write_in};
use crate::support::pictures::shoot;
use delvewright::games::massive_darkness::describe::Words;
use delvewright::games::massive_darkness::rules::state::Slot;
use delvewright::games::massive_darkness::texts::{self, CardNames as _};
use delvewright::house::storage::{DataDirs, Settings, Theme};
use delvewright::house::text::{Language, Texts};
use delvewright::shell::App;
use egui::{Event, Key, Modifiers, Rect, Role};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

const NOTE: &str = "Write a note";
const SMALL: (f32, f32) = (960.0, 600.0);
const LARGE: (f32, f32) = (1280.0, 800.0);

fn hold(harness: &mut Harness<'_, App>, modifiers: Modifiers, key: Key) {
    harness.key_press_modifiers(modifiers, key);
    harness.run_steps(6);
}

fn key(harness: &mut Harness<'_, App>, key: Key) {
    hold(harness, Modifiers::NONE, key);
}

fn write(harness: &mut Harness<'_, App>, text: &str) {
    harness.event(Event::Text(text.to_owned()));
    harness.run_steps(4);
}

fn press(harness: &mut Harness<'_, App>, name: &str) {
    harness.get_by_label(name).click();
    harness.run_steps(6);
}

fn picture(harness: &mut Harness<'_, App>, name: &str) {
    harness.remove_cursor();
    harness.run_steps(2);
    shoot(name, harness);
}

fn hash(harness: &Harness<'_, App>) -> u64 {
    harness.state().play().expect("a game is on the table").session().hash()
}

#[test]
fn a_game_is_begun_played_taken_back_and_left_by_keys_of_commands() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = window(folder.path(), LARGE, Theme::Dark, "en");
    hold(&mut harness, Modifiers::COMMAND, Key::N);
    press(&mut harness, "Begin");
    press(&mut harness, "Go down");
    let before = hash(&harness);
    key(&mut harness, Key::Num1);
    let after = hash(&harness);
    assert_ne!(before, after);
    hold(&mut harness, Modifiers::COMMAND, Key::Z);
    assert_eq!(hash(&harness), before);
    hold(&mut harness, Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    assert_eq!(hash(&harness), after, "Shift gives it again instead of taking it back");
    hold(&mut harness, Modifiers::COMMAND, Key::Z);
    hold(&mut harness, Modifiers::COMMAND, Key::Y);
    assert_eq!(hash(&harness), after);
    key(&mut harness, Key::F5);
    assert!(harness.query_by_label("Other dice from here on").is_some(), "the history is shown");
    hold(&mut harness, Modifiers::ALT, Key::Home);
    assert!(harness.state().play().is_none());
    hold(&mut harness, Modifiers::COMMAND, Key::O);
    assert_eq!(hash(&harness), after, "the newest game goes on");
}

#[test]
fn keys_from_screen_to_screen_lead_there_out_of_a_field_and_others_are_left_to_it() {
    let folder = tempfile::tempdir().expect("a folder");
    found(folder.path(), founding(2, &[TUTORIAL])).enter(2, began(TUTORIAL)).expect("the tutorial");
    let mut harness = window(folder.path(), LARGE, Theme::Dark, "en");
    open_winter(&mut harness);
    let entries = campaign(folder.path()).entries().len();
    write_in(&mut harness, NOTE, "by night");
    // Taken back is what was typed, not what stands in the book.
    hold(&mut harness, Modifiers::COMMAND, Key::Z);
    hold(&mut harness, Modifiers::COMMAND, Key::Y);
    assert_eq!(campaign(folder.path()).entries().len(), entries);
    hold(&mut harness, Modifiers::COMMAND, Key::Comma);
    assert!(shows(&harness, "Settings"), "the page of the settings lies over the book");
    key(&mut harness, Key::Escape);
    let written = harness.get_by_role_and_label(Role::TextInput, NOTE).accesskit_node().value();
    assert_eq!(written.as_deref(), Some("by night"), "and what was being written is there still");
    harness.get_by_role_and_label(Role::TextInput, NOTE).focus();
    harness.run_steps(4);
    hold(&mut harness, Modifiers::ALT, Key::Home);
    assert!(harness.query_by_role_and_label(Role::TextInput, NOTE).is_none(), "the book is left");
}

#[test]
fn the_palette_finds_commands_and_answers_by_their_names() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = window(folder.path(), LARGE, Theme::Dark, "en");
    hold(&mut harness, Modifiers::COMMAND, Key::K);
    write(&mut harness, "new g");
    key(&mut harness, Key::Enter);
    press(&mut harness, "Begin");
    press(&mut harness, "Go down");
    let before = hash(&harness);
    hold(&mut harness, Modifiers::COMMAND, Key::K);
    picture(&mut harness, "palette-dark");
    write(&mut harness, "1");
    assert_eq!(hash(&harness), before, "a number is written, not answered");
    key(&mut harness, Key::Backspace);
    write(&mut harness, "move");
    key(&mut harness, Key::Enter);
    let moved = hash(&harness);
    assert_ne!(moved, before, "the answer was given");
    // The arrows choose; Esc and its own key leave without doing anything.
    hold(&mut harness, Modifiers::COMMAND, Key::K);
    assert!(harness.query_by_label("Search commands and answers").is_some());
    key(&mut harness, Key::Escape);
    assert!(harness.query_by_label("Search commands and answers").is_none());
    hold(&mut harness, Modifiers::COMMAND, Key::K);
    hold(&mut harness, Modifiers::COMMAND, Key::K);
    assert!(harness.query_by_label("Search commands and answers").is_none());
    assert_eq!(hash(&harness), moved);
    hold(&mut harness, Modifiers::COMMAND, Key::K);
    write(&mut harness, "a");
    let listed = harness.state().play().expect("a game").session().len();
    for _ in 0..40 {
        key(&mut harness, Key::ArrowDown);
    }
    key(&mut harness, Key::ArrowUp);
    assert_eq!(harness.state().play().expect("a game").session().len(), listed);
    key(&mut harness, Key::Escape);
    hold(&mut harness, Modifiers::COMMAND, Key::K);
    write(&mut harness, "take");
    key(&mut harness, Key::Enter);
    assert_eq!(hash(&harness), before, "taken back");
}

#[test]
fn the_palette_speaks_german_and_switches_to_daylight() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = window(folder.path(), SMALL, Theme::Dark, "de");
    assert!(harness.ctx.style_of(harness.ctx.theme()).visuals.dark_mode);
    hold(&mut harness, Modifiers::COMMAND, Key::K);
    write(&mut harness, "nacht");
    picture(&mut harness, "palette-de");
    key(&mut harness, Key::Enter);
    assert_eq!(harness.ctx.theme(), egui::Theme::Light);
    let kept = Settings::load(&DataDirs::at(folder.path()).settings_file).settings;
    assert_eq!(kept.theme, Theme::Light, "and stays that way");
}

#[test]
fn the_page_of_keys_lists_what_this_screen_knows() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = window(folder.path(), SMALL, Theme::Dark, "en");
    key(&mut harness, Key::F1);
    assert!(harness.query_by_label("Ctrl + N").is_some());
    assert!(harness.query_by_label("Ctrl + Z").is_none(), "nothing can be taken back on the start screen");
    picture(&mut harness, "keys-start");
    hold(&mut harness, Modifiers::COMMAND, Key::N);
    assert!(harness.query_by_label("Begin").is_none(), "no command behind the page");
    key(&mut harness, Key::F1);
    hold(&mut harness, Modifiers::COMMAND, Key::N);
    press(&mut harness, "Begin");
    press(&mut harness, "Go down");
    key(&mut harness, Key::Questionmark);
    assert!(harness.query_by_label("Ctrl + Z").is_some());
    assert!(harness.query_by_label("Ctrl + N").is_none());
    picture(&mut harness, "keys-table-small");
}

#[test]
fn on_the_page_of_keys_words_begin_below_one_another_and_as_high_as_their_key() {
    for language in ["en", "de", "pl"] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut harness = window(folder.path(), LARGE, Theme::Dark, language);
        let texts = texts::of(Language::from_code(language).expect("a language"));
        key(&mut harness, Key::F1);
        // The shortest key and the longest, in two sections of one column.
        let lines = [("F1".to_owned(), "command-keys"), (key_of(&texts, "K"), "start-cards")];
        let places = lines.map(|(key, what)| {
            let key = harness.get_by_label(&key).rect();
            // The screen behind the page has buttons of the same name.
            let said = texts.get(what);
            let far = |rect: &Rect| (rect.center().y - key.center().y).abs();
            let named = harness.query_all_by_label(&said).map(|node| node.rect());
            let what = named.min_by(|one, other| far(one).total_cmp(&far(other))).expect("its words");
            assert!((key.center().y - what.center().y).abs() < 2.0, "{language}: {key} beside {what}");
            assert!(key.right() < what.left(), "{language}: {key} beside {what}");
            what.left()
        });
        assert!((places[0] - places[1]).abs() < 1.0, "{language}: {places:?}");
    }
}

/// A key with Ctrl and Shift, as it is written on the page.
fn key_of(texts: &Texts, letter: &str) -> String {
    format!("{} + {} + {letter}", texts.get("key-ctrl"), texts.get("key-shift"))
}

/// What the Hero in turn has in his first hand, a skill of his class, and an Enemy, by name.
fn looked_at(harness: &Harness<'_, App>) -> (String, String, String) {
    let game = harness.state().play().expect("a game is on the table").session().game();
    let texts = texts::of(Language::English);
    let hero = game.state.hero(game.state.hero_of_the_moment());
    let held = hero.cards.iter().find(|held| held.slot == Slot::FirstHand).expect("a weapon");
    let card = &game.library.card(held.card).card;
    let skill = &game.library.class(hero.class).sheet.free_name;
    let enemy = Words::new(game, &texts).enemy(game.state.enemy_ids().next().expect("an Enemy"));
    let weapon = texts.card_name(&card.code, "card", &card.id);
    (weapon.to_string(), texts.skill_name(skill).to_string(), enemy.to_string())
}

#[test]
fn cards_skills_and_enemies_are_looked_at_by_mouse_and_by_keyboard() {
    let folder = tempfile::tempdir().expect("a folder");
    crate::support::fight::leave_in(folder.path());
    let mut harness = window(folder.path(), LARGE, Theme::Dark, "en");
    hold(&mut harness, Modifiers::COMMAND, Key::O);
    let (weapon, skill, enemy) = looked_at(&harness);
    harness.get_all_by_label_contains(": unfold").next().expect("a Hero").click();
    harness.run_steps(4);
    picture(&mut harness, "table-open-hero-dark");
    press(&mut harness, &weapon);
    assert!(harness.query_by_label("Where this comes from").is_some());
    picture(&mut harness, "face-card-dark");
    assert!(harness.query_by_label_contains("Weapon").is_some(), "its kind");
    assert!(harness.query_by_label("Lies here: first hand").is_some());
    picture(&mut harness, "face-card-dark");
    let before = hash(&harness);
    key(&mut harness, Key::Num1);
    assert_eq!(hash(&harness), before, "no answer behind the card");
    press(&mut harness, "Close");
    assert!(harness.query_by_label("Where this comes from").is_none());
    // By keyboard: to the name with Tab, and Enter.
    for _ in 0..80 {
        if harness.get_by_label(&skill).is_focused() {
            break;
        }
        key(&mut harness, Key::Tab);
    }
    key(&mut harness, Key::Enter);
    assert!(harness.query_by_label_contains("Class sheet").is_some());
    picture(&mut harness, "face-skill-dark");
    key(&mut harness, Key::Escape);
    assert!(harness.query_by_label_contains("Class sheet").is_none());
    key(&mut harness, Key::F3);
    let mut links = harness.get_all_by_role_and_label(Role::Link, &enemy);
    links.next().expect("the story tells of it").click();
    drop(links);
    harness.run_steps(6);
    assert!(harness.query_by_label("Where this comes from").is_some());
    picture(&mut harness, "face-enemy-dark");
}

#[test]
fn pictures_of_every_screen_in_both_looks_and_sizes() {
    for (theme, look) in [(Theme::Dark, "dark"), (Theme::Light, "light")] {
        for (size, name) in [(LARGE, "large"), (SMALL, "small")] {
            let folder = tempfile::tempdir().expect("a folder");
            let language = if (theme, size) == (Theme::Light, SMALL) { "de" } else { "en" };
            let mut harness = window(folder.path(), size, theme, language);
            picture(&mut harness, &format!("screen-start-{look}-{name}"));
            hold(&mut harness, Modifiers::COMMAND, Key::N);
            picture(&mut harness, &format!("screen-new-{look}-{name}"));
            hold(&mut harness, Modifiers::ALT, Key::Home);
            crate::support::fight::leave_in(folder.path());
            hold(&mut harness, Modifiers::COMMAND, Key::Comma);
            picture(&mut harness, &format!("screen-settings-{look}-{name}"));
            hold(&mut harness, Modifiers::ALT, Key::Home);
            picture(&mut harness, &format!("screen-start-games-{look}-{name}"));
            hold(&mut harness, Modifiers::COMMAND, Key::O);
            picture(&mut harness, &format!("screen-table-{look}-{name}"));
            key(&mut harness, Key::F3);
            picture(&mut harness, &format!("screen-enemies-{look}-{name}"));
            assert!(harness.state().play().is_some());
        }
    }
}

const ITEMS: &str = "When can items and consumables be used?";
const SAME_CLASS: &str = "May two heroes have the same class?";

#[test]
fn the_page_of_rulings_is_opened_from_start_and_table_and_searched() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = window(folder.path(), LARGE, Theme::Dark, "en");
    press(&mut harness, "Rulings");
    assert!(harness.query_by_label(ITEMS).is_some() && harness.query_by_label(SAME_CLASS).is_some());
    picture(&mut harness, "rulings-dark");
    write(&mut harness, "equip-06");
    assert!(harness.query_by_label(ITEMS).is_some() && harness.query_by_label(SAME_CLASS).is_none());
    assert!(harness.query_by_label("One ruling").is_some());
    write(&mut harness, " chess");
    assert!(harness.query_by_label("No ruling speaks of that.").is_some());
    key(&mut harness, Key::Escape);
    assert!(harness.query_by_label("Search rulings").is_none());
    hold(&mut harness, Modifiers::COMMAND, Key::N);
    press(&mut harness, "Begin");
    press(&mut harness, "Go down");
    hold(&mut harness, Modifiers::COMMAND, Key::R);
    assert!(harness.query_by_label(ITEMS).is_some());
    hold(&mut harness, Modifiers::COMMAND, Key::R);
    assert!(harness.query_by_label(ITEMS).is_none(), "the same keys put the page away");
}

#[test]
fn the_page_of_rulings_has_room_by_day_and_in_german_on_a_small_window() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = window(folder.path(), LARGE, Theme::Light, "de");
    press(&mut harness, "Auslegungen");
    picture(&mut harness, "rulings-light-de");
    let mut harness = window(folder.path(), SMALL, Theme::Dark, "de");
    press(&mut harness, "Auslegungen");
    picture(&mut harness, "rulings-small-de");
}

#[test]
fn another_reading_is_chosen_at_set_up_and_stays_with_the_game() {
    use delvewright::games::massive_darkness::rules::readings::Reading;
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = window(folder.path(), LARGE, Theme::Dark, "en");
    hold(&mut harness, Modifiers::COMMAND, Key::N);
    press(&mut harness, "More");
    let readings = "Readings";
    harness.get_by_label(readings).scroll_to_me();
    harness.run_steps(6);
    press(&mut harness, readings);
    picture(&mut harness, "new-game-readings");
    let other = "Only between two actions, never inside a movement.";
    harness.get_by_label(other).scroll_to_me();
    harness.run_steps(6);
    press(&mut harness, other);
    press(&mut harness, "Begin");
    press(&mut harness, "Go down");
    let play = harness.state().play().expect("a game is on the table");
    assert_eq!(play.session().header().setup.setup.otherwise, [Reading::ItemsFromMenuOnly]);
    assert!(play.game().reads(Reading::ItemsFromMenuOnly));
    hold(&mut harness, Modifiers::COMMAND, Key::R);
    let told = "This game plays the other reading: Only between two actions, never inside a movement.";
    assert!(harness.query_by_label(told).is_some());
}

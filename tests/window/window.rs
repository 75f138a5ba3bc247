//! Interface tests: the real window code, driven by accessible names, without display or GPU.

use crate::support::desk::{AtTheDesk as _, remembering};
use crate::support::pictures::shoot;
use delvewright::games::massive_darkness::describe::Words;
use delvewright::games::massive_darkness::folders::OwnFolders as _;
use delvewright::games::massive_darkness::remembered::LastGame;
use delvewright::games::massive_darkness::texts;
use delvewright::house::storage::DataDirs;
use delvewright::kernel::game::Game as _;
use delvewright::shell::App;
use egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;

/// The window in a data folder of its own.
fn window<'a>(size: (f32, f32), theme: egui::Theme, folder: &std::path::Path) -> Harness<'a, App> {
    crate::support::app::window(size, theme, folder, 7)
}

fn press(harness: &mut Harness<'_, App>, name: &str) {
    harness.get_by_label(name).click();
    harness.run();
}

#[test]
fn a_new_game_is_set_up_played_for_a_round_undone_and_redone() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = window((1280.0, 800.0), egui::Theme::Dark, folder.path());
    harness.run();
    shoot("start-dark", &mut harness);
    press(&mut harness, "New game");
    shoot("new-game-dark", &mut harness);
    press(&mut harness, "Begin");
    press(&mut harness, "Go down");
    shoot("table-start-dark", &mut harness);
    let first = harness.state().play().expect("a game runs").session().hash();
    press(&mut harness, "Move");
    assert_ne!(harness.state().play().expect("a game runs").session().hash(), first);
    press(&mut harness, "Take back");
    assert_eq!(harness.state().play().expect("a game runs").session().hash(), first);
    press(&mut harness, "Give again");
    assert_ne!(harness.state().play().expect("a game runs").session().hash(), first);
}

/// Settings with this look, and without motion.
fn choose_look(theme: egui::Theme, folder: &std::path::Path) {
    let settings = delvewright::house::storage::Settings {
        reduce_motion: true,
        beats: delvewright::house::storage::Pace::AtOnce,
        theme: if theme == egui::Theme::Dark {
            delvewright::house::storage::Theme::Dark
        } else {
            delvewright::house::storage::Theme::Light
        },
        ..Default::default()
    };
    let dirs = DataDirs::at(folder);
    dirs.create_all().expect("folders");
    settings.save(&dirs.settings_file).expect("settings");
}

/// The window with a game of three heroes begun.
fn table<'a>(size: (f32, f32), theme: egui::Theme, folder: &std::path::Path) -> Harness<'a, App> {
    choose_look(theme, folder);
    let mut harness = window(size, theme, folder);
    harness.run();
    press(&mut harness, "New game");
    press(&mut harness, "Begin");
    press(&mut harness, "Go down");
    harness
}

#[test]
fn pictures_of_the_table_in_both_themes_and_sizes() {
    for (theme, look) in [(egui::Theme::Dark, "dark"), (egui::Theme::Light, "light")] {
        for (size, name) in [((1280.0, 720.0), "small"), ((1920.0, 1080.0), "large")] {
            let folder = tempfile::tempdir().expect("a folder");
            let mut harness = table(size, theme, folder.path());
            harness.remove_cursor();
            shoot(&format!("table-{look}-{name}"), &mut harness);
            assert!(harness.state().play().is_some());
        }
    }
}

#[test]
fn a_saved_game_goes_on_in_the_middle_of_a_fight() {
    for (theme, look) in [(egui::Theme::Dark, "dark"), (egui::Theme::Light, "light")] {
        let folder = tempfile::tempdir().expect("a folder");
        crate::support::fight::leave_in(folder.path());
        choose_look(theme, folder.path());
        let mut harness = window((1440.0, 900.0), theme, folder.path());
        harness.run();
        press(&mut harness, "Continue");
        harness.run_steps(30);
        harness.remove_cursor();
        shoot(&format!("fight-{look}"), &mut harness);
        let before = harness.state().play().expect("a game").session().len();
        harness.key_press(egui::Key::Num2);
        harness.run_steps(30);
        let play = harness.state().play().expect("a game");
        assert!(play.session().len() > before, "a number key answers");
        harness.remove_cursor();
        shoot(&format!("fight-after-{look}"), &mut harness);
    }
}

#[test]
fn the_names_of_the_pages_stay_where_they_are_however_many_answers_there_are() {
    for (language, size, go_on, tabs) in [
        ("en", (1280.0, 800.0), "Continue", ["Story", "Enemies", "Quest", "History"]),
        ("de", (1024.0, 640.0), "Weiterspielen", ["Geschichte", "Gegner", "Quest", "Verlauf"]),
        ("pl", (1024.0, 640.0), "Kontynuuj", ["Opowieść", "Wrogowie", "Zadanie", "Historia"]),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        crate::support::fight::leave_in(folder.path());
        let theme = delvewright::house::storage::Theme::Dark;
        let mut harness = crate::support::app::still_window(folder.path(), size, theme, language);
        press(&mut harness, go_on);
        let places =
            |harness: &Harness<'_, App>| tabs.map(|tab| harness.get_by_role_and_label(Role::Button, tab).rect());
        let before = places(&harness);
        assert!(before.iter().all(|tab| tab.top() == before[0].top()), "{language}: in one row");
        assert!(before.iter().all(|tab| tab.right() <= size.0), "{language}: within the window");
        let mut counts = std::collections::BTreeSet::new();
        // What would lead nowhere cannot be pressed; then the next one is.
        for key in [egui::Key::Num1, egui::Key::Num2].into_iter().cycle().take(12) {
            let mut listed = Vec::new();
            harness.state().play().expect("a game").game().answers(&mut listed);
            counts.insert(listed.len());
            harness.key_press(key);
            harness.run_steps(8);
            assert_eq!(places(&harness), before, "{language}");
        }
        assert!(counts.len() > 1, "{language}: the list has been longer and shorter");
    }
}

/// What has passed by itself waits to be read: a number answers nothing, Space goes on.
#[track_caller]
fn read_on(harness: &mut Harness<'_, App>) {
    let answers = |harness: &Harness<'_, App>| harness.state().play().expect("a game").session().len();
    let before = answers(harness);
    assert!(harness.query_by_label("Go on").is_some(), "nothing is told");
    for (key, is_told) in [(egui::Key::Num1, true), (egui::Key::Space, false)] {
        harness.key_press(key);
        harness.run_steps(4);
        assert_eq!(answers(harness), before, "{key:?} answers what has not been read");
        assert_eq!(harness.query_by_label("Go on").is_some(), is_told, "{key:?}");
    }
}

#[test]
fn a_round_is_played_by_keyboard_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = table((1280.0, 800.0), egui::Theme::Dark, folder.path());
    let keys = [egui::Key::Num1, egui::Key::Num2, egui::Key::Num3, egui::Key::Num4, egui::Key::Num5];
    let mut pressed = 0;
    while harness.state().play().expect("a game").game().state.round < 2 {
        // The last listed key ends whatever can be ended; now and then the first one does something.
        let before = harness.state().play().expect("a game").session().len();
        if harness.query_by_label("Go on").is_some() {
            read_on(&mut harness);
        }
        let first = if pressed % 5 == 0 { 0 } else { keys.len() - 1 };
        for at in [first, 3, 2, 1, 0] {
            harness.key_press(keys[at]);
            harness.run_steps(4);
            if harness.state().play().expect("a game").session().len() > before {
                break;
            }
        }
        pressed += 1;
        assert!(pressed < 400, "the round never ends");
        if harness.state().play().expect("a game").session().len() == before {
            // Cards are put in order by a button that the keyboard reaches as well.
            harness.get_by_label("Done").click();
            harness.run_steps(4);
        }
    }
    // Enemies and an Event have passed by themselves: that is told before it goes on.
    shoot("meanwhile-dark", &mut harness);
    read_on(&mut harness);
    let play = harness.state().play().expect("a game");
    assert!(play.session().decisions().len() > 3);
    harness.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::Z);
    harness.run_steps(4);
    assert!(harness.state().play().expect("a game").session().can_redo());
}

#[test]
fn a_fight_in_german_and_polish() {
    for (language, go_on) in [("de", "Weiterspielen"), ("pl", "Kontynuuj")] {
        let folder = tempfile::tempdir().expect("a folder");
        crate::support::fight::leave_in(folder.path());
        let dirs = DataDirs::at(folder.path());
        let settings = delvewright::house::storage::Settings { language: language.to_owned(), ..Default::default() };
        settings.save(&dirs.settings_file).expect("settings");
        let mut harness = window((1280.0, 800.0), egui::Theme::Dark, folder.path());
        harness.run();
        press(&mut harness, go_on);
        harness.run_steps(20);
        harness.remove_cursor();
        shoot(&format!("fight-{language}"), &mut harness);
        assert!(harness.state().play().is_some());
    }
}

#[test]
fn cards_of_the_inventories_lie_as_cards_in_any_window() {
    for (size, language, go_on) in [((960.0, 600.0), "de", "Weiterspielen"), ((1280.0, 800.0), "en", "Continue")] {
        let folder = tempfile::tempdir().expect("a folder");
        crate::support::fight::leave_in(folder.path());
        let theme = delvewright::house::storage::Theme::Dark;
        let mut harness = crate::support::app::still_window(folder.path(), size, theme, language);
        press(&mut harness, go_on);
        let (unfold, fold) = ["hero-unfold", "hero-fold"].map(|id| harness.state().texts().get(id)).into();
        press(&mut harness, &format!("Bjorn: {unfold}"));
        harness.remove_cursor();
        harness.run();
        shoot(&format!("hand-{language}"), &mut harness);
        let axe = harness.state().texts().get("card-axe");
        harness.get_by_label(&axe).hover();
        harness.run_steps(40);
        shoot(&format!("hand-large-{language}"), &mut harness);
        press(&mut harness, &axe);
        harness.remove_cursor();
        harness.run_steps(20);
        shoot(&format!("hand-face-{language}"), &mut harness);
        harness.key_press(egui::Key::Escape);
        harness.run_steps(20);
        press(&mut harness, &format!("Bjorn: {fold}"));
        // To put the cards in order is the fourth answer.
        harness.key_press(egui::Key::Num4);
        harness.run_steps(10);
        let confirm = harness.state().texts().get("arrange-confirm");
        assert!(harness.query_by_label(&confirm).is_some());
        harness.remove_cursor();
        harness.run();
        shoot(&format!("arrange-{language}"), &mut harness);
    }
}

#[test]
fn all_keys_are_shown_on_demand_and_go_away_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = table((1280.0, 800.0), egui::Theme::Dark, folder.path());
    assert!(harness.query_by_label("Keys").is_none());
    harness.key_press(egui::Key::F1);
    harness.run_steps(20);
    assert!(harness.query_by_label("Keys").is_some());
    shoot("keys-dark", &mut harness);
    let before = harness.state().play().expect("a game").session().len();
    harness.key_press(egui::Key::Num1);
    harness.run_steps(4);
    assert_eq!(harness.state().play().expect("a game").session().len(), before, "no answer behind the page");
    harness.key_press(egui::Key::Escape);
    harness.run_steps(20);
    assert!(harness.query_by_label("Keys").is_none());
    press(&mut harness, "Show all keys");
    assert!(harness.query_by_label("Keys").is_some());
    press(&mut harness, "Close");
    assert!(harness.query_by_label("Keys").is_none());
}

#[test]
fn the_quest_page_tells_the_story_and_every_special_rule() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = table((1280.0, 800.0), egui::Theme::Dark, folder.path());
    harness.key_press(egui::Key::F4);
    harness.run_steps(4);
    let quest = harness.state().play().expect("a game").session().header().setup.quest.clone();
    let texts = harness.state().texts();
    assert!(harness.query_by_label(quest.story("en")).is_some());
    for rule in delvewright::games::massive_darkness::describe::rules_of_quest(&texts, &quest) {
        assert!(harness.query_by_label(&rule).is_some(), "{rule}");
    }
    harness.remove_cursor();
    shoot("quest-page-dark", &mut harness);
}

#[test]
fn a_quick_second_press_of_a_number_does_not_do_what_has_not_been_read() {
    let folder = tempfile::tempdir().expect("a folder");
    choose_look(egui::Theme::Dark, folder.path());
    let mut harness = crate::support::app::window_in_steps((1280.0, 800.0), egui::Theme::Dark, folder.path(), 7, 0.05);
    harness.run_steps(4);
    for name in ["New game", "Begin", "Go down"] {
        harness.get_by_label(name).click();
        harness.run_steps(8);
    }
    let answers = |harness: &Harness<'_, App>| harness.state().play().expect("a game").session().decisions().len();
    harness.key_press(egui::Key::Num1);
    harness.run_steps(20);
    let before = answers(&harness);
    assert!(before > 0);
    // The moves that are offered now are others than before.
    harness.key_press(egui::Key::Num1);
    harness.run_steps(2);
    assert_eq!(answers(&harness), before + 1);
    harness.key_press(egui::Key::Num1);
    harness.run_steps(2);
    assert_eq!(answers(&harness), before + 1, "the second press came too soon");
    harness.run_steps(20);
    harness.key_press(egui::Key::Num1);
    harness.run_steps(2);
    assert_eq!(answers(&harness), before + 2);
}

#[test]
fn a_card_that_was_drawn_on_the_table_is_found_by_its_code_and_by_its_name_in_any_language() {
    let folder = tempfile::tempdir().expect("a folder");
    crate::support::fight::leave_at_a_guard_card(folder.path());
    let dirs = DataDirs::at(folder.path());
    let last = LastGame { typed_dice: true, edition: "de".into(), ..Default::default() };
    let settings = remembering(
        last,
        delvewright::house::storage::Settings {
            reduce_motion: true,
            beats: delvewright::house::storage::Pace::AtOnce,
            ..Default::default()
        },
    );
    settings.save(&dirs.settings_file).expect("settings");
    let mut harness = window((1280.0, 800.0), egui::Theme::Dark, folder.path());
    harness.run_steps(4);
    harness.get_by_label("Continue").click();
    harness.run_steps(8);
    harness.remove_cursor();
    shoot("draw-dark", &mut harness);
    let game = harness.state().play().expect("a game").game();
    let (texts, german) = (harness.state().texts(), texts::of(delvewright::house::text::Language::German));
    let mut drawn = Vec::new();
    game.outcomes(&mut |answer, _| drawn.push(answer));
    let labels = |texts| -> Vec<String> {
        drawn.iter().map(|answer| Words::new(game, texts).answer(answer).to_string()).collect()
    };
    let (wanted, in_german) = (labels(&texts), labels(&german));
    assert!(drawn.len() > 3 && wanted.iter().all(|label| label.starts_with('W')), "{wanted:?}");
    let last = drawn.len() - 1;
    let (answer, label) = (drawn[last].clone(), wanted[last].clone());
    let code = label.split(' ').next().expect("a code").to_owned();
    let english_code = code.replace('W', "g");
    let german_name = in_german[last].split_once(' ').expect("a name").1.to_lowercase();
    // The field has the keyboard already.
    for typed in [&german_name, &english_code] {
        harness.get_by_role_and_label(Role::TextInput, "Search a card").type_text(typed);
        harness.run_steps(4);
        assert!(harness.query_by_label(&label).is_some(), "{typed}");
        let others = wanted.iter().zip(&in_german).filter(|(_, name)| !name.to_lowercase().contains(&german_name));
        for (other, _) in others {
            assert!(harness.query_by_label(other).is_none(), "{typed} is not in {other}");
        }
        harness.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::A);
        harness.key_press(egui::Key::Backspace);
        harness.run_steps(4);
    }
    harness.get_by_role_and_label(Role::TextInput, "Search a card").type_text(&code);
    harness.run_steps(4);
    harness.remove_cursor();
    shoot("draw-found-dark", &mut harness);
    harness.key_press(egui::Key::Enter);
    harness.run_steps(4);
    let session = harness.state().play().expect("a game").session();
    let given = session.path_to(session.place()).into_iter().filter_map(|entry| session.entry(entry)).next_back();
    assert_eq!(given.map(|entry| entry.answer.clone()), Some(answer));
}

/// Every zone of the map as it is shown: how large the smallest is, and whether one is cut off.
#[track_caller]
fn all_zones(harness: &Harness<'_, App>) -> f32 {
    let game = harness.state().play().expect("a game").game();
    let names: Vec<String> = game
        .dungeon
        .board
        .spaces()
        .map(|zone| format!("Zone {}", delvewright::games::massive_darkness::describe::zone_name(&game.dungeon, zone)))
        .collect();
    let rects: Vec<egui::Rect> = names.iter().map(|name| harness.get_by_label(name).rect()).collect();
    let floor = rects.iter().copied().reduce(egui::Rect::union).expect("there are zones");
    let left = harness.get_by_label("Show the whole map").rect();
    let window = harness.ctx.content_rect();
    assert!(window.contains_rect(floor), "{floor:?} is not within {window:?}");
    // The panels beside the map begin where the map ends.
    assert!(floor.right() < window.right() - 250.0 && floor.left() > 215.0, "{floor:?} lies under a panel");
    assert!(left.right() > floor.center().x);
    rects.iter().map(|rect| rect.width()).fold(f32::INFINITY, f32::min)
}

#[test]
fn three_storeys_are_readable_in_any_window_and_fit_again_when_it_changes() {
    let folder = tempfile::tempdir().expect("a folder");
    choose_look(egui::Theme::Dark, folder.path());
    let mut harness = window((1440.0, 900.0), egui::Theme::Dark, folder.path());
    harness.run_steps(4);
    for name in ["New game", "The Heart of Darkness", "Begin", "Go down", "Show the whole map"] {
        harness.get_by_label(name).click();
        harness.run_steps(6);
    }
    let large = all_zones(&harness);
    harness.remove_cursor();
    shoot("storeys-large", &mut harness);
    assert!(large > 55.0, "{large}");
    harness.set_size(egui::vec2(1024.0, 700.0));
    harness.run_steps(6);
    let small = all_zones(&harness);
    shoot("storeys-small", &mut harness);
    assert!(small > 36.0 && small < large, "{small}");
    harness.set_size(egui::vec2(1920.0, 1080.0));
    harness.run_steps(6);
    shoot("storeys-wide", &mut harness);
    assert!(all_zones(&harness) > large);
    // A zone tells where its stairs lead, and who stands in it.
    harness.get_by_label("Zone 1.A1").hover();
    harness.run_steps(20);
    assert!(harness.query_by_label("Stairs A: to zone 2.A1.").is_some());
}

#[test]
fn however_many_messages_there_are_they_take_one_line_and_go_when_they_are_put_away() {
    let folder = tempfile::tempdir().expect("a folder");
    choose_look(egui::Theme::Dark, folder.path());
    let dirs = DataDirs::at(folder.path());
    let started = || {
        let mut harness = window((1280.0, 800.0), egui::Theme::Dark, folder.path());
        harness.run_steps(4);
        harness
    };
    let top = |harness: &Harness<'_, App>| harness.get_by_label("New game").rect().top();
    for number in 1..=3 {
        std::fs::write(dirs.packs().join(format!("broken-{number}.ron")), "(format: 1,\n cards: (heros: []))")
            .expect("a file");
    }
    let mut harness = started();
    assert!(harness.query_by_label_contains("broken-1.ron").is_none(), "one line says the last of them");
    shoot("messages-dark", &mut harness);
    let before = top(&harness);
    press(&mut harness, "All messages (3)");
    assert!(["broken-1.ron", "broken-2.ron"].iter().all(|file| harness.query_by_label_contains(file).is_some()));
    shoot("messages-all-dark", &mut harness);
    assert_eq!(top(&harness), before, "the list lies over the screen");
    let first = harness.get_by_label_contains("broken-1.ron").rect();
    assert!(first.left() > 500.0, "below its button: {first:?}");
    let is_open = |harness: &Harness<'_, App>| harness.query_by_label_contains("broken-1.ron").is_some();
    harness.key_press(egui::Key::Escape);
    harness.run_steps(2);
    assert!(!is_open(&harness) && harness.query_by_label("New game").is_some(), "Esc closes the list and nothing else");
    press(&mut harness, "All messages (3)");
    assert!(is_open(&harness));
    harness.drag_at(egui::pos2(40.0, 700.0));
    harness.drop_at(egui::pos2(40.0, 700.0));
    harness.run_steps(2);
    assert!(!is_open(&harness), "a click beside it closes the list");
    press(&mut harness, "All messages (3)");
    press(&mut harness, "Close");
    assert!(harness.query_by_label_contains("broken-").is_none());
    let with_one_line = before - top(&harness);
    assert!(with_one_line < 45.0, "{with_one_line}");
}

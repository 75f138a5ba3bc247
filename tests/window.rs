//! Interface tests: the real window code, driven by accessible names, without display or GPU.
#![cfg(feature = "gui")]

mod support;

use delvewright::app::App;
use delvewright::storage::DataDirs;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use support::pictures::save;

/// The window in a data folder of its own.
fn window<'a>(size: (f32, f32), theme: egui::Theme, folder: &std::path::Path) -> Harness<'a, App> {
    support::app::window(size, theme, folder, 7)
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
    save("start-dark", &harness.render().expect("a picture"));
    press(&mut harness, "New game");
    save("new-game-dark", &harness.render().expect("a picture"));
    press(&mut harness, "Begin");
    save("table-start-dark", &harness.render().expect("a picture"));
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
    let settings = delvewright::storage::Settings {
        reduce_motion: true,
        theme: if theme == egui::Theme::Dark {
            delvewright::storage::Theme::Dark
        } else {
            delvewright::storage::Theme::Light
        },
        ..Default::default()
    };
    let dirs = DataDirs::at(folder);
    dirs.create().expect("folders");
    settings.save(&dirs.settings_file).expect("settings");
}

/// The window with a game of three heroes begun.
fn table<'a>(size: (f32, f32), theme: egui::Theme, folder: &std::path::Path) -> Harness<'a, App> {
    choose_look(theme, folder);
    let mut harness = window(size, theme, folder);
    harness.run();
    press(&mut harness, "New game");
    press(&mut harness, "Begin");
    harness
}

#[test]
fn pictures_of_the_table_in_both_themes_and_sizes() {
    for (theme, look) in [(egui::Theme::Dark, "dark"), (egui::Theme::Light, "light")] {
        for (size, name) in [((1280.0, 720.0), "small"), ((1920.0, 1080.0), "large")] {
            let folder = tempfile::tempdir().expect("a folder");
            let mut harness = table(size, theme, folder.path());
            harness.remove_cursor();
            save(&format!("table-{look}-{name}"), &harness.render().expect("a picture"));
            assert!(harness.state().play().is_some());
        }
    }
}

#[test]
fn a_saved_game_goes_on_in_the_middle_of_a_fight() {
    for (theme, look) in [(egui::Theme::Dark, "dark"), (egui::Theme::Light, "light")] {
        let folder = tempfile::tempdir().expect("a folder");
        support::fight::leave_in(folder.path());
        choose_look(theme, folder.path());
        let mut harness = window((1440.0, 900.0), theme, folder.path());
        harness.run();
        press(&mut harness, "Continue");
        harness.run_steps(30);
        harness.remove_cursor();
        save(&format!("fight-{look}"), &harness.render().expect("a picture"));
        let before = harness.state().play().expect("a game").session().len();
        harness.key_press(egui::Key::Num2);
        harness.run_steps(30);
        let play = harness.state().play().expect("a game");
        assert!(play.session().len() > before, "a number key answers");
        harness.remove_cursor();
        save(&format!("fight-after-{look}"), &harness.render().expect("a picture"));
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
        support::fight::leave_in(folder.path());
        let dirs = DataDirs::at(folder.path());
        let settings = delvewright::storage::Settings { language: language.to_owned(), ..Default::default() };
        settings.save(&dirs.settings_file).expect("settings");
        let mut harness = window((1280.0, 800.0), egui::Theme::Dark, folder.path());
        harness.run();
        press(&mut harness, go_on);
        harness.run_steps(20);
        harness.remove_cursor();
        save(&format!("fight-{language}"), &harness.render().expect("a picture"));
        assert!(harness.state().play().is_some());
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
    save("keys-dark", &harness.render().expect("a picture"));
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

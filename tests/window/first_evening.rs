//! The way to the first turn: start screen, new game, introduction; and the page at the end. Looked at in all sizes, with both looks
//! and in all languages.

use crate::support::app::{open_on, still_window};
use crate::support::desk::{AtTheDesk as _, GAMES};
use crate::support::hands::{key, picture, press, press_part, shows, tab_to};
use delvewright::games::massive_darkness::content::shipped_quest;
use delvewright::games::massive_darkness::folders::OwnFolders as _;
use delvewright::games::massive_darkness::playtest::{Bot as _, Greedy};
use delvewright::games::massive_darkness::rules::dungeon::Edition;
use delvewright::house::storage::{DataDirs, Settings, Theme};
use delvewright::house::text::Language;
use delvewright::kernel::game::Game as _;
use delvewright::shell::App;
use egui::{Key, Modifiers, Rect, Role, pos2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use std::path::{Path, PathBuf};

/// Windows in which everything has to be seen: size, look, language, size of text in per cent.
const WINDOWS: [((f32, f32), Theme, &str, u16); 6] = [
    ((1024.0, 640.0), Theme::Dark, "pl", 100),
    ((1280.0, 800.0), Theme::Dark, "en", 100),
    ((1280.0, 800.0), Theme::Light, "de", 100),
    ((1920.0, 1080.0), Theme::Light, "en", 100),
    ((2560.0, 1440.0), Theme::Dark, "de", 100),
    ((1280.0, 800.0), Theme::Dark, "de", 200),
];

/// The window in one of these ways, with the name of its pictures.
fn shown<'a>(folder: &Path, way: ((f32, f32), Theme, &str, u16)) -> (Harness<'a, App>, String) {
    let (size, theme, language, scale) = way;
    let dirs = DataDirs::at(folder);
    dirs.create_all().expect("folders");
    Settings { ui_scale: scale, ..Settings::load(&dirs.settings_file).settings }
        .save(&dirs.settings_file)
        .expect("settings");
    let window = open_on(GAMES, folder, size, theme, language);
    let look = if theme == Theme::Dark { "dark" } else { "light" };
    (window, format!("{}-{look}-{language}-{scale}", size.0))
}

/// Is this button wholly on the screen?
fn is_seen(window: &Harness<'_, App>, name: &str) {
    let screen = window.ctx.content_rect();
    let at = window.get_by_role_and_label(Role::Button, name).rect();
    assert!(screen.contains_rect(at), "{name}: {at:?} is not within {screen:?}");
}

#[test]
fn a_new_game_is_chosen_from_tiles_and_portraits_in_every_window() {
    for way in WINDOWS {
        let folder = tempfile::tempdir().expect("a folder");
        let dirs = DataDirs::at(folder.path());
        dirs.create_all().expect("folders");
        std::fs::create_dir_all(dirs.quests()).expect("a folder of quests");
        std::fs::write(dirs.quests().join("mine.ron"), shipped_quest("quest-04").expect("it is in the box"))
            .expect("written");
        let (mut window, name) = shown(folder.path(), way);
        let words: [&str; 2] = match way.2 {
            "en" => ["New game", "Begin"],
            "de" => ["Neues Spiel", "Beginnen"],
            _ => ["Nowa gra", "Zaczynamy"],
        };
        key(&mut window, Modifiers::COMMAND, Key::N);
        window.run_steps(6);
        picture(&mut window, &format!("new-{name}"));
        is_seen(&window, words[1]);
        assert!(shows(&window, words[0]));
    }
}

#[test]
fn heroes_are_picked_by_their_portraits_in_turn_order_and_the_wording_follows_the_language() {
    for (language, begin, edition) in [("en", "Begin", Edition::En), ("pl", "Zaczynamy", Edition::De)] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut window = still_window(folder.path(), (1280.0, 800.0), Theme::Dark, language);
        key(&mut window, Modifiers::COMMAND, Key::N);
        // Three are proposed; one stays at home, another comes.
        press_part(&mut window, Role::CheckBox, "Bjorn");
        press_part(&mut window, Role::CheckBox, "Siegfried");
        press(&mut window, begin);
        let setup = &window.state().play().expect("a game").session().header().setup.setup;
        let heroes: Vec<&str> = setup.heroes.iter().map(|choice| choice.hero.as_str()).collect();
        assert_eq!((heroes.as_slice(), setup.edition), (["elias", "owen", "siegfried"].as_slice(), edition));
    }
}

#[test]
fn a_tile_says_for_those_who_hear_it_whose_figures_it_shows() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = still_window(folder.path(), (1280.0, 800.0), Theme::Dark, "en");
    press(&mut window, "New game");
    let tile = window.get_by_role_and_label(Role::Button, "Scorched Earth");
    let told = tile.accesskit_node().description().unwrap_or_default();
    assert_eq!(told, "Gentle. Our planning bot wins 94% with three and four heroes");
    let rect: Rect = tile.rect();
    assert!(Rect::from_min_size(pos2(0.0, 0.0), vec2(1280.0, 800.0)).contains_rect(rect));
}

/// What the controls on the way to the table are called.
fn words(language: &str) -> [&'static str; 5] {
    match language {
        "en" => ["Play the first evening", "Begin", "Go down", "Play it again", "Look at the board"],
        "de" => ["Den ersten Abend spielen", "Beginnen", "Hinabsteigen", "Noch einmal spielen", "Den Plan ansehen"],
        _ => ["Zagraj pierwszy wieczór", "Zaczynamy", "Schodzimy", "Zagraj jeszcze raz", "Zobacz planszę"],
    }
}

#[test]
fn somebody_who_has_never_played_is_led_straight_to_the_table_in_every_window() {
    for way in WINDOWS {
        let folder = tempfile::tempdir().expect("a folder");
        let (mut window, name) = shown(folder.path(), way);
        let [first, _, down, ..] = words(way.2);
        picture(&mut window, &format!("first-{name}"));
        if window.query_by_label(first).is_none() {
            // A window with so little room has the way by a new game.
            assert!(window.ctx.content_rect().width() < 960.0, "{name}");
            continue;
        }
        is_seen(&window, first);
        press(&mut window, first);
        let play = window.state().play().expect("a game");
        assert_eq!(
            (play.session().header().setup.quest.id.as_str(), play.game().state.starting_heroes),
            ("tutorial", 2)
        );
        picture(&mut window, &format!("intro-{name}"));
        is_seen(&window, down);
        key(&mut window, Modifiers::NONE, Key::Space);
        assert!(window.query_by_label(down).is_none(), "{name}: it has been read");
        assert!(
            window.state().play().expect("a game").session().decisions().is_empty(),
            "and nothing is decided by it"
        );
    }
}

#[test]
fn the_first_evening_is_begun_by_keyboard_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = still_window(folder.path(), (1280.0, 800.0), Theme::Dark, "en");
    tab_to(&mut window, "Play the first evening");
    key(&mut window, Modifiers::NONE, Key::Enter);
    tab_to(&mut window, "Go down");
    key(&mut window, Modifiers::NONE, Key::Enter);
    key(&mut window, Modifiers::NONE, Key::Num1);
    assert_eq!(window.state().play().expect("a game").session().decisions().len(), 1);
}

#[test]
fn at_first_it_speaks_the_language_of_the_system_and_then_the_one_that_was_chosen() {
    let folder = tempfile::tempdir().expect("a folder");
    let begin = || App::new(GAMES, DataDirs::at(folder.path()), 7);
    let mut app = begin();
    app.speak_at_first(Language::Polish);
    assert_eq!(app.texts().language(), Language::Polish);
    drop(app);
    let mut app = begin();
    app.speak_at_first(Language::German);
    assert_eq!(app.texts().language(), Language::Polish, "somebody has spoken Polish here before");
    drop(app);
    let mut window = open_on(GAMES, folder.path(), (1280.0, 800.0), Theme::Dark, "pl");
    press(&mut window, "Deutsch");
    assert!(shows(&window, "Neues Spiel"));
    assert_eq!(Settings::load(&DataDirs::at(folder.path()).settings_file).settings.language, "de");
}

/// A game of the tutorial, played to its end by a bot; its file.
fn played(folder: &Path) -> PathBuf {
    let mut window = still_window(folder, (1280.0, 800.0), Theme::Dark, "en");
    press(&mut window, "New game");
    press(&mut window, "Begin");
    let mut bot = Greedy::new(7);
    for _ in 0..2000 {
        let game = window.state().play().expect("a game").game();
        if game.outcome().is_some() {
            break;
        }
        let mut listed = Vec::new();
        game.answers(&mut listed);
        let answer = bot.answer(game, &listed);
        window.state_mut().answer_by(answer);
    }
    window.run_steps(4);
    assert!(shows(&window, "Who did what"), "the result is there at once");
    window.state().play().expect("a game").file()
}

#[test]
fn the_end_of_a_game_tells_who_did_what_and_leads_on_in_every_window() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = played(folder.path());
    for way in WINDOWS {
        let (mut window, name) = shown(folder.path(), way);
        picture(&mut window, &format!("start-{name}"));
        window.state_mut().open_game(&file);
        window.run_steps(4);
        picture(&mut window, &format!("result-{name}"));
        let [.., again, board] = words(way.2);
        is_seen(&window, again);
        press(&mut window, board);
        assert!(window.query_by_label(again).is_none(), "{name}");
    }
    let (mut window, _) = shown(folder.path(), WINDOWS[1]);
    window.state_mut().open_game(&file);
    window.run_steps(4);
    press(&mut window, "Look at the board");
    press(&mut window, "Back to the result");
    let before = window.state().play().expect("a game").session().header().setup.clone();
    press(&mut window, "The next quest");
    let play = window.state().play().expect("a game");
    assert_eq!(play.session().header().setup.quest.id, "quest-01");
    assert_eq!(play.session().header().setup.setup.heroes, before.setup.heroes, "with the same heroes");
    window.state_mut().open_game(&file);
    window.run_steps(4);
    press(&mut window, "Play it again");
    let play = window.state().play().expect("a game");
    assert_eq!(play.session().header().setup, before);
    assert!(play.session().decisions().is_empty() && play.file() != file, "it is another game");
}

#[test]
fn whoever_takes_the_last_decision_back_at_the_end_goes_on_playing() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = played(folder.path());
    let mut window = still_window(folder.path(), (1280.0, 800.0), Theme::Dark, "en");
    window.state_mut().open_game(&file);
    window.run_steps(4);
    press(&mut window, "Take back");
    assert!(!shows(&window, "Who did what"));
    assert!(window.state().play().expect("a game").game().outcome().is_none());
}

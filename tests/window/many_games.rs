//! Several games in one window: which of them is shown, whose a saved game is, and what each keeps.

use crate::support::app::{open_on, still_window};
use crate::support::desk::{AtTheDesk as _, GAMES};
use crate::support::hands::{key, let_go, press, scroll_and_press, shows, write};
use crate::support::lanterns::{self, LanternsDesk, LanternsWindow};
use crate::support::pictures::shoot;
use delvewright::games::massive_darkness::session::RULESET;
use delvewright::games::massive_darkness::view::desk::MassiveDarknessWindow;
use delvewright::house::plug::Plug;
use delvewright::house::storage::{DataDirs, Settings, Theme};
use delvewright::house::text::Language;
use delvewright::kit::commands::Entry;
use delvewright::kit::desk::{Desk, Opening, WindowPlug};
use delvewright::shell::App;
use egui::{Key, Modifiers, Rect, Ui};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use std::any::Any;
use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, SystemTime};

const CTRL: Modifiers = Modifiers::COMMAND;
const LARGE: (f32, f32) = (1280.0, 800.0);
const SMALL: (f32, f32) = (960.0, 600.0);
const BOTH: &[&dyn WindowPlug] = &[&MassiveDarknessWindow, &LanternsWindow];

fn window<'a>(games: &[&'static dyn WindowPlug], folder: &Path) -> Harness<'a, App> {
    open_on(games, folder, LARGE, Theme::Dark, "en")
}

/// As if it had been saved so many minutes ago.
fn age(file: &Path, minutes: u64) {
    let opened = fs::File::options().append(true).open(file).expect("it is there");
    opened.set_modified(SystemTime::now() - Duration::from_secs(60 * minutes)).expect("it has a time");
}

fn has_lanterns(window: &Harness<'_, App>) -> bool {
    window.state().shown().is_some_and(|desk| (desk as &dyn Any).is::<LanternsDesk>())
}

/// Lanterns, and how often its desk was opened.
struct Watched {
    opened: AtomicUsize,
}

impl WindowPlug for Watched {
    fn game(&self) -> &'static dyn Plug {
        LanternsWindow.game()
    }

    fn poster(&self, ui: &Ui, place: Rect) {
        LanternsWindow.poster(ui, place);
    }

    fn mark_ui(&self, ui: &mut Ui, mark: usize, size: f32) {
        LanternsWindow.mark_ui(ui, mark, size);
    }

    fn commands(&self) -> &'static [Entry] {
        LanternsWindow.commands()
    }

    fn open(&self, opening: Opening) -> Box<dyn Desk> {
        self.opened.fetch_add(1, Ordering::Relaxed);
        LanternsWindow.open(opening)
    }
}

#[test]
fn a_game_that_is_named_at_the_start_is_shown() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut started = window(BOTH, folder.path());
    started.state_mut().show_game("lanterns");
    started.run();
    press(&mut started, "New game");
    assert!(has_lanterns(&started), "its new game is laid out");
    drop(started);
    assert_eq!(
        Settings::load(&DataDirs::at(folder.path()).settings_file).settings.game,
        "lanterns",
        "and it is shown next time"
    );
}

#[test]
fn a_desk_is_opened_when_something_of_its_game_is_needed() {
    static WATCHED: Watched = Watched { opened: AtomicUsize::new(0) };
    let opened = || WATCHED.opened.load(Ordering::Relaxed);
    let games: &[&'static dyn WindowPlug] = &[&MassiveDarknessWindow, &WATCHED];
    let folder = tempfile::tempdir().expect("a folder");
    let mut started = window(games, folder.path());
    assert!(shows(&started, "Lanterns"), "its poster and its name are there");
    press(&mut started, "New game");
    press(&mut started, "Begin");
    assert!(started.state().play().is_some());
    key(&mut started, Modifiers::ALT, Key::Home);
    assert_eq!(opened(), 0, "the other game was played");
    press(&mut started, "Settings");
    press(&mut started, "Deutsch");
    scroll_and_press(&mut started, "Zurück");
    assert!(shows(&started, "Laternen"), "a closed one speaks the language, too");
    assert_eq!(opened(), 0);
    press(&mut started, "Laternen");
    press(&mut started, "Neues Spiel");
    assert_eq!(opened(), 1);
    assert!(started.state().shown().is_some_and(|desk| desk.texts().language() == Language::German));
    drop(started);
    // Somebody has saved a game of it: whose line in the list it is, it says itself.
    let folder = tempfile::tempdir().expect("a folder");
    lanterns::leave_in(folder.path(), "night", 2);
    let listed = window(games, folder.path());
    assert!(shows(&listed, "Two players, first night"));
    assert_eq!(opened(), 2);
}

#[test]
fn with_one_game_nothing_is_asked() {
    let folder = tempfile::tempdir().expect("a folder");
    let window = window(GAMES, folder.path());
    assert!(!shows(&window, "Massive Darkness") && !shows(&window, "Lanterns"));
    assert!(shows(&window, "New game") && shows(&window, "Quest editor"));
}

#[test]
fn without_a_game_the_window_opens_and_says_of_each_file_whose_it_is() {
    let folder = tempfile::tempdir().expect("a folder");
    lanterns::leave_in(folder.path(), "night", 2);
    let mut window = window(&[], folder.path());
    assert!(shows(&window, "night.journal cannot be opened") && shows(&window, "the rules “lanterns”"));
    assert!(!shows(&window, "New game"));
    press(&mut window, "Settings");
    press(&mut window, "Deutsch");
    press(&mut window, "Zurück");
    assert!(shows(&window, "night.journal lässt sich nicht öffnen"));
}

#[test]
fn a_game_is_chosen_and_stays_chosen_and_its_workspaces_are_offered() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut one = window(BOTH, folder.path());
    assert!(shows(&one, "Quest editor") && !shows(&one, "Lighthouse"));
    press(&mut one, "Lanterns");
    assert!(!shows(&one, "Quest editor") && shows(&one, "Lighthouse"));
    // The same key leads into the workspace of the chosen game.
    key(&mut one, CTRL, Key::E);
    assert!(shows(&one, "In the tower") && has_lanterns(&one));
    key(&mut one, Modifiers::ALT, Key::Home);
    assert!(shows(&one, "Lighthouse"));
    press(&mut one, "New game");
    assert!(shows(&one, "A new night"));
    drop(one);
    let mut again = window(BOTH, folder.path());
    assert!(shows(&again, "Lighthouse"), "it is remembered");
    press(&mut again, "Massive Darkness");
    press(&mut again, "New game");
    press(&mut again, "Begin");
    assert!(again.state().play().is_some() && !has_lanterns(&again));
    key(&mut again, Modifiers::ALT, Key::Home);
    assert!(shows(&again, "Massive Darkness") && shows(&again, "Lanterns"));
    // Where a game is not installed any more, another one is shown.
    drop(again);
    let mut settings = Settings::load(&DataDirs::at(folder.path()).settings_file).settings;
    settings.game = "chess".to_owned();
    settings.save(&DataDirs::at(folder.path()).settings_file).expect("settings");
    assert!(shows(&window(BOTH, folder.path()), "Quest editor"));
}

#[test]
fn what_goes_on_is_the_newest_of_all_games_and_each_file_is_opened_by_its_own() {
    let folder = tempfile::tempdir().expect("a folder");
    let fight = crate::support::fight::leave_in(folder.path());
    let night = lanterns::leave_in(folder.path(), "night", 2);
    let nine = lanterns::leave_in(folder.path(), "nine", 9);
    let chess = lanterns::leave_of(folder.path(), "chess", "chess", "None");
    for (file, minutes) in [(&chess, 1), (&nine, 2), (&night, 3), (&fight, 4)] {
        age(file, minutes);
    }
    let mut one = window(BOTH, folder.path());
    assert!(shows(&one, "chess.journal cannot be opened") && shows(&one, "the rules “chess”"));
    assert!(shows(&one, "nine.journal cannot be opened") && shows(&one, "played by two or three"));
    key(&mut one, CTRL, Key::O);
    assert!(shows(&one, "Night night"), "although the other game was chosen");
    // From one game to the next the first one is left.
    let line = "Two players, first night";
    age(&night, 5);
    key(&mut one, Modifiers::ALT, Key::Home);
    assert!(shows(&one, "Lighthouse"), "the game that was played last is chosen");
    key(&mut one, CTRL, Key::O);
    assert!(one.state().play().is_some());
    key(&mut one, Modifiers::ALT, Key::Home);
    press(&mut one, line);
    assert!(shows(&one, "Night night") && has_lanterns(&one));
    // A game that is over does not go on.
    drop(one);
    fs::write(&night, fs::read_to_string(&night).expect("lines") + "Went(to:None,at:(round:3,over:Some(Won)))\n")
        .expect("it is written");
    let mut again = window(BOTH, folder.path());
    key(&mut again, CTRL, Key::O);
    assert!(again.state().play().is_some());
    // Without that game its files are named, and nothing else of them is touched.
    drop(again);
    let alone = window(GAMES, folder.path());
    assert!(shows(&alone, "night.journal cannot be opened") && shows(&alone, "the rules “lanterns”"));
}

#[test]
fn palette_and_dropped_files_are_the_games_they_belong_to() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(BOTH, folder.path());
    let dropped = |name: &str| {
        let file = folder.path().join(name);
        fs::write(&file, "light").expect("a file");
        file
    };
    let_go(&mut window, &[&dropped("a.lantern")]);
    assert!(shows(&window, "A lantern from elsewhere") && has_lanterns(&window));
    key(&mut window, CTRL, Key::K);
    assert!(shows(&window, "Wick") && shows(&window, "Moon"));
    write(&mut window, "moon");
    key(&mut window, Modifiers::NONE, Key::Enter);
    assert!(shows(&window, "Laid: Moon"));
    let_go(&mut window, &[&dropped("a.stone")]);
    assert!(shows(&window, "a.stone gives no light."));
    key(&mut window, Modifiers::ALT, Key::Home);
    press(&mut window, "Massive Darkness");
    let_go(&mut window, &[&dropped("b.stone")]);
    assert!(shows(&window, "“b.stone” is neither a quest nor a campaign"));
}

#[test]
fn a_saved_game_from_elsewhere_goes_on_in_a_copy_and_one_of_ours_where_it_lies() {
    let (elsewhere, folder) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let fight = crate::support::fight::leave_in(elsewhere.path());
    let before = fs::read(&fight).expect("lines");
    let mut one = window(BOTH, folder.path());
    one.state_mut().take_in(vec![fight.clone()]);
    one.run_steps(4);
    assert!(one.state().play().is_some(), "the game lies open");
    let name = fight.file_name().expect("a name");
    assert!(shows(&one, &format!("“{}” lies among your games now", name.to_string_lossy())));
    let copy = DataDirs::at(folder.path()).games.join(name);
    assert!(fs::read(&copy).expect("a copy").starts_with(&before));
    assert_eq!(fs::read(&fight).expect("lines"), before, "the file that was opened stays as it is");
    // Opened again, by either way, it is the same game, and no second copy.
    drop(one);
    for file in [&fight, &copy] {
        let mut again = window(BOTH, folder.path());
        again.state_mut().take_in(vec![file.clone()]);
        again.run_steps(4);
        assert!(again.state().play().is_some());
        assert_eq!(fs::read_dir(DataDirs::at(folder.path()).games).expect("games").count(), 1);
    }
    // What is called a game and is none is told, and nothing is kept of it.
    let none = elsewhere.path().join("none.journal");
    fs::write(&none, "shopping list\n").expect("a file");
    let mut other = window(BOTH, folder.path());
    let_go(&mut other, &[&none]);
    assert!(other.state().play().is_none());
    assert_eq!(fs::read_dir(DataDirs::at(folder.path()).games).expect("games").count(), 1);
    // Nor of one that is damaged behind its first line, or of something else that is called a game.
    let lines = String::from_utf8(before).expect("lines");
    let damaged = elsewhere.path().join("damaged.journal");
    let spoiled = |(at, line): (usize, &str)| if at == 20 { "nonsense\n".to_owned() } else { format!("{line}\n") };
    fs::write(&damaged, lines.lines().enumerate().map(spoiled).collect::<String>()).expect("a file");
    let pack = elsewhere.path().join("pack.journal");
    fs::write(&pack, "// Delvewright: massive-darkness pack of cards, format 1\n()\n").expect("a file");
    for (file, why) in [(&damaged, "Line 21"), (&pack, "pack of cards")] {
        let mut other = window(BOTH, folder.path());
        let_go(&mut other, &[file]);
        other.run_steps(4);
        assert!(other.state().play().is_none());
        let name = file.file_name().expect("a name").to_string_lossy();
        assert!(shows(&other, &format!("“{name}” cannot be opened. ")) && shows(&other, why), "{name}");
        assert_eq!(fs::read_dir(DataDirs::at(folder.path()).games).expect("games").count(), 1, "{name}");
    }
    // Bytes that are no text are told of the file that was given; no copy was ever made.
    let noise = elsewhere.path().join("noise.journal");
    let spoiled =
        |(at, line): (usize, &str)| if at == 20 { b"\xff\n".to_vec() } else { format!("{line}\n").into_bytes() };
    fs::write(&noise, lines.lines().enumerate().flat_map(spoiled).collect::<Vec<_>>()).expect("a file");
    let mut other = window(BOTH, folder.path());
    let_go(&mut other, &[&noise]);
    assert!(shows(&other, &noise.display().to_string()), "the file that was given is named");
    assert_eq!(fs::read_dir(DataDirs::at(folder.path()).games).expect("games").count(), 1);
    // One that lies there already is told by name, too, and the list does not offer it again.
    let there = DataDirs::at(folder.path()).games.join("damaged.journal");
    fs::copy(&damaged, &there).expect("a copy");
    let mut other = window(BOTH, folder.path());
    other.state_mut().open_game(&there);
    other.run_steps(4);
    assert!(shows(&other, "“damaged.journal” cannot be opened. Line 21"));
    assert!(shows(&other, "damaged.journal cannot be opened"), "the list says so");
    assert_eq!(fs::read(&there).expect("a file"), fs::read(&damaged).expect("a file"), "it lies there untouched");
}

#[test]
fn each_game_keeps_its_own_choices_and_those_of_a_game_that_is_not_there_stay() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = DataDirs::at(folder.path()).settings_file;
    let mut one = window(BOTH, folder.path());
    press(&mut one, "Settings");
    for (theme, name) in [(Theme::Dark, "dark"), (Theme::Light, "light")] {
        picture(&mut one, &format!("settings-two-games-{name}"));
        if theme == Theme::Dark {
            key(&mut one, CTRL, Key::T);
        }
    }
    scroll_and_press(&mut one, "Bright lights");
    scroll_and_press(&mut one, "Stop after the phases without a hero’s turn");
    drop(one);
    let kept = Settings::load(&file).settings.games;
    assert_eq!(kept[lanterns::ID].value::<bool>("bright"), Some(true));
    assert_eq!(kept[RULESET].value::<bool>("stop_after_phases"), Some(false));
    let mut alone = window(GAMES, folder.path());
    press(&mut alone, "Settings");
    assert!(!shows(&alone, "Bright lights"));
    scroll_and_press(&mut alone, "Stop after the phases without a hero’s turn");
    let kept = Settings::load(&file).settings.games;
    assert_eq!(kept[lanterns::ID].value::<bool>("bright"), Some(true));
    assert_eq!(kept[RULESET].value::<bool>("stop_after_phases"), Some(true));
}

#[test]
fn settings_of_format_1_become_those_of_the_game_that_there_was() {
    let folder = tempfile::tempdir().expect("a folder");
    let dirs = DataDirs::at(folder.path());
    dirs.create().expect("folders");
    let old = Path::new(env!("CARGO_MANIFEST_DIR")).join("saves/format-1/settings.ron");
    fs::copy(old, &dirs.settings_file).expect("a file");
    let mut window = crate::support::app::window(LARGE, egui::Theme::Dark, folder.path(), 7);
    window.run_steps(4);
    let settings = Settings::load(&dirs.settings_file).settings;
    assert_eq!(settings.games.keys().collect::<Vec<_>>(), [RULESET]);
    let remembered = delvewright::games::massive_darkness::remembered::Remembered::of(&settings.games[RULESET]);
    assert!(!remembered.stop_after_phases);
    assert!(remembered.last_game.is_some_and(|last| last.typed_dice && last.quest == "tutorial"));
    assert_eq!((settings.language.as_str(), settings.ui_scale), ("pl", 125));
}

fn picture(window: &mut Harness<'_, App>, name: &str) {
    window.remove_cursor();
    window.run_steps(4);
    shoot(name, window);
}

#[test]
fn pictures_of_the_start_screen_with_two_games() {
    for (theme, look) in [(Theme::Dark, "dark"), (Theme::Light, "light")] {
        for (size, name) in [(LARGE, "large"), (SMALL, "small")] {
            let folder = tempfile::tempdir().expect("a folder");
            let language = if (theme, size) == (Theme::Light, SMALL) { "de" } else { "en" };
            let mut window = open_on(BOTH, folder.path(), size, theme, language);
            picture(&mut window, &format!("start-two-games-new-{look}-{name}"));
            drop(window);
            age(&crate::support::fight::leave_in(folder.path()), 3);
            lanterns::leave_in(folder.path(), "night", 2);
            lanterns::leave_of(folder.path(), "chess", "chess", "None");
            let mut window = open_on(BOTH, folder.path(), size, theme, language);
            picture(&mut window, &format!("start-two-games-{look}-{name}"));
            let other = if language == "de" { "Laternen" } else { "Lanterns" };
            window.get_by_role_and_label(egui::accesskit::Role::Button, other).click();
            picture(&mut window, &format!("start-two-games-other-{look}-{name}"));
            assert!(shows(&window, other));
        }
    }
}

#[test]
fn no_button_lies_on_another_however_low_the_window_is_and_however_many_games_there_are() {
    const FIVE: &[&dyn WindowPlug] =
        &[&MassiveDarknessWindow, &LanternsWindow, &LanternsWindow, &LanternsWindow, &LanternsWindow];
    for (games, count) in [(BOTH, "two"), (FIVE, "five")] {
        for (size, name) in [(LARGE, "large"), (SMALL, "small")] {
            let folder = tempfile::tempdir().expect("a folder");
            crate::support::fight::leave_in(folder.path());
            let mut window = open_on(games, folder.path(), size, Theme::Dark, "en");
            picture(&mut window, &format!("start-{count}-games-room-{name}"));
            let corner = window.get_by_label("Find a command").rect();
            let last = window.get_by_label("Settings").rect();
            // What does not fit is scrolled, and cut off above the corner.
            if count == "two" || size == LARGE {
                assert!(last.bottom() <= corner.top() + 4.0, "{count} {name}: {last:?} {corner:?}");
            }
            window.get_by_label("Settings").scroll_to_me();
            window.run_steps(8);
            press(&mut window, "Settings");
            assert!(shows(&window, "Reduce motion"), "{count} {name}");
        }
    }
}

#[test]
fn the_window_looks_as_ever_with_one_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = still_window(folder.path(), LARGE, Theme::Dark, "en");
    picture(&mut window, "start-one-game-dark-large");
    assert!(shows(&window, "Cards"));
}

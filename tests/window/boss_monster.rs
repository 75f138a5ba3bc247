//! Boss Monster at its own table: people who share the screen, a game against a bot by mouse alone and by keyboard alone, and pictures
//! of every screen.

use crate::support::app::{open_at_pace, open_on};
use crate::support::hands::{key, press, press_containing, shows};
use crate::support::pictures::{are_wanted, name_of, shoot, windows_in};
use delvewright::games::boss_monster;
use delvewright::games::boss_monster::describe::card_name;
use delvewright::games::boss_monster::rules::CardId;
use delvewright::games::boss_monster::ruleset::BossMonsterRules;
use delvewright::games::boss_monster::view::BossMonsterWindow;
use delvewright::house::play::{Dice, Play};
use delvewright::house::seating::Sitter;
use delvewright::house::storage::{DataDirs, OfGame, Pace, Settings, Theme};
use delvewright::house::text::Language;
use delvewright::kernel::game::Game as _;
use delvewright::kit::desk::WindowPlug;
use delvewright::shell::App;
use egui::{Key, Modifiers, Pos2, Rect, Role, pos2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use serde::Serialize;
use std::path::Path;
use std::thread::sleep;
use std::time::Duration;

pub(crate) const ONLY: &[&dyn WindowPlug] = &[&BossMonsterWindow];
const SIZE: (f32, f32) = (1280.0, 800.0);

/// What was explained already, as it is kept.
#[derive(Serialize)]
struct Guided {
    is_off: bool,
}

/// Who sits at the seats of a new game is remembered in the settings: so a test says it. Nothing is explained.
pub(crate) fn seated<'a>(
    folder: &Path,
    sitters: &[Sitter],
    (size, theme, language): ((f32, f32), Theme, &str),
) -> Harness<'a, App> {
    let dirs = DataDirs::at(folder);
    dirs.create().expect("folders");
    let mut kept = OfGame::default();
    kept.keep("seats", &sitters);
    kept.keep("guided", &Guided { is_off: true });
    let mut settings = Settings::default();
    settings.games.insert("boss-monster".to_owned(), kept);
    settings.save(&dirs.settings_file).expect("settings");
    open_on(ONLY, folder, size, theme, language)
}

pub(crate) fn ana_and_ben() -> Vec<Sitter> {
    vec![Sitter::person("Ana"), Sitter::person("Ben")]
}

pub(crate) fn against_a_bot() -> Vec<Sitter> {
    vec![Sitter::person("Ana"), Sitter::bot("", "random")]
}

/// Every name that somebody who cannot see could be told.
pub(crate) fn all_names(window: &Harness<'_, App>) -> Vec<String> {
    let nodes = window.query_all_by(|_| true).map(|node| node.accesskit_node());
    let said = nodes.flat_map(|node| [node.label(), node.value(), node.description()]);
    said.flatten().collect()
}

pub(crate) fn answers(window: &Harness<'_, App>) -> Vec<String> {
    window.state().shown().expect("a table").answers().iter().map(ToString::to_string).collect()
}

/// The cards in the hand of whoever sits there, by their names.
fn hand(window: &Harness<'_, App>) -> Vec<String> {
    let names = all_names(window).into_iter().filter(|name| name.ends_with("in your hand"));
    names.filter_map(|name| name.split(',').next().map(str::to_owned)).collect()
}

/// The buttons by which somebody answers: those of the strip, from the left, then those of the column in which a question is put, from
/// above.
fn list(window: &Harness<'_, App>) -> Vec<(String, Pos2)> {
    let side = window.ctx.content_rect().right() - 318.0;
    let mut strip: Vec<(String, Rect)> = window
        .query_all_by_role(Role::Button)
        .map(|node| (node.accesskit_node().label().unwrap_or_default(), node.rect()))
        .filter(|(name, rect)| rect.left() < side && (name == "Pass" || name.starts_with("Pass until")))
        .collect();
    strip.sort_by(|(_, one), (_, other)| one.left().total_cmp(&other.left()));
    let mut found: Vec<(String, Rect)> = window
        .query_all_by_role(Role::Button)
        .map(|node| (node.accesskit_node().label().unwrap_or_default(), node.rect()))
        .filter(|(_, rect)| rect.left() >= side && rect.top() > 40.0)
        .collect();
    found.sort_by(|(_, one), (_, other)| one.top().total_cmp(&other.top()));
    strip.into_iter().chain(found).map(|(name, rect)| (name, rect.center())).collect()
}

/// Bots think until a person is asked or the game is over.
pub(crate) fn wait_for_bots(window: &mut Harness<'_, App>) {
    for _ in 0..20_000 {
        if !answers(window).is_empty() || shows(window, "The game is over") || shows(window, "Pass the screen") {
            return;
        }
        window.run_steps(1);
        sleep(Duration::from_millis(1));
    }
    unreachable!("the bots never come to an end: {:?}", all_names(window));
}

#[derive(Clone, Copy, PartialEq)]
enum Device {
    Mouse,
    Keyboard,
}

/// Takes the line of this number of the list.
fn take(window: &mut Harness<'_, App>, number: usize, device: Device) {
    const NUMBERS: [Key; 9] =
        [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8, Key::Num9];
    match device {
        Device::Mouse => {
            let (_, at) = list(window)[number].clone();
            window.hover_at(at);
            window.run_steps(1);
            window.drag_at(at);
            window.run_steps(1);
            window.drop_at(at);
            window.run_steps(1);
        }
        Device::Keyboard => {
            // A number that means something else than before waits a moment.
            window.run_steps(2);
            window.key_press(NUMBERS[number]);
            window.run_steps(1);
        }
    }
}

/// What a person who wants to come to an end does: builds what comes first, and passes as long as he can.
fn number_of_choice(window: &Harness<'_, App>) -> usize {
    let list = list(window);
    let position = |part: &str| list.iter().position(|(name, _)| name.contains(part));
    let lays = list.iter().position(|(name, _)| name.contains(": build "));
    let looks = list.iter().position(|(name, _)| name.ends_with(" ways…"));
    lays.or(position("until the next phase"))
        .or(position("Discard the Miniboss"))
        .or(position("Discard "))
        .or(position("Pick "))
        .or_else(|| {
            let is_laid = shows(window, "laid by you");
            if is_laid { position("Nothing more") } else { looks }
        })
        .unwrap_or(0)
}

/// Takes what such a person takes.
pub(crate) fn take_choice(window: &mut Harness<'_, App>) {
    let number = number_of_choice(window);
    take(window, number, Device::Mouse);
}

/// Against the evaluator, which thinks about each answer.
fn plays_to_the_end(device: Device) {
    let folder = tempfile::tempdir().expect("a folder");
    let sitters = [Sitter::person("Ana"), Sitter::bot("", "evaluator")];
    let mut window = seated(folder.path(), &sitters, (SIZE, Theme::Dark, "en"));
    press(&mut window, "New game");
    press(&mut window, "Begin");
    let mut taken = 0;
    loop {
        wait_for_bots(&mut window);
        if shows(&window, "The game is over") {
            break;
        }
        let number = number_of_choice(&window).min(8);
        take(&mut window, number, device);
        taken += 1;
        assert!(taken < 1500, "the game never ends: {:?}", list(&window));
    }
    assert!(shows(&window, "place 1") && taken > 20, "{taken}");
    if device == Device::Mouse {
        shoot("boss-monster-over", &mut window);
    }
    press(&mut window, "Another game");
    assert!(shows(&window, "How many play?"));
}

#[test]
fn a_game_against_the_evaluator_is_played_to_its_end_by_mouse_alone() {
    plays_to_the_end(Device::Mouse);
}

#[test]
fn a_game_against_the_evaluator_is_played_to_its_end_by_keyboard_alone() {
    plays_to_the_end(Device::Keyboard);
}

/// Nothing of these hands is in any name, in no answer and in no list of commands.
fn assert_covered(window: &mut Harness<'_, App>, hands: &[String]) {
    assert!(answers(window).is_empty());
    let secret = |window: &Harness<'_, App>| {
        all_names(window)
            .into_iter()
            .find(|name| name.contains("in your hand") || hands.iter().any(|card| name.contains(card)))
    };
    assert_eq!(secret(window), None);
    key(window, Modifiers::COMMAND, Key::K);
    assert_eq!(secret(window), None, "the palette");
    key(window, Modifiers::NONE, Key::Escape);
    // Keys that would answer do nothing, and what is pointed at shows nothing.
    key(window, Modifiers::NONE, Key::Num1);
    window.hover_at(pos2(500.0, 700.0));
    window.run_steps(4);
    assert_eq!(secret(window), None, "a tooltip");
    assert!(shows(window, "Pass the screen to "));
}

fn sorted(mut cards: Vec<String>) -> Vec<String> {
    cards.sort();
    cards
}

/// The cards that a seat holds, as the recorded game says.
pub(crate) fn truly_held(folder: &Path, seat: u8) -> Vec<String> {
    let games = DataDirs::at(folder).games;
    let file = std::fs::read_dir(games).expect("games").next().expect("a game").expect("its file").path();
    let copy = folder.join("copy.journal");
    std::fs::copy(file, &copy).expect("a copy");
    let rules = BossMonsterRules::open().expect("the cards of the box");
    let texts = boss_monster::texts::of(Language::English);
    let (play, _) = Play::resume(&rules, &texts, &copy, Dice::App).expect("it is a game");
    let held = play.game().state().player(seat).hand;
    held.iter().map(|card| card_name(rules.cards(), CardId(card as u8), &texts).to_string()).collect()
}

/// Ana and Ben play until Ben has seen his hand and something was taken back.
fn hangs_between(pace: Pace) {
    let folder = tempfile::tempdir().expect("a folder");
    drop(seated(folder.path(), &ana_and_ben(), (SIZE, Theme::Dark, "en")));
    let mut window = open_at_pace(ONLY, folder.path(), pace, (SIZE, Theme::Dark, "en"));
    press(&mut window, "New game");
    press(&mut window, "Practice game: what somebody has seen can be taken back, too");
    press(&mut window, "Begin");
    assert!(shows(&window, "Pass the screen to Ana"));
    assert_covered(&mut window, &[]);
    if pace == Pace::AtOnce {
        shoot("boss-monster-curtain-en", &mut window);
    }
    press(&mut window, "I am Ana");
    let (mut ana, mut ben) = (hand(&window), Vec::new());
    assert_eq!(ana.len(), 7);
    assert!(!answers(&window).is_empty());
    // Whoever wants to know chances wants it for himself.
    let wonders = |window: &Harness<'_, App>| shows(window, "Counted exactly from what you can see");
    if pace == Pace::AtOnce {
        press(&mut window, "Chances of what is hidden");
        assert!(wonders(&window));
    }
    let mut handed = 0;
    for _ in 0..60 {
        if shows(&window, "To the end") {
            press(&mut window, "To the end");
        }
        if !shows(&window, "Pass the screen") {
            take_choice(&mut window);
            continue;
        }
        handed += 1;
        let is_ben = shows(&window, "Pass the screen to Ben");
        assert_covered(&mut window, &[ana.clone(), ben.clone()].concat());
        assert!(!wonders(&window));
        press(&mut window, if is_ben { "I am Ben" } else { "I am Ana" });
        assert!(!wonders(&window), "whoever sits down has not asked yet");
        let (own, other) = if is_ben { (&mut ben, &ana) } else { (&mut ana, &ben) };
        *own = truly_held(folder.path(), u8::from(is_ben));
        // Before anything was discarded, nobody has seen a card of anybody else: neither now nor in what is shown first.
        if handed == 1 {
            let known = all_names(&window);
            let seen = other
                .iter()
                .filter(|card| !own.contains(card))
                .find(|card| known.iter().any(|name| name.contains(card.as_str())));
            assert_eq!(seen, None);
        }
        let shown = hand(&window);
        assert!(shows(&window, "To the end") || sorted(shown.clone()) == sorted(own.clone()), "{shown:?} {own:?}");
        assert!(handed > 1 || sorted(shown) == sorted(own.clone()), "the hand in what is shown is his own");
        if handed == 6 {
            break;
        }
    }
    assert!(handed >= 3, "{handed}");
    // Undo: the curtain comes down before anything is seen.
    key(&mut window, Modifiers::COMMAND, Key::Z);
    for agrees in ["Ana agrees", "Ben agrees"] {
        if shows(&window, agrees) {
            press(&mut window, agrees);
        }
    }
    assert_covered(&mut window, &[ana, ben].concat());
}

#[test]
fn a_curtain_hangs_between_two_people_and_behind_it_is_nothing() {
    hangs_between(Pace::AtOnce);
}

#[test]
fn nor_does_anybody_see_what_happened_through_the_eyes_of_another() {
    hangs_between(Pace::OneByOne);
}

#[test]
fn before_a_single_person_it_never_comes_down() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = seated(folder.path(), &against_a_bot(), (SIZE, Theme::Dark, "en"));
    press(&mut window, "New game");
    press(&mut window, "Begin");
    for _ in 0..12 {
        assert!(!shows(&window, "Pass the screen"));
        assert!(!hand(&window).is_empty());
        wait_for_bots(&mut window);
        take_choice(&mut window);
    }
}

#[test]
fn a_first_game_is_explained_question_by_question_until_that_is_switched_off() {
    let folder = tempfile::tempdir().expect("a folder");
    drop(seated(folder.path(), &against_a_bot(), (SIZE, Theme::Dark, "en")));
    let mut window = open_on(ONLY, folder.path(), SIZE, Theme::Dark, "en");
    press(&mut window, "New game");
    press(&mut window, "Explain each question when it comes up for the first time");
    press(&mut window, "Begin");
    assert!(shows(&window, "may be exchanged once"), "what is asked first is explained");
    if are_wanted() {
        shoot("boss-monster-hint", &mut window);
    }
    press(&mut window, "Understood");
    assert!(!shows(&window, "may be exchanged once") && !shows(&window, "Understood"), "once it is known");
    take_choice(&mut window);
    wait_for_bots(&mut window);
    assert!(shows(&window, "Press the two cards that you need least"), "the next question, the next hint");
    press(&mut window, "No more hints");
    assert!(!shows(&window, "Understood"));
    play_until(&mut window, "Your turn to build");
    assert!(!shows(&window, "Drag a card from your hand"), "switched off is off");
}

#[test]
fn what_a_seat_was_told_is_saved_at_any_time_and_the_whole_game_only_when_it_is_over() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = seated(folder.path(), &against_a_bot(), (SIZE, Theme::Dark, "en"));
    press(&mut window, "New game");
    press(&mut window, "Begin");
    play_until(&mut window, "Your turn to build");
    assert!(shows(&window, "Save what I was told as a text"));
    assert!(!shows(&window, "Save the whole game"), "there is still something to hide");
    let games =
        std::fs::read_dir(folder.path().join("games")).expect("games").map(|file| file.expect("a file").file_name());
    assert_eq!(
        games.collect::<Vec<_>>(),
        ["boss-monster-1.journal"],
        "its seed deals the hidden cards: it stands in no name"
    );
    play_until(&mut window, "The game is over");
    assert!(shows(&window, "Save the whole game, with everything that was hidden"));
}

/// Plays on until this is shown.
pub(crate) fn play_until(window: &mut Harness<'_, App>, part: &str) {
    for _ in 0..600 {
        wait_for_bots(window);
        if shows(window, part) {
            return;
        }
        if let Some(ready) = all_names(window).into_iter().find(|name| name.starts_with("I am ")) {
            press(window, &ready);
            continue;
        }
        take_choice(window);
    }
    unreachable!("{part} is never shown: {:?}", list(window));
}

#[test]
fn a_card_is_dragged_to_where_it_is_built_and_taken_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = seated(folder.path(), &against_a_bot(), (SIZE, Theme::Dark, "en"));
    press(&mut window, "New game");
    press(&mut window, "Begin");
    play_until(&mut window, "Your turn to build");
    let card =
        all_names(&window).into_iter().find(|name| name.ends_with("Room, in your hand") && !name.contains("Advanced"));
    let card = card.expect("an ordinary Room");
    let from = window.get_all_by_label(&card).next().expect("the card").rect();
    // The upper left corner is seen also where other cards lie over it.
    let from = from.min + vec2(12.0, 24.0);
    window.hover_at(from);
    window.run_steps(2);
    window.drag_at(from);
    window.run_steps(2);
    window.hover_at(from - vec2(0.0, 60.0));
    window.run_steps(2);
    assert!(shows(&window, "Build here"), "places are shown while it is held");
    let to = window.get_by_label_contains("Build here").rect().center();
    window.hover_at(to);
    window.run_steps(2);
    shoot("boss-monster-dragged", &mut window);
    window.drop_at(to);
    window.run_steps(3);
    assert!(shows(&window, "laid by you face down"));
    press_containing(&mut window, "Take the laid card back");
    assert!(!shows(&window, "laid by you face down"));
}

#[test]
fn what_happens_is_shown_one_thing_after_the_other() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = seated(folder.path(), &against_a_bot(), (SIZE, Theme::Dark, "en"));
    press(&mut window, "New game");
    press(&mut window, "Begin");
    play_until(&mut window, "Your turn to build");
    drop(window);
    let mut window = open_at_pace(ONLY, folder.path(), Pace::OneByOne, (SIZE, Theme::Dark, "en"));
    key(&mut window, Modifiers::COMMAND, Key::O);
    assert!(!shows(&window, "To the end"), "what was before is not shown again");
    let (mut beats, mut pictured) = (0, false);
    for _ in 0..400 {
        window.run_steps(1);
        sleep(Duration::from_millis(1));
        if shows(&window, "To the end") {
            beats += 1;
            if !pictured && all_names(&window).iter().any(|name| name.contains(" enters ")) {
                pictured = true;
                shoot("boss-monster-beat", &mut window);
            }
            // By a press, and by the key.
            if beats % 2 == 0 { press(&mut window, "Go on") } else { key(&mut window, Modifiers::NONE, Key::Space) }
        } else if shows(&window, "The game is over") || beats > 25 {
            break;
        } else if !answers(&window).is_empty() {
            take_choice(&mut window);
        }
    }
    assert!(beats > 10, "{beats}");
}

#[test]
fn pictures_of_the_table() {
    if !are_wanted() {
        return;
    }
    // What a stranger sees first.
    let folder = tempfile::tempdir().expect("a folder");
    for (theme, size) in [(Theme::Dark, SIZE), (Theme::Light, (1024.0, 640.0))] {
        let mut first = open_on(&delvewright::games::in_the_window()[..2], folder.path(), size, theme, "en");
        shoot(&format!("boss-monster-first-{}", size.0), &mut first);
    }
    let (two, random) = (against_a_bot(), "random");
    let four =
        [Sitter::person("Ana"), Sitter::bot("Max", random), Sitter::bot("", random), Sitter::bot("Zofia", random)];
    for (language, look, sitters) in windows_in(&[
        ("en", ((1440.0, 900.0), Theme::Dark), &two[..]),
        ("de", ((1280.0, 720.0), Theme::Light), &four[..]),
        ("pl", ((1024.0, 640.0), Theme::Dark), &four[..]),
        ("en", ((1600.0, 1000.0), Theme::Dark), &four[..]),
    ]) {
        let (size, theme) = look;
        let folder = tempfile::tempdir().expect("a folder");
        let mut window = seated(folder.path(), sitters, (size, theme, "en"));
        let name = |what: &str| format!("boss-monster-{what}-{language}-{}", name_of(look));
        shoot(&name("start"), &mut window);
        press(&mut window, "New game");
        press(&mut window, "Begin");
        play_until(&mut window, "Your turn to build");
        for _ in 0..if sitters.len() == 2 { 26 } else { 4 } {
            wait_for_bots(&mut window);
            if shows(&window, "The game is over") {
                break;
            }
            take_choice(&mut window);
        }
        wait_for_bots(&mut window);
        drop(window);
        // In the language of the picture, as it was left.
        let mut window = open_on(ONLY, folder.path(), size, theme, language);
        key(&mut window, Modifiers::COMMAND, Key::O);
        window.remove_cursor();
        window.run_steps(4);
        shoot(&name("table"), &mut window);
        let chances = match language {
            "de" => "Chancen des Verborgenen",
            "pl" => "Szanse tego, co zakryte",
            _ => "Chances of what is hidden",
        };
        press(&mut window, chances);
        window.remove_cursor();
        window.run_steps(4);
        shoot(&name("chances"), &mut window);
        press(&mut window, chances);
        window.hover_at(pos2(size.0 * 0.34, size.1 * 0.92));
        window.run_steps(4);
        shoot(&name("hand"), &mut window);
        key(&mut window, Modifiers::NONE, Key::F4);
        shoot(&name("rules"), &mut window);
        key(&mut window, Modifiers::NONE, Key::Escape);
        key(&mut window, Modifiers::ALT, Key::Home);
        key(&mut window, Modifiers::COMMAND, Key::N);
        shoot(&name("new"), &mut window);
    }
}

//! Massive Darkness 2: the end of a game tells who did what, why it was lost, what was to be done and what decided it, and leads on; for
//! one Hero and for six, of games that were won and of such that were not, after the fight with a Boss, and of a try.

use crate::massive_darkness_2_beats::{Recorded, leave_recorded_before};
use crate::support::app::open_on;
use crate::support::cut::{can_be_pressed, cut_off};
use crate::support::hands::{key, press, shows, tab_to};
use crate::support::pictures::{Look, looked_at, name_of, shoot, windows};
use delvewright::games::massive_darkness_2::rules::Event;
use delvewright::games::massive_darkness_2::ruleset::HellscapeRules;
use delvewright::games::massive_darkness_2::texts;
use delvewright::games::massive_darkness_2::view::HellscapeWindow;
use delvewright::house::session::Sessions as _;
use delvewright::house::storage::{DataDirs, Theme};
use delvewright::house::text::{Language, Texts};
use delvewright::kernel::game::{Game as _, MessageId, Outcome};
use delvewright::kernel::journal::Given;
use delvewright::kit::desk::WindowPlug;
use delvewright::shell::App;
use egui::{Key, Modifiers, Role};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use massive_darkness_2_bots::Greedy;
use std::path::{Path, PathBuf};

const ONLY: &[&dyn WindowPlug] = &[&HellscapeWindow];
const SIZE: (f32, f32) = (1280.0, 800.0);

/// A recorded game among the saved ones; its file.
fn recorded(folder: &Path, game: &str) -> PathBuf {
    let file = format!("tests/journals/massive-darkness-2-{game}.journal");
    let dirs = DataDirs::at(folder);
    dirs.create().expect("folders");
    let to = dirs.games.join("massive-darkness-2-1.journal");
    std::fs::copy(Path::new(env!("CARGO_MANIFEST_DIR")).join(file), &to).expect("a game");
    to
}

/// Leaves a game in a folder and says which file it is.
type Leave<'l> = dyn Fn(&Path) -> PathBuf + 'l;

/// A game of so many Heroes that bots have played to this end, among the saved ones; its file.
fn played(folder: &Path, quest: &str, heroes: u8, wanted: Outcome) -> PathBuf {
    let rules = HellscapeRules::open().expect("the box").with_quest(quest).expect("a Quest");
    let dirs = DataDirs::at(folder);
    dirs.create().expect("folders");
    for seed in 1..60 {
        let mut session = rules.begin(rules.start(heroes, seed), seed, &mut |_| {}).expect("a game");
        while session.game().outcome().is_none() {
            if !session.step_chance(&mut |_| {}).expect("dice") {
                let answer = Greedy::default().choose(session.game(), &mut |_| 0).expect("somebody is asked");
                session.answer(answer, Given::Chosen, &mut |_| {}).expect("legal");
            }
        }
        if session.game().outcome() == Some(wanted) {
            let file = dirs.games.join("massive-darkness-2-1.journal");
            let lines = session.take_lines().expect("lines").join("\n") + "\n";
            std::fs::write(&file, lines).expect("a file");
            return file;
        }
    }
    unreachable!("{quest} ends so in some game of {heroes}")
}

/// The window at the end of a game.
fn at_the_end<'a>(folder: &Path, file: &Path, look: Look, language: &str) -> Harness<'a, App> {
    let mut window = open_on(ONLY, folder, look.0, look.1, language);
    window.state_mut().open_game(file);
    window.run_steps(6);
    window
}

fn said(texts: &Texts, message: MessageId) -> String {
    texts.get(message).to_string()
}

/// The ways that lead on from a game of the box, the last of which shows the board.
const WAYS: [MessageId; 4] = ["result-enter", "result-again", "result-home", "result-board"];

#[test]
fn the_end_of_a_game_tells_who_did_what_and_leads_on_in_every_window_and_language() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = recorded(folder.path(), "tutorial-2-won");
    for (size, language) in
        [((1024.0, 640.0), Language::German), (SIZE, Language::Polish), ((2560.0, 1440.0), Language::English)]
    {
        let texts = texts::of(language);
        let mut window = at_the_end(folder.path(), &file, (size, Theme::Dark), language.code());
        for message in ["result-people", "result-health", "result-objectives", "result-turns", "result-won-about"] {
            assert!(shows(&window, &said(&texts, message)), "{language:?}: {message}");
        }
        assert_eq!(cut_off(&window), Vec::<String>::new(), "{language:?}");
        for way in WAYS {
            assert!(can_be_pressed(&mut window, &said(&texts, way)), "{language:?}: {way}");
        }
        press(&mut window, &said(&texts, "result-board"));
        assert!(!shows(&window, &said(&texts, "result-people")), "{language:?}: the board is looked at");
        press(&mut window, &said(&texts, "result-show"));
        assert!(shows(&window, &said(&texts, "result-people")), "{language:?}: and the page again");
    }
}

#[test]
fn who_has_won_is_led_to_the_next_quest_and_who_has_lost_tries_again_first() {
    for (game, first, second) in
        [("tutorial-2-won", "result-next", "result-again"), ("tutorial", "result-again", "result-next")]
    {
        let folder = tempfile::tempdir().expect("a folder");
        let file = recorded(folder.path(), game);
        let texts = texts::of(Language::English);
        let window = at_the_end(folder.path(), &file, (SIZE, Theme::Dark), "en");
        let left = |message| window.get_by_label(&said(&texts, message)).rect().left();
        assert!(left("result-enter") < left(first) && left(first) < left(second), "{game}");
    }
}

#[test]
fn why_a_game_was_lost_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = played(folder.path(), "the-passage", 1, Outcome::Lost);
    for language in [Language::English, Language::German, Language::Polish] {
        let texts = texts::of(language);
        let window = at_the_end(folder.path(), &file, (SIZE, Theme::Light), language.code());
        let general = shows(&window, &said(&texts, "result-lost-quest"));
        let name = texts.get("escort-the-passage");
        // A sentence begins with a capital, whatever it begins with.
        let killed = texts.with("result-lost-escort", &[("name", name.as_ref().into())]);
        let reasons = [
            killed.chars().skip(1).collect::<String>(),
            said(&texts, "result-lost-fallen"),
            said(&texts, "result-lost-monsters"),
        ];
        assert!(!general && reasons.iter().any(|why| shows(&window, why)), "{language:?}: it is said by which rule");
        assert!(shows(&window, &said(&texts, "result-lost-about")), "{language:?}");
        // Whoever only hears it hears what was missed, too.
        assert!(window.query_all_by_label(&said(&texts, "result-missed")).next().is_some(), "{language:?}");
    }
}

/// What happened, who was there and where fill the top of the page, however few there were.
#[test]
fn the_picture_of_the_dungeon_begins_where_few_faces_end() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = recorded(folder.path(), "tutorial-2-won");
    let window = at_the_end(folder.path(), &file, (SIZE, Theme::Dark), "en");
    let picture = window.get_by_role_and_label(Role::Image, "Tutorial: Into the Pit").rect();
    let faces = ["Gheta", "Sir Ronen"].map(|hero| window.get_by_role_and_label(Role::Image, hero).rect());
    let right = faces.iter().map(|face| face.right()).fold(0.0, f32::max);
    assert!(picture.left() > right && picture.left() - right < 0.15 * SIZE.0, "{faces:?} {picture:?}");
    assert!(picture.right() > 0.95 * SIZE.0, "{picture:?}");
}

#[test]
fn the_end_lies_from_its_first_frame_on_where_it_stays() {
    let folder = tempfile::tempdir().expect("a folder");
    let wins = |event: &Event| matches!(event, Event::Won);
    let number = leave_recorded_before(folder.path(), &Recorded::won("tutorial"), wins).expect("it was won");
    let mut window = open_on(ONLY, folder.path(), SIZE, Theme::Dark, "en");
    key(&mut window, Modifiers::COMMAND, Key::O);
    window.run_steps(8);
    window.state_mut().desk_mut("massive-darkness-2").expect("a desk").answer(number);
    for _ in 0..8 {
        if shows(&window, "Who did what") {
            break;
        }
        window.run_steps(1);
    }
    let place = |window: &Harness<'_, App>| window.get_by_label("Enter it in the book").rect();
    let first = place(&window);
    window.run_steps(6);
    assert_eq!(first, place(&window));
}

#[test]
fn what_few_heroes_did_fills_the_page() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = recorded(folder.path(), "tutorial-2-won");
    let size = (1920.0, 1080.0);
    let window = at_the_end(folder.path(), &file, (size, Theme::Dark), "en");
    let dealt = format!("{}: ", texts::of(Language::English).get("result-dealt"));
    let lowest = window.query_all_by_label_contains(&dealt).map(|node| node.rect().bottom()).fold(0.0, f32::max);
    assert!(lowest > 0.7 * size.1, "{lowest}");
}

#[test]
fn the_end_is_left_and_taken_back_by_keys() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = recorded(folder.path(), "tutorial-2-won");
    let mut window = at_the_end(folder.path(), &file, (SIZE, Theme::Dark), "en");
    assert!(shows(&window, "Who did what"));
    key(&mut window, Modifiers::COMMAND, Key::Z);
    assert!(!shows(&window, "Who did what"), "the last decision is taken back");
    key(&mut window, Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    assert!(shows(&window, "Who did what"), "and made again");
    tab_to(&mut window, "Look at the board");
    key(&mut window, Modifiers::NONE, Key::Enter);
    assert!(!shows(&window, "Who did what"));
    tab_to(&mut window, "Back to the result");
    key(&mut window, Modifiers::NONE, Key::Enter);
    tab_to(&mut window, "Play it again");
    key(&mut window, Modifiers::NONE, Key::Enter);
    assert!(!shows(&window, "Who did what"), "the same Heroes set out once more");
    assert_eq!(std::fs::read_dir(DataDirs::at(folder.path()).games).expect("games").count(), 2);
}

#[test]
fn a_try_leads_from_its_end_back_to_its_drawing_board() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open_on(ONLY, folder.path(), SIZE, Theme::Dark, "en");
    press(&mut window, "Draw quests");
    press(&mut window, "New, with a first draft");
    window.run_steps(4);
    key(&mut window, Modifiers::NONE, Key::F5);
    window.run_steps(4);
    shoot("md2-try", &mut window);
    // The last answer is the one that does least: sooner or later nobody is left.
    for _ in 0..3_000 {
        let answers = window.state().shown().expect("a table").answers().len();
        if answers == 0 {
            break;
        }
        window.state_mut().desk_mut("massive-darkness-2").expect("a desk").answer(answers - 1);
        window.run_steps(1);
    }
    window.run_steps(6);
    shoot("md2-try-end", &mut window);
    assert!(shows(&window, "Who did what") && !shows(&window, "Enter it in the book"), "nothing of a try is kept");
    assert!(!shows(&window, "Play it again"));
    let back = said(&texts::of(Language::English), "editor-md2-back");
    press(&mut window, &back);
    window.run_steps(4);
    assert!(!shows(&window, "Who did what") && shows(&window, "Problems"), "the drawing board");
}

#[test]
fn pictures_of_the_end() {
    let looks: [Look; 4] = [
        ((1024.0, 640.0), Theme::Dark),
        (SIZE, Theme::Light),
        ((1920.0, 1080.0), Theme::Dark),
        ((2560.0, 1440.0), Theme::Light),
    ];
    let games: [(&str, &Leave<'_>); 5] = [
        ("won", &|folder| recorded(folder, "tutorial-2-won")),
        ("boss", &|folder| recorded(folder, "releasing-michael-2-won")),
        ("lost", &|folder| recorded(folder, "the-soul-keys")),
        ("six", &|folder| played(folder, "hellish-maze", 6, Outcome::Lost)),
        ("alone", &|folder| played(folder, "the-passage", 1, Outcome::Lost)),
    ];
    for (name, leave) in looked_at(&games) {
        let folder = tempfile::tempdir().expect("a folder");
        let file = leave(folder.path());
        for (look, language) in looked_at(&windows(&looks)).iter().zip(["de", "pl", "en"].into_iter().cycle()) {
            let mut window = at_the_end(folder.path(), &file, *look, language);
            window.remove_cursor();
            shoot(&format!("md2-end-{name}-{language}-{}", name_of(*look)), &mut window);
        }
    }
}

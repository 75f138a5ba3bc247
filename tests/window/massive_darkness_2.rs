//! Massive Darkness 2 at its own table: the tutorial by mouse alone and by keyboard alone, choosing, sheets, and pictures of every
//! screen in three languages.

use crate::support::app::open_on;
use crate::support::hands::{begin, key, press, scroll_and_press, shows, tab_to};
use crate::support::pictures::{Look, are_wanted, is_matrix_wanted, name_of, shoot, windows_in};
use delvewright::games::massive_darkness_2::rules::{Answer, Ask, MassiveDarkness2};
use delvewright::games::massive_darkness_2::ruleset::HellscapeRules;
use delvewright::games::massive_darkness_2::view::HellscapeWindow;
use delvewright::house::session::Sessions as _;
use delvewright::house::storage::{DataDirs, Theme};
use delvewright::kernel::game::{Asked, Game as _};
use delvewright::kit::desk::WindowPlug;
use delvewright::shell::App;
use egui::{Key, Modifiers, Role};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use massive_darkness_2_bots::Greedy;
use std::fs;
use std::path::Path;

const ONLY: &[&dyn WindowPlug] = &[&HellscapeWindow];
const SIZE: (f32, f32) = (1280.0, 800.0);

#[derive(Clone, Copy, PartialEq)]
enum Device {
    Mouse,
    Keyboard,
}

/// The recorded game, as its file says it.
fn recorded(folder: &Path, rules: &HellscapeRules) -> MassiveDarkness2 {
    let games = fs::read_dir(DataDirs::at(folder).games).expect("the folder of games");
    let file = games.filter_map(Result::ok).map(|entry| entry.path()).max().expect("a game");
    let text = fs::read_to_string(file).expect("it can be read");
    let lines: Vec<String> = text.lines().map(str::to_owned).collect();
    rules.verify(&lines).expect("it holds").journal.game().clone()
}

/// What somebody with some sense would answer, by its number in the list.
fn wanted(game: &MassiveDarkness2) -> usize {
    let mut listed: Vec<Answer> = Vec::new();
    game.answers(&mut listed);
    let answer = Greedy::default().choose(game, &mut |_| 0).expect("somebody is asked");
    listed.iter().position(|known| *known == answer).expect("it is listed")
}

/// The buttons of the column in which a question is put, from above.
fn lines<'w>(window: &'w Harness<'_, App>) -> Vec<egui_kittest::Node<'w>> {
    let side = window.ctx.content_rect().right() - 328.0;
    // That beside the name of the Quest answers nothing.
    let again = window.state().texts().get("intro-again");
    let is_answer = |node: &egui_kittest::Node<'_>| node.accesskit_node().label().as_deref() != Some(&*again);
    let buttons = window.query_all_by_role(Role::Button);
    let mut found: Vec<_> = buttons.filter(|node| node.rect().left() >= side && is_answer(node)).collect();
    found.sort_by(|one, other| one.rect().top().total_cmp(&other.rect().top()));
    found
}

/// What stands on them.
fn list(window: &Harness<'_, App>) -> Vec<String> {
    lines(window).iter().map(|node| node.accesskit_node().label().unwrap_or_default()).collect()
}

/// Presses the line of the list that says this.
fn take(window: &mut Harness<'_, App>, name: &str, device: Device) {
    const NUMBERS: [Key; 9] =
        [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8, Key::Num9];
    let listed = list(window);
    let number = listed.iter().position(|line| line == name);
    let number = number.unwrap_or_else(|| panic!("{name} is not among {listed:?}"));
    match (device, NUMBERS.get(number)) {
        (Device::Mouse, _) => {
            lines(window)[number].scroll_to_me();
            window.run_steps(4);
            lines(window)[number].click();
        }
        (Device::Keyboard, Some(number)) => {
            // A number that means something else than before waits a moment.
            window.run_steps(2);
            window.key_press(*number);
        }
        (Device::Keyboard, None) => {
            tab_to(window, name);
            window.key_press(Key::Enter);
        }
    }
    window.run_steps(2);
}

/// Gives the answer of this number: at once, or behind the line where it stands with others like it.
fn answer(window: &mut Harness<'_, App>, number: usize, device: Device) {
    let answers = window.state().shown().expect("a table").answers();
    let label = answers[number].to_string();
    if list(window).contains(&label) {
        return take(window, &label, device);
    }
    // An answer may end with a bracket, too.
    let is_group = |line: &String| line.ends_with(')') && answers.iter().all(|answer| **answer != **line);
    for group in list(window).into_iter().filter(is_group) {
        if !list(window).contains(&group) {
            continue;
        }
        take(window, &group, device);
        if list(window).contains(&label) {
            return take(window, &label, device);
        }
        take(window, "Something else", device);
    }
    unreachable!("{label} stands nowhere in {:?}", list(window));
}

/// Plays until the game is over, or so many answers.
fn play(window: &mut Harness<'_, App>, folder: &Path, most: usize, device: Device) -> bool {
    let rules = HellscapeRules::open().expect("the box");
    for _ in 0..most {
        let game = recorded(folder, &rules);
        if game.outcome().is_some() {
            return true;
        }
        let before = *game.state();
        answer(window, wanted(&game), device);
        assert_ne!(*recorded(folder, &rules).state(), before, "the press has answered");
    }
    false
}

fn begun<'a>(folder: &Path, (size, theme, language): ((f32, f32), Theme, &str)) -> Harness<'a, App> {
    let mut window = open_on(ONLY, folder, size, theme, language);
    key(&mut window, Modifiers::COMMAND, Key::N);
    begin(&mut window);
    window
}

#[test]
fn the_tutorial_is_played_to_its_end_by_mouse_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open_on(ONLY, folder.path(), SIZE, Theme::Dark, "en");
    press(&mut window, "New game");
    // Another Hero goes along, and stays at home again.
    press(&mut window, "Irk");
    assert!(shows(&window, "3 · Irk"));
    press(&mut window, "3 · Irk");
    begin(&mut window);
    assert!(play(&mut window, folder.path(), 2_000, Device::Mouse), "it comes to an end");
    assert!(shows(&window, "Who did what"), "what became of it is told");
    // The page has its own way there, below that which stands above every page. It comes to rest first.
    window.run_steps(12);
    window.get_all_by_label("To the start screen").last().expect("a way").click();
    window.run_steps(4);
    assert!(shows(&window, "New game"));
}

#[test]
fn the_tutorial_is_played_to_its_end_by_keyboard_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open_on(ONLY, folder.path(), SIZE, Theme::Dark, "en");
    key(&mut window, Modifiers::COMMAND, Key::N);
    tab_to(&mut window, "Begin");
    key(&mut window, Modifiers::NONE, Key::Enter);
    key(&mut window, Modifiers::NONE, Key::Enter);
    assert!(play(&mut window, folder.path(), 2_000, Device::Keyboard), "it comes to an end");
    assert!(shows(&window, "Who did what"), "what became of it is told");
    tab_to(&mut window, "The next quest");
    key(&mut window, Modifiers::NONE, Key::Enter);
    assert!(shows(&window, "Highway to Hellscape") && !shows(&window, "Who did what"), "the same Heroes set out again");
}

/// Types in what chance is asked: every die shows its first face, of everything else the first thing in the list came.
fn type_in(window: &mut Harness<'_, App>) {
    type_in_faces(window, |_| 1);
}

/// The same with these faces, by the number of the die.
fn type_in_faces(window: &mut Harness<'_, App>, shown: impl Fn(usize) -> usize) {
    let dice = window.query_all_by_label_contains(", face 1: ").count();
    if dice == 0 {
        lines(window)[0].click();
        window.run_steps(4);
        return;
    }
    for die in 1..=dice {
        let face = format!("Die {die}, face {}: ", shown(die));
        window.query_all_by_label_contains(&face).next().expect("such a face").click();
        window.run_steps(2);
    }
    scroll_and_press(window, "That is how they fell");
}

#[test]
fn what_fell_on_the_players_table_is_typed_in_and_taken_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open_on(ONLY, folder.path(), SIZE, Theme::Dark, "en");
    key(&mut window, Modifiers::COMMAND, Key::N);
    scroll_and_press(&mut window, "We type what fell and what was drawn on our table");
    begin(&mut window);
    let rules = HellscapeRules::open().expect("the box");
    let (mut rolled, mut drawn, mut searched) = (0, 0, 0);
    for _ in 0..400 {
        let game = recorded(folder.path(), &rules);
        match game.question().expect("it is not over") {
            question if question.asked != Asked::Chance => answer(&mut window, wanted(&game), Device::Mouse),
            question => {
                let is_roll = matches!(question.ask, Ask::Roll { .. });
                // What is searched lies in the order of its names.
                if shows(&window, "Search what was drawn") {
                    let names = list(&window);
                    assert!(names.is_sorted_by_key(|name| name.to_lowercase()), "{names:?}");
                    searched += 1;
                }
                let before = *game.state();
                type_in(&mut window);
                assert_ne!(*recorded(folder.path(), &rules).state(), before, "it is taken: {:?}", question.ask);
                if is_roll {
                    rolled += 1;
                    // Taken back, it is asked again.
                    key(&mut window, Modifiers::COMMAND, Key::Z);
                    assert_eq!(*recorded(folder.path(), &rules).state(), before);
                    type_in(&mut window);
                } else {
                    drawn += 1;
                }
            }
        }
        if rolled > 1 && drawn > 3 {
            break;
        }
    }
    assert!(rolled > 1 && drawn > 3 && searched > 0, "{rolled} rolls, {drawn} draws, {searched} long lists");
    // Whoever comes back types on.
    drop(window);
    let mut window = open_on(ONLY, folder.path(), SIZE, Theme::Dark, "en");
    key(&mut window, Modifiers::COMMAND, Key::O);
    for _ in 0..200 {
        let game = recorded(folder.path(), &rules);
        if game.question().is_none_or(|question| question.asked == Asked::Chance) {
            break;
        }
        answer(&mut window, wanted(&game), Device::Mouse);
    }
    let game = recorded(folder.path(), &rules);
    assert!(game.question().is_some_and(|question| question.asked == Asked::Chance));
}

#[test]
fn the_tutorial_is_played_to_its_end_with_the_dice_and_cards_of_the_players_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open_on(ONLY, folder.path(), SIZE, Theme::Dark, "en");
    key(&mut window, Modifiers::COMMAND, Key::N);
    scroll_and_press(&mut window, "We type what fell and what was drawn on our table");
    begin(&mut window);
    let rules = HellscapeRules::open().expect("the box");
    let mut typed = 0;
    for given in 0..2_000 {
        let game = recorded(folder.path(), &rules);
        let Some(question) = game.question() else { break };
        let before = *game.state();
        match question.asked {
            Asked::Chance => {
                // One face after the other.
                type_in_faces(&mut window, |die| 1 + (die + given) % 6);
                typed += 1;
            }
            _ => answer(&mut window, wanted(&game), Device::Mouse),
        }
        assert_ne!(*recorded(folder.path(), &rules).state(), before, "it is taken");
    }
    assert!(recorded(folder.path(), &rules).outcome().is_some(), "it comes to an end");
    assert!(typed > 12, "{typed} times");
    assert!(shows(&window, "Who did what"), "what became of it is told");
    shoot("hellscape-typed-end", &mut window);
}

#[test]
fn a_step_is_taken_on_the_map_and_taken_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = begun(folder.path(), (SIZE, Theme::Dark, "en"));
    let rules = HellscapeRules::open().expect("the box");
    let can_move = |window: &Harness<'_, App>| list(window).iter().any(|line| line == "Move");
    for _ in 0..9 {
        if !can_move(&window) {
            answer(&mut window, 0, Device::Mouse);
        }
    }
    let before = *recorded(folder.path(), &rules).state();
    press(&mut window, "Move");
    let game = recorded(folder.path(), &rules);
    let from = game.state().heroes[usize::from(game.state().turn)].zone;
    press(&mut window, "Zone A2");
    let after = recorded(folder.path(), &rules);
    assert_ne!(after.state().heroes[usize::from(after.state().turn)].zone, from, "a click on the Zone goes there");
    key(&mut window, Modifiers::COMMAND, Key::Z);
    key(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(*recorded(folder.path(), &rules).state(), before);
    key(&mut window, Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::Z);
    assert_ne!(*recorded(folder.path(), &rules).state(), before);
}

#[test]
fn the_sheet_of_a_hero_says_what_he_has_and_is_put_away() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = begun(folder.path(), (SIZE, Theme::Dark, "en"));
    let hero = window.query_all_by_label_contains("Gheta: health").last().expect("the strip");
    hero.click();
    window.run_steps(4);
    assert!(shows(&window, "Gheta, Berserker") && shows(&window, "Worn Leather Armor"));
    assert!(shows(&window, "Health: 8 of 8") && shows(&window, "Level 1 · 0 XP"), "how she stands");
    key(&mut window, Modifiers::NONE, Key::Escape);
    assert!(!shows(&window, "Gheta, Berserker"));
}

#[test]
fn a_game_that_was_left_goes_on_where_it_was() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = begun(folder.path(), (SIZE, Theme::Dark, "en"));
    play(&mut window, folder.path(), 12, Device::Mouse);
    let rules = HellscapeRules::open().expect("the box");
    let before = *recorded(folder.path(), &rules).state();
    drop(window);
    let mut window = open_on(ONLY, folder.path(), SIZE, Theme::Dark, "de");
    assert!(shows(&window, "Einführung"), "the list says what it is");
    key(&mut window, Modifiers::COMMAND, Key::O);
    window.run_steps(4);
    assert!(!window.state().shown().expect("a table").answers().is_empty());
    assert_eq!(*recorded(folder.path(), &rules).state(), before);
}

#[test]
fn any_quest_is_begun_with_six_heroes() {
    let folder = tempfile::tempdir().expect("a folder");
    let window = six_heroes(folder.path());
    let rules = HellscapeRules::open().expect("the box");
    let game = recorded(folder.path(), &rules);
    assert_eq!(game.table().dungeon.id, "the-soul-keys");
    assert_eq!(game.state().heroes.len(), 6);
    assert!(shows(&window, "Nahias: health"), "everybody has a place below the map");
}

/// The window with the last Quest but one, and the whole box goes along.
fn six_heroes<'a>(folder: &Path) -> Harness<'a, App> {
    let mut window = open_on(ONLY, folder, SIZE, Theme::Dark, "en");
    key(&mut window, Modifiers::COMMAND, Key::N);
    press(&mut window, "The Soul Keys");
    for name in ["Irk", "Feydra", "Mathrin", "Nahias"] {
        scroll_and_press(&mut window, name);
    }
    begin(&mut window);
    window
}

/// How every screen is looked at.
const LOOKS: [(&str, Look, ()); 5] = [
    ("en", (SIZE, Theme::Dark), ()),
    ("de", (SIZE, Theme::Light), ()),
    ("en", ((1024.0, 640.0), Theme::Light), ()),
    ("de", ((1024.0, 640.0), Theme::Dark), ()),
    ("pl", ((1024.0, 640.0), Theme::Dark), ()),
];

/// Pictures of what lies on the table in this folder.
fn pictures_of(folder: &Path, what: &str, then: &dyn Fn(&mut Harness<'_, App>)) {
    for (language, look, ()) in windows_in(&LOOKS) {
        let mut window = open_on(ONLY, folder, look.0, look.1, language);
        key(&mut window, Modifiers::COMMAND, Key::O);
        window.run_steps(4);
        then(&mut window);
        window.remove_cursor();
        window.run_steps(4);
        shoot(&format!("hellscape-{what}-{language}-{}", name_of(look)), &mut window);
    }
}

#[test]
fn pictures_of_a_new_game() {
    if !are_wanted() {
        return;
    }
    for (language, look, ()) in windows_in(&LOOKS) {
        let folder = tempfile::tempdir().expect("a folder");
        let mut window = open_on(ONLY, folder.path(), look.0, look.1, language);
        key(&mut window, Modifiers::COMMAND, Key::N);
        shoot(&format!("hellscape-new-{language}-{}", name_of(look)), &mut window);
        let more = window.state().texts().get("new-md2-variants").to_string();
        scroll_and_press(&mut window, &more);
        let last = window.query_all_by_role(Role::CheckBox).last().expect("a reading");
        last.scroll_to_me();
        window.run_steps(12);
        window.remove_cursor();
        window.run_steps(4);
        shoot(&format!("hellscape-new-more-{language}-{}", name_of(look)), &mut window);
    }
}

#[test]
fn pictures_of_the_table() {
    if !are_wanted() {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let rules = HellscapeRules::open().expect("the box");
    // Answers are found by their English words.
    let mut window = begun(folder.path(), (SIZE, Theme::Dark, "en"));
    while !list(&window).iter().any(|line| line == "Move") {
        answer(&mut window, 0, Device::Mouse);
    }
    drop(window);
    let hero = |window: &mut Harness<'_, App>| {
        window.query_all_by_label_contains("Gheta:").last().expect("the strip").click();
        window.run_steps(4);
    };
    pictures_of(folder.path(), "turn", &|_| {});
    pictures_of(folder.path(), "hero", &hero);
    let mut window = open_on(ONLY, folder.path(), SIZE, Theme::Dark, "en");
    key(&mut window, Modifiers::COMMAND, Key::O);
    for _ in 0..400 {
        play(&mut window, folder.path(), 1, Device::Mouse);
        let game = recorded(folder.path(), &rules);
        let is_fight = game.state().combat.rolled.dice.len() > 3 && game.state().round > 1;
        if is_fight || game.outcome().is_some() {
            break;
        }
    }
    drop(window);
    pictures_of(folder.path(), "fight", &|_| {});
    let mut window = open_on(ONLY, folder.path(), SIZE, Theme::Dark, "en");
    key(&mut window, Modifiers::COMMAND, Key::O);
    play(&mut window, folder.path(), 2_000, Device::Mouse);
    shoot("hellscape-end", &mut window);
    if is_matrix_wanted() {
        drop(window);
        pictures_of(folder.path(), "end", &|_| {});
    }
}

#[test]
fn pictures_of_what_is_typed_in() {
    if !are_wanted() {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open_on(ONLY, folder.path(), SIZE, Theme::Dark, "en");
    key(&mut window, Modifiers::COMMAND, Key::N);
    scroll_and_press(&mut window, "We type what fell and what was drawn on our table");
    begin(&mut window);
    let rules = HellscapeRules::open().expect("the box");
    let mut is_shown = false;
    for _ in 0..400 {
        let game = recorded(folder.path(), &rules);
        match game.question() {
            Some(question) if matches!(question.ask, Ask::Roll { .. }) => break,
            Some(question) if question.asked == Asked::Chance => {
                if !is_shown {
                    shoot("hellscape-typed-draw", &mut window);
                    is_shown = true;
                }
                type_in(&mut window);
            }
            _ => answer(&mut window, wanted(&game), Device::Mouse),
        }
    }
    drop(window);
    pictures_of(folder.path(), "typed", &|_| {});
}

#[test]
fn pictures_of_a_large_quest() {
    if !are_wanted() {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = six_heroes(folder.path());
    play(&mut window, folder.path(), 60, Device::Mouse);
    drop(window);
    pictures_of(folder.path(), "six", &|_| {});
}

//! Boss Monster at its own table: what can be taken back, what is remembered for the next game, what stands beside the table, and that
//! the curtain looks the same whatever lies behind it.

use crate::boss_monster::{
    ONLY, against_a_bot, all_names, ana_and_ben, answers, play_until, seated, take_choice, truly_held, wait_for_bots,
};
use crate::support::app::open_on;
use crate::support::hands::{is_disabled, key, press, press_containing, shows};
use crate::support::pictures::shoot;
use delvewright::house::storage::{DataDirs, Theme};
use delvewright::shell::App;
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use std::path::Path;

const SIZE: (f32, f32) = (1280.0, 800.0);
/// Room for every list of the page.
const TALL: (f32, f32) = (1280.0, 1600.0);
const PRACTICE: &str = "Practice game: what somebody has seen can be taken back, too";
const HOLDS: &str = "this is no practice game";

/// The first line of the only game.
fn header(folder: &Path) -> String {
    let games = DataDirs::at(folder).games;
    let file = std::fs::read_dir(games).expect("games").next().expect("a game").expect("its file").path();
    let text = std::fs::read_to_string(file).expect("text");
    text.lines().next().expect("a header").to_owned()
}

/// Presses whatever control has a name with these words.
fn press_any(window: &mut Harness<'_, App>, part: &str) {
    window.get_by_label_contains(part).click();
    window.run_steps(4);
}

/// Two people; on the page of a new game with practice, if they want it.
fn two_begin(folder: &Path, is_practice: bool) -> Harness<'_, App> {
    begins(seated(folder, &ana_and_ben(), (SIZE, Theme::Dark, "en")), is_practice)
}

fn begins(mut window: Harness<'_, App>, is_practice: bool) -> Harness<'_, App> {
    press(&mut window, "New game");
    if is_practice {
        press(&mut window, PRACTICE);
    }
    press(&mut window, "Begin");
    window
}

const IN_ROOM: &str = "when a hero was hurt elsewhere";

/// Against a bot, until a hero has been turned over since the last decision.
fn begun(folder: &Path, is_practice: bool) -> Harness<'_, App> {
    let mut window = begins(seated(folder, &against_a_bot(), (SIZE, Theme::Dark, "en")), is_practice);
    play_until(&mut window, "Your turn to build");
    window
}

#[test]
fn what_was_learned_stays_in_a_game_for_real() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = begun(folder.path(), false);
    assert!(!header(folder.path()).contains("practice"));
    let asked = answers(&window);
    // The buttons above are lit by what stood before the bot answered; the next frame comes by itself.
    window.run_steps(1);
    assert!(is_disabled(&window, "Take back"), "nothing would come of it");
    key(&mut window, Modifiers::COMMAND, Key::Z);
    assert!(shows(&window, HOLDS));
    assert_eq!(answers(&window), asked, "nothing was taken back");
    shoot("boss-monster-holds", &mut window);
    press(&mut window, "Got it");
    assert!(!shows(&window, HOLDS));
    assert_eq!(answers(&window), asked);
    // What nobody has learned anything by is taken back.
    press_containing(&mut window, "Rocky: put under");
    window.run_steps(1);
    assert!(shows(&window, "laid by you") && !is_disabled(&window, "Take back"));
    key(&mut window, Modifiers::COMMAND, Key::Z);
    assert!(!shows(&window, HOLDS) && !shows(&window, "laid by you"));
    assert_eq!(answers(&window), asked);
}

#[test]
fn one_who_practises_takes_back_without_being_asked() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = begun(folder.path(), true);
    assert!(header(folder.path()).contains("practice"));
    key(&mut window, Modifiers::COMMAND, Key::Z);
    assert!(!shows(&window, HOLDS) && !shows(&window, "if everybody agrees"));
    assert!(!shows(&window, "Your turn to build"), "{:?}", answers(&window));
    key(&mut window, Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    wait_for_bots(&mut window);
    assert!(shows(&window, "Your turn to build"));
}

#[test]
fn two_who_practise_are_both_asked() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = two_begin(folder.path(), true);
    play_until(&mut window, "Your turn to build");
    key(&mut window, Modifiers::COMMAND, Key::Z);
    assert!(shows(&window, "if everybody agrees") && shows(&window, "Ana has agreed") && shows(&window, "Ben agrees"));
    // Both look at the screen now.
    assert!(!shows(&window, "in your hand") && answers(&window).is_empty() && !shows(&window, "Story"));
    shoot("boss-monster-undo-asks", &mut window);
    press(&mut window, "Leave it as it is");
    press(&mut window, "I am Ana");
    assert!(shows(&window, "Your turn to build"));
    // Also where nobody has learned anything yet: it is never one alone who decides.
    key(&mut window, Modifiers::COMMAND, Key::Z);
    press(&mut window, "Ben agrees");
    let redo_is_asked = |window: &mut Harness<'_, App>| {
        key(window, Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
        shows(window, "is given again if everybody agrees")
    };
    assert!(redo_is_asked(&mut window), "nor is anything given again by one alone");
    press(&mut window, "Leave it as it is");
    assert!(shows(&window, "Pass the screen to"), "whoever sat there may not be asked any more");
}

#[test]
fn in_a_game_for_real_nobody_takes_back_what_is_not_his() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = two_begin(folder.path(), false);
    press(&mut window, "I am Ana");
    take_choice(&mut window);
    assert!(shows(&window, "Pass the screen to Ben"));
    let lines = || {
        std::fs::read_dir(DataDirs::at(folder.path()).games)
            .expect("games")
            .next()
            .map(|file| std::fs::read(file.expect("a file").path()).expect("text").len())
    };
    let before = lines();
    // The curtain is down: nobody sits there who could.
    key(&mut window, Modifiers::COMMAND, Key::Z);
    press(&mut window, "I am Ben");
    key(&mut window, Modifiers::COMMAND, Key::Z);
    assert!(!shows(&window, "if everybody agrees") && !answers(&window).is_empty());
    assert_eq!(lines(), before, "Ben takes back nothing of Ana's");
}

#[test]
fn what_was_chosen_for_a_game_is_there_for_the_next_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = seated(folder.path(), &against_a_bot(), (TALL, Theme::Dark, "en"));
    press(&mut window, "New game");
    press(&mut window, PRACTICE);
    press_any(&mut window, "Variants");
    window.run_steps(20);
    press_any(&mut window, "without the weakest ordinary heroes");
    press_any(&mut window, "Variants");
    window.run_steps(20);
    press_any(&mut window, "When is who asked");
    window.run_steps(20);
    press_any(&mut window, IN_ROOM);
    press_any(&mut window, "When is who asked");
    window.run_steps(20);
    press_any(&mut window, "Cards in the decks");
    window.run_steps(20);
    press_any(&mut window, "Spells (");
    window.run_steps(20);
    press_any(&mut window, "Sabotage");
    shoot("boss-monster-new-deck", &mut window);
    press(&mut window, "Begin");
    let header = header(folder.path());
    assert!(header.contains("hard") && header.contains("practice") && header.contains("without"), "{header}");
    assert!(header.contains("in_room:true"), "answers given beforehand are recorded: {header}");
    drop(window);
    // Another evening: everything stands as it was chosen.
    let mut window = open_on(ONLY, folder.path(), TALL, Theme::Dark, "en");
    press(&mut window, "New game");
    let is_ticked = |window: &Harness<'_, App>, part: &str| {
        let ticked = Some(egui::accesskit::Toggled::True);
        window.get_by_label_contains(part).accesskit_node().toggled() == ticked
    };
    assert!(is_ticked(&window, "Practice game"));
    press_any(&mut window, "Variants");
    window.run_steps(20);
    assert!(is_ticked(&window, "without the weakest ordinary heroes"));
    press_any(&mut window, "Variants");
    window.run_steps(20);
    press_any(&mut window, "Cards in the decks");
    window.run_steps(20);
    press_any(&mut window, "Spells (");
    window.run_steps(20);
    assert!(!is_ticked(&window, "Sabotage"));
}

#[test]
fn a_deck_that_cannot_be_played_is_refused_beside_the_button_until_another_is_chosen() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = seated(folder.path(), &against_a_bot(), (TALL, Theme::Dark, "en"));
    press(&mut window, "New game");
    for part in ["Cards in the decks", "Heroes ("] {
        press_any(&mut window, part);
        window.run_steps(20);
    }
    press(&mut window, "None");
    press(&mut window, "Begin");
    let refusal = "not enough come to town";
    assert!(shows(&window, refusal) && shows(&window, "How many play?"));
    shoot("boss-monster-new-refused", &mut window);
    press(&mut window, "All");
    assert!(!shows(&window, refusal));
    press(&mut window, "Begin");
    assert!(!shows(&window, "How many play?") && !shows(&window, refusal));
}

#[test]
fn the_palette_names_the_keys_of_the_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = begun(folder.path(), false);
    // Cards with several places are one line of the list: the number of an answer is not its place among all answers.
    let passing = answers(&window).iter().position(|answer| answer.contains("Nothing more")).expect("passing");
    let desk = window.state().shown().expect("a table");
    let keys: Vec<Option<usize>> = (0..desk.answers().len()).map(|number| desk.key_of_answer(number)).collect();
    assert!(keys[passing].is_some() && keys.iter().any(Option::is_none), "{keys:?}");
    let at = keys[passing].expect("a key");
    let names = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8, Key::Num9];
    window.run_steps(40);
    key(&mut window, Modifiers::NONE, names[at]);
    assert!(!answers(&window).iter().any(|answer| answer.contains("Nothing more")), "that key has passed");
}

#[test]
fn the_discard_pile_can_be_looked_through_and_the_keys_of_the_table_are_on_their_page() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = begun(folder.path(), false);
    press_any(&mut window, "Discards 4");
    window.run_steps(4);
    assert!(shows(&window, "Discard pile: 4") && shows(&window, "Room deck: "));
    shoot("boss-monster-piles", &mut window);
    key(&mut window, Modifiers::NONE, Key::Escape);
    key(&mut window, Modifiers::NONE, Key::F1);
    assert!(shows(&window, "At the table"));
}

#[test]
fn behind_the_curtain_anything_can_lie_and_not_one_pixel_tells() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = two_begin(folder.path(), false);
    let mut seen = Vec::new();
    for _ in 0..80 {
        if shows(&window, "Pass the screen to Ana") {
            window.remove_cursor();
            window.run_steps(40);
            // Whether something can be taken back is no secret, and shown above.
            let picture = window.render().expect("a picture");
            let below = image::imageops::crop_imm(&picture, 0, 60, picture.width(), picture.height() - 60).to_image();
            seen.push((below, truly_held(folder.path(), 0)));
            if seen.len() == 3 {
                break;
            }
        }
        let ready = all_names(&window).into_iter().find(|name| name.starts_with("I am "));
        match ready {
            Some(ready) => press(&mut window, &ready),
            None => take_choice(&mut window),
        }
    }
    assert_eq!(seen.len(), 3);
    assert_ne!(seen[1].1, seen[2].1, "something else lies behind it");
    assert!(seen[0].0 == seen[1].0 && seen[1].0 == seen[2].0, "it shows what lies behind it");
    // It is not the same because nothing is drawn: with the curtain up it is another picture.
    press(&mut window, "I am Ana");
    let open = window.render().expect("a picture");
    let below = image::imageops::crop_imm(&open, 0, 60, open.width(), open.height() - 60).to_image();
    assert!(below != seen[0].0);
}

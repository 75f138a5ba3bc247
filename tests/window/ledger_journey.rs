//! The whole way of a campaign in the real window, once with the mouse alone and once with the keyboard alone: founded,
//! a quest won at the table, town with a sale, a trade and a card too many, and a quest on the board that is left, taken
//! up, lost and tried again.

use crate::support::hands::{picture, quests_ended, standing};
use crate::support::person::{Device, Idle, Person};
use delvewright::games::massive_darkness::campaign::Now;
use delvewright::kernel::game::Outcome;
use delvewright::shell::App;
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use std::path::Path;

const FOUND: [&str; 7] = ["T001", "T002", "T003", "T006", "T007", "T008", "T042"];
const WARES: [&str; 9] = ["T010", "T011", "T012", "T013", "T014", "T015", "T016", "T017", "T019"];

fn looked_at(person: &mut Person<'_>, page: &str) {
    let device = format!("{:?}", person.device).to_lowercase();
    let window: &mut Harness<'_, App> = &mut person.window;
    picture(window, &format!("journey-{page}-{device}"));
}

/// By the key of the command, or by the button that says the same.
fn command(person: &mut Person<'_>, (modifiers, key): (Modifiers, Key), name: &str) {
    match person.device {
        Device::Keyboard => person.hold(modifiers, key),
        Device::Mouse => person.press(name, 0),
    }
}

/// A campaign is founded, and its first quest is won at the table.
fn found_and_win(person: &mut Person<'_>, folder: &Path) {
    command(person, (Modifiers::COMMAND, Key::B), "Campaign book");
    person.press("Found a campaign", 0);
    person.write("Name of the campaign", "Winter");
    person.write("Player of Bjorn", "Ana");
    looked_at(person, "founding");
    person.press("Begin the campaign", 0);
    let begun = standing(folder);
    assert_eq!((begun.party.len(), begun.lives[0].player.as_str()), (3, "Ana"));
    person.press("Play “Walking in the Dark” at the table", 0);
    assert!(matches!(standing(folder).now(), Now::Playing(_)));
    person.press("Enter how it ended", 0);
    person.write("Bjorn: Micro-XP", "7");
    for code in FOUND {
        person.find_card("Card found by Bjorn", code);
    }
    looked_at(person, "outcome");
    command(person, (Modifiers::COMMAND, Key::Enter), "Enter this");
    let won = standing(folder);
    assert_eq!((won.won, won.now()), (1, Now::Town));
    assert_eq!((won.party[0].xp, won.party[0].micro_xp, won.party[0].cards.len()), (1, 2, 9));
}

/// The market of the table: a card is sold, two are traded for one, and the seventh has to stay.
fn go_to_town(person: &mut Person<'_>, folder: &Path) {
    for code in WARES {
        person.find_card("Card that lies in town", code);
    }
    person.press("These cards lie in town", 0);
    let cards = || standing(folder).party[0].cards.len();
    person.press_part("(T008), level 1");
    person.press("Sell it to the market", 0);
    assert_eq!((cards(), standing(folder).party[0].xp), (8, 2));
    for card in ["(T006), level 1", "(T007), level 1", "(T010), level 1"] {
        person.press_part(card);
    }
    looked_at(person, "trade");
    person.press("Trade 2 for 1", 0);
    assert_eq!((cards(), standing(folder).owner("T010")), (7, Some("bjorn")));
    person.press_part("the party gets ready");
    let leave = "The party leaves town, healed and ready.";
    assert!(!person.is_enabled(leave));
    assert!(person.reads("Bjorn has 7 cards but leaves with no more than 6: choose what stays here (MARKET-11)."));
    assert!(person.reads("more than one artifact. (MARKET-11)"), "beside the button that leaves");
    looked_at(person, "gate");
    if person.device == Device::Mouse {
        person.press(leave, 0);
    }
    assert_eq!(standing(folder).now(), Now::Town, "it is refused");
    person.press_part("Bjorn gives up");
    assert_eq!(cards(), 6);
    person.press(leave, 0);
    assert!(matches!(standing(folder).now(), Now::Ready(_)));
}

/// The next quest is begun on the board, left, taken up again, lost, and tried once more.
fn lose_and_retry(person: &mut Person<'_>, folder: &Path) {
    let here = "Play “Scorched Earth” here";
    let before = standing(folder);
    person.press(here, 0);
    assert!(matches!(standing(folder).now(), Now::Playing(_)));
    assert_eq!(person.play().session().header().setup.setup, before.setup(), "with the party as it stands");
    let left = person.play().session().hash();
    command(person, (Modifiers::ALT, Key::Home), "Back to the campaign book");
    assert_eq!(quests_ended(folder), 1, "nothing is entered before the end");
    person.press("Go on with the game", 0);
    assert_eq!(person.play().session().hash(), left);

    assert_eq!(person.play_on(&mut Idle), Outcome::Lost);
    let rounds = person.play().game().state.round;
    person.press("Back to “Winter”", 0);
    let lost = standing(folder);
    assert_eq!((quests_ended(folder), lost.lost, lost.now()), (2, 1, Now::Lost));
    assert_eq!(lost.state.done[1].rounds, rounds);
    assert!(person.reads("What the quest brought"));
    looked_at(person, "lost");
    person.press("Play the quest again", 0);
    person.press(here, 0);
    assert!(matches!(standing(folder).now(), Now::Playing(_)));
    assert_eq!(person.play().game().state.round, 1, "a game of its own");
}

fn the_whole_way(device: Device) {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let mut person = Person::at(folder, device);
    person.window.run();
    found_and_win(&mut person, folder);
    go_to_town(&mut person, folder);
    lose_and_retry(&mut person, folder);
}

#[test]
fn the_whole_way_is_gone_with_the_mouse_alone() {
    the_whole_way(Device::Mouse);
}

#[test]
fn the_whole_way_is_gone_with_the_keyboard_alone() {
    the_whole_way(Device::Keyboard);
}

//! The quests of a campaign in the real window: further ones after the last, another order, one taken out, and what can
//! be put right about them afterwards.

use crate::support::app::still_window;
use crate::support::books::{TUTORIAL, began, found, founding, open_winter};
use crate::support::hands::{
    campaign, is_disabled, key, picture, press, press_containing, scroll_and_press, shows, standing, tab_to, write_in,
};
use delvewright::games::massive_darkness::campaign::entry::Order;
use delvewright::games::massive_darkness::campaign::{Book, Now, What};
use delvewright::games::massive_darkness::content::shipped_quest;
use delvewright::games::massive_darkness::folders::OwnFolders as _;
use delvewright::games::massive_darkness::rules::story::QuestEnd;
use delvewright::house::storage::{DataDirs, Theme};
use delvewright::shell::App;
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use std::fs;
use std::path::Path;

type Window<'a> = Harness<'a, App>;

const FURTHER: &str = "Add further quests";
const CHANGE: &str = "Change the quests to come";
const ENTER: &str = "Enter this list";

/// A campaign of two with these quests, on the shelf of a folder that holds a quest of the user's own as well.
fn book(folder: &Path, quests: &[&str]) -> Book {
    let dirs = DataDirs::at(folder);
    dirs.create_all().expect("folders");
    let own = shipped_quest(TUTORIAL).expect("it is there").replace("id: \"tutorial\"", "id: \"cellar\"");
    let own = own.replace("Walking in the Dark", "The Cellar").replace("Spaziergang im Dunkeln", "Der Keller");
    fs::write(dirs.quests().join("cellar.ron"), own).expect("a quest");
    found(folder, founding(2, quests))
}

/// A quest ended and brought nothing.
fn ended(quest: &str, end: QuestEnd) -> What {
    crate::support::books::ended(quest, end, Vec::new())
}

/// The tutorial is won.
fn won(folder: &Path, quests: &[&str]) -> Book {
    let mut book = book(folder, quests);
    book.enter(2, began(TUTORIAL)).expect("the tutorial");
    book.enter(3, ended(TUTORIAL, QuestEnd::Won)).expect("it is won");
    book
}

fn opened<'a>(folder: &Path) -> Window<'a> {
    let mut window = still_window(folder, (1280.0, 1400.0), Theme::Dark, "en");
    open_winter(&mut window);
    window
}

#[test]
fn a_campaign_at_the_end_of_its_list_says_so_and_goes_on_with_further_quests() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    drop(won(folder, &[TUTORIAL]));
    let mut ledger = opened(folder);
    assert_eq!(standing(folder).now(), Now::Finished);
    assert!(shows(&ledger, "Every quest of the list has been played."));
    picture(&mut ledger, "plan-over");
    press(&mut ledger, FURTHER);
    assert!(is_disabled(&ledger, ENTER), "nothing was chosen yet");
    press(&mut ledger, "Add “The Cellar”");
    press(&mut ledger, "Add “Scorched Earth”");
    press(&mut ledger, "Play “Walking in the Dark” once more");
    press(&mut ledger, "The Cellar comes later");
    picture(&mut ledger, "plan-further");
    press(&mut ledger, ENTER);
    let on = standing(folder);
    assert_eq!(on.state.order, [TUTORIAL, "quest-01", "cellar", TUTORIAL]);
    assert_eq!(on.now(), Now::Town, "the town comes before the next quest");
    assert!(shows(&ledger, "3 quests are still to be played."));
    assert!(!shows(&ledger, "Every quest of the list has been played."));
    assert!(shows(&ledger, "Walking in the Dark: won"), "that it is played again is no second win");
    assert_eq!(ledger.query_all_by_label_contains("Walking in the Dark: won").count(), 1);
    press(&mut ledger, "Take back");
    assert_eq!(standing(folder).now(), Now::Finished);
}

#[test]
fn quests_to_come_are_put_in_order_and_taken_out_without_telling_what_they_are() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    drop(book(folder, &[TUTORIAL, "quest-01", "quest-02", "quest-03"]));
    let mut ledger = opened(folder);
    press(&mut ledger, CHANGE);
    assert!(!shows(&ledger, "Scorched Earth"), "it is a secret");
    assert!(is_disabled(&ledger, ENTER), "nothing is different");
    press(&mut ledger, "Quest 3 comes earlier");
    press(&mut ledger, "Without Quest 4");
    picture(&mut ledger, "plan-hidden");
    press(&mut ledger, "Show the names of the quests to come (tells what comes)");
    assert!(shows(&ledger, "Scorched Earth comes earlier"));
    press(&mut ledger, ENTER);
    assert_eq!(standing(folder).state.order, [TUTORIAL, "quest-02", "quest-01"]);
    assert!(!shows(&ledger, "Scorched Earth"), "what happened does not tell it either");
    // All of them out: then the campaign is over.
    press(&mut ledger, CHANGE);
    for name in ["Without Walking in the Dark", "Without Quest 2", "Without Quest 3"] {
        press(&mut ledger, name);
    }
    assert!(shows(&ledger, "Nothing yet."));
    press(&mut ledger, ENTER);
    assert_eq!(standing(folder).now(), Now::Finished);
    assert!(shows(&ledger, "No further quests are planned."));
    // Thought better of it.
    press(&mut ledger, FURTHER);
    press(&mut ledger, "Add “Scorched Earth”");
    press(&mut ledger, "Leave the list as it is");
    assert_eq!(standing(folder).now(), Now::Finished);
}

#[test]
fn further_quests_are_added_by_keys_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    drop(won(folder, &[TUTORIAL]));
    let mut ledger = still_window(folder, (1280.0, 1400.0), Theme::Dark, "en");
    let steps = ["Campaign book", "Open “Winter”", FURTHER, "Add “Scorched Earth”", "Add “The Cellar”"];
    for name in steps.into_iter().chain(["The Cellar comes earlier", ENTER]) {
        tab_to(&mut ledger, name);
        key(&mut ledger, Modifiers::NONE, Key::Enter);
    }
    assert_eq!(standing(folder).state.order, [TUTORIAL, "cellar", "quest-01"]);
}

#[test]
fn while_a_quest_is_played_the_list_says_why_it_stays() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let mut book = book(folder, &[TUTORIAL, "quest-01"]);
    book.enter(2, began(TUTORIAL)).expect("the tutorial");
    drop(book);
    let mut ledger = opened(folder);
    press(&mut ledger, CHANGE);
    press(&mut ledger, "Add “The Cellar”");
    assert!(is_disabled(&ledger, ENTER));
    assert!(shows(&ledger, "That can be changed only between quests. (STORY-18)"));
}

#[test]
fn a_wrong_list_and_a_wrong_beginning_are_corrected() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let mut book = book(folder, &[TUTORIAL]);
    book.enter(2, What::Planned(vec!["quest-01".to_owned(), "quest-02".to_owned()])).expect("a list");
    book.enter(3, began("quest-01")).expect("it begins");
    book.enter(4, ended("quest-01", QuestEnd::Won)).expect("it is won");
    drop(book);
    let mut ledger = opened(folder);
    // It was the other one first.
    press(&mut ledger, "Correct entry 2");
    press(&mut ledger, "Black Widow comes earlier");
    press(&mut ledger, ENTER);
    press(&mut ledger, "Enter the correction");
    assert_eq!(campaign(folder).conflicts().map(|(number, _)| number).collect::<Vec<_>>(), [3, 4]);
    press(&mut ledger, "Correct entry 3");
    picture(&mut ledger, "plan-began");
    assert!(is_disabled(&ledger, "Enter this sentence"), "it is not the next one any more");
    press(&mut ledger, "Black Widow");
    press(&mut ledger, "Enter this sentence");
    press(&mut ledger, "Enter the correction");
    press(&mut ledger, "Correct entry 4");
    press(&mut ledger, "Enter this");
    press(&mut ledger, "Enter the correction");
    let right = standing(folder);
    assert_eq!(campaign(folder).conflicts().count(), 0);
    assert_eq!((right.state.order, right.won), (vec!["quest-02".to_owned(), "quest-01".to_owned()], 1));
    assert_eq!(right.state.done[0].quest, "quest-02");
}

#[test]
fn what_tells_only_that_something_happened_says_why_it_is_struck_out() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let mut book = won(folder, &[TUTORIAL, "quest-01"]);
    let wares: Vec<String> = ["T001", "T002", "T003", "T004", "T005", "T006"].map(str::to_owned).to_vec();
    book.enter(4, What::MarketLaid(wares)).expect("a market");
    book.enter(5, What::TradingDone).expect("it is over");
    book.enter(6, What::TownLeft).expect("they leave");
    drop(book);
    let mut ledger = opened(folder);
    for (entry, why) in [("Correct entry 5", "only that the trades were over"), ("Correct entry 6", "left town")] {
        press(&mut ledger, entry);
        assert!(shows(&ledger, why), "{entry}");
        press(&mut ledger, "Leave it as it is");
    }
    press(&mut ledger, "Correct entry 6");
    press(&mut ledger, "It should not stand there at all");
    press(&mut ledger, "Enter the correction");
    assert_eq!(standing(folder).now(), Now::Town);
}

#[test]
fn an_order_by_chance_is_one_and_the_page_says_what_it_did() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    DataDirs::at(folder).create_all().expect("folders");
    let mut ledger = still_window(folder, (1280.0, 1400.0), Theme::Dark, "en");
    press(&mut ledger, "Campaign book");
    press(&mut ledger, "Found a campaign");
    write_in(&mut ledger, "Name of the campaign", "Winter");
    ledger.get_by_role_and_label(Role::RadioButton, "In an order by chance").click();
    ledger.run_steps(4);
    assert!(shows(&ledger, "11 quests, all in the order in which they were drawn"));
    // Until another one than the tutorial comes first.
    for _ in 0..20 {
        if !shows(&ledger, "1. Walking in the Dark") {
            break;
        }
        press(&mut ledger, "Draw another order");
    }
    picture(&mut ledger, "plan-by-chance");
    press(&mut ledger, "First quest: by chance, like all others");
    press(&mut ledger, "Scorched Earth");
    assert!(shows(&ledger, "“Scorched Earth” comes first, then 10 others"));
    press(&mut ledger, "Begin the campaign");
    let begun = standing(folder);
    assert_eq!(begun.state.order[0], "quest-01");
    assert_eq!((begun.order, begun.state.order.len()), (Order::Random, 11));
    let mut sorted = begun.state.order.clone();
    sorted.sort();
    assert_ne!(sorted[1..], begun.state.order[1..]);
    sorted.dedup();
    assert_eq!(sorted.len(), 11, "every quest once");
}

#[test]
fn the_pages_are_ready_to_be_looked_at_in_german() {
    for (width, height) in [(1280.0, 800.0), (960.0, 640.0)] {
        let folder = tempfile::tempdir().expect("a folder");
        let folder = folder.path();
        drop(won(folder, &[TUTORIAL]));
        fs::write(DataDirs::at(folder).campaigns.join("kaputt.campaign"), "?").expect("a file");
        let mut ledger = still_window(folder, (width, height), Theme::Dark, "de");
        press(&mut ledger, "Kampagnenbuch");
        press(&mut ledger, "Kampagne gründen");
        scroll_and_press(&mut ledger, "In zufälliger Reihenfolge");
        ledger.get_by_label("Reihenfolge zeigen (verrät, was kommt)").scroll_to_me();
        ledger.run_steps(12);
        picture(&mut ledger, &format!("plan-chance-{width}"));
        press(&mut ledger, "Alle Kampagnen");
        picture(&mut ledger, &format!("plan-shelf-{width}"));
        press(&mut ledger, "„Winter“ öffnen");
        picture(&mut ledger, &format!("plan-book-{width}"));
        scroll_and_press(&mut ledger, "Weitere Quests anfügen");
        scroll_and_press(&mut ledger, "„Der Keller“ anfügen");
        picture(&mut ledger, &format!("plan-form-{width}"));
        scroll_and_press(&mut ledger, "Diese Liste eintragen");
        press_containing(&mut ledger, "Eintrag 2 berichtigen");
        picture(&mut ledger, &format!("plan-began-{width}"));
        assert!(shows(&ledger, "Es beginnt immer die nächste Quest der Liste"));
    }
}

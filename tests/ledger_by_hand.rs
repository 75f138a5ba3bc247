//! What is entered by hand in the Ledger: the market of the table, trades that are tried and refused with their rule,
//! the walk out of town, corrections, and a campaign that is entered under way.
#![cfg(feature = "gui")]

mod support;

use delvewright::app::App;
use delvewright::campaign::entry::{Begins, Ending, Founding, HeroResult, Member, Place};
use delvewright::campaign::{Book, Campaign, Now, Shelf, Standing, What};
use delvewright::content::shared_core_box;
use delvewright::engine::massive_darkness::dungeon::{Edition, recommended};
use delvewright::engine::massive_darkness::ids::HeroId;
use delvewright::engine::massive_darkness::story::QuestEnd;
use delvewright::storage::{DataDirs, Theme};
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use std::path::Path;
use support::app::still_window;
use support::hands::{key, picture, press};

type Window<'a> = Harness<'a, App>;

const QUEST: &str = "tutorial";

/// A campaign of three on the shelf of a folder.
fn book(folder: &Path) -> Book {
    let library = shared_core_box().expect("the box");
    let member = |hero: u8| {
        let choice = recommended(&library, HeroId(hero));
        let begins = Begins::Fresh { weapon: choice.weapon };
        Member { hero: choice.hero, class: choice.class, player: String::new(), begins }
    };
    let founding = Founding {
        name: "Winter".to_owned(),
        edition: Edition::De,
        lifebringer: 2,
        order: Default::default(),
        quests: vec![QUEST.to_owned(), "quest-01".to_owned(), "quest-02".to_owned()],
        heroes: (0..3).map(member).collect(),
        past: Vec::new(),
        first: Default::default(),
    };
    let dirs = DataDirs::at(folder);
    dirs.create().expect("folders");
    Shelf::new(dirs, library).found(1, founding).expect("a book")
}

/// The tutorial was won, and the first Hero has found a lot.
fn in_town(folder: &Path) -> String {
    let mut book = book(folder);
    let hero = book.campaign().standing().expect("it has begun").party[0].hero.clone();
    let found = ["T042", "T001", "T002", "T003", "T006", "T007", "T008"].map(str::to_owned).to_vec();
    let result = HeroResult { hero: hero.clone(), found, micro_xp: 7, ..HeroResult::default() };
    let ending = Ending { quest: QUEST.to_owned(), end: QuestEnd::Won, rounds: 9, heroes: vec![result] };
    book.enter(2, What::QuestBegan { quest: QUEST.to_owned(), place: Place::Table }).expect("the tutorial");
    book.enter(3, What::QuestEnded(ending)).expect("it is won");
    hero
}

fn campaign(folder: &Path) -> Campaign {
    let mut books = Shelf::new(DataDirs::at(folder), shared_core_box().expect("the box")).list().expect("a shelf");
    assert_eq!(books.len(), 1);
    books.remove(0).campaign.expect("a sound book")
}

fn standing(folder: &Path) -> Standing {
    campaign(folder).standing().expect("it has begun").clone()
}

fn opened<'a>(folder: &Path) -> Window<'a> {
    let mut window = still_window(folder, (1280.0, 1700.0), Theme::Dark, "en");
    press(&mut window, "Campaign book");
    press(&mut window, "Open “Winter”");
    window
}

/// Every name on the screen, for a test that looks for part of one.
fn shows(window: &Window<'_>, part: &str) -> bool {
    window.query_all_by_label_contains(part).next().is_some()
}

/// Presses the control of this kind whose name holds these words.
fn press_part(window: &mut Window<'_>, role: Role, part: &str) {
    window
        .get_all_by_role(role)
        .find(|node| node.accesskit_node().label().is_some_and(|label| label.contains(part)))
        .unwrap_or_else(|| unreachable!("no {role:?} {part}"))
        .click();
    window.run_steps(4);
}

fn is_disabled(window: &Window<'_>, name: &str) -> bool {
    window.get_by_role_and_label(Role::Button, name).accesskit_node().is_disabled()
}

/// Writes into a field and presses Enter there.
fn enter(window: &mut Window<'_>, field: &str, text: &str) {
    window.get_by_role_and_label(Role::TextInput, field).focus();
    window.run_steps(2);
    window.get_by_role_and_label(Role::TextInput, field).type_text(text);
    window.run_steps(2);
    key(window, Modifiers::NONE, Key::Enter);
}

const WARES: [&str; 9] = ["T010", "T011", "T012", "T013", "T014", "T015", "T016", "T017", "T019"];

#[test]
fn the_market_of_the_table_is_laid_card_by_card_and_checked_with_its_rule() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    in_town(folder);
    let mut ledger = opened(folder);
    let done = "These cards lie in town";
    let field = "Card that lies in town";
    assert!(is_disabled(&ledger, done));
    for code in &WARES[..8] {
        enter(&mut ledger, field, code);
    }
    assert!(is_disabled(&ledger, done), "one is missing");
    assert!(shows(&ledger, "level 1: 8 of 9"));
    assert!(shows(&ledger, "cannot lie in town for this party. (MARKET-02)"));
    // A card of a higher Level than anybody's.
    enter(&mut ledger, field, "T050");
    assert!(is_disabled(&ledger, done));
    picture(&mut ledger, "ledger-laying");
    press_part(&mut ledger, Role::Button, "(S050), level 2 does not lie there");
    // A trap is told, in the letters of the edition.
    enter(&mut ledger, field, "S040");
    assert!(shows(&ledger, "(MARKET-03)"));
    for _ in 0..4 {
        key(&mut ledger, Modifiers::NONE, Key::Backspace);
    }
    enter(&mut ledger, field, WARES[8]);
    assert!(!is_disabled(&ledger, done));
    press(&mut ledger, done);
    assert_eq!(standing(folder).offers(), WARES);
}

#[test]
fn trades_are_tried_refused_with_their_rule_taken_back_and_the_party_is_walked_out() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let hero = in_town(folder);
    let mut ledger = opened(folder);
    for code in WARES {
        enter(&mut ledger, "Card that lies in town", code);
    }
    press(&mut ledger, "These cards lie in town");
    let cards = |folder: &Path| standing(folder).party[0].cards.len();
    assert_eq!(cards(folder), 9);

    // MARKET-07: one of Level 1 is not enough for two.
    press_part(&mut ledger, Role::CheckBox, "(S006)");
    press_part(&mut ledger, Role::CheckBox, "(S010)");
    press_part(&mut ledger, Role::CheckBox, "(S011)");
    assert!(is_disabled(&ledger, "Trade 1 for 2"));
    assert!(shows(&ledger, "The levels given are lower than the levels taken. (MARKET-07)"));
    picture(&mut ledger, "ledger-trade-refused");
    // Two for two is no trade at all.
    press_part(&mut ledger, Role::CheckBox, "(S007)");
    assert!(is_disabled(&ledger, "Trade 2 for 2"));
    // Two for one is, and shows what would come of it.
    press_part(&mut ledger, Role::CheckBox, "(S011)");
    assert!(shows(&ledger, "The party after “Trade 2 for 1”"));
    assert!(shows(&ledger, "8 of 6 cards"));
    assert_eq!(cards(folder), 9, "nothing has happened yet");
    picture(&mut ledger, "ledger-trade");
    press(&mut ledger, "Trade 2 for 1");
    assert_eq!(cards(folder), 8);
    // MARKET-05: once each.
    press_part(&mut ledger, Role::CheckBox, "(S008)");
    press_part(&mut ledger, Role::CheckBox, "(S011)");
    assert!(shows(&ledger, "has exchanged cards already. (MARKET-05)"));
    press_part(&mut ledger, Role::CheckBox, "(S011)");
    press(&mut ledger, "Sell it to the market");
    assert_eq!((cards(folder), standing(folder).party[0].xp), (7, 2));
    // Nothing is final.
    press(&mut ledger, "Take back");
    assert_eq!((cards(folder), standing(folder).party[0].xp), (8, 1));
    press(&mut ledger, "Give again");
    assert_eq!(cards(folder), 7);

    press_part(&mut ledger, Role::Button, "gets ready");
    // MARKET-11: seven cards are one too many.
    let leave = "The party leaves town, healed and ready.";
    assert!(is_disabled(&ledger, leave));
    assert!(shows(&ledger, "7 cards but leaves with no more than 6"));
    assert!(shows(&ledger, "more than one artifact. (MARKET-11)"));
    picture(&mut ledger, "ledger-leaving");
    press_part(&mut ledger, Role::Button, "gives up");
    assert_eq!(cards(folder), 6);
    press(&mut ledger, leave);
    assert!(matches!(standing(folder).now(), Now::Ready(_)));
    assert_eq!(standing(folder).party[0].hero, hero);
}

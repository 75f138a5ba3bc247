//! What is entered by hand in the Ledger: the market of the table, trades that are tried and refused with their rule,
//! corrections, and a campaign that is entered under way.

use crate::support::app::still_window;
use crate::support::books::{TUTORIAL as QUEST, began, ended, found, founding, open_winter};
use crate::support::hands::{campaign, enter, is_disabled, key, number, picture, press, press_part, shows, standing};
use delvewright::games::massive_darkness::campaign::book::read;
use delvewright::games::massive_darkness::campaign::entry::{Begins, First, Founding, HeroResult, Sheet};
use delvewright::games::massive_darkness::campaign::{Book, Campaign, Now, Shelf, What};
use delvewright::games::massive_darkness::content::{lay_packs, shared_core_box};
use delvewright::games::massive_darkness::folders::OwnFolders as _;
use delvewright::games::massive_darkness::rules::state::Slot;
use delvewright::games::massive_darkness::rules::story::{OwnedCard, QuestEnd};
use delvewright::house::storage::{DataDirs, Theme};
use delvewright::shell::App;
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use std::path::Path;
use std::sync::Arc;

type Window<'a> = Harness<'a, App>;

/// A campaign of three on the shelf of a folder.
fn book(folder: &Path) -> Book {
    found(folder, founding(3, &[QUEST, "quest-01", "quest-02"]))
}

/// The tutorial was won, and the first Hero has found a lot.
fn in_town(folder: &Path) -> String {
    let mut book = book(folder);
    let hero = book.campaign().standing().expect("it has begun").party[0].hero.clone();
    let found = ["T042", "T001", "T002", "T003", "T006", "T007", "T008"].map(str::to_owned).to_vec();
    let result = HeroResult { hero: hero.clone(), found, micro_xp: 7, ..HeroResult::default() };
    book.enter(2, began(QUEST)).expect("the tutorial");
    book.enter(3, ended(QUEST, QuestEnd::Won, vec![result])).expect("it is won");
    hero
}

fn opened<'a>(folder: &Path) -> Window<'a> {
    let mut window = still_window(folder, (1280.0, 1700.0), Theme::Dark, "en");
    open_winter(&mut window);
    window
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
fn trades_are_tried_refused_with_their_rule_and_taken_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    in_town(folder);
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
}

#[test]
fn a_wrong_entry_is_corrected_and_what_it_makes_impossible_stands_beside_the_entries() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let hero = in_town(folder);
    {
        let library = shared_core_box().expect("the box");
        let shelf = Shelf::new(DataDirs::at(folder), library);
        let file = shelf.list().expect("a shelf").remove(0).file;
        let mut book = shelf.open(&file, 4).expect("a book");
        book.enter(5, What::MarketLaid(WARES.map(str::to_owned).to_vec())).expect("nine cards");
        book.enter(6, What::Sold { hero, card: "T008".to_owned() }).expect("a sale");
    }
    let mut ledger = opened(folder);
    press(&mut ledger, "Correct entry 3");
    picture(&mut ledger, "ledger-correction-form");
    // He never found what was sold later.
    press_part(&mut ledger, Role::Button, "did not find Small Healing Potion (S008)");
    key(&mut ledger, Modifiers::COMMAND, Key::Enter);
    assert!(shows(&ledger, "One later entry would no longer be possible"));
    assert!(shows(&ledger, "Entry 5: Bjorn sells Small Healing Potion (S008)."));
    enter(&mut ledger, "Why (stays in the book)", "Elias had it");
    picture(&mut ledger, "ledger-correction");
    assert_eq!(campaign(folder).entries().len(), 5, "nothing has been entered yet");
    press(&mut ledger, "Enter the correction");
    let corrected = campaign(folder);
    assert_eq!(corrected.conflicts().map(|(number, _)| number).collect::<Vec<_>>(), [5]);
    assert_eq!(corrected.entries().len(), 6, "the wrong entry is still there");
    assert_eq!(corrected.standing().expect("it goes on").party[0].xp, 1, "nothing was sold");
    assert!(shows(&ledger, "By correction 6 it says"));
    assert!(shows(&ledger, "(Elias had it)"));
    picture(&mut ledger, "ledger-history");

    // The sale is wrong as well: it was another card.
    press(&mut ledger, "Correct entry 5");
    press_part(&mut ledger, Role::CheckBox, "(S007)");
    press(&mut ledger, "Sell it to the market");
    press(&mut ledger, "Enter the correction");
    let corrected = campaign(folder);
    assert_eq!(corrected.conflicts().count(), 0);
    assert_eq!(corrected.standing().expect("it goes on").owner("T007"), None);
    // A correction can be wrong, too.
    press(&mut ledger, "Take correction 7 back");
    assert_eq!(campaign(folder).conflicts().count(), 1);
    press(&mut ledger, "Correct entry 5");
    press(&mut ledger, "It should not stand there at all");
    press(&mut ledger, "Enter the correction");
    assert_eq!(campaign(folder).conflicts().count(), 0);
    assert_eq!(campaign(folder).standing().expect("it goes on").party[0].xp, 1);
}

#[test]
fn what_cannot_be_entered_by_hand_right_now_says_which_rule_forbids_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    in_town(folder);
    let mut ledger = opened(folder);
    ledger.get_by_label_contains("Enter something else").click();
    ledger.run_steps(4);
    assert!(is_disabled(&ledger, "Enter this sentence"));
    assert!(shows(&ledger, "That happens only during a quest at the table. (XP-01)"));
    press_part(&mut ledger, Role::RadioButton, "Player");
    enter(&mut ledger, "New: Player", "Ana");
    picture(&mut ledger, "ledger-plain");
    press(&mut ledger, "Enter this sentence");
    assert_eq!(standing(folder).lives[0].player, "Ana");
}

#[test]
fn a_campaign_under_way_is_entered_as_it_stands_and_what_cannot_be_is_refused_with_its_rule() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    DataDirs::at(folder).create_all().expect("folders");
    let mut ledger = still_window(folder, (1280.0, 2100.0), Theme::Dark, "en");
    press(&mut ledger, "Campaign book");
    press(&mut ledger, "Found a campaign");
    enter(&mut ledger, "Name of the campaign", "Winter");
    press_part(&mut ledger, Role::CheckBox, "Elias");
    press_part(&mut ledger, Role::CheckBox, "Owen");
    press_part(&mut ledger, Role::CheckBox, "already under way");
    let begin = "Begin the campaign";
    assert!(!is_disabled(&ledger, begin));
    number(&mut ledger, "Bjorn: XP", "31");
    assert!(is_disabled(&ledger, begin));
    assert!(shows(&ledger, "31 XP: nobody holds more than 30 (XP-03)"));
    number(&mut ledger, "Bjorn: XP", "12");
    number(&mut ledger, "Bjorn: Micro-XP", "5");
    assert!(shows(&ledger, "(STORY-03)"));
    number(&mut ledger, "Bjorn: Micro-XP", "3");
    assert!(!is_disabled(&ledger, begin));
    // A Skill without the one before it.
    press_part(&mut ledger, Role::CheckBox, ", skill 2");
    assert!(is_disabled(&ledger, begin));
    assert!(shows(&ledger, "(CLASS-04)"));
    press_part(&mut ledger, Role::CheckBox, ", skill 1");
    assert!(!is_disabled(&ledger, begin));
    // Seven cards before a quest; before a visit to town they are fine.
    for code in ["T001", "T042", "T006", "T023", "T031", "T013", "T014"] {
        enter(&mut ledger, "Card that Bjorn owns", code);
    }
    assert!(is_disabled(&ledger, begin));
    assert!(shows(&ledger, "7 cards, but a quest starts with at most 6 (STORY-17)"));
    picture(&mut ledger, "ledger-founding-under-way");
    press(&mut ledger, "a visit to town");
    assert!(!is_disabled(&ledger, begin));
    press_part(&mut ledger, Role::RadioButton, "In an order by chance");
    picture(&mut ledger, "ledger-founding-by-chance");
    press(&mut ledger, begin);
    let begun = standing(folder);
    let bjorn = &begun.party[0];
    assert_eq!((begun.party.len(), bjorn.xp, bjorn.micro_xp, bjorn.cards.len()), (1, 12, 3, 7));
    assert_eq!(bjorn.skills.values().sum::<u8>(), 2);
    assert_eq!(begun.now(), Now::Town);
    assert!(begun.state.done.is_empty(), "no past was invented");
    let mut order = begun.state.order.clone();
    assert!(order.windows(2).any(|pair| pair[0] > pair[1]), "{order:?}");
    order.sort();
    order.dedup();
    assert_eq!(order.len(), begun.state.order.len());
}

#[test]
fn a_campaign_has_its_own_list_of_quests_and_a_wrong_founding_is_put_right() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    DataDirs::at(folder).create_all().expect("folders");
    let mut ledger = still_window(folder, (1280.0, 1700.0), Theme::Light, "en");
    press(&mut ledger, "Campaign book");
    press(&mut ledger, "Found a campaign");
    enter(&mut ledger, "Name of the campaign", "Winter");
    enter(&mut ledger, "Write a note", "Snow from the first day on");
    press_part(&mut ledger, Role::RadioButton, "Our own list");
    press(&mut ledger, "Add a quest");
    press(&mut ledger, "Scorched Earth");
    // Some letters are enough, and the list is by keys where the pointer is not.
    press(&mut ledger, "Add a quest");
    ledger.event(egui::Event::Text("dark walk".to_owned()));
    ledger.run_steps(4);
    assert!(shows(&ledger, "Walking in the Dark") && ledger.query_by_label("Black Widow").is_none());
    key(&mut ledger, Modifiers::NONE, Key::Enter);
    press(&mut ledger, "Walking in the Dark comes earlier");
    picture(&mut ledger, "ledger-founding-own");
    press(&mut ledger, "Begin the campaign");
    assert_eq!(standing(folder).state.order, [QUEST, "quest-01"]);
    assert!(shows(&ledger, "Snow from the first day on"));
    press(&mut ledger, "Correct entry 1");
    press_part(&mut ledger, Role::CheckBox, "Owen");
    press(&mut ledger, "Without Scorched Earth");
    press(&mut ledger, "Enter this");
    press(&mut ledger, "Enter the correction");
    assert_eq!(standing(folder).party.len(), 2);
    assert_eq!(standing(folder).state.order, [QUEST]);
    assert_eq!(campaign(folder).entries().len(), 3);
}

/// The one book on the shelf, with the cards that were written down.
fn campaign_of_packs(folder: &Path) -> Campaign {
    let library = Arc::new(lay_packs(&DataDirs::at(folder)).expect("the box").library);
    let mut books = Shelf::new(DataDirs::at(folder), Arc::clone(&library)).list().expect("a shelf");
    read(&books.remove(0).file, &library).expect("a sound book")
}

#[test]
fn what_is_filled_in_about_a_quest_outlives_undo_and_large_figures_outlive_a_correction() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    {
        let mut book = book(folder);
        book.enter(2, began(QUEST)).expect("the tutorial");
    }
    let mut ledger = opened(folder);
    press(&mut ledger, "Enter how it ended");
    number(&mut ledger, "Bjorn: Micro-XP", "120");
    number(&mut ledger, "Bjorn: Kills", "150");
    press(&mut ledger, "Take back");
    assert!(!shows(&ledger, "Bjorn: Micro-XP"), "the quest has not begun");
    press(&mut ledger, "Give again");
    // Somebody pulls the plug: nothing is told to the program any more.
    drop(ledger);
    let mut ledger = opened(folder);
    let drafts = || {
        let files = std::fs::read_dir(DataDirs::at(folder).campaigns).expect("a folder");
        files.filter(|file| file.as_ref().is_ok_and(|file| file.path().extension() == Some("draft".as_ref()))).count()
    };
    assert_eq!(drafts(), 1);
    press(&mut ledger, "Put this page away");
    assert_eq!((drafts(), shows(&ledger, "Bjorn: Micro-XP")), (0, false));
    press(&mut ledger, "Enter how it ended");
    number(&mut ledger, "Bjorn: Micro-XP", "120");
    number(&mut ledger, "Bjorn: Kills", "150");
    drop(ledger);
    let mut ledger = opened(folder);
    press(&mut ledger, "Enter this");
    assert_eq!(drafts(), 0, "it is in the book");
    let ended = |folder: &Path| {
        let standing = standing(folder);
        (standing.lives[0].kills, standing.party[0].xp, standing.now() == Now::Town)
    };
    assert_eq!(ended(folder), (150, 24, true));
    // It took more rounds; nothing else changes by that.
    press_part(&mut ledger, Role::Button, "Correct entry 5");
    number(&mut ledger, "Rounds", "31");
    key(&mut ledger, Modifiers::COMMAND, Key::Enter);
    press(&mut ledger, "Enter the correction");
    assert_eq!(ended(folder), (150, 24, true));
    assert!(shows(&ledger, "31 rounds"));
    // Nobody has to look at the market.
    press_part(&mut ledger, Role::Button, "The party leaves town");
    assert_eq!(standing(folder).now(), Now::Ready("quest-01"));
}

#[test]
fn an_unknown_card_is_written_down_while_the_outcome_is_entered() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    {
        let mut book = book(folder);
        book.enter(2, began(QUEST)).expect("the tutorial");
    }
    let mut ledger = opened(folder);
    press(&mut ledger, "Enter how it ended");
    number(&mut ledger, "Bjorn: Micro-XP", "4");
    enter(&mut ledger, "Card found by Bjorn", "P003");
    enter(&mut ledger, "Name of the card", "Moon Sickle");
    picture(&mut ledger, "ledger-new-card");
    press(&mut ledger, "Write this card down");
    assert!(shows(&ledger, "Moon Sickle (P003), level 1"));
    // It can be found like any other, and what was filled in is still there.
    enter(&mut ledger, "Card found by Elias", "sick");
    assert!(shows(&ledger, "Elias did not find Moon Sickle (P003), level 1"));
    assert!(is_disabled(&ledger, "Enter this"), "there is only one");
    press(&mut ledger, "Elias did not find Moon Sickle (P003), level 1");
    press(&mut ledger, "Enter this");
    let campaign = campaign_of_packs(folder);
    let standing = campaign.standing().expect("it has begun");
    assert_eq!(standing.owner("P003"), Some("bjorn"));
    assert_eq!((standing.party[0].micro_xp, standing.now()), (4, Now::Town));
}

#[test]
fn an_unknown_card_is_written_down_wherever_a_card_is_looked_for() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    DataDirs::at(folder).create_all().expect("folders");
    let mut ledger = still_window(folder, (1280.0, 2100.0), Theme::Dark, "en");
    let write_down = |ledger: &mut Window<'_>, field: &str, code: &str, name: &str| {
        enter(ledger, field, code);
        enter(ledger, "Name of the card", name);
        press(ledger, "Write this card down");
        assert!(ledger.query_by_label("Write this card down").is_none(), "{name}");
    };
    // A campaign that is under way, with a card from another box.
    press(&mut ledger, "Campaign book");
    press(&mut ledger, "Found a campaign");
    enter(&mut ledger, "Name of the campaign", "Winter");
    for hero in ["Elias", "Owen", "already under way"] {
        press_part(&mut ledger, Role::CheckBox, hero);
    }
    press(&mut ledger, "a visit to town");
    write_down(&mut ledger, "Card that Bjorn owns", "P001", "Moon Sickle");
    assert!(shows(&ledger, "Place of Moon Sickle (P001), level 1"));
    picture(&mut ledger, "ledger-founding-new-card");
    press(&mut ledger, "Begin the campaign");
    // One that lies in town; the others that were laid are still there.
    enter(&mut ledger, "Card that lies in town", WARES[0]);
    write_down(&mut ledger, "Card that lies in town", "P002", "Sun Sickle");
    enter(&mut ledger, "Card that lies in town", WARES[1]);
    assert!(shows(&ledger, "level 1: 3 of 3"));
    picture(&mut ledger, "ledger-laying-new-card");
    press(&mut ledger, "These cards lie in town");
    press_part(&mut ledger, Role::Button, "gets ready");
    press(&mut ledger, "The party leaves town, healed and ready.");
    // One that is found on the way, and one that a correction remembers.
    press_part(&mut ledger, Role::Button, "at the table");
    ledger.get_by_label_contains("Enter something else").click();
    ledger.run_steps(4);
    press(&mut ledger, "Cards found");
    write_down(&mut ledger, "Card found by Bjorn", "P003", "Star Sickle");
    press(&mut ledger, "Enter this sentence");
    let entry = campaign_of_packs(folder).entries().len();
    press(&mut ledger, &format!("Correct entry {entry}"));
    write_down(&mut ledger, "Card found by Bjorn", "P004", "Rain Sickle");
    press(&mut ledger, "Enter this sentence");
    press(&mut ledger, "Enter the correction");
    let campaign = campaign_of_packs(folder);
    let standing = campaign.standing().expect("it has begun");
    for code in ["P001", "P003", "P004"] {
        assert_eq!(standing.owner(code), Some("bjorn"), "{code}");
    }
    assert_eq!(campaign.conflicts().count(), 0);
}

#[test]
fn after_a_loss_the_party_discards_and_swaps_cards_for_starting_equipment_before_it_tries_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    {
        let mut book = book(folder);
        let hero = book.campaign().standing().expect("it has begun").party[0].hero.clone();
        let found = ["T042", "T001", "T002", "T003", "T006", "T007"].map(str::to_owned).to_vec();
        let result = HeroResult { hero, found, ..HeroResult::default() };
        book.enter(2, began(QUEST)).expect("the tutorial");
        book.enter(3, ended(QUEST, QuestEnd::Lost, vec![result])).expect("it is lost");
    }
    let mut ledger = still_window(folder, (1280.0, 800.0), Theme::Light, "de");
    press(&mut ledger, "Kampagnenbuch");
    press(&mut ledger, "„Winter“ öffnen");
    assert!(shows(&ledger, "(STORY-20)"));
    picture(&mut ledger, "ledger-discard-de");
    for _ in 0..2 {
        press_part(&mut ledger, Role::Button, "wirft ab");
    }
    assert_eq!((standing(folder).party[0].cards.len(), standing(folder).now()), (6, Now::Lost));
    press_part(&mut ledger, Role::Button, "Die Quest wiederholen");
    assert_eq!(standing(folder).now(), Now::Repeat);
    press_part(&mut ledger, Role::CheckBox, "(S007)");
    picture(&mut ledger, "ledger-repeat-de");
    press_part(&mut ledger, Role::Button, "Ersetzen durch");
    let repeated = standing(folder);
    assert_eq!(repeated.owner("T007"), None);
    assert!(repeated.party[0].cards.iter().filter(|card| card.code.starts_with("SE")).count() >= 1);
    assert_eq!(repeated.party[0].cards.len(), 6);
}

#[test]
fn who_owns_nothing_usable_swaps_for_starting_equipment_before_he_leaves_town() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    {
        let mut founding = founding(1, &["quest-01"]);
        let cards = ["T112", "T113"].map(|code| OwnedCard { code: code.to_owned(), slot: Slot::Pack }).to_vec();
        founding.heroes[0].begins = Begins::UnderWay(Sheet { cards, ..Sheet::default() });
        let mut book = found(folder, Founding { first: First::Town, ..founding });
        let laid = book.campaign().standing().expect("it has begun").draw_market(&mut |_| 0).expect("a market");
        book.enter(2, What::MarketLaid(laid)).expect("three cards");
        book.enter(3, What::TradingDone).expect("no trades");
    }
    let mut ledger = opened(folder);
    assert!(shows(&ledger, "Nothing that Bjorn owns can be used at first."));
    press_part(&mut ledger, Role::CheckBox, "(S112)");
    // STORY-14: what is above the first Level of the quest is only carried.
    assert!(is_disabled(&ledger, "Put here: body"));
    assert!(shows(&ledger, "(STORY-14)"));
    picture(&mut ledger, "ledger-swap");
    press_part(&mut ledger, Role::Button, "Swap for Axe");
    let swapped = standing(folder);
    assert_eq!(swapped.owner("T112"), None);
    press(&mut ledger, "The party leaves town, healed and ready.");
    assert!(matches!(standing(folder).now(), Now::Ready(_)));
}

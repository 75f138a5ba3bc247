//! The page on which the end of a quest is entered: cards by several codes at once, sums for each Hero, and refusals where
//! the hand is.

use crate::support::app::still_window;
use crate::support::books::{TUTORIAL, began, found, founding, open_winter};
use crate::support::hands::{
    campaign, enter, is_disabled, key, number, picture, picture_of_hover, press, press_part, scroll_and_press, shows,
    standing, write_in,
};
use delvewright::games::massive_darkness::campaign::What;
use delvewright::house::storage::Theme;
use delvewright::shell::App;
use egui::{Event, Key, Modifiers, MouseWheelUnit, Rect, Role, TouchPhase, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use std::path::Path;

const ENTER: &str = "Enter this";
const FIELD: &str = "Card found by Bjorn";
const LIMIT: &str =
    "Bjorn: Nobody holds more than 30 XP, so nobody gains more at once. Is it micro-XP that is meant? (XP-03)";

/// A book in the middle of the tutorial, with the page open.
fn page<'a>(folder: &Path, (size, language): ((f32, f32), &str)) -> Harness<'a, App> {
    found(folder, founding(3, &[TUTORIAL, "quest-01"])).enter(2, began(TUTORIAL)).expect("the tutorial");
    let theme = if language == "de" { Theme::Light } else { Theme::Dark };
    still_window(folder, size, theme, language)
}

fn english<'a>(folder: &Path) -> Harness<'a, App> {
    let mut ledger = page(folder, ((1280.0, 1700.0), "en"));
    open_winter(&mut ledger);
    press(&mut ledger, "Enter how it ended");
    ledger
}

/// Where the first thing with these words stands.
fn place(ledger: &Harness<'_, App>, words: &str) -> Rect {
    ledger.query_all_by_label_contains(words).next().unwrap_or_else(|| panic!("{words}")).rect()
}

/// Is the keyboard in the field for cards?
fn writes_on(ledger: &Harness<'_, App>) -> bool {
    ledger.get_by_role_and_label(Role::TextInput, FIELD).accesskit_node().is_focused()
}

#[test]
fn the_card_field_keeps_the_keyboard_and_takes_several_codes_at_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut ledger = english(folder.path());
    // One after the other, by keys alone.
    for code in ["S001", "S002"] {
        enter(&mut ledger, FIELD, code);
        assert!(writes_on(&ledger), "the next one can be typed at once");
    }
    // All that lie on the table, in one line; what is no card stays to be looked at.
    ledger.event(Event::Text("s003, S006;S007 X999".to_owned()));
    ledger.run_steps(4);
    assert!(shows(&ledger, "Take these 3: "));
    assert!(!shows(&ledger, "Nothing is called"), "several codes are not the name of a new card");
    picture(&mut ledger, "outcome-several-codes");
    key(&mut ledger, Modifiers::NONE, Key::Enter);
    for code in ["S001", "S002", "S003", "S006", "S007"] {
        assert!(shows(&ledger, &format!("({code}), level 1")), "{code}");
    }
    assert!(writes_on(&ledger));
    assert!(shows(&ledger, "No card has the code X999."), "beside it stands why it was left");
    let left = ledger.get_by_role_and_label(Role::TextInput, FIELD).accesskit_node().value();
    assert_eq!(left.as_deref(), Some("X999"));
    // A click on an offer leaves the keyboard where it is as well.
    for _ in 0..4 {
        key(&mut ledger, Modifiers::NONE, Key::Backspace);
    }
    assert!(!shows(&ledger, "No card has the code"));
    // Also where a word among them is no code at all, nothing else is refused.
    ledger.event(Event::Text("S009 helmet S010".to_owned()));
    ledger.run_steps(4);
    assert!(shows(&ledger, "Take these 2: ") && shows(&ledger, "No card has the code helmet."));
    for _ in 0.."S009 helmet S010".len() {
        key(&mut ledger, Modifiers::NONE, Key::Backspace);
    }
    ledger.event(Event::Text("S008".to_owned()));
    ledger.run_steps(4);
    press(&mut ledger, "Small Healing Potion (S008)");
    assert!(writes_on(&ledger));
    press(&mut ledger, ENTER);
    let cards: Vec<_> = standing(folder.path()).party[0].cards.iter().map(|card| card.code.clone()).collect();
    for code in ["T001", "T002", "T003", "T006", "T007", "T008"] {
        assert!(cards.iter().any(|card| card == code), "{code}: {cards:?}");
    }
}

#[test]
fn each_hero_sees_what_he_had_gained_and_has_and_thirty_one_xp_are_stopped_at_the_field() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let mut ledger = english(folder);
    number(&mut ledger, "Bjorn: XP", "31");
    assert!(is_disabled(&ledger, ENTER));
    assert!(shows(&ledger, "had 0 XP, 0 micro-XP → gained 31 XP, 0 micro-XP"));
    assert!(!shows(&ledger, "are lost (XP-03)"));
    let (field, said) = (ledger.get_by_role_and_label(Role::SpinButton, "Bjorn: XP").rect(), place(&ledger, LIMIT));
    assert!((said.top() - field.bottom()).abs() < 60.0, "{said:?} stands at the hand {field:?}");
    picture(&mut ledger, "outcome-31-xp");
    // It was Micro-XP.
    number(&mut ledger, "Bjorn: XP", "0");
    number(&mut ledger, "Bjorn: Micro-XP", "31");
    assert!(!shows(&ledger, LIMIT));
    assert!(shows(&ledger, "had 0 XP, 0 micro-XP → gained 0 XP, 31 micro-XP → now 6 XP, 1 micro-XP"));
    press(&mut ledger, ENTER);
    assert_eq!((standing(folder).party[0].xp, standing(folder).party[0].micro_xp), (6, 1));

    // A correction says the same, before it is entered and when it is looked through.
    let ended = campaign(folder).entries().len();
    press(&mut ledger, &format!("Correct entry {ended}"));
    number(&mut ledger, "Bjorn: XP", "31");
    assert!(is_disabled(&ledger, ENTER));
    number(&mut ledger, "Bjorn: XP", "2");
    press(&mut ledger, ENTER);
    assert!(shows(&ledger, "Bjorn: had 0 XP, 0 micro-XP → gained 2 XP, 31 micro-XP → now 8 XP, 1 micro-XP"));
    assert!(shows(&ledger, "Elias: had 0 XP, 0 micro-XP → gained 0 XP, 0 micro-XP → now 0 XP, 0 micro-XP"));
    picture(&mut ledger, "outcome-correction");
    press(&mut ledger, "Enter the correction");
    assert_eq!((standing(folder).party[0].xp, standing(folder).party[0].micro_xp), (8, 1));
}

/// XP-03, OQ-39: what a Hero gains on top of what he has may be above the limit; the page says what is lost before it is.
#[test]
fn what_the_limit_takes_of_the_xp_stands_beside_them_before_it_is_entered() {
    for (language, book, open, page_name, field, lost) in [
        (
            "en",
            "Campaign book",
            "Open “Winter”",
            "Enter how it ended",
            "Bjorn: XP",
            ["One XP above 30 is lost (XP-03).", "4 XP above 30 are lost (XP-03)."],
        ),
        (
            "de",
            "Kampagnenbuch",
            "„Winter“ öffnen",
            "Eintragen, wie es ausging",
            "Bjorn: EP",
            ["Ein EP über 30 verfällt (XP-03).", "4 EP über 30 verfallen (XP-03)."],
        ),
        (
            "pl",
            "Księga kampanii",
            "Otwórz „Winter”",
            "Wpisz, jak się skończyło",
            "Bjorn: PD",
            ["Jeden PD ponad 30 przepada (XP-03).", "4 PD ponad 30 przepadają (XP-03)."],
        ),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut winter = found(folder.path(), founding(3, &[TUTORIAL, "quest-01"]));
        winter.enter(2, began(TUTORIAL)).expect("the tutorial");
        winter.enter(3, What::Earned { hero: "bjorn".to_owned(), xp: 28, micro_xp: 0 }).expect("28 XP");
        drop(winter);
        let mut ledger = still_window(folder.path(), (1280.0, 1700.0), Theme::Dark, language);
        press(&mut ledger, book);
        press(&mut ledger, open);
        press_part(&mut ledger, Role::Button, page_name);
        number(&mut ledger, field, "2");
        assert!(!shows(&ledger, "(XP-03)"), "{language}: 30 XP can be held");
        for (xp, sentence) in [("3", lost[0]), ("6", lost[1])] {
            number(&mut ledger, field, xp);
            assert!(shows(&ledger, sentence), "{language}: {sentence}");
        }
        picture(&mut ledger, &format!("outcome-lost-xp-{language}"));
    }
}

#[test]
fn what_cannot_be_stands_beside_the_card_or_the_skill_and_enter_leads_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut ledger = page(folder.path(), ((1024.0, 640.0), "en"));
    open_winter(&mut ledger);
    press(&mut ledger, "Enter how it ended");
    enter(&mut ledger, FIELD, "S001");
    // The other found the same card.
    ledger.get_by_role_and_label(Role::TextInput, "Card found by Elias").scroll_to_me();
    ledger.run_steps(12);
    enter(&mut ledger, "Card found by Elias", "S001");
    let card = place(&ledger, "Elias did not find ");
    let said = place(&ledger, "(COMP-15)");
    assert!((said.top() - card.bottom()).abs() < 30.0, "{said:?} stands below {card:?}");
    picture(&mut ledger, "outcome-found-twice");
    // From elsewhere on the page Ctrl + Enter leads to it.
    ledger.get_by_role_and_label(Role::SpinButton, "Rounds").scroll_to_me();
    ledger.run_steps(12);
    let is_seen = |ledger: &Harness<'_, App>| (0.0..640.0).contains(&place(ledger, "(COMP-15)").center().y);
    assert!(!is_seen(&ledger));
    key(&mut ledger, Modifiers::COMMAND, Key::Enter);
    ledger.run_steps(12);
    assert!(is_seen(&ledger));
    assert_eq!(campaign(folder.path()).entries().len(), 2, "nothing was entered");
}

#[test]
fn cards_in_town_show_their_dice_and_text() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut ledger = english(folder.path());
    press(&mut ledger, ENTER);
    for code in ["S010", "S011", "S012", "S013", "S014", "S015", "S016", "S017", "S019"] {
        enter(&mut ledger, "Card that lies in town", code);
    }
    press(&mut ledger, "These cards lie in town");
    let wares = ledger.get_all_by_role(Role::CheckBox).map(|node| node.accesskit_node());
    let told: Vec<_> = wares.filter_map(|node| Some((node.label()?, node.description()?))).collect();
    assert!(told.len() > 3 && told.iter().all(|(_, told)| !told.is_empty()), "{told:?}");
    let mut wares = ledger.get_all_by_role(Role::CheckBox);
    let is_it = |label: Option<String>| label.is_some_and(|label| label.contains("(S010)"));
    let ware = wares.find(|node| is_it(node.accesskit_node().label())).expect("it lies there").rect().center();
    drop(wares);
    let before = ledger.query_all_by_label_contains("(S010)").count();
    ledger.hover_at(ware);
    ledger.run_steps(8);
    assert!(ledger.query_all_by_label_contains("(S010)").count() > before, "the card itself is shown");
    picture_of_hover(&mut ledger, "town-card-looked-at");
}

#[test]
fn the_page_is_ready_to_be_looked_at_in_every_language_and_size() {
    for (language, book, open, page_name, field) in [
        ("de", "Kampagnenbuch", "„Winter“ öffnen", "Eintragen, wie es ausging", "Bjorn: EP"),
        ("pl", "Księga kampanii", "Otwórz „Winter”", "Wpisz, jak się skończyło", "Bjorn: PD"),
        ("en", "Campaign book", "Open “Winter”", "Enter how it ended", "Bjorn: XP"),
    ] {
        for size in [(1280.0, 800.0), (1024.0, 640.0)] {
            let folder = tempfile::tempdir().expect("a folder");
            let mut ledger = page(folder.path(), (size, language));
            press(&mut ledger, book);
            press(&mut ledger, open);
            press_part(&mut ledger, Role::Button, page_name);
            number(&mut ledger, field, "31");
            picture(&mut ledger, &format!("outcome-{language}-{}", size.0));
            assert!(shows(&ledger, "(XP-03)"), "{language}");
        }
    }
}

#[test]
fn a_card_that_is_typed_half_is_offered_with_its_text() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut ledger = english(folder.path());
    write_in(&mut ledger, FIELD, "healing");
    let offer = place(&ledger, "Small Healing Potion (").center();
    ledger.hover_at(offer);
    ledger.run_steps(8);
    picture_of_hover(&mut ledger, "outcome-card-looked-at");
    assert!(ledger.query_all_by_label_contains("Small Healing Potion (").count() > 1, "the card itself is shown");
}

/// Turns the wheel over the page that is filled in, as far as it goes.
fn scroll_down(ledger: &mut Harness<'_, App>) {
    ledger.event(Event::PointerMoved(place(ledger, "How did “").center()));
    let (unit, delta, phase) = (MouseWheelUnit::Line, vec2(0.0, -200.0), TouchPhase::Move);
    let source = egui::MouseWheelSource::Unknown;
    ledger.event(Event::MouseWheel { unit, delta, phase, modifiers: Modifiers::NONE, source });
    ledger.run_steps(60);
}

#[test]
fn the_page_opens_at_its_top_however_far_the_last_one_was_scrolled() {
    for size in [(1280.0, 640.0), (640.0, 640.0)] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut ledger = page(folder.path(), (size, "en"));
        open_winter(&mut ledger);
        scroll_and_press(&mut ledger, "Enter how it ended");
        ledger.run_steps(60);
        picture(&mut ledger, &format!("outcome-from-its-top-{}", size.0));
        let top = place(&ledger, "How did “").top();
        assert!((80.0..320.0).contains(&top), "{size:?}: {top}");
        scroll_down(&mut ledger);
        let scrolled = place(&ledger, "How did “").top();
        assert!(scrolled < top - 100.0, "{size:?}: it was scrolled: {scrolled} from {top}");
        scroll_and_press(&mut ledger, ENTER);
        assert!(standing(folder.path()).market.is_some(), "{size:?}: they are in town");
        key(&mut ledger, Modifiers::COMMAND, Key::Z);
        scroll_and_press(&mut ledger, "Enter how it ended");
        ledger.run_steps(60);
        let again = place(&ledger, "How did “").top();
        assert!((again - top).abs() < 2.0, "{size:?}: {again} instead of {top}");
    }
}

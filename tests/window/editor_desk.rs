//! The desk of the quest editor: tabs that stay where they are, lists that are searched, what a fix will do and did,
//! problems settled together, many things at once, layers, refusals at the hand, and a test that is gone on with.

use crate::support::app::still_window as window;
use crate::support::desk::AtTheDesk as _;
use crate::support::hands::{
    Places, centre_of, click_at, drag, key, picture, press, press_part, quest, scroll_and_press, shows, zones,
};
use delvewright::games::massive_darkness::content::shipped_quests;
use delvewright::games::massive_darkness::folders::OwnFolders as _;
use delvewright::games::massive_darkness::quest::Quest;
use delvewright::games::massive_darkness::quest::edit::{Command, Thing};
use delvewright::games::massive_darkness::quest::model::{PlacedToken, Spot};
use delvewright::games::massive_darkness::rules::language::quest::Moment;
use delvewright::games::massive_darkness::rules::state::TokenKind;
use delvewright::games::massive_darkness::texts;
use delvewright::house::storage::{DataDirs, Theme, parse_document, read_document, write_document};
use delvewright::house::text::Language;
use delvewright::kernel::game::Game as _;
use delvewright::shell::App;
use egui::{Event, Key, Modifiers, Rect, Role};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use std::path::Path;

const NONE: Modifiers = Modifiers::NONE;
const CTRL: Modifiers = Modifiers::COMMAND;
const CTRL_SHIFT: Modifiers = Modifiers { shift: true, ..Modifiers::COMMAND };
const LARGE: (f32, f32) = (1280.0, 800.0);
const SMALL: (f32, f32) = (1024.0, 640.0);

/// The pages, by the message of their name.
pub const PAGES: [&str; 11] = [
    "editor-about",
    "editor-set-up",
    "editor-tiles",
    "editor-goals",
    "editor-rules",
    "editor-trial",
    "editor-problems",
    "editor-balance",
    "editor-draft",
    "page-undo",
    "editor-share",
];

pub fn shipped(part: &str) -> Quest {
    let (file, text) = shipped_quests().find(|(file, _)| file.contains(part)).expect("a quest of the box");
    parse_document(Path::new(file), text).expect("a quest")
}

pub fn broken(name: &str) -> Quest {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/broken_quests/{name}.ron"));
    read_document(&file, 1).expect("a quest")
}

pub fn opened<'a>(
    folder: &Path,
    quest: &Quest,
    size: (f32, f32),
    (theme, language): (Theme, &str),
) -> Harness<'a, App> {
    let mut harness = window(folder, size, theme, language);
    let file = DataDirs::at(folder).quests().join("mine.ron");
    write_document(&file, quest).expect("it is written");
    harness.state_mut().edit_quest(&file);
    harness.run_steps(8);
    harness
}

fn english<'a>(folder: &Path, quest: &Quest) -> Harness<'a, App> {
    opened(folder, quest, LARGE, (Theme::Dark, "en"))
}

/// The rectangle of a page's name, whatever number stands behind it.
pub fn tab(harness: &Harness<'_, App>, name: &str) -> Rect {
    let found = harness.query_all_by_label_contains(name).find(|node| {
        let label = node.accesskit_node().label().unwrap_or_default();
        node.accesskit_node().role() == Role::Button && (label == name || label.starts_with(&format!("{name} (")))
    });
    found.unwrap_or_else(|| panic!("no page {name}")).rect()
}

#[test]
fn no_tab_moves_whatever_page_is_shown_and_nothing_leaves_the_window() {
    let largest = shipped("quest-10");
    for (size, language, theme) in [
        (LARGE, "en", Theme::Dark),
        (SMALL, "de", Theme::Light),
        (SMALL, "pl", Theme::Dark),
        (SMALL, "en", Theme::Dark),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut harness = opened(folder.path(), &largest, size, (theme, language));
        let texts = texts::of(Language::from_code(language).expect("a language"));
        let names = PAGES.map(|page| {
            let name = texts.get(page);
            name.split(" (").next().unwrap_or_default().to_owned()
        });
        let places = |harness: &Harness<'_, App>| names.each_ref().map(|name| tab(harness, name));
        let before = places(&harness);
        for (page, at) in PAGES.iter().zip(&before) {
            click_at(&mut harness, at.center());
            harness.run_steps(4);
            assert_eq!(places(&harness), before, "{page} moves the tabs ({language}, {size:?})");
            let panel = before[0].left();
            for role in [Role::Button, Role::TextInput, Role::ComboBox, Role::CheckBox, Role::Slider] {
                for node in harness.query_all_by_role(role) {
                    let rect = node.rect();
                    let label = node.accesskit_node().label().unwrap_or_default();
                    let is_cut = rect.left() >= panel && rect.right() > size.0 + 0.5;
                    assert!(!is_cut, "{page} ({language}, {size:?}): {role:?} “{label}” is cut at {rect:?}");
                }
            }
            let name = format!("desk-{page}-{language}-{}", size.0);
            picture(&mut harness, &name);
        }
    }
}

#[test]
fn a_list_of_rules_is_searched_by_letters_and_left_by_the_keyboard() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut quest_before = shipped("tutorial");
    quest_before.rules.clear();
    let mut harness = english(folder.path(), &quest_before);
    press(&mut harness, "Special rules");
    press(&mut harness, "New rule");
    press(&mut harness, "Rule 1: When: after setup");
    harness.event(Event::Text("opened".to_owned()));
    harness.run_steps(4);
    picture(&mut harness, "desk-list-searched-dark");
    assert!(harness.query_by_label("a hero enters a zone").is_none(), "what does not fit is not offered");
    harness.event(Event::Text(" qqq".to_owned()));
    harness.run_steps(4);
    assert!(harness.query_by_label("Nothing fits these letters.").is_some());
    for _ in 0..4 {
        key(&mut harness, NONE, Key::Backspace);
    }
    key(&mut harness, NONE, Key::Enter);
    let when = quest(&harness).rules[0].when.clone();
    assert!(matches!(when, Moment::DoorOpened(_) | Moment::Opened(_) | Moment::ChamberOpened(_)), "{when:?}");
    let list = harness
        .query_all_by_role(Role::ComboBox)
        .find(|node| node.accesskit_node().label().is_some_and(|label| label.starts_with("Rule 1: When: ")));
    assert!(list.expect("the list").accesskit_node().is_focused(), "the keyboard is at the list again");
    key(&mut harness, CTRL, Key::Z);
    assert_eq!(quest(&harness).rules[0].when, Moment::Setup);
}

#[test]
fn the_list_of_what_was_done_names_the_things() {
    let folder = tempfile::tempdir().expect("a folder");
    let before = shipped("tutorial");
    let mut harness = english(folder.path(), &before);
    let mut door = before.doors[0].clone();
    door.locked = true;
    harness.state_mut().edit_by(&Command::ChangeDoor(Box::new(door)));
    let token = before.tokens[0];
    let things = vec![Thing::Token(token.kind, token.at)];
    harness.state_mut().edit_by(&Command::Remove(things));
    harness.run_steps(2);
    press(&mut harness, "History");
    assert!(harness.query_by_label_contains("Door ").is_some() || shows(&harness, "locked"));
    let locked = harness.query_all_by_label_contains(" locked").next().expect("the step names the door");
    let name = locked.accesskit_node().label().expect("a name");
    assert!(name.starts_with("Door ") && name.contains('–'), "{name}");
    assert!(harness.query_all_by_label_contains("Library token removed from ").next().is_some());
    picture(&mut harness, "desk-history-dark");
    let at = centre_of(&harness, &name);
    click_at(&mut harness, at);
    let now = quest(&harness);
    assert!(now.doors[0].locked && now.tokens == before.tokens, "back to just after that step");
}

#[test]
fn a_fix_says_what_it_will_do_and_shows_what_it_did() {
    let folder = tempfile::tempdir().expect("a folder");
    let before = broken("door-in-opening");
    let mut harness = english(folder.path(), &before);
    press_part(&mut harness, Role::Button, "Problems (");
    let will = harness.query_all_by_label_contains("Settling it: Door ").next().expect("it says what it will do");
    let will = will.accesskit_node().value().expect("words");
    assert!(will.ends_with(" removed"), "{will}");
    picture(&mut harness, "desk-fix-before-dark");
    harness.query_all_by_label("Settle it").next().expect("a fix").click();
    harness.run_steps(4);
    assert_ne!(quest(&harness), before);
    let did = will.replace("Settling it: ", "Done: ");
    assert_eq!(harness.query_all_by_label(&did).count(), 1, "told once: {did}");
    picture(&mut harness, "desk-fix-after-dark");
    press(&mut harness, "Take this back (Ctrl + Z)");
    assert_eq!(quest(&harness), before);
    assert!(harness.query_by_label(&did).is_none(), "that is no news any more");
}

#[test]
fn problems_are_settled_together_as_one_step() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut before = broken("sound");
    let at = |x: i16| Spot { x, y: 50, storey: 0 };
    before.tokens.extend((40..43).map(|x| PlacedToken { kind: TokenKind::Lair, at: at(x), fixed: false }));
    let mut harness = english(folder.path(), &before);
    press_part(&mut harness, Role::Button, "Problems (");
    picture(&mut harness, "desk-together-dark");
    press(&mut harness, "Settle these 3 together");
    assert_eq!(quest(&harness).tokens, broken("sound").tokens);
    key(&mut harness, CTRL, Key::Z);
    assert_eq!(quest(&harness), before, "one step");
}

#[test]
fn all_of_a_sort_are_picked_and_changed_together() {
    let folder = tempfile::tempdir().expect("a folder");
    let before = shipped("tutorial");
    let count = before.doors.len();
    assert!(count > 1);
    let mut harness = english(folder.path(), &before);
    press(&mut harness, "Pick many: Choose what…");
    press(&mut harness, &format!("All doors ({count})"));
    picture(&mut harness, "desk-all-doors-dark");
    press(&mut harness, "is locked until a rule opens it");
    assert!(quest(&harness).doors.iter().all(|door| door.locked));
    key(&mut harness, CTRL, Key::Z);
    assert_eq!(quest(&harness), before, "one step");
    // By keyboard: letters and Enter.
    press(&mut harness, "Pick many: Choose what…");
    harness.event(Event::Text("tiles".to_owned()));
    harness.run_steps(4);
    key(&mut harness, NONE, Key::Enter);
    press(&mut harness, "One zone to the right (Alt + →)");
    assert!(quest(&harness).tiles.iter().zip(&before.tiles).all(|(now, old)| now.at.x == old.at.x + 1));
    key(&mut harness, CTRL, Key::Z);
    assert_eq!(quest(&harness), before);
}

#[test]
fn tiles_are_brought_into_line_and_refused_at_the_hand_where_they_would_overlap() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut before = broken("sound");
    before.tiles.truncate(1);
    let first = before.tiles[0].at;
    let beside = Spot { x: first.x + 1, y: first.y + 4, ..first };
    let mut harness = english(folder.path(), &before);
    harness.state_mut().edit_by(&Command::Lay("8R".to_owned(), beside, 0));
    harness.run_steps(2);
    let before = quest(&harness);
    press(&mut harness, "Pick many: Choose what…");
    press(&mut harness, "All tiles (2)");
    press(&mut harness, "Bring to the left edge");
    let aligned = quest(&harness);
    assert_eq!(aligned.tiles[0].at.x, aligned.tiles[1].at.x);
    key(&mut harness, CTRL, Key::Z);
    assert_eq!(quest(&harness), before);
    press(&mut harness, "Pick many: Choose what…");
    press(&mut harness, "All tiles (2)");
    press(&mut harness, "Bring to the right edge");
    let aligned = quest(&harness);
    let right = aligned.tiles.iter().map(|tile| tile.at.x).max();
    assert!(right >= before.tiles.iter().map(|tile| tile.at.x).max() && aligned != before, "{aligned:?}");
    key(&mut harness, CTRL, Key::Z);
    assert_eq!(quest(&harness), before);
    press(&mut harness, "Pick many: Choose what…");
    press(&mut harness, "All tiles (2)");
    let button = centre_of(&harness, "Bring to the upper edge");
    click_at(&mut harness, button);
    let words = "Another tile lies exactly there. Move past it, or let the two change places (S).";
    let said = harness.get_by_label(words).rect();
    assert!(said.distance_to_pos(button) < 60.0, "{said:?} stands at the hand {button:?}");
    picture(&mut harness, "desk-refused-dark");
    assert_eq!(quest(&harness), before);
    key(&mut harness, NONE, Key::Escape);
    assert!(harness.query_by_label(words).is_none(), "it goes with the next press");
}

#[test]
fn what_lies_on_a_layer_is_hidden_or_locked() {
    let folder = tempfile::tempdir().expect("a folder");
    let before = shipped("tutorial");
    let mut harness = english(folder.path(), &before);
    let places = Places::of(&harness);
    let token = before.tokens[0].at;
    click_at(&mut harness, places.at(token));
    assert!(shows(&harness, "Library token · "), "it is picked");
    scroll_and_press(&mut harness, "Show: Layer of tokens");
    assert!(!shows(&harness, "Library token · "), "nothing hidden is picked");
    click_at(&mut harness, places.at(token));
    assert!(!shows(&harness, "Library token · "), "nor taken hold of");
    picture(&mut harness, "desk-layer-hidden-dark");
    // What is laid on a hidden layer is seen at once.
    press(&mut harness, "Lair token");
    click_at(&mut harness, places.at(token));
    assert!(shows(&harness, "Lair token · "));
    key(&mut harness, CTRL, Key::Z);
    scroll_and_press(&mut harness, "Lock, so that nothing is taken hold of: Layer of tiles");
    let zone = zones(&harness)[0];
    let edge = zone.left_center() + egui::vec2(zone.width() * 0.08, 0.0);
    drag(&mut harness, edge, edge + egui::vec2(zone.width() * 2.0, 0.0));
    assert_eq!(quest(&harness), before, "a locked tile stays");
}

#[test]
fn what_is_locked_is_not_looked_through_and_says_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let before = shipped("tutorial");
    let mut harness = english(folder.path(), &before);
    scroll_and_press(&mut harness, "Lock, so that nothing is taken hold of: Layer of tokens");
    let token = Places::of(&harness).at(before.tokens[0].at);
    click_at(&mut harness, token);
    assert!(shows(&harness, "Locked: Layer of tokens"));
    picture(&mut harness, "desk-layer-locked-dark");
    key(&mut harness, NONE, Key::Delete);
    drag(&mut harness, token, token + egui::vec2(200.0, 0.0));
    key(&mut harness, NONE, Key::Delete);
    assert_eq!(quest(&harness), before, "the tile below it is not taken instead");
    scroll_and_press(&mut harness, "Lock, so that nothing is taken hold of: Layer of tokens");
    click_at(&mut harness, token);
    key(&mut harness, NONE, Key::Delete);
    assert_eq!(quest(&harness).tokens.len() + 1, before.tokens.len(), "free again it can be taken");
}

#[test]
fn what_has_lost_its_tile_is_shown_where_it_lies_and_nowhere_else() {
    let folder = tempfile::tempdir().expect("a folder");
    let whole = shipped("tutorial");
    let mut torn = whole.clone();
    let taken = torn.tiles.remove(0);
    let mut harness = english(folder.path(), &torn);
    let loose = |harness: &Harness<'_, App>| harness.query_all_by_label_contains("no tile lies here").count();
    assert!(loose(&harness) > 0, "tile {} bore something", taken.tile);
    picture(&mut harness, "desk-loose-dark");
    // It can be taken hold of there, and what is on the first tile that is left is only what lies on it.
    let there = harness.query_all_by_label_contains("no tile lies here").next().expect("one").rect().center();
    click_at(&mut harness, there);
    key(&mut harness, NONE, Key::Delete);
    assert_ne!(quest(&harness), torn);
    key(&mut harness, CTRL, Key::Z);
    assert_eq!(quest(&harness), torn);
    drop(harness);
    let folder = tempfile::tempdir().expect("a folder");
    assert_eq!(loose(&english(folder.path(), &whole)), 0);
}

#[test]
fn tiles_that_lie_over_each_other_are_marked() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut overlapping = shipped("tutorial");
    overlapping.tiles[1].at.x += 1;
    overlapping.tiles[1].at.y -= 1;
    let mut harness = opened(folder.path(), &overlapping, LARGE, (Theme::Light, "en"));
    picture(&mut harness, "desk-overlap-light");
    assert!(shows(&harness, "Things to settle before it can be played"));
    assert!(reddest_zone(&mut harness) > 0.1, "where two tiles lie it is hatched");
    drop(harness);
    let mut harness = opened(folder.path(), &shipped("tutorial"), LARGE, (Theme::Light, "en"));
    assert!(reddest_zone(&mut harness) < 0.03, "and nowhere else");
}

/// How much of a Zone is red, where it is most.
fn reddest_zone(harness: &mut Harness<'_, App>) -> f32 {
    let rects = zones(harness);
    let picture = harness.render().expect("the CPU renderer draws every mesh");
    let scale = harness.ctx.pixels_per_point();
    let part = |rect: &Rect| {
        let (from, to) = (rect.min * scale, rect.max * scale);
        let columns = from.x.max(0.0) as u32..(to.x as u32).min(picture.width());
        let pixels =
            columns.flat_map(|x| (from.y.max(0.0) as u32..(to.y as u32).min(picture.height())).map(move |y| (x, y)));
        let (mut red, mut all) = (0, 0_u32);
        for (x, y) in pixels {
            let [r, g, b, _] = picture.get_pixel(x, y).0;
            red += u32::from(r > 120 && i16::from(r) - i16::from(g).max(i16::from(b)) > 60);
            all += 1;
        }
        red as f32 / all.max(1) as f32
    };
    rects.iter().map(part).fold(0.0, f32::max)
}

#[test]
fn the_page_of_keys_tells_those_of_the_editor() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = english(folder.path(), &shipped("tutorial"));
    key(&mut harness, NONE, Key::F1);
    for told in [
        "On the sheet",
        "turns what is picked, with Shift back",
        "In the editor",
        "plays this quest",
        "Shift + F5",
        "On the desk of a tile",
    ] {
        assert!(shows(&harness, told), "{told}");
    }
    assert!(!shows(&harness, "On the map"));
    picture(&mut harness, "keys-editor-dark");
}

#[test]
fn from_the_editor_the_keys_lead_to_every_other_screen() {
    let folder = tempfile::tempdir().expect("a folder");
    let before = shipped("tutorial");
    let file = DataDirs::at(folder.path()).quests().join("mine.ron");
    for (held, wanted, seen) in SCREENS {
        let mut harness = english(folder.path(), &before);
        assert!(harness.state().drawn_quest().is_some());
        assert!(harness.query_by_label(seen).is_none(), "{seen} is only there");
        key(&mut harness, held, wanted);
        assert!(harness.state().drawn_quest().is_none(), "{wanted:?} leaves the editor");
        assert!(harness.query_by_label(seen).is_some(), "{wanted:?} leads to {seen}");
        assert_eq!(read_document::<Quest>(&file, 1).expect("it is saved"), before);
    }
}

/// The screens, by the keys that lead to them, with what is only there.
const SCREENS: [(Modifiers, Key, &str); 5] = [
    (CTRL, Key::B, "Found a campaign"),
    (CTRL, Key::Comma, "High contrast"),
    (CTRL, Key::N, "Who goes down?"),
    (CTRL, Key::E, "New quest"),
    (CTRL_SHIFT, Key::K, "Write your cards to a file"),
];

#[test]
fn from_every_screen_the_keys_lead_to_every_other_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = window(folder.path(), LARGE, Theme::Dark, "en");
    let go = |harness: &mut Harness<'_, App>, (held, wanted, seen): (Modifiers, Key, &str), from: &str| {
        key(harness, held, wanted);
        let there: Vec<&str> =
            SCREENS.iter().map(|(.., seen)| *seen).filter(|seen| harness.query_by_label(seen).is_some()).collect();
        assert_eq!(there, [seen], "{wanted:?} from {from}");
    };
    for from in SCREENS {
        for to in SCREENS.into_iter().filter(|to| *to != from) {
            go(&mut harness, from, "anywhere");
            go(&mut harness, to, from.2);
        }
    }
}

/// Tries the quest for some answers.
fn try_it(harness: &mut Harness<'_, App>) {
    key(harness, NONE, Key::F5);
    for _ in 0..12 {
        let mut listed = Vec::new();
        harness.state().play().expect("a test").game().answers(&mut listed);
        let Some(answer) = listed.into_iter().next() else { break };
        harness.state_mut().answer_by(answer);
        harness.run_steps(2);
    }
}

#[test]
fn a_test_that_goes_another_way_after_an_edit_says_how_far_it_came() {
    let folder = tempfile::tempdir().expect("a folder");
    let before = shipped("tutorial");
    let mut harness = english(folder.path(), &before);
    try_it(&mut harness);
    let played = harness.state().play().expect("a test").session().len();
    press(&mut harness, "To the start screen");
    // The Heroes begin elsewhere, so what they did there cannot be done again.
    let far = before.level_tokens.last().expect("a Level token").at;
    harness.state_mut().edit_by(&Command::Start(far));
    harness.run_steps(2);
    assert_eq!(quest(&harness).start, far);
    key(&mut harness, Modifiers::SHIFT, Key::F5);
    let again = harness.state().play().expect("the test goes on").session().len();
    assert!(again < played, "{again} of {played}");
    assert!(shows(&harness, "The test goes on, but not from where you left it: "));
    assert!(shows(&harness, "steps could be done again, then the quest went another way."));
    picture(&mut harness, "desk-another-way-dark");
    // One that cannot be played any more cannot be gone on with either, and the page says why.
    press(&mut harness, "To the start screen");
    harness.state_mut().edit_by(&Command::Remove(vec![Thing::Tile(before.tiles[0].at)]));
    harness.run_steps(2);
    assert!(shows(&harness, "Things to settle before it can be played"));
    key(&mut harness, Modifiers::SHIFT, Key::F5);
    assert!(harness.state().play().is_none());
    press(&mut harness, "Try it");
    let button = harness.query_all_by_label_contains("Go on with the last test, after ").next().expect("the button");
    assert!(button.accesskit_node().is_disabled());
}

#[test]
fn a_test_is_gone_on_with_after_the_quest_was_changed() {
    let folder = tempfile::tempdir().expect("a folder");
    let before = shipped("tutorial");
    let mut harness = english(folder.path(), &before);
    try_it(&mut harness);
    let played = harness.state().play().expect("a test").session().len();
    assert!(played > 5, "{played}");
    press(&mut harness, "To the start screen");
    harness.state_mut().edit_by(&Command::Title("en".to_owned(), "Another title".to_owned()));
    harness.run_steps(2);
    press(&mut harness, "Try it");
    picture(&mut harness, "desk-go-on-dark");
    key(&mut harness, Modifiers::SHIFT, Key::F5);
    let play = harness.state().play().expect("the test goes on");
    assert_eq!(play.session().header().setup.quest.title("en"), "Another title");
    assert_eq!(play.session().len(), played, "everything was done again");
}

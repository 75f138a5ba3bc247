//! Sides of Tiles that an owner types in, in the card editor of Massive Darkness 2: drawn by mouse and by keyboard, laid in every quest,
//! told where they do not fit, taken along by games and by packs; and pictures in three languages.

use crate::massive_darkness_2_editor::{ONLY, SIZE};
use crate::support::app::open_on;
use crate::support::beats::painted_in;
use crate::support::hands::{
    click_at, key, let_go, press, press_containing, scroll_and_press, shows, tab_to, write_in,
};
use crate::support::own_cards::{open_cards, own_file, own_pack};
use crate::support::pictures::{are_wanted, name_of, shoot, windows_in};
use delvewright::games::massive_darkness_2::own_cards::{Card, HellscapeCards, OwnPack};
use delvewright::games::massive_darkness_2::rules::own_tiles::{EdgeKind, TileSide};
use delvewright::games::massive_darkness_2::ruleset::HellscapeRules;
use delvewright::games::massive_darkness_2::texts;
use delvewright::house::packs::CardPack as _;
use delvewright::house::play::{Dice, Play};
use delvewright::house::storage::{DataDirs, Theme};
use delvewright::house::text::Language;
use delvewright::kernel::board::Direction;
use delvewright::shell::App;
use egui::{Key, Modifiers, Rect, Role};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use std::path::Path;

const NONE: Modifiers = Modifiers::NONE;
const CTRL: Modifiers = Modifiers::COMMAND;
/// So high that all of a form is on the screen.
const HIGH: (f32, f32) = (1280.0, 1500.0);

/// The side that the user has typed in.
fn typed(folder: &Path) -> Option<TileSide> {
    match own_pack::<HellscapeCards>(folder).own.card("tile-7A")? {
        Card::Tile(tile) => Some(tile.side),
        _ => None,
    }
}

fn rows(folder: &Path) -> Vec<String> {
    typed(folder).map(|side| side.rows).unwrap_or_default()
}

/// The page of own cards with a side of a Tile on its desk.
fn on_desk<'a>(folder: &Path) -> Harness<'a, App> {
    let mut cards = open_cards(ONLY, folder, HIGH);
    write_in(&mut cards, "Search a card", "7a");
    press(&mut cards, "tile-7A Tile 7A");
    cards
}

/// Chooses a floor and paints a Zone with it.
fn paint(cards: &mut Harness<'_, App>, floor: &str, zone: &str) {
    press(cards, floor);
    click_on(cards, zone);
}

/// Presses a Zone on the desk; below it stands the same of the one where the keyboard is.
fn click_on(cards: &mut Harness<'_, App>, zone: &str) {
    let named: Vec<Rect> = cards.get_all_by_label_contains(zone).map(|node| node.rect()).collect();
    let at = named.into_iter().find(|rect| rect.height() > 40.0 && rect.height() < 140.0).expect("a Zone").center();
    click_at(cards, at);
}

/// How many Zones in shadow the dungeons of all saved games have.
fn shadows(folder: &Path) -> Vec<usize> {
    let (rules, texts) = (HellscapeRules::open().expect("the box"), texts::of(Language::English));
    let files = std::fs::read_dir(DataDirs::at(folder).games).expect("games").filter_map(Result::ok);
    let mut shadows: Vec<usize> = files
        .map(|file| {
            let (play, _) = Play::resume(&rules, &texts, &file.path(), Dice::App).expect("it is a game");
            play.session().game().table().dungeon.zones.iter().filter(|zone| zone.shadow).count()
        })
        .collect();
    shadows.sort_unstable();
    shadows
}

/// Begins the Soul Keys, as far as they can be begun.
fn begin_the_soul_keys(window: &mut Harness<'_, App>) {
    key(window, CTRL, Key::N);
    press_containing(window, "The Soul Keys");
    press(window, "Begin");
}

#[test]
fn a_side_is_typed_in_by_mouse_and_counts_in_every_quest_from_then_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let mut cards = on_desk(folder);
    assert_eq!(own_pack::<HellscapeCards>(folder), OwnPack::none(), "looking alone makes it nobody's own");
    assert!(shows(&cards, "tile-7A · from the box") && shows(&cards, "designed by us"));
    assert!(shows(&cards, "It lies in: The Soul Keys · Hellscape"));
    assert!(!shows(&cards, "Name in English"), "it is called as it is");
    paint(&mut cards, "Corridor in light", "C1 on the desk: Corridor in shadow");
    assert_eq!(rows(folder), ["LDl", "dld", "dlL"]);
    assert!(shows(&cards, "tile-7A · yours, in the place of the one of the box"), "it says whose it is");
    assert!(!shows(&cards, "designed by us"), "what is typed in is ours no more");
    let zone = cards.get_by_label("B2 on the desk: Corridor in light").rect();
    click_at(&mut cards, zone.right_center());
    let side = typed(folder).expect("it is on the disk");
    assert_eq!((side.edges.len(), side.edge_at((1, 1), Direction::East)), (1, Some(EdgeKind::Wall)));
    key(&mut cards, CTRL, Key::Z);
    assert!(typed(folder).is_some_and(|side| side.edges.is_empty()), "taken back on the disk, too");
    key(&mut cards, CTRL, Key::Z);
    assert_eq!(typed(folder), None);
    key(&mut cards, CTRL | Modifiers::SHIFT, Key::Z);
    press(&mut cards, "Turn the tile");
    assert_eq!(rows(folder), ["ddL", "llD", "Ldl"]);
    press(&mut cards, "Mirror the tile");
    assert_eq!(rows(folder), ["Ldd", "Dll", "ldL"]);
    assert!(shows(&cards, "With your side 7A the quest “The Soul Keys” does not fit:"), "its doors stand elsewhere");
    assert!(shows(&cards, "With your side 7A the quest “Hellscape” does not fit:"));
    (0..2).for_each(|_| key(&mut cards, CTRL, Key::Z));
    assert_eq!(rows(folder), ["LDl", "dld", "dlL"]);
    assert!(!shows(&cards, "does not fit"), "a little more light fits everywhere");
    drop(cards);
    // A game that begins with it, and one that does not.
    let mut window = open_on(ONLY, folder, SIZE, Theme::Dark, "en");
    begin_the_soul_keys(&mut window);
    key(&mut window, Modifiers::ALT, Key::Home);
    key(&mut window, CTRL, Key::N);
    scroll_and_press(&mut window, "Play with your own card");
    press(&mut window, "Begin");
    drop(window);
    let shadows = shadows(folder);
    assert_eq!((shadows.len(), shadows[1]), (2, shadows[0] + 1));
}

#[test]
fn what_is_ours_is_found_in_each_language_and_marked_once_it_is_typed_in() {
    for (language, search, [ours, typed]) in [
        ("en", "Search a card", ["ours", "yours"]),
        ("de", "Karte suchen", ["von uns", "eigene"]),
        ("pl", "Szukaj karty", ["nasza", "własna"]),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut window = open_on(ONLY, folder.path(), HIGH, Theme::Dark, language);
        key(&mut window, CTRL | Modifiers::SHIFT, Key::K);
        write_in(&mut window, search, &format!("{ours} tile-"));
        let listed = |window: &Harness<'_, App>, code: &str| {
            let mut rows = window.query_all_by_role(Role::Button).filter_map(|node| node.accesskit_node().label());
            rows.any(|label| label.starts_with(code))
        };
        for (code, is_ours) in [("tile-7A ", true), ("tile-8A ", true), ("tile-8B ", true), ("tile-1A ", false)] {
            assert_eq!(listed(&window, code), is_ours, "{language}: {code}");
        }
        press_containing(&mut window, "tile-7A ");
        let turn = window.state().texts().get("tile-md2-turn").to_string();
        press(&mut window, &turn);
        assert_eq!(rows(folder.path()), ["ddL", "llD", "Ldd"], "{language}");
        // It is still listed among what is ours, and marked as theirs.
        for (code, mark) in [("tile-7A ", typed), ("tile-8A ", ours)] {
            let mut rows = window.query_all_by_role(Role::Button);
            let row = rows.find(|node| node.accesskit_node().label().is_some_and(|label| label.starts_with(code)));
            let painted = painted_in(&window, row.expect("a row").rect());
            assert!(painted.iter().any(|words| words == mark), "{language}: {painted:?}");
        }
    }
}

#[test]
fn a_side_is_typed_in_by_keyboard_alone_and_lies_on_the_drawing_board() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open_on(ONLY, folder.path(), HIGH, Theme::Dark, "en");
    key(&mut window, CTRL | Modifiers::SHIFT, Key::K);
    write_in(&mut window, "Search a card", "7a");
    tab_to(&mut window, "tile-7A Tile 7A");
    key(&mut window, NONE, Key::Enter);
    tab_to(&mut window, "Tile 7A on the desk");
    key(&mut window, NONE, Key::ArrowRight);
    key(&mut window, NONE, Key::ArrowRight);
    key(&mut window, NONE, Key::Num1);
    key(&mut window, NONE, Key::Space);
    assert_eq!(rows(folder.path()), ["LDl", "dld", "dlL"]);
    key(&mut window, CTRL, Key::ArrowDown);
    assert_eq!(typed(folder.path()).and_then(|side| side.edge_at((2, 0), Direction::South)), Some(EdgeKind::Wall));
    tab_to(&mut window, "Back to the card of the box");
    key(&mut window, NONE, Key::Enter);
    assert_eq!(typed(folder.path()), None);
    key(&mut window, CTRL, Key::Z);
    assert!(typed(folder.path()).is_some());
    key(&mut window, Modifiers::ALT, Key::Home);
    press(&mut window, "Draw quests");
    press(&mut window, "New and empty");
    assert!(shows(&window, "Tile 8A (ours), 0 of 1 used"));
    assert!(shows(&window, "Tile 7A, 0 of 1 used"), "this one is theirs");
}

#[test]
fn a_quest_that_does_not_fit_says_so_before_it_is_begun_and_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut cards = on_desk(folder.path());
    paint(&mut cards, "Corridor in light", "A1 on the desk: Chamber in light");
    paint(&mut cards, "Corridor in light", "B1 on the desk: Chamber in shadow");
    drop(cards);
    let mut window = open_on(ONLY, folder.path(), SIZE, Theme::Dark, "en");
    key(&mut window, CTRL, Key::N);
    assert!(!shows(&window, "does not fit"), "the quest that is chosen first has no such tile");
    press_containing(&mut window, "The Soul Keys");
    assert!(shows(&window, "With your side 7A the quest “The Soul Keys” does not fit:"));
    shoot("md2-sides-misfit-dark", &mut window);
    press(&mut window, "Begin");
    assert!(window.state().shown().is_none_or(|desk| desk.answers().is_empty()), "no game");
    assert!(shows(&window, "No door can stand between"), "and why");
    assert!(shadows(folder.path()).is_empty());
    shoot("md2-sides-refused-dark", &mut window);
    // Without it the same quest is played.
    scroll_and_press(&mut window, "Play with your own card");
    assert!(!shows(&window, "does not fit"));
    press(&mut window, "Begin");
    drop(window);
    assert_eq!(shadows(folder.path()).len(), 1);
}

#[test]
fn a_pack_with_a_side_is_held_out_and_taken_in_three_languages() {
    let mine = tempfile::tempdir().expect("a folder");
    let mut cards = on_desk(mine.path());
    paint(&mut cards, "Corridor in light", "C1 on the desk: Corridor in shadow");
    drop(cards);
    let file = own_file::<HellscapeCards>(mine.path());
    for (language, take) in [("de", "Übernehmen"), ("pl", "Weź je"), ("en", "Take them")] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut window = open_on(ONLY, folder.path(), SIZE, Theme::Dark, language);
        let_go(&mut window, &[&file]);
        press(&mut window, take);
        assert_eq!(typed(folder.path()), typed(mine.path()), "{language}");
    }
}

#[test]
fn pictures_of_sides_that_are_typed_in() {
    if !are_wanted() {
        return;
    }
    for (language, look, (search, light)) in windows_in(&[
        ("en", ((1600.0, 1000.0), Theme::Dark), ("Search a card", "Corridor in light")),
        ("de", ((1280.0, 800.0), Theme::Light), ("Karte suchen", "Gang im Licht")),
        ("pl", ((1024.0, 640.0), Theme::Dark), ("Szukaj karty", "Korytarz w świetle")),
    ]) {
        let folder = tempfile::tempdir().expect("a folder");
        let mut window = open_on(ONLY, folder.path(), look.0, look.1, language);
        let called = |what: &str| format!("md2-sides{what}-{language}-{}", name_of(look));
        key(&mut window, CTRL | Modifiers::SHIFT, Key::K);
        write_in(&mut window, search, "7a");
        press_containing(&mut window, "tile-7A");
        window.remove_cursor();
        window.run_steps(6);
        shoot(&called("-of-the-box"), &mut window);
        // Every Chamber of it is gone: nothing fits any more.
        press(&mut window, light);
        for zone in ["A1", "B1", "C3"] {
            click_on(&mut window, zone);
        }
        window.remove_cursor();
        window.run_steps(6);
        shoot(&called(""), &mut window);
    }
}

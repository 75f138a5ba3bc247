//! Tiles of one's own on the drawing board of Massive Darkness 2: drawn by mouse alone and by keyboard alone, laid, played, printed, taken
//! out again; and pictures in three languages.

use crate::massive_darkness_2_drawing::page;
use crate::massive_darkness_2_editor::{ONLY, SIZE, on_disk, rules, tool, zone};
use crate::support::app::open_on;
use crate::support::hands::{centre_of, click_at, enter_over, key, press, scroll_and_press, shows, tab_to};
use crate::support::pictures::{Look, are_wanted, name_of, shoot, windows_in};
use delvewright::games::massive_darkness_2::content::CoreBox;
use delvewright::games::massive_darkness_2::lint::{Weight, look};
use delvewright::games::massive_darkness_2::rules::own_tiles::EdgeKind;
use delvewright::games::massive_darkness_2::rules::quest::Spot;
use delvewright::house::storage::Theme;
use delvewright::kernel::board::Direction;
use delvewright::shell::App;
use egui::{Key, Modifiers, Pos2, Role, Vec2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

const NONE: Modifiers = Modifiers::NONE;
const CTRL: Modifiers = Modifiers::COMMAND;

/// Where a Zone of the map is on the screen.
fn at(window: &Harness<'_, App>, (x, y): Spot) -> (Pos2, Vec2) {
    zone(window, &format!("{}{}", char::from(b'A' + x), y + 1))
}

/// The name of the first button whose name is like this.
fn button(window: &Harness<'_, App>, is_it: &dyn Fn(&str) -> bool) -> Option<String> {
    let mut names = window.get_all_by_role(Role::Button).filter_map(|node| node.accesskit_node().label());
    names.find(|label| is_it(label))
}

#[test]
fn an_own_tile_is_drawn_laid_and_played_by_mouse_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open_on(ONLY, folder.path(), SIZE, Theme::Dark, "en");
    press(&mut window, "Draw quests");
    press(&mut window, "New and empty");
    press(&mut window, "Your tiles");
    assert!(shows(&window, "None yet."));
    scroll_and_press(&mut window, "New tile");
    assert_eq!(on_disk(folder.path()).own_tiles[0].rows, ["lll", "lll", "lll"]);

    // Floors and walls; nobody breaks into a Chamber.
    scroll_and_press(&mut window, "Chamber in shadow");
    let middle = centre_of(&window, "B2 on the desk: Corridor in light");
    click_at(&mut window, middle);
    scroll_and_press(&mut window, "Corridor in shadow");
    let corner = centre_of(&window, "C3 on the desk: Corridor in light");
    click_at(&mut window, corner);
    assert_eq!(on_disk(folder.path()).own_tiles[0].rows, ["lll", "lDl", "lld"]);
    let first = window.get_by_label("A1 on the desk: Corridor in light").rect();
    click_at(&mut window, first.right_center());
    let drawn = on_disk(folder.path()).own_tiles[0].clone();
    assert_eq!((drawn.edges.len(), drawn.edge_at((0, 0), Direction::East)), (1, Some(EdgeKind::Wall)));
    let room = window.get_by_label("B2 on the desk: Chamber in shadow").rect();
    click_at(&mut window, room.center_top());
    assert_eq!(on_disk(folder.path()).own_tiles[0], drawn, "walls stand all round a chamber");
    key(&mut window, CTRL, Key::Z);
    assert!(on_disk(folder.path()).own_tiles[0].edges.is_empty(), "a wall is one step");
    key(&mut window, CTRL | Modifiers::SHIFT, Key::Z);
    assert_eq!(on_disk(folder.path()).own_tiles[0], drawn);

    // It gets a name, and another one is begun from one of the box, turned, mirrored and taken out.
    enter_over(&mut window, "Name of the tile", "Old crypt");
    assert_eq!(on_disk(folder.path()).own_tiles[0].id, "Old crypt");
    enter_over(&mut window, "Name of the tile", "1A");
    assert_eq!(on_disk(folder.path()).own_tiles[0].id, "Old crypt", "the box has one of this name");
    scroll_and_press(&mut window, "Copy a tile of the box");
    scroll_and_press(&mut window, "Copy tile 4B");
    let copied = on_disk(folder.path()).own_tiles[1].clone();
    assert_eq!((copied.id.as_str(), copied.rows.as_slice()), ("4B 2", &["LdD", "DlD", "LdL"].map(str::to_owned)[..]));
    scroll_and_press(&mut window, "Turn the tile");
    assert_eq!(on_disk(folder.path()).own_tiles[1].rows, ["LDL", "dld", "LDD"]);
    scroll_and_press(&mut window, "Mirror the tile");
    assert_eq!(on_disk(folder.path()).own_tiles[1].rows, ["LDL", "dld", "DDL"]);
    scroll_and_press(&mut window, "Take the tile out of the quest");
    assert_eq!(on_disk(folder.path()).own_tiles.len(), 1);

    // It is laid, and stays as long as it lies.
    scroll_and_press(&mut window, "Lay it on the map");
    let map = window.get_by_label("Map of the quest").rect().center();
    click_at(&mut window, map);
    let laid = on_disk(folder.path()).tiles[0].clone();
    assert_eq!(laid.side, "Old crypt");
    assert!(shows(&window, "Your tile Old crypt, used once"), "the palette offers it");
    press(&mut window, "Your tiles");
    shoot("md2-tiles-desk-dark", &mut window);
    scroll_and_press(&mut window, "Take the tile out of the quest");
    assert!(shows(&window, "This tile lies on the map."));
    assert_eq!(on_disk(folder.path()).own_tiles.len(), 1);

    // A door, something to fetch behind it, a place to bring it to: it is played.
    let (x, y) = laid.at;
    let (chamber, size) = at(&window, (x + 1, y + 1));
    tool(&mut window, "Door");
    click_at(&mut window, chamber - vec2(0.4 * size.x, 0.0));
    for (name, zone) in [("Scroll", (1, 1)), ("Rift", (0, 2)), ("Portal of roaming monsters", (2, 0))] {
        tool(&mut window, name);
        let (place, _) = at(&window, (x + zone.0, y + zone.1));
        click_at(&mut window, place);
    }
    tool(&mut window, "Starting zone");
    let (place, _) = at(&window, (x, y));
    click_at(&mut window, place);
    rules(&mut window);
    let quest = on_disk(folder.path());
    let found = look(&quest, &CoreBox::open().expect("the box")).findings;
    assert!(found.iter().all(|finding| finding.weight() == Weight::Hint), "{found:?}");
    key(&mut window, NONE, Key::F5);
    window.run_steps(4);
    assert!(!window.state().shown().expect("a table").answers().is_empty(), "it is played");
    shoot("md2-tiles-played", &mut window);
    key(&mut window, Modifiers::ALT, Key::Home);
    assert_eq!(on_disk(folder.path()), quest);
}

#[test]
fn an_own_tile_is_drawn_laid_and_played_by_keyboard_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open_on(ONLY, folder.path(), SIZE, Theme::Dark, "en");
    tab_to(&mut window, "Draw quests");
    key(&mut window, NONE, Key::Enter);
    tab_to(&mut window, "New, with a first draft");
    key(&mut window, NONE, Key::Enter);
    window.run_steps(4);
    let before = on_disk(folder.path());
    // The Tile on which Heroes begin becomes one of one's own.
    tab_to(&mut window, "Map of the quest");
    // What lies in the Zone is picked from the top down to the Tile.
    for _ in 0..6 {
        if !shows(&window, "Your tiles…") {
            key(&mut window, NONE, Key::Enter);
        }
    }
    tab_to(&mut window, "Your tiles…");
    key(&mut window, NONE, Key::Enter);
    window.run_steps(2);
    let name = button(&window, &|label| label.starts_with("Change a copy of "));
    tab_to(&mut window, &name.expect("a Tile of the box is picked"));
    key(&mut window, NONE, Key::Enter);
    window.run_steps(2);
    let begun = on_disk(folder.path());
    let own = begun.own_tiles[0].clone();
    let exchanged = begun.tiles.iter().zip(&before.tiles).filter(|(now, then)| now.side != then.side).count();
    assert_eq!((begun.own_tiles.len(), exchanged), (1, 1));
    // Its first Zone changes between light and shadow.
    tab_to(&mut window, &format!("Tile {} on the desk", own.id));
    let (number, changed) = match own.letter((0, 0)) {
        Some('l') => (Key::Num2, 'd'),
        Some('d') => (Key::Num1, 'l'),
        Some('L') => (Key::Num4, 'D'),
        _ => (Key::Num3, 'L'),
    };
    key(&mut window, NONE, number);
    key(&mut window, NONE, Key::Space);
    assert_eq!(on_disk(folder.path()).own_tiles[0].letter((0, 0)), Some(changed));
    key(&mut window, CTRL, Key::Z);
    assert_eq!(on_disk(folder.path()).own_tiles[0], own);
    key(&mut window, CTRL | Modifiers::SHIFT, Key::Z);
    key(&mut window, NONE, Key::F5);
    window.run_steps(4);
    assert!(!window.state().shown().expect("a table").answers().is_empty(), "it is played");
    key(&mut window, Modifiers::ALT, Key::Home);
    window.run_steps(4);

    // A new one: painted, walled, laid where the cursor is.
    tab_to(&mut window, "New tile");
    key(&mut window, NONE, Key::Enter);
    window.run_steps(2);
    tab_to(&mut window, "Tile Tile on the desk");
    key(&mut window, NONE, Key::Num4);
    for arrow in [Key::ArrowRight, Key::ArrowDown] {
        key(&mut window, NONE, arrow);
    }
    key(&mut window, NONE, Key::Space);
    key(&mut window, CTRL, Key::ArrowRight);
    key(&mut window, NONE, Key::ArrowUp);
    key(&mut window, CTRL, Key::ArrowRight);
    let own = on_disk(folder.path()).own_tiles[1].clone();
    assert_eq!(own.rows, ["lll", "lDl", "lll"]);
    assert_eq!((own.edges.len(), own.edge_at((1, 0), Direction::East)), (1, Some(EdgeKind::Wall)));
    tab_to(&mut window, "Lay it on the map");
    key(&mut window, NONE, Key::Enter);
    window.run_steps(2);
    for _ in 0..12 {
        key(&mut window, NONE, Key::ArrowDown);
    }
    key(&mut window, NONE, Key::Enter);
    let quest = on_disk(folder.path());
    assert_eq!(quest.tiles.last().map(|tile| tile.side.as_str()), Some("Tile"), "{:?}", quest.tiles);
    assert_eq!(quest.tiles.len(), before.tiles.len() + 1);
}

const LOOKS: [(&str, Look, [&str; 7]); 3] = [
    (
        "en",
        (SIZE, Theme::Dark),
        [
            "Draw quests",
            "New, with a first draft",
            "Your tiles",
            "Copy a tile of the box",
            "Copy tile",
            "Problems",
            "Print",
        ],
    ),
    (
        "de",
        (SIZE, Theme::Light),
        [
            "Quests zeichnen",
            "Neu, mit einem ersten Entwurf",
            "Eigene Teile",
            "Ein Teil der Schachtel kopieren",
            "kopieren",
            "Probleme",
            "Drucken",
        ],
    ),
    (
        "pl",
        (SIZE, Theme::Dark),
        [
            "Rysuj misje",
            "Nowa, z pierwszym szkicem",
            "Własne kafelki",
            "Skopiuj kafelek z pudełka",
            "Skopiuj kafelek",
            "Problemy",
            "Druk",
        ],
    ),
];

#[test]
fn pictures_of_the_desk_and_the_sheet_in_three_languages() {
    if !are_wanted() {
        return;
    }
    for (language, look, words) in windows_in(&LOOKS) {
        let folder = tempfile::tempdir().expect("a folder");
        let mut window = open_on(ONLY, folder.path(), look.0, look.1, language);
        let called = |what: &str| format!("md2-tiles{what}-{language}-{}", name_of(look));
        press(&mut window, words[0]);
        press(&mut window, words[1]);
        window.run_steps(4);
        page(&mut window, words[2]);
        shoot(&called("-none"), &mut window);
        scroll_and_press(&mut window, words[3]);
        shoot(&called("-of-box"), &mut window);
        for side in ["1A", "6B"] {
            let name = match language {
                "de" => format!("Teil {side} {}", words[4]),
                _ => format!("{} {side}", words[4]),
            };
            scroll_and_press(&mut window, &name);
        }
        scroll_and_press(&mut window, words[3]);
        shoot(&called(""), &mut window);
        // One of them is laid below the others.
        let own = button(&window, &|label| label.contains("1A 2, ")).expect("the palette offers it");
        scroll_and_press(&mut window, &own);
        let map = window.get_all_by_role(Role::Canvas).map(|node| node.rect()).find(|rect| rect.width() > 400.0);
        click_at(&mut window, map.expect("a map").center() + vec2(0.0, 200.0));
        for name in &words[5..] {
            page(&mut window, name);
            window.run_steps(8);
            shoot(&called(&format!("-{}", name.to_lowercase())), &mut window);
        }
    }
}

//! What lies before the table, in all three games: the start screen with and without saved games, new games, shelves, cards, books,
//! lab and pad. In any window each game keeps its poster, nothing is cut, and Esc leads one step back.
//!
//! ```sh
//! DELVEWRIGHT_PICTURES=matrix cargo test --test window before_the_table
//! ```

use crate::massive_darkness_2_book::kept_book;
use crate::support::cut::{cut_off, out_of_reach, shortened};
use crate::support::desk::AtTheDesk as _;
use crate::support::hands::{key, picture, press, shows};
use crate::support::pictures::is_matrix_wanted;
use crate::support::screens::Way;
use delvewright::games::boss_monster::view::BossMonsterWindow;
use delvewright::games::massive_darkness::folders::OwnFolders as _;
use delvewright::games::massive_darkness::quest::edit::Command;
use delvewright::games::massive_darkness::view::desk::MassiveDarknessWindow;
use delvewright::games::massive_darkness_2::view::HellscapeWindow;
use delvewright::house::storage::{DataDirs, Pace, Theme};
use delvewright::house::text::Language;
use delvewright::kit::desk::WindowPlug;
use delvewright::shell::App;
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use std::fs;
use std::path::Path;
use std::time::{Duration, SystemTime};

const ALL: &[&dyn WindowPlug] = &[&MassiveDarknessWindow, &BossMonsterWindow, &HellscapeWindow];
const CTRL: Modifiers = Modifiers::COMMAND;
const CTRL_SHIFT: Modifiers = Modifiers { shift: true, ..Modifiers::COMMAND };

const fn way(size: (f32, f32), language: Language, scale: u16) -> Way {
    Way { size, theme: Theme::Dark, language, scale }
}

/// Windows of every kind: small, ordinary and very large, and with large and small letters.
const WAYS: [Way; 9] = [
    way((1024.0, 640.0), Language::German, 100),
    way((1024.0, 640.0), Language::German, 200),
    way((1280.0, 800.0), Language::English, 100),
    way((1280.0, 800.0), Language::Polish, 200),
    way((1280.0, 800.0), Language::English, 80),
    way((1920.0, 1080.0), Language::Polish, 100),
    way((1920.0, 1080.0), Language::German, 200),
    way((2560.0, 1440.0), Language::English, 100),
    way((2560.0, 1440.0), Language::German, 200),
];

/// What the games are called.
fn names(language: Language) -> Vec<String> {
    ALL.iter().map(|plug| plug.game().texts(language).get(plug.game().name()).to_string()).collect()
}

/// Leaves so many games, the newest first; of every third one the end is known.
fn leave_games(folder: &Path, count: usize) {
    let dirs = DataDirs::at(folder);
    dirs.create_all().expect("folders");
    let journals = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/journals");
    let all = [
        ("massive-darkness-2-the-passage", 60),
        ("boss-monster-3-2", 80),
        ("quest-01-3-won", usize::MAX),
        ("quest-02-4-won", 120),
        ("massive-darkness-2-tutorial-2-won", usize::MAX),
        ("boss-monster-4-1", usize::MAX),
        ("quest-03-1-won", 40),
    ];
    for number in 0..count {
        let (name, lines) = all[number % all.len()];
        let text = fs::read_to_string(journals.join(format!("{name}.journal"))).expect("a game");
        let kept: Vec<&str> = text.lines().take(lines).collect();
        let file = dirs.games.join(format!("{number}.journal"));
        fs::write(&file, kept.join("\n") + "\n").expect("a game");
        let written = SystemTime::now() - Duration::from_secs(60 * (3 + 50 * number as u64));
        fs::File::options().append(true).open(&file).and_then(|file| file.set_modified(written)).expect("a time");
    }
}

#[test]
fn each_game_keeps_its_poster_beside_what_goes_on_whatever_the_window() {
    for saved in [1, 20] {
        let folder = tempfile::tempdir().expect("a folder");
        leave_games(folder.path(), saved);
        for way in WAYS {
            let mut window = way.open(ALL, folder.path(), Pace::AtOnce);
            let name = format!("{saved} games, {}", way.name());
            picture(&mut window, &format!("start-{saved}-{}", way.name()));
            let (scale, screen) = (f32::from(way.scale) / 100.0, way.size);
            let room = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(screen.0, screen.1) / scale);
            let mut posters = Vec::new();
            for game in names(way.language) {
                let poster = window.get_by_role_and_label(Role::Button, &game).rect();
                let is_wide = room.width() > 850.0;
                assert!(poster.height() > if is_wide { 80.0 } else { 30.0 }, "{name}: {game} {poster:?}");
                assert!(!is_wide || room.contains_rect(poster), "{name}: {game} {poster:?}");
                assert!(posters.iter().all(|other| !poster.intersects(*other)), "{name}: {game} {poster:?}");
                posters.push(poster);
            }
            let wrong: Vec<String> = cut_off(&window).into_iter().chain(out_of_reach(&mut window, &|_| true)).collect();
            assert!(wrong.is_empty(), "{name}: {wrong:#?}");
        }
    }
}

#[test]
fn a_single_game_keeps_its_poster_too() {
    let folder = tempfile::tempdir().expect("a folder");
    leave_games(folder.path(), 3);
    for way in WAYS {
        for (game, name) in [(&ALL[..1], "first"), (&ALL[1..2], "boss")] {
            let mut window = way.open(game, folder.path(), Pace::AtOnce);
            picture(&mut window, &format!("start-one-{name}-{}", way.name()));
            let wrong: Vec<String> = cut_off(&window).into_iter().chain(out_of_reach(&mut window, &|_| true)).collect();
            assert!(wrong.is_empty(), "{name} {}: {wrong:#?}", way.name());
        }
    }
}

#[test]
fn languages_stand_on_none_of_the_small_buttons_whatever_the_window() {
    for way in WAYS {
        let folder = tempfile::tempdir().expect("a folder");
        let mut window = way.open(&ALL[1..2], folder.path(), Pace::AtOnce);
        picture(&mut window, &format!("start-first-boss-{}", way.name()));
        let names = Language::ALL.map(|language| way.texts().get(language.message_id()).to_string());
        let languages: Vec<_> = names.iter().map(|name| window.get_by_label(name).rect()).collect();
        let is_small = |rect: egui::Rect| rect.width() < 60.0;
        let others = window.get_all_by_role(Role::Button).filter(|node| {
            let label = node.accesskit_node().label();
            is_small(node.rect()) && !names.iter().any(|name| label.as_ref() == Some(name))
        });
        let over: Vec<_> =
            others.filter(|node| languages.iter().any(|rect| rect.shrink(1.0).intersects(node.rect()))).collect();
        assert!(over.is_empty(), "{}: {:?}", way.name(), over.iter().map(|node| node.rect()).collect::<Vec<_>>());
    }
}

/// A page before the table: by which key it comes, and what it is called in pictures.
type Page = (Modifiers, Key, &'static str);

/// The pages of each game.
const PAGES: [(&dyn WindowPlug, &[Page]); 3] = [
    (
        &MassiveDarknessWindow,
        &[
            (CTRL, Key::N, "new"),
            (CTRL, Key::E, "drawing-boards"),
            (CTRL, Key::B, "books"),
            (CTRL_SHIFT, Key::K, "cards"),
            (CTRL, Key::Comma, "settings"),
        ],
    ),
    (
        &BossMonsterWindow,
        &[(CTRL, Key::N, "new"), (CTRL, Key::B, "pads"), (CTRL, Key::L, "lab"), (CTRL_SHIFT, Key::K, "cards")],
    ),
    (
        &HellscapeWindow,
        &[
            (CTRL, Key::N, "new"),
            (CTRL, Key::E, "drawing-boards"),
            (CTRL, Key::B, "books"),
            (CTRL_SHIFT, Key::K, "cards"),
        ],
    ),
];

/// Goes through the pages of all games.
fn visit(way: Way, look: &mut dyn FnMut(&mut Harness<'_, App>, &str)) {
    for (game, pages) in PAGES {
        let folder = tempfile::tempdir().expect("a folder");
        let id = game.game().id();
        let games: &'static [&'static dyn WindowPlug] = match id {
            "boss-monster" => &ALL[1..2],
            "massive-darkness-2" => &ALL[2..],
            _ => &ALL[..1],
        };
        let mut window = way.open(games, folder.path(), Pace::AtOnce);
        for (modifiers, by, name) in pages {
            key(&mut window, Modifiers::ALT, Key::Home);
            key(&mut window, *modifiers, *by);
            window.run_steps(6);
            look(&mut window, &format!("{id}-{name}"));
        }
    }
}

#[test]
fn escape_leads_one_step_back_from_every_page_before_the_table() {
    let folder = tempfile::tempdir().expect("a folder");
    kept_book(folder.path());
    let mut window = way((1280.0, 800.0), Language::English, 100).open(ALL, folder.path(), Pace::AtOnce);
    let names = names(Language::English);
    for ((_, pages), game) in PAGES.iter().zip(&names) {
        press(&mut window, game);
        for (modifiers, by, page) in *pages {
            key(&mut window, *modifiers, *by);
            window.run_steps(4);
            assert!(!shows(&window, "Find a command") || *page != "settings", "{game}: {page} is shown");
            let is_shown = |window: &Harness<'_, App>| window.state().shown().is_some();
            assert!(is_shown(&window) || *page == "settings", "{game}: {page} is shown");
            // From an open book the way leads by the shelf.
            if (game, *page) == (&names[2], "books") {
                assert!(shows(&window, "Sunday descents"));
                key(&mut window, Modifiers::NONE, Key::Escape);
                window.run_steps(2);
                assert!(is_shown(&window) && shows(&window, "Books of parties"), "the book is closed");
            }
            key(&mut window, Modifiers::NONE, Key::Escape);
            window.run_steps(2);
            assert!(!is_shown(&window) && shows(&window, "New game"), "{game}: Esc leads from {page} to the start");
        }
    }
    // Whoever has typed something keeps it.
    press(&mut window, &names[1]);
    key(&mut window, CTRL, Key::B);
    window.get_by_role(Role::TextInput).focus();
    window.run_steps(2);
    window.get_by_role(Role::TextInput).type_text("Fridays");
    window.run_steps(2);
    for _ in 0..3 {
        key(&mut window, Modifiers::NONE, Key::Escape);
    }
    assert_eq!(window.get_by_role(Role::TextInput).accesskit_node().value().as_deref(), Some("Fridays"));
}

#[test]
fn escape_leads_from_a_campaign_and_from_a_drawing_board_on_which_nothing_is_drawn() {
    let folder = tempfile::tempdir().expect("a folder");
    let dirs = DataDirs::at(folder.path());
    dirs.create_all().expect("folders");
    fs::write(dirs.campaigns.join("sample.campaign"), include_str!("../../saves/sample.campaign")).expect("a book");
    let mut window = way((1280.0, 800.0), Language::English, 100).open(ALL, folder.path(), Pace::AtOnce);
    let escape = |window: &mut Harness<'_, App>| {
        key(window, Modifiers::NONE, Key::Escape);
        window.run_steps(4);
    };
    let names = names(Language::English);
    press(&mut window, &names[0]);
    key(&mut window, CTRL, Key::B);
    window.query_all_by_label_contains("Lanterns Below").next().expect("the book").click();
    window.run_steps(6);
    assert!(shows(&window, "Read the chronicle"));
    escape(&mut window);
    assert!(shows(&window, "Found a campaign") && !shows(&window, "Read the chronicle"), "the book is closed");
    for (game, new) in [(&names[0], "New quest"), (&names[2], "New and empty")] {
        key(&mut window, Modifiers::ALT, Key::Home);
        press(&mut window, game);
        key(&mut window, CTRL, Key::E);
        press(&mut window, new);
        window.run_steps(6);
        assert!(!shows(&window, new), "{game}: it lies open");
        escape(&mut window);
        assert!(shows(&window, new), "{game}: nothing is drawn, nothing is lost");
    }
    // What can be taken back would be lost.
    key(&mut window, Modifiers::ALT, Key::Home);
    press(&mut window, &names[0]);
    key(&mut window, CTRL, Key::E);
    press(&mut window, "New quest");
    window.run_steps(6);
    window.state_mut().edit_by(&Command::StartLevel(3));
    window.run_steps(4);
    for _ in 0..3 {
        escape(&mut window);
    }
    assert_eq!(window.state().drawn_quest().map(|quest| quest.start_level), Some(3));
}

#[test]
fn nothing_is_cut_before_the_table() {
    let some = if is_matrix_wanted() { &WAYS[..] } else { &WAYS[..2] };
    let mut wrong = Vec::new();
    for way in some.iter().copied() {
        visit(way, &mut |window, name| {
            let name = format!("{name}-{}", way.name());
            picture(window, &format!("before-{name}"));
            let found = cut_off(window).into_iter().chain(out_of_reach(window, &|_| true));
            wrong.extend(found.map(|what| format!("{name}: {what}")));
        });
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn titles_of_quests_and_the_heroes_are_whole_in_a_small_window() {
    for language in Language::ALL {
        visit(way((1024.0, 640.0), language, 100), &mut |window, name| {
            if !name.ends_with("-new") {
                return;
            }
            // A tile is called what stands on it, some with a number before that.
            let tiles: Vec<String> =
                window.query_all_by_role(Role::Button).filter_map(|node| node.accesskit_node().label()).collect();
            let is_title = |words: &String| tiles.iter().any(|tile| words.ends_with(tile.as_str()));
            let cut: Vec<String> = shortened(window).into_iter().filter(is_title).collect();
            assert_eq!(cut, Vec::<String>::new(), "{name} {language:?}");
            // Class and weapon of each Hero who goes down, above the line in which the game is begun.
            let lists = window.query_all_by_role(Role::ComboBox).filter(|_| name.starts_with("massive-darkness-new"));
            let low = lists.map(|list| list.rect().bottom()).fold(0.0, f32::max);
            assert!(low < 640.0 - 40.0, "{name} {language:?}: {low}");
        });
    }
}

#[test]
fn pictures_before_the_table() {
    if !is_matrix_wanted() {
        return;
    }
    for (size, theme, language) in [
        ((1024.0, 640.0), Theme::Dark, Language::English),
        ((1024.0, 640.0), Theme::Light, Language::German),
        ((1280.0, 800.0), Theme::Dark, Language::English),
        ((1280.0, 800.0), Theme::Light, Language::German),
        ((1280.0, 800.0), Theme::Dark, Language::Polish),
        ((1920.0, 1080.0), Theme::Dark, Language::English),
        ((1920.0, 1080.0), Theme::Light, Language::German),
        ((2560.0, 1440.0), Theme::Dark, Language::English),
        ((2560.0, 1440.0), Theme::Light, Language::German),
    ] {
        let way = Way { theme, ..way(size, language, 100) };
        visit(way, &mut |window, name| picture(window, &format!("before-{name}-{}", way.name())));
        let folder = tempfile::tempdir().expect("a folder");
        kept_book(folder.path());
        let mut window = way.open(&ALL[2..], folder.path(), Pace::AtOnce);
        key(&mut window, CTRL, Key::B);
        picture(&mut window, &format!("before-md2-book-{}", way.name()));
        let numbers = window.state().texts().get("book-page-numbers");
        press(&mut window, &numbers);
        picture(&mut window, &format!("before-md2-numbers-{}", way.name()));
        key(&mut window, Modifiers::NONE, Key::Escape);
        picture(&mut window, &format!("before-md2-shelf-{}", way.name()));
    }
}

//! Pictures of the pages that lie behind the first ones: of the drawing board of Massive Darkness, of its campaigns with their town, of
//! its own cards, and what happens in Boss Monster; in every window, dark in English and light in German, for whoever looks at them.
//!
//! ```sh
//! DELVEWRIGHT_PICTURES=matrix cargo test --test window every_page
//! ```

use crate::boss_monster::{ONLY, against_a_bot, all_names, answers, play_until, seated, take_choice};
use crate::editor_desk::{PAGES, broken, opened, shipped, tab};
use crate::support::app::{open_in_steps, still_window};
use crate::support::beats::picture_stills;
use crate::support::hands::{click_at, key, picture, press, press_containing, shows, write_in};
use crate::support::pictures::{Look, name_of, windows};
use delvewright::games::massive_darkness::campaign::shelf::SAMPLE;
use delvewright::games::massive_darkness::folders::OwnFolders as _;
use delvewright::games::massive_darkness::texts;
use delvewright::house::storage::{DataDirs, Pace, Theme};
use delvewright::house::text::{Language, Texts};
use delvewright::shell::App;
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use std::fs;
use std::path::Path;

const CTRL: Modifiers = Modifiers::COMMAND;

/// Every window where somebody looks, each with its language.
fn every_window() -> impl Iterator<Item = (Look, Language)> {
    windows(&[]).into_iter().map(|look| {
        let (_, theme) = look;
        (look, if theme == Theme::Dark { Language::English } else { Language::German })
    })
}

/// Turns to a page of the drawing board.
fn turn_to(window: &mut Harness<'_, App>, texts: &Texts, page: &str) {
    let name = texts.get(page);
    let at = tab(window, name.split(" (").next().unwrap_or_default());
    click_at(window, at.center());
    window.run_steps(6);
}

#[test]
fn every_page_of_the_drawing_board() {
    for (look, language) in every_window() {
        let texts = texts::of(language);
        let (folder, written) = (tempfile::tempdir().expect("a folder"), (look.1, language.code()));
        let mut window = opened(folder.path(), &shipped("quest-10"), look.0, written);
        for page in PAGES {
            turn_to(&mut window, &texts, page);
            window.remove_cursor();
            picture(&mut window, &format!("page-{page}-{}", name_of(look)));
        }
        // One with a rule that is open, one that is wrong, one that is drafted.
        turn_to(&mut window, &texts, "editor-rules");
        let change = texts.with("rules-open", &[("what", "".into())]);
        press_containing(&mut window, change.trim());
        window.remove_cursor();
        window.run_steps(4);
        picture(&mut window, &format!("page-rule-open-{}", name_of(look)));
        let folder = tempfile::tempdir().expect("a folder");
        let mut window = opened(folder.path(), &broken("both-sides"), look.0, written);
        turn_to(&mut window, &texts, "editor-problems");
        window.remove_cursor();
        picture(&mut window, &format!("page-wrong-{}", name_of(look)));
        turn_to(&mut window, &texts, "editor-draft");
        press(&mut window, &texts.get("draft-do"));
        window.remove_cursor();
        window.run_steps(6);
        picture(&mut window, &format!("page-drafted-{}", name_of(look)));
    }
}

/// However wide a draft is, in the smallest window nothing of it lies under the buttons of the map.
#[test]
fn a_wide_draft_lies_beside_the_buttons_of_the_map() {
    let (folder, texts) = (tempfile::tempdir().expect("a folder"), texts::of(Language::English));
    let mut window = opened(folder.path(), &broken("both-sides"), (1024.0, 640.0), (Theme::Dark, "en"));
    turn_to(&mut window, &texts, "editor-draft");
    press(&mut window, &texts.get("draft-do"));
    let mut widest = 0.0_f32;
    for draft in 1..=6 {
        window.run_steps(6);
        let [first, last] = ["map-zoom-in", "map-fit"].map(|name| window.get_by_label(&texts.get(name)).rect());
        let buttons = egui::Rect::from_min_max(egui::pos2(first.left(), 0.0), last.max);
        let named = window.get_all_by_label_contains("Zone ").map(|zone| zone.rect());
        let zones: Vec<egui::Rect> = named.filter(|zone| (zone.width() - zone.height()).abs() < 1.0).collect();
        widest = zones.iter().map(|zone| zone.width()).fold(widest, f32::max);
        assert!(zones.len() > 8, "draft {draft}: {zones:?}");
        let hidden: Vec<_> = zones.iter().filter(|zone| zone.intersects(buttons.shrink(1.0))).collect();
        assert!(hidden.is_empty(), "draft {draft}: {hidden:?} under {buttons:?}");
        press(&mut window, &texts.get("draft-next"));
    }
    assert!(widest > 12.0, "they are still to be seen: {widest}");
}

/// After how many lines of the sample something has last happened.
fn after_last(what: &str) -> usize {
    SAMPLE.lines().enumerate().filter(|(_, line)| line.contains(what)).last().map_or(0, |(at, _)| at + 1)
}

/// The first lines of the sample of a campaign, open.
fn book<'a>(folder: &Path, lines: usize, (size, theme): Look, language: Language) -> Harness<'a, App> {
    let dirs = DataDirs::at(folder);
    dirs.create_all().expect("folders");
    let text: String = SAMPLE.lines().take(lines).map(|line| format!("{line}\n")).collect();
    fs::write(dirs.campaigns.join("sample.campaign"), text).expect("a book");
    let mut window = still_window(folder, size, theme, language.code());
    key(&mut window, CTRL, Key::B);
    press_containing(&mut window, "Lanterns Below");
    window
}

#[test]
fn every_page_of_a_campaign() {
    let stops = [
        ("book", SAMPLE.lines().count()),
        ("laying", after_last("MarketLaid") - 1),
        ("trading", after_last("MarketLaid")),
        ("gate", after_last("TradingDone")),
        ("lost", after_last("end:Lost")),
        ("playing", after_last("QuestBegan")),
    ];
    for (look, language) in every_window() {
        let texts = texts::of(language);
        for (stop, lines) in stops {
            let folder = tempfile::tempdir().expect("a folder");
            let mut window = book(folder.path(), lines, look, language);
            let take = |window: &mut Harness<'_, App>, what: &str| {
                window.remove_cursor();
                window.run_steps(4);
                picture(window, &format!("town-{what}-{}", name_of(look)));
            };
            take(&mut window, stop);
            if stop == "playing" {
                press(&mut window, &texts.get("ledger-by-hand"));
                take(&mut window, "outcome");
            }
            if stop != "book" {
                continue;
            }
            key(&mut window, CTRL, Key::Num2);
            take(&mut window, "party");
            window.query_all_by_label("Owen").next().expect("a Hero").click();
            window.run_steps(4);
            take(&mut window, "hero");
            press(&mut window, &texts.get("ledger-all"));
            press(&mut window, &texts.get("ledger-found"));
            take(&mut window, "founding");
        }
    }
}

#[test]
fn every_page_of_own_cards() {
    for (look, language) in every_window() {
        // A weapon and an event; each edition has codes of its own.
        let start = if language == Language::English { "SE11" } else { "SA11" };
        for code in [start, "E06"] {
            let folder = tempfile::tempdir().expect("a folder");
            let mut window = still_window(folder.path(), look.0, look.1, language.code());
            key(&mut window, CTRL | Modifiers::SHIFT, Key::K);
            write_in(&mut window, &texts::of(language).get("question-search-card"), code);
            press_containing(&mut window, code);
            window.remove_cursor();
            window.run_steps(6);
            picture(&mut window, &format!("own-card-{code}-{}", name_of(look)));
        }
    }
}

/// What is told of each kind of beat of Boss Monster, in English.
const BEATS: [(&str, &str); 9] = [
    ("reveal", " reveals "),
    ("lured", " goes to "),
    ("stays", " stays in town"),
    ("enters", " enters "),
    ("dies", " dies"),
    ("wounds", " takes a Wound"),
    ("declared", " declares "),
    ("level", "Level Up for "),
    ("end", " wins."),
];

#[test]
fn every_page_of_what_happens_in_boss_monster() {
    for look in windows(&[]) {
        let folder = tempfile::tempdir().expect("a folder");
        let mut window = seated(folder.path(), &against_a_bot(), (look.0, look.1, "en"));
        press(&mut window, "New game");
        press(&mut window, "Begin");
        play_until(&mut window, "Your turn to build");
        drop(window);
        let mut window = open_in_steps(ONLY, folder.path(), (Pace::OneByOne, false), look, 0.05);
        key(&mut window, CTRL, Key::O);
        let (mut left, mut known) = (BEATS.to_vec(), all_names(&window));
        for _ in 0..900 {
            window.run_steps(1);
            std::thread::sleep(std::time::Duration::from_millis(1));
            if shows(&window, "To the end") {
                let names = all_names(&window);
                let new: Vec<_> = names.iter().filter(|name| !known.contains(name)).collect();
                let told = left.iter().position(|(_, words)| new.iter().any(|name| name.contains(words)));
                known.clone_from(&names);
                if let Some((name, _)) = told.map(|at| left.remove(at)) {
                    window.remove_cursor();
                    picture_stills(&mut window, &format!("boss-beats-{name}-{}", name_of(look)));
                } else {
                    key(&mut window, Modifiers::NONE, Key::Space);
                }
            } else if shows(&window, "The game is over") || left.is_empty() {
                break;
            } else if !answers(&window).is_empty() {
                take_choice(&mut window);
            }
        }
        assert!(left.is_empty(), "{look:?}: not seen: {left:?}");
    }
}

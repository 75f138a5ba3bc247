//! The score pad and the deck lab of Boss Monster, used as somebody at a table would.

use crate::support::app::open_on;
use crate::support::hands::{key, let_go, press, press_containing, scroll_and_press, shows, write_in};
use crate::support::pictures::{Look, are_wanted, name_of, shoot, windows_in};
use delvewright::games::boss_monster::pad::{Counter, PadRules, PadShelf, Seat, What};
use delvewright::games::boss_monster::rules::Setup;
use delvewright::games::boss_monster::ruleset::BossMonsterRules;
use delvewright::games::boss_monster::view::BossMonsterWindow;
use delvewright::games::massive_darkness::view::desk::MassiveDarknessWindow;
use delvewright::house::storage::{DataDirs, OfGame, Settings, Theme};
use delvewright::kit::desk::WindowPlug;
use delvewright::shell::App;
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use serde::Serialize;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread::sleep;
use std::time::Duration;

const ONLY: &[&dyn WindowPlug] = &[&BossMonsterWindow];
const BOTH: &[&dyn WindowPlug] = &[&MassiveDarknessWindow, &BossMonsterWindow];
const SIZE: (f32, f32) = (1280.0, 800.0);

fn shelf(folder: &Path) -> PadShelf {
    let rules = BossMonsterRules::open().expect("the cards of the box");
    PadShelf::new(DataDirs::at(folder), Arc::new(PadRules { cards: Arc::clone(rules.cards()) }))
}

/// A pad with two evenings behind it, and a game under way.
fn kept_pad(folder: &Path) {
    DataDirs::at(folder).create().expect("folders");
    let shelf = shelf(folder);
    let day = 24 * 60 * 60;
    let mut pad = shelf.found(20_700 * day, What::Founded("Fridays".to_owned())).expect("a pad");
    let cards = Arc::clone(&pad.campaign().accounts().cards);
    let bosses: Vec<String> = cards.printed().bosses.iter().map(|boss| boss.code.clone()).collect();
    for evening in 0..3_u64 {
        let at = (20_701 + 7 * evening) * day;
        let seat = |(at, name): (usize, &str)| {
            let boss = Some(bosses[(at + evening as usize * 3) % bosses.len()].clone());
            Seat { name: name.to_owned(), boss }
        };
        let seats = ["Ana", "Ben", "Zofia"].into_iter().enumerate().map(seat).collect();
        pad.enter(at, What::Began(seats)).expect("a game");
        for round in 0..if evening == 2 { 2 } else { 6 } {
            for seat in 0..3_u8 {
                let more = (round + usize::from(seat) + evening as usize) % 3;
                if more > 0 {
                    pad.enter(at, What::Counted { seat, what: Counter::Souls, by: more as i16 }).expect("Souls");
                } else if round < 5 {
                    pad.enter(at, What::Counted { seat, what: Counter::Wounds, by: 1 }).expect("a Wound");
                }
                pad.enter(at, What::Passed).expect("the next one");
            }
        }
        if evening < 2 {
            pad.enter(at, What::Ended(Some(evening as u8))).expect("it is over");
        }
    }
}

#[test]
fn a_game_at_a_table_is_kept_taken_back_corrected_and_ended() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open_on(ONLY, folder.path(), SIZE, Theme::Dark, "en");
    press(&mut window, "Score pad");
    write_in(&mut window, "What the pad is called", "Fridays");
    press(&mut window, "Begin a pad");
    assert!(shows(&window, "Who sits at the table?"));
    press(&mut window, "Begin");
    assert!(shows(&window, "Player 1, Souls: 0") && shows(&window, "Player 2, Coins: 3"));
    for _ in 0..3 {
        press(&mut window, "One more for Player 1: Souls");
    }
    press(&mut window, "One fewer for Player 2: Coins");
    press(&mut window, "Player 2 levels up");
    assert!(
        shows(&window, "Player 1, Souls: 3") && shows(&window, "Player 2, Coins: 2") && shows(&window, "Levelled up")
    );
    press_containing(&mut window, "Player 1 is done");
    assert!(shows(&window, "Player 2 is done"), "the turn went on");
    // Taken back and given again by keys.
    key(&mut window, Modifiers::COMMAND, Key::Z);
    assert!(shows(&window, "Player 1 is done"));
    key(&mut window, Modifiers::COMMAND, Key::Y);
    assert!(shows(&window, "Player 2 is done"));
    // The third entry was one of the Souls: it is struck out, and stays to be read.
    press(&mut window, "Strike out entry 3");
    assert!(shows(&window, "Player 1, Souls: 2") && shows(&window, "Entry 3 was struck out."));
    write_in(&mut window, "Note", "Rain");
    press(&mut window, "Enter the note");
    assert!(shows(&window, "Rain"));
    drop(window);
    // Everything is on the disk, whatever happens to the window.
    let mut window = open_on(ONLY, folder.path(), SIZE, Theme::Dark, "en");
    press(&mut window, "Score pad");
    assert!(shows(&window, "Player 1, Souls: 2"), "the pad that was written in last lies open");
    press(&mut window, "Player 2 has won");
    assert!(shows(&window, "All games") && shows(&window, "Player 2: won 1 of 1"));
    let shelf = shelf(folder.path());
    let listed = shelf.list().expect("a list");
    assert_eq!(listed[0].name.as_deref(), Some("Fridays"));
}

#[test]
fn a_pad_leaves_the_shelf_to_another_and_a_new_game_knows_who_played() {
    let folder = tempfile::tempdir().expect("a folder");
    kept_pad(folder.path());
    let mut window = open_on(ONLY, folder.path(), SIZE, Theme::Dark, "en");
    press(&mut window, "Score pad");
    assert!(shows(&window, "Zofia, Souls: "));
    press(&mut window, "Break the game off");
    press(&mut window, "Game");
    assert!(shows(&window, "Who sits at the table?") && shows(&window, "Name at seat 3"));
    press(&mut window, "Other pads");
    assert!(shows(&window, "Fridays (last on "));
    press_containing(&mut window, "Fridays (last on ");
    assert!(shows(&window, "Who sits at the table?"));
}

/// The one pad on the shelf.
fn only_pad(folder: &Path) -> PathBuf {
    let files = shelf(folder).files().expect("a shelf");
    assert_eq!(files.len(), 1);
    files[0].clone()
}

#[test]
fn a_pad_from_elsewhere_goes_to_its_game_whichever_was_chosen() {
    let (folder, elsewhere) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    kept_pad(elsewhere.path());
    let (book, sent) = (only_pad(elsewhere.path()), elsewhere.path().join("sent.campaign"));
    shelf(elsewhere.path()).export(&book, &sent).expect("it is exported");
    // The other game stands first.
    let mut window = open_on(BOTH, folder.path(), SIZE, Theme::Dark, "en");
    assert!(shows(&window, "Quest editor"));
    let_go(&mut window, &[&sent]);
    assert!(shows(&window, "Zofia, Souls: ") && shows(&window, "“fridays” is on the shelf now."));
    let copy = only_pad(folder.path());
    // What lies on the shelf already is opened, and not copied.
    key(&mut window, Modifiers::ALT, Key::Home);
    let_go(&mut window, &[&copy]);
    assert!(shows(&window, "Zofia, Souls: ") && !shows(&window, "is on the shelf now."));
    assert_eq!(only_pad(folder.path()), copy);
    // A book as it is, with the program, while something else goes on: it is taken, and nothing is shown of it.
    key(&mut window, Modifiers::ALT, Key::Home);
    press(&mut window, "New game");
    window.state_mut().take_in(vec![book]);
    window.run_steps(4);
    assert!(!shows(&window, "Zofia, Souls: ") && shows(&window, "“fridays-2” is on the shelf now."));
    // And the other way round: a campaign of the other game, while this one is chosen.
    key(&mut window, Modifiers::ALT, Key::Home);
    let sample = Path::new(env!("CARGO_MANIFEST_DIR")).join("saves/sample.campaign");
    let_go(&mut window, &[&sample]);
    assert!(shows(&window, "Campaign books") && shows(&window, "Lanterns Below"));
    assert_eq!(shelf(folder.path()).files().expect("a shelf").len(), 3, "nothing knows of the other game here");
}

#[test]
fn pads_that_cannot_be_read_are_listed_with_their_reason_rescued_deleted_and_taken_back() {
    let folder = tempfile::tempdir().expect("a folder");
    kept_pad(folder.path());
    let book = only_pad(folder.path());
    let text = fs::read_to_string(&book).expect("lines");
    let beside = |name: &str, text: &str| fs::write(book.with_file_name(name), text).expect("a file");
    beside("newer.campaign", &text.replacen("format:1", "format:9", 1));
    beside("broken.campaign", &text.replacen("Passed", "Danced", 1));
    beside("list.campaign", "shopping list");
    let mut window = open_on(ONLY, folder.path(), SIZE, Theme::Dark, "en");
    // The one that was written in last cannot be opened: all are shown.
    press(&mut window, "Score pad");
    assert!(shows(&window, "newer.campaign") && shows(&window, "newer version of this program (format 9"));
    assert!(shows(&window, "broken.campaign") && shows(&window, "cannot be understood"));
    assert!(shows(&window, "list.campaign") && shows(&window, "does not begin as a campaign book does"));
    scroll_and_press(&mut window, "Rescue what can be read of broken.campaign; the damaged file is kept");
    assert!(shows(&window, "broken.campaign now holds every entry that could be rescued"));
    assert!(book.with_file_name("broken.campaign.broken-1").exists());
    // What is thrown away is shown at once, with the way back.
    scroll_and_press(&mut window, "Delete “list.campaign”: it can be taken back for 30 days");
    assert!(!book.with_file_name("list.campaign").exists() && shows(&window, "list.campaign was deleted"));
    scroll_and_press(&mut window, "Take “list.campaign” back");
    assert!(book.with_file_name("list.campaign").exists() && shows(&window, "list.campaign is back."));
}

#[test]
fn an_earlier_version_of_a_pad_is_taken_back_beside_it() {
    let folder = tempfile::tempdir().expect("a folder");
    kept_pad(folder.path());
    let book = only_pad(folder.path());
    let before = fs::read_to_string(&book).expect("lines");
    let mut window = open_on(ONLY, folder.path(), SIZE, Theme::Dark, "en");
    press(&mut window, "Score pad");
    press(&mut window, "One more for Zofia: Souls");
    press(&mut window, "Other pads");
    press(&mut window, "Earlier versions of “Fridays”");
    press_containing(&mut window, "1. a moment ago");
    assert!(shows(&window, "The earlier version is on the shelf now as a file of its own, fridays-2.campaign"));
    let copy = fs::read_to_string(book.with_file_name("fridays-2.campaign")).expect("lines");
    assert_eq!(copy.lines().skip(1).collect::<Vec<_>>(), before.lines().skip(1).collect::<Vec<_>>());
    assert!(fs::read_to_string(&book).expect("lines").len() > before.len());
}

/// As the deck lab keeps what was chosen.
#[derive(Serialize)]
struct Chosen {
    setup: Setup,
    bots: Vec<String>,
    games: u64,
}

fn lab<'a>(folder: &Path, seats: u8, (size, theme, language): ((f32, f32), Theme, &str)) -> Harness<'a, App> {
    let dirs = DataDirs::at(folder);
    dirs.create().expect("folders");
    let mut kept = OfGame::default();
    let bots = vec!["random".to_owned(); usize::from(seats)];
    kept.keep("lab", &Chosen { setup: Setup { seats, ..Setup::default() }, bots, games: 100 });
    let mut settings = Settings::default();
    settings.games.insert("boss-monster".to_owned(), kept);
    settings.save(&dirs.settings_file).expect("settings");
    open_on(ONLY, folder, size, theme, language)
}

/// Until the bots have played.
fn wait_for_the_bots(window: &mut Harness<'_, App>, start: &str) {
    for _ in 0..6_000 {
        window.run_steps(1);
        if shows(window, start) {
            return;
        }
        sleep(Duration::from_millis(5));
    }
    unreachable!("the bots never come to an end");
}

#[test]
fn the_deck_lab_tells_who_wins_with_which_cards_and_of_which_bots_it_speaks() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = lab(folder.path(), 3, (SIZE, Theme::Dark, "en"));
    press(&mut window, "Deck lab");
    press(&mut window, "Let the bots play");
    wait_for_the_bots(&mut window, "Let the bots play");
    assert!(shows(&window, "100 games, 3 seats, seeds 1 to 100. Who played: Bot: any move."));
    assert!(shows(&window, "1. by XP: won ") && shows(&window, "3. by XP: won ") && !shows(&window, "4. by XP"));
    press(&mut window, "Bosses");
    assert!(shows(&window, "Baron Hex: won "));
    press(&mut window, "Spells");
    assert!(shows(&window, "Left over") || shows(&window, "Sabotage: won "));
    assert!(!shows(&window, "another choice"));
    // Without a Spell: what is shown is of the deck before, until the bots have played again.
    window.get_by_label_contains("Spells (").click();
    window.run_steps(6);
    scroll_and_press(&mut window, "Sabotage × 2");
    assert!(shows(&window, "another choice"));
    press(&mut window, "Let the bots play");
    wait_for_the_bots(&mut window, "Let the bots play");
    assert!(shows(&window, "Sabotage: nobody used it") && !shows(&window, "another choice"));
}

const LOOKS: [(&str, Look, [&str; 5]); 3] = [
    ("en", ((1280.0, 800.0), Theme::Dark), ["Score pad", "Past evenings", "Deck lab", "Let the bots play", "Rooms"]),
    (
        "de",
        ((1440.0, 900.0), Theme::Light),
        ["Punkteblock", "Vergangene Abende", "Kartenwerkstatt", "Die Bots spielen lassen", "Räume"],
    ),
    (
        "pl",
        ((1024.0, 640.0), Theme::Dark),
        ["Notes punktów", "Minione wieczory", "Pracownia talii", "Niech boty zagrają", "Komnaty"],
    ),
];

#[test]
fn pictures_of_pad_and_lab() {
    if !are_wanted() {
        return;
    }
    for (language, look, [pad, evenings, deck, start, rooms]) in windows_in(&LOOKS) {
        let folder = tempfile::tempdir().expect("a folder");
        kept_pad(folder.path());
        let mut window = lab(folder.path(), 4, (look.0, look.1, language));
        let name = |what: &str| format!("boss-monster-{what}-{language}-{}", name_of(look));
        press(&mut window, pad);
        shoot(&name("pad"), &mut window);
        press(&mut window, evenings);
        shoot(&name("evenings"), &mut window);
        key(&mut window, Modifiers::ALT, Key::Home);
        press(&mut window, deck);
        press(&mut window, start);
        wait_for_the_bots(&mut window, start);
        shoot(&name("lab"), &mut window);
        press(&mut window, rooms);
        shoot(&name("lab-rooms"), &mut window);
    }
}

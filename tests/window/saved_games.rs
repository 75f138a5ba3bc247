//! The list of saved games on the start screen: newest first, looked at from outside, and what cannot be opened with its reason.

use crate::support::app::still_window;
use crate::support::desk::AtTheDesk as _;
use crate::support::hands::{key, picture, press_containing, scroll_and_press, shows};
use crate::table::recommended_party;
use delvewright::games::massive_darkness::content::{content_hash, core_box, shared_core_box, shipped_quest};
use delvewright::games::massive_darkness::session::MassiveDarknessRules;
use delvewright::house::session::Sessions as _;
use delvewright::house::storage::{DataDirs, Theme};
use delvewright::shell::App;
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use std::fs;
use std::path::Path;

const SIZE: (f32, f32) = (1280.0, 900.0);

fn dirs(home: &Path) -> DataDirs {
    let dirs = DataDirs::at(home);
    dirs.create().unwrap();
    dirs
}

/// The lines of a game of two Heroes that has just begun.
fn lines() -> String {
    let library = shared_core_box().unwrap();
    let table = MassiveDarknessRules { content: content_hash(&core_box().unwrap()), library };
    let quest = ron::from_str(shipped_quest("tutorial").unwrap()).unwrap();
    let mut session = table.begin(recommended_party(&table, &quest, 2), 4, &mut |_| {}).unwrap();
    session.take_lines().unwrap().join("\n") + "\n"
}

/// Everything that is written on the screen, from above.
fn written(window: &Harness<'_, App>) -> Vec<String> {
    let mut nodes: Vec<_> = window.query_all_by_label_contains("").collect();
    nodes.sort_by(|one, other| one.rect().top().total_cmp(&other.rect().top()));
    nodes.iter().filter_map(|node| node.accesskit_node().label().or_else(|| node.accesskit_node().value())).collect()
}

#[test]
fn games_are_listed_newest_first_and_what_cannot_be_opened_with_its_reason() {
    let home = tempfile::tempdir().unwrap();
    let (dirs, lines) = (dirs(home.path()), lines());
    let files = [
        ("a.journal", lines.clone() + "Went(to:None,at:(round:7))\nEntr"),
        ("b.journal", lines.clone() + "Went(to:None,at:(round:9,over:Some(Lost)))\n"),
        ("won.journal", lines.clone() + "Went(to:None,at:(round:5,over:Some(Won)))\n"),
        ("c.journal", "Header((format:9,something:Unknown([1])))\n".to_owned()),
        ("d.journal", "no game at all\n".to_owned()),
        ("e.journal", lines.replace("massive-darkness", "chess")),
        ("f.journal", String::new()),
        ("g.journal", lines),
    ];
    for (age, (name, text)) in (1..).zip(&files) {
        let path = dirs.games.join(name);
        fs::write(&path, text).unwrap();
        let file = fs::File::options().append(true).open(&path).unwrap();
        file.set_modified(std::time::SystemTime::now() - std::time::Duration::from_secs(60 * age)).unwrap();
    }
    fs::create_dir(dirs.games.join("h.journal")).unwrap();
    let mut window = still_window(home.path(), SIZE, Theme::Dark, "en");
    let told = written(&window);
    // A line of the list, or the reason below it.
    let place =
        |part: &str| told.iter().position(|line| line.contains(part)).unwrap_or_else(|| panic!("{part}: {told:#?}"));
    let reasons = [
        ("h.journal cannot be opened", "is a folder"),
        ("c.journal cannot be opened", "newer version"),
        ("d.journal cannot be opened", "cannot be read"),
        ("e.journal cannot be opened", "chess"),
        ("f.journal cannot be opened", "no game"),
    ];
    for (line, why) in reasons {
        assert!(told.iter().skip(place(line)).any(|told| told.contains(why)), "{line}: {why}");
    }
    let order = ["h.journal", "round 7", "round 9", "round 5", "c.journal", "d.journal", "e.journal", "f.journal"];
    let order = order.map(place);
    assert!(order.is_sorted(), "{order:?}");
    // Each end stands in the line of its game.
    let high = |label: &str| -> Vec<f32> {
        window.query_all_by_label_contains(label).map(|node| node.rect().center().y).collect()
    };
    for (game, ended) in [("round 9", "Lost"), ("round 5", "Won")] {
        let (games, ends) = (high(game), high(ended));
        assert!(
            ends.iter().any(|end| games.iter().any(|game| (game - end).abs() < 24.0)),
            "{game}: {games:?} {ends:?}"
        );
    }
    picture(&mut window, "saved-games-dark");
    let ended = |word: &str| told.iter().filter(|line| line.as_str() == word).count();
    assert_eq!([ended("Won"), ended("Lost")], [1, 1], "and of those that go on nothing is said");
    // The newest that is not over goes on.
    key(&mut window, Modifiers::COMMAND, Key::O);
    assert_eq!(window.state().play().map(|play| play.file()), Some(dirs.games.join("a.journal")));
}

#[test]
fn older_games_are_looked_at_when_they_are_asked_for() {
    let home = tempfile::tempdir().unwrap();
    let dirs = dirs(home.path());
    let at_a_time = 16;
    for number in 0..at_a_time * 2 + 3 {
        fs::write(dirs.games.join(format!("{number}.journal")), "?\n").unwrap();
    }
    let mut window = still_window(home.path(), SIZE, Theme::Dark, "en");
    let listed = |window: &Harness<'_, App>| window.query_all_by_label_contains("Put away: ").count();
    assert_eq!(listed(&window), at_a_time);
    scroll_and_press(&mut window, &format!("Older games ({})", at_a_time + 3));
    scroll_and_press(&mut window, "Older games (3)");
    assert_eq!(listed(&window), at_a_time * 2 + 3);
    assert!(!shows(&window, "Older games"));
}

#[test]
fn a_game_that_was_put_away_is_brought_back_with_one_press() {
    let home = tempfile::tempdir().unwrap();
    let dirs = dirs(home.path());
    let file = dirs.games.join("a.journal");
    let sample = fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("saves/format-1/story.journal")).unwrap();
    fs::write(&file, &sample).unwrap();
    let mut window = still_window(home.path(), SIZE, Theme::Dark, "en");
    press_containing(&mut window, "Put away: ");
    assert!(!file.exists() && !shows(&window, "Put away: "));
    press_containing(&mut window, "Bring back: ");
    assert_eq!(fs::read(&file).unwrap(), sample);
    assert!(shows(&window, "Put away: ") && !shows(&window, "Bring back: "));
}

#[test]
fn a_thousand_games_are_listed_without_being_played() {
    let home = tempfile::tempdir().unwrap();
    let dirs = dirs(home.path());
    let sample = Path::new(env!("CARGO_MANIFEST_DIR")).join("saves/format-1/story.journal");
    let sample = fs::read(sample).unwrap();
    for number in 0..1000 {
        fs::write(dirs.games.join(format!("{number}.journal")), &sample).unwrap();
    }
    let started = std::time::Instant::now();
    let window = still_window(home.path(), SIZE, Theme::Dark, "en");
    println!("a thousand games: {:?}", started.elapsed());
    assert!(shows(&window, "Older games (984)"));
    assert_eq!(window.query_all_by_label_contains("Put away: ").count(), 16);
    assert!(!shows(&window, "cannot be opened"));
}

#[test]
fn a_file_from_outside_that_is_called_a_game_and_is_none_is_named_with_its_reason() {
    let home = tempfile::tempdir().unwrap();
    let outside = tempfile::tempdir().unwrap();
    let mut window = still_window(home.path(), SIZE, Theme::Dark, "en");
    for (name, text, why) in [
        ("noise.journal", "\u{0}\u{1}", "cannot be read"),
        ("other.journal", &lines().replace("massive-darkness", "chess"), "chess"),
        ("nothing.journal", "", "no game"),
    ] {
        let file = outside.path().join(name);
        fs::write(&file, text).unwrap();
        window.state_mut().take_in(vec![file]);
        window.run_steps(2);
        assert!(shows(&window, &format!("“{name}” cannot be opened")) && shows(&window, why), "{name}");
        assert!(!home.path().join("games").join(name).exists());
    }
}

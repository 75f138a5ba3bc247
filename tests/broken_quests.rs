//! Quests that are broken on purpose, a file for each check of the linter: each trips the check it is named after, and
//! a sound one trips none. `delvewright lint` and the editor tell the same.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use delvewright::content::core_box;
use delvewright::engine::massive_darkness::cards::TileSide;
use delvewright::quest::edit::command::Way;
use delvewright::quest::edit::{Command as Action, Thing};
use delvewright::quest::exchange;
use delvewright::quest::lint::{ADVICE_IDS, Advice, PROBLEM_IDS, Weight, advice};
use delvewright::quest::{Problem, Quest, draft};
use delvewright::storage::read_document;
use delvewright::text::{Language, Texts};
use delvewright::wrong::Wrong as _;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/broken_quests/{name}.ron"))
}

fn read(name: &str) -> Quest {
    read_document(&file(name), 1).unwrap()
}

fn sides() -> Vec<TileSide> {
    core_box().unwrap().tiles
}

fn found(quest: &Quest, sides: &[TileSide]) -> (Vec<Problem>, Vec<Advice>) {
    (draft(quest, sides).1, advice(quest, sides))
}

fn ids(found: &(Vec<Problem>, Vec<Advice>)) -> BTreeSet<&'static str> {
    found.0.iter().map(Problem::id).chain(found.1.iter().map(Advice::id)).collect()
}

#[test]
fn every_check_is_tripped_by_the_quest_that_is_named_after_it_and_by_no_sound_one() {
    let sides = sides();
    let sound = found(&read("sound"), &sides);
    assert_eq!(sound, (vec![], vec![]));
    for check in PROBLEM_IDS.iter().chain(&ADVICE_IDS) {
        let ids = ids(&found(&read(check), &sides));
        assert!(ids.contains(check), "{check} is not told, but {ids:?}");
    }
    let files = std::fs::read_dir(file("sound").parent().unwrap()).unwrap().count();
    assert_eq!(files, PROBLEM_IDS.len() + ADVICE_IDS.len() + 1, "a file for each check");
}

#[test]
fn what_a_press_settles_is_settled() {
    let sides = sides();
    let mut settled = 0;
    for check in PROBLEM_IDS.iter().chain(&ADVICE_IDS) {
        let quest = read(check);
        let (problems, advice) = found(&quest, &sides);
        let problem = problems.iter().find(|one| one.id() == *check).and_then(|one| one.fix(&quest, &sides));
        let hint = advice.iter().find(|one| one.id() == *check).and_then(Advice::fix);
        let Some(fix) = problem.or(hint) else { continue };
        let count = |quest: &Quest| {
            let (problems, advice) = found(quest, &sides);
            let told = problems.iter().map(Problem::id).chain(advice.iter().map(Advice::id));
            told.filter(|id| id == check).count()
        };
        let after = fix.apply(&quest, &sides).unwrap();
        assert!(count(&after) < count(&quest), "{check}: {fix:?}");
        settled += 1;
    }
    assert!(settled >= 12, "{settled} checks have a fix that works");
}

#[test]
fn of_two_tiles_on_one_corner_the_press_takes_the_upper_and_leaves_what_lies_there() {
    let sides = sides();
    let mut quest = read("sound");
    let mut upper = quest.tiles[0].clone();
    upper.tile = "4R".to_owned();
    quest.tiles.push(upper);
    let (problems, _) = found(&quest, &sides);
    let fix = problems.iter().find(|one| one.id() == "overlap").and_then(|one| one.fix(&quest, &sides)).unwrap();
    assert_eq!(fix.apply(&quest, &sides).unwrap(), read("sound"), "{fix:?}");
    for other in [Action::Flip(vec![Thing::Tile(quest.tiles[0].at)]), turned(&quest)] {
        let after = other.apply(&quest, &sides).unwrap();
        assert_eq!(after.tiles[..2], quest.tiles[..2], "{other:?} is done to the upper one");
        assert_ne!(after.tiles[2], quest.tiles[2]);
        assert_eq!(after.tiles[2].at, quest.tiles[2].at);
    }
}

fn turned(quest: &Quest) -> Action {
    Action::Turn(vec![Thing::Tile(quest.tiles[0].at)], Way::Clockwise)
}

/// What `lint` prints about a file, and what it returns.
fn lint(path: &Path) -> (String, Option<i32>) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_delvewright"));
    command.arg("lint").arg(path).env_clear();
    let output = command.env("DELVEWRIGHT_HOME", concat!(env!("CARGO_TARGET_TMPDIR"), "/no-cards")).output().unwrap();
    let said = [output.stdout, output.stderr].map(|said| String::from_utf8(said).unwrap());
    (said.concat(), output.status.code())
}

#[test]
fn the_command_line_refuses_what_the_window_refuses_and_says_the_same() {
    let texts = Texts::new(Language::English);
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("far.ron");
    let text = std::fs::read_to_string(file("sound")).unwrap();
    let tokens = "(kind: Treasure, at: (x: 0, y: 0)), ".repeat(5000);
    for (one, other) in [
        ("(tile: \"8R\", at: (x: 0", "(tile: \"8R\", at: (x: 32767"),
        ("tokens: [", &format!("tokens: [{tokens}")),
        ("format: 1", "format: 0"),
    ] {
        std::fs::write(&path, text.replacen(one, other, 1)).unwrap();
        let refused = exchange::open(&path).unwrap_err().say(&texts).to_string();
        let (said, code) = lint(&path);
        assert!(said.contains(&refused) && code != Some(0), "{refused}\nis missing in\n{said}");
    }
    for path in [folder.path(), Path::new("/dev/zero")] {
        let (said, code) = lint(path);
        assert!(said.contains("not a file") && code != Some(0), "{said}");
    }
}

#[test]
fn the_command_line_prints_the_same_list() {
    let sides = sides();
    let texts = Texts::new(Language::English);
    for check in PROBLEM_IDS.iter().chain(&ADVICE_IDS) {
        let (problems, advice) = found(&read(check), &sides);
        let mut command = Command::new(env!("CARGO_BIN_EXE_delvewright"));
        let path = file(check);
        command.arg("lint").arg(&path).env_clear();
        let output =
            command.env("DELVEWRIGHT_HOME", concat!(env!("CARGO_TARGET_TMPDIR"), "/no-cards")).output().unwrap();
        let said = String::from_utf8(output.stdout).unwrap();
        let sentences = problems.iter().map(|one| one.say(&texts)).chain(advice.iter().map(|one| one.say(&texts)));
        for sentence in sentences {
            assert!(said.contains(&*sentence), "{check}: {sentence}\nis missing in\n{said}");
        }
        let is_bad = !problems.is_empty() || advice.iter().any(|one| one.weight() == Weight::Mistake);
        assert_eq!(output.status.code(), Some(i32::from(is_bad)), "{check}");
    }
}

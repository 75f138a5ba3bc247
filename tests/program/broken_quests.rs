//! Quests that are broken on purpose, a file for each check of the linter: each trips the check it is named after, and
//! a sound one trips none. `delvewright lint` and the editor tell the same.

use delvewright::games::massive_darkness::content::{core_box, shared_core_box, shipped_quests};
use delvewright::games::massive_darkness::quest::edit::command::Way;
use delvewright::games::massive_darkness::quest::edit::{Command as Action, Thing};
use delvewright::games::massive_darkness::quest::exchange;
use delvewright::games::massive_darkness::quest::lint::{
    ADVICE_IDS, Advice, Finding, MOST_LISTED, PROBLEM_IDS, Weight, advice, findings,
};
use delvewright::games::massive_darkness::quest::model::{PlacedDoor, PlacedToken, Spot};
use delvewright::games::massive_darkness::quest::set_up::library_of;
use delvewright::games::massive_darkness::quest::{Problem, Quest, draft};
use delvewright::games::massive_darkness::rules::cards::TileSide;
use delvewright::games::massive_darkness::rules::library::LibraryError;
use delvewright::games::massive_darkness::rules::state::TokenKind;
use delvewright::games::massive_darkness::texts;
use delvewright::house::storage::{parse_document, read_document, write_document};
use delvewright::house::text::{Language, Texts};
use delvewright::house::wrong::Wrong as _;
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
        let hint = advice.iter().find(|one| one.id() == *check).and_then(|one| one.fix(&quest));
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
    assert!(settled >= 25, "{settled} checks have a fix that works");
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
    let texts = texts::of(Language::English);
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
    // To Windows the name of a device is none of a file.
    let (device, why) = if cfg!(windows) { ("nul.ron", "cannot have this name") } else { ("/dev/zero", "not a file") };
    for (path, why) in [(folder.path(), "not a file"), (Path::new(device), why)] {
        let (said, code) = lint(path);
        assert!(said.contains(why) && code != Some(0), "{said}");
    }
}

/// What the list of the window says, line by line.
fn lines(problems: &[Problem], misfit: Option<&LibraryError>, advice: &[Advice], texts: &Texts) -> Vec<String> {
    findings(problems, misfit, advice).map(|one| one.say(texts).to_string()).collect()
}

#[test]
fn the_command_line_prints_just_the_list_of_the_window_in_every_language() {
    let sides = sides();
    let checks: Vec<&str> = PROBLEM_IDS.iter().chain(&ADVICE_IDS).chain(&["sound"]).copied().collect();
    for language in Language::ALL {
        let texts = texts::of(language);
        let mut expected = String::new();
        let mut is_bad = false;
        for check in &checks {
            let (problems, advice) = found(&read(check), &sides);
            let path = file(check).display().to_string();
            let all: Vec<Finding<'_>> = findings(&problems, None, &advice).collect();
            let is_hint = |one: &Finding<'_>| one.weight() == Some(Weight::Hint);
            if all.iter().all(is_hint) {
                expected += &format!("{}\n", texts.with("cli-lint-good", &[("quest", path.as_str().into())]));
            }
            for one in all {
                let id = if is_hint(&one) { "cli-lint-hint" } else { "cli-lint-problem" };
                let said = one.say(&texts);
                let values = [("quest", path.as_str().into()), ("problem", said.as_ref().into())];
                expected += &format!("{}\n", texts.with(id, &values));
                is_bad |= !is_hint(&one);
            }
        }
        let mut command = Command::new(env!("CARGO_BIN_EXE_delvewright"));
        command.arg("lint").args(checks.iter().map(|check| file(check))).env_clear().env("LANG", language.code());
        let home = concat!(env!("CARGO_TARGET_TMPDIR"), "/no-cards");
        let output = command.env("DELVEWRIGHT_HOME", home).output().unwrap();
        assert_eq!(String::from_utf8(output.stdout).unwrap(), expected);
        assert_eq!(output.status.code(), Some(i32::from(is_bad)));
    }
}

#[test]
fn cards_that_do_not_fit_stand_in_the_list_of_both() {
    let library = shared_core_box().unwrap();
    let mut quest = read("sound");
    let mut foe = library.enemies[0].card.clone();
    foe.kind = "nobody".to_owned();
    quest.cards.own.enemies.push(foe);
    let misfit = library_of(&quest, &library).unwrap_err();
    let texts = texts::of(Language::English);
    let list = lines(&[], Some(&misfit), &[], &texts);
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("misfit.ron");
    write_document(&path, &quest).unwrap();
    let (said, code) = lint(&path);
    assert_eq!((said, code), (format!("{}: {}\n", path.display(), list[0]), Some(1)));
}

#[test]
fn a_list_that_nobody_would_read_to_the_end_is_cut_and_says_how_much_is_missing() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("many.ron");
    let mut quest = read("sound");
    let astray = PlacedToken { kind: TokenKind::Treasure, at: Spot { x: 50, y: 50, storey: 0 }, fixed: false };
    quest.tokens.extend([astray; 70]);
    quest.notes.clear();
    let door = quest.doors[0].clone();
    quest.doors.extend((0..1000).map(|_| PlacedDoor { to: door.from, ..door.clone() }));
    write_document(&path, &quest).unwrap();
    let (said, code) = lint(&path);
    assert_eq!((said.lines().count(), code), (MOST_LISTED + 1, Some(1)));
    let (problems, advice) = found(&quest, &sides());
    let more = problems.len() + advice.len() - MOST_LISTED;
    assert!(said.ends_with(&format!("…and {more} more.\n")), "{said}");
}

/// For each check what is changed in its quest so that it is just not tripped any more.
const NEAR: [(&str, &str, &str); 41] = [
    ("no-such-tile", "\"42V\"", "\"4V\""),
    ("overlap", "at: (x: 1, y: 1)),\n    ],\n    start", "at: (x: 3, y: 1)),\n    ],\n    start"),
    ("outside", "(x: 9, y: 9)", "(x: 0, y: 0)"),
    ("door-nowhere", "(x: 1, y: 1), to: (x: 1, y: 3)", "(x: 1, y: 0), to: (x: 0, y: 0)"),
    ("door-in-opening", "(x: 1, y: 1), to: (x: 1, y: 2)", "(x: 1, y: 0), to: (x: 0, y: 0)"),
    ("level", "level: 7", "level: 5"),
    ("no-goal", "goals: []", "goals: [ClearBoard]"),
    ("no-exit", "start:", "exit: (x: 1, y: 0), start:"),
    ("too-few-tokens", "PickUp(Library, 2)", "PickUp(Library, 1)"),
    ("face-down", "(Lair, 1)", "(Lair, 2)"),
    ("no-tiles", "tiles: []", "tiles: [(tile: \"4R\", at: (x: 0, y: 3))]"),
    ("border-nowhere", "(x: 1, y: 1), to: (x: 1, y: 3)", "(x: 1, y: 2), to: (x: 1, y: 3)"),
    ("unknown-name", "Unlock(\"vault\")", "Call(\"vault\")"),
    ("twice", "\"bells\", \"bells\"", "\"bells\", \"Bells\""),
    ("too-many", ", \"c16\"", ""),
    ("worn-tile", "(tile: \"4R\", at: (x: 6, y: 6)),", ""),
    ("own-tile", "(id: \"\"", "(id: \"a\""),
    ("start-level", "start_level: 9", "start_level: 5"),
    ("no-health", "health: 0", "health: 1"),
    ("party", "least: 9, most: 0", "least: 6, most: 6"),
    ("too-deep", "To(Each, [To(One, [Heal(1)])])", "To(Each, [Heal(1)]), To(One, [Heal(1)])"),
    ("out-of-reach", "exit: (x: 31, y: 30)", "exit: (x: 1, y: 0)"),
    ("no-door", "doors: [", "doors: [(from: (x: 1, y: 2), to: (x: 2, y: 2)),"),
    ("islands", "(x: 30, y: 30)", "(x: 0, y: 6)"),
    ("tile-twice", "\"6V\", at: (x: 0, y: -3)", "\"9V\", at: (x: 0, y: -3)"),
    ("both-sides", "\"6R\"", "\"9R\""),
    ("too-many-tokens", "(kind: Library, at: (x: 0, y: 0))", "(kind: Artifact, at: (x: 0, y: 0))"),
    ("too-many-components", "y: 5), level: 1", "y: 5), level: 2"),
    ("level-order", "level: 2", "level: 1"),
    ("locked-forever", "locked: true", "locked: false"),
    ("barred-forever", "barred: true", "barred: false"),
    ("key-behind", "PickedUp(Library)", "PickedUp(Treasure)"),
    ("key-beyond", "(name: \"switch\", at: (x: 1, y: 1))", "(name: \"switch\", at: (x: 1, y: 4))"),
    ("never-appears", "foes: [", "rules: [(when: RoundStarts(9), do: [Appear(\"warden\", LevelHere)])], foes: ["),
    ("never-happens", "PickedUp(Lair)", "PickedUp(Library)"),
    ("never-met", "foes: [", "rules: [(when: RoundStarts(9), do: [Appear(\"warden\", LevelHere)])], foes: ["),
    ("win-is-loss", "PickedUp(Library), do", "PickedUp(Treasure), do"),
    ("lost-at-once", "RoundEnds", "RoundStarts(2)"),
    ("circle", "when: Called(\"dong\")", "when: Called(\"dong\"), once: true"),
    ("untitled", "title: {}", "title: {\"en\": \"T\", \"de\": \"T\", \"pl\": \"T\"}"),
    ("untranslated", "\"de\": \"Probe\"", "\"de\": \"Probe\", \"pl\": \"P\""),
];

#[test]
fn what_comes_near_to_a_check_does_not_trip_it() {
    let sides = sides();
    for (check, from, to) in NEAR {
        let text = std::fs::read_to_string(file(check)).unwrap();
        let changed = text.replacen(from, to, 1);
        assert_ne!(changed, text, "{check}");
        let near: Quest = parse_document(Path::new(check), &changed).unwrap();
        let found = found(&near, &sides);
        assert!(!ids(&found).contains(check), "{check}: {found:?}");
    }
    // The map that is too large needs more than one change; it is looked at where maps are laid out.
    let looked_at: BTreeSet<&str> = NEAR.iter().map(|(check, ..)| *check).chain(["too-large"]).collect();
    assert_eq!(looked_at, PROBLEM_IDS.iter().chain(&ADVICE_IDS).copied().collect());
}

#[test]
fn the_quests_of_the_box_have_nothing_to_be_told() {
    let sides = sides();
    for (name, text) in shipped_quests() {
        let quest: Quest = parse_document(Path::new(name), text).unwrap();
        assert_eq!(found(&quest, &sides), (vec![], vec![]), "{name}");
        // What is meant so is there, and nothing else is kept silent.
        let all = Quest { meant: BTreeSet::new(), ..quest.clone() };
        let silent: BTreeSet<String> = found(&all, &sides).1.iter().map(|one| one.id().to_owned()).collect();
        assert_eq!(silent, quest.meant, "{name}");
    }
}

#[test]
fn only_hints_can_be_meant_so() {
    let sides = sides();
    for check in ADVICE_IDS {
        let quest = read(check);
        let silent = Quest { meant: ADVICE_IDS.map(str::to_owned).into(), ..quest.clone() };
        let left = found(&quest, &sides).1.into_iter().filter(|one| one.weight() == Weight::Mistake);
        assert_eq!(found(&silent, &sides).1, left.collect::<Vec<_>>(), "{check}");
    }
}

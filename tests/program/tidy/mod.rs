//! The walls of the house: which room may use which, what may not stand in which room, and how long a
//! chapter may be. Each check names file and line.

use std::fs;

use crate::sources::{Complaint, Source, assert_none, files_below, package, program};

mod doors;
mod pages;
mod window;
mod words;

/// Which rooms a room may use besides itself. A room stands for everything inside it.
const WALLS: &[(&str, &[&str])] = &[
    (
        "app",
        &[
            "playtest", "campaign", "print", "quest", "content", "describe", "drawing", "rulings", "session",
            "storage", "text", "history", "wrong", "engine",
        ],
    ),
    (
        "cli",
        &[
            "cases", "playtest", "campaign", "print", "quest", "content", "describe", "rulings", "session", "storage",
            "text", "history", "wrong", "engine",
        ],
    ),
    ("playtest", &["engine", "content", "quest", "session", "text"]),
    // How the game is played where the rulebooks are silent.
    ("rulings", &["engine", "text"]),
    // A quest, or the chronicle of a campaign, on paper.
    ("print", &["campaign", "content", "describe", "drawing", "engine", "quest", "storage", "text"]),
    // A quest being played: what window and command line share.
    ("session", &["engine", "quest"]),
    // What went wrong, in the user's language.
    ("wrong", &["campaign", "content", "describe", "engine", "quest", "session", "storage", "text"]),
    // The runner of the rules cases: a reader of situations, used by tests and by the command line.
    ("cases", &["engine", "content", "quest", "text"]),
    // Engine values and the rules of quests as words, for whoever shows them.
    ("describe", &["engine", "quest", "text"]),
    ("campaign", &["describe", "engine", "content", "quest", "session", "storage", "text"]),
    ("quest", &["engine", "content", "storage", "text"]),
    ("content", &["engine", "storage", "text"]),
    // Identifiers only: what is written to the disk is the business of those who write it.
    ("storage", &["engine::kernel"]),
    ("text", &[]),
    ("drawing", &[]),
    ("history", &[]),
    ("engine::kernel", &[]),
    // Every ruleset stands on the kernel and knows no other ruleset.
    ("engine::massive_darkness", &["engine::kernel"]),
];

/// Items at the root of the crate that belong to a room: exported macros.
const AT_THE_ROOT: &[(&str, &str)] = &[("tr", "text")];

/// Files that may be longer than [`LONGEST_FILE`], each with its reason.
const LONG_FILES: &[(&str, &str)] = &[];

const LONGEST_FILE: usize = 500;

/// The room a path in the crate leads to.
fn room_of(path: &[impl AsRef<str>]) -> Option<&'static str> {
    let path: Vec<&str> = path.iter().map(AsRef::as_ref).collect();
    let joined = path.join("::");
    let is_inside = |room: &str| joined == room || joined.starts_with(&format!("{room}::"));
    let room = WALLS.iter().map(|(room, _)| *room).find(|room| is_inside(room));
    room.or_else(|| AT_THE_ROOT.iter().find(|(item, _)| path.first() == Some(item)).map(|(_, room)| *room))
}

fn wrong_arrows(source: &Source) -> Vec<Complaint> {
    let module = source.module();
    if module.is_empty() || module == ["engine"] {
        return Vec::new();
    }
    let Some(room) = room_of(&module) else {
        let what = "is in no room: give its folder a line in WALLS of tests/program/tidy/mod.rs";
        return vec![source.complaint(0, what)];
    };
    let may_use = WALLS.iter().find(|(name, _)| *name == room).map_or(&[][..], |(_, may_use)| may_use);
    let mut complaints = Vec::new();
    for (offset, path) in source.crate_paths() {
        let joined = path.join("::");
        let is_allowed = [room].iter().chain(may_use).any(|allowed| {
            joined == *allowed
                || joined.starts_with(&format!("{allowed}::"))
                || room_of(&path).is_some_and(|used| used == *allowed)
        });
        if !is_allowed {
            complaints.push(source.complaint(offset, format!("{room} may not use {joined}")));
        }
    }
    complaints
}

#[test]
fn arrows_between_rooms_point_down() {
    let complaints: Vec<_> = program().iter().flat_map(wrong_arrows).collect();
    assert_none("A room uses one that it may not know (table WALLS in tests/program/tidy/mod.rs):", &complaints);
}

#[test]
fn wrong_arrows_are_found_however_they_are_written() {
    let wrong = |name: &str, code: &str| {
        let complaints = wrong_arrows(&Source::new(name, code));
        complaints.iter().map(Complaint::to_string).collect::<Vec<_>>()
    };
    let kernel = "src/engine/kernel/board.rs";
    assert_eq!(
        wrong(kernel, "use super::dice::Die;\nuse crate::engine::kernel::{deck, sight::{self, Line}};"),
        [""; 0]
    );
    assert_eq!(wrong(kernel, "\nuse crate::text;"), ["src/engine/kernel/board.rs:2: engine::kernel may not use text"]);
    assert_eq!(wrong(kernel, "fn f() -> crate::storage::Settings {}").len(), 1);
    assert_eq!(wrong(kernel, "use super::super::massive_darkness::State;").len(), 1);
    assert_eq!(wrong(kernel, "use crate::{engine::kernel::dice as d, history::{History, Merge}};").len(), 2);
    assert_eq!(wrong(kernel, "// crate::text\n#[cfg(test)]\nmod tests { use crate::text::Texts; }"), [""; 0]);
    assert_eq!(
        wrong("src/storage/x.rs", "use crate::engine::kernel::Id; use crate::engine::massive_darkness::State;").len(),
        1
    );
    assert_eq!(wrong("src/text/mod.rs", "fn f() { crate::tr!(t, \"a\") }"), [""; 0]);
    assert_eq!(wrong("src/attic/mod.rs", "").len(), 1);
}

#[test]
fn no_file_outgrows_its_chapter() {
    let mut complaints = Vec::new();
    for path in files_below("src", "rs") {
        let name = path.strip_prefix(package()).unwrap().to_string_lossy().replace('\\', "/");
        let lines = fs::read_to_string(&path).unwrap().lines().count();
        let is_excused = name.ends_with("/tests.rs") || LONG_FILES.iter().any(|(file, _)| *file == name);
        if lines > LONGEST_FILE && !is_excused {
            let what = format!("{lines} lines; split it by subject (the limit is {LONGEST_FILE})");
            complaints.push(Complaint { place: format!("{name}:{LONGEST_FILE}"), what });
        }
    }
    for (file, reason) in LONG_FILES {
        let lines = fs::read_to_string(package().join(file)).map_or(0, |text| text.lines().count());
        if lines <= LONGEST_FILE || reason.is_empty() {
            let what = "is short enough (or gone, or without a reason): take it out of LONG_FILES".to_owned();
            complaints.push(Complaint { place: (*file).to_owned(), what });
        }
    }
    assert_none("A file is one chapter:", &complaints);
}

#[test]
fn every_file_says_first_what_it_is_for() {
    let mut complaints = Vec::new();
    for folder in ["src", "tests", "benches"] {
        for path in files_below(folder, "rs") {
            if path.ends_with("tests.rs") || fs::read_to_string(&path).unwrap().starts_with("//!") {
                continue;
            }
            let place = format!("{}:1", path.strip_prefix(package()).unwrap().display());
            complaints.push(Complaint { place, what: "does not begin with a //! comment".into() });
        }
    }
    assert_none("A file tells its reader what it decides:", &complaints);
}

#[test]
fn nothing_is_left_for_later() {
    // Written apart, so that this file does not complain about itself.
    let marks = [concat!("to", "do!"), concat!("unimple", "mented!"), concat!("db", "g!")];
    let notes = [concat!("FIX", "ME"), concat!("XX", "X"), concat!("TO", "DO")];
    let mut complaints = Vec::new();
    for path in ["src", "tests", "benches"].into_iter().flat_map(|folder| files_below(folder, "rs")) {
        let name = path.strip_prefix(package()).unwrap().display().to_string();
        let source = Source::new(name, fs::read_to_string(&path).unwrap());
        let left = marks.iter().chain(&notes).flat_map(|mark| source.text.match_indices(mark));
        complaints.extend(left.map(|(offset, mark)| source.complaint(offset, format!("{mark} is unfinished work"))));
    }
    assert_none("What is delivered is finished:", &complaints);
}

#[test]
fn the_engine_is_pure() {
    let mut complaints = Vec::new();
    for source in program().into_iter().filter(|source| source.name.starts_with("src/engine/")) {
        for (offset, word) in source.words() {
            let why = match word {
                "HashMap" | "HashSet" => "its order differs from run to run",
                "SystemTime" | "Instant" => "the rules know no clock",
                "thread" | "rayon" | "Mutex" | "RwLock" => "the rules run in one thread",
                // A foreign trait, which the hash implements, names them.
                "f32" | "f64" if source.name == "src/engine/kernel/hash.rs" => continue,
                "f32" | "f64" => "the rules count in integers",
                "fs" | "File" | "env" | "println" | "eprintln" => "the rules touch nothing outside",
                "egui" | "eframe" => "the rules know no window",
                _ => continue,
            };
            complaints.push(source.complaint(offset, format!("{word}: {why}")));
        }
    }
    assert_none("The engine gives the same game on every machine:", &complaints);
}

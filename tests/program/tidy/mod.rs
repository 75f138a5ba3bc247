//! The walls of the house: which room may use which, what may not stand in which room, and how long a
//! chapter may be. Each check names file and line.

use std::fs;

use crate::sources::{Complaint, Source, assert_none, files_below, package, program};

mod doors;
mod pages;
mod walls;
mod window;
mod words;

use walls::WALLS;

/// Items at the root of the crate that belong to a room: exported macros.
const AT_THE_ROOT: &[(&str, &str)] = &[("tr", "house::text"), ("about_entries", "house::book")];

/// Modules that only list the rooms inside them; the other program, and what only the build script reads. The module of a game is one, too.
const FRAMES: &[&str] = &["", "house", "games", "console", "resource"];

/// Files that may be longer than [`LONGEST_FILE`], each with its reason.
const LONG_FILES: &[(&str, &str)] = &[];

const LONGEST_FILE: usize = 500;

/// The room a path in the crate leads to.
fn room_of(path: &[impl AsRef<str>]) -> Option<&'static str> {
    let path: Vec<&str> = path.iter().map(AsRef::as_ref).collect();
    let joined = path.join("::");
    let is_inside = |room: &str| joined == room || joined.starts_with(&format!("{room}::"));
    let room = WALLS.iter().map(|(room, _)| *room).filter(|room| is_inside(room)).max_by_key(|room| room.len());
    room.or_else(|| AT_THE_ROOT.iter().find(|(item, _)| path.first() == Some(item)).map(|(_, room)| *room))
}

fn wrong_arrows(source: &Source) -> Vec<Complaint> {
    let module = source.module();
    let is_of_a_game = matches!(module[..], ["games", _]);
    if is_of_a_game || FRAMES.contains(&module.join("::").as_str()) {
        return Vec::new();
    }
    let Some(room) = room_of(&module) else {
        let what = "is in no room: give its folder a line in WALLS of tests/program/tidy/walls.rs";
        return vec![source.complaint(0, what)];
    };
    let may_use = WALLS.iter().find(|(name, _)| *name == room).map_or(&[][..], |(_, may_use)| may_use);
    let mut complaints = Vec::new();
    for (offset, path) in source.crate_paths() {
        let joined = path.join("::");
        let is_allowed = [room].iter().chain(may_use).any(|allowed| {
            joined == *allowed
                || joined.starts_with(&format!("{allowed}::"))
                || room_of(&path).is_some_and(|used| used == *allowed || used.starts_with(&format!("{allowed}::")))
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
    assert_none("A room uses one that it may not know (table WALLS in tests/program/tidy/walls.rs):", &complaints);
}

#[test]
fn wrong_arrows_are_found_however_they_are_written() {
    let wrong = |name: &str, code: &str| {
        let complaints = wrong_arrows(&Source::new(name, code));
        complaints.iter().map(Complaint::to_string).collect::<Vec<_>>()
    };
    let kernel = "src/kernel/board.rs";
    assert_eq!(wrong(kernel, "use super::dice::Die;\nuse crate::{deck, sight::{self, Line}};"), [""; 0]);
    assert_eq!(wrong(kernel, "use super::super::games::massive_darkness::rules::State;").len(), 1);
    let storage = "src/house/storage/x.rs";
    assert_eq!(wrong(storage, "use super::atomic;\nuse crate::kernel::{deck, sight::{self, Line}};"), [""; 0]);
    assert_eq!(
        wrong(storage, "\nuse crate::house::text;"),
        ["src/house/storage/x.rs:2: house::storage may not use house::text"]
    );
    assert_eq!(wrong(storage, "fn f() -> crate::house::text::Texts {}").len(), 1);
    assert_eq!(wrong(storage, "use crate::{kernel::dice as d, house::history::{History, Merge}};").len(), 2);
    assert_eq!(
        wrong(storage, "// crate::house::text\n#[cfg(test)]\nmod tests { use crate::house::text::Texts; }"),
        [""; 0]
    );
    assert_eq!(wrong(storage, "use crate::kernel::Id; use crate::games::massive_darkness::rules::State;").len(), 1);
    assert_eq!(wrong("src/house/text/mod.rs", "fn f() { crate::tr!(t, \"a\") }"), [""; 0]);
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

/// The kernel, the sides of tiles, and the rules of every game.
fn is_pure(name: &str) -> bool {
    name.starts_with("src/kernel/")
        || name.starts_with("src/games/tiles/sides/")
        || name.strip_prefix("src/games/").and_then(|inside| inside.split('/').nth(1)) == Some("rules")
}

#[test]
fn the_engine_is_pure() {
    let mut complaints = Vec::new();
    for source in program().into_iter().filter(|source| is_pure(&source.name)) {
        for (offset, word) in source.words() {
            let why = match word {
                "HashMap" | "HashSet" => "its order differs from run to run",
                "SystemTime" | "Instant" => "the rules know no clock",
                "thread" | "rayon" | "Mutex" | "RwLock" => "the rules run in one thread",
                // A foreign trait, which the hash implements, names them.
                "f32" | "f64" if source.name == "src/kernel/hash.rs" => continue,
                // What bots count positions with; no rule may (below).
                "f32" | "f64" if source.name == "src/kernel/looked.rs" => continue,
                "f32" | "f64" => "the rules count in integers",
                "fs" | "File" | "env" | "println" | "eprintln" => "the rules touch nothing outside",
                "egui" | "eframe" => "the rules know no window",
                _ => continue,
            };
            complaints.push(source.complaint(offset, format!("{word}: {why}")));
        }
        if let Some(offset) = source.text.find("kernel::looked") {
            complaints.push(source.complaint(offset, "looked: only bots count with fractions".to_owned()));
        }
    }
    assert_none("The engine gives the same game on every machine:", &complaints);
}

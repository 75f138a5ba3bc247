//! Really kills a process (`kill -9`) while it writes, and looks at what is on the disk afterwards.
//!
//! Because it starts and kills processes for some seconds it only runs when it is asked to:
//!
//! ```sh
//! DELVEWRIGHT_KILL_TEST=1 cargo test --test kill
//! ```
//!
//! The victim is this same program, started once more with `DELVEWRIGHT_KILL_VICTIM` naming what it shall
//! write. It prints the number of each line or document when the storage has said that it is safe; whatever
//! was printed before the kill has to be there after it.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Command, Stdio};

use delvewright::campaign::book::read;
use delvewright::campaign::entry::{Begins, First, Founding, Member, Note, Order, Place};
use delvewright::campaign::{Book, Campaign, What};
use delvewright::content::shared_core_box;
use delvewright::engine::massive_darkness::dungeon::Edition;
use delvewright::storage::{LineLog, read_document, read_log, write_document};

const ASKED_FOR: &str = "DELVEWRIGHT_KILL_TEST";
const VICTIM: &str = "DELVEWRIGHT_KILL_VICTIM";

/// How often a victim is killed, each time after some more writes than before.
const KILLS: usize = 40;

#[derive(Debug, PartialEq, serde::Serialize, serde::Deserialize)]
struct Document {
    format: u32,
    numbers: Vec<u64>,
}

/// The document number `n`: large enough that writing it takes many writes to the disk.
fn document(number: u64) -> Document {
    Document { format: 1, numbers: vec![number; 30_000] }
}

fn line(number: u64) -> String {
    format!("(answer: {number}, note: \"{}\")", "Würfel ".repeat((number % 7) as usize))
}

fn is_whole(line: &str) -> bool {
    line.ends_with(')')
}

/// Writes for ever where the environment names a file to write; an ordinary test run passes through.
#[test]
fn the_victim_writes_until_it_is_killed() {
    let Some(target) = std::env::var_os(VICTIM) else {
        return;
    };
    let target = Path::new(&target);
    // Numbers go straight to the pipe: the harness would hold printed lines back.
    let mut told = std::io::stdout().lock();
    if target.extension().is_some_and(|ending| ending == "log") {
        let (mut log, read) = LineLog::open(target, is_whole).unwrap();
        for number in read.lines.len() as u64.. {
            log.append(&line(number)).unwrap();
            writeln!(told, "safe {number}").unwrap();
        }
    } else if target.extension().is_some_and(|ending| ending == "campaign") {
        let mut book = Book::open(target, &shared_core_box().unwrap(), 0).unwrap();
        for number in book.campaign().entries().len().. {
            edit(&mut book, number);
            writeln!(told, "safe {number}").unwrap();
        }
    } else {
        for number in 0.. {
            write_document(target, &document(number)).unwrap();
            writeln!(told, "safe {number}").unwrap();
        }
    }
}

/// Starts a victim, kills it after it has reported `writes` times, and returns the last number reported.
fn kill_a_victim(target: &Path, writes: usize) -> u64 {
    let mut victim = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "the_victim_writes_until_it_is_killed", "--nocapture", "--test-threads=1"])
        .env(VICTIM, target)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut safe = None;
    let mut reports = BufReader::new(victim.stdout.take().unwrap()).lines();
    let mut numbers = reports.by_ref().map_while(Result::ok).filter_map(|line| {
        let (_, number) = line.rsplit_once("safe ")?;
        number.parse().ok()
    });
    for _ in 0..=writes {
        safe = numbers.next();
    }
    victim.kill().unwrap();
    victim.wait().unwrap();
    // What it reported between our last look and its end counts too.
    numbers.last().or(safe).expect("the victim wrote something before it was killed")
}

fn is_asked_for() -> bool {
    let is_asked_for = std::env::var_os(ASKED_FOR).is_some_and(|value| value == "1");
    if !is_asked_for {
        println!("not run: set {ASKED_FOR}=1 to kill processes while they write");
    }
    is_asked_for
}

#[test]
fn a_killed_game_keeps_every_line_that_was_safe() {
    if !is_asked_for() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.log");
    LineLog::create(&path).unwrap();
    for kill in 0..KILLS {
        let safe = kill_a_victim(&path, kill * 3);
        let lines = read_log(&path, is_whole).unwrap().lines;
        assert!(lines.len() as u64 > safe, "{} lines, but number {safe} was safe", lines.len());
        for (number, found) in lines.iter().enumerate() {
            assert_eq!(*found, line(number as u64));
        }
    }
}

#[test]
fn a_killed_save_leaves_a_whole_document() {
    if !is_asked_for() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("quest.ron");
    for kill in 0..KILLS {
        let safe = kill_a_victim(&path, kill % 8);
        let found: Document = read_document(&path, 1).unwrap();
        let number = found.numbers[0];
        assert!(number >= safe, "document {number}, but number {safe} was safe");
        assert_eq!(found, document(number));
    }
}

/// The entries of a scripted campaign; the entry `number` is always the same one, whoever writes it.
fn edit(book: &mut Book, number: usize) {
    let (hero, at) = ("bjorn".to_owned(), number as u64);
    let written = match number % 10 {
        _ if number == 1 => book.enter(at, What::QuestBegan { quest: "tutorial".to_owned(), place: Place::Table }),
        0 => book.undo(at).map(|_| 0),
        1 => book.redo(at).map(|_| 0),
        2 => book.enter(at, What::Earned { hero, xp: 0, micro_xp: 1 }),
        3 => book.enter(at, What::Found { hero, cards: vec!["T001".to_owned()] }),
        4 => book.correct(at, number as u32, Some(What::Found { hero, cards: vec!["T002".to_owned()] }), String::new()),
        5 => book.enter(at, What::Discarded { hero, cards: vec!["T002".to_owned()] }),
        _ => {
            let text = "Würfel\n".repeat(number % 7);
            book.enter(at, What::Noted(Note { hero: Some(hero), text, ..Note::default() }))
        }
    };
    written.unwrap();
}

fn founded(path: &Path) -> Book {
    let begins = Begins::Fresh { weapon: "axe".to_owned() };
    let (hero, class) = ("bjorn".to_owned(), "shadow-barbarian".to_owned());
    let founding = Founding {
        name: "Killed".to_owned(),
        edition: Edition::De,
        lifebringer: 2,
        order: Order::Own,
        quests: vec!["tutorial".to_owned()],
        heroes: vec![Member { hero, class, player: String::new(), begins }],
        past: Vec::new(),
        first: First::Quest,
    };
    Book::found(path, &shared_core_box().unwrap(), "a1".to_owned(), 0, founding).unwrap()
}

#[test]
fn a_killed_campaign_keeps_every_entry_that_was_safe() {
    if !is_asked_for() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let mut whole = founded(&folder.path().join("whole.campaign"));
    for number in 1..EDITS + 1 {
        edit(&mut whole, number);
    }
    let path = folder.path().join("killed.campaign");
    drop(founded(&path));
    let (mut kills, mut written): (usize, usize) = (0, 1);
    while written < EDITS {
        // Never at the same place of the script twice: some kills come after one entry, some after nine.
        let safe = kill_a_victim(&path, kills * 7 % 9);
        kills += 1;
        let found: Campaign = read(&path, &shared_core_box().unwrap()).unwrap();
        written = found.entries().len();
        assert!(written as u64 > safe, "{written} entries, but number {safe} was safe");
        let compared = written.min(whole.campaign().entries().len());
        assert_eq!(found.entries()[..compared], whole.campaign().entries()[..compared]);
        assert_eq!(found.conflicts().count(), 0);
    }
    assert!(kills > 10, "{kills} kills");
    println!("{kills} kills during {written} entries, none lost");
}

/// How many scripted entries a campaign is killed in.
const EDITS: usize = 200;

//! Really kills a process (`kill -9`) while it writes, and looks at what is on the disk afterwards.
//!
//! Because it starts and kills processes for some seconds it only runs when it is asked to:
//!
//! ```sh
//! DELVEWRIGHT_KILL_TEST=1 cargo test --test program kill
//! ```
//!
//! The victim is this same program, started once more with `DELVEWRIGHT_KILL_VICTIM` naming what it shall
//! write. It prints the number of each line or document when the storage has said that it is safe; whatever
//! was printed before the kill has to be there after it.

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use delvewright::games::massive_darkness::campaign::book::read;
use delvewright::games::massive_darkness::campaign::{Book, Campaign, What};
use delvewright::games::massive_darkness::content::shared_core_box;
use delvewright::games::massive_darkness::rules::story::QuestEnd;
use delvewright::house::storage::{LineLog, StorageError, read_document, read_log, write_document};
use delvewright::kernel::dealer::{Dealer, Stream};

#[cfg(feature = "gui")]
mod board;
mod check;
#[cfg(feature = "gui")]
mod editor;
mod every_game;
mod script;

const ASKED_FOR: &str = "DELVEWRIGHT_KILL_TEST";
/// With this the kills come at the same moments again, as far as moments come again.
const SEED: &str = "DELVEWRIGHT_KILL_SEED";
const VICTIM: &str = "DELVEWRIGHT_KILL_VICTIM";

/// How often a victim is killed, each time after some more writes than before.
const KILLS: usize = 40;

#[derive(Debug, PartialEq, serde::Serialize, serde::Deserialize)]
struct Document {
    format: u32,
    numbers: Vec<u64>,
}

impl delvewright::house::storage::Document for Document {
    const GAME: Option<&'static str> = None;
    const KIND: &'static str = "numbers";
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
            until_it_is_written(&mut told, || log.append(&line(number)));
            writeln!(told, "safe {number}").unwrap();
        }
    } else if target.extension().is_some_and(|ending| ending == "journal") {
        #[cfg(feature = "gui")]
        board::play_for_ever(target, &mut told);
    } else if target.extension().is_some_and(|ending| ending == "editor") {
        #[cfg(feature = "gui")]
        editor::type_for_ever(target, &mut told);
    } else if target.extension().is_some_and(|ending| ending == "check") {
        check::check_for_ever(target, &mut told);
    } else if target.extension().is_some_and(|ending| ending == "campaign") {
        let mut book = Book::open(target, &shared_core_box().unwrap(), 0).unwrap();
        for number in book.campaign().entries().len().. {
            script::edit(&mut book);
            writeln!(told, "safe {number}").unwrap();
        }
    } else {
        for number in 0.. {
            until_it_is_written(&mut told, || write_document(target, &document(number)));
            writeln!(told, "safe {number}").unwrap();
        }
    }
}

/// Tries again and again, as a person does who makes room on a full disk, and says so.
fn until_it_is_written<T>(told: &mut impl std::io::Write, mut write: impl FnMut() -> Result<T, StorageError>) -> T {
    loop {
        match write() {
            Ok(written) => return written,
            Err(_) => writeln!(told, "full").unwrap(),
        }
        std::thread::sleep(Duration::from_millis(1));
    }
}

/// A victim whose files may grow to so many KiB only: to it the disk is full from there on.
#[cfg(unix)]
fn victim_on_a_small_disk(target: &Path, kib: u64) -> Child {
    // Half a KiB is the unit of the plain shell; a file that grows too large is an error and no signal.
    let bounded = format!("trap '' XFSZ; ulimit -f {}; exec \"$@\"", 2 * kib);
    victim_of(Command::new("sh").args(["-c", &bounded, "sh"]).arg(std::env::current_exe().unwrap()), target)
}

fn victim(target: &Path) -> Child {
    victim_of(&mut Command::new(std::env::current_exe().unwrap()), target)
}

fn victim_of(command: &mut Command, target: &Path) -> Child {
    command
        .args(["--exact", "kill::the_victim_writes_until_it_is_killed", "--nocapture", "--test-threads=1"])
        .env(VICTIM, target)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}

/// Starts a victim, kills it after it has reported `writes` times, and returns the last number reported.
fn kill_a_victim(target: &Path, writes: usize) -> u64 {
    let mut victim = victim(target);
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
    // One in which nothing was written would leave no file.
    std::fs::write(&path, "").unwrap();
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

/// Kills a victim some time after the disk has become full for it; the last number it has called safe.
#[cfg(unix)]
fn kill_on_a_full_disk(target: &Path, kib: u64, after: Duration) -> Option<u64> {
    let mut victim = victim_on_a_small_disk(target, kib);
    let mut lines = BufReader::new(victim.stdout.take().unwrap()).lines().map_while(Result::ok);
    let (mut safe, mut is_full) = (None, false);
    let mut note = |line: &str| safe = line.rsplit_once("safe ").and_then(|(_, number)| number.parse().ok()).or(safe);
    for line in lines.by_ref() {
        note(&line);
        is_full = line.ends_with("full");
        if is_full {
            break;
        }
    }
    assert!(is_full, "the victim ended by itself");
    std::thread::sleep(after);
    victim.kill().unwrap();
    victim.wait().unwrap();
    lines.for_each(|line| note(&line));
    safe
}

#[cfg(unix)]
#[test]
fn a_game_that_is_killed_on_a_full_disk_has_every_line_that_was_safe_and_no_gap() {
    if !is_asked_for() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.log");
    std::fs::write(&path, "").unwrap();
    let mut safe = 0;
    for kill in 0..KILLS as u64 {
        safe = kill_on_a_full_disk(&path, 2 * (kill + 1), Duration::from_millis(kill % 7)).unwrap_or(safe);
        let lines = read_log(&path, is_whole).unwrap().lines;
        assert!(lines.len() as u64 > safe, "{} lines, but number {safe} was safe", lines.len());
        for (number, found) in lines.iter().enumerate() {
            assert_eq!(*found, line(number as u64));
        }
    }
    println!("{KILLS} kills on a full disk, {} lines, none lost", safe + 1);
}

#[cfg(unix)]
#[test]
fn a_save_that_is_killed_on_a_full_disk_leaves_the_document_that_was_saved_before() {
    if !is_asked_for() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("quest.ron");
    write_document(&path, &document(7)).unwrap();
    for kill in 0..10 {
        // The document does not fit: nothing of it is ever seen.
        kill_on_a_full_disk(&path, 4 + kill, Duration::from_millis(kill));
        assert_eq!(read_document::<Document>(&path, 1).unwrap(), document(7));
    }
}

fn founded(path: &Path) -> Book {
    Book::found(path, &shared_core_box().unwrap(), "a1".to_owned(), 0, script::founding()).unwrap()
}

/// How many entries the scripted campaign has at least.
const EDITS: usize = 240;

/// A victim that writes in a campaign book is killed this long after its first entry at most.
const LONGEST: Duration = Duration::from_millis(40);

/// Every entry of the script, written by nobody who is killed.
fn whole_campaign(path: &Path, entries: usize) -> Campaign {
    let mut book = founded(path);
    while book.campaign().entries().len() < entries {
        script::edit(&mut book);
    }
    book.campaign().clone()
}

#[test]
fn the_script_is_a_whole_campaign() {
    let folder = tempfile::tempdir().unwrap();
    let campaign = whole_campaign(&folder.path().join("whole.campaign"), EDITS);
    assert_eq!(campaign.conflicts().count(), 0);
    let count = |is_it: fn(&What) -> bool| campaign.entries().iter().filter(|entry| is_it(&entry.what)).count();
    let kinds = [
        ("won", count(|what| matches!(what, What::QuestEnded(ending) if ending.end == QuestEnd::Won))),
        ("lost", count(|what| matches!(what, What::QuestEnded(ending) if ending.end == QuestEnd::Lost))),
        ("repeated", count(|what| matches!(what, What::Repeated))),
        ("went on", count(|what| matches!(what, What::WentOn))),
        ("market", count(|what| matches!(what, What::MarketLaid(_)))),
        ("given", count(|what| matches!(what, What::Given { .. }))),
        ("sold", count(|what| matches!(what, What::Sold { .. }))),
        ("traded", count(|what| matches!(what, What::Traded { .. }))),
        ("left town", count(|what| matches!(what, What::TownLeft))),
        ("discarded", count(|what| matches!(what, What::Discarded { .. }))),
        ("bought", count(|what| matches!(what, What::SkillBought { .. }))),
        ("corrected", count(|what| matches!(what, What::Corrected { .. }))),
        ("undone", count(|what| matches!(what, What::Undone(_)))),
        ("redone", count(|what| matches!(what, What::Redone(_)))),
    ];
    println!("{kinds:?}");
    assert!(kinds.iter().all(|(_, count)| *count > 0), "{kinds:?}");
}

/// The entry that a line of a victim calls safe.
fn safe_entry(line: &str) -> Option<usize> {
    line.rsplit_once("safe ")?.1.parse().ok()
}

/// Starts a victim and kills it at this moment: so long after it was started, or after its first entry was safe. How many
/// entries it has called safe, and how long the first took.
fn kill_at(target: &Path, from: From, after: Duration) -> (Option<usize>, Duration) {
    let started = Instant::now();
    let mut victim = victim(target);
    let lines = BufReader::new(victim.stdout.take().unwrap()).lines();
    let (report, reports) = mpsc::channel();
    let reader = std::thread::spawn(move || {
        for number in lines.map_while(Result::ok).filter_map(|line| safe_entry(&line)) {
            report.send(number).unwrap();
        }
    });
    let (mut safe, mut deadline) = (None, started + after);
    if let From::FirstEntry = from {
        safe = Some(reports.recv().unwrap());
        deadline = Instant::now() + after;
    }
    let first = started.elapsed();
    while let Ok(number) = reports.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
        safe = Some(number);
    }
    victim.kill().unwrap();
    victim.wait().unwrap();
    reader.join().unwrap();
    // What it reported between our last look and its end counts too.
    (reports.try_iter().last().or(safe).map(|number| number + 1), first)
}

/// From when on the moment of a kill is counted.
#[derive(Clone, Copy)]
enum From {
    /// Since the process was started: it may be killed while it still opens the book.
    Start,
    /// Since its first entry was safe.
    FirstEntry,
}

/// By what the moments of kills are drawn: the seed that is wanted, or another each time.
fn chance_of_kills() -> (u64, Stream) {
    let seed = std::env::var(SEED).ok().and_then(|seed| seed.parse().ok());
    let seed = seed.unwrap_or_else(|| SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_nanos() as u64);
    (seed, Stream::new(Dealer::new(seed)))
}

#[test]
fn a_campaign_that_is_killed_at_random_moments_keeps_every_entry_that_was_safe() {
    if !is_asked_for() {
        return;
    }
    let (seed, mut chance) = chance_of_kills();
    println!("the kills come by the seed {seed}; the same again: {SEED}={seed}");
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("killed.campaign");
    drop(founded(&path));
    let (mut kills, mut early, mut unconfirmed, mut completed, mut start) = (0, 0, 0, 1, Duration::ZERO);
    while completed < EDITS {
        // One in five comes while the victim opens the book.
        let from = if kills > 0 && chance.pick(5) == 0 { From::Start } else { From::FirstEntry };
        let longest = if let From::Start = from { start } else { LONGEST };
        let after = Duration::from_micros(u64::from(chance.pick(longest.as_micros() as u32)));
        let (safe, first) = kill_at(&path, from, after);
        if kills == 0 {
            start = first;
        }
        kills += 1;
        early += usize::from(safe.is_none());
        completed = safe.unwrap_or(completed);
        let found: Campaign = read(&path, &shared_core_box().unwrap()).unwrap();
        let written = found.entries().len();
        assert!(
            written == completed || written == completed + 1,
            "{written} entries, but {completed} were safe (kill {kills} of the seed {seed})"
        );
        unconfirmed += written - completed;
        completed = written;
        assert_eq!(found.conflicts().count(), 0);
    }
    let whole = whole_campaign(&folder.path().join("whole.campaign"), completed);
    let found: Campaign = read(&path, &shared_core_box().unwrap()).unwrap();
    assert_eq!(found.entries(), whole.entries(), "the same campaign as without any kill");
    assert_eq!(found.standing(), whole.standing());
    assert!(kills > 10, "{kills} kills");
    println!(
        "{kills} kills during {completed} entries, none lost; {early} kills before the first entry of a process, {unconfirmed} \
         entries written whole that nobody had been told of"
    );
}

//! Files that are large on purpose, and things that are no files: every command refuses them, or reads them in no time and
//! little memory.
//!
//! An ordinary run tries what costs nothing. With `DELVEWRIGHT_FUZZ` set (see the folder's own page) every command gets
//! every file, as a process of its own that may have no more than [`MOST_MEMORY`].

use delvewright::games::massive_darkness::campaign::entry::Note;
use delvewright::games::massive_darkness::campaign::lines::entry_line;
use delvewright::games::massive_darkness::campaign::{Entry, What};
use std::fs::File;
use std::io::{BufWriter, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

/// So much address space a command may take, in KiB: 256 MiB of its own, and what the program itself and the threads of
/// its libraries reserve without using it.
const MOST_MEMORY: u64 = 512 * 1024;

/// So long a command may read. Built without optimization everything takes longer.
const LONGEST: Duration = Duration::from_secs(if cfg!(debug_assertions) { 20 } else { 2 });

/// What reads a file, with `FILE` in the place of its name.
const READERS: [&[&str]; 10] = [
    &["replay", "FILE"],
    &["check", "FILE"],
    &["lint", "FILE"],
    &["play", "--quest", "FILE", "--heroes", "1", "--seed", "1"],
    &["simulate", "--quest", "tutorial", "--heroes", "1", "--games", "1", "--results", "FILE"],
    &["sheet", "FILE", "--to", "sheet.pdf"],
    &["campaign", "show", "FILE"],
    &["campaign", "import", "FILE"],
    &["campaign", "rescue", "FILE"],
    &["campaign", "chronicle", "FILE"],
];

/// Runs a command in an empty home, in a shell that bounds its memory.
fn run(arguments: &[&str], file: &Path, home: &Path) -> (Output, Duration) {
    run_within(MOST_MEMORY, arguments, file, home)
}

fn run_within(memory: u64, arguments: &[&str], file: &Path, home: &Path) -> (Output, Duration) {
    let file = file.to_str().unwrap();
    let arguments = arguments.iter().map(|word| if *word == "FILE" { file } else { word });
    let started = Instant::now();
    let output = Command::new("sh")
        .args(["-c", &format!("ulimit -v {memory}; exec \"$@\""), "sh", env!("CARGO_BIN_EXE_delvewright")])
        .args(arguments)
        .current_dir(home)
        .env_clear()
        .env("DELVEWRIGHT_HOME", home)
        .stdin(Stdio::null())
        .output()
        .unwrap();
    (output, started.elapsed())
}

fn refuses(arguments: &[&str], file: &Path, home: &Path) {
    let (mut output, mut took) = run(arguments, file, home);
    // A busy machine is slow; what is slow by itself is so again.
    for _ in 0..3 {
        if took > LONGEST {
            (output, took) = run(arguments, file, home);
        }
    }
    let complaint = String::from_utf8_lossy(&output.stderr);
    let context = format!("{arguments:?} {}: {complaint}", file.display());
    assert!(took <= LONGEST, "{took:?} {context}");
    assert!(matches!(output.status.code(), Some(0..=2)), "{:?} {context}", output.status);
    assert!(!complaint.contains("panicked") && !complaint.contains("memory allocation"), "{context}");
}

/// A file of so many bytes: a beginning, then always the same.
fn filled(folder: &Path, name: &str, bytes: usize, begin: &str, again: &str) -> PathBuf {
    let path = folder.join(name);
    let mut file = BufWriter::new(File::create(&path).unwrap());
    file.write_all(begin.as_bytes()).unwrap();
    for _ in 0..(bytes.saturating_sub(begin.len())) / again.len() {
        file.write_all(again.as_bytes()).unwrap();
    }
    file.flush().unwrap();
    path
}

#[cfg(unix)]
#[test]
fn folders_pipes_devices_and_huge_files_are_refused_by_every_command() {
    let home = tempfile::tempdir().unwrap();
    let huge = home.path().join("huge.ron");
    File::create(&huge).unwrap().set_len(100 << 20).unwrap();
    let pipe = home.path().join("pipe.ron");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let is_asked_for = super::number(super::ASKED_FOR).is_some();
    for arguments in READERS {
        refuses(arguments, &pipe, home.path());
        if is_asked_for {
            refuses(arguments, &huge, home.path());
            refuses(arguments, Path::new("/dev/zero"), home.path());
            refuses(arguments, Path::new("/dev/full"), home.path());
            refuses(arguments, Path::new("/proc/self/mem"), home.path());
            if arguments[0] != "check" {
                refuses(arguments, home.path(), home.path());
            }
        }
    }
}

#[cfg(unix)]
#[test]
fn check_follows_no_link_in_circles() {
    let home = tempfile::tempdir().unwrap();
    let folder = home.path().join("cases");
    std::fs::create_dir(&folder).unwrap();
    let case = r#"[(name: "a step", rules: ["MOVE-01"], map: "L . L", heroes: [(hero: "Owen")], go: [Move, Step("1,0")], expect: [At("Owen", "1,0")])]"#;
    std::fs::write(folder.join("one.ron"), case).unwrap();
    std::os::unix::fs::symlink(".", folder.join("again")).unwrap();
    std::os::unix::fs::symlink(home.path(), folder.join("up")).unwrap();
    let (output, _) = run(&["check", "FILE"], &folder, home.path());
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(said.contains("1 case in 1 file"), "{said}");
}

/// Every shape that has ever taken long or much, as large as it is read and as large as it is not.
fn hostile(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for (size, bytes) in [("15", 15 << 20), ("31", 31 << 20), ("100", 100 << 20)] {
        let mut add = |name: &str, begin: &str, again: &str| {
            files.push(filled(folder, &format!("{name}-{size}.ron"), bytes, begin, again));
        };
        add("lines", "", "\n");
        add("opened", "", "(");
        add("lists", "(format: 1, tiles: ", "[");
        add("units", "(format: 1, rules: [", "(),");
        add("tiles", "(format: 1, cards: (tiles: [", "(id:\"X\",rows:[]),");
        add("names", "(format: 1, names: {", "\"\":{},");
        add("text", "(format: 1, title: \"", "x");
        add("comment", "(format: 1, /* ", "/*");
        add("spaces", "(format: 1,", " ");
        add("deep", &format!("(format: 1, x: {}", "(".repeat(90)), "\"a\",");
        add("cases", "[", "(name:\"x\"),");
        let header = "Campaign((format:1,ruleset:\"massive-darkness\",id:\"a\"))\n";
        add("notes", header, "Entry((at:1,what:Noted((text:\"x\"))))\n");
        add("long-note", &format!("{header}Entry((at:1,what:Noted((text:\""), "x");
        add("journal-gotos", "Header((format:1))\n", "Goto(None)\n");
        add("results", "", "{\"batch\":{}}\n");
        add("brackets", "", "[[[[[[[[\n");
    }
    files
}

#[test]
fn every_command_reads_every_large_file_in_no_time_or_refuses_it() {
    if super::number(super::ASKED_FOR).is_none() {
        println!("not run: set {} to try large files", super::ASKED_FOR);
        return;
    }
    let home = tempfile::tempdir().unwrap();
    for file in hostile(home.path()) {
        for arguments in READERS {
            refuses(arguments, &file, home.path());
        }
        std::fs::remove_file(file).unwrap();
    }
}

/// So much address space the program may take that has to do with 100 MiB of its own, in KiB: as [`MOST_MEMORY`].
const LITTLE_MEMORY: u64 = 356 * 1024;

/// Somebody went to and fro in a game 67,000 times: once a state was held for each, and every one was played again.
#[test]
fn a_megabyte_of_undos_is_opened_in_a_hundred_mebibytes() {
    let home = tempfile::tempdir().unwrap();
    let mut text = std::fs::read_to_string(saved("game.journal")).unwrap();
    let answers = text.lines().filter(|line| line.starts_with("Entry(")).count();
    for number in 0..67_000_usize {
        text += &format!("Goto(Some({}))\n", number * 7919 % answers);
    }
    assert!(text.len() > 1_000_000);
    let file = home.path().join("undos.journal");
    std::fs::write(&file, text).unwrap();
    let (output, took) = run_within(LITTLE_MEMORY, &["replay", "FILE"], &file, home.path());
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    assert!(took < LONGEST, "{took:?}");
}

/// Each undo once derived the whole book again.
#[test]
fn thousands_of_notes_and_undos_of_a_book_are_shown_at_once() {
    let home = tempfile::tempdir().unwrap();
    let mut text = std::fs::read_to_string(saved("book.campaign")).unwrap();
    let begun = text.lines().filter(|line| line.starts_with("Entry(")).count() as u32;
    let mut add = |what: What| {
        text += &entry_line(&Entry { at: 1, what }).unwrap();
        text.push('\n');
    };
    let notes = 2400;
    for number in 0..notes {
        add(What::Noted(Note { text: format!("note {number}"), ..Note::default() }));
    }
    for number in (begun + 1..=begun + notes).rev() {
        add(What::Undone(number));
    }
    let file = home.path().join("notes.campaign");
    std::fs::write(&file, text).unwrap();
    let (output, took) = run_within(LITTLE_MEMORY, &["campaign", "show", "FILE"], &file, home.path());
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    assert!(took < LONGEST, "{took:?}");
}

/// A file as today's program writes it.
fn saved(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("saves/format-2").join(name)
}

/// A box with packs in its folder begins every command.
#[test]
fn a_large_pack_holds_up_no_command() {
    let home = tempfile::tempdir().unwrap();
    let packs = home.path().join("packs");
    std::fs::create_dir_all(&packs).unwrap();
    let side = |number: usize| format!("(id:\"X{number}\",rows:[\"l\"]),");
    let sides: String = (0..20_000).map(side).collect();
    std::fs::write(packs.join("tiles.ron"), format!("(format: 1, cards: (tiles: [{sides}]))")).unwrap();
    let (output, took) = run(&["lint", "tutorial"], home.path(), home.path());
    assert!(took < LONGEST, "{took:?}");
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(complaint.contains("4000") || complaint.contains("4,000"), "{complaint}");
}

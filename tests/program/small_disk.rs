//! What is written on a full disk. The system lets every user set a bound for the files of a process of his own, so each
//! test is run once more in one; the kernel refuses what is too much as it does on a full disk, in the middle of a write.

use delvewright::games::massive_darkness::campaign::book::read;
use delvewright::games::massive_darkness::campaign::{Book, What};
use delvewright::games::massive_darkness::content::shared_core_box;
use delvewright::games::massive_darkness::texts;
use delvewright::house::storage::{
    LineLog, Safe, StorageError, Trouble, keep_versions, read_log, write_atomic, write_new,
};
use std::env;
use std::fs::{self, File};
use std::path::Path;
use std::process::{Command, id};

/// No file gets larger than this, in bytes; shells count in blocks of 512 or of 1024.
const LARGEST: usize = 16 * 1024;

const INSIDE: &str = "DELVEWRIGHT_SMALL_DISK";

/// Runs a test of this file on a small disk.
fn on_one(test: &str, body: impl FnOnce(&Path)) {
    if env::var_os(INSIDE).is_some() {
        let folder = tempfile::tempdir().unwrap();
        return body(folder.path());
    }
    // The signal would end the process; without it the write fails as any other does.
    let script = "trap '' XFSZ; ulimit -S -f 16; exec \"$0\" \"$@\"";
    let mut run = Command::new("sh");
    run.args(["-c", script]).arg(env::current_exe().unwrap());
    let done = run.args(["--exact", &format!("small_disk::{test}"), "--nocapture"]).env(INSIDE, "1").output().unwrap();
    let told = format!("{}{}", String::from_utf8_lossy(&done.stdout), String::from_utf8_lossy(&done.stderr));
    assert!(done.status.success(), "{told}");
    assert!(told.contains("1 passed"), "no test is called {test}: {told}");
}

/// From here on there is room.
fn grow() {
    limit("unlimited:");
}

/// From here on there is none any more.
fn shrink() {
    limit(&format!("{LARGEST}:"));
}

/// By a tool that belongs to the base of every Linux.
fn limit(bytes: &str) {
    let done = Command::new("prlimit").args([format!("--fsize={bytes}"), format!("--pid={}", id())]).status();
    assert!(done.unwrap().success());
}

fn names_in(folder: &Path) -> Vec<String> {
    let name = |entry: std::io::Result<fs::DirEntry>| entry.unwrap().file_name().into_string().unwrap();
    let mut names: Vec<String> = fs::read_dir(folder).unwrap().map(name).collect();
    names.sort();
    names
}

fn is_full(error: &StorageError) -> bool {
    matches!(error.trouble, Trouble::DiskFull | Trouble::System(..))
}

#[test]
fn a_file_that_finds_no_room_leaves_the_old_one_and_nothing_else() {
    on_one("a_file_that_finds_no_room_leaves_the_old_one_and_nothing_else", |folder| {
        let (path, large) = (folder.join("a.ron"), vec![b'x'; 2 * LARGEST]);
        write_new(&path, b"old").unwrap();
        let error = write_atomic(&path, &large).unwrap_err();
        assert!(is_full(&error) && error.safe == Safe::LastSaved, "{error}");
        assert!(is_full(&write_new(&folder.join("b.ron"), &large).unwrap_err()));
        assert_eq!(fs::read(&path).unwrap(), b"old");
        assert_eq!(names_in(folder), ["a.ron"]);
    });
}

#[test]
fn of_several_lines_none_is_written_alone_and_nothing_follows_a_gap() {
    on_one("of_several_lines_none_is_written_alone_and_nothing_follows_a_gap", |folder| {
        let path = folder.join("game.log");
        let mut log = LineLog::create(&path).unwrap();
        log.append("first").unwrap();
        let large = "x".repeat(2 * LARGEST);
        let error = log.append_all(&["small", large.as_str()]).unwrap_err();
        assert!(is_full(&error) && error.safe == Safe::CompleteLines, "{error}");
        assert_eq!(fs::read(&path).unwrap(), b"first\n");
        grow();
        log.append_all(&["small", large.as_str()]).unwrap();
        assert_eq!(read_log(&path, |_| true).unwrap().lines, ["first", "small", large.as_str()]);
    });
}

#[test]
fn where_a_new_version_finds_no_room_no_old_one_is_moved() {
    on_one("where_a_new_version_finds_no_room_no_old_one_is_moved", |folder| {
        let (path, backups) = (folder.join("a.ron"), folder.join("backups"));
        fs::create_dir(&backups).unwrap();
        for (version, content) in [(1, "one"), (2, "two"), (3, "three")] {
            fs::write(backups.join(format!("a.ron.{version}")), content).unwrap();
        }
        grow();
        File::create(&path).unwrap().set_len(2 * LARGEST as u64).unwrap();
        shrink();
        assert!(is_full(&keep_versions(&path, &backups, 3).unwrap_err()));
        let kept = |version: usize| fs::read_to_string(backups.join(format!("a.ron.{version}"))).unwrap();
        assert_eq!([kept(1), kept(2), kept(3)], ["one", "two", "three"]);
        assert_eq!(names_in(&backups), ["a.ron.1", "a.ron.2", "a.ron.3"]);
    });
}

#[test]
fn an_entry_that_finds_no_room_waits_and_is_written_first() {
    on_one("an_entry_that_finds_no_room_waits_and_is_written_first", |folder| {
        let library = shared_core_box().unwrap();
        let path = folder.join("one.campaign");
        let founding = crate::campaign::people::founding();
        let mut book = Book::found(&path, &library, "a1".to_owned(), 1, founding).unwrap();
        let name = |number: usize| What::Renamed(format!("Winter {number}"));
        let mut number = 0;
        let error = loop {
            number += 1;
            match book.enter(2, name(number)) {
                Ok(_) => assert!(number < 1000, "the disk is never full"),
                Err(error) => break error,
            }
        };
        assert!(error.to_string().contains("one.campaign"), "{error}");
        assert!(is_full(book.waiting().unwrap()));
        assert_eq!(book.waiting().unwrap().safe, Safe::Entries, "a book has no answers");
        // In the book and in its file everything before it, and nothing else.
        assert_eq!(book.campaign().entries().len(), number);
        assert_eq!(read(&path, &library).unwrap().entries(), book.campaign().entries());
        book.try_again().unwrap_err();
        grow();
        book.enter(3, What::Renamed("Spring".to_owned())).unwrap();
        assert_eq!(book.waiting(), None);
        drop(book);
        let campaign = read(&path, &library).unwrap();
        let last: Vec<&What> = campaign.entries().iter().rev().take(2).map(|entry| &entry.what).collect();
        assert_eq!(last, [&What::Renamed("Spring".to_owned()), &name(number)]);
    });
}

#[cfg(feature = "gui")]
#[test]
fn a_game_that_finds_no_room_waits_and_loses_no_answer() {
    use crate::table::{recommended_party, table, tutorial};
    use delvewright::games::massive_darkness::session::Play;
    use delvewright::house::play::{Dice, NotTaken};
    use delvewright::house::session::Sessions as _;
    use delvewright::house::text::Language;
    use delvewright::kernel::game::Game as _;
    on_one("a_game_that_finds_no_room_waits_and_loses_no_answer", |folder| {
        let (table, texts, path) = (table(), texts::of(Language::English), folder.join("game.journal"));
        let start = recommended_party(&table, &tutorial(), 2);
        grow();
        let mut play = Play::begin(&table, &texts, start, 3, Dice::App, &path).unwrap();
        // A little more room than what stands there already.
        let bytes = fs::metadata(&path).unwrap().len() + LARGEST as u64;
        limit(&format!("{bytes}:"));
        let mut listed = Vec::new();
        let answer = |play: &Play, listed: &mut Vec<_>| {
            listed.clear();
            play.game().answers(listed);
            listed[0].clone()
        };
        while play.trouble().is_none() {
            assert!(play.game().outcome().is_none(), "the disk is never full");
            let next = answer(&play, &mut listed);
            play.answer(&texts, next).unwrap();
        }
        assert!(is_full(play.trouble().unwrap()));
        let (entries, hash) = (play.session().len(), play.session().hash());
        // Nothing more is answered, taken back or rolled otherwise.
        let next = answer(&play, &mut listed);
        assert_eq!(play.answer(&texts, next), Err(NotTaken::Unwritten));
        play.undo(&texts);
        play.new_dice();
        assert_eq!((play.session().len(), play.session().hash()), (entries, hash));
        // What is in the file is a game that can be taken up.
        let lines = read_log(&path, |_| true).unwrap();
        assert_eq!(lines.cut, None);
        assert!(table.verify(&lines.lines).unwrap().journal.len() < entries);
        play.try_again();
        assert!(play.trouble().is_some());
        grow();
        play.try_again();
        assert_eq!(play.trouble(), None);
        let next = answer(&play, &mut listed);
        play.answer(&texts, next).unwrap();
        let read = table.verify(&read_log(&path, |_| true).unwrap().lines).unwrap();
        assert_eq!((read.trouble, read.journal.hash()), (None, play.session().hash()));
    });
}

#[cfg(feature = "gui")]
#[test]
fn a_game_that_never_found_room_leaves_no_empty_file() {
    use crate::table::{recommended_party, table, tutorial};
    use delvewright::games::massive_darkness::session::Play;
    use delvewright::house::play::Dice;
    use delvewright::house::text::Language;
    on_one("a_game_that_never_found_room_leaves_no_empty_file", |folder| {
        let (table, texts, path) = (table(), texts::of(Language::English), folder.join("game.journal"));
        let start = recommended_party(&table, &tutorial(), 2);
        limit("64:");
        let mut play = Play::begin(&table, &texts, start, 3, Dice::App, &path).unwrap();
        assert!(is_full(play.trouble().unwrap()));
        play.try_again();
        assert!(play.trouble().is_some());
        drop(play);
        assert_eq!(names_in(folder), Vec::<String>::new());
    });
}

#[test]
fn a_pipe_is_no_log() {
    on_one("a_pipe_is_no_log", |folder| {
        let path = folder.join("pipe");
        assert!(Command::new("mkfifo").arg(&path).status().unwrap().success());
        assert!(LineLog::hold(&path).is_err());
    });
}

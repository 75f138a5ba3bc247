//! What a log keeps, whatever happens to its file.

use super::*;
use crate::house::storage::LOG_LIMIT;
use crate::house::storage::testing::while_looked_into;
use std::fs;

const LINES: [&str; 4] = ["(format: 1)", "answer: open door", "", "Würfel: ⚔ 3"];

fn anything(_: &str) -> bool {
    true
}

fn written_log(folder: &tempfile::TempDir) -> PathBuf {
    let path = folder.path().join("game.log");
    let mut log = LineLog::create(&path).unwrap();
    for line in LINES {
        log.append(line).unwrap();
    }
    path
}

#[test]
fn appended_lines_are_read_back_and_appending_goes_on_after_reopening() {
    let folder = tempfile::tempdir().unwrap();
    let path = written_log(&folder);
    let (mut log, read) = LineLog::open(&path, anything).unwrap();
    assert_eq!(read, ReadLog { lines: LINES.map(String::from).to_vec(), cut: None });
    log.append("and on").unwrap();
    assert_eq!(read_log(&path, anything).unwrap().lines[4], "and on");
}

#[test]
fn a_log_in_which_nothing_was_written_leaves_no_file_and_takes_none_away() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.log");
    drop(LineLog::create(&path).unwrap());
    assert!(!path.exists());
    let mut log = LineLog::create(&path).unwrap();
    assert!(log.append("two\nlines").is_err());
    drop(log);
    assert!(!path.exists(), "what was tried in vain is nothing");
    // Somebody else has put something there meanwhile; on Windows nobody can.
    let log = LineLog::create(&path).unwrap();
    assert_eq!(fs::remove_file(&path).is_err(), cfg!(windows));
    if cfg!(unix) {
        fs::write(&path, "mine").unwrap();
        drop(log);
        assert_eq!(fs::read_to_string(&path).unwrap(), "mine");
    } else {
        drop(log);
        assert!(!path.exists());
    }
    fs::write(&path, "").unwrap();
    drop(LineLog::open(&path, anything).unwrap());
    assert!(path.exists(), "an empty file that was there before stays");
}

#[test]
fn cut_at_every_byte_all_complete_lines_survive_and_the_log_can_go_on() {
    let folder = tempfile::tempdir().unwrap();
    let whole = fs::read(written_log(&folder)).unwrap();
    let path = folder.path().join("cut.log");
    for length in 0..=whole.len() {
        fs::write(&path, &whole[..length]).unwrap();
        let complete = whole[..length].iter().filter(|&&byte| byte == b'\n').count();
        let is_torn = length > 0 && whole[length - 1] != b'\n';

        let (mut log, read) = LineLog::open(&path, anything).unwrap();
        assert_eq!(read.lines, LINES[..complete], "cut at {length}");
        assert_eq!(read.cut.map(|cut| cut.number), is_torn.then_some(complete + 1), "cut at {length}");

        log.append("next").unwrap();
        drop(log);
        let again = read_log(&path, anything).unwrap();
        assert_eq!((again.lines.len(), again.cut), (complete + 1, None), "cut at {length}");
        assert_eq!(again.lines[complete], "next");
    }
}

#[test]
fn a_last_line_that_makes_no_sense_is_cut_and_told() {
    let folder = tempfile::tempdir().unwrap();
    let path = written_log(&folder);
    let (_, read) = LineLog::open(&path, |line| !line.starts_with("Würfel")).unwrap();
    assert_eq!(read.lines, LINES[..3]);
    assert_eq!(read.cut, Some(CutLine { number: 4, text: "Würfel: ⚔ 3".into() }));
    assert_eq!(read_log(&path, anything).unwrap().lines, LINES[..3]);
}

#[test]
fn a_tail_of_zeros_as_some_disks_leave_it_is_cut() {
    let folder = tempfile::tempdir().unwrap();
    let path = written_log(&folder);
    let mut bytes = fs::read(&path).unwrap();
    bytes.extend_from_slice(&[0; 512]);
    fs::write(&path, bytes).unwrap();
    assert_eq!(LineLog::open(&path, anything).unwrap().1.lines, LINES);
}

#[test]
fn reading_changes_nothing_even_if_the_last_line_is_torn() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.log");
    fs::write(&path, "one\ntw").unwrap();
    assert_eq!(read_log(&path, anything).unwrap().lines, ["one"]);
    assert_eq!(fs::read(&path).unwrap(), b"one\ntw");
}

#[test]
fn damage_in_the_middle_is_an_error_with_its_place_and_nothing_is_cut() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.log");
    fs::write(&path, b"one\ntw\xff\nthree\n").unwrap();
    let error = LineLog::open(&path, anything).unwrap_err();
    assert_eq!(error.trouble, Trouble::NotText { line: 2, column: 3 });
    assert_eq!(fs::read(&path).unwrap(), b"one\ntw\xff\nthree\n");
}

#[test]
fn a_new_log_never_replaces_an_old_one() {
    let folder = tempfile::tempdir().unwrap();
    let path = written_log(&folder);
    assert_eq!(LineLog::create(&path).unwrap_err().trouble, Trouble::Exists);
    assert_eq!(read_log(&path, anything).unwrap().lines, LINES);
}

/// What a program inherits that is being started it lets go of at once.
#[test]
#[cfg(unix)]
fn whoever_holds_a_log_for_a_moment_only_is_waited_for() {
    let folder = tempfile::tempdir().unwrap();
    let path = written_log(&folder);
    let held = File::open(&path).unwrap();
    held.try_lock().unwrap();
    let other = std::thread::spawn(move || {
        std::thread::sleep(Duration::from_millis(10));
        drop(held);
    });
    assert!(LineLog::open(&path, anything).is_ok());
    other.join().unwrap();
}

/// A book that is rescued is replaced by another file while its lock is held.
#[test]
#[cfg(unix)]
fn whoever_waited_for_a_log_that_was_replaced_meanwhile_has_the_new_one() {
    let folder = tempfile::tempdir().unwrap();
    let path = written_log(&folder);
    let held = lock_log(&path).unwrap();
    let (place, away) = (path.clone(), folder.path().join("away.log"));
    let other = std::thread::spawn(move || {
        std::thread::sleep(Duration::from_millis(20));
        fs::rename(&place, &away).unwrap();
        fs::write(&place, "the new one\n").unwrap();
        drop(held);
        away
    });
    let (mut log, read) = LineLog::open(&path, anything).unwrap();
    assert_eq!(read.lines, ["the new one"]);
    log.append("goes on").unwrap();
    assert_eq!(fs::read_to_string(&path).unwrap(), "the new one\ngoes on\n");
    assert_eq!(read_log(&other.join().unwrap(), anything).unwrap().lines, LINES);
    // The lock is on what lies there now.
    assert_eq!(lock_log(&path).unwrap_err().trouble, Trouble::InUse);
}

#[test]
fn whoever_looks_into_a_log_for_a_moment_only_is_waited_for() {
    let folder = tempfile::tempdir().unwrap();
    let path = written_log(&folder);
    let opened = while_looked_into(&path, || LineLog::open(&path, anything));
    let (mut log, _) = opened.unwrap();
    log.append("goes on").unwrap();
}

#[test]
fn a_log_is_read_while_it_is_written() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.log");
    let mut log = LineLog::create(&path).unwrap();
    let reader = File::open(&path).unwrap();
    for number in 1..=20 {
        log.append(LINES[3]).unwrap();
        assert_eq!(read_log(&path, anything).unwrap().lines.len(), number);
    }
    drop(reader);
}

#[test]
fn a_second_writer_is_refused_while_the_first_is_open() {
    let folder = tempfile::tempdir().unwrap();
    let path = written_log(&folder);
    let first = LineLog::open(&path, anything).unwrap();
    assert_eq!(LineLog::open(&path, anything).unwrap_err().trouble, Trouble::InUse);
    drop(first);
    assert!(LineLog::open(&path, anything).is_ok());
}

#[test]
fn a_line_with_a_line_end_in_it_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = written_log(&folder);
    let (mut log, _) = LineLog::open(&path, anything).unwrap();
    assert!(matches!(log.append("two\nlines").unwrap_err().trouble, Trouble::Unwritable(_)));
    assert_eq!(read_log(&path, anything).unwrap().lines, LINES);
}

#[test]
fn a_log_that_is_too_large_is_not_read() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.log");
    File::create(&path).unwrap().set_len(LOG_LIMIT + 1).unwrap();
    assert!(matches!(read_log(&path, anything).unwrap_err().trouble, Trouble::TooLarge { .. }));
}

#[test]
fn what_is_cut_off_is_kept_beside_the_log() {
    let folder = tempfile::tempdir().unwrap();
    let path = written_log(&folder);
    let whole = fs::read(&path).unwrap();
    let held = LineLog::hold(&path).unwrap();
    assert_eq!(held.read().lines, LINES);
    assert_eq!(fs::read(&path).unwrap(), whole, "it is only held");
    let (mut log, kept) = held.go_on(2).unwrap();
    assert_eq!(fs::read(kept.unwrap()).unwrap(), whole);
    log.append("third").unwrap();
    assert_eq!(read_log(&path, anything).unwrap().lines, [LINES[0], LINES[1], "third"]);
    drop(log);
    let (_, kept) = LineLog::hold(&path).unwrap().go_on(3).unwrap();
    assert_eq!(kept, None, "nothing was cut off");
}

#[test]
fn several_lines_are_written_whole_or_not_at_all() {
    let folder = tempfile::tempdir().unwrap();
    let path = written_log(&folder);
    let (mut log, _) = LineLog::open(&path, anything).unwrap();
    log.append_all(&["five", "six"]).unwrap();
    assert!(log.append_all(&["seven", "two\nlines"]).is_err());
    assert_eq!(read_log(&path, anything).unwrap().lines[4..], ["five", "six"]);
}

#[test]
fn a_log_notices_that_its_file_was_deleted_and_is_set_up_again_whole() {
    let folder = tempfile::tempdir().unwrap();
    let games = folder.path().join("games");
    fs::create_dir(&games).unwrap();
    let path = games.join("game.log");
    let mut log = LineLog::create(&path).unwrap();
    log.append("one").unwrap();
    let deleted = fs::remove_file(&path);
    if cfg!(windows) {
        // Windows lets nobody do that while we have it open.
        assert!(deleted.is_err());
        log.append("two").unwrap();
        assert_eq!(read_log(&path, anything).unwrap().lines, ["one", "two"]);
        return;
    }
    deleted.unwrap();
    let error = log.append("two").unwrap_err();
    assert_eq!((error.trouble, error.safe), (Trouble::Deleted, Safe::StillKnown));
    assert!(!path.exists(), "nothing is written before somebody says so");
    log.set_up_again().unwrap();
    log.append("two").unwrap();
    assert_eq!(read_log(&path, anything).unwrap().lines, ["one", "two"]);
    assert_eq!(LineLog::open(&path, anything).unwrap_err().trouble, Trouble::InUse, "it is ours as before");

    fs::remove_dir_all(&games).unwrap();
    let error = log.append("three").unwrap_err();
    assert_eq!((error.trouble, error.path), (Trouble::NotFound, games));
    log.set_up_again().unwrap();
    log.append("three").unwrap();
    assert_eq!(read_log(&path, anything).unwrap().lines, ["one", "two", "three"]);
}

#[cfg(unix)]
#[test]
fn a_file_that_somebody_else_put_in_the_place_of_a_log_is_not_written_to() {
    let folder = tempfile::tempdir().unwrap();
    let path = written_log(&folder);
    let (mut log, _) = LineLog::open(&path, anything).unwrap();
    let whole = fs::read(&path).unwrap();
    for foreign in [&b"somebody else's"[..], &[&whole[..], b"and more"].concat()] {
        fs::write(folder.path().join("other"), foreign).unwrap();
        fs::rename(folder.path().join("other"), &path).unwrap();
        assert_eq!(log.append("five").unwrap_err().trouble, Trouble::Replaced);
        assert_eq!(log.set_up_again().unwrap_err().trouble, Trouble::Replaced);
        assert_eq!(fs::read(&path).unwrap(), foreign);
    }
    // Put back just as it was, it is ours again.
    fs::write(folder.path().join("other"), &whole).unwrap();
    fs::rename(folder.path().join("other"), &path).unwrap();
    assert_eq!(log.append("five").unwrap_err().trouble, Trouble::Replaced);
    log.set_up_again().unwrap();
    log.append("five").unwrap();
    assert_eq!(read_log(&path, anything).unwrap().lines[4..], ["five"]);
}

#[cfg(unix)]
#[test]
fn a_log_that_somebody_else_has_changed_is_not_written_to() {
    let folder = tempfile::tempdir().unwrap();
    let path = written_log(&folder);
    let (mut log, _) = LineLog::open(&path, anything).unwrap();
    OpenOptions::new().append(true).open(&path).unwrap().write_all(b"scribbled").unwrap();
    let changed = fs::read(&path).unwrap();
    assert_eq!(log.append("five").unwrap_err().trouble, Trouble::Replaced);
    assert_eq!(log.set_up_again().unwrap_err().trouble, Trouble::Replaced);
    assert_eq!(fs::read(&path).unwrap(), changed);
    let elsewhere = folder.path().join("elsewhere.log");
    log.go_on_at(&elsewhere).unwrap();
    log.append("five").unwrap();
    assert_eq!(fs::read(&path).unwrap(), changed);
    assert_eq!(read_log(&elsewhere, anything).unwrap().lines.len(), 5);
    assert_eq!(log.go_back_to(&path).unwrap_err().trouble, Trouble::Replaced);
    assert_eq!((log.path(), fs::read(&path).unwrap()), (elsewhere.as_path(), changed));
}

#[test]
fn a_log_that_went_on_elsewhere_comes_back_to_where_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let path = written_log(&folder);
    let (mut log, _) = LineLog::open(&path, anything).unwrap();
    let elsewhere = folder.path().join("elsewhere.log");
    for is_there in [true, false] {
        log.go_on_at(&elsewhere).unwrap();
        log.append("more").unwrap();
        if !is_there {
            fs::remove_file(&path).unwrap();
        }
        log.go_back_to(&path).unwrap();
        assert_eq!(log.path(), path);
        log.append("and here again").unwrap();
        assert_eq!(read_log(&path, anything).unwrap().lines.last().unwrap(), "and here again");
        fs::remove_file(&elsewhere).unwrap();
    }
    assert_eq!(read_log(&path, anything).unwrap().lines.len(), 8);
}

#[test]
fn a_log_goes_on_in_a_new_file_only() {
    let folder = tempfile::tempdir().unwrap();
    let path = written_log(&folder);
    let (mut log, _) = LineLog::open(&path, anything).unwrap();
    let taken = folder.path().join("taken.log");
    fs::write(&taken, "mine").unwrap();
    assert_eq!(log.go_on_at(&taken).unwrap_err().trouble, Trouble::Exists);
    assert_eq!((log.path(), fs::read(&taken).unwrap()), (path.as_path(), b"mine".to_vec()));
}

#[test]
fn a_log_never_outgrows_what_is_read_back() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.log");
    let mut log = LineLog::create(&path).unwrap();
    let line = "x".repeat(LOG_LIMIT as usize - 1);
    log.append(&line).unwrap();
    assert_eq!(log.append("").unwrap_err().trouble, Trouble::Overflowing { limit: LOG_LIMIT });
    assert_eq!(read_log(&path, anything).unwrap().lines.len(), 1);
}

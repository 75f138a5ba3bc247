//! A book as a file: what survives a crash, a clumsy editor and a newer program.

use super::people::{BJORN, began, discarded, earned, found, founding, library, now};
use delvewright::games::massive_darkness::campaign::book::{BACKUP_EVERY, read};
use delvewright::games::massive_darkness::campaign::lines::ReadError;
use delvewright::games::massive_darkness::campaign::{Book, BookError, What};
use std::fs;
use std::path::{Path, PathBuf};

fn written(folder: &Path) -> PathBuf {
    let path = folder.join("one.campaign");
    let mut book = Book::found(&path, &library(), "a1".to_owned(), 1, founding()).unwrap();
    for what in [began("tutorial"), earned(BJORN, 0, 3), found(BJORN, &["T001"]), discarded(BJORN, &["SE11"])] {
        book.enter(2, what).unwrap();
    }
    path
}

#[test]
fn entries_are_there_again_when_the_book_is_opened() {
    let folder = tempfile::tempdir().unwrap();
    let path = written(folder.path());
    let mut book = Book::open(&path, &library(), 3).unwrap();
    assert_eq!(book.campaign().entries().len(), 5);
    assert_eq!(now(book.campaign()).owner("T001"), Some(BJORN));
    assert_eq!(book.undo(4).unwrap(), Some(5));
    assert_eq!(book.correct(4, 3, Some(earned(BJORN, 0, 4)), "a slip".to_owned()).unwrap(), 7);
    drop(book);
    let campaign = read(&path, &library()).unwrap();
    assert_eq!(now(&campaign).owner("SE11"), Some(BJORN));
    assert_eq!(now(&campaign).hero(BJORN).unwrap().0.micro_xp, 4);
}

#[test]
fn a_refused_entry_leaves_no_trace_in_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = written(folder.path());
    let before = fs::read(&path).unwrap();
    let mut book = Book::open(&path, &library(), 3).unwrap();
    let error = book.enter(4, found(BJORN, &["T001"])).unwrap_err();
    assert!(matches!(&error, BookError::Refused(refused) if refused.rule() == "COMP-15"), "{error}");
    assert_eq!(fs::read(&path).unwrap(), before);
    assert_eq!(book.campaign().entries().len(), 5);
}

#[test]
fn a_founding_that_is_refused_makes_no_file_and_no_file_is_written_over() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("one.campaign");
    let mut wrong = founding();
    wrong.heroes.clear();
    assert!(Book::found(&path, &library(), "a".to_owned(), 1, wrong).is_err());
    assert!(!path.exists());
    fs::write(&path, "a shopping list").unwrap();
    assert!(Book::found(&path, &library(), "a".to_owned(), 1, founding()).is_err());
    assert_eq!(fs::read_to_string(&path).unwrap(), "a shopping list");
}

#[test]
fn torn_at_any_byte_a_book_opens_with_every_complete_entry_and_can_go_on() {
    let folder = tempfile::tempdir().unwrap();
    let whole = fs::read(written(folder.path())).unwrap();
    let first = whole.iter().position(|&byte| byte == b'\n').unwrap() + 1;
    let path = folder.path().join("torn.campaign");
    for length in first..=whole.len() {
        fs::write(&path, &whole[..length]).unwrap();
        let complete = whole[..length].iter().filter(|&&byte| byte == b'\n').count() - 1;
        // Only the line end is missing: the entry is complete as well.
        let complete = complete + usize::from(whole.get(length) == Some(&b'\n') && length > first);
        if complete == 0 {
            // Without its founding it is no campaign yet; what there is of it is left alone.
            let error = Book::open(&path, &library(), 3).unwrap_err();
            assert!(matches!(error, BookError::Read { error: ReadError::Bare, .. }), "cut at {length}: {error}");
            assert_eq!(fs::read(&path).unwrap(), &whole[..length]);
            continue;
        }
        let mut book = Book::open(&path, &library(), 3).unwrap();
        assert_eq!(book.campaign().entries().len(), complete, "cut at {length}");
        book.enter(4, What::Renamed("on".to_owned())).unwrap();
        drop(book);
        assert_eq!(read(&path, &library()).unwrap().entries().len(), complete + 1, "cut at {length}");
    }
}

#[test]
fn what_is_damaged_newer_or_foreign_is_left_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let good = fs::read_to_string(written(folder.path())).unwrap();
    let path = folder.path().join("other.campaign");
    let opened = |text: &str| {
        fs::write(&path, text).unwrap();
        let error = Book::open(&path, &library(), 3).unwrap_err();
        assert_eq!(fs::read_to_string(&path).unwrap(), text);
        assert_eq!(error, read(&path, &library()).unwrap_err());
        match error {
            BookError::Read { error, .. } => error,
            other => panic!("{other}"),
        }
    };
    assert_eq!(opened(""), ReadError::Empty);
    assert_eq!(opened("Würfel\n"), ReadError::Foreign);
    assert_eq!(opened(&good[..good.find('\n').unwrap() + 1]), ReadError::Bare);
    // Torn in its first entry it is left as it is, too.
    assert_eq!(opened(&good[..good.find('\n').unwrap() + 9]), ReadError::Bare);
    assert!(matches!(opened(&good.replace("format:1", "format:2")), ReadError::Newer { found: 2, .. }));
    assert_eq!(opened(&good.replace("massive-darkness", "chess")), ReadError::Ruleset("chess".to_owned()));
    assert!(matches!(opened(&good.replace("Earned", "Stolen")), ReadError::Malformed { line: 4, .. }));
    // The last line too: a newer program may have written it.
    assert!(matches!(opened(&good.replace("Discarded", "Melted")), ReadError::Malformed { line: 6, .. }));
}

#[test]
fn a_file_edited_by_hand_is_checked_by_the_rules() {
    let folder = tempfile::tempdir().unwrap();
    let path = written(folder.path());
    let text = fs::read_to_string(&path).unwrap().replace("T001", "SE13");
    fs::write(&path, text).unwrap();
    let campaign = read(&path, &library()).unwrap();
    assert_eq!(super::people::conflicts(&campaign), [(4, "STORY-13")]);
}

#[test]
fn a_second_window_cannot_write_in_the_same_book() {
    let folder = tempfile::tempdir().unwrap();
    let path = written(folder.path());
    let _first = Book::open(&path, &library(), 3).unwrap();
    assert!(matches!(Book::open(&path, &library(), 3), Err(BookError::File(_))));
    assert!(read(&path, &library()).is_ok());
}

#[test]
fn an_open_book_is_backed_up_from_time_to_time() {
    let folder = tempfile::tempdir().unwrap();
    let path = written(folder.path());
    let backups = folder.path().join("backups");
    let mut book = Book::open(&path, &library(), 1000).unwrap();
    book.back_up_if_due(1000 + BACKUP_EVERY - 1, &backups).unwrap();
    assert!(!backups.exists());
    book.back_up_if_due(1000 + BACKUP_EVERY, &backups).unwrap();
    assert_eq!(fs::read(backups.join("one.campaign.1")).unwrap(), fs::read(&path).unwrap());
}

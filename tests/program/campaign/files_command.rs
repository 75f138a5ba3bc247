//! Campaign books at the command line: what is in the way, torn, damaged or impossible.

use super::command_line::{home, run, well};
use std::fs;
use std::path::{Path, PathBuf};

fn book(home: &Path) -> PathBuf {
    home.join("campaigns/into-the-dark.campaign")
}

/// What a command says that is refused.
#[track_caller]
fn refused(home: &Path, arguments: &[&str]) -> String {
    let output = run(home, arguments);
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {complaint}");
    complaint
}

#[test]
fn a_book_and_any_other_file_that_is_there_are_never_written_over() {
    let home = home();
    let (book, list) = (book(home.path()), home.path().join("list.md"));
    let before = fs::read(&book).unwrap();
    fs::write(&list, "# shopping\n").unwrap();
    for file in [&book, &list] {
        let file = file.to_str().unwrap();
        for arguments in [
            &["chronicle", "into-the-dark", "--output", file][..],
            &["chronicle", "into-the-dark", "--csv", "--output", file],
            &["export", "into-the-dark", file],
        ] {
            let complaint = refused(home.path(), arguments);
            assert!(complaint.contains("There is already a file"), "{complaint}");
        }
    }
    assert_eq!(fs::read(&book).unwrap(), before);
    assert_eq!(fs::read_to_string(&list).unwrap(), "# shopping\n");
}

#[test]
fn a_torn_last_line_is_told_on_the_side_and_stays_as_it_is() {
    let (home, elsewhere) = (home(), tempfile::tempdir().unwrap());
    let mut torn = fs::read(book(home.path())).unwrap();
    torn.truncate(torn.len() - 9);
    fs::write(book(home.path()), &torn).unwrap();
    let (to, file) = (home.path().join("to-go.campaign"), book(home.path()));
    let told = |home: &Path, arguments: &[&str]| {
        let output = run(home, arguments);
        assert_eq!(output.status.code(), Some(0), "{arguments:?}");
        let told = String::from_utf8(output.stderr).unwrap();
        assert!(told.contains("line 5") && told.contains("half written"), "{arguments:?}: {told}");
    };
    told(home.path(), &["show", "into-the-dark"]);
    told(home.path(), &["chronicle", "into-the-dark"]);
    told(home.path(), &["export", "into-the-dark", to.to_str().unwrap()]);
    told(elsewhere.path(), &["import", file.to_str().unwrap()]);
    assert_eq!(fs::read(&file).unwrap(), torn);
    let rescued = well(home.path(), &["rescue", "into-the-dark"]);
    assert!(rescued.contains("Line 5 is left out"), "{rescued}");
    let again = refused(home.path(), &["rescue", "into-the-dark"]);
    assert!(again.contains("nothing to rescue"), "{again}");
}

#[test]
fn an_impossible_beginning_is_told_with_its_rule_wherever_the_book_is_met() {
    let (home, elsewhere) = (home(), tempfile::tempdir().unwrap());
    let text = fs::read_to_string(book(home.path())).unwrap();
    fs::write(book(home.path()), text.replace("hero:\"elias\"", "hero:\"bjorn\"")).unwrap();
    let shown = run(home.path(), &["show", "into-the-dark"]);
    let said = String::from_utf8(shown.stdout).unwrap();
    assert_eq!(shown.status.code(), Some(1));
    let rule = said.rsplit_once('(').unwrap().1.split_once(')').unwrap().0.to_owned();
    assert!(said.contains("twice") && rule.contains('-'), "{said}");
    let listed = well(home.path(), &["list"]);
    assert!(listed.contains(&rule), "{listed}");
    let file = book(home.path());
    let refused = refused(elsewhere.path(), &["import", file.to_str().unwrap()]);
    assert!(refused.contains(&rule), "{refused}");
    assert!(well(elsewhere.path(), &["list"]).contains("no campaigns yet"));
}

#[test]
fn a_book_with_conflicts_is_imported_and_they_are_named() {
    let (home, elsewhere) = (home(), tempfile::tempdir().unwrap());
    let file = book(home.path());
    fs::write(&file, fs::read_to_string(&file).unwrap().replace("T001", "SE14")).unwrap();
    let output = run(elsewhere.path(), &["import", file.to_str().unwrap()]);
    let told = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(0), "{told}");
    assert!(told.contains("Entry 4") && told.contains("(STORY-13)"), "{told}");
    assert_eq!(fs::read(book(elsewhere.path())).unwrap(), fs::read(&file).unwrap());
}

#[test]
fn of_a_book_without_any_entry_it_is_said_what_can_be_done() {
    let home = home();
    let text = fs::read_to_string(book(home.path())).unwrap();
    let header = &text[..text.find('\n').unwrap() + 1];
    fs::write(book(home.path()), header).unwrap();
    for command in ["show", "chronicle", "rescue"] {
        let said = refused(home.path(), &[command, "into-the-dark"]);
        assert!(said.contains("no entry") && said.contains("earlier version"), "{command}: {said}");
    }
    assert!(well(home.path(), &["list"]).contains("no entry"));
    assert_eq!(fs::read_to_string(book(home.path())).unwrap(), header);
}

#[test]
fn an_exported_campaign_of_a_format_that_never_was_is_not_taken_in() {
    let (home, elsewhere) = (home(), tempfile::tempdir().unwrap());
    let to = home.path().join("to-go.campaign");
    well(home.path(), &["export", "into-the-dark", to.to_str().unwrap()]);
    let text = fs::read_to_string(&to).unwrap();
    fs::write(&to, text.replacen("format: 1", "format: 0", 1)).unwrap();
    let said = refused(elsewhere.path(), &["import", to.to_str().unwrap()]);
    assert!(said.contains("does not name its format"), "{said}");
    assert!(well(elsewhere.path(), &["list"]).contains("no campaigns yet"));
}

#[test]
fn what_is_no_book_is_told_in_the_same_words_wherever_it_is_met() {
    let home = home();
    let noise = home.path().join("noise.campaign");
    let rubbish: [&[u8]; 4] = [b"\x00\xff\xfe\x80", b"plain\n\xff\xfe\n", b"\xff\n\xff\n", b"a shopping list"];
    for bytes in rubbish {
        fs::write(&noise, bytes).unwrap();
        let file = noise.to_str().unwrap();
        let said = refused(home.path(), &["show", file]);
        assert!(said.contains("does not begin as a campaign book"), "{said}");
        assert_eq!(refused(home.path(), &["import", file]), said);
        assert_eq!(fs::read(&noise).unwrap(), bytes);
    }
}

//! Campaign books at the command line.

use super::people::{BJORN, began, earned, found, founding, library};
use delvewright::games::massive_darkness::campaign::{Shelf, What};
use delvewright::house::book::DERIVED;
use delvewright::house::storage::DataDirs;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

pub(crate) fn run(home: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_delvewright"));
    command.arg("campaign").args(arguments).env_clear().env("DELVEWRIGHT_HOME", home);
    command.output().unwrap()
}

/// What a command prints that goes well.
#[track_caller]
pub(crate) fn well(home: &Path, arguments: &[&str]) -> String {
    let output = run(home, arguments);
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert_eq!((output.status.code(), complaint.as_str()), (Some(0), ""), "{arguments:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// A data folder with one campaign.
pub(crate) fn home() -> tempfile::TempDir {
    let home = tempfile::tempdir().unwrap();
    let shelf = Shelf::new(DataDirs::at(home.path()), library());
    let mut book = shelf.found(1_767_225_600, founding()).unwrap();
    for what in [began("tutorial"), earned(BJORN, 0, 3), found(BJORN, &["T001"])] {
        book.enter(1_767_225_700, what).unwrap();
    }
    home
}

#[test]
fn campaigns_are_listed_shown_and_told() {
    let home = home();
    let listed = well(home.path(), &["list"]);
    assert!(listed.contains("into-the-dark: “Into the dark”"), "{listed}");
    let shown = well(home.path(), &["show", "into-the-dark"]);
    assert!(shown.contains("Bjorn finds Armor of Life (S001).") && shown.contains("3 micro-XP"), "{shown}");
    let told = well(home.path(), &["chronicle", "into-the-dark"]);
    assert!(told.starts_with("# Into the dark\n") && told.contains("**2026-01-01**"), "{told}");
    let csv = home.path().join("numbers.csv");
    well(home.path(), &["chronicle", "into-the-dark", "--csv", "--output", csv.to_str().unwrap()]);
    let written = fs::read_to_string(csv).unwrap();
    assert_eq!(written.lines().count(), 1 + 4 * 2);
    assert_eq!(well(home.path(), &["chronicle", "into-the-dark", "--csv"]), written, "with the same line ends");
    let pdf = home.path().join("story.pdf");
    well(home.path(), &["chronicle", "into-the-dark", "--output", pdf.to_str().unwrap(), "--paper", "letter"]);
    let printed = fs::read(pdf).unwrap();
    assert!(printed.starts_with(b"%PDF-") && printed.windows(7).any(|part| part == b"612 792"));
    let empty = tempfile::tempdir().unwrap();
    assert!(well(empty.path(), &["list"]).contains("no campaigns yet"));
}

#[test]
fn on_a_long_shelf_the_books_of_late_are_looked_into_and_the_others_only_named() {
    let home = home();
    let shelf = home.path().join("campaigns");
    let one = fs::read(shelf.join("into-the-dark.campaign")).unwrap();
    for number in 0..DERIVED {
        fs::write(shelf.join(format!("old-{number:02}.campaign")), &one).unwrap();
    }
    fs::write(shelf.join("rubbish.campaign"), "rubbish").unwrap();
    let listed = well(home.path(), &["list"]);
    assert_eq!(listed.lines().count(), DERIVED + 2, "{listed}");
    assert_eq!(listed.matches("“Into the dark”, last written in on 2026-01-01").count(), DERIVED + 1, "{listed}");
    assert!((DERIVED - 1..=DERIVED).contains(&listed.matches("; next: ").count()), "{listed}");
    assert!(listed.lines().any(|line| line.contains("rubbish.campaign cannot be read")), "{listed}");
}

#[test]
fn own_cards_are_called_in_english_where_they_have_no_other_name() {
    let home = home();
    let packs = home.path().join("packs");
    fs::create_dir_all(&packs).unwrap();
    fs::write(packs.join("own-cards.ron"), r#"(format: 1, names: {"T001": {"en": "Coat of Doors"}})"#).unwrap();
    for (language, sentence) in [
        ("en_GB.UTF-8", "Bjorn finds Coat of Doors (S001)."),
        ("de_DE.UTF-8", "Bjorn findet: Coat of Doors (S001)."),
        ("pl_PL.UTF-8", "Bjorn znajduje: Coat of Doors (S001)."),
    ] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_delvewright"));
        command.args(["campaign", "show", "into-the-dark"]).env_clear().env("DELVEWRIGHT_HOME", home.path());
        let told = String::from_utf8(command.env("LANG", language).output().unwrap().stdout).unwrap();
        assert!(told.contains(sentence), "{language}: {told}");
    }
}

#[test]
fn a_campaign_is_found_by_its_title_wherever_only_one_has_it() {
    let home = home();
    let shelf = Shelf::new(DataDirs::at(home.path()), library());
    let by_file = well(home.path(), &["show", "into-the-dark"]);
    assert_eq!(well(home.path(), &["show", "Into the dark"]), by_file);
    let to = home.path().join("to-go.campaign");
    well(home.path(), &["export", "Into the dark", to.to_str().unwrap()]);
    assert!(well(home.path(), &["chronicle", "Into the dark"]).starts_with("# Into the dark\n"));
    let nothing = refused(home.path(), &["rescue", "Into the dark"]);
    assert!(nothing.contains("nothing to rescue"), "{nothing}");
    // A title that a campaign was given later counts as well.
    let mut book = shelf.open(&home.path().join("campaigns/into-the-dark.campaign"), 1_767_225_800).unwrap();
    book.enter(1_767_225_800, What::Renamed("Out of it".to_owned())).unwrap();
    drop(book);
    assert!(refused(home.path(), &["show", "Into the dark"]).contains("does not exist"));
    assert!(well(home.path(), &["show", "Out of it"]).starts_with("Out of it\n"));
    // Two of one title are told apart by their files.
    let mut other = shelf.found(1_767_225_900, founding()).unwrap();
    other.enter(1_767_225_900, What::Renamed("Out of it".to_owned())).unwrap();
    drop(other);
    for arguments in [&["show", "Out of it"][..], &["chronicle", "Out of it"], &["rescue", "Out of it"]] {
        let complaint = refused(home.path(), arguments);
        assert!(
            complaint.contains("“Out of it”") && complaint.contains("into-the-dark, into-the-dark-2"),
            "{complaint}"
        );
    }
}

#[test]
fn a_campaign_moves_to_another_computer_and_a_damaged_one_is_rescued() {
    let (home, elsewhere) = (home(), tempfile::tempdir().unwrap());
    let to = home.path().join("to-go.ron");
    well(home.path(), &["export", "into-the-dark", to.to_str().unwrap()]);
    well(elsewhere.path(), &["import", to.to_str().unwrap()]);
    let shown = well(elsewhere.path(), &["show", "into-the-dark"]);
    assert_eq!(shown, well(home.path(), &["show", "into-the-dark"]));
    let book = elsewhere.path().join("campaigns/into-the-dark.campaign");
    fs::write(&book, fs::read_to_string(&book).unwrap().replace("Earned", "Stolen")).unwrap();
    let refused = run(elsewhere.path(), &["show", "into-the-dark"]);
    let complaint = String::from_utf8(refused.stderr).unwrap();
    assert_eq!(refused.status.code(), Some(2));
    assert!(
        complaint.contains("Line 4, column 27 cannot be understood: the word “Stolen” is unknown there."),
        "{complaint}"
    );
    assert!(complaint.contains("as it was") && !complaint.contains("Founded"), "{complaint}");
    well(elsewhere.path(), &["rescue", "into-the-dark"]);
    assert!(well(elsewhere.path(), &["show", "into-the-dark"]).contains("begins at the table"));
}

#[test]
fn what_the_rules_forbid_in_a_file_is_shown_with_exit_code_one() {
    let home = home();
    let book = home.path().join("campaigns/into-the-dark.campaign");
    fs::write(&book, fs::read_to_string(&book).unwrap().replace("T001", "SE14")).unwrap();
    let output = run(home.path(), &["show", "into-the-dark"]);
    let said = String::from_utf8(output.stdout).unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(said.contains("(STORY-13)"), "{said}");
}

#[test]
fn a_bot_plays_the_first_quests_of_a_campaign_and_keeps_its_book() {
    let home = tempfile::tempdir().unwrap();
    let book = home.path().join("bot.campaign");
    let arguments = ["simulate", "--seed", "5", "--heroes", "2", "--quests", "2", "--json"];
    let said = well(home.path(), &[&arguments[..], &["--book", book.to_str().unwrap()]].concat());
    let told: serde_json::Value = serde_json::from_str(&said).unwrap();
    assert_eq!(told["defects"], serde_json::json!([]));
    assert_eq!(told["campaigns"][0]["heroes"].as_array().unwrap().len(), 2);
    assert_eq!(well(home.path(), &arguments), said, "the same seed plays the same campaign");
    assert!(well(home.path(), &["show", book.to_str().unwrap()]).contains("the campaign is over"));
    let again = run(home.path(), &[&arguments[..], &["--book", book.to_str().unwrap()]].concat());
    assert_eq!(again.status.code(), Some(2), "a book is never written over");
}

/// What a command says that is refused.
#[track_caller]
fn refused(home: &Path, arguments: &[&str]) -> String {
    let output = run(home, arguments);
    assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{arguments:?}");
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn the_list_names_the_quest_that_comes_next() {
    let home = tempfile::tempdir().unwrap();
    Shelf::new(DataDirs::at(home.path()), library()).found(1_767_225_600, founding()).unwrap();
    let listed = well(home.path(), &["list"]);
    assert!(listed.ends_with("next: Walking in the Dark.\n"), "{listed}");
}

#[test]
fn a_campaign_without_quests_is_not_played_and_the_highest_seed_is_a_seed() {
    let home = tempfile::tempdir().unwrap();
    let said = refused(home.path(), &["simulate", "--quests", "0"]);
    assert!(said.contains("--quests") && said.contains("1 to 11"), "{said}");
    let highest = u64::MAX.to_string();
    let arguments = ["simulate", "--seed", &highest, "--heroes", "1", "--quests", "1", "--campaigns", "2", "--json"];
    let told: serde_json::Value = serde_json::from_str(&well(home.path(), &arguments)).unwrap();
    let seeds: Vec<u64> =
        told["campaigns"].as_array().unwrap().iter().map(|campaign| campaign["seed"].as_u64().unwrap()).collect();
    assert_eq!((seeds, told["defects"].as_array().unwrap().len()), (vec![u64::MAX, 0], 0));
    for kind in ["1:1", "2:1", "1:2", "sold", "given", "replaced_in_town", "replaced_before_repeating"] {
        assert!(told["campaigns"][0]["trades"][kind].is_u64(), "{told}");
    }
}

#[test]
fn a_format_that_never_was_and_a_campaign_without_name_are_refused_and_left_alone() {
    for (old, new, why) in [
        ("format:1", "format:0", "there is no format 0"),
        ("name:\"Into the dark\"", "name:\" \"", "A campaign needs a name. (STORY-24)"),
    ] {
        let home = home();
        let book = home.path().join("campaigns/into-the-dark.campaign");
        let changed = fs::read_to_string(&book).unwrap().replace(old, new);
        fs::write(&book, &changed).unwrap();
        let output = run(home.path(), &["show", "into-the-dark"]);
        let said = [output.stdout, output.stderr].map(|said| String::from_utf8(said).unwrap()).concat();
        assert_ne!(output.status.code(), Some(0), "{said}");
        assert!(said.contains(why), "{said}");
        assert_eq!(fs::read_to_string(&book).unwrap(), changed);
    }
}

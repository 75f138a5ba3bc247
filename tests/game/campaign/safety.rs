//! Nothing that was entered gets lost: torn and damaged books, files that are in the way, copies beside the original.

use super::people::{BJORN, ELIAS, began, conflicts, discarded, earned, found, founding, library, now};
use delvewright::games::massive_darkness::campaign::book::{read, torn_line};
use delvewright::games::massive_darkness::campaign::bundle::{Bundle, Packed as _};
use delvewright::games::massive_darkness::campaign::entry::{Begins, Chance, GameFile, Note, Place, Sheet};
use delvewright::games::massive_darkness::campaign::lines::{FORMAT, Header, RULESET, entry_line, header_line};
use delvewright::games::massive_darkness::campaign::outlet::{Kind, may_replace};
use delvewright::games::massive_darkness::campaign::rescue::{WhyLeftOut, rescue};
use delvewright::games::massive_darkness::campaign::{Book, BookError, Entry, Shelf, What};
use delvewright::games::massive_darkness::folders::OwnFolders as _;
use delvewright::games::massive_darkness::rules::state::Slot;
use delvewright::house::storage::{DataDirs, StorageError, Trouble};
use std::fs;
use std::path::{Path, PathBuf};

fn written(folder: &Path) -> PathBuf {
    let path = folder.join("one.campaign");
    let mut book = Book::found(&path, &library(), "a1".to_owned(), 1, founding()).unwrap();
    for what in [began("tutorial"), earned(BJORN, 0, 3), found(BJORN, &["T001"]), earned(ELIAS, 0, 1)] {
        book.enter(2, what).unwrap();
    }
    path
}

fn files(folder: &Path) -> usize {
    fs::read_dir(folder).unwrap().count()
}

#[test]
fn an_export_never_replaces_a_book_or_anything_else_that_lies_there() {
    let folder = tempfile::tempdir().unwrap();
    let path = written(folder.path());
    let before = fs::read(&path).unwrap();
    let shelf = Shelf::new(DataDirs::at(folder.path()), library());
    let to = folder.path().join("to-go.campaign");
    shelf.export(&path, &to).unwrap();
    for file in [&path, &to] {
        let is_there = fs::read(file).unwrap();
        let error = shelf.export(&path, file).unwrap_err();
        assert!(matches!(&error, BookError::File(StorageError { trouble: Trouble::Exists, .. })), "{error}");
        assert_eq!(fs::read(file).unwrap(), is_there);
    }
    assert_eq!(fs::read(&path).unwrap(), before);
}

#[test]
fn who_agreed_to_replace_a_file_replaces_only_one_of_the_same_kind() {
    let folder = tempfile::tempdir().unwrap();
    let book = written(folder.path());
    let bundle = folder.path().join("to-go.campaign");
    Shelf::new(DataDirs::at(folder.path()), library()).export(&book, &bundle).unwrap();
    let made = |name: &str, text: &str| {
        let file = folder.path().join(name);
        fs::write(&file, text).unwrap();
        file
    };
    let files = [
        (Some(Kind::Bundle), bundle),
        (Some(Kind::Markdown), made("story.md", "# Into the dark\n")),
        (Some(Kind::Pdf), made("story.pdf", "%PDF-1.7\n")),
        (Some(Kind::Numbers), made("numbers.csv", "entry,date,quest,hero,xp\r\n")),
        (None, book),
        (None, made("list.csv", "milk,2\n")),
        (None, made("game.journal", "Header(1)\n")),
    ];
    for (own, file) in &files {
        for kind in [Kind::Bundle, Kind::Markdown, Kind::Pdf, Kind::Numbers] {
            assert_eq!(may_replace(file, kind).is_ok(), *own == Some(kind), "{kind:?} over {}", file.display());
        }
    }
    assert!(may_replace(&folder.path().join("new.pdf"), Kind::Pdf).is_ok());
    assert!(may_replace(&made("made-by-a-dialog.pdf", ""), Kind::Pdf).is_ok());
}

#[test]
fn a_torn_book_is_kept_before_its_last_line_is_cut_off() {
    let folder = tempfile::tempdir().unwrap();
    let path = written(folder.path());
    let mut torn = fs::read(&path).unwrap();
    torn.truncate(torn.len() - 9);
    fs::write(&path, &torn).unwrap();
    assert_eq!(torn_line(&path).map(|cut| cut.number), Some(6));
    assert_eq!(read(&path, &library()).unwrap().entries().len(), 4);
    assert_eq!(fs::read(&path).unwrap(), torn, "reading changes nothing");
    let book = Book::open(&path, &library(), 3).unwrap();
    let told = book.torn().unwrap().clone();
    assert_eq!((told.cut.number, book.campaign().entries().len()), (6, 4));
    assert_eq!(fs::read(&told.kept).unwrap(), torn);
    drop(book);
    assert!(Book::open(&path, &library(), 3).unwrap().torn().is_none(), "it is told once");
    assert_eq!(files(folder.path()), 2);
}

#[test]
fn a_book_that_lacks_only_the_last_line_end_loses_nothing_and_leaves_no_copy() {
    let folder = tempfile::tempdir().unwrap();
    let path = written(folder.path());
    let whole = fs::read_to_string(&path).unwrap();
    fs::write(&path, whole.trim_end()).unwrap();
    assert_eq!(torn_line(&path), None);
    assert!(matches!(rescue(&path, &library()), Err(BookError::Sound(_))));
    assert!(Book::open(&path, &library(), 3).unwrap().torn().is_none());
    assert_eq!(fs::read_to_string(&path).unwrap(), whole);
    // Damage elsewhere does not cost the last entry either.
    fs::write(&path, whole.trim_end().replace("Found(hero", "F#und(hero")).unwrap();
    rescue(&path, &library()).unwrap();
    assert_eq!(read(&path, &library()).unwrap().entries().last().unwrap().what, earned(ELIAS, 0, 1));
}

#[test]
fn a_damaged_book_keeps_every_entry_that_can_be_read_and_tells_which_lines_it_lost() {
    let folder = tempfile::tempdir().unwrap();
    let path = written(folder.path());
    let mut book = Book::open(&path, &library(), 3).unwrap();
    book.enter(4, discarded(BJORN, &["T001"])).unwrap();
    book.correct(5, 5, Some(earned(ELIAS, 0, 2)), "a slip".to_owned()).unwrap();
    book.correct(5, 4, None, "not found at all".to_owned()).unwrap();
    drop(book);
    let damaged = fs::read_to_string(&path).unwrap().replacen("Found(hero", "F#und(hero", 1);
    fs::write(&path, &damaged).unwrap();
    let rescued = rescue(&path, &library()).unwrap();
    assert_eq!(fs::read_to_string(&rescued.kept).unwrap(), damaged);
    let lost: Vec<usize> = rescued.left_out.iter().map(|lost| lost.line).collect();
    // The card is nobody's any more, and the entry that was struck out is gone.
    assert_eq!(lost, [5, 7, 9]);
    assert!(matches!(rescued.left_out[0].why, WhyLeftOut::Read(_)));
    assert!(matches!(&rescued.left_out[1].why, WhyLeftOut::Refused(refused) if refused.hero.as_deref() == Some(BJORN)));
    let campaign = read(&path, &library()).unwrap();
    assert_eq!((campaign.entries().len(), campaign.conflicts().count()), (5, 0));
    assert_eq!(now(&campaign).hero(ELIAS).unwrap().0.micro_xp, 2, "the correction is about the same entry as before");
    assert!(matches!(rescue(&path, &library()), Err(BookError::Sound(_))));
    assert_eq!(files(folder.path()), 2, "a sound book is left alone");
}

#[test]
fn bytes_that_are_no_text_cost_only_their_own_line() {
    let folder = tempfile::tempdir().unwrap();
    let path = written(folder.path());
    let mut bytes = fs::read(&path).unwrap();
    let at = fs::read_to_string(&path).unwrap().find("Earned").unwrap();
    bytes[at] = 0xff;
    fs::write(&path, &bytes).unwrap();
    let rescued = rescue(&path, &library()).unwrap();
    assert_eq!(rescued.left_out.len(), 1);
    assert_eq!((rescued.left_out[0].line, &rescued.left_out[0].why), (4, &WhyLeftOut::NoText));
    assert_eq!(read(&path, &library()).unwrap().entries().len(), 4);
}

#[test]
fn a_book_that_somebody_has_open_is_not_rescued_and_what_is_none_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = written(folder.path());
    let open = Book::open(&path, &library(), 3).unwrap();
    let damaged = fs::read_to_string(&path).unwrap().replace("Found(hero", "F#und(hero");
    // Windows lets nobody else write in it.
    if cfg!(unix) {
        fs::write(&path, &damaged).unwrap();
    }
    let before = fs::read_to_string(&path).unwrap();
    let error = rescue(&path, &library()).unwrap_err();
    assert!(matches!(&error, BookError::File(StorageError { trouble: Trouble::InUse, .. })), "{error}");
    assert_eq!(fs::read_to_string(&path).unwrap(), before);
    drop(open);
    fs::write(&path, &damaged).unwrap();
    assert!(rescue(&path, &library()).is_ok());
    let list = folder.path().join("list");
    fs::write(&list, "a shopping list").unwrap();
    assert!(rescue(&list, &library()).is_err());
    assert_eq!(fs::read_to_string(&list).unwrap(), "a shopping list");
    // Without its first entry there is no campaign.
    let lost = folder.path().join("lost.campaign");
    fs::write(&lost, damaged.replace("Founded", "F#unded")).unwrap();
    assert!(matches!(rescue(&lost, &library()), Err(BookError::Read { .. })));
    assert_eq!(fs::read_to_string(&lost).unwrap(), damaged.replace("Founded", "F#unded"));
}

#[test]
fn the_mark_of_an_editor_at_the_beginning_of_a_book_does_no_harm() {
    let folder = tempfile::tempdir().unwrap();
    let path = written(folder.path());
    fs::write(&path, format!("\u{feff}{}", fs::read_to_string(&path).unwrap())).unwrap();
    assert_eq!(read(&path, &library()).unwrap().entries().len(), 5);
    let mut book = Book::open(&path, &library(), 3).unwrap();
    book.enter(4, earned(ELIAS, 0, 1)).unwrap();
    drop(book);
    assert_eq!(read(&path, &library()).unwrap().entries().len(), 6);
}

/// A book with this founding, as somebody may have edited it.
fn edited(
    folder: &Path,
    change: impl Fn(&mut delvewright::games::massive_darkness::campaign::entry::Founding),
) -> PathBuf {
    let mut founding = founding();
    change(&mut founding);
    let header = Header { format: FORMAT, ruleset: RULESET.to_owned(), id: "e1".to_owned() };
    let entry = Entry { at: 1, what: What::Founded(founding) };
    let path = folder.join("edited.campaign");
    fs::write(&path, format!("{}\n{}\n", header_line(&header).unwrap(), entry_line(&entry).unwrap())).unwrap();
    path
}

#[test]
fn a_campaign_that_cannot_have_begun_so_is_not_imported_and_the_rule_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let shelf = Shelf::new(DataDirs::at(folder.path()), library());
    let rule = |change: &dyn Fn(&mut delvewright::games::massive_darkness::campaign::entry::Founding)| {
        let path = edited(folder.path(), change);
        let Err(BookError::Refused(refused)) = shelf.import(&path) else { panic!("it was taken in") };
        assert_eq!(conflicts(&read(&path, &library()).unwrap())[0], (1, refused.rule()));
        refused.rule()
    };
    let sheet = |change: fn(&mut Sheet)| {
        rule(&|founding| {
            let mut sheet = Sheet::default();
            change(&mut sheet);
            founding.heroes[0].begins = Begins::UnderWay(sheet);
        })
    };
    assert_eq!(rule(&|founding| founding.heroes.clear()), "COMP-16");
    assert_eq!(rule(&|founding| founding.heroes[1].hero = BJORN.to_owned()), "COMP-02");
    for rule in [
        sheet(|sheet| sheet.xp = 31),
        sheet(|sheet| sheet.micro_xp = 7),
        sheet(|sheet| sheet.skills.extend([("juggling".to_owned(), 1)])),
    ] {
        assert!(["XP-03", "STORY-03", "CLASS-04"].contains(&rule), "{rule}");
    }
    let twice =
        delvewright::games::massive_darkness::rules::story::OwnedCard { code: "T001".to_owned(), slot: Slot::Pack };
    let rule = rule(&|founding| {
        let cards = vec![twice.clone(), twice.clone()];
        founding.heroes[0].begins = Begins::UnderWay(Sheet { cards, ..Sheet::default() });
    });
    assert_eq!(rule, "COMP-15");
    assert!(!folder.path().join("campaigns").exists() || files(&folder.path().join("campaigns")) == 0);
}

#[test]
fn a_copy_beside_the_original_has_a_game_of_its_own() {
    let folder = tempfile::tempdir().unwrap();
    let dirs = DataDirs::at(folder.path());
    dirs.create_all().unwrap();
    let shelf = Shelf::new(dirs.clone(), library());
    let mut book = shelf.found(5, founding()).unwrap();
    let game = GameFile { file: "tutorial-7.journal".to_owned(), seed: 7, chance: Chance::App };
    book.begin_here(6, "tutorial", game.clone()).unwrap();
    let (file, to) = (book.path().to_owned(), folder.path().join("to-go.campaign"));
    drop(book);
    shelf.export(&file, &to).unwrap();
    let copies = [shelf.import(&to).unwrap(), shelf.import(&to).unwrap()];
    let mut names = vec![game.file.clone()];
    for copy in copies {
        let campaign = read(&copy, &library()).unwrap();
        let own = campaign.game().unwrap();
        assert_eq!((own.seed, own.chance), (game.seed, game.chance), "the same game, from its beginning");
        assert!(!campaign.knows_game(&game.file));
        names.push(own.file.clone());
    }
    names.sort();
    names.dedup();
    assert_eq!(names.len(), 3);
    // The original may be among the deleted ones, from where it can come back.
    shelf.delete(&file, 7).unwrap();
    let third = read(&shelf.import(&to).unwrap(), &library()).unwrap();
    assert!(!third.knows_game(&game.file));
    assert!(matches!(&third.entries()[1].what, What::QuestBegan { place: Place::Here(own), .. } if own.seed == 7));
}

#[test]
fn an_interrupted_game_goes_along_also_when_it_was_put_away_and_not_when_it_is_too_long() {
    let folder = tempfile::tempdir().unwrap();
    let dirs = DataDirs::at(folder.path());
    dirs.create_all().unwrap();
    let shelf = Shelf::new(dirs.clone(), library());
    let mut book = shelf.found(5, founding()).unwrap();
    let game = GameFile { file: "tutorial-7.journal".to_owned(), seed: 7, chance: Chance::App };
    book.begin_here(6, "tutorial", game.clone()).unwrap();
    let of = |book: &Book| Bundle::of(book.campaign(), &dirs).unwrap();
    assert_eq!((of(&book).game.len(), of(&book).format), (0, 1), "there is none yet, and older programs can read it");
    let file = dirs.games.join(&game.file);
    fs::write(&file, "one\ntwo\nthr").unwrap();
    assert_eq!(of(&book).game, ["one", "two"], "every line that was complete");
    let put_away = dirs.backups_of(&file);
    fs::create_dir_all(&put_away).unwrap();
    fs::rename(&file, put_away.join(&game.file)).unwrap();
    assert_eq!((of(&book).game.len(), of(&book).format), (2, 2));
    assert!(!file.exists(), "it stays away");
    fs::write(&file, format!("{}\n", "x".repeat(5 * 1024 * 1024))).unwrap();
    let to = folder.path().join("to-go.campaign");
    of(&book).write(&to).unwrap();
    assert!(Bundle::read(&to).unwrap().game.is_empty());
}

#[test]
fn a_game_from_elsewhere_never_leads_out_of_its_folder() {
    let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let dirs = DataDirs::at(here.path());
    let shelf = Shelf::new(dirs.clone(), library());
    let mut book = shelf.found(5, founding()).unwrap();
    let game = GameFile { file: "../../outside.journal".to_owned(), seed: 7, chance: Chance::App };
    book.begin_here(6, "tutorial", game).unwrap();
    let mut bundle = Bundle::of(book.campaign(), &dirs).unwrap();
    bundle.game = vec!["one".to_owned()];
    let to = here.path().join("to-go.campaign");
    bundle.write(&to).unwrap();
    let root = there.path().join("a/b");
    let elsewhere = DataDirs::at(&root);
    Shelf::new(elsewhere.clone(), library()).import(&to).unwrap();
    assert_eq!(fs::read_to_string(elsewhere.games.join("outside.journal")).unwrap(), "one\n");
    assert_eq!((files(there.path()), files(&there.path().join("a"))), (1, 1));
}

#[test]
fn no_book_is_called_like_a_device() {
    let folder = tempfile::tempdir().unwrap();
    let mut founding = founding();
    founding.name = "Con".to_owned();
    let book = Shelf::new(DataDirs::at(folder.path()), library()).found(5, founding).unwrap();
    assert_eq!(book.path().file_stem().unwrap(), "campaign-con");
}

// Windows lets nobody delete a file that we have open.
#[cfg(unix)]
#[test]
fn an_entry_whose_book_was_deleted_waits_until_the_book_is_written_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = written(folder.path());
    let mut book = Book::open(&path, &library(), 3).unwrap();
    fs::remove_file(&path).unwrap();
    let error = book.enter(4, earned(BJORN, 0, 1)).unwrap_err();
    assert!(matches!(&error, BookError::File(StorageError { trouble: Trouble::Deleted, .. })), "{error}");
    assert_eq!(book.campaign().entries().len(), 5, "it does not count before it is written");
    // Nothing is entered before it, and nothing goes on into a file that is gone.
    assert!(book.enter(5, earned(ELIAS, 0, 1)).is_err());
    assert!(!path.exists());
    book.try_again().unwrap();
    assert_eq!((book.waiting(), book.campaign().entries().len()), (None, 6));
    book.enter(5, earned(ELIAS, 0, 1)).unwrap();
    drop(book);
    let campaign = read(&path, &library()).unwrap();
    assert_eq!((campaign.entries().len(), &campaign.entries()[5].what), (7, &earned(BJORN, 0, 1)));
}

#[cfg(unix)]
#[test]
fn a_book_whose_file_was_replaced_goes_on_elsewhere_and_leaves_the_other_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = written(folder.path());
    let mut book = Book::open(&path, &library(), 3).unwrap();
    fs::remove_file(&path).unwrap();
    fs::write(&path, "a shopping list").unwrap();
    for _ in 0..2 {
        let error = book.enter(4, earned(BJORN, 0, 1)).unwrap_err();
        assert!(matches!(&error, BookError::File(StorageError { trouble: Trouble::Replaced, .. })), "{error}");
        assert!(book.try_again().is_err());
    }
    let taken = folder.path().join("taken.campaign");
    fs::write(&taken, "mine").unwrap();
    assert!(book.go_on_at(&taken).is_err());
    assert_eq!(fs::read_to_string(&taken).unwrap(), "mine");
    let elsewhere = folder.path().join("elsewhere.campaign");
    book.go_on_at(&elsewhere).unwrap();
    book.enter(5, earned(ELIAS, 0, 1)).unwrap();
    drop(book);
    assert_eq!(fs::read_to_string(&path).unwrap(), "a shopping list");
    assert_eq!(read(&elsewhere, &library()).unwrap().entries().len(), 7);
}

#[test]
fn a_book_never_outgrows_what_can_be_read_back() {
    let folder = tempfile::tempdir().unwrap();
    let path = written(folder.path());
    let mut book = Book::open(&path, &library(), 3).unwrap();
    drop(book);
    // Somebody has pasted a whole library into a note, by hand.
    let mut lines = fs::read_to_string(&path).unwrap();
    let note = |letters: usize| What::Noted(Note { text: "x".repeat(letters), ..Note::default() });
    let around = entry_line(&Entry { at: 3, what: note(0) }).unwrap().len() + 1;
    let limit = delvewright::house::storage::LOG_LIMIT as usize;
    while lines.len() < limit - 100 {
        let room = limit - lines.len() - around;
        let letters = if room > 2_000_000 { 1_000_000 } else { room - 100 };
        lines += &(entry_line(&Entry { at: 3, what: note(letters) }).unwrap() + "\n");
    }
    fs::write(&path, &lines).unwrap();
    book = Book::open(&path, &library(), 3).unwrap();
    let refused = book.enter(4, note(200)).unwrap_err();
    assert!(matches!(&refused, BookError::Refused(refused) if refused.rule() == "STORY-24"), "{refused}");
    assert_eq!(book.waiting(), None, "it does not wait for what never comes");
    drop(book);
    assert_eq!(fs::read_to_string(&path).unwrap(), lines);
    assert_eq!(read(&path, &library()).unwrap().entries().len(), lines.lines().count() - 1);
}

//! The shelf of books: what is found there, brought home, refused and kept.

use super::super::rescue::rescue;
use super::super::testing::{Coins, Minted, Purse, Refused, Said, noted};
use super::super::{ReadError, Verdict};
use super::*;
use crate::house::storage::{Settings, lock_log};

const DAY: u64 = 24 * 60 * 60;

fn shelf(folder: &Path) -> Shelf<Coins> {
    Shelf::new(DataDirs::at(folder), Arc::new(Coins))
}

#[test]
fn whatever_the_game_a_book_is_kept_corrected_taken_back_deleted_and_restored() {
    let folder = tempfile::tempdir().unwrap();
    let shelf = shelf(folder.path());
    let mut book = shelf.found(1, Said::Founded("Rainy days".to_owned())).unwrap();
    let file = book.path().to_path_buf();
    assert_eq!(file.file_name().unwrap(), "rainy-days.campaign");
    for what in [Said::Earned(5), noted("rain"), Said::Spent(3)] {
        book.enter(2, what).unwrap();
    }
    assert_eq!(book.enter(2, Said::Spent(9)), Err(BookError::Refused(Refused::Poor(2))));
    // What was spent later is impossible now: told, and nothing is erased.
    book.correct(3, 2, Some(Said::Earned(1)), "two hands".to_owned()).unwrap();
    assert_eq!(book.campaign().conflicts().collect::<Vec<_>>(), [(4, &Refused::Poor(1))]);
    assert_eq!(book.undo(4).unwrap(), Some(5));
    assert_eq!(book.campaign().standing().unwrap().coins, 2);
    assert_eq!(book.redo(5).unwrap(), Some(5));
    let judged = book.campaign().judged().to_vec();
    assert_eq!((&judged[1].verdict, judged[1].corrected_by), (&Verdict::Counts(vec![1]), Some(5)));
    drop(book);
    let again = shelf.open(&file, 6).unwrap();
    assert_eq!(again.campaign().judged(), judged);
    drop(again);
    assert_eq!(shelf.versions(&file).iter().filter(|version| version.entries == Ok(7)).count(), 1);
    let away = shelf.delete(&file, 7).unwrap();
    assert_eq!((shelf.files().unwrap().len(), shelf.deleted().unwrap().len()), (0, 1));
    assert_eq!(shelf.restore(&away).unwrap(), file);
    let listed = shelf.list().unwrap();
    assert_eq!((listed[0].name.as_deref(), listed[0].written), (Some("Rainy days"), 5));
}

#[test]
fn a_book_is_opened_also_where_no_copy_of_it_can_be_kept_and_that_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let shelf = shelf(folder.path());
    let file = shelf.found(1, Said::Founded("Full".to_owned())).unwrap().path().to_path_buf();
    fs::write(folder.path().join("backups"), "no folder").unwrap();
    let mut book = shelf.open(&file, 1_000).unwrap();
    assert!(book.back_up_if_due(1_000, &shelf.backups_of(&file)).is_err(), "it is told at once");
    assert!(book.back_up_if_due(1_001, &shelf.backups_of(&file)).is_ok(), "and not in every frame");
    assert_eq!(book.enter(1_002, noted("on")).unwrap(), 2);
}

#[test]
fn a_book_that_was_saved_elsewhere_comes_home_and_without_room_goes_on_where_it_lies() {
    let folder = tempfile::tempdir().unwrap();
    let shelf = shelf(folder.path());
    let mut book = shelf.found(1, Said::Founded("Stick".to_owned())).unwrap();
    let (home, away) = (book.path().to_path_buf(), folder.path().join("stick.campaign"));
    fs::copy(&home, &away).unwrap();
    book.enter(2, noted("there")).unwrap();
    drop(book);
    let whole = fs::read_to_string(&home).unwrap();
    fs::copy(&away, &home).unwrap();
    fs::write(&away, &whole).unwrap();
    let elsewhere = vec![SavedElsewhere { home: home.clone(), file: away.clone() }];
    Settings { elsewhere, ..Settings::default() }.save(&shelf.dirs().settings_file).unwrap();

    let held = lock_log(&home).unwrap();
    assert_eq!(shelf.fetch_all_home(), std::slice::from_ref(&away));
    let mut book = shelf.open(&home, 3).unwrap();
    assert_eq!((book.path(), book.home()), (away.as_path(), home.as_path()));
    assert_eq!(book.campaign().entries().len(), 2);
    book.enter(4, noted("still there")).unwrap();
    drop((book, held));

    assert_eq!(shelf.fetch_all_home(), Vec::<PathBuf>::new());
    let book = shelf.open(&home, 5).unwrap();
    assert_eq!((book.path(), book.campaign().entries().len()), (home.as_path(), 3));
}

#[test]
fn a_damaged_book_goes_on_with_what_can_be_read_and_one_of_another_game_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let shelf = shelf(folder.path());
    let mut book = shelf.found(1, Said::Founded("Sun".to_owned())).unwrap();
    for what in [Said::Earned(5), Said::Earned(4), Said::Spent(6), noted("late")] {
        book.enter(2, what).unwrap();
    }
    let file = book.path().to_path_buf();
    drop(book);
    let text = fs::read_to_string(&file).unwrap();
    fs::write(&file, text.replace("Earned(4)", "Danced(4)")).unwrap();
    assert!(matches!(shelf.open(&file, 3), Err(BookError::Read { error: ReadError::Malformed { line: 4, .. }, .. })));
    let rescued = rescue(&file, shelf.accounts()).unwrap();
    assert_eq!(rescued.left_out.iter().map(|lost| lost.line).collect::<Vec<_>>(), [4, 5]);
    let campaign = file::read(&file, shelf.accounts()).unwrap();
    assert_eq!(campaign.standing(), Some(&Purse { name: "Sun".to_owned(), coins: 5, entries: 2, game: None }));
    fs::write(&file, text.replace("ruleset:\"coins\"", "ruleset:\"chess\"")).unwrap();
    let error = file::read(&file, shelf.accounts()).unwrap_err();
    assert!(matches!(error, BookError::Read { error: ReadError::Ruleset(name), .. } if name == "chess"));
}

#[test]
fn the_books_of_another_installed_game_lie_on_its_own_shelf() {
    let folder = tempfile::tempdir().unwrap();
    let dirs = DataDirs::at(folder.path());
    let coins = Shelf::new(dirs.clone(), Arc::new(Coins));
    let minted = Shelf::new(dirs.clone(), Arc::new(Minted { picture: "lion".to_owned() }));
    let own = coins.found(1, Said::Founded("a".to_owned())).unwrap().path().to_path_buf();
    let other = minted.found(2, Said::Founded("b".to_owned())).unwrap().path().to_path_buf();
    let (sent, newer) = (folder.path().join("campaigns/sent.campaign"), folder.path().join("campaigns/new.campaign"));
    fs::write(&sent, "// Delvewright: minted-coins, campaign, format 2\n(\n").unwrap();
    fs::write(&newer, "Campaign((format:9,ruleset:\"minted-coins\",hologram:Some(3)))\n").unwrap();
    let unreadable = folder.path().join("campaigns/list.campaign");
    fs::write(&unreadable, "# shopping list").unwrap();
    let listed = |shelf: &Shelf<Coins>| {
        let mut files: Vec<_> = shelf.list().unwrap().into_iter().map(|listed| listed.file).collect();
        files.sort();
        files
    };
    // Where nobody knows of the other game, its books are listed with the reason why they cannot be read here.
    assert_eq!(listed(&coins), [&own, &other, &unreadable, &newer, &sent].map(Clone::clone));
    let named = coins.look_into(&other).unwrap_err();
    assert!(matches!(named, BookError::Read { error: ReadError::Ruleset(name), .. } if name == "minted-coins"));
    let coins = Shelf::new(dirs.clone().of_games(["coins", "minted-coins"]), Arc::new(Coins));
    assert_eq!(listed(&coins), [&own, &unreadable].map(Clone::clone));
    // Nor does anybody clear away what another game has thrown away, or count its days.
    let minted = Shelf::new(dirs.of_games(["coins", "minted-coins"]), Arc::clone(minted.accounts()));
    let away = minted.delete(&other, 3).unwrap();
    coins.delete(&own, 3).unwrap();
    assert_eq!((coins.deleted().unwrap().len(), minted.deleted().unwrap().len()), (1, 1));
    for day in 0..40 {
        assert_eq!(coins.clear_deleted(day * DAY).unwrap().len(), usize::from(day == 31));
    }
    assert!(away.exists());
    let cleared: usize = (40..80).map(|day| minted.clear_deleted(day * DAY).unwrap().len()).sum();
    assert_eq!((cleared, away.exists()), (1, false));
}

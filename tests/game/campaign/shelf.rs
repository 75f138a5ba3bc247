//! The shelf: nothing gets lost by deleting, copying or importing.

use super::people::{BJORN, began, earned, founding, library, now};
use delvewright::games::massive_darkness::campaign::book::read;
use delvewright::games::massive_darkness::campaign::bundle::{Bundle, Packed as _};
use delvewright::games::massive_darkness::campaign::shelf::KEPT;
use delvewright::games::massive_darkness::campaign::{Campaign, Shelf, What};
use delvewright::games::massive_darkness::content::own_cards::{Card, Deck, OwnPack};
use delvewright::games::massive_darkness::content::{core_box, shipped_quest};
use delvewright::games::massive_darkness::folders::OwnFolders as _;
use delvewright::games::massive_darkness::rules::library::Library;
use delvewright::house::packs::CardPack as _;
use delvewright::house::storage::DataDirs;
use std::fs;
use std::path::Path;
use std::sync::Arc;

fn shelf(folder: &Path) -> Shelf {
    Shelf::new(DataDirs::at(folder), library())
}

/// All books, in the order of the shelf.
fn campaigns(shelf: &Shelf) -> Vec<Campaign> {
    shelf.list().unwrap().iter().map(|listed| read(&listed.file, shelf.library()).unwrap()).collect()
}

fn names(shelf: &Shelf) -> Vec<String> {
    let mut names: Vec<String> = campaigns(shelf).iter().map(|campaign| now(campaign).name.clone()).collect();
    names.sort();
    names
}

#[test]
fn campaigns_lie_side_by_side_also_with_one_name() {
    let folder = tempfile::tempdir().unwrap();
    let shelf = shelf(folder.path());
    assert!(shelf.list().unwrap().is_empty());
    let mut other = founding();
    other.name = "../Ünter / the «hill» ".to_owned();
    let files: Vec<_> = [founding(), founding(), other]
        .map(|founding| shelf.found(5, founding).unwrap().path().file_name().unwrap().to_string_lossy().into_owned())
        .into();
    assert_eq!(files, ["into-the-dark.campaign", "into-the-dark-2.campaign", "ünter-the-hill.campaign"]);
    let ids: Vec<String> = shelf.list().unwrap().into_iter().map(|listed| listed.id.unwrap()).collect();
    assert!(ids[0] != ids[1] && ids[1] != ids[2] && ids[0] != ids[2], "{ids:?}");
    fs::write(folder.path().join("campaigns/broken.campaign"), "?").unwrap();
    assert_eq!(shelf.list().unwrap().len(), 4, "what cannot be read is listed too");
}

#[test]
fn a_deleted_campaign_can_be_taken_back_for_thirty_days() {
    let folder = tempfile::tempdir().unwrap();
    let shelf = shelf(folder.path());
    let file = shelf.found(5, founding()).unwrap().path().to_owned();
    let before = fs::read(&file).unwrap();
    shelf.delete(&file, 1000).unwrap();
    assert!(shelf.list().unwrap().is_empty());
    assert_eq!(shelf.clear_deleted(1000 + KEPT).unwrap(), [""; 0].map(std::path::PathBuf::from));
    // Meanwhile there is another of that name.
    shelf.found(6, founding()).unwrap();
    let deleted = shelf.deleted().unwrap();
    assert_eq!((deleted.len(), deleted[0].at), (1, 1000));
    let back = shelf.restore(&deleted[0].file).unwrap();
    assert_eq!(fs::read(&back).unwrap(), before);
    assert_eq!(names(&shelf), ["Into the dark", "Into the dark"]);
    let gone = shelf.delete(&back, 1000).unwrap();
    for day in 1..KEPT / DAY {
        assert_eq!(shelf.clear_deleted(1000 + day * DAY).unwrap(), [""; 0].map(std::path::PathBuf::from));
    }
    assert_eq!(shelf.clear_deleted(1001 + KEPT).unwrap(), [gone]);
    assert!(shelf.deleted().unwrap().is_empty());
}

/// In seconds.
const DAY: u64 = 24 * 60 * 60;

#[test]
fn a_clock_that_jumps_takes_no_deleted_campaign_away() {
    let folder = tempfile::tempdir().unwrap();
    let shelf = shelf(folder.path());
    let file = shelf.found(5, founding()).unwrap().path().to_owned();
    let deleted = shelf.delete(&file, 1000).unwrap();
    let nothing = [""; 0].map(std::path::PathBuf::from);
    // The battery is empty, or somebody types in the wrong year; the program is started many times that day.
    for moment in 0..100 {
        assert_eq!(shelf.clear_deleted(1000 + 10 * KEPT + moment).unwrap(), nothing);
    }
    // Back and forth, with less than thirty days on which the shelf was opened.
    for day in 0..12 {
        assert_eq!(shelf.clear_deleted(1000 + day * DAY).unwrap(), nothing);
        assert_eq!(shelf.clear_deleted(1000 + day * DAY + 20 * KEPT).unwrap(), nothing);
    }
    assert!(deleted.exists());
    // Between two days, as often as anybody likes: no day counts twice.
    for _ in 0..40 {
        for day in [12, 13] {
            assert_eq!(shelf.clear_deleted(1000 + day * DAY + 20 * KEPT).unwrap(), nothing);
        }
    }
    assert!(deleted.exists());
    // What was noted down about it cannot be read: counting begins anew.
    fs::write(deleted.with_file_name("days.ron"), "?").unwrap();
    assert_eq!(shelf.clear_deleted(1000 + 30 * KEPT).unwrap(), nothing);
    shelf.restore(&deleted).unwrap();
    assert_eq!(names(&shelf), ["Into the dark"]);
}

#[test]
fn a_book_with_a_long_name_is_opened_backed_up_deleted_and_taken_back() {
    let folder = tempfile::tempdir().unwrap();
    let shelf = shelf(folder.path());
    let short = shelf.found(5, founding()).unwrap().path().to_owned();
    for length in [249, 255] {
        let file = short.with_file_name(format!("{}.campaign", "n".repeat(length - 9)));
        fs::copy(&short, &file).unwrap();
        // With a torn last line, of which a copy is kept.
        let torn = fs::read_to_string(&file).unwrap() + "Entry((at:1,wh";
        fs::write(&file, &torn).unwrap();
        let mut book = shelf.open(&file, 6).unwrap();
        assert_eq!(fs::read_to_string(&book.torn().unwrap().kept).unwrap(), torn, "{length}");
        book.enter(7, What::Renamed("Long".to_owned())).unwrap();
        drop(book);
        drop(shelf.open(&file, 8).unwrap());
        assert_eq!(shelf.backups(&file).len(), 2, "{length}");
        let deleted = shelf.delete(&file, 1000).unwrap();
        let back = shelf.restore(&deleted).unwrap();
        assert_eq!(now(&read(&back, &library()).unwrap()).name, "Long");
    }
}

#[test]
fn opening_keeps_a_backup_that_can_be_taken_from_the_shelf() {
    let folder = tempfile::tempdir().unwrap();
    let shelf = shelf(folder.path());
    let file = shelf.found(5, founding()).unwrap().path().to_owned();
    for at in 6..9 {
        let mut book = shelf.open(&file, at).unwrap();
        book.enter(at, What::Renamed(format!("Name {at}"))).unwrap();
    }
    let backups = shelf.backups(&file);
    assert_eq!(backups.len(), 3);
    shelf.take_backup(&backups[2]).unwrap();
    assert_eq!(names(&shelf), ["Into the dark", "Name 8"]);
}

#[test]
fn an_exported_campaign_comes_back_whole_beside_the_original() {
    let folder = tempfile::tempdir().unwrap();
    let here = shelf(folder.path());
    let mut book = here.found(5, founding()).unwrap();
    book.enter(6, began("tutorial")).unwrap();
    book.enter(7, earned(BJORN, 0, 8)).unwrap();
    let file = book.path().to_owned();
    drop(book);
    let to = folder.path().join("to-go.ron");
    here.export(&file, &to).unwrap();
    here.import(&to).unwrap();
    let campaigns = campaigns(&here);
    assert_eq!(campaigns[0].entries(), campaigns[1].entries());
    assert_ne!(campaigns[0].header().id, campaigns[1].header().id);

    let elsewhere = tempfile::tempdir().unwrap();
    let there = shelf(elsewhere.path());
    let copy = there.import(&to).unwrap();
    assert_eq!(fs::read(&copy).unwrap(), fs::read(&file).unwrap());
    // A book itself can be imported as well.
    there.import(&file).unwrap();
    assert_eq!(there.list().unwrap().len(), 2);
    fs::write(&to, "a shopping list").unwrap();
    assert!(there.import(&to).is_err());
    assert_eq!(there.list().unwrap().len(), 2);
}

#[test]
fn own_cards_and_quests_travel_with_the_campaign_and_replace_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let dirs = DataDirs::at(folder.path());
    dirs.create_all().unwrap();
    let mut cards = core_box().unwrap();
    let card = Card::all(&cards).into_iter().find(|card| card.deck() == Deck::Treasure(1)).unwrap();
    let Card::Equipment(mut own) = card else { panic!() };
    own.code = "X77".to_owned();
    let mut pack = OwnPack::none();
    pack.put(Card::Equipment(own.clone()));
    pack.set_name("X77", "en", "Grandmother's ladle");
    pack.write(&dirs.own_cards_file()).unwrap();
    let quest = shipped_quest("tutorial").unwrap().replace("id: \"tutorial\"", "id: \"cellar\"");
    fs::write(dirs.quests().join("cellar.ron"), quest).unwrap();
    cards.equipment.push(own);
    let here = Shelf::new(dirs, Arc::new(Library::new(cards).unwrap()));
    let mut founding = founding();
    founding.quests = vec!["cellar".to_owned()];
    let mut book = here.found(5, founding).unwrap();
    book.enter(6, began("cellar")).unwrap();
    book.enter(7, What::Found { hero: BJORN.to_owned(), cards: vec!["X77".to_owned()] }).unwrap();
    let to = folder.path().join("to-go.ron");
    here.export(book.path(), &to).unwrap();
    let bundle = Bundle::read(&to).unwrap();
    assert_eq!((bundle.quests.len(), bundle.quests[0].id.as_str()), (1, "cellar"));

    let elsewhere = tempfile::tempdir().unwrap();
    let there = DataDirs::at(elsewhere.path());
    shelf(elsewhere.path()).import(&to).unwrap();
    let came = OwnPack::read(&there.own_cards_file()).unwrap();
    assert_eq!(came.name("X77", "en"), Some("Grandmother's ladle"));
    assert!(there.quests().join("cellar.ron").exists());
    // Again: nothing is there twice, and what is there stays.
    fs::write(
        there.quests().join("cellar.ron"),
        shipped_quest("tutorial").unwrap().replace("id: \"tutorial\"", "id: \"cellar\""),
    )
    .unwrap();
    shelf(elsewhere.path()).import(&to).unwrap();
    assert_eq!(fs::read_dir(there.quests()).unwrap().count(), 1);
}

#[test]
fn the_sample_campaign_lies_on_the_shelf_and_breaks_no_rule() {
    let folder = tempfile::tempdir().unwrap();
    let shelf = shelf(folder.path());
    shelf.put_sample().unwrap();
    shelf.put_sample().unwrap();
    let listed = shelf.list().unwrap();
    assert_eq!(listed.len(), 2);
    for campaign in campaigns(&shelf) {
        assert_eq!(campaign.conflicts().count(), 0);
        assert_eq!(now(&campaign).now(), delvewright::games::massive_darkness::campaign::Now::Finished);
        assert!(campaign.entries().len() > 100);
    }
}

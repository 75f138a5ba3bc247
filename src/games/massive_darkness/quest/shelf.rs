//! The folder of the user's quests: what lies there, and what can be done with a whole quest. Nothing is ever thrown
//! away: a quest that is deleted lies in a folder of its own until it is taken back, and so does what checks of it have found.

use super::exchange::{Unusable, free_name, open, put_new, shelf};
use super::model::Quest;
use crate::games::massive_darkness::folders::OwnFolders as _;
use crate::games::massive_darkness::rules::RULESET;
use crate::games::massive_darkness::rules::state::MAX_HEROES;
use crate::house::proof;
use crate::house::storage::{
    DataDirs, SavingLock, StorageError, counted, keep_versions, pieces, title_of_copy, write_document,
};
use crate::kernel::hash::hash_of;
use std::path::{Path, PathBuf};

pub use crate::house::storage::{OffShelf as Deleted, OnShelf as Listed};

/// Earlier versions of a quest that are kept.
pub const KEPT_VERSIONS: usize = 20;

/// The quests of the user, those written last first. Only the folder is looked at, not one of the files.
#[must_use]
pub fn listed(dirs: &DataDirs) -> Vec<Listed> {
    shelf(dirs).listed()
}

/// The deleted quests, the last one first.
#[must_use]
pub fn deleted(dirs: &DataDirs) -> Vec<Deleted> {
    shelf(dirs).deleted()
}

/// To whom what was kept of checks of a quest belongs ([`pieces::key`]).
#[must_use]
pub fn owner(quest: &Quest) -> u64 {
    hash_of(&quest.id)
}

/// Deletes a quest: it lies among the deleted ones, where this says, with the games that were won of it and what checks have played.
///
/// # Errors
/// The file cannot be moved; then it stays.
pub fn delete(dirs: &DataDirs, file: &Path, at: u64) -> Result<PathBuf, StorageError> {
    let away = shelf(dirs).delete(file, at)?;
    move_along(file, &away);
    if let Ok(quest) = open(&away)
        && !has_quest_of(owner(&quest), dirs)
    {
        pieces::put_away(&dirs.root, RULESET, owner(&quest), &away);
    }
    Ok(away)
}

/// Two quests may have one name, since a file keeps its name when it comes back or is laid there by hand: what is kept for it stays for the other.
fn has_quest_of(whose: u64, dirs: &DataDirs) -> bool {
    listed(dirs).iter().any(|listed| open(&listed.file).is_ok_and(|quest| owner(&quest) == whose))
}

/// Takes a deleted quest back onto the shelf; returns its file there.
///
/// # Errors
/// The file cannot be moved; then it stays among the deleted ones.
pub fn take_back(dirs: &DataDirs, deleted: &Path) -> Result<PathBuf, StorageError> {
    let back = shelf(dirs).take_back(deleted)?;
    move_along(deleted, &back);
    if let Ok(quest) = open(&back) {
        pieces::bring_back(&dirs.root, RULESET, owner(&quest), deleted);
    }
    Ok(back)
}

/// The games that were won of a quest, one for each number of Heroes, go where it goes.
fn move_along(from: &Path, to: &Path) {
    proof::move_along(from, to, (1..=MAX_HEROES).map(|heroes| heroes.to_string()));
}

/// Lays the same quest beside it, with a number behind its titles that tells them apart. A check of it goes on where that of the quest is.
///
/// # Errors
/// It cannot be read, or the copy cannot be written.
pub fn duplicate(dirs: &DataDirs, file: &Path) -> Result<PathBuf, Unusable> {
    let mut quest = open(file)?;
    let original = owner(&quest);
    let stem = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let stem = counted(&stem).0;
    let number = counted(&free_name(&dirs.quests(), stem).0).1.max(2);
    for title in quest.title.values_mut() {
        *title = title_of_copy(title, number);
    }
    let (copy, file) = put_new(quest, stem, dirs)?;
    pieces::copy_along(&dirs.root, RULESET, original, owner(&copy));
    Ok(file)
}

/// Gives a quest another title in a language, or none, and returns the one it had in it. The version before is kept.
///
/// # Errors
/// It cannot be read or written; then it is as it was.
pub fn retitle(dirs: &DataDirs, file: &Path, language: &str, title: Option<&str>) -> Result<Option<String>, Unusable> {
    // Nobody else saves it between reading and writing.
    let _lock = SavingLock::take(dirs)?;
    let mut quest: Quest = open(file)?;
    let before = match title {
        Some(title) => quest.title.insert(language.to_owned(), title.to_owned()),
        None => quest.title.remove(language),
    };
    if before.as_deref() != title {
        keep_versions(file, &dirs.backups_of(file), KEPT_VERSIONS)?;
        write_document(file, &quest)?;
    }
    Ok(before)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness::quest::edit::empty;
    use std::fs;
    use std::time::UNIX_EPOCH;

    fn shelf(titles: &[&str]) -> (tempfile::TempDir, DataDirs) {
        let folder = tempfile::tempdir().expect("a folder");
        let dirs = DataDirs::at(folder.path());
        dirs.create_all().expect("folders");
        for title in titles {
            let mut quest = empty(title);
            quest.title.insert("en".to_owned(), (*title).to_owned());
            write_document(&dirs.quests().join(format!("{title}.ron")), &quest).expect("it is written");
        }
        (folder, dirs)
    }

    fn names(dirs: &DataDirs) -> Vec<String> {
        let mut names: Vec<String> = listed(dirs)
            .iter()
            .map(|one| one.file.file_stem().unwrap_or_default().to_string_lossy().into_owned())
            .collect();
        names.sort();
        names
    }

    #[test]
    fn what_is_deleted_comes_back_and_never_onto_another_quest() {
        let (_folder, dirs) = shelf(&["well"]);
        let file = dirs.quests().join("well.ron");
        let before = fs::read(&file).expect("a quest");
        let away = delete(&dirs, &file, 7).expect("it is deleted");
        assert_eq!((names(&dirs), deleted(&dirs).len()), (Vec::new(), 1));
        assert_eq!(deleted(&dirs)[0], Deleted { file: away.clone(), at: 7, name: "well".to_owned() });
        // Meanwhile another one took its name.
        write_document(&file, &empty("other")).expect("it is written");
        let back = take_back(&dirs, &away).expect("it is back");
        assert_eq!((fs::read(&back).expect("a quest"), names(&dirs)), (before, vec!["well".into(), "well-2".into()]));
        assert_eq!(deleted(&dirs), []);
        // Two of one name deleted in one second are two.
        for file in [&file, &back] {
            delete(&dirs, file, 9).expect("it is deleted");
        }
        assert_eq!(deleted(&dirs).len(), 2);
    }

    #[test]
    fn checks_of_two_quests_of_one_name_are_put_away_with_the_last_of_them() {
        let (_folder, dirs) = shelf(&["well"]);
        let (one, other) = (dirs.quests().join("well.ron"), dirs.quests().join("well-2.ron"));
        fs::copy(&one, &other).expect("it is laid there by hand");
        let whose = owner(&open(&one).expect("a quest"));
        let checked = || pieces::keys(&dirs.root, RULESET, whose).len();
        pieces::begin::<u8>(&dirs.root, RULESET, pieces::key(whose, 1)).expect("a check is begun");
        delete(&dirs, &one, 1).expect("it is deleted");
        assert_eq!(checked(), 1, "the other has it still");
        let away = delete(&dirs, &other, 2).expect("it is deleted");
        assert_eq!(checked(), 0);
        take_back(&dirs, &away).expect("it is back");
        assert_eq!(checked(), 1);
    }

    #[test]
    fn quests_of_one_name_that_are_deleted_in_one_moment_all_stay() {
        const WINDOWS: usize = 8;
        const EACH: usize = 12;
        let (folder, dirs) = shelf(&[]);
        let start = std::sync::Barrier::new(WINDOWS);
        std::thread::scope(|scope| {
            for window in 0..WINDOWS {
                let (own, dirs, start) = (folder.path().join(window.to_string()), &dirs, &start);
                scope.spawn(move || {
                    fs::create_dir(&own).expect("a folder");
                    start.wait();
                    for number in 0..EACH {
                        let file = own.join("well.ron");
                        fs::write(&file, format!("{window}, {number}")).expect("a file");
                        delete(dirs, &file, 7).expect("it is deleted");
                    }
                });
            }
        });
        let kept: std::collections::BTreeSet<String> =
            deleted(&dirs).iter().map(|one| fs::read_to_string(&one.file).expect("a file")).collect();
        assert_eq!(kept.len(), WINDOWS * EACH);
    }

    #[test]
    fn a_quest_with_the_longest_name_there_is_can_be_deleted_taken_back_and_copied() {
        for length in 240..=251 {
            let (_folder, dirs) = shelf(&[]);
            let file = dirs.quests().join(format!("{}.ron", "w".repeat(length)));
            write_document(&file, &empty("well")).expect("it is written");
            let away = delete(&dirs, &file, 1_700_000_000).expect("it is deleted");
            assert_eq!((listed(&dirs).len(), deleted(&dirs).len()), (0, 1), "{length}");
            let back = take_back(&dirs, &away).expect("it is back");
            duplicate(&dirs, &back).expect("a copy");
            duplicate(&dirs, &back).expect("another one");
            assert_eq!(listed(&dirs).len(), 3, "{length}");
        }
    }

    #[test]
    fn a_copy_has_a_name_and_a_title_of_its_own() {
        let (_folder, dirs) = shelf(&["well"]);
        let title = |file: &Path| open(file).expect("a quest").title("en").to_owned();
        let copy = duplicate(&dirs, &dirs.quests().join("well.ron")).expect("a copy");
        assert_eq!((title(&copy).as_str(), open(&copy).expect("a quest").id.as_str()), ("well (2)", "well-2"));
        // The copy of a copy is the third, not the second of the second.
        let third = duplicate(&dirs, &copy).expect("a copy");
        assert_eq!((title(&third).as_str(), third.file_stem()), ("well (3)", Some("well-3".as_ref())));
        assert_eq!(title(&dirs.quests().join("well.ron")), "well");
    }

    #[test]
    fn another_title_keeps_the_version_before_and_the_other_languages() {
        let (_folder, dirs) = shelf(&["well"]);
        let file = dirs.quests().join("well.ron");
        let before = open(&file).expect("a quest");
        assert_eq!(retitle(&dirs, &file, "de", Some("Brunnen")).expect("it is written"), None);
        let quest = open(&file).expect("a quest");
        assert_eq!((quest.title("en"), quest.title("de")), ("well", "Brunnen"));
        assert_eq!(retitle(&dirs, &file, "de", None).expect("it is written").as_deref(), Some("Brunnen"));
        assert_eq!(open(&file).expect("a quest"), before);
        assert!(dirs.backups_of(&file).join("well.ron.1").exists());
    }

    #[test]
    fn what_was_written_last_comes_first() {
        let (_folder, dirs) = shelf(&["a", "b", "c"]);
        for (name, at) in [("a", 50), ("b", 70), ("c", 60)] {
            let file = fs::File::options().write(true).open(dirs.quests().join(format!("{name}.ron"))).expect("a file");
            file.set_modified(UNIX_EPOCH + std::time::Duration::from_secs(at)).expect("a time");
        }
        let order: Vec<u64> = listed(&dirs).iter().map(|one| one.written).collect();
        assert_eq!(order, [70, 60, 50]);
    }
}

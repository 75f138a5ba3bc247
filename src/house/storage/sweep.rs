//! Clearing away what a crash left behind: temporary files that never got their name. Only our own, only old ones, and
//! never one that somebody is still writing.

use std::ffi::OsStr;
use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use super::atomic::{PART, RANDOM, TEMPORARY};
use super::dirs::DataDirs;
use super::error::{Action, StorageError};

/// Younger ones are left alone at the start of the program.
const OLD: Duration = Duration::from_secs(60 * 60);

/// Folders in folders of backups: they mirror where files lie, so they may be deep, but not endless.
const DEEPEST: usize = 32;

/// Removes the temporary files that earlier runs of the program left in the user's folders; returns what was removed.
/// To be called when the program starts. A folder that cannot be listed harms nobody.
pub fn sweep_at_start(dirs: &DataDirs) -> Vec<PathBuf> {
    // Below the root lie the folders of all games.
    let below = fs::read_dir(&dirs.root).into_iter().flatten().filter_map(Result::ok);
    let below = below.filter(|entry| entry.file_type().is_ok_and(|kind| kind.is_dir())).map(|entry| entry.path());
    let flat = below.filter(|folder| *folder != dirs.campaigns && *folder != dirs.backups);
    let mut folders: Vec<(PathBuf, usize)> = flat
        .chain([dirs.root.clone()])
        .map(|folder| (folder, 0))
        .chain([(dirs.campaigns.clone(), DEEPEST - 1), (dirs.backups.clone(), DEEPEST)])
        .collect();
    let mut removed = Vec::new();
    while let Some((folder, deeper)) = folders.pop() {
        removed.extend(sweep_stale(&folder, OLD).unwrap_or_default());
        if deeper > 0 {
            let inside = fs::read_dir(&folder).into_iter().flatten().filter_map(Result::ok);
            let inside = inside.filter(|entry| entry.file_type().is_ok_and(|kind| kind.is_dir()));
            folders.extend(inside.map(|entry| (entry.path(), deeper - 1)));
        }
    }
    removed
}

/// Removes temporary files of ours that lie in `folder`, have not been touched for `age`, and are held by nobody.
/// Returns what was removed.
pub fn sweep_stale(folder: &Path, age: Duration) -> Result<Vec<PathBuf>, StorageError> {
    let failed = |error: std::io::Error| StorageError::from_io(folder, Action::Folder, &error);
    let mut removed = Vec::new();
    for entry in fs::read_dir(folder).map_err(failed)? {
        let entry = entry.map_err(failed)?;
        if !is_temporary_name(&entry.file_name()) {
            continue;
        }
        let old = entry.metadata().is_ok_and(|about| {
            let touched = about.modified().unwrap_or(SystemTime::UNIX_EPOCH);
            about.is_file() && SystemTime::now().duration_since(touched).is_ok_and(|since| since >= age)
        });
        // One that cannot be removed harms nobody: the next start tries again.
        if old && !is_held(&entry.path()) && fs::remove_file(entry.path()).is_ok() {
            removed.push(entry.path());
        }
    }
    removed.sort();
    Ok(removed)
}

/// Is somebody still writing it? The clock alone does not tell: it may have jumped.
fn is_held(path: &Path) -> bool {
    let file = File::options().write(true).open(path);
    file.is_ok_and(|file| matches!(file.try_lock(), Err(TryLockError::WouldBlock)))
}

/// Is a file of this name one of our temporary ones? Earlier versions called them `.name.ending.AbC123`.
fn is_temporary_name(name: &OsStr) -> bool {
    let Some(name) = name.to_str() else { return false };
    let is_random = |text: &str| text.bytes().all(|byte| byte.is_ascii_alphanumeric());
    if let Some(random) = name.strip_prefix(TEMPORARY).and_then(|rest| rest.strip_suffix(PART)) {
        return random.len() == RANDOM && is_random(random);
    }
    let Some((base, random)) = name.strip_prefix('.').and_then(|name| name.rsplit_once('.')) else { return false };
    let ending = base.rsplit_once('.').map_or("", |(_, ending)| ending);
    let is_ours = matches!(ending, "ron" | "journal" | "campaign" | "draft") || ending.parse::<u8>().is_ok();
    random.len() == 6 && is_random(random) && is_ours
}

#[cfg(test)]
mod tests {
    use super::super::testing::names_in;
    use super::*;
    use std::io::Write as _;

    const HOUR: Duration = Duration::from_secs(3600);

    /// A file that was touched last so long ago.
    fn file_of_age(path: &Path, age: Duration) -> File {
        let mut file = File::create(path).unwrap();
        file.write_all(b"half").unwrap();
        file.set_modified(SystemTime::now() - age).unwrap();
        file
    }

    #[test]
    fn only_old_temporary_files_are_swept() {
        let leftovers = [".a.ron.Ab12Cd", ".b.ron.1.zzzzzz", ".delvewright-Ab12Cd34Ef56.part"];
        let others = [
            "a.ron",
            ".a.ron.young1",
            ".my.config",
            ".notes.tar.backup",
            ".hidden",
            "x.ron.Ab12Cd",
            ".delvewright-notes.part",
        ];
        let folder = tempfile::tempdir().unwrap();
        for name in leftovers.iter().chain(&others) {
            let age = if *name == ".a.ron.young1" { Duration::ZERO } else { 2 * HOUR };
            file_of_age(&folder.path().join(name), age);
        }
        let removed = sweep_stale(folder.path(), HOUR).unwrap();
        assert_eq!(removed, leftovers.map(|name| folder.path().join(name)));
        let mut expected = others.map(String::from);
        expected.sort();
        assert_eq!(names_in(folder.path()), expected);
    }

    #[test]
    fn what_somebody_is_still_writing_is_left_alone_however_old_the_clock_makes_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join(".delvewright-Ab12Cd34Ef56.part");
        let writer = file_of_age(&path, 1000 * HOUR);
        writer.lock().unwrap();
        assert_eq!(sweep_stale(folder.path(), HOUR).unwrap(), [""; 0].map(PathBuf::from));
        drop(writer);
        assert_eq!(sweep_stale(folder.path(), HOUR).unwrap(), [path]);
    }

    #[test]
    fn every_folder_of_the_user_is_swept_at_the_start() {
        let folder = tempfile::tempdir().unwrap();
        let dirs = DataDirs::at(folder.path());
        dirs.create_with(&["maps"]).unwrap();
        let maps = dirs.root.join("maps");
        let deep = dirs.backups.join("elsewhere/home/me");
        let deleted = dirs.campaigns.join("deleted");
        fs::create_dir_all(&deep).unwrap();
        fs::create_dir(&deleted).unwrap();
        let folders = [&dirs.root, &dirs.games, &maps, &dirs.campaigns, &deleted, &deep];
        let mut left: Vec<PathBuf> =
            folders.into_iter().map(|folder| folder.join(".delvewright-000000000000.part")).collect();
        left.iter().for_each(|file| drop(file_of_age(file, 2 * HOUR)));
        let mut removed = sweep_at_start(&dirs);
        left.sort();
        removed.sort();
        assert_eq!(removed, left);
    }
}

//! Earlier versions of a file, kept beside each other in a folder of backups.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use super::atomic::{Staged, rename};
use super::error::{Action, StorageError};
use super::names::fitting;
use super::read::{LOG_LIMIT, read_bytes};

/// Copies the present content of `path` to `backups/<name>.1`, after moving the earlier `.1` to `.2` and
/// so on up to `.count`. Does nothing where there is no file yet or it equals the newest copy. Nothing is moved before
/// the new copy is on the disk: where there is no room for it, all earlier ones stay.
pub fn keep_versions(path: &Path, backups: &Path, count: usize) -> Result<(), StorageError> {
    if count == 0 || !path.exists() {
        return Ok(());
    }
    let present = read_bytes(path, LOG_LIMIT)?;
    let newest = version_path(path, backups, 1);
    if read_bytes(&newest, LOG_LIMIT).is_ok_and(|newest| newest == present) {
        return Ok(());
    }
    fs::create_dir_all(backups).map_err(|error| StorageError::from_io(backups, Action::Folder, &error))?;
    let failed = |error: std::io::Error| StorageError::from_io(&newest, Action::Write, &error);
    let copy = Staged::write(backups, &present).map_err(failed)?;
    // As far as the first gap: the oldest falls off only when there is no place left.
    let free = (1..count).find(|version| !version_path(path, backups, *version).exists()).unwrap_or(count);
    for version in (1..free).rev() {
        let older = version_path(path, backups, version + 1);
        match rename(&version_path(path, backups, version), &older) {
            Err(error) if error.kind() != ErrorKind::NotFound => {
                return Err(StorageError::from_io(&older, Action::Write, &error));
            }
            _ => {}
        }
    }
    copy.replace(&newest).map_err(failed)
}

/// The earlier versions of a file, newest first.
pub fn versions_of(path: &Path, backups: &Path, count: usize) -> Vec<PathBuf> {
    (1..=count).map(|version| version_path(path, backups, version)).filter(|file| file.exists()).collect()
}

fn version_path(path: &Path, backups: &Path, version: usize) -> PathBuf {
    let name = path.file_name().unwrap_or_default();
    backups.join(fitting(name, &format!(".{version}")))
}

#[cfg(test)]
mod tests {
    use super::super::atomic::write_atomic;
    use super::super::testing::{folder_with, names_in};
    use super::*;

    #[test]
    fn versions_rotate_and_the_oldest_falls_off() {
        let folder = folder_with(&[]);
        let (path, backups) = (folder.path().join("a.ron"), folder.path().join("backups"));
        for content in ["one", "two", "three", "four", "five"] {
            keep_versions(&path, &backups, 3).unwrap();
            write_atomic(&path, content.as_bytes()).unwrap();
        }
        let kept = |version: usize| fs::read_to_string(backups.join(format!("a.ron.{version}"))).unwrap();
        assert_eq!((kept(1).as_str(), kept(2).as_str(), kept(3).as_str()), ("four", "three", "two"));
        assert_eq!(names_in(&backups), ["a.ron.1", "a.ron.2", "a.ron.3"]);
    }

    #[test]
    fn an_unchanged_file_does_not_push_older_versions_out() {
        let folder = folder_with(&[("a.ron", "same")]);
        let (path, backups) = (folder.path().join("a.ron"), folder.path().join("backups"));
        for _ in 0..3 {
            keep_versions(&path, &backups, 3).unwrap();
        }
        assert_eq!(names_in(&backups), ["a.ron.1"]);
    }

    #[test]
    fn a_gap_is_filled_before_the_oldest_version_falls_off() {
        let folder = folder_with(&[("a.ron", "now")]);
        let (path, backups) = (folder.path().join("a.ron"), folder.path().join("backups"));
        fs::create_dir(&backups).unwrap();
        // As a kill between two renames leaves it.
        fs::write(backups.join("a.ron.1"), "newest").unwrap();
        fs::write(backups.join("a.ron.3"), "oldest").unwrap();
        keep_versions(&path, &backups, 3).unwrap();
        let kept = |version: usize| fs::read_to_string(backups.join(format!("a.ron.{version}"))).unwrap();
        assert_eq!((kept(1).as_str(), kept(2).as_str(), kept(3).as_str()), ("now", "newest", "oldest"));
    }

    #[test]
    fn files_with_the_longest_names_have_versions_of_their_own() {
        let name = |last: &str| format!("{}{last}", "n".repeat(254));
        let folder = folder_with(&[(&name("a"), "a"), (&name("b"), "b")]);
        let backups = folder.path().join("backups");
        for last in ["a", "b"] {
            let path = folder.path().join(name(last));
            keep_versions(&path, &backups, 3).unwrap();
            let kept = versions_of(&path, &backups, 3);
            assert_eq!(kept.len(), 1);
            assert_eq!(fs::read_to_string(&kept[0]).unwrap(), last);
        }
    }
}

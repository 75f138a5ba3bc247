//! Replacing a file as a whole or not at all, keeping what was there before, and clearing away what a
//! crash left behind.

use std::ffi::OsStr;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use atomic_write_file::AtomicWriteFile;

use super::error::{Action, Safe, StorageError, Trouble};
use super::read::{LOG_LIMIT, read_bytes};

/// How many symbolic links are followed before a chain counts as a loop.
const LINKS_FOLLOWED: usize = 16;

/// Writes `bytes` to `path`: afterwards the file holds either all of them or what it held before, whatever
/// happens in between. A symbolic link stays a link; the file it points to is replaced.
pub fn write_atomic(path: &Path, bytes: &[u8]) -> Result<(), StorageError> {
    let kept = if path.exists() { Safe::LastSaved } else { Safe::Untouched };
    let write = || -> std::io::Result<()> {
        let mut file = AtomicWriteFile::open(real_path(path)?)?;
        file.write_all(bytes)?;
        // Flushes file and folder to the disk, and renames in between.
        file.commit()
    };
    write().map_err(|error| StorageError::from_io(path, Action::Write, &error).but_safe(kept))
}

/// Writes a new file as a whole or not at all. Whatever already has this name is never touched.
pub fn write_new(path: &Path, bytes: &[u8]) -> Result<(), StorageError> {
    // A link that leads nowhere is somebody's as well.
    if path.symlink_metadata().is_ok() {
        return Err(StorageError::untouched(path, Trouble::Exists));
    }
    write_atomic(path, bytes)
}

/// Copies a file to a name that is free. The copy is whole or not there at all; a file that is open for writing here can
/// be copied too, on every system.
pub fn copy_new(from: &Path, to: &Path) -> Result<(), StorageError> {
    write_new(to, &read_bytes(from, LOG_LIMIT)?)
}

/// The path with all links followed, also where the last one points to a file that does not exist yet.
pub(super) fn real_path(path: &Path) -> std::io::Result<PathBuf> {
    let mut path = path.to_path_buf();
    for _ in 0..LINKS_FOLLOWED {
        if let Ok(real) = path.canonicalize() {
            return Ok(real);
        }
        let folder = match path.parent() {
            Some(folder) if folder != Path::new("") => folder.canonicalize()?,
            _ => Path::new(".").canonicalize()?,
        };
        match fs::read_link(&path) {
            Ok(target) => path = folder.join(target),
            Err(_) => {
                let name = path.file_name().ok_or(std::io::ErrorKind::IsADirectory)?;
                return Ok(folder.join(name));
            }
        }
    }
    Err(std::io::ErrorKind::InvalidInput.into())
}

/// Copies the present content of `path` to `backups/<name>.1`, after moving the earlier `.1` to `.2` and
/// so on up to `.count`. Does nothing where there is no file yet or it equals the newest copy.
pub fn keep_versions(path: &Path, backups: &Path, count: usize) -> Result<(), StorageError> {
    let Some(name) = path.file_name().filter(|_| count > 0 && path.exists()) else {
        return Ok(());
    };
    let failed = |path: &Path, action| {
        let path = path.to_path_buf();
        move |error: std::io::Error| StorageError::from_io(&path, action, &error)
    };
    let present = read_bytes(path, LOG_LIMIT)?;
    if read_bytes(&version_path(backups, name, 1), LOG_LIMIT).is_ok_and(|newest| newest == present) {
        return Ok(());
    }
    fs::create_dir_all(backups).map_err(failed(backups, Action::Folder))?;
    for version in (1..count).rev() {
        let older = version_path(backups, name, version + 1);
        match fs::rename(version_path(backups, name, version), &older) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
                return Err(StorageError::from_io(&older, Action::Write, &error));
            }
            _ => {}
        }
    }
    write_atomic(&version_path(backups, name, 1), &present)
}

fn version_path(backups: &Path, name: &OsStr, version: usize) -> PathBuf {
    let mut name = name.to_os_string();
    name.push(format!(".{version}"));
    backups.join(name)
}

/// Removes temporary files that a crash left in `folder` and that have not been touched for `age`
/// (a younger one may belong to another running window). Returns what was removed.
pub fn sweep_stale(folder: &Path, age: Duration) -> Result<Vec<PathBuf>, StorageError> {
    let failed = |error: std::io::Error| StorageError::from_io(folder, Action::Folder, &error);
    let mut removed = Vec::new();
    for entry in fs::read_dir(folder).map_err(failed)? {
        let entry = entry.map_err(failed)?;
        let old = entry.metadata().is_ok_and(|about| {
            let touched = about.modified().unwrap_or(SystemTime::UNIX_EPOCH);
            about.is_file() && SystemTime::now().duration_since(touched).is_ok_and(|since| since >= age)
        });
        // One that cannot be removed harms nobody: the next start tries again.
        if old && is_temporary_name(&entry.file_name()) && fs::remove_file(entry.path()).is_ok() {
            removed.push(entry.path());
        }
    }
    removed.sort();
    Ok(removed)
}

/// Temporary files are called `.name.ending.AbC123`: six letters or digits at the end.
fn is_temporary_name(name: &OsStr) -> bool {
    let Some((base, random)) = name.to_str().and_then(|name| name.strip_prefix('.')?.rsplit_once('.')) else {
        return false;
    };
    random.len() == 6 && random.bytes().all(|byte| byte.is_ascii_alphanumeric()) && base.contains('.')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder_with(files: &[(&str, &str)]) -> tempfile::TempDir {
        let folder = tempfile::tempdir().unwrap();
        for (name, content) in files {
            fs::write(folder.path().join(name), content).unwrap();
        }
        folder
    }

    fn names_in(folder: &Path) -> Vec<String> {
        let mut names: Vec<String> =
            fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }

    #[test]
    fn a_file_is_replaced_and_nothing_else_stays_in_the_folder() {
        let folder = folder_with(&[("a.ron", "old")]);
        let path = folder.path().join("a.ron");
        write_atomic(&path, b"new").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"new");
        assert_eq!(names_in(folder.path()), ["a.ron"]);
    }

    #[test]
    fn a_failed_write_leaves_the_old_file_and_says_so() {
        let folder = folder_with(&[]);
        let missing = folder.path().join("no-such-folder/a.ron");
        let error = write_atomic(&missing, b"new").unwrap_err();
        assert_eq!((error.trouble, error.safe), (Trouble::NotFound, Safe::Untouched));
        let error = write_atomic(folder.path(), b"new").unwrap_err();
        assert_eq!(error.safe, Safe::LastSaved);
        assert!(folder.path().is_dir());
    }

    #[cfg(unix)]
    #[test]
    fn a_link_stays_a_link_and_its_target_is_written_even_if_new() {
        let folder = folder_with(&[("real.ron", "old")]);
        for target in ["real.ron", "not-yet.ron"] {
            let link = folder.path().join(format!("link-to-{target}"));
            std::os::unix::fs::symlink(target, &link).unwrap();
            write_atomic(&link, b"new").unwrap();
            assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
            assert_eq!(fs::read(folder.path().join(target)).unwrap(), b"new");
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_link_to_itself_is_an_error_and_no_endless_loop() {
        let folder = folder_with(&[]);
        let link = folder.path().join("loop.ron");
        std::os::unix::fs::symlink("loop.ron", &link).unwrap();
        assert!(write_atomic(&link, b"new").is_err());
    }

    #[cfg(unix)]
    #[test]
    fn the_rights_of_a_file_survive_a_save() {
        use std::os::unix::fs::PermissionsExt as _;
        let folder = folder_with(&[("a.ron", "old")]);
        let path = folder.path().join("a.ron");
        fs::set_permissions(&path, fs::Permissions::from_mode(0o640)).unwrap();
        write_atomic(&path, b"new").unwrap();
        assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o640);
    }

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
    fn only_old_temporary_files_are_swept() {
        let leftovers = [".a.ron.Ab12Cd", ".b.ron.1.zzzzzz"];
        let others = ["a.ron", ".a.ron.young1", ".my.config", ".hidden", "x.ron.Ab12Cd"];
        let folder = folder_with(&[]);
        let hour = Duration::from_secs(3600);
        for name in leftovers.iter().chain(&others) {
            let file = fs::File::create(folder.path().join(name)).unwrap();
            let age = if *name == ".a.ron.young1" { Duration::ZERO } else { 2 * hour };
            file.set_modified(SystemTime::now() - age).unwrap();
        }
        let removed = sweep_stale(folder.path(), hour).unwrap();
        assert_eq!(removed, leftovers.map(|name| folder.path().join(name)));
        let mut expected = others.map(String::from);
        expected.sort();
        assert_eq!(names_in(folder.path()), expected);
    }
}

//! Several files that are written all or not at all: what comes in from elsewhere is never left half unpacked.

use std::path::{Path, PathBuf};

use super::atomic::{Replacement, remove_file, write_new};
use super::error::{Action, Safe, StorageError};
use super::read::{LOG_LIMIT, read_bytes};
use super::versions::keep_versions;

/// Files to be written, in this order.
#[derive(Debug, Default)]
pub struct Together {
    new: Vec<(PathBuf, Vec<u8>)>,
    replaced: Vec<Replaced>,
}

#[derive(Debug)]
struct Replaced {
    path: PathBuf,
    bytes: Vec<u8>,
    versions: Kept,
}

/// Where the earlier versions of a file are kept, and how many.
#[derive(Debug, Default)]
pub struct Kept {
    /// Their folder.
    pub folder: PathBuf,
    /// So many of them; with 0 there is none.
    pub count: usize,
}

/// A file whose new content is on the disk already, and its old content too, so that taking it back needs no room.
struct Staged<'p> {
    path: &'p Path,
    new: Replacement,
    /// `None`: there was no file.
    old: Option<Replacement>,
}

impl Together {
    /// A file that must not be there yet.
    pub fn create(&mut self, path: PathBuf, bytes: Vec<u8>) {
        self.new.push((path, bytes));
    }

    /// A file that takes the place of what is there, if anything is.
    pub fn replace(&mut self, path: PathBuf, bytes: Vec<u8>) {
        self.replace_keeping(path, bytes, Kept::default());
    }

    /// The same, and what it replaces is kept as an earlier version.
    pub fn replace_keeping(&mut self, path: PathBuf, bytes: Vec<u8>, versions: Kept) {
        self.replaced.push(Replaced { path, bytes, versions });
    }

    /// Will a new file of this name be written?
    #[must_use]
    pub fn creates(&self, path: &Path) -> bool {
        self.new.iter().any(|(new, _)| new == path)
    }

    /// Writes all of them.
    ///
    /// # Errors
    /// Why one of them could not be written; then all are as they were. Only where taking one back fails as well is it
    /// named in the error.
    pub fn write(self) -> Result<(), StorageError> {
        // Whatever needs room or a right on the disk comes first.
        let mut staged = Vec::new();
        for Replaced { path, bytes, .. } in &self.replaced {
            let old = path.exists().then(|| read_bytes(path, LOG_LIMIT)).transpose()?;
            let stage = || -> std::io::Result<_> {
                let old = old.as_deref().map(|old| Replacement::write(path, old)).transpose()?;
                Ok(Staged { path, new: Replacement::write(path, bytes)?, old })
            };
            staged.push(stage().map_err(|error| untouched(path, &error))?);
        }
        for (at, (path, bytes)) in self.new.iter().enumerate() {
            if let Err(error) = write_new(path, bytes) {
                return Err(take_back(error, &self.new[..at], Vec::new()));
            }
        }
        for Replaced { path, versions: Kept { folder, count }, .. } in &self.replaced {
            if let Err(error) = keep_versions(path, folder, *count) {
                return Err(take_back(error, &self.new, Vec::new()));
            }
        }
        let mut done: Vec<(&Path, Option<Replacement>)> = Vec::new();
        for Staged { path, new, old } in staged {
            if let Err(error) = new.commit() {
                return Err(take_back(untouched(path, &error), &self.new, done));
            }
            done.push((path, old));
        }
        Ok(())
    }
}

fn untouched(path: &Path, error: &std::io::Error) -> StorageError {
    StorageError::from_io(path, Action::Write, error)
}

/// Takes back what has been written, the last first.
fn take_back(
    error: StorageError,
    new: &[(PathBuf, Vec<u8>)],
    replaced: Vec<(&Path, Option<Replacement>)>,
) -> StorageError {
    let mut left = None;
    for (path, old) in replaced.into_iter().rev() {
        let back = match old {
            Some(old) => old.commit(),
            None => remove_file(path),
        };
        left = left.or(back.err().map(|_| path));
    }
    for (path, _) in new.iter().rev() {
        left = left.or(remove_file(path).err().map(|_| path.as_path()));
    }
    error.but_safe(left.map_or(Safe::Untouched, |path| Safe::Written(path.to_owned())))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::house::storage::Trouble;
    use std::fs;

    /// Every file below a folder with what stands in it; folders end with a slash.
    fn tree(folder: &Path) -> Vec<(String, Vec<u8>)> {
        let mut found = Vec::new();
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            found.push(if path.is_dir() { (name + "/", Vec::new()) } else { (name, fs::read(&path).unwrap()) });
        }
        found.sort();
        found
    }

    fn four(folder: &Path) -> Together {
        let mut files = Together::default();
        files.create(folder.join("new-1"), b"one".to_vec());
        files.create(folder.join("new-2"), b"two".to_vec());
        files.replace(folder.join("old-1"), b"three".to_vec());
        files.replace(folder.join("old-2"), b"four".to_vec());
        files
    }

    #[test]
    fn all_are_written() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("old-1"), "before").unwrap();
        let files = four(folder.path());
        assert!(files.creates(&folder.path().join("new-2")) && !files.creates(&folder.path().join("old-1")));
        files.write().unwrap();
        let written: Vec<_> = tree(folder.path()).into_iter().map(|(name, bytes)| (name, bytes.len())).collect();
        let expected = [("new-1", 3), ("new-2", 3), ("old-1", 5), ("old-2", 4)];
        assert_eq!(written, expected.map(|(name, length)| (name.to_owned(), length)));
    }

    #[test]
    fn whichever_cannot_be_written_all_stays_as_it_was() {
        // What stands in the way, and of which kind: a folder of that name lets itself be found only in the last moment.
        for (name, is_folder) in [("new-1", false), ("new-2", false), ("new-2", true), ("old-1", true), ("old-2", true)]
        {
            let folder = tempfile::tempdir().unwrap();
            let at = |name: &str| folder.path().join(name);
            fs::write(at("old-1"), "before").unwrap();
            fs::remove_file(at(name)).ok();
            if is_folder {
                fs::create_dir(at(name)).unwrap();
                fs::write(at(name).join("inside"), "x").unwrap();
            } else {
                fs::write(at(name), "somebody's").unwrap();
            }
            let before = tree(folder.path());
            let error = four(folder.path()).write().unwrap_err();
            assert_eq!((error.safe, error.path), (Safe::Untouched, at(name)));
            assert_eq!(tree(folder.path()), before, "{name}");
        }
        let folder = tempfile::tempdir().unwrap();
        let mut files = four(folder.path());
        files.replace(folder.path().join("nowhere/file"), Vec::new());
        assert_eq!(files.write().unwrap_err().trouble, Trouble::NotFound);
        assert_eq!(tree(folder.path()), []);
    }

    #[test]
    fn what_was_replaced_already_is_taken_back_from_what_was_laid_ready() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        fs::write(at("old-1"), "before").unwrap();
        let before = tree(folder.path());
        let kept = Replacement::write(&at("old-1"), b"before").unwrap();
        for name in ["old-1", "old-2", "new-1"] {
            fs::write(at(name), "after").unwrap();
        }
        let trouble = || StorageError::untouched(&at("old-3"), Trouble::DiskFull);
        let (one, two) = (at("old-1"), at("old-2"));
        let error = take_back(trouble(), &[(at("new-1"), Vec::new())], vec![(&one, Some(kept)), (&two, None)]);
        assert_eq!(error, trouble());
        assert_eq!(tree(folder.path()), before);
        // What cannot be taken back is not called untouched.
        let error = take_back(trouble(), &[(at("gone"), Vec::new())], Vec::new());
        assert_eq!(error.safe, Safe::Written(at("gone")));
    }
}

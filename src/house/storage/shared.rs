//! Files that two windows may want to write: a save never replaces what it has not seen. Whoever finds that somebody
//! else has saved meanwhile is told, and both versions stay.

use std::fs::{File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use super::atomic::{remove_file, write_atomic};
use super::dirs::DataDirs;
use super::error::{Action, Safe, StorageError, Trouble};
use super::read::{DOCUMENT_LIMIT, read_bytes};
use super::versions::keep_versions;

/// How long a save waits for that of another window. One takes some milliseconds.
const PATIENCE: Duration = Duration::from_secs(2);

/// Holds back all other windows that use the same data folder while a file is looked at and then written. The system
/// lifts it when we end, however we end.
#[derive(Debug)]
pub struct SavingLock(#[allow(dead_code, reason = "held, not used")] Option<File>);

impl SavingLock {
    /// Takes it. Where the file system knows no locks, or the folder is not there, we go on without.
    ///
    /// # Errors
    /// Another window does not let go of it.
    pub fn take(dirs: &DataDirs) -> Result<Self, StorageError> {
        Self::at(&lock_file(dirs), PATIENCE)
    }

    fn at(path: &Path, patience: Duration) -> Result<Self, StorageError> {
        // A pipe of that name would keep us waiting for somebody at its other end.
        if path.symlink_metadata().is_ok_and(|about| !about.is_file()) {
            return Ok(Self(None));
        }
        let Ok(file) = OpenOptions::new().create(true).truncate(false).write(true).open(path) else {
            return Ok(Self(None));
        };
        let until = Instant::now() + patience;
        loop {
            match file.try_lock() {
                Ok(()) => return Ok(Self(Some(file))),
                Err(TryLockError::Error(_)) => return Ok(Self(None)),
                Err(TryLockError::WouldBlock) if Instant::now() >= until => {
                    return Err(StorageError::untouched(path, Trouble::InUse));
                }
                Err(TryLockError::WouldBlock) => std::thread::sleep(Duration::from_millis(5)),
            }
        }
    }
}

fn lock_file(dirs: &DataDirs) -> PathBuf {
    dirs.root.join(".saving")
}

/// A document in the data folder, and what stood in it when it was read or written here last.
#[derive(Debug)]
pub struct SharedFile {
    path: PathBuf,
    /// What holds back the other windows.
    lock: Option<PathBuf>,
    /// `None`: there was no file.
    known: Option<Vec<u8>>,
    /// Where earlier versions are kept, and how many.
    versions: (PathBuf, usize),
    /// The version that is replaced next is kept already.
    is_kept: bool,
}

impl SharedFile {
    /// Looks what stands there now, before it is read. Of versions that are replaced so many are kept; the first save
    /// keeps what it finds.
    #[must_use]
    pub fn look(dirs: &DataDirs, path: &Path, versions: usize) -> Self {
        let versions = (dirs.backups_of(path), versions);
        // What cannot be read counts as unknown, so it is never replaced.
        let known = present(path).ok().flatten();
        Self { path: path.to_owned(), lock: Some(lock_file(dirs)), known, versions, is_kept: false }
    }

    /// A file that belongs to another one which only one window has open: nobody is held back, and of what is replaced
    /// nothing is kept.
    #[must_use]
    pub fn alone(path: &Path) -> Self {
        let known = present(path).ok().flatten();
        Self { path: path.to_owned(), lock: None, known, versions: (PathBuf::new(), 0), is_kept: true }
    }

    /// The file.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The next save keeps what it replaces as an earlier version, whatever that is.
    pub fn keep_next(&mut self) {
        self.is_kept = false;
    }

    /// What somebody else has saved is known now and may be replaced; the next save keeps it as an earlier version.
    ///
    /// # Errors
    /// It cannot be read.
    pub fn accept(&mut self) -> Result<(), StorageError> {
        self.known = present(&self.path)?;
        self.keep_next();
        Ok(())
    }

    fn hold_back(&self) -> Result<Option<SavingLock>, StorageError> {
        self.lock.as_ref().map(|lock| SavingLock::at(lock, PATIENCE)).transpose()
    }

    /// Takes the file away, unless somebody else has changed it or it is not there.
    ///
    /// # Errors
    /// It cannot be read or taken away.
    pub fn remove(&mut self) -> Result<(), StorageError> {
        let _lock = self.hold_back()?;
        let found = present(&self.path)?;
        if found.is_some() && found == self.known {
            remove_file(&self.path).map_err(|error| StorageError::from_io(&self.path, Action::Write, &error))?;
            self.known = None;
        }
        Ok(())
    }

    /// Replaces what stands there, unless somebody else has changed it. A version that cannot be kept does not hinder
    /// the save; why it was not kept is returned.
    ///
    /// # Errors
    /// [`Trouble::ChangedElsewhere`], or why it cannot be written. The file is as it was.
    pub fn write(&mut self, bytes: &[u8]) -> Result<Option<StorageError>, StorageError> {
        let _lock = self.hold_back()?;
        let found = present(&self.path)?;
        if found.as_deref() == Some(bytes) {
            self.known = found;
            return Ok(None);
        }
        // One that was taken away is written anew: that loses nothing.
        if found.is_some() && found != self.known {
            return Err(StorageError::untouched(&self.path, Trouble::ChangedElsewhere).but_safe(Safe::NotReplaced));
        }
        let kept = match self.is_kept {
            true => Ok(()),
            false => keep_versions(&self.path, &self.versions.0, self.versions.1),
        };
        write_atomic(&self.path, bytes)?;
        self.known = Some(bytes.to_vec());
        self.is_kept = kept.is_ok();
        Ok(kept.err())
    }
}

/// What stands in a file, if there is one.
fn present(path: &Path) -> Result<Option<Vec<u8>>, StorageError> {
    // Also where something else has taken the place of its folder: writing tells about that.
    if path.symlink_metadata().is_err() {
        return Ok(None);
    }
    match read_bytes(path, DOCUMENT_LIMIT) {
        Ok(bytes) => Ok(Some(bytes)),
        Err(error) if error.trouble == Trouble::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    fn file(folder: &Path) -> (DataDirs, PathBuf) {
        let dirs = DataDirs::at(folder);
        dirs.create().unwrap();
        let path = dirs.games.join("well.ron");
        fs::write(&path, "first").unwrap();
        (dirs, path)
    }

    #[test]
    fn the_second_of_two_windows_replaces_nothing_that_it_has_not_seen() {
        let folder = tempfile::tempdir().unwrap();
        let (dirs, path) = file(folder.path());
        let (mut one, mut other) = (SharedFile::look(&dirs, &path, 3), SharedFile::look(&dirs, &path, 3));
        assert_eq!(one.write(b"mine"), Ok(None));
        let error = other.write(b"theirs").unwrap_err();
        assert_eq!((error.trouble, error.safe), (Trouble::ChangedElsewhere, Safe::NotReplaced));
        assert_eq!(fs::read(&path).unwrap(), b"mine");
        one.write(b"mine again").unwrap();
        // Told once more is refused once more, until somebody has decided.
        assert!(other.write(b"theirs").is_err());
        other.accept().unwrap();
        other.write(b"theirs").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"theirs");
        let kept = |number: u8| fs::read_to_string(dirs.backups_of(&path).join(format!("well.ron.{number}"))).unwrap();
        assert_eq!((kept(1).as_str(), kept(2).as_str()), ("mine again", "first"));
        assert!(one.write(b"mine").is_err(), "and now the first has not seen it");
    }

    #[test]
    fn the_same_words_are_no_other_version_and_a_file_that_was_taken_away_comes_back() {
        let folder = tempfile::tempdir().unwrap();
        let (dirs, path) = file(folder.path());
        let (mut one, mut other) = (SharedFile::look(&dirs, &path, 3), SharedFile::look(&dirs, &path, 3));
        one.write(b"both").unwrap();
        other.write(b"both").unwrap();
        other.write(b"more").unwrap();
        assert!(one.write(b"less").is_err());
        fs::remove_file(&path).unwrap();
        one.write(b"less").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"less");
    }

    #[test]
    fn a_file_that_appears_where_there_was_none_is_not_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let (dirs, path) = file(folder.path());
        let new = path.with_file_name("new.ron");
        let mut file = SharedFile::look(&dirs, &new, 3);
        fs::write(&new, "somebody's").unwrap();
        assert_eq!(file.write(b"mine").unwrap_err().trouble, Trouble::ChangedElsewhere);
        // What is larger than anything that is read is not replaced either.
        File::create(&path).unwrap().set_len(DOCUMENT_LIMIT + 1).unwrap();
        let mut large = SharedFile::look(&dirs, &path, 3);
        assert!(large.write(b"mine").is_err());
        assert_eq!(fs::metadata(&path).unwrap().len(), DOCUMENT_LIMIT + 1);
    }

    #[test]
    fn only_one_window_at_a_time_looks_and_writes() {
        let folder = tempfile::tempdir().unwrap();
        let (dirs, _) = file(folder.path());
        let held = SavingLock::take(&dirs).unwrap();
        let error = SavingLock::at(&lock_file(&dirs), Duration::from_millis(20)).unwrap_err();
        assert_eq!(error.trouble, Trouble::InUse);
        drop(held);
        assert!(SavingLock::at(&lock_file(&dirs), Duration::ZERO).is_ok());
        // A folder that is not there holds nobody up.
        assert!(SavingLock::take(&DataDirs::at(folder.path().join("nowhere"))).is_ok());
    }

    #[test]
    fn a_hundred_saves_of_two_threads_lose_none_that_was_confirmed() {
        let folder = tempfile::tempdir().unwrap();
        let (dirs, path) = file(folder.path());
        fs::write(&path, "").unwrap();
        // Each adds a letter to what it has seen; who is refused looks again.
        let add = |letter: &str| {
            for _ in 0..50 {
                loop {
                    let mut file = SharedFile::look(&dirs, &path, 0);
                    let seen = file.known.clone().unwrap();
                    if file.write(&[&seen, letter.as_bytes()].concat()).is_ok() {
                        break;
                    }
                }
            }
        };
        std::thread::scope(|threads| {
            threads.spawn(|| add("a"));
            threads.spawn(|| add("b"));
        });
        let text = fs::read_to_string(&path).unwrap();
        assert_eq!((text.matches('a').count(), text.matches('b').count()), (50, 50));
    }
}

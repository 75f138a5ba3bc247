//! A little room that is kept on the disk for when it is full: the place of a game that had to be saved elsewhere must be written down
//! just then.

use std::path::PathBuf;

use super::atomic::write_new;
use super::dirs::DataDirs;
use super::error::{StorageError, Trouble};

/// In bytes; the settings and the entries of their folder fit in.
const ROOM: usize = 64 * 1024;

fn file(dirs: &DataDirs) -> PathBuf {
    dirs.root.join(".room-to-spare")
}

/// Keeps room, if there is any. To be called when the program starts.
pub fn keep_room(dirs: &DataDirs) {
    // On a disk that is full already there is nothing to be kept; the next start tries again.
    let _ = write_new(&file(dirs), &vec![b'.'; ROOM]);
}

/// Writes; where the disk is full, once more in the room that was kept.
pub(super) fn in_spare_room<T>(
    dirs: &DataDirs,
    mut write: impl FnMut() -> Result<T, StorageError>,
) -> Result<T, StorageError> {
    match write() {
        Err(error) if error.trouble == Trouble::DiskFull && std::fs::remove_file(file(dirs)).is_ok() => write(),
        written => written,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_room_is_given_up_when_the_disk_is_full_and_for_nothing_else() {
        let home = tempfile::tempdir().unwrap();
        let dirs = DataDirs::at(home.path());
        keep_room(&dirs);
        assert_eq!(std::fs::metadata(file(&dirs)).unwrap().len(), ROOM as u64);
        let failed = |trouble| StorageError::untouched(&dirs.settings_file, trouble);
        let mut tried = 0;
        let mut write = |trouble: Trouble| {
            in_spare_room(&dirs, || {
                tried += 1;
                if file(&dirs).exists() { Err(failed(trouble.clone())) } else { Ok(tried) }
            })
        };
        assert_eq!(write(Trouble::InUse).unwrap_err().trouble, Trouble::InUse);
        assert_eq!(write(Trouble::DiskFull), Ok(3), "the second attempt has found room");
        assert!(!file(&dirs).exists());
        keep_room(&dirs);
        assert!(file(&dirs).exists(), "the next start keeps some again");
    }
}

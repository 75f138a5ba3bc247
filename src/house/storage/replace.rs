//! Which file that is already there may be replaced by one that leaves the program.

use std::fs::File;
use std::io::Read as _;
use std::path::Path;

use super::error::{StorageError, Trouble};
use super::read::check_is_file;

/// May this file be replaced? Only an earlier one of the same kind may, which `is_such` recognizes, or an empty file: who
/// agrees to replace a file has not agreed to lose whatever else lies there.
///
/// # Errors
/// Something else lies there.
pub fn may_replace(file: &Path, is_such: impl FnOnce(&Path) -> bool) -> Result<(), StorageError> {
    if file.symlink_metadata().is_err() {
        return Ok(());
    }
    let is_empty = file.metadata().is_ok_and(|about| about.is_file() && about.len() == 0);
    if is_empty || is_such(file) { Ok(()) } else { Err(StorageError::untouched(file, Trouble::OtherKind)) }
}

/// Does a file begin with these bytes, by which pictures and documents of other programs are told apart?
#[must_use]
pub fn begins_with(file: &Path, bytes: &[u8]) -> bool {
    // Opening a pipe would wait for whoever reads it.
    let read = || {
        let mut beginning = Vec::new();
        check_is_file(file).ok()?;
        File::open(file).ok()?.take(bytes.len() as u64).read_to_end(&mut beginning).ok()?;
        Some(beginning)
    };
    read().is_some_and(|beginning| beginning == bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn only_what_is_of_the_kind_or_empty_is_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let file = |name: &str, bytes: &[u8]| {
            let path = folder.path().join(name);
            fs::write(&path, bytes).unwrap();
            path
        };
        let is_pdf = |file: &Path| begins_with(file, b"%PDF-");
        may_replace(&folder.path().join("nothing"), is_pdf).unwrap();
        may_replace(&file("a.pdf", b"%PDF-1.7 old"), is_pdf).unwrap();
        may_replace(&file("empty", b""), is_pdf).unwrap();
        for other in [file("b.pdf", b"%PD"), file("c.pdf", b"my diary"), folder.path().to_owned()] {
            assert_eq!(may_replace(&other, is_pdf).unwrap_err().trouble, Trouble::OtherKind, "{other:?}");
        }
        #[cfg(unix)]
        {
            // A link that leads nowhere is somebody's as well.
            let link = folder.path().join("link");
            std::os::unix::fs::symlink("nowhere", &link).unwrap();
            assert!(may_replace(&link, is_pdf).is_err());
        }
    }
}

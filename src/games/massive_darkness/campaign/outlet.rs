//! What leaves the campaign room as a file: which file that is already there it may replace.

use super::bundle::{Bundle, Packed as _};
use crate::house::storage::{StorageError, Trouble, read_first_line};
use std::path::Path;

/// What a campaign is written as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A file that can go on elsewhere.
    Bundle,
    /// The chronicle as Markdown.
    Markdown,
    /// The chronicle on paper.
    Pdf,
    /// The numbers for a spreadsheet.
    Numbers,
}

/// May this file be replaced by one of this kind? Only an earlier one of the same kind may, or an empty file: never a
/// campaign book, a game or whatever else lies there.
///
/// # Errors
/// Something else lies there.
pub fn may_replace(file: &Path, kind: Kind) -> Result<(), StorageError> {
    if file.symlink_metadata().is_err() {
        return Ok(());
    }
    let is_empty = file.metadata().is_ok_and(|about| about.is_file() && about.len() == 0);
    let begins = |with: &str| begins(file, with);
    let is_same = match kind {
        Kind::Bundle => Bundle::read(file).is_ok(),
        Kind::Markdown => begins("# "),
        Kind::Pdf => begins("%PDF-"),
        Kind::Numbers => begins("entry,date,quest,hero,"),
    };
    if is_empty || is_same { Ok(()) } else { Err(StorageError::untouched(file, Trouble::OtherKind)) }
}

fn begins(file: &Path, with: &str) -> bool {
    read_first_line(file, with.len() as u64).is_ok_and(|line| line == with)
}

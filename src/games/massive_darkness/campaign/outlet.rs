//! What leaves the campaign room as a file: which file that is already there it may replace.

use super::bundle::{Bundle, Packed as _};
use crate::house::storage::{self, StorageError, begins_with};
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

/// May this file be replaced by one of this kind? Never a campaign book, a game or whatever else lies there.
///
/// # Errors
/// Something else lies there.
pub fn may_replace(file: &Path, kind: Kind) -> Result<(), StorageError> {
    storage::may_replace(file, |file| match kind {
        Kind::Bundle => Bundle::read(file).is_ok(),
        Kind::Markdown => begins_with(file, b"# "),
        Kind::Pdf => begins_with(file, b"%PDF-"),
        Kind::Numbers => begins_with(file, b"entry,date,quest,hero,"),
    })
}

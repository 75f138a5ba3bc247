//! A campaign book of this game as a file.

use super::Along;
use super::refused::Refused;
use crate::games::massive_darkness::rules::library::Library;
use crate::house::storage::CutLine;
use std::path::Path;

pub use crate::house::book::file::{begins_as_book, read};
pub use crate::house::book::{BACKUP_EVERY, BACKUPS, Torn};

/// Why a book cannot be opened, written in or taken in.
pub type BookError = crate::house::book::BookError<Refused, Along>;

/// The torn last line that [`read`] leaves out of a book.
#[must_use]
pub fn torn_line(path: &Path) -> Option<CutLine> {
    crate::house::book::file::torn_line::<Library>(path)
}

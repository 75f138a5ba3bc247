//! The shelf of this game. All that it can do is the house's; what a campaign takes along is said by [`super::bundle`].

use super::{Along, BookError, Refused, Shelf, Standing};
use crate::games::massive_darkness::rules::library::Library;
pub use crate::house::book::{BACKUPS, Deleted, ENDING, KEPT, Listed};
use std::path::PathBuf;
use std::sync::Arc;

/// The sample campaign that a new user can look at: from the tutorial to the last quest of the box, played by a bot.
pub const SAMPLE: &str = include_str!("../../../../saves/sample.campaign");

/// What a list tells of a book that has been derived.
pub type Summary = crate::house::book::Summary<Standing, Refused>;

/// What a file on the shelf turned out to be.
pub type Looked = crate::house::book::Looked<Standing, Refused, Along>;

/// An earlier version of a book.
pub type Version = crate::house::book::Version<Refused, Along>;

impl Shelf {
    /// The box.
    #[must_use]
    pub fn library(&self) -> &Arc<Library> {
        self.accounts()
    }

    /// Puts a copy of the sample campaign on the shelf; returns its file.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn put_sample(&self) -> Result<PathBuf, BookError> {
        self.put_text(SAMPLE)
    }
}

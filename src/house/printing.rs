//! A sheet as files: one PDF, or a picture for each page. Everything is drawn before the first file is written, and all of them are
//! written or none.

use super::paper::Printed;
use super::storage::{StorageError, Together, Trouble, begins_with, may_replace};
use super::text::Texts;
use crate::tr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// By so many bytes at the beginning a picture or a paper is told apart from everything else.
const MARK: usize = 5;

/// As what a sheet is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// All pages in one file.
    Pdf,
    /// Each page a picture, with so many dots to the inch.
    Pictures(u16),
}

impl Form {
    /// What files of this form are called at their end, without the dot.
    #[must_use]
    pub fn ending(self) -> &'static str {
        match self {
            Self::Pdf => "pdf",
            Self::Pictures(_) => "png",
        }
    }

    /// The form that a file has by its name; pictures with so many dots to the inch.
    #[must_use]
    pub fn of(file: &Path, dpi: u16) -> Option<Self> {
        let ending = file.extension()?.to_string_lossy().to_ascii_lowercase();
        [Self::Pdf, Self::Pictures(dpi)].into_iter().find(|form| form.ending() == ending)
    }
}

/// The files that a sheet becomes, where one was named.
#[must_use]
pub fn files(printed: &Printed, form: Form, file: &Path) -> Vec<PathBuf> {
    match form {
        Form::Pdf => vec![file.to_owned()],
        Form::Pictures(_) => (0..printed.pictures()).map(|page| printed.page_file(file, page)).collect(),
    }
}

/// Writes a sheet. What is replaced there can only be of the same kind. Returns what was written.
///
/// # Errors
/// A page cannot be drawn or written, or something else lies there; then all files are as they were.
pub fn write(printed: &Printed, form: Form, file: &Path) -> Result<Vec<PathBuf>, StorageError> {
    let failed = |reason| StorageError::untouched(file, Trouble::Unwritable(reason));
    let files = files(printed, form, file);
    let bytes: Vec<Vec<u8>> = match form {
        Form::Pdf => vec![printed.pdf().map_err(failed)?],
        Form::Pictures(dpi) => {
            (0..files.len()).map(|page| printed.png(page, dpi).map_err(failed)).collect::<Result<_, StorageError>>()?
        }
    };
    let mut together = Together::default();
    for (file, bytes) in files.iter().zip(bytes) {
        may_replace(file, |file| begins_with(file, &bytes[..MARK.min(bytes.len())]))?;
        together.replace(file.clone(), bytes);
    }
    together.write()?;
    Ok(files)
}

/// What is told where not all of a sheet was written.
#[must_use]
pub fn left_out(printed: &Printed, form: Form, texts: &Texts) -> Option<Arc<str>> {
    let most = match form {
        Form::Pdf => printed.pages(),
        Form::Pictures(_) => printed.pictures(),
    };
    let is_cut = printed.is_cut() || most < printed.pages();
    is_cut.then(|| tr!(texts, "paper-cut", count = most as i64))
}

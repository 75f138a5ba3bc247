//! Pages as files: words in columns (`flow`), what is on a page (`ink`), how wide letters are (`font`), our drawings (`art`), and the page as
//! PDF (`pdf`) or as a picture (`picture`). What stands on it is somebody else's.

pub(crate) mod art;
pub(crate) mod flow;
pub(crate) mod font;
pub(crate) mod ink;
pub(crate) mod pdf;
pub(crate) mod picture;

pub use picture::Picture;

use ink::{Ink, Mark};
use std::path::{Path, PathBuf};

/// What is written and drawn.
pub(crate) const BLACK: Ink = Ink(28, 25, 23);
/// What is less important.
pub(crate) const GREY: Ink = Ink(112, 106, 100);

/// What is in the printer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Paper {
    /// 210 × 297 mm.
    #[default]
    A4,
    /// 8.5 × 11 inches.
    Letter,
}

impl Paper {
    /// Both, in the order of a menu.
    pub const ALL: [Self; 2] = [Self::A4, Self::Letter];

    /// Width and height in points.
    pub(crate) fn size(self) -> (f32, f32) {
        match self {
            Self::A4 => (595.276, 841.89),
            Self::Letter => (612.0, 792.0),
        }
    }

    /// The message that names it.
    #[must_use]
    pub fn message_id(self) -> &'static str {
        match self {
            Self::A4 => "sheet-paper-a4",
            Self::Letter => "sheet-paper-letter",
        }
    }
}

/// So many pages are drawn as pictures at most.
pub const MOST_PICTURES: usize = 40;

/// What is on a page.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Page {
    pub(crate) marks: Vec<Mark>,
}

/// A sheet, ready to be written.
#[derive(Clone, Debug, PartialEq)]
pub struct Printed {
    pub(crate) paper: Paper,
    pub(crate) pages: Vec<Page>,
    pub(crate) title: String,
    pub(crate) author: String,
    pub(crate) language: &'static str,
    pub(crate) is_cut: bool,
}

impl Printed {
    /// How many pages it has.
    #[must_use]
    pub fn pages(&self) -> usize {
        self.pages.len()
    }

    /// How many of them are drawn as pictures: each is a file of its own, and a large one.
    #[must_use]
    pub fn pictures(&self) -> usize {
        self.pages.len().min(MOST_PICTURES)
    }

    /// Was there more than its pages hold?
    #[must_use]
    pub fn is_cut(&self) -> bool {
        self.is_cut
    }

    /// As a PDF file.
    ///
    /// # Errors
    /// Why it cannot be written, in English.
    pub fn pdf(&self) -> Result<Vec<u8>, String> {
        pdf::write(self)
    }

    /// A page as a picture.
    #[must_use]
    pub fn picture(&self, page: usize, dpi: u16) -> Option<Picture> {
        Some(picture::draw(self.pages.get(page)?, self.paper, dpi))
    }

    /// A page as a PNG file.
    ///
    /// # Errors
    /// Why it cannot be written, in English.
    pub fn png(&self, page: usize, dpi: u16) -> Result<Vec<u8>, String> {
        let picture = self.picture(page, dpi).ok_or_else(|| "no such page".to_owned())?;
        picture::png(&picture, dpi)
    }

    /// The file for the picture of a page: `name-2.png` where there are several.
    #[must_use]
    pub fn page_file(&self, file: &Path, page: usize) -> PathBuf {
        if self.pages.len() < 2 {
            return file.to_owned();
        }
        let stem = file.file_stem().unwrap_or_default().to_string_lossy();
        let ending = file.extension().unwrap_or_default().to_string_lossy();
        file.with_file_name(format!("{stem}-{}.{ending}", page + 1))
    }

    /// All words on it, for tests and search.
    #[must_use]
    pub fn words(&self) -> Vec<&str> {
        let marks = self.pages.iter().flat_map(|page| &page.marks);
        marks
            .filter_map(|mark| match mark {
                Mark::Words { text, .. } => Some(text.as_str()),
                Mark::Area { .. } | Mark::Line { .. } => None,
            })
            .collect()
    }
}

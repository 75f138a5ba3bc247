//! The first line of a document: which game it belongs to, what it is, and in which format, as a comment that a person can
//! read, too. `// Delvewright: caves, map, format 1`. It is looked at before anything else, so that a file of
//! another game is refused as such, and not because something in it cannot be understood.
//!
//! Documents that were written before there was such a line have none; then what follows has to speak for itself.

use super::error::{StorageError, Trouble};
use super::read::read_first_line;
use crate::kernel::journal::Origin;
use std::path::Path;

/// How the line begins.
const MARK: &str = "// Delvewright: ";
/// Longer lines than this are none of ours.
const LONGEST: usize = 200;

/// A type of documents. It carries its `format` number as its first field, or has only ever had one.
pub trait Document {
    /// The game it belongs to; none: it is the program's own.
    const GAME: Option<&'static str>;
    /// What it is, by the name that is written into its first line.
    const KIND: &'static str;
    /// No text in it is longer than this, in bytes as they are written: neither one that is read nor one that is saved.
    const LONGEST_TEXT: usize = usize::MAX;
}

/// What a first line says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// The game, by its id; none: the document is the program's own.
    pub game: Option<String>,
    /// `cards`, `campaign` …
    pub kind: String,
    /// The number of its format.
    pub format: u32,
}

impl Label {
    /// What the text says in its first line; nothing, where that is not such a line.
    #[must_use]
    pub fn of(text: &str) -> Option<Self> {
        let line = text.lines().next()?.strip_prefix(MARK).filter(|line| line.len() <= LONGEST)?;
        let parts: Vec<&str> = line.split(',').map(str::trim).collect();
        let (game, kind, format) = match parts.as_slice() {
            [kind, format] => (None, kind, format),
            [game, kind, format] => (Some((*game).to_owned()), kind, format),
            _ => return None,
        };
        let format = format.strip_prefix("format ")?;
        let is_number = !format.is_empty() && format.bytes().all(|sign| sign.is_ascii_digit());
        // A number that is too large for us is still one of a newer program.
        let format = if is_number { format.parse().unwrap_or(u32::MAX) } else { return None };
        Some(Self { game, kind: (*kind).to_owned(), format })
    }

    /// The line of a document that was put into this text, with its line end. One without a number is of format 1.
    pub(super) fn line<D: Document>(text: &str) -> String {
        let begun = text.trim_start_matches(['(', ' ', '\n']).strip_prefix("format:").unwrap_or("1").trim_start();
        let number = begun.split(|sign: char| !sign.is_ascii_digit()).next().unwrap_or_default();
        let game = D::GAME.map(|game| format!("{game}, ")).unwrap_or_default();
        format!("{MARK}{game}{}, format {number}\n", D::KIND)
    }

    /// Is it the label of such a document, in a format up to `known`?
    ///
    /// # Errors
    /// What it is instead.
    pub(super) fn fits<D: Document>(&self, known: u32) -> Result<(), Trouble> {
        if self.game.as_deref() != D::GAME {
            return Err(match &self.game {
                Some(game) => Trouble::OtherGame(game.clone()),
                None => Trouble::OtherDocument(self.kind.clone()),
            });
        }
        if self.kind != D::KIND {
            return Err(Trouble::OtherDocument(self.kind.clone()));
        }
        if self.format > known { Err(Trouble::Newer { found: self.format, known }) } else { Ok(()) }
    }
}

/// Does a file say in its first line that it is such a document?
#[must_use]
pub fn says_it_is<D: Document>(path: &Path) -> bool {
    let label = read_first_line(path, FAR).ok().and_then(|line| Label::of(&line));
    label.is_some_and(|label| label.game.as_deref() == D::GAME && label.kind == D::KIND)
}

/// The kind of a log that holds one game, as documents have theirs.
pub const RECORDED_GAME: &str = "game";
/// The kind of a log that holds a campaign.
pub const CAMPAIGN_BOOK: &str = "book";

/// What a command is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// A document, of whichever kind: that is told by whoever reads it.
    Document,
    /// A recorded game, of whichever game: that is told by whoever plays it again.
    Game,
    /// The book of a campaign.
    Book,
    /// Something that says nothing of itself: rules cases.
    Unlabelled,
}

/// Refuses a file that says in its first line to be something else than what is wanted, before it is taken for a broken one.
/// Whatever says nothing of itself, or is no file, is left to whoever reads it.
///
/// # Errors
/// It is something else.
pub fn refuse_others(path: &Path, wanted: Wanted) -> Result<(), StorageError> {
    let Ok(line) = read_first_line(path, FAR) else { return Ok(()) };
    let (kind, is_wanted) = match (Label::of(&line), Origin::of_any_log(&line)) {
        (Some(label), _) => (label.kind, wanted == Wanted::Document),
        (None, Some(_)) if line.starts_with("Header") => (RECORDED_GAME.to_owned(), wanted == Wanted::Game),
        (None, Some(_)) => (CAMPAIGN_BOOK.to_owned(), wanted == Wanted::Book),
        (None, None) => return Ok(()),
    };
    if is_wanted { Ok(()) } else { Err(StorageError::untouched(path, Trouble::OtherDocument(kind))) }
}

/// First lines are looked at as far as this, in bytes.
const FAR: u64 = 4096;

/// The id of the game that a file says it belongs to, by its first line: the label of a document, or how a log begins ([`Origin`]),
/// be it a recorded game or a book. None: it does not say, or cannot be read.
#[must_use]
pub fn game_of(path: &Path) -> Option<String> {
    game_of_line(&read_first_line(path, FAR).ok()?)
}

/// The same by a first line that has been read.
#[must_use]
pub fn game_of_line(line: &str) -> Option<String> {
    Label::of(line).map_or_else(|| Some(Origin::of_any_log(line)?.ruleset), |label| label.game)
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Map;

    impl Document for Map {
        const GAME: Option<&'static str> = Some("caves");
        const KIND: &'static str = "map";
    }

    struct Choices;

    impl Document for Choices {
        const GAME: Option<&'static str> = None;
        const KIND: &'static str = "choices";
    }

    #[test]
    fn a_line_says_what_was_written() {
        let line = Label::line::<Map>("(\n  format: 12,\n  depth: 3,\n)");
        assert_eq!(line, "// Delvewright: caves, map, format 12\n");
        let label = Label::of(&line).unwrap();
        assert_eq!((label.game.as_deref(), label.kind.as_str(), label.format), (Some("caves"), "map", 12));
        assert_eq!(label.fits::<Map>(12), Ok(()));
        assert_eq!(Label::line::<Map>("(depth: 3, name: \"format: 7\")"), "// Delvewright: caves, map, format 1\n");
        let line = Label::line::<Choices>("(format:1)");
        assert_eq!(line, "// Delvewright: choices, format 1\n");
        assert_eq!(Label::of(&line).unwrap().fits::<Choices>(1), Ok(()));
    }

    #[test]
    fn what_is_somebody_elses_is_refused_by_its_name() {
        let of = |line: &str| Label::of(line).unwrap();
        let other = |game: &str| Trouble::OtherGame(game.to_owned());
        let kind = |kind: &str| Trouble::OtherDocument(kind.to_owned());
        assert_eq!(of("// Delvewright: chess, map, format 1").fits::<Map>(1), Err(other("chess")));
        assert_eq!(of("// Delvewright: caves, book, format 1").fits::<Map>(1), Err(kind("book")));
        assert_eq!(of("// Delvewright: choices, format 1").fits::<Map>(1), Err(kind("choices")));
        assert_eq!(of("// Delvewright: caves, map, format 1").fits::<Choices>(1), Err(other("caves")));
        let newer = Trouble::Newer { found: 3, known: 2 };
        assert_eq!(of("// Delvewright: caves, map, format 3").fits::<Map>(2), Err(newer));
        let endless = of("// Delvewright: caves, map, format 99999999999999");
        assert_eq!(endless.fits::<Map>(2), Err(Trouble::Newer { found: u32::MAX, known: 2 }));
        assert_eq!(Label::of("// Delvewright: caves, map, format -1"), None);
    }

    #[test]
    fn whose_a_file_is_stands_in_its_first_line() {
        let folder = tempfile::tempdir().unwrap();
        let of = |text: &str| {
            let file = folder.path().join("file");
            std::fs::write(&file, text).unwrap();
            game_of(&file)
        };
        for text in [
            "// Delvewright: chess, map, format 1\n(format: 1)",
            "Header((format:2,ruleset:\"chess\",rules_revision:5,setup:(",
            "\u{feff}Campaign((format:1,ruleset:\"chess\",id:\"5a\"))\nEntry(",
        ] {
            assert_eq!(of(text).as_deref(), Some("chess"), "{text}");
        }
        for text in ["", "(format: 1)", "// Delvewright: settings, format 1", "Header((format:x,ruleset:\"chess\","] {
            assert_eq!(of(text), None, "{text}");
        }
        assert_eq!(game_of(folder.path()), None);
    }

    #[test]
    fn what_a_document_is_stands_in_its_first_line() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("file.txt");
        for (text, is_one) in [
            ("// Delvewright: caves, map, format 1\n(torn", true),
            ("// Delvewright: caves, map, format 99", true),
            ("// Delvewright: caves, book, format 1", false),
            ("// Delvewright: chess, map, format 1", false),
            ("(format: 1)", false),
        ] {
            std::fs::write(&file, text).unwrap();
            assert_eq!(says_it_is::<Map>(&file), is_one, "{text}");
        }
        assert!(!says_it_is::<Map>(&folder.path().join("none")));
    }

    #[test]
    fn other_comments_are_no_labels() {
        for text in [
            "",
            "(format: 1)",
            "// A map of caves",
            "// Delvewright: ",
            "// Delvewright: caves, map",
            "// Delvewright: caves, map, format x",
            "// Delvewright: a, b, c, format 1",
            "(\n// Delvewright: caves, map, format 1\nformat: 1)",
            &format!("// Delvewright: {}, map, format 1", "x".repeat(LONGEST)),
        ] {
            assert_eq!(Label::of(text), None, "{text}");
        }
    }
}

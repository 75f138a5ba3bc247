//! Documents: RON text that says in its first line whose it is ([`Label`]) and begins with its format number,
//! `(format: 1, …`.
//!
//! Reading looks at the number first, so that a document of a newer program is refused as such instead of
//! failing somewhere in the middle. What follows is the document type's own matter: one frozen type for
//! each format, with `#[serde(deny_unknown_fields)]`, because what is not known would be lost at the
//! next save.

use std::path::Path;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::atomic::{write_atomic, write_new};
use super::error::{StorageError, Trouble};
use super::label::{Document, Label, game_of_line};
use super::read::{DOCUMENT_LIMIT, read_text};
use crate::kernel::reading::{Unclear, Unreadable, measure, measure_texts, read_as};

#[derive(serde::Deserialize)]
struct Header {
    format: u32,
}

/// Reads a document whose formats up to `known` have the shape of `T`. One of another game or kind is refused before
/// anything else of it is read.
pub fn read_document<T: Document + DeserializeOwned>(path: &Path, known: u32) -> Result<T, StorageError> {
    let (text, _) = open_document::<T>(path, known)?;
    document_in(path, &text)
}

/// The document that stands in a text that has been read; `path` is only named in errors.
pub fn document_in<T: Document + DeserializeOwned>(path: &Path, text: &str) -> Result<T, StorageError> {
    measure_texts(text, T::LONGEST_TEXT).map_err(|error| malformed(path, error))?;
    parse_document(path, text)
}

/// The text of a document with its format, for whoever reads several formats of it.
pub(super) fn open_document<T: Document>(path: &Path, known: u32) -> Result<(String, u32), StorageError> {
    let text = read_text(path)?;
    let refused = |trouble| StorageError::untouched(path, trouble);
    if let Some(label) = Label::of(&text) {
        label.fits::<T>(known).map_err(refused)?;
    } else if let Some(other) = text.lines().next().and_then(game_of_line).filter(|game| T::GAME != Some(game)) {
        // A recorded game or a book of another game.
        return Err(refused(Trouble::OtherGame(other)));
    }
    let format = probe_format(path, &text, known)?;
    Ok((text, format))
}

/// The format number of a document; refuses one that is newer than `known`, and zero.
pub fn probe_format(path: &Path, text: &str, known: u32) -> Result<u32, StorageError> {
    match read_as::<Header>(&reader(), text) {
        Ok(header) if header.format > known => {
            Err(StorageError::untouched(path, Trouble::Newer { found: header.format, known }))
        }
        // Formats are counted from one: whoever writes another number has not looked what it means.
        Ok(Header { format: 0 }) => Err(StorageError::untouched(path, Trouble::NoFormat)),
        Ok(header) => Ok(header.format),
        Err(Unreadable { what: Unclear::Missing(_), .. }) => Err(StorageError::untouched(path, Trouble::NoFormat)),
        Err(error) => Err(malformed(path, error)),
    }
}

/// Reads RON; `path` is only named in errors. An `Option` may be written with or without `Some`.
pub fn parse_document<T: DeserializeOwned>(path: &Path, text: &str) -> Result<T, StorageError> {
    read_as(&reader(), text).map_err(|error| malformed(path, error))
}

fn reader() -> ron::Options {
    ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME)
}

fn malformed(path: &Path, error: Unreadable) -> StorageError {
    StorageError::untouched(path, error.into())
}

/// Writes a document atomically as pretty RON, fields in the order of the type. The type carries its
/// `format` number as the first field.
pub fn write_document<T: Document + Serialize>(path: &Path, document: &T) -> Result<(), StorageError> {
    write_atomic(path, &document_bytes(path, document)?)
}

/// The same into a new file: whatever already has this name is never touched.
pub fn write_new_document<T: Document + Serialize>(path: &Path, document: &T) -> Result<(), StorageError> {
    write_new(path, &document_bytes(path, document)?)
}

/// What [`write_document`] would write; a document that could not be read again is refused.
pub fn document_bytes<T: Document + Serialize>(path: &Path, document: &T) -> Result<Vec<u8>, StorageError> {
    let refused = |trouble| StorageError::untouched(path, trouble);
    let text = document_text(document).map_err(|reason| refused(Trouble::Unwritable(reason)))?;
    if text.len() as u64 > DOCUMENT_LIMIT {
        return Err(refused(Trouble::Overflowing { limit: DOCUMENT_LIMIT }));
    }
    // A few letters can be many values: a text that is short enough may still hold more than is read.
    let readable = measure(&text).and_then(|()| measure_texts(&text, T::LONGEST_TEXT));
    readable.map_err(|error| refused(Trouble::Unmanageable(error.what)))?;
    Ok(text.into_bytes())
}

/// The text that [`write_document`] would write; the error is a reason in English.
pub fn document_text<T: Document + Serialize>(document: &T) -> Result<String, String> {
    let layout = ron::ser::PrettyConfig::new().new_line("\n").indentor("  ");
    let text = ron::ser::to_string_pretty(document, layout).map_err(|error| error.to_string())?;
    Ok(format!("{}{text}\n", Label::line::<T>(&text)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::house::storage::error::Safe;
    use crate::kernel::reading::MOST_VALUES;
    use serde::Deserialize;
    use std::fs;

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Well {
        format: u32,
        depth: i32,
        keeper: Option<String>,
        stones: Vec<Stone>,
    }

    impl Document for Well {
        const GAME: Option<&'static str> = Some("wells");
        const KIND: &'static str = "well";
    }

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    enum Stone {
        Round,
        Flat { width: u8 },
    }

    fn sample() -> Well {
        Well { format: 1, depth: -3, keeper: Some("Ana".into()), stones: vec![Stone::Round, Stone::Flat { width: 2 }] }
    }

    /// What reading this text as a `Well` of format 1 says.
    fn trouble_of(text: impl AsRef<[u8]>) -> Trouble {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("well.ron");
        fs::write(&path, text).unwrap();
        let error = read_document::<Well>(&path, 1).unwrap_err();
        assert_eq!((&error.path, &error.safe), (&path, &Safe::Untouched));
        error.trouble
    }

    #[test]
    fn there_is_no_format_zero() {
        assert_eq!(trouble_of("(format: 0, depth: 1, stones: [])"), Trouble::NoFormat);
    }

    #[test]
    fn what_is_written_is_read_back_the_same_and_written_the_same_again() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("well.ron");
        write_document(&path, &sample()).unwrap();
        assert_eq!(read_document::<Well>(&path, 1).unwrap(), sample());
        let text = read_text(&path).unwrap();
        assert!(
            text.starts_with("// Delvewright: wells, well, format 1\n(\n  format: 1,\n  depth: -3,\n")
                && text.ends_with(")\n"),
            "{text}"
        );
        assert_eq!(document_text(&sample()).unwrap(), text);
    }

    #[test]
    fn what_could_not_be_read_back_is_not_written_and_the_old_file_stays() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("well.ron");
        let of = |stones| Well { stones: (0..stones).map(|_| Stone::Round).collect(), ..sample() };
        // Brackets and commas: one for each stone, and some for what is around them.
        let most = MOST_VALUES - 10;
        write_document(&path, &of(most)).unwrap();
        assert_eq!(read_document::<Well>(&path, 1).unwrap().stones.len(), most);
        let refused = Trouble::Unmanageable(Unclear::Much(MOST_VALUES));
        let error = write_document(&path, &of(MOST_VALUES)).unwrap_err();
        assert_eq!((error.trouble, error.safe), (refused.clone(), Safe::Untouched));
        assert_eq!(read_document::<Well>(&path, 1).unwrap().stones.len(), most);
        let new = folder.path().join("new.ron");
        assert_eq!(write_new_document(&new, &of(MOST_VALUES)).unwrap_err().trouble, refused);
        assert!(!new.exists());
    }

    #[test]
    fn byte_order_mark_foreign_line_ends_and_comments_do_no_harm() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("well.ron");
        let text =
            "\u{feff}(format: 1, // deep\r\n depth: -3,\r\n keeper: \"Ana\", stones: [Round, Flat(width: 2)])\r\n";
        fs::write(&path, text).unwrap();
        assert_eq!(read_document::<Well>(&path, 1).unwrap(), sample());
    }

    #[test]
    fn a_newer_document_is_refused_even_if_its_shape_is_unknown() {
        let trouble = trouble_of("(format: 7, lake: (islands: [Big(Tree(3)), {\"a\": 1}], deep: true), depth: \"no\")");
        assert_eq!(trouble, Trouble::Newer { found: 7, known: 1 });
    }

    #[test]
    fn a_document_of_another_game_is_refused_before_it_is_read() {
        let trouble = trouble_of("// Delvewright: chess, well, format 1\n(format: 7, [[[");
        assert_eq!(trouble, Trouble::OtherGame("chess".to_owned()));
        let trouble = trouble_of("\u{feff}// Delvewright: wells, lake, format 1\r\n(format: 7, [[[");
        assert_eq!(trouble, Trouble::OtherDocument("lake".to_owned()));
        let trouble = trouble_of("// Delvewright: wells, well, format 2\n(format: 1, [[[");
        assert_eq!(trouble, Trouble::Newer { found: 2, known: 1 });
    }

    #[test]
    fn a_document_without_number_says_so() {
        assert_eq!(trouble_of("(depth: 3)"), Trouble::NoFormat);
    }

    #[test]
    fn errors_name_line_and_column() {
        let place = |trouble| match trouble {
            Trouble::Malformed { line, column, reason } => (line, column, reason),
            other => unreachable!("{other:?}"),
        };
        let (line, _, reason) = place(trouble_of("(format: 1,\n depth: \"deep\",\n keeper: None, stones: [])"));
        assert_eq!((line, reason), (2, Unclear::Number));
        let (line, _, reason) = place(trouble_of("(format: 1, depth: 1, keeper: None, stones: [],\n\n  lid: 3)"));
        assert_eq!(line, 3);
        assert_eq!(reason, Unclear::Name("lid".to_owned()));
        let (line, column, _) = place(trouble_of("(format: 1, depth: 1,\n keeper: None, stones: ["));
        assert_eq!((line, column), (2, 24), "the last character");
        place(trouble_of("(format: 1, depth: 1, keeper: None, stones: []) and more"));
        place(trouble_of(""));
    }

    #[test]
    fn bytes_that_are_no_text_are_pointed_at() {
        assert_eq!(trouble_of(b"(format: 1,\n de\xffpth: 3)"), Trouble::NotText { line: 2, column: 4 });
    }

    #[test]
    fn deep_nesting_is_an_error_and_no_crash() {
        let is_deep = |trouble| matches!(trouble, Trouble::Malformed { reason: Unclear::Deep, .. });
        assert!(is_deep(trouble_of("[".repeat(100_000))));
        let deep = format!("(format: 1, stones: {}{})", "[".repeat(5000), "]".repeat(5000));
        assert!(is_deep(trouble_of(deep)));
    }
}

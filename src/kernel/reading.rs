//! Reading what people and programs have written as RON. Nothing is built from a text before it has been measured, and
//! what cannot be understood is said in words of our own: the parser's are English and speak of its own affairs.

use ron::Options;
use ron::error::{Error, SpannedError};
use serde::de::DeserializeOwned;

/// Brackets within brackets: nothing of ours comes near.
pub const DEEPEST: usize = 100;

/// Values in one text. A few letters can stand for some hundred bytes in memory, so the length alone bounds nothing.
pub const MOST_VALUES: usize = 200_000;

/// The parser looks through a bracket once for every bracket around it: bytes times depth, so that no text takes long.
const MOST_STEPS: usize = 100_000_000;

/// A text, or whatever else is one piece, that is longer than this is what takes the parser its time, however few brackets are
/// around it.
const LONG: usize = MOST_STEPS / DEEPEST;

/// Of a word that nobody understands, so many letters are kept.
pub const KEPT: usize = 60;

/// Why a text cannot be understood, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {what}")]
pub struct Unreadable {
    /// From 1.
    pub line: usize,
    /// From 1.
    pub column: usize,
    /// What is unclear there.
    pub what: Unclear,
}

/// What cannot be understood in a text.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unclear {
    /// A word that means nothing there.
    #[error("the word “{0}” is unknown there")]
    Word(String),
    /// A name that has no place there.
    #[error("“{0}” has no place there")]
    Name(String),
    /// A name that has to be there.
    #[error("“{0}” is missing")]
    Missing(String),
    /// A name that stands there already.
    #[error("“{0}” stands there twice")]
    Twice(String),
    /// Something else than a number, or one that is too large.
    #[error("a number is expected there, and not too large a one")]
    Number,
    /// Something else than a text.
    #[error("a text in quotation marks is expected there")]
    Text,
    /// Something else than yes or no.
    #[error("true or false is expected there")]
    Truth,
    /// A comma, a bracket and the like.
    #[error("a comma, a colon, a bracket or a quotation mark is missing there, or is one too many")]
    Sign,
    /// Something of another kind, or a value that cannot be.
    #[error("something else is expected there")]
    Kind,
    /// The text is not whole.
    #[error("it ends there, in the middle")]
    End,
    /// Only blanks and comments stand there, or nothing at all.
    #[error("nothing is written there")]
    Nothing,
    /// The text goes on after its end.
    #[error("something follows there although everything is complete")]
    Rest,
    /// Brackets within brackets within brackets.
    #[error("it is nested too deeply there")]
    Deep,
    /// One text that is longer than any of ours.
    #[error("the text that begins there is too long")]
    Long,
    /// More values than any text of ours holds.
    #[error("there are more than {0} values")]
    Much(usize),
    /// A header that is not the first line.
    #[error("a campaign begins only in the first line")]
    Header,
    /// A format that never was.
    #[error("there is no format {0}")]
    Format(String),
}

impl From<&Error> for Unclear {
    fn from(error: &Error) -> Self {
        match error {
            Error::NoSuchEnumVariant { found, .. } => Self::Word(beginning(found)),
            Error::InvalidIdentifier(found) | Error::SuggestRawIdentifier(found) => Self::Word(beginning(found)),
            Error::NoSuchStructField { found, .. } => Self::Name(beginning(found)),
            Error::MissingStructField { field, .. } => Self::Missing((*field).to_owned()),
            Error::DuplicateStructField { field, .. } => Self::Twice((*field).to_owned()),
            Error::ExpectedInteger
            | Error::ExpectedFloat
            | Error::FloatUnderscore
            | Error::UnderscoreAtBeginning
            | Error::IntegerOutOfBounds
            | Error::InvalidIntegerDigit { .. } => Self::Number,
            Error::ExpectedString | Error::InvalidEscape(_) => Self::Text,
            Error::ExpectedBoolean => Self::Truth,
            Error::Eof | Error::ExpectedStringEnd | Error::UnclosedBlockComment | Error::UnclosedLineComment => {
                Self::End
            }
            Error::TrailingCharacters => Self::Rest,
            Error::ExceededRecursionLimit => Self::Deep,
            Error::Message(_) | Error::InvalidValueForType { .. } | Error::ExpectedDifferentLength { .. } => Self::Kind,
            _ => Self::Sign,
        }
    }
}

impl From<&SpannedError> for Unreadable {
    fn from(error: &SpannedError) -> Self {
        let at = error.span.start;
        Self { line: at.line, column: at.col, what: (&error.code).into() }
    }
}

/// Reads a text.
///
/// # Errors
/// Where it cannot be understood, or is more than anybody writes.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, Unreadable> {
    read_as(&Options::default(), text)
}

/// Reads a text in which some things may be written more shortly.
///
/// # Errors
/// As [`read`].
pub fn read_as<T: DeserializeOwned>(options: &Options, text: &str) -> Result<T, Unreadable> {
    measure(text)?;
    options.from_str(text).map_err(|error| {
        let read = Unreadable::from(&error);
        if is_blank(text) { Unreadable { what: Unclear::Nothing, ..read } } else { read }
    })
}

/// The parser misses a sign where there is nothing; whoever opens an empty file looks for that sign.
fn is_blank(text: &str) -> bool {
    let is_comment = |piece: &Piece| piece.byte == b'/' && piece.end > piece.at + 1;
    pieces(text).all(|piece| piece.byte.is_ascii_whitespace() || is_comment(&piece))
}

/// As much of a word as anybody wants to read.
#[must_use]
pub fn beginning(word: &str) -> String {
    match word.char_indices().nth(KEPT) {
        Some((end, _)) => format!("{}…", &word[..end]),
        None => word.to_owned(),
    }
}

/// Is there more in the text than is ever read? Whoever writes a text asks this first: what is refused here could not be
/// read back.
///
/// # Errors
/// Where there is too much, and of what.
pub fn measure(text: &str) -> Result<(), Unreadable> {
    let (mut depth, mut values, mut steps) = (0_usize, 0_usize, 0_usize);
    for Piece { at, byte, end } in pieces(text) {
        match byte {
            b'(' | b'[' | b'{' => (depth, values) = (depth + 1, values + 1),
            b')' | b']' | b'}' => depth = depth.saturating_sub(1),
            b',' => values += 1,
            _ => {}
        }
        steps = steps.saturating_add((end - at).saturating_mul(depth + 1));
        if depth > DEEPEST || steps > MOST_STEPS {
            let is_long = depth <= DEEPEST && end - at > LONG;
            return Err(unreadable(text, at, if is_long { Unclear::Long } else { Unclear::Deep }));
        }
        if values > MOST_VALUES {
            return Err(unreadable(text, at, Unclear::Much(MOST_VALUES)));
        }
    }
    Ok(())
}

/// Is no text in quotation marks longer than this, in bytes as they are written?
///
/// # Errors
/// Where the first begins that is.
pub fn measure_texts(text: &str, longest: usize) -> Result<(), Unreadable> {
    let is_text = |piece: &Piece| piece.byte == b'"' || piece.byte == b'r' && piece.end > piece.at + 1;
    let too_long = pieces(text).find(|piece| is_text(piece) && piece.end - piece.at > longest);
    too_long.map_or(Ok(()), |piece| Err(unreadable(text, piece.at, Unclear::Long)))
}

/// A text in quotation marks, a letter in them, a comment, or a single sign.
struct Piece {
    at: usize,
    byte: u8,
    end: usize,
}

fn pieces(text: &str) -> impl Iterator<Item = Piece> {
    let bytes = text.as_bytes();
    let mut next = 0;
    std::iter::from_fn(move || {
        let at = next;
        let byte = *bytes.get(at)?;
        next = match byte {
            b'"' => after_string(bytes, at + 1),
            b'r' => after_raw(bytes, at + 1),
            b'\'' => after_letter(text, at + 1),
            b'/' => after_comment(bytes, at + 1),
            _ => at + 1,
        };
        Some(Piece { at, byte, end: next })
    })
}

fn unreadable(text: &str, at: usize, what: Unclear) -> Unreadable {
    let before = &text[..at];
    let start = before.rfind('\n').map_or(0, |end| end + 1);
    Unreadable { line: 1 + before.matches('\n').count(), column: 1 + before[start..].chars().count(), what }
}

/// Behind the string that has begun; the end of the text if it never ends.
fn after_string(bytes: &[u8], mut at: usize) -> usize {
    while let Some(&byte) = bytes.get(at) {
        match byte {
            b'"' => return at + 1,
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
    bytes.len()
}

/// Behind a raw string, whose `r` stands before `at`; `at` if it is none.
fn after_raw(bytes: &[u8], at: usize) -> usize {
    let hashes = bytes[at..].iter().take_while(|&&byte| byte == b'#').count();
    if bytes.get(at + hashes) != Some(&b'"') {
        return at;
    }
    let mut end = at + hashes + 1;
    while let Some(found) = bytes[end..].iter().position(|&byte| byte == b'"') {
        end += found + 1;
        if bytes[end..].iter().take(hashes).filter(|&&byte| byte == b'#').count() == hashes {
            return end + hashes;
        }
    }
    bytes.len()
}

/// Behind a letter in quotation marks, the first of which stands before `at`; `at` if it is none.
fn after_letter(text: &str, at: usize) -> usize {
    let bytes = text.as_bytes();
    if bytes.get(at) == Some(&b'\\') {
        // What is escaped may be a quotation mark itself.
        let end = bytes.get(at + 2..).and_then(|rest| rest.iter().position(|&byte| byte == b'\''));
        return end.map_or(at, |end| at + 2 + end + 1);
    }
    let end = text[at..].chars().next().map_or(at, |letter| at + letter.len_utf8());
    if bytes.get(end) == Some(&b'\'') { end + 1 } else { at }
}

/// Behind a comment, whose first stroke stands before `at`; `at` if it is none.
fn after_comment(bytes: &[u8], at: usize) -> usize {
    let rest = bytes.get(at + 1..).unwrap_or_default();
    match bytes.get(at) {
        Some(b'/') => rest.iter().position(|&byte| byte == b'\n').map_or(bytes.len(), |end| at + 1 + end + 1),
        Some(b'*') => {
            let (mut open, mut end) = (1_usize, at + 1);
            while open > 0 {
                match bytes.get(end..end + 2) {
                    Some(b"/*") => (open, end) = (open + 1, end + 2),
                    Some(b"*/") => (open, end) = (open - 1, end + 2),
                    Some(_) => end += 1,
                    None => return bytes.len(),
                }
            }
            end
        }
        _ => at,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn unclear(text: &str) -> Unreadable {
        read::<Vec<u32>>(text).unwrap_err()
    }

    #[test]
    fn a_text_that_is_too_long_is_told_with_its_place() {
        let place = |text: &str| measure_texts(text, 6).map_err(|error| (error.line, error.column, error.what));
        assert_eq!(place("(\"four\", r#\"a\"#, rrrrrrrr, 123456789, /* a \"long\" comment */ 'r')"), Ok(()));
        assert_eq!(place("(a: \"four\",\n b: \"fives\")"), Err((2, 5, Unclear::Long)));
        assert_eq!(place("(r##\"fives\"##)"), Err((1, 2, Unclear::Long)));
        assert_eq!(place("(\"never ended"), Err((1, 2, Unclear::Long)));
    }

    #[test]
    fn what_is_too_deep_or_too_much_is_told_with_its_place_before_anything_is_built() {
        let deep = format!("[1,\n {}", "[".repeat(50_000));
        assert_eq!(unclear(&deep), Unreadable { line: 2, column: DEEPEST + 1, what: Unclear::Deep });
        let most = MOST_VALUES;
        let much = format!("[{}]", "1,".repeat(most));
        assert_eq!(unclear(&much), Unreadable { line: 1, column: 2 * most + 1, what: Unclear::Much(most) });
        assert_eq!(read::<Vec<u8>>(&format!("[{}]", "1,".repeat(most - 1))).map(|read| read.len()), Ok(most - 1));
    }

    #[test]
    fn a_long_text_in_many_brackets_is_refused_at_once() {
        let started = std::time::Instant::now();
        let text = format!("{}\"{}\"{}", "(".repeat(90), "a".repeat(15 << 20), ")".repeat(90));
        assert_eq!(unclear(&text).what, Unclear::Long);
        assert!(started.elapsed().as_secs() < 2, "{:?}", started.elapsed());
    }

    #[test]
    fn what_is_long_is_not_called_deep() {
        let note = |letters: usize| format!("(note: (text: \"{}\"))", "a".repeat(letters));
        assert_eq!(measure(&note(MOST_STEPS / 2)), Err(Unreadable { line: 1, column: 15, what: Unclear::Long }));
        assert_eq!(measure(&note(MOST_STEPS / 4)), Ok(()));
        // Many small things within brackets are deep: none of them alone is long.
        let words = format!("{}{}{}", "(".repeat(90), "a".repeat(2 << 20), ")".repeat(90));
        assert_eq!(unclear(&words).what, Unclear::Deep);
    }

    #[test]
    fn what_stands_in_texts_letters_and_comments_counts_for_nothing() {
        let signs = "([{,".repeat(MOST_VALUES / 2);
        for text in [
            format!("\"{signs}\\\"{signs}\""),
            format!("r##\"{signs}\"#{signs}\"##"),
            format!("// {signs}\n\"\""),
            format!("/* {signs} /* {signs} */ {signs} */\"\""),
        ] {
            assert!(read::<String>(&text).is_ok(), "{:?}", read::<String>(&text));
        }
        let letters = format!("[{}]", "'\"','\\'','(',".repeat(100));
        assert_eq!(read::<Vec<char>>(&letters).map(|letters| letters.len()), Ok(300));
        // A quotation mark as a letter begins no text: what follows is counted.
        let hidden = format!("['\"',{}]", "1,".repeat(MOST_VALUES));
        assert_eq!(unclear(&hidden).what, Unclear::Much(MOST_VALUES));
    }

    #[test]
    fn text_that_stops_anywhere_is_measured_without_a_panic() {
        let text = "[\"ä\\\"\", r#\"x\"#, 'ä', '\\'', '\\u{e4}', // x\n /* /* ö */ */ b\"x\", b'x']";
        for end in (0..=text.len()).filter(|end| text.is_char_boundary(*end)) {
            for start in (0..=end).filter(|start| text.is_char_boundary(*start)) {
                assert_eq!(measure(&text[start..end]), Ok(()));
            }
        }
    }

    #[test]
    fn the_parser_has_no_word_of_its_own() {
        for (text, what) in [
            ("[\"a", Unclear::Number),
            ("[1]]", Unclear::Rest),
            ("[x]", Unclear::Number),
            ("[99999999999]", Unclear::Number),
            ("{1}", Unclear::Sign),
            ("", Unclear::Nothing),
            (" \n", Unclear::Nothing),
            ("// only a word\n", Unclear::Nothing),
            ("/", Unclear::End),
        ] {
            assert_eq!(unclear(text).what, what, "{text}");
        }
        assert_eq!(read::<String>("\"a").unwrap_err().what, Unclear::End);
        assert_eq!(read::<bool>("maybe").unwrap_err().what, Unclear::Truth);
        assert_eq!(read::<String>("7").unwrap_err().what, Unclear::Text);
        assert_eq!(read::<(u8, u8)>("(1)").unwrap_err().what, Unclear::Kind);
        let endless = format!("({}: 1)", "é".repeat(1000));
        #[derive(Debug, serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Well {
            #[expect(dead_code, reason = "only its name matters")]
            depth: u8,
        }
        let Unclear::Name(name) = read::<Well>(&endless).unwrap_err().what else { unreachable!("it has no place") };
        assert_eq!(name.chars().count(), KEPT + 1);
    }
}

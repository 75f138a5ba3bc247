//! The file of a book: a header, then one line for each entry. Reading and writing of lines; no file is touched here.

use super::{Accounts, Entry, Pages, Says};
use crate::house::storage::game_of_line;
pub use crate::kernel::reading::Unclear;
use crate::kernel::reading::beginning as shown;
use crate::kernel::reading::{Unreadable, read};
use serde::de::{DeserializeOwned, IgnoredAny};
use serde::{Deserialize, Serialize};

/// The newest format of these files, and the one that is written.
pub const FORMAT: u32 = 1;

/// So many entries a book has at most: more than any campaign, and few enough to be derived while one waits.
pub const MOST_ENTRIES: usize = 5000;

/// So many names (of cards, places or whatever there is) the entries of a book list together at most: each takes many times the room that
/// it takes in the file.
pub const MOST_NAMES: usize = 2_000_000;

/// What stands first in a book.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// Files of newer formats are refused.
    pub format: u32,
    /// The game, by the name of its ruleset.
    pub ruleset: String,
    /// Tells campaigns apart, whatever they are called and wherever their files lie.
    pub id: String,
}

/// One line of the file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Line<E> {
    /// The first.
    Campaign(Header),
    /// Every other.
    Entry(E),
}

/// Just enough of a header to see who wrote the file.
#[derive(Deserialize)]
enum Probe {
    Campaign(ProbedHeader),
}

#[derive(Deserialize)]
struct ProbedHeader {
    format: u64,
    ruleset: String,
}

/// Why lines are no book.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReadError {
    /// Nothing stands there.
    #[error("it is empty")]
    Empty,
    /// It does not begin as a book does.
    #[error("it is no campaign book")]
    Foreign,
    /// Nothing stands there but a header.
    #[error("it holds no entry")]
    Bare,
    /// Another game.
    #[error("it is about the game “{0}”, which this program does not know")]
    Ruleset(String),
    /// Written by a newer program.
    #[error("it was written by a newer program (format {found}, this one knows up to {known})")]
    Newer {
        /// Its format.
        found: u64,
        /// The newest known one.
        known: u32,
    },
    /// Nobody can have played so long.
    #[error("it has more than {most} entries")]
    TooLong {
        /// [`MOST_ENTRIES`].
        most: usize,
    },
    /// A line cannot be understood.
    #[error("line {line}, column {column}: {reason}")]
    Malformed {
        /// From 1.
        line: usize,
        /// From 1.
        column: usize,
        /// What is unclear there.
        reason: Unclear,
    },
}

/// The line of a header.
///
/// # Errors
/// What cannot be written down, in English; nothing in a header can.
pub fn header_line(header: &Header) -> Result<String, String> {
    ron::to_string(&Line::<()>::Campaign(header.clone())).map_err(|error| error.to_string())
}

/// The line of an entry.
///
/// # Errors
/// What cannot be written down, in English; nothing in an entry can.
pub fn entry_line<W: Serialize>(entry: &Entry<W>) -> Result<String, String> {
    ron::to_string(&Line::Entry(entry)).map_err(|error| error.to_string())
}

/// Reads the first line of a book of this ruleset.
///
/// # Errors
/// It is no header, or one of a newer program or of another game.
pub fn read_header(line: &str, ruleset: &str) -> Result<Header, ReadError> {
    let probed = match read::<Probe>(line) {
        Ok(Probe::Campaign(probed)) => probed,
        Err(error) => return Err(no_header(line, ruleset, &error)),
    };
    if probed.format > u64::from(FORMAT) {
        return Err(ReadError::Newer { found: probed.format, known: FORMAT });
    }
    if probed.format == 0 {
        let reason = Unclear::Format(probed.format.to_string());
        return Err(ReadError::Malformed { line: 1, column: 1, reason });
    }
    if probed.ruleset != ruleset {
        return Err(ReadError::Ruleset(shown(&probed.ruleset)));
    }
    match read::<Line<IgnoredAny>>(line) {
        Ok(Line::Campaign(header)) => Ok(header),
        Ok(Line::Entry(_)) => Err(ReadError::Foreign),
        Err(error) => Err(malformed(1, error)),
    }
}

/// A recorded game or a document of another game is named. A number of a format that is too large for any number here is still one of
/// a newer program.
fn no_header(line: &str, ruleset: &str, error: &Unreadable) -> ReadError {
    if let Some(other) = game_of_line(line).filter(|game| game != ruleset && !game.is_empty()) {
        return ReadError::Ruleset(shown(&other));
    }
    let number = line.trim_start().strip_prefix("Campaign((format:").map(str::trim_start);
    let is_number = number.is_some_and(|rest| rest.starts_with(|first: char| first.is_ascii_digit()));
    if is_number && error.what == Unclear::Number {
        ReadError::Newer { found: u64::MAX, known: FORMAT }
    } else {
        ReadError::Foreign
    }
}

/// Reads the line of an entry; `line` is its number in the file, from 1.
///
/// # Errors
/// Where it cannot be understood.
pub fn read_entry<W: DeserializeOwned>(line: usize, text: &str) -> Result<Entry<W>, ReadError> {
    match read::<Line<Entry<W>>>(text) {
        Ok(Line::Entry(entry)) => Ok(entry),
        Ok(Line::Campaign(_)) => Err(ReadError::Malformed { line, column: 1, reason: Unclear::Header }),
        Err(error) => Err(malformed(line, error)),
    }
}

/// Reads a whole book.
///
/// # Errors
/// The first thing that is wrong with it.
pub fn read_pages<A: Accounts>(lines: impl IntoIterator<Item = impl AsRef<str>>) -> Result<Pages<A::What>, ReadError> {
    let mut lines = lines.into_iter();
    let header = read_header(lines.next().ok_or(ReadError::Empty)?.as_ref(), A::RULESET)?;
    check_length(lines.size_hint().0)?;
    let (mut entries, mut names) = (Vec::new(), 0);
    // A line is let go of as soon as it has been read.
    for (number, text) in (2..).zip(lines) {
        check_length(entries.len() + 1)?;
        let entry: Entry<A::What> = read_entry(number, text.as_ref())?;
        names += entry.what.names();
        check_names(number, names)?;
        entries.push(entry);
    }
    // A book is written whole with its founding: without one there is no campaign that could go on.
    if entries.is_empty() {
        return Err(ReadError::Bare);
    }
    Ok(Pages { header, entries })
}

/// Can all entries of a book together list so many names? `line` is where they are that many.
pub(super) fn check_names(line: usize, names: usize) -> Result<(), ReadError> {
    let reason = Unclear::Much(MOST_NAMES);
    if names <= MOST_NAMES { Ok(()) } else { Err(ReadError::Malformed { line, column: 1, reason }) }
}

/// Can a book have so many entries?
pub(super) fn check_length(entries: usize) -> Result<(), ReadError> {
    if entries <= MOST_ENTRIES { Ok(()) } else { Err(ReadError::TooLong { most: MOST_ENTRIES }) }
}

fn malformed(line: usize, error: Unreadable) -> ReadError {
    ReadError::Malformed { line, column: error.column, reason: error.what }
}
#[cfg(test)]
mod tests {
    use super::super::testing::{Coins, Said, entry as of, header, noted as note};
    use super::*;

    fn noted(text: &str) -> Entry<Said> {
        of(note(text))
    }

    fn read_lines(lines: &[impl AsRef<str>]) -> Result<(Header, Vec<Entry<Said>>), ReadError> {
        read_pages::<Coins>(lines).map(|Pages { header, entries }| (header, entries))
    }

    fn read_header(line: &str) -> Result<Header, ReadError> {
        super::read_header(line, Coins::RULESET)
    }

    #[test]
    fn every_entry_is_one_line_whatever_it_says() {
        let entry = noted("first\nsecond\r\t\"third\" \\ ⚔ \u{2028}");
        let line = entry_line(&entry).unwrap();
        assert!(!line.contains(['\n', '\r']), "{line}");
        let lines = [header_line(&header()).unwrap(), line];
        assert_eq!(read_lines(&lines), Ok((header(), vec![entry])));
    }

    #[test]
    fn what_is_no_book_of_ours_is_told_apart() {
        let line = |text: &str| read_header(text);
        assert_eq!(read_lines(&[] as &[&str]), Err(ReadError::Empty));
        assert_eq!(line("# shopping list"), Err(ReadError::Foreign));
        assert_eq!(line(&entry_line(&noted("x")).unwrap()), Err(ReadError::Foreign));
        assert_eq!(
            line("Campaign((format:9,ruleset:\"coins\",hologram:Some(3)))"),
            Err(ReadError::Newer { found: 9, known: FORMAT })
        );
        assert_eq!(
            line("Campaign((format:1,ruleset:\"chess\",id:\"a\"))"),
            Err(ReadError::Ruleset("chess".to_owned()))
        );
        assert!(matches!(
            line("Campaign((format:1,ruleset:\"coins\",id:7))"),
            Err(ReadError::Malformed { line: 1, .. })
        ));
    }

    #[test]
    fn a_header_without_any_entry_is_no_campaign() {
        assert_eq!(read_lines(&[header_line(&header()).unwrap()]), Err(ReadError::Bare));
    }

    #[test]
    fn a_line_that_cannot_be_understood_is_named_with_its_place() {
        let lines =
            [header_line(&header()).unwrap(), entry_line(&noted("x")).unwrap(), "Entry((at:1,what:Danced))".to_owned()];
        let reason = Unclear::Word("Danced".to_owned());
        assert_eq!(read_lines(&lines), Err(ReadError::Malformed { line: 3, column: 18, reason }));
    }

    #[test]
    fn of_an_endless_name_of_a_game_only_the_beginning_is_shown() {
        let endless = "é".repeat(100_000);
        let Err(ReadError::Ruleset(name)) = read_header(&format!("Campaign((format:1,ruleset:\"{endless}\"))")) else {
            unreachable!("it is about another game");
        };
        assert_eq!(name.chars().count(), crate::kernel::reading::KEPT + 1);
    }

    #[test]
    fn a_format_is_newer_however_large_its_number_is() {
        for (format, found) in
            [("2", 2), ("4294967296", 1 << 32), ("9223372036854775808", 1 << 63), ("99999999999999999999999", u64::MAX)]
        {
            let line = format!("Campaign((format:{format},ruleset:\"coins\",id:\"a\"))");
            assert_eq!(read_header(&line), Err(ReadError::Newer { found, known: FORMAT }), "{format}");
        }
        assert_eq!(read_header("Campaign((format:-1,ruleset:\"coins\",id:\"a\"))"), Err(ReadError::Foreign));
    }

    #[test]
    fn a_book_with_too_many_entries_is_not_read() {
        let line = entry_line(&noted("x")).unwrap();
        let of = |entries| [vec![header_line(&header()).unwrap()], vec![line.clone(); entries]].concat();
        assert_eq!(read_lines(&of(MOST_ENTRIES)).unwrap().1.len(), MOST_ENTRIES);
        assert_eq!(read_lines(&of(MOST_ENTRIES + 1)), Err(ReadError::TooLong { most: MOST_ENTRIES }));
    }

    #[test]
    fn a_book_that_lists_too_many_names_is_not_read() {
        let line = |count| entry_line(&of(Said::Listed(vec!["a".to_owned(); count]))).unwrap();
        let (many, head) = (line(100_000), header_line(&header()).unwrap());
        let of = |last: usize| {
            let before = std::iter::repeat_n(many.clone(), MOST_NAMES / 100_000 - 1);
            read_lines(&[head.clone()].into_iter().chain(before).chain([line(last)]).collect::<Vec<_>>())
        };
        assert_eq!(of(100_000).unwrap().1.len(), MOST_NAMES / 100_000);
        let (line, reason) = (MOST_NAMES / 100_000 + 1, Unclear::Much(MOST_NAMES));
        assert_eq!(of(100_001), Err(ReadError::Malformed { line, column: 1, reason }));
    }

    #[test]
    fn there_is_no_format_zero() {
        let line = header_line(&Header { format: 0, ..header() }).unwrap();
        let reason = Unclear::Format("0".to_owned());
        assert_eq!(read_lines(&[line]), Err(ReadError::Malformed { line: 1, column: 1, reason }));
    }
}

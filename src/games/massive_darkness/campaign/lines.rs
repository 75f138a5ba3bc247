//! The file of a book: a header, then one line for each entry. Reading and writing of lines; no file is touched here.

use super::entry::Entry;
pub use crate::kernel::reading::Unclear;
pub(super) use crate::kernel::reading::beginning as shown;
use crate::kernel::reading::{Unreadable, read};
use serde::{Deserialize, Serialize};

/// The newest format of these files, and the one that is written.
pub const FORMAT: u32 = 1;

/// So many entries a book has at most: more than any campaign, and few enough to be derived while one waits.
pub const MOST_ENTRIES: usize = 5000;

/// So many names (of cards, quests, Skills) the entries of a book list together at most: each takes many times the room that
/// it takes in the file.
pub const MOST_NAMES: usize = 2_000_000;

/// The ruleset these books are about.
pub use crate::games::massive_darkness::rules::RULESET;

/// What stands first in a book.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// [`FORMAT`].
    pub format: u32,
    /// The game, by the name of its ruleset.
    pub ruleset: String,
    /// Tells campaigns apart, whatever they are called and wherever their files lie.
    pub id: String,
}

/// One line of the file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Line {
    /// The first.
    Campaign(Header),
    /// Every other.
    Entry(Entry),
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
    ron::to_string(&Line::Campaign(header.clone())).map_err(|error| error.to_string())
}

/// The line of an entry.
///
/// # Errors
/// What cannot be written down, in English; nothing in an entry can.
pub fn entry_line(entry: &Entry) -> Result<String, String> {
    ron::to_string(&Line::Entry(entry.clone())).map_err(|error| error.to_string())
}

/// Reads the first line of a book.
///
/// # Errors
/// It is no header, or one of a newer program or of another game.
pub fn read_header(line: &str) -> Result<Header, ReadError> {
    let probed = match read::<Probe>(line) {
        Ok(Probe::Campaign(probed)) => probed,
        Err(error) => return Err(no_header(line, &error)),
    };
    if probed.format > u64::from(FORMAT) {
        return Err(ReadError::Newer { found: probed.format, known: FORMAT });
    }
    if probed.format == 0 {
        let reason = Unclear::Format(probed.format.to_string());
        return Err(ReadError::Malformed { line: 1, column: 1, reason });
    }
    if probed.ruleset != RULESET {
        return Err(ReadError::Ruleset(shown(&probed.ruleset)));
    }
    match read::<Line>(line) {
        Ok(Line::Campaign(header)) => Ok(header),
        Ok(Line::Entry(_)) => Err(ReadError::Foreign),
        Err(error) => Err(malformed(1, error)),
    }
}

/// A number of a format that is too large for any number here is still one of a newer program.
fn no_header(line: &str, error: &Unreadable) -> ReadError {
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
pub fn read_entry(line: usize, text: &str) -> Result<Entry, ReadError> {
    match read::<Line>(text) {
        Ok(Line::Entry(entry)) => Ok(entry),
        Ok(Line::Campaign(_)) => Err(ReadError::Malformed { line, column: 1, reason: Unclear::Header }),
        Err(error) => Err(malformed(line, error)),
    }
}

/// Reads a whole book.
///
/// # Errors
/// The first thing that is wrong with it.
pub fn read_lines<L: AsRef<str>>(lines: impl IntoIterator<Item = L>) -> Result<(Header, Vec<Entry>), ReadError> {
    let mut lines = lines.into_iter();
    let header = read_header(lines.next().ok_or(ReadError::Empty)?.as_ref())?;
    check_length(lines.size_hint().0)?;
    let (mut entries, mut names) = (Vec::new(), 0);
    // A line is let go of as soon as it has been read.
    for (number, text) in (2..).zip(lines) {
        check_length(entries.len() + 1)?;
        let entry = read_entry(number, text.as_ref())?;
        names += entry.what.names();
        check_names(number, names)?;
        entries.push(entry);
    }
    Ok((header, entries))
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
    use super::*;
    use crate::games::massive_darkness::campaign::entry::{Note, What};

    fn header() -> Header {
        Header { format: FORMAT, ruleset: RULESET.to_owned(), id: "a1".to_owned() }
    }

    fn noted(text: &str) -> Entry {
        Entry { at: 7, what: What::Noted(Note { text: text.to_owned(), ..Note::default() }) }
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
        assert_eq!(read_lines::<&str>([]), Err(ReadError::Empty));
        assert_eq!(line("# shopping list"), Err(ReadError::Foreign));
        assert_eq!(line(&entry_line(&noted("x")).unwrap()), Err(ReadError::Foreign));
        assert_eq!(
            line("Campaign((format:9,ruleset:\"massive-darkness\",hologram:Some(3)))"),
            Err(ReadError::Newer { found: 9, known: FORMAT })
        );
        assert_eq!(
            line("Campaign((format:1,ruleset:\"chess\",id:\"a\"))"),
            Err(ReadError::Ruleset("chess".to_owned()))
        );
        assert!(matches!(
            line("Campaign((format:1,ruleset:\"massive-darkness\",id:7))"),
            Err(ReadError::Malformed { line: 1, .. })
        ));
    }

    #[test]
    fn a_line_that_cannot_be_understood_is_named_with_its_place() {
        let lines =
            [header_line(&header()).unwrap(), entry_line(&noted("x")).unwrap(), "Entry((at:1,what:Danced))".to_owned()];
        let reason = Unclear::Word("Danced".to_owned());
        assert_eq!(read_lines(&lines), Err(ReadError::Malformed { line: 3, column: 18, reason }));
    }

    #[test]
    fn what_is_mistyped_is_told_in_plain_words() {
        let said = |text: &str| match read_entry(7, text) {
            Err(ReadError::Malformed { line: 7, column, reason }) => (column, reason.to_string()),
            other => unreachable!("{text}: {other:?}"),
        };
        for (text, column, told) in [
            ("Entry((at:1,what:Stolen(hero:\"bjorn\")))", 18, "the word “Stolen” is unknown there"),
            ("Entry((at:1,what:Earned(hero:\"bjorn\",gold:3)))", 38, "“gold” has no place there"),
            ("Entry((at:1,what:Earned(xp:3)))", 29, "“hero” is missing"),
            ("Entry((at:1,at:2,what:Repeated))", 13, "“at” stands there twice"),
            ("Entry((at:soon,what:Repeated))", 11, "a number is expected there"),
            ("Entry((at:1,what:Earned(hero:\"bjorn\",xp:300)))", 41, "a number is expected there"),
            ("Entry((at:1,what:Renamed(7)))", 26, "a text in quotation marks"),
            ("Entry((at:1 what:Repeated))", 13, "a comma, a colon, a bracket"),
            ("Entry((at:1,what:Repeated)", 26, "a comma, a colon, a bracket"),
            ("Campaign((format:1,ruleset:\"massive-darkness\",id:\"a\"))", 1, "only in the first line"),
        ] {
            let (found, reason) = said(text);
            assert!(reason.starts_with(told) || reason.ends_with(told), "{text}: {reason}");
            assert!(!reason.contains("Enum") && !reason.contains("variant"), "{reason}");
            assert_eq!(found, column, "{text}: {reason}");
        }
    }

    #[test]
    fn of_an_endless_word_only_the_beginning_is_shown() {
        let endless = "é".repeat(100_000);
        for (text, most) in [
            (format!("Entry((at:1,what:{}))", "x".repeat(100_000)), 200),
            (format!("Entry((at:1,what:Earned(hero:\"bjorn\",{}:3)))", "x".repeat(100_000)), 200),
        ] {
            let said = read_entry(2, &text).unwrap_err().to_string();
            assert!(said.len() < most && said.contains('…'), "{}", said.len());
        }
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
            let line = format!("Campaign((format:{format},ruleset:\"massive-darkness\",id:\"a\"))");
            assert_eq!(read_header(&line), Err(ReadError::Newer { found, known: FORMAT }), "{format}");
        }
        assert_eq!(read_header("Campaign((format:-1,ruleset:\"massive-darkness\",id:\"a\"))"), Err(ReadError::Foreign));
    }

    #[test]
    fn a_book_with_too_many_entries_is_not_read() {
        let line = entry_line(&noted("x")).unwrap();
        let of = |entries| [vec![header_line(&header()).unwrap()], vec![line.clone(); entries]].concat();
        assert_eq!(read_lines(of(MOST_ENTRIES)).unwrap().1.len(), MOST_ENTRIES);
        assert_eq!(read_lines(of(MOST_ENTRIES + 1)), Err(ReadError::TooLong { most: MOST_ENTRIES }));
    }

    #[test]
    fn a_book_that_lists_too_many_names_is_not_read() {
        let cards = |count: usize| What::Found { hero: "bjorn".to_owned(), cards: vec!["a".to_owned(); count] };
        let line = |count| entry_line(&Entry { at: 7, what: cards(count) }).unwrap();
        let (many, head) = (line(100_000), header_line(&header()).unwrap());
        let of = |last: usize| {
            let before = std::iter::repeat_n(many.clone(), MOST_NAMES / 100_000 - 1);
            read_lines([head.clone()].into_iter().chain(before).chain([line(last)]))
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

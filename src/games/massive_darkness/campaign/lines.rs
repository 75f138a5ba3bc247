//! The lines of the file of a book of this game.

use super::{Entry, Pages};
pub use crate::games::massive_darkness::rules::RULESET;
use crate::games::massive_darkness::rules::library::Library;
use crate::house::book::lines::read_pages;
pub use crate::house::book::lines::{
    FORMAT, Header, MOST_ENTRIES, MOST_NAMES, ReadError, Unclear, entry_line, header_line,
};

/// Reads a whole book.
///
/// # Errors
/// The first thing that is wrong with it.
pub fn read_lines<L: AsRef<str>>(lines: impl IntoIterator<Item = L>) -> Result<(Header, Vec<Entry>), ReadError> {
    read_pages::<Library>(lines).map(|Pages { header, entries }| (header, entries))
}

#[cfg(test)]
mod tests {
    use super::super::What;
    use super::*;
    use crate::house::book::lines::read_entry;

    #[test]
    fn what_is_mistyped_is_told_in_plain_words() {
        let said = |text: &str| match read_entry::<What>(7, text) {
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
        for (text, most) in [
            (format!("Entry((at:1,what:{}))", "x".repeat(100_000)), 200),
            (format!("Entry((at:1,what:Earned(hero:\"bjorn\",{}:3)))", "x".repeat(100_000)), 200),
        ] {
            let said = read_entry::<What>(2, &text).unwrap_err().to_string();
            assert!(said.len() < most && said.contains('…'), "{}", said.len());
        }
    }
}

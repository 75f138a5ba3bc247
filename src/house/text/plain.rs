//! Words from outside (names in files, what somebody typed) as text: whatever they hold, they are read and do nothing.

use std::borrow::Cow;
use std::path::{Component, Path, PathBuf};

/// Of a word from outside, so many letters are shown.
const LONGEST: usize = 80;

/// Of a sentence from outside.
pub const LONGEST_SENTENCE: usize = 240;

/// What stands for a sign that would do something.
const STAND_IN: char = '\u{fffd}';

/// Does it do something instead of being read? Control signs move the cursor of a terminal or ring its bell; direction
/// marks turn what follows around; what has no width hides between letters.
fn does_something(sign: char) -> bool {
    sign.is_control()
        || matches!(
            sign,
            '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}'
        )
}

/// The text without any sign that does something; lines and tabs stay.
#[must_use]
pub fn plain(text: &str) -> Cow<'_, str> {
    let is_bad = |sign: char| does_something(sign) && !matches!(sign, '\n' | '\t');
    if text.contains(is_bad) { Cow::Owned(text.replace(is_bad, "\u{fffd}")) } else { Cow::Borrowed(text) }
}

/// A word in a sentence: one line, no sign that does something, and not more of it than anybody reads.
#[must_use]
pub fn shown(word: &str) -> String {
    shown_up_to(word, LONGEST)
}

/// A sentence from outside, as an objective is one: one line, no sign that does something, and an end.
#[must_use]
pub fn shown_sentence(sentence: &str) -> String {
    shown_up_to(sentence, LONGEST_SENTENCE)
}

/// Where a file is, in one line: every name on the way as a word of its own, so that the file can still be found.
#[must_use]
pub fn shown_path(path: impl AsRef<Path>) -> String {
    let safe: PathBuf = path
        .as_ref()
        .components()
        .map(|part| match part {
            Component::Normal(name) => PathBuf::from(shown_name(&name.to_string_lossy())),
            other => PathBuf::from(other.as_os_str()),
        })
        .collect();
    safe.display().to_string()
}

/// A name on the way to a file. The disk holds longer ones than a word has letters.
fn shown_name(name: &str) -> String {
    shown_up_to(name, 255)
}

fn shown_up_to(word: &str, longest: usize) -> String {
    let mut signs = word.chars().map(|sign| if does_something(sign) { STAND_IN } else { sign });
    let mut shown: String = signs.by_ref().take(longest).collect();
    if signs.next().is_some() {
        shown.pop();
        shown.push('…');
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_from_outside_does_nothing_and_ends() {
        assert_eq!(shown("Żółw"), "Żółw");
        assert_eq!(shown("a\u{1b}[2Jb\nc\u{202e}d"), "a\u{fffd}[2Jb\u{fffd}c\u{fffd}d");
        assert_eq!(shown(&"é".repeat(80)), "é".repeat(80));
        let cut = shown(&"é".repeat(1_000_000));
        assert_eq!((cut.chars().count(), cut.ends_with('…')), (80, true));
    }

    #[test]
    fn a_path_is_one_line_in_which_nothing_does_anything() {
        // The system may write its paths with another sign between the names.
        let shown = |path: &str| shown_path(path).replace(std::path::MAIN_SEPARATOR, "/");
        assert_eq!(shown("/home/ana/maps/well.ron"), "/home/ana/maps/well.ron");
        assert_eq!(shown("../a\nb/c\u{202e}d.ron"), "../a\u{fffd}b/c\u{fffd}d.ron");
        let long = format!("/x/{}.ron", "y".repeat(100));
        assert_eq!(shown(&long), long, "it can still be found");
    }

    #[test]
    fn a_sentence_may_be_longer_than_a_word() {
        assert_eq!(shown_sentence(&"é".repeat(200)), "é".repeat(200));
        assert_eq!(shown_sentence(&"é".repeat(2000)).chars().count(), 240);
        assert_eq!(shown_sentence("a\nb"), "a\u{fffd}b");
    }

    #[test]
    fn a_longer_text_keeps_its_lines_and_nothing_else_that_does_something() {
        assert_eq!(plain("one\n\ttwo"), "one\n\ttwo");
        assert_eq!(plain("one\r\u{7}\u{2066}two\u{200b}"), "one\u{fffd}\u{fffd}\u{fffd}two\u{fffd}");
    }
}

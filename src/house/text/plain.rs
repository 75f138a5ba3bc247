//! Words from outside (names in files, what somebody typed) as text: whatever they hold, they are read and do nothing.

use std::borrow::Cow;

/// Of a word from outside, so many letters are shown.
const LONGEST: usize = 80;

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
    let mut signs = word.chars().map(|sign| if does_something(sign) { STAND_IN } else { sign });
    let mut shown: String = signs.by_ref().take(LONGEST).collect();
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
    fn a_longer_text_keeps_its_lines_and_nothing_else_that_does_something() {
        assert_eq!(plain("one\n\ttwo"), "one\n\ttwo");
        assert_eq!(plain("one\r\u{7}\u{2066}two\u{200b}"), "one\u{fffd}\u{fffd}\u{fffd}two\u{fffd}");
    }
}

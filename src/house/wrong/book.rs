//! What can be wrong with a campaign book, in words.

use super::Wrong;
use crate::house::book::rescue::{Rescued, WhyLeftOut};
use crate::house::book::{BookError, ReadError, Torn};
use crate::house::text::{Texts, shown, shown_path};
use crate::tr;
use std::path::Path;
use std::sync::Arc;

impl Wrong for ReadError {
    fn say(&self, texts: &Texts) -> Arc<str> {
        match self {
            Self::Empty => tr!(texts, "wrong-book-empty"),
            Self::Bare => tr!(texts, "wrong-book-bare"),
            Self::Foreign => tr!(texts, "wrong-book-foreign"),
            Self::Ruleset(name) => tr!(texts, "wrong-book-ruleset", name = shown(name)),
            Self::Newer { found, known } => tr!(texts, "wrong-book-newer", found = *found, known = *known),
            Self::TooLong { most } => tr!(texts, "wrong-book-too-long", most = *most),
            Self::Malformed { line, column, reason } => {
                let reason = &reason.say(texts);
                tr!(texts, "wrong-book-line", line = *line, column = *column, reason = reason)
            }
        }
    }
}

impl<R: Wrong, T: Wrong> Wrong for BookError<R, T> {
    fn say(&self, texts: &Texts) -> Arc<str> {
        match self {
            Self::File(error) => error.say(texts),
            Self::Read { file, error } => {
                let reason = error.say(texts);
                tr!(texts, "wrong-book", file = shown_path(file), reason = &reason)
            }
            Self::Refused(refused) => refused.say(texts),
            Self::Along(along) => along.say(texts),
            Self::Sound(file) => tr!(texts, "wrong-book-sound", file = shown_path(file)),
        }
    }
}

/// That the last entry of a book was torn, and where the file is kept as it was.
#[must_use]
pub fn torn_told(texts: &Texts, file: &Path, torn: &Torn) -> Arc<str> {
    let (file, kept) = (shown_path(file), shown_path(&torn.kept));
    tr!(texts, "book-torn-kept", file = file, line = torn.cut.number, kept = kept)
}

/// What became of a damaged book, line by line: where the damaged file is, and what could not be rescued and why. What the rules
/// forbid is `refused`.
#[must_use]
pub fn rescued_lines<R>(
    texts: &Texts,
    file: &Path,
    rescued: &Rescued<R>,
    refused: impl Fn(&R) -> String,
) -> Vec<String> {
    let (file, kept) = (shown_path(file), shown_path(&rescued.kept));
    let mut lines = vec![tr!(texts, "book-rescued", file = file, kept = kept).to_string()];
    lines.extend(rescued.left_out.iter().map(|lost| {
        let why = match &lost.why {
            WhyLeftOut::NoText => tr!(texts, "book-line-no-text").to_string(),
            WhyLeftOut::Read(ReadError::Malformed { column, reason, .. }) => {
                let reason = &reason.say(texts);
                tr!(texts, "book-line-unclear", reason = reason, column = *column).to_string()
            }
            WhyLeftOut::Read(error) => error.say(texts).to_string(),
            WhyLeftOut::Refused(why) => refused(why),
        };
        tr!(texts, "book-left-out", line = lost.line, why = why).to_string()
    }));
    lines
}

//! What can be wrong with a campaign book, in words.

use super::Wrong;
use crate::house::book::{BookError, ReadError};
use crate::house::text::{Texts, shown, shown_path};
use crate::tr;
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

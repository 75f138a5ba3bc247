//! What can be wrong with a campaign book, in words.

use super::Wrong;
use crate::campaign::book::BookError;
use crate::campaign::lines::{ReadError, Unclear};
use crate::text::Texts;
use crate::tr;
use std::sync::Arc;

impl Wrong for ReadError {
    fn say(&self, texts: &Texts) -> Arc<str> {
        match self {
            Self::Empty => tr!(texts, "wrong-book-empty"),
            Self::Foreign => tr!(texts, "wrong-book-foreign"),
            Self::Ruleset(name) => tr!(texts, "wrong-book-ruleset", name = name),
            Self::Newer { found, known } => tr!(texts, "wrong-book-newer", found = *found, known = *known),
            Self::Malformed { line, column, reason } => {
                let reason = &reason.say(texts);
                tr!(texts, "wrong-book-line", line = *line, column = *column, reason = reason)
            }
        }
    }
}

impl Wrong for Unclear {
    fn say(&self, texts: &Texts) -> Arc<str> {
        match self {
            Self::Word(word) => tr!(texts, "unclear-word", word = word),
            Self::Name(word) => tr!(texts, "unclear-name", word = word),
            Self::Missing(word) => tr!(texts, "unclear-missing", word = word),
            Self::Twice(word) => tr!(texts, "unclear-twice", word = word),
            Self::Number => tr!(texts, "unclear-number"),
            Self::Text => tr!(texts, "unclear-text"),
            Self::Sign => tr!(texts, "unclear-sign"),
            Self::Header => tr!(texts, "unclear-header"),
            Self::Format(format) => tr!(texts, "unclear-format", format = format),
        }
    }
}

impl Wrong for BookError {
    fn say(&self, texts: &Texts) -> Arc<str> {
        match self {
            Self::File(error) => error.say(texts),
            Self::Read { file, error } => {
                let reason = error.say(texts);
                tr!(texts, "wrong-book", file = file.display().to_string(), reason = &reason)
            }
            Self::Sound(file) => tr!(texts, "wrong-book-sound", file = file.display().to_string()),
            // Names of Heroes and cards need the box: `Words::refused` says it better.
            Self::Refused(refused) => format!("{refused}").into(),
        }
    }
}

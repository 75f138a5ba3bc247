//! What cannot be understood in a text, in words: no parser speaks to the user.

use super::Wrong;
use crate::house::text::{Texts, shown};
use crate::kernel::reading::{Unclear, Unreadable};
use crate::tr;
use std::sync::Arc;

impl Wrong for Unclear {
    fn say(&self, texts: &Texts) -> Arc<str> {
        match self {
            Self::Word(word) => tr!(texts, "unclear-word", word = shown(word)),
            Self::Name(word) => tr!(texts, "unclear-name", word = shown(word)),
            Self::Missing(word) => tr!(texts, "unclear-missing", word = shown(word)),
            Self::Twice(word) => tr!(texts, "unclear-twice", word = shown(word)),
            Self::Number => tr!(texts, "unclear-number"),
            Self::Text => tr!(texts, "unclear-text"),
            Self::Truth => tr!(texts, "unclear-truth"),
            Self::Sign => tr!(texts, "unclear-sign"),
            Self::Kind => tr!(texts, "unclear-kind"),
            Self::End => tr!(texts, "unclear-end"),
            Self::Nothing => tr!(texts, "unclear-nothing"),
            Self::Rest => tr!(texts, "unclear-rest"),
            Self::Deep => tr!(texts, "unclear-deep"),
            Self::Long => tr!(texts, "unclear-long"),
            Self::Much(most) => tr!(texts, "unclear-much", most = *most),
            Self::Header => tr!(texts, "unclear-header"),
            Self::Format(format) => tr!(texts, "unclear-format", format = shown(format)),
        }
    }
}

impl Wrong for Unreadable {
    fn say(&self, texts: &Texts) -> Arc<str> {
        let reason = self.what.say(texts);
        tr!(texts, "unclear-at", line = self.line, column = self.column, reason = reason.as_ref())
    }
}

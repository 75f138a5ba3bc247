//! What went wrong, in the user's language: a message and its values for every kind of trouble that a person can meet.
//! The errors' own `Display` is English and meant for those who develop and test. Here is what any game can meet: files,
//! texts, dice, recorded games; what a game knows besides it says in its own room.

mod book;
mod unclear;

pub use book::{rescued_lines, torn_told};

use crate::house::storage::{CAMPAIGN_BOOK, Cause, Document as _, Fact, RECORDED_GAME, Settings, StorageError};
use crate::house::text::{Texts, Value, shown, shown_path};
use crate::kernel::dice::{DiceError, DieId, MAX_DICE, MAX_ROLLED};
use crate::kernel::game::Refusal;
use crate::kernel::journal::{JournalError, ReadError, Trouble};
use crate::tr;
use std::convert::Infallible;
use std::sync::Arc;

/// Something that went wrong.
pub trait Wrong {
    /// What happened and what to do, as a sentence for people.
    fn say(&self, texts: &Texts) -> Arc<str>;
}

impl Wrong for Refusal {
    fn say(&self, texts: &Texts) -> Arc<str> {
        texts.get(self.message)
    }
}

/// What cannot go wrong.
impl Wrong for Infallible {
    fn say(&self, _: &Texts) -> Arc<str> {
        match *self {}
    }
}

impl<W: Wrong + ?Sized> Wrong for Box<W> {
    fn say(&self, texts: &Texts) -> Arc<str> {
        (**self).say(texts)
    }
}

impl Wrong for StorageError {
    fn say(&self, texts: &Texts) -> Arc<str> {
        let values: Vec<(&'static str, Value<'static>)> = self
            .facts()
            .into_iter()
            .map(|(name, fact)| match fact {
                Fact::Path(path) => (name, Value::from(shown_path(&path))),
                Fact::Number(number) => (name, Value::from(number)),
                Fact::Unclear(unclear) => (name, Value::from(unclear.say(texts).to_string())),
                Fact::Cause(cause) => (name, Value::from(cause.say(texts).to_string())),
                Fact::Game(game) => (name, Value::from(shown(&game))),
                Fact::Kind(kind) => (name, Value::from(kind_in_words(texts, &kind))),
            })
            .collect();
        let (what, safe) = (texts.with(self.message_id(), &values), texts.with(self.safe_message_id(), &values));
        format!("{what} {safe}").into()
    }
}

/// What a document is; a kind that we do not know by the name it gives itself.
fn kind_in_words(texts: &Texts, kind: &str) -> String {
    let id = format!("document-{kind}");
    match kind {
        Settings::KIND => tr!(texts, "document-settings").to_string(),
        RECORDED_GAME => tr!(texts, "document-game").to_string(),
        CAMPAIGN_BOOK => tr!(texts, "document-book").to_string(),
        _ if texts.has(&id) => texts.get(&id).to_string(),
        _ => shown(kind),
    }
}

impl Wrong for Cause {
    fn say(&self, texts: &Texts) -> Arc<str> {
        texts.with(self.message_id(), &[("code", self.code().into())])
    }
}

impl Wrong for DiceError {
    fn say(&self, texts: &Texts) -> Arc<str> {
        match self {
            Self::TooManyKinds(count) => tr!(texts, "dice-kinds", count = *count, most = MAX_DICE),
            Self::SameName(name) => tr!(texts, "dice-same-name", name = shown(name)),
            Self::Faces(name) => tr!(texts, "dice-faces", name = shown(name)),
            Self::Opposites(name) => tr!(texts, "dice-opposites", name = shown(name)),
            Self::TooManyDice(count) => tr!(texts, "dice-too-many", count = *count, most = MAX_ROLLED),
            Self::NoSuchDie(DieId(number)) => tr!(texts, "dice-none-such", number = *number),
            Self::TooManyOutcomes => tr!(texts, "dice-outcomes"),
        }
    }
}

impl Wrong for ReadError {
    fn say(&self, texts: &Texts) -> Arc<str> {
        match self {
            Self::Empty => texts.get("wrong-journal-empty"),
            Self::Newer { found, known } => {
                texts.with("wrong-journal-newer", &[("found", (*found).into()), ("known", (*known).into())])
            }
            Self::Malformed { line, column, reason } => texts.with(
                "wrong-journal-malformed",
                &[
                    ("line", (*line).into()),
                    ("column", (*column).into()),
                    ("reason", reason.say(texts).as_ref().into()),
                ],
            ),
            Self::TooLong => texts.get("wrong-journal-long"),
            Self::NoKeptState => texts.get("wrong-journal-no-state"),
            Self::Entry { line, error } => {
                let reason = error.say(texts);
                texts.with("wrong-journal-stopped", &[("line", (*line).into()), ("reason", reason.as_ref().into())])
            }
        }
    }
}

impl Wrong for Trouble {
    fn say(&self, texts: &Texts) -> Arc<str> {
        match self {
            Self::Torn { line } => texts.with("wrong-journal-torn", &[("line", (*line).into())]),
            Self::OtherStart => texts.get("wrong-journal-start"),
            Self::OtherDice { line } => texts.with("wrong-journal-dice", &[("line", (*line).into())]),
            Self::OtherSnapshot { line } => texts.with("wrong-journal-snapshot", &[("line", (*line).into())]),
            Self::Stopped { line, error } => {
                let reason = error.say(texts);
                texts.with("wrong-journal-stopped", &[("line", (*line).into()), ("reason", reason.as_ref().into())])
            }
        }
    }
}

impl Wrong for JournalError {
    fn say(&self, texts: &Texts) -> Arc<str> {
        match self {
            Self::Refused { refusal, .. } => {
                let why = texts.get(refusal.message);
                texts.with("wrong-entry-refused", &[("why", why.as_ref().into()), ("rule", refusal.rule.into())])
            }
            Self::Diverged { expected, found, .. } => {
                let (expected, found) = (format!("{expected:016x}"), format!("{found:016x}"));
                texts.with("wrong-entry-diverged", &[("expected", expected.into()), ("found", found.into())])
            }
            Self::NoEntry(_) => texts.get("wrong-entry-missing"),
            Self::Sealed => texts.get("wrong-entry-sealed"),
            Self::Full => texts.get("wrong-entry-full"),
        }
    }
}

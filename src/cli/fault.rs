//! Wrong input: one sentence in the user's language.

use crate::games::massive_darkness::campaign::BookError;
use crate::games::massive_darkness::content::ContentError;
use crate::games::massive_darkness::quest::exchange::Unusable;
use crate::games::massive_darkness::session::{BeginError, ResumeError};
use crate::house::session::NotBegun;
use crate::house::storage::StorageError;
use crate::house::text::{Texts, Value, shown_path};
use crate::house::wrong::Wrong;
use crate::kernel::dice::DiceError;
use crate::kernel::reading::Unreadable;

/// What is wrong with the input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Fault {
    id: &'static str,
    values: Vec<(&'static str, Value<'static>)>,
    reason: Option<Box<Reason>>,
}

/// An error of the library; it is put into words when the language is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Reason {
    Storage(StorageError),
    Content(ContentError),
    Begin(NotBegun<BeginError>),
    Resume(ResumeError),
    Book(BookError),
    Quest(Unusable),
    Unreadable(Unreadable),
    Dice(DiceError),
}

impl Fault {
    /// The fault that this message tells.
    pub(crate) fn message(id: &'static str) -> Self {
        Self { id, values: Vec::new(), reason: None }
    }

    /// With a value the message mentions.
    #[must_use]
    pub(crate) fn with(mut self, name: &'static str, value: impl Into<Value<'static>>) -> Self {
        self.values.push((name, value.into()));
        self
    }

    /// The fault that this message tells, for this reason.
    pub(crate) fn because(id: &'static str, reason: Reason) -> Self {
        Self { reason: Some(Box::new(reason)), ..Self::message(id) }
    }

    /// The sentence.
    pub(crate) fn sentence(&self, texts: &Texts) -> String {
        let reason = self.reason.as_deref().map(|reason| match reason {
            Reason::Storage(error) => error.say(texts),
            Reason::Content(error) => error.say(texts),
            Reason::Begin(error) => error.say(texts),
            Reason::Resume(error) => error.say(texts),
            Reason::Book(error) => error.say(texts),
            Reason::Quest(error) => error.say(texts),
            Reason::Unreadable(error) => error.say(texts),
            Reason::Dice(error) => error.say(texts),
        });
        let mut values: Vec<_> = self.values.iter().map(|(name, value)| (*name, value.clone())).collect();
        if let Some(reason) = &reason {
            values.push(("reason", reason.as_ref().into()));
        }
        texts.with(self.id, &values).to_string()
    }
}

impl From<StorageError> for Fault {
    fn from(error: StorageError) -> Self {
        Self::because("cli-file", Reason::Storage(error))
    }
}

impl From<Unusable> for Fault {
    fn from(error: Unusable) -> Self {
        Self::because("cli-file", Reason::Quest(error))
    }
}

impl From<BookError> for Fault {
    fn from(error: BookError) -> Self {
        Self::because("cli-file", Reason::Book(error))
    }
}

impl From<ContentError> for Fault {
    fn from(error: ContentError) -> Self {
        Self::because("cli-content", Reason::Content(error))
    }
}

impl From<BeginError> for Fault {
    fn from(error: BeginError) -> Self {
        NotBegun::from(error).into()
    }
}

impl From<NotBegun<BeginError>> for Fault {
    fn from(error: NotBegun<BeginError>) -> Self {
        Self::because("cli-cannot-begin", Reason::Begin(error))
    }
}

impl From<(&std::path::Path, ResumeError)> for Fault {
    fn from((path, error): (&std::path::Path, ResumeError)) -> Self {
        Self::because("cli-no-game", Reason::Resume(error)).with("file", shown_path(path))
    }
}

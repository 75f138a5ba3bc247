//! Wrong input: one sentence in the user's language.

use crate::content::ContentError;
use crate::session::{BeginError, ResumeError};
use crate::storage::{Fact, StorageError};
use crate::text::{Texts, Value};

/// What is wrong with the input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Fault {
    id: &'static str,
    values: Vec<(&'static str, Value<'static>)>,
}

impl Fault {
    /// The fault that this message tells.
    pub(super) fn message(id: &'static str) -> Self {
        Self { id, values: Vec::new() }
    }

    /// With a value the message mentions.
    #[must_use]
    pub(super) fn with(mut self, name: &'static str, value: impl Into<Value<'static>>) -> Self {
        self.values.push((name, value.into()));
        self
    }

    /// The sentence.
    pub(super) fn sentence(&self, texts: &Texts) -> String {
        let values: Vec<_> = self.values.iter().map(|(name, value)| (*name, value.clone())).collect();
        texts.with(self.id, &values).to_string()
    }
}

impl From<StorageError> for Fault {
    fn from(error: StorageError) -> Self {
        let values = error.facts().into_iter().map(|(name, fact)| match fact {
            Fact::Text(text) => (name, Value::from(text)),
            Fact::Number(number) => (name, Value::from(number)),
        });
        Self { id: error.message_id(), values: values.collect() }
    }
}

impl From<ContentError> for Fault {
    fn from(error: ContentError) -> Self {
        Self::message("cli-content").with("reason", error.to_string())
    }
}

impl From<BeginError> for Fault {
    fn from(error: BeginError) -> Self {
        Self::message("cli-cannot-begin").with("reason", error.to_string())
    }
}

impl From<(&std::path::Path, ResumeError)> for Fault {
    fn from((path, error): (&std::path::Path, ResumeError)) -> Self {
        Self::message("cli-no-game").with("file", path.display().to_string()).with("reason", error.to_string())
    }
}

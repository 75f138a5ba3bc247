//! Wrong input: one sentence in the user's language.

use crate::house::plug::Trouble;
use crate::house::storage::StorageError;
use crate::house::text::{Texts, Value};
use crate::house::wrong::Wrong;
use std::fmt;
use std::rc::Rc;
use std::sync::Arc;

/// What is wrong with the input.
#[derive(Clone)]
pub struct Fault {
    id: &'static str,
    values: Vec<(&'static str, Value<'static>)>,
    /// Put into words when the language is known.
    reason: Option<Rc<dyn Wrong>>,
}

impl Fault {
    /// The fault that this message tells.
    #[must_use]
    pub fn message(id: &'static str) -> Self {
        Self { id, values: Vec::new(), reason: None }
    }

    /// With a value the message mentions.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value<'static>>) -> Self {
        self.values.push((name, value.into()));
        self
    }

    /// The fault that this message tells, for this reason, which the message mentions as `reason`.
    #[must_use]
    pub fn because(id: &'static str, reason: impl Wrong + 'static) -> Self {
        Self { reason: Some(Rc::new(reason)), ..Self::message(id) }
    }

    /// A game could not be opened, begun or played, for this reason.
    pub(crate) fn not_begun(trouble: Trouble) -> Self {
        Self::because("cli-cannot-begin", trouble)
    }

    /// What is told on the error output, with the reason behind it.
    #[must_use]
    pub fn sentence(&self, texts: &Texts) -> String {
        let reason = self.reason.as_ref().map(|reason| reason.say(texts));
        let mut values: Vec<_> = self.values.iter().map(|(name, value)| (*name, value.clone())).collect();
        if let Some(reason) = &reason {
            values.push(("reason", reason.as_ref().into()));
        }
        texts.with(self.id, &values).to_string()
    }
}

/// Reasons are the same only where they are one and the same.
impl PartialEq for Fault {
    fn eq(&self, other: &Self) -> bool {
        let is_same = match (&self.reason, &other.reason) {
            (None, None) => true,
            (Some(mine), Some(theirs)) => Rc::ptr_eq(mine, theirs),
            (Some(_), None) | (None, Some(_)) => false,
        };
        is_same && (self.id, &self.values) == (other.id, &other.values)
    }
}

impl fmt::Debug for Fault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Fault({}, {:?})", self.id, self.values)
    }
}

impl Wrong for Fault {
    fn say(&self, texts: &Texts) -> Arc<str> {
        self.sentence(texts).into()
    }
}

impl From<StorageError> for Fault {
    fn from(error: StorageError) -> Self {
        Self::because("cli-reason", error)
    }
}

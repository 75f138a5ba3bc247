//! Wrong input: one sentence in the user's language.

use super::Games;
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
    /// What is said instead where the games that are installed know better.
    better: Option<Better>,
    /// Of so many other files the same is told, where the message counts them.
    others: Option<u64>,
}

type Better = Rc<dyn Fn(&Games) -> Option<Fault>>;

impl Fault {
    /// The fault that this message tells.
    #[must_use]
    pub fn message(id: &'static str) -> Self {
        Self { id, values: Vec::new(), reason: None, better: None, others: None }
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

    /// The same, unless the games that are installed know something better to say.
    pub(super) fn unless_known(self, better: impl Fn(&Games) -> Option<Self> + 'static) -> Self {
        Self { better: Some(Rc::new(better)), ..self }
    }

    /// What these games say of it.
    pub(super) fn known(self, games: &Games) -> Self {
        self.better.as_ref().and_then(|better| better(games)).unwrap_or(self)
    }

    /// The same, of which the message counts other files (`others`).
    pub(super) fn gathered(self) -> Self {
        Self { others: Some(0), ..self }
    }

    /// Is the same said of another file, so that it can be counted?
    pub(super) fn is_like(&self, other: &Self) -> bool {
        let without_file = |fault: &Self| {
            let values = fault.values.iter().filter(|(name, _)| *name != "file");
            values.cloned().collect::<Vec<_>>()
        };
        let are_counted = self.others.is_some() && other.others.is_some();
        are_counted && self.id == other.id && without_file(self) == without_file(other)
    }

    /// Counts another file of which the same is told.
    pub(super) fn one_more(&mut self) {
        self.others = self.others.map(|others| others + 1);
    }

    /// What is told on the error output, with the reason behind it.
    #[must_use]
    pub fn sentence(&self, texts: &Texts) -> String {
        let reason = self.reason.as_ref().map(|reason| reason.say(texts));
        let mut values: Vec<_> = self.values.iter().map(|(name, value)| (*name, value.clone())).collect();
        values.extend(self.others.map(|others| ("others", others.into())));
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

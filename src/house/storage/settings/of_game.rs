//! What a game has kept in the settings. The house keeps it without understanding it: whatever a program without that game
//! reads, it writes again.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use ron::value::RawValue;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::newer;
use crate::house::storage::document::parse_document;

/// How many recent files of a kind are remembered.
const RECENT: usize = 12;

/// What one game has kept.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct OfGame {
    /// Files opened last, newest first, by what they are.
    recent: BTreeMap<String, Vec<PathBuf>>,
    /// Everything else, by names that the game gives.
    values: BTreeMap<String, Kept>,
}

impl OfGame {
    /// The value of this name; `None` if there is none, or none that can be understood as such a one.
    #[must_use]
    pub fn value<T: DeserializeOwned>(&self, name: &str) -> Option<T> {
        parse_document(Path::new(name), &self.values.get(name)?.0).ok()
    }

    /// Keeps a value under this name; one that cannot be written down leaves the old one.
    pub fn keep<T: Serialize>(&mut self, name: &str, value: &T) {
        if let Ok(text) = ron::to_string(value) {
            self.values.insert(name.to_owned(), Kept(text));
        }
    }

    /// Files of this kind opened last, newest first.
    #[must_use]
    pub fn recent(&self, kind: &str) -> &[PathBuf] {
        self.recent.get(kind).map_or(&[], Vec::as_slice)
    }

    /// Puts a file at the top of the recent ones of its kind.
    pub fn remember(&mut self, kind: &str, path: &Path) {
        let recent = self.recent.entry(kind.to_owned()).or_default();
        recent.retain(|known| known != path);
        recent.insert(0, path.to_path_buf());
        recent.truncate(RECENT);
    }

    /// Takes over files of a kind that stood in older settings.
    pub(super) fn take_recent(&mut self, kind: &str, files: Vec<PathBuf>) {
        if !files.is_empty() {
            self.recent.insert(kind.to_owned(), files);
        }
    }

    /// Takes over a value that stood in older settings.
    pub(super) fn take_value(&mut self, name: &str, value: Option<Kept>) {
        self.values.extend(value.map(|value| (name.to_owned(), value)));
    }

    /// This with whatever `mine` has changed since `seen`.
    pub(super) fn with_changes(mut self, seen: &Self, mine: &Self) -> Self {
        for (kind, files) in &mine.recent {
            let theirs = self.recent.remove(kind).unwrap_or_default();
            self.recent.insert(kind.clone(), newer_list(seen.recent(kind), files, theirs));
        }
        for (name, value) in &mine.values {
            let theirs = self.values.remove(name);
            let kept = newer(&seen.values.get(name), &Some(value), theirs.as_ref()).cloned();
            self.values.extend(kept.map(|kept| (name.clone(), kept)));
        }
        self
    }

    /// Lists edited by hand are no longer than they would be written.
    pub(super) fn shorten(&mut self) {
        self.recent.values_mut().for_each(|files| files.truncate(RECENT));
    }
}

/// What was changed here, and below it what only stands there.
fn newer_list(seen: &[PathBuf], mine: &[PathBuf], theirs: Vec<PathBuf>) -> Vec<PathBuf> {
    if mine == seen {
        return theirs;
    }
    let others = theirs.into_iter().filter(|path| !mine.contains(path) && !seen.contains(path));
    mine.iter().cloned().chain(others).take(RECENT).collect()
}

/// A value as it is written down.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Kept(String);

impl Serialize for Kept {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        RawValue::from_ron(&self.0).map_err(serde::ser::Error::custom)?.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Kept {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = Box::<RawValue>::deserialize(deserializer)?;
        Ok(Self(text.get_ron().trim().to_owned()))
    }
}

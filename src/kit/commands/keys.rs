//! Keys in words: as they are printed on the keyboard, and the lines of the page of all keys.

use super::Group;
use crate::house::text::{Texts, keys_as_printed};
use egui::{Key, KeyboardShortcut};

/// A key and what is held with it, as written on the keyboard.
pub(crate) fn key_text(texts: &Texts, key: KeyboardShortcut) -> String {
    keys_as_printed(&named(texts, key)).into_owned()
}

/// The same by its names in the language.
fn named(texts: &Texts, key: KeyboardShortcut) -> String {
    let held = key.modifiers;
    let names = [(held.command, "key-ctrl"), (held.shift, "key-shift"), (held.alt, "key-alt")];
    let held = names.into_iter().filter(|(is_held, _)| *is_held).map(|(_, name)| texts.get(name).to_string());
    let name = match key.logical_key {
        Key::Home => texts.get("key-home").to_string(),
        Key::Comma => ",".to_owned(),
        other => other.name().to_owned(),
    };
    held.chain([name]).collect::<Vec<_>>().join(" + ")
}

/// Lines on the page of all keys that a screen adds to it.
#[derive(Clone, Copy, Debug)]
pub struct KeySection {
    /// Its heading, a message. Below the same one as the section before, it goes on with that.
    pub title: &'static str,
    /// In which of the two columns it stands.
    pub column: usize,
    /// The commands that stand in it.
    pub group: Option<Group>,
    /// Keys that are no command: the key, and the message that says what it does.
    pub others: &'static [(Cap, &'static str)],
}

impl KeySection {
    /// For a screen on which answers are listed.
    pub const ANSWERS: Self = Self {
        title: "keys-answers",
        column: 0,
        group: None,
        others: &[(Cap::Named("key-numbers"), "keys-numbers"), (Cap::Named("key-space"), "keys-space")],
    };
}

/// A key that is no command.
#[derive(Clone, Copy, Debug)]
pub enum Cap {
    /// What stands on it, as a message.
    Named(&'static str),
    /// One with what is held meanwhile.
    Held(KeyboardShortcut),
}

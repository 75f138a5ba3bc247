//! Changing a quest: commands that a window, a test or a generator gives. Each command takes a whole quest to a whole
//! quest, so undo is the history of quests ([`crate::house::history`]).
//!
//! [`thing`] says what can be picked on the map, [`command`] what can be done, [`mark`] what can be marked besides tiles
//! and tokens, [`align`] brings tiles into line, [`select`] finds things of one sort, [`carry`] what goes along when tiles move,
//! [`piece`] what is copied from quest to quest.
//! Nothing is drawn here, and nothing judged: what is wrong with a quest is told by `lint`.

pub mod align;
pub mod carry;
pub mod command;
pub mod mark;
pub mod piece;
pub mod rename;
pub mod select;
pub mod set_up;
pub mod special;
pub mod templates;
pub mod thing;

#[cfg(test)]
mod any_commands;
#[cfg(test)]
mod tests;

pub use command::{Command, Refused, everything_is_near};
pub use mark::Mark;
pub use set_up::SetUp;
pub use special::Special;
pub use thing::Thing;

use super::model::FORMAT;
use super::model::{Layout, Quest, Spot};
use super::set_up::{About, Cards, Party};
use std::collections::{BTreeMap, BTreeSet};

/// How far from the corner of the map anything may lie.
pub const FAR: i16 = 100;
/// Storeys that can be drawn.
pub const STOREYS: u8 = 6;

/// A quest with nothing in it.
#[must_use]
pub fn empty(id: &str) -> Quest {
    Quest {
        format: FORMAT,
        id: id.to_owned(),
        title: BTreeMap::new(),
        story: BTreeMap::new(),
        layout: Layout::Ours,
        start_level: 1,
        tiles: Vec::new(),
        start: Spot::default(),
        exit: None,
        level_tokens: Vec::new(),
        doors: Vec::new(),
        tokens: Vec::new(),
        face_down: Vec::new(),
        names: Vec::new(),
        goals: Vec::new(),
        rules: Vec::new(),
        switches: Vec::new(),
        borders: Vec::new(),
        stairs: Vec::new(),
        foes: Vec::new(),
        objects: Vec::new(),
        counters: Vec::new(),
        roles: Vec::new(),
        acts: Vec::new(),
        placeable: Vec::new(),
        sought: None,
        words: BTreeMap::new(),
        about: About::default(),
        party: Party::default(),
        cards: Cards::default(),
        own_tiles: Vec::new(),
        built: Vec::new(),
        bridges: Vec::new(),
        meant: BTreeSet::new(),
        notes: Vec::new(),
    }
}

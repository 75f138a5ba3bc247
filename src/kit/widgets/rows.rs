//! Buttons to move and remove a row of a list, and what they do to the list.

use super::icon_button;
use crate::kit::art::Icon;
use egui::{Response, Ui};

/// A row of a list: its position, of how many, and what its buttons are called.
#[derive(Clone, Copy, Debug)]
pub struct RowButtons<'a> {
    /// From 0.
    pub at: usize,
    /// How many rows there are; a single one cannot be moved.
    pub count: usize,
    /// One place up.
    pub up: &'a str,
    /// One place down.
    pub down: &'a str,
    /// Out of the list.
    pub remove: &'a str,
}

/// The buttons of a row as they were shown.
#[derive(Debug)]
pub struct ShownRow {
    /// Which of them was pressed.
    pub act: Option<RowAct>,
    /// The last of them, which every row has.
    pub last: Response,
}

/// What shall become of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowAct {
    /// One place up.
    Up,
    /// One place down.
    Down,
    /// The same once more, below it.
    Double,
    /// Out of the list.
    Remove,
}

impl RowButtons<'_> {
    /// Shows the buttons; which of them was pressed.
    pub fn ui(self, ui: &mut Ui) -> Option<RowAct> {
        self.show(ui).act
    }

    /// The same, for whoever leads the keyboard there.
    pub fn show(self, ui: &mut Ui) -> ShownRow {
        let mut act = None;
        if self.count > 1 {
            let moves = [
                (self.at > 0, Icon::ChevronUp, self.up, RowAct::Up),
                (self.at + 1 < self.count, Icon::ChevronDown, self.down, RowAct::Down),
            ];
            for (can, icon, name, moved) in moves {
                ui.add_enabled_ui(can, |ui| {
                    if icon_button(ui, icon, name).clicked() {
                        act = Some(moved);
                    }
                });
            }
        }
        let last = icon_button(ui, Icon::Close, self.remove);
        if last.clicked() {
            act = Some(RowAct::Remove);
        }
        ShownRow { act, last }
    }
}

impl RowAct {
    /// Does it to a list; a row that is not there stays away.
    pub fn apply<T: Clone>(self, list: &mut Vec<T>, at: usize) {
        match self {
            Self::Up if at > 0 && at < list.len() => list.swap(at, at - 1),
            Self::Down if at + 1 < list.len() => list.swap(at, at + 1),
            Self::Double if at < list.len() => list.insert(at + 1, list[at].clone()),
            Self::Remove if at < list.len() => drop(list.remove(at)),
            Self::Up | Self::Down | Self::Double | Self::Remove => {}
        }
    }
}

//! Whether hints are wanted on the first evening, and which of them are known: kept in the settings of this game.

use super::desk::{HellscapeDesk, Screen};
use super::table::Table;
use crate::house::storage::OfGame;
use crate::tr;
use egui::Ui;
use std::collections::BTreeSet;

const HINTS: &str = "hints";
const EXPLAINED: &str = "explained";

/// With hints on the way, as long as they are wanted.
pub(super) fn guide(kept: &OfGame, table: &mut Table) {
    match kept.value(HINTS).unwrap_or(true) {
        true => table.guided(kept.value(EXPLAINED).unwrap_or_default()),
        false => table.without_hints(),
    }
}

impl HellscapeDesk {
    /// What was explained at the table is remembered.
    pub(super) fn keep_what_was_learned(&mut self) {
        let Screen::Table(table) = &mut self.screen else { return };
        let Some(learned) = table.learned() else { return };
        let mut explained: BTreeSet<String> = self.base.kept.value(EXPLAINED).unwrap_or_default();
        explained.extend(learned.explained);
        self.base.kept.keep(EXPLAINED, &explained);
        if learned.enough {
            self.base.kept.keep(HINTS, &false);
        }
    }

    /// Hints are wanted, or not any more, or all of them once more.
    pub(super) fn hints_ui(&mut self, ui: &mut Ui) {
        let mut are_wanted = self.base.kept.value(HINTS).unwrap_or(true);
        let is_changed = ui.checkbox(&mut are_wanted, tr!(self.base.texts, "settings-hints").as_ref()).changed();
        let explained: BTreeSet<String> = self.base.kept.value(EXPLAINED).unwrap_or_default();
        let anew = tr!(self.base.texts, "settings-hints-anew");
        let is_anew = ui.add_enabled_ui(!explained.is_empty(), |ui| ui.button(anew.as_ref()).clicked()).inner;
        if !is_changed && !is_anew {
            return;
        }
        if is_anew {
            self.base.kept.keep(EXPLAINED, &BTreeSet::<String>::new());
        }
        self.base.kept.keep(HINTS, &(are_wanted || is_anew));
        if let Screen::Table(table) = &mut self.screen {
            guide(&self.base.kept, table);
        }
    }
}

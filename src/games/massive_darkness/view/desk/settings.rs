//! What can be chosen for this game alone.

use super::{Manner, MassiveDarknessDesk, Screen};
use crate::house::storage::Pace;
use crate::tr;
use egui::{Checkbox, RichText, Ui};

impl MassiveDarknessDesk {
    fn hints_ui(&mut self, ui: &mut Ui) {
        let (mut are_wanted, mut anew) = (self.remembered.hints, false);
        let is_changed = ui.checkbox(&mut are_wanted, tr!(self.base.texts, "settings-hints").as_ref()).changed();
        ui.add_enabled_ui(!self.remembered.explained.is_empty(), |ui| {
            anew = ui.button(tr!(self.base.texts, "settings-hints-anew").as_ref()).clicked();
        });
        if is_changed || anew {
            self.wish_for_hints(are_wanted || anew, anew);
        }
    }

    pub(super) fn take_manner(&mut self, manner: Manner) {
        self.manner = manner;
        match &mut self.screen {
            Screen::Table(table) => table.take_manner(manner),
            Screen::Editor(editor) => editor.take_manner(manner),
            _ => {}
        }
    }

    pub(super) fn own_settings_ui(&mut self, ui: &mut Ui) {
        let stops = &mut self.remembered.stop_after_phases;
        // Who sees one thing after the other needs no stop.
        let is_of_use = self.manner.beats == Pace::AtOnce;
        let choice = Checkbox::new(stops, tr!(self.base.texts, "settings-stop").as_ref());
        if ui.add_enabled(is_of_use, choice).changed() {
            let manner = Manner { stops: *stops, ..self.manner };
            self.remembered.keep_in(&mut self.base.kept);
            self.take_manner(manner);
        }
        ui.label(RichText::new(tr!(self.base.texts, "settings-stop-hint").as_ref()).weak().small());
        self.hints_ui(ui);
        let all_lit = &mut self.remembered.all_lit;
        if ui.checkbox(all_lit, tr!(self.base.texts, "settings-lit").as_ref()).changed() {
            let manner = Manner { all_lit: *all_lit, ..self.manner };
            self.remembered.keep_in(&mut self.base.kept);
            self.take_manner(manner);
        }
        ui.label(RichText::new(tr!(self.base.texts, "settings-lit-hint").as_ref()).weak().small());
    }
}

//! What can be chosen for this game alone.

use super::{Manner, MassiveDarknessDesk, Screen};
use crate::house::storage::Pace;
use crate::tr;
use egui::{Checkbox, RichText, Ui};

impl MassiveDarknessDesk {
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
        let choice = Checkbox::new(stops, tr!(self.texts, "settings-stop").as_ref());
        if ui.add_enabled(is_of_use, choice).changed() {
            let manner = Manner { stops: *stops, ..self.manner };
            self.remembered.keep_in(&mut self.kept);
            self.take_manner(manner);
        }
        ui.label(RichText::new(tr!(self.texts, "settings-stop-hint").as_ref()).weak().small());
    }
}

//! What can be chosen for this game alone.

use super::{Manner, MassiveDarknessDesk, Screen};
use crate::tr;
use egui::{RichText, Ui};

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
        if ui.checkbox(stops, tr!(self.texts, "settings-stop").as_ref()).changed() {
            let manner = Manner { stops: *stops, ..self.manner };
            self.remembered.keep_in(&mut self.kept);
            self.take_manner(manner);
        }
        ui.label(RichText::new(tr!(self.texts, "settings-stop-hint").as_ref()).weak().small());
    }
}

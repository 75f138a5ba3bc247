//! What can be chosen for this game alone.

use super::{MassiveDarknessDesk, Screen};
use crate::games::massive_darkness::remembered::Remembered;
use crate::house::storage::Settings;
use crate::tr;
use egui::Ui;

/// How games and quests are shown, as the user has chosen it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Manner {
    /// Figures and dice jump to their place instead of moving there.
    pub is_still: bool,
    /// What happens in the phases without a Hero's turn is shown, and waited for, before it goes on.
    pub stops: bool,
}

impl Manner {
    /// From what is chosen for all games and for this one.
    #[must_use]
    pub fn of(settings: &Settings, remembered: &Remembered) -> Self {
        Self { is_still: settings.reduce_motion, stops: remembered.stop_after_phases }
    }
}

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
    }
}

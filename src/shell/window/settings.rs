//! What the user has chosen: shown, applied and kept.

use super::App;
use crate::house::text::{Language, Texts};
use crate::shell::settings_screen;
use egui::Ui;
use std::sync::Arc;

impl App {
    pub(super) fn apply_settings(&self, ctx: &egui::Context) {
        let preference = match self.settings.theme {
            crate::house::storage::Theme::Dark => egui::ThemePreference::Dark,
            crate::house::storage::Theme::Light => egui::ThemePreference::Light,
        };
        ctx.set_theme(preference);
        ctx.set_zoom_factor(f32::from(self.settings.ui_scale) / 100.0);
    }

    pub(super) fn settings_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let before = self.settings.clone();
        let leave = settings_screen::settings_ui(ui, texts, &mut self.settings);
        if self.settings != before {
            if self.settings.language != before.language {
                let language = Language::from_code(&self.settings.language).unwrap_or(Language::English);
                self.texts = Arc::new(Texts::new(language));
                self.take_own_cards();
            }
            self.apply_settings(ui.ctx());
            self.keep_settings();
        }
        if leave {
            self.back_to_start();
        }
    }

    /// Folders in which files were named meanwhile.
    pub(super) fn keep_folders(&mut self) {
        if let Some(folders) = self.windows.news() {
            self.settings.folders = folders;
            self.keep_settings();
        }
    }
}

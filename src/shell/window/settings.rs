//! What the user has chosen: shown, applied and kept.

use super::{App, Screen};
use crate::games::massive_darkness::texts;
use crate::house::text::{Language, Texts};
use crate::shell::settings_screen;
use crate::shell::start::SavedGames;
use egui::Ui;
use std::sync::Arc;

/// The screen that the settings lie over, as it was left.
pub(super) struct Behind {
    pub(super) screen: Screen,
    /// In which language it was.
    language: Language,
}

impl App {
    /// Lays the settings over the screen that is shown.
    pub(super) fn open_settings(&mut self, texts: &Texts) {
        if !matches!(self.screen, Screen::Settings(_)) {
            let screen = std::mem::replace(&mut self.screen, Screen::Start);
            self.screen = Screen::Settings(Box::new(Behind { screen, language: texts.language() }));
        }
    }

    /// Back to the screen that one came from, as it was left, but in the language and the manner that were chosen
    /// meanwhile.
    pub(super) fn leave_settings(&mut self, texts: &Texts) {
        let Screen::Settings(_) = &self.screen else { return };
        let Screen::Settings(behind) = std::mem::replace(&mut self.screen, Screen::Start) else { return };
        self.screen = behind.screen;
        let speaks_otherwise = behind.language != texts.language();
        match &mut self.screen {
            Screen::Start => self.games = SavedGames::look(&self.dirs, self.table.as_ref(), texts),
            Screen::Table(table) => table.take_settings(&self.settings),
            Screen::Editor(editor) => editor.take_settings(&self.settings),
            _ => {}
        }
        match &mut self.screen {
            Screen::Table(table) if speaks_otherwise => table.speak(texts),
            Screen::Editor(editor) if speaks_otherwise => editor.draw_again(texts),
            _ => {}
        }
    }

    /// The screen that is shown, or that lies behind the settings.
    pub(super) fn behind(&self) -> &Screen {
        match &self.screen {
            Screen::Settings(behind) => &behind.screen,
            screen => screen,
        }
    }

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
                self.texts = Arc::new(texts::of(language));
                self.take_own_cards();
            }
            self.apply_settings(ui.ctx());
            self.keep_settings();
        }
        if leave {
            let texts = Arc::clone(&self.texts);
            self.leave_settings(&texts);
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

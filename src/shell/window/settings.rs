//! What the user has chosen: shown, applied and kept.

use super::App;
use crate::house::storage::{OF_THE_FIRST, Theme};
use crate::house::text::{Language, Texts};
use crate::house::wrong::Wrong as _;
use crate::shell::settings_screen;
use egui::{Context, ThemePreference, Ui};
use std::sync::Arc;

impl App {
    /// Back to the screen that one came from, as it was left, but in the language and the manner that were chosen meanwhile.
    pub(super) fn leave_settings(&mut self) {
        self.are_settings_shown = false;
    }

    pub(super) fn apply_settings(&self, ctx: &Context) {
        let preference = match self.settings.theme {
            Theme::Dark => ThemePreference::Dark,
            Theme::Light => ThemePreference::Light,
        };
        ctx.set_theme(preference);
        ctx.set_zoom_factor(f32::from(self.settings.ui_scale) / 100.0);
    }

    pub(super) fn settings_ui(&mut self, ui: &mut Ui) {
        let before = self.settings.clone();
        let leave = settings_screen::settings_ui(ui, &self.texts, &mut self.settings, &mut self.desks);
        if self.settings != before {
            if self.settings.language != before.language {
                self.speak_as_chosen();
            }
            self.desks.take_settings(&self.settings);
            self.apply_settings(ui.ctx());
            self.keep_settings();
        }
        if leave {
            self.leave_settings();
        }
    }

    fn speak_as_chosen(&mut self) {
        let language = Language::from_code(&self.settings.language).unwrap_or(Language::English);
        self.texts = Arc::new(Texts::new(language));
        self.desks.speak(language);
    }

    /// From now on everything speaks this language, also when the program is opened again.
    pub(super) fn choose_language(&mut self, language: Language) {
        language.code().clone_into(&mut self.settings.language);
        self.speak_as_chosen();
        self.look_at_games();
        self.keep_settings();
    }

    /// Speaks this language as long as nobody has chosen one.
    pub fn speak_at_first(&mut self, language: Language) {
        if self.is_first_start && self.texts.language() != language {
            self.choose_language(language);
        }
    }

    /// Folders in which files were named meanwhile.
    pub(super) fn keep_folders(&mut self) {
        if let Some(folders) = self.windows.news() {
            self.settings.folders = folders;
            self.keep_settings();
        }
    }

    /// Saves what was changed in the settings; what another window has changed stays.
    pub(super) fn keep_settings(&mut self) {
        if let Err(trouble) = self.settings.save_changes(&mut self.seen_settings, &self.dirs) {
            self.notice = Some(trouble.say(&self.texts));
        }
    }

    /// What stood in settings of format 1 belongs to the game that was there then, as soon as it is installed.
    pub(super) fn take_over_older_settings(&mut self) {
        if self.desks.all().iter().any(|game| game.plug.was_the_first()) {
            self.settings.games.remove(OF_THE_FIRST);
        }
    }
}

//! What the user has chosen: shown, applied and kept.

use super::App;
use crate::house::storage::{OF_THE_FIRST, Theme, UI_SCALE};
use crate::house::text::{Language, Texts};
use crate::house::wrong::Wrong as _;
use crate::kit::theme;
use crate::shell::settings_screen;
use egui::{Context, ThemePreference, Ui, Vec2, ViewportCommand};
use std::sync::Arc;

/// A step of the size of text and controls, in percent.
pub(crate) const SIZE_STEP: u16 = 10;
/// Their size by default.
pub(crate) const USUAL_SIZE: u16 = 100;

/// How much larger everything is in a window of this size, in points: as it is up to 1920×1080, and then in steps, so that it does
/// not swim while the window is drawn larger.
fn fitting(window: Vec2) -> f32 {
    let room = (window.x / 1920.0).min(window.y / 1080.0);
    [(1.9, 1.75), (1.6, 1.5), (1.25, 1.25)].into_iter().find(|(from, _)| room >= *from).map_or(1.0, |(_, fit)| fit)
}

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
        theme::set_contrast(ctx, self.settings.high_contrast);
        // The keys for the size are ours, so that it is kept.
        ctx.options_mut(|options| options.zoom_with_keyboard = false);
        ctx.set_zoom_factor(f32::from(self.settings.ui_scale) / 100.0 * self.fit);
        let is_full = ctx.input(|input| input.viewport().fullscreen.unwrap_or_default());
        if is_full != self.settings.full_screen {
            ctx.send_viewport_cmd(ViewportCommand::Fullscreen(self.settings.full_screen));
        }
    }

    /// 100 % is what can be read from where one sits: in a window of many points everything is larger by itself. `window` is its
    /// size at the scale of the system. Called before each frame.
    pub(crate) fn fit_to(&mut self, ctx: &Context, window: Vec2) {
        let fit = fitting(window);
        if fit != self.fit {
            self.fit = fit;
            self.apply_settings(ctx);
        }
    }

    /// Text and controls of another size, within what can be used.
    pub(super) fn resize(&mut self, ctx: &Context, size: impl FnOnce(u16) -> u16) {
        self.settings.ui_scale = size(self.settings.ui_scale).clamp(*UI_SCALE.start(), *UI_SCALE.end());
        self.apply_settings(ctx);
        self.keep_settings();
    }

    /// What was called for in this frame is played, unless nobody wants to hear it.
    #[cfg(feature = "sound")]
    pub(super) fn sound(&mut self, ctx: &Context) {
        let mut called = crate::kit::sound::taken(ctx);
        called.room &= ctx.input(|input| input.focused);
        let volume = if self.settings.muted { 0.0 } else { f32::from(self.settings.volume) / 100.0 };
        if let Some(speaker) = &mut self.speaker {
            speaker.play(called, volume);
        }
    }

    pub(super) fn settings_ui(&mut self, ui: &mut Ui) {
        let before = self.settings.clone();
        let page = settings_screen::Page {
            texts: &self.texts,
            settings: &mut self.settings,
            theme: theme::Theme::of(ui.ctx()),
            folder: &self.dirs.root,
            not_shown: &mut self.not_shown,
        };
        let leave = settings_screen::settings_ui(ui, page, &mut self.desks);
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
            self.tell(trouble.say(&self.texts));
        }
    }

    /// What stood in settings of format 1 belongs to the game that was there then, as soon as it is installed.
    pub(super) fn take_over_older_settings(&mut self) {
        if self.desks.all().iter().any(|game| game.plug.was_the_first()) {
            self.settings.games.remove(OF_THE_FIRST);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::vec2;

    #[test]
    fn nothing_is_tiny_in_a_large_window_and_nothing_larger_than_usual_in_others() {
        for (size, fit) in [
            (vec2(1024.0, 640.0), 1.0),
            (vec2(1920.0, 1080.0), 1.0),
            (vec2(1920.0, 1440.0), 1.0),
            (vec2(2560.0, 1440.0), 1.25),
            (vec2(3440.0, 1440.0), 1.25),
            (vec2(3840.0, 2160.0), 1.75),
        ] {
            assert_eq!(fitting(size), fit, "{size}");
            // No window is left with less room than an ordinary one has.
            assert!(fit == 1.0 || size.x / fit >= 1920.0 && size.y / fit >= 1080.0, "{size}");
        }
    }
}

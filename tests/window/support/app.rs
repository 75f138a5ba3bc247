//! The real window without display or GPU, for tests that press its controls.

use super::desk::GAMES;
use cpu_painter::CpuRenderer;
use delvewright::games::massive_darkness::folders::OwnFolders as _;
use delvewright::house::storage::{DataDirs, Pace, Settings, Theme};
use delvewright::kit::desk::WindowPlug;
use delvewright::shell::App;
use egui_kittest::Harness;
use std::path::Path;

/// The window in a data folder of its own, before its first frame; `seed` is offered for the first new game.
pub fn window<'a>(size: (f32, f32), theme: egui::Theme, folder: &Path, seed: u64) -> Harness<'a, App> {
    window_in_steps(size, theme, folder, seed, 0.25)
}

/// The same, with so many seconds from frame to frame.
pub fn window_in_steps<'a>(
    size: (f32, f32),
    theme: egui::Theme,
    folder: &Path,
    seed: u64,
    seconds: f32,
) -> Harness<'a, App> {
    harness(size, theme, App::new(GAMES, DataDirs::at(folder), seed), seconds)
}

fn harness<'a>(size: (f32, f32), theme: egui::Theme, app: App, seconds: f32) -> Harness<'a, App> {
    let mut is_ready = false;
    Harness::builder()
        .with_size(egui::vec2(size.0, size.1))
        .with_theme(theme)
        .with_max_steps(24)
        .with_step_dt(seconds)
        .renderer(CpuRenderer::default())
        .build_ui_state(
            move |ui, app: &mut App| {
                if !is_ready {
                    is_ready = true;
                    app.set_up(ui.ctx());
                }
                app.ui(ui);
            },
            app,
        )
}

/// The window on a folder, in a language and a look, without motion.
pub fn still_window<'a>(folder: &Path, size: (f32, f32), theme: Theme, language: &str) -> Harness<'a, App> {
    let dirs = DataDirs::at(folder);
    dirs.create_all().expect("folders");
    let settings = Settings {
        reduce_motion: true,
        beats: Pace::AtOnce,
        theme,
        language: language.to_owned(),
        ..Settings::default()
    };
    settings.save(&dirs.settings_file).expect("settings");
    let shown = if theme == Theme::Dark { egui::Theme::Dark } else { egui::Theme::Light };
    let mut harness = window(size, shown, folder, 7);
    harness.run_steps(4);
    harness
}

/// The window with these games, on a folder as it was left before. What happens is not shown, only what comes of it.
pub fn open_on<'a>(
    games: &[&'static dyn WindowPlug],
    folder: &Path,
    size: (f32, f32),
    theme: Theme,
    language: &str,
) -> Harness<'a, App> {
    open_at_pace(games, folder, Pace::AtOnce, (size, theme, language))
}

/// The same, where what happens is shown at a pace.
pub fn open_at_pace<'a>(
    games: &[&'static dyn WindowPlug],
    folder: &Path,
    beats: Pace,
    (size, theme, language): ((f32, f32), Theme, &str),
) -> Harness<'a, App> {
    let dirs = DataDirs::at(folder);
    dirs.create_all().expect("folders");
    let before = Settings::load(&dirs.settings_file).settings;
    let settings = Settings { reduce_motion: true, beats, theme, language: language.to_owned(), ..before };
    settings.save(&dirs.settings_file).expect("settings");
    let shown = if theme == Theme::Dark { egui::Theme::Dark } else { egui::Theme::Light };
    let mut harness = harness(size, shown, App::new(games, dirs, 7), 0.25);
    harness.run_steps(4);
    harness
}

/// The same, with motion or without, and so many seconds from frame to frame.
pub fn open_in_steps<'a>(
    games: &[&'static dyn WindowPlug],
    folder: &Path,
    (beats, reduce_motion): (Pace, bool),
    (size, theme): ((f32, f32), Theme),
    seconds: f32,
) -> Harness<'a, App> {
    open_in_steps_in("en", games, folder, (beats, reduce_motion), (size, theme), seconds)
}

/// The same in any language.
pub fn open_in_steps_in<'a>(
    language: &str,
    games: &[&'static dyn WindowPlug],
    folder: &Path,
    (beats, reduce_motion): (Pace, bool),
    (size, theme): ((f32, f32), Theme),
    seconds: f32,
) -> Harness<'a, App> {
    let dirs = DataDirs::at(folder);
    dirs.create_all().expect("folders");
    let before = Settings::load(&dirs.settings_file).settings;
    let settings = Settings { reduce_motion, beats, theme, language: language.to_owned(), ..before };
    settings.save(&dirs.settings_file).expect("settings");
    let shown = if theme == Theme::Dark { egui::Theme::Dark } else { egui::Theme::Light };
    let mut harness = harness(size, shown, App::new(games, dirs, 7), seconds);
    harness.run_steps(4);
    harness
}

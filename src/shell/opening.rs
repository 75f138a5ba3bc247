//! Opens the window; where that cannot be, says why, and what helps, to whoever started the program from a terminal.

use crate::house::storage::DataDirs;
use crate::house::text::{Language, Texts};
use crate::house::wrong::Wrong as _;
use crate::kit::desk::WindowPlug;
use crate::shell::window::App;
use crate::tr;
use std::sync::Arc;

/// Opens the window with these games and returns when it is closed.
///
/// # Errors
/// Why it could not be opened, in words.
pub fn run(games: &[&'static dyn WindowPlug]) -> Result<(), String> {
    let dirs =
        DataDirs::find().map_err(|trouble| trouble.say(&Texts::new(Language::of_the_environment())).to_string())?;
    let viewport =
        egui::ViewportBuilder::default().with_inner_size([1280.0, 800.0]).with_min_inner_size([960.0, 600.0]);
    let options = eframe::NativeOptions { viewport, renderer: eframe::Renderer::Glow, ..Default::default() };
    crate::kit::files::listen();
    let mut app = App::new(games, dirs, first_seed());
    app.speak_at_first(Language::of_the_environment());
    #[cfg(feature = "sound")]
    {
        app.speaker = crate::kit::sound::device::Speaker::new();
    }
    app.windows.use_system();
    let texts = app.texts();
    let title = texts.get("app-name").to_string();
    eframe::run_native(
        &title,
        options,
        Box::new(|context| {
            app.set_up(&context.egui_ctx);
            Ok(Box::new(app))
        }),
    )
    .map_err(|error| in_words(&texts, &error).to_string())
}

/// A seed to offer: the low digits of the clock. The engine never sees the clock.
fn first_seed() -> u64 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    now.map_or(1, |since| u64::from(since.subsec_micros()))
}

/// Says why in the user's language. What the system says names its own source files, so it is not repeated.
fn in_words(texts: &Texts, error: &eframe::Error) -> Arc<str> {
    match error {
        eframe::Error::WinitEventLoop(_) => tr!(texts, "window-no-display"),
        eframe::Error::AppCreation(_) => tr!(texts, "window-no-start"),
        eframe::Error::Winit(_)
        | eframe::Error::Glutin(_)
        | eframe::Error::NoGlutinConfigs(..)
        | eframe::Error::OpenGL(_) => tr!(texts, "window-no-graphics"),
    }
}

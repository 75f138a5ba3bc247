//! Opens the window; where that cannot be, says why, and what helps, to whoever started the program from a terminal.

use crate::house::storage::DataDirs;
use crate::house::text::{Language, Texts};
use crate::house::wrong::Wrong as _;
use crate::kit::desk::WindowPlug;
use crate::kit::still::Still;
use crate::shell::window::App;
use crate::tr;
use std::hash::{BuildHasher as _, Hasher as _, RandomState};
use std::path::PathBuf;
use std::sync::Arc;

/// What the desktop shows for the program while it runs.
const ICON: &[u8] = include_bytes!("../../assets/icon/64.png");

/// Opens the window with these games, shows the one of this id (without one, the game that was shown last), takes these files in, and
/// returns when it is closed.
///
/// # Errors
/// Why it could not be opened, in words.
pub fn run(games: &[&'static dyn WindowPlug], game: Option<&str>, files: Vec<PathBuf>) -> Result<(), String> {
    let dirs =
        DataDirs::find().map_err(|trouble| trouble.say(&Texts::new(Language::of_the_environment())).to_string())?;
    let viewport =
        egui::ViewportBuilder::default().with_inner_size([1280.0, 800.0]).with_min_inner_size([960.0, 600.0]);
    let viewport = match icon() {
        Some(icon) => viewport.with_icon(icon),
        None => viewport,
    };
    // Desktops find the program's name and icon by this.
    let viewport = viewport.with_app_id("delvewright");
    let options = eframe::NativeOptions { viewport, renderer: eframe::Renderer::Glow, ..Default::default() };
    crate::kit::files::listen();
    let mut app = App::new(games, dirs, first_seed());
    app.speak_at_first(Language::of_the_environment());
    #[cfg(feature = "sound")]
    {
        app.speaker = crate::kit::sound::device::Speaker::new();
    }
    app.windows.use_system();
    if let Some(id) = game {
        app.show_game(id);
    }
    app.take_in(files);
    let texts = app.texts();
    let title = texts.get("app-name").to_string();
    eframe::run_native(
        &title,
        options,
        Box::new(|context| {
            app.set_up(&context.egui_ctx);
            context.egui_ctx.add_plugin(Still::default());
            Ok(Box::new(app))
        }),
    )
    .map_err(|error| in_words(&texts, &error).to_string())
}

/// Says why there is no window: to the terminal, and where nobody hears that, in a small window of the system.
pub fn complain(problem: &str) {
    eprintln!("{problem}");
    complain_where_nobody_hears(problem);
}

/// Says something once more that was said to the terminal, in a small window of the system: only where no terminal and no file hears it,
/// because Windows puts no console behind a program with a window.
pub fn complain_where_nobody_hears(problem: &str) {
    if !is_heard() {
        let title = tr!(Texts::new(Language::of_the_environment()), "app-name").to_string();
        let told = rfd::MessageDialog::new().set_level(rfd::MessageLevel::Error).set_title(title);
        told.set_description(problem).show();
    }
}

/// Does it come to anybody what is told to the terminal?
#[cfg(windows)]
fn is_heard() -> bool {
    use std::os::windows::io::AsRawHandle as _;
    let handle = std::io::stderr().as_raw_handle();
    // The system has two words for nothing.
    !handle.is_null() && handle.addr() != usize::MAX
}

#[cfg(not(windows))]
fn is_heard() -> bool {
    true
}

fn icon() -> Option<egui::IconData> {
    let mut reader = png::Decoder::new(std::io::Cursor::new(ICON)).read_info().ok()?;
    let mut rgba = vec![0; reader.output_buffer_size()?];
    let about = reader.next_frame(&mut rgba).ok()?;
    Some(egui::IconData { rgba, width: about.width, height: about.height })
}

/// A seed to offer, by the chance of the system. The engine never sees it otherwise.
fn first_seed() -> u64 {
    RandomState::new().build_hasher().finish()
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

//! Pictures to look at: a piece of window code becomes a PNG in `target/pictures/`.

use super::cpu_renderer::CpuRenderer;
use egui_kittest::Harness;
use std::path::{Path, PathBuf};

/// The folder the pictures go to; follows `CARGO_TARGET_DIR`.
pub fn folder() -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR")
        .map_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("target"), PathBuf::from);
    target.join("pictures")
}

/// What a picture is taken of: its size in points and how many pixels a point has.
#[derive(Clone, Copy, Debug)]
pub struct Frame {
    /// Width and height in points.
    pub size: egui::Vec2,
    /// 1.0 for an ordinary screen, 0.5 to see what is left at half size.
    pub pixels_per_point: f32,
    /// Dark or light.
    pub theme: egui::Theme,
}

/// Draw `content` and return the picture; `set_up` runs once, before the first frame.
pub fn draw<'a>(
    frame: Frame,
    set_up: impl FnOnce(&egui::Context),
    content: impl FnMut(&mut egui::Ui) + 'a,
) -> image::RgbaImage {
    let mut harness = Harness::builder()
        .with_context_setup(delvewright::kit::theme::install)
        .with_size(frame.size)
        .with_pixels_per_point(frame.pixels_per_point)
        .with_theme(frame.theme)
        .with_max_steps(16)
        .renderer(CpuRenderer::default())
        .build_ui(content);
    set_up(&harness.ctx);
    harness.run();
    harness.remove_cursor();
    harness.render().expect("the CPU renderer draws every mesh")
}

/// Names the wish that pictures of the whole window be taken: they are for somebody who looks at them, and painting them takes as
/// long as all else in these tests.
const WANTED: &str = "DELVEWRIGHT_PICTURES";

/// Are pictures wanted that are for somebody who looks at them?
pub fn are_wanted() -> bool {
    std::env::var_os(WANTED).is_some()
}

/// Take a picture of the window as it stands, where pictures are wanted.
pub fn shoot<S>(name: &str, harness: &mut Harness<'_, S>) {
    if are_wanted() {
        save(name, &harness.render().expect("the CPU renderer draws every mesh"));
    }
}

/// Keep the bytes of what was printed in [`folder`], where pictures are wanted: elsewhere the folder need not be there.
pub fn keep(name: &str, bytes: &[u8]) {
    if are_wanted() {
        std::fs::create_dir_all(folder()).expect("the target folder can be written");
        std::fs::write(folder().join(name), bytes).expect("a file can be written into it");
    }
}

/// Write a picture as `<name>.png` into [`folder`] and say where.
pub fn save(name: &str, picture: &image::RgbaImage) -> PathBuf {
    let folder = folder();
    std::fs::create_dir_all(&folder).expect("the target folder can be written");
    let path = folder.join(format!("{name}.png"));
    picture.save(&path).expect("a PNG can be written into the target folder");
    println!("picture: {}", path.display());
    path
}

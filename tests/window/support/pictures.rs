//! Pictures to look at: a piece of window code becomes a PNG in `target/pictures/`.

use cpu_painter::CpuRenderer;
use delvewright::house::storage::Theme;
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

/// Are pictures wanted of every screen in every window, which takes long?
pub fn is_matrix_wanted() -> bool {
    std::env::var(WANTED).is_ok_and(|wanted| wanted == "matrix")
}

/// Is somebody there who looks at them?
pub fn are_looked_at() -> bool {
    are_wanted() && !are_only_meshes_wanted()
}

/// Of several looks at the same thing all, or where nobody looks the first.
pub fn looked_at<T>(looks: &[T]) -> &[T] {
    if are_looked_at() { looks } else { &looks[..1] }
}

/// A window: its size, and how it looks.
pub type Look = ((f32, f32), Theme);

/// Every window that is looked at where pictures of everything are wanted.
const MATRIX: [Look; 8] = [
    ((1024.0, 640.0), Theme::Dark),
    ((1024.0, 640.0), Theme::Light),
    ((1280.0, 800.0), Theme::Dark),
    ((1280.0, 800.0), Theme::Light),
    ((1920.0, 1080.0), Theme::Dark),
    ((1920.0, 1080.0), Theme::Light),
    ((2560.0, 1440.0), Theme::Dark),
    ((2560.0, 1440.0), Theme::Light),
];

/// Names the wish that pictures of everything be taken in some windows only: `1024-dark,2560-light`.
const ONLY_IN: &str = "DELVEWRIGHT_WINDOWS";

/// These windows, or where pictures of everything are wanted every one, unless some are named.
pub fn windows(usual: &[Look]) -> Vec<Look> {
    if !is_matrix_wanted() {
        return usual.to_vec();
    }
    let only = std::env::var(ONLY_IN).unwrap_or_default();
    let is_meant = |look: &Look| only.is_empty() || only.split(',').any(|name| name == name_of(*look));
    MATRIX.into_iter().filter(is_meant).collect()
}

/// Names the wish that these pictures be taken in other languages than English: `de,pl`.
const IN: &str = "DELVEWRIGHT_LANGUAGES";

/// In which languages they are taken.
pub fn languages() -> Vec<String> {
    let wanted = std::env::var(IN).unwrap_or_else(|_| "en".to_owned());
    wanted.split(',').map(str::to_owned).collect()
}

/// These windows, each with its language and what is to be read in it; or, where pictures of everything are wanted, every window in
/// English or in the languages that are wanted.
pub fn windows_in<W: Copy>(usual: &[(&'static str, Look, W)]) -> Vec<(&'static str, Look, W)> {
    if !is_matrix_wanted() {
        return usual.to_vec();
    }
    let wanted = languages();
    let known = wanted.iter().filter_map(|wanted| usual.iter().find(|(language, ..)| language == wanted));
    known.flat_map(|(language, _, words)| windows(&[]).into_iter().map(|look| (*language, look, *words))).collect()
}

/// What a window is called in the name of a picture.
pub fn name_of(((width, _), theme): Look) -> String {
    let look = if theme == Theme::Dark { "dark" } else { "light" };
    format!("{width}-{look}")
}

/// Is it enough that everything that would be painted can be? Then nothing is, and nobody waits for a painter that is none of ours.
fn are_only_meshes_wanted() -> bool {
    std::env::var(WANTED).is_ok_and(|wanted| wanted == "meshes")
}

/// What a picture is painted of is made, and is sound.
fn look_at_meshes<S>(name: &str, harness: &Harness<'_, S>) {
    let output = harness.output();
    let painted = harness.ctx.tessellate(output.shapes.clone(), output.pixels_per_point);
    assert!(!painted.is_empty(), "{name}: nothing is painted");
    for clipped in painted {
        if let egui::epaint::Primitive::Mesh(mesh) = clipped.primitive {
            assert!(mesh.is_valid(), "{name}: a mesh points beyond its corners");
            assert!(mesh.vertices.iter().all(|vertex| vertex.pos.is_finite()), "{name}: a corner lies nowhere");
        }
    }
}

/// Take a picture of the window as it stands, where pictures are wanted.
pub fn shoot<S>(name: &str, harness: &mut Harness<'_, S>) {
    if are_only_meshes_wanted() {
        look_at_meshes(name, harness);
    } else if are_wanted() {
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

/// Who does not tell some colours apart, as one person in twenty-five.
#[derive(Clone, Copy, Debug)]
pub enum Sight {
    /// Without cones for long waves: red is dark.
    Protanope,
    /// Without cones for middle waves: red and green are one.
    Deuteranope,
}

impl Sight {
    /// What becomes of light (linear red, green, blue): Machado, Oliveira and Fernandes (2009), for the whole loss.
    fn matrix(self) -> [[f32; 3]; 3] {
        match self {
            Self::Protanope => [
                [0.152_286, 1.052_583, -0.204_868],
                [0.114_503, 0.786_281, 0.099_216],
                [-0.003_882, -0.048_116, 1.051_998],
            ],
            Self::Deuteranope => [
                [0.367_322, 0.860_646, -0.227_968],
                [0.280_085, 0.672_501, 0.047_413],
                [-0.011_820, 0.042_940, 0.968_881],
            ],
        }
    }

    /// A colour as it is seen.
    pub fn colour(self, rgb: [u8; 3]) -> [u8; 3] {
        let linear = rgb.map(|value| {
            let value = f32::from(value) / 255.0;
            if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        });
        self.matrix().map(|row| {
            let light: f32 = row.iter().zip(linear).map(|(part, value)| part * value).sum();
            let light = light.clamp(0.0, 1.0);
            let value = if light <= 0.003_130_8 { light * 12.92 } else { 1.055 * light.powf(1.0 / 2.4) - 0.055 };
            (value * 255.0).round() as u8
        })
    }

    /// A picture as it is seen.
    pub fn picture(self, picture: &image::RgbaImage) -> image::RgbaImage {
        let mut seen = picture.clone();
        for pixel in seen.pixels_mut() {
            let [red, green, blue, opacity] = pixel.0;
            let [red, green, blue] = self.colour([red, green, blue]);
            pixel.0 = [red, green, blue, opacity];
        }
        seen
    }
}

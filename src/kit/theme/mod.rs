//! Every colour and size of the window, read from `assets/theme/*.ron`.
//!
//! This is the only place where colours are made; everybody else takes them from [`Theme`].

mod colour;
mod fonts;
mod palette;
mod style;
#[cfg(test)]
mod tests;

pub use colour::Colour;
pub use fonts::{display, strong};
pub use palette::{Board, Figure, Line, Palette, Signal, Sizes, Surface, Text};

use std::sync::LazyLock;

/// A look: the colours of day or night, and the sizes that both share.
#[derive(Clone, Debug, PartialEq)]
pub struct Theme {
    /// Every colour, by role.
    pub palette: Palette,
    /// Every size, in points.
    pub sizes: Sizes,
}

impl std::ops::Deref for Theme {
    type Target = Palette;

    /// So that a colour is `theme.board.wall`.
    fn deref(&self) -> &Palette {
        &self.palette
    }
}

static DARK: LazyLock<Theme> = LazyLock::new(|| shipped(include_str!("../../../assets/theme/dark.ron")));
static LIGHT: LazyLock<Theme> = LazyLock::new(|| shipped(include_str!("../../../assets/theme/light.ron")));

fn shipped(colours: &str) -> Theme {
    Theme::read(colours, include_str!("../../../assets/theme/sizes.ron"))
        .expect("the theme files are part of the program, and a test reads them")
}

impl Theme {
    /// A theme from the texts of its two files.
    ///
    /// # Errors
    /// When a file is not what [`Palette`] or [`Sizes`] describe; says where.
    pub fn read(colours: &str, sizes: &str) -> Result<Self, ron::error::SpannedError> {
        let palette = ron::from_str(colours)?;
        let sizes = ron::from_str(sizes)?;
        Ok(Self { palette, sizes })
    }

    /// The table at night.
    pub fn dark() -> &'static Self {
        &DARK
    }

    /// The table by day.
    pub fn light() -> &'static Self {
        &LIGHT
    }

    /// The theme that egui shows now; `ui` and painters' contexts will do.
    pub fn of(ctx: &egui::Context) -> &'static Self {
        match ctx.theme() {
            egui::Theme::Dark => Self::dark(),
            egui::Theme::Light => Self::light(),
        }
    }

    /// `count` steps of spacing.
    pub fn space(&self, count: f32) -> f32 {
        self.sizes.step * count
    }
}

/// Give a context our fonts and both looks. Once, before the first frame.
pub fn install(ctx: &egui::Context) {
    ctx.set_fonts(fonts::definitions());
    ctx.set_style_of(egui::Theme::Dark, style::style(Theme::dark()));
    ctx.set_style_of(egui::Theme::Light, style::style(Theme::light()));
}

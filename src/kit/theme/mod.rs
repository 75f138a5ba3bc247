//! Every colour and size of the window, read from `assets/theme/*.ron`.
//!
//! This is the only place where colours are made; everybody else takes them from [`Theme`].
//!
//! What is not here: how a control looks. That is `widgets`.

mod colour;
mod fonts;
mod palette;
mod style;
#[cfg(test)]
mod tests;

pub use colour::Colour;
pub use fonts::{display, strong};
use palette::Contrast;
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

static DARK_CONTRAST: LazyLock<Theme> =
    LazyLock::new(|| DARK.with(include_str!("../../../assets/theme/dark-contrast.ron")));
static LIGHT_CONTRAST: LazyLock<Theme> =
    LazyLock::new(|| LIGHT.with(include_str!("../../../assets/theme/light-contrast.ron")));

static SLATE: LazyLock<[Theme; 4]> = LazyLock::new(|| {
    let [night, day] =
        [include_str!("../../../assets/theme/dark-slate.ron"), include_str!("../../../assets/theme/light-slate.ron")];
    [DARK.built_of(night), DARK_CONTRAST.built_of(night), LIGHT.built_of(day), LIGHT_CONTRAST.built_of(day)]
});

/// What a board is built of. All else looks as everywhere.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Stone {
    /// Warm sandstone in the light of torches.
    #[default]
    Sand,
    /// Cold slate in the light of embers.
    Slate,
}

/// Where it is remembered that more contrast is wished.
const CONTRAST: &str = "high-contrast";

fn shipped(colours: &str) -> Theme {
    Theme::read(colours, include_str!("../../../assets/theme/sizes.ron"))
        .expect("the theme files are part of the program, and a test reads them")
}

impl Theme {
    /// This theme with what makes it stand out more.
    fn with(&self, contrast: &str) -> Self {
        let contrast: Contrast = ron::from_str(contrast).expect("the same");
        let Contrast { surface, text, signal, line } = contrast;
        let palette = Palette { surface, text, signal, line, ..self.palette.clone() };
        let (line, line_focus) = (self.sizes.line * 1.5, self.sizes.line_focus * 1.5);
        Self { palette, sizes: Sizes { line, line_focus, ..self.sizes.clone() } }
    }

    /// This theme with a board of other stone.
    fn built_of(&self, board: &str) -> Self {
        let board = ron::from_str(board).expect("the same");
        Self { palette: Palette { board, ..self.palette.clone() }, sizes: self.sizes.clone() }
    }

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

    /// The same two for whoever needs more contrast: black or white panels, strong lines. The board keeps its light.
    pub fn high_contrast(look: egui::Theme) -> &'static Self {
        match look {
            egui::Theme::Dark => &DARK_CONTRAST,
            egui::Theme::Light => &LIGHT_CONTRAST,
        }
    }

    /// The theme that egui shows now; `ui` and painters' contexts will do.
    pub fn of(ctx: &egui::Context) -> &'static Self {
        Self::of_stone(ctx, Stone::Sand)
    }

    /// The same for a board that is built of this.
    pub fn of_stone(ctx: &egui::Context, stone: Stone) -> &'static Self {
        let (look, is_high) =
            (ctx.theme(), ctx.data(|data| data.get_temp(egui::Id::unique(CONTRAST))).unwrap_or_default());
        match (stone, look) {
            (Stone::Slate, egui::Theme::Dark) => &SLATE[usize::from(is_high)],
            (Stone::Slate, egui::Theme::Light) => &SLATE[2 + usize::from(is_high)],
            (Stone::Sand, _) if is_high => Self::high_contrast(look),
            (Stone::Sand, egui::Theme::Dark) => Self::dark(),
            (Stone::Sand, egui::Theme::Light) => Self::light(),
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
    // One to decide, one to measure the screen that comes of it, one to be seen.
    ctx.options_mut(|options| options.max_passes = std::num::NonZeroUsize::MIN.saturating_add(2));
    set_contrast(ctx, false);
}

/// From now on with high contrast, or as usual.
pub fn set_contrast(ctx: &egui::Context, is_high: bool) {
    ctx.data_mut(|data| data.insert_temp(egui::Id::unique(CONTRAST), is_high));
    for look in [egui::Theme::Dark, egui::Theme::Light] {
        let usual = if look == egui::Theme::Dark { Theme::dark() } else { Theme::light() };
        ctx.set_style_of(look, style::style(if is_high { Theme::high_contrast(look) } else { usual }));
    }
}

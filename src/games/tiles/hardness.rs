//! How hard a quest of the box is, as it is drawn: skulls and a word on its tile, and whose figure stands behind them on its sheet.

use super::difficulty::{Difficulty, Found};
use crate::house::text::Texts;
use crate::kit::art::{Icon, Weight, icons};
use crate::kit::theme::{Colour, Theme};
use crate::kit::widgets::{TILE_GAP, line_at};
use crate::tr;
use egui::{Color32, Painter, Rect, RichText, Sense, TextStyle, Ui, Vec2, vec2};

/// What the second line of a tile says.
pub(crate) struct Line<'l> {
    /// None where nobody has measured it.
    pub(crate) found: Option<Found>,
    /// What stands behind the skulls where there is room, and alone where nobody has measured it.
    pub(crate) said: &'l str,
    /// How wide the widest of the list is, as [`widest`] has found: where that has no room, the word alone stands on all tiles alike.
    pub(crate) widest: f32,
}

impl Line<'_> {
    /// Writes it on the tile.
    pub(crate) fn write(&self, ui: &Ui, texts: &Texts, room: Rect) {
        if room.height() <= 0.0 {
            return;
        }
        let theme = Theme::of(ui.ctx());
        let small = TextStyle::Small.resolve(ui.style());
        let Some(found) = self.found else {
            line_at(ui.painter(), self.said, small, theme.text.muted, room);
            return;
        };
        let left = skulls(ui.painter(), room, found.difficulty, theme.text.normal);
        let place = room.with_min_x(left + TILE_GAP);
        let word = || found.difficulty.word(texts).to_string();
        let said = if self.widest <= place.width() { self.said.to_owned() } else { word() };
        // Where no word has room, the skulls say it alone.
        if widest(ui, std::iter::once(said.clone())) <= place.width() {
            line_at(ui.painter(), &said, small, theme.text.muted, place);
        }
    }
}

/// How wide what stands behind the skulls is, at most.
pub(crate) fn widest(ui: &Ui, said: impl Iterator<Item = String>) -> f32 {
    let style = TextStyle::Small.resolve(ui.style());
    let width = |words| ui.painter().layout_no_wrap(words, style.clone(), Color32::PLACEHOLDER).size().x;
    said.map(width).fold(0.0, f32::max)
}

/// How hard the lab found it, whose figure that is and how long it takes; where one points, what else is known.
pub(crate) fn found_ui(ui: &mut Ui, texts: &Texts, found: Option<Found>, in_full: &[String]) {
    let theme = Theme::of(ui.ctx());
    let Some(found) = found else {
        ui.label(RichText::new(tr!(texts, "difficulty-unknown").as_ref()).small());
        return;
    };
    let told = ui.vertical(|ui| {
        ui.horizontal_wrapped(|ui| {
            let (place, _) = ui.allocate_exact_size(vec2(skulls_wide(ui), icon_size(ui)), Sense::hover());
            skulls(ui.painter(), place, found.difficulty, theme.surface.ink);
            ui.label(RichText::new(found.in_short(texts)).small());
        });
        ui.label(RichText::new(found.whose(texts).as_ref()).small().weak());
    });
    told.response.on_hover_ui(|ui| {
        for line in in_full {
            ui.label(line);
        }
    });
}

fn icon_size(ui: &Ui) -> f32 {
    ui.text_style_height(&TextStyle::Small) + 2.0
}

fn skulls_wide(ui: &Ui) -> f32 {
    icon_size(ui) * f32::from(Difficulty::Merciless.number())
}

/// One to four skulls of which the others are pale; where they end.
fn skulls(painter: &Painter, place: Rect, difficulty: Difficulty, ink: Colour) -> f32 {
    let size = place.height();
    let (hard, hardest) = (difficulty.number(), Difficulty::Merciless.number());
    for at in 0..hardest {
        let spot = Rect::from_min_size(place.min + vec2(f32::from(at) * size, 0.0), Vec2::splat(size)).shrink(1.0);
        if at < hard {
            icons::show(painter, Icon::Skull, spot, ink, Weight::Bold);
        } else {
            painter.circle_filled(spot.center(), 1.5, ink.fade(0.45).egui());
        }
    }
    place.left() + f32::from(hardest) * size
}

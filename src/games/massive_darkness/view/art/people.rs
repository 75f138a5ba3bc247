//! The Heroes as people: who hides behind an emblem. Painted once for each size and kept.

use super::figures::{Emblem, HeroColour, emblem_mark};
use crate::house::text::{packed, unpacked};
use crate::kit::art::apart::Apart;
use crate::kit::art::kept::Kept;
use crate::kit::art::lean::lean;
use crate::kit::art::portrait::GRID;
use crate::kit::art::{Album, Brush, Fill, Frame, Place, album};
use crate::kit::theme::Theme;
use egui::{Mesh, Pos2, Rect, Sense, Ui, Vec2, vec2};
use std::sync::LazyLock;

static PEOPLE: LazyLock<Album<Emblem>> = LazyLock::new(|| {
    album(&unpacked(packed!("assets/massive-darkness/art/portraits.ron")))
        .expect("the portraits are part of the program, and a test reads them")
});

/// Whoever wears an emblem, from the head to the shoulders.
pub fn bust(brush: &mut Brush, place: Place, emblem: Emblem, frame: Frame) {
    if let Some(portrait) = PEOPLE.get(&emblem) {
        portrait.paint_in(brush, place, frame);
    }
}

/// From this size on, in points, the emblem is legible in the corner of a portrait.
const WITH_EMBLEM: f32 = 46.0;

/// The portrait of the Hero at this place of the box, framed in the Hero's colour. Whoever is dead has lost all colour.
pub fn portrait_ui(ui: &mut Ui, look: usize, size: f32, is_alive: bool) {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(size), Sense::hover());
    if ui.is_rect_visible(rect) {
        portrait_at(ui, rect, look, is_alive);
    }
}

/// So many framed portraits are kept: six Heroes in some sizes and moods.
const KEPT: usize = 40;
static FRAMED: Kept<Framed> = Kept::of(KEPT);

/// A portrait in its frame, as far as it matters for how it is painted.
#[derive(Clone, Copy, Debug)]
struct Framed {
    theme: &'static Theme,
    /// The place of the Hero in the box.
    look: usize,
    size: f32,
    is_alive: bool,
    feather: f32,
}

impl PartialEq for Framed {
    fn eq(&self, other: &Self) -> bool {
        let all = |framed: &Self| (framed.look, framed.size, framed.is_alive, framed.feather);
        std::ptr::eq(self.theme, other.theme) && all(self) == all(other)
    }
}

/// The same in a square that somebody has made room for.
pub fn portrait_at(ui: &Ui, rect: Rect, look: usize, is_alive: bool) {
    let (theme, feather) = (Theme::of(ui.ctx()), Brush::on(ui.painter()).feather());
    let framed = Framed { theme, look, size: rect.width(), is_alive, feather };
    let shape = FRAMED.shape(framed, rect.min.to_vec2(), || lean(&framed.paint(), Rect::EVERYTHING));
    Apart::default().add(ui.painter(), shape);
}

impl Framed {
    /// Its upper left corner at zero.
    fn paint(self) -> Mesh {
        let Self { theme, look, size, is_alive, feather } = self;
        let rect = Rect::from_min_size(Pos2::ZERO, Vec2::splat(size));
        let (emblem, colour) = (Emblem::ALL[look % Emblem::ALL.len()], HeroColour::ALL[look % HeroColour::ALL.len()]);
        let owner = colour.of(theme);
        let corner = size * 0.12;
        let edge = (size * 0.05).max(2.0);
        let mut brush = Brush::new(feather);
        brush.rounded(rect, corner, theme.figure.ink);
        brush.rounded(rect.shrink(1.0), corner - 1.0, owner);
        let inside = rect.shrink(edge);
        let round = (corner - edge).max(1.0);
        brush.rounded(inside, round, theme.figure.ink);
        let picture = inside.shrink(0.75);
        // The dusk of the Hero's own colour, the lantern above at the left.
        let dusk = theme.figure.plate.mix(owner, 0.20);
        let centre = rect.min + rect.size() * 0.35;
        let light = dusk.mix(theme.signal.accent, 0.30);
        brush.rounded(picture, round, Fill::Lit { light, dark: dusk.darker(0.35), centre, reach: size * 0.7 });
        let frame = Frame::Rounded(round * GRID / picture.width());
        bust(&mut brush, Place::within(picture), emblem, frame);
        if size >= WITH_EMBLEM {
            let radius = (size * 0.13).max(9.0);
            let at = rect.left_bottom() + vec2(radius, -radius) * 0.9;
            emblem_mark(&mut brush, theme, Place::at(at, radius * 2.0), emblem, colour);
        }
        if !is_alive {
            brush.recolour(0, |colour| colour.greyed(0.85).darker(0.2));
        }
        brush.into_mesh()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::art::portrait::assert_well_painted;

    #[test]
    fn behind_every_emblem_there_is_somebody() {
        assert_well_painted(&PEOPLE);
        assert!(Emblem::ALL.iter().all(|emblem| PEOPLE.contains_key(emblem)));
    }
}

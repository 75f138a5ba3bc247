//! Dice as they fell. The four colours also differ in shape and carry a letter, so nobody has to
//! tell red from green.

use crate::games::massive_darkness::view::art::colours::OwnColours as _;
use crate::house::drawing::Tone;
use crate::house::text::{packed, unpacked};
use crate::kit::art::brush::{Brush, Edge, Fill, Place};
use crate::kit::art::drawing::{Catalogue, catalogue};
use crate::kit::art::kept::Kept;
use crate::kit::art::outline::Outline;
use crate::kit::show::{cross_out, ring_around};
use crate::kit::theme::{Colour, Theme};
use egui::{Align2, FontId, Mesh, Painter, Pos2, Rect, Shape, Vec2, pos2, vec2};
use serde::Deserialize;
use std::f32::consts::TAU;
use std::sync::{Arc, LazyLock};

/// The colour of a die, and with it its shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DieColour {
    /// A square.
    Yellow,
    /// An octagon.
    Red,
    /// A hexagon.
    Blue,
    /// A circle.
    Green,
}

impl DieColour {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Yellow, Self::Red, Self::Blue, Self::Green];

    /// Ground and print.
    fn colours(self, theme: &Theme) -> (Colour, Colour) {
        let die = &theme.own().die;
        match self {
            Self::Yellow => (die.yellow, die.yellow_ink),
            Self::Red => (die.red, die.red_ink),
            Self::Blue => (die.blue, die.blue_ink),
            Self::Green => (die.green, die.green_ink),
        }
    }

    fn outline(self, centre: Pos2, radius: f32) -> Vec<Pos2> {
        let regular = |count: usize, turn: f32, reach: f32| -> Vec<Pos2> {
            (0..count)
                .map(|corner| {
                    let angle = (corner as f32 + turn) / count as f32 * TAU;
                    centre + vec2(angle.cos(), angle.sin()) * (radius * reach)
                })
                .collect()
        };
        match self {
            Self::Yellow => {
                let rect = Rect::from_center_size(centre, Vec2::splat(radius * 1.78));
                crate::kit::art::brush::rounded_corners(rect, radius * 0.24)
            }
            Self::Red => regular(8, 0.5, 1.03),
            Self::Blue => regular(6, 0.0, 1.06),
            Self::Green => regular(40, 0.0, 0.97),
        }
    }
}

/// What is printed on a face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub enum DieSymbol {
    /// A sword.
    Hit,
    Shield,
    /// A burst.
    Bam,
    Diamond,
}

impl DieSymbol {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Hit, Self::Shield, Self::Bam, Self::Diamond];
}

/// Can a result, or one symbol of it, still be used?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Use {
    /// Not yet used.
    Fresh,
    /// Used up.
    Spent,
    /// Nobody has used it, and nobody can any more.
    Left,
}

/// A die to be painted.
#[derive(Clone, Copy, Debug)]
pub struct DieFace<'a> {
    /// It also decides the shape, so that nobody has to tell colours apart.
    pub colour: DieColour,
    /// Its symbols, each fresh or spent. None: a blank face.
    pub symbols: &'a [(DieSymbol, Use)],
    /// The die as a whole.
    pub state: Use,
    /// The letter of its colour, in the reader's language.
    pub letter: &'a str,
}

static SYMBOLS: LazyLock<Catalogue<DieSymbol>> = LazyLock::new(|| {
    catalogue(&unpacked(packed!("assets/massive-darkness/art/symbols.ron")), 24.0)
        .expect("the symbols are part of the program, and a test reads them")
});

/// Paint a symbol by itself, as in texts and sums.
pub fn symbol(brush: &mut Brush, rect: Rect, which: DieSymbol, colour: Colour, ground: Colour) {
    let Some(drawing) = SYMBOLS.get(&which) else {
        return;
    };
    let tones = |tone| match tone {
        Tone::Shade | Tone::Deep | Tone::MetalShade => ground,
        _ => colour,
    };
    drawing.paint(brush, Place::within(rect), 2.0, tones);
}

/// So many dice are kept as they lie.
const KEPT: usize = 64;
static LYING: Kept<Lying> = Kept::of(KEPT);

/// A die where it lies, as far as it matters for how it is painted.
#[derive(Clone, Debug)]
struct Lying {
    theme: &'static Theme,
    rect: Rect,
    colour: DieColour,
    symbols: Vec<(DieSymbol, Use)>,
    state: Use,
    has_letter: bool,
    feather: f32,
}

impl PartialEq for Lying {
    fn eq(&self, other: &Self) -> bool {
        let all = |die: &Self| (die.rect, die.colour, die.state, die.has_letter, die.feather);
        std::ptr::eq(self.theme, other.theme) && all(self) == all(other) && self.symbols == other.symbols
    }
}

/// Paint a die into the middle of a rectangle, turned by `turn` radians (0.0 once it lies still).
pub fn die(painter: &Painter, theme: &'static Theme, rect: Rect, face: &DieFace<'_>, turn: f32) {
    let lying = Lying {
        theme,
        rect,
        colour: face.colour,
        symbols: face.symbols.to_vec(),
        state: face.state,
        has_letter: !face.letter.is_empty(),
        feather: Brush::on(painter).feather(),
    };
    // One that rolls looks different in every frame.
    let mesh = match turn {
        0.0 => LYING.mesh(lying.clone(), || lying.paint(0.0)),
        _ => Arc::new(lying.paint(turn)),
    };
    painter.add(Shape::Mesh(mesh));
    if lying.has_letter {
        let font = FontId::proportional((lying.radius() * 0.44).max(8.0));
        painter.text(lying.tab(), Align2::CENTER_CENTER, face.letter, font, theme.figure.bone.egui());
    }
}

impl Lying {
    fn radius(&self) -> f32 {
        self.rect.size().min_elem() * 0.44
    }

    /// The middle of the disc with the letter.
    fn tab(&self) -> Pos2 {
        self.rect.center() + vec2(0.80, 0.80) * self.radius()
    }

    fn paint(&self, turn: f32) -> Mesh {
        let (theme, centre, radius) = (self.theme, self.rect.center(), self.radius());
        let mut brush = Brush::new(self.feather);
        let (ground, ink) = match self.state {
            Use::Fresh | Use::Left => self.colour.colours(theme),
            Use::Spent => (theme.own().die.spent, theme.own().die.spent_ink),
        };
        body(&mut brush, theme, centre, radius, self.colour, ground);
        for ((which, state), at) in self.symbols.iter().zip(spots(self.symbols.len())) {
            let size = radius * symbol_size(self.symbols.len());
            let spot = Rect::from_center_size(centre + at * radius, Vec2::splat(size));
            let colour = match state {
                Use::Fresh | Use::Left => ink,
                Use::Spent => ink.mix(ground, 0.62),
            };
            symbol(&mut brush, spot, *which, colour, ground.mix(colour, 0.15));
            match state {
                Use::Fresh => {}
                Use::Spent => cross_out(&mut brush, spot.scale_from_center(0.84), radius * 0.075, ink),
                Use::Left => ring_around(&mut brush, spot.scale_from_center(0.92), radius * 0.06, ink),
            }
        }
        let rotation = egui::emath::Rot2::from_angle(turn);
        brush.bend(0, |at| centre + rotation * (at - centre));
        if self.has_letter {
            brush.disc(self.tab(), radius * 0.34, theme.board.contour);
            brush.disc(self.tab(), radius * 0.29, ground.mix(theme.board.contour, 0.55));
        }
        brush.into_mesh()
    }
}

fn body(brush: &mut Brush, theme: &Theme, centre: Pos2, radius: f32, colour: DieColour, ground: Colour) {
    let shade = vec2(radius * 0.06, radius * 0.16);
    let dark = theme.board.contour;
    brush.glow(centre + shade, Vec2::splat(radius * 1.25), dark.fade(0.8), dark.fade(0.0));
    let low = centre + vec2(0.0, radius * 0.10);
    brush.convex(&colour.outline(low, radius * 1.05), dark);
    brush.convex(&colour.outline(low, radius), ground.darker(0.45));
    let lit = Fill::Lit { light: ground.lighter(0.22), dark: ground.darker(0.10), centre, reach: radius };
    let top = colour.outline(centre, radius);
    brush.convex(&top, lit);
    let edge = Edge { light: ground.lighter(0.6), dark: ground.darker(0.35), width: radius * 0.13 };
    let grid = 2.0;
    let place = Place::at(pos2(grid / 2.0, grid / 2.0), grid);
    brush.bevel(&Outline::closed(top), grid, place, edge);
}

/// Where so many symbols stand on a face, in radii from its middle.
fn spots(count: usize) -> Vec<Vec2> {
    match count {
        0 => vec![],
        1 => vec![Vec2::ZERO],
        2 => vec![vec2(-0.36, -0.24), vec2(0.34, 0.26)],
        3 => vec![vec2(-0.36, -0.30), vec2(0.38, -0.26), vec2(-0.02, 0.36)],
        _ => {
            let corners = [vec2(-0.36, -0.36), vec2(0.36, -0.36), vec2(-0.36, 0.36), vec2(0.30, 0.30)];
            corners.into_iter().cycle().take(count).collect()
        }
    }
}

fn symbol_size(count: usize) -> f32 {
    match count {
        0 | 1 => 1.05,
        2 => 0.74,
        _ => 0.62,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_symbol_is_drawn() {
        crate::kit::art::drawing::assert_well_drawn(&SYMBOLS);
        assert!(DieSymbol::ALL.iter().all(|symbol| SYMBOLS.contains_key(symbol)));
    }

    #[test]
    fn the_four_dice_differ_in_shape() {
        let shapes = DieColour::ALL.map(|colour| colour.outline(Pos2::ZERO, 10.0).len());
        for (at, one) in shapes.iter().enumerate() {
            assert!(!shapes[at + 1..].contains(one), "{shapes:?}");
        }
    }

    #[test]
    fn symbols_on_a_face_do_not_lie_on_each_other() {
        for count in 2..=4 {
            let (spots, size) = (spots(count), symbol_size(count));
            for (at, a) in spots.iter().enumerate() {
                for b in &spots[at + 1..] {
                    assert!((*a - *b).length() > size * 0.9, "{count}");
                }
            }
        }
    }
}

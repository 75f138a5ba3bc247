//! Cards as things: paper in a frame of a colour, a picture, a name, what it is, rows of signs and text with signs in it. The same
//! card lies small in a list, as a card in the hand, and large to be read. What is painted on it is a game's own ([`Art`]).
//!
//! A card is turned over ([`turned`]) and tilted ([`tilted`]) by bending all that was painted of it ([`bent`]); what is pointed at is
//! shown large beside itself, never over itself ([`enlarge`]).

mod beside;
mod face;
mod parts;
mod turning;
mod words;

pub use beside::{beside, enlarge};
pub use parts::{HAND, LARGE_WIDTH, Parts, STRIP_HEIGHT};
pub use turning::{bent, tilted, turned};
pub use words::{SIGNS, Setting, Signed, is_sign, signed, without_signs};

use crate::kit::art::{Brush, Fill, Icon};
use crate::kit::theme::{Colour, Theme};
use egui::{FontFamily, FontId, Painter, Rect, TextStyle, Vec2, vec2};

/// What a game paints on its cards.
pub trait Art {
    /// What the card shows, in its room.
    fn picture(&self, painter: &Painter, room: Rect, is_asleep: bool);

    /// What stands in the corner of the frame: a number, a sign.
    fn corner(&self, painter: &Painter, room: Rect, is_asleep: bool);

    /// A sign within a text or a row; `ink` is the colour of the text.
    fn sign(&self, painter: &Painter, sign: char, room: Rect, ink: Colour);
}

/// What is printed on a card. Texts and rows may hold signs ([`is_sign`]).
#[derive(Clone, Copy, Debug)]
pub struct Card<'a> {
    /// What it is called.
    pub name: &'a str,
    /// The colour of its frame.
    pub edge: Colour,
    /// What it is, in a line.
    pub kind: &'a str,
    /// Rows of signs.
    pub rows: &'a [String],
    /// Its text, sentence by sentence.
    pub text: &'a [String],
    /// Small print.
    pub foot: &'a str,
}

/// How it is with a card now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Look {
    /// It does nothing where it lies.
    pub is_asleep: bool,
    /// It was picked.
    pub is_chosen: bool,
    /// It is pointed at, or holds the keyboard.
    pub is_looked_at: bool,
    /// It can be used now.
    pub is_lit: bool,
}

/// How much of a card is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// Picture, name and the first row beside each other.
    Strip,
    /// Picture, name and rows.
    Hand,
    /// Picture, name, rows and the whole text.
    Large,
}

impl Card<'_> {
    /// How large a card of the hand is that is so wide.
    #[must_use]
    pub fn hand_size(width: f32) -> Vec2 {
        vec2(width, (width * HAND).round())
    }

    /// How large it is where all of it can be read.
    #[must_use]
    pub fn large_size(&self, painter: &Painter, width: f32) -> Vec2 {
        face::large(painter, self, width).size
    }

    /// Paints it into a place: what does not fit there is left out, by the size that is asked for.
    pub fn paint(&self, painter: &Painter, rect: Rect, size: Size, look: Look, art: &dyn Art) {
        face::paint(painter, self, rect, size, look, art);
    }
}

/// What lies behind the picture of a card: the dusk of its colour, with the lantern above at the left. Returns how round its corners are,
/// in points.
pub fn dusk(brush: &mut Brush, theme: &Theme, room: Rect, edge: Colour) -> f32 {
    let dusk = theme.figure.plate.mix(edge, 0.16);
    let light = dusk.mix(theme.signal.accent, 0.28);
    let centre = room.min + room.size() * 0.36;
    let round = (room.width() * 0.04).max(3.0);
    brush.rounded(room, round, Fill::Lit { light, dark: dusk.darker(0.42), centre, reach: room.width() * 0.6 });
    round
}

/// The back of a card, its edge in a colour, with the sign of its deck.
pub fn back(painter: &Painter, rect: Rect, edge: Colour, sign: Icon) {
    face::back(painter, rect, edge, sign);
}

/// What names are set in: the face of titles, from the size on at which it can be read.
#[must_use]
pub fn name_font(painter: &Painter, size: f32) -> FontId {
    let style = painter.ctx().style_of(painter.ctx().theme());
    let title = style.text_styles.get(&TextStyle::Heading).filter(|_| size >= LEGIBLE);
    FontId::new(size, title.map_or(FontFamily::Proportional, |font| font.family.clone()))
}

/// From this size on, in points, the face of titles can be read.
const LEGIBLE: f32 = 15.0;

/// Ink on the paper of a card.
fn ink_of(theme: &Theme, look: Look) -> Colour {
    if look.is_asleep { theme.surface.ink_muted } else { theme.surface.ink }
}

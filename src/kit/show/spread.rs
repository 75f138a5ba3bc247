//! Cards that lie beside each other in the middle of the picture and are turned over, one after the other.

use super::clear::{Over, Sought};
use super::{Tempo, part};
use crate::kit::art::Brush;
use crate::kit::card::turned;
use crate::kit::theme::Theme;
use egui::{Painter, Rect, Ui, Vec2, pos2, vec2};

/// A card that can be turned over.
pub trait Turns {
    /// How large it is where all of it can be read, so wide.
    fn size(&self, painter: &Painter, width: f32) -> Vec2;

    /// Paints its back.
    fn back(&self, painter: &Painter, rect: Rect);

    /// Paints its face.
    fn face(&self, painter: &Painter, rect: Rect);
}

/// Between cards that lie beside each other, and how wide they are, in points.
const GAP: f32 = 16.0;
const WIDTH: std::ops::RangeInclusive<f32> = 150.0..=340.0;
/// How wide a card is, compared with the height of the picture.
const WIDE: f32 = 0.42;

/// Paints them so many seconds after they were laid there, beside who stands on the board as far as there is room.
pub fn spread_ui<C: Turns>(ui: &Ui, room: Rect, cards: &[C], seconds: f64, over: &mut Over<'_>) {
    let tempo = Tempo::get();
    let (theme, painter) = (Theme::of(ui.ctx()), ui.painter());
    let count = cards.len().max(1) as f32;
    let beside = (room.width() - GAP * (count + 1.0)) / count;
    let width = (room.height() * WIDE).min(beside).clamp(*WIDTH.start(), *WIDTH.end()).floor();
    let all = width * count + GAP * (count - 1.0);
    let left = |at: usize| room.center().x - all / 2.0 + (width + GAP) * at as f32;
    let place = |(at, card): (usize, &C)| {
        let size = card.size(painter, width);
        Rect::from_min_size(pos2(left(at), room.center().y - size.y / 2.0), size)
    };
    let places: Vec<Rect> = cards.iter().enumerate().map(place).collect();
    let far = (room.width() - all) / 2.0 - GAP;
    let aside = over.clear_way(Sought { parts: places.clone(), way: vec2(1.0, 0.0), room: -far..=far });
    for (at, (card, rect)) in cards.iter().zip(places).enumerate() {
        let rect = rect.translate(vec2(aside.x.round(), 0.0));
        let mut brush = Brush::on(painter);
        let shade = theme.board.contour;
        brush.glow(rect.center() + vec2(0.0, 10.0), rect.size() * 0.72, shade.fade(0.75), shade.fade(0.0));
        brush.show(painter);
        let over = part(seconds, 0.15 + at as f64 * tempo.stagger, tempo.turn);
        turned(painter, rect, over, |painter| card.back(painter, rect), |painter| card.face(painter, rect));
    }
}

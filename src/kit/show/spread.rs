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
/// So many widths are tried, so far from each other, in points.
const STEPS: u8 = 12;
const STEP: f32 = 10.0;
/// How wide a card is, compared with the height of the picture.
const WIDE: f32 = 0.42;

/// Paints them so many seconds after they were laid there, beside who stands on the board as far as there is room.
pub fn spread_ui<C: Turns>(ui: &Ui, room: Rect, cards: &[C], seconds: f64, over: &mut Over<'_>) {
    let tempo = Tempo::get();
    let (theme, painter) = (Theme::of(ui.ctx()), ui.painter());
    let count = cards.len().max(1) as f32;
    let beside = (room.width() - GAP * (count + 1.0)) / count;
    let usual = (room.height() * WIDE).min(beside).clamp(*WIDTH.start(), *WIDTH.end()).floor();
    // Where all that is written on one is too high for the picture it is wider, as far as it is lower for it.
    let high = |width: &f32| cards.iter().map(|card| card.size(painter, *width).y).fold(room.height(), f32::max);
    let steps = if high(&usual) > room.height() { STEPS } else { 0 };
    let wider = (0..steps).map(|step| usual + STEP * f32::from(step)).take_while(|width| *width <= beside.max(usual));
    let width = wider.min_by(|one, other| high(one).total_cmp(&high(other))).unwrap_or(usual);
    let all = width * count + GAP * (count - 1.0);
    let left = |at: usize| room.center().x - all / 2.0 + (width + GAP) * at as f32;
    let place = |(at, card): (usize, &C)| {
        let size = card.size(painter, width);
        // A card that is higher than the picture is not read through the sentence above it.
        let top = (room.center().y - size.y / 2.0).max(room.top());
        Rect::from_min_size(pos2(left(at), top), size)
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::map::{BoardView, MapView};
    use crate::kit::show::Clearing;
    use std::cell::Cell;

    /// A card so high however wide it is, which tells where it was painted.
    struct High<'c>(f32, &'c Cell<Option<Rect>>);

    impl Turns for High<'_> {
        fn size(&self, _: &Painter, width: f32) -> Vec2 {
            vec2(width, self.0)
        }

        fn back(&self, _: &Painter, _: Rect) {}

        fn face(&self, _: &Painter, rect: Rect) {
            self.1.set(Some(rect));
        }
    }

    /// What is written on a card takes so much room, of any form, below a picture.
    #[test]
    fn a_card_with_much_on_it_is_wider_rather_than_higher_than_the_picture() {
        struct Written<'c>(&'c Cell<Option<Rect>>);
        impl Turns for Written<'_> {
            fn size(&self, _: &Painter, width: f32) -> Vec2 {
                vec2(width, 0.6 * width + 40_000.0 / width)
            }

            fn back(&self, _: &Painter, _: Rect) {}

            fn face(&self, _: &Painter, rect: Rect) {
                self.0.set(Some(rect));
            }
        }
        let painted = Cell::new(None);
        let room = Rect::from_min_max(pos2(0.0, 110.0), pos2(600.0, 440.0));
        lay(room, &[Written(&painted)]);
        let place = painted.get().expect("it lies there");
        assert!(room.contains_rect(place), "{place:?}");
    }

    fn lay<C: Turns>(room: Rect, cards: &[C]) {
        let mut clearing = Clearing::default();
        let (map, board) = (MapView::still(), BoardView::default());
        let ctx = egui::Context::default();
        crate::kit::theme::install(&ctx);
        let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
            let mut over = Over { map: &map, board: &board, clearing: &mut clearing };
            spread_ui(ui, room, cards, 60.0, &mut over);
        });
        output.textures_delta.clear();
    }

    #[test]
    fn a_card_that_is_higher_than_the_picture_lies_below_what_stands_above_it() {
        let room = Rect::from_min_max(pos2(0.0, 110.0), pos2(600.0, 420.0));
        let place = |high: f32| {
            let painted = Cell::new(None);
            lay(room, &[High(high, &painted)]);
            painted.get().expect("it lies there")
        };
        assert_eq!(place(400.0).top(), room.top());
        assert_eq!(place(200.0).center().y, room.center().y);
    }
}

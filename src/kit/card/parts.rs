//! Where what stands on a card.

use egui::{Rect, pos2, vec2};

/// A card of the hand is so much higher than wide.
pub const HAND: f32 = 1.34;
/// How wide a card is where all of it can be read, in points.
pub const LARGE_WIDTH: f32 = 272.0;
/// How high a card is in a list, in points.
pub const STRIP_HEIGHT: f32 = 44.0;

/// The parts of a card.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Parts {
    /// Width of the frame.
    pub frame: f32,
    /// How round its corners are.
    pub round: f32,
    /// The well that it lies in.
    pub picture: Rect,
    /// What stands in the corner of the frame, over the picture.
    pub corner: Rect,
    /// Everything that is written, below the picture.
    pub below: Rect,
}

impl Parts {
    /// Those of a card of the hand.
    #[must_use]
    pub fn hand(card: Rect) -> Self {
        Self::upright(card, 0.60 * card.height())
    }

    /// Those of a card to be read.
    #[must_use]
    pub fn large(card: Rect) -> Self {
        Self::upright(card, 0.60 * card.width())
    }

    /// Those of a card in a list: everything is beside the picture.
    #[must_use]
    pub fn strip(card: Rect) -> Self {
        let frame = 3.0;
        let inside = card.shrink(frame + 1.5);
        let picture = Rect::from_min_size(inside.min, vec2(inside.height(), inside.height()));
        let corner = (card.height() * 0.42).clamp(14.0, 20.0);
        Self {
            frame,
            round: 7.0,
            picture,
            corner: Rect::from_min_size(card.min - vec2(2.0, 2.0), vec2(corner, corner)),
            below: Rect::from_min_max(pos2(picture.right() + 7.0, inside.top()), inside.max - vec2(3.0, 0.0)),
        }
    }

    /// The same with so much more room for the picture.
    #[must_use]
    pub fn with_higher_picture(mut self, by: f32) -> Self {
        self.picture.max.y += by;
        self.below.min.y += by;
        self
    }

    fn upright(card: Rect, picture_bottom: f32) -> Self {
        let frame = (card.width() * 0.034).clamp(3.0, 8.0);
        let inside = card.shrink(frame + card.width() * 0.022);
        let picture = Rect::from_min_max(inside.min, pos2(inside.right(), card.top() + picture_bottom));
        let corner = (card.width() * 0.20).clamp(16.0, 36.0);
        let margin = (card.width() * 0.035).max(3.0);
        Self {
            frame,
            round: (card.width() * 0.07).clamp(6.0, 14.0),
            picture,
            corner: Rect::from_center_size(picture.min + vec2(corner, corner) * 0.36, vec2(corner, corner)),
            below: Rect::from_min_max(
                pos2(inside.left() + margin, picture.bottom() + margin * 0.6),
                inside.max - vec2(margin, margin * 0.5),
            ),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_of_a_card_lies_outside_its_frame_or_on_the_picture() {
        for width in [72.0, 100.0, 140.0, 300.0] {
            let card = Rect::from_min_size(pos2(20.0, 30.0), vec2(width, width * HAND));
            for parts in [Parts::hand(card), Parts::large(card), Parts::strip(card.with_max_y(74.0))] {
                let inside = card.shrink(parts.frame);
                assert!(inside.contains_rect(parts.picture) && inside.contains_rect(parts.below), "{parts:?}");
                assert!(!parts.picture.intersects(parts.below), "{parts:?}");
                assert!(card.expand(4.0).contains_rect(parts.corner) && parts.corner.intersects(parts.picture));
            }
        }
    }
}

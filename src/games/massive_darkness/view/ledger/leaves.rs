//! What books are made of: leaves over the ends of many others, bent into a spine, in a cover.

use crate::kit::theme::{Colour, Theme};
use egui::{Frame, Margin, Painter, Rect, Stroke, Vec2, vec2};

/// How far the cover of a book looks out from under its leaves, in points.
pub(super) const COVER: f32 = 6.0;

/// Two leaves over the ends of many others, bent into the spine.
pub(super) fn open_book(painter: &Painter, theme: &Theme, book: Rect) {
    let surface = &theme.surface;
    let round = theme.sizes.corner;
    painter.rect_filled(book.translate(vec2(0.0, 7.0)).expand(2.0), round, surface.cast);
    ends(painter, theme, book);
    painter.rect_filled(book, round, surface.paper);
    spine(painter, theme, book);
}

/// A book in its cover.
pub(super) struct Bound {
    pub(super) place: Rect,
    /// Both leaves are seen; where it is narrow, only one.
    pub(super) is_spread: bool,
    pub(super) cover: Colour,
}

/// The same in a cover.
pub(super) fn bound_book(painter: &Painter, theme: &Theme, book: &Bound) {
    let Bound { place, is_spread, cover } = *book;
    let round = theme.sizes.corner_card;
    painter.rect_filled(place.translate(vec2(0.0, 4.0)), round, theme.surface.cast);
    painter.rect(
        place,
        round,
        cover.darker(0.35),
        Stroke::new(theme.sizes.line, cover.darker(0.6)),
        egui::StrokeKind::Inside,
    );
    let book = place.shrink2(vec2(COVER + 4.0, COVER)).with_max_y(place.bottom() - COVER - 4.0);
    ends(painter, theme, book);
    painter.rect_filled(book, theme.sizes.corner, theme.surface.paper);
    if is_spread {
        spine(painter, theme, book);
    }
}

/// What is seen of the leaves below.
fn ends(painter: &Painter, theme: &Theme, book: Rect) {
    for leaf in (1..4_u8).rev() {
        let under = book.expand2(Vec2::new(f32::from(leaf) * 1.5, 0.0)).translate(vec2(0.0, f32::from(leaf) * 1.5));
        let shade = theme.surface.paper_shade.darker(0.12 * f32::from(leaf));
        painter.rect_filled(under, theme.sizes.corner, shade);
    }
}

/// The shadow in which both leaves meet.
fn spine(painter: &Painter, theme: &Theme, book: Rect) {
    let middle = book.center().x;
    for step in 0..14_u8 {
        let (near, strength) = (f32::from(step), 0.16 * (1.0 - f32::from(step) / 14.0));
        let shade = theme.surface.ink.fade(strength * strength * 2.0);
        for side in [-1.0, 1.0] {
            let from = middle + side * near * 2.0;
            let strip =
                Rect::from_x_y_ranges(from.min(from + side * 2.0)..=from.max(from + side * 2.0), book.y_range());
            painter.rect_filled(strip, 0.0, shade);
        }
    }
}

/// A single leaf that takes its whole place.
pub(super) fn leaf_frame(theme: &Theme) -> Frame {
    let surface = &theme.surface;
    Frame::new()
        .fill(surface.paper.egui())
        .stroke(Stroke::new(theme.sizes.line, surface.paper_shade.darker(0.12)))
        .corner_radius(theme.sizes.corner)
        .inner_margin(Margin::symmetric(14, 10))
}

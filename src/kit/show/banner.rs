//! A banner across the picture: a new round, somebody's turn, the end. It unrolls from its middle and stays.

use super::clear::{Over, Sought};
use super::ease_out;
use crate::kit::art::{Brush, Icon, Weight, icons};
use crate::kit::hints::mark;
use crate::kit::theme::{Colour, Theme, display};
use egui::{FontId, Rect, Ui, Vec2, pos2, vec2};

/// What stands on it.
#[derive(Clone, Copy, Debug)]
pub struct Banner<'a> {
    /// In large letters.
    pub title: &'a str,
    /// Below it; may be empty.
    pub aside: &'a str,
    /// Before it, where no picture is painted there by somebody else.
    pub icon: Option<Icon>,
    /// The colour of its edges.
    pub colour: Colour,
}

/// Room for a picture beside the words, compared with the height.
const PICTURE: f32 = 0.82;
/// Letters of a title are no smaller, in points.
const SMALLEST: f32 = 15.0;

/// The height of a banner in a picture of this size, in points.
#[must_use]
pub fn banner_height(room: Rect) -> f32 {
    (room.height() * 0.17).clamp(76.0, 132.0)
}

/// So far to the side of its middle a banner hides what lies below it, in parts of its width.
const HIDES: f32 = 0.42;

/// This part of the picture moved up or down: a banner in its middle, with something as large as `row` below it, hides as little as can
/// be of who stands there, and least of all whom it is about.
#[must_use]
pub fn banner_room(room: Rect, row: Vec2, over: &mut Over<'_>) -> Rect {
    room.translate(over.clear_way(sought_by_banner(room, row)))
}

/// A banner in the middle of this part of the picture, with something as large as `row` below it, and how far it may go up and down.
pub(super) fn sought_by_banner(room: Rect, row: Vec2) -> Sought {
    let (height, usual) = (banner_height(room), room.center());
    let strip = Rect::from_center_size(usual, vec2(room.width() * 2.0 * HIDES, height));
    let below = Rect::from_center_size(pos2(usual.x, strip.bottom() + row.y / 2.0), row);
    let (up, down) = (room.top() - strip.top(), room.bottom() - below.bottom().max(strip.bottom()));
    Sought { parts: vec![strip, below], way: vec2(0.0, 1.0), room: up..=down }
}

/// Paints a banner across `room`, unrolled so far. Where its picture lies, with or without an icon.
pub fn banner_ui(ui: &Ui, room: Rect, banner: &Banner<'_>, part: f32) -> Rect {
    let theme = Theme::of(ui.ctx());
    let height = banner_height(room);
    let open = ease_out(part);
    let strip = Rect::from_center_size(room.center(), vec2(room.width(), height * (0.25 + 0.75 * open)));
    mark(ui, "banner", Rect::from_center_size(room.center(), vec2(room.width() * 2.0 * HIDES, height)));
    let size = (height * 0.40).clamp(26.0, 46.0);
    let ink = theme.text.normal.fade(open).egui();
    let picture = Vec2::splat(height * PICTURE);
    let gap = theme.space(3.0);
    let set = |size: f32| ui.painter().layout_no_wrap(banner.title.to_owned(), display(size), ink);
    let title = set(size);
    // A long title is smaller, never cut.
    let fits = (room.width() - picture.x - 3.0 * gap) / title.size().x.max(1.0);
    let title = if fits < 1.0 { set((size * fits).max(SMALLEST)) } else { title };
    let muted = theme.text.muted.fade(open).egui();
    let aside = ui.painter().layout(
        banner.aside.to_owned(),
        FontId::proportional(theme.sizes.text),
        muted,
        (room.width() * 0.6).max(120.0),
    );
    let words = title.size().x.max(aside.size().x);
    strip_ui(ui, strip, banner.colour, open, picture.x + gap + words);
    let left = strip.center().x - (picture.x + gap + words) / 2.0;
    let place = Rect::from_min_size(pos2(left, strip.center().y - picture.y / 2.0), picture);
    if let Some(icon) = banner.icon {
        icons::show(ui.painter(), icon, place.shrink(picture.x * 0.16), banner.colour.fade(open), Weight::Bold);
    }
    let x = place.right() + gap;
    if banner.aside.is_empty() {
        let at = pos2(x, strip.center().y - title.size().y / 2.0);
        ui.painter().galley(at, title, ink);
        return place;
    }
    let all = title.size().y + aside.size().y;
    let top = strip.center().y - all / 2.0;
    let below = top + title.size().y;
    ui.painter().galley(pos2(x, top), title, ink);
    ui.painter().galley(pos2(x, below), aside, muted);
    place
}

/// How much of a strip is solid, from its middle; what stands on it may be wider.
const SOLID: f32 = 0.62;

/// Paints the strip of a banner that is unrolled so far and bears something so wide. Its ends fade into the picture.
fn strip_ui(ui: &Ui, strip: Rect, colour: Colour, open: f32, borne: f32) {
    let theme = Theme::of(ui.ctx());
    let mut brush = Brush::on(ui.painter());
    let (panel, clear) = (theme.surface.panel.fade(0.95), theme.surface.panel.fade(0.0));
    let reach = strip.width() * 0.5 * (0.3 + 0.7 * open);
    let solid = (reach * SOLID).max(borne * 0.5 * open + theme.space(2.0)).min(reach);
    for side in [-1.0, 1.0] {
        let at = |x: f32, y: f32| pos2(strip.center().x + side * x, y);
        for (top, bottom, middle, end) in [
            (strip.top(), strip.bottom(), panel, clear),
            (strip.top(), strip.top() + 2.0, colour, colour.fade(0.0)),
            (strip.bottom() - 2.0, strip.bottom(), colour, colour.fade(0.0)),
        ] {
            let inner = [at(0.0, top), at(solid, top), at(solid, bottom), at(0.0, bottom)];
            brush.quad(inner, [middle; 4]);
            let outer = [at(solid, top), at(reach, top), at(reach, bottom), at(solid, bottom)];
            brush.quad(outer, [middle, end, end, middle]);
        }
    }
    brush.show(ui.painter());
}

//! How a card is painted: frame, picture and everything that is written on it.

use super::parts::Parts;
use super::words::{Setting, Signed, signed};
use super::{Art, Card, Look, Size, ink_of, name_font};
use crate::kit::art::icons::{self, Weight};
use crate::kit::art::{Brush, Fill, Icon};
use crate::kit::theme::{Colour, Theme};
use egui::{Align, FontFamily, FontId, Painter, Rect, Shadow, Vec2, pos2, vec2};

/// A card that can be read is at least so much higher than wide.
const LARGE: f32 = 1.4;

/// Everything written on a card that can be read, laid out.
pub(super) struct Large {
    pub(super) size: Vec2,
    /// The picture takes what the writing leaves, by so much.
    room_left: f32,
    name: Signed,
    kind: Signed,
    rows: Vec<Signed>,
    text: Vec<Signed>,
    foot: Signed,
}

fn body(size: f32) -> FontId {
    FontId::new(size, FontFamily::Proportional)
}

fn setting(font: FontId, ink: Colour, width: f32, align: Align) -> Setting {
    Setting { font, ink, width, max_rows: 40, align }
}

const GAP: f32 = 5.0;

/// How all of a card is set that is so wide.
pub(super) fn large(painter: &Painter, card: &Card<'_>, width: f32) -> Large {
    let theme = Theme::of(painter.ctx());
    let (ink, muted) = (theme.surface.ink, theme.surface.ink_muted);
    let parts = Parts::large(Rect::from_min_size(egui::Pos2::ZERO, vec2(width, width * LARGE)));
    let room = parts.below.width();
    let set =
        |text: &str, font: FontId, ink: Colour, align: Align| signed(painter, text, &setting(font, ink, room, align));
    let size = theme.sizes.heading + 1.0;
    let line = setting(name_font(painter, size), ink, f32::INFINITY, Align::LEFT);
    let size = size * whole_words(painter, card.name, &line, room);
    let name = set(card.name, name_font(painter, size), ink, Align::Center);
    let kind = set(card.kind, body(theme.sizes.text_small), muted, Align::Center);
    let rows: Vec<Signed> = card.rows.iter().map(|row| set(row, body(21.0), ink, Align::Center)).collect();
    let text: Vec<Signed> = card.text.iter().map(|text| set(text, body(theme.sizes.text), ink, Align::LEFT)).collect();
    let foot = set(card.foot, body(theme.sizes.text_small - 1.0), muted, Align::Center);
    let heights = |lines: &[Signed]| lines.iter().map(|line| line.size().y + GAP).sum::<f32>();
    let small_print = if card.foot.is_empty() { 0.0 } else { foot.size().y + GAP };
    let needed = parts.below.top()
        + name.size().y
        + kind.size().y
        + heights(&rows)
        + heights(&text)
        + small_print
        + 4.0 * GAP
        + (width * LARGE - parts.below.bottom());
    let size = vec2(width, needed.max(width * LARGE).ceil());
    Large { size, room_left: (size.y - needed).clamp(0.0, width * 0.32), name, kind, rows, text, foot }
}

pub(super) fn paint(painter: &Painter, card: &Card<'_>, rect: Rect, size: Size, look: Look, art: &dyn Art) {
    let set = (size == Size::Large).then(|| large(painter, card, rect.width()));
    let parts = match (size, &set) {
        (_, Some(set)) => Parts::large(rect).with_higher_picture(set.room_left),
        (Size::Strip, _) => Parts::strip(rect),
        (Size::Hand | Size::Large, _) => Parts::hand(rect),
    };
    frame(painter, rect, &parts, card.edge, look);
    well(painter, &parts);
    art.picture(painter, parts.picture.shrink(1.0), look.is_asleep);
    art.corner(painter, parts.corner, look.is_asleep);
    match (size, set) {
        (_, Some(set)) => all(painter, rect, &parts, &set, art),
        (Size::Strip, _) => strip(painter, card, &parts, look, art),
        (Size::Hand | Size::Large, _) => hand(painter, card, &parts, look, art),
    }
}

/// The shadow it throws, the frame and the paper in it.
fn frame(painter: &Painter, rect: Rect, parts: &Parts, edge: Colour, look: Look) {
    let theme = Theme::of(painter.ctx());
    let edge = if look.is_asleep { edge.greyed(0.55).mix(theme.surface.paper_shade, 0.35) } else { edge };
    let drop = (parts.round * 0.4).clamp(2.0, 6.0);
    let shadow =
        Shadow { offset: [0, drop as i8], blur: (drop * 2.5) as u8, spread: 0, color: theme.surface.cast.egui() };
    painter.add(shadow.as_shape(rect, parts.round));
    let mut brush = Brush::on(painter);
    if look.is_lit {
        let glow = theme.signal.accent;
        brush.rounded(rect.expand(4.0), parts.round + 4.0, glow.fade(0.30));
        brush.rounded(rect.expand(2.5), parts.round + 2.5, glow.fade(0.65));
    }
    if look.is_chosen || look.is_looked_at {
        brush.rounded(rect.expand(2.0), parts.round + 2.0, theme.line.focus);
    }
    brush.rounded(rect, parts.round, theme.figure.ink);
    let reach = rect.size().max_elem() * 0.6;
    let lit = Fill::Lit { light: edge.lighter(0.22), dark: edge.darker(0.28), centre: rect.center(), reach };
    brush.rounded(rect.shrink(1.0), parts.round - 1.0, lit);
    let inside = rect.shrink(parts.frame);
    let round = (parts.round - parts.frame).max(2.0);
    brush.rounded(inside, round, theme.figure.ink.mix(edge, 0.35));
    let paper = theme.surface.paper;
    let lit = Fill::Lit {
        light: paper.lighter(0.45),
        dark: paper.mix(theme.surface.paper_shade, 0.35),
        centre: rect.center(),
        reach,
    };
    brush.rounded(inside.shrink(0.75), round, lit);
    brush.show(painter);
}

/// A dark edge around the picture.
fn well(painter: &Painter, parts: &Parts) {
    let mut brush = Brush::on(painter);
    brush.rounded(parts.picture, (parts.round * 0.5).max(3.0), Theme::of(painter.ctx()).figure.ink);
    brush.show(painter);
}

fn hand(painter: &Painter, card: &Card<'_>, parts: &Parts, look: Look, art: &dyn Art) {
    let theme = Theme::of(painter.ctx());
    let ink = ink_of(theme, look);
    let below = parts.below;
    let size = (below.width() * 0.135).clamp(11.0, 20.0);
    let die = (below.width() * 0.155).clamp(10.0, 26.0);
    let row = |text: &str| {
        let wanted = setting(body(die / 1.22), ink, f32::INFINITY, Align::LEFT);
        let laid = signed(painter, text, &wanted);
        // Many dice are smaller, never cut off.
        let fits = (below.width() / laid.size().x.max(1.0)).min(1.0);
        if fits < 1.0 {
            signed(painter, text, &setting(body(die * fits / 1.22), ink, f32::INFINITY, Align::LEFT))
        } else {
            laid
        }
    };
    let rows: Vec<Signed> = card.rows.iter().take(2).map(|text| row(text)).collect();
    let mut bottom = below.bottom();
    for row in rows.iter().rev() {
        bottom -= row.size().y;
        row.paint(painter, pos2(below.center().x - row.size().x / 2.0, bottom), art);
    }
    let room = Rect::from_min_max(below.min, pos2(below.right(), bottom));
    let size = size
        * whole_words(
            painter,
            card.name,
            &setting(name_font(painter, size), ink, f32::INFINITY, Align::LEFT),
            room.width(),
        );
    let max_rows = ((room.height() / (size * 1.15)) as usize).clamp(1, 3);
    let name = signed(
        painter,
        card.name,
        &Setting { max_rows, ..setting(name_font(painter, size), ink, room.width(), Align::Center) },
    );
    name.paint(painter, pos2(room.center().x, room.center().y - name.size().y / 2.0), art);
}

/// How much smaller a name is set so that none of its words is broken, as far as it can be read then: 0.7 to 1.0.
fn whole_words(painter: &Painter, name: &str, wanted: &Setting, width: f32) -> f32 {
    let wide = |word: &str| signed(painter, word, wanted).size().x;
    let widest = name.split_whitespace().map(wide).fold(1.0, f32::max);
    ((width - 1.0) / widest).clamp(0.7, 1.0)
}

/// A line of it is at least so much higher than its letters; the frame leaves a little room besides.
const LINE: f32 = 1.1;

fn strip(painter: &Painter, card: &Card<'_>, parts: &Parts, look: Look, art: &dyn Art) {
    let theme = Theme::of(painter.ctx());
    let ink = ink_of(theme, look);
    let below = parts.below;
    let lines = |text: &str, font: FontId, max_rows: usize| {
        signed(painter, text, &Setting { max_rows, ..setting(font, ink, below.width(), Align::LEFT) })
    };
    let size = theme.sizes.text_small + 1.0;
    // A name that stands alone may be longer, where two lines of it have room.
    let rows = if card.rows.is_empty() && below.height() >= 2.0 * LINE * size { 2 } else { 1 };
    let name = lines(card.name, name_font(painter, size), rows);
    let row = card.rows.first().map(|row| lines(row, body(13.0), 1));
    let height = name.size().y + row.as_ref().map_or(0.0, |row| row.size().y);
    let top = below.center().y - height / 2.0;
    name.paint(painter, pos2(below.left(), top), art);
    if let Some(row) = row {
        row.paint(painter, pos2(below.left(), top + name.size().y), art);
    }
}

fn all(painter: &Painter, rect: Rect, parts: &Parts, set: &Large, art: &dyn Art) {
    let theme = Theme::of(painter.ctx());
    let (left, middle) = (parts.below.left(), parts.below.center().x);
    let mut top = parts.below.top() + GAP * 0.6;
    set.name.paint(painter, pos2(middle, top), art);
    top += set.name.size().y;
    set.kind.paint(painter, pos2(middle, top), art);
    top += set.kind.size().y + GAP;
    for row in &set.rows {
        row.paint(painter, pos2(middle, top), art);
        top += row.size().y + GAP;
    }
    if !set.text.is_empty() {
        let line = theme.surface.ink_muted.fade(0.35);
        let mut brush = Brush::on(painter);
        brush.rect(Rect::from_min_size(pos2(left, top), vec2(parts.below.width(), 1.0)), line);
        brush.show(painter);
        top += GAP;
    }
    for text in &set.text {
        text.paint(painter, pos2(left, top), art);
        top += text.size().y + GAP;
    }
    if set.foot.size().x > 0.0 {
        let bottom = rect.bottom() - (parts.frame + rect.width() * 0.022) - set.foot.size().y - 1.0;
        set.foot.paint(painter, pos2(middle, bottom.max(top)), art);
    }
}

/// A back: dark, with a lattice, and in the middle a lozenge with the sign of its deck.
pub(super) fn back(painter: &Painter, rect: Rect, edge: Colour, sign: Icon) {
    let theme = Theme::of(painter.ctx());
    let parts = Parts::hand(rect);
    frame(painter, rect, &parts, edge, Look::default());
    let field = rect.shrink(parts.frame + 2.0);
    let ground = theme.figure.plate;
    let mut brush = Brush::on(painter);
    let reach = rect.width() * 0.8;
    let light = ground.mix(theme.signal.accent, 0.18);
    brush.rounded(
        field,
        parts.round * 0.6,
        Fill::Lit { light, dark: ground.darker(0.3), centre: rect.center(), reach },
    );
    let thin = edge.mix(ground, 0.62);
    let steps = 4;
    for at in 1..steps {
        let part = at as f32 / steps as f32;
        let along = |from: egui::Pos2, to: egui::Pos2| from + (to - from) * part;
        let [a, b, c, d] = [field.left_top(), field.right_top(), field.right_bottom(), field.left_bottom()];
        brush.line(&[along(a, b), along(a, d)], 1.0, thin);
        brush.line(&[along(b, c), along(d, c)], 1.0, thin);
        brush.line(&[along(b, a), along(b, c)], 1.0, thin);
        brush.line(&[along(a, d), along(c, d)], 1.0, thin);
    }
    let half = field.width() * 0.24;
    let lozenge = |size: f32| {
        let at = field.center();
        [at - vec2(0.0, size * 1.3), at + vec2(size, 0.0), at + vec2(0.0, size * 1.3), at - vec2(size, 0.0)]
    };
    brush.convex(&lozenge(half), theme.figure.ink);
    brush.convex(&lozenge(half * 0.88), edge);
    brush.convex(&lozenge(half * 0.66), ground);
    brush.glow(field.center(), Vec2::splat(half * 0.8), theme.signal.accent.fade(0.8), theme.signal.accent.fade(0.0));
    brush.show(painter);
    let spot = Rect::from_center_size(field.center(), Vec2::splat(half * 0.8));
    icons::show(painter, sign, spot, theme.figure.bone, Weight::Bold);
}

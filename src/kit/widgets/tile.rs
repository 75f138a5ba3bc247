//! Tiles: a picture with a title and a line below it, to be chosen from, as many beside each other as fit.

use crate::kit::theme::{Colour, Theme};
use egui::text::{LayoutJob, TextWrapping};
use egui::{
    Align2, FontId, Galley, Painter, Rect, Response, Role, Sense, Stroke, StrokeKind, TextStyle, Ui, Vec2, WidgetInfo,
    pos2, vec2,
};
use std::sync::Arc;

/// Between two tiles, and between the edge of a tile and what it shows, in points.
pub const TILE_GAP: f32 = 8.0;

/// How many tiles of at least this width stand beside each other, and how wide each is then, in points.
#[must_use]
pub fn tiles_in(width: f32, narrowest: f32, most: usize) -> (usize, f32) {
    let fit = ((width + TILE_GAP) / (narrowest + TILE_GAP)).floor();
    let columns = fit.clamp(1.0, most.max(1) as f32);
    (columns as usize, ((width + TILE_GAP) / columns - TILE_GAP).floor())
}

/// Tiles that fill a room: a few are larger than many.
#[derive(Clone, Copy, Debug)]
pub struct Filling {
    /// None is narrower, in points.
    pub narrowest: f32,
    /// None is wider, in points.
    pub widest: f32,
    /// So many stand beside each other at most.
    pub most: usize,
    /// How high the picture is at least, in parts of its width.
    pub lowest: f32,
    /// How high it is at most.
    pub highest: f32,
}

/// So much lower than otherwise a picture may be where no tile is alone in its row for it.
const LOWER: f32 = 0.78;

impl Filling {
    /// How many of so many tiles stand beside each other, and how large each is: as large as can be where all of them are to be seen at
    /// once. Where they cannot be, they are as small as they may be.
    #[must_use]
    pub fn within(&self, ui: &Ui, room: Vec2, count: usize) -> (usize, Vec2) {
        self.beside(room, count, tile_text_height(ui))
    }

    /// The same where the words of a tile are so high.
    fn beside(&self, room: Vec2, count: usize, words: f32) -> (usize, Vec2) {
        let room = room.max(Vec2::ZERO);
        let wide = |columns: usize| ((room.x + TILE_GAP) / columns as f32 - TILE_GAP).floor().min(self.widest);
        // So high a picture may be where all tiles are seen.
        let high = |columns: usize| {
            let rows = count.div_ceil(columns).max(1) as f32;
            ((room.y + TILE_GAP) / rows - TILE_GAP - words).floor()
        };
        let (most, _) = tiles_in(room.x, self.narrowest, self.most);
        // Fewer beside each other would be no larger.
        let least = (1..most).rev().take_while(|columns| wide(*columns) < self.widest).last().unwrap_or(most);
        let is_seen = |columns: &usize| high(*columns) >= wide(*columns) * self.lowest;
        let seen = (least..=most).find(is_seen);
        let columns = seen.unwrap_or(most);
        // Fewer beside each other in as many rows leave none alone in the last one, where they are no lower for it than they may be.
        let rows = count.div_ceil(columns).max(1);
        let even = if rows == 1 { columns } else { count.div_ceil(rows) };
        let (columns, lowest) = match seen {
            None => (even, self.lowest),
            Some(_) if even < columns && high(even) >= wide(even) * self.lowest * LOWER => (even, self.lowest * LOWER),
            Some(columns) => (columns, self.lowest),
        };
        let wide = wide(columns);
        let picture = high(columns).clamp((wide * lowest).floor(), (wide * self.highest).floor());
        (columns, vec2(wide, picture + words))
    }
}

/// How squares lie in a room.
#[derive(Clone, Copy, Debug)]
pub struct Squares {
    /// Between two of them, in points.
    pub gap: f32,
    /// None is larger.
    pub largest: f32,
    /// Where they lie where they leave room.
    pub align: Align2,
}

/// Squares of at least this part of the largest size there is room for count as as large.
const ABOUT: f32 = 0.78;

/// Places for so many squares, as large as can be.
pub fn squares_in(room: Rect, count: usize, how: Squares) -> impl Iterator<Item = Rect> {
    let Squares { gap, largest, align } = how;
    let sized = |columns: usize| {
        let rows = count.div_ceil(columns);
        let each = ((room.width() + gap) / columns as f32 - gap).min((room.height() + gap) / rows as f32 - gap);
        (each.clamp(0.0, largest), columns, rows)
    };
    // Of those that are about as large the one with the fewest places left over: nobody stands in a row alone.
    let largest = (1..=count).map(sized).map(|(each, ..)| each).fold(0.0, f32::max);
    let sizes = (1..=count).map(sized).filter(|(each, ..)| *each >= largest * ABOUT);
    let left_over = |columns: usize, rows: usize| columns * rows - count;
    let (each, columns, rows) =
        sizes.min_by_key(|(_, columns, rows)| (left_over(*columns, *rows), *rows)).unwrap_or((0.0, 1, 0));
    let step = each + gap;
    let all = vec2(columns as f32 * step - gap, rows as f32 * step - gap);
    let corner = align.align_size_within_rect(all, room).min;
    let place = move |at: usize| corner + vec2((at % columns) as f32, (at / columns) as f32) * step;
    (0..count).map(move |at| Rect::from_min_size(place(at), Vec2::splat(each)))
}

/// Height of what stands below the picture of a tile, with what lies between.
#[must_use]
pub fn tile_text_height(ui: &Ui) -> f32 {
    ui.text_style_height(&TextStyle::Button) + ui.text_style_height(&TextStyle::Small) + 2.5 * TILE_GAP
}

/// A picture that is lower, in points, shows nothing.
const SLIT: f32 = 32.0;
/// A title has so many lines at most.
const TITLE_LINES: usize = 2;

/// Something to be chosen.
#[derive(Clone, Copy, Debug)]
pub struct Tile<'a> {
    /// What a press does, for whoever hears it.
    pub name: &'a str,
    /// What stands on it.
    pub title: &'a str,
    /// Is it the chosen one? Nothing where a press does not choose.
    pub is_chosen: Option<bool>,
}

/// A tile that was drawn.
#[derive(Clone, Debug)]
pub struct Laid {
    /// What the hand does with it.
    pub response: Response,
    /// All of it, and its parts: picture, title, the line below.
    pub place: Rect,
    /// Above, as wide as the tile.
    pub picture: Rect,
    /// Below it, on one line or two.
    pub title: Rect,
    /// The line below the title: still empty. Without height where there is no room for it.
    pub second: Rect,
}

impl Tile<'_> {
    /// Draws one of this size.
    pub fn show(&self, ui: &mut Ui, size: Vec2, picture: impl FnOnce(&Painter, &Theme, Rect)) -> Laid {
        let theme = Theme::of(ui.ctx());
        let (place, response) = ui.allocate_exact_size(size, Sense::click());
        let is_enabled = ui.is_enabled();
        response.widget_info(|| match self.is_chosen {
            Some(is_chosen) => WidgetInfo::selected(Role::Button, is_enabled, is_chosen, self.name),
            None => WidgetInfo::labeled(Role::Button, is_enabled, self.name),
        });
        let inside = place.shrink(TILE_GAP);
        let strong = if self.is_chosen == Some(true) { theme.text.strong } else { theme.text.normal };
        let title = self.written(ui, strong, inside.width());
        let small = ui.text_style_height(&TextStyle::Small);
        let below = tile_text_height(ui) - ui.text_style_height(&TextStyle::Button) + title.size().y;
        // A long title had better take the room of the line below it than make a slit of the picture.
        let is_slit = title.rows.len() > 1 && inside.height() + TILE_GAP - below < SLIT;
        let below = if is_slit { below - small } else { below };
        let words = inside.with_min_y(inside.bottom() - below + 1.5 * TILE_GAP);
        let second = words.with_min_y(if is_slit { words.bottom() } else { words.bottom() - small - 2.0 });
        let laid = Laid {
            response,
            place,
            picture: inside.with_max_y(inside.bottom() - below + TILE_GAP),
            title: words.with_max_y(second.top()),
            second,
        };
        if !ui.is_rect_visible(place) {
            return laid;
        }
        let is_chosen = self.is_chosen == Some(true);
        let is_meant = laid.response.hovered() || laid.response.has_focus();
        let ground = if is_chosen || is_meant { theme.surface.raised } else { theme.surface.panel };
        let (line, colour) = match (is_chosen, is_meant) {
            (true, _) => (theme.sizes.line_focus, theme.signal.accent),
            (false, true) => (theme.sizes.line_focus, theme.line.focus),
            (false, false) => (theme.sizes.line, theme.line.control),
        };
        let stroke = Stroke::new(line, colour.egui());
        ui.painter().rect(place, theme.sizes.corner_card, ground.egui(), stroke, StrokeKind::Inside);
        picture(ui.painter(), theme, laid.picture);
        ui.painter().galley(laid.title.min, title, strong.egui());
        laid
    }

    /// What stands on it, whole: where one line is too short it takes a second one of the picture.
    fn written(&self, ui: &Ui, colour: Colour, width: f32) -> Arc<Galley> {
        let font = TextStyle::Button.resolve(ui.style());
        let mut job = LayoutJob::simple(self.title.to_owned(), font, colour.egui(), width.max(1.0));
        job.wrap.max_rows = TITLE_LINES;
        ui.painter().layout_job(job)
    }
}

/// One line that ends with its place, which is nowhere if it has no height.
pub fn line_at(painter: &Painter, words: &str, font: FontId, colour: Colour, place: Rect) {
    if place.height() <= 0.0 {
        return;
    }
    let mut job = LayoutJob::simple_singleline(words.to_owned(), font, colour.egui());
    job.wrap = TextWrapping::truncate_at_width(place.width().max(1.0));
    let galley = painter.layout_job(job);
    painter.galley(pos2(place.left(), place.top()), galley, colour.egui());
}

/// Draws all of these as a grid; only what is seen, and a little around it, is asked for, so that the keyboard finds the next one.
pub fn tile_grid(ui: &mut Ui, count: usize, columns: usize, size: Vec2, mut tile: impl FnMut(&mut Ui, usize)) {
    const BEYOND: f32 = 160.0;
    ui.spacing_mut().item_spacing = Vec2::splat(TILE_GAP);
    for first in (0..count).step_by(columns.max(1)) {
        let row = Rect::from_min_size(ui.cursor().min, vec2(ui.available_width(), size.y));
        if !ui.clip_rect().expand(BEYOND).intersects(row) {
            ui.allocate_space(row.size());
            continue;
        }
        ui.horizontal_top(|ui| (first..(first + columns).min(count)).for_each(|at| tile(ui, at)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_are_as_large_as_can_be_and_lie_within_their_room() {
        let how = Squares { gap: 10.0, largest: 170.0, align: Align2::CENTER_CENTER };
        for (size, count, each) in [
            (vec2(320.0, 100.0), 3, 100.0),
            (vec2(100.0, 320.0), 3, 100.0),
            (vec2(210.0, 210.0), 4, 100.0),
            (vec2(900.0, 900.0), 1, 170.0),
            (vec2(320.0, 210.0), 6, 100.0),
        ] {
            let room = Rect::from_min_size(pos2(7.0, 9.0), size);
            let places: Vec<Rect> = squares_in(room, count, how).collect();
            assert_eq!(places.len(), count);
            let apart = |at: usize| places[..at].iter().all(|other| !other.shrink(0.5).intersects(places[at]));
            for (at, place) in places.iter().enumerate() {
                assert!((place.width() - each).abs() < 0.01 && room.expand(0.01).contains_rect(*place) && apart(at));
            }
        }
        assert_eq!(squares_in(Rect::ZERO, 0, how).count(), 0);
    }

    #[test]
    fn few_tiles_are_larger_than_many_and_all_are_seen_where_they_can_be() {
        let how = Filling { narrowest: 190.0, widest: 480.0, most: 6, lowest: 0.5, highest: 0.7 };
        for (room, count) in [(vec2(2000.0, 846.0), 11), (vec2(1240.0, 560.0), 11), (vec2(980.0, 900.0), 4)] {
            let (columns, size) = how.beside(room, count, 60.0);
            let high = |columns: usize, each: f32| count.div_ceil(columns) as f32 * (each + TILE_GAP) - TILE_GAP;
            assert!(high(columns, size.y) <= room.y, "{room:?}: {columns} of {size:?}");
            assert!(columns as f32 * (size.x + TILE_GAP) - TILE_GAP <= room.x, "{room:?}: {columns} of {size:?}");
            // One column less would not be seen at once, or be wider than a tile may be.
            let wider = ((room.x + TILE_GAP) / (columns - 1) as f32 - TILE_GAP).floor();
            assert!(wider >= how.widest || high(columns - 1, (wider * 0.5).ceil() + 60.0) > room.y, "{columns}");
        }
        assert_eq!(how.beside(vec2(2000.0, 846.0), 11, 60.0), (4, vec2(480.0, 276.0)), "they fill the height");
        for (room, count, each) in
            [(vec2(2000.0, 846.0), 11, 4), (vec2(980.0, 400.0), 11, 4), (vec2(980.0, 400.0), 7, 4)]
        {
            let (columns, size) = how.beside(room, count, 60.0);
            assert_eq!(columns, each, "{room:?}, {count} of {size:?}: none is alone in the last row");
        }
        let (columns, size) = how.beside(vec2(1000.0, 200.0), 300, 60.0);
        assert_eq!((columns, size), (5, vec2(193.0, 156.0)), "where not all are seen, they are small");
    }

    #[test]
    fn tiles_fill_their_width_and_are_never_too_narrow() {
        for width in [150.0, 320.0, 760.0, 1200.0, 2400.0] {
            let (columns, wide) = tiles_in(width, 150.0, 6);
            let all = columns as f32 * (wide + TILE_GAP) - TILE_GAP;
            assert!(wide >= 150.0 && all <= width && width - all < columns as f32, "{width}: {columns} of {wide}");
        }
        assert_eq!(tiles_in(2400.0, 150.0, 6).0, 6);
    }
}

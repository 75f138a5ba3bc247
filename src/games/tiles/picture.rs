//! A dungeon as a picture: as the map paints it, as large as a place allows. Painted once for each size and kept.

use crate::kit::art::{Brush, Fill};
use crate::kit::map::{Ground, Painting, STONES};
use crate::kit::theme::{Stone, Theme};
use egui::{Painter, Rect, Shape, Vec2, vec2};
use std::sync::Arc;

/// The ground of a dungeon, and how it was painted last.
#[derive(Clone, Debug)]
pub(crate) struct DungeonPicture {
    ground: Arc<dyn Ground>,
    /// Where it lies, in Zones.
    bounds: Rect,
    stone: Stone,
    painted: Option<Painted>,
}

#[derive(Clone, Debug)]
struct Painted {
    painting: Painting,
    zone: f32,
    is_dark: bool,
    /// It lies there while nothing is scrolled.
    place: Rect,
    shape: Shape,
}

/// No zone is larger, in points: a small dungeon shall not look like a close-up. In a place higher than this it grows along.
const LARGEST_ZONE: f32 = 120.0;
const USUAL: f32 = 800.0;

impl DungeonPicture {
    /// Of a ground that lies within these bounds.
    pub(crate) fn of(ground: Arc<dyn Ground>, bounds: Rect) -> Self {
        Self { ground, bounds, stone: Stone::default(), painted: None }
    }

    /// The same where its dungeon is built of something else, as on its board.
    pub(crate) fn built_of(self, stone: Stone) -> Self {
        Self { stone, ..self }
    }

    /// Paints it into a place, upon the dark that lies around every dungeon.
    pub(crate) fn paint(&mut self, painter: &Painter, theme: &Theme, place: Rect) {
        let painter = painter.with_clip_rect(place.intersect(painter.clip_rect()));
        let theme = if self.stone == Stone::default() { theme } else { Theme::of_stone(painter.ctx(), self.stone) };
        let mut brush = Brush::on(&painter);
        let (centre, reach) = (place.min + place.size() * vec2(0.5, 0.4), place.width() * 0.7);
        let around = theme.board.ground;
        brush.rounded(
            place,
            theme.sizes.corner,
            Fill::Lit { light: around.lighter(0.10), dark: around, centre, reach },
        );
        brush.show(&painter);
        let (room, size) = (place.size() - Vec2::splat(12.0), self.bounds.size());
        let most = LARGEST_ZONE * (place.height() / USUAL).max(1.0);
        let zone = (room.x / size.x).min(room.y / size.y).clamp(1.0, most);
        let origin = place.center() - self.bounds.center().to_vec2() * zone;
        match &mut self.painted {
            Some(kept) if kept.zone == zone && kept.is_dark == theme.dark => {
                if kept.place != place {
                    (kept.place, kept.shape) = (place, kept.painting.shape(origin, zone));
                }
                painter.add(kept.shape.clone());
            }
            _ => {
                let painting = Painting::by(zone, 1.0 / painter.pixels_per_point(), |brush| match zone >= STONES {
                    true => self.ground.paint(brush, theme, zone, None),
                    // As much of it as can be seen when its zones are so small.
                    false => self.ground.sketch(brush, theme, zone),
                });
                let shape = painting.shape(origin, zone);
                painter.add(shape.clone());
                self.painted = Some(Painted { painting, zone, is_dark: theme.dark, place, shape });
            }
        }
    }
}

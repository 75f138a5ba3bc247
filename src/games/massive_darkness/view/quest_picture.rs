//! A quest as a picture: its dungeon as the map paints it, as large as a place allows. Painted once for each size and kept.

use crate::games::massive_darkness::rules::dungeon::Dungeon;
use crate::games::massive_darkness::view::art::board::{BoardMesh, BoardPlan};
use crate::games::massive_darkness::view::board::map::{Geometry, ground_plan};
use crate::kit::art::{Brush, Fill};
use crate::kit::theme::Theme;
use egui::{Painter, Rect, Shape, Vec2, vec2};

/// The dungeon of a quest, and how it was painted last.
#[derive(Clone, Debug)]
pub(crate) struct QuestPicture {
    plan: BoardPlan,
    /// In zones.
    size: Vec2,
    painted: Option<Painted>,
}

#[derive(Clone, Debug)]
struct Painted {
    mesh: BoardMesh,
    zone: f32,
    is_dark: bool,
    /// It lies there while nothing is scrolled.
    place: Rect,
    shape: Shape,
}

/// No zone is larger, in points: a small dungeon shall not look like a close-up.
const LARGEST_ZONE: f32 = 120.0;

impl QuestPicture {
    /// Looks at a quest that is laid out; its storeys lie so that they fit a place twice as wide as high.
    pub(crate) fn of(dungeon: &Dungeon) -> Self {
        let geometry = Geometry::for_view(dungeon, vec2(200.0, 100.0));
        let size = vec2(geometry.bounds.columns as f32, geometry.bounds.rows as f32);
        Self { plan: ground_plan(dungeon, &geometry), size, painted: None }
    }

    /// Paints it into a place, upon the dark that lies around every dungeon.
    pub(crate) fn paint(&mut self, painter: &Painter, theme: &Theme, place: Rect) {
        let painter = painter.with_clip_rect(place.intersect(painter.clip_rect()));
        let mut brush = Brush::on(&painter);
        let (centre, reach) = (place.min + place.size() * vec2(0.5, 0.4), place.width() * 0.7);
        let around = theme.board.ground;
        brush.rounded(
            place,
            theme.sizes.corner,
            Fill::Lit { light: around.lighter(0.10), dark: around, centre, reach },
        );
        brush.show(&painter);
        let room = place.size() - Vec2::splat(12.0);
        let zone = (room.x / self.size.x).min(room.y / self.size.y).clamp(1.0, LARGEST_ZONE);
        let origin = place.center() - self.size * zone / 2.0;
        match &mut self.painted {
            Some(kept) if kept.zone == zone && kept.is_dark == theme.dark => {
                if kept.place != place {
                    (kept.place, kept.shape) = (place, kept.mesh.shape(origin, zone));
                }
                painter.add(kept.shape.clone());
            }
            _ => {
                let mesh = BoardMesh::picture(&self.plan, theme, zone, 1.0 / painter.pixels_per_point());
                let shape = mesh.shape(origin, zone);
                painter.add(shape.clone());
                self.painted = Some(Painted { mesh, zone, is_dark: theme.dark, place, shape });
            }
        }
    }
}

//! The whole board, small, in a corner of the map while only a part of it is seen: where the camera is, where everybody stands. A
//! press there leads there.

use super::art::Ground;
use super::board::{BoardView, Side};
use super::camera::{Glide, Look, MARGIN};
use super::lit::{Lights, Moment};
use super::stage::Painting;
use super::view::MapView;
use crate::house::text::Texts;
use crate::kit::art::apart::Apart;
use crate::kit::hints::mark;
use crate::kit::theme::Theme;
use crate::tr;
use egui::{Pos2, Rect, Role, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, vec2};
use std::sync::Arc;

/// It takes at most this part of the map, in each direction, and at most so many points.
const PART: f32 = 0.26;
const MOST: Vec2 = vec2(210.0, 190.0);
/// Narrower than this, in points, nothing could be told apart on it.
const LEAST_BESIDE: f32 = 100.0;
/// A unit of the board is never larger there, in points: it is to be small.
const LARGEST_UNIT: f32 = 26.0;

/// The small picture, kept until the board is another one or it is shown in another size.
#[derive(Debug, Default)]
pub(super) struct Minimap {
    kept: Option<Kept>,
    lights: Lights,
}

#[derive(Debug)]
struct Kept {
    ground: Arc<dyn Ground>,
    is_dark: bool,
    look: Look,
    rect: Rect,
    shape: Shape,
}

impl Minimap {
    fn shape(&mut self, board: &BoardView, theme: &Theme, look: Look, rect: Rect, feather: f32) -> Shape {
        let is_it = |kept: &&Kept| {
            Arc::ptr_eq(&kept.ground, &board.ground) && (kept.is_dark, kept.look, kept.rect) == (theme.dark, look, rect)
        };
        if let Some(kept) = self.kept.as_ref().filter(is_it) {
            return kept.shape.clone();
        }
        let painting = Painting::by(look.zoom, feather, |brush| board.ground.sketch(brush, theme, look.zoom));
        let shape = painting.seen(look.screen(rect, Pos2::ZERO), look.zoom, rect);
        let (ground, is_dark) = (Arc::clone(&board.ground), theme.dark);
        self.kept = Some(Kept { ground, is_dark, look, rect, shape: shape.clone() });
        shape
    }
}

/// Shows it in the lower left corner of the map. Nothing where the whole board is seen anyway.
pub(super) fn minimap_ui(ui: &Ui, texts: &Texts, map: Rect, board: &BoardView, view: &mut MapView) {
    let bounds = board.bounds.expand(MARGIN);
    let seen = view.camera.seen(map);
    if seen.contains_rect(board.bounds) || board.spaces.is_empty() {
        return;
    }
    let theme = Theme::of_stone(ui.ctx(), board.stone);
    let mut most = (map.size() * PART).min(MOST);
    let gap = theme.space(2.0);
    // Rather smaller than above what lies in the middle.
    let beside = (map.width() - view.covered_width) / 2.0 - 2.0 * gap;
    if beside >= LEAST_BESIDE {
        most.x = most.x.min(beside);
    }
    let unit = (most.x / bounds.width()).min(most.y / bounds.height()).min(LARGEST_UNIT);
    let size = bounds.size() * unit;
    let corner = view.corners(map, size.x + 2.0 * gap).left_bottom();
    let rect = Rect::from_min_size(corner + vec2(gap, -gap - size.y), size);
    mark(ui, "minimap", rect);
    let response = ui.interact(rect, ui.scope_id().with("minimap"), Sense::click_and_drag());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, tr!(texts, "map-small").as_ref()));
    let look = Look { centre: bounds.center(), zoom: unit };
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    painter.rect_filled(rect, theme.sizes.corner, theme.surface.table.fade(0.92));
    let feather = 1.0 / painter.pixels_per_point();
    let mut apart = Apart::default();
    apart.add(&painter, view.minimap.shape(board, theme, look, rect, feather));
    let at_once = Moment { look, rect, now: 0.0, glide: Glide::None, is_all_lit: view.is_all_lit, bearer: None };
    view.minimap.lights.look(board, theme, at_once);
    view.minimap.lights.paint_on_the_ground(&painter, &mut apart);
    for figure in &board.figures {
        let at = look.screen(rect, figure.place.centre);
        let radius = (figure.place.radius * unit * 1.3).clamp(2.6, 5.0);
        let colour = match figure.side {
            _ if board.acting == Some(figure.piece) => theme.signal.accent,
            Side::Friend => theme.signal.success,
            Side::Foe => theme.signal.danger,
        };
        let edge = Stroke::new(1.0, theme.board.contour.egui());
        // Friend and foe are told apart by form as well as by colour.
        match figure.side {
            Side::Friend => painter.circle(at, radius, colour.egui(), edge),
            Side::Foe => {
                let (up, right) = (vec2(0.0, -radius * 1.3), vec2(radius * 1.3, 0.0));
                let corners = vec![at + up, at + right, at - up, at - right];
                painter.add(Shape::convex_polygon(corners, colour.egui(), edge))
            }
        };
    }
    let part = look.screen_rect(rect, seen.intersect(bounds));
    painter.rect_stroke(part, 2.0, Stroke::new(1.5, theme.signal.accent.egui()), StrokeKind::Inside);
    painter.rect_stroke(rect, theme.sizes.corner, Stroke::new(1.0, theme.line.control.egui()), StrokeKind::Inside);
    if let (true, Some(at)) = (response.clicked() || response.dragged(), response.interact_pointer_pos()) {
        view.camera.centre_on(look.board(rect, at), board.bounds);
    }
}

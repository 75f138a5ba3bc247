//! The dungeon from far away: the same floors, walls and doors without stones, seams and torches, so that hundreds of
//! tiles are painted in no time.

use super::{BoardPlan, DoorState, EdgeKind, EdgePlan, Feature, Flooring, Light, Towards, ZonePlan, zone_rect};
use super::{start_mark, way_out_mark};
use crate::kit::art::brush::Brush;
use crate::kit::map::doors::{DOORWAY, HEIGHT, THICKNESS};
use crate::kit::theme::{Colour, Theme};
use egui::{Rect, Vec2, vec2};

pub(super) fn sketch(brush: &mut Brush, plan: &BoardPlan, theme: &Theme, size: f32) {
    for zone in &plan.zones {
        brush.rect(zone_rect(zone.column, zone.row, size).expand(size * 0.075), theme.board.ground);
    }
    for zone in &plan.zones {
        floor(brush, theme, zone, size);
    }
    for edge in &plan.edges {
        seam(brush, theme, edge, size);
    }
    for edge in plan.edges.iter().filter(|edge| matches!(edge.kind, EdgeKind::Wall | EdgeKind::Door(_))) {
        wall(brush, theme, edge, size);
    }
}

fn floor(brush: &mut Brush, theme: &Theme, zone: &ZonePlan, size: f32) {
    let board = &theme.board;
    let rect = zone_rect(zone.column, zone.row, size);
    let tint = match zone.flooring {
        Flooring::Corridor => 0.0,
        Flooring::Chamber => board.room_strength,
    };
    let (stone, edge): (Colour, Colour) = match zone.light {
        Light::Lit => {
            let stone = board.light_floor.mix(board.room_tint, tint);
            (stone.mix(board.light_pool, 0.4), stone.mix(board.groove, 0.25))
        }
        Light::Shadow => {
            let stone = board.shadow_floor.mix(board.room_tint, tint * 0.35);
            (stone, stone.mix(board.shadow_deep, 0.55))
        }
    };
    brush.rect_fading_down(rect, stone, edge);
    match zone.feature {
        Feature::Plain => {}
        Feature::Start => start_mark(brush, theme, rect),
        Feature::WayOut => way_out_mark(brush, theme, rect),
        Feature::Stairs(_) => {
            for step in 0..4_u8 {
                let bar = Rect::from_min_size(
                    rect.min + vec2(0.2, 0.2 + 0.16 * f32::from(step)) * size,
                    vec2(0.6, 0.09) * size,
                );
                brush.rect(bar, board.step);
            }
        }
        Feature::Bridge(_) => brush.rect(rect.shrink(size * 0.2), board.bridge),
        Feature::Rubble => brush.rect(rect.shrink(size * 0.1), board.pit),
    }
}

fn seam(brush: &mut Brush, theme: &Theme, edge: &EdgePlan, size: f32) {
    let width = match edge.kind {
        EdgeKind::Open => 0.022,
        EdgeKind::TileSeam => 0.04,
        EdgeKind::Wall | EdgeKind::Door(_) => return,
    };
    let [from, to] = edge.line(size);
    let rect = Rect::from_two_pos(from, to).expand2(across(edge) * (width * size * 0.5));
    brush.rect(rect, theme.board.contour.fade(0.6));
}

/// Away from the line of an edge.
fn across(edge: &EdgePlan) -> Vec2 {
    if matches!(edge.side, Towards::North | Towards::South) { Vec2::Y } else { Vec2::X }
}

fn wall(brush: &mut Brush, theme: &Theme, edge: &EdgePlan, size: f32) {
    let [from, to] = edge.line(size);
    let half = THICKNESS * size / 2.0;
    let foot = Rect::from_two_pos(from, to).expand(half);
    let lift = HEIGHT * size;
    brush.rect(Rect::from_min_max(foot.min - vec2(0.0, lift), foot.max), theme.board.wall);
    let top = foot.translate(vec2(0.0, -lift));
    brush.rect(top.shrink(half * 0.2), theme.board.wall_top);
    if let EdgeKind::Door(state) = edge.kind {
        let along = vec2(across(edge).y, across(edge).x);
        let leaf = Rect::from_center_size(
            top.center() + vec2(0.0, lift * 0.5),
            along * (DOORWAY * size) + across(edge) * (THICKNESS * size * 1.6),
        );
        let colour = match state {
            DoorState::Closed => theme.board.plank,
            DoorState::Open | DoorState::Ajar => theme.board.threshold,
        };
        brush.rect(leaf.expand(size * 0.015), theme.board.contour);
        brush.rect(leaf, colour);
    }
}

//! Words and letters on the board and beside it.

use super::board::{Label, LabelLook};
use super::paint::Scene;
use egui::{Align2, FontId, Pos2, Rect, Ui, Vec2, pos2};

/// Names of columns and rows, and letters on plates, over everything that stands there.
pub(super) fn letters(ui: &Ui, scene: &Scene<'_>) {
    let (theme, painter) = (scene.theme, ui.painter());
    let size = (scene.look.zoom * 0.12).clamp(10.0, 18.0);
    for label in &scene.board.labels {
        let own = scene.at(label.at);
        let Some(at) = in_view(scene, label, size).filter(|at| scene.rect.contains(*at)) else { continue };
        if label.look == LabelLook::Badge {
            let height = (scene.look.zoom * 0.16).clamp(10.0, 22.0);
            let radius = height * 0.72;
            painter.circle_filled(at, radius + 1.5, theme.board.contour.egui());
            painter.circle_filled(at, radius, theme.figure.crown.egui());
            let font = FontId::proportional(height);
            painter.text(at, Align2::CENTER_CENTER, &label.text, font, theme.figure.ink.egui());
            continue;
        }
        let is_moved = at != own;
        if is_moved {
            let plate = Rect::from_center_size(at, Vec2::splat(size * 1.5));
            painter.rect_filled(plate, size * 0.3, theme.surface.panel.fade(0.82).egui());
        }
        let ink = if is_moved { theme.text.normal } else { theme.text.muted };
        painter.text(at, Align2::CENTER_CENTER, &label.text, FontId::proportional(size), ink.egui());
    }
}

/// Where a letter is. The name of a column or a row stays at the edge where its own place is out of view, since spaces are called by
/// it, as long as no other name of the same line has its place there.
fn in_view(scene: &Scene<'_>, label: &Label, size: f32) -> Option<Pos2> {
    let (own, edge) = (scene.at(label.at), scene.rect.min + Vec2::splat(size));
    let at = match label.look {
        LabelLook::Column => pos2(own.x, own.y.max(edge.y)),
        LabelLook::Row => pos2(own.x.max(edge.x), own.y),
        LabelLook::Badge => own,
    };
    let is_taken_by = |other: &Label| {
        let there = scene.at(other.at);
        let (is_in_line, has_come) = match label.look {
            LabelLook::Column => (other.at.x == label.at.x && other.at.y > label.at.y, there.y < at.y + size),
            LabelLook::Row => (other.at.y == label.at.y && other.at.x > label.at.x, there.x < at.x + size),
            LabelLook::Badge => (false, false),
        };
        other.look == label.look && is_in_line && has_come
    };
    let is_taken = at != own && scene.board.labels.iter().any(is_taken_by);
    (!is_taken).then_some(at)
}

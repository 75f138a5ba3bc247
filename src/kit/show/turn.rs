//! A card that is turned over: first its back is seen, narrower and narrower, then its face. Whatever is painted for it goes through
//! the tessellator and is bent as a mesh; once it lies there it is painted as it is, so that its words are sharp.

use egui::epaint::{ClippedPrimitive, ClippedShape, Primitive};
use egui::{Mesh, Pos2, Rect, Shape, Ui, pos2};
use std::f32::consts::PI;

/// How far away the eye is, compared with the width of the card.
const EYE: f32 = 3.2;

/// Paints a card in this place that is turned over so far: 0.0 its back, 1.0 its face.
pub fn turned_ui(ui: &mut Ui, rect: Rect, part: f32, back: impl FnOnce(&mut Ui), face: impl FnOnce(&mut Ui)) {
    if part >= 1.0 {
        return face(ui);
    }
    let angle = part.max(0.0) * PI;
    let layer = ui.layer_id();
    let from = ui.ctx().graphics_mut(|graphics| graphics.entry(layer).next_idx());
    let is_face = angle > PI / 2.0;
    if is_face {
        face(ui)
    } else {
        back(ui)
    }
    // The face comes from behind, so it is turned the other way.
    let turn = if is_face { angle - PI } else { angle };
    let shapes: Vec<ClippedShape> = ui.ctx().graphics_mut(|graphics| {
        let list = graphics.entry(layer);
        let painted: Vec<ClippedShape> = list.all_entries().skip(from.0).cloned().collect();
        for at in from.0..list.next_idx().0 {
            list.reset_shape(egui::layers::ShapeIdx(at));
        }
        painted
    });
    let clip = ui.clip_rect();
    let pixels = ui.ctx().pixels_per_point();
    for ClippedPrimitive { primitive, .. } in ui.ctx().tessellate(shapes, pixels) {
        if let Primitive::Mesh(mut mesh) = primitive {
            bend(&mut mesh, rect, turn);
            ui.painter().with_clip_rect(clip).add(Shape::mesh(mesh));
        }
    }
}

/// Every corner where it is seen when the card is turned about its upright axis.
fn bend(mesh: &mut Mesh, rect: Rect, turn: f32) {
    let (middle, distance) = (rect.center(), rect.width() * EYE);
    for vertex in &mut mesh.vertices {
        vertex.pos = seen(vertex.pos, middle, turn, distance);
    }
}

fn seen(at: Pos2, middle: Pos2, turn: f32, distance: f32) -> Pos2 {
    let away = at - middle;
    let depth = away.x * turn.sin();
    let nearer = distance / (distance + depth);
    pos2(middle.x + away.x * turn.cos() * nearer, middle.y + away.y * nearer)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_is_narrow_when_it_is_seen_from_the_side_and_whole_when_it_lies_there() {
        let width = |turn: f32| {
            let [left, right] = [-50.0, 50.0].map(|x| seen(pos2(x, 30.0), Pos2::ZERO, turn, 320.0).x);
            right - left
        };
        assert!((width(0.0) - 100.0).abs() < 0.01);
        assert!(width(PI / 2.0).abs() < 0.01 && width(PI / 4.0) < 80.0);
        let near = seen(pos2(-50.0, 30.0), Pos2::ZERO, 1.0, 320.0).y;
        let far = seen(pos2(50.0, 30.0), Pos2::ZERO, 1.0, 320.0).y;
        assert!(near > far, "what is nearer is larger");
    }
}

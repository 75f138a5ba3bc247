//! Cards that turn over, tilt and grow: whatever has been painted is cut into triangles, and their corners are moved.

use egui::emath::Rot2;
use egui::epaint::{ClippedShape, Primitive};
use egui::layers::ShapeIdx;
use egui::{Painter, Pos2, Rect, Shape, Vec2, pos2};
use std::f32::consts::PI;
use std::mem::replace;

/// How far away the eye is from a card that turns, compared with its width.
const EYE: f32 = 3.2;

/// Paints something and moves every corner of it. For what moves only: text that was bent is a little softer.
pub fn bent(painter: &Painter, paint: impl FnOnce(&Painter), bend: impl Fn(Pos2) -> Pos2) {
    let first = painter.add(Shape::Noop);
    paint(painter);
    let last = painter.add(Shape::Noop);
    let ctx = painter.ctx();
    let layer = painter.layer_id();
    let shapes: Vec<ClippedShape> = ctx.graphics_mut(|graphics| {
        let list = graphics.entry(layer);
        let mut taken = Vec::new();
        for at in first.0..=last.0 {
            list.mutate_shape(ShapeIdx(at), |clipped| {
                let shape = replace(&mut clipped.shape, Shape::Noop);
                taken.push(ClippedShape::new(Rect::EVERYTHING, shape));
            });
        }
        taken
    });
    for primitive in ctx.tessellate(shapes, painter.pixels_per_point()) {
        if let Primitive::Mesh(mut mesh) = primitive.primitive {
            for corner in &mut mesh.vertices {
                corner.pos = bend(corner.pos);
            }
            painter.add(Shape::mesh(mesh));
        }
    }
}

/// Paints a card that is turned over so far: 0.0 its back, 1.0 its face. At rest it is painted as it is, so that its words are sharp.
pub fn turned(painter: &Painter, card: Rect, part: f32, back: impl FnOnce(&Painter), face: impl FnOnce(&Painter)) {
    match part {
        part if part >= 1.0 => face(painter),
        part if part >= 0.5 => bent(painter, face, turned_over(card, part)),
        part => bent(painter, back, turned_over(card, part.max(0.0))),
    }
}

/// Where a corner of a card goes that is being turned over around its upright axis.
fn turned_over(card: Rect, part: f32) -> impl Fn(Pos2) -> Pos2 {
    // From ½ on the face comes up: both sides are painted as if they lay there upright.
    let angle = if part < 0.5 { PI * part } else { PI * (part - 1.0) };
    let (sin, cos) = angle.sin_cos();
    let eye = EYE * card.width();
    // In the middle of its way it is nearest to the eye.
    let lift = 1.0 + 0.10 * (PI * part.clamp(0.0, 1.0)).sin();
    move |at| {
        let out = at - card.center();
        let near = eye / (eye + out.x * sin) * lift;
        pos2(card.center().x + out.x * cos * near, card.center().y + out.y * near)
    }
}

/// Where a corner of a card goes that is held in the hand: a little larger, tilted by so many radians, and somewhere else.
pub fn tilted(card: Rect, to: Pos2, angle: f32, scale: f32) -> impl Fn(Pos2) -> Pos2 {
    let turn = Rot2::from_angle(angle);
    move |at| {
        let out: Vec2 = (at - card.center()) * scale;
        to + turn * out
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::vec2;

    #[test]
    fn a_card_that_is_turned_over_is_thin_in_the_middle_and_lies_flat_at_the_end() {
        let card = Rect::from_min_size(pos2(10.0, 10.0), vec2(100.0, 140.0));
        let width = |part: f32| {
            let bend = turned_over(card, part);
            bend(card.right_center()).x - bend(card.left_center()).x
        };
        assert!((width(0.0) - 100.0).abs() < 0.1 && (width(1.0) - 100.0).abs() < 0.1);
        assert!(width(0.5).abs() < 1.0 && width(0.25) > 60.0 && width(0.75) > 60.0);
        // Never the wrong way round: what is printed on it can be read all the time.
        assert!((0..=20).all(|step| width(step as f32 / 20.0) > -0.1));
        // What is nearer is larger.
        let bend = turned_over(card, 0.25);
        assert!(bend(card.right_bottom()).y < bend(card.left_bottom()).y);
    }

    #[test]
    fn a_card_in_the_hand_is_where_the_hand_is() {
        let card = Rect::from_min_size(Pos2::ZERO, vec2(100.0, 140.0));
        let bend = tilted(card, pos2(300.0, 200.0), 0.2, 1.06);
        assert!((bend(card.center()) - pos2(300.0, 200.0)).length() < 0.01);
        assert!((bend(card.min) - bend(card.right_top())).length() > 105.9);
    }

    #[test]
    fn what_is_bent_is_painted_elsewhere_and_nowhere_else() {
        let ctx = egui::Context::default();
        let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
            let spot = Rect::from_min_size(Pos2::ZERO, vec2(10.0, 10.0));
            let colour = crate::kit::theme::Theme::dark().surface.ink.egui();
            bent(ui.painter(), |painter| _ = painter.rect_filled(spot, 0.0, colour), |at| at + vec2(200.0, 0.0));
        });
        output.textures_delta.clear();
        let painted: Vec<Rect> = output
            .shapes
            .iter()
            .filter(|clipped| matches!(clipped.shape, Shape::Mesh(_)))
            .map(|clipped| clipped.shape.visual_bounding_rect())
            .collect();
        assert_eq!(painted.len(), 1);
        assert!(painted[0].left() > 198.0, "{painted:?}");
    }
}

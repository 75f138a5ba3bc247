//! Large meshes in lists of corners of their own.
//!
//! What has the same clip rectangle becomes one list for the graphics card, and such a list grows by being copied whenever it has
//! no more room: a list of tens of thousands of corners, begun by the board, was copied twice over for what came after it.

use egui::{Painter, Rect, Shape};

/// Hands large meshes over one after the other, none in the same list as another or as what lies between them.
#[derive(Debug, Default)]
pub(crate) struct Apart {
    is_second: bool,
}

impl Apart {
    /// Hands one over. What is seen of it through a rectangle that is wider by so little is the same to the pixel.
    pub(crate) fn add(&mut self, painter: &Painter, shape: Shape) {
        let once = widened(painter.clip_rect());
        let mut painter = painter.clone();
        painter.set_clip_rect(if self.is_second { widened(once) } else { once });
        painter.add(shape);
        self.is_second = !self.is_second;
    }
}

/// The same clip rectangle to everybody but who asks whether it is the same.
fn widened(clip: Rect) -> Rect {
    clip.with_max_x(clip.right().next_up())
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{Color32, Context, Mesh, RawInput, pos2, vec2};

    #[test]
    fn each_has_a_list_of_its_own_and_is_seen_through_the_same_pixels() {
        let ctx = Context::default();
        let screen_rect = Some(Rect::from_min_size(pos2(0.0, 0.0), vec2(200.0, 100.0)));
        let mut output = ctx.run_ui(RawInput { screen_rect, ..RawInput::default() }, |ui| {
            let square = |left: f32| {
                let mut mesh = Mesh::default();
                mesh.add_colored_rect(Rect::from_min_size(pos2(left, 0.0), vec2(5.0, 5.0)), Color32::RED);
                Shape::mesh(mesh)
            };
            let painter = ui.painter().with_clip_rect(Rect::from_min_max(pos2(0.0, 0.0), pos2(99.5, 50.0)));
            let mut apart = Apart::default();
            painter.add(square(0.0));
            (1..4_u8).for_each(|at| apart.add(&painter, square(f32::from(at) * 10.0)));
            painter.add(square(50.0));
        });
        output.textures_delta.clear();
        let lists = ctx.tessellate(output.shapes, 1.0);
        let lists: Vec<_> = lists.iter().filter(|list| list.clip_rect.height() == 50.0).collect();
        assert_eq!(lists.len(), 5);
        assert!(lists.iter().all(|list| (list.clip_rect.right() - 99.5).abs() < 1e-4));
    }
}

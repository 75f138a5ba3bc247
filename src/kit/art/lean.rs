//! Meshes without what nobody sees of them. Done when something is painted or moved, so that every frame that shows it has less to
//! hand over.

use egui::{Color32, Mesh, Rect};

/// The same picture without triangles that have no colour or lie out of `view`, and without corners that belong to none.
pub(crate) fn lean(mesh: &Mesh, view: Rect) -> Mesh {
    /// A corner that has not been taken over.
    const LEFT_OUT: u32 = u32::MAX;
    let mut lean = Mesh::with_texture(mesh.texture_id);
    let mut taken = vec![LEFT_OUT; mesh.vertices.len()];
    for triangle in mesh.indices.chunks_exact(3) {
        let corners = [0, 1, 2].map(|at| mesh.vertices[triangle[at] as usize]);
        let has_colour = corners.iter().any(|corner| corner.color != Color32::TRANSPARENT);
        if !has_colour || !Rect::from_points(&corners.map(|corner| corner.pos)).intersects(view) {
            continue;
        }
        for (index, corner) in triangle.iter().zip(corners) {
            let place = &mut taken[*index as usize];
            if *place == LEFT_OUT {
                *place = lean.vertices.len() as u32;
                lean.vertices.push(corner);
            }
            lean.indices.push(*place);
        }
    }
    lean
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::pos2;

    #[test]
    fn what_nobody_sees_is_left_out() {
        let mut mesh = Mesh::default();
        let mut triangle = |left: f32, colour: Color32| {
            let from = mesh.vertices.len() as u32;
            for (x, y) in [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0)] {
                mesh.colored_vertex(pos2(left + x, y), colour);
            }
            mesh.add_triangle(from, from + 1, from + 2);
        };
        triangle(0.0, Color32::TRANSPARENT);
        triangle(5.0, Color32::RED);
        // Light that is only added has no opacity.
        triangle(6.0, Color32::from_rgb_additive(9, 0, 0));
        triangle(20.0, Color32::RED);
        let lean = lean(&mesh, Rect::from_min_max(pos2(0.0, 0.0), pos2(10.0, 10.0)));
        assert_eq!(lean.vertices, mesh.vertices[3..9]);
        assert_eq!(lean.indices, [0, 1, 2, 3, 4, 5]);
    }
}

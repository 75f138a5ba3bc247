//! Meshes without what nobody sees of them. Done when something is painted or moved, so that every frame that shows it has less to
//! hand over.

use egui::emath::TSTransform;
use egui::epaint::Vertex;
use egui::{Color32, Mesh, Pos2, Rect};

/// The same picture without triangles that have no colour or lie out of `view`, and without corners that belong to none.
pub(crate) fn lean(mesh: &Mesh, view: Rect) -> Mesh {
    lean_at(mesh, TSTransform::IDENTITY, view)
}

/// The same of a mesh that is shown elsewhere and in another size.
pub(crate) fn lean_at(mesh: &Mesh, place: TSTransform, view: Rect) -> Mesh {
    /// A corner that has not been taken over.
    const LEFT_OUT: u32 = u32::MAX;
    let placed = |corner: &Vertex| Vertex { pos: place * corner.pos, ..*corner };
    let all: Vec<Vertex> = mesh.vertices.iter().map(placed).collect();
    let mut lean = Mesh::with_texture(mesh.texture_id);
    // Room for all at once: lists that grow are copied. What is left of it is given back.
    lean.vertices.reserve_exact(all.len());
    lean.indices.reserve_exact(mesh.indices.len());
    let mut taken = vec![LEFT_OUT; all.len()];
    for triangle in mesh.indices.chunks_exact(3) {
        let corners = [0, 1, 2].map(|at| &all[triangle[at] as usize]);
        let has_colour = corners.iter().any(|corner| corner.color != Color32::TRANSPARENT);
        if !has_colour || !meets(corners.map(|corner| corner.pos), view) {
            continue;
        }
        let places = [0, 1, 2].map(|at| {
            let place = &mut taken[triangle[at] as usize];
            if *place == LEFT_OUT {
                *place = lean.vertices.len() as u32;
                lean.vertices.push(*corners[at]);
            }
            *place
        });
        lean.indices.extend_from_slice(&places);
    }
    lean.vertices.shrink_to_fit();
    lean.indices.shrink_to_fit();
    lean
}

/// Is anything of a triangle in view, as far as its bounds tell?
fn meets([a, b, c]: [Pos2; 3], view: Rect) -> bool {
    let Rect { min, max } = view;
    (a.x >= min.x || b.x >= min.x || c.x >= min.x)
        && (a.x <= max.x || b.x <= max.x || c.x <= max.x)
        && (a.y >= min.y || b.y >= min.y || c.y >= min.y)
        && (a.y <= max.y || b.y <= max.y || c.y <= max.y)
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

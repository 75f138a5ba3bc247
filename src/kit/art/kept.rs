//! What was painted before, kept by what it shows: a frame in which nothing changes only hands it over.

use egui::{Mesh, Shape, Vec2};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Meshes by their look, the oldest forgotten first.
#[derive(Debug)]
pub struct Kept<Look> {
    most: usize,
    painted: Mutex<Vec<Painted<Look>>>,
}

#[derive(Debug)]
struct Painted<Look> {
    look: Look,
    mesh: Arc<Mesh>,
    /// The same where it was shown last.
    placed: Option<(Vec2, Arc<Mesh>)>,
}

impl<Look: PartialEq> Kept<Look> {
    /// Room for so many.
    pub const fn of(most: usize) -> Self {
        Self { most, painted: Mutex::new(Vec::new()) }
    }

    /// What looks like that, painted if it has not been.
    pub fn mesh(&self, look: Look, paint: impl FnOnce() -> Mesh) -> Arc<Mesh> {
        let mut painted = self.painted();
        Arc::clone(&self.find(&mut painted, look, paint).mesh)
    }

    /// The same moved by `offset`, to be shown there. It is moved again only where it is shown elsewhere than before.
    pub fn shape(&self, look: Look, offset: Vec2, paint: impl FnOnce() -> Mesh) -> Shape {
        let mut painted = self.painted();
        let known = self.find(&mut painted, look, paint);
        if let Some((_, placed)) = known.placed.as_ref().filter(|(at, _)| *at == offset) {
            return Shape::Mesh(Arc::clone(placed));
        }
        let mut mesh = Mesh::clone(&known.mesh);
        mesh.translate(offset);
        let mesh = Arc::new(mesh);
        known.placed = Some((offset, Arc::clone(&mesh)));
        Shape::Mesh(mesh)
    }

    fn painted(&self) -> MutexGuard<'_, Vec<Painted<Look>>> {
        // Nobody who panics while something is painted leaves it behind half done.
        self.painted.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn find<'p>(
        &self,
        painted: &'p mut Vec<Painted<Look>>,
        look: Look,
        paint: impl FnOnce() -> Mesh,
    ) -> &'p mut Painted<Look> {
        let at = painted.iter().position(|known| known.look == look).unwrap_or_else(|| {
            let mesh = Arc::new(paint());
            if painted.len() >= self.most {
                painted.remove(0);
            }
            painted.push(Painted { look, mesh, placed: None });
            painted.len() - 1
        });
        &mut painted[at]
    }

    /// How many are kept.
    #[cfg(test)]
    pub(crate) fn kept(&self) -> usize {
        self.painted().len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{pos2, vec2};

    #[test]
    fn what_was_painted_is_copied_until_it_is_forgotten() {
        let kept = Kept::of(2);
        let mut painted = Vec::new();
        for look in [1, 1, 2, 1, 3, 1] {
            kept.mesh(look, || {
                painted.push(look);
                Mesh::default()
            });
        }
        assert_eq!(painted, [1, 2, 3, 1], "there is room for two");
    }

    #[test]
    fn what_stays_where_it_was_is_not_moved_again() {
        let kept = Kept::of(1);
        let corner = || {
            let mut mesh = Mesh::default();
            mesh.colored_vertex(pos2(1.0, 2.0), egui::Color32::WHITE);
            mesh
        };
        let shown = |at: Vec2| match kept.shape((), at, corner) {
            Shape::Mesh(mesh) => mesh,
            _ => panic!("it is a mesh"),
        };
        let here = shown(vec2(10.0, 10.0));
        assert!(Arc::ptr_eq(&here, &shown(vec2(10.0, 10.0))));
        assert_eq!((here.vertices[0].pos, shown(vec2(0.5, 0.0)).vertices[0].pos), (pos2(11.0, 12.0), pos2(1.5, 2.0)));
    }
}

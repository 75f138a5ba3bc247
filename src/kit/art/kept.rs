//! What was painted before, kept by what it shows: a frame in which nothing changes only hands it over.

use egui::{Mesh, Shape, Vec2};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Meshes by their look, the oldest forgotten first.
#[derive(Debug)]
pub struct Kept<Look> {
    most: usize,
    memory: Mutex<Memory<Look>>,
}

#[derive(Debug)]
struct Memory<Look> {
    painted: Vec<Painted<Look>>,
    /// Where the oldest one is, once there is no more room.
    oldest: usize,
}

#[derive(Debug)]
struct Painted<Look> {
    look: Look,
    mesh: Arc<Mesh>,
    /// The same where it was shown last, and before: the same face can be in two places at once.
    placed: [Option<Placed>; 2],
}

#[derive(Debug)]
struct Placed {
    offset: Vec2,
    mesh: Arc<Mesh>,
}

impl<Look: PartialEq> Kept<Look> {
    /// Room for so many.
    pub const fn of(most: usize) -> Self {
        Self { most, memory: Mutex::new(Memory { painted: Vec::new(), oldest: 0 }) }
    }

    /// What looks like that, painted if it has not been.
    pub fn mesh(&self, look: Look, paint: impl FnOnce() -> Mesh) -> Arc<Mesh> {
        let mut memory = self.memory();
        Arc::clone(&self.find(&mut memory, look, paint).mesh)
    }

    /// The same moved by `offset`, to be shown there. It is moved again only where it is shown elsewhere than before.
    pub fn shape(&self, look: Look, offset: Vec2, paint: impl FnOnce() -> Mesh) -> Shape {
        let mut memory = self.memory();
        let known = self.find(&mut memory, look, paint);
        if let Some(placed) = known.placed.iter().flatten().find(|placed| placed.offset == offset) {
            return Shape::Mesh(Arc::clone(&placed.mesh));
        }
        let mut mesh = Mesh::clone(&known.mesh);
        mesh.translate(offset);
        let mesh = Arc::new(mesh);
        known.placed.swap(0, 1);
        known.placed[0] = Some(Placed { offset, mesh: Arc::clone(&mesh) });
        Shape::Mesh(mesh)
    }

    fn memory(&self) -> MutexGuard<'_, Memory<Look>> {
        // Nobody who panics while something is painted leaves it behind half done.
        self.memory.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn find<'m>(
        &self,
        Memory { painted, oldest }: &'m mut Memory<Look>,
        look: Look,
        paint: impl FnOnce() -> Mesh,
    ) -> &'m mut Painted<Look> {
        if let Some(at) = painted.iter().position(|known| known.look == look) {
            return &mut painted[at];
        }
        let new = Painted { look, mesh: Arc::new(paint()), placed: [None, None] };
        let at = if painted.len() < self.most.max(1) {
            painted.push(new);
            painted.len() - 1
        } else {
            // In its place: where more is shown than there is room for, nothing is moved up for each of it.
            let at = *oldest;
            *oldest = (at + 1) % painted.len();
            painted[at] = new;
            at
        };
        &mut painted[at]
    }

    /// How many are kept.
    #[cfg(test)]
    pub(crate) fn kept(&self) -> usize {
        self.memory().painted.len()
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
        let there = shown(vec2(30.0, 10.0));
        assert!(Arc::ptr_eq(&here, &shown(vec2(10.0, 10.0))), "it is shown twice");
        assert!(Arc::ptr_eq(&there, &shown(vec2(30.0, 10.0))));
        assert_eq!((here.vertices[0].pos, shown(vec2(0.5, 0.0)).vertices[0].pos), (pos2(11.0, 12.0), pos2(1.5, 2.0)));
    }
}

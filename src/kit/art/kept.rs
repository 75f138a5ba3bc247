//! What was painted before, kept by what it shows: a frame in which nothing changes only copies it.

use egui::Mesh;
use std::sync::{Arc, Mutex, PoisonError};

/// Meshes by their look, the oldest forgotten first.
#[derive(Debug)]
pub struct Kept<Look> {
    most: usize,
    painted: Mutex<Vec<(Look, Arc<Mesh>)>>,
}

impl<Look: PartialEq> Kept<Look> {
    /// Room for so many.
    pub const fn of(most: usize) -> Self {
        Self { most, painted: Mutex::new(Vec::new()) }
    }

    /// What looks like that, painted if it has not been.
    pub fn mesh(&self, look: Look, paint: impl FnOnce() -> Mesh) -> Arc<Mesh> {
        // Nobody who panics while something is painted leaves it behind half done.
        let mut painted = self.painted.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, mesh)) = painted.iter().find(|(kept, _)| *kept == look) {
            return Arc::clone(mesh);
        }
        let mesh = Arc::new(paint());
        if painted.len() >= self.most {
            painted.remove(0);
        }
        painted.push((look, Arc::clone(&mesh)));
        mesh
    }

    /// How many are kept.
    #[cfg(test)]
    pub(crate) fn kept(&self) -> usize {
        self.painted.lock().unwrap_or_else(PoisonError::into_inner).len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
}

//! What stands on the board, in parts: what is the same as in the frame before is the very same mesh, whatever has changed beside it, and
//! so may stay the picture that has been made of it.

use crate::kit::art::Brush;
use egui::{Mesh, Painter};
use std::mem;
use std::sync::Arc;

/// A part has so many corners at least: small things go with what is painted after them.
const LEAST: usize = 600;

/// Parts, one painted over the other.
pub(super) struct Parts {
    /// Paints the part that is begun.
    pub(super) brush: Brush,
    done: Vec<Mesh>,
}

impl Parts {
    /// For this painter's screen.
    pub(super) fn on(painter: &Painter) -> Self {
        Self { brush: Brush::on(painter), done: Vec::new() }
    }

    /// What is painted from now on may change while the rest stays.
    pub(super) fn cut(&mut self) {
        if self.brush.corners() >= LEAST {
            let next = Brush::new(self.brush.feather());
            self.done.push(mem::replace(&mut self.brush, next).into_mesh());
        }
    }

    /// All of them, those of before where they are the same.
    pub(super) fn finish(mut self, before: &[Arc<Mesh>]) -> Vec<Arc<Mesh>> {
        self.done.push(self.brush.into_mesh());
        let kept = |mesh: Mesh| match before.iter().find(|known| ***known == mesh) {
            Some(known) => Arc::clone(known),
            None => Arc::new(mesh),
        };
        self.done.into_iter().filter(|mesh| !mesh.is_empty()).map(kept).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::theme::Colour;
    use egui::{Pos2, pos2};

    /// Three heaps of discs, the middle one moved.
    fn painted(middle: Pos2, before: &[Arc<Mesh>]) -> Vec<Arc<Mesh>> {
        let mut parts = Parts { brush: Brush::new(1.0), done: Vec::new() };
        for centre in [pos2(10.0, 10.0), middle, pos2(90.0, 90.0)] {
            (0..60).for_each(|_| parts.brush.disc(centre, 8.0, Colour::UNTINTED));
            parts.cut();
        }
        parts.brush.disc(pos2(50.0, 90.0), 1.0, Colour::UNTINTED);
        parts.cut();
        parts.finish(before)
    }

    #[test]
    fn what_is_the_same_as_before_is_the_very_same_mesh() {
        let before = painted(pos2(40.0, 40.0), &[]);
        assert_eq!(before.len(), 4);
        let after = painted(pos2(41.0, 40.0), &before);
        let same: Vec<bool> = after.iter().zip(&before).map(|(one, other)| Arc::ptr_eq(one, other)).collect();
        assert_eq!(same, [true, false, true, true]);
        assert_ne!(after[1], before[1]);
    }
}

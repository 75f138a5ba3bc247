//! Steps between all pairs of spaces, kept up to date while doors open.

use super::{Board, BoardState, MAX_SPACES, SpaceId};

/// No way leads there. Nothing is so far away: only on a board of 256 spaces in a single row would the two ends be,
/// and they count as unreachable.
const UNREACHABLE: u8 = u8::MAX;

/// How many steps each space is from each other one.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Distances {
    spaces: usize,
    steps: Vec<u8>,
}

impl Distances {
    /// Measures a board.
    pub fn new(board: &Board, state: &BoardState) -> Self {
        let mut distances = Self::default();
        distances.rebuild(board, state);
        distances
    }

    /// Measures afresh; needed after a door closed or a space came or went.
    pub fn rebuild(&mut self, board: &Board, state: &BoardState) {
        // Nobody plays on a larger one.
        self.spaces = if board.space_count() > MAX_SPACES { 0 } else { board.space_count() };
        self.steps.clear();
        self.steps.resize(self.spaces * self.spaces, UNREACHABLE);
        let mut queue = Vec::with_capacity(self.spaces);
        for (from, row) in board.spaces().zip(self.steps.chunks_exact_mut(self.spaces.max(1))) {
            if state.is_removed(from) {
                continue;
            }
            row[from.index()] = 0;
            queue.clear();
            queue.push(from);
            let mut done = 0;
            while let Some(space) = queue.get(done).copied() {
                done += 1;
                let further = row[space.index()].saturating_add(1);
                for (next, _) in board.neighbours(state, space) {
                    if further < row[next.index()] {
                        row[next.index()] = further;
                        queue.push(next);
                    }
                }
            }
        }
    }

    /// Takes in that one can now step between `a` and `b`; much cheaper than measuring afresh.
    pub fn connect(&mut self, a: SpaceId, b: SpaceId) {
        if a.index() >= self.spaces || b.index() >= self.spaces {
            return;
        }
        let (from_a, from_b) = (self.row(a).to_vec(), self.row(b).to_vec());
        if from_a[a.index()] == UNREACHABLE || from_b[b.index()] == UNREACHABLE {
            return;
        }
        for (space, row) in self.steps.chunks_exact_mut(self.spaces).enumerate() {
            // A shortest way uses the new edge at most once, and only if it comes closer to one end by it.
            let (to_a, to_b) = (from_a[space], from_b[space]);
            let (near, onward) = if to_a < to_b { (to_a, &from_b) } else { (to_b, &from_a) };
            let Some(across) = near.checked_add(1) else {
                continue;
            };
            for (known, rest) in row.iter_mut().zip(onward) {
                *known = (*known).min(across.saturating_add(*rest));
            }
        }
    }

    /// Steps from one space to another; none when no way leads there.
    pub fn between(&self, a: SpaceId, b: SpaceId) -> Option<u8> {
        if a.index() >= self.spaces || b.index() >= self.spaces {
            return None;
        }
        Some(self.steps[a.index() * self.spaces + b.index()]).filter(|steps| *steps != UNREACHABLE)
    }

    fn row(&self, space: SpaceId) -> &[u8] {
        &self.steps[space.index() * self.spaces..][..self.spaces]
    }
}

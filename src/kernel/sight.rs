//! Straight lines of sight along the four directions, over every edge that can be crossed.

use super::board::{Board, BoardState, Direction, MAX_SPACES, SpaceId};

/// No straight line leads there.
const UNSEEN: u8 = u8::MAX;

/// How many spaces away `to` lies in a straight line from `from`; 0 for the same space, none when not in line.
pub fn line_range(board: &Board, state: &BoardState, from: SpaceId, to: SpaceId) -> Option<u8> {
    if from == to {
        return is_there(board, state, from).then_some(0);
    }
    let mut nearest = None;
    seen_from(board, state, from, &mut |space, _, range| {
        if space == to {
            nearest = Some(nearest.map_or(range, |before: u8| before.min(range)));
        }
    });
    nearest
}

/// Visits every space in a straight line from `from` with direction and range, without `from` itself:
/// north, east, south, west, each from near to far.
pub fn seen_from(board: &Board, state: &BoardState, from: SpaceId, visit: &mut impl FnMut(SpaceId, Direction, u8)) {
    for direction in Direction::ALL {
        let mut space = from;
        for range in 1..UNSEEN {
            // A line that bends back to its start ends there.
            match board.step(state, space, direction).filter(|next| *next != from) {
                Some(next) => space = next,
                None => break,
            }
            visit(space, direction, range);
        }
    }
}

/// The ranges between all pairs of spaces, to be shared until a door or a space changes.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Sight {
    spaces: usize,
    ranges: Vec<u8>,
}

impl Sight {
    /// Looks along all lines of a board.
    pub fn new(board: &Board, state: &BoardState) -> Self {
        let mut sight = Self::default();
        sight.rebuild(board, state);
        sight
    }

    /// Looks along all lines afresh.
    pub fn rebuild(&mut self, board: &Board, state: &BoardState) {
        // Nobody plays on a larger one.
        self.spaces = if board.space_count() > MAX_SPACES { 0 } else { board.space_count() };
        self.ranges.clear();
        self.ranges.resize(self.spaces * self.spaces, UNSEEN);
        for (from, row) in board.spaces().zip(self.ranges.chunks_exact_mut(self.spaces.max(1))) {
            if is_there(board, state, from) {
                row[from.index()] = 0;
            }
            seen_from(board, state, from, &mut |space, _, range| {
                let known = &mut row[space.index()];
                *known = range.min(*known);
            });
        }
    }

    /// As [`line_range`].
    pub fn range(&self, from: SpaceId, to: SpaceId) -> Option<u8> {
        if from.index() >= self.spaces || to.index() >= self.spaces {
            return None;
        }
        Some(self.ranges[from.index() * self.spaces + to.index()]).filter(|range| *range != UNSEEN)
    }

    /// All spaces in line with a space and their ranges, the space itself (0) too, in the order of their ids.
    pub fn seen_from(&self, from: SpaceId) -> impl Iterator<Item = (SpaceId, u8)> + '_ {
        let start = if from.index() < self.spaces { from.index() * self.spaces } else { self.ranges.len() };
        let row = self.ranges[start..].iter().copied().take(self.spaces);
        (0..).map(SpaceId).zip(row).filter(|(_, range)| *range != UNSEEN)
    }
}

fn is_there(board: &Board, state: &BoardState, space: SpaceId) -> bool {
    space.index() < board.space_count() && !state.is_removed(space)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::board::tests::{any_passage, grid};
    use crate::board::{Edge, EdgeId, Passage};

    const NEW: BoardState = BoardState::new();

    #[test]
    fn one_sees_along_rows_and_columns_but_not_around_corners() {
        let board = grid(3, 3, &[Passage::Open]);
        let sight = Sight::new(&board, &NEW);
        let ranges = |from| (0..9).map(|to| sight.range(SpaceId(from), SpaceId(to))).collect::<Vec<_>>();
        assert_eq!(ranges(0), [Some(0), Some(1), Some(2), Some(1), None, None, Some(2), None, None]);
        let seen: Vec<_> = sight.seen_from(SpaceId(4)).map(|(space, range)| (space.0, range)).collect();
        assert_eq!(seen, [(1, 1), (3, 1), (4, 0), (5, 1), (7, 1)]);
        assert_eq!(sight.seen_from(SpaceId(9)).count(), 0);
    }

    #[test]
    fn closed_doors_walls_and_missing_spaces_end_a_line() {
        let board = grid(4, 1, &[Passage::Open, Passage::Door, Passage::Open]);
        let mut state = NEW;
        let far = |state: &BoardState| line_range(&board, state, SpaceId(0), SpaceId(3));
        assert_eq!(far(&state), None);
        assert!(state.open(&board, EdgeId(1)));
        assert_eq!(far(&state), Some(3));
        state.remove(SpaceId(1));
        assert_eq!(far(&state), None);
        assert_eq!(line_range(&board, &state, SpaceId(1), SpaceId(1)), None);
        assert_eq!(line_range(&grid(2, 1, &[Passage::Wall]), &NEW, SpaceId(0), SpaceId(1)), None);
    }

    #[test]
    fn lines_are_visited_by_direction_from_near_to_far() {
        let board = grid(3, 2, &[Passage::Open]);
        let mut seen = Vec::new();
        seen_from(&board, &NEW, SpaceId(3), &mut |space, way, range| seen.push((space.0, way, range)));
        assert_eq!(seen, [(0, Direction::North, 1), (4, Direction::East, 1), (5, Direction::East, 2)]);
    }

    #[test]
    fn a_line_around_a_ring_ends_where_it_began() {
        let ring = |a, b| Edge { a: SpaceId(a), b: SpaceId(b), way: Some(Direction::East), passage: Passage::Open };
        let board = Board::new(5, vec![ring(0, 1), ring(1, 2), ring(2, 3), ring(3, 4), ring(4, 0)]).unwrap();
        let sight = Sight::new(&board, &NEW);
        let ranges: Vec<_> = sight.seen_from(SpaceId(0)).map(|(_, range)| range).collect();
        assert_eq!(ranges, [0, 1, 2, 2, 1]);
        assert_eq!(line_range(&board, &NEW, SpaceId(0), SpaceId(4)), Some(1));
    }

    proptest! {
        #[test]
        fn whoever_sees_is_seen_from_the_same_range(
            width in 1_u16..7, height in 1_u16..7,
            passages in prop::collection::vec(any_passage(), 1..60),
            opened in prop::collection::vec(0_u16..84, 0..30),
            removed in 0_u16..60,
        ) {
            let board = grid(width, height, &passages);
            let mut state = BoardState::new();
            for door in opened {
                state.open(&board, EdgeId(door));
            }
            state.remove(SpaceId(removed));
            let sight = Sight::new(&board, &state);
            for a in board.spaces() {
                for b in board.spaces() {
                    prop_assert_eq!(sight.range(a, b), sight.range(b, a));
                    prop_assert_eq!(sight.range(a, b), line_range(&board, &state, a, b));
                }
            }
        }
    }
}

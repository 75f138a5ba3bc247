//! The keyboard on the board: from space to space by the arrow keys, whatever shape the spaces have.

use super::board::BoardView;
use crate::kernel::board::{Direction, SpaceId};
use egui::{EventFilter, Id, Key, Modifiers, Pos2, Ui, Vec2, vec2};

/// The arrow keys move the cursor while something on the map holds the keyboard. `lane` is a point of the line on which the
/// walk began: where two spaces lie equally near ahead, it goes on along that line.
pub(super) fn cursor_keys(
    ui: &Ui,
    focused: Option<Id>,
    board: &BoardView,
    at: SpaceId,
    lane: &mut Option<(SpaceId, Pos2)>,
) -> Option<SpaceId> {
    let id = focused?;
    let filter = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
    let keys = [
        (Key::ArrowUp, Direction::North),
        (Key::ArrowRight, Direction::East),
        (Key::ArrowDown, Direction::South),
        (Key::ArrowLeft, Direction::West),
    ];
    let mut space = at;
    for (key, way) in keys {
        for _ in 0..ui.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key)) {
            // Somebody who has come here by other means begins a new line.
            let line = lane.filter(|(known, _)| *known == space).map(|(_, line)| line);
            let Some(line) = line.or_else(|| Some(board.space(space)?.middle)) else { continue };
            if let Some(next) = next_space(board, space, way, line) {
                let middle = board.space(next).map_or(line, |next| next.middle);
                // What was walked along the line is left behind, what lies across it is remembered.
                let along = vector(way);
                *lane = Some((next, line + along * (middle - line).dot(along)));
                space = next;
            }
        }
    }
    (space != at).then_some(space)
}

fn vector(way: Direction) -> Vec2 {
    match way {
        Direction::North => vec2(0.0, -1.0),
        Direction::East => vec2(1.0, 0.0),
        Direction::South => vec2(0.0, 1.0),
        Direction::West => vec2(-1.0, 0.0),
    }
}

/// How well a space is reached by going in a direction: the less, the better.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
struct Detour {
    /// 0: next door, and more ahead than aside. 1: straight ahead, over gaps too. 2: somewhere on that side.
    kind: u8,
    /// Twice how far aside and once how far ahead.
    far: f32,
    /// How far from the line on which the walk began.
    off_the_line: f32,
}

/// Less than this is no distance, in units of the board.
const NOTHING: f32 = 0.05;

/// The next space in a direction: the one next door, else the one straight ahead, over gaps too, else the nearest on that side.
fn next_space(board: &BoardView, from: SpaceId, way: Direction, line: Pos2) -> Option<SpaceId> {
    let (here, along) = (board.space(from)?, vector(way));
    let across = vec2(along.y, along.x).abs();
    let detour = |there: Pos2, is_next_door: bool| {
        let (ahead, aside) = ((there - here.middle).dot(along), (there - here.middle).dot(across).abs());
        let kind = match is_next_door && ahead > aside + NOTHING {
            true => 0,
            false if aside < NOTHING => 1,
            false => 2,
        };
        let round = |length: f32| (length / NOTHING).round();
        Detour { kind, far: round(2.0 * aside + ahead), off_the_line: round((there - line).dot(across).abs()) }
    };
    let others = board.spaces.iter().filter(|space| (space.middle - here.middle).dot(along) > NOTHING);
    let reached = others.map(|space| {
        let is_next_door = space.outline.shared_side(&here.outline).is_some();
        (space.space, detour(space.middle, is_next_door))
    });
    let nearest = reached.min_by(|a, b| a.1.partial_cmp(&b.1).unwrap_or(std::cmp::Ordering::Equal))?;
    Some(nearest.0)
}

#[cfg(test)]
mod tests {
    use super::super::board::SpaceView;
    use super::super::outlines::{Outline, hexes, squares};
    use super::*;

    fn board(outlines: impl IntoIterator<Item = Outline>) -> BoardView {
        let space = |(number, outline): (u16, Outline)| SpaceView {
            space: SpaceId(number),
            middle: outline.middle(),
            free: outline.middle(),
            floor: outline.clone(),
            outline,
            in_sight: None,
            name: "".into(),
            about: Vec::new(),
            spoken: String::new(),
        };
        BoardView { spaces: (0..).zip(outlines).map(space).collect(), ..BoardView::default() }
    }

    #[test]
    fn the_cursor_goes_straight_over_gaps_and_else_to_the_nearest() {
        let board = board([(0, 0), (2, 0), (1, 1), (2, 2)].map(|cell| squares(&[cell])));
        let next = |from: u16, way| {
            let line = board.space(SpaceId(from)).map(|space| space.middle);
            next_space(&board, SpaceId(from), way, line?).map(|space| space.0)
        };
        assert_eq!(next(0, Direction::East), Some(1));
        assert_eq!(next(0, Direction::South), Some(2));
        assert_eq!(next(1, Direction::South), Some(3));
        assert_eq!(next(3, Direction::South), None);
    }

    #[test]
    fn over_hexes_it_goes_to_and_fro_along_the_line_on_which_it_began() {
        // Three to a row, four rows.
        let board = board((0..12).map(|at| hexes(&[(at % 3, at / 3)])));
        let line = board.space(SpaceId(10)).map(|space| space.middle).expect("a hex");
        let mut walked = vec![10];
        while let Some(next) = walked.last().and_then(|at| next_space(&board, SpaceId(*at), Direction::North, line)) {
            walked.push(next.0);
        }
        assert_eq!(walked.len(), 4, "one row after the other: {walked:?}");
        let middles = walked.iter().filter_map(|at| board.space(SpaceId(*at))).map(|space| space.middle.x);
        assert!(middles.map(|x| (x - line.x).abs()).all(|off| off < 0.6), "{walked:?}");
        assert_eq!(next_space(&board, SpaceId(3), Direction::East, line), Some(SpaceId(4)));
    }
}

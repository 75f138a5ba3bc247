use proptest::prelude::*;

use super::*;

const OPEN: BoardState = BoardState::new();

fn edge(a: u16, b: u16, way: Option<Direction>, passage: Passage) -> Edge {
    Edge { a: SpaceId(a), b: SpaceId(b), way, passage }
}

fn east(a: u16, b: u16, passage: Passage) -> Edge {
    edge(a, b, Some(Direction::East), passage)
}

/// A grid of spaces row by row; passages are taken in turn from `passages`.
pub(crate) fn grid(width: u16, height: u16, passages: &[Passage]) -> Board {
    let mut passages = passages.iter().copied().cycle();
    let mut edges = Vec::new();
    for y in 0..height {
        for x in 0..width {
            let here = y * width + x;
            if x + 1 < width {
                edges.push(east(here, here + 1, passages.next().unwrap_or_default()));
            }
            if y + 1 < height {
                edges.push(edge(here, here + width, Some(Direction::South), passages.next().unwrap_or_default()));
            }
        }
    }
    Board::new(usize::from(width * height), edges).unwrap()
}

pub(crate) fn any_passage() -> impl Strategy<Value = Passage> {
    prop_oneof![3 => Just(Passage::Open), 1 => Just(Passage::Wall), 2 => Just(Passage::Door)]
}

#[test]
fn edges_that_make_no_board_are_refused() {
    let ok = Passage::Open;
    let refused = |spaces, edges| Board::new(spaces, edges).unwrap_err();
    assert_eq!(refused(257, vec![]), BoardError::TooManySpaces(257));
    assert_eq!(refused(2, vec![east(0, 2, ok)]), BoardError::NoSuchSpace(EdgeId(0)));
    assert_eq!(refused(2, vec![east(1, 1, ok)]), BoardError::Loop(EdgeId(0)));
    assert_eq!(refused(3, vec![east(0, 1, ok), east(0, 2, ok)]), BoardError::DirectionTaken(EdgeId(1)));
    assert_eq!(refused(3, vec![east(0, 1, ok), east(2, 1, ok)]), BoardError::DirectionTaken(EdgeId(1)));
    assert_eq!(refused(2, vec![edge(0, 1, None, Passage::Door); 257]), BoardError::TooManyDoors(257));
    assert_eq!(refused(2, vec![edge(0, 1, None, ok); 65_536]), BoardError::TooManyEdges(65_536));
}

#[test]
fn the_largest_boards_are_accepted() {
    let doors: Vec<Edge> = (0..256).map(|_| edge(0, 255, None, Passage::Door)).collect();
    let board = Board::new(256, doors).unwrap();
    let mut state = BoardState::new();
    assert!(state.open(&board, EdgeId(255)));
    assert!(board.passable(&state, EdgeId(255)) && !board.passable(&state, EdgeId(254)));
    assert_eq!(BoardState::all_open(&board).open_doors.len(), 256);
    assert_eq!(Board::new(0, vec![]).unwrap().spaces().len(), 0);
}

#[test]
fn only_doors_can_be_opened_and_walls_never_pass() {
    let board =
        Board::new(4, vec![east(0, 1, Passage::Wall), east(1, 2, Passage::Open), east(2, 3, Passage::Door)]).unwrap();
    let mut state = BoardState::new();
    let passable = |state: &BoardState| [0, 1, 2].map(|id| board.passable(state, EdgeId(id)));
    assert_eq!(passable(&state), [false, true, false]);
    assert!(!state.open(&board, EdgeId(0)) && !state.open(&board, EdgeId(1)) && !state.open(&board, EdgeId(9)));
    assert!(state.open(&board, EdgeId(2)) && !state.open(&board, EdgeId(2)));
    assert_eq!(passable(&state), [false, true, true]);
    assert_eq!(board.step(&state, SpaceId(3), Direction::West), Some(SpaceId(2)));
    assert_eq!(board.step(&state, SpaceId(1), Direction::West), None);
    assert_eq!(board.edge_towards(SpaceId(1), Direction::West), Some((SpaceId(0), EdgeId(0))));
    assert!(state.close(&board, EdgeId(2)));
    assert_eq!(state, OPEN);
    assert_eq!(board.edge_between(SpaceId(2), SpaceId(1)), Some(EdgeId(1)));
    assert_eq!(board.edge_between(SpaceId(0), SpaceId(2)), None);
}

#[test]
fn nothing_leads_to_a_removed_space_until_it_comes_back() {
    let board = grid(3, 1, &[Passage::Open]);
    let mut state = BoardState::new();
    assert!(state.remove(SpaceId(1)));
    assert_eq!(board.neighbours(&state, SpaceId(0)).count(), 0);
    let distances = Distances::new(&board, &state);
    assert_eq!(distances.between(SpaceId(0), SpaceId(2)), None);
    assert_eq!(distances.between(SpaceId(1), SpaceId(1)), None);
    assert!(state.restore(SpaceId(1)));
    assert_eq!(Distances::new(&board, &state).between(SpaceId(0), SpaceId(2)), Some(2));
}

#[test]
fn all_first_steps_of_shortest_ways_are_offered() {
    let board = grid(3, 3, &[Passage::Open]);
    let distances = Distances::new(&board, &OPEN);
    let mut steps = List::new();
    let mut check = |from, to, expected: &[u16]| {
        board.next_steps(&OPEN, &distances, SpaceId(from), SpaceId(to), &mut steps);
        assert_eq!(steps.iter().map(|space| space.0).collect::<Vec<_>>(), expected);
    };
    check(4, 8, &[5, 7]);
    check(4, 3, &[3]);
    check(0, 8, &[1, 3]);
    check(4, 4, &[]);
    check(4, 99, &[]);
}

#[test]
fn stairs_are_adjacent_but_in_no_direction() {
    let board = Board::new(2, vec![edge(0, 1, None, Passage::Open)]).unwrap();
    assert_eq!(board.neighbours(&OPEN, SpaceId(1)).collect::<Vec<_>>(), [(SpaceId(0), EdgeId(0))]);
    assert!(Direction::ALL.iter().all(|way| board.step(&OPEN, SpaceId(0), *way).is_none()));
}

#[test]
fn reach_stops_at_what_may_not_be_passed() {
    let board = grid(5, 1, &[Passage::Open]);
    let mut reached = Bits::new();
    board.reach(&OPEN, SpaceId(1), |space, edge| space != SpaceId(4) && edge != EdgeId(0), &mut reached);
    assert_eq!(reached.iter().collect::<Vec<_>>(), [1, 2, 3]);
    let mut nothing = Bits::new();
    board.reach(&OPEN, SpaceId(5), |_, _| true, &mut nothing);
    assert!(nothing.is_empty());
}

#[test]
fn a_state_is_written_as_open_doors_and_removed_spaces() {
    let board = Board::new(2, vec![edge(0, 1, None, Passage::Door)]).unwrap();
    let mut state = BoardState::new();
    assert!(state.open(&board, EdgeId(0)));
    let text = serde_json::to_string(&state).unwrap();
    assert_eq!(text, r#"{"open_doors":[0],"removed":[]}"#);
    assert_eq!(serde_json::from_str::<BoardState>(&text).unwrap(), state);
}

#[test]
fn a_long_row_is_measured_to_the_last_step_that_can_be_counted() {
    let row = Distances::new(&grid(256, 1, &[Passage::Open]), &OPEN);
    assert_eq!(row.between(SpaceId(0), SpaceId(254)), Some(254));
    assert_eq!(row.between(SpaceId(0), SpaceId(255)), None);
}

proptest! {
    #[test]
    fn taking_in_one_door_after_the_other_equals_measuring_afresh(
        spaces in 2_usize..40,
        ends in prop::collection::vec((0_u16..40, 0_u16..40, any_passage()), 0..90),
        order in prop::collection::vec(any::<prop::sample::Index>(), 0..40),
        removed in 0_u16..80,
    ) {
        let edges: Vec<Edge> = ends
            .into_iter()
            .map(|(a, b, passage)| edge(a % spaces as u16, b % spaces as u16, None, passage))
            .filter(|edge| edge.a != edge.b)
            .collect();
        let doors = edges.iter().filter(|edge| edge.passage == Passage::Door).count();
        let board = Board::new(spaces, edges).unwrap();
        let mut state = BoardState::new();
        state.remove(SpaceId(removed));
        let mut distances = Distances::new(&board, &state);
        for chosen in order.iter().filter(|_| doors > 0) {
            let nth = chosen.index(doors);
            let (id, door) = board.edges().filter(|(_, edge)| edge.passage == Passage::Door).nth(nth).unwrap();
            state.open(&board, id);
            distances.connect(door.a, door.b);
            prop_assert_eq!(&distances, &Distances::new(&board, &state));
        }
        for a in board.spaces() {
            let mut reached = Bits::new();
            board.reach(&state, a, |_, _| true, &mut reached);
            for b in board.spaces() {
                prop_assert_eq!(distances.between(a, b), distances.between(b, a));
                prop_assert_eq!(distances.between(a, b).is_some(), reached.contains(b.index()));
            }
        }
    }
}

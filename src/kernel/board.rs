//! Spaces and the edges between them. The graph never changes in play; which doors are open and which spaces
//! are gone is a small state beside it.

mod distances;

use serde::{Deserialize, Serialize};
use thiserror::Error;

pub use distances::Distances;

use super::bits::Bits;
use super::list::List;

/// A board has at most this many spaces.
pub const MAX_SPACES: usize = 256;
/// A board has at most this many doors.
pub const MAX_DOORS: usize = 256;

/// A space of a board: its place in the board's list.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SpaceId(pub u16);

/// An edge of a board: its place in the board's list.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct EdgeId(pub u16);

impl SpaceId {
    /// As a place in a list.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl EdgeId {
    /// As a place in a list.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// One of the four straight directions.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Direction {
    /// Up on the map.
    North,
    /// To the right on the map.
    East,
    /// Down on the map.
    South,
    /// To the left on the map.
    West,
}

impl Direction {
    /// All four, clockwise.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// The way back.
    pub const fn opposite(self) -> Self {
        match self {
            Self::North => Self::South,
            Self::East => Self::West,
            Self::South => Self::North,
            Self::West => Self::East,
        }
    }
}

/// What lies between two spaces.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Passage {
    /// Nothing: always passable.
    #[default]
    Open,
    /// Never passable.
    Wall,
    /// Passable once it is open.
    Door,
}

/// An edge between two spaces; it can be crossed both ways.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Edge {
    /// One end.
    pub a: SpaceId,
    /// The other end.
    pub b: SpaceId,
    /// The direction from `a` to `b`; none for stairs and the like, which are no part of a straight line.
    pub way: Option<Direction>,
    /// What lies between.
    pub passage: Passage,
}

/// Why a list of edges is no board.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Error)]
pub enum BoardError {
    /// More than [`MAX_SPACES`].
    #[error("{0} spaces are more than {MAX_SPACES}")]
    TooManySpaces(usize),
    /// More than [`MAX_DOORS`].
    #[error("{0} doors are more than {MAX_DOORS}")]
    TooManyDoors(usize),
    /// More edges than have ids.
    #[error("{0} edges are too many")]
    TooManyEdges(usize),
    /// An edge ends at a space that does not exist.
    #[error("edge {0:?} ends at a space that does not exist")]
    NoSuchSpace(EdgeId),
    /// An edge leads from a space to itself.
    #[error("edge {0:?} leads from a space to itself")]
    Loop(EdgeId),
    /// A space has two edges in one direction, so there is no straight line.
    #[error("edge {0:?} is the second one in its direction")]
    DirectionTaken(EdgeId),
}

/// Which doors are open and which spaces are gone. Starts with all doors closed and all spaces there.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct BoardState {
    open_doors: Bits<4>,
    removed: Bits<4>,
}

impl BoardState {
    /// Every door closed, every space there.
    pub const fn new() -> Self {
        Self { open_doors: Bits::new(), removed: Bits::new() }
    }

    /// Every door open, every space there.
    pub fn all_open(board: &Board) -> Self {
        Self { open_doors: Bits::below(board.doors), removed: Bits::new() }
    }

    /// Opens a door; `false` when it was open or is no door.
    pub fn open(&mut self, board: &Board, edge: EdgeId) -> bool {
        board.door(edge).is_some_and(|door| self.open_doors.insert(door))
    }

    /// Closes a door; `false` when it was closed or is no door.
    pub fn close(&mut self, board: &Board, edge: EdgeId) -> bool {
        board.door(edge).is_some_and(|door| self.open_doors.remove(door))
    }

    /// Whether this is a door and open.
    pub fn is_open(&self, board: &Board, edge: EdgeId) -> bool {
        board.door(edge).is_some_and(|door| self.open_doors.contains(door))
    }

    /// Can it be a state of this board: no door and no space that it does not have?
    pub fn is_of(&self, board: &Board) -> bool {
        self.open_doors.iter().all(|door| door < board.doors)
            && self.removed.iter().all(|space| space < board.space_count())
    }

    /// Takes a space out of the board: nothing leads there any more; `false` when it was gone.
    pub fn remove(&mut self, space: SpaceId) -> bool {
        self.removed.insert(space.index())
    }

    /// Brings a space back (or in, when it was removed before the start); `false` when it was there.
    pub fn restore(&mut self, space: SpaceId) -> bool {
        self.removed.remove(space.index())
    }

    /// Whether a space is gone.
    pub fn is_removed(&self, space: SpaceId) -> bool {
        self.removed.contains(space.index())
    }
}

/// The graph of a board. Immutable, to be shared.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Board {
    edges: Vec<Edge>,
    /// By edge: which of the doors it is.
    door_of: Vec<Option<u8>>,
    doors: usize,
    /// The edges of space `s` are `links[starts[s]..starts[s + 1]]`, in the order of their ids.
    starts: Vec<u32>,
    links: Vec<(SpaceId, EdgeId)>,
    /// By space and direction.
    towards: Vec<[Option<(SpaceId, EdgeId)>; 4]>,
}

impl Board {
    /// A board of the spaces `0..spaces`; ids of edges are their places in the list.
    pub fn new(spaces: usize, edges: Vec<Edge>) -> Result<Self, BoardError> {
        let doors = edges.iter().filter(|edge| edge.passage == Passage::Door).count();
        if spaces > MAX_SPACES {
            return Err(BoardError::TooManySpaces(spaces));
        }
        if doors > MAX_DOORS {
            return Err(BoardError::TooManyDoors(doors));
        }
        Self::to_look_at(spaces, edges)
    }

    /// The same without a bound, for whoever only looks at it: a state keeps account of the first [`MAX_SPACES`] spaces
    /// and [`MAX_DOORS`] doors, and ways and sight are not measured.
    pub fn to_look_at(spaces: usize, edges: Vec<Edge>) -> Result<Self, BoardError> {
        if spaces > usize::from(u16::MAX) {
            return Err(BoardError::TooManySpaces(spaces));
        }
        if edges.len() > usize::from(u16::MAX) {
            return Err(BoardError::TooManyEdges(edges.len()));
        }
        let mut links_of = vec![Vec::new(); spaces];
        let mut towards = vec![[None; 4]; spaces];
        for (id, edge) in (0..).map(EdgeId).zip(&edges) {
            if edge.a == edge.b {
                return Err(BoardError::Loop(id));
            }
            let ends = [(edge.a, edge.b, edge.way), (edge.b, edge.a, edge.way.map(Direction::opposite))];
            for (from, to, way) in ends {
                let links = links_of.get_mut(from.index()).ok_or(BoardError::NoSuchSpace(id))?;
                links.push((to, id));
                let Some(way) = way else { continue };
                let slot = &mut towards[from.index()][way as usize];
                if slot.replace((to, id)).is_some() {
                    return Err(BoardError::DirectionTaken(id));
                }
            }
        }
        let (door_of, doors) = number_doors(&edges);
        let mut starts = vec![0];
        let mut links = Vec::with_capacity(edges.len() * 2);
        for of_space in links_of {
            links.extend(of_space);
            starts.push(links.len() as u32);
        }
        Ok(Self { edges, door_of, doors, starts, links, towards })
    }

    /// All spaces, also those that a state has removed.
    pub fn spaces(&self) -> impl ExactSizeIterator<Item = SpaceId> + use<> {
        (0..self.space_count() as u16).map(SpaceId)
    }

    /// How many spaces there are.
    pub fn space_count(&self) -> usize {
        self.towards.len()
    }

    /// All edges with their ids.
    pub fn edges(&self) -> impl Iterator<Item = (EdgeId, Edge)> + '_ {
        (0..).map(EdgeId).zip(self.edges.iter().copied())
    }

    /// What an edge is; none for an id of another board.
    pub fn edge(&self, edge: EdgeId) -> Option<Edge> {
        self.edges.get(edge.index()).copied()
    }

    /// All edges of a space and where they lead, walls and closed doors too, in the order of their ids.
    pub fn edges_of(&self, space: SpaceId) -> &[(SpaceId, EdgeId)] {
        let start = self.starts.get(space.index());
        let end = self.starts.get(space.index() + 1);
        match (start, end) {
            (Some(start), Some(end)) => &self.links[*start as usize..*end as usize],
            _ => &[],
        }
    }

    /// The first edge between two spaces, whatever lies between them.
    pub fn edge_between(&self, a: SpaceId, b: SpaceId) -> Option<EdgeId> {
        self.edges_of(a).iter().find(|(to, _)| *to == b).map(|(_, edge)| *edge)
    }

    /// Whether an edge can be crossed: nothing or an open door between two spaces that are both there.
    pub fn passable(&self, state: &BoardState, edge: EdgeId) -> bool {
        let Some(crossed) = self.edges.get(edge.index()) else {
            return false;
        };
        let clear = match crossed.passage {
            Passage::Open => true,
            Passage::Wall => false,
            Passage::Door => state.is_open(self, edge),
        };
        clear && !state.is_removed(crossed.a) && !state.is_removed(crossed.b)
    }

    /// Where one step leads from a space, and over which edge.
    pub fn neighbours<'a>(
        &'a self,
        state: &'a BoardState,
        space: SpaceId,
    ) -> impl Iterator<Item = (SpaceId, EdgeId)> + 'a {
        self.edges_of(space).iter().copied().filter(|(_, edge)| self.passable(state, *edge))
    }

    /// Where a step in a direction leads, if the edge there can be crossed.
    pub fn step(&self, state: &BoardState, space: SpaceId, direction: Direction) -> Option<SpaceId> {
        let (to, edge) = self.edge_towards(space, direction)?;
        self.passable(state, edge).then_some(to)
    }

    /// The edge of a space in a direction and the space behind it, whatever lies between.
    pub fn edge_towards(&self, space: SpaceId, direction: Direction) -> Option<(SpaceId, EdgeId)> {
        self.towards.get(space.index())?[direction as usize]
    }

    /// All spaces that are the first step of a shortest way, in the order of their edges. Empty when there is no
    /// way, or none is needed. Of more than eight the first eight.
    pub fn next_steps(
        &self,
        state: &BoardState,
        distances: &Distances,
        from: SpaceId,
        to: SpaceId,
        out: &mut List<SpaceId, 8>,
    ) {
        out.clear();
        let Some(whole) = distances.between(from, to) else {
            return;
        };
        for (next, _) in self.neighbours(state, from) {
            let nearer = distances.between(next, to).is_some_and(|rest| rest < whole);
            if nearer && !out.contains(&next) && !out.push(next) {
                return;
            }
        }
    }

    /// Adds to `out` the space and all that can be reached from it over edges that can be crossed and that
    /// `may_pass` (asked with the space entered and the edge crossed) allows. Spaces in `out` before are not entered.
    pub fn reach(
        &self,
        state: &BoardState,
        from: SpaceId,
        mut may_pass: impl FnMut(SpaceId, EdgeId) -> bool,
        out: &mut Bits<4>,
    ) {
        if from.index() >= self.space_count() || state.is_removed(from) || !out.insert(from.index()) {
            return;
        }
        let mut waiting = vec![from];
        while let Some(space) = waiting.pop() {
            for (next, edge) in self.neighbours(state, space) {
                if !out.contains(next.index()) && may_pass(next, edge) {
                    out.insert(next.index());
                    waiting.push(next);
                }
            }
        }
    }

    fn door(&self, edge: EdgeId) -> Option<usize> {
        self.door_of.get(edge.index()).copied().flatten().map(usize::from)
    }
}

/// Doors are numbered densely, so that the state needs no bit for other edges.
fn number_doors(edges: &[Edge]) -> (Vec<Option<u8>>, usize) {
    let doors = edges.iter().filter(|edge| edge.passage == Passage::Door).count().min(MAX_DOORS);
    let mut numbers = 0..=u8::MAX;
    let number = |edge: &Edge| {
        if edge.passage == Passage::Door { numbers.next() } else { None }
    };
    (edges.iter().map(number).collect(), doors)
}

#[cfg(test)]
pub(crate) mod tests;

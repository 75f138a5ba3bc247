//! What the map shows: plain data, made by a game whenever something has changed. All places are in units of the board.

use super::art::{Bare, Ground};
use super::light::Lighting;
use super::outlines::Outline;
use super::places::Circle;
use super::tips::Line;
use crate::kernel::board::{EdgeId, SpaceId};
use crate::kit::art::Icon;
use crate::kit::theme::Stone;
use egui::{Pos2, Rect, pos2};
use std::sync::Arc;

/// A figure, by a number of its game that stays with it while it is on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece(pub u32);

/// A place that can be pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Spot {
    /// The floor of a space.
    Space(SpaceId),
    /// Whoever stands on the board.
    Figure(Piece),
    /// What stands on an edge: a door, a gate.
    Edge(EdgeId),
    /// The loose tokens of a space.
    Heap(SpaceId),
    /// What lies in a space to be read, not to be taken.
    Sign(SpaceId),
}

/// A board as it is shown.
#[derive(Clone, Debug)]
pub struct BoardView {
    /// Floors, walls and doors. Shared, so that one can see at once whether it is the same as before.
    pub ground: Arc<dyn Ground>,
    /// What that is built of.
    pub stone: Stone,
    /// Everything that is shown when the camera shows all, in units of the board.
    pub bounds: Rect,
    /// How much light falls where. Shared, like the ground.
    pub lighting: Arc<Lighting>,
    /// In the order of their ids.
    pub spaces: Vec<SpaceView>,
    /// What can be pointed at or is marked between spaces.
    pub edges: Vec<EdgeView>,
    /// On the floor.
    pub tokens: Vec<TokenView>,
    /// Tokens that are pointed at together.
    pub heaps: Vec<HeapView>,
    /// What lies there to be read, at most one in a space.
    pub signs: Vec<HeapView>,
    /// The later ones stand over the earlier ones.
    pub figures: Vec<FigureView>,
    /// What stands and lies in spaces, counted.
    pub tallies: Vec<Tally>,
    /// Words and letters on the board and beside it.
    pub labels: Vec<Label>,
    /// What can be done, by place; the first of a place comes first on its menu.
    pub offers: Vec<Offer>,
    /// The figure whose decision or turn it is.
    pub acting: Option<Piece>,
    /// Who is doing something to whom right now.
    pub strike: Option<(Piece, Piece)>,
    /// The part of the board the pending question is about.
    pub focus: Option<Rect>,
    /// Another number for every question, so that the camera moves at most once for each.
    pub question: u64,
    /// Another number whenever anything on the board is different.
    pub state: u64,
    /// What the button says that shows the plans of all figures at once; none where they have none.
    pub all_plans: Option<Arc<str>>,
}

impl Default for BoardView {
    fn default() -> Self {
        Self {
            ground: Arc::new(Bare),
            stone: Stone::default(),
            bounds: Rect::from_min_max(Pos2::ZERO, pos2(0.0, 0.0)),
            lighting: Arc::default(),
            spaces: Vec::new(),
            edges: Vec::new(),
            tokens: Vec::new(),
            heaps: Vec::new(),
            signs: Vec::new(),
            figures: Vec::new(),
            tallies: Vec::new(),
            labels: Vec::new(),
            offers: Vec::new(),
            acting: None,
            strike: None,
            focus: None,
            question: 0,
            state: 0,
            all_plans: None,
        }
    }
}

/// A space, as it is pointed at and read out. Its floor is painted with the [`Ground`].
#[derive(Clone, Debug, PartialEq)]
pub struct SpaceView {
    /// Its number in the game or the document that the board is made of.
    pub space: SpaceId,
    /// Its border.
    pub outline: Outline,
    /// The part of it that walls never hide.
    pub floor: Outline,
    /// Its middle: ways lead through it.
    pub middle: Pos2,
    /// A point of its floor where nothing stands.
    pub free: Pos2,
    /// Spaces from the acting figure along a line of sight.
    pub in_sight: Option<u8>,
    /// Accessible name.
    pub name: Arc<str>,
    /// For the tooltip.
    pub about: Vec<Line>,
    /// What is said of it besides its name.
    pub spoken: String,
}

/// What an edge between two spaces looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EdgeLook {
    /// A line on the floor.
    Opening,
    /// A line on the floor where two pieces of the board meet.
    Seam,
    /// Nobody passes or sees through.
    Wall,
    /// A door in a wall, closed.
    DoorClosed,
    /// A door in a wall, open.
    DoorOpen,
}

/// What keeps an edge closed besides a door.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Closed {
    /// A lock on its door.
    Locked,
    /// Bars across it.
    Barred,
}

/// An edge between two spaces, as far as somebody can point at it or something is said about it.
#[derive(Clone, Debug, PartialEq)]
pub struct EdgeView {
    /// Its number in the game or the document that the board is made of.
    pub edge: EdgeId,
    /// The spaces on both sides.
    pub ends: [SpaceId; 2],
    /// From one end of it to the other.
    pub line: [Pos2; 2],
    /// What it looks like.
    pub look: EdgeLook,
    /// What keeps it closed.
    pub closed: Option<Closed>,
    /// What can be clicked; none where there is nothing to point at.
    pub area: Option<Outline>,
    /// Accessible name.
    pub name: Arc<str>,
    /// For the tooltip.
    pub about: Vec<Line>,
}

impl EdgeView {
    /// Where it is pointed at and where a mark on it lies.
    #[must_use]
    pub fn middle(&self) -> Pos2 {
        self.line[0].lerp(self.line[1], 0.5)
    }
}

/// A token on the floor, or several of a kind on each other.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TokenView {
    /// Where.
    pub space: SpaceId,
    /// Where it lies, and how large it is.
    pub place: Circle,
    /// It belongs to the heap of its space, and glows when the heap is offered.
    pub is_loose: bool,
}

/// Tokens of a space that are pointed at together.
#[derive(Clone, Debug, PartialEq)]
pub struct HeapView {
    /// Where.
    pub space: SpaceId,
    /// What can be clicked.
    pub rect: Rect,
    /// Accessible name.
    pub name: Arc<str>,
    /// For the tooltip.
    pub about: Vec<Line>,
}

/// How a figure is marked when something can be done with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// By a ring.
    Friend,
    /// By brackets.
    Foe,
}

/// A figure, or several that stand together and count as one.
#[derive(Clone, Debug, PartialEq)]
pub struct FigureView {
    /// The figure, by the number that the game gives it.
    pub piece: Piece,
    /// Where.
    pub space: SpaceId,
    /// Where it stands, and how large it is.
    pub place: Circle,
    /// Whose side it is on.
    pub side: Side,
    /// What it is going to do.
    pub plan: Option<Plan>,
    /// Accessible name.
    pub name: Arc<str>,
    /// For the tooltip.
    pub about: Vec<Line>,
    /// What is said of it besides its name.
    pub spoken: String,
}

/// What stands and lies in a space, counted: shown where its figures are too small to bear numbers.
#[derive(Clone, Debug, PartialEq)]
pub struct Tally {
    /// Where.
    pub space: SpaceId,
    /// What there is of each kind, the most important first.
    pub counts: Vec<Count>,
}

/// How many there are of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count {
    /// The sign of the kind.
    pub icon: Icon,
    /// How many, or how much.
    pub number: u16,
    /// Whose side they are on; things are on none.
    pub side: Option<Side>,
}

/// What a figure is going to do.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    /// The spaces it would go through, its own first.
    pub path: Vec<SpaceId>,
    /// Whom it would reach for.
    pub target: Option<Piece>,
}

/// How a word on the board is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LabelLook {
    /// Quietly, above the board: the name of a column. It stays in view as long as anything of the board is.
    Column,
    /// The same, beside it: the name of a row.
    Row,
    /// On a round plate over everything: what belongs together though it lies far apart.
    Badge,
}

/// A word or a letter.
#[derive(Clone, Debug, PartialEq)]
pub struct Label {
    /// Its middle.
    pub at: Pos2,
    /// What it says.
    pub text: String,
    /// How it is written.
    pub look: LabelLook,
}

/// How an offer is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Emphasis {
    /// Going there: a dot on the floor.
    Step,
    /// One of several to choose from: framed, a dot on the floor, and the Tab key stops there.
    Choice,
    /// Doing something there: its figure, door or heap is marked.
    Deed,
    /// Done on the spot: listed on the menu, but not done by a plain click.
    Listed,
}

/// Something that can be done.
#[derive(Clone, Debug, PartialEq)]
pub struct Offer {
    /// Where one points.
    pub spot: Spot,
    /// The space it is listed for.
    pub space: SpaceId,
    /// How it is shown.
    pub emphasis: Emphasis,
    /// The spaces one goes through first, one's own first.
    pub way: Vec<SpaceId>,
    /// What it says on the menu.
    pub label: Arc<str>,
    /// What is handed back when it is taken: only the game knows what it means.
    pub number: usize,
}

impl BoardView {
    /// The same, with the ground of the board before, which is the same.
    #[must_use]
    pub fn on_the_ground_of(self, before: &Self) -> Self {
        Self { ground: Arc::clone(&before.ground), ..self }
    }

    /// A space; none for a number of another board.
    #[must_use]
    pub fn space(&self, space: SpaceId) -> Option<&SpaceView> {
        self.spaces.get(space.index())
    }

    /// A figure on the board.
    #[must_use]
    pub fn figure(&self, piece: Piece) -> Option<&FigureView> {
        self.figures.iter().find(|figure| figure.piece == piece)
    }

    /// An edge that can be pointed at or is marked.
    #[must_use]
    pub fn edge(&self, edge: EdgeId) -> Option<&EdgeView> {
        self.edges.iter().find(|known| known.edge == edge)
    }

    /// The loose tokens of a space.
    #[must_use]
    pub fn heap(&self, space: SpaceId) -> Option<&HeapView> {
        self.heaps.iter().find(|heap| heap.space == space)
    }

    /// What lies in a space to be read.
    #[must_use]
    pub fn sign(&self, space: SpaceId) -> Option<&HeapView> {
        self.signs.iter().find(|sign| sign.space == space)
    }

    /// What a click on a place means, with its place in the list.
    pub fn offers_at(&self, spot: Spot) -> impl Iterator<Item = (usize, &Offer)> {
        let is_here = move |offer: &Offer| offer.spot == spot && offer.emphasis != Emphasis::Listed;
        self.offers.iter().enumerate().filter(move |(_, offer)| is_here(offer))
    }

    /// Everything that can be done in a space, or by whoever stands there.
    pub fn offers_in(&self, space: SpaceId) -> impl Iterator<Item = (usize, &Offer)> {
        self.offers.iter().enumerate().filter(move |(_, offer)| offer.space == space)
    }

    /// The space a place belongs to.
    #[must_use]
    pub fn space_of(&self, spot: Spot) -> Option<SpaceId> {
        match spot {
            Spot::Space(space) | Spot::Heap(space) | Spot::Sign(space) => Some(space),
            Spot::Figure(piece) => self.figure(piece).map(|figure| figure.space),
            Spot::Edge(edge) => self.edge(edge).map(|edge| edge.ends[0]),
        }
    }

    /// Can the acting figure be carried to where it shall go?
    #[must_use]
    pub fn can_be_carried(&self, piece: Piece) -> bool {
        self.acting == Some(piece) && self.offers.iter().any(|offer| !offer.way.is_empty())
    }

    /// The part of the board where something can be chosen or is happening.
    #[must_use]
    pub fn busy_part(&self) -> Option<Rect> {
        let offered = self.offers.iter().filter(|offer| offer.emphasis != Emphasis::Listed).map(|offer| offer.space);
        let striking = self.strike.iter().flat_map(|(from, to)| [*from, *to]);
        let standing = striking.chain(self.acting).filter_map(|piece| self.figure(piece)).map(|figure| figure.space);
        let outlines = offered.chain(standing).filter_map(|space| self.space(space));
        outlines.map(|space| space.outline.bounds()).reduce(Rect::union)
    }
}

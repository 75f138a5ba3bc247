//! Where things lie: what a board of a game and one that is only drawn have in common.

use crate::games::massive_darkness_2::describe::Words;
use crate::kernel::board::{BoardState, Edge, EdgeId, Passage, SpaceId};
use crate::kit::map::outlines::square;
use crate::kit::map::{EdgeLook, Floor, Outline, StoneGround};
use egui::{Pos2, Rect};

/// So much is seen beside the outermost Zones.
const BESIDE: f32 = 0.2;

/// A Dungeon in its words, and what of its board has changed.
#[derive(Clone, Copy)]
pub(super) struct Site<'l> {
    pub(super) words: Words<'l>,
    pub(super) board: &'l BoardState,
}

impl Site<'_> {
    /// The square of a Zone.
    pub(super) fn rect(&self, space: SpaceId) -> Rect {
        let zone = self.words.dungeon.zone(space);
        square(i32::from(zone.x), i32::from(zone.y))
    }

    /// Has the Tile of a Zone been taken away?
    pub(super) fn is_gone(&self, space: SpaceId) -> bool {
        self.board.is_removed(space)
    }

    /// Zones whose Tiles lie there.
    pub(super) fn spaces(&self) -> impl Iterator<Item = SpaceId> {
        self.words.dungeon.board.spaces().filter(|space| !self.is_gone(*space))
    }

    /// What is seen of the board.
    pub(super) fn bounds(&self) -> Option<Rect> {
        self.spaces().map(|space| self.rect(space)).reduce(Rect::union).map(|rect| rect.expand(BESIDE))
    }

    /// The side that two Zones share; none where they lie apart.
    pub(super) fn border(&self, edge: &Edge) -> Option<[Pos2; 2]> {
        Outline::rect(self.rect(edge.a)).shared_side(&Outline::rect(self.rect(edge.b)))
    }

    /// How it looks between two Zones.
    pub(super) fn look_of(&self, id: EdgeId, edge: &Edge) -> EdgeLook {
        match edge.passage {
            Passage::Wall => EdgeLook::Wall,
            Passage::Open => EdgeLook::Opening,
            Passage::Door if self.board.is_open(&self.words.dungeon.board, id) => EdgeLook::DoorOpen,
            Passage::Door => EdgeLook::DoorClosed,
        }
    }

    /// Stone, where there is any: nothing lies over the Abyss, and nothing where a Tile was taken away. Where doors are hidden, there
    /// are walls in their place.
    pub(super) fn stone(&self, hides_doors: bool) -> StoneGround {
        let is_floor = |space: &SpaceId| !self.words.dungeon.zone(*space).abyss;
        let floor = |space: SpaceId| {
            let floor = if self.words.dungeon.zone(space).shadow { Floor::Dark } else { Floor::Bright };
            (floor, vec![Outline::rect(self.rect(space))])
        };
        let spaces: Vec<_> = self.spaces().filter(is_floor).map(floor).collect();
        let edges = self.words.dungeon.board.edges();
        let look = |id: EdgeId, edge: &Edge| match edge.passage {
            Passage::Door if hides_doors => EdgeLook::Wall,
            _ => self.look_of(id, edge),
        };
        let lines = edges.filter_map(|(id, edge)| Some((self.border(&edge)?, look(id, &edge))));
        StoneGround::lay(&spaces, &lines.collect::<Vec<_>>())
    }
}

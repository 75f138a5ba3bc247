//! Sides of Tiles that somebody has typed in (M2-TILE-08): each lies in the place of the one of the box that is called so, in every Quest.

use super::problems::CardProblem;
use super::{Cards, OwnCards};
use crate::games::massive_darkness_2::rules::own_tiles::{TileSide, fault};

/// A side of a Tile with its code: what a side is called, cards could be called, too.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tile {
    code: String,
    /// What is printed on it.
    pub side: TileSide,
}

impl From<TileSide> for Tile {
    fn from(side: TileSide) -> Self {
        Self { code: Self::code_of(&side), side }
    }
}

impl Tile {
    /// By this name a side is known in files.
    #[must_use]
    pub(super) fn code_of(side: &TileSide) -> String {
        format!("tile-{}", side.id)
    }

    /// What it is known by.
    #[must_use]
    pub fn code(&self) -> &str {
        &self.code
    }

    /// What keeps it from being one.
    pub(super) fn problem(&self) -> Option<CardProblem> {
        fault(&self.side).map(CardProblem::Tile)
    }
}

/// The sides of Tiles among own cards, and nothing else: Quests are drawn and weighed with them.
#[must_use]
pub fn tiles_alone(own: &OwnCards) -> OwnCards {
    let tiles = own.cards.tiles.clone();
    OwnCards { names: Default::default(), cards: Cards { tiles, ..Cards::default() } }
}

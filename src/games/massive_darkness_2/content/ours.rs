//! What of the box is ours, because nothing shows it: boards of Classes, sides of Tiles, hidden sides of tokens. Cards say it of themselves
//! ([`Origin`]). Whoever plays with what he has typed in plays with his own: what differs from the box is not ours.

use crate::games::massive_darkness_2::rules::cards::Origin;
use crate::games::massive_darkness_2::rules::class_cards::Boards;
use crate::games::massive_darkness_2::rules::language::Ability;
use crate::games::massive_darkness_2::rules::own_tiles::TileSide;
use crate::games::massive_darkness_2::rules::{Class, Content};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Tokens with a hidden side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "what they are called")]
pub enum Side {
    Spikes,
    Bears,
    Fountains,
    Chests,
    GreatChests,
    Lifebringer,
}

impl Side {
    /// All, in the order in which they are shown.
    pub const ALL: [Self; 6] =
        [Self::Spikes, Self::Bears, Self::Fountains, Self::Chests, Self::GreatChests, Self::Lifebringer];
}

/// As it stands in the file of the box. It is no part of what games are played with, and of no number that stands for that.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Listed {
    /// Classes of whose boards it is so.
    pub boards: Vec<Class>,
    /// Sides of Tiles.
    pub tiles: Vec<String>,
    /// Tokens of whose hidden sides it is so.
    pub tokens: Vec<Side>,
}

/// The same with the box, so that it can be told what is not as there.
#[derive(Clone, Debug)]
pub struct Ours {
    listed: Listed,
    of_the_box: Arc<Content>,
    sides: Arc<Vec<TileSide>>,
}

/// What stands on the board of a Class.
fn board(boards: &Boards, class: Class) -> Vec<&Ability> {
    match class {
        Class::Berserker => boards.stances.iter().collect(),
        Class::Wizard => boards.spells.iter().collect(),
        Class::Paladin => boards.columns.iter().collect(),
        Class::Shaman => boards.tops.iter().collect(),
        Class::Rogue | Class::Ranger => Vec::new(),
    }
}

impl Ours {
    /// What is listed, of a box with these cards and sides of Tiles.
    #[must_use]
    pub fn new(listed: Listed, of_the_box: Arc<Content>, sides: Arc<Vec<TileSide>>) -> Self {
        Self { listed, of_the_box, sides }
    }

    /// Whose the board of a Class is, as it is printed on these; none where that is not told.
    #[must_use]
    pub fn board(&self, class: Class, boards: &Boards) -> Option<Origin> {
        let of_the_box = &self.of_the_box.printed.boards;
        let is_same = board(boards, class) == board(of_the_box, class)
            && (class != Class::Shaman || boards.top == of_the_box.top);
        (self.listed.boards.contains(&class) && is_same).then_some(Origin::Designed)
    }

    /// Have we designed this side of a Tile of the box?
    #[must_use]
    pub fn is_tile(&self, side: &TileSide) -> bool {
        self.listed.tiles.contains(&side.id) && !self.is_typed(side)
    }

    /// The sides of the Tiles of the box.
    #[must_use]
    pub fn sides(&self) -> &Arc<Vec<TileSide>> {
        &self.sides
    }

    /// Is it another one than the box has under its name?
    #[must_use]
    pub fn is_typed(&self, side: &TileSide) -> bool {
        !self.sides.contains(side)
    }

    /// Is what is on the other side of these tokens nowhere shown?
    #[must_use]
    pub fn is_token(&self, side: Side) -> bool {
        self.listed.tokens.contains(&side)
    }

    /// Have we designed the board of one of the Classes, as it is printed on these?
    #[must_use]
    pub fn is_on_boards(&self, boards: &Boards) -> bool {
        self.listed.boards.iter().any(|class| self.board(*class, boards).is_some())
    }

    /// The cards of the box.
    #[must_use]
    pub fn of_the_box(&self) -> &Content {
        &self.of_the_box
    }
}

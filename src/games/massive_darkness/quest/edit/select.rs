//! Picking many things at once: all doors, everything of one kind, every token of a sort.

use super::thing::{Thing, joins};
use crate::games::massive_darkness::quest::model::{Built, Quest};
use crate::games::massive_darkness::rules::state::TokenKind;

/// What things have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub enum Sort {
    Tiles,
    Doors,
    LockedDoors,
    /// Tokens of a kind.
    Tokens(TokenKind),
    /// Level tokens.
    Levels,
    /// Face-down tokens.
    FaceDown,
    /// Names of Zones.
    Names,
    Objects,
    /// Borders that rules speak of.
    Borders,
    Stairs,
    /// Walls that the quest builds.
    Walls,
    /// Openings that the quest breaks.
    Openings,
    /// Pieces of bridges.
    Bridges,
    Notes,
}

impl Sort {
    /// The sort of a thing; the Hero Starting Zone and the Exit are there once.
    #[must_use]
    pub fn of(thing: &Thing, quest: &Quest) -> Option<Self> {
        Some(match thing {
            Thing::Tile(_) => Self::Tiles,
            Thing::Door(..) => Self::Doors,
            Thing::Level(_) => Self::Levels,
            Thing::Token(kind, _) => Self::Tokens(*kind),
            Thing::FaceDown(_) => Self::FaceDown,
            Thing::Name(..) => Self::Names,
            Thing::Object(_) => Self::Objects,
            Thing::Border(..) => Self::Borders,
            Thing::Stairs(..) => Self::Stairs,
            Thing::Built(a, b) => {
                let built = quest.built.iter().find(|built| joins((built.from, built.to), (*a, *b)));
                match built?.kind {
                    Built::Wall => Self::Walls,
                    Built::Opening => Self::Openings,
                }
            }
            Thing::Bridge(_) => Self::Bridges,
            Thing::Note(_) => Self::Notes,
            Thing::Start | Thing::Exit => return None,
        })
    }

    /// All things of this sort, each once.
    #[must_use]
    pub fn all(self, quest: &Quest) -> Vec<Thing> {
        let mut all: Vec<Thing> = match self {
            Self::Tiles => quest.tiles.iter().map(|tile| Thing::Tile(tile.at)).collect(),
            Self::LockedDoors => {
                let locked = quest.doors.iter().filter(|door| door.locked);
                locked.map(|door| Thing::Door(door.from, door.to)).collect()
            }
            _ => Thing::all(quest).into_iter().filter(|thing| Self::of(thing, quest) == Some(self)).collect(),
        };
        all.sort();
        all.dedup();
        all
    }

    /// The sorts of which the quest has something.
    #[must_use]
    pub fn there(quest: &Quest) -> Vec<(Self, Vec<Thing>)> {
        let tokens = TokenKind::ALL.map(Self::Tokens);
        let before = [Self::Tiles, Self::Doors, Self::LockedDoors];
        let after = [
            Self::Levels,
            Self::FaceDown,
            Self::Names,
            Self::Objects,
            Self::Borders,
            Self::Stairs,
            Self::Walls,
            Self::Openings,
            Self::Bridges,
            Self::Notes,
        ];
        let sorts = before.into_iter().chain(tokens).chain(after);
        sorts.map(|sort| (sort, sort.all(quest))).filter(|(_, things)| !things.is_empty()).collect()
    }

    /// The message that names all of them.
    #[must_use]
    pub fn message_id(self) -> &'static str {
        match self {
            Self::Tiles => "select-tiles",
            Self::Doors => "select-doors",
            Self::LockedDoors => "select-locked-doors",
            Self::Tokens(_) => "select-tokens",
            Self::Levels => "select-levels",
            Self::FaceDown => "select-face-down",
            Self::Names => "select-names",
            Self::Objects => "select-objects",
            Self::Borders => "select-borders",
            Self::Stairs => "select-stairs",
            Self::Walls => "select-walls",
            Self::Openings => "select-openings",
            Self::Bridges => "select-bridges",
            Self::Notes => "select-notes",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness::quest::edit::empty;
    use crate::games::massive_darkness::quest::model::{PlacedToken, Spot};

    #[test]
    fn every_sort_finds_its_things_once_and_nothing_else() {
        let mut quest = empty("t");
        let at = |x: i16| Spot { x, y: 0, storey: 0 };
        let token = |kind, x| PlacedToken { kind, at: at(x), fixed: false };
        // Two of a kind in one Zone are picked together.
        quest.tokens = vec![token(TokenKind::Lair, 1), token(TokenKind::Lair, 1), token(TokenKind::Treasure, 2)];
        for (from, locked) in [(0, true), (2, false)] {
            let (from, to) = (at(from), at(from + 1));
            quest.doors.push(crate::games::massive_darkness::quest::model::PlacedDoor {
                from,
                to,
                open: false,
                name: String::new(),
                locked,
            });
        }
        let there = Sort::there(&quest);
        let sorts: Vec<(Sort, usize)> = there.iter().map(|(sort, things)| (*sort, things.len())).collect();
        let wanted = [
            (Sort::Doors, 2),
            (Sort::LockedDoors, 1),
            (Sort::Tokens(TokenKind::Treasure), 1),
            (Sort::Tokens(TokenKind::Lair), 1),
        ];
        assert!(sorts.len() == wanted.len() && wanted.iter().all(|one| sorts.contains(one)), "{sorts:?}");
        for (sort, things) in there.iter().filter(|(sort, _)| *sort != Sort::LockedDoors) {
            assert!(things.iter().all(|thing| thing.exists(&quest) && Sort::of(thing, &quest) == Some(*sort)));
        }
    }
}

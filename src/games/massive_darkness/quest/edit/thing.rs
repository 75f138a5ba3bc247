//! What can be picked on the map of a quest. A thing is known by what it is and where it lies, so a selection stays
//! right whatever is undone.

use crate::games::massive_darkness::quest::model::{Quest, Spot};
use crate::games::massive_darkness::rules::state::TokenKind;

/// Something on the map.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub enum Thing {
    /// The tile with this north-west corner.
    Tile(Spot),
    /// The door between two Zones, in whatever order.
    Door(Spot, Spot),
    /// The Level token in a Zone.
    Level(Spot),
    /// The tokens of a kind in a Zone.
    Token(TokenKind, Spot),
    /// The face-down token in a Zone.
    FaceDown(Spot),
    /// The Hero Starting Zone.
    Start,
    Exit,
    /// The name of a Zone.
    Name(String, Spot),
    /// An object, by its name.
    Object(String),
    /// A border that rules speak of.
    Border(Spot, Spot),
    Stairs(Spot, Spot),
    /// A wall or an opening that the quest builds.
    Built(Spot, Spot),
    /// A piece of a bridge.
    Bridge(Spot),
    Note(Spot),
}

impl Thing {
    /// Is it in the quest?
    #[must_use]
    pub fn exists(&self, quest: &Quest) -> bool {
        match self {
            Self::Tile(at) => quest.tiles.iter().any(|tile| tile.at == *at),
            Self::Door(a, b) => quest.doors.iter().any(|door| joins((door.from, door.to), (*a, *b))),
            Self::Level(at) => quest.level_tokens.iter().any(|token| token.at == *at),
            Self::Token(kind, at) => quest.tokens.iter().any(|token| (token.kind, token.at) == (*kind, *at)),
            Self::FaceDown(at) => quest.face_down.iter().any(|group| group.spots.contains(at)),
            Self::Start => true,
            Self::Exit => quest.exit.is_some(),
            Self::Name(name, at) => quest.names.iter().any(|named| named.name == *name && named.at == *at),
            Self::Object(name) => quest.objects.iter().any(|object| object.name == *name),
            Self::Border(a, b) => quest.borders.iter().any(|border| joins((border.from, border.to), (*a, *b))),
            Self::Stairs(a, b) => quest.stairs.iter().any(|stairs| joins((stairs.from, stairs.to), (*a, *b))),
            Self::Built(a, b) => quest.built.iter().any(|built| joins((built.from, built.to), (*a, *b))),
            Self::Bridge(at) => quest.bridges.contains(at),
            Self::Note(at) => quest.notes.iter().any(|note| note.at == *at),
        }
    }

    /// Everything on the map but the tiles.
    #[must_use]
    pub fn all(quest: &Quest) -> Vec<Self> {
        let mut all = vec![Self::Start];
        all.extend(quest.exit.map(|_| Self::Exit));
        all.extend(quest.doors.iter().map(|door| Self::Door(door.from, door.to)));
        all.extend(quest.level_tokens.iter().map(|token| Self::Level(token.at)));
        all.extend(quest.tokens.iter().map(|token| Self::Token(token.kind, token.at)));
        all.extend(quest.face_down.iter().flat_map(|group| &group.spots).map(|spot| Self::FaceDown(*spot)));
        all.extend(quest.names.iter().map(|named| Self::Name(named.name.clone(), named.at)));
        all.extend(quest.objects.iter().map(|object| Self::Object(object.name.clone())));
        all.extend(quest.borders.iter().map(|border| Self::Border(border.from, border.to)));
        all.extend(quest.stairs.iter().map(|stairs| Self::Stairs(stairs.from, stairs.to)));
        all.extend(quest.built.iter().map(|built| Self::Built(built.from, built.to)));
        all.extend(quest.bridges.iter().map(|spot| Self::Bridge(*spot)));
        all.extend(quest.notes.iter().map(|note| Self::Note(note.at)));
        all
    }

    /// Where it lies: for what stands between two Zones, the first.
    #[must_use]
    pub fn place(&self, quest: &Quest) -> Option<Spot> {
        match self {
            Self::Tile(at)
            | Self::Level(at)
            | Self::Token(_, at)
            | Self::FaceDown(at)
            | Self::Name(_, at)
            | Self::Bridge(at)
            | Self::Note(at) => Some(*at),
            Self::Door(a, _) | Self::Border(a, _) | Self::Stairs(a, _) | Self::Built(a, _) => Some(*a),
            Self::Start => Some(quest.start),
            Self::Exit => quest.exit,
            Self::Object(name) => quest.objects.iter().find(|object| object.name == *name).map(|object| object.at),
        }
    }

    /// The same thing after everything has been moved by a rule for Zones.
    #[must_use]
    pub fn moved(&self, to: &dyn Fn(Spot) -> Spot) -> Self {
        match self {
            Self::Tile(at) => Self::Tile(to(*at)),
            Self::Door(a, b) => Self::Door(to(*a), to(*b)),
            Self::Level(at) => Self::Level(to(*at)),
            Self::Token(kind, at) => Self::Token(*kind, to(*at)),
            Self::FaceDown(at) => Self::FaceDown(to(*at)),
            Self::Start => Self::Start,
            Self::Exit => Self::Exit,
            Self::Name(name, at) => Self::Name(name.clone(), to(*at)),
            Self::Object(name) => Self::Object(name.clone()),
            Self::Border(a, b) => Self::Border(to(*a), to(*b)),
            Self::Stairs(a, b) => Self::Stairs(to(*a), to(*b)),
            Self::Built(a, b) => Self::Built(to(*a), to(*b)),
            Self::Bridge(at) => Self::Bridge(to(*at)),
            Self::Note(at) => Self::Note(to(*at)),
        }
    }
}

/// Do these two pairs of Zones mean the same border?
#[must_use]
pub fn joins(one: (Spot, Spot), other: (Spot, Spot)) -> bool {
    one == other || one == (other.1, other.0)
}

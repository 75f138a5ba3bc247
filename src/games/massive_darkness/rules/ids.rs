//! Small numbers that stand for things of the library and the dungeon. They never mix by accident.

use serde::{Deserialize, Serialize};

macro_rules! id {
    ($(#[$doc:meta])* $name:ident($number:ty)) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub $number);

        impl $name {
            /// Stands for "none".
            pub const NONE: Self = Self(<$number>::MAX);

            /// Is it a real one?
            #[must_use]
            pub fn is_some(self) -> bool {
                self != Self::NONE
            }

            /// As a position.
            #[must_use]
            pub fn index(self) -> usize {
                usize::from(self.0)
            }
        }
    };
}

id!(
    /// A Hero card of the library.
    HeroId(u8)
);
id!(
    /// A Class Sheet of the library.
    ClassId(u8)
);
id!(
    /// A card of Equipment: this very card, not its kind.
    CardId(u16)
);
id!(
    /// By its place in the library; several cards show one kind of Enemy.
    EnemyCardId(u16)
);
id!(
    /// A kind of Enemy (COMP-09).
    KindId(u8)
);
id!(
    /// A Door card.
    DoorId(u16)
);
id!(
    /// An Event card.
    EventId(u16)
);
id!(
    /// An ability in the arena of the library.
    AbilityId(u16)
);
id!(
    /// What an ability stands on: a card, a Skill, a Signature.
    SourceId(u16)
);
id!(
    /// A Hero of this game, by turn order.
    Hero(u8)
);
id!(
    /// An Enemy on the board: the whole Mob, Agent or Roaming Monster. Numbers of defeated Enemies are used again.
    Enemy(u8)
);

/// ACTOR-01: a Hero or an Enemy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub enum Actor {
    Hero(Hero),
    Enemy(Enemy),
}

impl Default for Actor {
    fn default() -> Self {
        Actor::Hero(Hero(0))
    }
}

impl Actor {
    /// The Hero, if it is one.
    #[must_use]
    pub fn hero(self) -> Option<Hero> {
        match self {
            Actor::Hero(hero) => Some(hero),
            Actor::Enemy(_) => None,
        }
    }

    /// The Enemy, if it is one.
    #[must_use]
    pub fn enemy(self) -> Option<Enemy> {
        match self {
            Actor::Hero(_) => None,
            Actor::Enemy(enemy) => Some(enemy),
        }
    }
}

/// An ability in somebody's hands: the words, the card they stand on (if any), and whose they are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct AbilityUse {
    /// The words.
    pub ability: AbilityId,
    /// The very card, so that two equal cards count apart; [`CardId::NONE`] for Skills.
    pub card: CardId,
    /// Whose.
    pub owner: Actor,
}

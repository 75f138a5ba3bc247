//! What is answered.

use crate::ids::{AttackType, CardId, Element, EnemyId, Rarity, Slot, Symbol};
use crate::kernel::board::{EdgeId, SpaceId};
use crate::kernel::dice::MAX_ROLLED;
use crate::kernel::list::List;
use crate::state::Thing;
use serde::{Deserialize, Serialize};

/// Where an ability of a Hero stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Source {
    /// The Hero ability of the Hero card.
    Hero,
    /// Its Shadow ability.
    Shadow,
    /// The grey side of the spent Lifebringer token of this number (M2-OQ-23).
    Lifebringer(u8),
    /// A card that is worn or carried, with what stands on it.
    Item(CardId),
    /// A Skill card, by its number.
    Skill(u8),
    /// A place of the board of the Class: a stance, a quadrant, the top of a track.
    Board(u8),
    /// A column of the Paladin.
    Column(u8),
    /// The Greater Power of the Set, or the Lesser one (M2-ITEM-14).
    Power(bool),
}

/// An ability of a Hero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct AbilityRef {
    /// Where it stands.
    pub source: Source,
    /// Which one there.
    pub number: u8,
}

impl Default for AbilityRef {
    fn default() -> Self {
        Self { source: Source::Hero, number: 0 }
    }
}

/// What an ability is aimed at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Target {
    /// Nothing needs to be named.
    #[default]
    None,
    /// By seat, from 0.
    Hero(u8),
    /// A Mob, a Roaming Monster or the Boss.
    Enemy(EnemyId),
    /// Whatever stands or lies in this Zone.
    Zone(SpaceId),
}

/// The use of an ability.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Use {
    /// Whose.
    pub hero: u8,
    /// The ability, by where it stands.
    pub what: AbilityRef,
    /// At whom.
    pub target: Target,
    /// M2-ABIL-31: so many points of healing remove Fire tokens.
    pub fires: u8,
}

/// What a seat, the group or chance can say to an [`Ask`](crate::ask::Ask).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub enum Answer {
    // ---- chance ----
    /// The faces, colour by colour.
    Rolled(List<u8, MAX_ROLLED>),
    /// A Treasure token of the bag.
    Token(Rarity),
    /// A card: an Item, or the number of a Door card.
    Card(CardId),
    /// A kind of Enemy.
    Kind(EnemyId),
    /// Which of the face-down tokens of its kind.
    Side(u8),
    // ---- one of several ----
    Hero(u8),
    Enemy(EnemyId),
    Zone(SpaceId),
    Type(AttackType),
    Yes,
    No,
    /// Nothing, or no more.
    Done,
    // ---- the turn ----
    Move,
    Attack {
        kind: AttackType,
        target: EnemyId,
    },
    /// M2-REST-01.
    Rest {
        health: u8,
        mana: u8,
    },
    Trade,
    Use(Use),
    /// M2-ITEM-09.
    TakeOff {
        hero: u8,
        slot: Slot,
    },
    EndTurn,
    /// A token of the Rogue, by its number.
    Tool(u8),
    /// A task of the Quest, by its number.
    Task(u8),
    /// M2-Q5-R4: through a passage into this Zone.
    Travel(SpaceId),
    /// A counter of the Quest.
    Counter(u8),
    /// M2-BERS-09: a stance, by its place.
    Stance(u8),
    /// M2-PAL-03: a Consecration token is placed.
    Consecrate {
        column: u8,
        zone: SpaceId,
    },
    /// M2-PAL-06: the token of a column goes back onto the board.
    TakeBack(u8),
    /// M2-PAL-07: a Skill card is turned over.
    Bless(u8),
    /// M2-WIZ-05: this Hero turns the pointer by one quadrant.
    Pointer(u8),
    /// A marker of the Shaman: it rises by one for a Mana that is not taken (M2-SHAM-02), or is turned over (M2-SHAM-06).
    Element(Element),
    /// M2-SHAM-10: an ally moves.
    LeadMove(u8),
    /// M2-SHAM-10: an ally attacks.
    LeadAttack {
        ally: u8,
        kind: AttackType,
        target: EnemyId,
    },
    /// M2-LVLUP-07: a Skill card is laid at a place.
    Learn {
        skill: u8,
        place: u8,
    },
    // ---- a Move action ----
    Step(SpaceId),
    Open(EdgeId),
    Interact(Thing),
    // ---- cards ----
    /// A card is equipped by a Hero.
    Equip {
        hero: u8,
        card: CardId,
        slot: Slot,
    },
    /// A card is handed over.
    Give {
        card: CardId,
        to: u8,
    },
    // ---- a combat ----
    /// A result of a die is resolved; of `[Shadow]`: is the ability used (M2-OQ-56)?
    Resolve {
        die: u8,
        symbol: Symbol,
        used: bool,
    },
    /// These dice pay for the ability of the Enemy, a bit each.
    Claws(u32),
    /// By its place in the roll, from 0.
    Die(u8),
}

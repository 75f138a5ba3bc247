//! What is being resolved: a stack of plain data. The steps of each are the printed order of its chapter.

use crate::answer::{AbilityRef, Use};
use crate::ids::{AttackType, CardId, Dice, Die, EnemyId, Rarity, Tokens};
use crate::kernel::board::SpaceId;
use crate::kernel::list::List;
use serde::{Deserialize, Serialize};

/// A resolution in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the chapters explain each")]
pub enum Frame {
    Setup { at: u8 },
    Round { step: RoundStep },
    Turn { hero: u8, begun: bool },
    Moving { hero: u8, points: u8, used: List<AbilityRef, 4> },
    Traps { hero: u8 },
    Trap { hero: u8, bear: bool },
    Reveal(Revealing),
    SpawnMob { zone: SpaceId, kind: u8, step: SpawnStep, left: u8 },
    SpawnRoamer { zone: SpaceId, kind: u8, step: SpawnStep, left: u8, bound: Bound },
    Gain { hero: u8, rarity: Rarity, left: u8 },
    Receive { hero: u8, card: CardId, given: bool },
    Trade { hero: u8 },
    Forge { hero: u8, drawn: bool },
    Chest { hero: u8, great: bool },
    Fountain { hero: u8 },
    Combat { step: CombatStep },
    Using { how: Use, at: u8, sub: u8 },
    Clawing { at: u8, sub: u8 },
    Spoils(Spoils),
    Burn { figure: Figure, wounds: u8, die: Die },
    Enemies,
    Activation { enemy: EnemyId, step: Activation, left: u8, asked: bool },
    Act { enemy: EnemyId, victim: u8 },
    Script { enemy: EnemyId, line: u8, at: u8, sub: u8, target: u8, seen: u16 },
    MobsAct { at: u8 },
    LevelUp { at: u8 },
    Learn { hero: u8 },
    Exhaust { hero: u8, what: Exhausting },
    Dark { step: u8, zones: u8 },
    Channel { hero: u8, left: u8 },
    Leading { hero: u8, ally: u8, points: u8 },
    Escort { left: u8, opener: u8 },
    OfferEnd { asked: bool },
    Risk { hero: u8, kind: u8 },
    BossStart { at: u8 },
    LayTokens { left: u8 },
    Boss { step: u8, left: u8 },
}

impl Default for Frame {
    fn default() -> Self {
        Self::Setup { at: 0 }
    }
}

/// A round, in its printed order (M2-ROUND-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the chapters explain each")]
pub enum RoundStep {
    Begin,
    Omens,
    Wake,
    Heroes,
    Enemies,
    LevelUp,
    Darkness,
    End,
}

/// A Chamber that is being revealed (M2-REVEAL-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Revealing {
    /// The Chamber, by its number in the Dungeon.
    pub chamber: u8,
    /// Who opened the door; nobody.
    pub opener: u8,
    /// The Zone behind the door.
    pub behind: SpaceId,
    /// The Door card; 255 before it is drawn.
    pub card: u8,
    /// Which of its effects is next.
    pub at: u8,
    /// Treasure tokens that the card has added and that are still to be drawn.
    pub extra: u8,
    /// How far it has come.
    pub step: RevealStep,
}

/// How far a reveal has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the chapter explains each")]
pub enum RevealStep {
    Card,
    Effects,
    Enemies,
    Quest,
    Treasure,
}

/// How far a spawn has come (M2-SPAWN-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the chapter explains each")]
pub enum SpawnStep {
    Draw,
    Tokens,
    Item,
}

/// Does the Quest depend on the Roaming Monster that comes (M2-BOSS-14)?
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Bound {
    /// No.
    #[default]
    Free,
    /// Yes: of this tier, from 0, or of that of the Dungeon Level where none is named (255); armed or not.
    #[expect(missing_docs, reason = "explained above")]
    Tied { tier: u8, armed: bool },
}

/// How far a combat has come (M2-COMBAT-08, M2-COMBAT-09, M2-COMBAT-15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the chapter explains each")]
pub enum CombatStep {
    Gather,
    Resolve,
    Wounds,
    After,
    Over,
}

/// How far an activation has come (M2-EPHASE-03).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the chapter explains each")]
pub enum Activation {
    Frozen,
    Burnt,
    Acting,
}

/// Somebody who burns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Figure {
    /// By seat, from 0.
    Hero(u8),
    /// A Mob, a Roaming Monster or the Boss.
    Enemy(EnemyId),
}

/// What a kill brings (M2-COMBAT-24 to M2-COMBAT-31).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Spoils {
    /// Whose figures were killed.
    pub enemy: EnemyId,
    /// How many.
    pub figures: u8,
    /// Is the whole Enemy dead?
    pub fell: bool,
    /// Who killed; nobody.
    pub killer: u8,
    /// The Treasure tokens of its card that are still to be turned into cards.
    pub tokens: Tokens,
    /// The cards of the Fixed Reward that are still to be drawn.
    pub fixed: Tokens,
    /// Its Mob Item.
    pub item: CardId,
    /// XP have been given.
    pub paid: bool,
}

/// For what the Rogue turns a token (M2-ROGUE-05).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Exhausting {
    /// An Attack action.
    Attack,
    /// A Move action.
    Move,
    /// Another action.
    Other,
    /// A lost action (M2-ROGUE-09).
    Lost,
    /// It has been turned; what it has to draw is still to come.
    Settled,
}

/// How an attack of an Enemy is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct EnemyAttack {
    /// Who attacks.
    pub enemy: EnemyId,
    /// Whom.
    pub victim: u8,
    /// Melee, ranged or magic.
    pub kind: AttackType,
    /// More dice.
    pub extra: Dice,
}

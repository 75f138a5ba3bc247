//! What can happen: facts in the past tense, without text. Log, animation, statistics and tests read them.

use super::ask::DeckName;
use super::frames::FallenDie;
use super::ids::{AbilityUse, Actor, CardId, ClassId, DoorId, Enemy, EnemyCardId, EventId, Hero};
use super::language::{Side, Style};
use super::state::{Phase, TokenKind};
use super::symbol::Symbol;
use crate::kernel::board::{EdgeId, SpaceId};
use crate::kernel::game::Outcome;
use crate::kernel::list::List;
use serde::{Deserialize, Serialize};

/// A fact.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "fields are what their types say")]
pub enum Event {
    /// ROUND-01.
    RoundBegan { round: u16 },
    /// ROUND-01.
    PhaseBegan { phase: Phase },
    /// HPHASE-01.
    ActivationBegan { hero: Hero },
    /// HPHASE-02.
    ActivationEnded { hero: Hero },
    /// EPHASE-01.
    EnemyActivated { enemy: Enemy, counter: bool },
    /// COUNTER-05, EPHASE-13: it did not act, or could not move.
    EnemyStayed { enemy: Enemy },
    /// MOVE-01 and all other ways to change the Zone.
    Moved { actor: Actor, from: SpaceId, to: SpaceId },
    /// ACT-MOVE-01: a Move Action that can buy nothing.
    MovedNowhere { hero: Hero },
    /// ACT-DOOR-01.
    DoorOpened { hero: Hero, edge: EdgeId },
    /// LEVEL-03.
    LevelRose { from: u8, to: u8 },
    /// ACT-DOOR-04.
    DoorCardDrawn { card: DoorId },
    /// EVENT-01.
    EventDrawn { card: EventId },
    /// ACT-DOOR-09.
    TokensPlaced { kind: TokenKind, count: u8, zone: SpaceId },
    /// ACT-PICKUP-01.
    TokenTaken { hero: Hero, kind: TokenKind, zone: SpaceId },
    /// TOKEN-03: a face-down token turned out to be this.
    TokenRevealed { hero: Hero, kind: TokenKind, zone: SpaceId },
    /// LEVEL-11 and others.
    CardGained { hero: Hero, card: CardId },
    /// EQUIP-15, ACT-TRANS-02 …
    CardDiscarded { card: CardId },
    /// ACT-TRADE-02, ACT-PICKUP-06.
    CardGiven { card: CardId, from: Hero, to: Hero },
    /// ACT-TRADE-01.
    Rearranged { hero: Hero },
    /// DECK-02.
    Reshuffled { deck: DeckName },
    /// ENEMY-06.
    Spawned { enemy: Enemy, card: EnemyCardId, zone: SpaceId, minions: u8 },
    /// MINI-01.
    NoMiniatures { card: EnemyCardId },
    /// ENEMY-33.
    GuardianEquipped { enemy: Enemy, card: CardId },
    /// COMBAT-01.
    Attacked { attacker: Actor, defender: Actor, style: Style, counter: bool },
    /// CARD-C2.
    TargetChanged { from: Actor, to: Actor },
    /// COMBAT-05.
    Rolled { dice: List<FallenDie, 14> },
    /// GLOSS-10: the dice as they lie now.
    Rerolled { side: Side, dice: List<FallenDie, 14>, by: AbilityUse },
    /// GLOSS-05.
    Flipped { die: FallenDie },
    /// COMBAT-22: a die was taken out of the roll.
    DieRemoved { side: Side, die: FallenDie },
    /// COMBAT-18, EFFECT-01: an ability was used in a combat.
    AbilityUsed { by: AbilityUse },
    /// EFFECT-05..10.
    SymbolsAdded { side: Side, symbol: Symbol, amount: i8, by: AbilityUse },
    /// EFFECT-26..31.
    SymbolsCancelled { side: Side, symbol: Symbol, amount: u8 },
    /// COMBAT-18: a symbol of a side was paid for an Enchantment.
    SymbolSpent { side: Side, symbol: Symbol, by: AbilityUse },
    /// COMBAT-24: the arithmetic of a combat.
    CombatResult { hits: u8, shields: u8, extra: i8, wounds: u8 },
    /// COMBAT-26 and others: Wounds on one figure (`minion` true: one of the Minions).
    Wounded { actor: Actor, wounds: u8, minion: bool },
    /// HERO-05.
    Healed { actor: Actor, wounds: u8 },
    /// STUN-01.
    Stunned { actor: Actor },
    /// ACT-GETUP-01, STUN-03.
    GotUp { actor: Actor },
    /// MOB-06.
    MinionKilled { enemy: Enemy, by: Option<Hero> },
    /// COMBAT-27: Boss, Agent or Roaming Monster.
    LeaderKilled { enemy: Enemy, card: EnemyCardId, by: Option<Hero> },
    /// The last figure of an Enemy is gone.
    EnemyGone { enemy: Enemy, card: EnemyCardId },
    /// HERO-06.
    HeroDied { hero: Hero },
    /// HERO-10.
    HeroResurrected { hero: Hero },
    /// QC-02.
    HeroEscaped { hero: Hero },
    /// XP-01.
    XpGained { hero: Hero, amount: u8 },
    /// XP-05, ACT-SIGN-01.
    XpSpent { hero: Hero, amount: u8 },
    /// STORY-02.
    MicroXpGained { hero: Hero, amount: u8 },
    /// STORY-04.
    MicroXpSpent { hero: Hero, amount: u8 },
    /// XP-04.
    SkillBought { hero: Hero, class: ClassId, line: u8, position: u8 },
    /// ARTIFACT-05: tokens are carried like Items from now on, or no longer.
    Carried { hero: Hero, kind: TokenKind, amount: i8 },
    /// ARTIFACT-05: a carried token changes hands.
    TokenGiven { from: Hero, to: Hero, kind: TokenKind },
    /// A token was laid by a rule of the quest or by a Hero.
    TokenLaid { kind: TokenKind, zone: SpaceId },
    /// A token was turned over, or taken off the board, by a rule of the quest.
    TokenUsed { kind: TokenKind, zone: SpaceId },
    /// A counter of the quest.
    Counted { counter: u8, value: i16 },
    /// A Hero has this role from now on.
    RoleGiven { hero: Hero, role: u8 },
    /// A door was opened (or closed) by a rule of the quest.
    DoorMoved { edge: EdgeId, open: bool },
    /// A door can be opened from now on.
    Unlocked { edge: EdgeId },
    /// Heroes can cross a border from now on, or no longer.
    BarMoved { edge: EdgeId, barred: bool },
    /// A Wound token was taken from a tile, and so many are left.
    TileWorn { tile: u16, left: u8 },
    /// The floor was removed: so many Zones, of which this is the first.
    FloorRemoved { zone: SpaceId, zones: u8 },
    /// An object of the quest was struck.
    ObjectStruck { object: u8, wounds: u8 },
    /// An object of the quest was destroyed.
    ObjectDestroyed { object: u8, zone: SpaceId },
    /// A figure of the quest waits: what it waits for has not happened yet.
    FoeWaits { enemy: Enemy },
    /// An Enemy was killed without anybody gaining by it.
    Crushed { enemy: Enemy, card: EnemyCardId },
    /// A Hero did an Act of the quest.
    QuestActed { hero: Hero, act: u8 },
    /// Special rules set each other off without end: a bit for each.
    RulesLoop { rules: u64 },
    /// WIN-02.
    GoalMet { goal: u8 },
    /// A special rule of the quest applied.
    QuestRuleApplied { rule: u8 },
    /// END-02.
    FirstPlayer { hero: Hero },
    /// WIN-01.
    Ended { outcome: Outcome },
}

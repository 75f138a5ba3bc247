//! What has happened, for those who look on.

use crate::answer::AbilityRef;
use crate::combat::Totals;
use crate::frames::Figure;
use crate::ids::{AttackType, CardId, Dice, Element, EnemyId, Rarity, Slot, Symbol};
use crate::kernel::board::{EdgeId, SpaceId};
use crate::kernel::dice::Rolled;
use crate::state::{Phase, Thing};

/// Why an Enemy does it to this Hero, or goes this way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// Nobody is nearer: at this Range (M2-MOB-02), or so many Zones away (M2-MOB-08).
    Nearest(u8),
    /// Several are as near, or several ways as short: players have chosen.
    Chosen(u8),
    /// Its card, its dashboard, an ability or an optional rule says so.
    Ability,
}

/// What has added to the totals of a combat, or taken from them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum By {
    /// The special ability of the Enemy.
    #[default]
    Claws,
    /// An ability of this Hero.
    Ability(u8, AbilityRef),
    /// An Arrow card.
    Arrow(u8),
    /// A token of the Rogue.
    Tool(u8),
}

/// One line of the reckoning of a combat (M2-COMBAT-15).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Added {
    /// What it comes from.
    pub by: By,
    /// How much it is.
    pub totals: Totals,
}

/// What of a Quest's own words has come to pass, by its place there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Said {
    /// Something that happens by itself.
    Moment(u8),
    /// A task that a Hero has done.
    Task(u8),
    /// What follows from a task that was done so often.
    Rule(u8),
}

/// By what a Quest was lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loss {
    /// M2-KO-08: somebody lay on the ground, and there was no Lifebringer token.
    Fallen,
    /// M2-WIN-04: there was no Roaming Monster left for one that the Quest needs.
    NoMonster,
    /// M2-Q6-R7: it could not be won any more, and the players gave it up.
    GivenUp,
    /// M2-Q4-R3: the Hero in this seat has borne the card of the Quest for a round too many.
    Burden(u8),
    /// Nothing was left to be taken from this counter.
    Counter(u8),
    /// The Quest says so itself.
    Said(Said),
}

/// A fact.
#[derive(Clone, Copy, Debug, PartialEq)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub enum Event {
    RoundBegan {
        round: u16,
    },
    PhaseBegan {
        phase: Phase,
    },
    TurnBegan {
        hero: u8,
    },
    TurnEnded {
        hero: u8,
    },
    // ---- movement ----
    Moved {
        hero: u8,
        from: SpaceId,
        to: SpaceId,
    },
    DoorOpened {
        hero: u8,
        edge: EdgeId,
    },
    Revealed {
        chamber: u8,
    },
    DoorCard {
        number: u8,
    },
    Rooted {
        hero: u8,
    },
    ActionLost {
        hero: u8,
    },
    Turned {
        thing: Thing,
        zone: SpaceId,
        side: u8,
    },
    // ---- what a Hero has ----
    Wounded {
        hero: u8,
        wounds: u8,
    },
    KnockedOut {
        hero: u8,
    },
    Woken {
        hero: u8,
    },
    Healed {
        hero: u8,
        health: u8,
    },
    GainedMana {
        hero: u8,
        mana: u8,
    },
    LostMana {
        hero: u8,
        mana: u8,
    },
    GainedXp {
        hero: u8,
        xp: u8,
    },
    LeveledUp {
        hero: u8,
        level: u8,
    },
    Rested {
        hero: u8,
    },
    Learned {
        hero: u8,
        skill: u8,
        place: u8,
    },
    ToolDrawn {
        number: u8,
    },
    ToolTurned {
        number: u8,
    },
    /// It matches the action, and its bonus counts.
    ToolMatched {
        number: u8,
    },
    Poisoned {
        enemy: EnemyId,
    },
    ArrowDrawn {
        number: u8,
    },
    Aimed {
        aim: u8,
    },
    Consecrated {
        column: u8,
        zone: SpaceId,
    },
    TakenBack {
        column: u8,
    },
    Blessed {
        skill: u8,
    },
    GainedRage {
        hero: u8,
        rage: u8,
    },
    StanceTaken {
        hero: u8,
        stance: u8,
    },
    PointerTurned {
        hero: u8,
        at: u8,
    },
    ElementRose {
        hero: u8,
        element: Element,
    },
    /// M2-SHAM-06.
    MarkerTurned {
        hero: u8,
        element: Element,
    },
    // ---- those who fight beside the Heroes ----
    AllyCame {
        ally: u8,
        zone: SpaceId,
    },
    AllyMoved {
        ally: u8,
        from: SpaceId,
        to: SpaceId,
    },
    AllyAttacked {
        ally: u8,
        enemy: EnemyId,
        kind: AttackType,
    },
    AllyWounded {
        ally: u8,
        wounds: u8,
    },
    AllyFell {
        ally: u8,
    },
    FireGone {
        hero: u8,
        fires: u8,
    },
    // ---- cards ----
    Drew {
        hero: u8,
        card: CardId,
    },
    NothingDrawn {
        hero: u8,
    },
    Equipped {
        hero: u8,
        card: CardId,
        slot: Slot,
    },
    TookOff {
        hero: u8,
        card: CardId,
    },
    Given {
        from: u8,
        to: u8,
        card: CardId,
    },
    Discarded {
        card: CardId,
    },
    TookLoot {
        hero: u8,
        card: CardId,
    },
    Used {
        hero: u8,
        what: AbilityRef,
    },
    // ---- tokens ----
    TokenDrawn {
        rarity: Rarity,
    },
    TokenAdded {
        rarity: Rarity,
    },
    Laid {
        thing: Thing,
        zone: SpaceId,
    },
    Taken {
        hero: u8,
        thing: Thing,
    },
    /// The bag is empty.
    BagEmpty,
    // ---- combat ----
    Attacked {
        hero: u8,
        enemy: EnemyId,
        kind: AttackType,
    },
    AttackedBy {
        hero: u8,
        enemy: EnemyId,
        kind: AttackType,
        why: Why,
    },
    Rolled {
        dice: Rolled,
    },
    /// Swords or Shields beside those of the dice.
    Added(Added),
    DiceAdded {
        dice: Dice,
    },
    DiceLost {
        dice: Dice,
    },
    Rerolled {
        die: u8,
        face: u8,
    },
    Resolved {
        symbol: Symbol,
    },
    /// M2-ABIL-29.
    Ignored {
        symbol: Symbol,
    },
    ClawsPaid {
        enemy: EnemyId,
    },
    Outcome {
        swords: u8,
        shields: u8,
        wounds: u8,
    },
    // ---- enemies ----
    Spawned {
        enemy: EnemyId,
        tier: u8,
        zone: SpaceId,
    },
    NothingSpawned,
    Upgraded {
        enemy: EnemyId,
        tier: u8,
    },
    /// The drawn card of one that is here already is of a lower tier (M2-SPAWN-10).
    Lower {
        enemy: EnemyId,
    },
    Armed {
        enemy: EnemyId,
        card: CardId,
    },
    EnemyWounded {
        enemy: EnemyId,
        wounds: u8,
    },
    FigureKilled {
        enemy: EnemyId,
    },
    EnemyFell {
        enemy: EnemyId,
    },
    EnemyHealed {
        enemy: EnemyId,
        health: u8,
    },
    MinionAdded {
        enemy: EnemyId,
    },
    EnemyMoved {
        enemy: EnemyId,
        from: SpaceId,
        to: SpaceId,
        why: Why,
    },
    EnemyPlaced {
        enemy: EnemyId,
        zone: SpaceId,
    },
    EnemyLeft {
        enemy: EnemyId,
    },
    Activated {
        enemy: EnemyId,
    },
    ConditionMet {
        enemy: EnemyId,
        line: u8,
    },
    FrostSpent {
        figure: Figure,
    },
    Burning {
        figure: Figure,
        wounds: u8,
    },
    StateLaid {
        figure: Figure,
        fire: bool,
        count: u8,
    },
    // ---- the track ----
    Darkened {
        space: u8,
    },
    LifebringerSpent {
        left: u8,
    },
    /// A counter of the Quest shows something else.
    Counted {
        counter: u8,
        count: u8,
    },
    AllyArrived {
        ally: u8,
    },
    /// M2-Q7-R6: what a task was paid for with.
    Risked {
        hero: u8,
        dice: Rolled,
    },
    /// A token was put on the Enemy to which the Quest is bound.
    PutOn {
        hero: u8,
        enemy: EnemyId,
    },
    /// What lay on it is gone.
    BoundCleared,
    // ---- the Boss ----
    FightBegan {
        zone: SpaceId,
    },
    HeroPlaced {
        hero: u8,
        zone: SpaceId,
    },
    TilesRemoved,
    BossRolled {
        claws: u8,
    },
    TaskDone {
        hero: u8,
        task: u8,
    },
    LeftDungeon {
        hero: u8,
    },
    Won,
    Lost {
        by: Loss,
    },
}

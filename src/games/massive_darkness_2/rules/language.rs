//! The language of cards (ABILITIES): *when – if – cost – limit – do* for Heroes and their items, and what Claws, Roaming
//! Monsters and Door cards do.
//!
//! ```ron
//! // Combat, 1 Mana: +1 Shield
//! (when: Combat, cost: [Mana(1)], do: [Shields(1)])
//! // Action: Heal 3
//! (cost: [Action], do: [Heal(3)])
//! // of a Mob, Attack, 1 Claw: +2 yellow dice, and the Mob takes 2 Wounds
//! (when: Attack, claws: 1, do: [Dice("YY"), Suffer(2)])
//! ```

use crate::ids::{Dice, Die, Element, Spirit, Symbol};
use serde::{Deserialize, Serialize};

/// When an ability can be used (M2-ABIL-02, M2-ABIL-04 to M2-ABIL-10).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum When {
    /// No timing: in the own turn, before or after an action.
    #[default]
    Free,
    /// Also outside the own turn.
    Anytime,
    /// In the own attack.
    Attack,
    /// In the own Melee attack.
    Melee,
    /// In the own Magic attack.
    Magic,
    /// In the own Ranged attack.
    Ranged,
    /// When attacked.
    Defense,
    /// In any combat of the Hero.
    Combat,
    /// In a Move action.
    Movement,
    /// It is never used, but counts while the card is active.
    Always,
}

/// What is paid (M2-ABIL-11, M2-ABIL-14, M2-ABIL-16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Cost {
    /// One of the actions of the turn.
    Action,
    /// So many tokens of it.
    Mana(u8),
    /// Health tokens.
    Wounds(u8),
    /// Rage of the Berserker.
    Rage(u8),
    /// The marker of the Shaman goes down (M2-SHAM-05).
    Element(Element, u8),
}

/// What must be so (M2-ABIL-12, M2-ABIL-13, M2-ABIL-15, M2-ABIL-17).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum If {
    /// The Hero stands in Shadow.
    InShadow,
    /// The Hero stands in Light.
    InLight,
    /// The Hero has at least so many Wounds.
    Wounded(u8),
    /// The Hero attacks with two weapons.
    DualWield,
}

/// How often (M2-ABIL-05, M2-ABIL-25, M2-ABIL-33).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Limit {
    /// As its timing says: once in a combat, once in a Move action, else as often as it is paid.
    #[default]
    AsTimed,
    /// (∞): as often as it is paid.
    Endless,
    /// Once in a round.
    Round,
}

/// What an ability of a Hero does (M2-ABIL-19 to M2-ABIL-31).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Effect {
    /// Added to the attack total.
    Swords(u8),
    /// Added to the defense total.
    Shields(u8),
    /// The Hero gains Mana.
    Mana(u8),
    /// Dice join the pool.
    Dice(Dice),
    /// Dice are re-rolled, one at a time.
    Reroll(u8),
    /// Enemy dice are re-rolled, one at a time.
    RerollEnemy(u8),
    /// The defender loses Shields.
    LosesShields(u8),
    /// Fire tokens on the Enemy of the combat.
    Fire(u8),
    /// Frost tokens on the Enemy of the combat.
    Frost(u8),
    /// The Hero, or one other Hero of its Zone, regains Health; a point may remove a Fire token instead.
    Heal(u8),
    /// More Movement Points.
    Points(u8),
    /// Wounds to an Enemy in Line of Sight: during a combat to another one than that of the combat.
    Wounds(u8),
    /// The Hero moves one Zone (M2-OQ-12).
    Step,
    /// Dice leave the pool (an Arrow card).
    LoseDice(Dice),
    /// The Hero itself suffers Wounds (an Arrow card).
    Hurt(u8),
    /// Rage of the supply (M2-BERS-06).
    Rage(u8),
    /// More actions in this turn (M2-ROGUE-10).
    Actions(u8),
    /// Results of so many dice are ignored (M2-ABIL-29).
    Ignore(Symbol, u8),
    /// The Spirit comes into the Zone of the Shaman (M2-SHAM-08).
    Summon(Spirit),
    /// Always: dice of the attacks of the Spirits.
    SpiritDice(Dice),
}

/// An ability of a Hero, an item or a Skill.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Ability {
    /// At which moment it comes up, or may be used.
    pub when: When,
    /// On which conditions.
    pub r#if: Vec<If>,
    /// What is paid for it.
    pub cost: Vec<Cost>,
    /// How often.
    pub limit: Limit,
    /// What it does.
    pub r#do: Vec<Effect>,
}

impl Ability {
    /// M2-ITEM-11: does it add dice?
    #[must_use]
    pub fn adds_dice(&self) -> bool {
        self.r#do.iter().any(|effect| matches!(effect, Effect::Dice(_)))
    }
}

/// When Claws can pay (M2-COMBAT-34).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ClawTime {
    /// When the Enemy attacks.
    Attack,
    /// When it defends.
    Defense,
    /// Always.
    #[default]
    Combat,
}

/// What Claws bring (M2-DATA-03 to M2-DATA-14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ClawEffect {
    /// Added to the attack total.
    Swords(u8),
    /// Added to the defense total.
    Shields(u8),
    /// The defending Hero loses Shields.
    LosesShields(u8),
    /// Dice join the pool.
    Dice(Dice),
    /// The Enemy itself takes Wounds.
    Suffer(u8),
    /// One of its own figures is killed (M2-COMBAT-36).
    KillOwn,
    /// Wounds to each Hero in the Zone of the attacker.
    WoundZone(u8),
    /// A Minion joins the Mob, unless the attacking Hero discards so much Mana.
    AddMinionUnless(u8),
    /// A Minion joins each Mob in the Dungeon.
    AddMinions,
    /// The Hero of the combat discards Mana.
    DrainMana(u8),
    /// Fire tokens on the Hero of the combat.
    Fire(u8),
    /// After the combat the defending Hero resolves all its Fire, with this die.
    BurnAfter(Die),
    /// Wounds to another Hero with the lowest Health in Line of Sight.
    WoundAnother(u8),
    /// The nearest Mob moves one Zone towards this Enemy.
    CallMob,
}

/// A special ability of an Enemy.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct ClawAbility {
    /// At which moment Claws can be spent on it.
    pub when: ClawTime,
    /// How many Claws it costs.
    pub claws: u8,
    /// Once in a combat only.
    pub once: bool,
    /// What it does.
    pub r#do: Vec<ClawEffect>,
}

/// What must be so for a line of a Roaming Monster (M2-ROAM-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Scheme {
    /// It stands in Light.
    InLight,
    /// A Hero is so near, seen or not.
    HeroWithin(u8),
    /// It sees more than one Hero.
    SeesSeveral,
    /// It sees just one Hero.
    SeesOne,
    /// It is in the Dungeon.
    Present,
    /// Its own card has taken it off the board.
    Away,
    /// A Minion is in its Zone.
    MinionHere,
    /// Whatever else.
    Otherwise,
}

/// What a Roaming Monster then does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Deed {
    /// It takes Wounds.
    Suffer(u8),
    /// It moves to the nearest Shadow Zone.
    ToShadow,
    /// It is placed with the farthest Hero that is so near, which is its target from then on.
    WithFarthest(u8),
    /// Fire tokens on its target.
    Fire(u8),
    /// It attacks its target.
    AttackTarget,
    /// It attacks each Hero that it sees, one after the other.
    AttackEach,
    /// It attacks the Hero that it sees, with more dice.
    AttackSeen(Dice),
    /// It attacks the Hero with the lowest Health that it sees.
    AttackLowest,
    /// It is taken off the board.
    Leave,
    /// It is placed beside the Hero with the lowest Health, which is its target from then on.
    BesideLowest,
    /// A Minion in its Zone is killed.
    EatMinion,
    /// It regains Health.
    Heal(u8),
    /// It moves towards the nearest Hero.
    Move(u8),
    /// It attacks if it can, as a Mob does.
    AttackNearest,
    /// A Boss: it is placed with the nearest Hero, which is its target from then on.
    WithNearest,
    /// A Boss: it is placed with the Hero who carries the most tokens of the fight, its target from then on.
    WithMostTainted,
    /// It attacks its target with more dice.
    AttackTargetWith(Dice),
    /// Frost tokens on its target.
    Frost(u8),
    /// Each Hero that it sees suffers a Wound for so many tokens of the fight that it carries.
    WoundTainted(u8),
    /// A token of the fight returns to one of its Zones.
    TokenBack,
    /// The fullest counter of the fight loses one.
    DrainFullest,
}

/// A line of the activation of a Roaming Monster.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Line {
    /// On this condition.
    pub r#if: Scheme,
    /// What it does.
    pub r#do: Vec<Deed>,
}

/// What a Door card does (M2-TILE-09). "The Hero" is the one that opened the door; without one nobody is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum DoorEffect {
    /// The Hero suffers Wounds.
    Wounds(u8),
    /// Fire tokens on the Hero.
    Fire(u8),
    /// Frost tokens on the Hero.
    Frost(u8),
    /// The Hero loses Mana.
    LoseMana(u8),
    /// The Hero loses an action of this turn.
    LoseAction,
    /// The Hero recovers Health.
    Health(u8),
    /// The Hero gains Mana.
    Mana(u8),
    /// The Hero gains XP.
    Xp(u8),
    /// More Treasure tokens in the Zone of the Loot tokens, else in the Zone behind the door (M2-REVEAL-06).
    Treasure(u8),
    /// A Mob spawns in the Zone behind the door.
    Mob,
    /// A Roaming Monster spawns in the Zone behind the door.
    Roaming,
    /// Each Mob in the Dungeon takes one action.
    MobsAct,
    /// A Minion joins each Mob in the Dungeon.
    AddMinions,
}

//! What an ability does.

use super::super::symbol::Symbol;
use super::{Amount, Side, Style};
use serde::{Deserialize, Serialize};

/// A die or a choice among dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum DieChoice {
    /// The weaker Attack die.
    Yellow,
    /// The stronger Attack die.
    Red,
    /// The weaker Defense die.
    Blue,
    /// The stronger Defense die.
    Green,
    /// EFFECT-15, EFFECT-16: Attack dice, any mix.
    AnyAttack,
    /// EFFECT-20, EFFECT-21: Defense dice, any mix.
    AnyDefense,
}

/// Which dice a re-roll takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Reroll {
    /// EFFECT-23 (OQ-25): all dice of that side.
    All,
    /// Every blank die of that side.
    Blanks,
    /// Any number of dice of that side.
    Any,
    /// Up to this many dice of that side.
    UpTo(u8),
}

/// Whose dice a re-roll takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum RerollSide {
    /// The Attack dice.
    Attack,
    /// The Defense dice.
    Defense,
    /// EFFECT-25: either, owner chooses.
    Either,
}

/// What of a roll counts for nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Cancelled {
    /// EFFECT-26, EFFECT-28: this many Bams.
    Bams(u8),
    /// EFFECT-27, EFFECT-29: this many Diamonds.
    Diamonds(u8),
    /// EFFECT-30, EFFECT-31: all Bams and Diamonds.
    All,
}

/// Kinds of Action, as far as extra or free ones are limited to a kind (SKILL-09).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ActionKind {
    /// Any Action.
    Any,
    /// A Melee Action.
    Melee,
    /// A Ranged Action.
    Ranged,
    /// A Magic Action.
    Magic,
    /// A Move Action.
    Move,
}

/// Who belongs to a group, seen from the owner (SKILL-03, ENEMY-38: a Guardian counts as the Hero).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Of {
    /// ACTOR-04: other Actors of the owner's side.
    Allies,
    /// All of the side of the owner, the owner included.
    OwnerAndAllies,
    /// The other side.
    Foes,
    /// Figures of the owner's own kind (an Enemy card that heals one of its own).
    OwnKind,
    /// All Heroes, whoever asks (Event cards).
    Heroes,
    /// All Enemies, whoever asks (Event cards).
    Enemies,
}

/// How far an effect reaches from the owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Reach {
    /// The owner's Zone.
    Zone,
    /// In Line of Sight, between these Ranges.
    Sight(u8, u8),
    /// Everywhere.
    Anywhere,
}

/// In what light somebody stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Lit {
    /// Whatever the light.
    #[default]
    Any,
    /// In a Shadow Zone.
    Shadow,
    /// In a Light Zone.
    Light,
}

/// A group of Actors.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Group {
    /// On whose side they are.
    pub of: Of,
    /// How far.
    pub reach: Reach,
    /// In what light.
    #[serde(default)]
    pub lit: Lit,
}

/// Whom an effect concerns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Who {
    /// The Actor that has the ability.
    Owner,
    /// The attacker of this combat.
    Attacker,
    /// The defender of this combat.
    Defender,
    /// One of a group; the owner (or the group of players) chooses.
    One(Group),
    /// Everybody of a group.
    Each(Group),
    /// EVENT-09: any number of a group, as the owner (or the group of players) likes. A Mob is taken as a whole: who shall
    /// divide Wounds among its figures (STUN-06) is given `One`.
    Any(Group),
}

/// What kind of Enemy appears.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Spawned {
    /// LEVEL-08: a Guard card of the Current Level.
    Guard,
    /// A Guard card of this Level.
    GuardOfLevel(u8),
    /// ENEMY-31: a Roaming Monster of the class that the Current Level asks for.
    Roaming,
    /// A Lesser Roaming Monster.
    Lesser,
    /// A Greater Roaming Monster.
    Greater,
}

/// Where something appears.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Place {
    /// EVENT-05: a Zone with a Level token of the Current Level − 1; nothing happens at Level 1.
    LevelBehind,
    /// EVENT-06: a Zone with a Level token of the Current Level + 1, or of the Current Level where none is higher.
    LevelAhead,
    /// A Zone with a Level token of the Current Level.
    LevelHere,
    /// A Zone with a Level token of this Level.
    LevelToken(u8),
    /// A Zone the quest names.
    Named(String),
}

/// What an ability does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Effect {
    // ---- in a combat ----
    /// EFFECT-05..10: add to (or with a negative number subtract from) a side's symbols.
    Add(Side, Symbol, Amount),
    /// EFFECT-12..21: add dice to a side's roll, or with a negative number remove them.
    Dice(Side, DieChoice, Amount),
    /// EFFECT-22: that side rolls no dice.
    NoDice(Side),
    /// EFFECT-23..25, GLOSS-10: re-roll.
    Reroll(RerollSide, Reroll),
    /// GLOSS-05: turn up to this many blank dice of a side to their opposite face.
    FlipBlanks(Side, u8),
    /// GLOSS-03: every blank die of a side gives these symbols.
    BlanksGain(Side, Symbol, u8),
    /// CARD-C1: one blank die of this colour gives these symbols.
    BlankGains(DieChoice, Symbol, u8),
    /// EFFECT-26..31: remove symbols of a side before they are spent.
    Cancel(Side, Cancelled),
    /// EFFECT-11: the defender suffers this many additional Wounds.
    Wounds(Amount),
    /// GLOSS-04: add as many Hits as were rolled.
    DoubleHits,
    /// CARD-G5: if this attack deals Wounds, the defender's Allies in the same Zone suffer as many.
    SpreadWounds,
    /// CARD-R1: the defender is put into the attacker's Zone.
    Pull,
    /// CARD-R2: attack the same target again.
    AttackAgain,
    /// CARD-C3: if the defender would die he survives with this much Health.
    Survive(u8),
    /// CARD-T3: the defender's Counter-Attack of this Activation has this many fewer Attack dice.
    WeakenCounter(u8),
    /// CARD-C2: move into the Zone of the attacked Ally and become the target.
    BecomeTarget,
    // ---- anywhere ----
    /// Suffer Wounds; no attack (OQ-12).
    Hurt(Who, Amount),
    /// Roll one die; the chosen one suffers a Wound per symbol of these kinds (HERO-15, HERO-16).
    HurtByRoll(Who, DieChoice, Vec<Symbol>),
    /// Heal Wounds (HERO-05).
    Heal(Who, Amount),
    /// GLOSS-06: heal up to the maximum.
    FullyHeal(Who),
    /// STUN-01: stun.
    Stun(Who),
    /// GLOSS-08: as many Wounds as needed.
    Kill(Who),
    /// One of several lists of effects; owner chooses (Enemies: the first that can do something).
    Choose(Vec<Vec<Effect>>),
    /// XP for somebody.
    GainXp(Who, u8),
    /// Draw a Treasure card of this Level.
    DrawTreasure(u8),
    /// Draw an Artifact card (ARTIFACT-02).
    DrawArtifact,
    // ---- in the owner's Activation ----
    /// More Actions in this Activation (CARD-T1).
    GainActions(ActionKind, u8),
    /// SKILL-11, SKILL-16, SKILL-19: move at least and at most so many Zones.
    Move {
        /// Fewest Zones.
        least: u8,
        /// Most Zones.
        most: u8,
        /// SKILL-15: Zones with Enemies may be left.
        slippery: bool,
        /// SKILL-11: must end in a Zone with an Enemy.
        to_enemy: bool,
    },
    /// SKILL-11, SKILL-16: a free Combat Action of this type.
    FreeAttack(Style),
    /// SKILL-12: another Hero at once performs a free Action.
    Command,
    /// CARD-T5: one extra Activation.
    ExtraActivation,
    // ---- modifiers, with When::Always ----
    /// SKILL-09: extra Actions each Activation.
    ExtraActions(ActionKind, u8),
    /// SKILL-10: extra Movement Points in each Move Action.
    MovementPoints(u8),
    /// SKILL-15: may leave Zones with Enemies.
    Slippery,
    /// SKILL-18: always counts as the Hero with the most XP.
    Taunt,
    /// SKILL-08: raises the maximum Health.
    MaxHealth(u8),
    /// ARTIFACT-04: suffers half the Wounds of attacks of this type, rounded up.
    HalveWounds(Style),
    /// ARTIFACT-04: cannot be the target of attacks of this type.
    Untargetable(Style),
    /// ARTIFACT-04: heals of the owner or of Allies in Line of Sight count twice.
    DoubleHealing,
    /// EQUIP-13: the card may also be used for this combat type between these Ranges.
    Reaches(Style, u8, u8),
    /// SKILL-17: Magic Actions may be used with Melee weapons at Range 0.
    SwordAndSpell,
    /// ACT-TRANS-06: counts as this many cards when transmuted.
    TransmuteValue(u8),
    /// ENEMY-19: Wounds of the attack may be dealt to the Boss although Minions live.
    ReachesBoss,
    // ---- the dungeon ----
    /// Enemies appear.
    Spawn(Spawned, Place),
    /// EVENT-07: activate one Roaming Monster on the board; if there is none, do the other.
    ActivateRoamingOr(Vec<Effect>),
}

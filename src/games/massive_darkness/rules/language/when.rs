//! When an ability works: moments, conditions, costs, limits.

use serde::{Deserialize, Serialize};

/// SKILL-05: the combat types.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub enum Style {
    /// Every combat type.
    #[default]
    Any,
    Melee,
    Ranged,
    Magic,
}

impl Style {
    /// Does an ability of this type work in a combat of type `used`?
    #[must_use]
    pub fn covers(self, used: Style) -> bool {
        self == Style::Any || self == used
    }
}

/// The two sides of a combat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Side {
    /// COMBAT-01: the attacking Actor and its Attack dice.
    #[default]
    Attacker,
    /// COMBAT-01: the attacked Actor and its Defense dice.
    Defender,
}

/// When an ability works or may be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum When {
    /// A modifier that is simply there.
    Always,
    /// The owner attacks with this combat type.
    Attack(Style),
    /// The owner is attacked with this combat type.
    Defense(Style),
    /// GLOSS-02: the owner attacks, and dice of that attack were re-rolled by another effect.
    AfterReroll(Style),
    /// In the owner's own Activation, from the menu.
    Action,
    /// SKILL-14: at the start of the owner's Activation.
    StartOfActivation,
    /// The owner suffered at least 1 Wound from an attack; Attacker and Defender are those of the attack.
    Wounded,
    /// SKILL-13: in defense, Shields exceed Hits.
    Blocked,
    /// Before an attack against the owner is rolled.
    Targeted,
    /// CARD-C2: an Ally exactly this many Zones away (in Line of Sight) is attacked.
    AllyAttacked(u8),
    /// The owner killed a Guardian with an attack in his normal Activation.
    GuardianKilled,
    /// The card was drawn by a Hero (Traps, Luck, gold).
    Drawn,
}

/// COND-01: a condition in brackets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Condition {
    /// COND-07: the owner stands in a Shadow Zone.
    InShadow,
    /// COND-04: two weapons equipped.
    DualWielding,
    /// COND-08: a Shield is equipped.
    ShieldBearer,
    /// COND-06: no Armor is equipped.
    NoArmor,
    /// COND-05, COND-09: a weapon with one of these tags is equipped (COND-13).
    Equipped(Vec<String>),
    /// COND-10: a Two-Handed weapon is equipped.
    TwoHanded,
    /// COND-11: the owner has at least this many Wounds.
    Wounded(u8),
    /// The defender of this combat is stunned.
    DefenderStunned,
    /// The attack comes from at least this many Zones away.
    FromAfar(u8),
    /// SKILL-07: the attack was granted by the very skill or card that carries this ability.
    Granted,
    /// GLOSS-07: the attack, after Shields, deals no Wound.
    NoWound,
}

/// What has to be paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Cost {
    /// EFFECT-03: one Bam of the own side.
    Bam,
    /// EFFECT-03: one Diamond of the own side.
    Diamond,
    /// One Bam or one Diamond of the own side.
    BamOrDiamond,
    /// COND-12: XP of the owner.
    Xp(u8),
    /// COND-02: the owner suffers Wounds voluntarily.
    Bloodlust(u8),
    /// COND-03: the owner or an Ally in Line of Sight suffers Wounds voluntarily.
    BloodTribute(u8),
    /// One Action of any kind.
    Action,
    /// One Combat Action: one that could be used to attack.
    CombatAction,
    /// EQUIP-15: the card itself is discarded.
    Discard,
}

impl Cost {
    /// Is it paid with a symbol on dice?
    #[must_use]
    pub fn is_symbol(&self) -> bool {
        matches!(self, Cost::Bam | Cost::Diamond | Cost::BamOrDiamond)
    }
}

/// How often an ability may be used outside the once-per-combat rule (COMBAT-17).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub enum Limit {
    /// No further limit.
    #[default]
    None,
    /// Once per Activation of any Actor (OQ-10).
    OncePerActivation,
    OncePerRound,
    OncePerQuest,
}

impl Limit {
    /// No further limit?
    #[must_use]
    pub fn is_none(&self) -> bool {
        *self == Limit::None
    }
}

/// Whose combats an ability works in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Helps {
    /// Of whoever the ability belongs to.
    #[default]
    Owner,
    /// Those of the Allies in the owner's Zone.
    AlliesInZone,
    /// The owner's and those of Allies in the owner's Zone.
    OwnerAndAlliesInZone,
}

impl Helps {
    /// Only the owner's?
    #[must_use]
    pub fn is_owner(&self) -> bool {
        *self == Helps::Owner
    }
}

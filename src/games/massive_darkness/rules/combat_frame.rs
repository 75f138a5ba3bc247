//! A combat in progress: its printed steps, the dice on the table, what was added and spent.

use super::ask::Choice;
use super::ids::{AbilityUse, Actor, SourceId};
use super::language::{Side, Style};
use crate::kernel::list::List;
use serde::{Deserialize, Serialize};

/// Steps of a combat, in printed order (COMBAT-04, COMBAT-11..14, COMBAT-24).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum CombatStep {
    /// Signatures of others (ACT-SIGN-03): who is the target?
    #[default]
    Target,
    /// Effects before the attack is made.
    Before,
    /// What adds dice, then the limit (COMBAT-04, DICE-04).
    Pool,
    /// DICE-05.
    Penalties,
    /// COMBAT-05.
    Roll,
    /// COMBAT-11, COMBAT-12.
    GeneralRerolls,
    /// COMBAT-11, COMBAT-12.
    BlankRerolls,
    /// COMBAT-13.
    AfterRerolls,
    /// SKILL-02.
    DefenseSkills,
    /// SKILL-02.
    AttackSkills,
    /// COMBAT-14.
    DefenseEnchantments,
    /// COMBAT-14.
    AttackEnchantments,
    /// COMBAT-24, COMBAT-25.
    Wounds,
    /// Effects that answer the Wounds.
    Aftermath,
    /// CARD-R2.
    Again,
    /// Done.
    End,
}

/// A die that fell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct FallenDie {
    /// Colour, by its number in [`super::symbol::Colour::ALL`].
    pub colour: u8,
    /// The side that lies up, 0 to 5.
    pub face: u8,
    /// Has it been re-rolled?
    pub rerolled: bool,
}

/// How often an ability was used in this combat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CombatUse {
    /// And of whose card or Skill it is.
    pub ability: AbilityUse,
    /// How often; 255 = considered and declined.
    pub times: u8,
    /// Stages in which it has been dealt with, a bit for each [`CombatStep`].
    pub stages: u16,
}

/// Which figures of a Mob suffer Wounds; of any other Enemy it is always the single one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Figures {
    /// MOB-06..09: one Minion after the other; the Boss only when no Minion lives.
    #[default]
    InOrder,
    /// STUN-06, ENEMY-19: the Boss, although Minions live.
    Leader,
    /// STUN-06: so many Wounds to the Boss, the others to the Minions.
    Shared(u8),
    /// STUN-06: it is divided when it is known how many Wounds there are.
    ToDivide,
    /// ENEMY-19: every figure, as an effect does that hits all Enemies in a Zone.
    Everybody,
}

impl Figures {
    /// STUN-06: whom a choice about a stunned Mob stands for.
    #[must_use]
    pub fn of(choice: Choice) -> Self {
        match choice {
            Choice::Leader(_) => Self::Leader,
            Choice::Share(_, wounds) => Self::Shared(wounds),
            Choice::Divide(_) => Self::ToDivide,
            _ => Self::InOrder,
        }
    }
}

/// One attack, from who fights to the last Wound (`combat/`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Combat {
    /// COMBAT-01.
    pub attacker: Actor,
    /// COMBAT-01.
    pub defender: Actor,
    /// The combat type used.
    pub style: Style,
    /// What granted the attack (SKILL-07), or none.
    pub granted: SourceId,
    /// SKILL-17: a Magic Action with Melee weapons.
    pub sword_and_spell: bool,
    /// COUNTER-02: a Counter-Attack.
    pub counter: bool,
    /// Made in the attacker's own normal Activation.
    pub own_activation: bool,
    /// Where it is.
    pub step: CombatStep,
    /// Dice on the table.
    pub dice: List<FallenDie, 14>,
    /// Added (or subtracted) symbols of the attacker, by [`super::symbol::Symbol`].
    pub attack_added: [i8; 4],
    /// Added (or subtracted) symbols of the defender.
    pub defense_added: [i8; 4],
    /// Symbols the attacker has spent.
    pub attack_spent: [u8; 4],
    /// Symbols the defender has spent.
    pub defense_spent: [u8; 4],
    /// COMBAT-25.
    pub extra_wounds: i8,
    /// Abilities that were asked about or paid for, or whose effects take several steps.
    pub used: List<CombatUse, 20>,
    /// Marks set by effects, see `combat/`.
    pub marks: u16,
    /// ENEMY-19, STUN-06: who of a Mob takes the Wounds, once it has been chosen.
    #[serde(default)]
    pub figures: Option<Figures>,
    /// Health the defender keeps if he would die (CARD-C3); 0 = none.
    pub survive: u8,
    /// COMBAT-24 + COMBAT-25: Wounds dealt.
    pub wounds: u8,
    /// Dice to be rolled, by colour.
    pub pool: [u8; 4],
    /// Dice that Skills add, before the limit.
    pub gained: [u8; 4],
    /// The ability that is being used.
    pub pending: Option<AbilityUse>,
    /// The position of its effect.
    pub pending_effect: u8,
    /// That effect has begun.
    pub pending_started: bool,
    /// How many dice it still concerns.
    pub pending_left: u8,
    /// Inside [`super::language::Effect::Choose`]: the chosen list + 1.
    pub pending_list: u8,
    /// The position in the chosen list.
    pub pending_inner: u8,
    /// COND-03: Wounds that somebody still has to suffer for it.
    pub tribute: u8,
    /// Whose dice are being re-rolled.
    pub reroll_side: Option<Side>,
    /// Which dice are being re-rolled, a bit each.
    pub reroll_dice: u16,
    /// The colour of a die that is added after the roll and falls now.
    pub late_die: Option<u8>,
    /// An Enchantment whose symbol has still to be chosen.
    pub pay_either: Option<AbilityUse>,
    /// How many such symbols are still to be paid.
    pub either_left: u8,
}

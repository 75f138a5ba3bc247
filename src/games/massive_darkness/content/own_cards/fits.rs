//! Which words fit together: an effect needs a moment in which it can do something, a cost one in which it can be paid.
//! The pickers of the card editor offer only these, and the list of problems names the others.

use crate::games::massive_darkness::rules::language::{
    Ability, Amount, Condition, Cost, Effect, Helps, Limit, Side, When, Who,
};
use crate::games::massive_darkness::rules::symbol::Symbol;

/// Kinds of moments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// It is simply there.
    Modifier,
    /// The dice of a combat in which the owner attacks.
    Attack,
    /// The dice of a combat in which the owner is attacked.
    Defense,
    /// Something happened around a combat: two fighters, but no dice to change.
    AroundCombat,
    /// In the owner's Activation.
    Activation,
    /// The card has been drawn.
    Drawn,
    /// An Event card: it has no owner.
    Event,
}

impl Moment {
    /// The moment of an ability.
    #[must_use]
    pub fn of(when: When) -> Self {
        match when {
            When::Always => Self::Modifier,
            When::Attack(_) | When::AfterReroll(_) => Self::Attack,
            When::Defense(_) => Self::Defense,
            When::Wounded | When::Blocked | When::Targeted | When::AllyAttacked(_) | When::GuardianKilled => {
                Self::AroundCombat
            }
            When::Action | When::StartOfActivation => Self::Activation,
            When::Drawn => Self::Drawn,
        }
    }

    fn has_dice(self) -> bool {
        matches!(self, Self::Attack | Self::Defense)
    }

    fn has_fighters(self) -> bool {
        self.has_dice() || self == Self::AroundCombat
    }

    /// Can somebody be meant by this?
    #[must_use]
    pub fn knows(self, who: Who) -> bool {
        match who {
            Who::Owner => self != Self::Event,
            Who::Attacker | Who::Defender => self.has_fighters(),
            Who::One(_) | Who::Each(_) | Who::Any(_) => true,
        }
    }

    /// Can this cost be paid?
    #[must_use]
    pub fn takes(self, cost: Cost) -> bool {
        match cost {
            Cost::Bam | Cost::Diamond | Cost::BamOrDiamond => self.has_dice(),
            Cost::Action | Cost::CombatAction => self == Self::Activation,
            Cost::Xp(_) | Cost::Bloodlust(_) | Cost::BloodTribute(_) | Cost::Discard => {
                !matches!(self, Self::Modifier | Self::Drawn | Self::Event)
            }
        }
    }

    /// Can this condition ever hold?
    #[must_use]
    pub fn tells(self, condition: &Condition) -> bool {
        match condition {
            Condition::DefenderStunned | Condition::FromAfar(_) | Condition::NoWound => self.has_fighters(),
            Condition::Granted => self == Self::Attack,
            Condition::InShadow
            | Condition::DualWielding
            | Condition::ShieldBearer
            | Condition::NoArmor
            | Condition::Equipped(_)
            | Condition::TwoHanded
            | Condition::Wounded(_) => self != Self::Event,
        }
    }

    /// Can this effect do anything?
    #[must_use]
    pub fn lets(self, effect: &Effect) -> bool {
        match effect {
            Effect::Add(..)
            | Effect::Dice(..)
            | Effect::NoDice(_)
            | Effect::Reroll(..)
            | Effect::FlipBlanks(..)
            | Effect::BlanksGain(..)
            | Effect::BlankGains(..)
            | Effect::Cancel(..)
            | Effect::Wounds(_)
            | Effect::SpreadWounds
            | Effect::Pull
            | Effect::AttackAgain
            | Effect::WeakenCounter(_) => self.has_dice(),
            Effect::DoubleHits | Effect::ReachesBoss => self == Self::Attack,
            Effect::Survive(_) => self == Self::Defense,
            Effect::BecomeTarget => self == Self::AroundCombat,
            Effect::Hurt(who, _)
            | Effect::HurtByRoll(who, ..)
            | Effect::Heal(who, _)
            | Effect::FullyHeal(who)
            | Effect::Stun(who)
            | Effect::Kill(who)
            | Effect::GainXp(who, _) => self != Self::Modifier && self.knows(*who),
            Effect::Choose(lists) => {
                self != Self::Modifier && lists.iter().any(|list| list.iter().any(|inner| self.lets(inner)))
            }
            Effect::DrawTreasure(_) | Effect::DrawArtifact => !matches!(self, Self::Modifier | Self::Event),
            Effect::ExtraActivation => matches!(self, Self::AroundCombat | Self::Activation),
            Effect::GainActions(..) | Effect::Move { .. } | Effect::FreeAttack(_) | Effect::Command => {
                self == Self::Activation
            }
            Effect::ExtraActions(..)
            | Effect::MovementPoints(_)
            | Effect::Slippery
            | Effect::Taunt
            | Effect::MaxHealth(_)
            | Effect::HalveWounds(_)
            | Effect::Untargetable(_)
            | Effect::DoubleHealing
            | Effect::Reaches(..)
            | Effect::SwordAndSpell
            | Effect::TransmuteValue(_) => self == Self::Modifier,
            Effect::Spawn(..) => matches!(self, Self::Activation | Self::Drawn | Self::Event),
            Effect::ActivateRoamingOr(_) => self == Self::Event,
        }
    }
}

/// Does this effect change nothing, whenever it comes?
#[must_use]
pub fn is_empty(effect: &Effect) -> bool {
    match effect {
        Effect::Add(_, _, amount) | Effect::Dice(_, _, amount) => is_nothing(amount),
        Effect::Wounds(amount) | Effect::Hurt(_, amount) | Effect::Heal(_, amount) => !is_something(amount),
        Effect::FlipBlanks(_, count)
        | Effect::BlanksGain(_, _, count)
        | Effect::BlankGains(_, _, count)
        | Effect::WeakenCounter(count)
        | Effect::Survive(count)
        | Effect::GainXp(_, count)
        | Effect::GainActions(_, count)
        | Effect::ExtraActions(_, count)
        | Effect::MovementPoints(count)
        | Effect::MaxHealth(count) => *count == 0,
        Effect::Move { least, most, .. } => *most == 0 || least > most,
        Effect::Reaches(_, least, most) => least > most,
        Effect::HurtByRoll(_, _, symbols) => symbols.is_empty(),
        Effect::Choose(lists) => lists.iter().all(|list| list.iter().all(is_empty)),
        _ => false,
    }
}

fn is_nothing(amount: &Amount) -> bool {
    matches!(amount, Amount::N(0) | Amount::Per(0, ..) | Amount::Per(_, 0, _))
}

fn is_something(amount: &Amount) -> bool {
    match amount {
        Amount::N(number) => *number > 0,
        Amount::Per(number, every, _) => *number > 0 && *every > 0,
        Amount::HalfUp(_) => true,
    }
}

/// An ability to begin with at this moment: the plainest that does something.
#[must_use]
pub fn plainest(when: When) -> Ability {
    let effect = match Moment::of(when) {
        Moment::Modifier => Effect::MovementPoints(1),
        Moment::Attack => plus(Side::Attacker, Symbol::Hit),
        Moment::Defense => plus(Side::Defender, Symbol::Shield),
        Moment::AroundCombat | Moment::Activation | Moment::Drawn | Moment::Event => {
            Effect::Heal(Who::Owner, Amount::N(1))
        }
    };
    Ability {
        when,
        only_if: Vec::new(),
        pay: Vec::new(),
        repeat: 1,
        limit: Limit::None,
        helps: Helps::Owner,
        optional: false,
        effects: vec![effect],
    }
}

fn plus(side: Side, symbol: Symbol) -> Effect {
    Effect::Add(side, symbol, Amount::N(1))
}

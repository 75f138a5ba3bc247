//! Everything that can be chosen from a list, in the order of the list.

use super::{Choice, Edit, Pen, pick_any};
use crate::games::massive_darkness::rules::cards::{DoorGuard, EnemyDeck, EquipmentKind, SlotSymbol};
use crate::games::massive_darkness::rules::language::{
    ActionKind, Amount, Cancelled, Condition, Cost, Count, DieChoice, Group, Helps, Limit, Lit, Of, Place, Reach,
    Reroll, RerollSide, Side, Spawned, Style, When, Who,
};
use crate::games::massive_darkness::rules::symbol::Symbol;

/// A type whose values are all offered.
macro_rules! choices {
    ($($kind:ty, $what:literal: [$($value:expr),+ $(,)?];)+) => {$(
        impl Choice for $kind {
            const WHAT: &'static str = $what;
            fn all(_: &Pen<'_>) -> Vec<Self> {
                vec![$($value),+]
            }
        }
    )+};
}

choices! {
    When, "when": [
        When::Always, When::Attack(Style::Any), When::Defense(Style::Any), When::AfterReroll(Style::Any), When::Action,
        When::StartOfActivation, When::Targeted, When::Wounded, When::Blocked, When::AllyAttacked(1),
        When::GuardianKilled, When::Drawn,
    ];
    Cost, "pay": [
        Cost::Bam, Cost::Diamond, Cost::BamOrDiamond, Cost::Xp(1), Cost::Bloodlust(1), Cost::BloodTribute(1),
        Cost::Action, Cost::CombatAction, Cost::Discard,
    ];
    Limit, "limit": [Limit::None, Limit::OncePerActivation, Limit::OncePerRound, Limit::OncePerQuest];
    Helps, "helps": [Helps::Owner, Helps::AlliesInZone, Helps::OwnerAndAlliesInZone];
    Style, "style": [Style::Any, Style::Melee, Style::Ranged, Style::Magic];
    Side, "side": [Side::Attacker, Side::Defender];
    Symbol, "symbol": [Symbol::Hit, Symbol::Shield, Symbol::Bam, Symbol::Diamond];
    DieChoice, "die": [
        DieChoice::Yellow, DieChoice::Red, DieChoice::Blue, DieChoice::Green, DieChoice::AnyAttack,
        DieChoice::AnyDefense,
    ];
    Reroll, "reroll": [Reroll::All, Reroll::Blanks, Reroll::Any, Reroll::UpTo(1)];
    RerollSide, "reroll-side": [RerollSide::Attack, RerollSide::Defense, RerollSide::Either];
    Cancelled, "cancelled": [Cancelled::Bams(1), Cancelled::Diamonds(1), Cancelled::All];
    ActionKind, "action": [
        ActionKind::Any, ActionKind::Melee, ActionKind::Ranged, ActionKind::Magic, ActionKind::Move,
    ];
    Of, "of": [Of::Allies, Of::OwnerAndAllies, Of::Foes, Of::OwnKind, Of::Heroes, Of::Enemies];
    Reach, "reach": [Reach::Zone, Reach::Sight(0, SIGHT), Reach::Anywhere];
    Lit, "lit": [Lit::Any, Lit::Shadow, Lit::Light];
    Spawned, "spawned": [
        Spawned::Guard, Spawned::GuardOfLevel(1), Spawned::Roaming, Spawned::Lesser, Spawned::Greater,
    ];
    Place, "place": [Place::LevelBehind, Place::LevelHere, Place::LevelAhead, Place::LevelToken(1)];
    DoorGuard, "guard": [DoorGuard::None, DoorGuard::Here, DoorGuard::Ambush];
    EnemyDeck, "deck": [EnemyDeck::Guard(1), EnemyDeck::Lesser, EnemyDeck::Greater];
    EquipmentKind, "equipment": [
        EquipmentKind::Weapon, EquipmentKind::Armor, EquipmentKind::Shield, EquipmentKind::Item,
        EquipmentKind::Consumable, EquipmentKind::Luck, EquipmentKind::Trap, EquipmentKind::Artifact,
    ];
    SlotSymbol, "slot": [SlotSymbol::None, SlotSymbol::Body, SlotSymbol::Hand, SlotSymbol::TwoHands];
}

/// "In sight", however far.
pub(super) const SIGHT: u8 = u8::MAX;

impl Choice for Condition {
    const WHAT: &'static str = "if";
    fn all(pen: &Pen<'_>) -> Vec<Self> {
        let weapon = pen.known.tags.first().cloned();
        vec![
            Self::InShadow,
            Self::DualWielding,
            Self::ShieldBearer,
            Self::NoArmor,
            Self::Equipped(weapon.into_iter().collect()),
            Self::TwoHanded,
            Self::Wounded(1),
            Self::DefenderStunned,
            Self::FromAfar(1),
            Self::Granted,
            Self::NoWound,
        ]
    }
}

impl Choice for Count {
    const WHAT: &'static str = "count";
    fn all(pen: &Pen<'_>) -> Vec<Self> {
        let set = pen.known.tags.first().cloned().unwrap_or_default();
        vec![
            Self::Equipped(set),
            Self::ShadowZonesBetween,
            Self::OwnerWounds,
            Self::Rolled(Symbol::Hit),
            Self::Blanks(Side::Attacker),
        ]
    }
}

impl Choice for Amount {
    const WHAT: &'static str = "amount";
    fn all(_: &Pen<'_>) -> Vec<Self> {
        vec![Self::N(1), Self::Per(1, 1, Count::OwnerWounds), Self::HalfUp(Count::OwnerWounds)]
    }
}

impl Choice for Who {
    const WHAT: &'static str = "who";
    fn all(pen: &Pen<'_>) -> Vec<Self> {
        let group = group_at(pen);
        vec![Self::Owner, Self::Attacker, Self::Defender, Self::One(group), Self::Each(group), Self::Any(group)]
    }
}

/// A group to begin with: an Event card has no owner whose Allies could be meant.
pub(super) fn group_at(pen: &Pen<'_>) -> Group {
    use crate::games::massive_darkness::content::own_cards::Moment;
    match pen.moment {
        Moment::Event => Group { of: Of::Heroes, reach: Reach::Anywhere, lit: Lit::Any },
        _ => Group { of: Of::OwnerAndAllies, reach: Reach::Zone, lit: Lit::Any },
    }
}

macro_rules! edit_by_picking {
    ($($kind:ty),+ $(,)?) => {$(
        impl Edit for $kind {
            fn edit(&mut self, ui: &mut egui::Ui, pen: &Pen<'_>) {
                pick_any(ui, pen, self);
            }
        }
    )+};
}

edit_by_picking![Limit, Helps, Style, Side, Symbol, DieChoice, RerollSide, ActionKind, Of, Lit, DoorGuard];

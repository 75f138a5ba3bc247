//! Which things that have happened are shown together: the score that the director plays. Every event opens a beat, belongs to
//! the one before, or is not shown.

use super::Kind;
use crate::games::massive_darkness::rules::Event;
use crate::games::massive_darkness::rules::ids::Actor;

/// What an event is to the beats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// It opens one.
    Opens(Kind),
    /// It belongs to the one before; where there is none, and after dice, it opens one of this kind: nothing is seen in one
    /// picture with a roll but the fight itself.
    Joins(Kind),
    /// It belongs to the roll before, or to what is done with it; elsewhere it opens one.
    InFight(Kind),
    /// It belongs to one of this kind before; elsewhere it opens one.
    With(Kind),
    /// It belongs to the activation of an Enemy or to the steps before; elsewhere it opens one.
    InTurn(Kind),
    /// It is not shown.
    Silent,
}

impl Part {
    /// The beat that it opens.
    pub(super) fn kind(self) -> Option<Kind> {
        match self {
            Self::Opens(kind) | Self::Joins(kind) | Self::InFight(kind) | Self::With(kind) | Self::InTurn(kind) => {
                Some(kind)
            }
            Self::Silent => None,
        }
    }
}

/// Does it belong to the beat before it, which is of this kind, rather than open one?
pub(super) fn joins(part: Part, now: Option<Kind>) -> bool {
    let Some(now) = now else { return false };
    match part {
        Part::Opens(_) | Part::Silent => false,
        Part::Joins(_) => !now.is_heading() && !matches!(now, Kind::Roll | Kind::Symbols | Kind::Attack),
        Part::InFight(_) => matches!(now, Kind::Attack | Kind::Roll | Kind::Symbols | Kind::Change),
        Part::With(kind) => now == kind,
        Part::InTurn(kind) => now == Kind::Enemy || (now, kind) == (Kind::Step, Kind::Step),
    }
}

pub(super) fn part(event: &Event) -> Part {
    use Part::{InFight, InTurn, Joins, Opens, Silent, With};
    match event {
        Event::RoundBegan { .. } => Opens(Kind::Round),
        Event::PhaseBegan { .. } => Opens(Kind::Phase),
        Event::ActivationBegan { .. } => Opens(Kind::Turn),
        Event::EnemyActivated { .. } => Opens(Kind::Enemy),
        Event::Moved { .. } => InTurn(Kind::Step),
        Event::Attacked { .. } => Opens(Kind::Attack),
        Event::TargetChanged { .. } => InFight(Kind::Attack),
        Event::DoorOpened { .. } | Event::DoorMoved { .. } => Opens(Kind::Door),
        Event::LevelRose { .. } => Opens(Kind::Level),
        Event::DoorCardDrawn { .. } => Opens(Kind::Card),
        Event::EventDrawn { .. } => Opens(Kind::Event),
        Event::TokenTaken { .. } | Event::CardGained { .. } | Event::TokenRevealed { .. } => With(Kind::Treasure),
        Event::Spawned { .. } => Opens(Kind::Spawn),
        Event::NoMiniatures { .. } | Event::GuardianEquipped { .. } => Joins(Kind::Spawn),
        Event::Rolled { .. } | Event::Rerolled { .. } => Opens(Kind::Roll),
        Event::Flipped { .. }
        | Event::DieRemoved { .. }
        | Event::AbilityUsed { .. }
        | Event::SymbolsAdded { .. }
        | Event::SymbolsCancelled { .. }
        | Event::SymbolSpent { .. } => InFight(Kind::Symbols),
        Event::CombatResult { .. } => Opens(Kind::Blow),
        Event::Wounded { .. } | Event::MinionKilled { .. } | Event::ObjectStruck { .. } | Event::EnemyGone { .. } => {
            Joins(Kind::Wound)
        }
        Event::LeaderKilled { .. } | Event::HeroDied { .. } | Event::ObjectDestroyed { .. } | Event::Crushed { .. } => {
            Opens(Kind::Death)
        }
        Event::HeroResurrected { .. } => Opens(Kind::Rise),
        Event::HeroEscaped { .. }
        | Event::GoalMet { .. }
        | Event::QuestRuleApplied { .. }
        | Event::QuestActed { .. } => Opens(Kind::Quest),
        Event::TokensPlaced { .. }
        | Event::TokenLaid { .. }
        | Event::TokenUsed { .. }
        | Event::Counted { .. }
        | Event::RoleGiven { .. }
        | Event::Unlocked { .. }
        | Event::BarMoved { .. }
        | Event::TileWorn { .. }
        | Event::FloorRemoved { .. } => Joins(Kind::Quest),
        Event::EnemyStayed { .. }
        | Event::CardDiscarded { .. }
        | Event::CardGiven { .. }
        | Event::Rearranged { .. }
        | Event::Reshuffled { .. }
        | Event::Healed { .. }
        | Event::Stunned { .. }
        | Event::GotUp { .. }
        | Event::XpGained { .. }
        | Event::XpSpent { .. }
        | Event::MicroXpGained { .. }
        | Event::MicroXpSpent { .. }
        | Event::SkillBought { .. }
        | Event::Carried { .. }
        | Event::TokenGiven { .. }
        | Event::MovedNowhere { .. }
        | Event::FirstPlayer { .. } => Joins(Kind::Change),
        Event::Ended { .. } => Opens(Kind::End),
        Event::ActivationEnded { .. } | Event::FoeWaits { .. } | Event::RulesLoop { .. } => Silent,
    }
}

/// The figures that an event changes.
pub(super) fn touched(event: &Event) -> Option<Actor> {
    match *event {
        Event::Moved { actor, .. }
        | Event::Wounded { actor, .. }
        | Event::Healed { actor, .. }
        | Event::Stunned { actor }
        | Event::GotUp { actor } => Some(actor),
        Event::EnemyActivated { enemy, .. }
        | Event::Spawned { enemy, .. }
        | Event::MinionKilled { enemy, .. }
        | Event::LeaderKilled { enemy, .. }
        | Event::EnemyGone { enemy, .. }
        | Event::Crushed { enemy, .. } => Some(Actor::Enemy(enemy)),
        Event::ActivationBegan { hero }
        | Event::HeroDied { hero }
        | Event::HeroResurrected { hero }
        | Event::HeroEscaped { hero }
        | Event::TokenTaken { hero, .. }
        | Event::CardGained { hero, .. }
        | Event::XpGained { hero, .. } => Some(Actor::Hero(hero)),
        _ => None,
    }
}

//! Which things that have happened are shown together: the score that the director plays. Every event opens a beat, belongs to
//! the one before, or is not shown.

use super::Kind;
use crate::games::massive_darkness_2::rules::Event;

/// What an event is to the beats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// It opens one.
    Opens(Kind),
    /// It belongs to the one before; after a heading, an attack and its dice it opens one of this kind: nothing is seen in one picture
    /// with a roll but the fight itself.
    Joins(Kind),
    /// It belongs to the attack or the dice before; elsewhere it opens one.
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

    /// Does it belong to the beat before it, which is of this kind, rather than open one?
    pub(super) fn joins(self, now: Option<Kind>) -> bool {
        let Some(now) = now else { return false };
        match self {
            Self::Opens(_) | Self::Silent => false,
            Self::Joins(_) => !now.is_heading() && !matches!(now, Kind::Attack | Kind::Roll | Kind::Symbols),
            Self::InFight(_) => matches!(now, Kind::Attack | Kind::Roll | Kind::Symbols | Kind::Change),
            Self::With(kind) => now == kind,
            Self::InTurn(kind) => now == Kind::Enemy || (now, kind) == (Kind::Step, Kind::Step),
        }
    }
}

/// What this event is to the beats.
pub(super) fn part(event: &Event) -> Part {
    use Part::{InFight, InTurn, Joins, Opens, Silent, With};
    match event {
        Event::RoundBegan { .. } => Opens(Kind::Round),
        Event::PhaseBegan { .. } => Opens(Kind::Phase),
        Event::TurnBegan { .. } => Opens(Kind::Turn),
        Event::Activated { .. } => Opens(Kind::Enemy),
        Event::ConditionMet { .. } | Event::FrostSpent { .. } => With(Kind::Enemy),
        Event::Moved { .. }
        | Event::AllyMoved { .. }
        | Event::EnemyMoved { .. }
        | Event::EnemyPlaced { .. }
        | Event::EnemyLeft { .. } => InTurn(Kind::Step),
        Event::Attacked { .. } | Event::AttackedBy { .. } | Event::AllyAttacked { .. } => Opens(Kind::Attack),
        Event::Rolled { .. } | Event::Rerolled { .. } => Opens(Kind::Roll),
        Event::DiceAdded { .. }
        | Event::DiceLost { .. }
        | Event::Resolved { .. }
        | Event::Ignored { .. }
        | Event::ClawsPaid { .. }
        | Event::Used { .. }
        | Event::ArrowDrawn { .. }
        | Event::Aimed { .. }
        | Event::ToolTurned { .. }
        | Event::ToolMatched { .. } => InFight(Kind::Symbols),
        Event::Outcome { .. } => Opens(Kind::Blow),
        Event::Burning { .. } => Opens(Kind::Wound),
        Event::EnemyWounded { .. }
        | Event::FigureKilled { .. }
        | Event::Wounded { .. }
        | Event::AllyWounded { .. }
        | Event::StateLaid { .. }
        | Event::Poisoned { .. } => Joins(Kind::Wound),
        Event::EnemyFell { .. } | Event::AllyFell { .. } => Opens(Kind::Death),
        Event::KnockedOut { .. } => Opens(Kind::Down),
        Event::LifebringerSpent { .. } | Event::Woken { .. } => With(Kind::Rise),
        Event::DoorOpened { .. } => Opens(Kind::Door),
        Event::Revealed { .. } => With(Kind::Door),
        Event::DoorCard { .. } => Opens(Kind::Card),
        Event::Turned { .. } => Opens(Kind::Token),
        Event::Laid { .. } | Event::Rooted { .. } | Event::ActionLost { .. } => Joins(Kind::Token),
        Event::Taken { .. }
        | Event::Drew { .. }
        | Event::TookLoot { .. }
        | Event::TokenDrawn { .. }
        | Event::NothingDrawn { .. }
        | Event::BagEmpty => With(Kind::Treasure),
        Event::Spawned { .. } | Event::Upgraded { .. } | Event::Lower { .. } | Event::AllyCame { .. } => {
            Opens(Kind::Spawn)
        }
        Event::Armed { .. } => With(Kind::Spawn),
        Event::NothingSpawned | Event::MinionAdded { .. } => Joins(Kind::Spawn),
        Event::Darkened { .. } => Opens(Kind::Dark),
        Event::LeveledUp { .. } => Opens(Kind::Level),
        Event::Learned { .. } => With(Kind::Level),
        Event::FightBegan { .. } | Event::BossRolled { .. } => Opens(Kind::Boss),
        Event::HeroPlaced { .. } | Event::TilesRemoved => Joins(Kind::Boss),
        Event::TaskDone { .. } | Event::LeftDungeon { .. } | Event::AllyArrived { .. } | Event::PutOn { .. } => {
            Opens(Kind::Quest)
        }
        Event::Counted { .. } | Event::BoundCleared => Joins(Kind::Quest),
        Event::Healed { .. }
        | Event::EnemyHealed { .. }
        | Event::GainedMana { .. }
        | Event::LostMana { .. }
        | Event::GainedXp { .. }
        | Event::GainedRage { .. }
        | Event::FireGone { .. }
        | Event::Rested { .. }
        | Event::StanceTaken { .. }
        | Event::PointerTurned { .. }
        | Event::ElementRose { .. }
        | Event::MarkerTurned { .. }
        | Event::ToolDrawn { .. }
        | Event::Consecrated { .. }
        | Event::TakenBack { .. }
        | Event::Blessed { .. }
        | Event::Equipped { .. }
        | Event::TookOff { .. }
        | Event::Given { .. }
        | Event::Discarded { .. }
        | Event::TokenAdded { .. } => Joins(Kind::Change),
        Event::Won | Event::Lost => Opens(Kind::End),
        Event::TurnEnded { .. } => Silent,
    }
}

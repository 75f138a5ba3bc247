//! What each event is to the beats.

use crate::games::massive_darkness_2::rules::Event;
use crate::games::tiles::score::{Kind, Part};

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
        // It is a line of the reckoning below the dice.
        Event::Added(_) => Silent,
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
        // What lay face down is turned over as a card is.
        Event::Turned { .. } => Opens(Kind::Event),
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
        Event::Risked { .. } => With(Kind::Quest),
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
        | Event::Consecrated { .. }
        | Event::TakenBack { .. }
        | Event::Blessed { .. }
        | Event::Equipped { .. }
        | Event::TookOff { .. }
        | Event::Given { .. }
        | Event::Discarded { .. }
        | Event::TokenAdded { .. } => Joins(Kind::Change),
        // Those of a round are drawn one after the other, and seen together.
        Event::ToolDrawn { .. } => With(Kind::Change),
        Event::Won | Event::Lost { .. } => Opens(Kind::End),
        Event::TurnEnded { .. } => Silent,
    }
}

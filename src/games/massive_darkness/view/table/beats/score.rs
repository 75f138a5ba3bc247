//! What each event is to the beats.

use crate::games::massive_darkness::rules::Event;
use crate::games::massive_darkness::rules::ids::Actor;
use crate::games::tiles::score::{Kind, Part};

/// What this event is to the beats.
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

//! What each fact is about, in one place: who judges it, and where what it says comes from.

use super::format::Fact;

/// What a fact is about.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Topic {
    /// Another fact, turned around.
    Turned,
    /// Where figures are and how they stand.
    Figure,
    Hero,
    /// Guards, Roaming Monsters, Agents and their Bosses.
    Enemy,
    /// Dice and what is printed on cards.
    Dice,
    Board,
    /// What the quest keeps account of.
    Quest,
    /// Rounds, Levels and how the game ends.
    Game,
    Deck,
    Happened,
    /// The pending question.
    Question,
    /// The party between two quests.
    Town,
}

/// Where what a fact says comes from.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Source {
    /// The case itself drew it.
    Drawing,
    /// The rules make it out of what lies there.
    Rules,
    /// It changes while playing.
    Play,
    /// Almost everything is so.
    Anything,
}

/// What a fact is about, and where what it says comes from.
pub(super) fn about(fact: &Fact) -> (Topic, Source) {
    use Source::{Anything, Drawing, Play, Rules};
    use Topic::{Board, Deck, Dice, Enemy, Figure, Game, Happened, Hero, Quest, Question, Town, Turned};
    match fact {
        Fact::Not(_) => (Turned, Play),
        Fact::Asked(_) => (Question, Play),
        Fact::At(..) | Fact::Stunned(_) | Fact::Present(_) | Fact::Gone(_) => (Figure, Play),
        Fact::Health(..)
        | Fact::Xp(..)
        | Fact::MicroXp(..)
        | Fact::Dead(_)
        | Fact::Alive(_)
        | Fact::Escaped(_)
        | Fact::Holds(..)
        | Fact::Cards(..)
        | Fact::Equipped(..)
        | Fact::InSlot(..)
        | Fact::Bought(..) => (Hero, Play),
        Fact::MaxHealth(..) | Fact::SkillActive(..) | Fact::AbilityActive(..) | Fact::MovesOf(..) => (Hero, Rules),
        Fact::Wounds(..)
        | Fact::Minions(..)
        | Fact::MinionWounds(..)
        | Fact::Leader(..)
        | Fact::EnemyCard(..)
        | Fact::Treasure(..)
        | Fact::NoTreasure(_)
        | Fact::Enemies(_)
        | Fact::EnemiesAt(..) => (Enemy, Play),
        Fact::FullHealth(..)
        | Fact::AttackDice(..)
        | Fact::DefenseDice(..)
        | Fact::CanAttack(..)
        | Fact::CardHas(..)
        | Fact::CardDice(..)
        | Fact::CardSlot(..) => (Dice, Rules),
        Fact::Symbols(..) | Fact::Unspent(..) => (Dice, Play),
        Fact::Tokens(..) | Fact::FaceDown(..) | Fact::DoorOpen(..) => (Board, Play),
        Fact::Sees(..) | Fact::Range(..) | Fact::Distance(..) | Fact::Adjacent(..) | Fact::SameChamber(..) => {
            (Board, Rules)
        }
        Fact::Room(_) | Fact::Corridor(_) | Fact::Light(_) | Fact::Shadow(_) | Fact::TileLevel(..) => (Board, Drawing),
        Fact::Counter(..)
        | Fact::Role(..)
        | Fact::Carries(..)
        | Fact::ObjectWounds(..)
        | Fact::Destroyed(..)
        | Fact::Removed(..)
        | Fact::Locked(..)
        | Fact::Barred(..)
        | Fact::TileWounds(..)
        | Fact::GoalsMet(_)
        | Fact::Foe(..)
        | Fact::Turned(..) => (Quest, Play),
        Fact::Active(..) | Fact::Slippery(..) => (Quest, Rules),
        Fact::Level(_)
        | Fact::Round(_)
        | Fact::Phase(_)
        | Fact::FirstPlayer(_)
        | Fact::Lifebringer(_)
        | Fact::Actions(_)
        | Fact::MovementPoints(_)
        | Fact::Outcome(_)
        | Fact::Reported(_) => (Game, Play),
        Fact::LevelTokenActive(..) => (Game, Rules),
        Fact::Running => (Game, Anything),
        Fact::DeckSize(..) | Fact::DiscardSize(..) | Fact::InDeck(..) | Fact::Discarded(..) => (Deck, Play),
        Fact::Event(_) | Fact::Events(..) | Fact::InOrder(_) | Fact::Rule(_) => (Happened, Play),
        Fact::OnSale(_) | Fact::Stage(_) | Fact::NextQuest(_) => (Town, Play),
    }
}

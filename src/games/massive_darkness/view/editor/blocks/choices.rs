//! Everything that can be chosen from a list, in the order of the list.

use super::names::first;
use super::{Choice, Pen};
use crate::games::massive_darkness::quest::edit::rename::Kind;
use crate::games::massive_darkness::rules::language::quest::{
    ActCost, Check, Compare, Condition, Deed, FoeCard, Load, Loot, Moment, QuestEffect, Towards, Trample, Whom,
};
use crate::games::massive_darkness::rules::language::{Place, Spawned};
use crate::games::massive_darkness::rules::state::{Phase, TokenKind};

/// Lists in lists are offered only so deep: effects for other Heroes stand in no such effects.
pub(super) const DEEPEST: u8 = 1;

macro_rules! choices {
    ($($kind:ty, $what:literal: [$($value:expr),+ $(,)?];)+) => {$(
        impl Choice for $kind {
            const WHAT: &'static str = $what;
            fn all(_: &Pen<'_>) -> Vec<Vec<Self>> {
                vec![vec![$($value),+]]
            }
        }
    )+};
}

choices! {
    TokenKind, "token": [
        TokenKind::Treasure, TokenKind::SpecialTreasure, TokenKind::Artifact, TokenKind::Lair, TokenKind::Library,
    ];
    Phase, "phase": [Phase::Heroes, Phase::Enemies, Phase::Experience, Phase::Event, Phase::End];
    Compare, "compare": [Compare::AtLeast(1), Compare::AtMost(1), Compare::Exactly(1)];
    Spawned, "spawned": [
        Spawned::Guard, Spawned::GuardOfLevel(1), Spawned::Roaming, Spawned::Lesser, Spawned::Greater,
    ];
    Loot, "loot": [Loot::Normal, Loot::Nothing, Loot::Level(1), Loot::Monster];
    Trample, "trample": [Trample::Heroes, Trample::Enemies, Trample::Token(TokenKind::Treasure)];
    ActCost, "cost": [ActCost::Action, ActCost::MovementPoint];
    Load, "load": [Load::Nothing, Load::ArtifactCard];
    Check, "check": [Check::Always, Check::RoundEnd];
}

impl Choice for Place {
    const WHAT: &'static str = "place";
    fn all(pen: &Pen<'_>) -> Vec<Vec<Self>> {
        vec![vec![
            Self::Named(first(pen, Kind::Zone)),
            Self::LevelHere,
            Self::LevelBehind,
            Self::LevelAhead,
            Self::LevelToken(1),
        ]]
    }
}

impl Choice for Whom {
    const WHAT: &'static str = "whom";
    fn all(pen: &Pen<'_>) -> Vec<Vec<Self>> {
        let (role, zone) = (first(pen, Kind::Role), first(pen, Kind::Zone));
        vec![vec![Self::Each, Self::One, Self::EachIn(zone), Self::Role(role)]]
    }
}

impl Choice for Towards {
    const WHAT: &'static str = "towards";
    fn all(pen: &Pen<'_>) -> Vec<Vec<Self>> {
        let zone = first(pen, Kind::Zone);
        vec![vec![Self::Exit, Self::Start, Self::Zone(zone), Self::SeenToken(TokenKind::Treasure)]]
    }
}

impl Choice for Deed {
    const WHAT: &'static str = "deed";
    fn all(_: &Pen<'_>) -> Vec<Vec<Self>> {
        vec![vec![Self::Attack, Self::Move(1, vec![Towards::Exit])]]
    }
}

impl Choice for FoeCard {
    const WHAT: &'static str = "card";
    fn all(pen: &Pen<'_>) -> Vec<Vec<Self>> {
        let kind = super::figure::kinds(pen, Spawned::Greater).into_iter().next().unwrap_or_default();
        vec![vec![
            Self::Drawn(Spawned::Roaming),
            Self::Kind(Spawned::Greater, kind),
            Self::ByEdition(Spawned::Roaming, Spawned::Greater),
        ]]
    }
}

impl Choice for Moment {
    const WHAT: &'static str = "when";
    fn all(pen: &Pen<'_>) -> Vec<Vec<Self>> {
        let name = |kind: Kind| first(pen, kind);
        let (zone, foe) = (name(Kind::Zone), name(Kind::Foe));
        vec![
            vec![
                Self::Setup,
                Self::RoundStarts(0),
                Self::PhaseStarts(Phase::Enemies),
                Self::RoundEnds,
                Self::FirstPlayerPassed,
            ],
            vec![
                Self::Entered(zone.clone()),
                Self::EnteredStorey(1),
                Self::Crossed(name(Kind::Border)),
                Self::PickedUp(TokenKind::Artifact),
                Self::Acted(name(Kind::Act)),
                Self::HeroDied,
                Self::HeroFell,
                Self::HeroEscaped,
                Self::AllEscaped,
            ],
            vec![
                Self::DoorOpened(name(Kind::Door)),
                Self::Opened(zone.clone()),
                Self::ChamberOpened(zone.clone()),
                Self::LevelRose(0),
                Self::Removed(zone.clone()),
            ],
            vec![
                Self::Killed(foe.clone()),
                Self::GuardianKilled,
                Self::FoeEntered(foe.clone(), zone),
                Self::FoeLeft(foe),
                Self::Destroyed(name(Kind::Object)),
            ],
            vec![Self::Counted(name(Kind::Counter), 1), Self::Called(name(Kind::Call))],
        ]
    }
}

impl Choice for Condition {
    const WHAT: &'static str = "if";
    fn all(pen: &Pen<'_>) -> Vec<Vec<Self>> {
        let name = |kind: Kind| first(pen, kind);
        let (zone, foe) = (name(Kind::Zone), name(Kind::Foe));
        let one = Compare::AtLeast(1);
        let mut all = vec![
            vec![
                Self::Counter(name(Kind::Counter), one),
                Self::Level(Compare::AtLeast(2)),
                Self::Round(Compare::AtLeast(2)),
                Self::Party(Compare::AtLeast(2)),
                Self::Living(one),
                Self::Carried(TokenKind::Artifact, one),
                Self::Objective(1),
            ],
            vec![Self::HeroIn(zone.clone()), Self::Is(name(Kind::Role))],
            vec![
                Self::NoEnemies,
                Self::EnemyIn(zone.clone()),
                Self::ChamberClear(zone.clone()),
                Self::Present(foe.clone()),
                Self::Gone(foe.clone()),
                Self::FoeIn(foe, zone),
            ],
            vec![Self::DoorOpen(name(Kind::Door)), Self::Destroyed(name(Kind::Object))],
        ];
        if pen.depth < DEEPEST {
            all.push(vec![Self::Any(vec![Self::NoEnemies])]);
        }
        all
    }
}

impl Choice for QuestEffect {
    const WHAT: &'static str = "do";
    fn all(pen: &Pen<'_>) -> Vec<Vec<Self>> {
        let name = |kind: Kind| first(pen, kind);
        let (zone, foe, door) = (name(Kind::Zone), name(Kind::Foe), name(Kind::Door));
        let (border, counter) = (name(Kind::Border), name(Kind::Counter));
        let place = if zone.is_empty() { Place::LevelHere } else { Place::Named(zone.clone()) };
        let kind = TokenKind::Treasure;
        let mut all = vec![
            vec![
                Self::GainXp(1),
                Self::AllGainXp(1),
                Self::DrawTreasure(0),
                Self::DrawArtifact,
                Self::Suffer(1),
                Self::ShareWounds(1),
                Self::Heal(1),
                Self::Die,
                Self::Go(zone.clone()),
                Self::Carry(TokenKind::Artifact, 1),
                Self::ChooseHero(name(Kind::Role)),
            ],
            vec![
                Self::Spawn(Spawned::Guard, place.clone()),
                Self::Appear(foe.clone(), place.clone()),
                Self::Activate(foe),
            ],
            vec![
                Self::OpenDoor(door.clone()),
                Self::CloseDoor(door.clone()),
                Self::Unlock(door),
                Self::Unbar(border.clone()),
                Self::Bar(border),
                Self::RaiseLevel(1),
                Self::Lay(kind, place),
                Self::Fill(kind, zone.clone()),
                Self::Sweep(kind),
                Self::Turn(TokenKind::Lair),
                Self::DestroyOne(Kind::Object.names(pen.quest)),
                Self::Remove(zone),
                Self::Crumble,
            ],
            vec![Self::Count(counter.clone(), 1), Self::Set(counter, 0), Self::Call(name(Kind::Call))],
            vec![Self::Win, Self::Lose],
        ];
        if pen.depth < DEEPEST {
            all.push(vec![Self::To(Whom::Each, vec![Self::GainXp(1)])]);
        }
        all
    }
}

//! What moves on the map during a beat: at once, and when a blow lands; and where it happens.

use super::{Beat, Kind};
use crate::games::massive_darkness_2::rules::frames::Figure;
use crate::games::massive_darkness_2::rules::ids::target_of;
use crate::games::massive_darkness_2::rules::{AttackType, EnemyId, Event};
use crate::games::massive_darkness_2::view::board::{piece_of_enemy, piece_of_target};
use crate::kernel::board::{EdgeId, SpaceId};
use crate::kit::map::{Motion, News, Piece, Reach, Spot};

/// What is seen from the beginning of a beat on.
pub(crate) fn first(beat: &Beat) -> Vec<Motion> {
    let events = beat.events.iter().filter(|event| beat.kind != Kind::Blow || !lands(event));
    events.flat_map(motions).collect()
}

/// What is seen when the blow lands.
pub(crate) fn landing(beat: &Beat) -> Vec<Motion> {
    let events = beat.events.iter().filter(|event| beat.kind == Kind::Blow && lands(event));
    events.flat_map(motions).collect()
}

fn lands(event: &Event) -> bool {
    !matches!(event, Event::Outcome { .. })
}

fn piece_of_ally(ally: u8) -> Piece {
    piece_of_target(target_of(ally))
}

fn piece_of_figure(figure: Figure) -> Piece {
    match figure {
        Figure::Hero(seat) => piece_of_target(seat),
        Figure::Enemy(enemy) => piece_of_enemy(enemy),
    }
}

/// Who strikes whom in an attack, and how.
pub(super) fn strike(event: &Event) -> Option<(Piece, Piece, AttackType)> {
    match *event {
        Event::Attacked { hero, enemy, kind } => Some((piece_of_target(hero), piece_of_enemy(enemy), kind)),
        Event::AttackedBy { hero, enemy, kind, .. } => Some((piece_of_enemy(enemy), piece_of_target(hero), kind)),
        Event::AllyAttacked { ally, enemy, kind } => Some((piece_of_ally(ally), piece_of_enemy(enemy), kind)),
        _ => None,
    }
}

fn motions(event: &Event) -> Vec<Motion> {
    let changed = |piece| Motion::Change(Spot::Figure(piece));
    let hurt = |piece, wounds: u8| match wounds {
        0 => vec![Motion::Shake(piece)],
        _ => vec![Motion::Shake(piece), Motion::Number(piece, format!("−{wounds}"), News::Bad)],
    };
    let healed = |piece, health: u8| vec![Motion::Number(piece, format!("+{health}"), News::Good)];
    if let Some((from, to, kind)) = strike(event) {
        let reach = if kind == AttackType::Melee { Reach::Near } else { Reach::Far };
        return vec![Motion::Strike(from, to, reach), Motion::Shake(to)];
    }
    match *event {
        Event::Moved { hero, from, to } => vec![Motion::Walk(piece_of_target(hero), [from, to])],
        Event::AllyMoved { ally, from, to } => vec![Motion::Walk(piece_of_ally(ally), [from, to])],
        Event::EnemyMoved { enemy, from, to, .. } => vec![Motion::Walk(piece_of_enemy(enemy), [from, to])],
        Event::Wounded { hero, wounds } => hurt(piece_of_target(hero), wounds),
        Event::AllyWounded { ally, wounds } => hurt(piece_of_ally(ally), wounds),
        Event::EnemyWounded { enemy, wounds } => hurt(piece_of_enemy(enemy), wounds),
        Event::Healed { hero, health } => healed(piece_of_target(hero), health),
        Event::EnemyHealed { enemy, health } => healed(piece_of_enemy(enemy), health),
        Event::Spawned { enemy, .. } | Event::EnemyPlaced { enemy, .. } => arrives(piece_of_enemy(enemy)),
        Event::FightBegan { .. } => arrives(piece_of_enemy(EnemyId::BOSS)),
        Event::AllyCame { ally, .. } => arrives(piece_of_ally(ally)),
        Event::HeroPlaced { hero, .. } => arrives(piece_of_target(hero)),
        Event::EnemyFell { enemy } => vec![Motion::Fall(piece_of_enemy(enemy))],
        Event::AllyFell { ally } => vec![Motion::Fall(piece_of_ally(ally))],
        Event::KnockedOut { hero } => vec![Motion::Fall(piece_of_target(hero))],
        Event::Woken { hero } | Event::TurnBegan { hero } | Event::LeveledUp { hero, .. } => {
            vec![changed(piece_of_target(hero))]
        }
        Event::Taken { hero, .. } | Event::Drew { hero, .. } | Event::TookLoot { hero, .. } => {
            vec![changed(piece_of_target(hero))]
        }
        Event::Activated { enemy } | Event::Upgraded { enemy, .. } | Event::MinionAdded { enemy } => {
            vec![changed(piece_of_enemy(enemy))]
        }
        Event::StateLaid { figure, .. } | Event::Burning { figure, .. } | Event::FrostSpent { figure } => {
            vec![changed(piece_of_figure(figure))]
        }
        Event::DoorOpened { edge, .. } => vec![Motion::Swing(edge)],
        Event::Laid { zone, .. } => vec![Motion::Change(Spot::Heap(zone))],
        Event::Turned { zone, .. } => vec![Motion::Change(Spot::Space(zone))],
        _ => Vec::new(),
    }
}

fn arrives(piece: Piece) -> Vec<Motion> {
    vec![Motion::Arrive(piece), Motion::Change(Spot::Figure(piece))]
}

/// The figures that an event is about.
pub(super) fn piece(event: &Event) -> Option<Piece> {
    match *event {
        Event::TurnBegan { hero }
        | Event::Moved { hero, .. }
        | Event::HeroPlaced { hero, .. }
        | Event::Wounded { hero, .. }
        | Event::KnockedOut { hero }
        | Event::Woken { hero }
        | Event::Healed { hero, .. }
        | Event::Rested { hero }
        | Event::LeveledUp { hero, .. }
        | Event::Learned { hero, .. }
        | Event::Taken { hero, .. }
        | Event::Drew { hero, .. }
        | Event::TookLoot { hero, .. }
        | Event::TaskDone { hero, .. }
        | Event::Used { hero, .. }
        | Event::Rooted { hero }
        | Event::ActionLost { hero }
        | Event::LeftDungeon { hero } => Some(piece_of_target(hero)),
        Event::Activated { enemy }
        | Event::ConditionMet { enemy, .. }
        | Event::Spawned { enemy, .. }
        | Event::Upgraded { enemy, .. }
        | Event::Lower { enemy }
        | Event::Armed { enemy, .. }
        | Event::MinionAdded { enemy }
        | Event::EnemyWounded { enemy, .. }
        | Event::FigureKilled { enemy }
        | Event::EnemyFell { enemy }
        | Event::EnemyHealed { enemy, .. }
        | Event::EnemyMoved { enemy, .. }
        | Event::EnemyPlaced { enemy, .. }
        | Event::Poisoned { enemy } => Some(piece_of_enemy(enemy)),
        Event::FightBegan { .. } | Event::BossRolled { .. } => Some(piece_of_enemy(EnemyId::BOSS)),
        Event::AllyCame { ally, .. }
        | Event::AllyMoved { ally, .. }
        | Event::AllyWounded { ally, .. }
        | Event::AllyFell { ally } => Some(piece_of_ally(ally)),
        Event::StateLaid { figure, .. } | Event::Burning { figure, .. } | Event::FrostSpent { figure } => {
            Some(piece_of_figure(figure))
        }
        _ => strike(event).map(|(from, ..)| from),
    }
}

/// The figures that a beat is about, each once.
pub(crate) fn pieces(beat: &Beat) -> Vec<Piece> {
    let mut pieces: Vec<Piece> = Vec::new();
    for piece in beat.events.iter().filter_map(piece) {
        if !pieces.contains(&piece) {
            pieces.push(piece);
        }
    }
    pieces
}

/// Where a beat is besides its figures.
pub(crate) fn spaces(beat: &Beat) -> Vec<SpaceId> {
    let of = |event: &Event| match *event {
        Event::Moved { from, to, .. } | Event::AllyMoved { from, to, .. } | Event::EnemyMoved { from, to, .. } => {
            vec![from, to]
        }
        Event::Spawned { zone, .. } | Event::Laid { zone, .. } | Event::Turned { zone, .. } => vec![zone],
        Event::FightBegan { zone } | Event::Consecrated { zone, .. } => vec![zone],
        _ => Vec::new(),
    };
    beat.events.iter().flat_map(of).collect()
}

/// The doors that open in a beat.
pub(crate) fn doors(beat: &Beat) -> Vec<EdgeId> {
    let of = |event: &Event| match *event {
        Event::DoorOpened { edge, .. } => Some(edge),
        _ => None,
    };
    beat.events.iter().filter_map(of).collect()
}

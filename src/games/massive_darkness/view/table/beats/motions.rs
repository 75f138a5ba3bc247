//! What moves on the map during a beat: at once, and when a blow lands.

use super::{Beat, Kind};
use crate::games::massive_darkness::rules::Event;
use crate::games::massive_darkness::rules::ids::Actor;
use crate::games::massive_darkness::rules::language::Style;
use crate::games::massive_darkness::view::board::map::piece_of;
use crate::kit::map::{Motion, News, Reach, Spot};

/// What is seen from the beginning of a beat on.
pub(crate) fn first(beat: &Beat) -> Vec<Motion> {
    let events = beat.events.iter().filter(|event| beat.kind != Kind::Blow || !lands(event));
    events.flat_map(|event| motions(event, beat.kind)).collect()
}

/// What is seen when the blow lands.
pub(crate) fn landing(beat: &Beat) -> Vec<Motion> {
    let events = beat.events.iter().filter(|event| beat.kind == Kind::Blow && lands(event));
    events.flat_map(|event| motions(event, beat.kind)).collect()
}

fn lands(event: &Event) -> bool {
    !matches!(event, Event::CombatResult { .. })
}

fn motions(event: &Event, kind: Kind) -> Vec<Motion> {
    let changed = |actor| Motion::Change(Spot::Figure(piece_of(actor)));
    let enemy = |enemy| piece_of(Actor::Enemy(enemy));
    match *event {
        Event::Moved { actor, from, to } => vec![Motion::Walk(piece_of(actor), [from, to])],
        Event::Attacked { attacker, defender, style, .. } => {
            let reach = if matches!(style, Style::Ranged | Style::Magic) { Reach::Far } else { Reach::Near };
            let (from, to) = (piece_of(attacker), piece_of(defender));
            vec![Motion::Strike(from, to, reach), Motion::Shake(to)]
        }
        Event::Wounded { actor, wounds, .. } => {
            let piece = piece_of(actor);
            vec![Motion::Shake(piece), Motion::Number(piece, format!("−{wounds}"), News::Bad)]
        }
        Event::Healed { actor, wounds } => {
            vec![Motion::Number(piece_of(actor), format!("+{wounds}"), News::Good)]
        }
        Event::HeroDied { hero } => vec![Motion::Fall(piece_of(Actor::Hero(hero)))],
        Event::LeaderKilled { enemy: at, .. } | Event::Crushed { enemy: at, .. } if kind == Kind::Death => {
            vec![Motion::Fall(enemy(at))]
        }
        Event::Spawned { enemy: at, .. } => {
            vec![Motion::Arrive(enemy(at)), changed(Actor::Enemy(at))]
        }
        Event::HeroResurrected { hero } => {
            vec![Motion::Arrive(piece_of(Actor::Hero(hero))), changed(Actor::Hero(hero))]
        }
        Event::Stunned { actor } => vec![Motion::Shake(piece_of(actor)), changed(actor)],
        Event::EnemyActivated { enemy, .. } => vec![changed(Actor::Enemy(enemy))],
        Event::ActivationBegan { hero } => vec![changed(Actor::Hero(hero))],
        Event::GotUp { actor } => vec![changed(actor)],
        Event::DoorOpened { edge, .. } | Event::DoorMoved { edge, open: true } => vec![Motion::Swing(edge)],
        Event::DoorMoved { edge, .. } | Event::Unlocked { edge } | Event::BarMoved { edge, .. } => {
            vec![Motion::Change(Spot::Edge(edge))]
        }
        Event::TokensPlaced { zone, .. } | Event::TokenLaid { zone, .. } => vec![Motion::Change(Spot::Heap(zone))],
        Event::TokenTaken { hero, .. } => vec![changed(Actor::Hero(hero))],
        _ => Vec::new(),
    }
}

//! What has happened in the game, as the map shows it: who walked, who was wounded or healed, what has changed.

use super::model::piece_of;
use crate::games::massive_darkness::rules::Event;
use crate::games::massive_darkness::rules::ids::Actor;
use crate::kit::map::{Motion, News, Spot};

/// The motions of events, in their order.
pub(super) fn motions(events: &[Event]) -> Vec<Motion> {
    events.iter().filter_map(motion).collect()
}

fn motion(event: &Event) -> Option<Motion> {
    let changed = |actor| Motion::Change(Spot::Figure(piece_of(actor)));
    Some(match *event {
        Event::Moved { actor, from, to } => Motion::Walk(piece_of(actor), [from, to]),
        Event::Wounded { actor, wounds, .. } => Motion::Number(piece_of(actor), format!("−{wounds}"), News::Bad),
        Event::Healed { actor, wounds } => Motion::Number(piece_of(actor), format!("+{wounds}"), News::Good),
        Event::Stunned { actor } | Event::GotUp { actor } => changed(actor),
        Event::Spawned { enemy, .. } => changed(Actor::Enemy(enemy)),
        Event::HeroResurrected { hero } => changed(Actor::Hero(hero)),
        Event::DoorOpened { edge, .. } => Motion::Change(Spot::Edge(edge)),
        Event::TokensPlaced { zone, .. } => Motion::Change(Spot::Heap(zone)),
        _ => return None,
    })
}

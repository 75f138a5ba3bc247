//! What can be done, by place: every answer of the engine that concerns a place or a figure on the map, with words.

use super::super::reach::Way;
use super::{spot_of, words as say};
use crate::games::massive_darkness::describe::Words;
use crate::games::massive_darkness::rules::ids::{Actor, Enemy, Hero};
use crate::games::massive_darkness::rules::language::Style;
use crate::games::massive_darkness::rules::{Act, Answer, Ask, Choice};
use crate::kernel::board::{EdgeId, SpaceId};
use crate::tr;
use std::sync::Arc;

/// A place that can be pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Spot {
    /// The floor of a zone.
    Zone(SpaceId),
    /// A hero, an enemy, a whole mob.
    Figure(Actor),
    /// A door.
    Door(EdgeId),
    /// The loose tokens of a zone.
    Tokens(SpaceId),
}

/// What kind of thing it is.
#[derive(Clone, Debug, PartialEq)]
pub enum OfferKind {
    /// To walk through these zones, the first is one's own.
    Walk(Vec<SpaceId>),
    /// To open a door, after walking there.
    Open(Vec<SpaceId>),
    /// To pick tokens up, after walking there.
    Take(Vec<SpaceId>),
    /// To leave through the exit, after walking there.
    Leave(Vec<SpaceId>),
    /// To attack.
    Attack(Style, Enemy),
    /// To choose this one.
    Choose,
    /// Something that is done on the spot: listed, but not done by a plain click.
    Other,
}

impl OfferKind {
    /// The zones one walks through first.
    #[must_use]
    pub fn path(&self) -> &[SpaceId] {
        match self {
            Self::Walk(path) | Self::Open(path) | Self::Take(path) | Self::Leave(path) => path,
            Self::Attack(..) | Self::Choose | Self::Other => &[],
        }
    }
}

/// Something that can be done.
#[derive(Clone, Debug, PartialEq)]
pub struct Offer {
    /// Where one points.
    pub spot: Spot,
    /// The zone it is listed for.
    pub zone: SpaceId,
    /// What kind of thing it is.
    pub kind: OfferKind,
    /// What it says on the menu.
    pub label: Arc<str>,
    /// The answers, in order.
    pub answers: Vec<Answer>,
}

/// All offers: targets first, then ways from near to far, then the rest of the menu.
pub(super) fn offers(words: &Words<'_>, listed: &[Answer], ways: &[Way]) -> Vec<Offer> {
    let mut offers = Vec::new();
    for answer in listed {
        match answer {
            Answer::Act(Act::Attack(style, enemy)) => offers.push(attack(words, (*style, *enemy), answer)),
            Answer::Act(Act::SwordAndSpell(enemy)) => {
                let label = tr!(words.texts, "act-sword-and-spell", enemy = &say::enemy(words, *enemy));
                offers.push(Offer { label, ..attack(words, (Style::Magic, *enemy), answer) });
            }
            Answer::Pick(choice) => offers.extend(choose(words, *choice, answer)),
            _ => {}
        }
    }
    offers.extend(ways.iter().filter_map(|way| walked(words, way)));
    if let Ask::Act(hero) = words.game.state.ask {
        offers.extend(listed.iter().filter_map(|answer| on_the_spot(words, hero, answer)));
    }
    offers
}

fn attack(words: &Words<'_>, (style, enemy): (Style, Enemy), answer: &Answer) -> Offer {
    let name = say::enemy(words, enemy);
    let how = words.style(style);
    let zone = words.game.state.enemy(enemy).zone;
    // QC-07: an object is no figure; its Zone stands for it.
    let is_object = words.game.object(enemy).is_some();
    let spot = if is_object { Spot::Zone(zone) } else { Spot::Figure(Actor::Enemy(enemy)) };
    Offer {
        spot,
        zone,
        kind: OfferKind::Attack(style, enemy),
        label: tr!(words.texts, "act-attack", enemy = &name, style = &how),
        answers: vec![answer.clone()],
    }
}

fn choose(words: &Words<'_>, choice: Choice, answer: &Answer) -> Option<Offer> {
    let (spot, zone) = spot_of(words.game, choice)?;
    let label = match choice {
        Choice::Enemy(enemy) => say::enemy(words, enemy),
        Choice::Leader(enemy) => tr!(words.texts, "choice-leader", enemy = &say::enemy(words, enemy)),
        Choice::Minions(enemy) => tr!(words.texts, "choice-minions", enemy = &say::enemy(words, enemy)),
        _ => words.choice(choice),
    };
    Some(Offer { spot, zone, kind: OfferKind::Choose, label, answers: vec![answer.clone()] })
}

/// Steps, and what movement buys at their end.
fn walked(words: &Words<'_>, way: &Way) -> Option<Offer> {
    let end = way.end()?;
    let path = way.path.clone();
    let steps = path.len() - 1;
    let to = words.zone_to(end);
    let (spot, at, kind, label) = match way.last {
        Act::Step(_) => {
            let label = tr!(words.texts, "map-act-walk", to = &to, steps = steps);
            (Spot::Zone(end), end, OfferKind::Walk(path), label)
        }
        Act::OpenDoor(edge) => {
            let ends = words.game.dungeon.board.edge(edge)?;
            let behind = if ends.a == end { ends.b } else { ends.a };
            let label = tr!(words.texts, "map-act-open", to = &words.zone_to(behind), steps = steps);
            (Spot::Door(edge), end, OfferKind::Open(path), label)
        }
        Act::PickUp => {
            let label = tr!(words.texts, "map-act-take", to = &to, steps = steps);
            (Spot::Tokens(end), end, OfferKind::Take(path), label)
        }
        Act::Escape => {
            let label = tr!(words.texts, "map-act-leave", steps = steps);
            (Spot::Zone(end), end, OfferKind::Leave(path), label)
        }
        _ => return None,
    };
    Some(Offer { spot, zone: at, kind, label, answers: way.answers.clone() })
}

/// The rest of the menu belongs to the hero himself.
fn on_the_spot(words: &Words<'_>, hero: Hero, answer: &Answer) -> Option<Offer> {
    let Answer::Act(act) = answer else { return None };
    match act {
        Act::Step(_) | Act::OpenDoor(_) | Act::PickUp | Act::Escape | Act::Attack(..) | Act::SwordAndSpell(_) => {
            return None;
        }
        Act::Lay(_)
        | Act::Quest(_)
        | Act::Move
        | Act::EndMove
        | Act::Reorganize
        | Act::Transmute
        | Act::GetUp
        | Act::Use(_)
        | Act::Nothing => {}
    }
    Some(Offer {
        spot: Spot::Figure(Actor::Hero(hero)),
        zone: words.game.state.hero(hero).zone,
        kind: OfferKind::Other,
        label: words.act(*act),
        answers: vec![answer.clone()],
    })
}

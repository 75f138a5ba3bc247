//! What can be done, by place: every answer of the engine that concerns a place or a figure on the map, with words.

use super::super::reach::Way;
use super::figures::piece_of;
use super::{spot_of, words as say};
use crate::games::massive_darkness::describe::Words;
use crate::games::massive_darkness::rules::ids::{Actor, Enemy, Hero};
use crate::games::massive_darkness::rules::{Act, Answer, Ask, Choice};
use crate::kernel::board::SpaceId;
use crate::kit::map::{Emphasis, Offer, Spot};
use crate::tr;
use std::sync::Arc;

/// What an offer of the map means to the game.
#[derive(Clone, Debug, PartialEq)]
pub struct Meaning {
    /// The enemy that is attacked.
    pub attacks: Option<Enemy>,
    /// The answers, in order.
    pub answers: Vec<Answer>,
}

/// What can be done, as the map shows it and as the game means it. The numbers of the offers are places in `meanings`.
#[derive(Clone, Debug, Default)]
pub(super) struct Offered {
    pub(super) offers: Vec<Offer>,
    pub(super) meanings: Vec<Meaning>,
}

impl Offered {
    fn add(&mut self, offer: Offer, answers: Vec<Answer>, attacks: Option<Enemy>) {
        self.offers.push(Offer { number: self.meanings.len(), ..offer });
        self.meanings.push(Meaning { attacks, answers });
    }
}

/// All offers: targets first, then ways from near to far, then the rest of the menu.
pub(super) fn offers(words: &Words<'_>, listed: &[Answer], ways: &[Way]) -> Offered {
    let mut offered = Offered::default();
    for answer in listed {
        let given = vec![answer.clone()];
        match answer {
            Answer::Act(Act::Attack(style, enemy)) => {
                let (name, how) = (say::enemy(words, *enemy), words.style(*style));
                let label = tr!(words.texts, "act-attack", enemy = &name, style = &how);
                offered.add(attack(words, *enemy, label), given, Some(*enemy));
            }
            Answer::Act(Act::SwordAndSpell(enemy)) => {
                let label = tr!(words.texts, "act-sword-and-spell", enemy = &say::enemy(words, *enemy));
                offered.add(attack(words, *enemy, label), given, Some(*enemy));
            }
            Answer::Pick(choice) => {
                if let Some(offer) = choose(words, *choice) {
                    offered.add(offer, given, None);
                }
            }
            _ => {}
        }
    }
    for way in ways {
        if let Some(offer) = walked(words, way) {
            offered.add(offer, way.answers.clone(), None);
        }
    }
    if let Ask::Act(hero) = words.game.state.ask {
        for answer in listed {
            if let Some(offer) = on_the_spot(words, hero, answer) {
                offered.add(offer, vec![answer.clone()], None);
            }
        }
    }
    offered
}

/// An offer at a place; its number is given when it is added.
fn offer(spot: Spot, space: SpaceId, emphasis: Emphasis, label: Arc<str>) -> Offer {
    Offer { spot, space, emphasis, way: Vec::new(), label, number: 0 }
}

fn attack(words: &Words<'_>, enemy: Enemy, label: Arc<str>) -> Offer {
    let zone = words.game.state.enemy(enemy).zone;
    // QC-07: an object is no figure; its Zone stands for it.
    let is_object = words.game.object(enemy).is_some();
    let spot = if is_object { Spot::Space(zone) } else { Spot::Figure(piece_of(Actor::Enemy(enemy))) };
    offer(spot, zone, Emphasis::Deed, label)
}

fn choose(words: &Words<'_>, choice: Choice) -> Option<Offer> {
    let (spot, zone) = spot_of(words.game, choice)?;
    let label = match choice {
        Choice::Enemy(enemy) => say::enemy(words, enemy),
        Choice::Leader(enemy) => tr!(words.texts, "choice-leader", enemy = &say::enemy(words, enemy)),
        Choice::Minions(enemy) => tr!(words.texts, "choice-minions", enemy = &say::enemy(words, enemy)),
        _ => words.choice(choice),
    };
    Some(offer(spot, zone, Emphasis::Choice, label))
}

/// Steps, and what movement buys at their end.
fn walked(words: &Words<'_>, way: &Way) -> Option<Offer> {
    let end = way.end()?;
    let steps = way.path.len() - 1;
    let to = words.zone_to(end);
    let (spot, emphasis, label) = match way.last {
        Act::Step(_) => {
            let label = tr!(words.texts, "map-act-walk", to = &to, steps = steps);
            (Spot::Space(end), Emphasis::Step, label)
        }
        Act::OpenDoor(edge) => {
            let ends = words.game.dungeon.board.edge(edge)?;
            let behind = if ends.a == end { ends.b } else { ends.a };
            let label = tr!(words.texts, "map-act-open", to = &words.zone_to(behind), steps = steps);
            (Spot::Edge(edge), Emphasis::Deed, label)
        }
        Act::PickUp => {
            let label = tr!(words.texts, "map-act-take", to = &to, steps = steps);
            (Spot::Heap(end), Emphasis::Deed, label)
        }
        Act::Escape => {
            let label = tr!(words.texts, "map-act-leave", steps = steps);
            (Spot::Space(end), Emphasis::Deed, label)
        }
        _ => return None,
    };
    Some(Offer { way: way.path.clone(), ..offer(spot, end, emphasis, label) })
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
    let spot = Spot::Figure(piece_of(Actor::Hero(hero)));
    Some(offer(spot, words.game.state.hero(hero).zone, Emphasis::Listed, words.act(*act)))
}

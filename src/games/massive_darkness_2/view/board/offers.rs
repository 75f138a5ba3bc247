//! What can be answered by pointing at a place or a figure.

use super::{Look, piece_of_enemy, piece_of_target};
use crate::games::massive_darkness_2::rules::ids::ally_of;
use crate::games::massive_darkness_2::rules::{Answer, Ask, EnemyId, Target};
use crate::kernel::board::SpaceId;
use crate::kit::map::{BoardView, Emphasis, Offer, Spot};
use std::sync::Arc;

/// Everything of the list that concerns a place or a figure; its number is its place in the list.
pub(super) fn offers(look: &Look<'_>, view: &BoardView) -> Vec<Offer> {
    let offer = |(number, (answer, label)): (usize, &(Answer, Arc<str>))| {
        let (spot, space, emphasis) = place(look, view, answer)?;
        let way = match answer {
            Answer::Step(to) | Answer::Travel(to) => vec![standing(look)?, *to],
            _ => Vec::new(),
        };
        Some(Offer { spot, space, emphasis, way, label: Arc::clone(label), number })
    };
    look.listed.iter().enumerate().filter_map(offer).collect()
}

/// Where whoever moves stands.
fn standing(look: &Look<'_>) -> Option<SpaceId> {
    if let Some(Ask::Leading { ally, .. }) = look.state().asked {
        return look.state().allies.get(usize::from(ally)).map(|ally| ally.zone);
    }
    look.acting().map(|hero| look.state().hero(hero).zone)
}

fn place(look: &Look<'_>, view: &BoardView, answer: &Answer) -> Option<(Spot, SpaceId, Emphasis)> {
    let of_enemy = |enemy: EnemyId, emphasis| {
        let space = look.state().zone_of(enemy)?;
        Some((Spot::Figure(piece_of_enemy(enemy)), space, emphasis))
    };
    let of_target = |target: u8, emphasis| {
        let state = look.state();
        let space = match ally_of(target) {
            Some(ally) => state.allies.get(usize::from(ally))?.zone,
            None => state.heroes.get(usize::from(target)).filter(|hero| !hero.gone)?.zone,
        };
        Some((Spot::Figure(piece_of_target(target)), space, emphasis))
    };
    let at_hand = || {
        let space = standing(look)?;
        let spot = if view.heap(space).is_some() { Spot::Heap(space) } else { Spot::Space(space) };
        Some((spot, space, Emphasis::Deed))
    };
    match *answer {
        Answer::Step(zone) | Answer::Travel(zone) => Some((Spot::Space(zone), zone, Emphasis::Step)),
        Answer::Zone(zone) => Some((Spot::Space(zone), zone, Emphasis::Choice)),
        Answer::Consecrate { zone, .. } => Some((Spot::Space(zone), zone, Emphasis::Listed)),
        Answer::Open(edge) => Some((Spot::Edge(edge), standing(look)?, Emphasis::Deed)),
        Answer::Interact(_) | Answer::Task(_) => at_hand(),
        Answer::Attack { target, .. } | Answer::LeadAttack { target, .. } => of_enemy(target, Emphasis::Deed),
        Answer::Enemy(enemy) => of_enemy(enemy, Emphasis::Choice),
        Answer::Hero(target) => of_target(target, Emphasis::Choice),
        Answer::LeadMove(ally) => {
            of_target(crate::games::massive_darkness_2::rules::ids::target_of(ally), Emphasis::Listed)
        }
        Answer::Use(how) => match how.target {
            Target::Enemy(enemy) => of_enemy(enemy, Emphasis::Listed),
            Target::Hero(hero) => of_target(hero, Emphasis::Listed),
            Target::Zone(zone) => Some((Spot::Space(zone), zone, Emphasis::Listed)),
            Target::None => None,
        },
        _ => None,
    }
}

//! Where a case begins: the resolutions that are in progress before its first question.

use super::format::{Begin, Case};
use super::setup::phase_of;
use super::world::World;
use crate::games::massive_darkness::rules::frames::{
    Activation, ActivationStep, Combat, EnemyActivation, Frame, Reinforcement, Round, RoundStep, Spawn, SpawnStep,
};
use crate::games::massive_darkness::rules::ids::Actor;

/// Puts the frames of the beginning on the empty stack.
///
/// # Errors
/// A name that does not exist in the case.
pub fn begin(world: &mut World, case: &Case) -> Result<(), String> {
    world.game.state.phase = phase_of(&case.begin);
    let heroes = world.game.state.heroes.len() as u8;
    let first = world.game.state.first_player.0;
    // What comes after a single resolution: the Event card, which is a question, so nothing else happens unasked.
    let afterwards = Round { step: RoundStep::Event, turn: 0 };
    let (round, inner) = match &case.begin {
        Begin::HeroPhase => (at(RoundStep::Heroes), None),
        Begin::Activation(hero) => {
            let hero = world.hero(hero)?;
            (Round { step: RoundStep::Heroes, turn: (hero.0 + heroes - first) % heroes.max(1) }, None)
        }
        Begin::EnemyPhase => (at(RoundStep::Enemies), None),
        Begin::Reinforcement => {
            let agents = world.game.agents();
            (afterwards, Some(Frame::Reinforcement(Reinforcement { pending: agents })))
        }
        Begin::Experience => (at(RoundStep::Experience), None),
        Begin::Event => (at(RoundStep::Event), None),
        Begin::EndOfRound => (at(RoundStep::End), None),
        Begin::RoundStart => {
            world.game.state.round = world.game.state.round.saturating_sub(1);
            (at(RoundStep::Resurrection), None)
        }
        Begin::Enemy(enemy) => {
            let enemy = world.enemy(enemy)?;
            (afterwards, Some(Frame::EnemyActivation(EnemyActivation { enemy, ..EnemyActivation::default() })))
        }
        Begin::Counter(hero, enemies) => {
            let hero = world.hero(hero)?;
            world.game.state.active = hero;
            let mut attacked = 0;
            for enemy in enemies {
                attacked |= 1 << world.enemy(enemy)?.0;
            }
            let activation = Activation { hero, step: ActivationStep::Counter, attacked, ..Activation::default() };
            (afterwards, Some(Frame::Activation(activation)))
        }
        Begin::Combat(attacker, defender, style) => {
            let (attacker, defender) = (world.actor(attacker)?, world.actor(defender)?);
            let own_activation = attacker.hero().is_some();
            if let Actor::Hero(hero) = attacker {
                world.game.state.active = hero;
            }
            let combat = Combat { attacker, defender, style: *style, own_activation, ..Combat::default() };
            (afterwards, Some(Frame::Combat(combat)))
        }
        Begin::Spawn(what, zone) => {
            let zone = world.zone(zone)?;
            let spawn = Spawn { what: (*what).into(), zone, step: SpawnStep::Draw, ..Spawn::default() };
            (afterwards, Some(Frame::Spawn(spawn)))
        }
        Begin::Setup => return Err("Setup has no frames of its own".to_owned()),
    };
    let frames = &mut world.game.state.frames;
    frames.push(Frame::Round(round));
    if let Some(inner) = inner {
        frames.push(inner);
    }
    Ok(())
}

fn at(step: RoundStep) -> Round {
    Round { step, turn: 0 }
}

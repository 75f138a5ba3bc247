//! The bot that plans ahead, and what it needs to know of this game: stretches are Activations, plans the ways to bend the greedy bot.

use super::Greedy;
use crate::games::massive_darkness::rules::MassiveDarkness;
use crate::games::massive_darkness::rules::ask::Ask;
use crate::games::massive_darkness::rules::frames::Frame;
pub use crate::house::lab::plans::MIDDLE_BUDGET;
use crate::house::lab::plans::{Effort, Planned, Planner};
use crate::kernel::hash::hash_of;
use massive_darkness_bots::inclination::{Inclination, plans};
use massive_darkness_bots::manner::Manner;

/// The planner of a seed that imagines so many games for an Activation.
#[must_use]
pub fn planner(seed: u64, rollouts: u32) -> Planner<MassiveDarkness, Activations> {
    Planner::new(Activations, seed, Effort::of(rollouts))
}

/// Activations as stretches to be planned.
#[derive(Clone, Copy, Debug, Default)]
pub struct Activations;

impl Planned<MassiveDarkness> for Activations {
    type Plan = Inclination;
    type Player = Greedy;

    fn stretch(&self, game: &MassiveDarkness) -> Option<u64> {
        let Ask::Act(_) = game.state.ask else { return None };
        let activation = game.state.frames.iter().find_map(|frame| match frame {
            Frame::Activation(activation) => Some(activation),
            _ => None,
        })?;
        // What is behind a door is worth another thought.
        Some(hash_of(&(game.state.round, activation.hero, activation.extra_turn, game.state.opened)))
    }

    fn plans(&self, game: &MassiveDarkness) -> Vec<Inclination> {
        match game.state.ask {
            Ask::Act(hero) => plans(game, hero),
            _ => Vec::new(),
        }
    }

    fn player(&self, seed: u64) -> Greedy {
        Greedy::of_manner(seed, Manner::BOLD)
    }

    fn begin(&self, player: &mut Greedy, seed: u64, plan: &Inclination) {
        player.begin(seed, *plan);
    }

    fn leave_plan(&self, player: &mut Greedy) {
        player.bend(Inclination::default());
    }

    fn chance(&self, game: &MassiveDarkness) -> u32 {
        let round = game.state.round;
        let number = match game.state.ask {
            Ask::Draw(deck) => hash_of(&(deck, round)),
            Ask::Roll(_) => {
                let combat = game.state.frames.iter().rev().find_map(|frame| match frame {
                    Frame::Combat(combat) => Some(combat.attacker),
                    _ => None,
                });
                hash_of(&(combat, round))
            }
            _ => 0,
        };
        number as u32
    }

    fn worth(&self, player: &mut Greedy, game: &MassiveDarkness) -> f64 {
        player.chance_to_win(game)
    }
}

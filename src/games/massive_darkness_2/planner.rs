//! The bot that plans ahead, and what it needs to know of this game: stretches are turns of Heroes, plans the ways to bend the greedy
//! bot. Who takes the next turn is a stretch of its own.

use super::rules::{Answer, Ask, MassiveDarkness2};
use crate::house::lab::bots::{Bot, RandomBot};
use crate::house::lab::plans::{Effort, Planned, Planner};
use crate::kernel::game::Game as _;
use crate::kernel::hash::hash_of;
use massive_darkness_2_bots::Greedy;
use massive_darkness_2_bots::inclination::{Inclination, orders, plans};
use massive_darkness_2_bots::manner::Manner;
use massive_darkness_2_bots::value::chance_to_win;

/// The planner of a seed that imagines so many games for a turn.
#[must_use]
pub fn planner(seed: u64, rollouts: u32) -> Planner<MassiveDarkness2, Turns> {
    Planner::new(Turns, seed, Effort::of(rollouts))
}

/// The greedy bot with the dice that decide between answers it likes equally.
pub struct Sensible {
    greedy: Greedy,
    chance: RandomBot,
}

impl Sensible {
    /// The bot of a seed and of a manner, bent to nothing.
    #[must_use]
    pub fn new(seed: u64, manner: Manner) -> Self {
        Self { greedy: Greedy::of_manner(manner), chance: RandomBot::new(seed) }
    }

    /// From here on it is bent like this.
    pub fn bend(&mut self, inclination: Inclination) {
        self.greedy.inclination = inclination;
    }
}

impl Bot<MassiveDarkness2> for Sensible {
    fn answer(&mut self, game: &MassiveDarkness2, listed: &[Answer]) -> Answer {
        let Self { greedy, chance } = self;
        let chosen = greedy.choose_of(game, listed, &mut |count| chance.pick(count as usize) as u32);
        chosen.unwrap_or_else(|| chance.answer(game, listed))
    }
}

/// Turns as stretches to be planned.
#[derive(Clone, Copy, Debug, Default)]
pub struct Turns;

impl Planned<MassiveDarkness2> for Turns {
    type Plan = Inclination;
    type Player = Sensible;

    fn stretch(&self, game: &MassiveDarkness2) -> Option<u64> {
        let state = game.state();
        match state.asked? {
            // What is behind a door is worth another thought, and so is the beginning of a Boss fight.
            Ask::Turn { hero } | Ask::Moving { hero, .. } => {
                Some(hash_of(&(state.round, hero, state.revealed, state.boss.fighting)))
            }
            Ask::NextHero => Some(hash_of(&(state.round, waiting(game)))),
            _ => None,
        }
    }

    fn plans(&self, game: &MassiveDarkness2) -> Vec<Inclination> {
        match game.state().asked {
            Some(Ask::Turn { hero } | Ask::Moving { hero, .. }) => plans(game, hero),
            Some(Ask::NextHero) => {
                let usual = Greedy::of_manner(Manner::BOLD).choose(game, &mut |_| 0);
                match usual {
                    Some(Answer::Hero(usual)) => orders(usual, &waiting(game)),
                    _ => Vec::new(),
                }
            }
            _ => Vec::new(),
        }
    }

    fn player(&self, seed: u64) -> Sensible {
        Sensible::new(seed, Manner::BOLD)
    }

    fn begin(&self, player: &mut Sensible, seed: u64, plan: &Inclination) {
        player.chance = RandomBot::new(seed);
        player.bend(*plan);
    }

    fn leave_plan(&self, player: &mut Sensible) {
        player.bend(Inclination::default());
    }

    fn chance(&self, game: &MassiveDarkness2) -> u32 {
        let state = game.state();
        let number = match state.asked {
            // Somebody's dice in a fight, whoever began it.
            Some(Ask::Roll { .. }) => {
                let combat = state.combat.on.then_some((state.combat.hero, state.combat.attacks));
                hash_of(&(state.round, combat))
            }
            Some(Ask::Draw { back }) => hash_of(&(state.round, back)),
            Some(Ask::Mob { tier }) => hash_of(&(state.round, 1_u8, tier)),
            Some(Ask::Roamer { tier }) => hash_of(&(state.round, 2_u8, tier)),
            Some(Ask::Token) => 1,
            Some(Ask::Door) => 2,
            Some(Ask::Side { .. }) => 3,
            _ => 0,
        };
        number as u32
    }

    fn worth(&self, _: &mut Sensible, game: &MassiveDarkness2) -> f64 {
        chance_to_win(game)
    }
}

/// Who has not had a turn in this round, and can have one (M2-HPHASE-02, M2-HPHASE-07).
fn waiting(game: &MassiveDarkness2) -> Vec<u8> {
    let state = game.state();
    state.seats().filter(|seat| state.hero(*seat).is_up() && !state.hero(*seat).acted).collect()
}

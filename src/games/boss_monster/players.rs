//! Who plays this game besides people: the bots of the package `bots/`, as the house seats them.

use super::rules::{Answer, BossMonster};
use super::ruleset::BossMonsterRules;
use crate::house::lab::bots::{Bot, RandomBot};
use crate::house::lab::search::Search;
use crate::house::lab::seats::awaited;
use crate::house::plug::{OwnBot, SeatBot};
use crate::kernel::seats::Seats as _;
use boss_monster_bots::{Evaluator, Searcher};

/// The bots, the weakest first. How many games a searcher imagines for an answer is fixed, so that with the same seed everything goes
/// the same way again; how long it takes is in `docs/lab.md`.
pub static BOTS: &[OwnBot<BossMonsterRules>] = &[
    OwnBot { name: "evaluator", seated: |_, seed| Box::new(Quick(Evaluator::new(seed))) },
    OwnBot { name: "searcher", seated: |_, seed| Box::new(Thoughtful(Searcher::new(seed, 1_500))) },
    OwnBot { name: "searcher-long", seated: |_, seed| Box::new(Thoughtful(Searcher::new(seed, 25_000))) },
];

/// The bot of a seat, made from its seed. One that the game does not bring takes any answer.
#[must_use]
pub fn seated(rules: &BossMonsterRules, bot: SeatBot, seed: u64) -> Box<dyn Bot<BossMonster>> {
    match bot {
        SeatBot::Search(budget) => Box::new(Search::new(seed, budget)),
        SeatBot::Own(name) => match BOTS.iter().find(|own| own.name == name) {
            Some(own) => (own.seated)(rules, seed),
            None => Box::new(RandomBot::new(seed)),
        },
        SeatBot::Random => Box::new(RandomBot::new(seed)),
    }
}

/// Whose answer is wanted: where several answer unseen, the answers say whose they are.
fn seat_of(game: &BossMonster, listed: &[Answer]) -> u8 {
    let owner = listed.iter().find_map(|answer| game.seat_of(answer));
    owner.or_else(|| awaited(game)).unwrap_or_default()
}

struct Quick(Evaluator);

impl Bot<BossMonster> for Quick {
    fn answer(&mut self, game: &BossMonster, listed: &[Answer]) -> Answer {
        self.0.choose(game, seat_of(game, listed), listed)
    }
}

struct Thoughtful(Searcher);

impl Bot<BossMonster> for Thoughtful {
    fn answer(&mut self, game: &BossMonster, listed: &[Answer]) -> Answer {
        self.0.choose(game, seat_of(game, listed), listed, &mut || false)
    }
}

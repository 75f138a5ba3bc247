//! Who plays this game besides people: the bots of the package `bots/`, as the house seats them.

use super::rules::{Answer, BossMonster};
use super::ruleset::BossMonsterRules;
use crate::house::lab::bots::{Bot, RandomBot};
use crate::house::lab::search::Search;
use crate::house::lab::seats::awaited;
use crate::house::plug::{OwnBot, SeatBot};
use crate::kernel::seats::Seats as _;
use boss_monster_bots::{Evaluator, Searcher};
use std::time::Duration;

/// Raised whenever the bots answer otherwise than before: games that they have played are no games of theirs any more.
pub const BOT_REVISION: u16 = 1;

/// The bots, the weakest first. A searcher imagines so many games for an answer as a core does in the time that a person waits for
/// it (`docs/lab.md`): so where nobody waits everything goes the same way again with the same seed, on any machine.
pub static BOTS: &[OwnBot<BossMonsterRules>] = &[
    OwnBot { name: "evaluator", seated: |_, seed| Box::new(Quick(Evaluator::new(seed))), within: Duration::ZERO },
    OwnBot { name: "searcher", seated: |_, seed| searching(seed, 3_500), within: Duration::from_millis(200) },
    OwnBot { name: "searcher-steady", seated: |_, seed| searching(seed, 17_500), within: Duration::from_secs(1) },
    OwnBot { name: "searcher-long", seated: |_, seed| searching(seed, 52_500), within: Duration::from_secs(3) },
];

fn searching(seed: u64, games: u32) -> Box<dyn Bot<BossMonster>> {
    Box::new(Thoughtful(Searcher::new(seed, games)))
}

/// The bot of this name.
#[must_use]
pub fn own(name: &str) -> Option<&'static OwnBot<BossMonsterRules>> {
    BOTS.iter().find(|own| own.name == name)
}

/// The bot of a seat, made from its seed. One that the game does not bring takes any answer.
#[must_use]
pub fn seated(rules: &BossMonsterRules, bot: SeatBot, seed: u64) -> Box<dyn Bot<BossMonster>> {
    match bot {
        SeatBot::Search(budget) => Box::new(Search::new(seed, budget)),
        SeatBot::Own(name) if let Some(own) = own(name) => (own.seated)(rules, seed),
        SeatBot::Own(_) | SeatBot::Planner(_) | SeatBot::Random => Box::new(RandomBot::new(seed)),
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
        self.hurried(game, listed, &mut || false)
    }

    fn hurried(&mut self, game: &BossMonster, listed: &[Answer], stop: &mut dyn FnMut() -> bool) -> Answer {
        self.0.choose(game, seat_of(game, listed), listed, stop)
    }
}

//! Who plays this game besides people: the bot of the package `bots/`, as the house seats it.

use super::rules::{Answer, MassiveDarkness2};
use super::ruleset::HellscapeRules;
use crate::house::lab::bots::{Bot, RandomBot};
use crate::house::plug::OwnBot;
use massive_darkness_2_bots::Greedy;
use std::time::Duration;

/// Who can take a seat besides those that play any game.
pub static BOTS: &[OwnBot<HellscapeRules>] =
    &[OwnBot { name: "greedy", seated: |_, seed| Box::new(Sensible(RandomBot::new(seed))), within: Duration::ZERO }];

/// The bot with the dice that decide between answers it likes equally.
struct Sensible(RandomBot);

impl Bot<MassiveDarkness2> for Sensible {
    fn answer(&mut self, game: &MassiveDarkness2, listed: &[Answer]) -> Answer {
        let chosen = Greedy.choose(game, &mut |count| self.0.pick(count as usize) as u32);
        chosen.unwrap_or_else(|| self.0.answer(game, listed))
    }
}

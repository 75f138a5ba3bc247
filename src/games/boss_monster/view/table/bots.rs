//! Bots at the table: whoever of them is asked thinks in a thread of its own and sees no more than its seat.

use super::Table;
use crate::games::boss_monster::PLUG;
use crate::games::boss_monster::players::{own, seated};
use crate::games::boss_monster::rules::Answer;
use crate::house::lab::bots::Bot as _;
use crate::house::lab::seats::seed_of_seat;
use crate::house::lab::thinking::{Thinking, Thought};
use crate::house::plug::SeatBot;
use crate::house::text::Texts;
use crate::kernel::seats::Seats as _;
use egui::Context;
use std::sync::Arc;
use std::time::Duration;

/// The bot that takes any answer.
const RANDOM: &str = "random";

/// The bots that can sit at a table: those of the game, and the one that takes any answer.
pub(crate) fn known_bots() -> impl Iterator<Item = &'static str> {
    PLUG.bots.iter().map(|bot| bot.name).chain([RANDOM])
}

/// What a bot is called.
pub(crate) fn bot_name(bot: SeatBot, texts: &Texts) -> Arc<str> {
    match bot {
        SeatBot::Own(name) => texts.get(&format!("bot-{name}")),
        SeatBot::Random | SeatBot::Planner(_) | SeatBot::Search(_) => texts.get(&format!("bot-{RANDOM}")),
    }
}

/// Who is seated by this name; one that is not known any more takes any answer.
fn known(name: &str) -> SeatBot {
    own(name).map_or(SeatBot::Random, |bot| SeatBot::Own(bot.name))
}

/// How long a person waits for an answer of it.
fn patience(bot: SeatBot) -> Duration {
    match bot {
        SeatBot::Own(name) => own(name).map_or(Duration::ZERO, |own| own.within),
        SeatBot::Random | SeatBot::Planner(_) | SeatBot::Search(_) => Duration::ZERO,
    }
}

impl Table {
    /// Lets a bot that is asked think, and gives its answer when it is done.
    pub(super) fn let_bots_think(&mut self, ctx: &Context, texts: &Texts) {
        let Some(seat) = self.seen.as_ref().and_then(|seen| seen.bot) else { return };
        if self.play.trouble().is_some() || self.asks.is_some() {
            return;
        }
        let now = self.play.revision();
        let Some(thinking) = self.thinking.as_ref().filter(|thinking| thinking.about() == now) else {
            self.thinking = Some(self.think(seat, now, ctx));
            return;
        };
        let is_given = match thinking.look() {
            Thought::NotYet => return,
            Thought::Done(answer) => self.play.answer(texts, answer).is_ok(),
            Thought::Failed => false,
        };
        // A bot that has failed, or says what is forbidden, takes the first answer that is offered.
        let first = self.play.answers(seat).first().copied().filter(|_| !is_given);
        if let Some(first) = first {
            let _ = self.play.answer(texts, first);
        }
        self.thinking = None;
        ctx.request_repaint();
    }

    fn think(&self, seat: u8, now: u64, ctx: &Context) -> Thinking<Answer> {
        let header = self.play.session().header();
        let bot = header.setup.sitters.get(usize::from(seat)).map_or(SeatBot::Random, |sitter| known(&sitter.bot));
        // The same place of the same game, the same thought.
        let seed = seed_of_seat(header.seed.wrapping_add(self.play.session().len() as u64), seat);
        let (rules, view, listed) = (self.rules.clone(), self.play.game().seen_by(seat), self.play.answers(seat));
        let ctx = ctx.clone();
        let think = move |stop: &mut dyn FnMut() -> bool| seated(&rules, bot, seed).hurried(&view, &listed, stop);
        Thinking::begin(now, patience(bot), think, move || ctx.request_repaint())
    }
}

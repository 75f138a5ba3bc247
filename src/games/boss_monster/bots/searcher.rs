//! The thoughtful player: it imagines game after game, tries the answers that are still in question in each of them, and gives up the
//! worse half as it learns more.

use crate::evaluator::{World, shortlist};
use crate::kernel::game::Game as _;
use crate::kernel::seats::Seats as _;
use crate::rules::{Answer, BossMonster};
use crate::value::chance_to_win;

/// At most so many answers are thought about, and of builds the best at a glance.
const MOST: usize = 40;
const MOST_BUILDS: usize = 14;

/// After so many games the worse half is given up; then after twice as many, and so on.
const FIRST_CUT: u32 = 6;

/// Whatever is used has to be so much better than doing without: of many uses the best looks better than it is.
const MARGIN: f64 = 0.003;

/// A thoughtful player. What it answers follows from its seed, its budget and the view of its seat; and from when it is asked to stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Searcher {
    /// What its imagination is drawn from.
    pub seed: u64,
    /// So many games are played on for an answer at most.
    pub rollouts: u32,
}

/// What came of an answer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Considered {
    /// What it would answer.
    pub answer: Answer,
    /// In how many imagined games it was tried.
    pub visits: u32,
    /// How likely they are won on average, from 0 to 1 ([`chance_to_win`]).
    pub mean: f64,
}

impl Searcher {
    /// The one of a seed, with so many games for an answer.
    #[must_use]
    pub fn new(seed: u64, rollouts: u32) -> Self {
        Self { seed, rollouts }
    }

    /// What it answers for a seat that is asked; `own` is what the seat is offered, and not empty.
    #[must_use]
    pub fn choose(&self, game: &BossMonster, seat: u8, own: &[Answer], stop: &mut dyn FnMut() -> bool) -> Answer {
        best(&self.consider(game, seat, own, stop)).unwrap_or(own[0])
    }

    /// What it thinks of the answers that are worth a thought. It only looks at the view of the seat. `stop` is asked before every
    /// imagined game; an answer without any other is not thought about.
    pub fn consider(
        &self,
        game: &BossMonster,
        seat: u8,
        own: &[Answer],
        stop: &mut dyn FnMut() -> bool,
    ) -> Vec<Considered> {
        let view = game.seen_by(seat);
        let tried = shortlist(&view, seat, own, MOST, MOST_BUILDS);
        let new = |answer| Considered { answer, visits: 0, mean: 0.0 };
        let mut considered: Vec<Considered> = tried.into_iter().map(new).collect();
        if considered.len() < 2 {
            return considered;
        }
        let until = view.state().round.max(1);
        // Those in question are the first ones.
        let (mut in_question, mut left, mut cut) = (considered.len(), self.rollouts, FIRST_CUT);
        let mut number = 0;
        while left > 0 && !stop() {
            let world = World::imagined(&view, seat, self.seed, number);
            for one in considered.iter_mut().take(in_question.min(left as usize)) {
                let margin = if matches!(one.answer, Answer::Use(_)) { MARGIN } else { 0.0 };
                let worth =
                    world.after(&one.answer, until).map_or(0.0, |game| (chance_to_win(&game, seat) - margin).max(0.0));
                one.visits += 1;
                one.mean += (worth - one.mean) / f64::from(one.visits);
            }
            left = left.saturating_sub(in_question as u32);
            number += 1;
            if number == cut && in_question > 2 {
                considered[..in_question].sort_by(|one, other| other.mean.total_cmp(&one.mean));
                (in_question, cut) = (in_question.div_ceil(2), cut * 2);
            }
        }
        considered
    }
}

/// The answer to give: of those tried most often the best, of equals the first.
#[must_use]
pub fn best(considered: &[Considered]) -> Option<Answer> {
    let most = considered.iter().map(|one| one.visits).max()?;
    // The last game may have been tried with some of them only.
    let tried = considered.iter().filter(|one| one.visits + 1 >= most);
    let better = |one: &&Considered, other: &&Considered| one.mean.total_cmp(&other.mean);
    // Of equals `max_by` takes the last.
    tried.rev().max_by(better).map(|one| one.answer)
}

//! The quick player: it tries each answer in a game that it imagines, has it played on to the end of the round, and takes the
//! answer after which it stands best.

use crate::candidates::candidates;
use crate::kernel::dealer::{Dealer, Stream};
use crate::kernel::game::Game as _;
use crate::kernel::seats::Seats as _;
use crate::manner::{lays, play_on};
use crate::rules::{Answer, Ask, BossMonster};
use crate::worth::{Dungeons, worth};

/// The streams of a seed that the bots draw from, one for each game they imagine; far from those that deal.
pub(crate) const SALT: u32 = 0xB055_0000;

/// At most so many answers are tried, and of builds the best at a glance.
const MOST: usize = 24;
const MOST_BUILDS: usize = 8;
/// Whatever is used has to be so much better than doing without: of many uses the best looks better than it is.
const MARGIN: i32 = 6;

/// A quick player. What it answers follows from its seed and the view of its seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Evaluator {
    /// What its imagination is drawn from.
    pub seed: u64,
    /// How many games it imagines for an answer.
    pub games: u32,
}

impl Evaluator {
    /// The one of a seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self { seed, games: 1 }
    }

    /// What it answers for a seat that is asked; `own` is what the seat is offered, and not empty. It only looks at the view of the
    /// seat.
    #[must_use]
    pub fn choose(&self, game: &BossMonster, seat: u8, own: &[Answer]) -> Answer {
        let view = game.seen_by(seat);
        let tried = shortlist(&view, seat, own, MOST, MOST_BUILDS);
        if let [only] = tried[..] {
            return only;
        }
        let until = view.state().round.max(1);
        let mut sums = vec![0_i64; tried.len()];
        for number in 0..self.games {
            let world = World::imagined(&view, seat, self.seed, number);
            for (sum, answer) in sums.iter_mut().zip(&tried) {
                *sum += i64::from(world.after(answer, until).map_or(i32::MIN / 4, |game| worth(&game, seat)));
            }
        }
        for (sum, _) in sums.iter_mut().zip(&tried).filter(|(_, answer)| matches!(answer, Answer::Use(_))) {
            *sum -= i64::from(MARGIN) * i64::from(self.games);
        }
        let best = (0..tried.len()).max_by_key(|at| (sums[*at], std::cmp::Reverse(*at)));
        best.map_or(own[0], |best| tried[best])
    }
}

/// A whole game that looks like a view, and the chance that it will meet.
pub(crate) struct World {
    game: BossMonster,
    chance: Stream,
}

impl World {
    /// The one with this number.
    pub(crate) fn imagined(view: &BossMonster, seat: u8, seed: u64, number: u32) -> Self {
        let mut chance = Stream::new(Dealer::new(seed ^ u64::from(view.state().round) << 40).branch(SALT + number));
        let game = view.imagined(seat, &mut |n| chance.pick(n));
        Self { game, chance }
    }

    /// The game after an answer, played on until that round is over. Nothing, if the answer is not legal in it.
    pub(crate) fn after(&self, answer: &Answer, until: u16) -> Option<BossMonster> {
        let (mut game, mut chance) = (self.game.clone(), self.chance.clone());
        game.answer(answer, &mut |_| {}).ok()?;
        play_on(&mut game, until, &mut chance);
        Some(game)
    }
}

/// What is worth a thought: all of it, but of many builds only the best at a glance.
pub(crate) fn shortlist(view: &BossMonster, seat: u8, own: &[Answer], most: usize, builds: usize) -> Vec<Answer> {
    let ask = view.question().map(|question| question.ask);
    if !matches!(ask, Some(Ask::Turn { .. } | Ask::FirstRoom { .. })) {
        return candidates(view, own, most);
    }
    let mut lays = lays(view, &Dungeons::of(view), seat);
    lays.sort_by_key(|(glance, _)| std::cmp::Reverse(*glance));
    let lays: Vec<Answer> = lays.into_iter().map(|(_, answer)| answer).collect();
    let other: Vec<Answer> = own.iter().copied().filter(|answer| !matches!(answer, Answer::Lay { .. })).collect();
    let mut kept = candidates(view, &other, most);
    kept.extend(candidates(view, &lays, usize::MAX).into_iter().take(builds));
    kept
}

//! Many games at once, on as many cores as wanted. What comes out does not depend on how many they are.

use crate::house::lab::bots::{Bot, Failure, Hurried, Limits, Played, Witness, play_before};
use crate::house::lab::statistics::Statistics;
use crate::kernel::game::{Game, Log};
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// What is to be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// How many games.
    pub games: u64,
    /// The seed of the first one; the others count on.
    pub first_seed: u64,
    /// On how many cores; none: on all there are.
    pub threads: Option<NonZeroUsize>,
    /// When a game is given up.
    pub limits: Limits,
    /// In which games the watcher looks at the states.
    pub examined: Examined,
}

/// In which games of a batch every state is looked at. Looking takes several times as long as playing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Examined {
    /// Every state of every game.
    #[default]
    All,
    /// In the first one, and in one of [`SAMPLE`] from there on.
    Sample,
}

/// Of so many games one is examined.
pub const SAMPLE: u64 = 32;

impl Examined {
    fn is(self, number: u64) -> bool {
        self == Self::All || number.is_multiple_of(SAMPLE)
    }
}

impl Plan {
    /// So many games from a seed on, on all cores.
    #[must_use]
    pub fn new(games: u64, first_seed: u64) -> Self {
        Self { games, first_seed, threads: None, limits: Limits::default(), examined: Examined::All }
    }

    /// On so many cores it is played.
    #[must_use]
    pub fn workers(&self) -> usize {
        let wanted = self.threads.or_else(|| thread::available_parallelism().ok());
        wanted.map_or(1, NonZeroUsize::get).min(usize::try_from(self.games).unwrap_or(usize::MAX)).max(1)
    }
}

/// How far a batch is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Games that are played.
    pub done: u64,
    /// Games that were asked for.
    pub games: u64,
}

/// What watches a game: it may object to a state after an answer.
pub type Watch<'w, G> = &'w (dyn Fn(&G) -> Result<(), String> + Sync);

/// Nobody watches.
///
/// # Errors
/// Never.
pub fn unwatched<G>(_: &G) -> Result<(), String> {
    Ok(())
}

/// Sets up the game of a seed, telling what happens meanwhile, and the bot that plays it; or says why it cannot begin.
pub type Seat<'s, G, B> = &'s (dyn Fn(u64, Log<'_, <G as Game>::Event>) -> Result<(G, B), String> + Sync);

/// Progress is told at most this often by each worker.
const PAUSE: Duration = Duration::from_millis(50);

/// Plays a batch. Setting `cancel` ends it at once, in the middle of a thought of a bot: games that are under way count for nothing.
/// `tell` is called now and then, from any worker.
pub fn run<G: Game, B: Bot<G>>(
    plan: &Plan,
    seat: Seat<'_, G, B>,
    watch: Watch<'_, G>,
    cancel: &AtomicBool,
    tell: &(dyn Fn(Progress) + Sync),
) -> Statistics {
    run_before::<G, B, ()>(plan, seat, watch, cancel, tell).0
}

/// The same before witnesses, one for each core; what they saw is joined.
pub fn run_before<G: Game, B: Bot<G>, W: Witness<G>>(
    plan: &Plan,
    seat: Seat<'_, G, B>,
    watch: Watch<'_, G>,
    cancel: &AtomicBool,
    tell: &(dyn Fn(Progress) + Sync),
) -> (Statistics, W) {
    let (next, done) = (AtomicU64::new(0), AtomicU64::new(0));
    let began = Instant::now();
    let is_cancelled = || cancel.load(Ordering::Relaxed);
    let work = || {
        let (mut sum, mut witness) = (Statistics::default(), W::default());
        let mut told = Instant::now();
        while !is_cancelled() {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= plan.games {
                break;
            }
            let seed = plan.first_seed.wrapping_add(number);
            let looks = plan.examined.is(number);
            let (mut set_up, mut seen) = (Vec::new(), W::default());
            let played = match seat(seed, &mut |logged| set_up.push(logged.what)) {
                Ok((mut game, bot)) => {
                    seen.is_of_seed(seed);
                    seen.begins(&game, &set_up);
                    let mut bot = Hurried { bot, stop: &is_cancelled };
                    let mut look = |game: &G, _: &G::Answer| match is_cancelled() {
                        true => Err(String::new()),
                        false if looks => watch(game),
                        false => Ok(()),
                    };
                    play_before(&mut game, &mut bot, seed, plan.limits, &mut look, &mut seen)
                }
                Err(why) => Played { outcome: None, rounds: 0, answers: 0, failure: Some(Failure::NotBegun(why)) },
            };
            if is_cancelled() && played.failure.is_some() {
                break;
            }
            sum.add(seed, &played);
            witness.join(seen);
            let done = done.fetch_add(1, Ordering::Relaxed) + 1;
            if told.elapsed() >= PAUSE || done == plan.games {
                told = Instant::now();
                tell(Progress { done, games: plan.games });
            }
        }
        (sum, witness)
    };
    let (mut sum, mut witness) = (Statistics::default(), W::default());
    let mut join = |(part, seen): (Statistics, W)| {
        sum.join(part);
        witness.join(seen);
    };
    thread::scope(|scope| {
        let workers: Vec<_> = (1..plan.workers()).map(|_| scope.spawn(work)).collect();
        join(work());
        for worker in workers {
            match worker.join() {
                Ok(part) => join(part),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
    });
    sum.elapsed = began.elapsed();
    (sum, witness)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::house::lab::bots::RandomBot;
    use crate::kernel::toy::{Toy, ToyAnswer, ToyEvent};
    use std::sync::Mutex;

    fn seat(seed: u64, _: Log<'_, <Toy as Game>::Event>) -> Result<(Toy, RandomBot), String> {
        Ok((Toy::new(), RandomBot::new(seed)))
    }

    fn played_on(threads: usize) -> Statistics {
        let plan = Plan { threads: NonZeroUsize::new(threads), ..Plan::new(200, 5) };
        let mut sum = run(&plan, &seat, &unwatched, &AtomicBool::new(false), &|_| {});
        assert!(sum.elapsed > Duration::ZERO);
        sum.elapsed = Duration::ZERO;
        sum
    }

    #[test]
    fn the_number_of_cores_does_not_change_what_comes_out() {
        let alone = played_on(1);
        assert_eq!((alone.games, alone.won), (200, 200));
        assert_eq!(played_on(3), alone);
    }

    #[test]
    fn a_cancelled_batch_ends_early() {
        let cancel = AtomicBool::new(false);
        let plan = Plan { threads: NonZeroUsize::new(2), ..Plan::new(u64::MAX, 0) };
        let counted = AtomicU64::new(0);
        let seat = |seed: u64, log: Log<'_, <Toy as Game>::Event>| {
            if counted.fetch_add(1, Ordering::Relaxed) == 30 {
                cancel.store(true, Ordering::Relaxed);
            }
            seat(seed, log)
        };
        let sum = run(&plan, &seat, &unwatched, &cancel, &|_| {});
        assert!((29..=32).contains(&sum.games) && sum.failed == 0, "{}", sum.games);
    }

    /// Thinks until nobody waits any more; in the game of seed 2 somebody stops to wait.
    struct Thinker<'c> {
        seed: u64,
        cancel: &'c AtomicBool,
    }

    impl Bot<Toy> for Thinker<'_> {
        fn answer(&mut self, _: &Toy, listed: &[ToyAnswer]) -> ToyAnswer {
            listed[1]
        }

        fn hurried(&mut self, game: &Toy, listed: &[ToyAnswer], stop: &mut dyn FnMut() -> bool) -> ToyAnswer {
            if self.seed == 2 {
                self.cancel.store(true, Ordering::Relaxed);
                while !stop() {}
            }
            self.answer(game, listed)
        }
    }

    /// Counts events of games, also of those that were left.
    #[derive(Default)]
    struct Events(u64);

    impl Witness<Toy> for Events {
        fn begins(&mut self, _: &Toy, set_up: &[ToyEvent]) {
            self.0 += set_up.len() as u64;
        }

        fn sees(&mut self, _: &ToyEvent) {
            self.0 += 1;
        }

        fn ends(&mut self, _: &Toy, _: &Played) {}

        fn join(&mut self, other: Self) {
            self.0 += other.0;
        }
    }

    #[test]
    fn a_batch_is_ended_in_the_middle_of_a_thought_and_that_game_counts_for_nothing() {
        let of = |games: u64| {
            let cancel = AtomicBool::new(false);
            let plan = Plan { threads: NonZeroUsize::new(1), ..Plan::new(games, 0) };
            let seat = |seed: u64, _: Log<'_, ToyEvent>| Ok((Toy::new(), Thinker { seed, cancel: &cancel }));
            run_before::<_, _, Events>(&plan, &seat, &unwatched, &cancel, &|_| {})
        };
        let ((whole, seen), (ended, seen_until)) = (of(2), of(u64::MAX));
        assert_eq!((ended.games, ended.won, ended.failed), (2, whole.won, 0));
        assert!(seen.0 > 0 && seen.0 == seen_until.0);
    }

    #[test]
    fn progress_ends_with_all_games() {
        let told = Mutex::new(Vec::new());
        let plan = Plan { threads: NonZeroUsize::new(1), ..Plan::new(40, 0) };
        run(&plan, &seat, &unwatched, &AtomicBool::new(false), &|progress| told.lock().unwrap().push(progress));
        assert_eq!(told.into_inner().unwrap().last(), Some(&Progress { done: 40, games: 40 }));
    }

    #[test]
    fn a_game_that_cannot_begin_is_a_defect_and_no_game_of_another_seed() {
        let plan = Plan { threads: NonZeroUsize::new(1), ..Plan::new(3, 70) };
        let seat = |seed: u64, log: Log<'_, <Toy as Game>::Event>| {
            if seed == 71 { Err("nobody came".to_owned()) } else { seat(seed, log) }
        };
        let sum = run(&plan, &seat, &unwatched, &AtomicBool::new(false), &|_| {});
        assert_eq!((sum.games, sum.won, sum.failed), (3, 2, 1));
        assert!(sum.defects[0].seed == 71 && sum.defects[0].what.contains("nobody came"), "{:?}", sum.defects);
    }

    #[test]
    fn a_sample_is_the_first_game_and_one_of_so_many_after_it() {
        let plan = Plan { examined: Examined::Sample, threads: NonZeroUsize::new(3), ..Plan::new(2 * SAMPLE + 1, 70) };
        let sum = run(&plan, &seat, &|_| Err("seen".to_owned()), &AtomicBool::new(false), &|_| {});
        let mut seen: Vec<u64> = sum.defects.iter().map(|defect| defect.seed).collect();
        seen.sort_unstable();
        assert_eq!((seen, sum.games), (vec![70, 70 + SAMPLE, 70 + 2 * SAMPLE], 2 * SAMPLE + 1));
    }

    #[test]
    fn what_a_watcher_objects_to_is_a_defect_with_its_seed() {
        let plan = Plan { threads: NonZeroUsize::new(1), ..Plan::new(3, 70) };
        let watch = |toy: &Toy| if toy.state.round > 1 { Err("late".to_owned()) } else { Ok(()) };
        let sum = run(&plan, &seat, &watch, &AtomicBool::new(false), &|_| {});
        assert_eq!(sum.failed, 3);
        assert_eq!(sum.defects.iter().map(|defect| defect.seed).collect::<Vec<_>>(), [70, 71, 72]);
        assert!(sum.defects[0].what.contains("late"));
    }
}

//! The imagined games of one thought, spread over cores. Each has a number, and what it was worth comes back by that number: so whoever adds them
//! up in their order comes to the same on any number of cores. Nothing goes on when the thought is over.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::thread;

/// A game to be imagined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Task {
    /// Which plan is followed in it.
    pub(super) plan: usize,
    /// By which seed its chances fall.
    pub(super) seed: u64,
}

/// Games of which whoever is free takes the next one.
struct Block {
    tasks: Vec<Task>,
    next: AtomicUsize,
}

impl Block {
    fn take(&self) -> Option<(usize, Task)> {
        let at = self.next.fetch_add(1, Ordering::Relaxed);
        self.tasks.get(at).map(|task| (at, *task))
    }
}

/// What a game was worth, or that nobody will ever know.
type Came = (usize, Option<f64>);

/// A game that somebody has taken: also of one that makes him fail it is told that it will not come.
struct Taken<'t> {
    at: usize,
    worth: Option<f64>,
    tell: &'t Sender<Came>,
}

impl Drop for Taken<'_> {
    fn drop(&mut self) {
        // Whoever has asked does not wait any more.
        _ = self.tell.send((self.at, self.worth));
    }
}

/// What is done in a game.
pub(super) type Work<'w, P> = &'w (dyn Fn(&mut P, Task) -> f64 + Sync);

/// Has games imagined as `think` asks for them: the first of these players in this thread, each other one in a thread of his own. What
/// the games are worth it is handed in the order in which it has asked for them.
pub(super) fn spread<P: Send, T>(
    players: &mut [P],
    work: Work<'_, P>,
    think: impl FnOnce(&mut dyn FnMut(Vec<Task>) -> Vec<f64>) -> T,
) -> Option<T> {
    let (own, others) = players.split_first_mut()?;
    if others.is_empty() {
        return Some(think(&mut |tasks| tasks.into_iter().map(|task| work(own, task)).collect()));
    }
    thread::scope(|scope| {
        let (tell, told) = channel::<Came>();
        let mut helpers: Vec<Sender<Arc<Block>>> = Vec::new();
        for player in others {
            let (give, given) = channel::<Arc<Block>>();
            let tell = tell.clone();
            let help = move || {
                for block in given {
                    while let Some((at, task)) = block.take() {
                        let mut taken = Taken { at, worth: None, tell: &tell };
                        taken.worth = Some(work(player, task));
                    }
                }
            };
            // Where the system has no thread for it, the others do it.
            if thread::Builder::new().name("imagined".to_owned()).spawn_scoped(scope, help).is_ok() {
                helpers.push(give);
            }
        }
        let mut imagine = |tasks: Vec<Task>| {
            let mut worth = vec![0.0; tasks.len()];
            let block = Arc::new(Block { tasks, next: AtomicUsize::new(0) });
            helpers.iter().for_each(|helper| drop(helper.send(Arc::clone(&block))));
            let mut left = worth.len();
            while let Some((at, task)) = block.take() {
                worth[at] = work(own, task);
                left -= 1;
            }
            for (at, its) in told.iter().take(left) {
                worth[at] = its.unwrap_or_default();
            }
            worth
        };
        Some(think(&mut imagine))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn worth(_: &mut u32, task: Task) -> f64 {
        (task.plan as f64 + 1.0) / (task.seed as f64 + 3.0)
    }

    #[test]
    fn what_games_are_worth_comes_in_their_order_on_any_number_of_cores() {
        let of = |threads: usize| {
            let mut players = vec![0; threads];
            spread(&mut players, &worth, |imagine| {
                let block = |from: u64| (from..from + 23).map(|seed| Task { plan: seed as usize % 5, seed }).collect();
                (0..40).flat_map(|number| imagine(block(number))).collect::<Vec<f64>>()
            })
        };
        let alone = of(1);
        assert_eq!(alone.as_ref().map(Vec::len), Some(40 * 23));
        assert_eq!((of(2), of(3), of(7)), (alone.clone(), alone.clone(), alone));
        assert_eq!(of(0), None, "nobody plays");
    }

    #[test]
    fn all_players_play_and_none_goes_on_afterwards() {
        let mut players = vec![0_u32; 3];
        let slow = |played: &mut u32, _: Task| {
            *played += 1;
            thread::sleep(std::time::Duration::from_millis(2));
            1.0
        };
        let tasks = || (0..60).map(|seed| Task { plan: 0, seed }).collect();
        let sum: Option<f64> = spread(&mut players, &slow, |imagine| imagine(tasks()).into_iter().sum());
        assert_eq!((sum, players.iter().sum::<u32>()), (Some(60.0), 60));
        assert!(players.iter().all(|played| *played > 0), "{players:?}");
    }

    #[test]
    fn whoever_fails_keeps_nobody_waiting() {
        let fails = |_: &mut u32, task: Task| if task.seed == 30 { panic!("as it shall") } else { 1.0 };
        let failed = std::panic::catch_unwind(|| {
            let mut players = vec![0_u32; 3];
            let tasks = (0..60).map(|seed| Task { plan: 0, seed }).collect();
            spread(&mut players, &fails, |imagine| imagine(tasks).len())
        });
        assert!(failed.is_err());
    }
}

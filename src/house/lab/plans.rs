//! A bot that plans ahead in games that all players win or lose together, for any such game.
//!
//! It does not weigh single answers but *plans*: ways to spend a whole stretch of the game, for instance somebody's turn. A game says
//! where a stretch begins and which plans are worth a thought there ([`Planned`]); the first of them is how its usual player spends it.
//! Each plan is tried in many imagined games, which the usual player plays on for a while after the stretch, and what they are worth then
//! is what the game says. The same chances fall for each plan, so what is compared is the plans and not their luck. The usual one is left
//! only for one that is better by more than chance can explain.
//!
//! What it answers follows from its seed and the state of the game: there is no clock, nothing is left of earlier stretches, and on how many
//! cores it thinks (`spread`) changes nothing. It is for games in which nothing is hidden but what chance has not decided yet; where seats have secrets, imagined games would know them.

mod spread;
mod weighing;

use crate::house::lab::bots::{BOT_SALT, Bot};
use crate::house::lab::seats::any_seed;
use crate::kernel::dealer::{Dealer, Stream};
use crate::kernel::game::{Game, Outcome};
use crate::kernel::hash::hash_of;
use spread::{Task, spread};
use std::num::NonZeroUsize;
use std::thread;
use weighing::{LEAST, Weighing};

/// The stream of a seed that plans draw from, so that they neither see nor disturb the dice of the game.
const PLAN_SALT: u32 = BOT_SALT - 2;

/// What a game brings to be planned ahead.
pub trait Planned<G: Game>: Sync {
    /// A way to spend a stretch.
    type Plan: Clone + PartialEq + Sync;
    /// Who plays imagined games on, and the stretch as planned.
    type Player: Bot<G> + Send;

    /// The stretch that the pending question is part of, by a number that no other stretch of the game has; none where the usual
    /// player answers without a plan. A new one begins also where something has happened that makes a plan worth another thought.
    fn stretch(&self, game: &G) -> Option<u64>;

    /// The plans worth a thought at the beginning of a stretch, the usual one first.
    fn plans(&self, game: &G) -> Vec<Self::Plan>;

    /// A player who plays as usual.
    fn player(&self, seed: u64) -> Self::Player;

    /// The player of another seed, who remembers nothing but what saves him work, and follows a plan from here on.
    fn begin(&self, player: &mut Self::Player, seed: u64, plan: &Self::Plan);

    /// From here on the player plays as usual.
    fn leave_plan(&self, player: &mut Self::Player);

    /// Which of its chances the game asks for, by a number. Those of a number are dealt one after the other, whatever is asked of the
    /// others in between: so what plans have in common befalls them alike, and less of what differs is luck.
    fn chance(&self, _game: &G) -> u32 {
        0
    }

    /// What a running game is worth to the players, from 0 (as good as lost) to 1 (as good as won).
    fn worth(&self, player: &mut Self::Player, game: &G) -> f64;
}

/// How hard is thought about a stretch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// So many games are imagined for all its plans together, at most.
    pub rollouts: u32,
    /// So many rounds they are played beyond the present one; then they are looked at.
    pub rounds: u16,
}

impl Effort {
    /// So many imagined games, each to the start of the second round after this one.
    #[must_use]
    pub fn of(rollouts: u32) -> Self {
        Self { rollouts, rounds: 2 }
    }
}

/// So many games are imagined for a stretch where nobody says how many.
pub const MIDDLE_BUDGET: u32 = 200;

/// All cores there are, for a game that is played alone.
#[must_use]
pub fn all_cores() -> NonZeroUsize {
    thread::available_parallelism().unwrap_or(NonZeroUsize::MIN)
}

/// An imagined game that does not come to its end within so many answers is looked at where it stands.
const MOST_ANSWERS: u32 = 5_000;
/// What came of a plan in the games that were imagined.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weighed {
    /// In how many games it was tried.
    pub games: u32,
    /// What these were worth on average.
    pub mean: f64,
    /// By how much they were worth more than those of the usual plan with the same chances, on average.
    pub gain: f64,
    /// How far that may be from the truth: one standard error.
    pub error: f64,
}

/// The chances of an imagined game, each number by itself.
struct Chances {
    dealer: Dealer,
    known: Vec<(u32, Stream)>,
}

impl Chances {
    fn pick(&mut self, number: u32, n: u32) -> u32 {
        let at = self.known.iter().position(|(known, _)| *known == number).unwrap_or_else(|| {
            self.known.push((number, Stream::new(self.dealer.branch(number))));
            self.known.len() - 1
        });
        self.known[at].1.pick(n)
    }
}

/// A bot that plans ahead.
pub struct Planner<G: Game, P: Planned<G>> {
    game: P,
    seed: u64,
    effort: Effort,
    /// Who answers.
    player: P::Player,
    /// Who answers in imagination, one for each core.
    imagined: Vec<P::Player>,
    /// The stretch that is being played by a plan.
    stretch: Option<u64>,
}

impl<G: Game + Sync, P: Planned<G>> Planner<G, P> {
    /// The planner of a seed.
    #[must_use]
    pub fn new(game: P, seed: u64, effort: Effort) -> Self {
        let (player, imagined) = (game.player(seed), vec![game.player(seed)]);
        Self { game, seed, effort, player, imagined, stretch: None }
    }

    /// The same on so many cores: for games that are played one at a time. It answers the same.
    #[must_use]
    pub fn on(mut self, cores: NonZeroUsize) -> Self {
        let Self { game, seed, imagined, .. } = &mut self;
        imagined.resize_with(cores.get(), || game.player(*seed));
        self
    }

    /// What it thinks of these plans where the game stands, the usual one first. `stop` is asked before every imagined game, on several
    /// cores before every few.
    pub fn weigh(&mut self, game: &G, plans: &[P::Plan], stop: &mut dyn FnMut() -> bool) -> Vec<Weighed> {
        let Self { game: planned, seed, effort, imagined, .. } = self;
        let (planned, effort, cores) = (&*planned, *effort, imagined.len());
        let mut chance = Stream::new(Dealer::new(*seed ^ hash_of(game.state())).branch(PLAN_SALT));
        let work = |player: &mut P::Player, task: Task| {
            imagine(planned, player, Imagined { game, plan: &plans[task.plan], seed: task.seed, rounds: effort.rounds })
        };
        let think = |imagine: &mut dyn FnMut(Vec<Task>) -> Vec<f64>| {
            let mut weighing = Weighing::of(plans.len(), effort.rollouts);
            while weighing.goes_on() && !stop() {
                let seeds: Vec<u64> = (0..weighing.ahead(cores)).map(|_| any_seed(&mut chance)).collect();
                let asked = weighing.open.clone();
                let tasks = |seed: &u64| asked.iter().map(|plan| Task { plan: *plan, seed: *seed }).collect::<Vec<_>>();
                let worth = imagine(seeds.iter().flat_map(tasks).collect());
                for worth in worth.chunks(asked.len().max(1)) {
                    if !weighing.goes_on() {
                        break;
                    }
                    weighing.take(&asked, worth);
                }
            }
            weighing.weighed()
        };
        spread(imagined, &work, think).unwrap_or_default()
    }

    /// The same for this stretch, and the plan it would follow.
    fn think(&mut self, game: &G, stop: &mut dyn FnMut() -> bool) -> Option<P::Plan> {
        let mut plans = self.game.plans(game);
        if plans.is_empty() {
            return None;
        }
        let best = if plans.len() > 1 { best(&self.weigh(game, &plans, stop)) } else { 0 };
        Some(plans.swap_remove(best))
    }
}

/// A game to be imagined.
struct Imagined<'i, G, N> {
    game: &'i G,
    plan: &'i N,
    seed: u64,
    /// So many rounds beyond the present one.
    rounds: u16,
}

/// Plays a plan on with these chances, and looks what it is worth.
fn imagine<G: Game, P: Planned<G>>(planned: &P, player: &mut P::Player, of: Imagined<'_, G, P::Plan>) -> f64 {
    let (mut game, mut chances) = (of.game.clone(), Chances { dealer: Dealer::new(of.seed), known: Vec::new() });
    let stretch = planned.stretch(&game);
    let until = game.round().saturating_add(of.rounds);
    planned.begin(player, of.seed, of.plan);
    let (mut listed, mut follows) = (Vec::new(), true);
    for _ in 0..MOST_ANSWERS {
        if game.round() >= until || game.question().is_none() {
            break;
        }
        let number = planned.chance(&game);
        let answer = match game.sample(&mut |n| chances.pick(number, n)) {
            Some(outcome) => outcome,
            None => {
                if follows && planned.stretch(&game).is_some_and(|now| Some(now) != stretch) {
                    planned.leave_plan(player);
                    follows = false;
                }
                listed.clear();
                game.answers(&mut listed);
                if listed.is_empty() {
                    break;
                }
                player.answer(&game, &listed)
            }
        };
        if game.answer(&answer, &mut |_| {}).is_err() {
            break;
        }
    }
    match game.outcome() {
        Some(Outcome::Won) => 1.0,
        Some(_) => 0.0,
        None => planned.worth(player, &game),
    }
}

/// The plan to follow, of those weighed: the one with the greatest gain, if that is more than chance may have brought; else the usual one.
#[must_use]
pub fn best(weighed: &[Weighed]) -> usize {
    let is_better = |one: &Weighed| one.games >= LEAST && one.gain > one.error && one.gain > 0.0;
    let all = weighed.iter().enumerate().skip(1).filter(|(_, one)| is_better(one));
    // Those that stayed in question longest are compared; of the others less is known.
    let most = weighed.iter().map(|one| one.games).max().unwrap_or(0);
    let found = all.filter(|(_, one)| one.games * 2 >= most);
    found.max_by(|(_, one), (_, other)| one.gain.total_cmp(&other.gain)).map_or(0, |(at, _)| at)
}

impl<G: Game + Sync, P: Planned<G>> Bot<G> for Planner<G, P> {
    fn answer(&mut self, game: &G, listed: &[G::Answer]) -> G::Answer {
        self.hurried(game, listed, &mut || false)
    }

    fn hurried(&mut self, game: &G, listed: &[G::Answer], stop: &mut dyn FnMut() -> bool) -> G::Answer {
        if let Some(stretch) = self.game.stretch(game)
            && self.stretch != Some(stretch)
        {
            self.stretch = Some(stretch);
            let seed = self.seed ^ stretch;
            match self.think(game, stop) {
                Some(plan) => self.game.begin(&mut self.player, seed, &plan),
                None => self.game.leave_plan(&mut self.player),
            }
        }
        self.player.answer(game, listed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::house::lab::bots::{Limits, play};
    use crate::kernel::toy::{Flaw, Toy, ToyAnswer, ToyState};
    use weighing::SAME;

    /// Both seats together want many points soon; a plan is what a turn has to bring before it ends.
    struct Turns;

    /// Ends a turn that has brought so much.
    struct Until(u8);

    const USUAL: u8 = 1;

    impl Bot<Toy> for Until {
        fn answer(&mut self, toy: &Toy, listed: &[ToyAnswer]) -> ToyAnswer {
            assert_eq!(listed, [ToyAnswer::Again, ToyAnswer::Stop]);
            if toy.state.pending >= self.0 { ToyAnswer::Stop } else { ToyAnswer::Again }
        }
    }

    impl Planned<Toy> for Turns {
        type Plan = u8;
        type Player = Until;

        fn stretch(&self, toy: &Toy) -> Option<u64> {
            toy.state.choosing.then(|| u64::from(toy.state.round) << 1 | u64::from(toy.state.seat))
        }

        fn plans(&self, _: &Toy) -> Vec<u8> {
            vec![USUAL, 1, 8, 12, 200]
        }

        fn player(&self, _: u64) -> Until {
            Until(USUAL)
        }

        fn begin(&self, player: &mut Until, _: u64, plan: &u8) {
            player.0 = *plan;
        }

        fn leave_plan(&self, player: &mut Until) {
            player.0 = USUAL;
        }

        fn worth(&self, _: &mut Until, toy: &Toy) -> f64 {
            f64::from(toy.state.points[0] + toy.state.points[1]) / 40.0
        }
    }

    fn planner(seed: u64, rollouts: u32) -> Planner<Toy, Turns> {
        Planner::new(Turns, seed, Effort { rollouts, rounds: 1 })
    }

    fn choosing(pending: u8) -> Toy {
        Toy { state: ToyState { round: 1, pending, choosing: true, ..ToyState::default() }, ..Toy::new() }
    }

    fn weigh(planner: &mut Planner<Toy, Turns>) -> Vec<Weighed> {
        planner.weigh(&choosing(2), &Turns.plans(&choosing(2)), &mut || false)
    }

    #[test]
    fn the_plan_that_brings_most_is_found_and_what_was_tried_stays_within_the_budget() {
        let weighed = weigh(&mut planner(1, 900));
        let games: Vec<u32> = weighed.iter().map(|one| one.games).collect();
        assert!(games.iter().sum::<u32>() <= 900, "{games:?}");
        assert_eq!(games[1], SAME, "the usual plan in other words is given up at once");
        assert!(games[2] + games[3] > 2 * games[4], "what never brings anything is given up early: {games:?}");
        assert!([2, 3].contains(&best(&weighed)), "{weighed:?}");
        assert_eq!((weighed[0].gain, weighed[0].error), (0.0, 0.0), "the usual one is compared with itself");
        assert!(weighed[4].gain < 0.0 && weighed[2].error > 0.0);
    }

    #[test]
    fn of_plans_in_other_words_only_the_first_stays_in_question() {
        let (mut planner, toy) = (planner(1, 900), choosing(2));
        let weighed = planner.weigh(&toy, &[USUAL, 8, 8, 12, 1], &mut || false);
        let games: Vec<u32> = weighed.iter().map(|one| one.games).collect();
        assert_eq!((games[2], games[4]), (SAME, SAME), "{games:?}");
        assert!(games[1] > SAME && games[3] > SAME, "{games:?}");
    }

    #[test]
    fn the_usual_plan_is_left_only_for_a_gain_that_chance_does_not_explain() {
        let of = |games, gain, error| Weighed { games, mean: 0.5, gain, error };
        let usual = of(40, 0.0, 0.0);
        assert_eq!(best(&[usual, of(40, 0.05, 0.06), of(40, -0.2, 0.0)]), 0);
        assert_eq!(best(&[usual, of(40, 0.05, 0.06), of(40, 0.03, 0.02)]), 2);
        assert_eq!(best(&[usual, of(40, 0.05, 0.01), of(40, 0.07, 0.01)]), 2);
        assert_eq!(best(&[usual, of(LEAST - 1, 0.5, 0.0), of(40, 0.02, 0.01)]), 2, "too little is known");
        assert_eq!(best(&[usual, of(19, 0.5, 0.0)]), 0, "it was given up");
        assert_eq!(best(&[]), 0);
    }

    fn answers(mut planner: Planner<Toy, Turns>, seed: u64) -> (Vec<ToyAnswer>, u16) {
        let mut answers = Vec::new();
        let played = play(&mut Toy::new(), &mut planner, seed, Limits::default(), |_, answer| {
            answers.push(*answer);
            Ok(())
        });
        assert_eq!(played.failure, None, "it answers what is listed");
        (answers, played.rounds)
    }

    #[test]
    fn equal_seeds_play_equal_games_and_it_is_faster_than_the_usual_player() {
        let rounds = |rollouts| (0..12).map(|seed| u32::from(answers(planner(seed, rollouts), seed).1)).sum::<u32>();
        assert_eq!(answers(planner(3, 60), 3), answers(planner(3, 60), 3));
        assert_ne!(weigh(&mut planner(3, 60)), weigh(&mut planner(4, 60)), "another seed imagines other games");
        let (usual, planned) = (rounds(1), rounds(60));
        assert!(planned * 10 < usual * 9, "{planned} rounds instead of {usual}");
    }

    fn cores(count: usize) -> NonZeroUsize {
        NonZeroUsize::new(count).expect("a number")
    }

    #[test]
    fn on_any_number_of_cores_it_thinks_and_plays_the_same() {
        for seed in 0..20 {
            for rollouts in [1, 17, 60, 300, 901] {
                let alone = weigh(&mut planner(seed, rollouts));
                for count in [2, 3, 8] {
                    assert_eq!(weigh(&mut planner(seed, rollouts).on(cores(count))), alone, "{seed}, {rollouts}");
                }
            }
            assert_eq!(answers(planner(seed, 60).on(cores(3)), seed), answers(planner(seed, 60), seed));
        }
        assert_eq!(weigh(&mut planner(1, 60).on(cores(3)).on(cores(1))), weigh(&mut planner(1, 60)));
    }

    #[test]
    fn a_thought_on_many_cores_that_is_ended_leaves_nothing_behind() {
        let (toy, plans) = (choosing(2), Turns.plans(&choosing(2)));
        let mut left = planner(1, 100_000).on(cores(3));
        for patience in 0..6 {
            let mut asked = 0;
            left.weigh(&toy, &plans, &mut || {
                asked += 1;
                asked > patience
            });
            assert_eq!(asked, patience + 1, "it ends when it is told to");
        }
        let mut fresh = planner(1, 60);
        left.effort = fresh.effort;
        assert_eq!(weigh(&mut left), weigh(&mut fresh));
    }

    #[test]
    fn whoever_stops_it_gets_the_usual_answer_and_nothing_is_left_behind() {
        let (mut stopped, toy) = (planner(1, 100_000), choosing(2));
        let listed = [ToyAnswer::Again, ToyAnswer::Stop];
        let mut asked = 0;
        let answer = stopped.hurried(&toy, &listed, &mut || {
            asked += 1;
            true
        });
        assert_eq!((answer, asked), (ToyAnswer::Stop, 1));
        let mut fresh = planner(1, 60);
        stopped.effort = fresh.effort;
        assert_eq!(weigh(&mut stopped), weigh(&mut fresh));
        let next = Toy { state: ToyState { round: 2, ..toy.state }, ..toy };
        assert_eq!(stopped.answer(&next, &listed), fresh.answer(&next, &listed));
    }

    #[test]
    fn a_plan_is_kept_for_its_stretch_and_a_game_without_an_end_is_looked_at_where_it_stands() {
        let mut planner = planner(1, 300);
        let listed = [ToyAnswer::Again, ToyAnswer::Stop];
        assert_eq!(planner.answer(&choosing(2), &listed), ToyAnswer::Again);
        let plan = planner.player.0;
        planner.answer(&choosing(7), &listed);
        assert_eq!(planner.player.0, plan, "it is the same turn");
        let endless = Toy { flaw: Flaw::NeverEnds, ..choosing(2) };
        let weighed = planner.weigh(&endless, &[USUAL, 200], &mut || false);
        assert!(weighed.iter().all(|one| one.mean == 0.0), "{weighed:?}");
    }
}

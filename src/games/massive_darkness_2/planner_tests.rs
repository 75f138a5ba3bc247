//! The planner of Massive Darkness 2.

use super::planner::{Sensible, Turns, planner};
use super::rules::{Answer, Ask, MassiveDarkness2};
use super::ruleset::HellscapeRules;
use crate::house::lab::bots::{Bot, Failure, Limits, play};
use crate::house::lab::plans::{Planned as _, Planner, best};
use crate::house::plug::Ruleset as _;
use crate::kernel::dealer::{Dealer, Stream};
use crate::kernel::game::Game as _;
use massive_darkness_2_bots::inclination::Inclination;
use massive_darkness_2_bots::manner::Manner;
use std::num::NonZeroUsize;

/// So many rounds say enough.
const FEW: Limits = Limits { rounds: 3, answers: 20_000 };

fn begun(quest: &str, heroes: u8, seed: u64) -> MassiveDarkness2 {
    let rules = HellscapeRules::open().expect("the box").with_quest(quest).expect("a Quest of the box");
    rules.set_up(&rules.start(heroes, seed), &mut |_| {}).expect("it can begin")
}

/// Looks at what somebody answers: it has to be listed.
struct Watched<B>(B);

impl<B: Bot<MassiveDarkness2>> Bot<MassiveDarkness2> for Watched<B> {
    fn answer(&mut self, game: &MassiveDarkness2, listed: &[Answer]) -> Answer {
        let answer = self.0.answer(game, listed);
        assert!(listed.contains(&answer), "{answer:?} to {:?}", game.question());
        answer
    }
}

fn answers(bot: impl Bot<MassiveDarkness2>, seed: u64) -> Vec<Answer> {
    let mut answers = Vec::new();
    let played = play(&mut begun("the-passage", 2, seed), &mut Watched(bot), seed, FEW, |_, answer| {
        answers.push(*answer);
        Ok(())
    });
    assert!(!matches!(played.failure, Some(Failure::Refused { .. } | Failure::NoAnswer { .. })), "{played:?}");
    answers
}

#[test]
fn it_answers_what_is_listed_and_the_same_for_the_same_seed_and_budget() {
    let one = |seed, rollouts| answers(planner(seed, rollouts), 5);
    let first = one(1, 60);
    assert_eq!(one(1, 60), first);
    assert_ne!(one(2, 60), first);
    assert_ne!(one(1, 1), first, "with one imagined game nothing can be compared");
}

#[test]
fn on_three_cores_it_plays_the_same_game_as_on_one() {
    let three = NonZeroUsize::new(3).expect("a number");
    for seed in [11, 12] {
        assert_eq!(answers(planner(seed, 45).on(three), seed), answers(planner(seed, 45), seed), "seed {seed}");
    }
}

/// Where a game of the greedy bot stands when somebody's turn is planned for the first time from this round on, if it comes to that.
fn in_round(quest: &str, round: u16, seed: u64) -> Option<MassiveDarkness2> {
    let (mut game, mut chance) = (begun(quest, 3, seed), Stream::new(Dealer::new(seed)));
    let (mut bot, mut listed) = (Sensible::new(seed, Manner::PATIENT), Vec::new());
    while game.round() < round || !matches!(game.state().asked, Some(Ask::Turn { .. })) {
        game.question()?;
        let answer = game.sample(&mut |n| chance.pick(n)).unwrap_or_else(|| {
            listed.clear();
            game.answers(&mut listed);
            bot.answer(&game, &listed)
        });
        game.answer(&answer, &mut |_| {}).expect("what is listed is no refusal");
    }
    Some(game)
}

#[test]
fn whoever_stops_it_gets_the_usual_answer_and_nothing_is_left_behind() {
    let game = in_round("the-passage", 2, 1).expect("nobody has lost yet");
    let mut listed = Vec::new();
    game.answers(&mut listed);
    let (mut stopped, mut asked) = (planner(3, 60), 0);
    let answer = stopped.hurried(&game, &listed, &mut || {
        asked += 1;
        asked > 1
    });
    let mut usual = Sensible::new(3 ^ Turns.stretch(&game).expect("a turn"), Manner::BOLD);
    assert_eq!((answer, asked), (usual.answer(&game, &listed), 2));
    let plans = Turns.plans(&game);
    let weighed = |planner: &mut Planner<MassiveDarkness2, Turns>| planner.weigh(&game, &plans, &mut || false);
    assert_eq!(weighed(&mut stopped), weighed(&mut planner(3, 60)), "it has learned nothing from what it left");
}

#[test]
fn a_turn_is_a_stretch_until_a_chamber_is_revealed_and_who_comes_next_is_one_of_its_own() {
    let mut game = in_round("the-passage", 1, 1).expect("the first turn");
    let stretch = Turns.stretch(&game);
    assert!(stretch.is_some());
    let changed = |game: &mut MassiveDarkness2, change: &dyn Fn(&mut super::rules::State)| {
        let mut state = *game.state();
        change(&mut state);
        game.restore(&state);
        Turns.stretch(game)
    };
    assert_eq!(changed(&mut game, &|state| state.heroes[0].health -= 1), stretch);
    let revealed = changed(&mut game, &|state| {
        state.revealed.insert(40);
    });
    assert_ne!(revealed, stretch);
    assert_ne!(changed(&mut game, &|state| state.round += 1), revealed);
    let next = changed(&mut game, &|state| state.asked = Some(Ask::NextHero));
    assert!(next.is_some() && next != revealed);
    assert!(Turns.plans(&game).iter().all(|plan| plan.first.is_some()));
    assert_eq!(changed(&mut game, &|state| state.asked = Some(Ask::NextEnemy)), None);
    assert_eq!(Turns.plans(&game), Vec::<Inclination>::new());
}

/// A planner that compares wrongly, or takes one game for another, has no reason to be right again with other dice.
#[test]
fn what_it_leaves_the_usual_plan_for_is_better_with_other_chances_too() {
    let mut gains = Vec::new();
    for seed in 0..12 {
        let Some(game) = in_round("the-passage", 2 + (seed % 3) as u16, seed) else { continue };
        let plans = Turns.plans(&game);
        let found = best(&planner(seed, 100).weigh(&game, &plans, &mut || false));
        if found > 0 {
            let again = planner(seed + 1000, 60).weigh(&game, &[plans[0], plans[found]], &mut || false);
            gains.push(again[1].gain);
        }
    }
    assert!(gains.len() >= 3, "it leaves the usual plan only {} times", gains.len());
    assert!(gains.iter().sum::<f64>() > 0.0, "what it leaves it for gains {gains:?}");
}

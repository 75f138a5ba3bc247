//! The planner and the ways in which it bends the greedy bot.

use super::testing::tutorial;
use super::*;
use crate::games::massive_darkness::rules::Event;
use crate::games::massive_darkness::rules::ask::Ask;
use crate::games::massive_darkness::rules::ids::{Actor, Hero};
use crate::games::massive_darkness::rules::state::{Held, Slot};
use crate::house::lab::bots::Failure;
use crate::house::lab::plans::{Planned as _, Weighed, best};
use crate::kernel::dealer::{Dealer, Stream};
use crate::kernel::game::{Game as _, Outcome};
use massive_darkness_bots::fight::Chances;
use massive_darkness_bots::inclination::{Doors, Fights, Goes, Inclination, plans};
use massive_darkness_bots::manner::Manner;
use massive_darkness_bots::value::chance_to_win;
use massive_darkness_bots::{goods, share};
use planner::Activations;
use std::num::NonZeroUsize;

/// So many rounds say enough.
const FEW: Limits = Limits { rounds: 5, answers: 20_000 };

/// Looks at what somebody answers: it has to be listed, or be an arrangement of cards that the rules allow.
struct Watched<B>(B);

impl<B: Bot<MassiveDarkness>> Bot<MassiveDarkness> for Watched<B> {
    fn answer(&mut self, game: &MassiveDarkness, listed: &[Answer]) -> Answer {
        let answer = self.0.answer(game, listed);
        let arranges = matches!(game.state.ask, Ask::Arrange { .. }) && game.check(&answer).is_ok();
        assert!(arranges || listed.contains(&answer), "{answer:?} to {:?}", game.state.ask);
        answer
    }
}

fn answers(heroes: u8, bot: impl Bot<MassiveDarkness>, seed: u64) -> Vec<Answer> {
    let mut answers = Vec::new();
    let played = play(&mut tutorial(heroes), &mut Watched(bot), seed, FEW, |_, answer| {
        answers.push(answer.clone());
        Ok(())
    });
    assert!(!matches!(played.failure, Some(Failure::Refused { .. } | Failure::NoAnswer { .. })), "{played:?}");
    answers
}

#[test]
fn it_answers_what_is_listed_and_the_same_for_the_same_seed_and_budget() {
    let one = |seed, rollouts| answers(2, planner(seed, rollouts), 5);
    let first = one(1, 90);
    assert_eq!(one(1, 90), first);
    assert_ne!(one(2, 90), first);
    assert_ne!(one(1, 1), first, "with one imagined game nothing can be compared");
}

#[test]
fn on_three_cores_it_plays_the_same_game_as_on_one() {
    let three = NonZeroUsize::new(3).expect("a number");
    for (heroes, seed) in [(1, 11), (2, 12), (3, 13)] {
        let alone = answers(heroes, planner(seed, 60), seed);
        assert_eq!(answers(heroes, planner(seed, 60).on(three), seed), alone, "seed {seed}");
        assert_eq!(answers(heroes, Player::Planner { budget: 60 }.seated_on(three, seed), seed), alone);
    }
}

/// Bent to anything in every Activation.
struct Fickle {
    greedy: Greedy,
    chance: Stream,
    now: Option<u64>,
}

impl Bot<MassiveDarkness> for Fickle {
    fn answer(&mut self, game: &MassiveDarkness, listed: &[Answer]) -> Answer {
        let now = Activations.stretch(game);
        if let Ask::Act(hero) = game.state.ask
            && self.now != now
        {
            self.now = now;
            let plans = plans(game, hero);
            assert_eq!(plans[0], Inclination::default());
            self.greedy.bend(plans[self.chance.pick(plans.len() as u32) as usize]);
        }
        self.greedy.answer(game, listed)
    }
}

#[test]
fn whatever_it_is_bent_to_the_bot_keeps_to_the_rules() {
    for seed in 0..12 {
        let chance = Stream::new(Dealer::new(seed).branch(1));
        let fickle = Fickle { greedy: Greedy::new(seed), chance, now: None };
        assert!(answers(1 + (seed % 4) as u8, fickle, seed).len() > 20);
    }
}

/// Remembers everything.
#[derive(Default)]
struct All(Vec<Event>);
impl Witness<MassiveDarkness> for All {
    fn begins(&mut self, _: &MassiveDarkness, _: &[Event]) {}
    fn sees(&mut self, event: &Event) {
        self.0.push(*event);
    }
    fn ends(&mut self, _: &MassiveDarkness, _: &Played) {}
    fn join(&mut self, _: Self) {}
}

/// What happens in the first rounds of some games when everybody is bent like this.
fn events(inclination: Inclination) -> Vec<Event> {
    let mut all = All::default();
    for seed in 0..6 {
        let mut bot = Greedy::new(seed);
        bot.bend(inclination);
        play_before(&mut tutorial(3), &mut bot, seed, FEW, |_, _| Ok(()), &mut all);
    }
    all.0
}

#[test]
fn it_does_what_it_is_bent_to() {
    let usual = Inclination::default();
    let opens = |event: &Event| matches!(event, Event::DoorOpened { .. });
    let attacks = |event: &Event| matches!(event, Event::Attacked { attacker: Actor::Hero(_), .. });
    let walks = |event: &Event| matches!(event, Event::Moved { actor: Actor::Hero(_), .. });
    let count = |of: &dyn Fn(&Event) -> bool, bent| events(bent).iter().filter(|event| of(event)).count();
    assert!(count(&opens, usual) > 0 && count(&attacks, usual) > 0);
    assert_eq!(count(&opens, Inclination { doors: Doors::Never, ..usual }), 0);
    assert_eq!(count(&attacks, Inclination { fights: Fights::Never, ..usual }), 0);
    let stays = Inclination { fights: Fights::Never, goes: Goes::Nowhere, ..usual };
    assert!(count(&walks, stays) * 4 < count(&walks, usual), "some effects move them all the same");
}

/// The first Activation of a game with so many Heroes.
fn first_activation(heroes: u8) -> MassiveDarkness {
    let (mut game, mut chance, mut bot) = (tutorial(heroes), Stream::new(Dealer::new(1)), Greedy::new(1));
    let mut listed = Vec::new();
    while Activations.stretch(&game).is_none() {
        let answer = game.sample(&mut |n| chance.pick(n)).unwrap_or_else(|| {
            listed.clear();
            game.answers(&mut listed);
            bot.answer(&game, &listed)
        });
        game.answer(&answer, &mut |_| {}).unwrap();
    }
    game
}

/// Where a game of the greedy bot stands when somebody is active for the first time in this round, if it comes to that.
fn in_round(round: u16, seed: u64) -> Option<MassiveDarkness> {
    let (mut game, mut chance, mut bot) = (tutorial(3), Stream::new(Dealer::new(seed)), Greedy::new(seed));
    let mut listed = Vec::new();
    while game.state.round < round || Activations.stretch(&game).is_none() {
        game.question()?;
        let answer = game.sample(&mut |n| chance.pick(n)).unwrap_or_else(|| {
            listed.clear();
            game.answers(&mut listed);
            bot.answer(&game, &listed)
        });
        game.answer(&answer, &mut |_| {}).unwrap();
    }
    Some(game)
}

/// What is gained, with other chances, wherever somebody who chooses so among the plans that were weighed leaves the usual one.
fn gains(chooses: impl Fn(&[Weighed]) -> usize) -> Vec<f64> {
    let mut gains = Vec::new();
    for seed in 0..24 {
        let Some(game) = in_round(3 + (seed % 3) as u16, seed) else { continue };
        let plans = Activations.plans(&game);
        let found = chooses(&planner(seed, 150).weigh(&game, &plans, &mut || false));
        if found > 0 {
            let again = planner(seed + 1000, 120).weigh(&game, &[plans[0], plans[found]], &mut || false);
            gains.push(again[1].gain);
        }
    }
    gains
}

/// Why this is no planner that works.
fn broken(gains: &[f64]) -> Option<String> {
    if gains.len() < 5 {
        return Some(format!("it leaves the usual plan only {} times", gains.len()));
    }
    (gains.iter().sum::<f64>() <= 0.0).then(|| format!("what it leaves it for gains {gains:?}"))
}

/// It leaves the usual plan in 7 of these Activations; together they gain 0.361 (27 November 2026). A
/// planner that compares wrongly, or takes one game for another, has no reason to be right again with other dice.
#[test]
fn what_it_leaves_the_usual_plan_for_is_better_with_other_chances_too() {
    assert_eq!(broken(&gains(best)), None);
}

/// The bounds above are generous, and planners that are broken fail them all the same: one that takes the worst for the best, one that
/// never dares anything, and one that takes the last plan whatever it is worth.
#[test]
fn planners_that_are_broken_do_not_reach_the_same_bounds() {
    let worst = |weighed: &[Weighed]| {
        let gain = |at: &usize| weighed[*at].gain;
        (0..weighed.len()).min_by(|one, other| gain(one).total_cmp(&gain(other))).unwrap_or(0)
    };
    type Chooses<'a> = &'a dyn Fn(&[Weighed]) -> usize;
    let broken_ones =
        [("the worst", &worst as Chooses<'_>), ("the first", &|_| 0), ("the last", &|weighed| weighed.len() - 1)];
    for (name, chooses) in broken_ones {
        let why = broken(&gains(chooses));
        println!("{name}: {why:?}");
        assert!(why.is_some(), "who always takes {name} is not found out");
    }
}

/// Every round brings an Event, so after the first ones only the objective counts.
#[test]
fn a_bolder_bot_leaves_doors_shut_that_are_not_on_the_way() {
    let opened = |manner: Manner| -> usize {
        let mut all = All::default();
        for seed in 0..12 {
            let mut bot = Greedy::of_manner(seed, manner);
            play_before(&mut tutorial(3), &mut bot, seed, Limits { rounds: 12, ..FEW }, |_, _| Ok(()), &mut all);
        }
        all.0.iter().filter(|event| matches!(event, Event::DoorOpened { .. })).count()
    };
    let (patient, bold) = (opened(Manner::PATIENT), opened(Manner::BOLD));
    assert!(bold > 0 && bold < patient, "{bold} and {patient} doors");
}

#[test]
fn an_activation_is_a_stretch_until_a_chamber_is_opened() {
    let mut game = first_activation(2);
    let stretch = Activations.stretch(&game);
    game.state.heroes[0].health -= 1;
    assert_eq!(Activations.stretch(&game), stretch);
    let rooms = game.dungeon.board.spaces().find(|zone| !game.state.opened.contains(zone.index())).unwrap();
    game.state.opened.insert(rooms.index());
    assert_ne!(Activations.stretch(&game), stretch);
    let next = Activations.stretch(&game);
    game.state.round += 1;
    assert_ne!(Activations.stretch(&game), next);
    game.state.ask = Ask::Over;
    assert_eq!(Activations.stretch(&game), None);
}

#[test]
fn plans_are_offered_where_they_mean_something() {
    let game = first_activation(1);
    let alone = plans(&game, Hero(0));
    assert!(alone.iter().all(|plan| plan.goes != Goes::ToCompanions && !plan.shares), "there are no companions");
    assert!(alone.iter().all(|plan| !matches!(plan.fights, Fights::With(_))), "there is no Enemy");
    assert!(alone.iter().any(|plan| plan.doors == Doors::Anyway), "doors are closed");
    let together = first_activation(3);
    assert!(plans(&together, Hero(0)).iter().any(|plan| plan.shares), "they begin in one Zone");
    for plan in plans(&together, Hero(0)) {
        assert_eq!(plans(&together, Hero(0)).iter().filter(|other| **other == plan).count(), 1, "{plan:?}");
    }
}

#[test]
fn cards_go_to_whom_they_help_and_everybody_wears_the_best() {
    let mut game = first_activation(2);
    let hero = game.state.heroes[1];
    // The first has what the second begins with, and cannot use it.
    for held in &hero.cards {
        assert!(game.state.heroes[0].cards.push(Held { slot: Slot::Pack, ..*held }));
    }
    game.state.heroes[1].cards.clear();
    let Some(Answer::Arrange(puts)) = share::out(&game, 0b11) else { panic!("nothing is shared") };
    assert!(puts.iter().any(|put| put.hero == Hero(1) && put.slot != Slot::Pack), "{puts:?}");
    let power = |hero: Hero| {
        let given = puts.iter().filter(|put| put.hero == hero).map(|put| put.card);
        let kept = game.state.hero(hero).cards.iter().map(|held| held.card);
        let kept = kept.filter(|card| puts.iter().all(|put| put.card != *card || put.hero == hero));
        let mut cards: Vec<_> = kept.chain(given).collect();
        cards.sort();
        cards.dedup();
        goods::power(&game, &cards)
    };
    assert!(power(Hero(0)) > 0 && power(Hero(1)) > 0);
}

#[test]
fn a_better_position_is_worth_more_and_an_end_is_all_or_nothing() {
    let mut chances = Chances::default();
    let game = first_activation(3);
    let worth = |change: &dyn Fn(&mut MassiveDarkness), chances: &mut Chances| {
        let mut game = game.clone();
        change(&mut game);
        chance_to_win(&game, chances)
    };
    let now = worth(&|_| {}, &mut chances);
    assert!(now > 0.0 && now < 1.0);
    assert!(worth(&|game| game.state.heroes[0].health = 1, &mut chances) < now);
    assert!(worth(&|game| game.state.lifebringer = 0, &mut chances) < now);
    assert!(worth(&|game| game.state.heroes[1].skills[0] = 1, &mut chances) > now);
    for (outcome, worth_then) in [(Outcome::Won, 1.0), (Outcome::Lost, 0.0), (Outcome::Stuck, 0.0)] {
        assert_eq!(worth(&|game| game.state.outcome = Some(outcome), &mut chances), worth_then);
    }
}

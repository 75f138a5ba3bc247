//! The lab with a game that hides cards, asks all seats at once and ranks them: bots at its seats, one of which plans ahead.

use delvewright::games::toy::bot::Brightest;
use delvewright::games::toy::rules::{Answer, Covered, Lanterns};
use delvewright::games::toy::ruleset::{LanternsRules, Start};
use delvewright::house::lab::batch::{Plan, run_before, unwatched};
use delvewright::house::lab::bots::{Bot, RandomBot};
use delvewright::house::lab::places::Places;
use delvewright::house::lab::search::{Budget, Search, best};
use delvewright::house::lab::seats::{Seated, seed_of_seat};
use delvewright::house::lab::statistics::{Interval, Statistics};
use delvewright::house::plug::Ruleset as _;
use delvewright::kernel::conformance::{SeatEffort, check_seats};
use delvewright::kernel::dealer::{Dealer, Stream};
use delvewright::kernel::game::{Asked, Game as _, Log};
use delvewright::kernel::seats::Seats as _;
use std::num::NonZeroUsize;
use std::sync::atomic::AtomicBool;

fn begun(seats: u8) -> Lanterns {
    LanternsRules::open().unwrap().set_up(&Start { seats }, &mut |_| {}).unwrap()
}

/// Who sits at a seat, made from its seed.
type Seat = fn(u64) -> Box<dyn Bot<Lanterns>>;

const RANDOM: Seat = |seed| Box::new(RandomBot::new(seed));
const BRIGHTEST: Seat = |_| Box::new(Brightest);
const SEARCH: Seat = |seed| Box::new(Search::new(seed, Budget::of(30)));
/// It knows how the others play.
const FORESIGHT: Seat = |seed| Box::new(Search::new(seed, Budget::of(30)).played_on_by(|_| Brightest).against_such());

/// Three play: somebody against two others of a kind.
fn batch(first: Seat, others: Seat, games: u64, threads: Option<usize>) -> (Statistics, Places) {
    let plan = Plan { threads: threads.and_then(NonZeroUsize::new), ..Plan::new(games, 1) };
    let table = begun(3);
    let seat = |seed: u64, _: Log<'_, _>| {
        let bots = (0_u8..3).map(|seat| if seat == 0 { first } else { others }(seed_of_seat(seed, seat)));
        Ok((table.clone(), Seated::new(bots.collect())))
    };
    run_before(&plan, &seat, &unwatched, &AtomicBool::new(false), &|_| {})
}

/// The share of the first seat in the first places.
fn firsts(first: Seat, others: Seat, games: u64) -> Interval {
    let (sum, places) = batch(first, others, games, None);
    assert_eq!((sum.failed, places.seats().len()), (0, 3));
    assert!(places.seats().iter().all(|seat| seat.games() == games));
    places.seats()[0].firsts()
}

const THIRD: f64 = 1.0 / 3.0;

/// The others play in a way that can be known, so to plan ahead pays: more than a third, and more than chance gets of them.
#[test]
fn whoever_plans_ahead_takes_more_first_places_than_his_share() {
    let (planned, by_chance) = (firsts(FORESIGHT, BRIGHTEST, 250), firsts(RANDOM, BRIGHTEST, 2000));
    assert!(planned.low > THIRD, "{planned:?}");
    assert!(planned.low > by_chance.high, "{planned:?} {by_chance:?}");
}

/// Against cards that are laid by chance no order of one's own is better than another. There the lab finds no strength, however often
/// first places are shared.
#[test]
fn where_nothing_can_be_planned_everybody_has_his_share() {
    for (first, games) in [(SEARCH, 250), (RANDOM, 1500), (BRIGHTEST, 1500)] {
        let share = firsts(first, RANDOM, games);
        assert!(share.low < THIRD && THIRD < share.high, "{share:?}");
    }
}

#[test]
fn what_a_search_plays_depends_on_nothing_but_seeds() {
    let of = |threads| {
        let (sum, places) = batch(SEARCH, BRIGHTEST, 12, threads);
        (sum.answers, sum.rounds, places)
    };
    assert_eq!(of(Some(1)), of(Some(3)));
}

#[test]
fn a_search_answers_alike_where_its_seat_sees_the_same() {
    let effort = SeatEffort { games: 85, first_seed: 0, max_answers: 100 };
    let bot = |game: &Lanterns, seat: u8, listed: &[Answer]| {
        Search::new(u64::from(seat), Budget::of(12)).answer(game, listed)
    };
    let report = check_seats(|seed| begun(2 + (seed % 2) as u8), effort, bot).unwrap();
    assert!(report.pairs >= 1000, "{report:?}");
}

/// The same with the real games, which nobody hands to a bot: it thinks the same of both, number by number.
#[test]
fn a_search_does_not_look_behind_its_view() {
    let search = Search::new(9, Budget::of(12));
    let (mut chance, mut pairs) = (Stream::new(Dealer::new(3)), 0);
    for seed in 0..40 {
        let mut game = begun(3);
        let mut bot = RandomBot::new(seed);
        while let Some(question) = game.question() {
            if let Asked::Each(seats) = question.asked {
                for seat in (0..3).filter(|seat| seats & (1 << seat) != 0) {
                    let other = game.imagined(seat, &mut |n| chance.pick(n));
                    pairs += usize::from(other.state() != game.state());
                    assert_eq!(search.consider(&game, seat), search.consider(&other, seat), "seed {seed}");
                }
            }
            let answer = game.sample(&mut |n| chance.pick(n)).unwrap_or_else(|| {
                let mut listed = Vec::new();
                game.answers(&mut listed);
                bot.answer(&game, &listed)
            });
            game.answer(&answer, &mut |_| {}).unwrap();
        }
    }
    assert!(pairs >= 400, "{pairs}");
}

/// Whoever is asked together with others answers for itself, also after others have laid what it does not know.
#[test]
fn sealed_answers_are_each_given_by_their_own_seat() {
    let mut game = begun(3);
    let mut chance = Stream::new(Dealer::new(5));
    while let Some(card) = game.sample(&mut |n| chance.pick(n)) {
        game.answer(&card, &mut |_| {}).unwrap();
    }
    let first = game.answers_of(0).remove(0);
    game.answer(&first, &mut |_| {}).unwrap();
    for seat in [2, 1] {
        let view = game.seen_by(seat);
        assert_eq!(view.state().covered[0], Covered::Unknown);
        let own = view.answers_of(seat);
        let mut search = Search::new(1, Budget::of(30));
        let answer = search.answer(&view, &own);
        assert!(own.contains(&answer) && game.seat_of(&answer) == Some(seat), "{answer:?}");
        let considered = search.consider(&game, seat);
        assert_eq!(best(&considered).map(|best| own[best]), Some(answer));
        assert_eq!(considered.iter().map(|one| one.visits).sum::<u32>(), 30);
    }
}

//! What is counted, against a game whose every event is at hand.

use super::*;
use crate::games::boss_monster::ruleset::{BossMonsterRules, Start};
use crate::house::lab::bots::Failure;
use crate::house::plug::Ruleset as _;
use crate::kernel::game::Logged;
use crate::kernel::seats::Seats as _;

/// A game that was played at random to its end, with everything that happened.
struct Whole {
    game: BossMonster,
    set_up: Vec<Event>,
    events: Vec<Event>,
    played: Played,
}

fn whole(seats: u8, seed: u64) -> Whole {
    let rules = BossMonsterRules::open().expect("the cards of the box");
    let (mut set_up, mut events) = (Vec::new(), Vec::new());
    let mut game =
        rules.set_up(&Start::plain(seats), &mut |event: Logged<Event>| set_up.push(event.what)).expect("it begins");
    let mut dice = seed;
    let mut below = |number: u32| {
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((dice >> 33) % u64::from(number.max(1))) as u32
    };
    let mut answers = 0;
    while game.question().is_some() {
        let answer = game.sample(&mut below).unwrap_or_else(|| {
            let mut listed = Vec::new();
            game.answers(&mut listed);
            listed[below(listed.len() as u32) as usize]
        });
        game.answer(&answer, &mut |event| events.push(event.what)).expect("it is offered");
        answers += 1;
    }
    let played = Played { outcome: game.outcome(), rounds: game.round(), answers, failure: None };
    Whole { game, set_up, events, played }
}

fn counted(whole: &Whole, failure: Option<Failure>) -> Tally {
    let mut tally = Tally::default();
    tally.begins(&whole.game, &whole.set_up);
    whole.events.iter().for_each(|event| tally.sees(event));
    tally.ends(&whole.game, &Played { failure, ..whole.played.clone() });
    tally
}

fn kinds(cards: &CardBox) -> Vec<Kind> {
    let mut kinds: Vec<Kind> = Vec::new();
    for kind in (0..cards.len()).filter_map(|card| cards.kind(CardId(card as u8))) {
        if !kinds.contains(&kind) {
            kinds.push(kind);
        }
    }
    kinds
}

#[test]
fn every_card_is_counted_as_often_as_it_happened() {
    for (seats, seed) in [(2, 1), (3, 2), (4, 3)] {
        let whole = whole(seats, seed);
        let (tally, cards) = (counted(&whole, None), &whole.game.table().cards);
        let state = whole.game.state();
        let all = || whole.set_up.iter().chain(&whole.events);
        for kind in kinds(cards) {
            let is = |card: CardId| cards.kind(card) == Some(kind);
            let happened = |meant: &dyn Fn(&Event) -> bool| all().filter(|event| meant(event)).count() as u64;
            let record = tally.record(cards, kind);
            let came = happened(&|event| match *event {
                Event::Drew { card, .. } | Event::ToHand { card, .. } | Event::Took { card, .. } => is(card),
                _ => false,
            });
            let built = happened(&|event| matches!(*event, Event::Built { card, .. } if is(card)));
            let declared = happened(&|event| matches!(*event, Event::Declared { how, .. } if is(how.card)));
            let cast = if matches!(kind, Kind::Spell(_)) { declared } else { 0 };
            let cancelled = happened(&|event| matches!(*event, Event::Cancelled { spell, .. } if is(spell)));
            let discarded = happened(&|event| matches!(*event, Event::Discarded { card, .. } if is(card)));
            let hands = (0..seats).flat_map(|seat| state.player(seat).hand.iter());
            let dead = hands.filter(|card| is(CardId(*card as u8))).count() as u64;
            let said = [record.came, record.built, record.cast, record.cancelled, record.discarded, record.dead];
            assert_eq!(said, [came, built, cast, cancelled, discarded, dead], "{kind:?}");
            assert_eq!(record.used(), built + cast);
            // Each player once, however often he used it.
            let users: Vec<u8> = (0..seats)
                .filter(|seat| {
                    all().any(|event| match *event {
                        Event::Built { seat: who, card } => who == *seat && is(card),
                        Event::Declared { seat: who, how } => {
                            who == *seat && is(how.card) && matches!(kind, Kind::Spell(_))
                        }
                        Event::BossDealt { seat: who, card } => who == *seat && is(card),
                        _ => false,
                    })
                })
                .collect();
            let won = users.iter().filter(|seat| Some(**seat) == state.winner).count() as u64;
            assert_eq!(record.players, Wins { of: users.len() as u64, won }, "{kind:?}");
        }
        let order: Vec<Wins> = tally.order().collect();
        assert_eq!(order.len(), usize::from(seats));
        for (place, wins) in order.into_iter().enumerate() {
            let is_winner = Some(state.order[place]) == state.winner;
            assert_eq!(wins, Wins { of: 1, won: u64::from(is_winner) }, "place {place}");
        }
        assert!(whole.game.ranking().is_some(), "it was played to its end");
    }
}

#[test]
fn a_game_that_was_given_up_counts_for_cards_and_for_nobody() {
    let whole = whole(3, 5);
    let (sound, given_up) = (counted(&whole, None), counted(&whole, Some(Failure::NotBegun(String::new()))));
    let cards = &whole.game.table().cards;
    assert_eq!(given_up.order().count(), 0);
    for kind in kinds(cards) {
        let (one, other) = (sound.record(cards, kind), given_up.record(cards, kind));
        assert_eq!(CardRecord { players: Wins::default(), ..one }, other, "{kind:?}");
    }
}

#[test]
fn what_several_workers_counted_is_added_up() {
    let (one, other) = (whole(2, 7), whole(2, 8));
    let cards = &one.game.table().cards;
    // One that goes on counting, and two that are joined.
    let mut alone = counted(&one, None);
    alone.begins(&other.game, &other.set_up);
    other.events.iter().for_each(|event| alone.sees(event));
    alone.ends(&other.game, &other.played);
    let mut joined = counted(&one, None);
    joined.join(counted(&other, None));
    for kind in kinds(cards) {
        assert_eq!(alone.record(cards, kind), joined.record(cards, kind), "{kind:?}");
    }
    assert_eq!(alone.order().collect::<Vec<_>>(), joined.order().collect::<Vec<_>>());
    assert_eq!(alone.order().map(|wins| wins.of).collect::<Vec<_>>(), [2, 2]);
}

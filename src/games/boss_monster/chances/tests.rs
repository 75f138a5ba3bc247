//! What is counted in closed form against counting every case.

use super::*;
use crate::games::boss_monster::rules::Answer;
use crate::games::boss_monster::ruleset::{BossMonsterRules, Start};
use crate::house::plug::Ruleset as _;

/// Numbers that look drawn, always the same.
struct Dice(u64);

impl Dice {
    fn below(&mut self, number: u32) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % u64::from(number.max(1))) as u32
    }
}

/// Games in which something was answered at random so often: at each place the views of all seats are handed out.
fn views(seats: u8, seed: u64, answers: usize, mut see: impl FnMut(&BossMonster, u8)) {
    let rules = BossMonsterRules::open().unwrap();
    let mut game = rules.set_up(&Start::plain(seats), &mut |_| {}).unwrap();
    let mut dice = Dice(seed);
    for _ in 0..answers {
        let drawn = game.sample(&mut |number| dice.below(number));
        let answer = drawn.or_else(|| {
            let mut listed = Vec::new();
            game.answers(&mut listed);
            // Whoever can lay a card does, so that there is something to count.
            let lays: Vec<Answer> = listed.iter().filter(|one| matches!(one, Answer::Lay { .. })).copied().collect();
            let from = if lays.is_empty() { &listed } else { &lays };
            from.get(dice.below(from.len() as u32) as usize).copied()
        });
        let Some(answer) = answer else { return };
        game.answer(&answer, &mut |_| {}).unwrap();
        (0..seats).for_each(|seat| see(&game.seen_by(seat), seat));
    }
}

/// A card that lies face down at a seat.
type Lying = (u8, CardId);

/// Every way in which the unknown face-down cards can lie, one after the other.
fn each_way(sets: &[(u8, Vec<CardId>)], taken: &mut Vec<Lying>, see: &mut dyn FnMut(&[Lying])) {
    let Some(((seat, cards), rest)) = sets.split_first() else { return see(taken) };
    for card in cards {
        if taken.iter().all(|(_, other)| other != card) {
            taken.push((*seat, *card));
            each_way(rest, taken, see);
            taken.pop();
        }
    }
}

#[test]
fn face_down_cards_are_counted_as_all_ways_in_which_they_can_lie_together() {
    let mut most = 0;
    for seed in 0..6 {
        let mut tried = 0;
        views(if seed % 2 == 0 { 4 } else { 3 }, seed, 60, |view, seat| {
            let others = view.state().in_game().filter(|other| *other != seat);
            let sets: Vec<(u8, Vec<CardId>)> = others
                .filter_map(|other| {
                    Some((other, view.could_lie(other)?.iter().map(|card| CardId(card as u8)).collect()))
                })
                .collect();
            let cases: usize = sets.iter().map(|(_, cards)| cards.len()).product();
            // A few thousand cases are counted one by one; of three at once only once.
            if sets.is_empty() || cases > 400_000 || tried > 6 || (sets.len() == 3 && most == 3) {
                return;
            }
            tried += 1;
            most = most.max(sets.len());
            let (mut all, mut next) = (0_u128, [0_u128; 8]);
            let bag = listed(view.state().deck[Back::Rooms.index()]);
            let is: Vec<[bool; 8]> =
                bag.iter().map(|card| Feature::ALL.map(|feature| feature.is_of(view, *card))).collect();
            let counts_next = cases < 10_000;
            let mut counted = vec![[0_u128; 8]; sets.len()];
            each_way(&sets, &mut Vec::new(), &mut |way| {
                all += 1;
                // Whatever does not lie there can be the next card.
                for (_, is) in
                    bag.iter().zip(&is).filter(|(card, _)| counts_next && way.iter().all(|(_, lies)| lies != *card))
                {
                    next.iter_mut().zip(is).for_each(|(next, is)| *next += u128::from(*is));
                }
                for (at, (_, card)) in way.iter().enumerate() {
                    for (number, feature) in Feature::ALL.into_iter().enumerate() {
                        counted[at][number] += u128::from(feature.is_of(view, *card));
                    }
                }
            });
            let chances = Chances::of(view, seat);
            assert_eq!(chances.laid.len(), sets.len());
            let all_next = all * (bag.len() - sets.len()) as u128;
            for (feature, of) in
                Feature::ALL.into_iter().zip(next).filter(|_| counts_next && !chances.next_card.is_empty())
            {
                let said = chances.next_card.iter().find(|(other, _)| *other == feature).map(|(_, chance)| *chance);
                let said = said.unwrap_or(Chance { of: 0, all: 1 });
                assert_eq!(said.of * all_next, of * said.all, "{feature:?} is next");
            }
            for (laid, (counted, (owner, _))) in chances.laid.iter().zip(counted.iter().zip(&sets)) {
                assert_eq!(laid.seat, *owner);
                for (feature, of) in Feature::ALL.into_iter().zip(counted) {
                    let said = laid.is.iter().find(|(other, _)| *other == feature).map(|(_, chance)| *chance);
                    let said = said.unwrap_or(Chance { of: 0, all: 1 });
                    assert_eq!(said.of * all, of * said.all, "{feature:?} of {owner}");
                }
            }
        });
        assert!(tried > 0, "nothing was ever laid");
    }
    assert!(most >= 2, "{most}");
}

/// Every set of so many of these.
fn each_set(from: &[CardId], number: usize, taken: &mut Vec<CardId>, see: &mut dyn FnMut(&[CardId])) {
    if number == 0 {
        return see(taken);
    }
    for (at, card) in from.iter().enumerate() {
        taken.push(*card);
        each_set(&from[at + 1..], number - 1, taken, see);
        taken.pop();
    }
}

fn listed(cards: Cards) -> Vec<CardId> {
    cards.iter().map(|card| CardId(card as u8)).collect()
}

#[test]
fn where_the_next_heroes_go_is_counted_as_all_sets_that_can_come() {
    let mut mixed = 0;
    for (seats, seed) in [(2, 1), (2, 2), (2, 3), (3, 4), (3, 5), (4, 6), (4, 7)] {
        let mut tried = 0;
        views(seats, seed, 500, |view, seat| {
            let [ordinary, epic] = view.state().heroes.map(listed);
            let is_mixed = ordinary.len() < usize::from(seats) && !ordinary.is_empty() && !epic.is_empty();
            let is_enough = tried > 3 && (!is_mixed || mixed > 6);
            if view.state().round == 0 || seat > 0 || is_enough {
                return;
            }
            (tried, mixed) = (tried + 1, mixed + i32::from(is_mixed));
            let from_ordinary = ordinary.len().min(usize::from(seats));
            let from_epic = epic.len().min(usize::from(seats) - from_ordinary);
            let chances = Chances::of(view, seat);
            assert_eq!(usize::from(chances.heroes), from_ordinary + from_epic);
            let turned_up = view.turned_up(seat);
            let then = turned_up.as_ref().unwrap_or(view);
            for lured in &chances.lured {
                let mut counted = vec![0_u128; lured.exactly.len()];
                let mut all = 0_u128;
                each_set(&ordinary, from_ordinary, &mut Vec::new(), &mut |one| {
                    each_set(&epic, from_epic, &mut Vec::new(), &mut |other| {
                        all += 1;
                        let goes = |hero: &&CardId| then.lured_by(**hero) == lured.to;
                        counted[one.iter().chain(other).filter(goes).count()] += 1;
                    });
                });
                for (said, of) in lured.exactly.iter().zip(&counted) {
                    assert_eq!(said.of * all, of * said.all, "{lured:?}");
                }
                assert_eq!(lured.any().of * all, (all - counted[0]) * lured.any().all);
            }
        });
        assert!(tried > 3);
    }
    assert!(mixed > 0, "ordinary and epic heroes never came together");
}

#[test]
fn who_can_answer_a_spell_is_counted_as_all_hands_that_can_be_held() {
    let mut tried = 0;
    views(3, 9, 200, |view, seat| {
        let cards = &view.table().cards;
        let answers = |card: &CardId| cards.abilities(*card).iter().any(|ability| ability.when == When::SpellDeclared);
        for said in Chances::of(view, seat).answers {
            let player = view.state().player(said.seat);
            let known: Vec<CardId> =
                listed(player.hand).into_iter().filter(|card| cards.back(*card) == Some(Back::Spells)).collect();
            let hidden = usize::from(player.in_hand[1]) - known.len();
            if hidden > 3 || tried > 60 {
                continue;
            }
            tried += 1;
            let (mut of, mut all) = (0_u128, 0_u128);
            each_set(&listed(view.state().deck[1]), hidden, &mut Vec::new(), &mut |hand| {
                all += 1;
                of += u128::from(hand.iter().chain(&known).any(&answers));
            });
            assert_eq!(said.chance.of * all, of * said.chance.all, "{said:?}");
        }
    });
    assert!(tried > 20, "{tried}");
}

#[test]
fn nothing_is_counted_that_the_seat_does_not_know() {
    views(4, 4, 120, |view, seat| {
        // The same view, whatever the truth: what is counted comes from the view alone.
        let mut dice = Dice(7);
        let other = view.imagined(seat, &mut |number| dice.below(number)).seen_by(seat);
        assert_eq!(Chances::of(view, seat), Chances::of(&other, seat));
        let chances = Chances::of(view, seat);
        assert!(chances.laid.iter().all(|laid| laid.seat != seat), "one's own card is no secret");
        for (_, chance) in chances.laid.iter().flat_map(|laid| &laid.is).chain(&chances.next_card) {
            assert!(chance.of <= chance.all && chance.percent() <= 100.0);
        }
    });
}

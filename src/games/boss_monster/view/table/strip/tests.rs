//! What the strip says is what the rules are at.

use super::*;
use crate::games::boss_monster::ruleset::{BossMonsterRules, Start};
use crate::house::plug::Ruleset as _;
use crate::kernel::seats::Seats as _;

/// Games in which everything that can be used is used now and then: each place with what is asked.
fn played(seed: u64, mut see: impl FnMut(&BossMonster)) {
    let rules = BossMonsterRules::open().expect("the cards of the box");
    let mut game = rules.set_up(&Start::plain(3), &mut |_| {}).expect("it begins");
    let mut dice = seed;
    let mut below = |number: u32| {
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((dice >> 33) % u64::from(number.max(1))) as u32
    };
    for _ in 0..900 {
        let answer = game.sample(&mut below).or_else(|| {
            let mut listed = Vec::new();
            game.answers(&mut listed);
            listed.get(below(listed.len() as u32) as usize).copied()
        });
        let Some(answer) = answer else { return };
        game.answer(&answer, &mut |_| {}).expect("it is offered");
        see(&game);
    }
}

#[test]
fn whoever_is_asked_stands_there_once_and_what_was_declared_waits_in_its_order() {
    let (mut windows, mut waited, mut answered) = (0, 0, 0);
    for seed in 0..8 {
        played(seed, |game| {
            let window = window_of(game);
            let asked = game.state().asked;
            if let Some(Ask::Window { seat, .. } | Ask::Turn { seat }) = asked {
                let window = window.as_ref().expect("a window is open");
                windows += 1;
                let is_asked: Vec<u8> =
                    window.seats.iter().filter(|(_, turn)| *turn == Turn::Asked).map(|(seat, _)| *seat).collect();
                assert_eq!(is_asked, [seat]);
                let in_game = game.state().in_game().count();
                assert_eq!(window.seats.len(), in_game, "everybody who plays has a place");
                // Who comes before whoever is asked has passed, unless the active player answers in the end.
                let at = window.seats.iter().position(|(one, _)| *one == seat).expect("it is there");
                let is_reply = at == 0 && window.seats[1..].iter().all(|(_, turn)| *turn == Turn::Past);
                for (place, (_, turn)) in window.seats.iter().enumerate().filter(|(place, _)| *place != at) {
                    assert!(is_reply || (*turn == Turn::Past) == (place < at), "{window:?}");
                }
            }
            if let Some(Ask::Cancel { caster, spell, .. }) = asked {
                answered += 1;
                let declared = window.as_ref().and_then(|window| window.declared.first().copied());
                let declared = declared.expect("a Spell was declared");
                assert_eq!((declared.seat, declared.how.card), (caster, spell));
                assert_eq!(declared.state, DeclaredState::CanBeAnswered);
            }
            if let Some(window) = window {
                let waiting = window.declared.iter().filter(|one| one.state == DeclaredState::Waits).count();
                assert_eq!(waiting, game.state().queue.len());
                waited += waiting;
            }
        });
    }
    assert!(windows > 100 && waited > 0 && answered > 0, "{windows} {waited} {answered}");
}

#[test]
fn every_seat_sees_the_same_strip() {
    played(3, |game| {
        let truth = window_of(game);
        for seat in 0..3 {
            assert_eq!(window_of(&game.seen_by(seat)), truth);
        }
    });
}

#[test]
fn only_in_windows_passing_stands_in_the_strip() {
    played(5, |game| {
        let mut listed = Vec::new();
        game.answers(&mut listed);
        let passes = |is_wide| listed.iter().filter(|answer| stands_in_strip(game, answer, is_wide)).count();
        let expected = match game.state().asked {
            Some(Ask::Window { .. }) => [4, 1],
            Some(Ask::Cancel { .. }) => [1, 1],
            _ => [0, 0],
        };
        assert_eq!([true, false].map(passes), expected);
    });
}

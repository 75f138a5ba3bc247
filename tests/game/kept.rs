//! A state that comes from a file is believed only if nothing in it can lead the engine out of bounds. Kept states of real
//! games are changed in all ways; whatever is believed after that is played on, and nothing may panic.
//!
//! A sample is changed; `DELVEWRIGHT_FULL_PROOF=1 cargo test --release --test game kept` changes two hundred thousand.

use crate::table::{any_campaign, any_party, games, quests, table};
use delvewright::games::massive_darkness::playtest::{Bot as _, RandomBot};
use delvewright::games::massive_darkness::rules::MassiveDarkness;
use delvewright::games::massive_darkness::rules::state::State;
use delvewright::games::massive_darkness::session::{MassiveDarknessRules, Start};
use delvewright::house::plug::Ruleset as _;
use delvewright::kernel::dealer::{Dealer, Stream};
use delvewright::kernel::game::Game as _;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Answers that are given from a changed state on.
const ANSWERS: usize = 60;

/// A game as it was set up, and states at which it was at rest.
struct Played {
    game: MassiveDarkness,
    rests: Vec<State>,
}

fn played(table: &MassiveDarknessRules, start: &Start, seed: u64) -> Played {
    let game = table.set_up(start, &mut |_| {}).unwrap();
    let (mut running, mut rests) = (game.clone(), Vec::new());
    play_on(&mut running, seed, 700, &mut |game| {
        if game.at_rest() && rests.len() < 40 {
            rests.push(game.state);
        }
    });
    Played { game, rests }
}

fn play_on(game: &mut MassiveDarkness, seed: u64, answers: usize, look: &mut dyn FnMut(&MassiveDarkness)) {
    let (mut bot, mut dice) = (RandomBot::new(seed), Stream::new(Dealer::new(seed)));
    let mut listed = Vec::new();
    for _ in 0..answers {
        if game.question().is_none() {
            return;
        }
        let answer = match game.sample(&mut |n| dice.pick(n)) {
            Some(answer) => answer,
            None => {
                listed.clear();
                game.answers(&mut listed);
                if listed.is_empty() {
                    return;
                }
                bot.answer(game, &listed)
            }
        };
        // Whether all that is listed is legal is shown elsewhere, for states that a game comes to.
        if game.answer(&answer, &mut |_| {}).is_err() {
            return;
        }
        look(game);
    }
}

fn all_played(table: &MassiveDarknessRules) -> Vec<Played> {
    let of = |(at, quest)| {
        let seed = at as u64;
        [played(table, &any_party(table, quest, seed), seed), played(table, &any_campaign(table, quest, seed), seed)]
    };
    quests().iter().enumerate().flat_map(of).collect()
}

#[test]
fn every_state_at_rest_of_a_real_game_fits() {
    let table = table();
    let mut seen = 0;
    for Played { game, rests } in all_played(&table) {
        for state in &rests {
            assert_eq!(game.fits(state), Ok(()));
            seen += 1;
        }
    }
    assert!(seen > 300, "{seen}");
}

/// What numbers are changed to.
const NUMBERS: [&str; 24] = [
    "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "12", "24", "30", "31", "32", "63", "64", "100", "127", "128",
    "200", "254", "255", "65535",
];

/// Changes the text of a state: numbers, words, the order of things, their count.
fn changed(text: &str, chance: &mut Stream) -> String {
    let mut tokens: Vec<String> = Vec::new();
    for letter in text.chars() {
        let joins = letter.is_ascii_alphanumeric() || letter == '_' || letter == '-';
        match tokens
            .last_mut()
            .filter(|last| joins && last.ends_with(|end: char| end.is_ascii_alphanumeric() || end == '_' || end == '-'))
        {
            Some(last) => last.push(letter),
            None => tokens.push(letter.to_string()),
        }
    }
    let is_number = |token: &str| token.starts_with(|first: char| first.is_ascii_digit());
    let is_word = |token: &str| token.starts_with(|first: char| first.is_ascii_uppercase());
    let pick = |chance: &mut Stream, tokens: &[String], is_it: &dyn Fn(&str) -> bool| {
        let fitting: Vec<usize> = (0..tokens.len()).filter(|at| is_it(&tokens[*at])).collect();
        fitting.get(chance.pick(fitting.len().max(1) as u32) as usize).copied()
    };
    for _ in 0..=chance.pick(3) {
        let at = match chance.pick(10) {
            0..5 => {
                let at = pick(chance, &tokens, &is_number);
                if let Some(at) = at {
                    tokens[at] = NUMBERS[chance.pick(NUMBERS.len() as u32) as usize].to_owned();
                }
                continue;
            }
            5 => {
                if let (Some(one), Some(other)) = (pick(chance, &tokens, &is_number), pick(chance, &tokens, &is_number))
                {
                    tokens.swap(one, other);
                }
                continue;
            }
            6 => {
                if let (Some(one), Some(other)) = (pick(chance, &tokens, &is_word), pick(chance, &tokens, &is_word)) {
                    tokens[one] = tokens[other].clone();
                }
                continue;
            }
            7 => {
                let is_flag = |token: &str| token == "true" || token == "false";
                if let Some(at) = pick(chance, &tokens, &is_flag) {
                    tokens[at] = (tokens[at] == "false").to_string();
                }
                continue;
            }
            other => (other, pick(chance, &tokens, &|token| token == "[")),
        };
        // The first thing of a list goes, or comes twice.
        let (what, Some(open)) = at else { continue };
        let mut depth = 0;
        let end = (open + 1..tokens.len()).find(|at| {
            match tokens[*at].as_str() {
                "(" | "[" => depth += 1,
                ")" | "]" => depth -= 1,
                _ => {}
            }
            depth < 0 || depth == 0 && tokens[*at] == ","
        });
        let Some(end) = end.filter(|end| *end > open + 1) else { continue };
        let first: Vec<String> = tokens[open + 1..end].to_vec();
        let comma = usize::from(tokens[end] == ",");
        if what == 8 {
            tokens.drain(open + 1..end + comma);
        } else {
            tokens.splice(open + 1..open + 1, first.into_iter().chain([",".to_owned()]));
        }
    }
    tokens.concat()
}

#[test]
fn a_changed_state_is_refused_or_can_be_played_on() {
    let table = table();
    let all = all_played(&table);
    let mut chance = Stream::new(Dealer::new(20));
    let (mut refused, mut believed) = (0, 0);
    for number in 0..games(3_000, 200_000) {
        let Played { game, rests } = &all[chance.pick(all.len() as u32) as usize];
        let Some(state) = rests.get(chance.pick(rests.len() as u32) as usize) else { continue };
        let text = changed(&ron::to_string(state).unwrap(), &mut chance);
        let Ok(state) = ron::from_str::<State>(&text) else { continue };
        if game.fits(&state).is_err() {
            refused += 1;
            continue;
        }
        believed += 1;
        let tried = catch_unwind(AssertUnwindSafe(|| {
            let mut game = game.clone();
            game.restore(&state);
            play_on(&mut game, number, ANSWERS, &mut |_| {});
        }));
        assert!(tried.is_ok(), "number {number}, {}: {text}", game.dungeon.id);
    }
    println!("{refused} refused, {believed} believed and played on");
    assert!(refused > 500 && believed > 300, "{refused} refused, {believed} believed");
}

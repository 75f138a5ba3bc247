//! Bots play the tutorial to its end, in every party size: no crash, no refusal of a listed answer, no impossible
//! state, no endless game, and each recorded game replays to the same hash.
//!
//! A sample is played; `DELVEWRIGHT_FULL_PROOF=1 cargo test --release --test game games` plays a thousand games for each bot
//! and party size.

use crate::table::{any_party, games, quests, recommended_party, table, tutorial};
use delvewright::games::massive_darkness::playtest::{Bot, Greedy, Invariants, Limits, RandomBot};
use delvewright::games::massive_darkness::rules::MassiveDarkness;
use delvewright::games::massive_darkness::session::{MassiveDarknessRules, Start};
use delvewright::house::session::Sessions as _;
use delvewright::kernel::game::{Game as _, Outcome};
use delvewright::kernel::journal::Given;
use std::thread;

/// Plays and records one game, looks at every state, and replays it. Says whether it was won.
#[track_caller]
fn play(table: &MassiveDarknessRules, start: Start, seed: u64, bot: &mut dyn Bot<MassiveDarkness>) -> bool {
    let limits = Limits::default();
    let mut session = table.begin(start, seed, &mut |_| {}).unwrap();
    let invariants = Invariants::new(session.game());
    let mut listed = Vec::new();
    while session.game().question().is_some() {
        assert!(session.game().round() <= limits.rounds, "seed {seed}: more than {} rounds", limits.rounds);
        if !session.step_chance(&mut |_| {}).unwrap() {
            listed.clear();
            session.game().answers(&mut listed);
            assert!(!listed.is_empty(), "seed {seed}: {:?}", session.game().question());
            let answer = bot.answer(session.game(), &listed);
            let what = format!("seed {seed}, answer {}: {answer:?}", session.len());
            session.answer(answer, Given::Chosen, &mut |_| {}).unwrap_or_else(|refusal| panic!("{what}: {refusal}"));
        }
        let what = invariants.check(session.game());
        assert_eq!(what, Ok(()), "seed {seed}, after answer {}", session.len());
    }
    let read = table.verify(&session.all_lines().unwrap()).unwrap();
    assert_eq!(read.trouble, None, "seed {seed}");
    assert_eq!(read.journal.hash(), session.hash(), "seed {seed}");
    match session.game().outcome() {
        Some(outcome) => {
            assert_ne!(outcome, Outcome::Stuck, "seed {seed}");
            outcome == Outcome::Won
        }
        None => panic!("seed {seed}: nothing is asked and nothing is decided"),
    }
}

#[test]
fn bots_play_the_tutorial_in_every_party_size_and_sense_wins_more_often_than_chance() {
    let table = table();
    let count = games(20, 1000);
    let play_party = |heroes: u8| {
        let start = recommended_party(&table, &tutorial(), heroes);
        let (mut random, mut greedy) = (0, 0);
        for seed in 0..count {
            random += u64::from(play(&table, start.clone(), seed, &mut RandomBot::new(seed)));
            greedy += u64::from(play(&table, start.clone(), seed, &mut Greedy::new(seed)));
        }
        println!("{heroes} heroes, {count} games each: random wins {random}, greedy wins {greedy}");
        assert!(greedy > random, "{heroes} heroes: {greedy} {random}");
    };
    thread::scope(|scope| {
        for heroes in 1..=6 {
            scope.spawn(move || play_party(heroes));
        }
    });
}

#[test]
fn bots_play_every_quest_with_any_party() {
    let table = table();
    for quest in quests() {
        for seed in 0..games(6, 600) {
            play(&table, any_party(&table, &quest, seed), seed, &mut RandomBot::new(seed));
            play(&table, any_party(&table, &quest, seed), seed, &mut Greedy::new(seed));
        }
    }
}

#[test]
fn the_state_stays_small() {
    let size = size_of::<delvewright::games::massive_darkness::rules::state::State>();
    assert!(size <= 16 * 1024, "{size} bytes");
}

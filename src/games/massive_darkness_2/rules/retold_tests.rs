//! What is told one thing after the other leads to the table that is seen in the end.

use crate::kernel::dealer::{Dealer, Stream};
use crate::kernel::game::Game as _;
use crate::layout::lay_out;
use crate::quest_tests::{sides, written};
use crate::tests::{CONTENT, game, setup};
use crate::{Event, MassiveDarkness2, State};
use std::sync::Arc;

/// Plays at random, and hands over what each answer has brought.
fn play(mut game: MassiveDarkness2, seed: u64, most: usize, mut each: impl FnMut(&State, &MassiveDarkness2, &[Event])) {
    let (mut chance, mut chooser) = (Stream::new(Dealer::new(seed)), Stream::new(Dealer::new(seed).branch(1)));
    let mut listed = Vec::new();
    for _ in 0..most {
        if game.question().is_none() {
            return;
        }
        let answer = game.sample(&mut |n| chance.pick(n)).unwrap_or_else(|| {
            listed.clear();
            game.answers(&mut listed);
            listed[chooser.pick(listed.len() as u32) as usize]
        });
        let (before, mut told) = (game.clone(), Vec::new());
        game.answer(&answer, &mut |logged| told.push(logged.what)).unwrap();
        let imagined = told.iter().fold(before, |game, event| game.as_told(event));
        each(game.state(), &imagined, &told);
    }
}

/// Everybody on the board, line by line.
fn figures(state: &State) -> Vec<String> {
    let heroes = state.heroes.iter().map(|hero| {
        let tokens = (hero.health, hero.mana, hero.xp, hero.level, hero.fire, hero.frost);
        format!("{:?}", (hero.zone, tokens, hero.down, hero.gone))
    });
    let mobs = state.mobs.iter().filter(|mob| mob.here).map(|mob| {
        format!("{:?}", (mob.tier, mob.zone, mob.minions, mob.hurt, mob.leader, mob.item, mob.fire, mob.frost))
    });
    let roamers = state.roamers.iter().filter(|roamer| roamer.here).map(|roamer| {
        format!("{:?}", (roamer.tier, roamer.zone, roamer.away, roamer.wounds, roamer.fire, roamer.frost))
    });
    let boss = state.boss;
    let boss = format!("{:?}", (boss.fighting, boss.beaten, boss.zone, boss.wounds, boss.marker));
    let allies = state.allies.iter().filter(|ally| ally.here).map(|ally| format!("{:?}", (ally.zone, ally.wounds)));
    heroes.chain(mobs).chain(roamers).chain([boss]).chain(allies).collect()
}

/// Round, phase, tracks and doors.
fn course(state: &State, game: &MassiveDarkness2) -> String {
    let tracks = (state.round, state.phase, state.darkness, state.lifebringer, state.counters);
    let board = &game.table().dungeon.board;
    let doors: Vec<bool> = board.edges().map(|(edge, _)| state.board.is_open(board, edge)).collect();
    format!("{:?}", (tracks, state.revealed, doors))
}

/// What nobody is told of – a token of Rage that is paid, a Fire token before its die is rolled – is seen with what comes of it.
#[test]
fn what_is_told_leads_to_what_is_seen() {
    let (mut all, mut wrong) = (0, Vec::new());
    let mut look = |state: &State, imagined: &MassiveDarkness2, told: &[Event]| {
        let seen = |state: &State| (figures(state), course(state, imagined));
        all += usize::from(!told.is_empty());
        if !told.is_empty() && seen(state) != seen(imagined.state()) {
            wrong.push(format!("{told:?}\n{:?}\n{:?}", seen(state), seen(imagined.state())));
        }
    };
    for heroes in 1..=6 {
        play(game(heroes), heroes as u64, 1_500, &mut look);
    }
    for (seed, quest) in (0..).zip(written()) {
        let dungeon = Arc::new(lay_out(&quest.for_heroes(3), &sides()).unwrap());
        let new = MassiveDarkness2::new(Arc::clone(&CONTENT), dungeon, &setup(3), &mut |_| {}).unwrap();
        play(new, seed, 1_500, &mut look);
    }
    assert!(all > 2_000, "{all}");
    assert!(
        wrong.is_empty(),
        "{} of {all}: {}",
        wrong.len(),
        wrong.iter().take(8).cloned().collect::<Vec<_>>().join("\n\n")
    );
}

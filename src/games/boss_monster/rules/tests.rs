use crate::kernel::conformance::{Effort, SeatEffort, check_game, check_seats};
use crate::kernel::dealer::{Dealer, Stream};
use crate::kernel::game::Game as _;
use crate::{Answer, BossMonster, CardBox, Options, Printed, Setup, fits};
use std::sync::{Arc, LazyLock};

macro_rules! printed {
    ($file:literal) => {
        ron::from_str(include_str!(concat!("../../../../assets/boss-monster/", $file))).unwrap()
    };
}

pub(crate) fn printed() -> Printed {
    Printed {
        bosses: printed!("bosses.ron"),
        rooms: printed!("rooms.ron"),
        minibosses: printed!("minibosses.ron"),
        spells: printed!("spells.ron"),
        heroes: printed!("heroes.ron"),
    }
}

pub(crate) static CARDS: LazyLock<Arc<CardBox>> = LazyLock::new(|| Arc::new(CardBox::new(printed()).unwrap()));

fn game(seats: u8, options: Options) -> BossMonster {
    let setup = Setup { seats, options, ..Setup::default() };
    BossMonster::new(Arc::clone(&CARDS), &setup, &mut |_| {}).unwrap()
}

/// Options that turn over with the seed, so that all are played.
fn by_seed(seed: u64) -> BossMonster {
    let on = |bit: u64| (seed / 3) & (1 << bit) != 0;
    let options = Options {
        keep_all_seven: on(0),
        mulligan_shuffled: on(1),
        oldest_first: on(2),
        cancel_cancels: on(3),
        minibosses_revealed: on(4),
        miniboss_stays: on(5),
        fewer_windows: on(1) && on(3),
        laid_is_laid: on(2) && on(4),
        two_bosses: on(3) && on(5),
        intrigue: on(0) && on(2),
        hard: on(4) && on(1),
        mixed_sets: on(5) && on(0),
        unlimited_lives: on(0) && on(1) && on(2),
    };
    game(2 + (seed % 3) as u8, options)
}

fn sound(game: &BossMonster) -> Result<(), String> {
    fits::sound(game).map_err(|misfit| misfit.to_string())
}

#[test]
fn the_promises_of_a_game_are_kept() {
    let effort = Effort { games: 24, every: 11, ..Effort::default() };
    let report = check_game(by_seed, &effort, sound).unwrap();
    assert_eq!(report.ended, [24, 0, 0], "{report:?}");
    assert!(report.refused > 1000, "{report:?}");
}

#[test]
fn nobody_knows_what_he_may_not_know() {
    let effort = SeatEffort { games: 6, first_seed: 0, max_answers: 100_000 };
    let first = |_: &BossMonster, _: u8, listed: &[Answer]| listed[0];
    let report = check_seats(by_seed, effort, first).unwrap();
    assert!(report.pairs > 1000, "{report:?}");
}

/// `BOSS_MONSTER_SOAK=20000 cargo test -p boss-monster-rules --release soak -- --nocapture`: so many random games for each number
/// of seats.
#[test]
fn soak() {
    let games: u64 = std::env::var("BOSS_MONSTER_SOAK").ok().and_then(|number| number.parse().ok()).unwrap_or(20);
    for seats in 2..=4 {
        let (mut answers, mut rounds, mut longest) = (0_u64, 0_u64, 0_u64);
        for seed in 0..games {
            let mut game = game(seats, Options::default());
            let (mut chance, mut chooser) = (Stream::new(Dealer::new(seed)), Stream::new(Dealer::new(seed).branch(1)));
            let mut listed = Vec::new();
            let mut given = 0;
            while game.question().is_some() {
                let answer = game.sample(&mut |n| chance.pick(n)).unwrap_or_else(|| {
                    listed.clear();
                    game.answers(&mut listed);
                    assert!(!listed.is_empty(), "seed {seed}: no answer to {:?}", game.question());
                    listed[chooser.pick(listed.len() as u32) as usize]
                });
                game.answer(&answer, &mut |_| {}).unwrap();
                given += 1;
                assert!(given < 200_000, "seed {seed} does not end");
            }
            assert!(!game.state().stuck, "seed {seed}");
            (answers, rounds, longest) = (answers + given, rounds + u64::from(game.round()), longest.max(given));
        }
        println!(
            "{seats} seats: {games} games, {} answers and {} rounds a game, at most {longest} answers",
            answers / games,
            rounds / games
        );
    }
}

use crate::cards::RoomCard;
use crate::kernel::conformance::{Effort, SeatEffort, check_game, check_seats};
use crate::kernel::dealer::{Dealer, Stream};
use crate::kernel::game::Game as _;
use crate::kernel::seats::Seats as _;
use crate::{Answer, BossMonster, CardBox, CardId, Event, Options, Printed, Setup, State, Treasure, Unplayable, fits};
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
    let effort = SeatEffort { games: 40, first_seed: 0, max_answers: 100_000 };
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

/// Plays random games; `look` sees each state and what led to it.
fn play(games: u64, mut look: impl FnMut(&BossMonster, &BossMonster, &[Event])) {
    for seed in 0..games {
        let mut game = by_seed(seed);
        let (mut chance, mut chooser) = (Stream::new(Dealer::new(seed)), Stream::new(Dealer::new(seed).branch(1)));
        let mut listed = Vec::new();
        while game.question().is_some() {
            let answer = game.sample(&mut |n| chance.pick(n)).unwrap_or_else(|| {
                listed.clear();
                game.answers(&mut listed);
                listed[chooser.pick(listed.len() as u32) as usize]
            });
            let (before, mut told) = (game.clone(), Vec::new());
            game.answer(&answer, &mut |event| told.push(event.what)).unwrap();
            look(&before, &game, &told);
        }
    }
}

/// BM-KERN-35, BM-COIN-03: coins come and go only by events that say so.
#[test]
fn no_coin_gets_lost() {
    let coins = |game: &BossMonster| -> i64 {
        let players = game.state().players.iter();
        players
            .map(|player| i64::from(player.coins) + player.row.iter().map(|stack| i64::from(stack.coins)).sum::<i64>())
            .sum()
    };
    play(40, |before, after, told| {
        let mut expected = coins(before);
        let mut is_out = false;
        for event in told {
            match *event {
                Event::Gained { coins, .. } => expected += i64::from(coins),
                Event::Paid { coins, .. } | Event::CoinsLost { coins, .. } => expected -= i64::from(coins),
                Event::Eliminated { .. } => is_out = true,
                _ => {}
            }
        }
        assert!(coins(after) == expected || is_out, "{told:?}");
    });
}

/// BM-KERN-05, BM-KERN-07, BM-KERN-35: what others hold unseen stands in no view.
#[test]
fn no_view_holds_a_hidden_card() {
    play(12, |_, game, _| {
        for seat in 0..game.state().seats {
            let view = game.seen_by(seat);
            for other in (0..game.state().seats).filter(|other| *other != seat) {
                let (whole, seen) = (game.state().player(other), view.state().player(other));
                for card in seen.hand.iter() {
                    assert_ne!(game.state().marks[card].known & (1 << seat), 0, "a card of another hand");
                }
                assert_eq!(whole.in_hand, seen.in_hand);
                assert!(seen.row.iter().all(|stack| !stack.face_down.is_some() || stack.face_down == CardId::UNKNOWN));
                let sealed = view.state().sealed[usize::from(other)];
                assert!(!sealed.yes && sealed.cards.iter().all(|card| !card.is_some() || *card == CardId::UNKNOWN));
            }
            assert_eq!(view.state().player(seat).hand, game.state().player(seat).hand);
        }
    });
}

/// BM-BUILD-02, BM-MINI-09, BM-KERN-35: one build and one promotion for each seat and round, BM-MINI-03: no two Minibosses that were
/// laid beside each other.
#[test]
fn one_build_and_one_promotion_in_a_round() {
    let mut promoted = [0; 4];
    play(30, |before, after, told| {
        for event in told {
            match *event {
                Event::RoundBegan { .. } => promoted = [0; 4],
                Event::Promoted { seat, .. } => {
                    promoted[usize::from(seat)] += 1;
                    assert_eq!(promoted[usize::from(seat)], 1);
                }
                _ => {}
            }
        }
        for seat in 0..after.state().seats {
            let laid = after.state().player(seat).row.iter().filter(|stack| stack.face_down.is_some()).count();
            assert!(laid <= 1, "{:?}", before.state().asked);
        }
    });
}

/// BM-COMP-10.
#[test]
fn two_to_four_play() {
    for seats in [0, 1, 5, 200] {
        let setup = Setup { seats, ..Setup::default() };
        let refusal = BossMonster::new(Arc::clone(&CARDS), &setup, &mut |_| {}).unwrap_err();
        assert_eq!(refusal.rule, "BM-COMP-10");
    }
}

/// BM-COMP-12: the balance of the Rooms.
#[test]
fn every_treasure_is_as_frequent_as_the_others() {
    let rooms = printed().rooms;
    let copies = |fits: &dyn Fn(&RoomCard) -> bool| -> u8 {
        rooms.iter().filter(|room| fits(room)).map(|room| room.copies).sum()
    };
    for one in Treasure::ALL {
        assert_eq!(copies(&|room| room.treasure == [one] && !room.advanced), 11);
        assert_eq!(copies(&|room| room.treasure == [one] && room.advanced), 4);
        assert_eq!(copies(&|room| room.treasure.len() == 2 && room.treasure.contains(&one)), 6);
        for other in Treasure::ALL.into_iter().filter(|other| *other > one) {
            assert_eq!(copies(&|room| room.treasure == [one, other]), 2);
        }
    }
}

/// A card of one's own is checked before anybody plays with it.
#[test]
fn cards_that_cannot_be_are_refused() {
    let mut twice = printed();
    twice.rooms[0].code = twice.spells[0].code.clone();
    assert_eq!(CardBox::new(twice).unwrap_err(), Unplayable::Twice("RMB065".to_owned()));
    let mut bare = printed();
    bare.rooms[0].treasure.clear();
    assert_eq!(CardBox::new(bare).unwrap_err(), Unplayable::Card("RMB013".to_owned()));
    let mut few = printed();
    few.bosses.truncate(3);
    assert_eq!(CardBox::new(few).unwrap_err(), Unplayable::Number("bosses"));
}

#[test]
fn states_that_cannot_be_are_no_states_of_this_game() {
    let mut game = game(3, Options::default());
    let mut chance = Stream::new(Dealer::new(4));
    while let Some(answer) = game.sample(&mut |n| chance.pick(n)) {
        game.answer(&answer, &mut |_| {}).unwrap();
    }
    let whole = *game.state();
    let is_sound = |state: State| {
        let game = BossMonster::in_state(Arc::clone(&CARDS), &Setup { seats: 3, ..Setup::default() }, state);
        fits::sound(&game).is_ok()
    };
    assert!(is_sound(whole));
    assert!(!is_sound(*game.seen_by(0).state()), "a view is no whole game");
    let mut wrong = whole;
    (0..3).for_each(|card| drop_in(&mut wrong, card));
    assert!(!is_sound(wrong), "a card in two places");
    let mut wrong = whole;
    wrong.players[0].in_hand[0] = 200;
    assert!(!is_sound(wrong));
    assert!(game.fits(&whole).is_err(), "no file of ours holds a state");
}

fn drop_in(state: &mut State, card: usize) {
    state.discard.insert(card);
}

/// The promises of speed that depend on size alone.
#[test]
fn the_state_is_small() {
    assert!(size_of::<State>() <= 8 * 1024, "{} bytes", size_of::<State>());
}

/// What is told one thing after the other leads to the table that is seen in the end, but for cards that are built at once.
#[test]
fn what_is_told_leads_to_what_is_seen() {
    let seen = |view: &BossMonster| {
        let state = view.state();
        let players = state.players.iter().filter(|player| player.out == 0).map(|player| {
            let row: Vec<_> =
                player.row.iter().map(|stack| (stack.top, stack.miniboss, stack.level, stack.coins)).collect();
            (row, player.entrance.to_vec(), player.souls, player.wounds, player.coins, player.leveled)
        });
        (state.town.to_vec(), players.collect::<Vec<_>>())
    };
    let (mut all, mut whole) = (0, 0);
    play(200, |before, after, told| {
        for seat in 0..before.state().seats {
            let of_seat = told.iter().filter_map(|event| BossMonster::told(event, seat));
            let mut imagined = before.seen_by(seat);
            let mut is_told = true;
            for event in of_seat {
                imagined = imagined.as_told(&event);
                if let Event::Built { seat, card } = event {
                    is_told &= imagined.place_of(card).is_some_and(|(owner, place)| owner == seat && place.is_some());
                }
            }
            (all, whole) = (all + 1, whole + u32::from(is_told));
            if !is_told {
                continue;
            }
            assert_eq!(seen(&imagined), seen(&after.seen_by(seat)), "seat {seat}: {told:?}");
        }
    });
    assert!(whole > all * 95 / 100, "{whole} of {all}");
}

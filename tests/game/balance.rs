//! How the bot that looks one step ahead fares where it once failed by two habits of its own: to hurry past all loot as soon as
//! a foe moves, and to wake what it cannot beat. The shares are of this bot in these games, and one of them is luck;
//! quests/README.md has all of them.

use crate::table::{quests, table};
use delvewright::games::massive_darkness::playtest::{Greedy, Party, Plan, run};
use delvewright::games::massive_darkness::quest::lay_out;
use delvewright::games::massive_darkness::quest::set_up::library_of;
use delvewright::games::massive_darkness::rules::MassiveDarkness;
use delvewright::games::massive_darkness::rules::dungeon::{Edition, Setup, recommended};
use delvewright::games::massive_darkness::rules::ids::HeroId;
use delvewright::house::lab::batch::unwatched;
use delvewright::kernel::game::Log;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// Games on which nothing was tuned.
const SEEDS: std::ops::Range<u64> = 700_000..700_200;

/// Who plays them.
#[derive(Clone, Copy)]
enum Heroes {
    /// Three, drawn from the seed of each game.
    Drawn,
    /// The first three of the box as the rulebook recommends them, as they were when the bot won 8 of 100 games of quest 8.
    First,
}

/// How many of them it wins. That every state of such games is possible is looked at elsewhere (`games.rs`).
fn won(quest: &str, heroes: Heroes) -> u64 {
    let table = table();
    let quest = quests().into_iter().find(|known| known.id == quest).unwrap();
    let dungeon = Arc::new(lay_out(&quest, &table.library.tiles).unwrap());
    let library = library_of(&quest, &table.library).unwrap();
    let plan = Plan::new(SEEDS.end - SEEDS.start, SEEDS.start);
    let seat = |seed: u64, log: Log<'_, _>| {
        let party = match heroes {
            Heroes::Drawn => Party::Drawn(3),
            Heroes::First => Party::Chosen((0..3).map(|hero| recommended(&library, HeroId(hero))).collect()),
        };
        let setup = Setup::standard(party.of_game(&library, seed), 2, Edition::De);
        let game = MassiveDarkness::new(Arc::clone(&library), Arc::clone(&dungeon), &setup, log);
        Ok((game.map_err(|error| error.to_string())?, Greedy::new(seed)))
    };
    let sum = run(&plan, &seat, &unwatched, &AtomicBool::new(false), &|_| {});
    assert_eq!((sum.games, sum.failed, sum.won + sum.lost), (200, 0, 200), "{sum:?}");
    sum.won
}

#[test]
fn a_foe_that_moves_does_not_make_the_bot_hurry_past_all_loot() {
    let won = won("quest-02", Heroes::Drawn);
    assert!(won * 100 >= 25 * 200, "{won} of 200");
}

#[test]
fn it_does_not_wake_what_it_cannot_beat() {
    let won = won("quest-08", Heroes::First);
    assert!(won * 100 >= 14 * 200, "{won} of 200");
}

/// Drawn parties are weaker. Wanted of it were 14 of 100 of all such games. That is not reached: over 1,000 other games it wins 8.9 of 100, between 7 and 11
/// with a confidence of 95 of 100 (quests/README.md). In these 200 it happens to win as many as were wanted, so this only
/// guards that it plays them no worse than it did.
#[test]
fn in_these_games_the_bot_wins_as_much_of_quest_8_as_was_wanted_of_all_where_it_wins_less() {
    let won = won("quest-08", Heroes::Drawn);
    assert!(won * 100 >= 14 * 200, "{won} of 200");
}

//! Whole games of the bots that plan ahead, by who wins them: games that the bot by which they are imagined loses. Whoever plans in vain, or towards
//! the wrong thing, wins hardly any of those. How often they win of all games stands in docs/lab.md.

use crate::table::{quests, table};
use delvewright::games::massive_darkness::playtest::{self, Party, play};
use delvewright::games::massive_darkness::quest::lay_out;
use delvewright::games::massive_darkness::rules::MassiveDarkness;
use delvewright::games::massive_darkness::rules::dungeon::{Edition, Setup, recommended};
use delvewright::games::massive_darkness::rules::ids::HeroId;
use delvewright::games::massive_darkness_2::planner::planner;
use delvewright::games::massive_darkness_2::players::BOTS;
use delvewright::games::massive_darkness_2::ruleset::HellscapeRules;
use delvewright::house::lab::bots::{Bot, Limits};
use delvewright::house::plug::Ruleset as _;
use delvewright::kernel::game::{Game, Outcome};
use std::sync::Arc;

/// Games on which nothing was tuned.
const FIRST_SEED: u64 = 960_000;
const GAMES: usize = 6;
/// So many games are imagined for a turn: half of what the program usually does, for the sake of time.
const IMAGINED: u32 = 100;

/// Is a game won by this bot?
fn wins<G: Game + Clone, B: Bot<G>>(begun: &G, bot: &mut B, seed: u64) -> bool {
    let played = play(&mut begun.clone(), bot, seed, Limits::default(), |_, _| Ok(()));
    assert_eq!(played.failure, None, "seed {seed}");
    played.outcome == Some(Outcome::Won)
}

/// Of games that the first bot loses, so many does the other one win.
fn won_of_lost<G: Game + Clone>(
    begun: impl Fn(u64) -> G,
    loses: impl Fn(&G, u64) -> bool,
    wins: impl Fn(&G, u64) -> bool,
) -> usize {
    let games = (FIRST_SEED..).map(|seed| (begun(seed), seed));
    games.filter(|(game, seed)| loses(game, *seed)).take(GAMES).filter(|(game, seed)| wins(game, *seed)).count()
}

#[test]
fn whoever_plans_ahead_wins_tutorials_that_are_lost_otherwise() {
    let table = table();
    let quest = quests().into_iter().find(|quest| quest.id == "tutorial").unwrap();
    let dungeon = Arc::new(lay_out(&quest, &table.library.tiles).unwrap());
    let party = Party::Chosen((0..3).map(|hero| recommended(&table.library, HeroId(hero))).collect());
    let begun = |seed: u64| {
        let setup = Setup::standard(party.of_game(&table.library, seed), 2, Edition::De);
        MassiveDarkness::new(Arc::clone(&table.library), Arc::clone(&dungeon), &setup, &mut |_| {}).unwrap()
    };
    let won = won_of_lost(
        begun,
        |game, seed| !wins(game, &mut playtest::Greedy::new(seed), seed),
        |game, seed| wins(game, &mut playtest::planner(seed, IMAGINED), seed),
    );
    assert!(won >= GAMES / 2, "{won} of {GAMES}");
}

#[test]
fn whoever_plans_ahead_wins_quests_of_massive_darkness_2_that_are_lost_otherwise() {
    let rules = HellscapeRules::open().unwrap().with_quest("the-demon-artifact").unwrap();
    let begun = |seed: u64| rules.set_up(&rules.start(3, seed), &mut |_| {}).unwrap();
    let won = won_of_lost(
        begun,
        |game, seed| !wins(game, &mut (BOTS[0].seated)(&rules, seed), seed),
        |game, seed| wins(game, &mut planner(seed, IMAGINED), seed),
    );
    assert!(won >= GAMES / 2, "{won} of {GAMES}");
}

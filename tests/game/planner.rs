//! Does it pay to plan? What the planner prefers to the usual way in a sample of positions is tried again with other dice.

use crate::table::{quests, table};
use delvewright::games::massive_darkness::playtest::planner::Activations;
use delvewright::games::massive_darkness::playtest::{Bot as _, Greedy, Party};
use delvewright::games::massive_darkness::quest::lay_out;
use delvewright::games::massive_darkness::quest::set_up::library_of;
use delvewright::games::massive_darkness::rules::MassiveDarkness;
use delvewright::games::massive_darkness::rules::dungeon::{Edition, Setup};
use delvewright::house::lab::plans::{Effort, Planned as _, Planner, best};
use delvewright::kernel::dealer::{Dealer, Stream};
use delvewright::kernel::game::Game as _;
use std::sync::Arc;

/// The first Activation of the third round of a game that the greedy bot plays, if it comes so far.
fn in_the_third_round(begun: &MassiveDarkness, seed: u64) -> Option<MassiveDarkness> {
    let (mut game, mut bot, mut chance) = (begun.clone(), Greedy::new(seed), Stream::new(Dealer::new(seed)));
    let mut listed = Vec::new();
    while game.round() < 3 || Activations.stretch(&game).is_none() {
        game.question()?;
        let answer = game.sample(&mut |n| chance.pick(n)).unwrap_or_else(|| {
            listed.clear();
            game.answers(&mut listed);
            bot.answer(&game, &listed)
        });
        game.answer(&answer, &mut |_| {}).unwrap();
    }
    Some(game)
}

/// Positions that are looked at.
const POSITIONS: usize = 8;

#[test]
fn what_the_planner_prefers_is_better_with_other_dice_too() {
    let table = table();
    let quest = quests().into_iter().next().unwrap();
    let dungeon = Arc::new(lay_out(&quest, &table.library.tiles).unwrap());
    let library = library_of(&quest, &table.library).unwrap();
    let begun = |seed: u64| {
        let setup = Setup::standard(Party::Drawn(2).of_game(&library, seed), 2, Edition::De);
        MassiveDarkness::new(Arc::clone(&library), Arc::clone(&dungeon), &setup, &mut |_| {}).unwrap()
    };
    let positions = (0..).filter_map(|seed| in_the_third_round(&begun(seed), seed)).take(POSITIONS);
    let (mut left, mut gained) = (0, 0.0);
    for game in positions {
        let plans = Activations.plans(&game);
        let mut thinks = Planner::new(Activations, 1, Effort::of(260));
        let found = best(&thinks.weigh(&game, &plans, &mut || false));
        if found > 0 {
            let pair = [plans[0], plans[found]];
            let again = Planner::new(Activations, 2, Effort::of(100)).weigh(&game, &pair, &mut || false);
            left += 1;
            gained += again[1].gain;
        }
    }
    assert!(left >= POSITIONS / 4, "the usual way was left {left} times");
    assert!(gained > 0.0, "{gained} in {left} positions");
}

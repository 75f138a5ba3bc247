//! The board as a game leaves it.

use super::*;
use crate::games::massive_darkness_2::ruleset::HellscapeRules;
use crate::games::massive_darkness_2::texts;
use crate::house::session::Sessions as _;
use crate::house::text::Language;
use crate::kernel::journal::Given;
use crate::kit::art::Icon;
use crate::kit::map::Side;
use massive_darkness_2_bots::Greedy;

/// The board after each answer of a game.
fn boards(each: impl Fn(&MassiveDarkness2, &BoardView)) {
    let (rules, texts) = (HellscapeRules::open().expect("the box"), texts::of(Language::English));
    let mut session = rules.begin(rules.start(2, 5), 5, &mut |_| {}).expect("a game");
    for _ in 0..150 {
        let game = session.game();
        if game.outcome().is_some() {
            break;
        }
        let words = Words { content: &game.table().content, dungeon: &game.table().dungeon, texts: &texts };
        let model = BoardModel::new(&Look { game, words, listed: &[], revision: 1, acts: None }, None);
        each(game, &model.board);
        if !session.step_chance(&mut |_| {}).expect("dice") {
            let answer = Greedy::default().choose(session.game(), &mut |_| 0).expect("somebody is asked");
            session.answer(answer, Given::Chosen, &mut |_| {}).expect("legal");
        }
    }
}

#[test]
fn the_dot_of_a_zone_lies_beside_the_token_that_is_alone_there() {
    boards(|_, board| {
        for token in &board.tokens {
            let free = board.space(token.space).expect("a Zone").free;
            let place = token.place;
            assert!(place.centre.distance(free) > place.radius, "{:?}: {place:?} hides {free:?}", token.space);
        }
    });
}

#[test]
fn treasure_and_figures_of_each_zone_are_counted() {
    boards(|game, board| {
        let counted = |icon: Icon, side: Option<Side>| -> usize {
            let counts = board.tallies.iter().flat_map(|tally| &tally.counts);
            counts.filter(|count| count.icon == icon && count.side == side).map(|count| usize::from(count.number)).sum()
        };
        let is_treasure = |thing| matches!(thing, crate::games::massive_darkness_2::rules::Thing::Treasure(_));
        let lying = game.state().things.iter().filter(|lying| is_treasure(lying.thing)).count();
        assert_eq!(counted(Icon::Chest, None), lying);
        assert_eq!(counted(Icon::Party, Some(Side::Friend)), friends(board));
    });
}

fn friends(board: &BoardView) -> usize {
    board.figures.iter().filter(|figure| figure.side == Side::Friend).count()
}

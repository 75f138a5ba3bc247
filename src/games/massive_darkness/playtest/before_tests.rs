//! What had happened last when somebody fell: each fall and each lost game is counted once at a door and once at an event.

use super::*;
use crate::games::massive_darkness::playtest::testing::{start, table};
use crate::games::massive_darkness::playtest::{Greedy, Party, Plan, Statistics, Traces, Trial, try_out};
use crate::games::massive_darkness::quest::lay_out;
use crate::games::massive_darkness::rules::dungeon::{Edition, Setup};
use crate::games::massive_darkness::rules::ids::{Actor, Hero};
use crate::kernel::board::Passage;
use std::sync::atomic::AtomicBool;

fn played(games: u64) -> (Dungeon, Statistics, Traces) {
    let rules = table();
    let quest = start(&rules, 1).quest;
    let dungeon = lay_out(&quest, &rules.library.tiles).expect("it can be laid out");
    let trial = Trial { quest, party: Party::Drawn(3), setup: Setup::standard(Vec::new(), 2, Edition::De) };
    let (sum, traces) =
        try_out(&rules, &trial, &Greedy::new, &Plan::new(games, 5), &AtomicBool::new(false), &|_| {}).expect("plays");
    (dungeon, sum, traces)
}

#[test]
fn every_fall_and_every_lost_game_has_a_last_door_and_a_last_event() {
    let (dungeon, sum, traces) = played(30);
    let falls: u64 = traces.falls.iter().sum();
    assert!(falls > 10 && sum.lost > 3, "{falls} {}", sum.lost);
    let leads = traces.before.leads(sum.games);
    for of_a_kind in &leads {
        assert_eq!(of_a_kind.iter().map(|lead| lead.came.falls).sum::<u64>(), falls);
        assert_eq!(of_a_kind.iter().map(|lead| lead.came.lost).sum::<u64>(), sum.lost);
        assert!(of_a_kind.windows(2).all(|pair| pair[0].came.games >= pair[1].came.games));
        assert!(of_a_kind.iter().all(|lead| lead.came.games <= lead.came.falls && lead.share.high <= 1.0));
        assert!(of_a_kind.iter().all(|lead| lead.came.seed.is_some() == (lead.came.falls > 0)));
    }
    // A door lies between two Zones, and nothing else does.
    for lead in leads.iter().flatten() {
        assert_eq!(sides(lead.last, &dungeon).is_some(), matches!(lead.last, Last::Door(Some(_))), "{lead:?}");
    }
    assert!(leads[0].iter().any(|lead| matches!(lead.last, Last::Door(Some(_)))), "{leads:?}");
    let rules = table();
    for last in traces.before.came.keys() {
        let Last::Event(Some(card)) = *last else { continue };
        assert_eq!(first_of(&rules.library, card), card, "equal cards are one");
    }
}

#[test]
fn what_happened_last_counts_and_a_game_counts_once() {
    let rules = table();
    let game = crate::games::massive_darkness::playtest::testing::tutorial(2);
    let doors = game.dungeon.board.edges().filter(|(_, edge)| edge.passage == Passage::Door);
    let edges: Vec<_> = doors.map(|(id, _)| id).take(2).collect();
    // Two equal cards.
    let equal =
        (0..rules.library.events.len() as u16).map(EventId).find(|card| first_of(&rules.library, *card) != *card);
    let twin = equal.expect("events come in pairs");
    let mut before = Before::default();
    before.begins();
    let equals = Equals::of(&game.library);
    let died = Event::HeroDied { hero: Hero(0) };
    let open = |edge| Event::DoorOpened { hero: Hero(0), edge };
    let moved = Event::Moved { actor: Actor::Hero(Hero(0)), from: game.dungeon.start, to: game.dungeon.start };
    for event in [died, open(edges[0]), Event::EventDrawn { card: twin }, moved, died, died, open(edges[1]), died] {
        equals.tell(&mut before, &event, 7);
    }
    let came = |last: Last| before.came.get(&last).map(|came| (came.falls, came.games, came.seed));
    assert_eq!(came(Last::Door(None)), Some((1, 1, Some(7))));
    assert_eq!(came(Last::Door(Some(edges[0].index()))), Some((2, 1, Some(7))));
    assert_eq!(came(Last::Door(Some(edges[1].index()))), Some((1, 1, Some(7))));
    assert_eq!(came(Last::Event(None)), Some((1, 1, Some(7))));
    assert_eq!(came(Last::Event(Some(first_of(&rules.library, twin)))), Some((3, 1, Some(7))));
    assert_eq!(before.came.len(), 5);
    // Joined in either order they are the same.
    let (mut one, mut other) = (before.clone(), Before::default());
    one.join(before.clone());
    other.join(before.clone());
    other.join(before);
    assert_eq!(one, other);
}

//! What is seen while a quest is tried out, and that it depends on nothing but seeds.

use super::*;
use crate::games::massive_darkness::playtest::Greedy;
use crate::games::massive_darkness::playtest::testing::{start, table};
use crate::games::massive_darkness::rules::dungeon::Edition;
use crate::house::lab::batch::run;
use crate::house::lab::batch::unwatched;
use crate::house::plug::ruleset::Ruleset as _;
use std::num::NonZeroUsize;

fn tried(threads: usize, games: u64) -> (Statistics, Traces, Dungeon) {
    let table = table();
    let start = start(&table, 2);
    tried_out(&table, &start.quest, Party::Chosen(start.setup.heroes), threads, games)
}

fn tried_out(
    table: &MassiveDarknessRules,
    quest: &Quest,
    party: Party,
    threads: usize,
    games: u64,
) -> (Statistics, Traces, Dungeon) {
    let trial = Trial { quest: quest.clone(), party, setup: Setup::standard(Vec::new(), 2, Edition::De) };
    let plan = Plan { threads: NonZeroUsize::new(threads), ..Plan::new(games, 3) };
    let (mut sum, traces) =
        try_out(table, &trial, &Greedy::new, &plan, &AtomicBool::new(false), &|_| {}).expect("it can be played");
    sum.elapsed = std::time::Duration::ZERO;
    let dungeon = lay_out(quest, &table.library.tiles).expect("it can be laid out");
    (sum, traces, dungeon)
}

#[test]
fn what_happens_during_set_up_is_seen() {
    let table = table();
    let mut quest = start(&table, 1).quest;
    let door = quest.doors.iter_mut().find(|door| !door.open).expect("a closed door");
    door.name = "first".to_owned();
    let rules = r#"[(when: Setup, do: [OpenDoor("first"), AllGainXp(2)]), (when: Called("nobody"), do: [Lose])]"#;
    quest.rules = ron::from_str(rules).expect("rules");
    let (_, traces, dungeon) = tried_out(&table, &quest, Party::Drawn(2), 1, 4);
    assert_eq!((traces.rules[0], traces.never_applied()), (4, vec![1]));
    assert_eq!(traces.opened[dungeon.doors[0].edge.index()], 4, "the rule opened it in every game");
}

#[test]
fn drawn_parties_differ_from_game_to_game_and_the_seed_decides_on_any_number_of_cores() {
    let table = table();
    let quest = start(&table, 1).quest;
    let alone = tried_out(&table, &quest, Party::Drawn(2), 1, 12);
    let together = tried_out(&table, &quest, Party::Drawn(2), 3, 12);
    assert_eq!((&alone.0, &alone.1), (&together.0, &together.1));
    let first_heroes = tried(1, 12);
    assert_ne!(alone.1, first_heroes.1, "not always the first Heroes of the box");
}

#[test]
fn a_party_that_cannot_sit_down_is_refused_before_anybody_plays() {
    let table = table();
    let quest = start(&table, 1).quest;
    for party in [Party::Drawn(0), Party::Chosen(Vec::new())] {
        let trial = Trial { quest: quest.clone(), party, setup: Setup::standard(Vec::new(), 2, Edition::De) };
        let tried = try_out(&table, &trial, &Greedy::new, &Plan::new(5, 1), &AtomicBool::new(false), &|_| {});
        assert!(matches!(tried, Err(BeginError::Setup(_))));
    }
}

#[test]
fn what_is_seen_fits_what_is_counted_and_does_not_depend_on_the_number_of_cores() {
    let (sum, traces, dungeon) = tried(1, 12);
    let (sum_on_three, traces_on_three, _) = tried(3, 12);
    assert_eq!((sum_on_three, &traces_on_three), (sum.clone(), &traces));
    assert_eq!((traces.games, sum.failed), (12, 0));
    // Whoever wins has met every objective.
    assert_eq!(traces.goals.last(), Some(&sum.won));
    assert!(traces.goals[0] >= sum.won);
    assert_eq!(traces.entered[dungeon.start.index()], 12, "everybody begins at the start");
    assert!(sum.lost == 0 || !traces.fallen_in(&dungeon).is_empty(), "nobody loses without a fall");
    let falls = traces.fallen_in(&dungeon);
    assert!(falls.windows(2).all(|pair| pair[0].1 >= pair[1].1));
    assert_eq!(falls.iter().map(|(_, falls)| falls).sum::<u64>(), traces.falls.iter().sum::<u64>());
    // Each fall has one cause, one round, one Zone; Enemies fell most.
    let fellers = traces.fellers(&dungeon);
    let by = |count: &dyn Fn(&Feller<'_>) -> u64| fellers.iter().map(count).sum::<u64>();
    let all = traces.falls.iter().sum::<u64>();
    assert_eq!(by(&|feller| feller.felled.falls), all);
    assert_eq!(by(&|feller| feller.felled.in_round.iter().sum()), all);
    assert_eq!(by(&|feller| feller.felled.in_zone.iter().sum()), all);
    assert!(fellers.windows(2).all(|pair| pair[0].felled.falls >= pair[1].felled.falls));
    assert!(fellers[0].by.is_some() && fellers[0].felled.mean_round() >= 1.0, "{fellers:?}");
}

#[test]
fn the_games_are_those_that_are_played_without_a_witness() {
    let table = table();
    let game = table.set_up(&start(&table, 2), &mut |_| {}).expect("it can be played");
    let plan = Plan { threads: NonZeroUsize::new(1), ..Plan::new(12, 3) };
    let seat = |seed: u64, _: Log<'_, Event>| Ok((game.clone(), Greedy::new(seed)));
    let mut sum = run(&plan, &seat, &unwatched, &AtomicBool::new(false), &|_| {});
    sum.elapsed = std::time::Duration::ZERO;
    assert_eq!(sum, tried(1, 12).0);
}

#[test]
fn what_never_happens_is_listed() {
    let (_, traces, dungeon) = tried(1, 4);
    let nobody = Traces::default();
    assert!(nobody.never_entered(&dungeon).is_empty(), "nothing is claimed without a game");
    let mut locked_in = traces.clone();
    locked_in.entered.fill(0);
    locked_in.opened.fill(0);
    locked_in.rules.fill(0);
    assert_eq!(locked_in.never_entered(&dungeon).len(), dungeon.zones.len());
    assert_eq!(locked_in.never_opened(&dungeon).len(), 4);
    assert_eq!(locked_in.never_applied(), [0]);
    assert!(traces.never_opened(&dungeon).len() < 4, "in four games somebody opens a door");
}

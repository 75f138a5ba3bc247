//! The rules of Massive Darkness keep every promise a ruleset makes to the kernel.
//!
//! A sample is checked; `DELVEWRIGHT_FULL_PROOF=1 cargo test --release --test game conformance` checks a hundred times more.

use crate::table::{any_campaign, any_party, games, quests, recommended_party, table, tutorial};
use delvewright::games::massive_darkness::playtest::{Invariants, Limits, RandomBot, play};
use delvewright::games::massive_darkness::rules::MassiveDarkness;
use delvewright::games::massive_darkness::rules::ask::{Act, Answer, Choice, Drawn, Put};
use delvewright::games::massive_darkness::rules::ids::{CardId, Enemy, Hero};
use delvewright::games::massive_darkness::rules::language::Style;
use delvewright::games::massive_darkness::rules::state::{Slot, State};
use delvewright::games::massive_darkness::session::Start;
use delvewright::house::lab::bots::Failure;
use delvewright::house::plug::Ruleset as _;
use delvewright::kernel::board::{EdgeId, SpaceId};
use delvewright::kernel::conformance::{Effort, Report, check_game};
use delvewright::kernel::game::Game as _;

/// Checks games that `start` sets up and `change` alters before they begin.
#[track_caller]
fn conforms(start: impl Fn(u64) -> Start, change: impl Fn(&mut State), effort: &Effort) -> Report {
    let table = table();
    let new = |seed: u64| -> MassiveDarkness {
        let start = start(seed);
        let mut game = table.set_up(&start, &mut |_| {}).unwrap();
        change(&mut game.state);
        game
    };
    // The tokens on the Lifebringer differ from seed to seed; their most is checked by the games.
    let invariants = Invariants::with_lifebringer(u8::MAX);
    match check_game(new, effort, |game| invariants.check(game)) {
        Ok(report) => {
            println!("{report:?}");
            report
        }
        Err(broken) => panic!("{broken}"),
    }
}

fn effort(sample: u64, all: u64) -> Effort {
    Effort { games: games(sample, all), max_answers: 20_000, ..Effort::default() }
}

#[test]
fn every_party_size_of_the_tutorial_conforms() {
    let table = table();
    for heroes in 1..=6 {
        let start = recommended_party(&table, &tutorial(), heroes);
        let report = conforms(|_| start.clone(), |_| {}, &effort(2, 200));
        assert!(report.refused > 100, "{report:?}");
        assert_eq!(report.ended[2], 0, "no game is stuck: {report:?}");
    }
}

#[test]
fn any_party_in_any_quest_conforms() {
    let table = table();
    for quest in quests() {
        let report = conforms(|seed| any_party(&table, &quest, seed), |_| {}, &effort(12, 1200));
        assert_eq!(report.ended[2], 0, "no game is stuck: {report:?}");
    }
}

#[test]
fn experienced_parties_at_high_levels_conform() {
    // Random players die early. With many lives, all their XP and a higher Level they see what comes late.
    let table = table();
    for level in 2..=5 {
        let mut quest = tutorial();
        quest.start_level = level;
        let rich = |state: &mut State| {
            state.lifebringer = 12;
            for hero in state.heroes.iter_mut() {
                hero.xp = 30;
                hero.skills = std::array::from_fn(|line| u8::from(line < 3));
            }
        };
        let report = conforms(|seed| any_party(&table, &quest, seed), rich, &effort(3, 300));
        assert_eq!(report.ended[2], 0, "no game is stuck: {report:?}");
    }
}

#[test]
fn any_party_of_a_campaign_in_any_quest_conforms() {
    let table = table();
    for quest in quests() {
        let report = conforms(|seed| any_campaign(&table, &quest, seed), |_| {}, &effort(2, 600));
        assert_eq!(report.ended[2], 0, "no game is stuck: {report:?}");
    }
}

#[test]
fn answers_that_name_nobody_are_refused_at_every_question() {
    let nobody = [
        Answer::Act(Act::Attack(Style::Melee, Enemy(127))),
        Answer::Act(Act::SwordAndSpell(Enemy(127))),
        Answer::Act(Act::SwordAndSpell(Enemy(23))),
        Answer::Act(Act::Step(SpaceId(9999))),
        Answer::Act(Act::OpenDoor(EdgeId(9999))),
        Answer::Pick(Choice::Enemy(Enemy(200))),
        Answer::Pick(Choice::Hero(Hero(200))),
        Answer::Pick(Choice::Die(200)),
        Answer::Pick(Choice::Skill(200, 200)),
        Answer::PickSome(u64::MAX),
        Answer::Drew(Drawn::Card(CardId(9999))),
        Answer::Rolled([9; 14].into_iter().collect()),
        Answer::Arrange([Put { card: CardId(9999), hero: Hero(200), slot: Slot::Body }].into_iter().collect()),
        Answer::Transmute(Hero(200)),
    ];
    let table = table();
    let mut quest = tutorial();
    quest.start_level = 5;
    for seed in 0..games(12, 600) {
        let mut game = table.set_up(&any_party(&table, &quest, seed), &mut |_| {}).unwrap();
        game.state.lifebringer = 4;
        for hero in game.state.heroes.iter_mut() {
            // Every line as far as it goes: somebody has the Skill that is asked about.
            let lines = &game.library.class(hero.class).sheet.lines;
            hero.skills = std::array::from_fn(|line| lines.get(line).map_or(0, |line| line.skills.len() as u8));
        }
        let refused = |game: &MassiveDarkness, _: &Answer| {
            let accepted = nobody.iter().find(|answer| game.check(answer).is_ok());
            accepted.map_or(Ok(()), |answer| Err(format!("{answer:?} is accepted")))
        };
        let played = play(&mut game, &mut RandomBot::new(seed), seed, Limits::default(), refused);
        assert!(matches!(played.failure, None | Some(Failure::Endless { .. })), "seed {seed}: {:?}", played.failure);
    }
}

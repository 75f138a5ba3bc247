//! A quest being played: begun, recorded, taken up again.

use super::*;
use crate::games::massive_darkness::playtest::testing::{start, table};
use crate::games::massive_darkness::playtest::{Bot as _, RandomBot};
use crate::house::session::{NotBegun, Sessions as _, Taken};
use crate::kernel::game::Game as _;
use crate::kernel::journal::{Given, JournalError, MAX_HEADER, ReadError, Trouble, read_header};
use crate::kernel::reading::MOST_VALUES;

mod play;

fn played(table: &MassiveDarknessRules, answers: usize) -> Session {
    let mut session = table.begin(start(table, 3), 4, &mut |_| {}).unwrap();
    let mut bot = RandomBot::new(4);
    let mut listed = Vec::new();
    session.deal(&mut |_| {}).unwrap();
    while session.len() < answers && session.game().outcome().is_none() {
        listed.clear();
        session.game().answers(&mut listed);
        let answer = bot.answer(session.game(), &listed);
        session.answer(answer, Given::Chosen, &mut |_| {}).unwrap();
        session.deal(&mut |_| {}).unwrap();
    }
    session
}

#[test]
fn a_game_is_taken_up_where_it_was() {
    let table = table();
    let mut session = played(&table, 120);
    assert!(session.game().round() > 1);
    let lines = session.take_lines().unwrap();
    let resumed = table.resume(&lines).unwrap();
    assert_eq!((resumed.taken, resumed.trouble), (Taken::Whole, None));
    assert_eq!(resumed.session.hash(), session.hash());
    assert_eq!(resumed.session.game().state, session.game().state);
    assert_eq!(table.verify(&lines).unwrap().trouble, None);
}

#[test]
fn undo_restores_every_state_of_a_game() {
    let table = table();
    let mut session = played(&table, 150);
    let path = session.path_to(session.place());
    for entry in path.into_iter().rev().step_by(5) {
        session.goto(Some(entry)).unwrap();
        assert_eq!(hash_of(&session.game().state), session.entry(entry).unwrap().hash);
        let rebuilt = MassiveDarkness::with_state(
            Arc::clone(&table.library),
            Arc::clone(&session.game().dungeon),
            &session.header().setup.setup,
            session.game().state,
        );
        let (mut here, mut there) = (Vec::new(), Vec::new());
        session.game().answers(&mut here);
        rebuilt.answers(&mut there);
        assert_eq!(here, there);
    }
}

fn header(lines: &[String]) -> Header<Start> {
    read_header(&lines[0]).unwrap()
}

/// The same lines with another number in the header.
fn with(lines: &[String], field: &str, number: u64) -> Vec<String> {
    let mut lines = lines.to_vec();
    let (before, after) = lines[0].split_once(&format!("{field}:")).unwrap();
    let after = after.trim_start_matches(|letter: char| letter.is_ascii_digit());
    lines[0] = format!("{before}{field}:{number}{after}");
    lines
}

#[test]
fn by_other_rules_a_game_goes_on_from_its_last_kept_state() {
    let table = table();
    let lines = with(&played(&table, 120).take_lines().unwrap(), "rules_revision", 1);
    let resumed = table.resume(&lines).unwrap();
    assert_eq!(resumed.taken, Taken::FromKeptState);
    assert!(resumed.session.game().round() > 1);
}

#[test]
fn a_game_of_format_1_goes_on_with_the_cards_it_was_begun_with_or_not_at_all() {
    let table = table();
    let lines = with(&played(&table, 120).take_lines().unwrap(), "format", 1);
    // Something lies over the box now, which it was begun with.
    let other = MassiveDarknessRules { content: table.content + 1, ..table.clone() };
    assert_eq!(other.resume(&lines).unwrap().taken, Taken::Whole);
    assert_eq!(other.changes(&header(&lines)), []);
    let by_other_rules = with(&lines, "rules_revision", 1);
    assert_eq!(other.resume(&by_other_rules).unwrap().taken, Taken::FromKeptState);
    // Nobody knows any more what it was begun with.
    for lines in [&lines, &by_other_rules].map(|lines| with(lines, "content", 5)) {
        assert_eq!(table.resume(&lines).err(), Some(ResumeError::OtherContent));
        assert!(matches!(table.verify(&lines), Err(ResumeError::OtherContent)));
    }
}

#[test]
fn a_game_that_could_not_be_opened_again_is_not_begun() {
    let table = table();
    let of = |tags: usize, story: usize| {
        let mut start = start(&table, 2);
        start.quest.about.tags = vec!["x".to_owned(); tags];
        start.quest.story.insert("en".to_owned(), "x".repeat(story));
        table.begin(start, 4, &mut |_| {})
    };
    assert_eq!(of(MOST_VALUES, 0).err(), Some(NotBegun::TooLarge));
    assert_eq!(of(0, MAX_HEADER).err(), Some(NotBegun::TooLarge));
    let lines = of(MOST_VALUES - 10_000, MAX_HEADER / 2).unwrap().take_lines().unwrap();
    assert_eq!(table.resume(&lines).unwrap().taken, Taken::Whole);
}

#[test]
fn with_other_content_a_game_is_proved_all_the_same_but_never_mistaken() {
    let table = table();
    let lines = played(&table, 120).take_lines().unwrap();
    let other = MassiveDarknessRules { content: table.content + 1, ..table.clone() };
    assert_eq!(other.resume(&lines).unwrap().taken, Taken::Whole);
    // Its numbers stand for something else.
    let moved = with(&lines, "index", 5);
    assert_eq!(table.resume(&moved).err(), Some(ResumeError::OtherContent));
    assert!(matches!(table.verify(&moved), Err(ResumeError::OtherContent)));
}

#[test]
fn a_glance_says_what_a_game_is_and_where_it_stands() {
    let table = table();
    let mut session = played(&table, 120);
    let lines = session.take_lines().unwrap();
    let glance = MassiveDarknessRules::glance(&lines[0], lines[1..].iter().map(String::as_str)).unwrap();
    assert_eq!(glance.start, session.header().setup);
    assert_eq!(glance.standing.unwrap().round, session.game().round());
    let chess = lines[0].replace(MassiveDarknessRules::ID, "chess");
    let told = MassiveDarknessRules::glance(&chess, std::iter::empty());
    assert!(matches!(told, Err(ResumeError::Ruleset(name)) if name == "chess"));
}

#[test]
fn a_game_that_goes_another_way_is_told_where() {
    let table = table();
    let mut lines = played(&table, 120).take_lines().unwrap();
    let at = lines.iter().position(|line| line.contains("answer:Rolled(")).unwrap();
    let (before, rest) = lines[at].split_once("hash:").unwrap();
    lines[at] = format!("{before}hash:1{}", rest.trim_start_matches(|letter: char| letter.is_ascii_digit()));
    let trouble = table.verify(&lines).unwrap().trouble;
    let Some(Trouble::Stopped { line, error: JournalError::Diverged { expected: 1, .. } }) = trouble else {
        panic!("{trouble:?}")
    };
    assert_eq!(line, at + 1);
    // Rules and cards are the same: it was the file that was changed.
    assert_eq!(table.resume(&lines).unwrap().taken, Taken::PastDamage);
    // Played with cards that nobody has any more, it may have been the cards.
    let with_others = |lines: &[String]| {
        let mut lines = lines.to_vec();
        lines[0] = lines[0].replacen(&format!("content:{}", table.content), "content:1", 1);
        lines
    };
    assert_eq!(table.resume(&with_others(&lines)).unwrap().taken, Taken::FromKeptState);
    // Nothing is kept from which it could go on.
    lines.retain(|line| !line.starts_with("Snapshot("));
    let Some(ResumeError::Damaged(Trouble::Stopped { .. })) = table.resume(&lines).err() else {
        panic!("it was damaged")
    };
    assert_eq!(table.resume(&with_others(&lines)).err(), Some(ResumeError::Read(ReadError::NoKeptState)));
}

#[test]
fn a_game_begins_at_a_moment_in_the_middle_and_is_taken_up_again() {
    let table = table();
    let mut start = start(&table, 2);
    let door = start.quest.doors.iter().find(|door| !door.open).cloned().unwrap();
    let inside = |spot: crate::games::massive_darkness::quest::model::Spot, game: &MassiveDarkness| {
        game.dungeon.zone(game.dungeon.at(spot.x, spot.y, spot.storey).unwrap()).room
    };
    let mut moment = Moment::first(&start.quest);
    assert!(!moment.is_open((door.to, door.from)));
    (moment.round, moment.level, moment.experience) = (4, 3, 20);
    moment.swing((door.to, door.from));
    moment.heroes = vec![None, Some(door.to)];
    start.moment = Some(moment);
    let mut session = table.begin(start, 4, &mut |_| {}).unwrap();
    let game = session.game();
    // XP can be spent before the round begins.
    assert_eq!((game.state.round, game.state.level), (3, 3));
    let options = format!("{:?}", game.state.ask);
    assert!(options.contains("Skill"), "{options}");
    assert_eq!(game.state.heroes[0].zone, game.dungeon.start);
    let second = game.state.heroes[1].zone;
    assert_eq!(Some(second), game.dungeon.at(door.to.x, door.to.y, door.to.storey));
    let (from, to) = (door.from, door.to);
    let behind = if inside(from, game) { from } else { to };
    let room = game.dungeon.at(behind.x, behind.y, behind.storey).unwrap();
    assert!(game.state.opened.contains(room.index()), "nobody waits behind a door that stands open");
    let lines = session.take_lines().unwrap();
    assert_eq!(table.resume(&lines).unwrap().session.game().state, session.game().state);
}

#[test]
fn a_quest_without_door_event_and_guard_cards_is_played_to_its_end() {
    let table = table();
    let mut start = start(&table, 2);
    let library = &table.library;
    let unused = library.doors.iter().map(|card| card.code.clone());
    let unused = unused.chain(library.events.iter().map(|card| card.code.clone()));
    let unused = unused.chain(library.enemies.iter().map(|entry| entry.card.code.clone()));
    start.quest.cards.unused = unused.collect();
    let mut session = table.begin(start, 4, &mut |_| {}).unwrap();
    assert!(session.game().library.doors.is_empty());
    let mut bot = RandomBot::new(4);
    let mut listed = Vec::new();
    session.deal(&mut |_| {}).unwrap();
    while session.len() < 3000 && session.game().outcome().is_none() {
        listed.clear();
        session.game().answers(&mut listed);
        let answer = bot.answer(session.game(), &listed);
        session.answer(answer, Given::Chosen, &mut |_| {}).unwrap();
        session.deal(&mut |_| {}).unwrap();
    }
    let outcome = session.game().outcome();
    assert_ne!(outcome, Some(crate::kernel::game::Outcome::Stuck));
    assert!(session.game().round() > 1);
}

#[test]
fn what_cannot_be_played_is_refused_with_a_reason() {
    let table = table();
    let mut nobody = start(&table, 1);
    nobody.setup.heroes.clear();
    let error = table.begin(nobody, 1, &mut |_| {}).err().unwrap();
    assert!(error.to_string().contains("0 heroes"), "{error}");
    let mut empty = start(&table, 1);
    empty.quest.tiles.clear();
    let error = table.begin(empty, 1, &mut |_| {}).err().unwrap();
    assert!(error.to_string().contains("the quest has no tiles"), "{error}");
    assert!(matches!(table.resume(&[]), Err(ResumeError::Read(ReadError::Empty))));
    let mut lines = played(&table, 5).take_lines().unwrap();
    lines[0] = lines[0].replace(MassiveDarknessRules::ID, "chess");
    assert!(matches!(table.resume(&lines), Err(ResumeError::Ruleset(name)) if name == "chess"));
}

#[test]
fn what_stands_out_spends_nothing_that_is_left() {
    let table = table();
    let (mut listed, mut ended, mut forced) = (Vec::new(), 0, 0);
    for seed in 0..12 {
        let mut session = table.begin(start(&table, 3), seed, &mut |_| {}).unwrap();
        let mut bot = RandomBot::new(seed);
        session.deal(&mut |_| {}).unwrap();
        while session.len() < 400 && session.game().outcome().is_none() {
            let game = session.game();
            listed.clear();
            game.answers(&mut listed);
            match safe(game, &listed) {
                Some(_) if listed.len() == 1 => forced += 1,
                Some(at) => {
                    let mut then = game.clone();
                    then.answer(&listed[at], &mut |_| {}).unwrap();
                    for hero in game.state.hero_ids() {
                        let (before, after) = (game.state.hero(hero), then.state.hero(hero));
                        assert_eq!((before.xp, &before.cards), (after.xp, &after.cards), "seed {seed}");
                        assert_eq!((before.zone, before.health), (after.zone, after.health), "seed {seed}");
                    }
                    let is_left = game.state.frames.iter().any(|frame| match frame {
                        Frame::MoveAction(action) => action.points > 0,
                        _ => false,
                    });
                    let actions = match game.top() {
                        Some(Frame::Activation(activation)) => activation.actions,
                        _ => 0,
                    };
                    assert!(!is_left && actions == 0, "seed {seed}: {:?}", listed[at]);
                    // Nothing that could be used for nothing is given away.
                    let is_free = |answer: &Answer| match answer {
                        Answer::Act(Act::Use(what)) => game.library.ability(what.ability).pay.is_empty(),
                        Answer::Act(Act::Transmute) => false,
                        _ => true,
                    };
                    let mut others = listed.iter().enumerate().filter(|(other, _)| *other != at);
                    assert!(!others.any(|(_, other)| is_free(other)), "seed {seed}: {listed:?}");
                    ended += 1;
                }
                None => {}
            }
            let answer = bot.answer(game, &listed);
            session.answer(answer, Given::Chosen, &mut |_| {}).unwrap();
            session.deal(&mut |_| {}).unwrap();
        }
    }
    assert!(ended > 5 && forced > 0, "{ended} ended, {forced} forced");
}

use super::super::toy::{Toy, ToyAnswer, ToyEvent};
use super::*;
use proptest::prelude::*;

mod lines;

type ToyJournal = Journal<Toy, String>;

fn header(seed: u64) -> Header<String> {
    Header {
        format: 0,
        ruleset: "toy".to_owned(),
        rules_revision: 3,
        content: 11,
        index: 17,
        document: 12,
        setup: "two \"brave\"\nseats".to_owned(),
        seed,
        start: 0,
    }
}

fn journal(seed: u64) -> ToyJournal {
    Journal::new(Toy::new(), header(seed))
}

fn nothing(_: Logged<ToyEvent>) {}

fn choose(journal: &mut ToyJournal, answer: ToyAnswer) {
    journal.answer(answer, Given::Chosen, &mut nothing).unwrap();
    journal.deal(&mut nothing).unwrap();
}

/// Plays to the end: each seat stops from seven points on.
fn played(seed: u64) -> ToyJournal {
    let mut journal = journal(seed);
    journal.deal(&mut nothing).unwrap();
    while journal.game().outcome().is_none() {
        let answer = if journal.game().state.pending >= 7 { ToyAnswer::Stop } else { ToyAnswer::Again };
        choose(&mut journal, answer);
    }
    journal
}

fn read(lines: &[String]) -> Read<Toy, String> {
    Journal::read(Toy::new(), lines.iter().map(String::as_str)).unwrap()
}

#[test]
fn the_dealer_deals_until_somebody_is_asked() {
    let mut journal = journal(1);
    assert!(journal.step_chance(&mut nothing).unwrap());
    journal.deal(&mut nothing).unwrap();
    assert!(!journal.step_chance(&mut nothing).unwrap());
    assert!(journal.game().state.choosing);
    assert!(journal.path_to(journal.place()).iter().all(|id| journal.entry(*id).unwrap().given == Given::Dealt));
}

#[test]
fn a_refused_answer_is_not_recorded() {
    let mut journal = journal(1);
    let refusal = journal.answer(ToyAnswer::Stop, Given::Chosen, &mut nothing).unwrap_err();
    assert_eq!(refusal.rule, "TOY-02");
    assert!(journal.is_empty());
    assert_eq!(journal.hash(), journal.header().start);
}

#[test]
fn undo_goes_back_to_just_before_the_last_decision_and_the_same_dice_fall_again() {
    let mut journal = journal(5);
    journal.deal(&mut nothing).unwrap();
    let (before, place) = (journal.game().state, journal.place());
    choose(&mut journal, ToyAnswer::Again);
    let (after, leaf, length) = (journal.game().state, journal.place(), journal.len());
    assert_ne!(before, after);

    assert!(journal.undo().unwrap());
    assert_eq!((journal.game().state, journal.place()), (before, place));
    choose(&mut journal, ToyAnswer::Again);
    assert_eq!(journal.game().state, after, "the same answer meets the same dice");
    assert_eq!(journal.len(), 2 * length - place.unwrap().index() - 1);
    assert_ne!(journal.place(), leaf, "it is a branch of its own");
}

#[test]
fn with_new_dice_the_same_answer_may_lead_elsewhere_and_the_place_keeps_them() {
    let mut journal = played(9);
    journal.goto(None).unwrap();
    journal.deal(&mut nothing).unwrap();
    let old: Vec<_> = journal.path_to(journal.place()).iter().map(|id| journal.entry(*id).unwrap().dealer).collect();
    let place = journal.place();
    let mut seen = Vec::new();
    for _ in 0..8 {
        journal.new_dice();
        choose(&mut journal, ToyAnswer::Again);
        let after = journal.game().state;
        let entry = *journal.path_to(journal.place()).last().unwrap();
        assert_ne!(old[0].salt, journal.entry(entry).unwrap().dealer.salt);
        journal.goto(place).unwrap();
        choose(&mut journal, ToyAnswer::Again);
        assert_eq!(journal.game().state, after);
        journal.goto(place).unwrap();
        seen.push(after);
    }
    seen.dedup();
    assert!(seen.len() > 2, "eight throws of other dice are not all the same: {seen:?}");
}

#[test]
fn new_dice_before_the_first_answer_are_kept_too() {
    let mut journal = journal(2);
    journal.new_dice();
    journal.deal(&mut nothing).unwrap();
    let (first, lines) = (journal.hash(), journal.all_lines().unwrap());
    let mut again = read(&lines).journal;
    again.goto(None).unwrap();
    again.deal(&mut nothing).unwrap();
    assert_eq!(again.hash(), first);
}

#[test]
fn redo_follows_the_branch_that_was_visited_last() {
    let mut journal = journal(3);
    journal.deal(&mut nothing).unwrap();
    choose(&mut journal, ToyAnswer::Again);
    let first = journal.place();
    journal.undo().unwrap();
    choose(&mut journal, ToyAnswer::Stop);
    let second = journal.place();
    journal.undo().unwrap();
    assert!(journal.redo().unwrap());
    assert_eq!(journal.place(), second);

    journal.goto(first).unwrap();
    journal.undo().unwrap();
    assert!(journal.can_redo());
    journal.redo().unwrap();
    assert_eq!(journal.place(), first, "the last visit counts, not the last answer");
    assert!(!journal.redo().unwrap());
}

#[test]
fn nothing_to_undo_is_no_error() {
    let mut journal = journal(3);
    assert!(!journal.undo().unwrap());
    journal.deal(&mut nothing).unwrap();
    assert!(!journal.undo().unwrap(), "what chance decided nobody can undo");
    assert!(journal.place().is_some());
}

#[test]
fn an_answer_that_was_once_given_unasked_is_read_as_a_decision() {
    let mut journal = journal(4);
    journal.deal(&mut nothing).unwrap();
    let place = journal.place();
    choose(&mut journal, ToyAnswer::Stop);
    let lines: Vec<String> =
        journal.all_lines().unwrap().iter().map(|line| line.replace("given:Chosen", "given:Obvious")).collect();
    assert!(lines.iter().any(|line| line.contains("Obvious")));
    let Read { journal: mut again, trouble } = read(&lines);
    assert_eq!((trouble, again.hash(), again.decisions().len()), (None, journal.hash(), 1));
    again.undo().unwrap();
    assert_eq!(again.place(), place);
}

#[test]
fn branches_are_listed_at_the_place_they_leave() {
    let mut journal = journal(3);
    journal.deal(&mut nothing).unwrap();
    let place = journal.place();
    for answer in [ToyAnswer::Again, ToyAnswer::Stop] {
        choose(&mut journal, answer);
        journal.goto(place).unwrap();
    }
    let answers: Vec<_> = journal.branches(place).iter().map(|id| journal.entry(*id).unwrap().answer).collect();
    assert_eq!(answers, [ToyAnswer::Again, ToyAnswer::Stop]);
}

#[test]
fn every_place_of_a_game_can_be_visited_and_holds_the_recorded_state() {
    let mut journal = played(21);
    assert!(journal.game().state.round > 2, "the game has kept states to start from");
    let last = journal.place();
    for entry in (0..journal.len() as u32).rev().step_by(3).chain(0..journal.len() as u32).map(EntryId) {
        journal.goto(Some(entry)).unwrap();
        assert_eq!(hash_of(&journal.game().state), journal.entry(entry).unwrap().hash);
    }
    journal.goto(last).unwrap();
    assert_eq!(journal.goto(Some(EntryId(9999))), Err(JournalError::NoEntry(EntryId(9999))));
    assert_eq!(journal.place(), last);
}

#[test]
fn events_are_told_again_with_the_answer_that_caused_them() {
    let mut journal = journal(6);
    let mut told = Vec::new();
    journal.deal(&mut |event| told.push(event)).unwrap();
    let place = journal.place();
    let mut later = Vec::new();
    let stop = journal.answer(ToyAnswer::Stop, Given::Chosen, &mut |event| later.push(event)).unwrap();
    journal.deal(&mut |event| later.push(event)).unwrap();
    told.extend(later.clone());

    let all = journal.events_since(None).unwrap();
    assert_eq!(all.iter().map(|(_, event)| event.clone()).collect::<Vec<_>>(), told);
    let since = journal.events_since(place).unwrap();
    assert_eq!(since.iter().map(|(_, event)| event.clone()).collect::<Vec<_>>(), later);
    assert_eq!(since[0].0, stop);
    assert_eq!(journal.events_since(Some(EntryId(500))), Err(JournalError::NoEntry(EntryId(500))));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn however_one_wanders_through_the_tree_the_lines_bring_it_back(
        seed in any::<u64>(), steps in prop::collection::vec((0_u8..8, any::<u16>()), 1..60),
    ) {
        let mut journal = journal(seed);
        let mut lines = Vec::new();
        for (step, number) in steps {
            match step {
                0 => drop(journal.undo().unwrap()),
                1 => drop(journal.redo().unwrap()),
                2 => journal.new_dice(),
                3 if !journal.is_empty() => {
                    let entry = EntryId(u32::from(number) % journal.len() as u32);
                    journal.goto(Some(entry)).unwrap();
                }
                4 => lines.extend(journal.take_lines().unwrap()),
                _ => {
                    journal.deal(&mut nothing).unwrap();
                    if journal.game().outcome().is_none() {
                        choose(&mut journal, if number % 2 == 0 { ToyAnswer::Again } else { ToyAnswer::Stop });
                    }
                }
            }
            prop_assert_eq!(journal.hash(), hash_of(&journal.game().state));
        }
        lines.extend(journal.take_lines().unwrap());
        for lines in [lines, journal.all_lines().unwrap()] {
            let Read { journal: mut again, trouble } = read(&lines);
            prop_assert_eq!(trouble, None);
            prop_assert_eq!(again.place(), journal.place());
            prop_assert_eq!(again.game().state, journal.game().state);
            prop_assert_eq!(again.all_lines().unwrap(), journal.all_lines().unwrap());
            again.deal(&mut nothing).unwrap();
            let mut here = read(&lines).journal;
            here.deal(&mut nothing).unwrap();
            prop_assert_eq!(again.hash(), here.hash());
        }
    }
}

use super::super::toy::{Toy, ToyAnswer, ToyEvent};
use super::*;
use proptest::prelude::*;

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

/// An entry as other rules would have recorded it.
fn with_other_hash(line: &str) -> String {
    let (before, rest) = line.split_once("hash:").unwrap();
    format!("{before}hash:7{}", rest.trim_start_matches(|letter: char| letter.is_ascii_digit()))
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
fn an_obvious_answer_is_undone_with_the_decision_before_it() {
    let mut journal = journal(4);
    journal.deal(&mut nothing).unwrap();
    let place = journal.place();
    choose(&mut journal, ToyAnswer::Again);
    journal.answer(ToyAnswer::Stop, Given::Obvious, &mut nothing).unwrap();
    assert_eq!(journal.decisions().len(), 1);
    journal.undo().unwrap();
    assert_eq!(journal.place(), place);
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

#[test]
fn lines_are_handed_over_once_and_bring_the_journal_back() {
    let mut journal = journal(8);
    let mut lines = journal.take_lines().unwrap();
    assert_eq!(lines.len(), 1);
    journal.deal(&mut nothing).unwrap();
    for _ in 0..4 {
        choose(&mut journal, ToyAnswer::Stop);
        lines.extend(journal.take_lines().unwrap());
    }
    journal.undo().unwrap();
    journal.undo().unwrap();
    journal.new_dice();
    choose(&mut journal, ToyAnswer::Again);
    journal.undo().unwrap();
    lines.extend(journal.take_lines().unwrap());
    assert!(journal.take_lines().unwrap().is_empty());
    assert!(lines.iter().all(|line| !line.contains('\n')));
    assert!(lines.iter().any(|line| line.starts_with("Snapshot(")));

    let Read { journal: mut again, trouble } = read(&lines);
    assert_eq!(trouble, None);
    assert_eq!(again.header(), journal.header());
    assert_eq!((again.place(), again.hash(), again.len()), (journal.place(), journal.hash(), journal.len()));
    assert!(again.take_lines().unwrap().is_empty());
    journal.redo().unwrap();
    again.redo().unwrap();
    assert_eq!(again.game().state, journal.game().state);
    choose(&mut journal, ToyAnswer::Again);
    choose(&mut again, ToyAnswer::Again);
    assert_eq!(again.game().state, journal.game().state, "the dealer goes on where it stood");
    assert_eq!(again.all_lines().unwrap(), journal.all_lines().unwrap());
}

#[test]
fn a_torn_last_line_is_left_out_and_told() {
    let mut lines = played(2).all_lines().unwrap();
    let whole = read(&lines).journal.len();
    assert!(lines.last().unwrap().starts_with("Entry("));
    let torn = lines.last().unwrap()[..9].to_owned();
    *lines.last_mut().unwrap() = torn;
    let result = read(&lines);
    assert_eq!(result.trouble, Some(Trouble::Torn { line: lines.len() }));
    assert_eq!(result.journal.len(), whole - 1);
}

#[test]
fn a_broken_line_in_the_middle_is_an_error_with_its_place() {
    let mut lines = played(2).all_lines().unwrap();
    lines[3] = "Entry(answer:Dance,given:Chosen,hash:1,draws:0,salt:0)".to_owned();
    let error = Journal::<Toy, String>::read(Toy::new(), lines.iter().map(String::as_str)).err().unwrap();
    let ReadError::Malformed { line, column, reason } = error else { panic!("{error}") };
    assert_eq!((line, column), (4, 14));
    assert!(reason.to_string().contains("Dance"), "{reason}");
}

#[test]
fn lines_without_header_and_newer_formats_are_refused() {
    let empty: [&str; 0] = [];
    assert_eq!(Journal::<Toy, String>::read(Toy::new(), empty).err(), Some(ReadError::Empty));
    assert_eq!(read_header::<String>("").err(), Some(ReadError::Empty));
    assert_eq!(read_header::<String>("Goto(None)").err(), Some(ReadError::Empty));
    assert!(matches!(read_header::<String>("Header(()"), Err(ReadError::Malformed { line: 1, .. })));
    let newer = "Header((format:9,something:Unknown([1])))";
    assert_eq!(read_header::<String>(newer), Err(ReadError::Newer { found: 9, known: FORMAT }));
}

#[test]
fn a_replay_that_goes_another_way_stops_at_the_first_entry_that_differs() {
    let mut lines = played(2).all_lines().unwrap();
    let at = lines.iter().rposition(|line| line.contains("answer:Stop")).unwrap();
    lines[at] = lines[at].replace("answer:Stop", "answer:Again");
    let result = read(&lines);
    let entries = lines[..at].iter().filter(|line| line.starts_with("Entry(")).count();
    let Some(Trouble::Stopped { line, error: JournalError::Diverged { entry, expected, found } }) = result.trouble
    else {
        panic!("{:?}", result.trouble)
    };
    assert_eq!((line, entry.index()), (at + 1, entries));
    assert_ne!(expected, found);
    assert_eq!(result.journal.len(), entries);
    assert_eq!(result.journal.hash(), hash_of(&result.journal.game().state));
}

#[test]
fn a_refused_answer_and_another_start_are_told() {
    let mut lines = played(2).all_lines().unwrap();
    lines[1] = lines[1].replace("answer:Fell(", "answer:Fell(1");
    let result = read(&lines);
    assert!(matches!(
        result.trouble,
        Some(Trouble::Stopped { line: 2, error: JournalError::Refused { entry: EntryId(0), .. } })
    ));
    let mut other = Toy::new();
    other.state.seat = 1;
    let result = Journal::<Toy, String>::read(other, lines.iter().map(String::as_str)).unwrap();
    assert_eq!(result.trouble, Some(Trouble::OtherStart));
}

#[test]
fn a_game_of_other_rules_goes_on_from_its_last_kept_state() {
    let ends_with_an_answer = |lines: &Vec<String>| lines.last().unwrap().starts_with("Entry(");
    let mut lines = (20..).map(|seed| played(seed).all_lines().unwrap()).find(ends_with_an_answer).unwrap();
    let kept = lines.iter().rposition(|line| line.starts_with("Snapshot(")).unwrap();
    // A rule has changed: an answer in the first round leads elsewhere now.
    lines[1] = with_other_hash(&lines[1]);
    assert!(read(&lines).trouble.is_some());
    let read_on = |lines: &[String]| {
        Journal::<Toy, String>::read_from_snapshot(Toy::new(), OTHER_RULES, lines.iter().map(String::as_str)).unwrap()
    };
    let Read { mut journal, trouble } = read_on(&lines);
    assert_eq!(trouble, None);
    assert!(journal.game().outcome().is_some());
    let end = journal.place();
    assert_eq!(journal.goto(Some(EntryId(0))), Err(JournalError::Sealed));
    assert_eq!(journal.place(), end);
    assert!(journal.undo().unwrap());

    // And one after the kept state, too: the game goes on before it.
    lines[kept + 1] = with_other_hash(&lines[kept + 1]);
    let Read { mut journal, trouble } = read_on(&lines);
    assert!(matches!(trouble, Some(Trouble::Stopped { error: JournalError::Diverged { .. }, .. })));
    lines.extend(journal.take_lines().unwrap());
    journal.deal(&mut nothing).unwrap();
    choose(&mut journal, ToyAnswer::Again);
    lines.extend(journal.take_lines().unwrap());
    let again = read_on(&lines);
    assert_eq!(again.trouble, None);
    assert_eq!(again.journal.game().state, journal.game().state);
}

#[test]
fn without_any_kept_state_other_rules_cannot_go_on() {
    let mut journal = journal(1);
    journal.step_chance(&mut nothing).unwrap();
    let lines = journal.all_lines().unwrap();
    let result = from_kept_state(&lines, OTHER_RULES);
    assert_eq!(result.err(), Some(ReadError::NoKeptState));
}

/// A revision of the rules that is not that of the toy.
const OTHER_RULES: u16 = 4;

fn from_kept_state(lines: &[String], rules_revision: u16) -> Result<Read<Toy, String>, ReadError> {
    Journal::read_from_snapshot(Toy::new(), rules_revision, lines.iter().map(String::as_str))
}

/// The lines that keep a state, by their position.
fn kept_lines(lines: &[String]) -> Vec<usize> {
    (0..lines.len()).filter(|at| lines[*at].starts_with("Snapshot(")).collect()
}

#[test]
fn a_kept_state_that_was_changed_is_not_believed_but_an_earlier_one_is() {
    let mut lines = played(20).all_lines().unwrap();
    let kept = kept_lines(&lines);
    let [.., _, last] = kept[..] else { panic!("{kept:?}") };
    let whole = from_kept_state(&lines, OTHER_RULES).unwrap().journal;
    lines[last] = lines[last].replace("pending:", "pending:1");
    let Read { journal, trouble } = from_kept_state(&lines, OTHER_RULES).unwrap();
    assert_eq!(trouble, Some(Trouble::OtherSnapshot { line: last + 1 }));
    assert_eq!(journal.hash(), whole.hash(), "from the one before it the game comes to the same end");
    // Changed with its number: by the same rules it has to be the recorded one.
    let text = lines[last].split_once(",state:").unwrap().1.strip_suffix(')').unwrap().to_owned();
    let entry = lines[last].split_once(',').unwrap().0.to_owned();
    let check = super::super::hash::hash_of_bytes(text.as_bytes());
    lines[last] = format!("{entry},check:{check},state:{text})");
    let trouble = |rules| from_kept_state(&lines, rules).unwrap().trouble;
    assert_eq!(trouble(3), Some(Trouble::OtherSnapshot { line: last + 1 }));
    assert!(matches!(trouble(OTHER_RULES), Some(Trouble::Stopped { .. }) | None));
}

#[test]
fn a_kept_state_that_leads_out_of_bounds_is_not_believed() {
    let mut lines = played(20).all_lines().unwrap();
    for at in kept_lines(&lines) {
        let text = lines[at].split_once(",state:").unwrap().1.strip_suffix(')').unwrap();
        let (before, after) = text.split_once("seat:").unwrap();
        let text = format!("{before}seat:9{}", &after[1..]);
        let entry = lines[at].split_once(',').unwrap().0.to_owned();
        // Format 1 has no number for the text.
        lines[at] = format!("{entry},state:{text})");
    }
    assert_eq!(from_kept_state(&lines, OTHER_RULES).err(), Some(ReadError::NoKeptState));
}

#[test]
fn going_to_and_fro_tens_of_thousands_of_times_is_read_at_once() {
    let mut journal = played(20);
    let mut lines = journal.take_lines().unwrap();
    let last = journal.place().unwrap();
    for number in 0..67_000_u32 {
        let to = number * 7919 % (last.0 + 1);
        lines.push(format!("Goto(Some({to}))"));
    }
    lines.push("Went(to:Some(3),at:(round:1))".to_owned());
    let Read { journal: again, trouble } = read(&lines);
    assert_eq!((trouble, again.place()), (None, Some(EntryId(3))));
    // The branches that redo follows are those of somebody who went the same way.
    for line in &lines[lines.len() - 5000..] {
        let to: u32 = line.split_once("Some(").unwrap().1.split_once(')').unwrap().0.parse().unwrap();
        journal.goto(Some(EntryId(to))).unwrap();
    }
    let mut again = again;
    while journal.redo().unwrap() {
        assert!(again.redo().unwrap());
        assert_eq!(again.place(), journal.place());
    }
}

#[test]
fn answers_after_going_far_back_are_read_from_the_nearest_known_state() {
    let mut journal = played(20);
    let places: Vec<EntryId> = journal.decisions();
    for place in &places {
        journal.undo_to(*place).unwrap();
        choose(&mut journal, ToyAnswer::Stop);
    }
    let Read { journal: again, trouble } = read(&journal.take_lines().unwrap());
    assert_eq!(trouble, None);
    assert_eq!(again.all_lines().unwrap(), journal.all_lines().unwrap());
}

#[test]
fn what_is_longer_than_any_game_is_refused_and_nobody_writes_it() {
    let mut lines = played(20).all_lines().unwrap();
    lines.resize(MAX_LINES + 1, "Goto(None)".to_owned());
    let error = |lines: &[String]| Journal::<Toy, String>::read(Toy::new(), lines.iter().map(String::as_str)).err();
    assert_eq!(error(&lines), Some(ReadError::TooLong));
    assert_eq!(from_kept_state(&lines, OTHER_RULES).err(), Some(ReadError::TooLong));
    lines.truncate(MAX_LINES - 10);
    let mut journal = read(&lines).journal;
    assert!(!journal.has_room());
    journal.take_lines().unwrap();
    assert_eq!(
        journal.deal(&mut nothing),
        Err(JournalError::Refused { entry: EntryId(journal.len() as u32), refusal: FULL })
    );
    assert_eq!(journal.goto(Some(EntryId(2))), Err(JournalError::Full));
    journal.new_dice();
    assert!(journal.take_lines().unwrap().is_empty());
    let long = vec![lines[0].clone(), format!("Goto(None){}", " ".repeat(MAX_BYTES))];
    assert_eq!(error(&long), Some(ReadError::TooLong));
}

#[test]
fn a_journal_of_format_1_stays_one() {
    let mut journal = journal(6);
    journal.header.format = 1;
    journal.header.index = 0;
    journal.deal(&mut nothing).unwrap();
    for _ in 0..6 {
        choose(&mut journal, ToyAnswer::Stop);
        journal.undo().unwrap();
        choose(&mut journal, ToyAnswer::Again);
    }
    let lines = journal.take_lines().unwrap();
    assert!(lines[0].contains("format:1,") && !lines[0].contains("index"), "{}", lines[0]);
    for line in &lines[1..] {
        assert!(!line.contains("round:") || line.starts_with("Snapshot("), "{line}");
        assert!(!line.contains("check:") && !line.starts_with("Went"), "{line}");
    }
    let Read { journal: mut again, trouble } = read(&lines);
    assert_eq!(trouble, None);
    again.undo().unwrap();
    assert!(again.take_lines().unwrap()[0].starts_with("Goto("));
}

#[test]
fn the_last_lines_say_where_the_game_stands() {
    let standing = |lines: &[String]| last_standing(lines.iter().map(String::as_str));
    let mut journal = played(20);
    let mut lines = journal.take_lines().unwrap();
    let round = journal.game().state.round;
    assert_eq!(standing(&lines), Some(Standing { round, over: journal.game().outcome() }));
    journal.goto(Some(EntryId(1))).unwrap();
    journal.new_dice();
    lines.extend(journal.take_lines().unwrap());
    assert_eq!(standing(&lines), Some(Standing { round: journal.game().state.round, over: None }));
    lines.push("Entry(answ".to_owned());
    assert_eq!(standing(&lines[..1]), None);
    let old = ["Snapshot(entry:4,state:(round:6,phase:Second", "Goto(Some(3))"];
    assert_eq!(last_standing(old.into_iter()), Some(Standing { round: 6, over: None }));
    assert!(lines[..lines.len() - 1].iter().skip(1).all(|line| is_sound_line::<Toy>(line)));
    assert!(!is_sound_line::<Toy>(lines.last().unwrap()));
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

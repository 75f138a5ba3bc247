//! A journal as lines: handed over, read again, torn, broken, of other rules, and too long.

use super::*;

/// An entry as other rules would have recorded it.
fn with_other_hash(line: &str) -> String {
    let (before, rest) = line.split_once("hash:").unwrap();
    format!("{before}hash:7{}", rest.trim_start_matches(|letter: char| letter.is_ascii_digit()))
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
fn whose_a_game_is_stands_first_and_nothing_behind_it_is_read_for_that() {
    let of = |line: &str| Origin::of(line).map(|origin| (origin.format, origin.ruleset));
    let known = Ok((2, "well-diggers".to_owned()));
    assert_eq!(of("Header((format:2,ruleset:\"well-diggers\",setup:("), known);
    // Somebody's editor has put room between.
    assert_eq!(of("Header((format: 2, ruleset: \"well-diggers\", setup: 3))"), known);
    assert_eq!(of("Header((format:2,setup:3,ruleset:\"well-diggers\"))"), known);
    for strange in ["70000", "-1", "2.5", ""] {
        let line = format!("Header((format:{strange},ruleset:\"well-diggers\"))");
        assert!(of(&line).is_err(), "{strange}: {:?}", of(&line));
    }
    // What is wrong with the rest is found by whoever reads it.
    let torn = "Header((format:2,ruleset:\"well-diggers\",setup:(";
    assert!(matches!(read_header::<String>(torn), Err(ReadError::Malformed { line: 1, .. })));
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
    let check = super::super::super::hash::hash_of_bytes(text.as_bytes());
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
fn who_goes_far_back_too_often_is_stopped_before_it_could_not_be_read_again() {
    let mut journal = journal(4);
    // More branches than a reader remembers, each one turn without end, so that no state is kept on the way.
    let mut places = Vec::new();
    for _ in 0..70 {
        journal.goto(None).unwrap();
        for _ in 0..100 {
            journal.answer(ToyAnswer::Fell(2), Given::Chosen, &mut nothing).unwrap();
            places.push(journal.place());
            journal.answer(ToyAnswer::Again, Given::Chosen, &mut nothing).unwrap();
        }
    }
    let mut lines = journal.take_lines().unwrap();
    let often = places.into_iter().skip(99).step_by(100).cycle().take(20_000).take_while(|place| {
        let went = journal.goto(*place).and_then(|()| {
            let answered = journal.answer(ToyAnswer::Again, Given::Chosen, &mut nothing);
            answered.map(drop).map_err(|refusal| JournalError::Refused { entry: EntryId(0), refusal })
        });
        lines.extend(journal.take_lines().unwrap());
        assert!(matches!(went, Ok(()) | Err(JournalError::Full)), "{went:?}");
        went.is_ok()
    });
    let often = often.count();
    assert!((500..19_000).contains(&often), "{often}");
    assert!(journal.has_room(), "it is not its length");
    let again = read(&lines);
    assert_eq!((again.trouble, again.journal.hash()), (None, journal.hash()));
    // And it goes on from there as if nobody had stopped.
    let mut again = again.journal;
    assert_eq!(again.goto(Some(EntryId(9))), journal.goto(Some(EntryId(9))));
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

//! Recorded games outlive what changes around them: packs that are taken out, kept states that were damaged, and people who
//! go to and fro.

use super::samples::{home, kept, laid, pack, wander};
use crate::table::{recommended_party, table, tutorial};
use delvewright::games::massive_darkness::content::own_cards::OwnPack;
use delvewright::games::massive_darkness::session::{MassiveDarknessRules, ResumeError, Session};
use delvewright::house::packs::CardPack as _;
use delvewright::house::session::{Sessions as _, Taken};
use delvewright::kernel::hash::hash_of_bytes;
use delvewright::kernel::journal::{MAX_LINES, ReadError, Trouble};
use std::time::{Duration, Instant};

/// The lines of a game of some rounds, as the window writes them, and the game.
fn recorded(table: &MassiveDarknessRules, heroes: u8) -> (Vec<String>, Session) {
    let mut session = table.begin(recommended_party(table, &tutorial(), heroes), 7, &mut |_| {}).unwrap();
    let mut lines = session.take_lines().unwrap();
    wander(&mut session, 220, 7, |session| lines.extend(session.take_lines().unwrap()));
    lines.extend(session.take_lines().unwrap());
    (lines, session)
}

/// As another version of the program would have written them, which knew other rules.
fn by_other_rules(lines: &[String]) -> Vec<String> {
    let mut lines = lines.to_vec();
    let (before, after) = lines[0].split_once("rules_revision:").unwrap();
    let after = after.trim_start_matches(|letter: char| letter.is_ascii_digit());
    lines[0] = format!("{before}rules_revision:1{after}");
    lines
}

#[test]
fn a_game_with_own_cards_goes_on_whole_when_their_pack_is_taken_out_or_changed() {
    let with_pack = laid(&home(Some(&pack())));
    let (lines, session) = recorded(&with_pack, 3);
    let mut other = pack();
    let mut card = other.card("OWN-1").unwrap();
    *card.dice_mut().unwrap()[0] = Vec::new();
    other.put(card);
    for packs in [None, Some(&other), Some(&OwnPack::none())] {
        let table = laid(&home(packs));
        let resumed = table.resume(&lines).unwrap();
        assert_eq!((resumed.taken, resumed.trouble), (Taken::Whole, None));
        assert_eq!(resumed.session.hash(), session.hash());
        assert_eq!(table.changes(resumed.session.header()), []);
        let cards = &resumed.session.game().library;
        assert_eq!(cards.cards().equipment, with_pack.library.cards().equipment, "with the cards it was begun with");
    }
}

#[test]
fn a_pack_that_comes_later_does_not_touch_a_game_without_it() {
    let (lines, session) = recorded(&laid(&home(None)), 2);
    let resumed = laid(&home(Some(&pack()))).resume(&lines).unwrap();
    assert_eq!((resumed.taken, resumed.session.hash()), (Taken::Whole, session.hash()));
    assert!(resumed.session.game().library.card_with_code("OWN-1").is_none());
}

/// The lines of a kept game.
fn sample(name: &str) -> Vec<String> {
    let text = std::fs::read_to_string(kept().join(name)).unwrap();
    text.lines().map(str::to_owned).collect()
}

#[test]
fn a_pack_that_comes_later_moves_no_card_in_a_game_of_format_1() {
    for name in ["game.journal", "story.journal"] {
        let lines = sample(name);
        let (plain, with_pack) = (laid(&home(None)), laid(&home(Some(&pack()))));
        assert_ne!(plain.library.index(), with_pack.library.index(), "the numbers of the cards have moved");
        let [plain, with_pack] = [plain, with_pack].map(|table| table.resume(&lines).unwrap().session);
        assert_eq!(with_pack.game().state, plain.game().state, "{name}");
        assert_eq!(with_pack.game().library.index(), plain.game().library.index(), "{name}: and they mean the same");
    }
}

#[test]
fn a_game_of_format_1_whose_pack_is_gone_or_changed_is_not_opened() {
    let lines = sample("own-cards.journal");
    let mut other = pack();
    other.take_out(&other.card("OWN-1").unwrap());
    for packs in [None, Some(&other)] {
        assert_eq!(laid(&home(packs)).resume(&lines).err(), Some(ResumeError::OtherContent));
    }
}

#[test]
fn a_kept_state_of_format_1_that_cannot_be_is_not_believed() {
    let table = laid(&home(Some(&pack())));
    let mut lines = sample("own-cards.journal");
    // A card that was never there is in somebody's hands.
    for line in lines.iter_mut().filter(|line| line.starts_with("Snapshot(")) {
        *line = line.replacen("cards:[(card:", "cards:[(card:9", 1);
    }
    assert!(matches!(table.resume(&lines), Err(ResumeError::Read(ReadError::NoKeptState))));
}

#[test]
fn a_damaged_kept_state_is_not_believed() {
    let table = table();
    let (lines, session) = recorded(&table, 2);
    let lines = by_other_rules(&lines);
    assert_eq!(table.resume(&lines).unwrap().session.hash(), session.hash());
    let kept: Vec<usize> = (0..lines.len()).filter(|at| lines[*at].starts_with("Snapshot(")).collect();
    assert!(kept.len() > 2, "{kept:?}");
    let mut damaged = lines.clone();
    for at in &kept {
        damaged[*at] = damaged[*at].replacen("xp:", "xp:1", 1);
    }
    assert_eq!(table.resume(&damaged).err(), Some(ResumeError::Read(ReadError::NoKeptState)));
    // Whoever changes it and knows how to hide that comes no further than what a game can be.
    for at in &kept {
        let (before, text) = lines[*at].split_once(",state:").unwrap();
        let text =
            text.strip_suffix(')').unwrap().replacen("level:1", "level:200", 1).replacen("level:2", "level:200", 1);
        let entry = before.split_once(",check:").unwrap().0;
        damaged[*at] = format!("{entry},check:{},state:{text})", hash_of_bytes(text.as_bytes()));
    }
    assert!(damaged[kept[0]].contains("level:200"));
    assert_eq!(table.resume(&damaged).err(), Some(ResumeError::Read(ReadError::NoKeptState)));
}

#[test]
fn a_megabyte_of_going_to_and_fro_opens_at_once() {
    let table = table();
    let (mut lines, session) = recorded(&table, 3);
    let end = session.place().unwrap().0;
    for number in 0..67_000_u32 {
        lines.push(format!("Goto(Some({}))", number * 7919 % (end + 1)));
    }
    let started = Instant::now();
    let resumed = table.resume(&lines).unwrap();
    let took = started.elapsed();
    println!("{} lines, {} bytes: {took:?}", lines.len(), lines.iter().map(|line| line.len() + 1).sum::<usize>());
    assert_eq!((resumed.taken, resumed.trouble), (Taken::Whole, None));
    // Without optimization and with other work on the machine; replaying every one takes minutes so.
    assert!(took < Duration::from_secs(30), "{took:?}");
}

#[test]
fn what_is_longer_than_any_game_is_refused_before_it_is_read_to_its_end() {
    let table = table();
    let (mut lines, _) = recorded(&table, 2);
    lines.resize(MAX_LINES + 1, "NewDice(3)".to_owned());
    assert_eq!(table.resume(&lines).err(), Some(ResumeError::Read(ReadError::TooLong)));
    assert_eq!(table.resume(&by_other_rules(&lines)).err(), Some(ResumeError::Read(ReadError::TooLong)));
}

#[test]
fn a_torn_last_line_is_told_and_the_rest_is_there() {
    let table = table();
    let (mut lines, session) = recorded(&table, 2);
    lines.push("Entry(answer:Act(Mo".to_owned());
    for lines in [lines.clone(), by_other_rules(&lines)] {
        let resumed = table.resume(&lines).unwrap();
        assert_eq!(resumed.trouble, Some(Trouble::Torn { line: lines.len() }));
        assert_eq!(resumed.session.hash(), session.hash());
    }
}

//! One recorded game of Massive Darkness 2 for each Quest, replayed to its last hash: whoever changes how a recorded game goes on notices
//! it here. Others were won: the witnesses that a Quest can be won by so many Heroes.
//!
//! After a deliberate change of rules, cards or Quests: `DELVEWRIGHT_RECORD=1 cargo test --test game replays::massive_darkness_2` records
//! them anew (with `--release`, or the planner takes its time); with `DELVEWRIGHT_RECORD=won` only what the program says of the won games in short.

use delvewright::games::massive_darkness_2::difficulty::planned;
use delvewright::games::massive_darkness_2::planner::planner;
use delvewright::games::massive_darkness_2::players::BOTS;
use delvewright::games::massive_darkness_2::playtest::won::{WonGame, WonGames, won_games};
use delvewright::games::massive_darkness_2::rules::quest::Quest;
use delvewright::games::massive_darkness_2::ruleset::HellscapeRules;
use delvewright::house::lab::bots::{Limits, record as let_play};
use delvewright::house::plug::Ruleset as _;
use delvewright::house::session::Sessions as _;
use delvewright::kernel::game::{Game as _, Outcome};
use delvewright::kernel::journal::Given;
use std::ops::RangeInclusive;
use std::path::PathBuf;

fn path(quest: &str) -> PathBuf {
    let name = format!("massive-darkness-2-{quest}.journal");
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/journals").join(name)
}

/// A game of the bot that has some sense, and how it ended.
fn record(rules: &HellscapeRules, heroes: u8, seed: u64) -> (Vec<String>, Option<Outcome>) {
    let mut session = rules.begin(rules.start(heroes, seed), seed, &mut |_| {}).unwrap();
    let mut bot = (BOTS[0].seated)(rules, seed);
    let mut listed = Vec::new();
    while session.game().question().is_some() {
        if !session.step_chance(&mut |_| {}).unwrap() {
            listed.clear();
            session.game().answers(&mut listed);
            let answer = bot.answer(session.game(), &listed);
            session.answer(answer, Given::Chosen, &mut |_| {}).unwrap();
        }
    }
    (session.all_lines().unwrap(), session.game().outcome())
}

/// Parties of which each Quest may have a witness.
const PARTIES: RangeInclusive<u8> = 1..=6;
/// So many games of the box were won and kept at least; whoever finds more raises it.
const WITNESSED: usize = 26;
/// In so many games the planner looks for one, and imagines so many for a turn.
const MOST_TRIED: u64 = 60;
const IMAGINED: u32 = 100;

fn witness_path(quest: &Quest, heroes: u8) -> PathBuf {
    path(&format!("{}-{heroes}-won", quest.id))
}

/// The first game that is won by so many, planned or not.
fn record_won(rules: &HellscapeRules, heroes: u8) -> Vec<String> {
    let planned = |seed: u64| {
        let mut session = rules.begin(rules.start(heroes, seed), seed, &mut |_| {}).unwrap();
        let played = let_play(&mut session, &mut planner(seed, IMAGINED), Limits::default(), &mut ());
        (session.all_lines().unwrap(), played.outcome)
    };
    let mut games = (0..MOST_TRIED).flat_map(|seed| [record(rules, heroes, seed), planned(seed)]);
    games.find(|(_, outcome)| *outcome == Some(Outcome::Won)).map(|(lines, _)| lines).unwrap()
}

#[test]
fn a_recorded_game_of_every_quest_replays_to_its_last_hash() {
    let rules = HellscapeRules::open().unwrap();
    for (number, quest) in (0_u8..).zip(rules.all().quests.iter()) {
        let (path, heroes) = (path(&quest.id), 1 + number % 6);
        let of_quest = rules.with_quest(&quest.id).unwrap();
        if super::are_recorded() {
            let (lines, _) = record(&of_quest, heroes, 2022 + u64::from(heroes));
            std::fs::write(&path, lines.join("\n") + "\n").unwrap();
        }
        let recorded = std::fs::read_to_string(&path).unwrap_or_default();
        let lines: Vec<String> = recorded.lines().map(str::to_owned).collect();
        assert!(!lines.is_empty(), "{}: no game is recorded; see the head of this file", quest.id);
        let read = rules.verify(&lines).unwrap();
        assert_eq!(read.trouble, None, "{}", quest.id);
        assert!(read.journal.game().outcome().is_some(), "{}: the recorded game is not over", quest.id);
        assert_eq!(read.journal.header().setup.quest, *quest, "{}: it was recorded with another Quest", quest.id);
        assert_eq!(read.journal.header().setup.setup.heroes.len(), usize::from(heroes), "{}", quest.id);
        assert_eq!(read.journal.header().content, rules.content(), "{}: it was recorded with other cards", quest.id);
    }
}

#[test]
fn a_won_game_of_every_quest_replays_to_its_last_hash_and_comes_with_the_program() {
    let rules = HellscapeRules::open().unwrap();
    let mut in_short = WonGames::new();
    for quest in rules.all().quests.iter() {
        for heroes in PARTIES.filter(|heroes| witness_path(quest, *heroes).exists()) {
            let path = witness_path(quest, heroes);
            if super::are_recorded() {
                let of_quest = rules.with_quest(&quest.id).unwrap();
                std::fs::write(&path, record_won(&of_quest, heroes).join("\n") + "\n").unwrap();
            }
            let recorded = std::fs::read_to_string(&path).unwrap();
            let lines: Vec<String> = recorded.lines().map(str::to_owned).collect();
            let read = rules.verify(&lines).unwrap();
            assert_eq!(read.trouble, None, "{}", path.display());
            assert_eq!(read.journal.game().outcome(), Some(Outcome::Won), "{}", path.display());
            let header = read.journal.header();
            assert_eq!(header.setup.quest, *quest, "{}: it was recorded with another Quest", path.display());
            assert_eq!(header.setup.setup.heroes.len(), usize::from(heroes), "{}", path.display());
            assert_eq!(header.content, rules.content(), "{}: it was recorded with other cards", path.display());
            in_short
                .entry(quest.id.clone())
                .or_default()
                .push(WonGame::of(&rules, &read.journal).expect("it can be told"));
        }
    }
    assert_eq!(in_short.len(), rules.all().quests.len(), "each Quest has been won");
    let kept: usize = in_short.values().map(Vec::len).sum();
    assert!(kept >= WITNESSED, "{kept} games are kept");
    assert_eq!(kept, super::won_files(|name| name.starts_with(super::OTHERS)), "each of them is looked at");
    for (quest, heroes) in rules.all().quests.iter().flat_map(|quest| PARTIES.map(move |heroes| (quest, heroes))) {
        let is_won = planned().tried(&quest.id, heroes).is_some_and(|tried| tried.won > 0);
        assert!(!is_won || witness_path(quest, heroes).exists(), "{} with {heroes}: won, but by no game", quest.id);
    }
    let shipped = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("assets/massive-darkness-2/won.ron");
    if std::env::var_os(super::RECORD).is_some() {
        let head = "// Games that were won, in short: those of tests/journals, by which they are recorded (tests/game/replays).\n";
        let text = ron::ser::to_string_pretty(&in_short, ron::ser::PrettyConfig::default().depth_limit(2)).unwrap();
        std::fs::write(&shipped, head.to_owned() + &text + "\n").unwrap();
    }
    let known: WonGames = ron::from_str(&std::fs::read_to_string(&shipped).unwrap()).unwrap();
    assert!(
        known == in_short,
        "what comes with the program is not what lies in tests/journals; see the head of this file"
    );
    // What is told in short is the whole game, also of a copy of the Quest under another name.
    for quest in rules.all().quests.iter() {
        let mut copy = Quest { id: format!("my-{}", quest.id), ..quest.clone() };
        copy.told.title.insert("en".to_owned(), "Mine".to_owned());
        let games = won_games(&rules, &copy);
        assert_eq!(games.len(), in_short[&quest.id].len(), "{}", quest.id);
        for game in games {
            let session = game.again(&rules, &copy).expect("it goes the same way");
            assert_eq!((session.game().outcome(), session.game().round()), (Some(Outcome::Won), game.rounds));
        }
        let other = Quest { as_if: Some(5), ..copy };
        assert!(won_games(&rules, &other).is_empty(), "{}: another Quest has not been won by that", quest.id);
    }
}

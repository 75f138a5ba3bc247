//! One recorded game for each quest that comes with the program, replayed to its last hash: whoever changes how a
//! recorded game goes on notices it here, and raises `RULES_REVISION` or finds the mistake. Others were won by the bot that plans ahead:
//! the witnesses that a quest can be won by so many Heroes.
//!
//! After a deliberate change of rules, cards or quests: `DELVEWRIGHT_RECORD=1 cargo test --test game replays` records them anew (with
//! `--release`, or the planner takes its time); with `DELVEWRIGHT_RECORD=won` only what the program says of the won games in short.

use crate::table::{quests, recommended_party, table};
use delvewright::games::massive_darkness::playtest::won::{WonGame, WonGames, won_games};
use delvewright::games::massive_darkness::playtest::{Greedy, Limits, MIDDLE_BUDGET, planner};
use delvewright::games::massive_darkness::quest::Quest;
use delvewright::games::massive_darkness::session::MassiveDarknessRules;
use delvewright::house::lab::bots::record as let_play;
use delvewright::house::session::Sessions as _;
use delvewright::kernel::game::{Game as _, Outcome};
use std::fs;
use std::ops::RangeInclusive;
use std::path::PathBuf;

mod boss_monster;
mod boss_monster_samples;
mod kept;
mod lasting;
mod massive_darkness_2;
mod massive_darkness_2_samples;
mod samples;

/// Set to record the games anew, or to `won` to tell anew in short what was won.
const RECORD: &str = "DELVEWRIGHT_RECORD";

fn are_recorded() -> bool {
    std::env::var_os(RECORD).is_some_and(|what| what != "won")
}

fn path(quest: &Quest) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/journals").join(format!("{}.journal", quest.id))
}

/// A game of the bot that has some sense, with two Heroes.
fn record(table: &MassiveDarknessRules, quest: &Quest) -> Vec<String> {
    let mut session = table.begin(recommended_party(table, quest, 2), 2017, &mut |_| {}).unwrap();
    let played = let_play(&mut session, &mut Greedy::new(2017), Limits::default(), &mut ());
    assert_eq!(played.failure, None);
    session.all_lines().unwrap()
}

#[test]
fn a_recorded_game_of_every_quest_replays_to_its_last_hash() {
    let table = table();
    for quest in quests() {
        let path = path(&quest);
        if are_recorded() {
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(&path, record(&table, &quest).join("\n") + "\n").unwrap();
        }
        let recorded = fs::read_to_string(&path).unwrap_or_default();
        let lines: Vec<String> = recorded.lines().map(str::to_owned).collect();
        assert!(!lines.is_empty(), "{}: no game is recorded for it; see the head of this file", quest.id);
        let read = table.verify(&lines).unwrap();
        assert_eq!(read.trouble, None, "{}", quest.id);
        assert!(read.journal.game().outcome().is_some(), "{}: the recorded game is not over", quest.id);
        assert_eq!(read.journal.header().setup.quest, quest, "{}: it was recorded with another quest", quest.id);
        assert_eq!(read.journal.header().content, table.content, "{}: it was recorded with other cards", quest.id);
    }
}

/// Parties of which each quest may have a witness.
const PARTIES: RangeInclusive<u8> = 1..=6;
/// So many quests have one at least; whoever finds more raises it.
const WITNESSED: usize = 11;
/// In so many games the planner looks for one.
const MOST_TRIED: u64 = 60;

fn witness_path(quest: &Quest, heroes: u8) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/journals").join(format!("{}-{heroes}-won.journal", quest.id))
}

/// How the names of those of the other dungeon game begin.
const OTHERS: &str = "massive-darkness-2-";

/// So many recorded games that were won lie there.
fn won_files(is_meant: impl Fn(&str) -> bool) -> usize {
    let files = fs::read_dir(PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/journals")).unwrap();
    let names = files.filter_map(|file| file.unwrap().file_name().into_string().ok());
    names.filter(|name| name.ends_with("-won.journal") && is_meant(name)).count()
}

/// The first game that the planner wins.
fn record_won(table: &MassiveDarknessRules, quest: &Quest, heroes: u8) -> Vec<String> {
    let mut games = (0..MOST_TRIED).map(|seed| {
        let mut session = table.begin(recommended_party(table, quest, heroes), seed, &mut |_| {}).unwrap();
        let played = let_play(&mut session, &mut planner(seed, MIDDLE_BUDGET), Limits::default(), &mut ());
        (played.outcome, session)
    });
    games.find(|(outcome, _)| *outcome == Some(Outcome::Won)).map(|(_, won)| won.all_lines().unwrap()).unwrap()
}

#[test]
fn won_games_replay_to_their_last_hash() {
    let table = table();
    let mut in_short = WonGames::new();
    for quest in quests() {
        for heroes in PARTIES.filter(|heroes| witness_path(&quest, *heroes).exists()) {
            let path = witness_path(&quest, heroes);
            if are_recorded() {
                fs::write(&path, record_won(&table, &quest, heroes).join("\n") + "\n").unwrap();
            }
            let lines: Vec<String> = fs::read_to_string(&path).unwrap().lines().map(str::to_owned).collect();
            let read = table.verify(&lines).unwrap();
            assert_eq!(read.trouble, None, "{}", path.display());
            assert_eq!(read.journal.game().outcome(), Some(Outcome::Won), "{}", path.display());
            assert_eq!(read.journal.header().setup.quest, quest, "{}: of another quest", path.display());
            assert_eq!(read.journal.header().setup.setup.heroes.len(), usize::from(heroes), "{}", path.display());
            assert_eq!(read.journal.header().content, table.content, "{}: with other cards", path.display());
            in_short.entry(quest.id.clone()).or_default().push(WonGame::of(&read.journal).expect("it can be told"));
        }
    }
    assert!(in_short.len() >= WITNESSED, "{} quests have a witness", in_short.len());
    let witnessed: usize = in_short.values().map(Vec::len).sum();
    assert_eq!(witnessed, won_files(|name| !name.starts_with(OTHERS)), "each of them is looked at");
    let shipped = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("assets/massive-darkness/won.ron");
    if std::env::var_os(RECORD).is_some() {
        let head = "// Games that were won, in short: those of tests/journals, by which they are recorded (tests/game/replays.rs).\n";
        let text = ron::ser::to_string_pretty(&in_short, ron::ser::PrettyConfig::default().depth_limit(2)).unwrap();
        fs::write(&shipped, head.to_owned() + &text + "\n").unwrap();
    }
    let known: WonGames = ron::from_str(&fs::read_to_string(&shipped).unwrap()).unwrap();
    assert!(
        known == in_short,
        "what comes with the program is not what lies in tests/journals; see the head of this file"
    );
    // What is told in short is the whole game, also of a copy of the quest.
    for quest in quests() {
        let copy = Quest { id: "my-own".to_owned(), ..quest.clone() };
        let games = won_games(&table, &copy);
        assert_eq!(games.len(), in_short.get(&quest.id).map_or(0, Vec::len), "{}", quest.id);
        for game in games {
            let session = game.again(&table, &copy).expect("it goes as it went");
            assert_eq!((session.game().outcome(), session.game().round()), (Some(Outcome::Won), game.rounds));
        }
        let changed = Quest { start_level: quest.start_level + 1, ..quest };
        assert!(won_games(&table, &changed).is_empty(), "of another quest nothing is claimed");
    }
}

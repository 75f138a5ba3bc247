//! One recorded game for each quest that comes with the program, replayed to its last hash: whoever changes how a
//! recorded game goes on notices it here, and raises `RULES_REVISION` or finds the mistake. Others were won by the bot that plans ahead:
//! the witnesses that a quest can be won by so many Heroes.
//!
//! After a deliberate change of rules, cards or quests: `DELVEWRIGHT_RECORD=1 cargo test --test game replays` records them anew (with
//! `--release`, or the planner takes its time).

use crate::table::{quests, recommended_party, table};
use delvewright::games::massive_darkness::playtest::{Greedy, Limits, MIDDLE_BUDGET, planner};
use delvewright::games::massive_darkness::quest::Quest;
use delvewright::games::massive_darkness::session::MassiveDarknessRules;
use delvewright::house::lab::bots::record as let_play;
use delvewright::house::session::Sessions as _;
use delvewright::kernel::game::{Game as _, Outcome};
use std::fs;
use std::path::PathBuf;

mod boss_monster;
mod boss_monster_samples;
mod kept;
mod lasting;
mod massive_darkness_2;
mod massive_darkness_2_samples;
mod samples;

/// Set to record the games anew.
const RECORD: &str = "DELVEWRIGHT_RECORD";

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
        if std::env::var_os(RECORD).is_some() {
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
const PARTIES: [u8; 4] = [1, 3, 4, 6];
/// So many quests have one at least; whoever finds more raises it.
const WITNESSED: usize = 11;
/// In so many games the planner looks for one.
const MOST_TRIED: u64 = 60;

fn witness_path(quest: &Quest, heroes: u8) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/journals").join(format!("{}-{heroes}-won.journal", quest.id))
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
    let mut witnessed = 0;
    for quest in quests() {
        let recorded: Vec<u8> = PARTIES.into_iter().filter(|heroes| witness_path(&quest, *heroes).exists()).collect();
        witnessed += usize::from(!recorded.is_empty());
        for heroes in recorded {
            let path = witness_path(&quest, heroes);
            if std::env::var_os(RECORD).is_some() {
                fs::write(&path, record_won(&table, &quest, heroes).join("\n") + "\n").unwrap();
            }
            let lines: Vec<String> = fs::read_to_string(&path).unwrap().lines().map(str::to_owned).collect();
            let read = table.verify(&lines).unwrap();
            assert_eq!(read.trouble, None, "{}", path.display());
            assert_eq!(read.journal.game().outcome(), Some(Outcome::Won), "{}", path.display());
            assert_eq!(read.journal.header().setup.quest, quest, "{}: of another quest", path.display());
            assert_eq!(read.journal.header().setup.setup.heroes.len(), usize::from(heroes), "{}", path.display());
            assert_eq!(read.journal.header().content, table.content, "{}: with other cards", path.display());
        }
    }
    assert!(witnessed >= WITNESSED, "{witnessed} quests have a witness");
}

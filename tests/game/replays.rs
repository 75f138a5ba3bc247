//! One recorded game for each quest that comes with the program, replayed to its last hash: whoever changes how a
//! recorded game goes on notices it here, and raises `RULES_REVISION` or finds the mistake.
//!
//! After a deliberate change of rules, cards or quests: `DELVEWRIGHT_RECORD=1 cargo test --test game replays` records them anew.

use crate::table::{quests, recommended_party, table};
use delvewright::games::massive_darkness::playtest::{Greedy, Limits};
use delvewright::games::massive_darkness::quest::Quest;
use delvewright::games::massive_darkness::session::MassiveDarknessRules;
use delvewright::house::lab::bots::record as let_play;
use delvewright::house::session::Sessions as _;
use delvewright::kernel::game::Game as _;
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

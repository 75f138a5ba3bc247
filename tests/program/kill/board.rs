//! A game on the board, written the way the window writes it, and killed.

use delvewright::games::massive_darkness::texts;
use std::io::Write;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use delvewright::games::massive_darkness::content::{content_hash, core_box, shipped_quest};
use delvewright::games::massive_darkness::playtest::{Bot as _, RandomBot};
use delvewright::games::massive_darkness::rules::dungeon::{Edition, Setup, recommended};
use delvewright::games::massive_darkness::rules::ids::HeroId;
use delvewright::games::massive_darkness::rules::library::Library;
use delvewright::games::massive_darkness::session::{MassiveDarknessRules, Play, Start};
use delvewright::house::play::Dice;
use delvewright::house::session::{Sessions as _, Taken};
use delvewright::house::storage::read_log;
use delvewright::house::text::Language;
use delvewright::kernel::game::Game as _;
use delvewright::kernel::journal::Trouble;
use delvewright::kernel::reading::read;

#[cfg(unix)]
use super::kill_on_a_full_disk;
use super::{KILLS, is_asked_for, kill_a_victim};

fn table() -> MassiveDarknessRules {
    let cards = core_box().unwrap();
    let content = content_hash(&cards);
    MassiveDarknessRules { library: Arc::new(Library::new(cards).unwrap()), content }
}

/// Plays on in this file, and goes back when the game is over. After each answer, and after each step back, it says how
/// long the file is: so much of it is safe. On a full disk it tries again and again, as the panel of the window lets a
/// person do.
pub fn play_for_ever(target: &Path, told: &mut impl Write) {
    let (table, texts) = (table(), texts::of(Language::English));
    let mut play = if target.exists() {
        Play::resume(&table, &texts, target, Dice::App).unwrap().0
    } else {
        let quest = read(shipped_quest("tutorial").unwrap()).unwrap();
        let heroes = (0..2).map(|number| recommended(&table.library, HeroId(number))).collect();
        let start = Start { quest, setup: Setup::standard(heroes, 2, Edition::De), moment: None };
        Play::begin(&table, &texts, start, 7, Dice::App, target).unwrap()
    };
    let (mut bot, mut listed) = (RandomBot::new(play.session().len() as u64), Vec::new());
    for step in 0_u64.. {
        listed.clear();
        play.game().answers(&mut listed);
        if listed.is_empty() || step % 11 == 10 {
            play.undo(&texts);
        } else {
            let answer = bot.answer(play.game(), &listed);
            play.answer(&texts, answer).unwrap();
        }
        while play.trouble().is_some() {
            writeln!(told, "full").unwrap();
            std::thread::sleep(Duration::from_millis(1));
            play.try_again();
        }
        writeln!(told, "safe {}", std::fs::metadata(target).unwrap().len()).unwrap();
    }
}

#[test]
fn a_killed_game_on_the_board_goes_on_with_every_answer_that_was_given() {
    if !is_asked_for() {
        return;
    }
    let (mut found, folder) = (Found { table: table(), before: Vec::new() }, tempfile::tempdir().unwrap());
    let path = folder.path().join("game.journal");
    for kill in 0..KILLS {
        let safe = kill_a_victim(&path, kill * 2) as usize;
        found.look(&path, safe);
    }
    println!("{KILLS} kills on the board, {} bytes, none lost", found.before.len());
}

#[cfg(unix)]
#[test]
fn a_game_on_the_board_that_is_killed_on_a_full_disk_goes_on_with_every_answer_that_was_written() {
    if !is_asked_for() {
        return;
    }
    let (mut found, folder) = (Found { table: table(), before: Vec::new() }, tempfile::tempdir().unwrap());
    let path = folder.path().join("game.journal");
    // It begins while there is room.
    let safe = kill_a_victim(&path, 0) as usize;
    found.look(&path, safe);
    for kill in 0..KILLS as u64 {
        // Room for a kept state, which is the longest line, comes now and then only.
        let kib = found.before.len() as u64 / 1024 + 2 + 5 * (kill % 4);
        let safe = kill_on_a_full_disk(&path, kib, Duration::from_millis(kill % 7));
        let safe = safe.map_or(found.before.len(), |safe| safe as usize);
        found.look(&path, safe);
    }
    println!("{KILLS} kills on the board on a full disk, {} bytes, none lost", found.before.len());
}

/// What lies on the disk after a kill, and what of it was safe at the last one.
struct Found {
    table: MassiveDarknessRules,
    before: Vec<u8>,
}

impl Found {
    fn look(&mut self, path: &Path, safe: usize) {
        let bytes = std::fs::read(path).unwrap();
        assert!(bytes.len() >= safe, "{} bytes, but {safe} were safe", bytes.len());
        assert!(bytes.starts_with(&self.before), "what was safe at the last kill is as it was");
        let whole = bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |at| at + 1);
        assert!(whole >= safe, "what was safe are whole lines");
        self.before = bytes[..safe].to_vec();
        let resumed = self.table.resume(&read_log(path, |_| true).unwrap().lines).unwrap();
        assert_eq!(resumed.taken, Taken::Whole);
        assert!(matches!(resumed.trouble, None | Some(Trouble::Torn { .. })), "{:?}", resumed.trouble);
    }
}

//! Every installed game is really killed while it is played, at moments nobody chose, and taken up from its file. A few kills of
//! each, in every run of the tests: the many are asked for.

use delvewright::games::INSTALLED;
use delvewright::house::lab::bots::RandomBot;
use delvewright::house::plug::{OpenGame, Plug, Running};
use delvewright::house::storage::DataDirs;
use delvewright::house::text::{Language, Texts};
use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Command, Stdio};

const VICTIM: &str = "DELVEWRIGHT_KILL_VICTIM_OF_A_GAME";

/// How often each game is killed, each time after some more answers than before.
const KILLS: usize = 4;

fn open_game(plug: &dyn Plug, texts: &Texts) -> Box<dyn OpenGame> {
    let nobody_s = DataDirs::at("/nonexistent");
    plug.open(&nobody_s).unwrap_or_else(|why| panic!("{}: {}", plug.id(), why.say(texts)))
}

fn taken_up(plug: &dyn Plug, texts: &Texts, file: &Path) -> Box<dyn Running> {
    let taken = open_game(plug, texts).resume(texts, file);
    taken.unwrap_or_else(|why| panic!("{}: {}", plug.id(), why.say(texts))).0
}

/// Plays the game that the environment names until it is killed; an ordinary run of the tests passes through.
#[test]
fn the_victim_plays_until_it_is_killed() {
    let Ok(target) = std::env::var(VICTIM) else { return };
    let (id, file) = target.split_once('|').unwrap();
    let plug = INSTALLED.iter().map(|game| game.plug).find(|plug| plug.id() == id).unwrap();
    let texts = plug.texts(Language::English);
    let mut running = taken_up(plug, &texts, Path::new(file));
    let mut bot = RandomBot::new(running.ended().hash);
    let mut told = std::io::stdout().lock();
    // No game is over before it has been killed.
    while let Some(seat) = (0..running.seats()).find(|seat| running.asked(*seat, &texts).is_some()) {
        let offers = running.offers(seat, &texts).len();
        running.give(seat, bot.pick(offers), &texts).unwrap();
        writeln!(told, "safe {}", running.ended().hash).unwrap();
    }
}

/// Lets a victim play until it has given so many answers, kills it, and says which states it had called safe.
fn kill_a_player(id: &str, file: &Path, answers: usize) -> Vec<u64> {
    let mut victim = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "kill::every_game::the_victim_plays_until_it_is_killed", "--nocapture", "--test-threads=1"])
        .env(VICTIM, format!("{id}|{}", file.display()))
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(victim.stdout.take().unwrap()).lines().map_while(Result::ok);
    let safe = |line: String| line.rsplit_once("safe ").and_then(|(_, hash)| hash.parse().ok());
    let mut states: Vec<u64> = lines.by_ref().filter_map(safe).take(answers).collect();
    victim.kill().unwrap();
    victim.wait().unwrap();
    states.extend(lines.filter_map(safe));
    assert!(states.len() >= answers, "{id}: the victim ended by itself");
    states
}

/// Where a game stood after each decision, and what chance brought upon it, as its lines say.
fn after_decisions(file: &Path) -> Vec<u64> {
    let mut states: Vec<u64> = Vec::new();
    for line in fs::read_to_string(file).unwrap().lines().filter(|line| line.starts_with("Entry(")) {
        let hash = line.split_once("hash:").and_then(|(_, rest)| rest.split(',').next()?.parse().ok());
        let Some(hash) = hash else { continue };
        match states.last_mut().filter(|_| line.contains("given:Dealt")) {
            Some(last) => *last = hash,
            None => states.push(hash),
        }
    }
    states
}

#[test]
fn every_game_that_is_killed_while_it_is_played_goes_on_from_its_last_answer() {
    for plug in INSTALLED.iter().map(|game| game.plug) {
        let (id, texts) = (plug.id(), plug.texts(Language::English));
        for kill in 0..KILLS {
            let folder = tempfile::tempdir().unwrap();
            let file = folder.path().join("killed.journal");
            let begun = open_game(plug, &texts).begin(&texts, *plug.seats().end(), kill as u64, &file);
            drop(begun.unwrap_or_else(|why| panic!("{id}: {}", why.say(&texts))));
            let safe = kill_a_player(id, &file, 1 + 2 * kill);
            let running = taken_up(plug, &texts, &file);
            assert_eq!(running.check(), Ok(()), "{id}");
            let now = running.ended().hash;
            drop(running);
            // What was being written as it died may stand there besides: then what was safe is one decision back. Where somebody has
            // learned something by that decision nobody takes it back, so the lines are asked.
            let (last, before) = (safe.last(), after_decisions(&file).into_iter().rev().nth(1));
            assert!(last == Some(&now) || last.copied() == before, "{id}: an answer that was safe is gone");
        }
    }
}

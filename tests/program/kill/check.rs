//! A check of a quest that takes minutes, killed at random moments: it goes on where it was, and finds what it finds without any kill.
//! A short one in every run of the tests: the long ones are asked for.

use super::{From, SEED, chance_of_kills, is_asked_for, kill_at};
use delvewright::games::massive_darkness::content::{content_hash, core_box, shipped_quest};
use delvewright::games::massive_darkness::playtest::Player;
use delvewright::games::massive_darkness::playtest::check::{Check, Parties};
use delvewright::games::massive_darkness::quest::Quest;
use delvewright::games::massive_darkness::rules::library::Library;
use delvewright::games::massive_darkness::session::MassiveDarknessRules;
use delvewright::games::massive_darkness_2::playtest::check as hellscape;
use delvewright::games::massive_darkness_2::ruleset::HellscapeRules;
use delvewright::games::tiles::check::{Found, InPieces, Piece};
use delvewright::house::lab::statistics::Statistics;
use delvewright::house::storage::{DataDirs, parse_document};
use delvewright::house::text::Language;
use std::collections::BTreeMap;
use std::fmt::Debug;
use std::io::Write;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// Games of each party: a few in every run of the tests, many where kills are asked for.
fn games_of_a_party() -> u64 {
    if is_asked_for() { 60 } else { 10 }
}

/// A victim is killed this long after its first piece at most.
const LONGEST: Duration = Duration::from_millis(250);
/// What the folder of a victim is called that checks a Quest of Massive Darkness 2.
const HELLSCAPE: &str = "massive-darkness-2.check";

/// A planner that hardly thinks: it is about keeping its games.
fn massive_darkness() -> Check {
    let pack = core_box().unwrap();
    let content = content_hash(&pack);
    let rules = MassiveDarknessRules { library: Arc::new(Library::new(pack).unwrap()), content };
    let mut quest: Quest = parse_document(Path::new("tutorial"), shipped_quest("tutorial").unwrap()).unwrap();
    quest.party.least = 1;
    quest.party.most = 2;
    Check {
        rules,
        quest: Arc::new(quest),
        parties: Parties::Drawn,
        player: Player::Planner { budget: 4 },
        games: games_of_a_party(),
    }
}

/// The same of Massive Darkness 2.
fn massive_darkness_2(home: &Path) -> hellscape::Check {
    let all = HellscapeRules::open().unwrap().all().clone();
    let quest = Arc::new(all.quest("tutorial").unwrap().clone());
    hellscape::Check {
        all,
        dirs: DataDirs::at(home),
        language: Language::English,
        quest,
        heroes: hellscape::Heroes::Drawn(2),
        player: hellscape::Player::Planner { budget: 4 },
        games: games_of_a_party(),
    }
}

fn games<W>(pieces: &[Piece<W>]) -> u64 {
    pieces.iter().map(|piece| piece.sum.games).sum()
}

/// Plays below this folder, and says after each piece how many games are kept. Over, it waits to be killed.
pub fn check_for_ever(home: &Path, told: &mut impl Write) {
    match home.file_name().is_some_and(|name| name == HELLSCAPE) {
        true => play_for_ever(&massive_darkness_2(home), home, told),
        false => play_for_ever(&massive_darkness(), home, told),
    }
}

fn play_for_ever<C: InPieces<Trouble: Debug>>(check: &C, home: &Path, told: &mut impl Write) {
    let mut kept = 0;
    let mut take = |found| {
        match found {
            Found::Piece(piece) => kept += piece.sum.games,
            Found::Unkept(why) | Found::BestUnkept(why) => panic!("{why}"),
        }
        writeln!(told, "safe {kept}").is_ok()
    };
    check.run(Some(home), &AtomicBool::new(false), &|_| {}, &mut take).unwrap();
    loop {
        std::thread::sleep(Duration::from_secs(1));
    }
}

/// The games of each party: how many, how many won, their answers, and in how many rounds.
fn sums<W>(pieces: &[Piece<W>]) -> BTreeMap<u8, (u64, u64, u64, Vec<u64>)> {
    let mut all: BTreeMap<u8, Statistics> = BTreeMap::new();
    for piece in pieces {
        all.entry(piece.heroes).or_default().join(piece.sum.clone());
    }
    all.into_iter().map(|(heroes, sum)| (heroes, (sum.games, sum.won, sum.answers, sum.rounds))).collect()
}

#[test]
fn a_check_that_is_killed_at_random_moments_goes_on_where_it_was() {
    killed_at_random_moments("home.check", |_| massive_darkness());
}

#[test]
fn a_check_of_massive_darkness_2_that_is_killed_at_random_moments_goes_on_where_it_was() {
    killed_at_random_moments(HELLSCAPE, massive_darkness_2);
}

fn killed_at_random_moments<C: InPieces<Trouble: Debug>>(folder_name: &str, check: impl Fn(&Path) -> C) {
    let (seed, mut chance) = chance_of_kills();
    println!("the kills come by the seed {seed}; the same again: {SEED}={seed}");
    let folder = tempfile::tempdir().unwrap();
    let home = folder.path().join(folder_name);
    std::fs::create_dir(&home).unwrap();
    let check = check(&home);
    let (mut kills, mut early, mut kept) = (0, 0, 0);
    while kept < check.all_games() {
        let from = if kills > 0 && chance.pick(4) == 0 { From::Start } else { From::FirstEntry };
        let after = Duration::from_micros(u64::from(chance.pick(LONGEST.as_micros() as u32)));
        let (safe, _) = kill_at(&home, from, after);
        kills += 1;
        early += usize::from(safe.is_none());
        // What is told is a number of games, not the number of the last one.
        let safe = safe.map_or(kept, |next| next as u64 - 1);
        let found = games(&check.found(&home));
        assert!(
            found >= safe.max(kept),
            "{found} games, but {safe} were safe and {kept} before (kill {kills}, seed {seed})"
        );
        kept = found;
    }
    let mut whole = Vec::new();
    let mut take = |found| {
        if let Found::Piece(piece) = found {
            whole.push(*piece);
        }
        true
    };
    check.run(None, &AtomicBool::new(false), &|_| {}, &mut take).unwrap();
    assert_eq!(sums(&check.found(&home)), sums(&whole), "the same games as without any kill");
    // A quick machine may play a short one in a few kills.
    assert!(kills > 5 || !is_asked_for(), "{kills} kills");
    println!(
        "{kills} kills during {kept} games, none that was safe is lost; {early} kills before the first piece of a process"
    );
}

//! Scratch, not committed.
use delvewright::engine::kernel::conformance::{Effort, check_game};
use delvewright::engine::massive_darkness::cards::Box as CardBox;
use delvewright::engine::massive_darkness::dungeon::{Edition, Setup, recommended};
use delvewright::engine::massive_darkness::ids::HeroId;
use delvewright::engine::massive_darkness::library::Library;
use delvewright::playtest::*;
use delvewright::session::*;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

pub fn cards() -> CardBox {
    let mut all = CardBox::default();
    let dir = std::env::var("ASSETS").unwrap_or("/work/wt/head/assets/massive-darkness".into());
    for name in ["dice", "tiles", "heroes", "classes", "equipment", "enemies", "doors", "events"] {
        let text = std::fs::read_to_string(format!("{dir}/{name}.ron")).unwrap();
        let part: CardBox = ron::from_str(&text).unwrap_or_else(|e| panic!("{name}: {e}"));
        all.dice.extend(part.dice);
        all.tiles.extend(part.tiles);
        all.heroes.extend(part.heroes);
        all.classes.extend(part.classes);
        all.equipment.extend(part.equipment);
        all.kinds.extend(part.kinds);
        all.enemies.extend(part.enemies);
        all.doors.extend(part.doors);
        all.events.extend(part.events);
    }
    all
}

fn table() -> Table {
    Table { library: Arc::new(Library::new(cards()).unwrap()), content: 1 }
}

fn start(table: &Table, heroes: u8) -> Start {
    let quest = ron::from_str(include_str!("../quests/massive-darkness/tutorial.ron")).unwrap();
    let heroes = (0..heroes).map(|n| recommended(&table.library, HeroId(n))).collect();
    Start { quest, setup: Setup { heroes, lifebringer: 2, edition: Edition::De } }
}

#[test]
fn conform() {
    let table = table();
    let n: u64 = std::env::var("N").ok().and_then(|n| n.parse().ok()).unwrap_or(2);
    for heroes in std::env::var("H").map(|h| h.parse().unwrap()..=h.parse().unwrap()).unwrap_or(1u8..=6) {
        let start = start(&table, heroes);
        let game = table.set_up(&start, &mut |_| {}).unwrap();
        let invariants = Invariants::new(&game);
        let effort = Effort { games: n, ..Effort::default() };
        let r = check_game(|_| game.clone(), &effort, |g| invariants.check(g));
        println!("{heroes}: {r:?}");
    }
}

#[test]
fn batch() {
    let table = table();
    let n: u64 = std::env::var("N").ok().and_then(|n| n.parse().ok()).unwrap_or(100);
    for heroes in std::env::var("H").map(|h| h.parse().unwrap()..=h.parse().unwrap()).unwrap_or(1u8..=6) {
        let start = start(&table, heroes);
        let game = table.set_up(&start, &mut |_| {}).unwrap();
        let invariants = Invariants::new(&game);
        println!("state {}", std::mem::size_of_val(&game.state));
        let s = run(&Plan::new(n, 0), &|seed| (game.clone(), RandomBot::new(seed)), &|g| invariants.check(g), &AtomicBool::new(false), &|_| {});
        println!("{heroes} random: won {} lost {} stuck {} failed {} rounds {:?} mean {} answers/s {} games/s {}", s.won, s.lost, s.stuck, s.failed, s.extreme_rounds(), s.mean_rounds(), s.answers_per_second(), s.games_per_second());
        for d in s.defects.iter().take(5) { println!("   {} {}", d.seed, d.what); }
        let s = run(&Plan::new(n, 0), &|seed| (game.clone(), Greedy::new(seed)), &|g| invariants.check(g), &AtomicBool::new(false), &|_| {});
        println!("{heroes} greedy: won {} lost {} stuck {} failed {} rounds {:?} mean {} answers/s {} games/s {}", s.won, s.lost, s.stuck, s.failed, s.extreme_rounds(), s.mean_rounds(), s.answers_per_second(), s.games_per_second());
        for d in s.defects.iter().take(5) { println!("   {} {}", d.seed, d.what); }
    }
}

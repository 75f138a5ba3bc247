//! One thing done so many times and nothing else, for whoever counts instructions instead of time: `counted WHAT TIMES` under
//! `valgrind --tool=callgrind`. The count of 60 less the count of 10 is that of 50, without whatever had to be made ready, and it
//! is the same whatever else runs on the machine. `benches/README.md` says what was counted.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs, dead_code, reason = "a measurement that cannot go on fails")]

#[cfg(feature = "gui")]
#[path = "../tests/window/support/fight.rs"]
mod fight;
#[path = "common/games.rs"]
mod made_ready;
#[cfg(feature = "gui")]
#[path = "common/window.rs"]
mod offscreen;

use delvewright::games::massive_darkness::content::shipped_quests;
use delvewright::games::massive_darkness::odds::pools::Odds;
use delvewright::games::massive_darkness::playtest::{Bot, Greedy, Limits, RandomBot, play};
use delvewright::games::massive_darkness::quest::Quest;
use delvewright::games::massive_darkness::quest::lint::advice;
use delvewright::games::massive_darkness::rules::MassiveDarkness;
use delvewright::house::plug::Ruleset as _;
use delvewright::house::session::Sessions as _;
use made_ready::{largest_contest, recorded, rules, shipped, start};
use std::hint::black_box;

fn main() {
    // What `cargo bench` says to every bench.
    let mut said = std::env::args().skip(1).filter(|argument| argument != "--bench");
    let (what, times) =
        (said.next().unwrap_or_default(), said.next().and_then(|times| times.parse().ok()).unwrap_or(0));
    match what.as_str() {
        "random" => games(times, RandomBot::new),
        "greedy" => games(times, Greedy::new),
        "record" => record(times),
        "replay" => replay(times),
        "odds" => odds(times),
        "lint" => lint(times),
        #[cfg(feature = "gui")]
        "rest" => frames(times, |_| Vec::new()),
        #[cfg(feature = "gui")]
        "pointer" => frames(times, |at| points_at(450.0 + (3 * at % 300) as f32, 300.0)),
        #[cfg(feature = "gui")]
        "glide" => frames(times, nearer_and_back),
        #[cfg(feature = "gui")]
        "open" => opening(times),
        #[cfg(feature = "gui")]
        "start" => starts(times),
        #[cfg(feature = "gui")]
        "corners" => corners(),
        _ => println!("counted (random|greedy|record|replay|odds|lint|rest|pointer|glide|open|start|corners) TIMES"),
    }
}

/// Whole games, and how many answers were given in them.
fn games<B: Bot<MassiveDarkness>>(times: u64, bot: impl Fn(u64) -> B) {
    let rules = rules();
    let game = rules.set_up(&start(&rules, shipped("tutorial"), 3), &mut |_| {}).unwrap();
    let answers = (0..times).map(|seed| {
        let played = play(&mut game.clone(), &mut bot(seed), seed, Limits::default(), |_, _| Ok(()));
        u64::from(played.answers)
    });
    println!("{} answers", answers.sum::<u64>());
}

fn record(times: u64) {
    let rules = rules();
    (0..times).for_each(|seed| drop(black_box(recorded(&rules, seed))));
}

fn replay(times: u64) {
    let rules = rules();
    let session = recorded(&rules, 3);
    let lines = session.all_lines().unwrap();
    (0..times).for_each(|_| _ = black_box(rules.verify(black_box(&lines)).unwrap().journal.hash()));
    println!("{} answers each", session.len());
}

fn odds(times: u64) {
    let (library, largest) = (rules().library, largest_contest());
    (0..times).for_each(|_| _ = black_box(Odds::of(black_box(&library.dice), black_box(&largest)).unwrap()));
}

/// What can hardly be meant in all quests of the box.
fn lint(times: u64) {
    let library = rules().library;
    let quests: Vec<Quest> = shipped_quests().map(|(_, text)| ron::from_str(text).unwrap()).collect();
    for _ in 0..times {
        quests.iter().for_each(|quest| drop(black_box(advice(black_box(quest), &library.tiles))));
    }
}

#[cfg(feature = "gui")]
use offscreen::points_at;
#[cfg(feature = "gui")]
use window::{corners, frames, nearer_and_back, opening, starts};

#[cfg(feature = "gui")]
mod window {
    use super::fight;
    use super::offscreen::{Window, points_at};
    use egui::Event;
    use tempfile::TempDir;

    /// The table in the middle of a fight, and where its game lies.
    struct Table {
        window: Window,
        _folder: TempDir,
    }

    /// At rest.
    fn table() -> Table {
        let folder = tempfile::tempdir().unwrap();
        let file = fight::leave_in(folder.path());
        let mut window = Window::new(folder.path());
        window.frame(Vec::new());
        window.app.open_game(&file);
        assert!(window.app.shown().is_some(), "the fight is on the table");
        window.rest(120);
        Table { window, _folder: folder }
    }

    /// What a frame of it is painted of.
    pub(super) fn corners() {
        let mut table = table();
        for (what, mut meshes) in
            ["kept or painted anew", "for the graphics card"].into_iter().zip(table.window.painted())
        {
            let (corners, triangles): (Vec<_>, Vec<_>) =
                meshes.iter().map(|mesh| (mesh.corners, mesh.triangles)).unzip();
            let screens = |area: f32| area / table.window.size.x / table.window.size.y;
            println!(
                "{what}: {} meshes, {} corners, {} triangles, {:.2} times the window",
                meshes.len(),
                corners.iter().sum::<usize>(),
                triangles.iter().sum::<usize>(),
                screens(meshes.iter().map(|mesh| mesh.area).sum())
            );
            meshes.sort_by(|one, other| other.area.total_cmp(&one.area));
            for mesh in meshes.iter().take(24) {
                let times = screens(mesh.area);
                println!("{:>8} {:>8} {times:>6.2}  {:?}", mesh.corners, mesh.triangles, mesh.bounds);
            }
        }
    }

    /// Frames of the table in the middle of a fight, and what is done in each.
    pub(super) fn frames(times: u64, done: impl Fn(u64) -> Vec<Event>) {
        let mut table = table();
        (0..times).for_each(|at| table.window.frame(done(at)));
    }

    /// The camera glides nearer, and farther away again.
    pub(super) fn nearer_and_back(at: u64) -> Vec<Event> {
        let (near, far) = (vec![Event::Zoom(1.25)], vec![Event::Zoom(0.8)]);
        match at {
            0 => points_at(450.0, 300.0),
            _ if at % 20 == 1 => near,
            _ if at % 20 == 11 => far,
            _ => Vec::new(),
        }
    }

    /// A saved game in the middle of a fight, opened and shown.
    pub(super) fn opening(times: u64) {
        let folder = tempfile::tempdir().unwrap();
        let file = fight::leave_in(folder.path());
        let mut window = Window::new(folder.path());
        window.frame(Vec::new());
        for _ in 0..times {
            window.app.open_game(&file);
            window.frame(Vec::new());
        }
    }

    /// From nothing to the start screen.
    pub(super) fn starts(times: u64) {
        let folder = tempfile::tempdir().unwrap();
        fight::leave_in(folder.path());
        (0..times).for_each(|_| Window::new(folder.path()).frame(Vec::new()));
    }
}

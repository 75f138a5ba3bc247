//! How fast the whole window is: from nothing to the first frame, and a frame of the table in the middle of a fight.
//! `benches/README.md` says what was measured, and on what.
#![allow(clippy::unwrap_used, missing_docs, dead_code, reason = "a measurement that cannot go on fails")]

#[path = "../tests/window/support/fight.rs"]
mod fight;
#[path = "common/window.rs"]
mod offscreen;

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use delvewright::games::massive_darkness::rules::Event as Happened;
use delvewright::games::massive_darkness::session::RULESET;
use delvewright::house::storage::{DataDirs, Pace, Settings};
use egui::{Key, Vec2, vec2};
use offscreen::{Window, points_at};
use std::time::{Duration, Instant};

/// The window in which beats are looked at, in points.
const BEATS: Vec2 = vec2(1440.0, 900.0);
/// A beat moves for so many frames at most.
const MOVING: u64 = 40;

/// Frames of what a decision brings, while it moves.
fn beat_frames(criterion: &mut Criterion, name: &str, beat: usize, is_wanted: &dyn Fn(&Happened) -> bool) {
    let folder = tempfile::tempdir().unwrap();
    let label = fight::leave_before(folder.path(), is_wanted);
    let dirs = DataDirs::at(folder.path());
    let settings = Settings { beats: Pace::OneByOne, language: "en".to_owned(), ..Settings::default() };
    settings.save(&dirs.settings_file).unwrap();
    let mut window = Window::new(folder.path());
    window.size = BEATS;
    window.frame(Vec::new());
    window.app.open_game(&folder.path().join("games/tutorial-5-1.journal"));
    window.rest(120);
    let desk = window.app.desk_mut(RULESET).unwrap();
    let number = desk.answers().iter().position(|answer| **answer == *label).expect("it can be answered");
    desk.answer(number);
    window.frame(Vec::new());
    criterion.bench_function(&format!("window/frame in a beat, {name}"), |bench| {
        bench.iter_custom(|frames| {
            let (mut all, mut left) = (Duration::ZERO, frames);
            while left > 0 {
                window.press(Key::F6);
                (0..beat).for_each(|_| window.press(Key::Space));
                let now = left.min(MOVING);
                let begun = Instant::now();
                window.rest(now as usize);
                all += begun.elapsed();
                left -= now;
            }
            all
        });
    });
}

fn beats(criterion: &mut Criterion) {
    let falls = |event: &Happened| matches!(event, Happened::LeaderKilled { .. });
    beat_frames(criterion, "dice roll", 1, &falls);
    beat_frames(criterion, "hits fly", 2, &falls);
    let opens = |event: &Happened| matches!(event, Happened::DoorOpened { .. });
    beat_frames(criterion, "a door swings", 0, &opens);
    beat_frames(criterion, "a card turns over", 1, &opens);
}

fn first_frame(criterion: &mut Criterion) {
    let folder = tempfile::tempdir().unwrap();
    fight::leave_in(folder.path());
    criterion.bench_function("window/from nothing to the first frame", |bench| {
        bench.iter(|| Window::new(folder.path()).frame(Vec::new()));
    });
}

fn table_frames(criterion: &mut Criterion) {
    let folder = tempfile::tempdir().unwrap();
    let file = fight::leave_in(folder.path());
    let mut window = Window::new(folder.path());
    window.frame(Vec::new());
    window.app.open_game(&file);
    assert!(window.app.shown().is_some(), "the fight is on the table");
    window.rest(120);
    criterion.bench_function("window/frame of the table at rest", |bench| bench.iter(|| window.frame(Vec::new())));
    // As large as for the frames in a beat, which are asked for with it.
    let small = std::mem::replace(&mut window.size, BEATS);
    window.rest(120);
    let name = "window/frame of the table at rest, as large as in a beat";
    criterion.bench_function(name, |bench| bench.iter(|| window.frame(Vec::new())));
    window.size = small;
    window.rest(120);
    let mut at = 0.0;
    criterion.bench_function("window/frame of the table, pointer over the map", |bench| {
        bench.iter(|| {
            at = (at + 3.0) % 300.0;
            window.frame(points_at(450.0 + at, 300.0));
        });
    });
    criterion.bench_function("window/opening a saved game in the middle of a fight", |bench| {
        bench.iter_batched(
            || (),
            |()| {
                window.app.open_game(&file);
                window.frame(Vec::new());
            },
            BatchSize::PerIteration,
        );
    });
}

criterion_group!(window, first_frame, table_frames, beats);
criterion_main!(window);

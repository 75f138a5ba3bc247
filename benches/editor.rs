//! How fast the editor is with a quest of the usual size and with one of 400 tiles: a frame, an edit, a look for what is
//! wrong. `benches/README.md` says what was measured, and on what.
#![allow(clippy::unwrap_used, missing_docs, dead_code, reason = "a measurement that cannot go on fails")]

#[path = "../tests/window/support/desk.rs"]
mod desk;
#[path = "common/window.rs"]
mod offscreen;

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use delvewright::games::massive_darkness::content::{core_box, shipped_quests};
use delvewright::games::massive_darkness::folders::OwnFolders as _;
use delvewright::games::massive_darkness::quest::Quest;
use delvewright::games::massive_darkness::quest::edit::Command;
use delvewright::games::massive_darkness::quest::lint::advice;
use delvewright::games::massive_darkness::quest::model::{LevelToken, PlacedDoor, PlacedTile, Spot};
use delvewright::games::massive_darkness::rules::cards::TileSide;
use delvewright::house::storage::{DataDirs, write_document};
use desk::AtTheDesk as _;
use egui::{Event, Key, Modifiers, PointerButton, pos2, vec2};
use offscreen::{Window, points_at, pressed};
use std::hint::black_box;

/// The window with a quest in the editor.
struct Editor {
    window: Window,
    _folder: tempfile::TempDir,
}

impl Editor {
    fn new(quest: &Quest) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let dirs = DataDirs::at(folder.path());
        dirs.create_all().unwrap();
        let file = dirs.quests().join("measured.ron");
        write_document(&file, quest).unwrap();
        let mut window = Window::new(folder.path());
        window.app.edit_quest(&file);
        window.rest(60);
        assert!(window.app.drawn_quest().is_some_and(|drawn| drawn.tiles.len() == quest.tiles.len()));
        Self { window, _folder: folder }
    }

    fn frame(&mut self, events: Vec<Event>) {
        self.window.frame(events);
    }

    /// Lets the keyboard walk on until it is in a field of the quest, as somebody who types has it.
    fn go_into_a_field(&mut self) {
        for _ in 0..1000 {
            self.frame(pressed(Key::Tab, Modifiers::NONE).into());
            if self.window.is_in_a_field() {
                let before = self.window.app.drawn_quest().cloned();
                self.frame(vec![Event::Text("x".to_owned())]);
                self.frame(Vec::new());
                if self.window.app.drawn_quest() != before.as_ref() {
                    return;
                }
            }
        }
        unreachable!("no field of the quest can be reached by Tab");
    }

    /// So many notches of the wheel over the middle of the map.
    fn zoom(&mut self, notches: f32) {
        let wheel = Event::MouseWheel {
            unit: egui::MouseWheelUnit::Line,
            delta: vec2(0.0, notches),
            phase: egui::TouchPhase::Move,
            modifiers: Modifiers::NONE,
            source: egui::MouseWheelSource::Unknown,
        };
        let mut events = points_at(600.0, 420.0);
        events.push(wheel);
        self.frame(events);
        self.window.rest(60);
    }
}

/// The largest quest of the box: seven tiles and more.
fn seven() -> Quest {
    let quests = shipped_quests().map(|(_, text)| ron::from_str::<Quest>(text).unwrap());
    quests.filter(|quest| quest.tiles.len() == 7).max_by_key(|quest| quest.rules.len()).unwrap()
}

/// A field of 20 times 20 tiles with doors, tokens and Levels.
fn four_hundred(sides: &[TileSide]) -> Quest {
    let mut quest = seven();
    let spot = |x: i16, y: i16| Spot { x, y, storey: 0 };
    quest.tiles.clear();
    quest.level_tokens.clear();
    quest.doors.clear();
    for tile in 0..400_i16 {
        let at = spot(tile % 20 * 3 - 30, tile / 20 * 3 - 30);
        let side = &sides[tile as usize * 7 % sides.len()];
        quest.tiles.push(PlacedTile { tile: side.id.clone(), at, turn: (tile % 4) as u8, wounds: 0 });
        quest.level_tokens.push(LevelToken { at: spot(at.x + 1, at.y + 1), level: (tile % 5) as u8 + 1 });
        let (from, to) = (spot(at.x + 1, at.y), spot(at.x, at.y));
        quest.doors.push(PlacedDoor { from, to, open: false, name: String::new(), locked: false });
    }
    quest.start = spot(-29, -29);
    quest.exit = Some(spot(28, 28));
    quest
}

fn of_both(criterion: &mut Criterion, what: &str, mut measure: impl FnMut(&mut Criterion, String, &Quest)) {
    let sides = core_box().unwrap().tiles;
    measure(criterion, format!("editor/{what}, 7 tiles"), &seven());
    measure(criterion, format!("editor/{what}, 400 tiles"), &four_hundred(&sides));
}

fn frames(criterion: &mut Criterion) {
    of_both(criterion, "frame at rest", |criterion, name, quest| {
        let mut editor = Editor::new(quest);
        criterion.bench_function(&name, |bench| bench.iter(|| editor.frame(Vec::new())));
    });
    of_both(criterion, "frame at rest, nearer", |criterion, name, quest| {
        let mut editor = Editor::new(quest);
        editor.zoom(12.0);
        criterion.bench_function(&name, |bench| bench.iter(|| editor.frame(Vec::new())));
    });
    of_both(criterion, "frame, pointer over the map", |criterion, name, quest| {
        let mut editor = Editor::new(quest);
        let mut at = 0.0;
        criterion.bench_function(&name, |bench| {
            bench.iter(|| {
                at = (at + 3.0) % 300.0;
                editor.frame(points_at(450.0 + at, 300.0));
            });
        });
    });
    of_both(criterion, "frame while panning", |criterion, name, quest| {
        let mut editor = Editor::new(quest);
        editor.frame(points_at(600.0, 400.0));
        let button = |pressed| Event::PointerButton {
            pos: pos2(600.0, 400.0),
            button: PointerButton::Middle,
            pressed,
            modifiers: Modifiers::NONE,
        };
        editor.frame(vec![button(true)]);
        let mut way = 0.0_f32;
        criterion.bench_function(&name, |bench| {
            bench.iter(|| {
                way += 0.1;
                editor.frame(points_at(600.0 + 40.0 * way.sin(), 400.0 + 40.0 * way.cos()));
            });
        });
        editor.frame(vec![button(false)]);
    });
}

fn edits(criterion: &mut Criterion) {
    let key = |key| pressed(key, Modifiers::COMMAND).into();
    of_both(criterion, "edit, undone and done again, saved each time", |criterion, name, quest| {
        let mut editor = Editor::new(quest);
        editor.window.app.edit_by(&Command::Level(quest.start, 3));
        editor.frame(Vec::new());
        criterion.bench_function(&name, |bench| {
            bench.iter_batched(
                || (),
                |()| {
                    editor.frame(key(Key::Z));
                    editor.frame(key(Key::Y));
                },
                BatchSize::PerIteration,
            );
        });
    });
}

/// A letter, and the next frame takes it away again: what the hand waits for, with drawing the sheet, handing it over to be
/// saved, and the frame. The temporary folder has to lie on a real disk.
fn letters(criterion: &mut Criterion) {
    of_both(criterion, "a letter typed", |criterion, name, quest| {
        let mut editor = Editor::new(quest);
        editor.go_into_a_field();
        let mut is_written = false;
        criterion.bench_function(&name, |bench| {
            bench.iter(|| {
                is_written = !is_written;
                editor.frame(match is_written {
                    true => vec![Event::Text("y".to_owned())],
                    false => pressed(Key::Backspace, Modifiers::NONE).into(),
                });
            });
        });
    });
}

fn lint(criterion: &mut Criterion) {
    let sides = core_box().unwrap().tiles;
    of_both(criterion, "lint", |criterion, name, quest| {
        criterion.bench_function(&name, |bench| bench.iter(|| advice(black_box(quest), &sides)));
    });
}

criterion_group! {
    name = editor;
    config = Criterion::default().sample_size(30);
    targets = frames, edits, letters, lint
}
criterion_main!(editor);

//! How fast the whole window is: from nothing to the first frame, and a frame of the table in the middle of a fight.
//! `benches/README.md` says what was measured, and on what.
#![allow(clippy::unwrap_used, missing_docs, dead_code, reason = "a measurement that cannot go on fails")]

#[path = "../tests/window/support/fight.rs"]
mod fight;

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use delvewright::games::massive_darkness::view::desk::MassiveDarknessWindow;
use delvewright::house::storage::DataDirs;
use delvewright::shell::App;
use egui::{Context, Event, RawInput, Rect, pos2, vec2};
use std::hint::black_box;

/// The window without a screen: what the processor does for it, and nothing of the graphics card.
struct Window {
    ctx: Context,
    app: App,
    time: f64,
}

impl Window {
    /// A window that has not been painted yet.
    fn new(folder: &std::path::Path) -> Self {
        let (ctx, app) = (Context::default(), App::new(&[&MassiveDarknessWindow], DataDirs::at(folder), 7));
        app.set_up(&ctx);
        Self { ctx, app, time: 0.0 }
    }

    /// The window's code, and the triangles for the graphics card.
    fn frame(&mut self, events: Vec<Event>) {
        self.time += 1.0 / 60.0;
        let screen_rect = Some(Rect::from_min_size(pos2(0.0, 0.0), vec2(1280.0, 800.0)));
        let input = RawInput { screen_rect, events, time: Some(self.time), ..RawInput::default() };
        let mut output = self.ctx.run_ui(input, |ui| self.app.ui(ui));
        output.textures_delta.clear();
        black_box(self.ctx.tessellate(output.shapes, output.pixels_per_point));
    }
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
    (0..120).for_each(|_| window.frame(Vec::new()));
    criterion.bench_function("window/frame of the table at rest", |bench| bench.iter(|| window.frame(Vec::new())));
    let mut at = 0.0;
    criterion.bench_function("window/frame of the table, pointer over the map", |bench| {
        bench.iter(|| {
            at = (at + 3.0) % 300.0;
            window.frame(vec![Event::PointerMoved(pos2(450.0 + at, 300.0))]);
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

criterion_group!(window, first_frame, table_frames);
criterion_main!(window);

//! How fast the map is painted and made, and attacks are counted. `benches/README.md` says what was measured, and on
//! what.
#![allow(clippy::unwrap_used, missing_docs, dead_code, reason = "a measurement that cannot go on fails")]

#[path = "../tests/window/support/dungeon.rs"]
mod dungeon;

use criterion::{Criterion, criterion_group, criterion_main};
use delvewright::games::massive_darkness::odds::attack::{USUAL_LIMIT, attack_odds};
use delvewright::games::massive_darkness::rules::{Act, Answer, MassiveDarkness};
use delvewright::games::massive_darkness::texts;
use delvewright::games::massive_darkness::view::board::map::{MapModel, MapView, map_ui};
use delvewright::house::text::{Language, Texts};
use delvewright::kernel::game::Game as _;
use delvewright::kit::theme;
use egui::{Context, Event, MouseWheelUnit, Rect, pos2, vec2};
use std::hint::black_box;

/// A window with nothing but the map.
struct Window {
    ctx: Context,
    texts: Texts,
    model: MapModel,
    view: MapView,
}

impl Window {
    fn new(game: &MassiveDarkness) -> Self {
        let (ctx, texts) = (Context::default(), texts::of(Language::English));
        theme::install(&ctx);
        let model = MapModel::new(game, &texts);
        let mut window = Self { ctx, texts, model, view: MapView::still() };
        (0..4).for_each(|_| window.frame(Vec::new()));
        window
    }

    /// Everything the processor does for a frame: the window's code and the triangles for the graphics card.
    fn frame(&mut self, events: Vec<Event>) {
        let screen_rect = Some(Rect::from_min_size(pos2(0.0, 0.0), vec2(1280.0, 900.0)));
        let input = egui::RawInput { screen_rect, events, ..egui::RawInput::default() };
        let mut output = self.ctx.run_ui(input, |ui| {
            black_box(map_ui(ui, &self.texts, &self.model, &mut self.view));
        });
        output.textures_delta.clear();
        black_box(self.ctx.tessellate(output.shapes, output.pixels_per_point));
    }
}

fn frames(criterion: &mut Criterion) {
    let game = dungeon::busy();
    let mut window = Window::new(&game);
    criterion.bench_function("map/frame at rest", |bench| bench.iter(|| window.frame(Vec::new())));
    let mut window = Window::new(&game);
    let mut way = 3.0;
    criterion.bench_function("map/frame while panning", |bench| {
        bench.iter(|| {
            way = -way;
            let scroll = Event::MouseWheel {
                unit: MouseWheelUnit::Point,
                delta: vec2(way, way),
                phase: egui::TouchPhase::Move,
                modifiers: egui::Modifiers::NONE,
                source: egui::MouseWheelSource::Unknown,
            };
            window.frame(vec![Event::PointerMoved(pos2(600.0, 400.0)), scroll]);
        });
    });
    let texts = texts::of(Language::English);
    criterion
        .bench_function("map/model of a new state", |bench| bench.iter(|| MapModel::new(black_box(&game), &texts)));
}

fn attacks(criterion: &mut Criterion) {
    let mut game = dungeon::busy();
    dungeon::put_hero(&mut game, 0, (1, 3));
    let mut listed = Vec::new();
    game.answers(&mut listed);
    let attack = listed.into_iter().find(|answer| matches!(answer, Answer::Act(Act::Attack(..)))).unwrap();
    criterion.bench_function("map/chances of a first attack", |bench| {
        bench.iter(|| attack_odds(black_box(&game), &attack, USUAL_LIMIT).unwrap());
    });
}

criterion_group!(benches, frames, attacks);
criterion_main!(benches);

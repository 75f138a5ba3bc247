//! The window without a screen: what the processor does for it, and nothing of the graphics card.

use delvewright::games::massive_darkness::view::desk::MassiveDarknessWindow;
use delvewright::house::storage::DataDirs;
use delvewright::kit::still::Still;
use delvewright::shell::App;
use egui::epaint::Primitive;
use egui::{Context, Event, FullOutput, Key, Mesh, Modifiers, Pos2, RawInput, Rect, Shape, Vec2, pos2, vec2};
use std::hint::black_box;

/// A window that nobody looks at.
pub struct Window {
    ctx: Context,
    pub app: App,
    time: f64,
    pub size: Vec2,
}

impl Window {
    /// A window with the data of `folder` that has not been painted yet, 1280 × 800 points.
    pub fn new(folder: &std::path::Path) -> Self {
        let (ctx, app) = (Context::default(), App::new(&[&MassiveDarknessWindow], DataDirs::at(folder), 7));
        app.set_up(&ctx);
        ctx.add_plugin(Still::default());
        Self { ctx, app, time: 0.0, size: vec2(1280.0, 800.0) }
    }

    /// The window's code, and the triangles for the graphics card.
    pub fn frame(&mut self, events: Vec<Event>) {
        let output = self.code(events);
        black_box(self.ctx.tessellate(output.shapes, output.pixels_per_point));
    }

    /// The same, and what it is painted of: each mesh that is handed to the painter, and each that the graphics card gets.
    pub fn painted(&mut self) -> [Vec<Painted>; 2] {
        let output = self.code(Vec::new());
        let handed = output.shapes.iter().filter_map(|clipped| match &clipped.shape {
            Shape::Mesh(mesh) => Some(Painted::of(mesh, clipped.clip_rect)),
            _ => None,
        });
        let handed = handed.collect();
        let triangles = self.ctx.tessellate(output.shapes, output.pixels_per_point);
        let got = triangles.iter().filter_map(|clipped| match &clipped.primitive {
            Primitive::Mesh(mesh) => Some(Painted::of(mesh, clipped.clip_rect)),
            Primitive::Callback(_) => None,
        });
        [handed, got.collect()]
    }

    fn code(&mut self, events: Vec<Event>) -> FullOutput {
        self.time += 1.0 / 60.0;
        let screen_rect = Some(Rect::from_min_size(pos2(0.0, 0.0), self.size));
        let input = RawInput { screen_rect, events, time: Some(self.time), ..RawInput::default() };
        let mut output = self.ctx.run_ui(input, |ui| self.app.ui(ui));
        output.textures_delta.clear();
        output
    }

    /// So many frames in which nothing is done.
    pub fn rest(&mut self, frames: usize) {
        (0..frames).for_each(|_| self.frame(Vec::new()));
    }

    /// A key goes down and up, in a frame each.
    pub fn press(&mut self, key: Key) {
        pressed(key, Modifiers::NONE).into_iter().for_each(|event| self.frame(vec![event]));
    }

    /// Does the keyboard write into a field?
    pub fn is_in_a_field(&self) -> bool {
        self.ctx.text_edit_focused()
    }
}

/// What a mesh costs whoever paints it.
#[derive(Clone, Copy)]
pub struct Painted {
    pub corners: usize,
    pub triangles: usize,
    /// In square points, of what lies within its clip: what is painted three times counts three times.
    pub area: f32,
    pub bounds: Rect,
}

impl Painted {
    fn of(mesh: &Mesh, clip: Rect) -> Self {
        let triangles = mesh.indices.chunks_exact(3);
        let corner = |index: &u32| mesh.vertices[*index as usize].pos;
        let area = triangles.clone().map(|triangle| cut(triangle.iter().map(corner).collect(), clip)).sum();
        let (corners, bounds) = (mesh.vertices.len(), mesh.calc_bounds().intersect(clip));
        Self { corners, triangles: triangles.len(), area, bounds }
    }
}

/// How much of a convex outline lies within a rectangle: cut along its four sides, one after the other.
fn cut(outline: Vec<Pos2>, clip: Rect) -> f32 {
    let sides = [(0, 1.0, clip.left()), (0, -1.0, -clip.right()), (1, 1.0, clip.top()), (1, -1.0, -clip.bottom())];
    let within = sides.into_iter().fold(outline, |outline, (axis, sign, limit)| {
        let depth = |corner: Pos2| corner[axis] * sign - limit;
        let mut kept = Vec::with_capacity(outline.len() + 1);
        for (at, &here) in outline.iter().enumerate() {
            let next = outline[(at + 1) % outline.len()];
            let (near, far) = (depth(here), depth(next));
            if near >= 0.0 {
                kept.push(here);
            }
            if (near < 0.0) != (far < 0.0) {
                kept.push(here + (next - here) * (near / (near - far)));
            }
        }
        kept
    });
    let pairs = within.iter().zip(within.iter().cycle().skip(1));
    pairs.map(|(here, next)| here.x * next.y - next.x * here.y).sum::<f32>().abs() / 2.0
}

/// A key goes down and up.
pub fn pressed(key: Key, modifiers: Modifiers) -> [Event; 2] {
    [true, false].map(|pressed| Event::Key { key, physical_key: None, pressed, repeat: false, modifiers })
}

/// The pointer comes to a place.
pub fn points_at(x: f32, y: f32) -> Vec<Event> {
    vec![Event::PointerMoved(pos2(x, y))]
}

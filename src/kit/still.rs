//! What stands still is painted once. A table at rest has a hundred thousand triangles, most of them smaller than a few pixels; whoever
//! has no graphics card waits for each of them in every frame. So a mesh that was handed over unchanged becomes a picture of itself,
//! pixel by pixel as it would have been painted, until something about it changes.
//!
//! What is not here: how triangles become pixels ([`raster`]), and what screens paint.

use super::coming::Coming;
use super::raster::{Canvas, Texture};
use super::theme::Colour;
use egui::emath::TSTransform;
use egui::epaint::{ClippedShape, WHITE_UV};
use egui::{
    ColorImage, Context, FullOutput, Mesh, Plugin, Pos2, RawInput, Rect, Shape, TextureHandle, TextureId,
    TextureOptions, Vec2,
};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

#[cfg(doc)]
use super::raster;

/// A mesh of fewer triangles is painted as quickly as its picture.
const LEAST: usize = 400;
/// So many pixels for each triangle, and its picture is not painted more quickly.
const SPARSE: f32 = 60.0;
/// A mesh that has not changed for so many seconds stands still; what moves in steps does not pay for a picture of each.
const STANDING: f64 = 0.2;

/// Replaces what stands still by pictures of it, before it goes to the graphics card.
#[derive(Default)]
pub struct Still {
    seen: Vec<Seen>,
    /// Something was new in the last frame.
    was_new: bool,
    /// Pictures that are being made in a thread of their own: nobody waits for them.
    coming: Mutex<Option<Coming<Vec<Made>>>>,
}

/// A mesh of the last frame.
struct Seen {
    form: Form,
    /// Where it is seen, in pixels; none where a picture of it would gain nothing.
    bounds: Option<Bounds>,
    picture: Option<Picture>,
    /// When it was seen first, in seconds.
    since: f64,
    /// It is in this frame, too.
    is_here: bool,
}

/// A mesh as it is painted.
#[derive(Clone)]
struct Form {
    mesh: Arc<Mesh>,
    clip: Rect,
    /// Pixels of a point.
    scale: f32,
}

/// A rectangle of whole pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Bounds {
    left: f32,
    top: f32,
    width: usize,
    height: usize,
}

/// The pixels of a mesh.
struct Made {
    form: Form,
    bounds: Bounds,
    image: ColorImage,
}

struct Picture {
    /// Keeps it on the graphics card.
    _texture: TextureHandle,
    mesh: Arc<Mesh>,
}

impl Plugin for Still {
    fn debug_name(&self) -> &'static str {
        "still"
    }

    /// What has come goes to the graphics card with this frame.
    fn input_hook(&mut self, ctx: &Context, _input: &mut RawInput) {
        let Some(came) = self.take() else { return };
        for made in came {
            if let Some(seen) = self.seen.iter_mut().find(|seen| seen.form == made.form) {
                seen.picture = Some(Picture::of(ctx, made));
            }
        }
    }

    fn output_hook(&mut self, ctx: &Context, output: &mut FullOutput) {
        let (now, largest) = ctx.input(|input| (input.time, input.max_texture_side));
        self.seen.iter_mut().for_each(|seen| seen.is_here = false);
        let mut is_new = false;
        for clipped in &mut output.shapes {
            let ClippedShape { clip_rect, shape: Shape::Mesh(mesh), transform_after_tessellation: moved } = clipped
            else {
                continue;
            };
            if *moved != TSTransform::IDENTITY
                || mesh.texture_id != TextureId::default()
                || mesh.indices.len() < 3 * LEAST
            {
                continue;
            }
            let form = Form { mesh: Arc::clone(mesh), clip: *clip_rect, scale: output.pixels_per_point };
            let Some(seen) = self.seen.iter_mut().find(|seen| seen.form == form) else {
                let seen = Seen::new(form, now, largest);
                is_new |= seen.waits();
                self.seen.push(seen);
                continue;
            };
            seen.is_here = true;
            if let Some(picture) = &seen.picture {
                clipped.shape = Shape::Mesh(Arc::clone(&picture.mesh));
            }
        }
        self.seen.retain(|seen| seen.is_here);
        self.go_on(ctx, now, is_new);
    }
}

impl Still {
    /// Has pictures made of what has stood still for long enough, and sees that the others are looked at again.
    fn go_on(&mut self, ctx: &Context, now: f64, is_new: bool) {
        // Where something is new in every frame, because it is painted anew, that is no reason for another one.
        let is_first = is_new && !self.was_new;
        self.was_new = is_new;
        let coming = self.coming.get_mut().unwrap_or_else(PoisonError::into_inner);
        if coming.is_some() {
            // It wakes the window, which then sees to those that came after.
            return;
        }
        let waiting = || self.seen.iter().filter(|seen| seen.waits());
        let wanted: Vec<_> = waiting()
            .filter(|seen| now - seen.since >= STANDING)
            .filter_map(|seen| seen.bounds.map(|bounds| (seen.form.clone(), bounds)))
            .collect();
        if !wanted.is_empty() {
            let make = || wanted.into_iter().map(|(form, bounds)| Made::of(form, bounds)).collect();
            let window = ctx.clone();
            *coming = Some(Coming::waking("still", make, move || window.request_repaint()));
            return;
        }
        let stands = waiting().any(|seen| seen.since < now);
        if is_first || stands {
            let first = waiting().map(|seen| seen.since).fold(now, f64::min);
            ctx.request_repaint_after(Duration::from_secs_f64((first + STANDING - now).max(0.0)));
        }
    }

    /// The pictures that have come, once.
    fn take(&mut self) -> Option<Vec<Made>> {
        let coming = self.coming.get_mut().unwrap_or_else(PoisonError::into_inner);
        let came = coming.as_mut()?.take();
        if !coming.as_ref()?.is_on_its_way() {
            *coming = None;
        }
        came
    }
}

impl Seen {
    fn new(form: Form, now: f64, largest: usize) -> Self {
        let mesh = &form.mesh;
        let bounds = Bounds::of(&form).filter(|bounds| {
            let is_plain = mesh.vertices.iter().all(|corner| corner.uv == WHITE_UV);
            let is_dense = bounds.pixels() < SPARSE * (mesh.indices.len() / 3) as f32;
            is_plain && is_dense && bounds.width.max(bounds.height) <= largest
        });
        Self { form, bounds, picture: None, since: now, is_here: true }
    }

    fn waits(&self) -> bool {
        self.bounds.is_some() && self.picture.is_none()
    }
}

/// The very same mesh, in the same place.
impl PartialEq for Form {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.mesh, &other.mesh) && self.clip == other.clip && self.scale == other.scale
    }
}

impl Bounds {
    fn of(Form { mesh, clip, scale }: &Form) -> Option<Self> {
        let seen = mesh.calc_bounds().intersect(*clip);
        let (from, to) = ((seen.min.to_vec2() * *scale).floor(), (seen.max.to_vec2() * *scale).ceil());
        let size = to - from;
        let is_there = size.is_finite() && size.x >= 1.0 && size.y >= 1.0 && from.x >= 0.0 && from.y >= 0.0;
        is_there.then_some(Self { left: from.x, top: from.y, width: size.x as usize, height: size.y as usize })
    }

    fn pixels(&self) -> f32 {
        self.width as f32 * self.height as f32
    }

    /// The pixels of a mesh in there, over nothing.
    fn cut_out(&self, Form { mesh, clip, scale }: &Form) -> Vec<[u8; 4]> {
        let corner = Vec2::new(self.left, self.top) / *scale;
        let mut moved = Mesh::clone(mesh);
        moved.translate(-corner);
        let mut canvas = Canvas::filled(self.width, self.height, [0; 4]);
        canvas.mesh(&moved, &Texture::white(), clip.translate(-corner), *scale);
        canvas.into_pixels()
    }
}

impl Made {
    fn of(form: Form, bounds: Bounds) -> Self {
        let pixels = bounds.cut_out(&form);
        let image = ColorImage::from_rgba_premultiplied([bounds.width, bounds.height], pixels.as_flattened());
        Self { form, bounds, image }
    }
}

impl Picture {
    fn of(ctx: &Context, Made { form, bounds, image }: Made) -> Self {
        let Bounds { left, top, width, height } = bounds;
        let texture = ctx.load_texture("still", image, TextureOptions::NEAREST);
        let size = Vec2::new(width as f32, height as f32) / form.scale;
        let place = Rect::from_min_size(Pos2::new(left, top) / form.scale, size);
        let mut mesh = Mesh::with_texture(texture.id());
        mesh.add_rect_with_uv(place, Rect::from_min_max(Pos2::ZERO, Pos2::new(1.0, 1.0)), Colour::UNTINTED.egui());
        Self { _texture: texture, mesh: Arc::new(mesh) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::art::Brush;
    use egui::{CentralPanel, Frame, pos2, vec2};
    use std::thread;

    const WHITE: Colour = Colour::UNTINTED;

    /// A frame of 200 × 100 points, at this second, in which nothing but these meshes is painted: what the graphics card is told to paint,
    /// and how many pictures it gets.
    fn frame(ctx: &Context, second: f64, meshes: &[Arc<Mesh>]) -> (Vec<Arc<Mesh>>, usize) {
        let screen_rect = Some(Rect::from_min_size(Pos2::ZERO, vec2(200.0, 100.0)));
        let input = RawInput { screen_rect, time: Some(second), ..RawInput::default() };
        let mut output = ctx.run_ui(input, |ui| {
            CentralPanel::default().frame(Frame::NONE).show(ui, |ui| {
                meshes.iter().for_each(|mesh| _ = ui.painter().add(Shape::Mesh(Arc::clone(mesh))));
            });
        });
        let pictures = output.textures_delta.set.len();
        output.textures_delta.clear();
        let meshes = output.shapes.into_iter().filter_map(|clipped| match clipped.shape {
            Shape::Mesh(mesh) => Some(mesh),
            _ => None,
        });
        (meshes.collect(), pictures)
    }

    fn are_pictures(meshes: &[Arc<Mesh>]) -> Vec<bool> {
        meshes.iter().map(|mesh| mesh.texture_id != TextureId::default()).collect()
    }

    /// The frame with which pictures come that are being made.
    fn frame_of_the_pictures(ctx: &Context, second: f64, meshes: &[Arc<Mesh>]) -> (Vec<Arc<Mesh>>, usize) {
        let frames = (0..10_000).map(|_| {
            thread::sleep(Duration::from_millis(1));
            frame(ctx, second, meshes)
        });
        frames.into_iter().find(|(_, pictures)| *pictures > 0).expect("pictures come")
    }

    /// Discs over each other, see-through and partly outside.
    fn discs(colour: Colour) -> Arc<Mesh> {
        let mut brush = Brush::new(1.0);
        for at in 0..40 {
            let centre = pos2(30.3 + 2.1 * at as f32, 11.7 + 2.0 * at as f32);
            brush.disc(centre, 9.0, colour.fade(0.3));
        }
        Arc::new(brush.into_mesh())
    }

    fn watched() -> Context {
        let ctx = Context::default();
        ctx.add_plugin(Still::default());
        ctx
    }

    #[test]
    fn what_stands_still_becomes_a_picture_and_what_changes_is_painted() {
        let (ctx, first, second) = (watched(), discs(WHITE), discs(Colour::UNTINTED.darker(1.0)));
        let only = std::slice::from_ref(&first);
        frame(&ctx, 0.0, &[]);
        for at in [0.1, 0.2, 0.25] {
            assert_eq!(are_pictures(&frame(&ctx, at, only).0), [false], "it has not stood still for long enough");
            assert!(ctx.has_requested_repaint(), "it shall be there before anybody does something");
        }
        assert_eq!(are_pictures(&frame(&ctx, 0.35, only).0), [false], "its picture is being made");
        let (meshes, pictures) = frame_of_the_pictures(&ctx, 0.4, only);
        assert_eq!((are_pictures(&meshes), meshes[0].vertices.len(), pictures), (vec![true], 4, 1));
        assert_eq!(frame(&ctx, 0.5, only).1, 0, "once is enough");
        // Another one beside it is painted, until it has stood still, too.
        let both = [Arc::clone(&first), Arc::clone(&second)];
        for at in [1.0, 1.1, 1.3] {
            assert_eq!(are_pictures(&frame(&ctx, at, &both).0), [true, false]);
        }
        assert_eq!(are_pictures(&frame_of_the_pictures(&ctx, 1.4, &both).0), [true, true]);
        // What is painted anew in every frame asks for no more of them.
        for at in 0..8 {
            frame(&ctx, 2.0 + 0.5 * f64::from(at), &[discs(WHITE)]);
            assert!(at < 4 || !ctx.has_requested_repaint(), "frame {at}");
        }
        // Nothing is kept of what is gone.
        frame(&ctx, 7.0, &[]);
        frame(&ctx, 7.1, &[]);
        assert_eq!(ctx.tex_manager().read().num_allocated(), 1, "the letters");
    }

    #[test]
    fn a_picture_of_what_has_changed_meanwhile_is_not_shown() {
        let (ctx, first, second) = (watched(), discs(WHITE), discs(Colour::UNTINTED.darker(1.0)));
        let (first, second) = (std::slice::from_ref(&first), std::slice::from_ref(&second));
        for at in [0.0, 0.3] {
            frame(&ctx, at, first);
        }
        frame(&ctx, 0.4, second);
        assert_eq!(are_pictures(&frame_of_the_pictures(&ctx, 0.7, second).0), [true]);
        assert_eq!(are_pictures(&frame(&ctx, 0.8, first).0), [false]);
    }

    #[test]
    fn its_picture_has_the_same_pixels() {
        let (ctx, mesh) = (watched(), discs(WHITE));
        let clip = Rect::from_min_size(Pos2::ZERO, vec2(200.0, 100.0));
        for scale in [1.0, 1.5] {
            let form = Form { mesh: Arc::clone(&mesh), clip, scale };
            let bounds = Bounds::of(&form).expect("it is seen");
            assert_eq!(Seen::new(form.clone(), 0.0, 2_048).bounds, Some(bounds));
            let picture = Picture::of(&ctx, Made::of(form.clone(), bounds));
            let place = picture.mesh.calc_bounds();
            assert!((place.min.to_vec2() * scale - vec2(bounds.left, bounds.top)).length() < 0.001);
            assert!((place.size() * scale - vec2(bounds.width as f32, bounds.height as f32)).length() < 0.001);
            // Painted where it is, over nothing, and cut out.
            let (width, height) = ((200.0 * scale) as usize, (100.0 * scale) as usize);
            let mut whole = Canvas::filled(width, height, [0; 4]);
            whole.mesh(&mesh, &Texture::white(), clip, scale);
            let whole = whole.into_pixels();
            let mut inked = 0;
            for (at, pixel) in bounds.cut_out(&form).iter().enumerate() {
                let (column, row) = (at % bounds.width, at / bounds.width);
                let there = whole[(bounds.top as usize + row) * width + bounds.left as usize + column];
                let off = pixel.iter().zip(there).map(|(one, other)| one.abs_diff(other)).max();
                assert!(off <= Some(2), "{column}, {row}: {pixel:?} and {there:?}");
                inked += usize::from(pixel[3] > 0);
            }
            assert!(inked > 1_000, "{inked} pixels are painted");
        }
    }

    #[test]
    fn what_is_large_and_simple_or_has_a_picture_already_stays_as_it_is() {
        let clip = Rect::from_min_size(Pos2::ZERO, vec2(2_000.0, 2_000.0));
        let mesh = discs(WHITE);
        let waits = |mesh: &Arc<Mesh>, clip: Rect, largest: usize| {
            Seen::new(Form { mesh: Arc::clone(mesh), clip, scale: 1.0 }, 0.0, largest).waits()
        };
        assert!(waits(&mesh, clip, 2_048));
        assert!(!waits(&mesh, clip, 64), "no graphics card takes it");
        assert!(!waits(&mesh, clip.translate(vec2(0.0, 500.0)), 2_048), "it is out of view");
        let mut wide = Mesh::clone(&mesh);
        wide.vertices.iter_mut().for_each(|corner| corner.pos.x *= 12.0);
        wide.vertices.iter_mut().for_each(|corner| corner.pos.y *= 12.0);
        assert!(!waits(&Arc::new(wide), clip, 2_048));
        let mut textured = Mesh::clone(&mesh);
        textured.vertices[0].uv = pos2(0.5, 0.5);
        assert!(!waits(&Arc::new(textured), clip, 2_048));
    }
}

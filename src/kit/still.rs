//! What stands still is painted once. A table at rest has a hundred thousand triangles, most of them smaller than a few pixels; whoever
//! has no graphics card waits for each of them in every frame. So a mesh that was handed over unchanged becomes a picture of itself,
//! pixel by pixel as it would have been painted, until something about it changes.
//!
//! What is not here: how triangles become pixels ([`raster`]), and what screens paint.

use super::raster::{Canvas, Texture};
use super::theme::Colour;
use egui::emath::TSTransform;
use egui::epaint::{ClippedShape, WHITE_UV};
use egui::{
    ColorImage, Context, FullOutput, Mesh, Plugin, Pos2, Rect, Shape, TextureHandle, TextureId, TextureOptions, Vec2,
};
use std::sync::Arc;

#[cfg(doc)]
use super::raster;

/// A mesh of fewer triangles is painted as quickly as its picture.
const LEAST: usize = 400;
/// With more of them, everybody would wait while its picture is made.
const MOST: usize = 60_000;
/// So many pixels for each triangle, and its picture is not painted more quickly.
const SPARSE: f32 = 60.0;
/// A mesh that has not changed in so many frames stands still; what moves in steps does not pay for a picture of each.
const PATIENCE: u8 = 6;
/// So many triangles at most become pixels in one frame, unless a single mesh has more: nobody waits for it.
const IN_A_FRAME: usize = 30_000;

/// Replaces what stands still by pictures of it, before it goes to the graphics card.
#[derive(Default)]
pub struct Still {
    seen: Vec<Seen>,
    /// Something was new in the last frame.
    was_new: bool,
}

/// A mesh of the last frame.
struct Seen {
    mesh: Arc<Mesh>,
    clip: Rect,
    /// Pixels of a point.
    scale: f32,
    /// Where it is seen, in pixels; none where a picture of it would gain nothing.
    bounds: Option<Bounds>,
    picture: Option<Picture>,
    /// In so many frames before this one, as far as that matters.
    frames: u8,
    /// It is in this frame, too.
    is_here: bool,
}

/// A rectangle of whole pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Bounds {
    left: f32,
    top: f32,
    width: usize,
    height: usize,
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

    fn output_hook(&mut self, ctx: &Context, output: &mut FullOutput) {
        let largest = ctx.input(|input| input.max_texture_side);
        self.seen.iter_mut().for_each(|seen| seen.is_here = false);
        let mut painted = 0;
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
            let Some(at) = self.seen.iter().position(|seen| seen.is(mesh, *clip_rect, output.pixels_per_point)) else {
                self.seen.push(Seen::new(mesh, *clip_rect, output.pixels_per_point, largest));
                continue;
            };
            let seen = &mut self.seen[at];
            seen.is_here = true;
            seen.frames = seen.frames.saturating_add(1);
            match (&seen.picture, seen.bounds) {
                (Some(picture), _) => clipped.shape = Shape::Mesh(Arc::clone(&picture.mesh)),
                // The graphics card gets it after this frame.
                (None, Some(bounds)) if seen.frames >= PATIENCE => {
                    let triangles = mesh.indices.len() / 3;
                    if painted == 0 || painted + triangles <= IN_A_FRAME {
                        painted += triangles;
                        seen.picture = Some(Picture::of(ctx, seen, bounds));
                    }
                }
                (None, _) => {}
            }
        }
        self.seen.retain(|seen| seen.is_here);
        // Once more, so that it is there before anybody does something; then nothing is left to be done. Where something is new in every
        // frame, because it is painted anew, that is no reason for another one.
        let is_on_its_way = painted > 0 || self.seen.iter().any(|seen| seen.waits() && seen.frames > 0);
        let is_new = self.seen.iter().any(|seen| seen.waits() && seen.frames == 0);
        if is_on_its_way || (is_new && !self.was_new) {
            ctx.request_repaint();
        }
        self.was_new = is_new;
    }
}

impl Seen {
    fn new(mesh: &Arc<Mesh>, clip: Rect, scale: f32, largest: usize) -> Self {
        let bounds = Bounds::of(mesh, clip, scale).filter(|bounds| {
            let is_plain = mesh.vertices.iter().all(|corner| corner.uv == WHITE_UV);
            let is_dense = bounds.pixels() < SPARSE * (mesh.indices.len() / 3) as f32;
            is_plain && is_dense && mesh.indices.len() <= 3 * MOST && bounds.width.max(bounds.height) <= largest
        });
        Self { mesh: Arc::clone(mesh), clip, scale, bounds, picture: None, frames: 0, is_here: true }
    }

    /// The very same mesh, in the same place?
    fn is(&self, mesh: &Arc<Mesh>, clip: Rect, scale: f32) -> bool {
        Arc::ptr_eq(&self.mesh, mesh) && self.clip == clip && self.scale == scale
    }

    fn waits(&self) -> bool {
        self.bounds.is_some() && self.picture.is_none()
    }
}

impl Bounds {
    fn of(mesh: &Mesh, clip: Rect, scale: f32) -> Option<Self> {
        let seen = mesh.calc_bounds().intersect(clip);
        let (from, to) = ((seen.min.to_vec2() * scale).floor(), (seen.max.to_vec2() * scale).ceil());
        let size = to - from;
        let is_there = size.is_finite() && size.x >= 1.0 && size.y >= 1.0 && from.x >= 0.0 && from.y >= 0.0;
        is_there.then_some(Self { left: from.x, top: from.y, width: size.x as usize, height: size.y as usize })
    }

    fn pixels(&self) -> f32 {
        self.width as f32 * self.height as f32
    }

    /// The pixels of a mesh in there, over nothing.
    fn cut_out(&self, mesh: &Mesh, clip: Rect, scale: f32) -> Vec<[u8; 4]> {
        let corner = Vec2::new(self.left, self.top) / scale;
        let mut moved = Mesh::clone(mesh);
        moved.translate(-corner);
        let mut canvas = Canvas::filled(self.width, self.height, [0; 4]);
        canvas.mesh(&moved, &Texture::white(), clip.translate(-corner), scale);
        canvas.into_pixels()
    }
}

impl Picture {
    fn of(ctx: &Context, Seen { mesh, clip, scale, .. }: &Seen, bounds: Bounds) -> Self {
        let Bounds { left, top, width, height } = bounds;
        let pixels = bounds.cut_out(mesh, *clip, *scale);
        let image = ColorImage::from_rgba_premultiplied([width, height], pixels.as_flattened());
        let texture = ctx.load_texture("still", image, TextureOptions::NEAREST);
        let place = Rect::from_min_size(Pos2::new(left, top) / *scale, Vec2::new(width as f32, height as f32) / *scale);
        let mut mesh = Mesh::with_texture(texture.id());
        mesh.add_rect_with_uv(place, Rect::from_min_max(Pos2::ZERO, Pos2::new(1.0, 1.0)), Colour::UNTINTED.egui());
        Self { _texture: texture, mesh: Arc::new(mesh) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::art::Brush;
    use egui::{CentralPanel, Frame, RawInput, pos2, vec2};

    const WHITE: Colour = Colour::UNTINTED;

    /// A frame of 200 × 100 points in which nothing but these meshes is painted: what the graphics card is told to paint, and how many
    /// pictures it gets.
    fn frame(ctx: &Context, meshes: &[Arc<Mesh>]) -> (Vec<Arc<Mesh>>, usize) {
        let screen_rect = Some(Rect::from_min_size(Pos2::ZERO, vec2(200.0, 100.0)));
        let mut output = ctx.run_ui(RawInput { screen_rect, ..RawInput::default() }, |ui| {
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
        let are_pictures = |meshes: &[Arc<Mesh>]| -> Vec<bool> {
            meshes.iter().map(|mesh| mesh.texture_id != TextureId::default()).collect()
        };
        for _ in 0..=PATIENCE {
            assert_eq!(are_pictures(&frame(&ctx, only).0), [false], "its picture is not on the graphics card yet");
            assert!(ctx.has_requested_repaint(), "it shall be there before anybody does something");
        }
        let (meshes, pictures) = frame(&ctx, only);
        assert_eq!((are_pictures(&meshes), meshes[0].vertices.len(), pictures), (vec![true], 4, 1));
        frame(&ctx, only);
        assert_eq!(frame(&ctx, only).1, 0, "once is enough");
        // Another one beside it is painted, until it has stood still, too.
        let both = [Arc::clone(&first), Arc::clone(&second)];
        for _ in 0..=PATIENCE {
            assert_eq!(are_pictures(&frame(&ctx, &both).0), [true, false]);
        }
        assert_eq!(are_pictures(&frame(&ctx, &both).0), [true, true]);
        // What is painted anew in every frame asks for no more of them.
        for at in 0..8 {
            frame(&ctx, &[discs(WHITE)]);
            assert!(at < 4 || !ctx.has_requested_repaint(), "frame {at}");
        }
        // Nothing is kept of what is gone.
        frame(&ctx, &[]);
        frame(&ctx, &[]);
        assert_eq!(ctx.tex_manager().read().num_allocated(), 1, "the letters");
    }

    #[test]
    fn its_picture_has_the_same_pixels() {
        let (ctx, mesh) = (watched(), discs(WHITE));
        let clip = Rect::from_min_size(Pos2::ZERO, vec2(200.0, 100.0));
        for scale in [1.0, 1.5] {
            let bounds = Bounds::of(&mesh, clip, scale).expect("it is seen");
            let seen = Seen::new(&mesh, clip, scale, 2_048);
            assert_eq!(seen.bounds, Some(bounds));
            let picture = Picture::of(&ctx, &seen, bounds);
            let place = picture.mesh.calc_bounds();
            assert!((place.min.to_vec2() * scale - vec2(bounds.left, bounds.top)).length() < 0.001);
            assert!((place.size() * scale - vec2(bounds.width as f32, bounds.height as f32)).length() < 0.001);
            // Painted where it is, over nothing, and cut out.
            let (width, height) = ((200.0 * scale) as usize, (100.0 * scale) as usize);
            let mut whole = Canvas::filled(width, height, [0; 4]);
            whole.mesh(&mesh, &Texture::white(), clip, scale);
            let whole = whole.into_pixels();
            let mut inked = 0;
            for (at, pixel) in bounds.cut_out(&mesh, clip, scale).iter().enumerate() {
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
        assert!(Seen::new(&mesh, clip, 1.0, 2_048).waits());
        assert!(!Seen::new(&mesh, clip, 1.0, 64).waits(), "no graphics card takes it");
        assert!(!Seen::new(&mesh, clip.translate(vec2(0.0, 500.0)), 1.0, 2_048).waits(), "it is out of view");
        let mut wide = Mesh::clone(&mesh);
        wide.vertices.iter_mut().for_each(|corner| corner.pos.x *= 12.0);
        wide.vertices.iter_mut().for_each(|corner| corner.pos.y *= 12.0);
        assert!(!Seen::new(&Arc::new(wide), clip, 1.0, 2_048).waits());
        let mut textured = Mesh::clone(&mesh);
        textured.vertices[0].uv = pos2(0.5, 0.5);
        assert!(!Seen::new(&Arc::new(textured), clip, 1.0, 2_048).waits());
    }
}

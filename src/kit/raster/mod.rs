//! Triangles become pixels on the processor: the same ones on every machine, no graphics card, no display.
//!
//! Corners are snapped to 1/256 pixel and edges are walked in integers, so two triangles that share
//! an edge never leave a gap and never draw a pixel twice (top-left rule). Blending happens in gamma
//! space with premultiplied alpha, as egui's own painters do.
//!
//! A package of its own, so that it is optimized wherever it is used. What is not here: what is painted, and when.

use egui::epaint::{Mesh, Vertex};
use egui::{Color32, ColorImage, Rect};

/// What meshes get their colours from.
#[derive(Debug)]
pub struct Texture {
    width: usize,
    height: usize,
    /// Red, green, blue, alpha; premultiplied.
    texels: Vec<[u8; 4]>,
}

/// Pixels under construction, premultiplied.
#[derive(Debug)]
pub struct Canvas {
    width: usize,
    height: usize,
    pixels: Vec<[u8; 4]>,
}

/// Half-open pixel rectangle that may be written.
#[derive(Clone, Copy)]
struct Clip {
    left: i64,
    top: i64,
    right: i64,
    bottom: i64,
}

/// Sub-pixel steps per pixel.
const STEPS: i64 = 256;

impl Texture {
    /// A whole picture.
    #[must_use]
    pub fn of(image: &ColorImage) -> Self {
        let [width, height] = image.size;
        Self { width, height, texels: image.pixels.iter().map(Color32::to_array).collect() }
    }

    /// What meshes without a picture are painted with.
    #[must_use]
    pub fn white() -> Self {
        Self { width: 1, height: 1, texels: vec![[255; 4]] }
    }

    /// Puts another picture over a part of it, from this corner on.
    pub fn patch(&mut self, [left, top]: [usize; 2], image: &ColorImage) {
        let [width, height] = image.size;
        for row in 0..height {
            let at = (top + row) * self.width + left;
            let pixels = &image.pixels[row * width..(row + 1) * width];
            let texels = &mut self.texels[at..at + width];
            texels.iter_mut().zip(pixels).for_each(|(texel, pixel)| *texel = pixel.to_array());
        }
    }

    fn texel(&self, column: i64, row: i64) -> [u8; 4] {
        let column = column.clamp(0, self.width as i64 - 1) as usize;
        let row = row.clamp(0, self.height as i64 - 1) as usize;
        self.texels[row * self.width + column]
    }

    /// Bilinear sample at texel coordinates (texel centres lie on halves).
    fn sample(&self, u: f32, v: f32) -> [f32; 4] {
        let (u, v) = (u - 0.5, v - 0.5);
        let (left, top) = (u.floor(), v.floor());
        let (part_u, part_v) = (u - left, v - top);
        let (left, top) = (left as i64, top as i64);
        let corners = [
            (self.texel(left, top), (1.0 - part_u) * (1.0 - part_v)),
            (self.texel(left + 1, top), part_u * (1.0 - part_v)),
            (self.texel(left, top + 1), (1.0 - part_u) * part_v),
            (self.texel(left + 1, top + 1), part_u * part_v),
        ];
        let mut sum = [0.0; 4];
        for (texel, weight) in corners {
            for channel in 0..4 {
                sum[channel] += f32::from(texel[channel]) * weight;
            }
        }
        sum
    }
}

/// What varies over a triangle, as value at a pixel centre and change per pixel to the right and down.
#[derive(Clone, Copy)]
struct Plane {
    at_origin: f32,
    per_column: f32,
    per_row: f32,
}

impl Plane {
    fn through(corners: &[(f32, f32); 3], values: [f32; 3], area: f32) -> Self {
        let [(ax, ay), (bx, by), (cx, cy)] = *corners;
        let [a, b, c] = values;
        let per_column = ((b - a) * (cy - ay) - (c - a) * (by - ay)) / area;
        let per_row = ((c - a) * (bx - ax) - (b - a) * (cx - ax)) / area;
        let at_origin = a - per_column * (ax - 0.5) - per_row * (ay - 0.5);
        Self { at_origin, per_column, per_row }
    }

    fn at(&self, column: i64, row: i64) -> f32 {
        self.at_origin + self.per_column * column as f32 + self.per_row * row as f32
    }
}

/// One side of a triangle: positive inside, walked in integers.
#[derive(Clone, Copy)]
struct Side {
    from: (i64, i64),
    along: (i64, i64),
    /// Added so that "inside" is always "not negative".
    bias: i64,
}

impl Side {
    fn new(from: (i64, i64), to: (i64, i64)) -> Self {
        let along = (to.0 - from.0, to.1 - from.1);
        let top_left = along.1 < 0 || (along.1 == 0 && along.0 > 0);
        Self { from, along, bias: if top_left { 0 } else { -1 } }
    }

    fn value(&self, column: i64, row: i64) -> i64 {
        let (x, y) = (column * STEPS + STEPS / 2, row * STEPS + STEPS / 2);
        self.along.0 * (y - self.from.1) - self.along.1 * (x - self.from.0) + self.bias
    }

    /// Narrow `[first, last)` of a row to the pixels inside this side.
    fn narrow(&self, row: i64, first: &mut i64, last: &mut i64) {
        let start = self.value(0, row);
        let step = -self.along.1 * STEPS;
        match step.cmp(&0) {
            // start + column * step >= 0
            std::cmp::Ordering::Greater => *first = (*first).max((-start + step - 1).div_euclid(step)),
            std::cmp::Ordering::Less => *last = (*last).min(start.div_euclid(-step) + 1),
            std::cmp::Ordering::Equal if start < 0 => *last = *first,
            std::cmp::Ordering::Equal => {}
        }
    }
}

impl Canvas {
    /// All in one colour (red, green, blue, alpha).
    #[must_use]
    pub fn filled(width: usize, height: usize, colour: [u8; 4]) -> Self {
        Self { width, height, pixels: vec![colour; width * height] }
    }

    fn clip(&self, rect: Rect, scale: f32) -> Clip {
        Clip {
            left: ((rect.min.x * scale).round() as i64).clamp(0, self.width as i64),
            top: ((rect.min.y * scale).round() as i64).clamp(0, self.height as i64),
            right: ((rect.max.x * scale).round() as i64).clamp(0, self.width as i64),
            bottom: ((rect.max.y * scale).round() as i64).clamp(0, self.height as i64),
        }
    }

    /// Paints a mesh over what is there, within `clip` (in points); a point has `scale` pixels.
    pub fn mesh(&mut self, mesh: &Mesh, texture: &Texture, clip: Rect, scale: f32) {
        let clip = self.clip(clip, scale);
        for [a, b, c] in mesh.triangles() {
            let corners = [a, b, c].map(|index| mesh.vertices[index as usize]);
            if corners.iter().all(|corner| corner.color == Color32::TRANSPARENT) {
                continue;
            }
            self.triangle(corners, texture, clip, scale);
        }
    }

    fn triangle(&mut self, mut corners: [Vertex; 3], texture: &Texture, clip: Clip, scale: f32) {
        let snap = |corner: &Vertex| {
            let step = |at: f32| (at * scale * STEPS as f32).round() as i64;
            (step(corner.pos.x), step(corner.pos.y))
        };
        let doubled_area = |[a, b, c]: [(i64, i64); 3]| (b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0);
        let mut points = [snap(&corners[0]), snap(&corners[1]), snap(&corners[2])];
        if doubled_area(points) < 0 {
            corners.swap(1, 2);
            points.swap(1, 2);
        }
        if doubled_area(points) == 0 {
            return;
        }
        let [a, b, c] = points;
        let sides = [Side::new(a, b), Side::new(b, c), Side::new(c, a)];
        let top = a.1.min(b.1).min(c.1).div_euclid(STEPS).max(clip.top);
        let bottom = (a.1.max(b.1).max(c.1).div_euclid(STEPS) + 1).min(clip.bottom);
        let left = a.0.min(b.0).min(c.0).div_euclid(STEPS).max(clip.left);
        let right = (a.0.max(b.0).max(c.0).div_euclid(STEPS) + 1).min(clip.right);
        let source = Source::of(&corners, points, texture);
        for row in top..bottom {
            let (mut first, mut last) = (left, right);
            for side in &sides {
                side.narrow(row, &mut first, &mut last);
            }
            if first < last {
                let at = row as usize * self.width;
                let span = &mut self.pixels[at + first as usize..at + last as usize];
                source.paint(span, first, row);
            }
        }
    }

    /// The pixels (red, green, blue, alpha; premultiplied), row by row from above.
    #[must_use]
    pub fn into_pixels(self) -> Vec<[u8; 4]> {
        self.pixels
    }
}

/// How the pixels of one triangle get their colour; the common cases are the cheap ones.
enum Source<'a> {
    Solid([u8; 4]),
    Shaded { channels: [Plane; 4] },
    Textured { channels: [Plane; 4], u: Plane, v: Plane, texture: &'a Texture },
}

impl<'a> Source<'a> {
    fn of(corners: &[Vertex; 3], points: [(i64, i64); 3], texture: &'a Texture) -> Self {
        let [a, b, c] = corners;
        let size = (texture.width as f32, texture.height as f32);
        let at_one_texel = a.uv == b.uv && b.uv == c.uv;
        let texel = texture.sample(a.uv.x * size.0, a.uv.y * size.1).map(|channel| channel / 255.0);
        if at_one_texel && a.color == b.color && b.color == c.color {
            let colour = a.color.to_array();
            let tint = |channel: usize| (f32::from(colour[channel]) * texel[channel]).round() as u8;
            return Self::Solid([tint(0), tint(1), tint(2), tint(3)]);
        }
        let pixels = points.map(|(x, y)| (x as f32 / STEPS as f32, y as f32 / STEPS as f32));
        let [(ax, ay), (bx, by), (cx, cy)] = pixels;
        let area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
        let channel = |index: usize, factor: f32| {
            let values = corners.map(|corner| f32::from(corner.color.to_array()[index]) * factor);
            Plane::through(&pixels, values, area)
        };
        if at_one_texel {
            let channels = [0, 1, 2, 3].map(|index| channel(index, texel[index]));
            return Self::Shaded { channels };
        }
        Self::Textured {
            channels: [0, 1, 2, 3].map(|index| channel(index, 1.0 / 255.0)),
            u: Plane::through(&pixels, corners.map(|corner| corner.uv.x * size.0), area),
            v: Plane::through(&pixels, corners.map(|corner| corner.uv.y * size.1), area),
            texture,
        }
    }

    fn paint(&self, span: &mut [[u8; 4]], first: i64, row: i64) {
        match self {
            Self::Solid(colour) if colour[3] == 255 => span.fill(*colour),
            Self::Solid(colour) => span.iter_mut().for_each(|pixel| blend(pixel, *colour)),
            Self::Shaded { channels } => {
                let mut values = channels.map(|plane| plane.at(first, row));
                for pixel in span {
                    blend(pixel, values.map(|value| value.round().clamp(0.0, 255.0) as u8));
                    for (value, plane) in values.iter_mut().zip(channels) {
                        *value += plane.per_column;
                    }
                }
            }
            Self::Textured { channels, u, v, texture } => {
                for (step, pixel) in span.iter_mut().enumerate() {
                    let column = first + step as i64;
                    let texel = texture.sample(u.at(column, row), v.at(column, row));
                    if texel[3] <= 0.0 && texel[0] <= 0.0 {
                        continue;
                    }
                    let tint = |index: usize| {
                        let value = texel[index] * channels[index].at(column, row);
                        value.round().clamp(0.0, 255.0) as u8
                    };
                    blend(pixel, [tint(0), tint(1), tint(2), tint(3)]);
                }
            }
        }
    }
}

/// Premultiplied "over"; alpha 0 with colour adds light, as in egui.
fn blend(pixel: &mut [u8; 4], source: [u8; 4]) {
    let keep = 255 - u32::from(source[3]);
    for (below, above) in pixel.iter_mut().zip(source) {
        let kept = (u32::from(*below) * keep + 127) / 255;
        *below = (kept + u32::from(above)).min(255) as u8;
    }
}

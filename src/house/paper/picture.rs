//! Pages as pictures: areas are filled by counting how often a line winds round a place, with soft edges, so that a page
//! looks the same on every machine.

use super::font;
use super::ink::{Ink, Mark, Path, Point, Weight, at, dashes};
use super::{Page, Paper};

/// Looks at a row of dots this many times.
const ROWS: u16 = 5;
/// Pages are pictures of at most this many dots to the inch.
pub(crate) const MOST_DPI: u16 = 600;

/// A picture: red, green, blue of each dot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// Dots in a row.
    pub width: u32,
    /// Rows.
    pub height: u32,
    /// Three bytes for each dot.
    pub dots: Vec<u8>,
}

/// Paints a page as dots of a picture.
pub(crate) fn draw(page: &Page, paper: Paper, dpi: u16) -> Picture {
    let scale = f32::from(dpi.clamp(20, MOST_DPI)) / 72.0;
    let (width, height) = paper.size();
    let (width, height) = ((width * scale).round() as u32, (height * scale).round() as u32);
    let mut canvas = Canvas {
        picture: Picture { width, height, dots: vec![255; width as usize * height as usize * 3] },
        row: vec![0.0; width as usize + 1],
    };
    for mark in &page.marks {
        match mark {
            Mark::Area { path, ink } => canvas.fill(&path.map(|point| scaled(point, scale)), *ink),
            Mark::Line { path, width, dash, ink } => canvas.line(path, *width, *dash, scale, *ink),
            Mark::Words { begin, size, weight, ink, text } => {
                canvas.words(text, scaled(*begin, scale), size * scale, *weight, *ink);
            }
        }
    }
    canvas.picture
}

fn scaled(point: Point, scale: f32) -> Point {
    at(point.x * scale, point.y * scale)
}

struct Canvas {
    picture: Picture,
    /// How much of each dot of the present row is covered.
    row: Vec<f32>,
}

/// A side of an area: from above to below, and which way round it goes.
struct Side {
    top: Point,
    bottom: Point,
    wind: i32,
}

impl Canvas {
    fn words(&mut self, text: &str, begin: Point, size: f32, weight: Weight, ink: Ink) {
        let mut x = begin.x;
        for glyph in font::glyphs(text) {
            let path =
                font::outline(glyph.font, glyph.id).map(|point| at(x + point.x * size, begin.y + point.y * size));
            self.fill(&path, ink);
            let contour = weight.contour(size);
            if contour > 0.0 {
                self.line(&path, contour, 0.0, 1.0, ink);
            }
            x += glyph.advance * size;
        }
    }

    /// Each piece of a line is an area of its own.
    fn line(&mut self, path: &Path, width: f32, dash: f32, scale: f32, ink: Ink) {
        let half = (width * scale / 2.0).max(0.35);
        for (mut line, is_closed) in path.straight() {
            if is_closed {
                line.extend(line.first().copied());
            }
            let is_bent = line.len() > 2;
            for [from, to] in dashes(&line, dash) {
                let (from, to) = (scaled(from, scale), scaled(to, scale));
                let length = (to.x - from.x).hypot(to.y - from.y);
                if length < 0.001 {
                    continue;
                }
                let (x, y) = ((to.x - from.x) / length * half, (to.y - from.y) / length * half);
                self.fill(&Path::area(&[from.by(-y, x), to.by(-y, x), to.by(y, -x), from.by(y, -x)]), ink);
                if is_bent && half > 0.8 {
                    self.fill(&Path::circle(to, half), ink);
                }
            }
        }
    }

    fn fill(&mut self, path: &Path, ink: Ink) {
        let mut sides = Vec::new();
        for (line, _) in path.straight() {
            let ends = line.iter().copied().zip(line.iter().copied().cycle().skip(1));
            for (from, to) in ends.take(line.len()) {
                let goes_down = from.y < to.y;
                let (top, bottom) = if goes_down { (from, to) } else { (to, from) };
                if top.y < bottom.y {
                    sides.push(Side { top, bottom, wind: if goes_down { 1 } else { -1 } });
                }
            }
        }
        let top = sides.iter().map(|side| side.top.y).fold(f32::INFINITY, f32::min).max(0.0);
        let bottom = sides.iter().map(|side| side.bottom.y).fold(0.0, f32::max).min(self.picture.height as f32);
        if top >= bottom {
            return;
        }
        let mut crossings: Vec<(f32, i32)> = Vec::new();
        for row in top.floor() as u32..bottom.ceil() as u32 {
            for look in 0..ROWS {
                let y = row as f32 + (f32::from(look) + 0.5) / f32::from(ROWS);
                crossings.clear();
                for side in sides.iter().filter(|side| side.top.y <= y && y < side.bottom.y) {
                    let part = (y - side.top.y) / (side.bottom.y - side.top.y);
                    crossings.push((side.top.x + (side.bottom.x - side.top.x) * part, side.wind));
                }
                crossings.sort_by(|a, b| a.0.total_cmp(&b.0));
                let mut winding = 0;
                for pair in crossings.windows(2) {
                    winding += pair[0].1;
                    if winding != 0 {
                        self.cover(pair[0].0, pair[1].0);
                    }
                }
            }
            self.ink_row(row, ink);
        }
    }

    /// A stretch of the present row is covered, as seen in one look.
    fn cover(&mut self, from: f32, to: f32) {
        let width = self.picture.width as f32;
        let (from, to) = (from.clamp(0.0, width), to.clamp(0.0, width));
        let mut dot = from.floor();
        while dot < to {
            let covered = (to.min(dot + 1.0) - from.max(dot)).max(0.0);
            self.row[dot as usize] += covered / f32::from(ROWS);
            dot += 1.0;
        }
    }

    fn ink_row(&mut self, row: u32, ink: Ink) {
        let begin = row as usize * self.picture.width as usize * 3;
        for (dot, covered) in self.row.iter_mut().enumerate() {
            if *covered <= 0.0 {
                continue;
            }
            let part = covered.min(1.0);
            *covered = 0.0;
            let Some(dots) = self.picture.dots.get_mut(begin + dot * 3..begin + dot * 3 + 3) else { continue };
            for (value, ink) in dots.iter_mut().zip([ink.0, ink.1, ink.2]) {
                *value = (f32::from(*value) + (f32::from(ink) - f32::from(*value)) * part).round() as u8;
            }
        }
    }
}

/// A picture as a PNG file.
///
/// # Errors
/// Why it cannot be written, in English.
pub(crate) fn png(picture: &Picture, dpi: u16) -> Result<Vec<u8>, String> {
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, picture.width, picture.height);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    // A page is mostly white: what takes five times as long makes it hardly smaller.
    encoder.set_compression(png::Compression::Fast);
    let dots_per_metre = (f32::from(dpi) / 0.0254).round() as u32;
    encoder.set_pixel_dims(Some(png::PixelDimensions {
        xppu: dots_per_metre,
        yppu: dots_per_metre,
        unit: png::Unit::Meter,
    }));
    let written = encoder.write_header().and_then(|mut writer| {
        writer.write_image_data(&picture.dots)?;
        writer.finish()
    });
    written.map_err(|error| error.to_string())?;
    Ok(file)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(mark: Mark) -> Picture {
        draw(&Page { marks: vec![mark] }, Paper::A4, 72)
    }

    fn dot(picture: &Picture, x: usize, y: usize) -> u8 {
        picture.dots[(y * picture.width as usize + x) * 3]
    }

    #[test]
    fn an_area_covers_its_inside_softly_and_nothing_else() {
        let path = Path::rect(at(10.0, 10.0), 4.5, 3.0);
        let picture = drawn(Mark::Area { path, ink: Ink(0, 0, 0) });
        assert_eq!((picture.width, picture.height), (595, 842));
        assert_eq!([dot(&picture, 9, 11), dot(&picture, 10, 11), dot(&picture, 13, 12)], [255, 0, 0]);
        assert!((126..=129).contains(&dot(&picture, 14, 11)), "half a dot");
        assert_eq!([dot(&picture, 12, 9), dot(&picture, 12, 13)], [255, 255]);
    }

    #[test]
    fn a_hole_that_winds_the_other_way_stays_empty() {
        let mut path = Path::rect(at(10.0, 10.0), 9.0, 9.0);
        path.0.extend(Path::area(&[at(13.0, 13.0), at(13.0, 16.0), at(16.0, 16.0), at(16.0, 13.0)]).0);
        let picture = drawn(Mark::Area { path, ink: Ink(0, 0, 0) });
        assert_eq!([dot(&picture, 11, 11), dot(&picture, 14, 14)], [0, 255]);
    }

    #[test]
    fn what_lies_beside_the_page_is_cut_off() {
        let path = Path::rect(at(-50.0, -50.0), 5000.0, 52.0);
        let picture = drawn(Mark::Area { path, ink: Ink(0, 0, 0) });
        assert_eq!([dot(&picture, 594, 1), dot(&picture, 594, 3)], [0, 255]);
    }

    #[test]
    fn a_picture_survives_being_a_file() {
        let picture = drawn(Mark::Area { path: Path::circle(at(100.0, 100.0), 50.0), ink: Ink(9, 8, 7) });
        let file = png(&picture, 72).expect("a file");
        let mut reader = png::Decoder::new(std::io::Cursor::new(file)).read_info().expect("a picture");
        let mut dots = vec![0; picture.dots.len()];
        reader.next_frame(&mut dots).expect("its dots");
        assert_eq!(dots, picture.dots);
    }
}

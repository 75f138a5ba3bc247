//! Letters: how wide they are and what they look like. The typefaces are those of the window.

use super::ink::{Path, Point, Step, at};
use crate::house::typefaces::{FALLBACKS, Typeface};
use skrifa::instance::{LocationRef, Size};
use skrifa::outline::{DrawSettings, OutlinePen};
use skrifa::{FontRef, GlyphId, MetadataProvider as _};
use std::sync::LazyLock;

/// What the first lacks is looked for in the next.
pub(crate) static FACES: &[&Typeface; 3] = &FALLBACKS;

static FONTS: LazyLock<Vec<FontRef<'static>>> = LazyLock::new(|| {
    FACES
        .iter()
        .map(|face| FontRef::new(face.file()).expect("the fonts are part of the program, and a test reads them"))
        .collect()
});

/// A letter of a font.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Glyph {
    pub(crate) font: usize,
    /// Its number there.
    pub(crate) id: u16,
    /// What it stands for.
    pub(crate) sign: char,
    /// How far the next one is, in sizes.
    pub(crate) advance: f32,
}

/// Signs that are no letters and must not change the letters around them.
fn is_invisible(sign: char) -> bool {
    sign.is_control()
        || matches!(sign, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

/// The letters of our languages, looked up once.
static COMMON: LazyLock<Vec<Glyph>> =
    LazyLock::new(|| (0..COMMON_SIGNS).filter_map(char::from_u32).map(looked_up).collect());

/// Everything before it is one of the Latin letters.
const COMMON_SIGNS: u32 = 0x250;

/// The letters of a line. A sign that no font has is an empty box.
pub(crate) fn glyphs(text: &str) -> impl Iterator<Item = Glyph> + '_ {
    let signs = text.chars().filter(|sign| !is_invisible(*sign));
    signs.map(|sign| COMMON.get(sign as usize).copied().unwrap_or_else(|| looked_up(sign)))
}

fn looked_up(sign: char) -> Glyph {
    let known = FONTS.iter().enumerate().find_map(|(font, file)| Some((font, file.charmap().map(sign)?)));
    let (font, id) = known.unwrap_or((0, GlyphId::NOTDEF));
    let advance = FONTS[font].glyph_metrics(Size::new(1.0), LocationRef::default()).advance_width(id);
    Glyph { font, id: id.to_u32() as u16, sign, advance: advance.unwrap_or(0.5) }
}

/// How wide a line is.
pub(crate) fn width(text: &str, size: f32) -> f32 {
    glyphs(text).map(|glyph| glyph.advance).sum::<f32>() * size
}

/// As much of the beginning of a line as is no wider than this, in bytes, and what is measured beyond it is nothing: however
/// long the line is, it takes as long as what fits.
pub(crate) fn fitting(text: &str, size: f32, most: f32) -> usize {
    let mut wide = 0.0;
    for (at, sign) in text.char_indices() {
        wide += glyphs(sign.encode_utf8(&mut [0; 4])).map(|glyph| glyph.advance).sum::<f32>();
        if wide * size > most {
            return at;
        }
    }
    text.len()
}

/// What a letter looks like at size 1, from its place on the baseline.
pub(crate) fn outline(font: usize, id: u16) -> Path {
    let mut pen = Pen::default();
    let settings = DrawSettings::unhinted(Size::new(1.0), LocationRef::default());
    if let Some(glyph) = FONTS[font].outline_glyphs().get(GlyphId::from(id)) {
        // A letter that cannot be drawn stays empty.
        let _ = glyph.draw(settings, &mut pen);
    }
    Path(pen.steps)
}

/// Ascent, descent, height of capitals and bounds of a font, for size 1000.
pub(crate) struct Measures {
    pub(crate) ascent: f32,
    pub(crate) descent: f32,
    pub(crate) capitals: f32,
    pub(crate) bounds: [f32; 4],
}

/// The measures of a font.
pub(crate) fn measures(font: usize) -> Measures {
    let found = FONTS[font].metrics(Size::new(1000.0), LocationRef::default());
    let bounds = found.bounds.map_or([0.0, -250.0, 1000.0, 1000.0], |b| [b.x_min, b.y_min, b.x_max, b.y_max]);
    Measures {
        ascent: found.ascent,
        descent: found.descent,
        capitals: found.cap_height.unwrap_or(found.ascent * 0.7),
        bounds,
    }
}

#[derive(Default)]
struct Pen {
    steps: Vec<Step>,
    last: Point,
}

impl Pen {
    /// Fonts count upwards.
    fn put(&mut self, step: impl FnOnce(Point) -> Step, x: f32, y: f32) {
        self.last = at(x, -y);
        self.steps.push(step(self.last));
    }
}

impl OutlinePen for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.put(Step::Move, x, y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.put(Step::Line, x, y);
    }

    fn quad_to(&mut self, cx: f32, cy: f32, x: f32, y: f32) {
        let (begin, handle, end) = (self.last, at(cx, -cy), at(x, -y));
        let two_thirds =
            |from: Point| at(from.x + (handle.x - from.x) * 2.0 / 3.0, from.y + (handle.y - from.y) * 2.0 / 3.0);
        self.put(|end| Step::Curve(two_thirds(begin), two_thirds(end), end), end.x, -end.y);
    }

    fn curve_to(&mut self, ax: f32, ay: f32, bx: f32, by: f32, x: f32, y: f32) {
        self.put(|end| Step::Curve(at(ax, -ay), at(bx, -by), end), x, y);
    }

    fn close(&mut self) {
        self.steps.push(Step::Close);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_letters_of_our_languages_are_all_there() {
        for sign in "ÄÖÜäöüßĄĆĘŁŃÓŚŹŻąćęłńóśźż„“”’–—…·×°²→".chars() {
            let glyph = glyphs(&sign.to_string()).next().expect("a letter");
            assert_ne!(glyph.id, 0, "{sign}");
            assert!(!outline(glyph.font, glyph.id).0.is_empty(), "{sign}");
        }
    }

    #[test]
    fn words_are_as_wide_as_their_letters_and_hidden_signs_do_nothing() {
        assert!(width("mm", 10.0) > width("ii", 10.0));
        assert_eq!(width("a\u{202e}b\u{0}c", 10.0), width("abc", 10.0));
        assert_eq!(glyphs("漢").next().expect("a box").id, 0);
    }
}

//! Text with signs in it. A sign is a character of the private use area: no font has one, a game paints what it means.

use super::Art;
use crate::kit::theme::Colour;
use egui::text::{LayoutJob, TextFormat};
use egui::{Align, FontId, Galley, Painter, Pos2, Rect, Vec2, pos2};
use std::ops::RangeInclusive;
use std::sync::Arc;

/// The characters that are signs.
pub const SIGNS: RangeInclusive<char> = '\u{E000}'..='\u{E0FF}';

/// Holds the room of a sign: nothing is broken off before or behind it.
const ROOM: char = '\u{A0}';
/// How much room a sign has, and how high it is, compared with the text.
const WIDTH: f32 = 1.12;
const HEIGHT: f32 = 1.22;

/// Is it painted instead of written?
#[must_use]
pub fn is_sign(character: char) -> bool {
    SIGNS.contains(&character)
}

/// What can be written by any font.
#[must_use]
pub fn without_signs(text: &str) -> String {
    text.chars().filter(|character| !is_sign(*character)).collect()
}

/// A text that is laid out, and where its signs go.
#[derive(Clone, Debug)]
pub struct Signed {
    galley: Arc<Galley>,
    signs: Vec<(char, Rect)>,
    ink: Colour,
}

/// How a text is set.
#[derive(Clone, Debug)]
pub struct Setting {
    /// Typeface and size.
    pub font: FontId,
    /// The colour of its letters.
    pub ink: Colour,
    /// Lines are no wider.
    pub width: f32,
    /// So many lines, the rest is cut off.
    pub max_rows: usize,
    /// Where short lines stand.
    pub align: Align,
}

/// Lay out a text.
#[must_use]
pub fn signed(painter: &Painter, text: &str, setting: &Setting) -> Signed {
    let format = TextFormat::simple(setting.font.clone(), setting.ink.egui());
    let size = setting.font.size;
    let room = painter.ctx().fonts_mut(|fonts| fonts.glyph_width(&setting.font, ROOM)).max(1.0);
    let rooms_of_a_sign = ((size * WIDTH / room).round() as usize).clamp(1, 12);
    let mut written = String::with_capacity(text.len());
    // What each room in the text is for; other spaces of this kind belong to the text.
    let mut rooms: Vec<Option<Part>> = Vec::new();
    for character in text.chars() {
        if is_sign(character) {
            for at in 0..rooms_of_a_sign {
                written.push(ROOM);
                rooms.push(Some(Part { sign: character, is_first: at == 0, is_last: at + 1 == rooms_of_a_sign }));
            }
        } else {
            written.push(character);
            if character == ROOM {
                rooms.push(None);
            }
        }
    }
    let mut job = LayoutJob::single_section(written, format);
    job.halign = setting.align;
    job.wrap.max_width = setting.width;
    job.wrap.max_rows = setting.max_rows;
    let galley = painter.layout_job(job);
    let mut signs = Vec::new();
    let mut left = 0.0;
    let glyphs = galley.rows.iter().flat_map(|row| row.row.glyphs.iter().map(move |glyph| (row, glyph)));
    for ((row, glyph), part) in glyphs.filter(|(_, glyph)| glyph.chr == ROOM).zip(rooms) {
        let Some(part) = part else { continue };
        if part.is_first {
            left = row.pos.x + glyph.pos.x;
        }
        if part.is_last {
            let right = row.pos.x + glyph.pos.x + glyph.advance_width;
            let middle = pos2((left + right) / 2.0, row.pos.y + row.row.size.y / 2.0);
            signs.push((part.sign, Rect::from_center_size(middle, Vec2::splat(size * HEIGHT))));
        }
    }
    Signed { galley, signs, ink: setting.ink }
}

/// A part of the room of a sign.
#[derive(Clone, Copy, Debug)]
struct Part {
    sign: char,
    is_first: bool,
    is_last: bool,
}

impl Signed {
    /// How much room it takes.
    #[must_use]
    pub fn size(&self) -> Vec2 {
        self.galley.size()
    }

    /// Paint it; where lines stand in the middle, `at` is the middle of their upper edge.
    pub fn paint(&self, painter: &Painter, at: Pos2, art: &dyn Art) {
        painter.galley(at, Arc::clone(&self.galley), self.ink.egui());
        for (sign, room) in &self.signs {
            art.sign(painter, *sign, room.translate(at.to_vec2()), self.ink);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::theme::Theme;
    use egui::FontFamily;

    fn set(text: &str, width: f32) -> Signed {
        let ctx = egui::Context::default();
        let mut laid = None;
        let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
            let font = FontId::new(14.0, FontFamily::Proportional);
            let ink = Theme::dark().surface.ink;
            let setting = Setting { font, ink, width, max_rows: 20, align: Align::LEFT };
            laid = Some(signed(ui.painter(), text, &setting));
        });
        output.textures_delta.clear();
        laid.unwrap()
    }

    #[test]
    fn a_sign_has_room_where_it_stands_and_a_space_of_the_text_is_none() {
        let text = "10\u{A0}cm \u{E000}: +2 \u{E001}.";
        let laid = set(text, f32::INFINITY);
        assert_eq!(laid.signs.iter().map(|(sign, _)| *sign).collect::<Vec<_>>(), ['\u{E000}', '\u{E001}']);
        let [(_, first), (_, second)] = laid.signs[..] else { unreachable!() };
        assert!(first.left() > 20.0 && first.right() < second.left());
        assert!(second.right() < laid.size().x, "a full stop stands behind it");
    }

    #[test]
    fn a_sign_goes_to_the_next_line_whole() {
        for width in [60.0, 70.0, 80.0, 90.0, 100.0] {
            let laid = set("one two \u{E000} three \u{E000}\u{E001} four \u{E000}", width);
            assert_eq!(laid.signs.len(), 4);
            // A square wherever it stands, but for the last digit of the number.
            let is_square = |room: &Rect| (room.width() - room.height()).abs() < 1e-4;
            let rooms: Vec<Rect> = laid.signs.iter().map(|(_, room)| *room).collect();
            assert!(rooms.iter().all(|room| is_square(room) && room.right() <= width + 1.0), "{width}: {rooms:?}");
        }
    }

    #[test]
    fn without_signs_a_text_can_be_read_by_any_font() {
        assert_eq!(without_signs("+1 \u{E000}."), "+1 .");
        assert!(is_sign('\u{E0FF}') && !is_sign('a') && !is_sign(ROOM));
    }
}

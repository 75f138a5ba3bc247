//! The typefaces: what the window writes with and what is printed with, one copy for both.
//!
//! Cut down to the signs that we write and that names of people need; `docs/typefaces.md` says how they are made again.

use super::text::{packed, unpacked_bytes};
use std::sync::LazyLock;

/// A typeface: its name and its file.
pub struct Typeface {
    /// What it is called inside a printed document, too.
    pub name: &'static str,
    /// Unpacked when it is first asked for.
    file: LazyLock<Vec<u8>>,
}

impl Typeface {
    /// A TrueType file.
    pub fn file(&self) -> &[u8] {
        &self.file
    }
}

macro_rules! typeface {
    ($name:literal) => {
        Typeface { name: $name, file: LazyLock::new(|| unpacked_bytes(packed!("assets/fonts/", $name, ".ttf"))) }
    };
}

/// Everything that is read: sentences, answers, labels. Its figures are all as wide as each other, so that sums stand in columns.
pub static PLAIN: Typeface = typeface!("FiraSans-Regular");
/// The same, sturdier: headings of sections, words that stand out.
pub static STRONG: Typeface = typeface!("FiraSans-Medium");
/// What is looked at before it is read: titles, questions, what a card is called, large numbers.
pub static DISPLAY: Typeface = typeface!("Texturina-Bold");
/// Keys, and whatever is typed sign by sign.
pub static CODE: Typeface = typeface!("FiraCode-Regular");
/// The few signs that no other has.
pub static SIGNS: Typeface = typeface!("NotoSansMath-Regular");

/// Who is asked in turn for a sign that a typeface lacks.
pub static FALLBACKS: [&Typeface; 3] = [&PLAIN, &CODE, &SIGNS];

#[cfg(test)]
mod tests {
    use super::*;
    use skrifa::{FontRef, MetadataProvider as _};

    /// Whether a typeface has a sign.
    fn has(face: &Typeface, sign: char) -> bool {
        FontRef::new(face.file()).expect("a typeface").charmap().map(sign).is_some()
    }

    #[test]
    fn every_face_has_the_letters_of_our_languages_itself() {
        let letters = "AÄĄBCĆDEĘFGHIJKLŁMNŃOÓÖPQRSŚTUÜVWXYZŹŻẞaäąbcćdeęfghijklłmnńoóöpqrsśßtuüvwxyzźż0123456789";
        let signs = ".,:;!?()&'\"–—’“”„…·×−+/%";
        for face in [&PLAIN, &STRONG, &DISPLAY, &CODE] {
            let lacking: String = letters.chars().chain(signs.chars()).filter(|sign| !has(face, *sign)).collect();
            assert_eq!(lacking, "", "{}", face.name);
        }
    }

    #[test]
    fn figures_are_lining_and_in_columns_where_sums_stand() {
        use skrifa::instance::{LocationRef, Size};
        for (face, columns) in [(&PLAIN, true), (&STRONG, true), (&CODE, true), (&DISPLAY, false)] {
            let font = FontRef::new(face.file()).expect("a typeface");
            let metrics = font.glyph_metrics(Size::new(1000.0), LocationRef::default());
            let (charmap, capital) =
                (font.charmap(), font.metrics(Size::new(1000.0), LocationRef::default()).cap_height);
            let glyph = |sign| charmap.map(sign).expect("a figure");
            let top = |sign| metrics.bounds(glyph(sign)).expect("an outline").y_max;
            for figure in '0'..='9' {
                let above = top(figure) / capital.expect("a height of capitals");
                assert!((0.9..1.1).contains(&above), "{} {figure}: {above}", face.name);
                if columns {
                    assert_eq!(metrics.advance_width(glyph(figure)), metrics.advance_width(glyph('0')), "{figure}");
                }
            }
        }
    }

    #[test]
    fn the_typefaces_are_small() {
        let bytes: usize = [&PLAIN, &STRONG, &DISPLAY, &CODE, &SIGNS].iter().map(|face| face.file().len()).sum();
        assert!(bytes < 200_000, "{bytes}");
    }
}

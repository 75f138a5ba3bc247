//! Which typeface the window writes what with.

use crate::house::typefaces::{CODE, DISPLAY, FALLBACKS, PLAIN, SIGNS, STRONG, Typeface};
use egui::{FontData, FontDefinitions, FontFamily, FontId};
use std::sync::{Arc, LazyLock};

static DISPLAY_FAMILY: LazyLock<FontFamily> = LazyLock::new(|| FontFamily::Name("display".into()));
static STRONG_FAMILY: LazyLock<FontFamily> = LazyLock::new(|| FontFamily::Name("strong".into()));

/// For what is looked at before it is read: titles, questions, what a card is called, large numbers. From 15 points on; what is
/// smaller is plain.
pub fn display(size: f32) -> FontId {
    FontId::new(size, DISPLAY_FAMILY.clone())
}

/// The sturdier plain face: headings of sections, what is to be pressed first, words that stand out of a sentence.
pub fn strong(size: f32) -> FontId {
    FontId::new(size, STRONG_FAMILY.clone())
}

/// All typefaces, each family with the others behind it for the signs that it lacks.
pub(super) fn definitions() -> FontDefinitions {
    let mut fonts = FontDefinitions::empty();
    for face in [&PLAIN, &STRONG, &DISPLAY, &CODE, &SIGNS] {
        fonts.font_data.insert(face.name.to_owned(), Arc::new(FontData::from_static(face.file())));
    }
    let mut family = |family: FontFamily, first: &'static Typeface| {
        let others = FALLBACKS.into_iter().filter(|face| face.name != first.name);
        let faces = std::iter::once(first).chain(others).map(|face| face.name.to_owned()).collect();
        fonts.families.insert(family, faces);
    };
    family(FontFamily::Proportional, &PLAIN);
    family(FontFamily::Monospace, &CODE);
    family(STRONG_FAMILY.clone(), &STRONG);
    family(DISPLAY_FAMILY.clone(), &DISPLAY);
    fonts
}

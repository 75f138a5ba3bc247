//! Which fonts the window writes with.

use egui::{FontDefinitions, FontFamily};

/// The fonts that come with egui, with the monospaced one as a fallback of the proportional one:
/// it has the arrows, triangles, dots and diamonds that the other lacks.
pub(super) fn definitions() -> FontDefinitions {
    let mut fonts = FontDefinitions::default();
    let proportional = fonts.families.entry(FontFamily::Proportional).or_default();
    let fallback = "Hack".to_owned();
    if !proportional.contains(&fallback) {
        let behind_the_first = 1.min(proportional.len());
        proportional.insert(behind_the_first, fallback);
    }
    fonts
}

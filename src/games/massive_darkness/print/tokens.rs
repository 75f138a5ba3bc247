//! Tokens on paper, read from the same drawings as the window's.

use crate::games::massive_darkness::tokens::{DRAWINGS, GRID, Print};
use crate::house::drawing::{Layer, Tone};
use crate::house::paper::art::{Square, drawn, mixed};
use crate::house::paper::ink::{Ink, Mark};
use crate::kernel::reading::read_as;
use std::collections::BTreeMap;
use std::sync::LazyLock;

static LAYERS: LazyLock<BTreeMap<Print, Vec<Layer>>> = LazyLock::new(|| {
    read_as(&ron::Options::default(), DRAWINGS).expect("they are part of the program, and a test reads them")
});

/// The marks of a token in a square.
pub(super) fn token(print: Print, square: Square) -> Vec<Mark> {
    let layers = LAYERS.get(&print).map_or(&[][..], Vec::as_slice);
    drawn(layers, GRID, square, |tone| ink(print, tone))
}

/// Printed colours: clear on white paper, and far enough apart in grey.
fn ink(print: Print, tone: Tone) -> Ink {
    let own = match print {
        Print::Chest => Ink(150, 98, 50),
        Print::SpecialChest => Ink(122, 74, 140),
        Print::Objective => Ink(52, 60, 78),
        Print::Artifact => Ink(36, 132, 140),
        Print::Lair => Ink(138, 58, 44),
        Print::Library => Ink(48, 86, 150),
        Print::Pillar => Ink(158, 156, 150),
        Print::Wound => Ink(178, 34, 40),
        Print::Lantern => Ink(214, 150, 40),
        Print::Rubble => Ink(120, 116, 110),
    };
    match tone {
        Tone::Body | Tone::Owner => own,
        Tone::Wood => Ink(150, 98, 50),
        Tone::Light if print == Print::Objective => own,
        Tone::Light => mixed(own, Ink(255, 255, 255)),
        Tone::Shade => mixed(own, Ink(0, 0, 0)),
        Tone::Deep => Ink(34, 30, 30),
        Tone::Bone => Ink(240, 234, 216),
        Tone::Gleam => Ink(255, 206, 90),
        Tone::Metal => Ink(206, 172, 88),
        Tone::MetalShade => Ink(140, 112, 52),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::house::paper::ink::at;

    #[test]
    fn every_token_is_drawn_inside_its_square() {
        assert_eq!(LAYERS.len(), 10);
        for print in LAYERS.keys() {
            let marks = token(*print, Square { corner: at(10.0, 20.0), size: 50.0 });
            assert!(!marks.is_empty());
            for mark in marks {
                let (Mark::Area { path, .. } | Mark::Line { path, .. }) = mark else { unreachable!("no words") };
                for point in path.straight().into_iter().flat_map(|(line, _)| line) {
                    let is_inside = (9.0..=61.0).contains(&point.x) && (19.0..=71.0).contains(&point.y);
                    assert!(is_inside, "{print:?} at {point:?}");
                }
            }
        }
    }
}

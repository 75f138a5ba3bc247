//! Our drawings of tokens as areas and lines on paper, read from the same file as the window's.

use super::ink::{Ink, Mark, Path, Point, Step, at};
use crate::house::drawing::{self, At, Layer, Mirror, Print, TOKEN_GRID, TOKENS, Tone, steps};
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// The width of lines that have none of their own, there.
const LINE: f32 = 2.0;

static DRAWINGS: LazyLock<BTreeMap<Print, Vec<Layer>>> =
    LazyLock::new(|| ron::from_str(TOKENS).expect("the tokens are part of the program, and a test reads them"));

/// The marks of a drawing in a square.
pub(crate) fn token(print: Print, corner: Point, size: f32) -> Vec<Mark> {
    let scale = size / TOKEN_GRID;
    let place = |point: Point| corner.by(point.x * scale, point.y * scale);
    let mut marks = Vec::new();
    for layer in DRAWINGS.get(&print).into_iter().flatten() {
        match layer {
            Layer::Fill { tone, path, mirror, .. } => {
                let ink = ink(print, *tone);
                for path in mirrored(figures(path), *mirror) {
                    marks.push(Mark::Area { path: path.map(place), ink });
                }
            }
            Layer::Line { tone, path, mirror, width } => {
                let width = if *width > 0.0 { *width } else { LINE } * scale;
                for path in mirrored(figures(path), *mirror) {
                    marks.push(Mark::Line { path: path.map(place), width, dash: 0.0, ink: ink(print, *tone) });
                }
            }
        }
    }
    marks
}

/// The other half.
fn mirrored(paths: Vec<Path>, mirror: Mirror) -> Vec<Path> {
    let flip = |point: Point| at(TOKEN_GRID - point.x, point.y);
    match mirror {
        Mirror::No => paths,
        Mirror::Twin => paths.iter().flat_map(|path| [path.clone(), path.map(flip)]).collect(),
        Mirror::Joined => {
            let join = |path: &Path| {
                let half: Vec<Point> = path.straight().into_iter().flat_map(|(line, _)| line).collect();
                let other = half.iter().rev().map(|point| flip(*point));
                Path::area(&half.iter().copied().chain(other).collect::<Vec<_>>())
            };
            paths.iter().map(join).collect()
        }
    }
}

/// The outlines of a path. Corners of plates are sharp on paper.
fn figures(text: &str) -> Vec<Path> {
    let point = |[x, y]: At| at(x, y);
    let mut paths: Vec<Path> = Vec::new();
    // A test reads every drawing, so a broken path cannot be in the program.
    for step in steps(text).unwrap_or_default() {
        match step {
            drawing::Step::Move(begin) => paths.push(Path(vec![Step::Move(point(begin))])),
            drawing::Step::Line(end) => add(&mut paths, Step::Line(point(end))),
            drawing::Step::Curve(a, b, end) => add(&mut paths, Step::Curve(point(a), point(b), point(end))),
            drawing::Step::Close => add(&mut paths, Step::Close),
            drawing::Step::Ellipse(centre, [width, height]) => {
                paths.push(Path::ellipse(point(centre), width, height));
            }
            drawing::Step::Plate(corner, [width, height], _) => paths.push(Path::rect(point(corner), width, height)),
        }
    }
    paths
}

fn add(paths: &mut [Path], step: Step) {
    if let Some(path) = paths.last_mut() {
        path.0.push(step);
    }
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

fn mixed(a: Ink, b: Ink) -> Ink {
    let half = |a: u8, b: u8| ((u16::from(a) + u16::from(b)) / 2) as u8;
    Ink(half(a.0, b.0), half(a.1, b.1), half(a.2, b.2))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_token_is_drawn_inside_its_square() {
        assert_eq!(DRAWINGS.len(), 10);
        for print in DRAWINGS.keys() {
            let marks = token(*print, at(10.0, 20.0), 50.0);
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

//! Drawings as areas and lines on paper: the same that the window paints.

use super::ink::{Ink, Mark, Path, Point, Step, at};
use crate::house::drawing::{self, At, Layer, Mirror, Tone, steps};

/// The width of lines that have none of their own, there.
const LINE: f32 = 2.0;

/// A square on paper.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Square {
    /// Above, at the left.
    pub corner: Point,
    /// Its side.
    pub size: f32,
}

/// The marks of a drawing in a square, from a grid of so many lines; each tone has its ink.
pub(crate) fn drawn(layers: &[Layer], grid: f32, square: Square, ink: impl Fn(Tone) -> Ink) -> Vec<Mark> {
    let scale = square.size / grid;
    let place = |point: Point| square.corner.by(point.x * scale, point.y * scale);
    let mut marks = Vec::new();
    for layer in layers {
        match layer {
            Layer::Fill { tone, path, mirror, .. } => {
                let ink = ink(*tone);
                for path in mirrored(figures(path), *mirror, grid) {
                    marks.push(Mark::Area { path: path.map(place), ink });
                }
            }
            Layer::Line { tone, path, mirror, width } => {
                let width = if *width > 0.0 { *width } else { LINE } * scale;
                for path in mirrored(figures(path), *mirror, grid) {
                    marks.push(Mark::Line { path: path.map(place), width, dash: 0.0, ink: ink(*tone) });
                }
            }
        }
    }
    marks
}

/// The other half.
fn mirrored(paths: Vec<Path>, mirror: Mirror, grid: f32) -> Vec<Path> {
    let flip = |point: Point| at(grid - point.x, point.y);
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
    // The tests of each game read its drawings, so a broken path cannot be in the program.
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

/// Halfway between two inks.
pub(crate) fn mixed(a: Ink, b: Ink) -> Ink {
    let half = |a: u8, b: u8| ((u16::from(a) + u16::from(b)) / 2) as u8;
    Ink(half(a.0, b.0), half(a.1, b.1), half(a.2, b.2))
}

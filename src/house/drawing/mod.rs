//! How our drawings are written in files: layers of areas and lines on a square grid. The window paints them, a printed
//! sheet sets them on paper.
//!
//! Paths: `M x y` starts, `L x y` goes straight, `Q cx cy x y` and `C ax ay bx by x y` go in curves, `Z` closes.
//! Whole figures: `O x y r` a circle, `E x y rx ry` an ellipse, `R x y w h r` a rounded rectangle.
//!
//! What is small takes its colours from the theme, by [`Tone`]; what is looked at for its own sake brings its own: [`picture`].
//!
//! What is not here: any drawing, and any surface. A game has its drawings as data, the window and the paper lay them down.

pub mod picture;

use serde::Deserialize;

/// What a layer shows; the colour behind it depends on who is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
pub enum Tone {
    /// The thing itself.
    Body,
    /// Its lit parts.
    Light,
    /// Its shaded parts.
    Shade,
    /// Hollows: mouths, eye sockets, slits.
    Deep,
    /// Teeth, tusks, horns.
    Bone,
    /// Eyes and gems that shine.
    Gleam,
    /// Blades and helmets.
    Metal,
    /// Their shaded parts.
    MetalShade,
    /// Hafts and grips.
    Wood,
    /// The owner's own colour.
    Owner,
}

/// How a half drawing becomes a whole one; the mirror stands in the middle of the grid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub enum Mirror {
    /// Nothing is mirrored: the drawing is whole.
    #[default]
    No,
    /// The half and its image are one outline.
    Joined,
    /// The image is drawn as well.
    Twin,
}

/// Does an area look cut out, with a lit and a shaded edge? Paper shows none of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub enum Relief {
    /// Flat paint.
    #[default]
    Flat,
    /// Its edge towards the light is lit, the other one shaded.
    Raised,
}

/// A layer of a drawing; the first lies at the bottom.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub enum Layer {
    /// An area.
    Fill {
        tone: Tone,
        /// Its outlines.
        path: String,
        /// The other half.
        #[serde(default)]
        mirror: Mirror,
        /// Its edge.
        #[serde(default)]
        relief: Relief,
    },
    Line {
        tone: Tone,
        /// Its way.
        path: String,
        /// The other half.
        #[serde(default)]
        mirror: Mirror,
        /// On the grid; 0 for the width that lines usually have.
        #[serde(default)]
        width: f32,
    },
}

/// A place on the grid: to the right, down.
pub type At = [f32; 2];

/// A step of a path.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Step {
    /// Begin here.
    Move(At),
    /// Straight to here.
    Line(At),
    /// In a curve with two handles, to the last point.
    Curve(At, At, At),
    /// Back to where it began.
    Close,
    /// A whole ellipse: its middle, and half its width and height.
    Ellipse(At, At),
    /// A whole rectangle: its corner, its size and the radius of its corners.
    Plate(At, At, f32),
}

/// Reads a path.
///
/// # Errors
/// When a word is not part of the language, in words for whoever draws.
pub fn steps(path: &str) -> Result<Vec<Step>, String> {
    let mut reader = Reader { words: path.split_ascii_whitespace(), last: None };
    let mut steps = Vec::new();
    while let Some(command) = reader.words.next() {
        steps.push(reader.step(command).map_err(|wrong| format!("{wrong}, in {path:?}"))?);
    }
    Ok(steps)
}

struct Reader<'a> {
    words: std::str::SplitAsciiWhitespace<'a>,
    /// Where the pen is; nowhere after a whole figure.
    last: Option<At>,
}

impl Reader<'_> {
    fn step(&mut self, command: &str) -> Result<Step, String> {
        let from = self.last.take();
        let start = || from.ok_or_else(|| "a curve needs a start".to_owned());
        Ok(match command {
            "M" => Step::Move(self.reach()?),
            "L" => Step::Line(self.reach()?),
            "Q" => {
                let (control, to) = (self.point()?, self.reach()?);
                Step::Curve(two_thirds(start()?, control), two_thirds(to, control), to)
            }
            "C" => {
                let (a, b, to) = (self.point()?, self.point()?, self.reach()?);
                start()?;
                Step::Curve(a, b, to)
            }
            "Z" => Step::Close,
            "O" => {
                let (centre, radius) = (self.point()?, self.number()?);
                Step::Ellipse(centre, [radius, radius])
            }
            "E" => Step::Ellipse(self.point()?, self.point()?),
            "R" => Step::Plate(self.point()?, self.point()?, self.number()?),
            unknown => return Err(format!("{unknown:?} is not a command of paths")),
        })
    }

    fn number(&mut self) -> Result<f32, String> {
        let word = self.words.next().ok_or("a number is missing at the end")?;
        word.parse().map_err(|_| format!("{word:?} is not a number"))
    }

    fn point(&mut self) -> Result<At, String> {
        Ok([self.number()?, self.number()?])
    }

    /// A point to which the pen goes.
    fn reach(&mut self) -> Result<At, String> {
        let point = self.point()?;
        self.last = Some(point);
        Ok(point)
    }
}

/// Where the handle of a curve with two of them lies that looks like one with the handle `control`.
fn two_thirds(from: At, control: At) -> At {
    let part = |from: f32, to: f32| from + (to - from) * 2.0 / 3.0;
    [part(from[0], control[0]), part(from[1], control[1])]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_is_a_step() {
        let read = steps("M 0 0 L 3 0 Q 6 0 6 3 C 1 2 3 4 5 6 Z O 1 2 3 E 1 2 3 4 R 1 2 3 4 5").unwrap();
        let bent = Step::Curve([5.0, 0.0], [6.0, 1.0], [6.0, 3.0]);
        assert_eq!(read[..3], [Step::Move([0.0, 0.0]), Step::Line([3.0, 0.0]), bent]);
        assert_eq!(read[3..5], [Step::Curve([1.0, 2.0], [3.0, 4.0], [5.0, 6.0]), Step::Close]);
        assert_eq!(read[5..7], [Step::Ellipse([1.0, 2.0], [3.0, 3.0]), Step::Ellipse([1.0, 2.0], [3.0, 4.0])]);
        assert_eq!(read[7..], [Step::Plate([1.0, 2.0], [3.0, 4.0], 5.0)]);
    }

    #[test]
    fn a_slip_of_the_pen_is_explained() {
        for (path, word) in [("M 1", "missing"), ("M 1 x", "number"), ("S 1 1", "command"), ("Q 1 1 2 2", "start")] {
            let wrong = steps(path).unwrap_err();
            assert!(wrong.contains(word), "{wrong}");
        }
    }
}

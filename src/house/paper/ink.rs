//! Marks on paper: areas, lines and words, in points from the corner of the page, to the right and down. Every way of
//! writing a page ([`super::pdf`], [`super::picture`]) draws these and nothing else.

/// Points in a millimetre.
pub(crate) const MM: f32 = 72.0 / 25.4;

/// A place on a page.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Point {
    pub(crate) x: f32,
    pub(crate) y: f32,
}

/// A place on a page.
pub(crate) const fn at(x: f32, y: f32) -> Point {
    Point { x, y }
}

impl Point {
    /// Moved to the right and down.
    pub(crate) fn by(self, x: f32, y: f32) -> Self {
        at(self.x + x, self.y + y)
    }

    fn towards(self, other: Self, part: f32) -> Self {
        at(self.x + (other.x - self.x) * part, self.y + (other.y - self.y) * part)
    }
}

/// A colour of printing ink: red, green, blue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ink(pub(crate) u8, pub(crate) u8, pub(crate) u8);

/// A step of an outline.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Step {
    /// Begin here.
    Move(Point),
    /// Straight to here.
    Line(Point),
    /// In a curve with two handles.
    Curve(Point, Point, Point),
    /// Back to where it began.
    Close,
}

/// An outline.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Path(pub(crate) Vec<Step>);

/// How far the handles of a quarter circle lie, in radii.
const ROUND: f32 = 0.552_284_8;
/// Straight pieces for one curve.
const PIECES: u8 = 8;

impl Path {
    /// A line with two ends or more.
    pub(crate) fn open(points: &[Point]) -> Self {
        let mut steps = Vec::with_capacity(points.len());
        for (number, point) in points.iter().enumerate() {
            steps.push(if number == 0 { Step::Move(*point) } else { Step::Line(*point) });
        }
        Self(steps)
    }

    /// An area with straight sides.
    pub(crate) fn area(points: &[Point]) -> Self {
        let mut path = Self::open(points);
        path.0.push(Step::Close);
        path
    }

    /// An upright rectangle.
    pub(crate) fn rect(corner: Point, width: f32, height: f32) -> Self {
        Self::area(&[corner, corner.by(width, 0.0), corner.by(width, height), corner.by(0.0, height)])
    }

    pub(crate) fn ellipse(centre: Point, width: f32, height: f32) -> Self {
        let (a, b) = (width * ROUND, height * ROUND);
        let point = |x, y| centre.by(x, y);
        Self(vec![
            Step::Move(point(width, 0.0)),
            Step::Curve(point(width, b), point(a, height), point(0.0, height)),
            Step::Curve(point(-a, height), point(-width, b), point(-width, 0.0)),
            Step::Curve(point(-width, -b), point(-a, -height), point(0.0, -height)),
            Step::Curve(point(a, -height), point(width, -b), point(width, 0.0)),
            Step::Close,
        ])
    }

    pub(crate) fn circle(centre: Point, radius: f32) -> Self {
        Self::ellipse(centre, radius, radius)
    }

    /// Every point of it taken elsewhere.
    pub(crate) fn map(&self, to: impl Fn(Point) -> Point) -> Self {
        let step = |step: &Step| match *step {
            Step::Move(point) => Step::Move(to(point)),
            Step::Line(point) => Step::Line(to(point)),
            Step::Curve(a, b, point) => Step::Curve(to(a), to(b), to(point)),
            Step::Close => Step::Close,
        };
        Self(self.0.iter().map(step).collect())
    }

    /// As straight lines; each with whether it leads back to its beginning.
    pub(crate) fn straight(&self) -> Vec<(Vec<Point>, bool)> {
        let mut lines: Vec<(Vec<Point>, bool)> = Vec::new();
        for step in &self.0 {
            match *step {
                Step::Move(point) => lines.push((vec![point], false)),
                Step::Line(point) => {
                    if let Some((line, _)) = lines.last_mut() {
                        line.push(point);
                    }
                }
                Step::Curve(a, b, end) => {
                    let Some((line, _)) = lines.last_mut() else { continue };
                    let Some(begin) = line.last().copied() else { continue };
                    line.extend((1..=PIECES).map(|piece| {
                        let part = f32::from(piece) / f32::from(PIECES);
                        let (one, two, three) = (begin.towards(a, part), a.towards(b, part), b.towards(end, part));
                        one.towards(two, part).towards(two.towards(three, part), part)
                    }));
                }
                Step::Close => {
                    if let Some((_, is_closed)) = lines.last_mut() {
                        *is_closed = true;
                    }
                }
            }
        }
        lines
    }
}

/// How strong letters are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Weight {
    #[default]
    Plain,
    /// Drawn with a contour, because the house's font has one weight.
    Bold,
}

impl Weight {
    /// The width of the contour for letters of a size.
    pub(crate) fn contour(self, size: f32) -> f32 {
        match self {
            Self::Plain => 0.0,
            Self::Bold => size * 0.045,
        }
    }
}

/// Something on a page.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Mark {
    Area {
        path: Path,
        ink: Ink,
    },
    /// A line; dashes are as long as gaps, and 0 is a whole line.
    Line {
        path: Path,
        width: f32,
        dash: f32,
        ink: Ink,
    },
    /// Words on a line that begins at a place of their baseline.
    Words {
        begin: Point,
        size: f32,
        weight: Weight,
        ink: Ink,
        text: String,
    },
}

impl Mark {
    /// The same, moved to the right and down.
    pub(crate) fn moved(&self, x: f32, y: f32) -> Self {
        let to = |point: Point| point.by(x, y);
        match self {
            Self::Area { path, ink } => Self::Area { path: path.map(to), ink: *ink },
            Self::Line { path, width, dash, ink } => {
                Self::Line { path: path.map(to), width: *width, dash: *dash, ink: *ink }
            }
            Self::Words { begin, size, weight, ink, text } => {
                Self::Words { begin: to(*begin), size: *size, weight: *weight, ink: *ink, text: text.clone() }
            }
        }
    }
}

/// Cuts a line into dashes.
pub(crate) fn dashes(line: &[Point], length: f32) -> Vec<[Point; 2]> {
    if length <= 0.0 {
        return line.windows(2).map(|pair| [pair[0], pair[1]]).collect();
    }
    let mut pieces = Vec::new();
    for pair in line.windows(2) {
        let whole = (pair[1].x - pair[0].x).hypot(pair[1].y - pair[0].y);
        // So that it begins and ends with a dash.
        let count = ((whole / length - 1.0) / 2.0).round().clamp(0.0, 500.0) as u16;
        let part = 1.0 / f32::from(2 * count + 1);
        for dash in 0..=count {
            let begin = f32::from(2 * dash) * part;
            pieces.push([pair[0].towards(pair[1], begin), pair[0].towards(pair[1], begin + part)]);
        }
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn curves_end_where_they_should_and_areas_are_closed() {
        let circle = Path::circle(at(10.0, 10.0), 4.0).straight();
        assert_eq!(circle.len(), 1);
        assert!(circle[0].1);
        for point in &circle[0].0 {
            let radius = (point.x - 10.0).hypot(point.y - 10.0);
            assert!((radius - 4.0).abs() < 0.01, "{point:?}");
        }
        assert!(!Path::open(&[at(0.0, 0.0), at(1.0, 0.0)]).straight()[0].1);
    }

    #[test]
    fn a_dashed_line_begins_and_ends_with_a_dash() {
        let pieces = dashes(&[at(0.0, 0.0), at(10.0, 0.0)], 2.0);
        assert_eq!(pieces.len(), 3);
        assert_eq!((pieces[0][0], pieces[2][1]), (at(0.0, 0.0), at(10.0, 0.0)));
        assert_eq!(dashes(&[at(0.0, 0.0), at(10.0, 0.0)], 0.0).len(), 1);
    }
}

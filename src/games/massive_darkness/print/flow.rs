//! Words set into columns: lines are broken where they fit, headings stay with what follows, columns of one page end at
//! about the same height.

use super::map::Thing;
use crate::house::paper::font::width;
use crate::house::paper::ink::{Ink, MM, Mark, Path, Point, Weight, at};
use crate::house::paper::{BLACK, GREY};
use crate::house::paper::{Page, Paper};

/// White paper round everything.
pub(super) const MARGIN: f32 = 14.0 * MM;
/// Room for the number of the page.
const FOOT: f32 = 6.0 * MM;
/// Between two columns.
const GAP: f32 = 8.0 * MM;
const COLUMNS: u8 = 2;
/// The size of letters.
pub(super) const SIZE: f32 = 9.5;
const LINE: f32 = SIZE * 1.36;

/// What has a point before it is set in by so much.
const POINT: f32 = 9.0;

/// A paragraph of at most so many lines stays together.
const UNBROKEN: usize = 7;

/// What stands before a paragraph.
pub(super) enum Lead {
    /// Nothing.
    Nothing,
    /// A box to tick, and a picture of what is meant.
    Box(Option<Thing>),
    /// Its number.
    Number(usize),
    /// A point, set in so many times.
    Point(u8),
}

/// Something to be set.
pub(super) enum Part {
    /// A heading.
    Heading(String),
    /// A few strong words above what follows, such as a date.
    Strong(String),
    /// A paragraph.
    Text(Lead, String),
}

/// A piece that is not broken.
struct Row {
    height: f32,
    marks: Vec<Mark>,
    /// It must not stand alone at the foot of a column.
    stays_with_next: bool,
}

/// Lines of at most a width. Words that are too long are broken.
pub(super) fn broken(text: &str, size: f32, most: f32) -> Vec<String> {
    let mut lines = Vec::new();
    for paragraph in text.lines() {
        let mut line = String::new();
        for word in paragraph.split_whitespace() {
            let longer = if line.is_empty() { word.to_owned() } else { format!("{line} {word}") };
            if width(&longer, size) <= most {
                line = longer;
                continue;
            }
            if !line.is_empty() {
                lines.push(std::mem::take(&mut line));
            }
            for sign in word.chars() {
                line.push(sign);
                if line.chars().count() > 1 && width(&line, size) > most {
                    line.pop();
                    lines.push(std::mem::replace(&mut line, sign.to_string()));
                }
            }
        }
        lines.push(line);
    }
    lines
}

/// Pages that are being filled.
pub(super) struct Flow {
    paper: Paper,
    pages: Vec<Page>,
    /// How far the present page is used.
    y: f32,
}

impl Flow {
    /// An empty page.
    pub(super) fn new(paper: Paper) -> Self {
        Self { paper, pages: vec![Page::default()], y: MARGIN }
    }

    /// The width that can be used.
    pub(super) fn width(&self) -> f32 {
        self.paper.size().0 - 2.0 * MARGIN
    }

    /// What is left of the present page.
    pub(super) fn left(&self) -> f32 {
        self.bottom() - self.y
    }

    /// The height of a whole page.
    pub(super) fn height(&self) -> f32 {
        self.bottom() - MARGIN
    }

    fn bottom(&self) -> f32 {
        self.paper.size().1 - MARGIN - FOOT
    }

    /// Goes on with an empty page.
    pub(super) fn next_page(&mut self) {
        if self.y > MARGIN {
            self.pages.push(Page::default());
            self.y = MARGIN;
        }
    }

    /// Leaves some paper white.
    pub(super) fn space(&mut self, height: f32) {
        self.y += height;
    }

    fn page(&mut self) -> &mut Vec<Mark> {
        if self.pages.is_empty() {
            self.pages.push(Page::default());
        }
        let last = self.pages.len() - 1;
        &mut self.pages[last].marks
    }

    /// A line over the whole width; shrunk if it does not fit.
    pub(super) fn line(&mut self, text: &str, size: f32, weight: Weight, ink: Ink) {
        let size = size.min(size * self.width() / width(text, size).max(1.0)).max(5.0);
        // What does not even fit then is cut.
        let text = broken(text, size, self.width()).into_iter().next().unwrap_or_default();
        let begin = at(MARGIN, self.y + size);
        self.page().push(Mark::Words { begin, size, weight, ink, text });
        self.y += size * 1.3;
    }

    /// A paragraph over the whole width.
    pub(super) fn paragraph(&mut self, text: &str, size: f32, ink: Ink) {
        for line in broken(text, size, self.width()) {
            if self.left() < size * 1.36 {
                self.next_page();
            }
            let begin = at(MARGIN, self.y + size);
            self.page().push(Mark::Words { begin, size, weight: Weight::Plain, ink, text: line });
            self.y += size * 1.36;
        }
    }

    /// A rule across the page.
    pub(super) fn rule(&mut self, ink: Ink) {
        let (y, width) = (self.y, self.width());
        let path = Path::open(&[at(MARGIN, y), at(MARGIN + width, y)]);
        self.page().push(Mark::Line { path, width: 0.8, dash: 0.0, ink });
        self.y += 6.0;
    }

    /// A drawing of a size in the middle of the page.
    pub(super) fn drawing(&mut self, marks: &[Mark], (width, height): (f32, f32)) {
        if self.left() < height {
            self.next_page();
        }
        let (x, y) = (MARGIN + (self.width() - width) / 2.0, self.y);
        let moved: Vec<Mark> = marks.iter().map(|mark| mark.moved(x, y)).collect();
        self.page().extend(moved);
        self.y += height;
    }

    /// Sets parts into columns.
    pub(super) fn columns(&mut self, parts: &[Part]) {
        let column = (self.width() - GAP * f32::from(COLUMNS - 1)) / f32::from(COLUMNS);
        let rows: Vec<Row> = parts.iter().flat_map(|part| rows(part, column)).collect();
        let mut rows = rows.as_slice();
        if self.left() < 4.0 * LINE {
            self.next_page();
        }
        while !rows.is_empty() {
            let all: f32 = rows.iter().map(|row| row.height).sum();
            // What is left ends at the same height in all columns, if it fits on this page.
            let most = self.left();
            let even = (all / f32::from(COLUMNS) + 2.0 * LINE).min(most);
            let mut lowest = 0.0_f32;
            for number in 0..COLUMNS {
                let limit = if number + 1 == COLUMNS { most } else { even };
                let (taken, height) = fitting(rows, limit);
                let x = MARGIN + f32::from(number) * (column + GAP);
                let mut y = self.y;
                for row in &rows[..taken] {
                    let moved: Vec<Mark> = row.marks.iter().map(|mark| mark.moved(x, y)).collect();
                    self.page().extend(moved);
                    y += row.height;
                }
                rows = &rows[taken..];
                lowest = lowest.max(height);
            }
            self.y += lowest;
            if !rows.is_empty() {
                self.next_page();
            }
        }
    }

    /// All pages, each with its number where there are several.
    pub(super) fn finish(mut self, title: &str) -> Vec<Page> {
        let count = self.pages.len();
        let (wide, high) = self.paper.size();
        for (number, page) in self.pages.iter_mut().enumerate() {
            let text = if count > 1 { format!("{title} · {} / {count}", number + 1) } else { title.to_owned() };
            let text = broken(&text, 7.5, wide - 2.0 * MARGIN).into_iter().next().unwrap_or_default();
            let begin = at(wide - MARGIN - width(&text, 7.5), high - MARGIN + 2.0);
            page.marks.push(Mark::Words { begin, size: 7.5, weight: Weight::Plain, ink: GREY, text });
        }
        self.pages
    }
}

/// How many rows fit into a height, and how high they are. At least one, so that it always goes on.
fn fitting(rows: &[Row], most: f32) -> (usize, f32) {
    let (mut count, mut height) = (0, 0.0);
    for row in rows {
        if count > 0 && height + row.height > most {
            break;
        }
        height += row.height;
        count += 1;
    }
    while count > 1 && count < rows.len() && rows[count - 1].stays_with_next {
        count -= 1;
        height -= rows[count].height;
    }
    (count, height)
}

fn rows(part: &Part, column: f32) -> Vec<Row> {
    match part {
        Part::Heading(text) => {
            let size = 12.5_f32.min(12.5 * column / width(text, 12.5).max(1.0));
            let words =
                |y| Mark::Words { begin: at(0.0, y), size, weight: Weight::Bold, ink: BLACK, text: text.clone() };
            vec![Row { height: 24.0, marks: vec![words(17.0)], stays_with_next: true }]
        }
        Part::Strong(text) => {
            let words =
                |text| Mark::Words { begin: at(0.0, SIZE + 2.0), size: SIZE, weight: Weight::Bold, ink: GREY, text };
            let lines = broken(text, SIZE, column).into_iter();
            lines.map(|text| Row { height: LINE + 2.0, marks: vec![words(text)], stays_with_next: true }).collect()
        }
        Part::Text(lead, text) => paragraph_rows(lead, text, column),
    }
}

fn paragraph_rows(lead: &Lead, text: &str, column: f32) -> Vec<Row> {
    let indent = match lead {
        Lead::Nothing => 0.0,
        Lead::Box(None) => 16.0,
        Lead::Number(_) => 20.0,
        Lead::Box(Some(_)) => 33.0,
        Lead::Point(depth) => POINT * f32::from(*depth + 1),
    };
    let lines = broken(text, SIZE, column - indent);
    let last = lines.len().saturating_sub(1);
    let mut rows: Vec<Row> = lines
        .into_iter()
        .enumerate()
        .map(|(number, text)| {
            let mut marks = Vec::new();
            // Whoever reads the file aloud begins with the number.
            if number == 0 {
                lead_marks(lead, &mut marks);
            }
            let words = Mark::Words { begin: at(indent, SIZE), size: SIZE, weight: Weight::Plain, ink: BLACK, text };
            let height = LINE + if number == last { 3.0 } else { 0.0 };
            marks.push(words);
            Row { height, marks, stays_with_next: number < last && last < UNBROKEN }
        })
        .collect();
    if let (Some(first), Lead::Box(Some(_))) = (rows.first_mut(), lead) {
        first.height = first.height.max(15.0);
    }
    rows
}

fn lead_marks(lead: &Lead, marks: &mut Vec<Mark>) {
    let corner: Point = at(0.5, 1.5);
    match lead {
        Lead::Nothing => {}
        Lead::Point(depth) => {
            let centre = at(POINT * f32::from(*depth) + 3.0, SIZE - 3.2);
            let radius = if *depth == 0 { 1.5 } else { 1.0 };
            marks.push(Mark::Area { path: Path::circle(centre, radius), ink: BLACK });
        }
        Lead::Number(number) => marks.push(Mark::Words {
            begin: at(0.0, SIZE),
            size: SIZE,
            weight: Weight::Bold,
            ink: BLACK,
            text: format!("{number}."),
        }),
        Lead::Box(thing) => {
            marks.push(Mark::Line { path: Path::rect(corner, 8.5, 8.5), width: 0.8, dash: 0.0, ink: BLACK });
            if let Some(thing) = thing {
                thing.draw(marks, at(15.0, -1.0), 13.0);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_broken_between_words_and_long_words_inside() {
        let lines = broken("one two three\nfour", 10.0, width("one two", 10.0) + 1.0);
        assert_eq!(lines, ["one two", "three", "four"]);
        let lines = broken("unbreakable", 10.0, 20.0);
        assert!(lines.len() > 2);
        assert_eq!(lines.concat(), "unbreakable");
        assert!(lines.iter().all(|line| width(line, 10.0) <= 20.0), "{lines:?}");
    }

    #[test]
    fn nothing_is_lost_between_columns_and_pages_and_nothing_runs_off_the_paper() {
        let parts: Vec<Part> =
            (0..400).map(|number| Part::Text(Lead::Number(number), format!("line {number}"))).collect();
        let mut flow = Flow::new(Paper::Letter);
        flow.columns(&parts);
        let pages = flow.finish("title");
        assert!(pages.len() > 2);
        let mut seen = 0;
        for mark in pages.iter().flat_map(|page| &page.marks) {
            let Mark::Words { begin, text, .. } = mark else { continue };
            let (wide, high) = Paper::Letter.size();
            assert!(begin.x >= MARGIN && begin.x < wide - MARGIN && begin.y < high - MARGIN + 3.0, "{mark:?}");
            seen += usize::from(text.starts_with("line "));
        }
        assert_eq!(seen, 400);
    }

    #[test]
    fn a_heading_never_stands_alone_at_the_foot_of_a_column() {
        let row = |height, stays_with_next| Row { height, marks: Vec::new(), stays_with_next };
        let rows = [row(10.0, false), row(10.0, true), row(10.0, false)];
        assert_eq!(fitting(&rows, 25.0).0, 1);
        assert_eq!(fitting(&rows, 30.0).0, 3);
        assert_eq!(fitting(&rows, 1.0).0, 1, "it always goes on");
    }
}

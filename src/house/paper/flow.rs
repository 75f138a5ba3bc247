//! Words set into columns: lines are broken where they fit, headings stay with what follows, columns of one page end at
//! about the same height.

use super::font::{fitting as fits_in, width};
use super::ink::{Ink, MM, Mark, Path, Point, Weight, at};
use super::{BLACK, GREY, Page, Paper};

/// White paper round everything.
pub(crate) const MARGIN: f32 = 14.0 * MM;
/// Room for the number of the page.
const FOOT: f32 = 6.0 * MM;
/// Between two columns.
const GAP: f32 = 8.0 * MM;
const COLUMNS: u8 = 2;
/// The size of letters.
pub(crate) const SIZE: f32 = 9.5;
const LINE: f32 = SIZE * 1.36;

/// What has a point before it is set in by so much.
const POINT: f32 = 9.0;

/// The picture behind a box is so wide and high.
pub(crate) const PICTURE: f32 = 13.0;

/// A paragraph of at most so many lines stays together.
const UNBROKEN: usize = 7;

/// So many pages are set at most: nothing that is printed comes near, and nobody waits for what a file without end would make.
pub const MOST_PAGES: usize = 200;

/// More lines than stand on all pages together.
const MOST_LINES: usize = MOST_PAGES * 200;

/// Longer titles are cut, in letters.
const LONGEST_TITLE: usize = 200;

/// What stands before a paragraph.
pub(crate) enum Lead {
    Nothing,
    /// A picture of what is meant, [`PICTURE`] wide and high: nothing is to be ticked.
    Picture(Vec<Mark>),
    /// A box to tick, and a picture of what is meant, [`PICTURE`] wide and high.
    Box(Option<Vec<Mark>>),
    Number(usize),
    /// A point, set in so many times.
    Point(u8),
}

/// Something to be set.
pub(crate) enum Part {
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
pub(crate) fn broken(text: &str, size: f32, most: f32) -> impl Iterator<Item = String> + '_ {
    text.lines().flat_map(move |paragraph| Broken { rest: paragraph, size, most, is_over: false })
}

/// A paragraph line by line. Nothing is measured beyond the line that is being made.
struct Broken<'t> {
    rest: &'t str,
    size: f32,
    most: f32,
    is_over: bool,
}

impl Iterator for Broken<'_> {
    type Item = String;

    fn next(&mut self) -> Option<String> {
        if self.is_over {
            return None;
        }
        let mut line = String::new();
        loop {
            self.rest = self.rest.trim_start();
            if self.rest.is_empty() {
                self.is_over = true;
                return Some(line);
            }
            let gap = if line.is_empty() { "" } else { " " };
            let room = self.most - width(&line, self.size) - width(gap, self.size);
            let fits = fits_in(self.rest, self.size, room);
            let end = self.rest[..fits].find(char::is_whitespace).unwrap_or(fits);
            let is_whole = end < fits || self.rest[fits..].chars().next().is_none_or(char::is_whitespace);
            if is_whole {
                line += gap;
                line += &self.rest[..end];
                self.rest = &self.rest[end..];
                continue;
            }
            if !line.is_empty() {
                return Some(line);
            }
            // At least one letter, so that it always goes on.
            let first = self.rest.chars().next().map_or(0, char::len_utf8);
            let (piece, rest) = self.rest.split_at(fits.max(first));
            (self.rest, self.is_over) = (rest, rest.trim_start().is_empty());
            return Some(piece.to_owned());
        }
    }
}

/// As much of a title as anybody reads.
pub(crate) fn cut(text: &str) -> String {
    match text.char_indices().nth(LONGEST_TITLE) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// Pages that are being filled.
pub(crate) struct Flow {
    paper: Paper,
    pages: Vec<Page>,
    /// How far the present page is used.
    y: f32,
    /// There was more than [`MOST_PAGES`] hold; whatever comes is left out.
    is_full: bool,
}

impl Flow {
    /// An empty page.
    pub(crate) fn new(paper: Paper) -> Self {
        Self { paper, pages: vec![Page::default()], y: MARGIN, is_full: false }
    }

    /// What it is printed on.
    pub(crate) fn paper(&self) -> Paper {
        self.paper
    }

    /// The width that can be used.
    pub(crate) fn width(&self) -> f32 {
        self.paper.size().0 - 2.0 * MARGIN
    }

    /// What is left of the present page.
    pub(crate) fn left(&self) -> f32 {
        self.bottom() - self.y
    }

    /// The height of a whole page.
    pub(crate) fn height(&self) -> f32 {
        self.bottom() - MARGIN
    }

    fn bottom(&self) -> f32 {
        self.paper.size().1 - MARGIN - FOOT
    }

    /// Has something been left out because there are too many pages?
    pub(crate) fn is_full(&self) -> bool {
        self.is_full
    }

    /// Goes on with an empty page.
    pub(crate) fn next_page(&mut self) {
        if self.y > MARGIN {
            self.is_full |= self.pages.len() >= MOST_PAGES;
            if !self.is_full {
                self.pages.push(Page::default());
            }
            self.y = MARGIN;
        }
    }

    /// Leaves some paper white.
    pub(crate) fn space(&mut self, height: f32) {
        self.y += height;
    }

    /// Puts marks on the present page.
    fn put(&mut self, marks: impl IntoIterator<Item = Mark>) {
        if self.is_full {
            return;
        }
        if let Some(page) = self.pages.last_mut() {
            page.marks.extend(marks);
        }
    }

    /// A line over the whole width; shrunk if it does not fit.
    pub(crate) fn line(&mut self, text: &str, size: f32, weight: Weight, ink: Ink) {
        let size = size.min(size * self.width() / width(text, size).max(1.0)).max(5.0);
        // What does not even fit then is cut.
        let text = broken(text, size, self.width()).next().unwrap_or_default();
        let begin = at(MARGIN, self.y + size);
        self.put([Mark::Words { begin, size, weight, ink, text }]);
        self.y += size * 1.3;
    }

    /// A paragraph over the whole width.
    pub(crate) fn paragraph(&mut self, text: &str, size: f32, ink: Ink) {
        for line in broken(text, size, self.width()) {
            if self.left() < size * 1.36 {
                self.next_page();
            }
            if self.is_full {
                return;
            }
            let begin = at(MARGIN, self.y + size);
            self.put([Mark::Words { begin, size, weight: Weight::Plain, ink, text: line }]);
            self.y += size * 1.36;
        }
    }

    /// A rule across the page.
    pub(crate) fn rule(&mut self, ink: Ink) {
        let (y, width) = (self.y, self.width());
        let path = Path::open(&[at(MARGIN, y), at(MARGIN + width, y)]);
        self.put([Mark::Line { path, width: 0.8, dash: 0.0, ink }]);
        self.y += 6.0;
    }

    /// A drawing of a size in the middle of the page.
    pub(crate) fn drawing(&mut self, marks: &[Mark], width: f32, height: f32) {
        if self.left() < height {
            self.next_page();
        }
        let (x, y) = (MARGIN + (self.width() - width) / 2.0, self.y);
        self.put(marks.iter().map(|mark| mark.moved(x, y)));
        self.y += height;
    }

    /// Sets parts into columns.
    pub(crate) fn columns(&mut self, parts: &[Part]) {
        let column = (self.width() - GAP * f32::from(COLUMNS - 1)) / f32::from(COLUMNS);
        let rows = self.rows_of(parts, column);
        let mut rows = rows.as_slice();
        if self.left() < 4.0 * LINE {
            self.next_page();
        }
        while !rows.is_empty() && !self.is_full {
            let all: f32 = rows.iter().map(|row| row.height).sum();
            // What is left ends at the same height in all columns, if it fits on this page.
            let most = self.left();
            let even = (all / f32::from(COLUMNS) + 2.0 * LINE).min(most);
            let mut lowest = 0.0_f32;
            for number in 0..COLUMNS {
                let limit = if number + 1 == COLUMNS { most } else { even };
                let (taken, height) = fitting(rows, limit, most);
                let x = MARGIN + f32::from(number) * (column + GAP);
                let mut y = self.y;
                for row in &rows[..taken] {
                    self.put(row.marks.iter().map(|mark| mark.moved(x, y)));
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

    /// The rows of parts, a little more of them than all pages together can hold.
    fn rows_of(&self, parts: &[Part], column: f32) -> Vec<Row> {
        let pages = (MOST_PAGES + 1).saturating_sub(self.pages.len());
        let (mut rows, mut room) = (Vec::new(), (pages * usize::from(COLUMNS)) as f32 * self.height());
        for part in parts {
            if room < 0.0 || self.is_full {
                break;
            }
            for row in part_rows(part, column) {
                room -= row.height;
                rows.push(row);
                if room < 0.0 {
                    break;
                }
            }
        }
        rows
    }

    /// All pages, each with its number where there are several. Where something was left out, the last one says so.
    pub(crate) fn finish(mut self, title: &str, left_out: &str) -> Vec<Page> {
        let count = self.pages.len();
        let (wide, high) = self.paper.size();
        for (number, page) in self.pages.iter_mut().enumerate() {
            let says = if self.is_full && number + 1 == count { left_out } else { title };
            let text = if count > 1 { format!("{says} · {} / {count}", number + 1) } else { says.to_owned() };
            let text = broken(&text, 7.5, wide - 2.0 * MARGIN).next().unwrap_or_default();
            let begin = at(wide - MARGIN - width(&text, 7.5), high - MARGIN + 2.0);
            page.marks.push(Mark::Words { begin, size: 7.5, weight: Weight::Plain, ink: GREY, text });
        }
        self.pages
    }
}

/// How many rows fit into a height, and how high they are. At least one, so that it always goes on, and none that stays with the next one
/// alone, where there is room for both.
fn fitting(rows: &[Row], most: f32, room: f32) -> (usize, f32) {
    let (mut count, mut height) = (0, 0.0);
    for row in rows {
        let is_begun = rows[..count].iter().any(|row| !row.stays_with_next);
        if count > 0 && height + row.height > if is_begun { most } else { room } {
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

fn part_rows(part: &Part, column: f32) -> Vec<Row> {
    match part {
        Part::Heading(text) => {
            let text = cut(text);
            let size = 12.5_f32.min(12.5 * column / width(&text, 12.5).max(1.0));
            let words =
                |y| Mark::Words { begin: at(0.0, y), size, weight: Weight::Bold, ink: BLACK, text: text.clone() };
            vec![Row { height: 24.0, marks: vec![words(17.0)], stays_with_next: true }]
        }
        Part::Strong(text) => {
            let words =
                |text| Mark::Words { begin: at(0.0, SIZE + 2.0), size: SIZE, weight: Weight::Bold, ink: GREY, text };
            let lines = broken(text, SIZE, column);
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
        Lead::Picture(_) => 18.0,
        Lead::Box(Some(_)) => 33.0,
        Lead::Point(depth) => POINT * f32::from(*depth + 1),
    };
    // More of one paragraph than all pages together can hold is not even broken into lines.
    let lines: Vec<String> = broken(text, SIZE, column - indent).take(MOST_LINES).collect();
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
    if let (Some(first), Lead::Box(Some(_)) | Lead::Picture(_)) = (rows.first_mut(), lead) {
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
        Lead::Picture(picture) => marks.extend(picture.iter().map(|mark| mark.moved(0.0, -1.0))),
        Lead::Box(picture) => {
            marks.push(Mark::Line { path: Path::rect(corner, 8.5, 8.5), width: 0.8, dash: 0.0, ink: BLACK });
            marks.extend(picture.iter().flatten().map(|mark| mark.moved(15.0, -1.0)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_broken_between_words_and_long_words_inside() {
        let broken = |text: &str, most: f32| broken(text, 10.0, most).collect::<Vec<_>>();
        let lines = broken("one two three\nfour", width("one two", 10.0) + 1.0);
        assert_eq!(lines, ["one two", "three", "four"]);
        assert_eq!(broken("  one \n\n two\t three ", 500.0), ["one", "", "two three"]);
        assert_eq!(broken("wi", 0.1), ["w", "i"], "it always goes on");
        let lines = broken("unbreakable word", 20.0);
        assert!(lines.len() > 2);
        assert_eq!(lines.concat(), "unbreakableword");
        assert!(lines.iter().all(|line| width(line, 10.0) <= 20.0), "{lines:?}");
    }

    #[test]
    fn nothing_is_lost_between_columns_and_pages_and_nothing_runs_off_the_paper() {
        let parts: Vec<Part> =
            (0..400).map(|number| Part::Text(Lead::Number(number), format!("line {number}"))).collect();
        let mut flow = Flow::new(Paper::Letter);
        flow.columns(&parts);
        let pages = flow.finish("title", "left out");
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
    fn a_heading_never_stands_alone_where_there_is_room_for_what_it_heads() {
        let text = "It is so long that it takes several lines in its column. ".repeat(6);
        let mut flow = Flow::new(Paper::A4);
        flow.columns(&[Part::Heading("Heading".to_owned()), Part::Text(Lead::Nothing, text)]);
        let pages = flow.finish("title", "left out");
        let places = pages.iter().flat_map(|page| &page.marks).filter_map(|mark| match mark {
            Mark::Words { begin, text, .. } => Some((text.as_str(), begin.x)),
            _ => None,
        });
        let places: Vec<(&str, f32)> = places.collect();
        let heading = places.iter().find(|(text, _)| *text == "Heading").expect("it is there");
        let first = places.iter().find(|(text, _)| text.starts_with("It is so long")).expect("and so is this");
        assert_eq!(heading.1, first.1, "in the same column");
    }

    #[test]
    fn of_an_endless_word_only_what_fits_is_measured() {
        let endless = "W".repeat(3_000_000);
        let started = std::time::Instant::now();
        assert!(broken(&endless, 10.0, 200.0).next().is_some_and(|line| line.len() < 40));
        assert_eq!(cut(&endless).chars().count(), LONGEST_TITLE + 1);
        // Each letter is measured once or twice, whatever stands around it.
        let lines = broken(&endless[..300_000], 10.0, 200.0).count();
        assert!((300_000 / 40..300_000 / 10).contains(&lines), "{lines} lines in {:?}", started.elapsed());
    }

    #[test]
    fn so_many_pages_are_filled_and_the_last_one_says_that_there_was_more() {
        let word = "and so on ".repeat(400);
        let parts: Vec<Part> = (0..4000).map(|_| Part::Text(Lead::Point(0), word.clone())).collect();
        let mut flow = Flow::new(Paper::A4);
        flow.columns(&parts);
        flow.line("behind the end", 12.0, Weight::Bold, BLACK);
        flow.paragraph(&word, 10.0, BLACK);
        assert!(flow.is_full());
        let pages = flow.finish("title", "there is more");
        assert_eq!(pages.len(), MOST_PAGES);
        let says = |page: &Page, words: &str| {
            page.marks.iter().any(|mark| matches!(mark, Mark::Words { text, .. } if text.contains(words)))
        };
        assert!(says(&pages[MOST_PAGES - 1], "there is more") && !says(&pages[0], "there is more"));
        assert!(!pages.iter().any(|page| says(page, "behind the end")));
        let last = pages[MOST_PAGES - 1].marks.len();
        assert!(last < 400, "nothing is heaped on the last page: {last}");
        let mut fits = Flow::new(Paper::A4);
        fits.columns(&parts[..10]);
        assert!(!fits.is_full());
    }

    #[test]
    fn a_heading_never_stands_alone_at_the_foot_of_a_column() {
        let row = |height, stays_with_next| Row { height, marks: Vec::new(), stays_with_next };
        let rows = [row(10.0, false), row(10.0, true), row(10.0, false)];
        assert_eq!(fitting(&rows, 25.0, 25.0).0, 1);
        assert_eq!(fitting(&rows, 30.0, 30.0).0, 3);
        assert_eq!(fitting(&rows, 1.0, 1.0).0, 1, "it always goes on");
        assert_eq!(fitting(&rows[1..], 12.0, 100.0).0, 2, "nor at its head, to make columns even");
        assert_eq!(fitting(&rows[1..], 12.0, 12.0).0, 1);
    }
}

//! The chronicle of a campaign on paper: title, tables over the whole width, and what happened in two columns.

use super::flow::{Flow, Lead, MOST_PAGES, Part, broken, cut};
use super::{Paper, Printed, printed};
use crate::games::massive_darkness::campaign::chronicle::Piece;
use crate::house::paper::font::width;
use crate::house::paper::ink::{Ink, Mark, Path, Weight, at};
use crate::house::paper::{BLACK, GREY};
use crate::house::text::Texts;

/// The size of letters in tables.
const SIZE: f32 = 9.0;
const LINE: f32 = SIZE * 1.3;
/// White between two columns.
const GAP: f32 = 9.0;
/// White above and below the words of a row.
const PAD: f32 = 2.5;
/// The names of columns are short.
const MOST_LINES_OF_NAMES: usize = 8;
/// More letters than stand on all pages together.
const MOST_LETTERS: usize = MOST_PAGES * 20_000;
/// Rules between rows.
const PALE: Ink = Ink(205, 205, 205);

/// Sets a chronicle. One of an impossible campaign is an empty page.
#[must_use]
pub fn chronicle(pieces: &[Piece], texts: &Texts, paper: Paper) -> Printed {
    let mut flow = Flow::new(paper);
    let (mut title, mut parts, mut room) = (String::new(), Vec::new(), MOST_LETTERS);
    for piece in pieces {
        // More than all pages together can hold is not even looked at.
        if flow.is_full() || room == 0 {
            break;
        }
        if let Piece::Sentence(text) | Piece::Detail(text) = piece {
            room = room.saturating_sub(text.len());
        }
        match piece {
            Piece::Title(name) => {
                title = cut(name);
                flow.line(&title, 25.0, Weight::Bold, BLACK);
                flow.space(2.0);
                flow.rule(GREY);
            }
            Piece::Heading(text) => parts.push(Part::Heading(text.clone())),
            Piece::Day(day) => parts.push(Part::Strong(day.clone())),
            Piece::Sentence(text) => parts.push(Part::Text(Lead::Point(0), text.clone())),
            Piece::Detail(text) => parts.push(Part::Text(Lead::Point(1), text.clone())),
            Piece::Table { columns, rows } => {
                // The heading of a table is as wide as the table.
                let heading = parts.pop_if(|part| matches!(part, Part::Heading(_)));
                flow.columns(&parts);
                parts.clear();
                let heading = if let Some(Part::Heading(text)) = heading { text } else { String::new() };
                table(&mut flow, &heading, columns, rows);
            }
        }
    }
    flow.columns(&parts);
    printed(flow, title, String::new(), texts)
}

/// A table; where it is broken the names of the columns are said again.
fn table(flow: &mut Flow, heading: &str, columns: &[String], rows: &[Vec<String>]) {
    let widths = widths(columns, rows, flow.width());
    let (head, height) = row(columns, &widths, Weight::Bold, MOST_LINES_OF_NAMES);
    // What is higher than a page would run off it.
    let most = ((flow.height() - height - 2.0 * PAD) / LINE).max(1.0) as usize - 1;
    let first = rows.first().map_or(0.0, |cells| row(cells, &widths, Weight::Plain, most).1);
    if flow.left() < 30.0 + height + first {
        flow.next_page();
    }
    flow.space(6.0);
    flow.line(heading, 12.5, Weight::Bold, BLACK);
    flow.space(2.0);
    let wide = flow.width();
    flow.drawing(&head, wide, height);
    flow.rule_below(GREY);
    for cells in rows {
        let (marks, high) = row(cells, &widths, Weight::Plain, most);
        if flow.left() < high {
            flow.next_page();
            flow.drawing(&head, wide, height);
            flow.rule_below(GREY);
        }
        if flow.is_full() {
            return;
        }
        flow.drawing(&marks, wide, high);
        flow.rule_below(PALE);
    }
    flow.space(8.0);
}

/// Columns as wide as what stands in them; where that is too much, the widest give way.
fn widths(columns: &[String], rows: &[Vec<String>], most: f32) -> Vec<f32> {
    let strong = |name: &String| width(name, SIZE) + Weight::Bold.contour(SIZE) + GAP;
    let mut wanted: Vec<f32> = columns.iter().map(strong).collect();
    for cells in rows {
        for (widest, cell) in wanted.iter_mut().zip(cells) {
            *widest = widest.max(width(cell, SIZE) + GAP);
        }
    }
    let (mut left, mut open) = (most, wanted.len());
    let mut sorted = wanted.clone();
    sorted.sort_by(f32::total_cmp);
    let mut limit = most;
    for narrow in sorted {
        let share = left / open.max(1) as f32;
        if narrow > share {
            limit = share;
            break;
        }
        left -= narrow;
        open -= 1;
    }
    wanted.into_iter().map(|wanted| wanted.min(limit)).collect()
}

/// A row of words, and how high it is; of each cell there are at most so many lines.
fn row(cells: &[String], widths: &[f32], weight: Weight, most: usize) -> (Vec<Mark>, f32) {
    let (mut marks, mut x, mut lines) = (Vec::new(), 0.0, 1);
    for (cell, wide) in cells.iter().zip(widths) {
        let mut broken: Vec<String> = broken(cell, SIZE, (wide - GAP).max(SIZE)).take(most + 1).collect();
        if broken.len() > most {
            broken.truncate(most);
            broken.last_mut().into_iter().for_each(|line| line.push('…'));
        }
        lines = lines.max(broken.len());
        for (number, text) in broken.into_iter().enumerate() {
            let begin = at(x, PAD + SIZE + LINE * number as f32);
            marks.push(Mark::Words { begin, size: SIZE, weight, ink: BLACK, text });
        }
        x += wide;
    }
    (marks, LINE * lines as f32 + 2.0 * PAD)
}

impl Flow {
    /// A thin rule right below what was drawn last.
    fn rule_below(&mut self, ink: Ink) {
        let wide = self.width();
        let path = Path::open(&[at(0.0, 0.0), at(wide, 0.0)]);
        self.drawing(&[Mark::Line { path, width: 0.5, dash: 0.0, ink }], wide, 0.5);
    }
}

#[cfg(test)]
mod tests {
    use super::super::flow;
    use super::*;
    use crate::games::massive_darkness::texts;
    use crate::house::text::Language;

    fn table_of(rows: usize) -> Piece {
        let columns = ["Who", "Zażółć"].map(str::to_owned).to_vec();
        let row = |number: usize| vec![format!("row-{number}"), "gęślą jaźń ".repeat(number % 30)];
        Piece::Table { columns, rows: (0..rows).map(row).collect() }
    }

    #[test]
    fn a_long_chronicle_loses_nothing_and_stays_on_its_pages() {
        let mut pieces = vec![Piece::Title("Into the dark".into()), Piece::Heading("Party".into()), table_of(60)];
        pieces.push(Piece::Heading("How it began".into()));
        for number in 0..300 {
            pieces.push(Piece::Day(format!("day-{number}")));
            pieces.push(Piece::Sentence(format!("said-{number} {}", "and so on ".repeat(number % 12))));
            pieces.push(Piece::Detail(format!("more-{number}")));
        }
        for paper in Paper::ALL {
            let printed = chronicle(&pieces, &texts::of(Language::Polish), paper);
            assert!(printed.pages() > 5);
            let (wide, high) = paper.size();
            for mark in printed.pages.iter().flat_map(|page| &page.marks) {
                let Mark::Words { begin, size, text, .. } = mark else { continue };
                let right = begin.x + width(text, *size);
                let is_inside = begin.x >= flow::MARGIN - 1.0
                    && right <= wide - flow::MARGIN + 1.0
                    && begin.y <= high - flow::MARGIN + 3.0;
                assert!(is_inside, "{text} at {begin:?}");
            }
            let words = printed.words().join(" ");
            for number in 0..300 {
                assert!(words.contains(&format!("said-{number}")) && words.contains(&format!("more-{number}")));
            }
            assert!((0..60).all(|number| words.contains(&format!("row-{number}"))));
            assert!(words.matches("Zażółć").count() > 1, "the names of the columns are said on each page");
            assert!(printed.pdf().expect("a file").starts_with(b"%PDF-"));
        }
    }

    #[test]
    fn an_endless_chronicle_ends_after_so_many_pages_and_says_so() {
        let mut pieces = vec![Piece::Title("Into the dark ".repeat(10_000))];
        let note = "and so on ".repeat(400);
        pieces.extend((0..5000).map(|_| Piece::Sentence(note.clone())));
        pieces.push(table_of(3));
        let texts = texts::of(Language::Polish);
        let printed = chronicle(&pieces, &texts, Paper::A4);
        assert_eq!((printed.pages(), printed.is_cut()), (MOST_PAGES, true));
        let says = crate::tr!(texts, "paper-cut", count = MOST_PAGES as i64);
        assert!(printed.words().iter().any(|words| words.contains(says.as_ref())), "{says}");
        let short = chronicle(&pieces[1..3], &texts::of(Language::English), Paper::A4);
        assert!(!short.is_cut());
    }

    #[test]
    fn a_row_is_never_higher_than_a_page() {
        let rows = vec![vec!["x".repeat(300_000), "short".to_owned()]; 3];
        let table = Piece::Table { columns: vec!["a".to_owned(), "b".to_owned()], rows };
        let printed = chronicle(&[table], &texts::of(Language::English), Paper::A4);
        let (_, high) = Paper::A4.size();
        let marks = || printed.pages.iter().flat_map(|page| &page.marks);
        assert!(marks().all(|mark| !matches!(mark, Mark::Words { begin, .. } if begin.y > high - flow::MARGIN + 3.0)));
        assert_eq!(printed.words().iter().filter(|words| words.ends_with('…')).count(), 3);
        assert_eq!(printed.words().iter().filter(|words| **words == "short").count(), 3);
    }

    #[test]
    fn wide_columns_give_way_to_narrow_ones() {
        let columns = ["a".to_owned(), "b".to_owned()];
        let rows = [vec!["short".to_owned(), "a very long text that goes on ".repeat(20)]];
        let widths = widths(&columns, &rows, 300.0);
        assert!((widths[0] - width("short", SIZE) - GAP).abs() < 0.1, "{widths:?}");
        assert!((widths[0] + widths[1] - 300.0).abs() < 0.5, "{widths:?}");
    }
}

//! Writes all mutants into one program: each behind a switch, so that it is built only once.

use crate::points::{Place, Point};
use std::ops::Range;

/// A point with its number in the woven program.
#[derive(Clone, Debug)]
pub struct Numbered {
    /// The number of the switch, from 1.
    pub number: u32,
    /// The change.
    pub point: Point,
}

/// A file in which every change stands beside what it changes.
pub struct Woven {
    /// The file with all switches woven in.
    pub text: String,
    /// Where the changed text of each mutant stands in it.
    pub placed: Vec<(u32, Range<usize>)>,
}

/// Weaves the changes of one file.
pub fn weave(source: &str, points: &[Numbered]) -> Woven {
    let mut sorted: Vec<&Numbered> = points.iter().collect();
    // The outer one first; what starts a function stands before everything else that begins there.
    sorted.sort_by_key(|numbered| {
        let Point { range, place, .. } = &numbered.point;
        (range.start, *place != Place::Start, usize::MAX - range.end)
    });
    let mut weaver = Weaver { source, sorted, woven: Woven { text: String::new(), placed: Vec::new() } };
    weaver.write(0..source.len(), 0);
    weaver.woven
}

struct Weaver<'s> {
    source: &'s str,
    sorted: Vec<&'s Numbered>,
    woven: Woven,
}

impl Weaver<'_> {
    /// Writes a stretch of the source with the changes from the given one on that lie in it.
    fn write(&mut self, stretch: Range<usize>, from: usize) {
        let mut cursor = stretch.start;
        for at in from..self.sorted.len() {
            let Point { range, place, .. } = &self.sorted[at].point;
            if range.start >= stretch.end {
                break;
            }
            if range.start < cursor || range.end > stretch.end {
                continue;
            }
            let (range, place) = (range.clone(), *place);
            self.woven.text.push_str(&self.source[cursor..range.start]);
            self.switch(at, range.clone(), place);
            cursor = range.end;
        }
        self.woven.text.push_str(&self.source[cursor..stretch.end]);
    }

    fn switch(&mut self, at: usize, range: Range<usize>, place: Place) {
        let (number, other) = (self.sorted[at].number, self.sorted[at].point.other.clone());
        let began = self.woven.text.len();
        let (open, close) = match place {
            Place::Expression => ("(", ")"),
            Place::Body => ("{", "}"),
            Place::Statement | Place::Start => ("", ""),
        };
        self.woven.text.push_str(&format!("{open}if crate::mutant::on({number}) {{ "));
        self.woven.text.push_str(&other);
        if place != Place::Start {
            self.woven.text.push_str(" } else { ");
            let ended = self.woven.text.len();
            self.woven.placed.push((number, began..ended));
            self.write(range, at + 1);
        }
        self.woven.text.push_str(" }");
        self.woven.text.push_str(close);
        self.woven.placed.push((number, began..self.woven.text.len()));
    }
}

//! What moves by itself, to explain a change: figures walk, numbers rise, what is new glows. Nothing of it takes time
//! from anybody: clicks work meanwhile, Space skips it, and with reduced motion there is none.

use super::board::{BoardView, HeapView, Piece, Spot};
use super::places::Circle;
use crate::kernel::board::SpaceId;
use egui::Pos2;

/// Something that has happened since the board before, in the order in which it is shown.
#[derive(Clone, Debug, PartialEq)]
pub enum Motion {
    /// A figure went from a space to the next.
    Walk(Piece, [SpaceId; 2]),
    /// A number rises over a figure.
    Number(Piece, String, News),
    /// Something is different about a place: it glows.
    Change(Spot),
}

/// Seconds for a step from space to space.
const STEP: f64 = 0.17;
/// Seconds a number rises.
const RISE: f64 = 0.75;
/// Seconds something glows.
const GLOW: f64 = 0.55;
/// However much happened, it is over after so many seconds.
const LONGEST: f64 = 1.6;

/// A figure on its way.
#[derive(Clone, Debug, PartialEq)]
struct Walk {
    piece: Piece,
    /// Positions on the board, the first is where it stood.
    points: Vec<Pos2>,
    start: f64,
    end: f64,
}

/// A number that rises over a figure.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Number {
    /// What it says.
    pub(super) text: String,
    /// Good news or bad.
    pub(super) news: News,
    place: Circle,
    start: f64,
}

/// Good news or bad.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum News {
    /// Something was lost.
    Bad,
    /// Something was won back.
    Good,
}

/// Something that has changed.
#[derive(Clone, Debug, PartialEq)]
struct Glow {
    place: Circle,
    start: f64,
}

/// Everything that moves.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Moving {
    walks: Vec<Walk>,
    numbers: Vec<Number>,
    glows: Vec<Glow>,
    now: f64,
}

impl Moving {
    /// Takes in what has happened since the model before, and shows it from now on.
    pub(super) fn watch(&mut self, motions: &[Motion], before: &BoardView, after: &BoardView) {
        let start = self.now;
        self.skip();
        let mut script = Script { motion: self, before, after, time: start };
        for motion in motions {
            script.play(motion);
        }
        let length = script.time - start;
        if length > LONGEST {
            self.hurry(start, LONGEST / length);
        }
    }

    /// Everything at once.
    pub(super) fn skip(&mut self) {
        self.walks.clear();
        self.numbers.clear();
        self.glows.clear();
    }

    fn hurry(&mut self, start: f64, part: f64) {
        let sooner = |time: &mut f64| *time = start + (*time - start) * part;
        for walk in &mut self.walks {
            sooner(&mut walk.start);
            sooner(&mut walk.end);
        }
        self.numbers.iter_mut().for_each(|number| sooner(&mut number.start));
        self.glows.iter_mut().for_each(|glow| sooner(&mut glow.start));
    }

    /// Time goes on.
    pub(super) fn step(&mut self, now: f64) {
        self.now = now;
        self.walks.retain(|walk| walk.end > now);
        self.numbers.retain(|number| number.start + RISE > now);
        self.glows.retain(|glow| glow.start + GLOW > now);
    }

    /// Is anything moving?
    pub(super) fn is_moving(&self) -> bool {
        !(self.walks.is_empty() && self.numbers.is_empty() && self.glows.is_empty())
    }

    /// Where a figure is now, if it is not where it belongs.
    pub(super) fn place(&self, piece: Piece) -> Option<Pos2> {
        let mut walks = self.walks.iter().filter(|walk| walk.piece == piece);
        let walk = walks.find(|walk| walk.end > self.now)?;
        let part = ((self.now - walk.start) / (walk.end - walk.start)).clamp(0.0, 1.0) as f32;
        let along = ease_out(part) * (walk.points.len() - 1) as f32;
        let at = (along as usize).min(walk.points.len() - 2);
        Some(walk.points[at].lerp(walk.points[at + 1], along - at as f32))
    }

    /// Numbers that rise now: what, where on the board, how high (in radii), how strong.
    pub(super) fn numbers(&self) -> impl Iterator<Item = (&Number, Circle, f32, f32)> {
        self.numbers.iter().filter(|number| number.start <= self.now).map(|number| {
            let part = ((self.now - number.start) / RISE) as f32;
            (number, number.place, ease_out(part) * 1.1, (2.0 - 2.0 * part).clamp(0.0, 1.0))
        })
    }

    /// Where something glows now, and how strongly.
    pub(super) fn glows(&self) -> impl Iterator<Item = (Circle, f32)> {
        let started = self.glows.iter().filter(|glow| glow.start <= self.now);
        started.map(|glow| (glow.place, 1.0 - ((self.now - glow.start) / GLOW) as f32))
    }
}

fn ease_out(part: f32) -> f32 {
    1.0 - (1.0 - part.clamp(0.0, 1.0)).powi(2)
}

fn around(heap: &HeapView) -> Circle {
    Circle { centre: heap.rect.center(), radius: heap.rect.width() / 2.0 }
}

/// Turns what has happened into what is shown of it, one after the other.
struct Script<'a> {
    motion: &'a mut Moving,
    before: &'a BoardView,
    after: &'a BoardView,
    time: f64,
}

impl Script<'_> {
    fn play(&mut self, motion: &Motion) {
        match motion {
            Motion::Walk(piece, [from, to]) => self.walk(*piece, *from, *to),
            Motion::Number(piece, text, news) => self.number(*piece, text.clone(), *news),
            Motion::Change(spot) => self.glow(self.place(*spot)),
        }
    }

    fn place(&self, spot: Spot) -> Option<Circle> {
        match spot {
            Spot::Figure(piece) => self.standing(piece),
            Spot::Space(space) => Some(Circle { centre: self.after.space(space)?.free, radius: 0.3 }),
            Spot::Edge(edge) => Some(Circle { centre: self.after.edge(edge)?.middle(), radius: 0.25 }),
            Spot::Heap(space) => self.after.heap(space).map(around),
            Spot::Sign(space) => self.after.sign(space).map(around),
        }
    }

    /// Where a figure stands after all, or stood before it was gone.
    fn standing(&self, piece: Piece) -> Option<Circle> {
        self.after.figure(piece).or_else(|| self.before.figure(piece)).map(|figure| figure.place)
    }

    fn middle(&self, space: SpaceId) -> Option<Pos2> {
        self.after.space(space).map(|space| space.middle)
    }

    fn walk(&mut self, piece: Piece, from: SpaceId, to: SpaceId) {
        let Some(goal) = self.after.figure(piece) else { return };
        let end = if goal.space == to { Some(goal.place.centre) } else { self.middle(to) };
        let Some(end) = end else { return };
        let goes_on = self.motion.walks.last_mut().filter(|walk| walk.piece == piece && walk.end == self.time);
        if let Some(walk) = goes_on {
            walk.points.push(end);
            walk.end += STEP;
            self.time = walk.end;
            return;
        }
        let stood = self.before.figure(piece).filter(|figure| figure.space == from).map(|figure| figure.place.centre);
        let Some(start) = stood.or_else(|| self.middle(from)) else { return };
        let walk = Walk { piece, points: vec![start, end], start: self.time, end: self.time + STEP };
        self.time = walk.end;
        self.motion.walks.push(walk);
    }

    fn number(&mut self, piece: Piece, text: String, news: News) {
        if let Some(place) = self.standing(piece) {
            self.motion.numbers.push(Number { text, news, place, start: self.time });
            self.glow(Some(place));
            // Several at one place do not lie on each other.
            self.time += STEP;
        }
    }

    fn glow(&mut self, place: Option<Circle>) {
        self.motion.glows.extend(place.map(|place| Glow { place, start: self.time }));
    }
}

#[cfg(test)]
mod tests {
    use super::super::board::{FigureView, Side, SpaceView};
    use super::super::outlines::{square, squares};
    use super::*;
    use egui::pos2;

    const WALKER: Piece = Piece(0);

    fn board(at: u16) -> BoardView {
        let space = |number: u16| SpaceView {
            space: SpaceId(number),
            outline: squares(&[(i32::from(number), 0)]),
            floor: squares(&[(i32::from(number), 0)]),
            middle: square(i32::from(number), 0).center(),
            free: Pos2::ZERO,
            in_sight: None,
            name: "".into(),
            about: Vec::new(),
            spoken: String::new(),
        };
        let figure = FigureView {
            piece: WALKER,
            space: SpaceId(at),
            place: Circle { centre: pos2(f32::from(at) + 0.3, 0.3), radius: 0.17 },
            side: Side::Friend,
            plan: None,
            name: "".into(),
            about: Vec::new(),
            spoken: String::new(),
        };
        BoardView { spaces: (0..4).map(space).collect(), figures: vec![figure], ..BoardView::default() }
    }

    fn step(from: u16, to: u16) -> Motion {
        Motion::Walk(WALKER, [SpaceId(from), SpaceId(to)])
    }

    #[test]
    fn a_figure_walks_through_the_spaces_in_between_and_arrives() {
        let mut motion = Moving::default();
        motion.watch(&[step(0, 1), step(1, 2)], &board(0), &board(2));
        assert_eq!(motion.place(WALKER), Some(pos2(0.3, 0.3)));
        motion.step(STEP * 0.8);
        let on_the_way = motion.place(WALKER).expect("it walks");
        assert!(on_the_way.x > 0.5 && on_the_way.x < 2.3, "{on_the_way:?}");
        motion.step(STEP * 2.0);
        assert_eq!(motion.place(WALKER), None);
        assert!(!motion.is_moving());
    }

    #[test]
    fn numbers_rise_after_the_walk_and_are_gone_then() {
        let mut motion = Moving::default();
        let hurt = Motion::Number(WALKER, "−2".to_owned(), News::Bad);
        motion.watch(&[step(0, 1), hurt], &board(0), &board(1));
        assert_eq!(motion.numbers().count(), 0);
        motion.step(STEP * 1.1);
        let texts: Vec<&str> = motion.numbers().map(|(number, ..)| number.text.as_str()).collect();
        assert_eq!(texts, ["−2"]);
        motion.step(10.0);
        assert!(!motion.is_moving());
    }

    #[test]
    fn a_long_story_is_told_faster_and_space_skips_it() {
        let mut motion = Moving::default();
        let there_and_back: Vec<Motion> = (0..40).map(|at| step(at % 2, 1 - at % 2)).collect();
        motion.watch(&there_and_back, &board(0), &board(0));
        motion.step(LONGEST + 0.01);
        assert_eq!(motion.place(WALKER), None);
        motion.watch(&there_and_back, &board(0), &board(0));
        motion.skip();
        assert!(!motion.is_moving());
    }
}

//! What moves by itself, to explain a change: figures walk, come down, strike and fall, doors swing, numbers rise, what is new
//! glows. Nothing of it takes time from anybody: clicks work meanwhile, Space skips it, and with reduced motion there is none.
//!
//! What is shown as a part of a story ([`Keep::UntilTheNext`]) stays as it ended until the next part is shown, also without
//! motion: a number that has risen is still to be read.

use super::board::{BoardView, HeapView, Piece, Spot};
use super::places::Circle;
use crate::kernel::board::{EdgeId, SpaceId};
use crate::kit::show::{Tempo, ease_in, ease_out, part};
use egui::{Pos2, Vec2, vec2};

/// Something that has happened since the board before, in the order in which it is shown.
#[derive(Clone, Debug, PartialEq)]
pub enum Motion {
    /// A figure went from a space to the next.
    Walk(Piece, [SpaceId; 2]),
    /// A figure comes down onto its place.
    Arrive(Piece),
    /// A figure falls down where it stands.
    Fall(Piece),
    /// A figure strikes another one, from nearby or by something that flies there.
    Strike(Piece, Piece, Reach),
    /// A figure is hit.
    Shake(Piece),
    /// A door swings open; its ground has no leaf meanwhile ([`DoorState::Ajar`]).
    ///
    /// [`DoorState::Ajar`]: super::doors::DoorState::Ajar
    Swing(EdgeId),
    /// A number rises over a figure.
    Number(Piece, String, News),
    /// Something is different about a place: it glows.
    Change(Spot),
}

/// How a figure strikes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// It lunges at whoever it strikes.
    Near,
    /// Something flies there.
    Far,
}

/// How long what was shown stays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Keep {
    /// It passes by itself.
    #[default]
    Passing,
    /// It stays as it ended until something else is shown.
    UntilTheNext,
}

/// However far away the other one stands, a figure lunges no farther, in units of the board.
const LONGEST_LUNGE: f32 = 0.38;
/// A number that stays has risen so far.
const RISEN: f64 = 0.5;

/// A figure on its way.
#[derive(Clone, Debug, PartialEq)]
struct Walk {
    piece: Piece,
    /// Positions on the board, the first is where it stood.
    points: Vec<Pos2>,
    start: f64,
    end: f64,
}

/// What a figure does besides walking.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Deed {
    Arrive,
    Fall,
    /// Towards there.
    Lunge(Vec2),
    Shake,
}

#[derive(Clone, Debug, PartialEq)]
struct Doing {
    piece: Piece,
    deed: Deed,
    start: f64,
    seconds: f64,
}

/// How a figure is painted just now.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Pose {
    /// Off its place, in units of the board.
    pub(super) offset: Vec2,
    /// Above the board, in units of it: 0.0 stands on it.
    pub(super) height: f32,
    /// How far it has fallen: 1.0 lies there.
    pub(super) fallen: f32,
}

/// Something that flies from one figure to another.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Bolt {
    pub(super) from: Pos2,
    pub(super) to: Pos2,
    start: f64,
}

#[derive(Clone, Debug, PartialEq)]
struct Swing {
    edge: EdgeId,
    start: f64,
}

/// A number that rises over a figure.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Number {
    /// What it says.
    pub(super) text: String,
    /// Good news or bad.
    pub(super) news: News,
    /// Where on the board it rises from.
    pub(super) place: Circle,
    start: f64,
}

/// A number that rises now.
pub(super) struct Rising<'n> {
    pub(super) number: &'n Number,
    /// How high it is, in radii.
    pub(super) risen: f32,
    /// How strong it is still seen.
    pub(super) strength: f32,
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
    deeds: Vec<Doing>,
    bolts: Vec<Bolt>,
    swings: Vec<Swing>,
    numbers: Vec<Number>,
    glows: Vec<Glow>,
    keep: Keep,
    now: f64,
}

impl Moving {
    /// Takes in what has happened since the model before, and shows it from now on.
    pub(super) fn watch(&mut self, motions: &[Motion], before: &BoardView, after: &BoardView, keep: Keep) {
        let (start, longest) = (self.now, Tempo::get().longest);
        self.skip();
        self.keep = keep;
        let mut script = Script { motion: self, before, after, time: start };
        for motion in motions {
            script.play(motion);
        }
        let length = script.time - start;
        if length > longest {
            self.hurry(start, longest / length);
        }
    }

    /// The same as it ends: nothing moves.
    pub(super) fn lay(&mut self, motions: &[Motion], before: &BoardView, after: &BoardView) {
        self.watch(motions, before, after, Keep::UntilTheNext);
        let long_ago = |start: &mut f64| *start = f64::NEG_INFINITY;
        self.walks.clear();
        self.bolts.clear();
        self.glows.clear();
        self.deeds.iter_mut().for_each(|deed| long_ago(&mut deed.start));
        self.swings.iter_mut().for_each(|swing| long_ago(&mut swing.start));
        self.numbers.iter_mut().for_each(|number| long_ago(&mut number.start));
    }

    /// Everything at once, and nothing stays.
    pub(super) fn skip(&mut self) {
        *self = Self { now: self.now, ..Self::default() };
    }

    fn hurry(&mut self, start: f64, part: f64) {
        let sooner = |time: &mut f64| *time = start + (*time - start) * part;
        for walk in &mut self.walks {
            sooner(&mut walk.start);
            sooner(&mut walk.end);
        }
        self.deeds.iter_mut().for_each(|deed| sooner(&mut deed.start));
        self.bolts.iter_mut().for_each(|bolt| sooner(&mut bolt.start));
        self.swings.iter_mut().for_each(|swing| sooner(&mut swing.start));
        self.numbers.iter_mut().for_each(|number| sooner(&mut number.start));
        self.glows.iter_mut().for_each(|glow| sooner(&mut glow.start));
    }

    /// Time goes on.
    pub(super) fn step(&mut self, now: f64) {
        let tempo = Tempo::get();
        self.now = now;
        self.walks.retain(|walk| walk.end > now);
        self.glows.retain(|glow| glow.start + tempo.glow > now);
        self.bolts.retain(|bolt| bolt.start + tempo.fly > now);
        if self.keep == Keep::Passing {
            self.numbers.retain(|number| number.start + tempo.rise > now);
            self.deeds.retain(|deed| deed.start + deed.seconds > now);
            self.swings.retain(|swing| swing.start + tempo.door > now);
        }
    }

    /// Is anything moving?
    pub(super) fn is_moving(&self) -> bool {
        let (tempo, now) = (Tempo::get(), self.now);
        let rise = if self.keep == Keep::Passing { tempo.rise } else { tempo.rise * RISEN };
        !(self.walks.is_empty() && self.glows.is_empty() && self.bolts.is_empty())
            || self.numbers.iter().any(|number| number.start + rise > now)
            || self.deeds.iter().any(|deed| deed.start + deed.seconds > now)
            || self.swings.iter().any(|swing| swing.start + tempo.door > now)
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

    /// How a figure stands, if not simply upright.
    pub(super) fn pose(&self, piece: Piece) -> Option<Pose> {
        let mut pose = Pose { offset: Vec2::ZERO, height: 0.0, fallen: 0.0 };
        let mut is_posed = false;
        for doing in self.deeds.iter().filter(|doing| doing.piece == piece) {
            let done = part(self.now, doing.start, doing.seconds);
            match doing.deed {
                Deed::Arrive => pose.height = 1.0 - ease_in(done),
                Deed::Fall => pose.fallen = ease_in(done),
                Deed::Lunge(way) => pose.offset += way * (done * std::f32::consts::PI).sin(),
                Deed::Shake if done > 0.0 && done < 1.0 => {
                    let swing = (done * std::f32::consts::TAU * 2.0).sin() * (1.0 - done);
                    pose.offset += vec2(0.03 * swing, 0.0);
                }
                Deed::Shake => {}
            }
            is_posed = true;
        }
        is_posed.then_some(pose)
    }

    /// What flies now, and how far.
    pub(super) fn bolts(&self) -> impl Iterator<Item = (&Bolt, f32)> {
        let started = self.bolts.iter().filter(|bolt| bolt.start <= self.now);
        started.map(|bolt| (bolt, part(self.now, bolt.start, Tempo::get().fly)))
    }

    /// Doors that swing, and how far each is open.
    pub(super) fn swings(&self) -> impl Iterator<Item = (EdgeId, f32)> {
        self.swings.iter().map(|swing| (swing.edge, ease_out(part(self.now, swing.start, Tempo::get().door))))
    }

    /// Numbers that rise now.
    pub(super) fn numbers(&self) -> impl Iterator<Item = Rising<'_>> {
        let most = if self.keep == Keep::Passing { 1.0 } else { RISEN as f32 };
        self.numbers.iter().filter(|number| number.start <= self.now).map(move |number| {
            let part = part(self.now, number.start, Tempo::get().rise).min(most);
            Rising { number, risen: ease_out(part) * 1.1, strength: (2.0 - 2.0 * part).clamp(0.0, 1.0) }
        })
    }

    /// Where something glows now, and how strongly.
    pub(super) fn glows(&self) -> impl Iterator<Item = (Circle, f32)> {
        let started = self.glows.iter().filter(|glow| glow.start <= self.now);
        started.map(|glow| (glow.place, 1.0 - part(self.now, glow.start, Tempo::get().glow)))
    }
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
        let tempo = Tempo::get();
        match motion {
            Motion::Walk(piece, [from, to]) => self.walk(*piece, *from, *to),
            Motion::Number(piece, text, news) => self.number(*piece, text.clone(), *news),
            Motion::Change(spot) => self.glow(self.place(*spot)),
            Motion::Arrive(piece) => {
                self.does(*piece, Deed::Arrive, tempo.drop);
                self.time += tempo.stagger;
            }
            Motion::Fall(piece) => self.does(*piece, Deed::Fall, tempo.fall),
            Motion::Shake(piece) => self.does(*piece, Deed::Shake, tempo.shake * 2.0),
            Motion::Strike(from, to, reach) => self.strike(*from, *to, *reach),
            Motion::Swing(edge) => self.motion.swings.push(Swing { edge: *edge, start: self.time }),
        }
    }

    fn does(&mut self, piece: Piece, deed: Deed, seconds: f64) {
        self.motion.deeds.push(Doing { piece, deed, start: self.time, seconds });
    }

    fn strike(&mut self, from: Piece, to: Piece, reach: Reach) {
        let tempo = Tempo::get();
        let (Some(stands), Some(struck)) = (self.standing(from), self.standing(to)) else { return };
        let way = struck.centre - stands.centre;
        match reach {
            Reach::Near => {
                let far = (way.length() * 0.5).min(LONGEST_LUNGE);
                self.does(from, Deed::Lunge(way.normalized() * far), tempo.strike);
                self.time += tempo.strike * 0.5;
            }
            Reach::Far => {
                self.motion.bolts.push(Bolt { from: stands.centre, to: struck.centre, start: self.time });
                self.time += tempo.fly;
            }
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
        let step = Tempo::get().step;
        let Some(goal) = self.after.figure(piece) else { return };
        let end = if goal.space == to { Some(goal.place.centre) } else { self.middle(to) };
        let Some(end) = end else { return };
        let goes_on = self.motion.walks.last_mut().filter(|walk| walk.piece == piece && walk.end == self.time);
        if let Some(walk) = goes_on {
            walk.points.push(end);
            walk.end += step;
            self.time = walk.end;
            return;
        }
        let stood = self.before.figure(piece).filter(|figure| figure.space == from).map(|figure| figure.place.centre);
        let Some(start) = stood.or_else(|| self.middle(from)) else { return };
        let walk = Walk { piece, points: vec![start, end], start: self.time, end: self.time + step };
        self.time = walk.end;
        self.motion.walks.push(walk);
    }

    fn number(&mut self, piece: Piece, text: String, news: News) {
        if let Some(place) = self.standing(piece) {
            self.motion.numbers.push(Number { text, news, place, start: self.time });
            self.glow(Some(place));
            // Several at one place do not lie on each other.
            self.time += Tempo::get().step;
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

    const PASSING: Keep = Keep::Passing;

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
        motion.watch(&[step(0, 1), step(1, 2)], &board(0), &board(2), PASSING);
        assert_eq!(motion.place(WALKER), Some(pos2(0.3, 0.3)));
        motion.step(Tempo::get().step * 0.8);
        let on_the_way = motion.place(WALKER).expect("it walks");
        assert!(on_the_way.x > 0.5 && on_the_way.x < 2.3, "{on_the_way:?}");
        motion.step(Tempo::get().step * 2.0);
        assert_eq!(motion.place(WALKER), None);
        assert!(!motion.is_moving());
    }

    #[test]
    fn numbers_rise_after_the_walk_and_are_gone_then() {
        let mut motion = Moving::default();
        let hurt = Motion::Number(WALKER, "−2".to_owned(), News::Bad);
        motion.watch(&[step(0, 1), hurt], &board(0), &board(1), PASSING);
        assert_eq!(motion.numbers().count(), 0);
        motion.step(Tempo::get().step * 1.1);
        let texts: Vec<&str> = motion.numbers().map(|rising| rising.number.text.as_str()).collect();
        assert_eq!(texts, ["−2"]);
        motion.step(10.0);
        assert!(!motion.is_moving());
    }

    #[test]
    fn a_long_story_is_told_faster_and_space_skips_it() {
        let mut motion = Moving::default();
        let there_and_back: Vec<Motion> = (0..40).map(|at| step(at % 2, 1 - at % 2)).collect();
        motion.watch(&there_and_back, &board(0), &board(0), PASSING);
        motion.step(Tempo::get().longest + 0.01);
        assert_eq!(motion.place(WALKER), None);
        motion.watch(&there_and_back, &board(0), &board(0), PASSING);
        motion.skip();
        assert!(!motion.is_moving());
    }

    #[test]
    fn what_belongs_to_a_story_stays_to_be_read_also_without_motion() {
        let hurt = Motion::Number(WALKER, "−2".to_owned(), News::Bad);
        let mut moved = Moving::default();
        moved.watch(&[hurt.clone(), Motion::Fall(WALKER)], &board(0), &board(0), Keep::UntilTheNext);
        assert!(moved.is_moving());
        moved.step(100.0);
        let mut still = Moving::default();
        still.lay(&[hurt, Motion::Fall(WALKER)], &board(0), &board(0));
        still.step(100.0);
        for motion in [&moved, &still] {
            assert!(!motion.is_moving());
            assert!(motion.numbers().all(|rising| rising.strength > 0.9) && motion.numbers().count() == 1);
            assert_eq!(motion.pose(WALKER).map(|pose| pose.fallen), Some(1.0));
        }
        moved.skip();
        assert_eq!((moved.numbers().count(), moved.pose(WALKER)), (0, None));
    }

    #[test]
    fn whoever_arrives_stands_on_the_board_in_the_end_and_whoever_strikes_is_back() {
        let mut motion = Moving::default();
        motion.watch(&[Motion::Arrive(WALKER)], &board(0), &board(0), Keep::UntilTheNext);
        assert!(motion.pose(WALKER).is_some_and(|pose| pose.height > 0.9));
        motion.step(1.0);
        assert!(motion.pose(WALKER).is_some_and(|pose| pose.height < 0.01 && pose.offset.length() < 0.01));
    }
}

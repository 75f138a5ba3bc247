//! Where one looks at the board from. Positions on the board are in its units, those on the screen in points.

use super::pane::Pane;
use egui::{Pos2, Rect, Vec2};

/// Fewest and most points a unit of the board may take.
const ZOOM: std::ops::RangeInclusive<f32> = 28.0..=360.0;
/// Empty table around the board when it is fitted, in units of it.
pub(super) const MARGIN: f32 = 0.32;
/// What is fitted is seen to its ends, however small that makes it.
const FITTED_LEAST: f32 = 12.0;
/// A fitted small board is not blown up beyond this, or this part of the shorter side of the view, where that is more.
const FITTED_ZOOM: f32 = 210.0;
const FITTED_PART: f32 = 0.24;
/// A space that somebody has to see well takes so many points, where the view has room for it.
const NEAR: f32 = 124.0;
/// One that takes so many is seen well and stays as it is, and so does one that takes this part of what it would usually take.
const ENOUGH: f32 = 120.0;
const STAYS: f32 = 0.8;
/// At first it takes so many times more.
const FIRST: f32 = 1.15;
/// What has been reckoned in another way may be off by so much.
const NEARLY: f32 = 0.01;
/// Beside what has to be seen lies at least so much of the table, in units of the board.
const TIGHT: f32 = 0.03;
/// In a view so large, in points, a board that is narrower than it is shown larger, as long as so many spaces are seen above each other;
/// as a whole where that makes them hardly smaller.
const LARGE: Vec2 = Vec2::new(1200.0, 1000.0);
const ROWS: f32 = 4.0;
const WHOLE: f32 = 0.7;
/// It never takes fewer, however much else is to be seen.
const NEAREST_LEAST: f32 = 98.0;
/// Nor more: neighbours belong to the picture.
const NEAREST_MOST: f32 = 190.0;
/// In a view of this height or width, whichever is less, spaces are as large as said above; for each point more they grow by a part
/// of it, so that a large window is not filled with empty table.
const ROOM: f32 = 1150.0;
const GROWTH: f32 = 1.7;
/// A glide is over when less than this is left, in points and in parts of the zoom.
const ARRIVED: f32 = 0.002;
/// Seconds after which half of a glide is done.
const HALF_LIFE: f32 = 0.035;

/// What is seen: the point of the board in the middle, and how large a unit is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Look {
    /// Position on the board in the middle of the view.
    pub centre: Pos2,
    /// Points per unit.
    pub zoom: f32,
}

/// Does the camera glide to where it shall look, or is it there at once?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Glide {
    /// It glides.
    Smooth,
    /// It jumps: reduced motion, tests.
    None,
}

/// What is to be seen, as parts of the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Attention {
    /// Where whoever acts stands.
    pub who: Rect,
    /// Where something can be done or happens.
    pub what: Rect,
    /// A unit of the board takes at least so many points, else whoever stands there would be too small.
    pub least: f32,
}

/// What part of a board is seen: where the pane lies on it and how large a unit is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Camera {
    now: Look,
    goal: Look,
    is_set: bool,
    is_fitted: bool,
    by_hand: bool,
}

impl Default for Camera {
    fn default() -> Self {
        let look = Look { centre: Pos2::ZERO, zoom: 120.0 };
        Self { now: look, goal: look, is_set: false, is_fitted: false, by_hand: false }
    }
}

impl Camera {
    /// What is seen now.
    #[must_use]
    pub fn look(&self) -> Look {
        self.now
    }

    /// What will be seen when it rests.
    pub(super) fn goal(&self) -> Look {
        self.goal
    }

    /// Has it ever been pointed at something?
    #[must_use]
    pub fn is_set(&self) -> bool {
        self.is_set
    }

    /// Does it show the whole board, as nobody has wanted it otherwise?
    #[must_use]
    pub fn is_fitted(&self) -> bool {
        self.is_fitted
    }

    /// Has a hand moved it since it was fitted? Then it stays where it is, whatever becomes of the window.
    #[must_use]
    pub fn is_held(&self) -> bool {
        self.by_hand
    }

    /// Is it on its way?
    #[must_use]
    pub fn is_gliding(&self) -> bool {
        let (now, goal) = (self.now, self.goal);
        now.centre.distance(goal.centre) * goal.zoom > 0.25 || (now.zoom / goal.zoom - 1.0).abs() > ARRIVED
    }

    /// One frame of a glide.
    pub fn step(&mut self, seconds: f32, glide: Glide) {
        if glide == Glide::None || !self.is_gliding() {
            self.now = self.goal;
            return;
        }
        let part = 1.0 - 0.5_f32.powf(seconds / HALF_LIFE);
        self.now.centre = self.now.centre.lerp(self.goal.centre, part);
        self.now.zoom += (self.goal.zoom - self.now.zoom) * part;
    }

    /// To the goal at once.
    pub fn arrive(&mut self) {
        self.now = self.goal;
    }

    /// The whole board.
    pub fn fit(&mut self, pane: Pane, bounds: Rect) {
        let is_new = !self.is_set;
        self.frame(pane.clear(), bounds);
        self.goal.centre -= pane.lowered(bounds.expand(MARGIN).height() * self.goal.zoom) / self.goal.zoom;
        if is_new {
            self.now = self.goal;
        }
        self.is_fitted = true;
        self.by_hand = false;
    }

    /// Who acts and what it is about, from so near that one sees it well: all of it if that fits, else as much of it as fits beside
    /// whoever acts. What is seen well already stays where it is; else it moves no further than needed.
    pub fn attend(&mut self, pane: Pane, scene: Attention, bounds: Rect) {
        let Attention { who, what, least: figures } = scene;
        let (view, clear) = (pane.open(), pane.clear());
        let Sizes { usual, first, enough, most } = Sizes::of(pane, bounds);
        let (near, least) = (figures.clamp(usual, most), figures.clamp(NEAREST_LEAST, most));
        let bare = what.union(who);
        let (who, part) = (who.expand(MARGIN * 0.5), bare.expand(MARGIN * 0.5));
        // What is left of the table beside it gives way first.
        let fits = fits_in(view, part).max(fits_in(view, bare.expand(TIGHT)).min(ENOUGH));
        // Once there is room again it comes near again.
        let well = figures.clamp(enough, most).min(fits).max(least);
        let is_near = self.is_set && (well - NEARLY..=most).contains(&self.goal.zoom);
        let shift = pane.shift_to(view) / self.goal.zoom;
        let seen = Rect::from_center_size(self.goal.centre + shift, view.size() / self.goal.zoom);
        let is_well = is_near && !self.is_fitted && seen.contains_rect(bare);
        // A board that is seen as a whole stays where it is, whatever is said above.
        let all = fits_in(clear, bounds.expand(MARGIN));
        let is_whole = all >= (NEAR + growth(clear)).min(usual).max(usual * WHOLE) && all >= figures.min(most);
        if is_whole && !(is_well && self.goal.zoom > all) {
            self.fit(pane, bounds);
            return;
        }
        (self.is_fitted, self.by_hand) = (false, false);
        if is_well {
            return;
        }
        if !(is_near && self.goal.zoom <= fits) {
            let steady = if self.is_set { self.goal.zoom.clamp(near, most) } else { first.max(near) };
            let zoom = fits.clamp(least.max(all), steady.max(all));
            self.goal.zoom = zoom.min(fits_in(view, who).max(*ZOOM.start()));
        }
        let size = view.size() / self.goal.zoom;
        let shift = pane.shift_to(view) / self.goal.zoom;
        let from = if self.is_set { self.goal.centre + shift } else { who.center() };
        let kept = |from: f32, half: f32, low: f32, high: f32| {
            // The middle may lie anywhere between these two without hiding any of it.
            let (least, most) = (high - half, low + half);
            if least <= most { from.clamp(least, most) } else { (low + high) / 2.0 }
        };
        let around = |part: Rect, from: Pos2| Pos2 {
            x: kept(from.x, size.x / 2.0, part.left(), part.right()),
            y: kept(from.y, size.y / 2.0, part.top(), part.bottom()),
        };
        self.goal.centre = around(who, around(part, from));
        // No more of the empty table than needed.
        let board = bounds.expand(MARGIN);
        let within = |at: f32, half: f32, low: f32, high: f32| {
            if high - low <= 2.0 * half { (low + high) / 2.0 } else { at.clamp(low + half, high - half) }
        };
        self.goal.centre.x = within(self.goal.centre.x, size.x / 2.0, board.left(), board.right());
        self.goal.centre.y = within(self.goal.centre.y, size.y / 2.0, board.top(), board.bottom());
        self.goal.centre -= shift;
        if !self.is_set {
            (self.now, self.is_set) = (self.goal, true);
        }
    }

    /// The middle of what is seen is to be here: a hand has pointed there from outside.
    pub fn centre_on(&mut self, at: Pos2, bounds: Rect) {
        (self.is_fitted, self.by_hand) = (false, true);
        self.goal = Look { centre: at, zoom: self.now.zoom };
        self.keep_in_view(bounds);
        self.now = self.goal;
    }

    /// The whole board because somebody wants to see it: it stays so.
    pub fn hold_whole(&mut self, pane: Pane, bounds: Rect) {
        self.fit(pane, bounds);
        self.by_hand = true;
    }

    /// A part of the board, as large as it fits.
    pub fn frame(&mut self, view: Rect, part: Rect) {
        self.is_fitted = false;
        let part = part.expand(MARGIN);
        let zoom = (view.width() / part.width()).min(view.height() / part.height());
        let zoom = zoom.min(FITTED_ZOOM.max(view.size().min_elem() * FITTED_PART));
        self.goal = Look { centre: part.center(), zoom: zoom.clamp(FITTED_LEAST, *ZOOM.end()) };
        if !self.is_set {
            (self.now, self.is_set) = (self.goal, true);
        }
    }

    /// Moves no further than needed for a part of the board to be seen; zooms out only if it would not fit.
    pub fn include(&mut self, view: Rect, part: Rect, bounds: Rect) {
        let part = part.expand(MARGIN * 0.5);
        let seen = self.seen(view);
        if seen.contains_rect(part) {
            return;
        }
        self.is_fitted = false;
        if part.width() > seen.width() || part.height() > seen.height() {
            self.frame(view, part);
        } else {
            let move_in = |low: f32, high: f32, from: f32, to: f32| {
                if from < low {
                    from - low
                } else if to > high {
                    to - high
                } else {
                    0.0
                }
            };
            self.goal.centre.x += move_in(seen.left(), seen.right(), part.left(), part.right());
            self.goal.centre.y += move_in(seen.top(), seen.bottom(), part.top(), part.bottom());
        }
        self.keep_in_view(bounds);
    }

    /// The board moves with the pointer, so the camera the other way. At once: a hand has no inertia.
    pub fn pan(&mut self, by: Vec2, bounds: Rect) {
        self.is_fitted = false;
        self.by_hand = true;
        self.goal.centre = self.now.centre - by / self.now.zoom;
        self.goal.zoom = self.now.zoom;
        self.keep_in_view(bounds);
        self.now = self.goal;
    }

    /// Larger or smaller around a point of the screen that stays where it is.
    pub fn zoom_at(&mut self, view: Rect, point: Pos2, factor: f32, bounds: Rect) {
        self.is_fitted = false;
        self.by_hand = true;
        let before = self.goal;
        // A board that was framed from further away is not leapt at.
        let zoom = (before.zoom * factor).clamp(ZOOM.start().min(before.zoom), *ZOOM.end());
        let away = point - view.center();
        self.goal.zoom = zoom;
        self.goal.centre = before.centre + away / before.zoom - away / zoom;
        self.keep_in_view(bounds);
    }

    /// The part of the board that will be seen when the camera rests.
    #[must_use]
    pub fn seen(&self, view: Rect) -> Rect {
        Rect::from_center_size(self.goal.centre, view.size() / self.goal.zoom)
    }

    /// The middle of the view never leaves the board, so it can never be lost.
    fn keep_in_view(&mut self, bounds: Rect) {
        self.goal.centre = self.goal.centre.clamp(bounds.min, bounds.max);
    }
}

/// So large a part is seen as a whole.
fn fits_in(view: Rect, part: Rect) -> f32 {
    (view.width() / part.width()).min(view.height() / part.height())
}

/// How large a unit is where something is decided on a board.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Sizes {
    /// At least, when the camera comes near and there is room.
    usual: f32,
    /// When it is looked at first.
    first: f32,
    /// What is so large already stays.
    enough: f32,
    most: f32,
}

impl Sizes {
    /// Large enough to be seen well. A board that is narrower than a large view fills its width, as long as enough of it is seen above
    /// each other; and no column is cut off where all of them are large enough without.
    fn of(pane: Pane, bounds: Rect) -> Self {
        let view = pane.clear();
        let (more, wide) = (growth(view), view.width() / (bounds.width() + MARGIN));
        let near = NEAR + more;
        let is_large = pane.rect.width() >= LARGE.x && pane.rect.height() >= LARGE.y;
        let high = if is_large { view.height() / ROWS } else { near };
        let usual = if wide < ENOUGH { near } else { wide.min(high).max(near.min(wide)) };
        let usual = usual.min(*ZOOM.end());
        let enough = (ENOUGH + more).max(usual * STAYS).min(usual);
        let most = (NEAREST_MOST + more).max(usual).min(*ZOOM.end());
        let first = (NEAR * FIRST + more).min(if wide < ENOUGH { most } else { wide }).clamp(usual, most);
        Self { usual, first, enough, most }
    }
}

/// So much larger than usual spaces are in a large view.
fn growth(view: Rect) -> f32 {
    (view.size().min_elem() - ROOM).max(0.0) * GROWTH
}

impl Look {
    /// A position on the screen.
    #[must_use]
    pub fn screen(&self, view: Rect, on_board: Pos2) -> Pos2 {
        view.center() + (on_board - self.centre) * self.zoom
    }

    /// A position on the board.
    #[must_use]
    pub fn board(&self, view: Rect, on_screen: Pos2) -> Pos2 {
        self.centre + (on_screen - view.center()) / self.zoom
    }

    /// An area on the screen.
    #[must_use]
    pub fn screen_rect(&self, view: Rect, on_board: Rect) -> Rect {
        Rect::from_min_max(self.screen(view, on_board.min), self.screen(view, on_board.max))
    }
}

#[cfg(test)]
mod tests;

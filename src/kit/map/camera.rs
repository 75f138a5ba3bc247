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
    /// whoever acts. Moves no further than needed.
    pub fn attend(&mut self, pane: Pane, scene: Attention, bounds: Rect) {
        let Attention { who, what, least } = scene;
        let more = growth(pane.clear());
        let most = (NEAREST_MOST + more).min(*ZOOM.end());
        let (near, least) = (least.clamp((NEAR + more).min(most), most), least.clamp(NEAREST_LEAST, most));
        let fits_in = |view: Rect, part: Rect| (view.width() / part.width()).min(view.height() / part.height());
        // A board that is seen as a whole stays where it is, whatever is said above.
        let all = fits_in(pane.clear(), bounds.expand(MARGIN));
        if all >= near {
            self.fit(pane, bounds);
            return;
        }
        let view = pane.open();
        let fits = |part: Rect| fits_in(view, part);
        let (who, part) = (who.expand(MARGIN * 0.5), what.union(who).expand(MARGIN * 0.5));
        // Once there is room again it comes near again.
        let well = near.min(fits(part)).max(least);
        let is_near = (well..=most).contains(&self.goal.zoom) && self.goal.zoom <= fits(part);
        if !(is_near && self.is_set) {
            let steady =
                if self.is_set { self.goal.zoom.clamp(near, most) } else { near.max(NEAR * 1.15 + more).min(most) };
            self.goal.zoom = fits(part).clamp(least.max(all), steady.max(all)).min(fits(who).max(*ZOOM.start()));
        }
        (self.is_fitted, self.by_hand) = (false, false);
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
mod tests {
    use super::*;
    use egui::{pos2, vec2};

    const VIEW: Rect = Rect { min: pos2(0.0, 0.0), max: pos2(800.0, 600.0) };
    const PANE: Pane = Pane { rect: VIEW, covered: 0.0, above: 0.0 };
    const BOARD: Rect = Rect { min: Pos2::ZERO, max: pos2(6.0, 12.0) };

    fn fitted() -> Camera {
        let mut camera = Camera::default();
        camera.fit(PANE, BOARD);
        camera
    }

    #[test]
    fn fitting_shows_the_whole_board() {
        let camera = fitted();
        assert!(camera.seen(VIEW).contains_rect(BOARD));
        assert!(!camera.is_gliding());
    }

    #[test]
    fn a_board_of_any_size_is_seen_to_its_ends() {
        let (mut camera, large) = (Camera::default(), Rect { min: Pos2::ZERO, max: pos2(40.0, 12.0) });
        camera.fit(PANE, large);
        assert!(camera.seen(VIEW).contains_rect(large));
    }

    #[test]
    fn only_a_hand_holds_the_camera() {
        let mut camera = fitted();
        camera.frame(VIEW, Rect::from_min_size(pos2(0.0, 0.0), vec2(1.0, 1.0)));
        assert!(!camera.is_held(), "it looked there by itself");
        camera.pan(vec2(5.0, 0.0), BOARD);
        assert!(camera.is_held());
        camera.fit(PANE, BOARD);
        assert!(!camera.is_held());
    }

    #[test]
    fn zooming_keeps_the_point_under_the_pointer() {
        let mut camera = fitted();
        let point = pos2(500.0, 250.0);
        let before = camera.look().board(VIEW, point);
        camera.zoom_at(VIEW, point, 1.7, BOARD);
        camera.arrive();
        assert!(before.distance(camera.look().board(VIEW, point)) < 0.001);
        camera.zoom_at(VIEW, point, 1000.0, BOARD);
        camera.arrive();
        assert!((camera.look().zoom - *ZOOM.end()).abs() < 0.001);
    }

    #[test]
    fn panning_follows_the_hand_and_never_loses_the_board() {
        let mut camera = fitted();
        let before = camera.look().screen(VIEW, pos2(3.0, 6.0));
        camera.pan(vec2(40.0, -25.0), BOARD);
        assert!((camera.look().screen(VIEW, pos2(3.0, 6.0)) - before - vec2(40.0, -25.0)).length() < 0.01);
        camera.pan(vec2(100_000.0, 0.0), BOARD);
        assert!(BOARD.contains(camera.look().centre));
    }

    #[test]
    fn what_is_seen_already_does_not_move_the_camera() {
        let mut camera = fitted();
        let before = camera;
        camera.include(VIEW, Rect::from_min_size(pos2(2.0, 2.0), vec2(1.0, 1.0)), BOARD);
        assert_eq!(camera, before);
    }

    #[test]
    fn what_is_not_seen_comes_into_view_by_the_shortest_way() {
        let mut camera = fitted();
        camera.zoom_at(VIEW, VIEW.center(), 4.0, BOARD);
        camera.arrive();
        let (zoom, x) = (camera.look().zoom, camera.look().centre.x);
        let corner = Rect::from_min_size(pos2(2.0, 11.0), vec2(1.0, 1.0));
        camera.include(VIEW, corner, BOARD);
        camera.arrive();
        assert!(camera.seen(VIEW).contains_rect(corner));
        assert!((camera.look().zoom - zoom).abs() < 0.001);
        assert!((camera.look().centre.x - x).abs() < 0.001);
        camera.include(VIEW, BOARD, BOARD);
        assert!(camera.seen(VIEW).contains_rect(BOARD));
    }

    /// A board that is never near enough as a whole.
    const LONG: Rect = Rect { min: Pos2::ZERO, max: pos2(6.0, 30.0) };

    fn space(x: f32, y: f32) -> Rect {
        Rect::from_min_size(pos2(x, y), vec2(1.0, 1.0))
    }

    #[test]
    fn who_acts_is_seen_well_with_all_that_matters_if_it_fits() {
        let mut camera = Camera::default();
        let scene = Attention { who: space(2.0, 10.0), what: space(4.0, 12.0), least: 0.0 };
        camera.attend(PANE, scene, LONG);
        let seen = camera.seen(VIEW);
        assert!(camera.look().zoom >= 120.0, "{:?}", camera.look());
        assert!(seen.contains_rect(scene.who) && seen.contains_rect(scene.what));
    }

    #[test]
    fn what_lies_too_far_away_is_left_out_and_not_who_acts() {
        let mut camera = Camera::default();
        let scene = Attention { who: space(2.0, 1.0), what: space(2.0, 29.0), least: 0.0 };
        camera.attend(PANE, scene, LONG);
        assert!(camera.seen(VIEW).contains_rect(scene.who));
        assert!(camera.look().zoom >= 96.0);
    }

    #[test]
    fn it_rests_as_long_as_all_is_in_the_picture() {
        let mut camera = Camera::default();
        camera.attend(PANE, Attention { who: space(2.0, 10.0), what: space(3.0, 10.0), least: 0.0 }, LONG);
        let before = camera.look();
        camera.attend(PANE, Attention { who: space(3.0, 11.0), what: space(2.0, 10.0), least: 0.0 }, LONG);
        camera.arrive();
        assert_eq!(camera.look(), before);
        camera.attend(PANE, Attention { who: space(3.0, 20.0), what: space(3.0, 20.0), least: 0.0 }, LONG);
        camera.arrive();
        assert!(camera.seen(VIEW).contains_rect(space(3.0, 20.0)) && camera.look() != before);
    }

    #[test]
    fn what_has_to_be_seen_is_shown_above_what_lies_over_the_board() {
        let (mut camera, pane) = (Camera::default(), Pane { covered: 150.0, ..PANE });
        for y in [10.0, 20.0, 29.0, 3.0] {
            let who = space(2.0, y);
            camera.attend(pane, Attention { who, what: who, least: 0.0 }, LONG);
            camera.arrive();
            let on_screen = camera.look().screen_rect(VIEW, who);
            assert!(on_screen.bottom() <= 450.0 && on_screen.top() >= 0.0, "{on_screen:?}");
        }
        camera.fit(pane, LONG);
        camera.arrive();
        assert!(camera.look().screen_rect(VIEW, LONG).bottom() <= 450.0);
    }

    #[test]
    fn who_acts_is_shown_below_what_is_said_of_it_and_a_board_that_is_seen_whole_stays() {
        let (mut camera, pane) = (Camera::default(), Pane { covered: 150.0, above: 110.0, ..PANE });
        for y in [10.0, 20.0, 29.0, 3.0, 0.0] {
            let who = space(2.0, y);
            camera.attend(pane, Attention { who, what: who, least: 0.0 }, LONG);
            camera.arrive();
            let on_screen = camera.look().screen_rect(VIEW, who);
            assert!(on_screen.bottom() <= 450.0 && on_screen.top() >= 110.0, "{y}: {on_screen:?}");
        }
        let small = Rect::from_min_size(Pos2::ZERO, vec2(2.0, 2.0));
        let looks = [0.0, 110.0].map(|above| {
            let mut camera = Camera::default();
            camera.attend(Pane { above, ..PANE }, Attention { who: small, what: small, least: 0.0 }, small);
            camera.look()
        });
        assert_eq!(looks[0], looks[1]);
    }

    #[test]
    fn a_large_window_shows_larger_spaces_and_not_more_of_the_table_beside_the_board() {
        let scene = Attention { who: space(2.0, 10.0), what: space(2.0, 10.0), least: 0.0 };
        let zooms = [vec2(900.0, 640.0), vec2(1930.0, 1230.0), vec2(3400.0, 1950.0)].map(|size| {
            let mut camera = Camera::default();
            camera.attend(Pane { rect: Rect::from_min_size(Pos2::ZERO, size), ..PANE }, scene, LONG);
            camera.look().zoom
        });
        assert!(zooms[0] < 150.0 && zooms[1] > 240.0 && zooms[2] <= *ZOOM.end(), "{zooms:?}");
    }

    #[test]
    fn a_small_board_is_seen_as_a_whole() {
        let mut camera = Camera::default();
        camera.attend(
            PANE,
            Attention { who: space(0.0, 0.0), what: space(1.0, 0.0), least: 0.0 },
            Rect::from_min_size(Pos2::ZERO, vec2(4.0, 3.0)),
        );
        assert!(camera.is_fitted());
    }

    #[test]
    fn a_glide_ends() {
        let mut camera = fitted();
        camera.zoom_at(VIEW, VIEW.center(), 2.0, BOARD);
        assert!(camera.is_gliding());
        for _ in 0..60 {
            camera.step(1.0 / 60.0, Glide::Smooth);
        }
        assert!(!camera.is_gliding());
    }
}

//! What hands do on a drawing board: they point at Zones, carry what is picked, draw a frame round more, and do the same by keyboard.

use crate::house::text::Texts;
use crate::kit::map::picking::{ARROWS, Side, nearest_side};
use crate::kit::map::{Canvas, MapView};
use egui::{EventFilter, Modifiers, PointerButton, Pos2, Rect, Ui};

/// A Zone of a drawing board.
pub(crate) trait Zone: Copy {
    /// Its square on the board.
    fn square(self) -> Rect;

    /// How far it is to another one.
    fn steps_to(self, other: Self) -> Step;

    /// The one so far away; none beyond the board.
    fn after(self, step: Step) -> Option<Self>;
}

/// From Zone to Zone: so many to the right, and so many down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Step {
    pub(crate) x: i16,
    pub(crate) y: i16,
}

/// The Zone behind that side of a Zone which is nearest to a place in it, and how far that side is, in Zones.
pub(crate) fn nearest_border<Z: Zone>(zone: Z, at: Pos2) -> (Z, f32) {
    let is_there = |x, y| zone.after(Step { x, y }).is_some();
    match nearest_side(at - zone.square().min, is_there) {
        Some(Side { x, y, far }) => (zone.after(Step { x, y }).unwrap_or(zone), far),
        None => (zone, 1.0),
    }
}

/// What the hand is doing.
#[derive(Debug)]
pub(crate) struct Hand<Z> {
    /// The Zone under the pointer.
    pub(crate) over: Option<Z>,
    /// The keyboard was used last, so its cursor says what is meant.
    pub(crate) by_keys: bool,
    /// Where picked things were taken.
    pub(crate) carried_from: Option<Z>,
    /// A frame is drawn from here, on the board.
    pub(crate) framed_from: Option<Pos2>,
    /// The same by keyboard.
    pub(crate) anchor: Option<Z>,
}

impl<Z> Default for Hand<Z> {
    fn default() -> Self {
        Self { over: None, by_keys: false, carried_from: None, framed_from: None, anchor: None }
    }
}

impl<Z: Zone> Hand<Z> {
    /// The Zone that is meant: under the pointer, or where the keyboard is.
    pub(crate) fn place(&self, cursor: Z) -> Z {
        self.over.filter(|_| !self.by_keys).unwrap_or(cursor)
    }

    /// Nothing is carried or framed any more.
    pub(crate) fn let_go(&mut self) {
        (self.carried_from, self.framed_from, self.anchor) = (None, None, None);
    }

    /// Does it carry and frame nothing?
    pub(crate) fn is_empty(&self) -> bool {
        self.carried_from.is_none() && self.framed_from.is_none() && self.anchor.is_none()
    }

    /// Where the pointer is on the board, if it is there.
    pub(crate) fn follow(&mut self, ui: &Ui, canvas: &Canvas, zone_at: impl Fn(Pos2) -> Z) -> Option<Pos2> {
        let on_screen = ui.input(|input| input.pointer.latest_pos()).filter(|at| canvas.rect.contains(*at));
        let on_board = on_screen.map(|at| canvas.look.board(canvas.rect, at));
        self.over = on_board.map(zone_at);
        if ui.input(|input| input.pointer.is_moving()) {
            self.by_keys = false;
        }
        on_board
    }

    /// How far what is carried has come.
    pub(crate) fn carries(&self) -> Option<Step> {
        Some(self.carried_from?.steps_to(self.over?))
    }
}

/// What a board lends to the hands on it.
pub(crate) struct Lent<'a, Z, T> {
    pub(crate) hand: &'a mut Hand<Z>,
    /// Where the keyboard is.
    pub(crate) cursor: &'a mut Z,
    pub(crate) picked: &'a mut Vec<T>,
    pub(crate) view: &'a mut MapView,
    /// As far as the board reaches.
    pub(crate) bounds: Rect,
}

/// A board on which hands draw.
pub(crate) trait DrawingBoard {
    /// What it consists of.
    type Zone: Zone;
    /// What lies on it.
    type Thing: Clone + PartialEq;

    /// What hands work with.
    fn lend(&mut self) -> Lent<'_, Self::Zone, Self::Thing>;

    /// The Zone at a place.
    fn zone_at(&self, at: Pos2) -> Self::Zone;

    /// Something is dragged from here: what is taken along, the topmost first. Nothing: a frame is drawn; `None`: neither begins.
    fn taken(&mut self, texts: &Texts, began: Pos2, modifiers: Modifiers) -> Option<Vec<Self::Thing>>;

    /// What is picked was carried.
    fn carried(&mut self, texts: &Texts, step: Step);

    /// The same by a key.
    fn nudged(&mut self, texts: &Texts, step: Step) {
        self.carried(texts, step);
    }

    /// A frame was drawn: what it touches is picked, too.
    fn framed(&mut self, frame: Rect);

    /// The same by keys, as far as it has come.
    fn framed_by_keys(&mut self, frame: Rect) {
        self.framed(frame);
    }

    /// The border between the cursor and the Zone beside it is meant.
    fn at_border(&mut self, texts: &Texts, beside: Self::Zone, modifiers: Modifiers);

    /// Picked things are carried by whole Zones; from an empty place a frame is drawn. With a key held it adds.
    fn drag(&mut self, texts: &Texts, canvas: &Canvas, at: Pos2, modifiers: Modifiers) {
        let floor = &canvas.floor;
        if floor.drag_started_by(PointerButton::Primary) {
            let began = canvas.drag_began();
            let (taken, from) = (self.taken(texts, began, modifiers), self.zone_at(began));
            let Lent { hand, picked, .. } = self.lend();
            if let Some(things) = taken {
                match things.first() {
                    Some(top) => {
                        if !things.iter().any(|thing| picked.contains(thing)) {
                            *picked = vec![top.clone()];
                        }
                        hand.carried_from = Some(from);
                    }
                    None => hand.framed_from = Some(began),
                }
            }
        }
        if !floor.drag_stopped_by(PointerButton::Primary) {
            return;
        }
        if let Some(from) = self.lend().hand.carried_from.take() {
            self.carried(texts, from.steps_to(self.zone_at(at)));
        }
        if let Some(from) = self.lend().hand.framed_from.take() {
            if !modifiers.command && !modifiers.shift {
                self.lend().picked.clear();
            }
            self.framed(Rect::from_two_pos(from, at));
        }
    }

    /// Arrows move the cursor; with Alt what is picked, with Shift a frame, with Ctrl they mean the border on that side.
    fn arrow_keys(&mut self, ui: &Ui, texts: &Texts, canvas: &Canvas) {
        let pressed = |modifiers, key| ui.input_mut(|input| input.consume_key(modifiers, key));
        for (key, x, y) in ARROWS {
            let cursor = *self.lend().cursor;
            let beside = cursor.after(Step { x, y });
            let at_border =
                [(Modifiers::COMMAND | Modifiers::SHIFT, Modifiers::SHIFT), (Modifiers::COMMAND, Modifiers::NONE)];
            if pressed(Modifiers::ALT, key) {
                self.nudged(texts, Step { x, y });
            } else if let Some((_, held)) = at_border.into_iter().find(|(keys, _)| pressed(*keys, key)) {
                if let Some(beside) = beside {
                    self.at_border(texts, beside, held);
                }
            } else if pressed(Modifiers::SHIFT, key) {
                let Lent { hand, cursor: moved, .. } = self.lend();
                let anchor = *hand.anchor.get_or_insert(cursor);
                *moved = beside.unwrap_or(cursor);
                let frame = anchor.square().union(moved.square());
                self.framed_by_keys(frame);
            } else if pressed(Modifiers::NONE, key) {
                let Lent { hand, cursor: moved, .. } = self.lend();
                *moved = beside.unwrap_or(cursor);
                hand.anchor = None;
            } else {
                continue;
            }
            let Lent { hand, cursor, view, bounds, .. } = self.lend();
            hand.by_keys = true;
            view.camera.include(canvas.rect, cursor.square(), bounds);
        }
    }
}

/// Has the board the keyboard? Then arrows and Escape stay with it.
pub(crate) fn has_keyboard(ui: &Ui, canvas: &Canvas) -> bool {
    let has_keyboard = canvas.floor.has_focus();
    if has_keyboard {
        let filter =
            EventFilter { horizontal_arrows: true, vertical_arrows: true, escape: true, ..EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(canvas.floor.id, filter));
    }
    has_keyboard
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{Vec2, pos2};

    /// A row of four Zones.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    struct InRow(i16);

    impl Zone for InRow {
        fn square(self) -> Rect {
            Rect::from_min_size(pos2(f32::from(self.0), 0.0), Vec2::splat(1.0))
        }

        fn steps_to(self, other: Self) -> Step {
            Step { x: other.0 - self.0, y: 0 }
        }

        fn after(self, step: Step) -> Option<Self> {
            Some(Self(self.0 + step.x)).filter(|zone| step.y == 0 && (0..4).contains(&zone.0))
        }
    }

    #[test]
    fn the_nearest_border_is_one_behind_which_the_board_goes_on() {
        assert_eq!(nearest_border(InRow(1), pos2(1.9, 0.05)).0, InRow(2));
        assert_eq!(nearest_border(InRow(0), pos2(0.1, 0.5)).0, InRow(1), "west of it is nothing");
    }

    #[test]
    fn what_is_meant_is_where_the_hand_was_last() {
        let mut hand = Hand { over: Some(InRow(3)), carried_from: Some(InRow(1)), ..Hand::default() };
        assert_eq!((hand.place(InRow(0)), hand.carries()), (InRow(3), Some(Step { x: 2, y: 0 })));
        hand.by_keys = true;
        assert_eq!(hand.place(InRow(0)), InRow(0));
        hand.let_go();
        assert_eq!(hand.carries(), None);
    }
}

//! Pointer, wheel and keyboard on the map, apart from what is clicked: panning, zooming, the cursor.

use super::geometry::{Bounds, Geometry};
use super::model::MapModel;
use super::view::MapView;
use crate::kernel::board::{Direction, SpaceId};
use egui::{
    Event, EventFilter, Id, InputState, Key, Modifiers, MouseWheelUnit, PointerButton, Rect, Response, Ui, Vec2,
};

/// How much one notch of the wheel or one press of a key zooms.
const NOTCH: f32 = 1.15;
/// A wheel that reports pages reports so many lines.
const LINES_PER_PAGE: f32 = 8.0;

/// What the hands did to the camera in this frame.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Moved {
    pan: Vec2,
    zoom: f32,
}

/// Pan and zoom. `floor` is the map itself, below everything on it.
pub(super) fn move_camera(ui: &Ui, rect: Rect, floor: &Response, model: &MapModel, view: &mut MapView) {
    let bounds = model.geometry.bounds;
    let drags = [PointerButton::Middle, PointerButton::Primary].iter().any(|button| floor.dragged_by(*button));
    if drags {
        view.camera.pan(floor.drag_delta(), bounds);
    }
    wheel_on(ui, rect, bounds, view);
}

/// On a sheet that is drawn on: wheel and keys move the camera, the primary button draws.
pub(super) fn wheel_and_keys(ui: &Ui, rect: Rect, bounds: Bounds, view: &mut MapView) {
    wheel_on(ui, rect, bounds, view);
    if !ui.ctx().text_edit_focused() {
        zoom_keys(ui, rect, bounds, view);
    }
}

fn wheel_on(ui: &Ui, rect: Rect, bounds: Bounds, view: &mut MapView) {
    if !ui.rect_contains_pointer(rect) {
        return;
    }
    let moved = ui.input(wheel);
    if moved.pan != Vec2::ZERO {
        view.camera.pan(moved.pan, bounds);
    }
    if moved.zoom != 1.0 {
        let point = ui.input(|input| input.pointer.hover_pos()).unwrap_or(rect.center());
        view.camera.zoom_at(rect, point, moved.zoom, bounds);
    }
}

/// A wheel (lines) zooms, two fingers (points) pan, a pinch zooms.
fn wheel(input: &InputState) -> Moved {
    let mut moved = Moved { pan: Vec2::ZERO, zoom: input.zoom_delta() };
    for event in &input.events {
        let Event::MouseWheel { unit, delta, modifiers, .. } = event else { continue };
        if modifiers.command || modifiers.ctrl {
            // A pinch, or the wheel with Ctrl: already in the zoom.
            continue;
        }
        match unit {
            MouseWheelUnit::Point => moved.pan += *delta,
            MouseWheelUnit::Line => moved.zoom *= NOTCH.powf(delta.y),
            MouseWheelUnit::Page => moved.zoom *= NOTCH.powf(delta.y * LINES_PER_PAGE),
        }
    }
    moved
}

/// `+`, `-` and Ctrl+0, unless somebody is typing.
pub(super) fn camera_keys(ui: &Ui, rect: Rect, model: &MapModel, view: &mut MapView) {
    if ui.egui_wants_keyboard_input() && view.pointed.is_none() {
        return;
    }
    if ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::Num0)) {
        view.camera.fit(rect, model.geometry.bounds);
    }
    zoom_keys(ui, rect, model.geometry.bounds, view);
}

fn zoom_keys(ui: &Ui, rect: Rect, bounds: Bounds, view: &mut MapView) {
    let presses = |key| ui.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key)) as f32;
    let notches = presses(Key::Plus) + presses(Key::Equals) - presses(Key::Minus);
    if notches != 0.0 {
        view.camera.zoom_at(rect, rect.center(), NOTCH.powf(2.0 * notches), bounds);
    }
}

/// The arrow keys move the cursor while something on the map holds the keyboard.
pub(super) fn cursor_keys(ui: &Ui, focused: Option<Id>, geometry: &Geometry, at: SpaceId) -> Option<SpaceId> {
    let id = focused?;
    let filter = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
    let keys = [
        (Key::ArrowUp, Direction::North),
        (Key::ArrowRight, Direction::East),
        (Key::ArrowDown, Direction::South),
        (Key::ArrowLeft, Direction::West),
    ];
    let mut zone = at;
    for (key, way) in keys {
        for _ in 0..ui.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key)) {
            zone = next_zone(geometry, zone, way).unwrap_or(zone);
        }
    }
    (zone != at).then_some(zone)
}

/// The next zone in a direction: the one straight ahead, over gaps too, else the nearest one on that side.
fn next_zone(geometry: &Geometry, from: SpaceId, way: Direction) -> Option<SpaceId> {
    let (column, row) = *geometry.cells.get(from.index())?;
    let ahead = |cell: &(i32, i32)| match way {
        Direction::North => (row - cell.1, (cell.0 - column).abs()),
        Direction::South => (cell.1 - row, (cell.0 - column).abs()),
        Direction::East => (cell.0 - column, (cell.1 - row).abs()),
        Direction::West => (column - cell.0, (cell.1 - row).abs()),
    };
    let zones = geometry.cells.iter().enumerate().filter(|(_, cell)| ahead(cell).0 > 0);
    let nearest = zones.min_by_key(|(_, cell)| {
        let (along, across) = ahead(cell);
        (across > 0, across * 2 + along)
    })?;
    Some(SpaceId(nearest.0 as u16))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cursor_goes_straight_over_gaps_and_else_to_the_nearest() {
        let geometry = Geometry { cells: vec![(0, 0), (2, 0), (1, 1), (2, 2)], bounds: Bounds { columns: 3, rows: 3 } };
        let next = |from, way| next_zone(&geometry, SpaceId(from), way).map(|zone| zone.0);
        assert_eq!(next(0, Direction::East), Some(1));
        assert_eq!(next(0, Direction::South), Some(2));
        assert_eq!(next(1, Direction::South), Some(3));
        assert_eq!(next(3, Direction::South), None);
    }
}

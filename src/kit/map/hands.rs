//! Pointer, wheel and keyboard on the map, apart from what is clicked: panning and zooming.

use super::board::BoardView;
use super::frame::show_whole;
use super::view::MapView;
use crate::kit::hints::marked;
use egui::{Event, InputState, Key, Modifiers, MouseWheelUnit, PointerButton, Rect, Response, Ui, Vec2};

/// How much one notch of the wheel or one press of a key zooms.
const NOTCH: f32 = 1.15;
/// A wheel that reports pages reports so many lines.
const LINES_PER_PAGE: f32 = 8.0;

/// A sheet over the map is marked by this name; the map is not moved through it.
pub const OVER_THE_MAP: &str = "over-the-map";

/// What the hands did to the camera in this frame.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Moved {
    pan: Vec2,
    zoom: f32,
}

/// Pan and zoom. `floor` is the map itself, below everything on it.
pub(super) fn move_camera(ui: &Ui, rect: Rect, floor: &Response, bounds: Rect, view: &mut MapView) {
    let drags = [PointerButton::Middle, PointerButton::Primary].iter().any(|button| floor.dragged_by(*button));
    if drags {
        view.camera.pan(floor.drag_delta(), bounds);
    }
    wheel_on(ui, rect, bounds, view);
}

/// On a sheet that is drawn on: wheel and keys move the camera, the primary button draws.
pub(super) fn wheel_and_keys(ui: &Ui, rect: Rect, bounds: Rect, view: &mut MapView) {
    wheel_on(ui, rect, bounds, view);
    if !ui.ctx().text_edit_focused() {
        zoom_keys(ui, rect, bounds, view);
    }
}

fn wheel_on(ui: &Ui, rect: Rect, bounds: Rect, view: &mut MapView) {
    if !ui.rect_contains_pointer(rect) || is_over_a_sheet(ui) {
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

/// Is the pointer over something that lies on the map in its layer? The wheel is meant for that.
fn is_over_a_sheet(ui: &Ui) -> bool {
    let at = ui.input(|input| input.pointer.hover_pos());
    marked(ui.ctx(), OVER_THE_MAP).zip(at).is_some_and(|(sheet, at)| sheet.contains(at))
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

/// `+`, `-`, `0`, Ctrl+0 and `L`, unless somebody is typing.
pub(super) fn camera_keys(ui: &Ui, rect: Rect, board: &BoardView, view: &mut MapView) {
    if ui.egui_wants_keyboard_input() && view.pointed.is_none() {
        return;
    }
    let is_pressed = |modifiers| ui.input_mut(|input| input.consume_key(modifiers, Key::Num0));
    if is_pressed(Modifiers::COMMAND) || is_pressed(Modifiers::NONE) {
        show_whole(rect, board, view);
    }
    let wants_light = !board.lighting.dusk.is_empty() && !ui.ctx().text_edit_focused();
    if wants_light && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::L)) {
        view.is_all_lit = !view.is_all_lit;
    }
    zoom_keys(ui, rect, board.bounds, view);
}

fn zoom_keys(ui: &Ui, rect: Rect, bounds: Rect, view: &mut MapView) {
    let presses = |key| ui.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key)) as f32;
    let notches = presses(Key::Plus) + presses(Key::Equals) - presses(Key::Minus);
    if notches != 0.0 {
        view.camera.zoom_at(rect, rect.center(), NOTCH.powf(2.0 * notches), bounds);
    }
}

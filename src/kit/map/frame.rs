//! One frame of the map: where the camera looks, what is pointed at and clicked, then the picture.

use super::art::Art;
use super::board::BoardView;
use super::camera::{Attention, Glide};
use super::controls::controls_ui;
use super::hands;
use super::menu::menu_ui;
use super::minimap::minimap_ui;
use super::paint::{Scene, paint};
use super::stage::Rest;
use super::targets::Targets;
use super::view::{Clicked, MapView};
use crate::house::text::Texts;
use crate::kit::theme::Theme;
use egui::{Key, Rect, Response, Sense, Ui};

/// Shows the map in what is left of `ui`, and says what was decided on it.
pub fn map_ui(ui: &mut Ui, texts: &Texts, board: &BoardView, art: &mut dyn Art, view: &mut MapView) -> Vec<Clicked> {
    let rect = ui.available_rect_before_wrap();
    let floor = ui.allocate_rect(rect, Sense::CLICK | Sense::DRAG);
    let mut ui = ui.new_child(egui::UiBuilder::new().max_rect(rect));
    ui.set_clip_rect(rect.intersect(ui.clip_rect()));
    let ui = &mut ui;
    aim(ui, rect, &floor, board, view);
    let look = view.camera.look();
    let mut targets = Targets::new(board, rect, look);
    targets.place(ui, view);
    targets.read(ui, view);
    let rest = if view.camera.is_gliding() { Rest::Moving } else { Rest::Still };
    paint(ui, &Scene { board, rect, look, rest, theme: Theme::of_stone(ui.ctx(), board.stone) }, art, view);
    targets.explain(ui, art, view);
    minimap_ui(ui, texts, rect, board, view);
    controls_ui(ui, texts, rect, board, view);
    let mut clicked = targets.into_clicked();
    clicked.extend(menu_ui(ui, texts, board, art, view));
    clicked
}

/// What the board asks to be seen; nothing where nobody acts and nothing can be done.
fn attention(board: &BoardView) -> Option<Attention> {
    let acting = board.acting.and_then(|piece| board.space(board.figure(piece)?.space));
    let who = acting.map(|space| space.outline.bounds());
    let what = board.focus.or(who)?;
    Some(Attention { who: who.unwrap_or(what), what, least: least_zoom(board) })
}

/// A disc has at least this radius where somebody acts, in points.
const DISC: f32 = 15.0;

/// From how near the figures are large enough that share a space with whoever acts.
fn least_zoom(board: &BoardView) -> f32 {
    let acting = board.acting.and_then(|piece| board.figure(piece)).map(|figure| figure.space);
    let here = board.figures.iter().filter(|figure| Some(figure.space) == acting);
    here.map(|figure| DISC / figure.place.radius.max(0.01)).fold(0.0, f32::max)
}

/// Lets the camera look at whoever acts and at what can be done; at the whole board where there is nothing of it.
pub(super) fn attend(rect: Rect, board: &BoardView, view: &mut MapView) {
    match attention(board) {
        Some(scene) => view.camera.attend(view.pane(rect), scene, board.bounds),
        None => view.camera.fit(view.pane(rect), board.bounds),
    }
}

/// The whole board, or back to what is going on.
pub(super) fn show_whole(rect: Rect, board: &BoardView, view: &mut MapView) {
    if view.camera.is_fitted() && view.camera.is_held() {
        attend(rect, board, view);
    } else {
        view.camera.hold_whole(view.pane(rect), board.bounds);
    }
}

/// Where the camera looks in this frame.
fn aim(ui: &Ui, rect: Rect, floor: &Response, board: &BoardView, view: &mut MapView) {
    let bounds = board.bounds;
    let is_known = view.fitted == Some((rect, bounds));
    let is_new = view.fitted.is_none_or(|(_, board)| board != bounds);
    let wants_whole = view.camera.is_fitted() && view.camera.is_held();
    if !is_known && (is_new || wants_whole || !view.camera.is_held()) {
        // Whoever wants to see the whole board sees it whole when the window changes, too.
        match wants_whole {
            true => view.camera.hold_whole(view.pane(rect), bounds),
            false => attend(rect, board, view),
        }
        view.camera.arrive();
        view.fitted = Some((rect, bounds));
        view.framed = Some(board.question);
    }
    hands::move_camera(ui, rect, floor, bounds, view);
    hands::camera_keys(ui, rect, board, view);
    // Once for each question, and never against the hand: what a hand has chosen stays as long as it shows who acts.
    let is_busy = ui.input(|input| input.pointer.any_down());
    if view.framed != Some(board.question) && !is_busy {
        view.framed = Some(board.question);
        let is_in_picture = || attention(board).is_none_or(|scene| view.camera.seen(rect).contains_rect(scene.who));
        // A question that is about no place leaves it where it is.
        if attention(board).is_some() && (!view.camera.is_held() || !is_in_picture()) {
            attend(rect, board, view);
        }
    }
    let (seconds, now) = ui.input(|input| (input.stable_dt.min(0.1), input.time));
    view.camera.step(seconds * view.speed as f32, view.glide);
    let passed = view.seen_at.replace(now).map_or(0.0, |before| now - before);
    view.clock += passed.max(0.0) * view.speed;
    view.moving.step(view.clock);
    let (space_pressed, space_down) = ui.input(|input| (input.key_pressed(Key::Space), input.key_down(Key::Space)));
    if view.moving.is_moving() && space_pressed {
        view.moving.skip();
        view.camera.arrive();
        view.space_taken = true;
    }
    let is_panning = space_down && ui.input(|input| input.pointer.is_decidedly_dragging());
    view.space_taken = space_down && (view.space_taken || is_panning);
    if view.moving.is_moving() || (view.glide == Glide::Smooth && view.camera.is_gliding()) {
        ui.request_repaint();
    }
}

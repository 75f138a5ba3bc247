//! The map as a sheet to draw on: the same picture, with nobody's turn and nothing to be taken on it. Whoever draws on it
//! puts his own marks above.

use super::art::Art;
use super::board::BoardView;
use super::camera::Look;
use super::hands;
use super::paint::{Scene, paint};
use super::stage::Rest;
use super::view::MapView;
use crate::kit::theme::Theme;
use egui::{PointerButton, Pos2, Rect, Response, Sense, Ui};

/// A frame of the sheet.
pub struct Canvas {
    /// Where it is on the screen.
    pub rect: Rect,
    /// What is seen of the board.
    pub look: Look,
    /// The sheet itself: clicks and drags on it.
    pub floor: Response,
    /// The hand moves the sheet, so it draws nothing.
    pub is_panning: bool,
}

impl Canvas {
    /// Where on the board a drag that is going on began.
    #[must_use]
    pub fn drag_began(&self) -> Pos2 {
        let now = self.floor.interact_pointer_pos().unwrap_or(self.rect.center());
        self.look.board(self.rect, now - self.floor.total_drag_delta().unwrap_or_default())
    }
}

/// Shows a board in what is left of `ui`. The first time the camera shows `content`, a part of the board; then it stays where it is.
pub fn canvas_ui(ui: &mut Ui, board: &BoardView, art: &mut dyn Art, view: &mut MapView, content: Rect) -> Canvas {
    let rect = ui.available_rect_before_wrap();
    let floor = ui.allocate_rect(rect, Sense::CLICK | Sense::DRAG | Sense::FOCUSABLE);
    let mut ui = ui.new_child(egui::UiBuilder::new().max_rect(rect));
    ui.set_clip_rect(rect.intersect(ui.clip_rect()));
    if !view.camera.is_set() {
        view.camera.frame(rect, content);
        view.camera.arrive();
    }
    let space_down = ui.input(|input| input.key_down(egui::Key::Space)) && !ui.ctx().text_edit_focused();
    let by_hand = floor.dragged_by(PointerButton::Middle) || space_down && floor.dragged_by(PointerButton::Primary);
    if by_hand {
        view.camera.pan(floor.drag_delta(), board.bounds);
    }
    hands::wheel_and_keys(&ui, rect, board.bounds, view);
    let seconds = ui.input(|input| input.stable_dt.min(0.1));
    view.camera.step(seconds, view.glide);
    if view.camera.is_gliding() {
        ui.request_repaint();
    }
    let rest = if view.camera.is_gliding() { Rest::Moving } else { Rest::Still };
    let look = view.camera.look();
    paint(&ui, &Scene { board, rect, look, rest, theme: Theme::of_stone(ui.ctx(), board.stone) }, art, view);
    Canvas { rect, look, floor, is_panning: by_hand || space_down }
}

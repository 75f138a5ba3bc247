//! What lies on the table besides panels: sheets over the board, and parts that never need more room than they have.

use crate::kit::theme::Theme;
use egui::{Align, CornerRadius, Frame, Layout, Margin, Rect, Sense, Stroke, Ui, UiBuilder};

/// A sheet that lies over the board; nothing goes through it to what is below.
pub(super) fn over_ui<T>(ui: &mut Ui, rect: Rect, name: &str, add: impl FnOnce(&mut Ui) -> T) -> T {
    let theme = Theme::of(ui.ctx());
    ui.interact(rect, ui.scope_id().with(name), Sense::CLICK | Sense::DRAG);
    let mut inside = ui.new_child(UiBuilder::new().id_salt(name).max_rect(rect).layout(Layout::top_down(Align::Min)));
    inside.set_clip_rect(rect.intersect(ui.clip_rect()));
    let frame = Frame::new()
        .fill(theme.surface.panel.fade(0.94).egui())
        .stroke(Stroke::new(1.0, theme.line.seam.egui()))
        .corner_radius(CornerRadius::from(theme.sizes.corner))
        .inner_margin(Margin::from(theme.space(2.0)));
    frame.show(&mut inside, add).inner
}

/// In the room there is and no more: what would need more never makes it larger.
pub(super) fn within(ui: &mut Ui, add: impl FnOnce(&mut Ui)) {
    let room = ui.available_rect_before_wrap();
    let mut inside = ui.new_child(UiBuilder::new().max_rect(room).layout(Layout::top_down(Align::Min)));
    inside.shrink_clip_rect(room.expand(inside.spacing().item_spacing.x / 2.0));
    add(&mut inside);
    ui.advance_cursor_after_rect(room);
}

//! A column in the middle of a page: lines that are read are not as long as a window is wide.

use egui::{Align, Layout, Rect, Ui, UiBuilder, pos2, vec2};

/// The bar of a page that is scrolled lies beside the column, not over its edge, in points.
const SCROLLED: f32 = 6.0;

/// Draws in the middle of the room, no wider than this; from the top down, each thing at the left edge of the column.
pub fn middle<R>(ui: &mut Ui, widest: f32, add: impl FnOnce(&mut Ui) -> R) -> R {
    let room = ui.available_rect_before_wrap();
    let width = (room.width() - SCROLLED).min(widest);
    let aside = if width < widest { 0.0 } else { (room.width() - width) / 2.0 };
    let corner = pos2(room.left() + aside, room.top());
    let column = UiBuilder::new().max_rect(Rect::from_min_size(corner, vec2(width, room.height())));
    ui.scope_builder(column.layout(Layout::top_down(Align::Min)), |ui| {
        ui.set_width(width);
        add(ui)
    })
    .inner
}

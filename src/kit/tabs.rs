//! The names of the pages beside the map, on a grid of equal fields: whatever is shown, counted or said, none of them ever
//! moves under the pointer.

use egui::{Button, Rect, Sense, TextStyle, Ui, vec2};
use std::sync::Arc;

/// Fields beside each other.
const COLUMNS: usize = 3;
/// Room between two of them, in points.
const GAP: f32 = 3.0;
/// Height of a field, in points.
const HEIGHT: f32 = 26.0;

/// Shows the names; the page that was pressed.
pub(crate) fn tabs_ui<P: Copy + PartialEq>(ui: &mut Ui, tabs: &[(P, Arc<str>)], shown: P) -> Option<P> {
    let rows = tabs.len().div_ceil(COLUMNS) as f32;
    let width = (ui.available_width() - GAP * (COLUMNS - 1) as f32) / COLUMNS as f32;
    let size = vec2(ui.available_width(), rows * (HEIGHT + GAP) - GAP);
    let (area, _) = ui.allocate_exact_size(size, Sense::hover());
    let mut pressed = None;
    ui.scope(|ui| {
        // So that the longest names of any language fit.
        ui.style_mut().override_text_style = Some(TextStyle::Small);
        ui.spacing_mut().button_padding.x = 2.0;
        for (at, (page, name)) in tabs.iter().enumerate() {
            let step = vec2((at % COLUMNS) as f32 * (width + GAP), (at / COLUMNS) as f32 * (HEIGHT + GAP));
            let field = Rect::from_min_size(area.min + step, vec2(width, HEIGHT));
            let tab = ui.put(field, Button::selectable(shown == *page, name.as_ref()).truncate());
            if tab.clicked() {
                pressed = Some(*page);
            }
        }
    });
    pressed
}

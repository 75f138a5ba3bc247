//! Things that are drawn one by one and belong together, in a row that wraps.

use crate::kit::theme::Theme;
use egui::Ui;

/// Begins a new line where a row that wraps has no room left for a number of this width with a button on each side: what is a row of its
/// own in another one would else run over its edge.
pub fn keep_stepper_together(ui: &mut Ui, number: f32) {
    let width = 2.0 * Theme::of(ui.ctx()).sizes.control_height + number;
    if ui.layout().main_wrap() && ui.available_size_before_wrap().x < width {
        ui.end_row();
    }
}

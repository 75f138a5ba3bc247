//! A sheet that lies over something else.

use crate::kit::theme::Theme;
use egui::{Align, CornerRadius, Frame, Layout, Margin, Rect, Sense, Stroke, Ui, UiBuilder};

/// How thick the edge of a sheet is, in points.
const EDGE: f32 = 1.0;

/// A sheet in this place, over whatever lies there; nothing goes through it to what is below.
pub fn over_ui<T>(ui: &mut Ui, rect: Rect, name: &str, add: impl FnOnce(&mut Ui) -> T) -> T {
    let theme = Theme::of(ui.ctx());
    ui.interact(rect, ui.scope_id().with(name), Sense::CLICK | Sense::DRAG);
    let mut inside = ui.new_child(UiBuilder::new().id_salt(name).max_rect(rect).layout(Layout::top_down(Align::Min)));
    inside.set_clip_rect(rect.intersect(ui.clip_rect()));
    let frame = Frame::new()
        .fill(theme.surface.panel.fade(0.94).egui())
        .stroke(Stroke::new(EDGE, theme.line.seam.egui()))
        .corner_radius(CornerRadius::from(theme.sizes.corner))
        // With its edge it is as large as its place: else the lower edge would be cut off.
        .inner_margin(Margin::from(theme.space(2.0) - EDGE));
    frame.show(&mut inside, add).inner
}

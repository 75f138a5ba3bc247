//! Cells of a palette and of lists of tiles: a picture that can be pressed, with what stands on and below it.

use crate::kit::theme::{Colour, Theme};
use egui::text::{LayoutJob, TextWrapping};
use egui::{Align2, Rect, Response, Role, Sense, Shape, Stroke, StrokeKind, TextStyle, Ui, Vec2, WidgetInfo, vec2};

/// A line round what is held, pointed at or reached by keyboard.
pub(crate) fn outline(ui: &Ui, rect: Rect, response: &Response, is_held: bool) {
    if is_held || response.hovered() || response.has_focus() {
        let width = if response.has_focus() { 3.0 } else { 2.0 };
        let stroke = Stroke::new(width, Theme::of(ui.ctx()).signal.accent.egui());
        ui.painter().add(Shape::rect_stroke(rect, 4.0, stroke, StrokeKind::Inside));
    }
}

/// Words at the foot of a cell, as far as there is room.
pub(crate) fn caption(ui: &Ui, cell: Rect, words: String, colour: Colour) {
    let font = TextStyle::Small.resolve(ui.style());
    let mut job = LayoutJob::simple_singleline(words, font, colour.egui());
    job.wrap = TextWrapping::truncate_at_width(cell.width());
    let galley = ui.painter().layout_job(job);
    let at = cell.center_bottom() - vec2(galley.size().x / 2.0, galley.size().y);
    ui.painter().galley(at, galley, colour.egui());
}

/// A number on a plate in the corner of a cell, with so much room beside it.
pub(crate) fn plate(ui: &Ui, cell: Rect, number: String, colour: Colour, beside: f32) {
    let galley = ui.painter().layout_no_wrap(number, TextStyle::Small.resolve(ui.style()), colour.egui());
    let rect = Align2::RIGHT_BOTTOM.anchor_size(cell.right_bottom(), galley.size() + vec2(2.0 * beside, 0.0));
    ui.painter().rect_filled(rect, 4.0, Theme::of(ui.ctx()).surface.panel.fade(0.9).egui());
    ui.painter().galley(rect.min + vec2(beside, 0.0), galley, colour.egui());
}

/// A tool in a palette.
pub(crate) struct ToolCell<'a> {
    pub(crate) name: &'a str,
    /// Width and height, in points.
    pub(crate) size: f32,
    /// What a hand can do with it.
    pub(crate) sense: Sense,
    pub(crate) is_held: bool,
}

impl ToolCell<'_> {
    /// Draws it with a picture of the tool in it.
    pub(crate) fn ui(self, ui: &mut Ui, picture: impl FnOnce(&Ui, Rect)) -> Response {
        let Self { name, size, sense, is_held } = self;
        let (rect, response) = ui.allocate_exact_size(Vec2::splat(size), sense);
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_held, name));
        if ui.is_rect_visible(rect) {
            let theme = Theme::of(ui.ctx());
            let ground = if is_held { theme.line.selection } else { theme.surface.raised };
            ui.painter().rect_filled(rect, theme.sizes.corner, ground);
            picture(ui, rect);
            outline(ui, rect, &response, is_held);
        }
        response.on_hover_text(name)
    }
}

//! Headings, and the bold text they are written in.

use crate::kit::theme::{Colour, Theme};
use egui::emath::GuiRounding as _;
use egui::{FontId, Galley, Painter, Pos2, Response, Role, Sense, Ui, WidgetInfo, pos2, vec2};
use std::sync::Arc;

/// Paint a heading bold: our font has one weight, so it is painted twice, a pixel apart.
fn bold(painter: &Painter, at: Pos2, galley: Arc<Galley>, colour: Colour) {
    let apart = vec2(1.0 / painter.pixels_per_point(), 0.0);
    painter.galley_with_override_text_color(at + apart, Arc::clone(&galley), colour.egui());
    painter.galley_with_override_text_color(at, galley, colour.egui());
}

/// The title of a page.
pub fn title(ui: &mut Ui, text: &str) -> Response {
    let theme = Theme::of(ui.ctx());
    written(ui, text, theme.sizes.title, theme.text.strong)
}

/// The heading of a section: bold, with a line to the end of the panel.
pub fn heading(ui: &mut Ui, text: &str) -> Response {
    let theme = Theme::of(ui.ctx());
    ui.add_space(theme.space(1.0));
    let on_paper = ui.visuals().text_color() == theme.surface.ink.egui();
    let (colour, line) = if on_paper {
        (theme.surface.ink, theme.surface.paper_shade.darker(0.15))
    } else {
        (theme.text.strong, theme.line.seam)
    };
    let response = written(ui, text, theme.sizes.heading, colour);
    let rect = response.rect;
    let end = ui.max_rect().right();
    let start = rect.right() + theme.space(3.0);
    if end > start {
        let y = rect.center().y + theme.space(0.5);
        let diamond = theme.space(0.75);
        let middle = pos2(start, y);
        let points = [
            middle - vec2(diamond, 0.0),
            middle - vec2(0.0, diamond),
            middle + vec2(diamond, 0.0),
            middle + vec2(0.0, diamond),
        ];
        let gold = if on_paper { theme.signal.accent_on_paper } else { theme.signal.accent };
        let shape = egui::Shape::convex_polygon(points.to_vec(), gold, egui::Stroke::NONE);
        ui.painter().hline(start + 2.0 * diamond..=end, y, egui::Stroke::new(theme.sizes.line, line));
        ui.painter().add(shape);
    }
    response
}

fn written(ui: &mut Ui, text: &str, size: f32, colour: Colour) -> Response {
    let font = FontId::proportional(size);
    let galley = ui.painter().layout(text.to_owned(), font, colour.egui(), ui.available_width());
    let (rect, response) = ui.allocate_exact_size(galley.size(), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Heading, true, text));
    // Text is laid on whole pixels; so the second layer lies exactly one further.
    let at = rect.min.round_to_pixels(ui.pixels_per_point());
    bold(ui.painter(), at, galley, colour);
    response
}

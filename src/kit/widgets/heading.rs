//! Headings: what a page and what a section is called.

use crate::kit::theme::{Colour, Theme, display, strong};
use egui::{FontId, Response, Role, Sense, Ui, WidgetInfo, pos2, vec2};

/// The title of a page.
pub fn title(ui: &mut Ui, text: &str) -> Response {
    let theme = Theme::of(ui.ctx());
    written(ui, text, display(theme.sizes.title), theme.text.strong)
}

/// A shorter line beside a heading looks like a flaw, in points.
const SHORTEST: f32 = 36.0;

/// The heading of a section: bold, with a line to the end of the panel where there is room for one.
pub fn heading(ui: &mut Ui, text: &str) -> Response {
    heading_among(ui, text, 1.0)
}

/// The same among letters that are so much larger than usual.
pub fn heading_among(ui: &mut Ui, text: &str, letters: f32) -> Response {
    let theme = Theme::of(ui.ctx());
    ui.add_space(theme.space(1.0));
    let on_paper = ui.visuals().text_color() == theme.surface.ink.egui();
    let (colour, line) = if on_paper {
        (theme.surface.ink, theme.surface.paper_shade.darker(0.15))
    } else {
        (theme.text.strong, theme.line.seam)
    };
    let response = written(ui, text, strong(theme.sizes.heading * letters), colour);
    let rect = response.rect;
    let end = ui.max_rect().right();
    let start = rect.right() + theme.space(3.0);
    if end > start + SHORTEST {
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

fn written(ui: &mut Ui, text: &str, font: FontId, colour: Colour) -> Response {
    let galley = ui.painter().layout(text.to_owned(), font, colour.egui(), ui.available_width());
    let (rect, response) = ui.allocate_exact_size(galley.size(), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Heading, true, text));
    ui.painter().galley(rect.min, galley, colour.egui());
    response
}

//! What is drawn over the map of a drawing board, whatever lies on it.

use super::hand::{Hand, Zone};
use crate::kit::map::Canvas;
use crate::kit::theme::Theme;
use egui::{Id, Pos2, Rect, Role, Sense, Stroke, StrokeKind, TextStyle, Ui, Vec2, WidgetInfo, vec2};

/// Zones that are smaller have no names of their own, in points.
const SMALLEST_ZONE: f32 = 12.0;

/// Zones can be found by their names; clicks go to the sheet below.
pub(crate) fn name_zones<'a>(ui: &Ui, canvas: &Canvas, zones: impl Iterator<Item = (Id, Rect, &'a str)>) {
    // Too small to be meant.
    if canvas.look.zoom < SMALLEST_ZONE {
        return;
    }
    for (id, square, name) in zones {
        let rect = canvas.look.screen_rect(canvas.rect, square);
        if rect.intersects(canvas.rect) {
            let response = ui.interact(rect, id, Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, name));
        }
    }
}

/// On an empty board it is said what to do.
pub(crate) fn empty_ui(ui: &Ui, canvas: &Canvas, words: &str) {
    let painter = ui.painter().with_clip_rect(canvas.rect);
    let (font, colour) = (TextStyle::Heading.resolve(ui.style()), Theme::of(ui.ctx()).text.muted.egui());
    let galley = painter.layout(words.to_owned(), font, colour, canvas.rect.width() * 0.7);
    painter.galley(canvas.rect.center() - galley.size() / 2.0, galley, colour);
}

/// What a hand is at.
pub(crate) struct Marked<R, Z> {
    /// The parts of the board that what is picked takes.
    pub(crate) picked: R,
    /// Where the keyboard is.
    pub(crate) cursor: Z,
    /// Where the pointer is on the board.
    pub(crate) on_board: Option<Pos2>,
}

impl<Z: Zone> Hand<Z> {
    /// What is picked, as far as it has been carried; where the keyboard is; the frame that is drawn.
    pub(crate) fn marks(&self, ui: &Ui, canvas: &Canvas, marked: Marked<impl IntoIterator<Item = Rect>, Z>) {
        let theme = Theme::of(ui.ctx());
        let painter = ui.painter().with_clip_rect(canvas.rect);
        let accent = theme.signal.accent.egui();
        let screen = |rect: Rect| canvas.look.screen_rect(canvas.rect, rect);
        let moved = self.carries().map_or(Vec2::ZERO, |step| vec2(f32::from(step.x), f32::from(step.y)));
        for rect in marked.picked {
            painter.rect_stroke(screen(rect.translate(moved)), 4.0, Stroke::new(3.0, accent), StrokeKind::Inside);
        }
        if canvas.floor.has_focus() {
            let dashed = screen(marked.cursor.square()).shrink(5.0);
            painter.rect_stroke(dashed, 3.0, Stroke::new(1.5, theme.text.strong.egui()), StrokeKind::Inside);
        }
        if let (Some(from), Some(to)) = (self.framed_from, marked.on_board) {
            let frame = screen(Rect::from_two_pos(from, to));
            painter.rect_stroke(frame, 0.0, Stroke::new(1.5, accent), StrokeKind::Inside);
        }
    }
}

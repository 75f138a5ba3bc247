//! A test of a quest that is being drawn looks like any game; a ribbon across the table and a line around it say that it is none.

use super::TableScreen;
use crate::house::text::{Texts, shown};
use crate::kit::commands::Command;
use crate::kit::theme::Theme;
use crate::tr;
use egui::{Frame, Label, Panel, Rect, RichText, Shape, Stroke, StrokeKind, Ui, pos2, vec2};

/// Height of the ribbon, in points.
const HEIGHT: f32 = 24.0;
/// Width of its stripes and of the gaps between them, in points.
const STRIPE: f32 = 10.0;
/// Width of the line around the table, in points.
const AROUND: f32 = 2.0;

impl TableScreen {
    /// The same for a test of a quest that is being drawn.
    #[must_use]
    pub fn as_test(mut self) -> Self {
        self.is_test = true;
        self
    }

    /// It is a game of bots at its beginning: what is done again is shown, and the ribbon says how.
    pub fn watch(&mut self) {
        self.is_watched = true;
    }

    /// Draws the ribbon of a test.
    pub(super) fn ribbon_ui(&self, ui: &mut Ui, texts: &Texts) {
        if !self.is_test {
            // Whatever follows stays itself, with a ribbon or without.
            return ui.skip_ahead_auto_ids(1);
        }
        let theme = Theme::of(ui.ctx());
        let quest = &self.play.session().header().setup.quest;
        let title = shown(quest.title(texts.language().code()));
        // Whoever has taken it over plays a test.
        let words = if self.is_watched && self.model.can_redo {
            let key = Command::Redo.entry().map(|entry| entry.key(texts)).unwrap_or_default();
            tr!(texts, "table-watched", title = title, again = texts.get("table-redo").as_ref(), key = key)
        } else {
            tr!(texts, "table-test", title = title)
        };
        let special = theme.signal.special;
        let frame = Frame::NONE.fill(theme.surface.panel.egui());
        Panel::top("test-ribbon").frame(frame).exact_size(HEIGHT).show_separator_line(false).show(ui, |ui| {
            let ribbon = ui.max_rect();
            let painter = ui.painter().with_clip_rect(ribbon);
            let mut left = ribbon.left() - HEIGHT;
            while left < ribbon.right() {
                let corners = [
                    pos2(left, ribbon.bottom()),
                    pos2(left + HEIGHT, ribbon.top()),
                    pos2(left + HEIGHT + STRIPE, ribbon.top()),
                    pos2(left + STRIPE, ribbon.bottom()),
                ];
                painter.add(Shape::convex_polygon(corners.to_vec(), special.fade(0.35).egui(), Stroke::NONE));
                left += 2.0 * STRIPE;
            }
            let galley =
                painter.layout_no_wrap(words.to_string(), egui::TextStyle::Body.resolve(ui.style()), special.egui());
            let width = (galley.size().x + 2.0 * STRIPE).min(ribbon.width() - 4.0 * STRIPE);
            let plate = Rect::from_center_size(ribbon.center(), vec2(width, HEIGHT));
            painter.rect_filled(plate, 0.0, theme.surface.panel.egui());
            let said = RichText::new(words.as_ref()).color(special.egui()).strong();
            ui.put(plate.shrink2(vec2(STRIPE / 2.0, 0.0)), Label::new(said).truncate());
        });
    }

    /// Draws the line around a test, over everything that lies on the table.
    pub(super) fn around_ui(&self, ui: &Ui, all: Rect) {
        if self.is_test {
            let around = Stroke::new(AROUND, Theme::of(ui.ctx()).signal.special.egui());
            ui.painter().rect_stroke(all, 0.0, around, StrokeKind::Inside);
        }
    }
}

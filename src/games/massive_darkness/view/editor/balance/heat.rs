//! Where Heroes fall, as warmth on the map, and where nobody ever comes, as hatching.

use super::charts::{hatch, percent};
use crate::games::massive_darkness::view::editor::EditorScreen;
use crate::games::massive_darkness::view::editor::pages::Page;
use crate::games::massive_darkness::view::editor::sheet::zone_rect;
use crate::house::text::Texts;
use crate::kit::map::Canvas;
use crate::kit::theme::{Colour, Theme};
use egui::{Align2, FontId, Rect, Ui, vec2};

/// The colour of a share of what the worst Zone has.
pub(super) fn heat_colour(theme: &Theme, part: f32) -> egui::Color32 {
    theme.signal.danger.egui().gamma_multiply(0.08 + 0.62 * part.clamp(0.0, 1.0).sqrt())
}

impl EditorScreen {
    /// Paints it over the map while one looks at the balance.
    pub(in crate::games::massive_darkness::view::editor) fn heat(&self, ui: &Ui, texts: &Texts, canvas: &Canvas) {
        let Some(results) = self.balance.results().filter(|_| self.page == Page::Balance) else { return };
        let theme = Theme::of(ui.ctx());
        let mut painter = ui.painter().with_clip_rect(canvas.rect);
        // What was true of an earlier quest is only a shadow.
        if self.balance.is_stale(self.history.current()) {
            painter.multiply_opacity(0.4);
        }
        let traces = results.traces(self.balance.party);
        let on_screen = |spot| canvas.look.screen_rect(canvas.rect, zone_rect(spot)).shrink(2.0);
        let here = |rect: &Rect| rect.intersects(canvas.rect);
        for spot in traces.never_entered(&results.dungeon) {
            let rect = on_screen(spot);
            if spot.storey == self.storey && here(&rect) && self.sheet.number(spot).is_some() {
                hatch(&painter, rect, theme.text.muted, (rect.width() / 9.0).max(4.0));
            }
        }
        let falls = traces.fallen_in(&results.dungeon);
        let all: u64 = falls.iter().map(|(_, falls)| falls).sum();
        let worst = falls.first().map_or(1, |(_, falls)| *falls);
        for (spot, count) in falls {
            let rect = on_screen(spot);
            if spot.storey != self.storey || !here(&rect) || self.sheet.number(spot).is_none() {
                continue;
            }
            painter.rect_filled(rect, 4.0, heat_colour(theme, count as f32 / worst as f32));
            let share = percent(count as f64 / all.max(1) as f64);
            if rect.width() >= 34.0 && share >= 1 {
                plate(&painter, theme, rect, &texts.of_hundred(share));
            }
        }
    }
}

/// The number in the lower part of a Zone.
fn plate(painter: &egui::Painter, theme: &Theme, zone: Rect, words: &str) {
    let font = FontId::proportional((zone.width() * 0.14).clamp(9.0, 16.0));
    let galley = painter.layout_no_wrap(words.to_owned(), font.clone(), theme.figure.bone.egui());
    let at = zone.center_bottom() - vec2(0.0, galley.size().y * 0.85);
    let ground: Colour = theme.figure.plate;
    painter.rect_filled(Rect::from_center_size(at, galley.size() + vec2(8.0, 2.0)), 4.0, ground);
    painter.text(at, Align2::CENTER_CENTER, words, font, theme.figure.bone.egui());
}

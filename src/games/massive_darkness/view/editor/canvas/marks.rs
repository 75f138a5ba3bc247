//! What is drawn over the map: where Zones could lie, what is picked, what would be laid, where the keyboard is.

use super::super::EditorScreen;
use super::super::sheet::{corner, spot_at, zone_rect};
use crate::games::massive_darkness::quest::edit::Thing;
use crate::games::massive_darkness::quest::edit::carry::footprint;
use crate::games::tiles::board::marks::{Marked, empty_ui};
use crate::house::text::Texts;
use crate::kit::map::Canvas;
use crate::kit::theme::Theme;
use crate::tr;
use egui::{Pos2, Rect, Stroke, StrokeKind, Ui, Vec2, vec2};

/// Zones that could be there are dotted if they are larger than this, in points.
const DOTTED: f32 = 16.0;
/// Stripes across a Zone over which several tiles lie.
const STRIPES: u8 = 6;

impl EditorScreen {
    /// Where Zones could lie, and on an empty sheet what to do.
    pub(super) fn grid(&self, ui: &Ui, texts: &Texts, canvas: &Canvas) {
        let theme = Theme::of(ui.ctx());
        let painter = ui.painter().with_clip_rect(canvas.rect);
        let seen = self.view.camera.seen(canvas.rect);
        let columns = seen.left().ceil() as i32..=seen.right().floor() as i32;
        // From far away dots would be a haze.
        for column in columns.filter(|_| canvas.look.zoom >= DOTTED) {
            for row in seen.top().ceil() as i32..=seen.bottom().floor() as i32 {
                let at = canvas.look.screen(canvas.rect, Pos2::new(column as f32, row as f32));
                let is_free =
                    self.sheet.number(spot_at(Pos2::new(column as f32 + 0.5, row as f32 + 0.5), self.storey)).is_none();
                if is_free {
                    painter.circle_filled(at, 1.2, theme.text.muted.egui().gamma_multiply(0.5));
                }
            }
        }
        if self.history.current().tiles.is_empty() {
            empty_ui(ui, canvas, &tr!(texts, "editor-empty"));
        }
    }

    /// What is picked, what would be laid, where the keyboard is.
    pub(super) fn marks(&self, ui: &Ui, canvas: &Canvas, on_board: Option<Pos2>) {
        self.overlap_marks(ui, canvas);
        let picked = self.picked.iter().flat_map(|thing| self.rects_of(thing));
        self.hand.marks(ui, canvas, Marked { picked, cursor: self.cursor, on_board });
        // The first of two Zones.
        if let Some(from) = self.doing.from.filter(|from| from.storey == self.storey) {
            let zone = canvas.look.screen_rect(canvas.rect, zone_rect(from)).shrink(1.0);
            let accent = Theme::of(ui.ctx()).signal.accent.egui();
            ui.painter().with_clip_rect(canvas.rect).rect_filled(zone, 2.0, accent.gamma_multiply(0.45));
        }
    }

    /// Where tiles lie over one another: hatched.
    fn overlap_marks(&self, ui: &Ui, canvas: &Canvas) {
        let danger = Theme::of(ui.ctx()).signal.danger.egui();
        for spot in self.sheet.overlaps.iter().filter(|spot| spot.storey == self.storey) {
            let zone = canvas.look.screen_rect(canvas.rect, zone_rect(*spot));
            if !zone.intersects(canvas.rect) {
                continue;
            }
            let painter = ui.painter().with_clip_rect(zone.intersect(canvas.rect));
            let step = zone.width() / f32::from(STRIPES);
            for stripe in 0..2 * STRIPES {
                let from = zone.left_top() + vec2((f32::from(stripe) + 0.5) * step - zone.width(), 0.0);
                let line = [from + vec2(zone.width(), 0.0), from + vec2(0.0, zone.height())];
                painter.line_segment(line, Stroke::new(2.0, danger.gamma_multiply(0.8)));
            }
            painter.rect_stroke(zone, 0.0, Stroke::new(2.0, danger), StrokeKind::Inside);
        }
    }

    /// The squares of a thing on the board.
    pub(super) fn rects_of(&self, thing: &Thing) -> Vec<Rect> {
        let quest = self.history.current();
        match thing {
            Thing::Tile(at) => {
                let tile = quest.tiles.iter().find(|tile| tile.at == *at);
                let zones = tile.map(|tile| footprint(tile, &self.sides())).unwrap_or_default();
                zones.iter().map(|zone| zone_rect(*zone)).reduce(Rect::union).into_iter().collect()
            }
            Thing::Stairs(a, b) => {
                let ends = [*a, *b].into_iter().filter(|end| end.storey == self.storey);
                ends.map(|end| zone_rect(end).shrink(0.12)).collect()
            }
            Thing::Door(a, b) | Thing::Border(a, b) | Thing::Built(a, b) => {
                vec![Rect::from_center_size(corner(*a).lerp(corner(*b), 0.5) + Vec2::splat(0.5), Vec2::splat(0.5))]
            }
            _ => thing.place(quest).map(|spot| zone_rect(spot).shrink(0.12)).into_iter().collect(),
        }
    }
}

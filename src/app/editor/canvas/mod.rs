//! Hands on the map: [`pointer`] lays, picks and carries, [`keys`] does the same by keyboard, [`menu`] offers what can be
//! done at a place, [`marks`] shows what is picked and what would be laid.

mod keys;
mod marks;
mod menu;
mod pointer;

use super::EditorScreen;
use super::sheet::{spot_at, zone_rect};
use crate::app::board::map::{Canvas, canvas_ui};
use crate::engine::kernel::board::SpaceId;
use crate::quest::model::Spot;
use crate::text::Texts;
use crate::tr;
use egui::{Id, Pos2, Role, Sense, Ui, WidgetInfo};

/// What the hand is doing.
#[derive(Clone, Debug, Default)]
pub(super) struct Hand {
    /// The Zone under the pointer.
    pub(super) over: Option<Spot>,
    /// Where picked things were taken, on the board.
    carried_from: Option<Spot>,
    /// A frame is drawn from here, on the board.
    framed_from: Option<Pos2>,
}

impl EditorScreen {
    pub(super) fn canvas_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let content = self.sheet.content(self.storey);
        let canvas = canvas_ui(ui, &self.sheet.model, &mut self.view, content);
        canvas.floor.widget_info(|| WidgetInfo::labeled(Role::Canvas, true, tr!(texts, "editor-map").as_ref()));
        self.name_zones(ui, &canvas);
        let on_board = ui.input(|input| input.pointer.latest_pos()).filter(|at| canvas.rect.contains(*at));
        let on_board = on_board.map(|at| canvas.look.board(canvas.rect, at));
        self.hand.over = on_board.map(|at| spot_at(at, self.storey));
        if !canvas.is_panning {
            self.pointer(ui, texts, &canvas, on_board);
        }
        if canvas.floor.clicked() || canvas.floor.drag_started() {
            canvas.floor.request_focus();
        }
        self.canvas_keys(ui, texts, &canvas);
        self.grid(ui, texts, &canvas);
        self.marks(ui, &canvas, on_board);
        self.menu(texts, &canvas);
    }

    /// Zones can be found by their names; clicks go to the sheet below.
    fn name_zones(&self, ui: &Ui, canvas: &Canvas) {
        for (number, spot) in self.sheet.spots.iter().enumerate() {
            let Some(zone) = self.sheet.model.zone(SpaceId(number as u16)) else { continue };
            let rect = canvas.look.screen_rect(canvas.rect, zone_rect(*spot));
            if spot.storey == self.storey && rect.intersects(canvas.rect) {
                let response = ui.interact(rect, Id::unique(("editor-zone", *spot)), Sense::hover());
                response.widget_info(|| WidgetInfo::labeled(Role::Label, true, zone.name.as_ref()));
            }
        }
    }
}

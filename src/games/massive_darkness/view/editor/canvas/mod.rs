//! Hands on the map: [`pointer`] lays, picks and carries, [`keys`] does the same by keyboard, [`menu`] offers what can be
//! done at a place, [`clipboard`] takes pieces from quest to quest, [`marks`] shows what is picked and what would be laid,
//! [`labels`] what the quest says about places, [`loose`] what lies nowhere, [`rulers`] how they lie to one another, [`ghost`] what is in the hand.

mod clipboard;
mod controls;
mod ghost;
mod keys;
mod labels;
mod loose;
mod marks;
mod menu;
mod pointer;
mod rulers;

pub(super) use pointer::Step;

use super::EditorScreen;
use super::name_field::Written;
use super::sheet::{spot_at, zone_rect};
use crate::games::massive_darkness::quest::model::Spot;
use crate::games::massive_darkness::quest::own_tiles::sides;
use crate::games::massive_darkness::rules::cards::TileSide;
use crate::games::massive_darkness::view::board::map::Pieces;
use crate::house::text::Texts;
use crate::kernel::board::SpaceId;
use crate::kit::map::{Canvas, canvas_ui};
use crate::tr;
use egui::{Id, Pos2, Role, Sense, Ui, WidgetInfo};
use std::borrow::Cow;

/// Zones that are smaller have no names of their own, in points.
const SMALLEST_ZONE: f32 = 12.0;

/// What the hand is doing.
#[derive(Debug, Default)]
pub(super) struct Hand {
    /// The Zone under the pointer.
    pub(super) over: Option<Spot>,
    /// The keyboard was used last, so its cursor says what is meant.
    by_keys: bool,
    /// Where picked things were taken, on the board.
    carried_from: Option<Spot>,
    /// A frame is drawn from here, on the board.
    framed_from: Option<Pos2>,
    /// The same by keyboard.
    anchor: Option<Spot>,
    /// The first of two Zones.
    from: Option<Spot>,
    /// Something was laid that wants words: its field takes the keyboard.
    pub(super) writes: bool,
    /// A name is being written. It is given as soon as the keyboard has left the field.
    pub(super) writing: Option<Written>,
    menu: Option<menu::OpenMenu>,
    /// A tool was dragged out of the palette and has not been let go yet.
    pub(super) brought: bool,
    /// The keyboard shall come to the map.
    pub(super) is_called: bool,
    ruler: rulers::Ruler,
    ghosts: ghost::Ghosts,
}

impl Hand {
    /// Nothing is carried or framed any more.
    fn let_go(&mut self) {
        (self.carried_from, self.framed_from, self.anchor) = (None, None, None);
    }
}

impl EditorScreen {
    pub(super) fn canvas_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let content = self.content(ui, ui.available_rect_before_wrap());
        let map = &self.sheet.map;
        let mut pieces = Pieces { figures: &[], tokens: &map.tokens, sprites: &mut self.sprites };
        let canvas = canvas_ui(ui, &map.board, &mut pieces, &mut self.view, content);
        canvas.floor.widget_info(|| WidgetInfo::labeled(Role::Canvas, true, tr!(texts, "editor-map").as_ref()));
        self.name_zones(ui, &canvas);
        self.heat(ui, texts, &canvas);
        let on_board = ui.input(|input| input.pointer.latest_pos()).filter(|at| canvas.rect.contains(*at));
        let on_board = on_board.map(|at| canvas.look.board(canvas.rect, at));
        self.hand.over = on_board.map(|at| spot_at(at, self.storey));
        if ui.input(|input| input.pointer.is_moving()) {
            self.hand.by_keys = false;
        }
        if !canvas.is_panning {
            self.pointer(ui, texts, &canvas, on_board);
        }
        let is_called = std::mem::take(&mut self.hand.is_called);
        if is_called || canvas.floor.clicked() || canvas.floor.drag_started() {
            canvas.floor.request_focus();
        }
        self.map_id = Some(canvas.floor.id);
        self.canvas_keys(ui, texts, &canvas);
        self.at_hand.cursor = Some(canvas.look.screen_rect(canvas.rect, zone_rect(self.cursor)));
        self.grid(ui, texts, &canvas);
        self.ruler(ui, &canvas);
        self.labels(ui, texts, &canvas);
        self.loose(ui, texts, &canvas);
        self.marks(ui, &canvas, on_board);
        self.ghost(ui, &canvas, on_board);
        self.trial_marks(ui, &canvas);
        self.controls_ui(ui, texts, &canvas);
        self.menu_ui(ui, texts, &canvas);
    }

    /// The tiles of the box and those of the quest.
    pub(in crate::games::massive_darkness::view::editor) fn sides(&self) -> Cow<'_, [TileSide]> {
        sides(self.history.current(), &self.rules.library.tiles)
    }

    /// The Zone that is meant: under the pointer, or where the keyboard is.
    pub(super) fn place(&self) -> Spot {
        self.hand.over.filter(|_| !self.hand.by_keys).unwrap_or(self.cursor)
    }

    /// Zones can be found by their names; clicks go to the sheet below.
    fn name_zones(&self, ui: &Ui, canvas: &Canvas) {
        // Too small to be meant.
        if canvas.look.zoom < SMALLEST_ZONE {
            return;
        }
        for (number, spot) in self.sheet.spots.iter().enumerate() {
            let Some(zone) = self.sheet.map.board.space(SpaceId(number as u16)) else { continue };
            let rect = canvas.look.screen_rect(canvas.rect, zone_rect(*spot));
            if spot.storey == self.storey && rect.intersects(canvas.rect) {
                let response = ui.interact(rect, Id::unique(("editor-zone", *spot)), Sense::hover());
                response.widget_info(|| WidgetInfo::labeled(Role::Label, true, zone.name.as_ref()));
            }
        }
    }
}

//! Hands on the map: [`pointer`] lays, picks and carries, [`keys`] does the same by keyboard, [`menu`] offers what can be
//! done at a place, [`clipboard`] takes pieces from quest to quest, [`marks`] shows what is picked and what would be laid,
//! [`labels`] what the quest says about places, [`loose`] what lies nowhere, [`rulers`] how they lie to one another, [`ghost`] what is in the hand.
//! What a hand does is carried out by [`edit`](crate::games::massive_darkness::quest::edit), never here.

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

use super::EditorScreen;
use super::name_field::Written;
use super::sheet::{spot_at, zone_rect};
use crate::games::massive_darkness::quest::model::Spot;
use crate::games::massive_darkness::quest::own_tiles::sides;
use crate::games::massive_darkness::rules::cards::TileSide;
use crate::games::massive_darkness::view::board::map::Pieces;
use crate::games::tiles::board::marks::name_zones;
use crate::house::text::Texts;
use crate::kernel::board::SpaceId;
use crate::kit::map::{Canvas, canvas_ui};
use crate::tr;
use egui::{Id, Role, Ui, WidgetInfo};
use std::borrow::Cow;

/// What else the hand is doing.
#[derive(Debug, Default)]
pub(super) struct Doing {
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

impl Doing {
    /// Is a line begun, a name being written or a menu open?
    fn is_under_way(&self) -> bool {
        self.from.is_some() || self.writing.is_some() || self.menu.is_some()
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
        let storey = self.storey;
        let on_board = self.hand.follow(ui, &canvas, |at| spot_at(at, storey));
        if !canvas.is_panning {
            self.pointer(ui, texts, &canvas, on_board);
        }
        let is_called = std::mem::take(&mut self.doing.is_called);
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
        self.hand.place(self.cursor)
    }

    /// The Zones of the storey by their names.
    fn name_zones(&self, ui: &Ui, canvas: &Canvas) {
        let here = (0..).map(SpaceId).zip(&self.sheet.spots).filter(|(_, spot)| spot.storey == self.storey);
        let zones = here.filter_map(|(number, spot)| {
            let zone = self.sheet.map.board.space(number)?;
            Some((Id::unique(("editor-zone", *spot)), zone_rect(*spot), zone.name.as_ref()))
        });
        name_zones(ui, canvas, zones);
    }
}

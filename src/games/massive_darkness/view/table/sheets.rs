//! What lies on the table besides panels: sheets over the board, and parts that never need more room than they have.

use super::dice_tray::{self, Lies};
use super::model::Form;
use super::party::Usable;
use super::sides::Build;
use super::{TableAction, TableScreen, heroes};
use crate::games::massive_darkness::session::LastCombat;
use crate::house::text::Texts;
use crate::kit::hints::{mark, marked};
use crate::kit::map::OVER_THE_MAP;
use crate::kit::theme::Theme;
use crate::kit::widgets::over_ui;
use egui::{Align, Layout, Rect, Ui, UiBuilder, pos2, vec2};

/// In the room there is and no more: what would need more never makes it larger.
pub(super) fn within(ui: &mut Ui, add: impl FnOnce(&mut Ui)) {
    let room = ui.available_rect_before_wrap();
    let mut inside = ui.new_child(UiBuilder::new().max_rect(room).layout(Layout::top_down(Align::Min)));
    inside.shrink_clip_rect(room.expand(inside.spacing().item_spacing.x / 2.0));
    add(&mut inside);
    ui.advance_cursor_after_rect(room);
}

/// How wide a Hero is who was opened, in points.
const HERO_WIDTH: f32 = 336.0;

/// Between the edge of the board and what lies over it.
pub(super) fn gap(ui: &Ui, build: Build) -> f32 {
    Theme::of(ui.ctx()).space(if build == Build::Wide { 2.0 } else { 1.0 })
}

impl TableScreen {
    /// How this fight lies on the table now.
    pub(super) fn lies(&self, combat: &LastCombat) -> Lies {
        let acting = self.show.map(self.show.seconds()).unwrap_or(&self.map).board.acting;
        let is_past = self.gone_by.as_ref() == Some(combat) || dice_tray::is_past(combat, acting, self.is_showing());
        match is_past {
            _ if self.is_tray_folded => Lies::Aside,
            true if self.opened.as_ref() == Some(combat) => Lies::Shown,
            true => Lies::Line,
            false => Lies::Open,
        }
    }

    /// What lies over the board: the Hero who was opened, and the dice of the last fight.
    pub(super) fn over_the_map_ui(
        &mut self,
        ui: &mut Ui,
        texts: &Texts,
        map: Rect,
        build: Build,
        actions: &mut Vec<TableAction>,
    ) {
        let gap = gap(ui, build);
        // On a small table cards and banners take the place of the dice.
        let is_staged = build == Build::Small && self.show.fills_the_stage();
        self.stage_ui(ui, texts, map, if is_staged { 0.0 } else { self.map_view.map.covered });
        let mut map = map.shrink(gap);
        self.caption_ui(ui, texts, map, build);
        if let Some(card) = self.open_hero.and_then(|at| self.shown().heroes.get(at)) {
            let usable = Usable { answers: self.listed_answers(), asked: self.model.question.hero };
            let part = if build == Build::Wide { 0.6 } else { 1.0 };
            let size = vec2(HERO_WIDTH.min(map.width() * part), map.height());
            let place = Rect::from_min_size(map.min, size);
            mark(ui, OVER_THE_MAP, place);
            let is_left_open = over_ui(ui, place, "open-hero", |ui| heroes::open_ui(ui, texts, card, &usable, actions));
            if !is_left_open {
                self.open_hero = None;
            }
            if build == Build::Small {
                return;
            }
            // The dice lie between it and the buttons of the map.
            map.min.x += size.x;
            if let Some(buttons) = marked(ui.ctx(), "map-buttons") {
                map.max.x = map.max.x.min(buttons.left() - gap);
            }
            if map.width() < dice_tray::LEAST {
                return;
            }
        }
        // Cards that are put in order take the whole of the middle.
        let (combat, rolling) = self.show.combat().unwrap_or((&self.play.beside().combat, None));
        if combat.is_empty() || is_staged || matches!(self.model.question.form, Form::Arrange(_)) {
            return;
        }
        let lies = self.lies(combat);
        if lies == Lies::Line && self.gone_by.as_ref() != Some(combat) {
            self.gone_by = Some(combat.clone());
        }
        let size = match lies {
            Lies::Open | Lies::Shown => dice_tray::open_size(map.size(), combat),
            Lies::Line | Lies::Aside => dice_tray::folded_size(ui, map.size(), lies),
        };
        // Beside the small map in one corner and the buttons in the other.
        let rect = Rect::from_min_size(pos2(map.center().x - size.x / 2.0, map.bottom() - size.y), size);
        mark(ui, if matches!(lies, Lies::Open | Lies::Shown) { "dice" } else { "dice-folded" }, rect);
        let fight = dice_tray::Fight { game: self.play.game(), combat, rolling };
        if over_ui(ui, rect, "tray", |ui| dice_tray::tray_ui(ui, texts, &fight, lies)) {
            match lies {
                Lies::Open => self.is_tray_folded = true,
                Lies::Aside => self.is_tray_folded = false,
                Lies::Line => self.opened = Some(combat.clone()),
                Lies::Shown => self.opened = None,
            }
        }
    }
}

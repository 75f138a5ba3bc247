//! What is drawn over the map.

use super::super::layers::Layer;
use super::super::{EditorScreen, Tool};
use super::{border_at, zone_rect};
use crate::games::massive_darkness_2::edit::Piece;
use crate::games::massive_darkness_2::lint::Weight;
use crate::games::massive_darkness_2::rules::quest::Spot;
use crate::games::massive_darkness_2::view::art::picture_or_objective;
use crate::games::massive_darkness_2::view::tile_art::tile_picture;
use crate::games::tiles::board::marks::{Marked, empty_ui};
use crate::house::text::Texts;
use crate::kit::art::Icon;
use crate::kit::art::icons::{self, Weight as Line};
use crate::kit::map::Canvas;
use crate::kit::theme::{Colour, Theme};
use crate::tr;
use egui::{Painter, Pos2, Rect, Stroke, StrokeKind, Ui, Vec2, vec2};

impl EditorScreen {
    /// What is drawn over the map: where Heroes and Mobs begin, what is wrong, what is picked, what would be laid, where the keyboard is.
    pub(super) fn marks(&self, ui: &Ui, texts: &Texts, canvas: &Canvas, on_board: Option<Pos2>) {
        let theme = Theme::of(ui.ctx());
        let painter = ui.painter().with_clip_rect(canvas.rect);
        let screen = |rect: Rect| canvas.look.screen_rect(canvas.rect, rect);
        let quest = self.quest();
        if quest.tiles.is_empty() {
            empty_ui(ui, canvas, &tr!(texts, "editor-md2-empty"));
        }
        let corner = |spot: Spot| {
            let place = screen(zone_rect(spot));
            Rect::from_min_size(place.min + place.size() * 0.1, place.size() * 0.36)
        };
        let shows_places = self.layers.shows(Layer::Places);
        for start in quest.starting_zones().iter().filter(|_| shows_places) {
            sign(ui, &painter, corner(*start), Icon::Party, theme.signal.success);
        }
        for mobs in quest.mobs.iter().filter(|_| shows_places) {
            sign(ui, &painter, corner(*mobs), Icon::Skull, theme.signal.danger);
        }
        self.fight_marks(ui, canvas);
        for finding in self.looked.findings.iter().filter(|finding| finding.weight() > Weight::Hint) {
            for spot in &finding.at {
                let rect = screen(zone_rect(*spot)).shrink(2.0);
                painter.rect_stroke(rect, 2.0, Stroke::new(2.0, theme.signal.danger.egui()), StrokeKind::Inside);
            }
        }
        let picked = self.picked.iter().map(rect_of);
        self.hand.marks(ui, canvas, Marked { picked, cursor: self.cursor, on_board });
        let at = on_board.filter(|_| !self.hand.by_keys).unwrap_or_else(|| zone_rect(self.cursor).center());
        self.ghost(ui, canvas, at);
    }

    /// The Boss, where Heroes are placed when the fight with him begins, and where tokens are laid then.
    fn fight_marks(&self, ui: &Ui, canvas: &Canvas) {
        let theme = Theme::of(ui.ctx());
        let painter = ui.painter().with_clip_rect(canvas.rect);
        let Some(fight) = self.quest().boss.as_ref().filter(|_| self.layers.shows(Layer::Places)) else { return };
        let corner = |spot: Spot, right: f32| {
            let place = canvas.look.screen_rect(canvas.rect, zone_rect(spot));
            let at = place.min + vec2(place.width() * right, place.height() * 0.58);
            Rect::from_min_size(at, place.size() * 0.32)
        };
        let place = canvas.look.screen_rect(canvas.rect, zone_rect(fight.at));
        picture_or_objective(&painter, place.shrink(place.width() * 0.14), &fight.boss);
        for start in &fight.starts {
            sign(ui, &painter, corner(*start, 0.1), Icon::Flag, theme.signal.success);
        }
        for spot in fight.lay.iter().flat_map(|(_, _, spots)| spots) {
            sign(ui, &painter, corner(*spot, 0.58), Icon::Crown, theme.signal.accent);
        }
    }

    /// What is in the hand, as it would lie.
    fn ghost(&self, ui: &Ui, canvas: &Canvas, at: Pos2) {
        let theme = Theme::of(ui.ctx());
        let painter = ui.painter().with_clip_rect(canvas.rect);
        let screen = |rect: Rect| canvas.look.screen_rect(canvas.rect, rect);
        let (spot, next, _) = border_at(at);
        let accent = Stroke::new(2.0, theme.signal.accent.egui());
        match &self.tool {
            Tool::Pick => {}
            Tool::Tile(side, turn) => {
                let corner = zone_rect(spot).min - Vec2::splat(1.0);
                let rect = screen(Rect::from_min_size(corner, Vec2::splat(3.0)));
                if let Some(side) = self.side(side) {
                    tile_picture(ui, rect, side, *turn);
                }
                painter.rect_stroke(rect, 2.0, accent, StrokeKind::Inside);
            }
            Tool::Door => {
                painter.rect_stroke(screen(rect_of(&Piece::Door(spot, next))), 3.0, accent, StrokeKind::Inside);
            }
            tool => {
                let rect = screen(zone_rect(spot)).shrink(4.0);
                painter.rect_stroke(rect, 3.0, accent, StrokeKind::Inside);
                match tool.picture() {
                    Ok(picture) => picture_or_objective(&painter, rect.shrink(rect.width() * 0.25), &picture),
                    Err(icon) => sign(ui, &painter, rect.shrink(rect.width() * 0.3), icon, theme.signal.accent),
                }
            }
        }
    }
}

/// A sign on a dark plate.
fn sign(ui: &Ui, painter: &Painter, place: Rect, icon: Icon, colour: Colour) {
    let theme = Theme::of(ui.ctx());
    painter.rect_filled(place, place.width() * 0.25, theme.surface.panel.fade(0.85).egui());
    icons::show(painter, icon, place.shrink(place.width() * 0.16), colour, Line::Bold);
}

/// The part of the board that something takes.
fn rect_of(piece: &Piece) -> Rect {
    match piece {
        Piece::Tile(corner) => Rect::from_min_size(zone_rect(*corner).min, Vec2::splat(3.0)),
        Piece::Door(from, to) => {
            let middle = zone_rect(*from).center().lerp(zone_rect(*to).center(), 0.5);
            Rect::from_center_size(middle, Vec2::splat(0.5))
        }
        other => zone_rect(other.place()).shrink(0.12),
    }
}

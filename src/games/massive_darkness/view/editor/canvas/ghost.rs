//! The ghost of what is in the hand: as it would lie, on the grid.

use super::super::EditorScreen;
use super::super::palette::plan_of;
use super::super::sheet::{border_at, corner, spot_at, zone_rect};
use super::super::tool::{Aim, Tool};
use super::labels::border_line;
use crate::games::massive_darkness::quest::edit::Thing;
use crate::games::massive_darkness::quest::edit::carry::{footprint, tile_at};
use crate::games::massive_darkness::quest::model::{PlacedTile, Spot};
use crate::games::massive_darkness::rules::cards::TileSide;
use crate::games::massive_darkness::view::art::board::BoardMesh;
use crate::games::massive_darkness::view::art::tokens;
use crate::games::tiles::board::hand::Step;
use crate::games::tiles::sides::turned_side;
use crate::kit::art::Brush;
use crate::kit::art::icons::{self, Weight};
use crate::kit::map::Canvas;
use crate::kit::theme::Theme;
use egui::{Pos2, Rect, Stroke, StrokeKind, Ui};
use std::collections::BTreeMap;

/// How much of a ghost is seen.
const STRENGTH: f32 = 0.72;
/// Zones are painted this wide, in points, and then scaled.
const PAINTED: f32 = 72.0;
/// More pictures of tiles are forgotten.
const KEPT: usize = 64;

/// Pictures of turned tiles, each painted once for a look.
#[derive(Default)]
pub(super) struct Ghosts {
    known: BTreeMap<(String, u8, bool), BoardMesh>,
}

impl std::fmt::Debug for Ghosts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Ghosts").field("known", &self.known.len()).finish()
    }
}

impl EditorScreen {
    /// Shows what the tool would lay, or where what is carried would lie.
    pub(super) fn ghost(&mut self, ui: &Ui, canvas: &Canvas, on_board: Option<Pos2>) {
        if let Some(Step { x, y }) = self.hand.carries().filter(|step| *step != Step::default()) {
            self.ghosts_of_picked(ui, canvas, &|spot: Spot| Spot { x: spot.x + x, y: spot.y + y, ..spot });
        }
        // The keyboard lays at its cursor.
        let by_keys = self.hand.by_keys && canvas.floor.has_focus();
        let at = if by_keys { Some(zone_rect(self.cursor).center()) } else { on_board };
        let Some(at) = at else { return };
        let theme = Theme::of(ui.ctx());
        let mut painter = ui.painter().with_clip_rect(canvas.rect);
        let spot = spot_at(at, self.storey);
        match (self.tool.clone(), self.tool.aim()) {
            (Tool::Tile(tile, turn), _) => {
                let at = self.tile_corner(&tile, spot);
                self.tile(ui, canvas, &PlacedTile { tile, at, turn, wounds: 0 });
            }
            (_, Aim::Border) if by_keys => {}
            (_, Aim::Border) => {
                let (from, to, _) = border_at(at, self.storey);
                painter.line_segment(border_line(canvas, from, to), Stroke::new(6.0, theme.signal.accent.egui()));
            }
            (tool, Aim::Zone | Aim::TwoZones) => {
                let rect = canvas.look.screen_rect(canvas.rect, zone_rect(spot));
                painter.rect_filled(rect.shrink(1.0), 2.0, theme.signal.accent.fade(0.24).egui());
                painter.set_opacity(STRENGTH);
                let picture = Rect::from_center_size(rect.center(), rect.size() * 0.5);
                match tool.token() {
                    Some(token) => {
                        let mut brush = Brush::on(&painter);
                        tokens::token(&mut brush, theme, picture, token);
                        painter.add(brush.into_shape());
                    }
                    None => icons::show(&painter, tool.icon(), picture, theme.text.strong, Weight::Bold),
                }
            }
            (_, Aim::Things) => {}
        }
    }

    /// The picked tiles where they would lie.
    fn ghosts_of_picked(&mut self, ui: &Ui, canvas: &Canvas, to: &dyn Fn(Spot) -> Spot) {
        let quest = self.history.current();
        let tiles = quest.tiles.iter().filter(|tile| self.picked.contains(&Thing::Tile(tile.at))).take(KEPT);
        let moved: Vec<PlacedTile> = tiles.map(|tile| PlacedTile { at: to(tile.at), ..tile.clone() }).collect();
        for tile in moved {
            self.tile(ui, canvas, &tile);
        }
    }

    /// A tile as it would lie, with a line round it: in the colour of danger where another tile lies.
    fn tile(&mut self, ui: &Ui, canvas: &Canvas, tile: &PlacedTile) {
        let theme = Theme::of(ui.ctx());
        let sides = self.sides().into_owned();
        let Some(side) = sides.iter().find(|side| side.id == tile.tile) else { return };
        let known = &mut self.doing.ghosts.known;
        if known.len() > KEPT {
            known.clear();
        }
        let mesh = known.entry((tile.tile.clone(), tile.turn % 4, theme.dark)).or_insert_with(|| {
            let turned = (0..tile.turn % 4).fold(side.clone(), |side, _| turned_side(&side));
            BoardMesh::paint(&plan_of(&turned), theme, PAINTED, 1.0 / ui.pixels_per_point())
        });
        let mut painter = ui.painter().with_clip_rect(canvas.rect);
        painter.set_opacity(STRENGTH);
        let origin = canvas.look.screen(canvas.rect, corner(tile.at));
        painter.add(mesh.shape(origin, canvas.look.zoom));
        painter.set_opacity(1.0);
        let zones = footprint(tile, &sides);
        let is_moved = |spot: Spot| self.hand.carried_from.is_some() && self.is_carried(spot, &sides);
        let lies_on = zones.iter().any(|zone| self.sheet.number(*zone).is_some() && !is_moved(*zone));
        // On the very corner of another tile it takes its place.
        let replaces = self.quest().tiles.iter().any(|known| known.at == tile.at) && self.hand.carried_from.is_none();
        let colour = if lies_on && !replaces { theme.signal.danger } else { theme.signal.accent };
        if let Some(around) = zones.iter().map(|zone| zone_rect(*zone)).reduce(Rect::union) {
            let around = canvas.look.screen_rect(canvas.rect, around);
            painter.rect_stroke(around, 4.0, Stroke::new(2.5, colour.egui()), StrokeKind::Outside);
        }
    }

    fn is_carried(&self, spot: Spot, sides: &[TileSide]) -> bool {
        let tile = tile_at(self.quest(), sides, spot);
        tile.is_some_and(|tile| self.picked.contains(&Thing::Tile(tile.at)))
    }
}

//! What can be laid: tools, and the tile sides of the box as small pictures with how many of them are used.

use super::tool::Tool;
use crate::games::massive_darkness::content::is_printed_tile;
use crate::games::massive_darkness::quest::Quest;
use crate::games::massive_darkness::quest::own_tiles::{LETTERS, tile_number};
use crate::games::massive_darkness::rules::cards::TileSide;
use crate::games::massive_darkness::session::MassiveDarknessRules;
use crate::games::massive_darkness::view::art::board::{
    BoardMesh, BoardPlan, EdgeKind, EdgePlan, Feature, Flooring, Light, Towards, ZonePlan,
};
use crate::games::massive_darkness::view::art::tokens;
use crate::games::tiles::cells::{ToolCell, caption, outline, plate};
use crate::games::tiles::sides::beyond;
use crate::house::text::{Texts, shown};
use crate::kernel::board::Direction;
use crate::kit::art::Brush;
use crate::kit::art::icons::{self, Weight};
use crate::kit::theme::Theme;
use crate::kit::widgets::{heading, text_field};
use crate::tr;
use egui::{Id, InputState, Key, Modifiers, Response, Role, ScrollArea, Sense, Ui, WidgetInfo, vec2};

/// Width and height of a picture, in points.
const PICTURE: f32 = 62.0;
/// Width and height of a tool, in points.
const TOOL: f32 = 38.0;
/// Between two tools, in points.
const GAP: f32 = 4.0;

pub(super) struct Palette {
    filter: String,
    sides: Vec<Side>,
    /// The field to search in, once it has been shown.
    field: Option<Id>,
    /// What was searched was taken with Enter.
    was_searched: bool,
}

struct Side {
    id: String,
    /// COMP-01: the box has it once.
    is_printed: bool,
    plan: BoardPlan,
    columns: f32,
    /// Painted once for each theme.
    picture: Option<(bool, BoardMesh)>,
}

impl Palette {
    /// The tiles of a box.
    pub(super) fn new(rules: &MassiveDarknessRules) -> Self {
        let mut sides: Vec<Side> = rules.library.tiles.iter().map(Side::new).collect();
        sides.sort_by(|a, b| a.id.cmp(&b.id));
        Self { filter: String::new(), sides, field: None, was_searched: false }
    }

    /// The tiles have become others: pictures of those that are as they were stay.
    pub(super) fn take_sides(&mut self, rules: &MassiveDarknessRules) {
        let fresh = Self::new(rules);
        let mut known = std::mem::take(&mut self.sides);
        self.sides = fresh.sides;
        for side in &mut self.sides {
            if let Some(same) = known.iter_mut().find(|same| same.id == side.id && same.plan == side.plan) {
                side.picture = same.picture.take();
            }
        }
    }

    /// The keyboard goes to the field to search in.
    pub(super) fn search(&self, ui: &Ui) {
        if let Some(field) = self.field {
            ui.memory_mut(|memory| memory.request_focus(field));
        }
    }

    /// Was the tool just taken by searching? Then the keyboard is wanted on the map. Said once.
    pub(super) fn was_searched(&mut self) -> bool {
        std::mem::take(&mut self.was_searched)
    }

    /// Draws it; the tool that was taken up.
    pub(super) fn ui(&mut self, ui: &mut Ui, texts: &Texts, quest: &Quest, held: &Tool) -> Option<Tool> {
        let mut taken = None;
        let name = tr!(texts, "palette-filter");
        let field = text_field(ui, &name, &tr!(texts, "palette-filter-short"), &mut self.filter);
        self.field = Some(field.id);
        let wanted = self.filter.trim().to_lowercase();
        let fits = |name: &str| wanted.is_empty() || name.to_lowercase().contains(&wanted);
        // Enter takes the first that fits.
        let enter = |input: &mut InputState| input.consume_key(Modifiers::NONE, Key::Enter);
        self.was_searched = !wanted.is_empty() && field.lost_focus() && ui.input_mut(enter);
        heading(ui, &tr!(texts, "palette-tools"));
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(GAP, GAP);
            for tool in Tool::all() {
                let name = tool.name(texts);
                if !fits(&name) {
                    continue;
                }
                let mut response = tool_ui(ui, &name, &tool, tool == *held);
                if let Some((used, there)) = tool.count(quest) {
                    count_ui(ui, response.rect, used, there);
                    let told = tr!(texts, "palette-count", used = used as i64, there = there as i64);
                    response = response.on_hover_text(told.as_ref());
                }
                let is_first = self.was_searched && taken.is_none();
                if is_first || response.clicked() || response.drag_started() {
                    taken = Some(tool);
                }
            }
        });
        heading(ui, &tr!(texts, "palette-tiles"));
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                for side in self.sides.iter_mut().filter(|side| fits(&side.id)) {
                    let used =
                        quest.tiles.iter().filter(|tile| tile_number(&tile.tile) == tile_number(&side.id)).count();
                    let is_held = matches!(held, Tool::Tile(id, _) if *id == side.id);
                    let response = side.ui(ui, texts, used, is_held);
                    // A press is enough: what is dragged from here is laid where it is let go.
                    let is_first = self.was_searched && taken.is_none();
                    if is_first || response.clicked() || response.drag_started() {
                        taken = Some(Tool::Tile(side.id.clone(), 0));
                    }
                }
            });
        });
        if self.was_searched {
            self.filter.clear();
        }
        taken
    }
}

/// A tool as a picture: what it lays, else what it does.
pub(super) fn tool_ui(ui: &mut Ui, name: &str, tool: &Tool, is_held: bool) -> Response {
    let cell = ToolCell { name, size: TOOL, sense: Sense::CLICK | Sense::DRAG | Sense::FOCUSABLE, is_held };
    cell.ui(ui, |ui, rect| {
        let theme = Theme::of(ui.ctx());
        match tool.token() {
            Some(token) => {
                let mut brush = Brush::on(ui.painter());
                tokens::token(&mut brush, theme, rect.shrink(4.0), token);
                ui.painter().add(brush.into_shape());
            }
            None => icons::show(ui.painter(), tool.icon(), rect.shrink(10.0), theme.text.strong, Weight::Regular),
        }
    })
}

/// How many of a thing are used; in the colour of danger where one box does not hold as many.
fn count_ui(ui: &Ui, tool: egui::Rect, used: usize, there: usize) {
    if used == 0 || !ui.is_rect_visible(tool) {
        return;
    }
    let theme = Theme::of(ui.ctx());
    let colour = if used > there { theme.signal.danger } else { theme.text.strong };
    plate(ui, tool, used.to_string(), colour, 3.0);
}

impl Side {
    fn new(side: &TileSide) -> Self {
        let plan = plan_of(side);
        let columns = plan.zones.iter().map(|zone| zone.column.max(zone.row) + 1).max().unwrap_or(1);
        Self {
            id: side.id.clone(),
            is_printed: is_printed_tile(&side.id),
            plan,
            columns: columns as f32,
            picture: None,
        }
    }

    fn ui(&mut self, ui: &mut Ui, texts: &Texts, used: usize, is_held: bool) -> Response {
        let theme = Theme::of(ui.ctx());
        let (rect, response) =
            ui.allocate_exact_size(vec2(PICTURE, PICTURE + 18.0), Sense::CLICK | Sense::DRAG | Sense::FOCUSABLE);
        let name = match self.is_printed {
            true => tr!(texts, "palette-tile", tile = shown(&self.id), used = used as i64),
            false => tr!(texts, "palette-own-tile", tile = shown(&self.id), used = used as i64),
        };
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name.as_ref()));
        if !ui.is_rect_visible(rect) {
            return response;
        }
        let zone = PICTURE / self.columns;
        let is_painted = self.picture.as_ref().is_some_and(|(dark, _)| *dark == theme.dark);
        if !is_painted {
            let feather = 1.0 / ui.pixels_per_point();
            self.picture = Some((theme.dark, BoardMesh::picture(&self.plan, theme, zone, feather)));
        }
        if let Some((_, mesh)) = &self.picture {
            ui.painter().add(mesh.shape(rect.min, zone));
        }
        let picture = egui::Rect::from_min_size(rect.min, vec2(PICTURE, PICTURE));
        outline(ui, picture, &response, is_held);
        let words = if self.is_printed { format!("{} · {used}/1", self.id) } else { format!("{} · {used}", self.id) };
        let colour = if used > 1 && self.is_printed { theme.signal.danger } else { theme.text.muted };
        caption(ui, rect, words, colour);
        response
    }
}

/// A tile side by itself: its floor, and walls where the quest would have them.
pub(super) fn plan_of(side: &TileSide) -> BoardPlan {
    let mut plan = BoardPlan::default();
    for (x, y) in side.places() {
        let Some(sign) = LETTERS.floor(side, (x, y)) else { continue };
        let (column, row) = (i32::from(x), i32::from(y));
        plan.zones.push(ZonePlan {
            column,
            row,
            light: if sign.eq_ignore_ascii_case(&'d') { Light::Shadow } else { Light::Lit },
            flooring: if sign.is_ascii_uppercase() { Flooring::Chamber } else { Flooring::Corridor },
            seed: (column * 31 + row * 7) as u64,
            feature: Feature::Plain,
        });
        for way in Direction::ALL {
            let far = beyond((x, y), way);
            let is_edge_of_tile = LETTERS.floor(side, far).is_none();
            // Between two Zones of the tile, the western and the northern one say what is there.
            if !is_edge_of_tile && matches!(way, Direction::West | Direction::North) {
                continue;
            }
            let kind = match LETTERS.has_wall(side, (x, y), way) {
                Some(true) => EdgeKind::Wall,
                // At the edge of the tile only what is broken open is drawn.
                _ if is_edge_of_tile && side.edge_at((x, y), way).is_none() => continue,
                _ => EdgeKind::Open,
            };
            plan.edges.push(EdgePlan { column, row, side: Towards::from(way), kind });
        }
    }
    plan
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tile_by_itself_has_walls_round_its_rooms() {
        let side = TileSide { id: "1V".to_owned(), rows: vec!["Ll".to_owned(), "dd".to_owned()], edges: Vec::new() };
        let plan = plan_of(&side);
        assert_eq!(plan.zones.len(), 4);
        let walls = plan.edges.iter().filter(|edge| edge.kind == EdgeKind::Wall).count();
        assert_eq!(walls, 4, "round the one room");
    }
}

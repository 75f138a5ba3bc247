//! What can be laid: tools, and the tile sides of the box as small pictures with how many of them are used.

use super::tool::Tool;
use crate::app::art::board::{BoardMesh, BoardPlan, EdgeKind, EdgePlan, Feature, Flooring, Light, Towards, ZonePlan};
use crate::app::art::icons::{self, Weight};
use crate::app::art::{Brush, tokens};
use crate::app::theme::Theme;
use crate::app::widgets::{heading, text_field};
use crate::engine::massive_darkness::cards::TileSide;
use crate::quest::Quest;
use crate::session::Table;
use crate::text::Texts;
use crate::tr;
use egui::{Align2, Response, Role, ScrollArea, Sense, Shape, Stroke, StrokeKind, TextStyle, Ui, WidgetInfo, vec2};

/// Width and height of a picture, in points.
const PICTURE: f32 = 62.0;
/// Width and height of a tool, in points.
const TOOL: f32 = 46.0;

/// The palette.
pub(super) struct Palette {
    filter: String,
    sides: Vec<Side>,
}

struct Side {
    id: String,
    plan: BoardPlan,
    columns: f32,
    /// Painted once for each theme.
    picture: Option<(bool, BoardMesh)>,
}

impl Palette {
    /// The tiles of a box.
    pub(super) fn new(table: &Table) -> Self {
        let mut sides: Vec<Side> = table.library.tiles.iter().map(Side::new).collect();
        sides.sort_by(|a, b| a.id.cmp(&b.id));
        Self { filter: String::new(), sides }
    }

    /// Draws it; the tool that was taken up.
    pub(super) fn ui(&mut self, ui: &mut Ui, texts: &Texts, quest: &Quest, held: &Tool) -> Option<Tool> {
        let mut taken = None;
        let name = tr!(texts, "palette-filter");
        text_field(ui, &name, &name, &mut self.filter);
        let wanted = self.filter.trim().to_lowercase();
        let fits = |name: &str| wanted.is_empty() || name.to_lowercase().contains(&wanted);
        heading(ui, &tr!(texts, "palette-tools"));
        ui.horizontal_wrapped(|ui| {
            for tool in Tool::all() {
                let name = tool.name(texts);
                if fits(&name) && tool_ui(ui, &name, &tool, tool == *held).clicked() {
                    taken = Some(tool);
                }
            }
        });
        heading(ui, &tr!(texts, "palette-tiles"));
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                for side in self.sides.iter_mut().filter(|side| fits(&side.id)) {
                    let used = quest.tiles.iter().filter(|tile| number(&tile.tile) == number(&side.id)).count();
                    let is_held = matches!(held, Tool::Tile(id, _) if *id == side.id);
                    let response = side.ui(ui, texts, used, is_held);
                    // A press is enough: what is dragged from here is laid where it is let go.
                    if response.clicked() || response.drag_started() {
                        taken = Some(Tool::Tile(side.id.clone(), 0));
                    }
                }
            });
        });
        taken
    }
}

/// A tool as a picture: what it lays, else what it does.
fn tool_ui(ui: &mut Ui, name: &str, tool: &Tool, is_held: bool) -> Response {
    let theme = Theme::of(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(vec2(TOOL, TOOL), Sense::CLICK | Sense::FOCUSABLE);
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_held, name));
    if ui.is_rect_visible(rect) {
        let ground = if is_held { theme.line.selection } else { theme.surface.raised };
        ui.painter().rect_filled(rect, theme.sizes.corner, ground);
        match tool.token() {
            Some(token) => {
                let mut brush = Brush::on(ui.painter());
                tokens::token(&mut brush, theme, rect.shrink(4.0), token);
                ui.painter().add(brush.into_shape());
            }
            None => icons::show(ui.painter(), tool.icon(), rect.shrink(10.0), theme.text.strong, Weight::Regular),
        }
        outline(ui, theme, rect, &response, is_held);
    }
    response.on_hover_text(name)
}

/// What is held, pointed at or reached by keyboard.
fn outline(ui: &Ui, theme: &Theme, rect: egui::Rect, response: &Response, is_held: bool) {
    if is_held || response.hovered() || response.has_focus() {
        let width = if response.has_focus() { 3.0 } else { 2.0 };
        let stroke = Stroke::new(width, theme.signal.accent.egui());
        ui.painter().add(Shape::rect_stroke(rect, 4.0, stroke, StrokeKind::Inside));
    }
}

/// `6V` and `6R` are two sides of tile 6.
fn number(id: &str) -> &str {
    id.trim_end_matches(|sign: char| !sign.is_ascii_digit())
}

impl Side {
    fn new(side: &TileSide) -> Self {
        let plan = plan_of(side);
        let columns = plan.zones.iter().map(|zone| zone.column.max(zone.row) + 1).max().unwrap_or(1);
        Self { id: side.id.clone(), plan, columns: columns as f32, picture: None }
    }

    fn ui(&mut self, ui: &mut Ui, texts: &Texts, used: usize, is_held: bool) -> Response {
        let theme = Theme::of(ui.ctx());
        let (rect, response) =
            ui.allocate_exact_size(vec2(PICTURE, PICTURE + 18.0), Sense::CLICK | Sense::DRAG | Sense::FOCUSABLE);
        let name = tr!(texts, "palette-tile", tile = self.id.as_str(), used = used as i64);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name.as_ref()));
        if !ui.is_rect_visible(rect) {
            return response;
        }
        let zone = PICTURE / self.columns;
        let is_painted = self.picture.as_ref().is_some_and(|(dark, _)| *dark == theme.dark);
        if !is_painted {
            let feather = 1.0 / ui.pixels_per_point();
            self.picture = Some((theme.dark, BoardMesh::paint(&self.plan, theme, zone, feather)));
        }
        if let Some((_, mesh)) = &self.picture {
            ui.painter().add(mesh.shape(rect.min, zone));
        }
        let picture = egui::Rect::from_min_size(rect.min, vec2(PICTURE, PICTURE));
        outline(ui, theme, picture, &response, is_held);
        let words = format!("{} · {used}/1", self.id);
        let colour = if used > 1 { theme.signal.danger } else { theme.text.muted };
        let font = TextStyle::Small.resolve(ui.style());
        ui.painter().text(rect.center_bottom(), Align2::CENTER_BOTTOM, words, font, colour.egui());
        response
    }
}

/// A tile side by itself: its floor, and walls where the quest would have them.
pub(super) fn plan_of(side: &TileSide) -> BoardPlan {
    let rows: Vec<Vec<char>> = side.rows.iter().map(|row| row.chars().collect()).collect();
    let at = |x: i32, y: i32| -> Option<char> {
        let row = rows.get(usize::try_from(y).ok()?)?;
        row.get(usize::try_from(x).ok()?).copied().filter(|sign| *sign != '#')
    };
    let mut plan = BoardPlan::default();
    for (y, row) in (0..).zip(&rows) {
        for x in 0..row.len() as i32 {
            let Some(sign) = at(x, y) else { continue };
            let room = sign.is_ascii_uppercase();
            plan.zones.push(ZonePlan {
                column: x,
                row: y,
                light: if sign.eq_ignore_ascii_case(&'d') { Light::Shadow } else { Light::Lit },
                flooring: if room { Flooring::Chamber } else { Flooring::Corridor },
                seed: (x * 31 + y * 7) as u64,
                feature: Feature::Plain,
            });
            for (side, dx, dy) in [(Towards::East, 1, 0), (Towards::South, 0, 1)] {
                let next = at(x + dx, y + dy);
                let kind = match next {
                    Some(next) if next.is_ascii_uppercase() == room => EdgeKind::Open,
                    Some(_) => EdgeKind::Wall,
                    None if room => EdgeKind::Wall,
                    None => continue,
                };
                plan.edges.push(EdgePlan { column: x, row: y, side, kind });
            }
            for (side, dx, dy) in [(Towards::West, -1, 0), (Towards::North, 0, -1)] {
                if at(x + dx, y + dy).is_none() && room {
                    plan.edges.push(EdgePlan { column: x, row: y, side, kind: EdgeKind::Wall });
                }
            }
        }
    }
    plan
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tile_by_itself_has_walls_round_its_rooms() {
        let side = TileSide { id: "1V".to_owned(), rows: vec!["Ll".to_owned(), "dd".to_owned()] };
        let plan = plan_of(&side);
        assert_eq!(plan.zones.len(), 4);
        let walls = plan.edges.iter().filter(|edge| edge.kind == EdgeKind::Wall).count();
        assert_eq!(walls, 4, "round the one room");
        assert_eq!(number("12V"), "12");
    }
}

//! What can be laid: tools with their pictures, Objective tokens, and the sides of the Tiles with how many of them lie there.

use super::EditorScreen;
use super::tool::Tool;
use crate::games::massive_darkness_2::describe::tiles::{is_ours, side_said};
use crate::games::massive_darkness_2::edit::lay::other_side;
use crate::games::massive_darkness_2::rules::Portal;
use crate::games::massive_darkness_2::rules::own_tiles::{TileSide, is_own};
use crate::games::massive_darkness_2::view::art::picture_or_objective;
use crate::games::massive_darkness_2::view::tile_art::tile_picture;
use crate::games::tiles::cells::{ToolCell, caption, outline, plate};
use crate::house::text::{Texts, shown};
use crate::kit::art::Icon;
use crate::kit::art::icons::{self, Weight};
use crate::kit::theme::Theme;
use crate::kit::widgets::{heading, text_field};
use crate::tr;
use egui::{Rect, Response, Role, ScrollArea, Sense, Ui, Vec2, WidgetInfo, vec2};

/// Width and height of a tool, in points.
const TOOL: f32 = 40.0;
/// Width and height of the picture of a Tile.
const TILE: f32 = 60.0;
/// Room for its name below it.
const NAME: f32 = 16.0;
/// Side of the sign on a side that we have designed.
const SIGN: f32 = 11.0;

impl EditorScreen {
    /// Draws it; a tool that is pressed, or taken by Enter after searching, comes into the hand.
    pub(super) fn palette_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let label = tr!(texts, "palette-md2-search");
        let field = text_field(ui, &label, &label, &mut self.searched);
        let wanted = self.searched.trim().to_lowercase();
        let entered = !wanted.is_empty() && field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
        let mut taken: Option<Tool> = None;
        let take = |tool: &Tool, is_pressed: bool, taken: &mut Option<Tool>| {
            if is_pressed || entered && taken.is_none() {
                *taken = Some(tool.clone());
            }
        };
        let made = std::sync::Arc::clone(&self.made);
        self.layers_ui(ui, texts);
        ScrollArea::vertical().id_salt("md2-palette").auto_shrink([false, false]).show(ui, |ui| {
            for (title, tools) in [("palette-md2-tools", &made.tools), ("palette-md2-marks", &made.marks)] {
                heading(ui, &texts.get(title));
                ui.horizontal_wrapped(|ui| {
                    ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
                    for named in tools.iter().filter(|named| named.searched.contains(&wanted)) {
                        let pressed = tool_ui(ui, &named.name, &named.tool, named.tool == self.tool).clicked();
                        take(&named.tool, pressed, &mut taken);
                    }
                });
            }
            heading(ui, &tr!(texts, "palette-md2-tiles"));
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
                let quest = self.history.current();
                let own = quest.own_tiles.iter().map(|side| (side, true));
                let of_box = self.all.sides.iter().filter(|side| !is_own(quest, &side.id)).map(|side| (side, false));
                let fits = |side: &TileSide| side.id.to_lowercase().contains(&wanted);
                for (side, is_own) in own.chain(of_box).filter(|(side, _)| fits(side)) {
                    let is_held = matches!(&self.tool, Tool::Tile(held, _) if *held == side.id);
                    let is_ours = is_ours(&side.id, quest, &self.all);
                    let (name, used) = (side_said(&side.id, is_ours, texts), made.used(&side.id, is_own));
                    let shown = Side { side, name: &name, is_own, is_ours, used, is_held };
                    let pressed = shown.ui(ui, texts).clicked();
                    take(&Tool::Tile(side.id.clone(), 0), pressed, &mut taken);
                }
            });
        });
        if let Some(tool) = taken {
            self.tool = tool;
            self.picked.clear();
            if entered {
                self.searched.clear();
                self.calls_map = true;
            }
        }
    }

    /// The tool in the hand is turned by a quarter.
    pub(super) fn turn_tool(&mut self) -> bool {
        match &mut self.tool {
            Tool::Tile(_, turn) => {
                *turn = (*turn + 1) % 4;
                true
            }
            _ => false,
        }
    }

    /// The tool in the hand is turned over.
    pub(super) fn flip_tool(&mut self) -> bool {
        let (sides, quest) = (std::sync::Arc::clone(&self.all.sides), std::sync::Arc::clone(self.history.current()));
        match &mut self.tool {
            Tool::Tile(side, _) => {
                if let Some(other) = other_side(side, &sides).filter(|_| !is_own(&quest, side)) {
                    *side = other;
                }
                true
            }
            _ => false,
        }
    }
}

fn tool_ui(ui: &mut Ui, name: &str, tool: &Tool, is_held: bool) -> Response {
    let cell = ToolCell { name, size: TOOL, sense: Sense::CLICK | Sense::FOCUSABLE, is_held };
    cell.ui(ui, |ui, rect| {
        let strong = Theme::of(ui.ctx()).text.strong;
        match tool.picture() {
            Ok(picture) => picture_or_objective(ui.painter(), rect.shrink(3.0), &picture),
            Err(icon) => icons::show(ui.painter(), icon, rect.shrink(10.0), strong, Weight::Regular),
        }
        // What lets more than one thing look alike is told by a number.
        if let Some(from) = portal_number(tool) {
            plate(ui, rect, from.to_owned(), strong, 2.0);
        }
    })
}

fn portal_number(tool: &Tool) -> Option<&'static str> {
    match tool {
        Tool::Portal(Portal::Three) => Some("3+"),
        Tool::Portal(Portal::Five) => Some("5+"),
        _ => None,
    }
}

/// A side of a Tile in the palette.
struct Side<'s> {
    side: &'s TileSide,
    /// What it is called.
    name: &'s str,
    /// The Quest brings it itself, so there are as many as its players make.
    is_own: bool,
    /// We have designed it.
    is_ours: bool,
    /// How often its Tile lies there.
    used: usize,
    is_held: bool,
}

impl Side<'_> {
    fn ui(&self, ui: &mut Ui, texts: &Texts) -> Response {
        let Self { side, name, is_own, is_ours, used, is_held } = *self;
        let theme = Theme::of(ui.ctx());
        let (rect, response) = ui.allocate_exact_size(vec2(TILE, TILE + NAME), Sense::CLICK | Sense::FOCUSABLE);
        let (id, count) = (shown(&side.id), used as i64);
        let name = match is_own {
            true => tr!(texts, "palette-md2-own-tile", tile = name, used = count),
            false => tr!(texts, "palette-md2-tile", tile = name, used = count),
        };
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_held, name.as_ref()));
        if ui.is_rect_visible(rect) {
            let square = Rect::from_min_size(rect.min, Vec2::splat(TILE));
            tile_picture(ui, square, side, 0);
            outline(ui, square, &response, is_held);
            if is_ours {
                let corner = Rect::from_center_size(square.right_top() + vec2(-8.0, 8.0), Vec2::splat(SIGN));
                ui.painter().circle_filled(corner.center(), SIGN * 0.7, theme.surface.raised.egui());
                icons::show(ui.painter(), Icon::Pencil, corner, theme.signal.accent, Weight::Bold);
            }
            let colour = if used > 1 && !is_own { theme.signal.danger } else { theme.text.muted };
            let words = if is_own { format!("{id} · {used}") } else { format!("{id} · {used}/1") };
            caption(ui, rect, words, colour);
        }
        let response = response.on_hover_text(name.as_ref());
        if is_ours { response.on_hover_text(tr!(texts, "tile-md2-ours-hint").as_ref()) } else { response }
    }
}

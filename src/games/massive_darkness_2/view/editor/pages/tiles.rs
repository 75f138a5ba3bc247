//! Tiles of one's own: begun anew or from a side of the box, made on a desk, laid, and taken out again.

use super::super::EditorScreen;
use super::super::tool::Tool;
use super::Page;
use crate::games::massive_darkness_2::describe::tiles::{FLOORS, side_said};
use crate::games::massive_darkness_2::edit::{Refused, own_tiles};
use crate::games::massive_darkness_2::rules::own_tiles::{TileSide, ZONES};
use crate::games::massive_darkness_2::rules::quest::{Quest, Spot};
use crate::games::massive_darkness_2::view::tile_art::TilePictures;
use crate::games::tiles::desk::{Desk, Listed, Shown, acts_ui};
use crate::games::tiles::sides::{mirrored, turned_side};
use crate::house::history::Merge;
use crate::house::text::{Texts, shown};
use crate::kernel::game::MessageId;
use crate::kit::art::Icon;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, heading, lasting_field};
use crate::tr;
use egui::{CollapsingHeader, RichText, Ui};
use std::sync::Arc;

/// What is being made.
#[derive(Default)]
pub(super) struct Fields {
    /// The Tile on the desk, by its name.
    open: Option<String>,
    desk: Desk,
    /// What is typed as the name of a Tile, where that can be none: the Tile keeps the one it had.
    typed: Option<(String, String)>,
}

/// What can be done with the Tile on the desk besides painting.
#[derive(Clone, Copy)]
enum Act {
    Turn,
    Mirror,
    Copy,
    Remove,
}

const ACTS: [(Icon, MessageId, Act); 4] = [
    (Icon::Redo, "tile-md2-turn", Act::Turn),
    (Icon::Around, "tile-md2-mirror", Act::Mirror),
    (Icon::Copy, "tile-md2-copy", Act::Copy),
    (Icon::Trash, "tile-md2-remove", Act::Remove),
];

impl EditorScreen {
    pub(super) fn tiles_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let quest = Arc::clone(self.history.current());
        self.begin_tile_ui(ui, texts, &quest);
        heading(ui, &tr!(texts, "tiles-md2-of-quest"));
        if quest.own_tiles.is_empty() {
            ui.label(RichText::new(tr!(texts, "tiles-md2-none").as_ref()).weak());
            return;
        }
        let fields = &mut self.pages.tiles;
        let on_desk = fields.open.as_ref().and_then(|id| quest.own_tiles.iter().find(|side| side.id == *id));
        let Some(on_desk) = on_desk.or(quest.own_tiles.first()) else { return };
        let name = |side: &TileSide| tr!(texts, "tiles-md2-open", tile = shown(&side.id));
        let listed = Listed { art: &mut TilePictures, key: "own", name: &name, open: Some(&on_desk.id) };
        if let Some(side) = listed.ui(ui, &quest.own_tiles) {
            fields.open = Some(side.id.clone());
        }
        self.desk_tile_ui(ui, texts, on_desk);
    }

    /// The page, with the Tile on the desk that lies there, if it is one of the Quest's own.
    pub(super) fn open_tiles(&mut self, at: Spot) {
        let placed = self.quest().tiles.iter().find(|tile| tile.at == at);
        self.pages.tiles.open = placed.map(|tile| tile.side.clone());
        self.page = Page::Tiles;
    }

    /// New Tiles: an empty one, a copy of a side of the box, or one in the place of the Tile that is picked on the map.
    fn begin_tile_ui(&mut self, ui: &mut Ui, texts: &Texts, quest: &Quest) {
        let sides = Arc::clone(&self.all.sides);
        if ui.add(Action::new(Icon::Plus, &tr!(texts, "tiles-md2-new"))).clicked() {
            let side = TileSide { rows: vec!["l".repeat(ZONES); ZONES], ..TileSide::default() };
            self.begin_tile(texts, quest, &side, &tr!(texts, "tiles-md2-new-name"));
        }
        let head = CollapsingHeader::new(tr!(texts, "tiles-md2-begin-from").as_ref()).id_salt("md2-tile-from");
        let from = head.show(ui, |ui| {
            // Whatever the Quest brings under its name, here it is the one of the box.
            let name = |side: &TileSide| {
                tr!(texts, "tiles-md2-begin-from-this", tile = side_said(&side.id, self.all.ours.is_tile(side), texts))
            };
            Listed { art: &mut TilePictures, key: "box", name: &name, open: None }.ui(ui, &sides)
        });
        let from = from.body_returned.flatten();
        if let Some(side) = from {
            self.begin_tile(texts, quest, side, &side.id);
        }
        if let Some((at, side)) = own_tiles::picked_of_box(quest, &self.picked, &sides) {
            let name = tr!(texts, "tiles-md2-change-picked", tile = side.id.as_str());
            if ui.add(Action::new(Icon::Pencil, &name)).clicked() {
                let own = TileSide { id: own_tiles::free_name(quest, &side.id, &sides), ..side.clone() };
                self.put_on_desk(texts, own_tiles::put_there(quest, &own, at, &sides), own.id);
            }
        }
    }

    fn begin_tile(&mut self, texts: &Texts, quest: &Quest, side: &TileSide, name: &str) {
        let sides = Arc::clone(&self.all.sides);
        let own = TileSide { id: own_tiles::free_name(quest, name, &sides), ..side.clone() };
        self.put_on_desk(texts, own_tiles::put(quest, &own, &sides), own.id);
    }

    fn put_on_desk(&mut self, texts: &Texts, tried: Result<Quest, Refused>, id: String) {
        if self.try_step(texts, "step-md2-own-tile", tried) {
            self.pages.tiles.open = Some(id);
        }
    }

    /// The Tile on the desk.
    fn desk_tile_ui(&mut self, ui: &mut Ui, texts: &Texts, side: &TileSide) {
        ui.add_space(Theme::of(ui.ctx()).space(1.0));
        self.tile_name_ui(ui, texts, side);
        let (desk, name) = (&mut self.pages.tiles.desk, tr!(texts, "tile-md2-desk", tile = shown(&side.id)));
        let on_desk = Shown { art: &mut TilePictures, key: "desk", side, name: &name };
        let mut changed = desk.with_brushes_ui(ui, texts, &FLOORS, on_desk, "tile-md2-hint");
        let act = acts_ui(ui, texts, &ACTS);
        if ui.add(Action::new(Icon::Hand, &tr!(texts, "tile-md2-lay"))).clicked() {
            self.tool = Tool::Tile(side.id.clone(), 0);
            self.picked.clear();
            self.calls_map = true;
        }
        if let Some(refused) = self.refused {
            let told = super::refused(refused, texts);
            ui.label(RichText::new(told.as_ref()).color(Theme::of(ui.ctx()).signal.danger.egui()));
        }
        match act {
            Some(Act::Turn) => changed = Some(turned_side(side)),
            Some(Act::Mirror) => changed = Some(mirrored(side)),
            Some(Act::Copy) => self.begin_tile(texts, &Arc::clone(self.history.current()), side, &side.id),
            Some(Act::Remove) => {
                let tried = own_tiles::remove(self.quest(), &side.id);
                self.try_step(texts, "step-md2-own-tile", tried);
            }
            None => {}
        }
        if let Some(new) = changed.filter(|new| new != side && self.quest().own_tiles.contains(side)) {
            let tried = own_tiles::change(self.quest(), &side.id, &new, &self.all.sides);
            self.try_step(texts, "step-md2-own-tile", tried);
        }
    }

    /// The field of its name. What can be no name stays in the field as long as somebody types there, and is no step.
    fn tile_name_ui(&mut self, ui: &mut Ui, texts: &Texts, side: &TileSide) {
        let label = tr!(texts, "tile-md2-name");
        ui.label(label.as_ref());
        let typed = self.pages.tiles.typed.take().filter(|(id, _)| *id == side.id);
        let mut text = typed.as_ref().map_or_else(|| side.id.clone(), |(_, text)| text.clone());
        let response = lasting_field(ui, &label, &label, &mut text);
        let mut id = side.id.clone();
        if response.changed() {
            let named = TileSide { id: text.trim().to_owned(), ..side.clone() };
            match own_tiles::change(self.quest(), &side.id, &named, &self.all.sides) {
                Ok(quest) => {
                    self.step(texts, "step-md2-own-tile-name", Merge::With("own-tile-name"), quest);
                    if matches!(&self.tool, Tool::Tile(held, _) if *held == side.id) {
                        self.tool = Tool::Tile(named.id.clone(), 0);
                    }
                    self.pages.tiles.open = Some(named.id.clone());
                    id = named.id;
                }
                Err(refused) => self.refused = Some(refused),
            }
        }
        if response.lost_focus() {
            self.history.end_merging();
        } else if response.has_focus() {
            self.pages.tiles.typed = Some((id, text));
        }
    }
}

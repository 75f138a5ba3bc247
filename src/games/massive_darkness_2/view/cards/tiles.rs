//! A side of a Tile: as it lies, and on the desk on which it is drawn, with the Quests in which it does not fit.

use super::CardPage;
use crate::games::massive_darkness_2::describe::quest_name;
use crate::games::massive_darkness_2::describe::tiles::FLOORS;
use crate::games::massive_darkness_2::own_cards::Tile;
use crate::games::massive_darkness_2::rules::own_tiles::{TileSide, is_own};
use crate::games::massive_darkness_2::rules::quest::Quest;
use crate::games::massive_darkness_2::view::tile_art::TilePictures;
use crate::games::tiles::desk::{Shown, TileArt as _, acts_ui};
use crate::games::tiles::sides::{mirrored, turned_side};
use crate::house::text::{Texts, shown};
use crate::kernel::game::MessageId;
use crate::kit::art::Icon;
use crate::kit::own_cards::form::face_width;
use crate::kit::theme::Theme;
use crate::tr;
use egui::{RichText, Sense, Ui, Vec2};
use std::sync::Arc;

/// What can be done with a side besides painting it.
#[derive(Clone, Copy)]
enum Act {
    Turn,
    Mirror,
}

const ACTS: [(Icon, MessageId, Act); 2] =
    [(Icon::Redo, "tile-md2-turn", Act::Turn), (Icon::Around, "tile-md2-mirror", Act::Mirror)];

/// A side as it lies; is it ours, that stands small below.
pub(super) fn face_ui(ui: &mut Ui, texts: &Texts, side: &TileSide, name: &Arc<str>, is_ours: bool) {
    let (square, _) = ui.allocate_exact_size(Vec2::splat(face_width(ui)), Sense::hover());
    if !side.is_too_large() {
        TilePictures.show(ui, "face", side, square);
    }
    ui.strong(name.as_ref());
    if is_ours {
        ui.label(RichText::new(tr!(texts, "card-md2-designed").as_ref()).weak().small());
    }
}

impl CardPage {
    /// The desk with a side on it, and what it means for the Quests of the box.
    pub(super) fn tile_ui(&self, ui: &mut Ui, texts: &Texts, tile: &mut Tile) {
        // Somebody has written a file by hand; what is wrong with it is said beside its face.
        if tile.side.is_too_large() {
            return;
        }
        let name = tr!(texts, "tile-md2-desk", tile = shown(&tile.side.id));
        let on_desk = Shown { art: &mut TilePictures, key: "own-side", side: &tile.side, name: &name };
        let mut desk = self.desk.borrow_mut();
        let mut changed = desk.with_brushes_ui(ui, texts, &FLOORS, on_desk, "tile-md2-hint");
        match acts_ui(ui, texts, &ACTS) {
            Some(Act::Turn) => changed = Some(turned_side(&tile.side)),
            Some(Act::Mirror) => changed = Some(mirrored(&tile.side)),
            None => {}
        }
        ui.label(RichText::new(tr!(texts, "cards-md2-tile-hint").as_ref()).weak());
        ui.add_space(Theme::of(ui.ctx()).space(1.0));
        self.laid_in_ui(ui, texts, &tile.side.id);
        if let Some(changed) = changed {
            tile.side = changed;
        }
    }

    /// In which Quests it lies, and in which of them it does not fit.
    fn laid_in_ui(&self, ui: &mut Ui, texts: &Texts, id: &str) {
        let lies = |quest: &&Quest| quest.tiles.iter().any(|placed| placed.side == id) && !is_own(quest, id);
        let names = self.all.quests.iter().filter(lies).map(|quest| quest_name(&quest.id, &quest.told, texts));
        let names: Vec<String> = names.map(|name| name.to_string()).collect();
        let told = match names.is_empty() {
            true => tr!(texts, "cards-md2-tile-nowhere"),
            false => tr!(texts, "cards-md2-tile-quests", quests = names.join(" · ")),
        };
        ui.label(told.as_ref());
        let ink = Theme::of(ui.ctx()).signal.danger.egui();
        for misfit in self.misfits.iter().filter(|misfit| misfit.sides.iter().any(|side| side == id)) {
            for (at, line) in misfit.told(&self.all, texts).into_iter().enumerate() {
                let line = if at == 0 { line.to_string() } else { format!("• {line}") };
                ui.label(RichText::new(line).color(ink));
            }
        }
    }
}

//! Layers of the drawing: what lies on one can be hidden, or locked so that no hand takes hold of it. That is how the author looks at
//! a Quest, not what is in it, so it is no step of undo.

use super::EditorScreen;
use crate::games::massive_darkness_2::edit::Piece;
use crate::games::massive_darkness_2::view::board::Hidden;
use crate::house::text::Texts;
use crate::kernel::game::MessageId;
use crate::kit::art::Icon;
use crate::kit::widgets::{Toggle, icon_toggle};
use crate::tr;
use egui::{CollapsingHeader, Ui};
use std::collections::BTreeSet;

/// What lies on top of one another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Layer {
    /// Tiles and Bridges. They can be locked but not hidden: without them nothing lies anywhere.
    Tiles,
    Doors,
    /// Tokens of all kinds, and Portals.
    Tokens,
    /// Where Heroes, Mobs and the Boss begin.
    Places,
}

impl Layer {
    const ALL: [Self; 4] = [Self::Tiles, Self::Doors, Self::Tokens, Self::Places];

    fn of(piece: &Piece) -> Self {
        match piece {
            Piece::Tile(_) | Piece::Bridge(_) => Self::Tiles,
            Piece::Door(..) => Self::Doors,
            Piece::Thing(..) | Piece::Mark(..) | Piece::Portal(..) => Self::Tokens,
            Piece::Mobs(_) | Piece::Start(_) | Piece::Boss(_) => Self::Places,
        }
    }

    fn message(self) -> MessageId {
        match self {
            Self::Tiles => "layer-md2-tiles",
            Self::Doors => "layer-md2-doors",
            Self::Tokens => "layer-md2-tokens",
            Self::Places => "layer-md2-places",
        }
    }
}

/// How the layers are looked at.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Layers {
    hidden: BTreeSet<Layer>,
    locked: BTreeSet<Layer>,
}

impl Layers {
    pub(super) fn shows(&self, piece: &Piece) -> bool {
        !self.hidden.contains(&Layer::of(piece))
    }

    /// Can a hand take hold of it?
    pub(super) fn is_free(&self, piece: &Piece) -> bool {
        self.shows(piece) && !self.locked.contains(&Layer::of(piece))
    }

    /// What is laid is seen, whatever was hidden before; is it another picture now?
    pub(super) fn show(&mut self, piece: &Piece) -> bool {
        self.hidden.remove(&Layer::of(piece))
    }

    /// What is left out of the picture of the Quest.
    pub(super) fn hidden(&self) -> Hidden {
        Hidden { doors: self.hidden.contains(&Layer::Doors), tokens: self.hidden.contains(&Layer::Tokens) }
    }
}

impl EditorScreen {
    /// The layers, each with an eye and a lock.
    pub(super) fn layers_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let before = self.layers.clone();
        let head = CollapsingHeader::new(tr!(texts, "layer-md2-heading").as_ref()).id_salt("md2-layers");
        head.show(ui, |ui| {
            for layer in Layer::ALL {
                let name = texts.get(layer.message());
                ui.horizontal(|ui| {
                    ui.add_enabled_ui(layer != Layer::Tiles, |ui| {
                        let show = tr!(texts, "layer-md2-show", layer = name.as_ref());
                        toggle(ui, Icon::Eye, &show, &mut self.layers.hidden, layer, false);
                    });
                    let lock = tr!(texts, "layer-md2-lock", layer = name.as_ref());
                    toggle(ui, Icon::Guard, &lock, &mut self.layers.locked, layer, true);
                    ui.label(name.as_ref());
                });
            }
        });
        if before != self.layers {
            let layers = &self.layers;
            self.picked.retain(|piece| layers.is_free(piece));
            self.draw(texts);
        }
    }
}

/// A switch that is on where its layer is among these, or where it is not.
fn toggle(ui: &mut Ui, icon: Icon, name: &str, layers: &mut BTreeSet<Layer>, layer: Layer, is_on_inside: bool) {
    let is_inside = layers.contains(&layer);
    let state = if is_inside == is_on_inside { Toggle::On } else { Toggle::Off };
    if icon_toggle(ui, icon, name, state).clicked() && !layers.remove(&layer) {
        layers.insert(layer);
    }
}

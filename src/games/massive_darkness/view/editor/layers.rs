//! Layers of the drawing: what lies on one can be hidden, or locked so that no hand takes hold of it. That is how the
//! author looks at his quest, not what is in it, so it is no step of undo.

use super::EditorScreen;
use crate::games::massive_darkness::quest::edit::Thing;
use crate::games::massive_darkness::view::board::map::Hidden;
use crate::house::text::Texts;
use crate::kit::art::Icon;
use crate::kit::widgets::{Toggle, heading, icon_toggle};
use crate::tr;
use egui::Ui;
use std::collections::BTreeSet;

/// What lies on top of one another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Layer {
    /// Tiles. They can be locked but not hidden: without them nothing lies anywhere.
    Tiles,
    /// Doors, borders, walls and openings.
    Ways,
    /// Tokens of all kinds.
    Tokens,
    /// Start, Exit, names, objects, stairs, bridges.
    Places,
    Notes,
}

impl Layer {
    const ALL: [Self; 5] = [Self::Tiles, Self::Ways, Self::Tokens, Self::Places, Self::Notes];

    pub(super) fn of(thing: &Thing) -> Self {
        match thing {
            Thing::Tile(_) => Self::Tiles,
            Thing::Door(..) | Thing::Border(..) | Thing::Built(..) => Self::Ways,
            Thing::Level(_) | Thing::Token(..) | Thing::FaceDown(_) => Self::Tokens,
            Thing::Start | Thing::Exit | Thing::Name(..) | Thing::Object(_) | Thing::Stairs(..) | Thing::Bridge(_) => {
                Self::Places
            }
            Thing::Note(_) => Self::Notes,
        }
    }

    pub(super) fn message_id(self) -> &'static str {
        match self {
            Self::Tiles => "layer-tiles",
            Self::Ways => "layer-ways",
            Self::Tokens => "layer-tokens",
            Self::Places => "layer-places",
            Self::Notes => "layer-notes",
        }
    }
}

/// How the layers are looked at.
#[derive(Clone, Debug, Default)]
pub(super) struct Layers {
    hidden: BTreeSet<Layer>,
    locked: BTreeSet<Layer>,
}

impl Layers {
    pub(super) fn shows(&self, layer: Layer) -> bool {
        !self.hidden.contains(&layer)
    }

    /// Can a hand take hold of it?
    pub(super) fn is_free(&self, thing: &Thing) -> bool {
        let layer = Layer::of(thing);
        self.shows(layer) && !self.locked.contains(&layer)
    }

    /// The layer of a thing that is seen and locked.
    pub(super) fn lock_of(&self, thing: &Thing) -> Option<Layer> {
        Some(Layer::of(thing)).filter(|layer| self.shows(*layer) && self.locked.contains(layer))
    }

    /// What is laid is seen, whatever was hidden before.
    pub(super) fn show(&mut self, layer: Layer) -> bool {
        self.hidden.remove(&layer)
    }

    /// What is left out of the picture of the quest.
    pub(super) fn hidden(&self) -> Hidden {
        let hides = |layer| !self.shows(layer);
        Hidden { doors: hides(Layer::Ways), tokens: hides(Layer::Tokens), places: hides(Layer::Places), start: false }
    }
}

impl EditorScreen {
    /// The layers, each with an eye and a lock.
    pub(super) fn layers_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        heading(ui, &tr!(texts, "layer-heading"));
        let before = self.layers.hidden.clone();
        for layer in Layer::ALL {
            let name = texts.get(layer.message_id());
            ui.horizontal(|ui| {
                ui.add_enabled_ui(layer != Layer::Tiles, |ui| {
                    let state = if self.layers.shows(layer) { Toggle::On } else { Toggle::Off };
                    let show = tr!(texts, "layer-show", layer = name.as_ref());
                    if icon_toggle(ui, Icon::Eye, &show, state).clicked() && !self.layers.hidden.remove(&layer) {
                        self.layers.hidden.insert(layer);
                    }
                });
                let is_locked = self.layers.locked.contains(&layer);
                let state = if is_locked { Toggle::On } else { Toggle::Off };
                let lock = tr!(texts, "layer-lock", layer = name.as_ref());
                if icon_toggle(ui, Icon::Guard, &lock, state).clicked() && !self.layers.locked.remove(&layer) {
                    self.layers.locked.insert(layer);
                }
                ui.label(name.as_ref());
            });
        }
        let layers = &self.layers;
        self.picked.retain(|thing| layers.is_free(thing));
        if before != self.layers.hidden {
            self.draw_again(texts);
        }
    }
}

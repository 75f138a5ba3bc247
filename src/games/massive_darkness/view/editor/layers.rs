//! The layers of a quest: what lies on which.

use super::EditorScreen;
use crate::games::massive_darkness::quest::edit::Thing;
use crate::games::massive_darkness::view::board::map::Hidden;
use crate::games::tiles::board::layers;
use crate::house::text::Texts;
use crate::kernel::game::MessageId;
use crate::kit::widgets::heading;
use crate::tr;
use egui::Ui;

/// What lies on top of one another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Layer {
    Tiles,
    /// Doors, borders, walls and openings.
    Ways,
    /// Tokens of all kinds.
    Tokens,
    /// Start, Exit, names, objects, stairs, bridges.
    Places,
    Notes,
}

/// How they are looked at.
pub(super) type Layers = layers::Layers<Layer>;

impl layers::Layer for Layer {
    type Thing = Thing;
    const ALL: &'static [Self] = &[Self::Tiles, Self::Ways, Self::Tokens, Self::Places, Self::Notes];
    const GROUND: Self = Self::Tiles;
    const EYE: MessageId = "layer-show";
    const LOCK: MessageId = "layer-lock";

    fn of(thing: &Thing) -> Self {
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

    fn message_id(self) -> MessageId {
        match self {
            Self::Tiles => "layer-tiles",
            Self::Ways => "layer-ways",
            Self::Tokens => "layer-tokens",
            Self::Places => "layer-places",
            Self::Notes => "layer-notes",
        }
    }
}

/// What is left out of the picture of the quest.
pub(super) fn hidden(layers: &Layers) -> Hidden {
    let hides = |layer| !layers.shows(layer);
    Hidden { doors: hides(Layer::Ways), tokens: hides(Layer::Tokens), places: hides(Layer::Places), start: false }
}

impl EditorScreen {
    /// The layers, each with an eye and a lock.
    pub(super) fn layers_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        heading(ui, &tr!(texts, "layer-heading"));
        let is_changed = self.layers.ui(ui, texts);
        let layers = &self.layers;
        self.picked.retain(|thing| layers.is_free(thing));
        if is_changed {
            self.draw_again(texts);
        }
    }
}

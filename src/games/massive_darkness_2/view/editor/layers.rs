//! The layers of a Quest: what lies on which.

use super::EditorScreen;
use crate::games::massive_darkness_2::edit::Piece;
use crate::games::massive_darkness_2::view::board::Hidden;
use crate::games::tiles::board::layers;
use crate::house::text::Texts;
use crate::kernel::game::MessageId;
use crate::tr;
use egui::{CollapsingHeader, Ui};

/// What lies on top of one another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Layer {
    /// Tiles and Bridges.
    Tiles,
    Doors,
    /// Tokens of all kinds, and Portals.
    Tokens,
    /// Where Heroes, Mobs and the Boss begin.
    Places,
}

/// How they are looked at.
pub(super) type Layers = layers::Layers<Layer>;

impl layers::Layer for Layer {
    type Thing = Piece;
    const ALL: &'static [Self] = &[Self::Tiles, Self::Doors, Self::Tokens, Self::Places];
    const GROUND: Self = Self::Tiles;
    const EYE: MessageId = "layer-md2-show";
    const LOCK: MessageId = "layer-md2-lock";

    fn of(piece: &Piece) -> Self {
        match piece {
            Piece::Tile(_) | Piece::Bridge(_) => Self::Tiles,
            Piece::Door(..) => Self::Doors,
            Piece::Thing(..) | Piece::Mark(..) | Piece::Portal(..) => Self::Tokens,
            Piece::Mobs(_) | Piece::Start(_) | Piece::Boss(_) => Self::Places,
        }
    }

    fn message_id(self) -> MessageId {
        match self {
            Self::Tiles => "layer-md2-tiles",
            Self::Doors => "layer-md2-doors",
            Self::Tokens => "layer-md2-tokens",
            Self::Places => "layer-md2-places",
        }
    }
}

/// What is left out of the picture of the Quest.
pub(super) fn hidden(layers: &Layers) -> Hidden {
    Hidden { doors: !layers.shows(Layer::Doors), tokens: !layers.shows(Layer::Tokens) }
}

impl EditorScreen {
    /// The layers, each with an eye and a lock.
    pub(super) fn layers_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let head = CollapsingHeader::new(tr!(texts, "layer-md2-heading").as_ref()).id_salt("md2-layers");
        let shown = head.show(ui, |ui| self.layers.ui(ui, texts));
        if shown.body_returned == Some(true) {
            let layers = &self.layers;
            self.picked.retain(|piece| layers.is_free(piece));
            self.draw(texts);
        }
    }
}

//! What a quest looks like on the shelf: its dungeon as the map paints it, or its ground plan as long as it cannot be laid out.

use super::thumbnail::Thumbnail;
use crate::games::massive_darkness::quest::{Quest, lay_out};
use crate::games::massive_darkness::rules::cards::TileSide;
use crate::games::massive_darkness::view::quest_picture::{DungeonPicture, quest_picture};
use crate::kit::theme::Theme;
use egui::{Painter, Rect};

/// A quest as a picture.
pub(super) enum Picture {
    Dungeon(Box<DungeonPicture>),
    Plan(Thumbnail),
}

impl Picture {
    /// Looks at a quest.
    pub(super) fn of(quest: &Quest, tiles: &[TileSide]) -> Self {
        match lay_out(quest, tiles) {
            Ok(dungeon) => Self::Dungeon(Box::new(quest_picture(&dungeon))),
            Err(_) => Self::Plan(Thumbnail::of(quest, tiles)),
        }
    }

    /// Paints it into a place.
    pub(super) fn paint(&mut self, painter: &Painter, theme: &Theme, place: Rect) {
        match self {
            Self::Dungeon(dungeon) => dungeon.paint(painter, theme, place),
            Self::Plan(plan) => plan.paint(painter, theme, place),
        }
    }
}

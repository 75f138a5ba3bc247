//! A quest as a picture: its dungeon, its storeys beside each other.

use crate::games::massive_darkness::rules::dungeon::Dungeon;
use crate::games::massive_darkness::view::art::board::DungeonGround;
use crate::games::massive_darkness::view::board::map::{Geometry, ground_plan};
pub(crate) use crate::games::tiles::picture::DungeonPicture;
use egui::{Pos2, Rect, vec2};
use std::sync::Arc;

/// Looks at a quest that is laid out; its storeys lie so that they fit a place twice as wide as high.
pub(crate) fn quest_picture(dungeon: &Dungeon) -> DungeonPicture {
    let geometry = Geometry::for_view(dungeon, vec2(200.0, 100.0));
    let size = vec2(geometry.bounds.columns as f32, geometry.bounds.rows as f32);
    let ground = DungeonGround::new(ground_plan(dungeon, &geometry));
    DungeonPicture::of(Arc::new(ground), Rect::from_min_size(Pos2::ZERO, size))
}

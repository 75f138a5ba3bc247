//! A quest as a small picture on the shelf: its ground plan, made once from the quest and painted as one mesh.

use crate::games::massive_darkness::quest::Quest;
use crate::games::massive_darkness::quest::model::Spot;
use crate::games::massive_darkness::quest::own_tiles::sides;
use crate::games::massive_darkness::quest::plan::{Ground, ground};
use crate::games::massive_darkness::rules::cards::TileSide;
use crate::kit::art::Brush;
use crate::kit::theme::Theme;
use egui::{Painter, Pos2, Rect, Vec2, pos2, vec2};

/// A Zone is never larger, in points: a single tile shall look like one tile.
const LARGEST_ZONE: f32 = 13.0;
/// Doors, start and Exit, in Zones.
const DOOR: f32 = 0.34;
const MARK: f32 = 0.9;

/// A stretch of Zones of the same ground, in one row.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Stretch {
    at: Pos2,
    length: f32,
    ground: Ground,
}

/// The ground plan of a quest. Storeys lie beside each other.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Thumbnail {
    stretches: Vec<Stretch>,
    doors: Vec<Pos2>,
    start: Option<Pos2>,
    exit: Option<Pos2>,
    /// In Zones, from the corner.
    size: Vec2,
}

impl Thumbnail {
    /// Looks at a quest.
    pub(super) fn of(quest: &Quest, tiles: &[TileSide]) -> Self {
        let plan = ground(quest, &sides(quest, tiles));
        let Some(first) = plan.keys().next() else { return Self::default() };
        // Where a storey begins, and how far one is moved to the east.
        let mut corners: Vec<(u8, i16, i16, i16)> = Vec::new();
        let mut top = first.y;
        for spot in plan.keys() {
            top = top.min(spot.y);
            match corners.iter_mut().find(|(storey, ..)| *storey == spot.storey) {
                Some((_, west, east, _)) => (*west, *east) = ((*west).min(spot.x), (*east).max(spot.x)),
                None => corners.push((spot.storey, spot.x, spot.x, 0)),
            }
        }
        corners.sort_unstable();
        let mut width = 0;
        for (_, west, east, moved) in &mut corners {
            *moved = width - *west;
            width += *east - *west + 2;
        }
        let bottom = plan.keys().map(|spot| spot.y).max().unwrap_or(top);
        let place = |spot: Spot| {
            let (.., moved) = corners.iter().find(|(storey, ..)| *storey == spot.storey)?;
            Some(pos2(f32::from(spot.x + moved), f32::from(spot.y - top)))
        };
        let mut rows: Vec<(Spot, Ground)> = plan.iter().map(|(spot, ground)| (*spot, *ground)).collect();
        rows.sort_unstable_by_key(|(spot, _)| (spot.storey, spot.y, spot.x));
        let mut stretches: Vec<Stretch> = Vec::new();
        for (spot, ground) in rows {
            let Some(at) = place(spot) else { continue };
            match stretches.last_mut() {
                Some(last) if last.ground == ground && last.at + vec2(last.length, 0.0) == at => last.length += 1.0,
                _ => stretches.push(Stretch { at, length: 1.0, ground }),
            }
        }
        let middle = |spot: Spot| place(spot).map(|at| at + Vec2::splat(0.5));
        // What lies where no tile is would lie beside the picture.
        let on_a_tile = |spot: Spot| plan.contains_key(&spot);
        let is_beside = |a: Spot, b: Spot| a.storey == b.storey && a.x.abs_diff(b.x) + a.y.abs_diff(b.y) == 1;
        let between = |a: Spot, b: Spot| Some(middle(a)?.lerp(middle(b)?, 0.5));
        let door = |a: Spot, b: Spot| {
            let has_a_place = is_beside(a, b) && (on_a_tile(a) || on_a_tile(b));
            has_a_place.then(|| between(a, b)).flatten()
        };
        Self {
            stretches,
            doors: quest.doors.iter().filter_map(|hung| door(hung.from, hung.to)).collect(),
            start: Some(quest.start).filter(|spot| on_a_tile(*spot)).and_then(middle),
            exit: quest.exit.filter(|spot| on_a_tile(*spot)).and_then(middle),
            size: vec2(f32::from((width - 1).max(1)), f32::from(bottom - top + 1)),
        }
    }

    /// Paints it into the middle of a place.
    pub(super) fn paint(&self, painter: &Painter, theme: &Theme, place: Rect) {
        painter.rect_filled(place, theme.sizes.corner, theme.board.ground.egui());
        if self.stretches.is_empty() {
            return;
        }
        let room = place.shrink(4.0);
        let zone = (room.width() / self.size.x).min(room.height() / self.size.y).min(LARGEST_ZONE);
        let corner = room.center() - self.size * zone / 2.0;
        let on_screen = |at: Pos2| corner + at.to_vec2() * zone;
        let mut brush = Brush::on(painter);
        for stretch in &self.stretches {
            let board = &theme.board;
            let (floor, room) = match stretch.ground {
                Ground { shadow: false, room } => (board.light_floor, room),
                Ground { shadow: true, room } => (board.shadow_floor, room),
            };
            let colour = if room { floor.mix(board.room_tint, board.room_strength) } else { floor };
            let size = vec2(stretch.length * zone, zone);
            brush.rect(Rect::from_min_size(on_screen(stretch.at), size), colour);
        }
        for door in &self.doors {
            brush
                .rect(Rect::from_center_size(on_screen(*door), Vec2::splat((DOOR * zone).max(1.5))), theme.board.plank);
        }
        let marks = [(self.start, theme.signal.success), (self.exit, theme.signal.accent)];
        for (at, colour) in marks.into_iter().filter_map(|(at, colour)| Some((at?, colour))) {
            brush.disc(on_screen(at), (MARK * zone / 2.0).max(1.5), colour);
        }
        brush.show(painter);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness::content::shared_core_box;
    use crate::games::massive_darkness::quest::edit::{Command, empty};
    use crate::games::massive_darkness::quest::model::PlacedDoor;

    #[test]
    fn every_zone_is_there_once_and_storeys_lie_beside_each_other() {
        let tiles = &shared_core_box().expect("the box").tiles;
        let mut quest = empty("t");
        assert_eq!(Thumbnail::of(&quest, tiles), Thumbnail::default());
        for (tile, storey) in [("6V", 0), ("8R", 1)] {
            let at = Spot { x: 5, y: -4, storey };
            quest = Command::Lay(tile.to_owned(), at, 0).apply(&quest, tiles).expect("it is laid");
        }
        let picture = Thumbnail::of(&quest, tiles);
        let zones: f32 = picture.stretches.iter().map(|stretch| stretch.length).sum();
        assert_eq!(zones as usize, ground(&quest, tiles).len());
        assert_eq!(picture.size, vec2(7.0, 3.0));
        let all = Rect::from_min_size(Pos2::ZERO, picture.size);
        assert!(picture.stretches.iter().all(|one| all.contains(one.at + vec2(one.length - 0.5, 0.5))));
    }

    #[test]
    fn nothing_is_painted_outside_the_frame_when_its_tile_was_taken_away() {
        let tiles = &shared_core_box().expect("the box").tiles;
        let spot = |x, y| Spot { x, y, storey: 0 };
        let quest = Command::Lay("6V".to_owned(), spot(0, 0), 0).apply(&empty("t"), tiles).expect("it is laid");
        let door = |from, to| PlacedDoor { from, to, open: false, name: String::new(), locked: false };
        let doors = vec![door(spot(0, 0), spot(1, 0)), door(spot(30, 0), spot(31, 0)), door(spot(0, 0), spot(0, 9))];
        let far = Quest { start: spot(-20, 3), exit: Some(spot(4, 40)), doors: doors.clone(), ..quest.clone() };
        let picture = Thumbnail::of(&far, tiles);
        assert_eq!((picture.start, picture.exit, picture.doors.len()), (None, None, 1));
        let near = Quest { start: spot(1, 1), exit: Some(spot(2, 2)), doors, ..quest };
        let picture = Thumbnail::of(&near, tiles);
        let all = Rect::from_min_size(Pos2::ZERO, picture.size);
        assert!(picture.start.is_some_and(|at| all.contains(at)) && picture.exit.is_some_and(|at| all.contains(at)));
    }
}

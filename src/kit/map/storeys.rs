//! Parts of a board that lie beside and below each other on the table though they lie over each other in the story.

use super::camera::MARGIN;
use egui::{Pos2, Rect, Vec2, pos2, vec2};

/// Empty table between two storeys, in units of the board.
const BETWEEN: f32 = 1.0;

/// Where storeys lie.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Storeys {
    /// The left upper corner of each.
    pub corners: Vec<Pos2>,
    /// Room that all of them take.
    pub size: Vec2,
}

impl Storeys {
    /// Storeys of these sizes, so many in a row.
    #[must_use]
    pub fn in_rows(sizes: &[Vec2], per_row: usize) -> Self {
        let mut all = Self::default();
        for row in sizes.chunks(per_row.max(1)) {
            let top = if all.size.y == 0.0 { 0.0 } else { all.size.y + BETWEEN };
            let mut left = 0.0;
            for size in row {
                all.corners.push(pos2(left, top));
                all.size = all.size.max(vec2(left + size.x, top + size.y));
                left += size.x + BETWEEN;
            }
        }
        all
    }

    /// Laid so that spaces are as large as they can be in a view of this size: side by side, one above the other, or in
    /// rows.
    #[must_use]
    pub fn for_view(sizes: &[Vec2], view: Vec2) -> Self {
        let ways = (1..=sizes.len().max(1)).rev().map(|per_row| Self::in_rows(sizes, per_row));
        let unit = |way: &Self| {
            let room = Rect::from_min_size(Pos2::ZERO, way.size).expand(MARGIN);
            (view.x / room.width()).min(view.y / room.height())
        };
        ways.max_by(|one, other| unit(one).total_cmp(&unit(other))).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn storeys_lie_beside_each_other_where_there_is_width_and_below_where_there_is_height() {
        let sizes = [vec2(2.0, 1.0), vec2(1.0, 1.0)];
        let wide = Storeys::for_view(&sizes, vec2(900.0, 200.0));
        assert_eq!(wide, Storeys { corners: vec![pos2(0.0, 0.0), pos2(3.0, 0.0)], size: vec2(4.0, 1.0) });
        let tall = Storeys::for_view(&sizes, vec2(200.0, 900.0));
        assert_eq!(tall, Storeys { corners: vec![pos2(0.0, 0.0), pos2(0.0, 2.0)], size: vec2(2.0, 3.0) });
        assert_eq!(Storeys::for_view(&[], vec2(200.0, 900.0)), Storeys::default());
    }
}

//! Flagstones in rows, cut to the outline of their cell.

use super::super::outlines::Outline;
use super::{Cell, Floor};
use crate::kit::art::{Brush, Noise};
use crate::kit::theme::{Colour, Theme};
use egui::{Pos2, Rect, Vec2, pos2};

/// Height of a row of stones, in units of the board.
const ROW: f32 = 0.235;
/// Shortest and longest stone.
const LENGTH: (f32, f32) = (0.20, 0.40);
/// Between two stones.
const GROOVE: f32 = 0.015;
/// How wide the line along the border stays free of stones.
const BORDER: f32 = 0.014;
/// How far the rim of a dark floor lies from its border.
const RIM: f32 = 0.1;

/// A floor as one sees it from far away.
pub(super) fn colour(theme: &Theme, floor: Floor) -> Colour {
    let board = &theme.board;
    match floor {
        Floor::Bright => board.light_floor.mix(board.light_pool, 0.28),
        Floor::Dark => board.shadow_floor,
    }
}

/// Paints the floor of a cell; the same seed, the same stones.
pub(super) fn paint(brush: &mut Brush, theme: &Theme, cell: &Cell, seed: u64, unit: f32) {
    let (board, outline, floor) = (&theme.board, &cell.outline, cell.floor);
    let place = |at: Pos2| (at.to_vec2() * unit).to_pos2();
    let groove = match floor {
        // Little darker than the stones: a floor is quieter than whoever stands on it (rule 9 of docs/look.md).
        Floor::Bright => board.groove.mix(board.light_floor, 0.62),
        Floor::Dark => board.shadow_groove.mix(board.shadow_floor, 0.45),
    };
    brush.convex(outline.placed(place).corners(), groove);
    let inside = outline.shrunk(BORDER);
    let (bounds, middle) = (outline.bounds(), outline.middle());
    let reach = bounds.size().max_elem() * 0.5;
    let mut noise = Noise::new(seed.wrapping_mul(0x9E37_79B9).wrapping_add(17));
    let mut top = bounds.top() - ROW * noise.part();
    while top < bounds.bottom() {
        let mut left = bounds.left() - LENGTH.1 * noise.part();
        while left < bounds.right() {
            let length = LENGTH.0 + (LENGTH.1 - LENGTH.0) * noise.part();
            let rect = Rect::from_min_max(pos2(left, top), pos2(left + length, top + ROW)).shrink(GROOVE / 2.0);
            left += length;
            let shade = noise.around_zero(0.045);
            let stone = cut(&[rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom()], &inside);
            if stone.len() < 3 || Outline::through(stone.iter().copied()).bounds().size().min_elem() < GROOVE {
                continue;
            }
            let far = (rect.center().distance(middle) / reach).min(1.0);
            let face = match floor {
                Floor::Bright => {
                    board.light_floor.darker(0.06).mix(board.light_pool, 0.5 * (1.0 - far * far)).shade(shade)
                }
                Floor::Dark => board.shadow_floor.mix(board.shadow_deep, 0.6 * far * far).shade(shade * 0.8),
            };
            let stone = Outline::through(stone).placed(place);
            brush.convex(stone.corners(), face.lighter(0.07));
            let lower = stone.shrunk(unit * 0.006).placed(|at| at + Vec2::splat(unit * 0.004));
            brush.convex(lower.corners(), face);
        }
        top += ROW;
    }
    if floor == Floor::Dark {
        step_down(brush, theme, &outline.shrunk(RIM).placed(place), unit);
    }
}

/// The edge of a dark floor: it lies a step lower, so that its upper rim is dark and the lower one catches what light there is. It
/// is seen without colours, and it is no frame: frames are for what can be chosen.
fn step_down(brush: &mut Brush, theme: &Theme, rim: &Outline, unit: f32) {
    let (board, middle, width) = (&theme.board, rim.middle(), unit * 0.014);
    // The dark gathers below the upper rim.
    let deep = unit * 0.13;
    let (near, far) = (board.shadow_deep.fade(0.8), board.shadow_deep.fade(0.0));
    for ends in rim.sides() {
        let out = ends[0].lerp(ends[1], 0.5) - middle;
        let is_lit = out.x + out.y > 0.0;
        if !is_lit {
            let inside = ends.map(|end| end + (middle - end).normalized() * deep);
            brush.quad([ends[0], ends[1], inside[1], inside[0]], [near, near, far, far]);
        }
        let colour = if is_lit { board.shadow_edge.fade(0.6) } else { board.shadow_groove };
        brush.line(&ends, width, colour);
    }
}

/// What of a stone lies inside an outline without dents.
fn cut(stone: &[Pos2], outline: &Outline) -> Vec<Pos2> {
    let mut left = stone.to_vec();
    for [from, to] in outline.sides() {
        let along = to - from;
        let depth = |at: Pos2| along.x * (at.y - from.y) - along.y * (at.x - from.x);
        let mut kept = Vec::with_capacity(left.len() + 1);
        for (number, at) in left.iter().enumerate() {
            let next = left[(number + 1) % left.len()];
            let (here, there) = (depth(*at), depth(next));
            if here >= 0.0 {
                kept.push(*at);
            }
            if (here < 0.0) != (there < 0.0) {
                kept.push(at.lerp(next, here / (here - there)));
            }
        }
        left = kept;
    }
    left
}

#[cfg(test)]
mod tests {
    use super::super::super::outlines::squares;
    use super::*;

    #[test]
    fn stones_are_cut_at_the_border() {
        let cell = squares(&[(0, 0)]);
        let cut_off = cut(&[pos2(0.5, 0.5), pos2(1.5, 0.5), pos2(1.5, 0.8), pos2(0.5, 0.8)], &cell);
        assert_eq!(Outline::through(cut_off).bounds(), Rect::from_min_max(pos2(0.5, 0.5), pos2(1.0, 0.8)));
        assert!(cut(&[pos2(2.0, 2.0), pos2(3.0, 2.0), pos2(3.0, 3.0)], &cell).is_empty());
    }
}

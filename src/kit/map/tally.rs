//! What stands and lies in a space, counted in small plates: where figures are too small to bear numbers, and tokens too small to be told
//! apart, one still counts.

use super::board::{BoardView, Count, Side, SpaceView, Tally};
use super::paint::Scene;
use crate::kit::art::Brush;
use crate::kit::art::digits::{Writing, number, width};
use crate::kit::art::icons::{Weight, icon};
use egui::{Pos2, Rect, Vec2, pos2, vec2};

/// Below this radius in points a number would hide whom it belongs to.
pub const LEGIBLE: f32 = 9.5;
/// Below this radius in points tokens that lie together are not counted at a glance.
const TOLD_APART: f32 = 7.0;
/// Where a unit of the board takes fewer points there is no room for counting.
const LEAST: f32 = 40.0;
/// Height of a plate and of its digits, width of its icon and space inside it, in points.
const HEIGHT: f32 = 14.0;
const DIGITS: f32 = 9.0;
const ICON: f32 = 11.0;
const INSIDE: f32 = 2.0;
const GAP: f32 = 1.0;

/// Paints the plates of all spaces where something is too small.
pub(super) fn tallies(brush: &mut Brush, scene: &Scene<'_>) {
    let unit = scene.look.zoom;
    if unit < LEAST {
        return;
    }
    for tally in &scene.board.tallies {
        let Some(space) = scene.board.space(tally.space) else { continue };
        let counts = too_small(scene.board, tally, unit);
        for (count, rect) in counts.iter().zip(plates(scene, space, &counts)) {
            plate(brush, scene, count, rect);
        }
    }
}

/// What has to be counted where a unit takes so many points: everything where figures are too small, else what lies there where that is.
fn too_small(board: &BoardView, tally: &Tally, unit: f32) -> Vec<Count> {
    let mut figures = board.figures.iter().filter(|figure| figure.space == tally.space);
    let mut tokens = board.tokens.iter().filter(|token| token.is_loose && token.space == tally.space);
    if figures.any(|figure| figure.place.radius * unit < LEGIBLE) {
        tally.counts.clone()
    } else if tokens.any(|token| token.place.radius * unit < TOLD_APART) {
        tally.counts.iter().filter(|count| count.side.is_none()).copied().collect()
    } else {
        Vec::new()
    }
}

/// Where the plates of a space are: in rows along the lower edge of its floor, the first ones in the uppermost row.
fn plates(scene: &Scene<'_>, space: &SpaceView, counts: &[Count]) -> Vec<Rect> {
    let floor = scene.outline(&space.floor).bounds();
    let mut rows: Vec<Vec<f32>> = vec![Vec::new()];
    let long = |row: &[f32]| row.iter().map(|wide| wide + GAP).sum::<f32>() - GAP;
    for count in counts {
        let wide = ICON + width(&count.number.to_string(), DIGITS) + 2.5 * INSIDE;
        let last = rows.last_mut().map(|row| (long(row) + GAP + wide <= floor.width() || row.is_empty(), row));
        match last {
            Some((true, row)) => row.push(wide),
            _ => rows.push(vec![wide]),
        }
    }
    let mut top = floor.bottom() - rows.len() as f32 * (HEIGHT + GAP);
    let mut rects = Vec::new();
    for row in rows {
        let mut left = floor.center().x - long(&row) / 2.0;
        for wide in row {
            rects.push(Rect::from_min_size(pos2(left, top), vec2(wide, HEIGHT)));
            left += wide + GAP;
        }
        top += HEIGHT + GAP;
    }
    rects
}

fn plate(brush: &mut Brush, scene: &Scene<'_>, count: &Count, rect: Rect) {
    let theme = scene.theme;
    let ground = match count.side {
        Some(Side::Friend) => theme.signal.success.darker(0.62),
        Some(Side::Foe) => theme.signal.danger.darker(0.58),
        None => theme.figure.plate,
    };
    brush.rounded(rect.expand(0.75), 4.5, theme.board.contour);
    brush.rounded(rect, 4.0, ground);
    let middle: Pos2 = rect.left_center() + vec2(INSIDE + ICON / 2.0, 0.0);
    icon(brush, count.icon, Rect::from_center_size(middle, Vec2::splat(ICON)), theme.figure.bone, Weight::Bold);
    let writing = Writing { colour: theme.figure.bone, contour: None, height: DIGITS };
    let text = count.number.to_string();
    let at = pos2(rect.right() - INSIDE - width(&text, DIGITS) / 2.0, rect.center().y);
    number(brush, at, &text, writing);
}

#[cfg(test)]
mod tests {
    use super::super::board::TokenView;
    use super::super::places::Circle;
    use super::*;
    use crate::kernel::board::SpaceId;
    use crate::kit::art::Icon;

    #[test]
    fn what_lies_there_is_counted_from_far_away_also_where_nobody_stands() {
        let space = SpaceId(0);
        let count = |icon, side| Count { icon, number: 2, side };
        let tally = Tally { space, counts: vec![count(Icon::Party, Some(Side::Friend)), count(Icon::Chest, None)] };
        let place = Circle { centre: Pos2::ZERO, radius: 0.105 };
        let board = BoardView { tokens: vec![TokenView { space, place, is_loose: true }], ..BoardView::default() };
        assert_eq!(too_small(&board, &tally, 60.0), [count(Icon::Chest, None)]);
        assert_eq!(too_small(&board, &tally, 100.0), [], "from nearby one sees it");
    }
}

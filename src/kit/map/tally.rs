//! What stands in a space, counted in small plates: where figures are too small to bear numbers, one still counts.

use super::board::{Count, Side, SpaceView, Tally};
use super::paint::Scene;
use crate::kit::art::Brush;
use crate::kit::art::digits::{Writing, number, width};
use crate::kit::art::icons::{Weight, icon};
use egui::{Pos2, Rect, Vec2, pos2, vec2};

/// Below this radius in points a number would hide whom it belongs to.
pub const LEGIBLE: f32 = 9.5;
/// Where a unit of the board takes fewer points there is no room for counting.
const LEAST: f32 = 40.0;
/// Height of a plate and of its digits, width of its icon and space inside it, in points.
const HEIGHT: f32 = 14.0;
const DIGITS: f32 = 9.0;
const ICON: f32 = 11.0;
const INSIDE: f32 = 2.0;
const GAP: f32 = 1.0;

/// Paints the plates of all spaces whose figures are too small.
pub(super) fn tallies(brush: &mut Brush, scene: &Scene<'_>) {
    let unit = scene.look.zoom;
    if unit < LEAST {
        return;
    }
    let is_small = |tally: &&Tally| {
        let mut here = scene.board.figures.iter().filter(|figure| figure.space == tally.space);
        here.any(|figure| figure.place.radius * unit < LEGIBLE)
    };
    for tally in scene.board.tallies.iter().filter(is_small) {
        let Some(space) = scene.board.space(tally.space) else { continue };
        for (count, rect) in tally.counts.iter().zip(plates(scene, space, &tally.counts)) {
            plate(brush, scene, count, rect);
        }
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

//! Where figures and tokens stand inside a zone, so that none hides another, however many there are.
//!
//! Lengths are parts of a zone; the corner of the zone is the origin. Enemies stand in the upper rows, heroes in the
//! lower ones, tokens along the lower edge.

use crate::app::art::board::clear_floor;
use egui::{Pos2, Rect, Vec2, pos2, vec2};

/// A circle in a zone or on the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Circle {
    /// Its middle.
    pub centre: Pos2,
    /// Its radius.
    pub radius: f32,
}

impl Circle {
    /// The square around it.
    #[must_use]
    pub fn square(self) -> Rect {
        Rect::from_center_size(self.centre, Vec2::splat(self.radius * 2.0))
    }

    /// The same circle of a zone whose corner is there.
    #[must_use]
    pub fn moved(self, corner: Pos2) -> Self {
        Self { centre: self.centre + corner.to_vec2(), ..self }
    }
}

/// Radius of a hero's disc where there is room.
pub const HERO_RADIUS: f32 = 0.17;
/// Half the side of a token where there is room.
const TOKEN_RADIUS: f32 = 0.105;
/// Free floor between two figures.
const GAP: f32 = 0.022;

/// Everything in a zone, placed.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Placed {
    /// In the order of the radii given.
    pub figures: Vec<Circle>,
    /// In a row, from the left.
    pub tokens: Vec<Circle>,
}

/// Place figures of these radii (enemies first, so many of them) and so many tokens.
#[must_use]
pub fn place(radii: &[f32], enemies: usize, tokens: usize) -> Placed {
    let unit = Rect::from_min_size(Pos2::ZERO, Vec2::splat(1.0));
    let floor = clear_floor(unit).shrink(0.012);
    let shelf = if tokens == 0 { 0.0 } else { 2.0 * TOKEN_RADIUS };
    let mut room = floor;
    room.max.y -= shelf;
    let tokens = match (tokens, radii.is_empty()) {
        (0, _) => Vec::new(),
        // Alone in the zone they lie in its middle, larger.
        (count, true) => in_a_row(count, TOKEN_RADIUS * 1.35, floor, floor.center().y),
        (count, false) => in_a_row(count, TOKEN_RADIUS, floor, floor.max.y - TOKEN_RADIUS),
    };
    let (foes, friends) = radii.split_at(enemies.min(radii.len()));
    Placed { figures: figures(foes, friends, room), tokens }
}

fn in_a_row(count: usize, radius: f32, floor: Rect, y: f32) -> Vec<Circle> {
    let pitch = (2.1 * radius).min(floor.width() / count as f32);
    let radius = radius.min(pitch / 2.1);
    let first = floor.center().x - pitch * (count as f32 - 1.0) / 2.0;
    (0..count).map(|at| Circle { centre: pos2(first + pitch * at as f32, y), radius }).collect()
}

/// Rows of enemies over rows of heroes, as large as fits.
fn figures(foes: &[f32], friends: &[f32], room: Rect) -> Vec<Circle> {
    let mut scale = 1.0;
    loop {
        let rows: Vec<Row> = [rows(foes, scale, room.width()), rows(friends, scale, room.width())].concat();
        let height: f32 = rows.iter().map(|row| row.height + GAP).sum::<f32>() - GAP;
        if height <= room.height() || scale < 0.05 {
            return spread(&rows, room, scale);
        }
        scale *= 0.96;
    }
}

/// Figures side by side.
#[derive(Clone, Debug, Default)]
struct Row {
    radii: Vec<f32>,
    width: f32,
    height: f32,
}

impl Row {
    fn add(&mut self, radius: f32) {
        self.width += 2.0 * radius + if self.radii.is_empty() { 0.0 } else { GAP };
        self.height = self.height.max(2.0 * radius);
        self.radii.push(radius);
    }
}

/// As few rows as possible, filled evenly, so that five stand three and two, not four and one.
fn rows(radii: &[f32], scale: f32, width: f32) -> Vec<Row> {
    if radii.is_empty() {
        return Vec::new();
    }
    let widest = |per_row: usize| {
        let mut rows = vec![Row::default()];
        for radius in radii {
            let last = rows.len() - 1;
            if rows[last].radii.len() == per_row {
                rows.push(Row::default());
            }
            let last = rows.len() - 1;
            rows[last].add(radius * scale);
        }
        rows
    };
    let fitting = (1..=radii.len()).map(|count| widest(radii.len().div_ceil(count)));
    let fits = |rows: &Vec<Row>| rows.iter().all(|row| row.width <= width);
    fitting.into_iter().find(fits).unwrap_or_else(|| widest(1))
}

fn spread(rows: &[Row], room: Rect, scale: f32) -> Vec<Circle> {
    let height: f32 = rows.iter().map(|row| row.height).sum();
    let most = HERO_RADIUS * 0.5 * scale;
    let gap = ((room.height() - height) / (rows.len() as f32 + 1.0)).clamp(0.0, most.max(GAP));
    let used = height + gap * (rows.len() as f32 - 1.0);
    let mut top = room.center().y - used / 2.0;
    let mut circles = Vec::new();
    for row in rows {
        let between = ((room.width() - row.width) / (row.radii.len() as f32 + 1.0)).clamp(0.0, most);
        let width = row.width + between * (row.radii.len() as f32 - 1.0);
        let mut left = room.center().x - width / 2.0;
        for radius in &row.radii {
            let centre = pos2(left, top) + vec2(*radius, row.height / 2.0);
            circles.push(Circle { centre, radius: *radius });
            left += 2.0 * radius + GAP + between;
        }
        top += row.height + gap;
    }
    circles
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(radii: &[f32], enemies: usize, tokens: usize) {
        let placed = place(radii, enemies, tokens);
        assert_eq!(placed.figures.len(), radii.len());
        assert_eq!(placed.tokens.len(), tokens);
        let floor = clear_floor(Rect::from_min_size(Pos2::ZERO, Vec2::splat(1.0)));
        let all: Vec<Circle> = placed.figures.iter().chain(&placed.tokens).copied().collect();
        for (at, one) in all.iter().enumerate() {
            assert!(floor.expand(0.001).contains_rect(one.square()), "{one:?} stands in a wall");
            assert!(one.radius > 0.02, "{one:?} is too small to be seen");
            for other in &all[at + 1..] {
                let apart = one.centre.distance(other.centre);
                assert!(apart + 0.001 >= one.radius + other.radius, "{one:?} hides {other:?} of {radii:?}");
            }
        }
    }

    #[test]
    fn nobody_hides_anybody_and_all_stand_on_the_floor() {
        for heroes in 0..=6 {
            for mobs in 0..=3 {
                for tokens in 0..=4 {
                    let mut radii = vec![0.36; mobs];
                    radii.push(0.22);
                    radii.extend(vec![HERO_RADIUS; heroes]);
                    check(&radii, mobs + 1, tokens);
                }
            }
        }
        check(&[HERO_RADIUS], 0, 0);
        check(&[], 0, 7);
    }

    #[test]
    fn one_alone_is_as_large_as_he_can_be_and_stands_in_the_middle() {
        let alone = place(&[HERO_RADIUS], 0, 0).figures[0];
        assert!((alone.radius - HERO_RADIUS).abs() < 0.001);
        assert!((alone.centre.x - 0.5).abs() < 0.01);
    }

    #[test]
    fn a_party_of_six_at_the_start_stays_readable() {
        let smallest = place(&[HERO_RADIUS; 6], 0, 1).figures.iter().map(|one| one.radius).fold(1.0, f32::min);
        assert!(smallest > 0.11, "{smallest}");
    }

    #[test]
    fn enemies_stand_above_heroes() {
        let placed = place(&[0.36, HERO_RADIUS, HERO_RADIUS], 1, 0);
        assert!(placed.figures[0].centre.y < placed.figures[1].centre.y);
    }
}

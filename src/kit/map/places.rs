//! Where figures and tokens stand inside a space, so that none hides another, however many there are.
//!
//! Lengths are in units of the board. Those of one side stand in the upper rows, those of the other in the lower ones,
//! tokens along the lower edge.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

/// A circle on the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Circle {
    /// Its middle.
    pub centre: Pos2,
    /// In units of the board.
    pub radius: f32,
}

impl Circle {
    /// The square around it.
    #[must_use]
    pub fn square(self) -> Rect {
        Rect::from_center_size(self.centre, Vec2::splat(self.radius * 2.0))
    }

    /// The same circle so far away.
    #[must_use]
    pub fn moved(self, by: Vec2) -> Self {
        Self { centre: self.centre + by, ..self }
    }
}

/// Radius of a figure where there is room.
pub const FIGURE_RADIUS: f32 = 0.17;
/// Half the side of a token where there is room.
const TOKEN_RADIUS: f32 = 0.105;
/// Free floor between two figures.
const GAP: f32 = 0.022;

/// Everything in a space, placed.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Placed {
    /// In the order of the radii given.
    pub figures: Vec<Circle>,
    /// In a row, from the left.
    pub tokens: Vec<Circle>,
}

/// Tokens shrink less than figures.
const SMALLEST_TOKEN: f32 = 0.78;

/// What shares a space.
#[derive(Clone, Copy, Debug)]
pub struct Crowd<'a> {
    /// The floor on which all of it has to stand.
    pub floor: Rect,
    /// The radii of figures where there is room, those of the upper rows first.
    pub radii: &'a [f32],
    /// How many of them stand in the upper rows.
    pub above: usize,
    /// How many tokens lie there.
    pub tokens: usize,
    /// What is built into the floor, if anything: nobody stands in it where there is room beside it.
    pub built: Option<Circle>,
}

/// Places everything that shares a space.
#[must_use]
pub fn place(crowd: &Crowd<'_>) -> Placed {
    let floor = crowd.floor.shrink(0.012);
    let shelf = if crowd.tokens == 0 { 0.0 } else { 2.0 * TOKEN_RADIUS + GAP };
    let mut room = floor;
    room.max.y -= shelf;
    let tokens = match (crowd.tokens, crowd.radii.is_empty()) {
        (0, _) => Vec::new(),
        // Alone in the space they lie in its middle, larger.
        (count, true) => in_a_row(count, TOKEN_RADIUS * 1.35, floor, floor.center().y),
        (count, false) => in_a_row(count, TOKEN_RADIUS, floor, floor.max.y - TOKEN_RADIUS),
    };
    let (above, below) = crowd.radii.split_at(crowd.above.min(crowd.radii.len()));
    let (figures, scale) = figures(above, below, room);
    let built = crowd.built;
    let in_order = Placed { figures, tokens };
    let is_fine = |placed: &Placed| built.is_none_or(|built| placed.all().all(|one| gap(one, built) >= 0.0));
    if scale > 0.97 && is_fine(&in_order) {
        return in_order;
    }
    let mut try_scale = 1.0;
    while try_scale > scale * 0.9 {
        if let Some(placed) = jostled(&in_order, crowd, floor, try_scale) {
            return placed;
        }
        try_scale -= 0.04;
    }
    in_order
}

impl Placed {
    fn all(&self) -> impl Iterator<Item = Circle> {
        self.figures.iter().chain(&self.tokens).copied()
    }
}

/// Free floor between two circles.
fn gap(one: Circle, other: Circle) -> f32 {
    one.centre.distance(other.centre) - one.radius - other.radius
}

/// At this scale everybody pushes everybody else away until all have room; none when they never have.
fn jostled(start: &Placed, crowd: &Crowd<'_>, floor: Rect, scale: f32) -> Option<Placed> {
    let count = crowd.radii.len();
    let aside = |at: usize| if at < crowd.above { vec2(-0.07, -0.02) } else { vec2(0.07, 0.02) };
    let figures = start
        .figures
        .iter()
        .zip(crowd.radii)
        .enumerate()
        .map(|(at, (circle, radius))| Circle { centre: circle.centre + aside(at), radius: radius * scale });
    let tokens =
        start.tokens.iter().map(|circle| Circle { radius: circle.radius * scale.max(SMALLEST_TOKEN), ..*circle });
    let mut all: Vec<Circle> = figures.chain(tokens).collect();
    for _ in 0..PUSHES {
        push(&mut all, floor, crowd.built);
    }
    let is_free = |at: usize| {
        let one = all[at];
        let others = all[at + 1..].iter().copied().chain(crowd.built);
        floor.expand(0.001).contains_rect(one.square()) && others.into_iter().all(|other| gap(one, other) >= 0.0)
    };
    (0..all.len()).all(is_free).then(|| Placed { tokens: all.split_off(count), figures: all })
}

/// How often everybody pushes.
const PUSHES: usize = 160;

fn push(all: &mut [Circle], floor: Rect, built: Option<Circle>) {
    for at in 0..all.len() {
        for other in at + 1..all.len() {
            let overlap = GAP - gap(all[at], all[other]);
            if overlap > 0.0 {
                let way = (all[other].centre - all[at].centre).normalized();
                let (mine, theirs) = (all[at].radius, all[other].radius);
                // The smaller one gives way.
                let share = theirs / (mine + theirs);
                all[at].centre -= way * (overlap * share);
                all[other].centre += way * (overlap * (1.0 - share));
            }
        }
        if let Some(built) = built {
            let overlap = GAP * 0.5 - gap(all[at], built);
            if overlap > 0.0 {
                all[at].centre += (all[at].centre - built.centre).normalized() * overlap;
            }
        }
        let inside = floor.shrink(all[at].radius);
        all[at].centre = all[at].centre.clamp(inside.min, inside.max);
    }
}

/// Room for a dot.
const ENOUGH: f32 = 0.10;

/// A point of a floor where nothing stands: as near to its middle as there is room, else where there is most.
#[must_use]
pub fn free_point(floor: Rect, taken: &[Circle]) -> Pos2 {
    let floor = floor.shrink(0.12);
    let room =
        |point: &Pos2| taken.iter().map(|circle| point.distance(circle.centre) - circle.radius).fold(1.0, f32::min);
    let parts = [0.5, 0.25, 0.75, 0.0, 1.0];
    let points = parts.iter().flat_map(|y| parts.iter().map(|x| floor.lerp_inside(vec2(*x, *y))));
    let mut points: Vec<Pos2> = points.collect();
    points.sort_by(|a, b| a.distance(floor.center()).total_cmp(&b.distance(floor.center())));
    let enough = points.iter().find(|point| room(point) > ENOUGH);
    let most = points.iter().max_by(|a, b| room(a).total_cmp(&room(b)));
    enough.or(most).copied().unwrap_or(floor.center())
}

fn in_a_row(count: usize, radius: f32, floor: Rect, y: f32) -> Vec<Circle> {
    let pitch = (2.1 * radius).min(floor.width() / count as f32);
    let radius = radius.min(pitch / 2.1);
    let first = floor.center().x - pitch * (count as f32 - 1.0) / 2.0;
    (0..count).map(|at| Circle { centre: pos2(first + pitch * at as f32, y), radius }).collect()
}

/// The upper rows over the lower ones, as large as fits, and how large that is.
fn figures(above: &[f32], below: &[f32], room: Rect) -> (Vec<Circle>, f32) {
    let mut scale = 1.0;
    loop {
        let rows: Vec<Row> = [rows(above, scale, room.width()), rows(below, scale, room.width())].concat();
        let height: f32 = rows.iter().map(|row| row.height + GAP).sum::<f32>() - GAP;
        if height <= room.height() || scale < 0.05 {
            return (spread(&rows, room, scale), scale);
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
    let most = FIGURE_RADIUS * 0.5 * scale;
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

    /// A square with walls around it, of which one sees more of the lower one.
    const FLOOR: Rect = Rect { min: pos2(0.074, 0.074), max: pos2(0.926, 0.858) };
    const CROWD: Crowd<'_> = Crowd { floor: FLOOR, radii: &[], above: 0, tokens: 0, built: None };

    const TORCH: Circle = Circle { centre: pos2(0.155, 0.175), radius: 0.085 };

    #[track_caller]
    fn check(radii: &[f32], above: usize, tokens: usize, built: Option<Circle>) {
        let placed = place(&Crowd { radii, above, tokens, built, ..CROWD });
        assert_eq!(placed.figures.len(), radii.len());
        assert_eq!(placed.tokens.len(), tokens);
        let all: Vec<Circle> = placed.figures.iter().chain(&placed.tokens).copied().collect();
        for (at, one) in all.iter().enumerate() {
            assert!(FLOOR.expand(0.001).contains_rect(one.square()), "{one:?} stands in a wall");
            assert!(one.radius > 0.02, "{one:?} is too small to be seen");
            for other in &all[at + 1..] {
                let apart = one.centre.distance(other.centre);
                assert!(apart + 0.001 >= one.radius + other.radius, "{one:?} hides {other:?} of {radii:?}");
            }
        }
    }

    #[test]
    fn nobody_hides_anybody_and_all_stand_on_the_floor() {
        for lower in 0..=6 {
            for upper in 0..=3 {
                for tokens in 0..=4 {
                    let mut radii = vec![0.36; upper];
                    radii.push(0.22);
                    radii.extend(vec![FIGURE_RADIUS; lower]);
                    check(&radii, upper + 1, tokens, None);
                    check(&radii, upper + 1, tokens, Some(TORCH));
                }
            }
        }
        check(&[FIGURE_RADIUS], 0, 0, None);
        check(&[], 0, 7, None);
    }

    #[test]
    fn one_alone_is_as_large_as_he_can_be_and_stands_in_the_middle() {
        let alone = place(&Crowd { radii: &[FIGURE_RADIUS], ..CROWD }).figures[0];
        assert!((alone.radius - FIGURE_RADIUS).abs() < 0.001);
        assert!((alone.centre.x - 0.5).abs() < 0.01);
    }

    #[test]
    fn a_crowd_of_six_stays_readable() {
        let placed = place(&Crowd { radii: &[FIGURE_RADIUS; 6], tokens: 1, ..CROWD });
        let smallest = placed.figures.iter().map(|one| one.radius).fold(1.0, f32::min);
        assert!(smallest > 0.11, "{smallest}");
    }

    #[test]
    fn a_large_one_and_two_others_need_not_shrink_much() {
        let placed = place(&Crowd { radii: &[0.30, FIGURE_RADIUS, FIGURE_RADIUS], above: 1, ..CROWD });
        assert!(placed.figures[1].radius > FIGURE_RADIUS * 0.8, "{placed:?}");
    }

    #[test]
    fn nobody_stands_in_what_is_built_in_where_there_is_room_beside_it() {
        let radii = [FIGURE_RADIUS; 4];
        let placed = place(&Crowd { radii: &radii, tokens: 1, built: Some(TORCH), ..CROWD });
        assert!(placed.all().all(|one| one.centre.distance(TORCH.centre) >= one.radius + TORCH.radius));
    }

    #[test]
    fn the_upper_rows_stand_above_the_lower_ones() {
        let placed = place(&Crowd { radii: &[0.30, FIGURE_RADIUS, FIGURE_RADIUS], above: 1, ..CROWD });
        assert!(placed.figures[0].centre.y < placed.figures[1].centre.y);
    }
}

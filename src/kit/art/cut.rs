//! Cutting outlines and lines off at the edge of another outline, and what was painted at the edge of a frame. Done once per
//! drawing, never while painting.

use super::triangles::doubled_area;
use egui::epaint::{Mesh, Vertex};
use egui::{Pos2, Rect, Vec2, vec2};

/// Keeps edges from lying on one another, which no cut could tell apart; far less than anybody sees.
const ASIDE: Vec2 = vec2(0.0023, 0.0017);

/// The parts of an area that lie inside a frame. Both go clockwise and do not cross themselves.
pub(crate) fn area_within(area: &[Pos2], frame: &[Pos2]) -> Vec<Vec<Pos2>> {
    let area: Vec<Pos2> = area.iter().map(|point| *point + ASIDE).collect();
    let (mut on_area, mut on_frame) = (Vec::new(), Vec::new());
    let mut crossings = Vec::new();
    for (i, [a, b]) in edges(&area).enumerate() {
        for (j, [c, d]) in edges(frame).enumerate() {
            if let Some((t, u)) = crossing([a, b], [c, d]) {
                on_area.push((i, t, crossings.len()));
                on_frame.push((j, u, crossings.len()));
                crossings.push(a + (b - a) * t);
            }
        }
    }
    if crossings.is_empty() {
        return match (area.first(), frame.first()) {
            (Some(point), _) if contains(frame, *point) => vec![area],
            (_, Some(point)) if contains(&area, *point) => vec![frame.to_vec()],
            _ => Vec::new(),
        };
    }
    let mut chains = chains(&area, on_area, &crossings, frame);
    chains.extend(self::chains(frame, on_frame, &crossings, &area));
    linked(chains).into_iter().filter(|points| doubled_area(points) > 0.02).collect()
}

/// The parts of a line that lie inside a frame.
pub(crate) fn line_within(line: &[Pos2], frame: &[Pos2]) -> Vec<Vec<Pos2>> {
    let (mut parts, mut part) = (Vec::new(), Vec::new());
    for pair in line.windows(2) {
        let [from, to] = [pair[0], pair[1]];
        let mut stops: Vec<f32> = edges(frame).filter_map(|edge| crossing([from, to], edge)).map(|(t, _)| t).collect();
        stops.extend([0.0, 1.0]);
        stops.sort_by(f32::total_cmp);
        for stop in stops.windows(2) {
            let [start, end] = [from + (to - from) * stop[0], from + (to - from) * stop[1]];
            if contains(frame, start + (end - start) * 0.5) {
                if part.is_empty() {
                    part.push(start);
                }
                part.push(end);
            } else if !part.is_empty() {
                parts.push(std::mem::take(&mut part));
            }
        }
    }
    parts.push(part);
    parts.retain(|part| part.len() > 1);
    parts
}

/// What of a mesh lies inside a frame without dents, whose points go clockwise.
pub(crate) fn mesh_within(mesh: &Mesh, frame: &[Pos2]) -> Mesh {
    let sides: Vec<Vec<f32>> = edges(frame)
        .map(|[from, to]| {
            let inwards = -(to - from).normalized().rot90();
            mesh.vertices.iter().map(|corner| inwards.dot(corner.pos - from)).collect()
        })
        .collect();
    let mut kept = Mesh { vertices: mesh.vertices.clone(), ..Mesh::default() };
    for corners in mesh.indices.chunks_exact(3) {
        let outside = |side: &Vec<f32>, most: usize| {
            corners.iter().filter(|corner| side[**corner as usize] < 0.0).count() >= most
        };
        if sides.iter().all(|side| !outside(side, 1)) {
            kept.indices.extend_from_slice(corners);
        } else if !sides.iter().any(|side| outside(side, 3)) {
            let whole = corners.iter().map(|corner| mesh.vertices[*corner as usize]).collect();
            let rest = edges(frame).fold(whole, cut);
            let from = kept.vertices.len() as u32;
            kept.vertices.extend_from_slice(&rest);
            for at in 2..rest.len() as u32 {
                kept.add_triangle(from, from + at - 1, from + at);
            }
        }
    }
    kept
}

/// A polygon without dents, cut along a line: what lies at its right-hand side.
fn cut(polygon: Vec<Vertex>, [from, to]: [Pos2; 2]) -> Vec<Vertex> {
    let inwards = -(to - from).normalized().rot90();
    let depth = |corner: &Vertex| inwards.dot(corner.pos - from);
    let mut kept = Vec::new();
    for at in 0..polygon.len() {
        let (one, two) = (polygon[at], polygon[(at + 1) % polygon.len()]);
        let (a, b) = (depth(&one), depth(&two));
        if a >= 0.0 {
            kept.push(one);
        }
        if (a >= 0.0) != (b >= 0.0) {
            let t = a / (a - b);
            let colour = one.color.lerp_to_gamma(two.color, t);
            kept.push(Vertex::untextured(one.pos + (two.pos - one.pos) * t, colour));
        }
    }
    kept
}

/// Lines at an angle across an outline, cut off at it.
pub(crate) fn hatched(frame: &[Pos2], angle: f32, gap: f32) -> Vec<Vec<Pos2>> {
    let bounds = Rect::from_points(frame);
    let (along, reach) = (Vec2::angled(angle.to_radians()), bounds.size().length() / 2.0);
    let count = (reach / gap.max(0.2)) as i32;
    let lines = (-count..=count).map(|step| {
        let middle = bounds.center() + along.rot90() * (step as f32 * gap);
        [middle - along * reach, middle + along * reach]
    });
    lines.flat_map(|line| line_within(&line, frame)).collect()
}

fn edges(ring: &[Pos2]) -> impl Iterator<Item = [Pos2; 2]> {
    ring.iter().zip(ring.iter().cycle().skip(1)).map(|(from, to)| [*from, *to])
}

/// How far along each of two edges they cross.
fn crossing([a, b]: [Pos2; 2], [c, d]: [Pos2; 2]) -> Option<(f32, f32)> {
    let (one, two) = (b - a, d - c);
    let cross = one.x * two.y - one.y * two.x;
    if cross.abs() < 1e-9 {
        return None;
    }
    let between = c - a;
    let t = (between.x * two.y - between.y * two.x) / cross;
    let u = (between.x * one.y - between.y * one.x) / cross;
    ((0.0..1.0).contains(&t) && (0.0..1.0).contains(&u)).then_some((t, u))
}

/// Does a point lie inside a ring?
pub(crate) fn contains(ring: &[Pos2], point: Pos2) -> bool {
    edges(ring).filter(|[a, b]| (a.y > point.y) != (b.y > point.y)).fold(false, |inside, [a, b]| {
        let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x);
        inside != (x > point.x)
    })
}

/// A part of a ring from one crossing to the next.
struct Chain {
    from: usize,
    to: usize,
    points: Vec<Pos2>,
}

/// The parts of a ring between its crossings that lie inside another.
fn chains(ring: &[Pos2], mut stops: Vec<(usize, f32, usize)>, crossings: &[Pos2], other: &[Pos2]) -> Vec<Chain> {
    stops.sort_by(|a, b| a.0.cmp(&b.0).then(a.1.total_cmp(&b.1)));
    let part = |at: usize| {
        let ((edge, t, from), (last, end, to)) = (stops[at], stops[(at + 1) % stops.len()]);
        let mut points = vec![crossings[from]];
        let mut edge = edge;
        let mut goes_round = (last, end) <= (edge, t);
        while edge != last || goes_round {
            edge = (edge + 1) % ring.len();
            goes_round &= edge != 0;
            points.push(ring[edge]);
        }
        points.push(crossings[to]);
        Chain { from, to, points }
    };
    let is_inside = |chain: &Chain| {
        let longest = chain.points.windows(2).max_by(|a, b| a[0].distance_sq(a[1]).total_cmp(&b[0].distance_sq(b[1])));
        longest.is_some_and(|pair| contains(other, pair[0] + (pair[1] - pair[0]) * 0.5))
    };
    (0..stops.len()).map(part).filter(is_inside).collect()
}

/// Chains put together to rings.
fn linked(mut chains: Vec<Chain>) -> Vec<Vec<Pos2>> {
    let mut rings = Vec::new();
    while let Some(first) = chains.pop() {
        let (start, mut end, mut points) = (first.from, first.to, first.points);
        while end != start {
            let Some(next) = chains.iter().position(|chain| chain.from == end) else { break };
            let next = chains.swap_remove(next);
            end = next.to;
            points.extend(next.points);
        }
        rings.push(points);
    }
    rings
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::pos2;

    fn square(from: f32, to: f32) -> Vec<Pos2> {
        vec![pos2(from, from), pos2(to, from), pos2(to, to), pos2(from, to)]
    }

    #[track_caller]
    fn assert_covers(parts: &[Vec<Pos2>], expected: &[f32]) {
        let mut areas: Vec<f32> = parts.iter().map(|part| doubled_area(part) / 2.0).collect();
        areas.sort_by(f32::total_cmp);
        let is_near = areas.iter().zip(expected).all(|(a, b)| (a - b).abs() < 0.2);
        assert!(areas.len() == expected.len() && is_near, "{areas:?}");
    }

    #[test]
    fn an_area_is_cut_off_at_its_frame() {
        assert_covers(&area_within(&square(5.0, 15.0), &square(0.0, 10.0)), &[25.0]);
        assert_covers(&area_within(&square(2.0, 8.0), &square(0.0, 10.0)), &[36.0]);
        assert_covers(&area_within(&square(-5.0, 15.0), &square(0.0, 10.0)), &[100.0]);
        assert_covers(&area_within(&square(20.0, 30.0), &square(0.0, 10.0)), &[]);
        assert_covers(&area_within(&square(0.0, 10.0), &square(0.0, 10.0)), &[100.0]);
    }

    #[test]
    fn a_comb_falls_into_its_teeth() {
        let comb =
            [(0.0, 0.0), (30.0, 0.0), (30.0, 10.0), (20.0, 10.0), (20.0, 2.0), (10.0, 2.0), (10.0, 10.0), (0.0, 10.0)];
        let comb: Vec<Pos2> = comb.into_iter().map(Pos2::from).collect();
        let below = [pos2(-1.0, 5.0), pos2(40.0, 5.0), pos2(40.0, 20.0), pos2(-1.0, 20.0)];
        assert_covers(&area_within(&comb, &below), &[50.0, 50.0]);
    }

    #[test]
    fn lines_are_cut_off_and_begin_again() {
        let parts =
            line_within(&[pos2(-5.0, 5.0), pos2(5.0, 5.0), pos2(5.0, 15.0), pos2(6.0, 5.0)], &square(0.0, 10.0));
        assert_eq!(parts.iter().map(Vec::len).collect::<Vec<_>>(), [3, 2]);
        assert_eq!(hatched(&square(0.0, 10.0), 0.0, 2.0).len(), 5);
    }

    #[test]
    fn what_was_painted_ends_at_the_frame() {
        let mut mesh = Mesh::default();
        for corner in square(-10.0, 5.0) {
            mesh.vertices.push(Vertex::untextured(corner, egui::Color32::WHITE));
        }
        mesh.add_triangle(0, 1, 2);
        mesh.add_triangle(2, 3, 0);
        let kept = mesh_within(&mesh, &square(0.0, 10.0));
        let twice = |at: &[u32]| doubled_area(&[0, 1, 2].map(|corner| kept.vertices[at[corner] as usize].pos));
        let covered: f32 = kept.indices.chunks_exact(3).map(twice).sum();
        assert!((covered / 2.0 - 25.0).abs() < 0.01, "{covered}");
    }
}

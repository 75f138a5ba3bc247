//! Cutting an outline into triangles (ear clipping). Done once per drawing, never while painting.

use egui::Pos2;

/// Twice the signed area; positive when the points go clockwise on the screen.
pub(crate) fn doubled_area(points: &[Pos2]) -> f32 {
    let next = points.iter().cycle().skip(1);
    points.iter().zip(next).map(|(a, b)| a.x * b.y - b.x * a.y).sum()
}

/// Triangles that together cover the outline; indices into `points`, which go clockwise.
pub(crate) fn triangulate(points: &[Pos2]) -> Vec<[u32; 3]> {
    let mut left: Vec<usize> = (0..points.len()).collect();
    let mut triangles = Vec::with_capacity(points.len().saturating_sub(2));
    while left.len() > 3 {
        let ear = (0..left.len()).find(|&at| is_ear(points, &left, at)).unwrap_or_else(|| flattest(points, &left));
        let [before, tip, after] = around(&left, ear);
        triangles.push([before as u32, tip as u32, after as u32]);
        left.remove(ear);
    }
    if let [a, b, c] = left[..] {
        triangles.push([a as u32, b as u32, c as u32]);
    }
    triangles
}

fn around(left: &[usize], at: usize) -> [usize; 3] {
    let count = left.len();
    [left[(at + count - 1) % count], left[at], left[(at + 1) % count]]
}

fn turn(a: Pos2, b: Pos2, c: Pos2) -> f32 {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}

fn is_ear(points: &[Pos2], left: &[usize], at: usize) -> bool {
    let [before, tip, after] = around(left, at);
    let [a, b, c] = [points[before], points[tip], points[after]];
    if turn(a, b, c) <= 0.0 {
        return false;
    }
    left.iter()
        .filter(|&&index| index != before && index != tip && index != after)
        .map(|&index| points[index])
        .filter(|p| *p != a && *p != b && *p != c)
        .all(|p| turn(a, b, p) < 0.0 || turn(b, c, p) < 0.0 || turn(c, a, p) < 0.0)
}

/// Only for outlines that touch themselves: give up the corner that costs least.
fn flattest(points: &[Pos2], left: &[usize]) -> usize {
    let size = |at: &usize| {
        let [before, tip, after] = around(left, *at);
        turn(points[before], points[tip], points[after]).abs()
    };
    (0..left.len()).min_by(|a, b| size(a).total_cmp(&size(b))).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::pos2;

    fn covered(points: &[Pos2]) -> f32 {
        triangulate(points)
            .iter()
            .map(|[a, b, c]| turn(points[*a as usize], points[*b as usize], points[*c as usize]))
            .sum()
    }

    #[test]
    fn a_star_is_covered_exactly_once() {
        let star: Vec<Pos2> = (0..10)
            .map(|step| {
                let reach = if step % 2 == 0 { 10.0 } else { 4.0 };
                let angle = step as f32 * std::f32::consts::TAU / 10.0;
                pos2(angle.cos() * reach, angle.sin() * reach)
            })
            .collect();
        assert_eq!(triangulate(&star).len(), 8);
        assert!((covered(&star) - doubled_area(&star)).abs() < 0.001);
    }

    #[test]
    fn a_hook_is_covered_exactly_once() {
        let hook = [
            pos2(0.0, 0.0),
            pos2(10.0, 0.0),
            pos2(10.0, 10.0),
            pos2(8.0, 10.0),
            pos2(8.0, 2.0),
            pos2(2.0, 2.0),
            pos2(2.0, 10.0),
            pos2(0.0, 10.0),
        ];
        assert!((covered(&hook) - doubled_area(&hook)).abs() < 0.001);
    }

    #[test]
    fn too_few_points_make_no_triangle() {
        assert!(triangulate(&[pos2(0.0, 0.0), pos2(1.0, 0.0)]).is_empty());
    }
}

//! Picking on a board that somebody draws: which of several things that lie on each other, and which side of a place is meant.

use egui::{Key, Vec2};

/// The arrows, and the step to the next place: so many to the right, and so many down.
pub(crate) const ARROWS: [(Key, i16, i16); 4] =
    [(Key::ArrowUp, 0, -1), (Key::ArrowDown, 0, 1), (Key::ArrowLeft, -1, 0), (Key::ArrowRight, 1, 0)];

/// Picks the topmost of these things; where it alone is picked already, the next below. Where it `adds`, it comes to what is picked,
/// or goes out of it, and an empty place changes nothing.
pub(crate) fn pick<T: PartialEq>(picked: &mut Vec<T>, things: Vec<T>, adds: bool) {
    let below = match &picked[..] {
        [only] if !adds => things.iter().position(|thing| thing == only).map_or(0, |at| (at + 1) % things.len()),
        _ => 0,
    };
    match things.into_iter().nth(below) {
        Some(thing) if adds => match picked.iter().position(|known| *known == thing) {
            Some(known) => drop(picked.remove(known)),
            None => picked.push(thing),
        },
        Some(thing) => *picked = vec![thing],
        None if adds => {}
        None => picked.clear(),
    }
}

/// A side of a place: the step over it, and how far it is, in widths of a place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Side {
    pub x: i16,
    pub y: i16,
    pub far: f32,
}

/// The nearest side of a square place, from a point inside it, of those behind which there `is` something.
pub(crate) fn nearest_side(inside: Vec2, is: impl Fn(i16, i16) -> bool) -> Option<Side> {
    let sides = [(inside.x, -1, 0), (1.0 - inside.x, 1, 0), (inside.y, 0, -1), (1.0 - inside.y, 0, 1)];
    let sides = sides.into_iter().map(|(far, x, y)| Side { x, y, far }).filter(|side| is(side.x, side.y));
    sides.min_by(|one, other| one.far.total_cmp(&other.far))
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::vec2;

    #[test]
    fn a_second_press_picks_what_lies_below_and_with_a_key_held_one_more() {
        let mut picked: Vec<char> = Vec::new();
        for wanted in ['a', 'b', 'a'] {
            pick(&mut picked, vec!['a', 'b'], false);
            assert_eq!(picked, [wanted]);
        }
        pick(&mut picked, vec!['c'], true);
        assert_eq!(picked, ['a', 'c']);
        pick(&mut picked, vec!['a', 'b'], true);
        pick(&mut picked, Vec::new(), true);
        assert_eq!(picked, ['c']);
        pick(&mut picked, Vec::new(), false);
        assert!(picked.is_empty());
    }

    #[test]
    fn the_nearest_side_is_one_behind_which_something_is() {
        let all = |_, _| true;
        assert_eq!(nearest_side(vec2(0.9, 0.4), all).map(|side| (side.x, side.y)), Some((1, 0)));
        assert_eq!(nearest_side(vec2(0.9, 0.4), |x, _| x < 1).map(|side| (side.x, side.y)), Some((0, -1)));
        assert_eq!(nearest_side(vec2(0.9, 0.4), |_, _| false), None);
    }
}

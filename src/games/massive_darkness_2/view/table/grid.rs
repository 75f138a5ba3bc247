//! Where the dice of both lie: side by side, in as few rows as there can be.

use crate::games::massive_darkness_2::rules::Die;
use crate::games::massive_darkness_2::rules::combat::Combat;
use egui::{Rect, Vec2, pos2, vec2};

/// Side of a die on a wide map and on a narrow one, and room around it.
pub(super) const DIE: f32 = 46.0;
const SMALL_DIE: f32 = 36.0;
pub(super) const GAP: f32 = 6.0;
/// So many stand in a row.
pub(super) const ROW: usize = 9;
/// Narrower than this a map is narrow.
const NARROW: f32 = 800.0;
/// Between the dice of both, at least.
pub(super) const BETWEEN: f32 = 22.0;

/// So large a die is on this map: on a narrow one they are smaller rather than lie over more of it in further rows.
pub(super) fn die_on(room: Rect) -> f32 {
    if room.width() < NARROW { SMALL_DIE } else { DIE }
}

/// The dice of whoever attacks, and those of whoever defends: blue ones defend (M2-DICE-02), black ones are the Enemy's
/// in attack and in defense (M2-DICE-04), and all others attack (M2-DICE-01, M2-DICE-03).
pub(super) fn sides(combat: &Combat) -> [Vec<usize>; 2] {
    let attack = |at: &usize| match combat.rolled.dice.get(*at).and_then(|die| Die::of(die.die)) {
        Some(Die::Blue) => false,
        Some(Die::Black) => !combat.attacks,
        _ => true,
    };
    let (attacking, defending) = (0..combat.rolled.dice.len()).partition(attack);
    [attacking, defending]
}

/// Where dice lie: how many columns each side takes, and how many rows both have.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Grid {
    columns: [usize; 2],
    rows: usize,
    /// Side of a die.
    die: f32,
}

impl Grid {
    /// As few rows as there can be, of dice so large.
    pub(super) fn of(dice: [usize; 2], die: f32) -> Self {
        let columns = |rows: usize| dice.map(|count| count.div_ceil(rows));
        let fits = |rows: &usize| columns(*rows).iter().sum::<usize>() <= ROW;
        let rows = (1..=dice[0].max(dice[1]).max(1)).find(fits).unwrap_or(1);
        Self { columns: columns(rows), rows, die }
    }

    pub(super) fn size(self) -> Vec2 {
        let columns = self.columns[0] + self.columns[1];
        let pitch = self.die + GAP;
        vec2(columns as f32 * pitch + GAP + BETWEEN, self.rows as f32 * pitch + GAP)
    }

    /// The place of a die among those of its side; whoever defends has the right edge.
    pub(super) fn spot(self, field: Rect, side: usize, number: usize) -> Rect {
        let columns = self.columns[side].max(1);
        let at = vec2((number % columns) as f32, (number / columns) as f32) * (self.die + GAP);
        let left = match side {
            0 => field.left() + GAP,
            _ => field.right() - columns as f32 * (self.die + GAP),
        };
        Rect::from_min_size(pos2(left, field.top() + GAP) + at, Vec2::splat(self.die))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// M2-DICE-01 to M2-DICE-04: an Enemy defends with blue and black dice, and attacks with coloured and black ones.
    #[test]
    fn dice_lie_on_the_side_they_are_rolled_for() {
        let of = |attacks: bool, dice: &[Die]| {
            let mut combat = Combat { attacks, ..Combat::default() };
            dice.iter().for_each(|die| _ = combat.rolled.push(die.id(), 0));
            sides(&combat).map(|side| side.into_iter().map(|at| dice[at]).collect::<Vec<_>>())
        };
        let hero = of(true, &[Die::Yellow, Die::Orange, Die::Blue, Die::Purple, Die::Black]);
        assert_eq!(hero, [vec![Die::Yellow, Die::Orange, Die::Purple], vec![Die::Blue, Die::Black]]);
        let enemy = of(false, &[Die::Yellow, Die::Orange, Die::Blue, Die::Black]);
        assert_eq!(enemy, [vec![Die::Yellow, Die::Orange, Die::Black], vec![Die::Blue]]);
    }

    #[test]
    fn however_many_dice_both_have_they_lie_in_the_tray_and_apart() {
        for die in [DIE, SMALL_DIE] {
            for (left, right) in (0..=12).flat_map(|left| (0..=9).map(move |right| (left, right))) {
                let grid = Grid::of([left, right], die);
                let field = Rect::from_min_size(egui::Pos2::ZERO, grid.size());
                let spots = |side, count: usize| (0..count).map(move |number| grid.spot(field, side, number));
                let all: Vec<Rect> = spots(0, left).chain(spots(1, right)).collect();
                assert!(all.iter().all(|spot| field.contains_rect(*spot)), "{left} and {right}: {grid:?}");
                let lie_apart = |at: usize| all[at + 1..].iter().all(|other| !other.intersects(all[at]));
                assert!((0..all.len()).all(lie_apart), "{left} and {right}: {grid:?}");
                assert!(grid.columns[0] + grid.columns[1] <= ROW);
            }
        }
    }
}

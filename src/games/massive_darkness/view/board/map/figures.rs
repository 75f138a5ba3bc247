//! How the figures and tokens of this game are painted on the map, from sprites that are kept.

use super::model::{FigureLook, Looks, TokenLook};
use crate::games::massive_darkness::view::art::figures::{Figure, Mob, Posture};
use crate::games::massive_darkness::view::art::{Sprite, Sprites};
use crate::kit::art::icons::{Weight, icon};
use crate::kit::art::{Brush, Edge, Icon};
use crate::kit::map::marks::plate;
use crate::kit::map::{Art, OnScreen};
use crate::kit::theme::Theme;
use egui::{Pos2, Rect, Vec2, vec2};

/// Figures and tokens of a board, in its order, with what was painted of them before.
pub struct Pieces<'a> {
    /// By the numbers that the board knows them by.
    pub figures: &'a [FigureLook],
    /// By the numbers that the board knows them by.
    pub tokens: &'a [TokenLook],
    /// What was painted before.
    pub sprites: &'a mut Sprites,
}

impl Art for Pieces<'_> {
    fn figure(&mut self, brush: &mut Brush, theme: &Theme, figure: usize, at: OnScreen) {
        let Some(figure) = self.figures.get(figure) else { return };
        let looks = if at.radius < LEGIBLE { without_numbers(figure.looks) } else { figure.looks };
        paint_looks(brush, theme, self.sprites, looks, at);
    }

    fn token(&mut self, brush: &mut Brush, theme: &Theme, token: usize, at: OnScreen) {
        let Some(look) = self.tokens.get(token) else { return };
        let OnScreen { centre, radius, .. } = at;
        self.sprites.paint(brush, theme, Sprite::Token(look.token), centre, radius);
        if look.count > 1 {
            let at = centre + vec2(-0.55, -0.72) * radius;
            plate(brush, theme, at, radius * 0.52, &format!("×{}", look.count), theme.figure.plate);
        }
    }

    fn over_figure(&mut self, brush: &mut Brush, theme: &Theme, figure: usize, at: OnScreen) {
        if let Some(gear) = self.figures.get(figure).and_then(|figure| figure.gear) {
            gear_mark(brush, theme, at.centre, at.radius, gear);
        }
    }
}

/// Below this radius in points a number would hide who it belongs to. It is told where one points.
const LEGIBLE: f32 = 9.5;

/// Who it is, without Health.
fn without_numbers(looks: Looks) -> Looks {
    match looks {
        Looks::One(figure) => Looks::One(Figure { health: None, ..figure }),
        Looks::Mob(mob) => Looks::Mob(Mob { health: None, ..mob }),
        Looks::Minions(..) => looks,
    }
}

/// A disc and its rim stay within the circle of the figure.
const FILLED: f32 = 0.95;
/// A minion without its boss, compared with the circle of the mob.
const MINION_RADIUS: f32 = 0.38;

fn paint_looks(brush: &mut Brush, theme: &Theme, sprites: &mut Sprites, looks: Looks, at: OnScreen) {
    let OnScreen { centre, radius, .. } = at;
    match looks {
        Looks::One(figure) => sprites.paint(brush, theme, Sprite::Figure(figure), centre, radius * FILLED),
        Looks::Mob(mob) => sprites.paint(brush, theme, Sprite::Mob(mob), centre, radius),
        Looks::Minions(figure, count) => {
            for (at, place) in minion_places(count).into_iter().enumerate() {
                // As in a mob: one of them shows what all of them are.
                let posture = if at == 0 { figure.posture } else { Posture::Standing };
                let minion = Figure { posture, ..figure };
                sprites.paint(brush, theme, Sprite::Figure(minion), centre + place * radius, radius * MINION_RADIUS);
            }
            if count > 1 {
                let text = format!("×{count}");
                let at = centre + vec2(0.72, 0.70) * radius;
                plate(brush, theme, at, radius * 0.25, &text, theme.figure.foe_rim.darker(0.25));
            }
        }
    }
}

/// Where up to six minions stand in the circle of their mob.
fn minion_places(count: u8) -> Vec<Vec2> {
    let shown = count.clamp(1, 6);
    match shown {
        1 => vec![Vec2::ZERO],
        2 => vec![vec2(-0.45, 0.0), vec2(0.45, 0.0)],
        6 => {
            let mut ring = minion_places(5);
            ring.push(Vec2::ZERO);
            ring
        }
        _ => {
            let turn = |at: u8| std::f32::consts::TAU * f32::from(at) / f32::from(shown);
            (0..shown).map(|at| Vec2::angled(turn(at) - std::f32::consts::FRAC_PI_2) * 0.58).collect()
        }
    }
}

/// ENEMY-33: the Equipment of a Guardian, on a gold-rimmed plate.
fn gear_mark(brush: &mut Brush, theme: &Theme, centre: Pos2, radius: f32, gear: Icon) {
    let size = (radius * 0.32).max(7.0);
    let at = centre + vec2(-0.78, -0.70) * radius;
    brush.disc(at, size * 1.18, theme.board.contour);
    brush.disc(at, size, theme.figure.plate);
    brush.ring(at, size * 0.84, size * 1.02, Edge::round(theme.figure.crown, 0.3));
    let rect = Rect::from_center_size(at, Vec2::splat(size * 1.35));
    icon(brush, gear, rect, theme.figure.bone, Weight::Bold);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_minions_hide_each_other_and_none_leaves_the_circle() {
        for count in 1..=12 {
            let places = minion_places(count);
            for (at, a) in places.iter().enumerate() {
                assert!(a.length() + MINION_RADIUS <= 1.001);
                for b in &places[at + 1..] {
                    assert!((*a - *b).length() > 0.55, "{count}: {a:?} {b:?}");
                }
            }
        }
    }
}

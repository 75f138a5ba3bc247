//! How the figures and tokens of this game are painted on the map, from sprites that are kept.

use super::model::{FigureLook, Looks, TokenLook};
use crate::games::massive_darkness::view::art::figures::{
    Figure, Mob, Posture, Role, Who, health_of, minion_count, mob_numbers,
};
use crate::games::massive_darkness::view::art::{Sprite, Sprites};
use crate::kit::art::icons::{Weight, icon};
use crate::kit::art::{Brush, Edge, Icon};
use crate::kit::map::marks::plate;
use crate::kit::map::{Art, LEGIBLE, OnScreen};
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
        paint_looks(brush, theme, self.sprites, without_numbers(figure.looks), at);
    }

    fn token(&mut self, brush: &mut Brush, theme: &Theme, token: usize, at: OnScreen) {
        let Some(look) = self.tokens.get(token) else { return };
        let OnScreen { centre, radius, .. } = at;
        self.sprites.paint(brush, theme, Sprite::Token(look.token), centre, radius);
    }

    fn over_token(&mut self, brush: &mut Brush, theme: &Theme, token: usize, at: OnScreen) {
        let Some(look) = self.tokens.get(token).filter(|look| look.count > 1) else { return };
        if at.radius >= LEGIBLE {
            let height = (at.radius * 0.52).max(9.0);
            let place = at.centre + vec2(at.radius * 0.45, height * 0.8 - at.radius);
            plate(brush, theme, place, height, &format!("×{}", look.count), theme.figure.plate);
        }
    }

    fn over_figure(&mut self, brush: &mut Brush, theme: &Theme, figure: usize, at: OnScreen) {
        let Some(figure) = self.figures.get(figure) else { return };
        if at.radius < LEGIBLE {
            return;
        }
        numbers(brush, theme, figure.looks, at);
        if let Some(next) = figure.next {
            next_mark(brush, theme, at, next);
        }
        if let Some(gear) = figure.gear {
            gear_mark(brush, theme, at.centre, at.radius, gear);
        }
    }
}

/// Who it is, without Health.
fn without_numbers(looks: Looks) -> Looks {
    match looks {
        Looks::One(figure) => Looks::One(Figure { health: None, ..figure }),
        Looks::Mob(mob) => Looks::Mob(Mob { health: None, ..mob }),
        Looks::Minions(..) => looks,
    }
}

/// A disc and its rim stay within the circle of the figure, the spikes of a roaming monster too.
fn filled(figure: &Figure) -> f32 {
    match figure.who {
        Who::Enemy(_, Role::Roaming) => 0.83,
        Who::Enemy(..) | Who::Hero(..) => 0.95,
    }
}

/// A minion without its boss, compared with the circle of the mob.
const MINION_RADIUS: f32 = 0.38;

fn paint_looks(brush: &mut Brush, theme: &Theme, sprites: &mut Sprites, looks: Looks, at: OnScreen) {
    let OnScreen { centre, radius, .. } = at;
    match looks {
        Looks::One(figure) => sprites.paint(brush, theme, Sprite::Figure(figure), centre, radius * filled(&figure)),
        Looks::Mob(mob) => sprites.paint(brush, theme, Sprite::Mob(mob), centre, radius),
        Looks::Minions(figure, count) => {
            for (at, place) in minion_places(count).into_iter().enumerate() {
                // As in a mob: one of them shows what all of them are.
                let posture = if at == 0 { figure.posture } else { Posture::Standing };
                let minion = Figure { posture, ..figure };
                sprites.paint(brush, theme, Sprite::Figure(minion), centre + place * radius, radius * MINION_RADIUS);
            }
        }
    }
}

/// Health, and how many of them there are. Whatever lies in other circles hides none of it, as it stays in its own.
fn numbers(brush: &mut Brush, theme: &Theme, looks: Looks, OnScreen { centre, radius, .. }: OnScreen) {
    match looks {
        Looks::One(figure) => {
            if let (Some(health), true) = (figure.health, figure.posture != Posture::Dead) {
                health_of(brush, theme, centre, radius * filled(&figure), health);
            }
        }
        Looks::Mob(mob) => mob_numbers(brush, theme, centre, radius, &mob),
        // In the middle of the ring in which they stand; two leave room below them.
        Looks::Minions(_, 2) => minion_count(brush, theme, centre + vec2(0.0, 0.40) * radius, radius, 2),
        Looks::Minions(_, count) if count > 1 => minion_count(brush, theme, centre, radius, count),
        Looks::Minions(..) => {}
    }
}

/// Where up to five minions stand in the circle of their mob.
fn minion_places(count: u8) -> Vec<Vec2> {
    let shown = count.clamp(1, 5);
    match shown {
        1 => vec![Vec2::ZERO],
        2 => vec![vec2(-0.45, 0.0), vec2(0.45, 0.0)],
        _ => {
            let turn = |at: u8| std::f32::consts::TAU * f32::from(at) / f32::from(shown);
            (0..shown).map(|at| Vec2::angled(turn(at) - std::f32::consts::FRAC_PI_2) * 0.58).collect()
        }
    }
}

/// ENEMY-33: the Equipment of a Guardian, on a gold-rimmed plate.
fn gear_mark(brush: &mut Brush, theme: &Theme, centre: Pos2, radius: f32, gear: Icon) {
    let size = (radius * 0.28).max(6.5);
    let at = centre + vec2(-0.60, -0.60) * radius;
    brush.disc(at, size * 1.18, theme.board.contour);
    brush.disc(at, size, theme.figure.plate);
    brush.ring(at, size * 0.84, size * 1.02, Edge::round(theme.figure.crown, 0.3));
    let rect = Rect::from_center_size(at, Vec2::splat(size * 1.35));
    icon(brush, gear, rect, theme.figure.bone, Weight::Bold);
}

/// What an enemy will do, on a dark plate at its lower left.
fn next_mark(brush: &mut Brush, theme: &Theme, OnScreen { centre, radius, .. }: OnScreen, next: Icon) {
    let size = (radius * 0.23).max(6.0);
    let at = centre + vec2(-0.60, 0.50) * radius;
    brush.disc(at, size * 1.2, theme.board.contour);
    brush.disc(at, size, theme.signal.danger.darker(0.62));
    icon(brush, next, Rect::from_center_size(at, Vec2::splat(size * 1.5)), theme.figure.intent, Weight::Bold);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness::view::art::figures::{EnemyKind, Health, Light};

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

    /// Figures stand in circles that do not overlap; what is said over them stays within a frame's width of theirs, so that no
    /// number hides another.
    #[test]
    fn what_is_said_over_a_figure_stays_in_its_circle() {
        let health = Some(Health { now: 18, full: 32 });
        let (posture, light) = (Posture::Standing, Light::Lit);
        let kind = EnemyKind::Orc;
        let one = |role| Figure { who: Who::Enemy(kind, role), posture, light, health };
        let all = [
            Looks::One(one(Role::Roaming)),
            Looks::One(one(Role::Agent)),
            Looks::Mob(Mob { kind, minions: 12, posture, light, health }),
            Looks::Minions(one(Role::Minion), 2),
            Looks::Minions(one(Role::Minion), 11),
        ];
        for looks in all {
            for radius in [LEGIBLE * 1.6, 24.0, 40.0, 64.0] {
                let mut brush = Brush::new(1.0);
                let at = OnScreen { centre: Pos2::ZERO, radius, unit: radius * 5.0 };
                numbers(&mut brush, Theme::dark(), looks, at);
                next_mark(&mut brush, Theme::dark(), at, Icon::Sword);
                gear_mark(&mut brush, Theme::dark(), Pos2::ZERO, radius, Icon::Potion);
                let bounds = brush.into_mesh().calc_bounds();
                let room = Rect::from_center_size(Pos2::ZERO, Vec2::splat(2.0 * radius)).expand(radius * 0.06 + 1.5);
                assert!(room.contains_rect(bounds), "{looks:?} at {radius}: {bounds:?}");
            }
        }
    }
}

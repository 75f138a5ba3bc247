//! A mob: the boss in front, its minions behind, and how many there are. Never an unreadable pile.

use super::{EnemyKind, Figure, Health, Light, Posture, Role, Who, figure};
use crate::kit::art::brush::Brush;
use crate::kit::art::digits::{Writing, badge, width};
use crate::kit::theme::Theme;
use egui::{Pos2, vec2};
use std::f32::consts::TAU;

/// A mob to be painted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Mob {
    /// What they look like.
    pub kind: EnemyKind,
    /// Minions that still stand.
    pub minions: u8,
    /// Stunned mobs tilt together.
    pub posture: Posture,
    /// In the light or in the shadow.
    pub light: Light,
    /// The boss's health.
    pub health: Option<Health>,
}

/// Paint a mob within a circle.
pub fn mob(brush: &mut Brush, theme: &Theme, centre: Pos2, radius: f32, shown: &Mob) {
    mob_body(brush, theme, centre, radius, shown);
    mob_numbers(brush, theme, centre, radius, shown);
}

/// The boss's disc.
const BOSS: f32 = 0.60;
/// How far below the middle of the circle it is.
const BOSS_BELOW: f32 = 0.22;

/// Its figures, without a number.
pub fn mob_body(brush: &mut Brush, theme: &Theme, centre: Pos2, radius: f32, mob: &Mob) {
    let shown = mob.minions.min(5);
    let minion_radius = radius * 0.36;
    let member =
        |role| Figure { who: Who::Enemy(mob.kind, role), posture: mob.posture, light: mob.light, health: None };
    let minion = Figure {
        posture: match mob.posture {
            Posture::Dead => Posture::Dead,
            Posture::Standing | Posture::Stunned => Posture::Standing,
        },
        ..member(Role::Minion)
    };
    for place in back_to_front(shown) {
        let at = centre + vec2(place.0, place.1) * radius;
        figure(brush, theme, at, minion_radius, &minion);
    }
    figure(brush, theme, boss_at(centre, radius), radius * BOSS, &member(Role::Boss));
}

fn boss_at(centre: Pos2, radius: f32) -> Pos2 {
    centre + vec2(0.0, radius * BOSS_BELOW)
}

/// The boss's health, and how many minions there are. All of it lies within the circle.
pub fn mob_numbers(brush: &mut Brush, theme: &Theme, centre: Pos2, radius: f32, mob: &Mob) {
    if let Some(health) = mob.health {
        super::health_of(brush, theme, boss_at(centre, radius), radius * BOSS, health);
    }
    if mob.minions > 0 {
        // At the right, as far as there is room for it within the circle.
        let height = count_height(radius);
        let half = (width(&format!("×{}", mob.minions), height) + height) / 2.0;
        let aside = (radius * 0.63).min(radius - half);
        minion_count(brush, theme, centre + vec2(aside, radius * 0.36), radius, mob.minions);
    }
}

fn count_height(radius: f32) -> f32 {
    (radius * 0.27).max(9.0)
}

/// How many minions there are, around a point in the circle of a mob of this radius.
pub fn minion_count(brush: &mut Brush, theme: &Theme, at: Pos2, radius: f32, minions: u8) {
    let height = count_height(radius);
    let writing = Writing { colour: theme.figure.bone, contour: Some(theme.figure.ink), height };
    badge(brush, at, &format!("×{minions}"), writing, theme.figure.foe_rim.darker(0.25));
}

/// Where minions stand on an arc behind the boss, the hindmost first.
fn back_to_front(count: u8) -> Vec<(f32, f32)> {
    let count = usize::from(count);
    let spread = 0.125 * TAU * count.saturating_sub(1) as f32 * 0.98;
    let mut places: Vec<(f32, f32)> = (0..count)
        .map(|at| {
            let part = if count > 1 { at as f32 / (count - 1) as f32 - 0.5 } else { 0.24 };
            let angle = -TAU / 4.0 + part * spread.max(TAU * 0.2);
            (angle.cos() * 0.64, angle.sin() * 0.60 + 0.06)
        })
        .collect();
    places.sort_by(|a, b| a.1.total_cmp(&b.1));
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_minions_hide_each_other() {
        for count in 1..=5 {
            let places = back_to_front(count);
            assert_eq!(places.len(), usize::from(count));
            for (at, a) in places.iter().enumerate() {
                for b in &places[at + 1..] {
                    let apart = ((a.0 - b.0).powi(2) + (a.1 - b.1).powi(2)).sqrt();
                    assert!(apart > 0.4, "{count}: {a:?} {b:?}");
                }
            }
        }
    }
}

//! A mob: the boss in front, its minions behind, and how many there are. Never an unreadable pile.

use super::{EnemyKind, Figure, Health, Light, Posture, Role, Who, figure};
use crate::kit::art::brush::Brush;
use crate::kit::art::digits::{Writing, badge};
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
pub fn mob(brush: &mut Brush, theme: &Theme, centre: Pos2, radius: f32, mob: &Mob) {
    let shown = mob.minions.min(5);
    let boss_radius = radius * 0.60;
    let minion_radius = radius * 0.36;
    let member =
        |role, health| Figure { who: Who::Enemy(mob.kind, role), posture: mob.posture, light: mob.light, health };
    let minion = Figure {
        posture: match mob.posture {
            Posture::Dead => Posture::Dead,
            Posture::Standing | Posture::Stunned => Posture::Standing,
        },
        ..member(Role::Minion, None)
    };
    for place in back_to_front(shown) {
        let at = centre + vec2(place.0, place.1) * radius;
        figure(brush, theme, at, minion_radius, &minion);
    }
    let boss_at = centre + vec2(0.0, radius * 0.22);
    let boss = member(Role::Boss, mob.health);
    figure(brush, theme, boss_at, boss_radius, &boss);
    if mob.minions > 0 {
        let writing =
            Writing { colour: theme.figure.bone, contour: Some(theme.figure.ink), height: (radius * 0.27).max(8.0) };
        let at = centre + vec2(radius * 0.70, radius * 0.62);
        let text = format!("×{}", mob.minions);
        badge(brush, at, &text, writing, theme.figure.foe_rim.darker(0.25));
    }
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

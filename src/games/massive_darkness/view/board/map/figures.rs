//! Figures and tokens as they are painted, from sprites that are kept.

use super::model::{FigureView, Looks, Spot, TokenView};
use super::paint::Scene;
use super::places::Circle;
use super::view::MapView;
use crate::games::massive_darkness::rules::ids::Actor;
use crate::games::massive_darkness::view::art::Sprite;
use crate::games::massive_darkness::view::art::figures::{Posture, selected};
use crate::kit::art::digits::{Writing, badge};
use crate::kit::art::icons::{Weight, icon};
use crate::kit::art::{Brush, Edge, Icon};
use crate::kit::theme::{Colour, Theme};
use egui::{Pos2, Rect, Vec2, vec2};

/// A token, how many of it, and a glow if it can be had.
pub(super) fn paint_token(
    brush: &mut Brush,
    theme: &Theme,
    scene: &Scene<'_>,
    (token, view): (&TokenView, &mut MapView),
) {
    let (centre, radius) = scene.circle(token.place);
    let is_offered = token.look.kind.is_some() && scene.model.offers_at(Spot::Tokens(token.zone)).next().is_some();
    if is_offered {
        let gold = theme.figure.crown;
        brush.glow(centre, Vec2::splat(radius * 1.7), gold.fade(0.6), gold.fade(0.0));
    }
    view.stage.sprites.paint(brush, theme, Sprite::Token(token.look.token), centre, radius);
    if token.look.count > 1 {
        let text = format!("×{}", token.look.count);
        plate(brush, theme, (centre + vec2(-0.55, -0.72) * radius, radius * 0.52), &text, theme.figure.plate);
    }
}

/// A figure, and gold round the one that acts.
pub(super) fn paint_figure(
    brush: &mut Brush,
    theme: &Theme,
    scene: &Scene<'_>,
    (figure, place, view): (&FigureView, Circle, &mut MapView),
) {
    let (centre, radius) = scene.circle(place);
    let acts = match scene.model.combat {
        Some((attacker, _)) => attacker == figure.actor,
        None => scene.model.acting.map(Actor::Hero) == Some(figure.actor),
    };
    if acts {
        selected(brush, theme, centre, radius * FILLED);
    }
    let looks = if radius < LEGIBLE { without_numbers(figure.looks) } else { figure.looks };
    paint_looks(brush, theme, (centre, radius), (looks, view));
}

/// Below this radius in points a number would hide who it belongs to. It is told where one points.
const LEGIBLE: f32 = 9.5;

/// Who it is, without Health.
fn without_numbers(looks: Looks) -> Looks {
    match looks {
        Looks::One(figure) => {
            Looks::One(crate::games::massive_darkness::view::art::figures::Figure { health: None, ..figure })
        }
        Looks::Mob(mob) => Looks::Mob(crate::games::massive_darkness::view::art::figures::Mob { health: None, ..mob }),
        Looks::Minions(..) => looks,
    }
}

/// A disc and its rim stay within the circle of the figure.
const FILLED: f32 = 0.95;
/// A minion without its boss, compared with the circle of the mob.
const MINION_RADIUS: f32 = 0.38;

/// What it looks like.
pub(super) fn paint_looks(
    brush: &mut Brush,
    theme: &Theme,
    (centre, radius): (Pos2, f32),
    (looks, view): (Looks, &mut MapView),
) {
    let sprites = &mut view.stage.sprites;
    match looks {
        Looks::One(figure) => sprites.paint(brush, theme, Sprite::Figure(figure), centre, radius * FILLED),
        Looks::Mob(mob) => sprites.paint(brush, theme, Sprite::Mob(mob), centre, radius),
        Looks::Minions(figure, count) => {
            for (at, place) in minion_places(count).into_iter().enumerate() {
                // As in a mob: one of them shows what all of them are.
                let posture = if at == 0 { figure.posture } else { Posture::Standing };
                let minion = crate::games::massive_darkness::view::art::figures::Figure { posture, ..figure };
                sprites.paint(brush, theme, Sprite::Figure(minion), centre + place * radius, radius * MINION_RADIUS);
            }
            if count > 1 {
                let text = format!("×{count}");
                let plate_at = (centre + vec2(0.72, 0.70) * radius, radius * 0.25);
                plate(brush, theme, plate_at, &text, theme.figure.foe_rim.darker(0.25));
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
pub(super) fn gear_mark(brush: &mut Brush, theme: &Theme, (centre, radius): (Pos2, f32), gear: Icon) {
    let size = (radius * 0.32).max(7.0);
    let at = centre + vec2(-0.78, -0.70) * radius;
    brush.disc(at, size * 1.18, theme.board.contour);
    brush.disc(at, size, theme.figure.plate);
    brush.ring(at, size * 0.84, size * 1.02, Edge::round(theme.figure.crown, 0.3));
    let rect = Rect::from_center_size(at, Vec2::splat(size * 1.35));
    icon(brush, gear, rect, theme.figure.bone, Weight::Bold);
}

/// A number on a small plate: where, how high.
pub(super) fn plate(brush: &mut Brush, theme: &Theme, (at, height): (Pos2, f32), text: &str, ground: Colour) {
    let writing = Writing { colour: theme.figure.bone, contour: Some(theme.figure.ink), height: height.max(8.0) };
    badge(brush, at, text, writing, ground);
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

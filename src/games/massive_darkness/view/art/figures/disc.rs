//! The disc under a silhouette, and what is told on it: ring, role, light, stars, health.

use super::{Emblem, Figure, Health, HeroColour, Light, Posture, Role, Who, silhouette};
use crate::games::massive_darkness::view::art::people::bust;
use crate::kit::art::brush::{Brush, Edge, Fill, Place};
use crate::kit::art::digits::{Writing, badge};
use crate::kit::art::portrait::{Frame, GRID};
use crate::kit::theme::{Colour, Theme};
use egui::{Pos2, vec2};
use std::f32::consts::TAU;

/// The part of the radius that the sunken field takes.
const FIELD: f32 = 0.775;
/// From this radius on, in points, a hero is a person; below it nobody would know the face. Where a Zone has 120 points he is one
/// also beside two mobs.
const PERSON: f32 = 14.5;
/// The part of the radius that a person takes, the size of the bust and that of the emblem beside it.
const ROOM: f32 = 0.82;
const BUST: f32 = 1.0;
const MARK: f32 = 0.31;
/// Height of the disc compared with its radius.
const THICKNESS: f32 = 0.11;

pub(super) fn cast_shadow(brush: &mut Brush, theme: &Theme, centre: Pos2, radius: f32, posture: Posture) {
    let flat = match posture {
        Posture::Standing => 1.0,
        Posture::Stunned => 0.85,
        Posture::Dead => 0.7,
    };
    let dark = theme.board.contour;
    let at = centre + vec2(radius * 0.10, radius * 0.24 * flat);
    let reach = vec2(radius * 1.22, radius * 1.18 * flat);
    brush.glow(at, reach, dark.fade(0.95), dark.fade(0.0));
}

pub(super) fn disc(brush: &mut Brush, theme: &Theme, centre: Pos2, radius: f32, figure: &Figure) {
    match figure.who {
        Who::Hero(emblem, colour) => {
            hero_body(brush, theme, centre, radius, colour);
            if radius < PERSON {
                let place = Place::at(centre, radius * FIELD * 2.0 * 1.04);
                silhouette::emblem(brush, theme, place, emblem, colour);
            } else {
                person(brush, theme, centre, radius, figure);
            }
        }
        Who::Enemy(kind, role) => {
            enemy_body(brush, theme, centre, radius, role);
            let place = Place::at(centre, radius * FIELD * 2.0 * 1.12);
            if matches!(role, Role::Roaming | Role::Boss | Role::Agent) {
                silhouette::rim(brush, theme, place, kind);
            }
            silhouette::face(brush, theme, place, kind);
            if role == Role::Roaming || role == Role::Agent {
                silhouette::lit_eyes(brush, theme, place, kind);
            }
        }
    }
    if figure.light == Light::Shadow {
        in_the_shadow(brush, theme, centre, radius);
    }
    if let Who::Enemy(_, role) = figure.who {
        attribute(brush, theme, centre, radius, role);
    }
}

/// A bust that looks out of the disc, and on its rim the emblem.
fn person(brush: &mut Brush, theme: &Theme, centre: Pos2, radius: f32, figure: &Figure) {
    let Who::Hero(emblem, colour) = figure.who else { return };
    let owner = colour.of(theme);
    field(brush, theme, centre, radius * ROOM, theme.figure.plate.mix(owner, 0.24));
    bust(brush, Place::at(centre, radius * BUST * 2.0), emblem, Frame::Disc(GRID / 2.0 * ROOM / BUST));
    let rim = Place::at(centre - vec2(0.72, 0.72) * radius, radius * MARK * 2.0);
    emblem_mark(brush, theme, rim, emblem, colour);
}

/// An emblem on a small plate, beside whoever wears it.
pub fn emblem_mark(brush: &mut Brush, theme: &Theme, place: Place, emblem: Emblem, colour: HeroColour) {
    let (at, radius) = (place.centre, place.size / 2.0);
    let owner = colour.of(theme);
    brush.disc(at, radius * 1.16, theme.figure.ink);
    brush.disc(at, radius, lit(owner.lighter(0.14), owner.darker(0.14), at, radius));
    brush.disc(at, radius * 0.86, theme.figure.plate.mix(owner, 0.16));
    silhouette::emblem(brush, theme, Place::at(at, radius * 1.62), emblem, colour);
}

fn hero_body(brush: &mut Brush, theme: &Theme, centre: Pos2, radius: f32, colour: HeroColour) {
    let wood = &theme.figure;
    let owner = colour.of(theme);
    let low = centre + vec2(0.0, radius * THICKNESS);
    brush.disc(low, radius * 1.03, theme.board.contour);
    brush.disc(low, radius, wood.wood_dark);
    brush.disc(centre, radius, lit(wood.wood_light, wood.wood, centre, radius));
    brush.ring(
        centre,
        radius * 0.955,
        radius,
        Edge { light: wood.wood_light.lighter(0.35), dark: wood.wood_dark, width: 0.0 },
    );
    brush.disc(centre, radius * 0.93, wood.ink);
    brush.disc(centre, radius * 0.915, lit(owner.lighter(0.14), owner.darker(0.14), centre, radius));
    brush.ring(centre, radius * 0.885, radius * 0.915, Edge::round(owner, 0.45));
    field(brush, theme, centre, radius * FIELD, wood.plate.mix(owner, 0.16));
}

fn enemy_body(brush: &mut Brush, theme: &Theme, centre: Pos2, radius: f32, role: Role) {
    let iron = &theme.figure;
    let low = centre + vec2(0.0, radius * THICKNESS);
    if role == Role::Roaming {
        spikes(brush, theme, centre, radius);
    }
    brush.disc(low, radius * 1.03, theme.board.contour);
    brush.disc(low, radius, iron.foe_rim.darker(0.6));
    brush.disc(centre, radius, lit(iron.foe_rim.lighter(0.12), iron.foe_rim.darker(0.35), centre, radius));
    brush.ring(
        centre,
        radius * 0.95,
        radius,
        Edge { light: iron.foe_rim_light, dark: iron.foe_rim.darker(0.55), width: 0.0 },
    );
    let band = match role {
        Role::Minion => None,
        Role::Boss => Some(iron.crown),
        Role::Agent => Some(iron.banner),
        Role::Roaming => Some(iron.spikes),
    };
    if let Some(band) = band {
        brush.disc(centre, radius * 0.92, iron.ink);
        brush.disc(centre, radius * 0.90, lit(band.lighter(0.15), band.darker(0.25), centre, radius));
        brush.disc(centre, radius * 0.815, iron.ink);
    } else {
        rivets(brush, theme, centre, radius);
    }
    field(brush, theme, centre, radius * 0.79, iron.foe_plate);
}

/// The sunken field: darker where the rim throws its shadow.
fn field(brush: &mut Brush, theme: &Theme, centre: Pos2, radius: f32, colour: Colour) {
    brush.disc(centre, radius * 1.03, theme.figure.ink);
    let fill = lit(colour.darker(0.35), colour.lighter(0.13), centre, radius);
    brush.disc(centre, radius, fill);
    brush.ring(centre, radius * 0.955, radius, Edge { light: theme.figure.ink, dark: colour.lighter(0.3), width: 0.0 });
}

fn lit(light: Colour, dark: Colour, centre: Pos2, reach: f32) -> Fill {
    Fill::Lit { light, dark, centre, reach }
}

fn rivets(brush: &mut Brush, theme: &Theme, centre: Pos2, radius: f32) {
    if radius < 14.0 {
        return;
    }
    for step in 0..8 {
        let angle = (step as f32 + 0.5) / 8.0 * TAU;
        let at = centre + vec2(angle.cos(), angle.sin()) * radius * 0.87;
        brush.disc(at, radius * 0.045, theme.figure.ink);
        brush.disc(at - vec2(0.0, radius * 0.012), radius * 0.034, theme.figure.foe_rim_light);
    }
}

fn spikes(brush: &mut Brush, theme: &Theme, centre: Pos2, radius: f32) {
    let count = 14;
    for step in 0..count {
        let angle = step as f32 / count as f32 * TAU - TAU / 4.0;
        let way = |turn: f32| vec2((angle + turn).cos(), (angle + turn).sin()) * radius;
        let middle = centre + vec2(0.0, radius * THICKNESS * 0.5);
        let tip = middle + way(0.0) * 1.17;
        let (left, right) = (middle + way(-0.13) * 0.95, middle + way(0.13) * 0.95);
        let outward = way(0.0) * 0.03;
        brush.convex(&[left - outward, tip + outward, right - outward], theme.figure.ink);
        let colour = theme.figure.spikes.darker(0.25);
        brush.convex(&[left, tip, right], colour);
    }
}

/// The crown of a boss, the banner of an agent.
fn attribute(brush: &mut Brush, theme: &Theme, centre: Pos2, radius: f32, role: Role) {
    match role {
        Role::Boss => crown(brush, theme, centre - vec2(0.0, radius * 1.0), radius * 0.46),
        Role::Agent => banner(brush, theme, centre, radius),
        Role::Minion | Role::Roaming => {}
    }
}

fn crown(brush: &mut Brush, theme: &Theme, centre: Pos2, size: f32) {
    let at = |x: f32, y: f32| centre + vec2(x, y) * size;
    let points = [
        at(-0.78, 0.42),
        at(-0.92, -0.42),
        at(-0.42, 0.0),
        at(0.0, -0.68),
        at(0.42, 0.0),
        at(0.92, -0.42),
        at(0.78, 0.42),
    ];
    let gold = theme.figure.crown;
    brush.closed_line(&points, (size * 0.26).max(2.0), theme.figure.ink);
    brush.polygon(&points, lit(gold.lighter(0.2), gold.darker(0.2), centre, size));
    brush.line(&[at(-0.72, 0.30), at(0.72, 0.30)], size * 0.12, gold.darker(0.4));
    for tip in [points[1], points[3], points[5]] {
        brush.disc(tip, size * 0.15, theme.figure.ink);
        brush.disc(tip, size * 0.11, gold.lighter(0.4));
    }
}

fn banner(brush: &mut Brush, theme: &Theme, centre: Pos2, radius: f32) {
    let at = |x: f32, y: f32| centre + vec2(x, y) * radius;
    let red = theme.figure.banner;
    let cloth = [at(0.66, -1.36), at(1.34, -1.36), at(1.34, -0.62), at(1.0, -0.80), at(0.66, -0.62)];
    brush.line(&[at(0.60, 0.10), at(0.60, -1.46)], radius * 0.15, theme.figure.ink);
    brush.closed_line(&cloth, (radius * 0.11).max(1.6), theme.figure.ink);
    brush.line(&[at(0.60, 0.08), at(0.60, -1.44)], radius * 0.085, theme.figure.wood_light);
    brush.convex(&[cloth[0], cloth[3], cloth[4]], red);
    brush.convex(&[cloth[0], cloth[1], cloth[3]], red);
    brush.convex(&[cloth[1], cloth[2], cloth[3]], red.darker(0.15));
    let mark = at(1.0, -1.10);
    let reach = radius * 0.15;
    let diamond = [
        mark - vec2(0.0, reach * 1.2),
        mark + vec2(reach, 0.0),
        mark + vec2(0.0, reach * 1.2),
        mark - vec2(reach, 0.0),
    ];
    brush.convex(&diamond, theme.figure.bone);
}

/// Dimmed, and a cool rim on the side that looks up.
fn in_the_shadow(brush: &mut Brush, theme: &Theme, centre: Pos2, radius: f32) {
    let night = theme.board.shadow_deep;
    brush.disc(centre, radius, night.fade(0.12));
    brush.disc(centre, radius * FIELD, night.fade(0.20));
    let moon = theme.figure.moonlight;
    brush.ring(centre, radius * 0.93, radius * 1.035, Edge { light: moon, dark: moon.fade(0.25), width: 0.0 });
}

pub(super) fn stars(brush: &mut Brush, theme: &Theme, centre: Pos2, radius: f32) {
    let spots = [(-0.62, -0.86, 0.24), (0.02, -1.12, 0.30), (0.66, -0.82, 0.24)];
    for (x, y, size) in spots {
        let at = centre + vec2(x, y) * radius;
        star(brush, at, radius * (size + 0.08), theme.figure.ink);
        star(brush, at, radius * size, theme.figure.star);
    }
}

fn star(brush: &mut Brush, centre: Pos2, reach: f32, colour: Colour) {
    let point = |step: usize| {
        let angle = step as f32 * TAU / 10.0 - TAU / 4.0;
        let reach = if step.is_multiple_of(2) { reach } else { reach * 0.45 };
        centre + vec2(angle.cos(), angle.sin()) * reach
    };
    brush.polygon(&std::array::from_fn::<_, 10, _>(point), colour);
}

/// Pips on the lower rim; a number where they would be too many or too small.
pub(super) fn health(brush: &mut Brush, theme: &Theme, centre: Pos2, radius: f32, health: Health) {
    let colours = &theme.figure;
    if health.full > 8 || radius < 21.0 {
        let writing = Writing { colour: colours.bone, contour: Some(colours.ink), height: (radius * 0.32).max(9.0) };
        let at = centre + vec2(0.0, (radius - writing.height * 0.8).max(0.0));
        return badge(brush, at, &health.now.to_string(), writing, colours.health.darker(0.22));
    }
    let count = f32::from(health.full);
    let step = 0.29;
    for pip in 0..health.full {
        let angle = TAU / 4.0 + (count / 2.0 - 0.5 - f32::from(pip)) * step;
        let at = centre + vec2(angle.cos(), angle.sin()) * radius * 0.93;
        brush.disc(at, radius * 0.128, colours.ink);
        if pip < health.now {
            brush.disc(at, radius * 0.098, lit(colours.health.lighter(0.35), colours.health, at, radius * 0.1));
        } else {
            // Hollow, so that it is told apart also by whoever does not see red.
            brush.disc(at, radius * 0.098, colours.bone.darker(0.3));
            brush.disc(at, radius * 0.064, colours.ink);
        }
    }
}

//! Heroes and enemies: discs like good wooden tokens, with a silhouette, a ring and their health.
//!
//! A figure is told by its silhouette first, by its ring second, by its colour last.
//! What a silhouette looks like is data (`assets/massive-darkness/art`); where a figure stands is the map's.

mod disc;
mod marks;
mod mob;
mod silhouette;

pub use disc::emblem_mark;
pub use marks::chance_to_kill;
pub use mob::{Mob, minion_count, mob, mob_body, mob_numbers};
pub use silhouette::{Emblem, EnemyKind, emblem, face};

pub use crate::games::massive_darkness::view::art::board::Light;

use crate::games::massive_darkness::view::art::colours::OwnColours as _;
use crate::kit::art::brush::Brush;
use crate::kit::theme::{Colour, Theme};
use egui::{Pos2, vec2};

/// The six colours heroes wear; each goes with an emblem, so nobody has to rely on colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[expect(missing_docs, reason = "a colour is what its name says")]
pub enum HeroColour {
    Orange,
    Sky,
    Green,
    Yellow,
    Blue,
    Purple,
}

impl HeroColour {
    /// All six, in the order of seats.
    pub const ALL: [Self; 6] = [Self::Orange, Self::Sky, Self::Green, Self::Yellow, Self::Blue, Self::Purple];

    /// The colour itself.
    pub fn of(self, theme: &Theme) -> Colour {
        let heroes = &theme.own().heroes;
        match self {
            Self::Orange => heroes.orange,
            Self::Sky => heroes.sky,
            Self::Green => heroes.green,
            Self::Yellow => heroes.yellow,
            Self::Blue => heroes.blue,
            Self::Purple => heroes.purple,
        }
    }
}

/// What an enemy is in its group; shown by the ring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Role {
    /// Plain iron.
    Minion,
    /// Crowned.
    Boss,
    /// Carries a banner.
    Agent,
    /// Larger, with spikes.
    Roaming,
}

impl Role {
    /// How large the disc is compared with a hero's.
    pub fn size(self) -> f32 {
        match self {
            Self::Minion => 0.86,
            Self::Boss | Self::Agent => 1.0,
            Self::Roaming => 1.75,
        }
    }
}

/// Who stands there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Who {
    /// A hero: emblem and ring colour.
    Hero(Emblem, HeroColour),
    /// An enemy: silhouette and ring.
    Enemy(EnemyKind, Role),
}

/// How it stands there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Posture {
    /// Upright.
    Standing,
    /// Tilted, with stars.
    Stunned,
    /// Lying, grey.
    Dead,
}

/// Health that is left, and what it is when whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Health {
    /// Left.
    pub now: u16,
    /// When whole.
    pub full: u16,
}

/// Everything one has to know to paint a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Figure {
    /// A Hero with an emblem or an Enemy with its silhouette.
    pub who: Who,
    /// Standing, stunned, dead.
    pub posture: Posture,
    /// In the light or in the shadow.
    pub light: Light,
    /// Shown as pips, or as a number where pips would be too many or too small.
    pub health: Option<Health>,
}

impl Figure {
    /// A figure that stands in the light, health not shown.
    pub fn standing(who: Who) -> Self {
        Self { who, posture: Posture::Standing, light: Light::Lit, health: None }
    }
}

/// Paint a figure; `radius` is that of its disc (a roaming monster gets a larger one: [`Role::size`]).
pub fn figure(brush: &mut Brush, theme: &Theme, centre: Pos2, radius: f32, figure: &Figure) {
    disc::cast_shadow(brush, theme, centre, radius, figure.posture);
    let from = brush.corners();
    disc::disc(brush, theme, centre, radius, figure);
    match figure.posture {
        Posture::Standing => {}
        Posture::Stunned => tilt(brush, from, centre, Tilt { angle: 0.30, height: 0.80 }),
        Posture::Dead => {
            tilt(brush, from, centre, Tilt { angle: 1.9, height: 0.62 });
            let ash = theme.figure.dead;
            brush.recolour(from, |colour| colour.greyed(0.82).mix(ash.fade(colour.opacity()), 0.25).darker(0.18));
        }
    }
    if figure.posture == Posture::Stunned {
        disc::stars(brush, theme, centre, radius);
    }
    if let (Some(health), true) = (figure.health, figure.posture != Posture::Dead) {
        disc::health(brush, theme, centre, radius, health);
    }
}

/// The health of whoever stands on a disc of this radius, as pips or as a number on its lower rim.
pub fn health_of(brush: &mut Brush, theme: &Theme, centre: Pos2, radius: f32, health: Health) {
    disc::health(brush, theme, centre, radius, health);
}

#[derive(Clone, Copy)]
struct Tilt {
    angle: f32,
    height: f32,
}

/// Turn what was painted, and look at it from the side.
fn tilt(brush: &mut Brush, from: usize, centre: Pos2, tilt: Tilt) {
    let turn = egui::emath::Rot2::from_angle(tilt.angle);
    brush.bend(from, |point| {
        let turned = turn * (point - centre);
        centre + vec2(turned.x, turned.y * tilt.height)
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    fn corners(who: Who, radius: f32) -> usize {
        let mut brush = Brush::new(1.0);
        let shown = Figure { health: Some(Health { now: 3, full: 5 }), ..Figure::standing(who) };
        figure(&mut brush, Theme::dark(), Pos2::ZERO, radius, &shown);
        brush.corners()
    }

    #[test]
    fn figures_are_cheap_enough_to_paint_every_frame() {
        let hero = corners(Who::Hero(Emblem::Staff, HeroColour::Sky), 14.0);
        // The bust is worked out once for its size; a frame only copies it.
        let person = corners(Who::Hero(Emblem::Staff, HeroColour::Sky), 40.0);
        let enemy = corners(Who::Enemy(EnemyKind::Temptress, Role::Roaming), 60.0);
        assert!(hero < 4000, "{hero}");
        assert!(person < 10_000, "{person}");
        assert!(corners(Who::Hero(Emblem::Staff, HeroColour::Sky), 20.0) < 10_000);
        assert!(enemy < 6000, "{enemy}");
        assert!(corners(Who::Hero(Emblem::Axe, HeroColour::Blue), 12.0) > 100);
    }

    #[test]
    fn a_dead_figure_has_lost_its_colour() {
        let saturation = |posture| {
            let mut brush = Brush::new(1.0);
            let who = Who::Hero(Emblem::Axe, HeroColour::Orange);
            let shown = Figure { posture, ..Figure::standing(who) };
            figure(&mut brush, Theme::dark(), Pos2::ZERO, 30.0, &shown);
            let mesh = brush.into_mesh();
            let spread = mesh.vertices.iter().map(|corner| {
                let [red, green, blue, _] = corner.color.to_array();
                u32::from(red.max(green).max(blue) - red.min(green).min(blue))
            });
            spread.sum::<u32>()
        };
        assert!(saturation(Posture::Dead) * 2 < saturation(Posture::Standing));
    }

    #[test]
    fn a_roaming_monster_is_the_largest() {
        let roles = [Role::Minion, Role::Boss, Role::Agent];
        assert!(roles.iter().all(|role| role.size() < Role::Roaming.size()));
    }
}

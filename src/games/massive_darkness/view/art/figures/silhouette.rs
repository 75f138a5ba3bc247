//! What is painted on a disc: the emblem of a hero, the face of an enemy.

use super::HeroColour;
use crate::games::massive_darkness::rules::cards::Silhouette;
use crate::games::massive_darkness::view::art::colours::OwnColours as _;
use crate::house::drawing::Tone;
use crate::house::text::{packed, unpacked};
use crate::kit::art::brush::{Brush, Place};
use crate::kit::art::drawing::{Catalogue, Contour, Drawing, catalogue};
use crate::kit::theme::{Colour, Theme};
use egui::{Rect, Vec2, pos2, vec2};
use serde::Deserialize;
use std::sync::LazyLock;

/// What a hero wears. Which hero wears what is decided by the content, not here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[expect(missing_docs, reason = "an emblem is what its name says")]
pub enum Emblem {
    Axe,
    Staff,
    Shield,
    Bow,
    Helm,
    Dagger,
}

impl Emblem {
    /// All six.
    pub const ALL: [Self; 6] = [Self::Axe, Self::Staff, Self::Shield, Self::Bow, Self::Helm, Self::Dagger];
}

/// What an enemy looks like. Which enemy looks like what is decided by the content, not here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[expect(missing_docs, reason = "a creature is what its name says")]
pub enum EnemyKind {
    Dwarf,
    Goblin,
    Orc,
    Spider,
    Demon,
    Hound,
    Troll,
    Temptress,
    Ogre,
    /// Somebody in a hood.
    Generic,
}

impl EnemyKind {
    /// All of them.
    pub const ALL: [Self; 10] = [
        Self::Dwarf,
        Self::Goblin,
        Self::Orc,
        Self::Spider,
        Self::Demon,
        Self::Hound,
        Self::Troll,
        Self::Temptress,
        Self::Ogre,
        Self::Generic,
    ];

    /// What an Enemy of such a silhouette looks like.
    #[must_use]
    pub fn of(silhouette: Silhouette) -> Self {
        match silhouette {
            Silhouette::Dwarf => Self::Dwarf,
            Silhouette::Goblin => Self::Goblin,
            Silhouette::Orc => Self::Orc,
            Silhouette::Demon => Self::Demon,
            Silhouette::Spider => Self::Spider,
            Silhouette::Hound => Self::Hound,
            Silhouette::Troll => Self::Troll,
            Silhouette::Temptress => Self::Temptress,
            Silhouette::Ogre => Self::Ogre,
        }
    }

    fn tint(self, theme: &Theme) -> Colour {
        let enemies = &theme.own().enemies;
        match self {
            Self::Dwarf => enemies.dwarf,
            Self::Goblin => enemies.goblin,
            Self::Orc => enemies.orc,
            Self::Spider => enemies.spider,
            Self::Demon => enemies.demon,
            Self::Hound => enemies.hound,
            Self::Troll => enemies.troll,
            Self::Temptress => enemies.temptress,
            Self::Ogre => enemies.ogre,
            Self::Generic => enemies.generic,
        }
    }
}

const GRID: f32 = 100.0;

static EMBLEMS: LazyLock<Catalogue<Emblem>> = LazyLock::new(|| {
    catalogue(&unpacked(packed!("assets/massive-darkness/art/emblems.ron")), GRID)
        .expect("the emblems are part of the program, and a test reads them")
});

static FACES: LazyLock<Catalogue<EnemyKind>> = LazyLock::new(|| {
    catalogue(&unpacked(packed!("assets/massive-darkness/art/enemies.ron")), GRID)
        .expect("the faces are part of the program, and a test reads them")
});

/// A hero's emblem by itself, as on dashboards.
pub fn emblem(brush: &mut Brush, theme: &Theme, place: Place, emblem: Emblem, owner: HeroColour) {
    let owner = owner.of(theme);
    let colours = &theme.figure;
    let tones = |tone| match tone {
        Tone::Body => colours.bone,
        Tone::Light => colours.bone.lighter(0.5),
        Tone::Shade => colours.ink.fade(0.35),
        Tone::Deep => colours.ink,
        Tone::Bone => colours.bone,
        Tone::Gleam => owner.lighter(0.25),
        Tone::Metal => colours.steel,
        Tone::MetalShade => colours.steel.darker(0.42),
        Tone::Wood => colours.wood_light,
        Tone::Owner => owner,
    };
    with_contour(brush, theme, place, EMBLEMS.get(&emblem), tones);
}

/// An enemy's face by itself, as on cards.
pub fn face(brush: &mut Brush, theme: &Theme, place: Place, kind: EnemyKind) {
    let tint = kind.tint(theme);
    let colours = &theme.figure;
    let tones = |tone| match tone {
        Tone::Body => tint,
        Tone::Light => tint.lighter(0.3),
        Tone::Shade => tint.darker(0.48),
        Tone::Deep => colours.ink,
        Tone::Bone => colours.bone,
        Tone::Gleam => colours.star,
        Tone::Metal => colours.foe_rim_light,
        Tone::MetalShade => colours.foe_rim_light.darker(0.45),
        Tone::Wood => colours.wood,
        Tone::Owner => colours.banner,
    };
    with_contour(brush, theme, place, FACES.get(&kind), tones);
}

/// Light along the edges of a face that look to a torch: whoever is dangerous stands out from his disc.
pub fn rim(brush: &mut Brush, theme: &Theme, place: Place, kind: EnemyKind) {
    let Some(drawing) = FACES.get(&kind) else { return };
    let by = place.size * 0.017;
    let contour = Contour { colour: theme.board.flame.fade(0.85), width: (place.size * 0.022).max(0.5) };
    drawing.paint_rim(brush, Place { centre: place.centre - vec2(by, by), ..place }, Tone::Body, contour);
}

/// Eyes that glow.
pub fn lit_eyes(brush: &mut Brush, theme: &Theme, place: Place, kind: EnemyKind) {
    let Some(drawing) = FACES.get(&kind) else { return };
    let scale = place.size / GRID;
    for spot in drawing.spots(Tone::Gleam).filter(|spot| EYES.contains(spot.center()) && spot.width() < EYE) {
        let at = place.centre + (spot.center() - pos2(GRID / 2.0, GRID / 2.0)) * scale;
        let reach = spot.size().max_elem() * scale;
        brush.glow(at, Vec2::splat(reach * 0.95), theme.board.flame.glow(0.8), theme.board.flame_edge.glow(0.0));
        brush.disc(at, reach * 0.2, theme.board.flame_core);
    }
}

/// What gleams elsewhere is a jewel, and what is wider is a mark.
const EYES: Rect = Rect { min: pos2(28.0, 25.0), max: pos2(72.0, 62.0) };
const EYE: f32 = 17.0;

fn with_contour(
    brush: &mut Brush,
    theme: &Theme,
    place: Place,
    drawing: Option<&Drawing>,
    tones: impl Fn(Tone) -> Colour,
) {
    let Some(drawing) = drawing else {
        return;
    };
    let contour = Contour { colour: theme.figure.ink, width: (place.size * 0.022).max(0.5) };
    drawing.paint_contour(brush, place, 2.0, contour);
    drawing.paint(brush, place, 2.0, tones);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::art::drawing::assert_well_drawn;

    #[test]
    fn every_emblem_is_drawn() {
        assert_well_drawn(&EMBLEMS);
        assert!(Emblem::ALL.iter().all(|emblem| EMBLEMS.contains_key(emblem)));
    }

    #[test]
    fn every_enemy_has_a_face() {
        assert_well_drawn(&FACES);
        assert!(EnemyKind::ALL.iter().all(|kind| FACES.contains_key(kind)));
    }
}

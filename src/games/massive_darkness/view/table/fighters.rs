//! Whoever fights or acts, as a small picture: the bust of a Hero, the disc of an Enemy.

use crate::games::massive_darkness::rules::MassiveDarkness;
use crate::games::massive_darkness::rules::cards::Role;
use crate::games::massive_darkness::session::Face;
use crate::games::massive_darkness::view::art::figures::{
    EnemyKind, Figure, HeroColour, Role as RoleLook, Who, figure,
};
use crate::games::massive_darkness::view::art::people::portrait_at;
use crate::kit::art::Brush;
use crate::kit::art::kept::Kept;
use crate::kit::theme::{Colour, Theme};
use egui::{Mesh, Rect, Shape, Ui};

/// Paints a face into a square.
pub(super) fn face_at(ui: &Ui, game: &MassiveDarkness, rect: Rect, face: Face, is_alive: bool) {
    match face {
        Face::Hero(card) => portrait_at(ui, rect, card.index(), is_alive),
        Face::Enemy(card) => {
            let kind = game.library.kind(game.library.enemy(card).kind);
            let role = match kind.role {
                Role::Mob => RoleLook::Boss,
                Role::Agent => RoleLook::Agent,
                Role::Roaming => RoleLook::Roaming,
            };
            let figure = Figure::standing(Who::Enemy(EnemyKind::of(kind.silhouette), role));
            let radius = rect.height() * 0.42 / role.size().max(1.0);
            let feather = Brush::on(ui.painter()).feather();
            let disc = Disc { theme: Theme::of(ui.ctx()), rect, radius, figure, feather };
            ui.painter().add(Shape::Mesh(DISCS.mesh(disc, || disc.paint())));
        }
    }
}

/// So many discs are kept where they are.
const KEPT: usize = 16;
static DISCS: Kept<Disc> = Kept::of(KEPT);

/// The disc of an Enemy where it is, as far as it matters for how it is painted.
#[derive(Clone, Copy, Debug)]
struct Disc {
    theme: &'static Theme,
    rect: Rect,
    radius: f32,
    figure: Figure,
    feather: f32,
}

impl PartialEq for Disc {
    fn eq(&self, other: &Self) -> bool {
        let all = |disc: &Self| (disc.rect, disc.radius, disc.figure, disc.feather);
        std::ptr::eq(self.theme, other.theme) && all(self) == all(other)
    }
}

impl Disc {
    fn paint(self) -> Mesh {
        let mut brush = Brush::new(self.feather);
        figure(&mut brush, self.theme, self.rect.center(), self.radius, &self.figure);
        brush.into_mesh()
    }
}

/// The colour in which a name is written: as on the board, as far as it can be read on a panel.
pub(super) fn name_colour(theme: &Theme, face: Option<Face>) -> Colour {
    let colour = match face {
        Some(Face::Hero(card)) => HeroColour::ALL[card.index() % HeroColour::ALL.len()].of(theme),
        Some(Face::Enemy(_)) => theme.signal.danger,
        None => return theme.text.normal,
    };
    legible(theme, colour)
}

/// Nearer to the colour of words until it stands out from a panel.
fn legible(theme: &Theme, colour: Colour) -> Colour {
    let steps = (0..=10_u8).map(|step| colour.mix(theme.text.strong, f32::from(step) / 10.0));
    let mut legible = steps.filter(|colour| colour.contrast(theme.surface.panel) >= LEGIBLE);
    legible.next().unwrap_or(theme.text.strong)
}

/// Contrast of words with what they stand on.
const LEGIBLE: f32 = 4.5;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness::rules::ids::HeroId;

    #[test]
    fn names_in_the_colours_of_heroes_can_be_read_by_day_and_by_night() {
        for theme in [Theme::dark(), Theme::light()] {
            for hero in 0..6 {
                let colour = name_colour(theme, Some(Face::Hero(HeroId(hero))));
                assert!(colour.contrast(theme.surface.panel) >= LEGIBLE, "{hero}");
            }
        }
    }
}

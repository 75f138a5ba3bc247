//! Whoever fights or acts, as a small picture: the bust of a Hero, the disc of an Enemy.

use crate::games::massive_darkness::rules::MassiveDarkness;
use crate::games::massive_darkness::rules::cards::Role;
use crate::games::massive_darkness::session::Face;
use crate::games::massive_darkness::view::art::figures::{
    EnemyKind, Figure, HeroColour, Role as RoleLook, Who, figure,
};
use crate::games::massive_darkness::view::art::people::portrait_at;
use crate::kit::art::Brush;
use crate::kit::theme::{Colour, Theme};
use egui::{Rect, Ui};

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
            let mut brush = Brush::on(ui.painter());
            let shown = Figure::standing(Who::Enemy(EnemyKind::of(kind.silhouette), role));
            let radius = rect.height() * 0.42 / role.size().max(1.0);
            figure(&mut brush, Theme::of(ui.ctx()), rect.center(), radius, &shown);
            brush.show(ui.painter());
        }
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

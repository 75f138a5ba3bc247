//! Figures and tokens that were painted before: while the camera rests, a frame only copies them.

use crate::games::massive_darkness::view::art::figures::{Figure, Mob, figure, mob_body};
use crate::games::massive_darkness::view::art::tokens::{Token, token};
use crate::kit::art::brush::Brush;
use crate::kit::theme::Theme;
use egui::{Mesh, Pos2, Rect, Vec2};
use std::collections::BTreeMap;

/// What can be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Sprite {
    /// A figure; its size is the radius of its disc.
    Figure(Figure),
    /// A mob without its numbers; its size is the radius of its circle.
    Mob(Mob),
    /// A token; its size is half the side of its square.
    Token(Token),
}

/// Painted sprites by look and size. Keep one with the board.
#[derive(Clone, Debug, Default)]
pub struct Sprites {
    look: Option<Look>,
    painted: BTreeMap<(Sprite, u32), Mesh>,
}

/// What all kept sprites have in common.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Look {
    is_dark: bool,
    feather: f32,
}

/// Zooming leaves many sizes behind; beyond this many all are forgotten.
const MOST: usize = 400;
/// Sizes are told apart to this part of a point.
const SIZE_STEPS: f32 = 8.0;

impl Sprites {
    /// Paint a sprite around a point.
    pub fn paint(&mut self, brush: &mut Brush, theme: &Theme, sprite: Sprite, centre: Pos2, size: f32) {
        let look = Some(Look { is_dark: theme.dark, feather: brush.feather() });
        if self.look != look || self.painted.len() > MOST {
            self.painted.clear();
            self.look = look;
        }
        let steps = (size * SIZE_STEPS).round().max(1.0);
        let mesh = self.painted.entry((sprite, steps as u32)).or_insert_with(|| {
            let mut brush = Brush::new(brush.feather());
            paint(&mut brush, theme, sprite, steps / SIZE_STEPS);
            brush.into_mesh()
        });
        brush.append(mesh, centre.to_vec2());
    }

    /// How many sprites are kept.
    pub fn kept(&self) -> usize {
        self.painted.len()
    }
}

fn paint(brush: &mut Brush, theme: &Theme, sprite: Sprite, size: f32) {
    match sprite {
        Sprite::Figure(shown) => figure(brush, theme, Pos2::ZERO, size, &shown),
        Sprite::Mob(shown) => mob_body(brush, theme, Pos2::ZERO, size, &shown),
        Sprite::Token(shown) => {
            let rect = Rect::from_center_size(Pos2::ZERO, Vec2::splat(size * 2.0));
            token(brush, theme, rect, shown);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness::view::art::figures::{Emblem, HeroColour, Who};
    use egui::pos2;

    fn hero() -> Sprite {
        Sprite::Figure(Figure::standing(Who::Hero(Emblem::Bow, HeroColour::Yellow)))
    }

    #[test]
    fn a_kept_sprite_is_the_same_elsewhere() {
        let mut sprites = Sprites::default();
        let mut at = |centre| {
            let mut brush = Brush::new(1.0);
            sprites.paint(&mut brush, Theme::dark(), hero(), centre, 30.0);
            brush.into_mesh()
        };
        let (here, there) = (at(pos2(0.0, 0.0)), at(pos2(100.0, 40.0)));
        assert_eq!(here.vertices.len(), there.vertices.len());
        let moved = there.calc_bounds().translate(-egui::vec2(100.0, 40.0));
        assert!((moved.min - here.calc_bounds().min).length() < 0.01);
        assert_eq!(sprites.kept(), 1);
    }

    #[test]
    fn another_theme_is_painted_anew_and_sizes_do_not_pile_up() {
        let mut sprites = Sprites::default();
        let mut brush = Brush::new(1.0);
        for step in 0..1000 {
            sprites.paint(&mut brush, Theme::dark(), hero(), Pos2::ZERO, 10.0 + step as f32);
        }
        assert!(sprites.kept() <= MOST + 1);
        sprites.paint(&mut brush, Theme::light(), hero(), Pos2::ZERO, 10.0);
        assert_eq!(sprites.kept(), 1);
    }
}

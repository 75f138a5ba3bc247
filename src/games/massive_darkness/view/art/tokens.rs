//! Cardboard tokens: levels, treasure, objectives, wounds, and the rest that lies on the board.

use crate::games::massive_darkness::tokens::{DRAWINGS, GRID, Print};
use crate::games::massive_darkness::view::art::colours::OwnColours as _;
use crate::house::drawing::Tone;
use crate::kit::art::brush::{Brush, Edge, Fill, Place};
use crate::kit::art::digits::{Writing, number};
use crate::kit::art::drawing::{Catalogue, Contour, catalogue};
use crate::kit::theme::{Colour, Theme};
use egui::{Pos2, Rect, Vec2, vec2};
use std::sync::LazyLock;

static PRINTS: LazyLock<Catalogue<Print>> =
    LazyLock::new(|| catalogue(DRAWINGS, GRID).expect("the tokens are part of the program, and a test reads them"));

/// Which side of a level token lies up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum LevelSide {
    /// The current level.
    Active,
    /// Any other.
    Inactive,
}

/// A token to be painted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub enum Token {
    /// A level, 1 to 5, with its number.
    Level(u8, LevelSide),
    /// A treasure chest.
    Treasure,
    /// A special treasure chest.
    SpecialTreasure,
    /// An objective, face down.
    Objective,
    Artifact,
    Lair,
    Library,
    Pillar,
    /// Wounds, with their number when more than one.
    Wound(u8),
    FirstPlayer,
}

/// Paint a token into the middle of a rectangle.
pub fn token(brush: &mut Brush, theme: &Theme, rect: Rect, token: Token) {
    let centre = rect.center();
    let size = rect.size().min_elem();
    let colours = &theme.own().token;
    match token {
        Token::Level(level, side) => level_token(brush, theme, centre, size, level, side),
        Token::Treasure => standing(brush, theme, centre, size, Print::Chest),
        Token::SpecialTreasure => standing(brush, theme, centre, size, Print::SpecialChest),
        Token::Pillar => standing(brush, theme, centre, size, Print::Pillar),
        Token::Objective => tile(brush, theme, centre, size, Print::Objective, colours.objective),
        Token::Artifact => tile(brush, theme, centre, size, Print::Artifact, colours.objective.darker(0.35)),
        Token::Lair => tile(brush, theme, centre, size, Print::Lair, colours.lair.darker(0.5)),
        Token::Library => tile(brush, theme, centre, size, Print::Library, colours.library.darker(0.35)),
        Token::Wound(count) => wound(brush, theme, centre, size, count),
        Token::FirstPlayer => {
            coin(brush, theme, centre, size * 0.48, colours.first_player.darker(0.55));
            print(brush, theme, Place::at(centre, size * 0.66), Print::Lantern);
        }
    }
}

/// Broken stone, as on a tile that was taken away; part of the static board.
pub fn rubble_heap(brush: &mut Brush, theme: &Theme, place: Place) {
    print(brush, theme, place, Print::Rubble);
}

fn level_token(brush: &mut Brush, theme: &Theme, centre: Pos2, size: f32, level: u8, side: LevelSide) {
    let index = usize::from(level.clamp(1, 5)) - 1;
    let colour = theme.own().token.levels[index];
    let radius = size * 0.46;
    let writing = Writing { colour: theme.own().token.level_ink, contour: None, height: size * 0.42 };
    let text = level.to_string();
    match side {
        LevelSide::Active => {
            brush.glow(centre, Vec2::splat(size * 0.75), colour.fade(0.55), colour.fade(0.0));
            coin(brush, theme, centre, radius, colour);
            let rim = if size < 30.0 { 0.0 } else { 0.7 };
            brush.ring(centre, radius * 0.74, radius * 0.82, Edge::plain(theme.own().token.level_ink.fade(rim)));
            number(brush, centre, &text, writing);
        }
        LevelSide::Inactive => {
            let dull = colour.greyed(0.55).darker(0.55);
            coin(brush, theme, centre, radius, dull);
            brush.ring(centre, radius * 0.76, radius * 0.82, Edge::plain(colour.fade(0.6)));
            let writing = Writing { colour: colour.lighter(0.25), ..writing };
            number(brush, centre, &text, writing);
        }
    }
}

/// A round piece of card.
fn coin(brush: &mut Brush, theme: &Theme, centre: Pos2, radius: f32, colour: Colour) {
    lay_shadow(brush, theme, centre, Vec2::splat(radius));
    let low = centre + vec2(0.0, radius * 0.10);
    brush.disc(low, radius * 1.05, theme.board.contour);
    brush.disc(low, radius, colour.darker(0.5));
    brush.disc(centre, radius, lit(colour, centre, radius));
    brush.ring(centre, radius * 0.93, radius, Edge::round(colour, 0.4));
}

/// A square piece of card with something printed on it.
fn tile(brush: &mut Brush, theme: &Theme, centre: Pos2, size: f32, what: Print, colour: Colour) {
    let rect = Rect::from_center_size(centre, Vec2::splat(size * 0.88));
    let corner = size * 0.15;
    lay_shadow(brush, theme, centre, rect.size() * 0.52);
    let low = rect.translate(vec2(0.0, size * 0.05));
    brush.rounded(low.expand(size * 0.024), corner * 1.1, theme.board.contour);
    brush.rounded(low, corner, colour.darker(0.5));
    brush.rounded(rect, corner, lit(colour, centre, size * 0.5));
    let frame = crate::kit::art::brush::rounded_corners(rect.shrink(size * 0.045), corner * 0.7);
    brush.closed_line(&frame, size * 0.022, colour.lighter(0.35));
    print(brush, theme, Place::at(centre, size * 0.70), what);
}

/// A thing that stands on the floor by itself.
fn standing(brush: &mut Brush, theme: &Theme, centre: Pos2, size: f32, what: Print) {
    let foot = centre + vec2(size * 0.03, size * 0.26);
    let dark = theme.board.contour;
    brush.glow(foot, vec2(size * 0.54, size * 0.28), dark.fade(0.9), dark.fade(0.0));
    print(brush, theme, Place::at(centre, size * 0.92), what);
}

fn wound(brush: &mut Brush, theme: &Theme, centre: Pos2, size: f32, count: u8) {
    print(brush, theme, Place::at(centre, size * 0.96), Print::Wound);
    if count > 1 {
        let writing = Writing { colour: theme.figure.bone, contour: None, height: size * 0.34 };
        let at = centre + vec2(0.0, size * 0.15);
        number(brush, at, &count.to_string(), writing);
    }
}

fn lay_shadow(brush: &mut Brush, theme: &Theme, centre: Pos2, half: Vec2) {
    let dark = theme.board.contour;
    let at = centre + vec2(half.x * 0.08, half.y * 0.2);
    brush.glow(at, half * 1.3, dark.fade(0.9), dark.fade(0.0));
}

fn lit(colour: Colour, centre: Pos2, reach: f32) -> Fill {
    Fill::Lit { light: colour.lighter(0.16), dark: colour.darker(0.18), centre, reach }
}

fn print(brush: &mut Brush, theme: &Theme, place: Place, what: Print) {
    let Some(drawing) = PRINTS.get(&what) else {
        return;
    };
    if matches!(what, Print::Chest | Print::SpecialChest | Print::Wound | Print::Rubble) {
        let contour = Contour { colour: theme.board.contour, width: (place.size * 0.025).max(0.6) };
        drawing.paint_contour(brush, place, 2.0, contour);
    }
    let tones = |tone| print_tone(theme, what, tone);
    drawing.paint(brush, place, 2.0, tones);
}

fn print_tone(theme: &Theme, what: Print, tone: Tone) -> Colour {
    let (colours, figure) = (&theme.own().token, &theme.figure);
    let own = match what {
        Print::Chest => colours.chest,
        Print::SpecialChest => colours.special,
        Print::Objective => colours.objective_trim,
        Print::Artifact => colours.artifact,
        Print::Lair => colours.lair,
        Print::Library => colours.library,
        Print::Pillar => colours.pillar,
        Print::Wound => colours.wound,
        Print::Lantern => colours.first_player,
        Print::Rubble => theme.board.rubble,
    };
    let trim = match what {
        Print::SpecialChest => colours.special_trim,
        Print::Lantern => colours.first_player,
        _ => colours.chest_trim,
    };
    match tone {
        Tone::Body | Tone::Owner => own,
        Tone::Wood => colours.chest,
        Tone::Light if what == Print::Objective => own,
        Tone::Light if what == Print::Lantern => theme.board.flame_core.fade(0.35),
        Tone::Light => own.lighter(0.5),
        Tone::Shade => own.darker(0.5),
        Tone::Deep => figure.ink,
        Tone::Bone => figure.bone,
        Tone::Gleam => theme.board.flame_core.mix(theme.board.flame, 0.35),
        Tone::Metal => trim,
        Tone::MetalShade => trim.darker(0.4),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_token_is_drawn() {
        crate::kit::art::drawing::assert_well_drawn(&PRINTS);
        assert_eq!(PRINTS.len(), 10);
    }

    #[test]
    fn the_two_sides_of_a_level_differ_and_both_carry_the_number() {
        let paint = |side| {
            let mut brush = Brush::new(1.0);
            let rect = Rect::from_min_size(Pos2::ZERO, Vec2::splat(48.0));
            token(&mut brush, Theme::dark(), rect, Token::Level(3, side));
            brush.into_mesh()
        };
        let (active, inactive) = (paint(LevelSide::Active), paint(LevelSide::Inactive));
        assert_ne!(active, inactive);
        let digit = |mesh: &egui::Mesh| mesh.vertices[mesh.vertices.len() - 8..].to_vec();
        let places = |mesh| digit(mesh).iter().map(|corner| corner.pos).collect::<Vec<_>>();
        assert_eq!(places(&active), places(&inactive));
    }
}

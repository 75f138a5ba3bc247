//! Numbers on the board, painted like everything else there, so that they zoom and turn with it.

use super::brush::{Brush, Place};
use super::drawing::{Catalogue, Contour, Drawing, catalogue};
use crate::house::text::{packed, unpacked};
use crate::kit::theme::Colour;
use egui::{Pos2, vec2};
use serde::Deserialize;
use std::sync::LazyLock;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
enum Digit {
    Zero,
    One,
    Two,
    Three,
    Four,
    Five,
    Six,
    Seven,
    Eight,
    Nine,
    Percent,
    Times,
    Plus,
    Minus,
    Slash,
}

const GRID: f32 = 24.0;
/// Room that a digit takes compared with its height; the 1 is slim.
fn advance(letter: char) -> f32 {
    match letter {
        '1' => 0.62,
        _ => 0.88,
    }
}

static DIGITS: LazyLock<Catalogue<Digit>> = LazyLock::new(|| {
    catalogue(&unpacked(packed!("assets/art/digits.ron")), GRID)
        .expect("the digits are part of the program, and a test reads them")
});

fn digit(letter: char) -> Option<Digit> {
    Some(match letter {
        '0' => Digit::Zero,
        '1' => Digit::One,
        '2' => Digit::Two,
        '3' => Digit::Three,
        '4' => Digit::Four,
        '5' => Digit::Five,
        '6' => Digit::Six,
        '7' => Digit::Seven,
        '8' => Digit::Eight,
        '9' => Digit::Nine,
        '%' => Digit::Percent,
        '×' => Digit::Times,
        '+' => Digit::Plus,
        '-' | '−' => Digit::Minus,
        '/' => Digit::Slash,
        _ => return None,
    })
}

/// How a number is written.
#[derive(Clone, Copy, Debug)]
pub struct Writing {
    /// Of the strokes themselves.
    pub colour: Colour,
    /// A line around it, if any.
    pub contour: Option<Colour>,
    /// Height in points.
    pub height: f32,
}

/// How wide a number gets, in points.
pub fn width(text: &str, height: f32) -> f32 {
    text.chars().map(advance).sum::<f32>() * height
}

/// Write digits and `% × + − /` around a point; other letters leave a gap.
pub fn number(brush: &mut Brush, centre: Pos2, text: &str, writing: Writing) {
    let height = writing.height;
    let mut at = centre.x - width(text, height) / 2.0;
    let mut placed: Vec<(&Drawing, Place)> = Vec::new();
    for letter in text.chars() {
        at += height * advance(letter) / 2.0;
        if let Some(drawing) = digit(letter).and_then(|digit| DIGITS.get(&digit)) {
            // The digits stand 17 high on their grid of 24.
            let size = height * GRID / 19.0;
            placed.push((drawing, Place::at(Pos2::new(at, centre.y), size)));
        }
        at += height * advance(letter) / 2.0;
    }
    let line = 3.4;
    if let Some(colour) = writing.contour {
        let contour = Contour { colour, width: (height * 0.09).max(1.0) };
        for (drawing, place) in &placed {
            drawing.paint_contour(brush, *place, line, contour);
        }
    }
    for (drawing, place) in placed {
        drawing.paint(brush, place, line, |_| writing.colour);
    }
}

/// A number on a small plate, as on badges.
pub fn badge(brush: &mut Brush, centre: Pos2, text: &str, writing: Writing, plate: Colour) {
    let size = vec2(width(text, writing.height).max(writing.height * 0.8) + writing.height * 0.7, writing.height * 1.6);
    let rect = egui::Rect::from_center_size(centre, size);
    let rim = writing.contour.unwrap_or(writing.colour);
    brush.rounded(rect.expand(writing.height * 0.14), size.y, rim);
    brush.rounded(rect, size.y, plate);
    let plain = Writing { contour: None, ..writing };
    number(brush, centre, text, plain);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::theme::Theme;

    #[test]
    fn every_digit_is_drawn() {
        super::super::drawing::assert_well_drawn(&DIGITS);
        assert_eq!(DIGITS.len(), 15);
        for letter in "0123456789%×+-−/".chars() {
            assert!(digit(letter).is_some(), "{letter}");
        }
    }

    #[test]
    fn a_number_fits_the_room_it_claims() {
        let mut brush = Brush::new(0.1);
        let writing = Writing { colour: Theme::dark().text.normal, contour: None, height: 20.0 };
        number(&mut brush, Pos2::ZERO, "188", writing);
        let bounds = brush.into_mesh().calc_bounds();
        assert!(bounds.width() <= width("188", 20.0), "{bounds:?}");
        assert!(bounds.height() <= 22.0, "{bounds:?}");
    }
}

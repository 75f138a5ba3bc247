//! Numbers and signs beside each other: how the sum of a fight is set; and the sign of a die that was rolled again.

use crate::games::massive_darkness::view::art::dice::{DieSymbol, symbol};
use crate::kit::art::icons::{self, Weight};
use crate::kit::art::{Brush, Icon};
use crate::kit::theme::{Colour, Theme, display};
use egui::{Pos2, Rect, Ui, Vec2, pos2};

/// What stands in the sum.
pub(super) enum Part {
    Number(String, Colour),
    Sign(DieSymbol),
    Heart(Colour),
}

/// Parts beside each other around a point, so high.
pub(super) fn row(ui: &Ui, centre: Pos2, height: f32, parts: &[Part]) {
    let theme = Theme::of(ui.ctx());
    let laid: Vec<_> = parts
        .iter()
        .map(|part| match part {
            Part::Number(text, colour) => {
                let galley = ui.painter().layout_no_wrap(text.clone(), display(height), colour.egui());
                (part, galley.size().x, Some(galley))
            }
            Part::Sign(_) => (part, height, None),
            Part::Heart(_) => (part, height * 0.72, None),
        })
        .collect();
    let gap = (height * 0.2).min(6.0);
    let width: f32 = laid.iter().map(|(_, width, _)| width + gap).sum::<f32>() - gap;
    let mut x = centre.x - width / 2.0;
    for (part, wide, galley) in laid {
        let spot = Rect::from_center_size(pos2(x + wide / 2.0, centre.y), Vec2::splat(wide));
        match (part, galley) {
            (Part::Sign(sign), _) => painted(ui, theme, *sign, spot),
            (Part::Heart(colour), _) => icons::show(ui.painter(), Icon::Heart, spot, *colour, Weight::Bold),
            (Part::Number(_, colour), Some(galley)) => {
                ui.painter().galley(pos2(x, centre.y - galley.size().y / 2.0), galley, colour.egui());
            }
            (Part::Number(..), None) => {}
        }
        x += wide + gap;
    }
}

/// A symbol as it stands in a sum.
pub(super) fn painted(ui: &Ui, theme: &Theme, which: DieSymbol, rect: Rect) {
    let mut brush = Brush::on(ui.painter());
    paint_sign(&mut brush, which, rect, theme.text.strong, theme.surface.panel);
    brush.show(ui.painter());
}

pub(super) fn paint_sign(brush: &mut Brush, which: DieSymbol, rect: Rect, ink: Colour, ground: Colour) {
    symbol(brush, rect, which, ink, ground);
}

/// Whoever rolled again what lies there now, though it may be the same face.
pub(super) fn rolled_again(ui: &Ui, theme: &Theme, die: Rect) {
    let radius = (die.width() * 0.19).max(7.0);
    let centre = die.left_top() + Vec2::splat(radius * 0.9);
    let mut brush = Brush::on(ui.painter());
    brush.disc(centre, radius + 1.0, theme.board.contour);
    brush.disc(centre, radius, theme.signal.special);
    brush.show(ui.painter());
    let spot = Rect::from_center_size(centre, Vec2::splat(radius * 1.6));
    icons::show(ui.painter(), Icon::Around, spot, theme.figure.bone, Weight::Bold);
}

//! What stands beside the buttons where a window has room for it: the posters of the games, and below them what goes on, or what
//! is offered to somebody who has no game yet.

use super::posters::Row;
use super::{Choice, FRAME, NARROWEST, Shown, WIDEST, WIDEST_BESIDE, first, games, has_games, posters};
use crate::kit::desk::First;
use egui::{Rect, Ui, UiBuilder, pos2, vec2};

/// From this width on there is room for both, in points.
const ROOM: f32 = 780.0;
/// The part of the width that the buttons take.
const BUTTONS: f32 = 0.34;
/// The part of the height that what is offered to somebody without a game takes at least.
const FIRST: f32 = 0.6;

/// Does anything stand beside the buttons?
pub(super) fn is_beside(shown: &Shown<'_>, first: Option<&First>, width: f32) -> bool {
    width >= ROOM && (has_games(shown) || first.is_some() || shown.desks.are_many())
}

/// The place of the buttons, and what is beside them; in a very wide window both stand in its middle.
pub(super) fn halves(inside: Rect) -> (Rect, Rect) {
    let wide = (inside.width() * BUTTONS).clamp(NARROWEST, WIDEST);
    let all = (wide + 2.0 * FRAME + WIDEST_BESIDE).min(inside.width());
    let left = inside.left() + (inside.width() - all) / 2.0;
    let middle = Rect::from_min_max(pos2(left, inside.top()), pos2(left + wide, inside.bottom()));
    let beside =
        Rect::from_min_max(pos2(middle.right() + 2.0 * FRAME, inside.top()), pos2(left + all, inside.bottom()));
    (middle, beside)
}

/// Draws it into its place.
pub(super) fn beside_ui(
    ui: &mut Ui,
    shown: &Shown<'_>,
    first: Option<&First>,
    place: Rect,
    choice: &mut Option<Choice>,
) {
    let below = match first {
        _ if has_games(shown) => games::height(ui, shown, place.width()),
        Some(_) => place.height() * FIRST,
        None => 0.0,
    };
    let has_row = !posters::is_in_the_column(shown) && !shown.desks.all().is_empty();
    let row = has_row.then(|| Row::within(shown, place.size(), below));
    let above = row.map_or(0.0, Row::height);
    // What leaves room stands where the title stands, and does not hang under the frame.
    let free = if first.is_some() { 0.0 } else { (place.height() - above - below).max(0.0) * 0.4 };
    let top = place.top() + free;
    if let Some(row) = row {
        let posters = Rect::from_min_size(pos2(place.left(), top), vec2(place.width(), above));
        let pressed = ui.scope_builder(UiBuilder::new().max_rect(posters), |ui| row.ui(ui, shown)).inner;
        *choice = pressed.or(choice.take());
    }
    let rest = place.with_min_y(top + above);
    if has_games(shown) {
        ui.scope_builder(UiBuilder::new().max_rect(rest), |ui| games::games_ui(ui, shown, choice));
    } else if let Some(first) = first {
        *choice = first::first_ui(ui, shown, first, rest).or(choice.take());
    }
}

//! What the games look like, on the start screen. One game alone is simply there; of several one is chosen.

use super::{Choice, Shown};
use crate::kit::theme::{Colour, Theme};
use crate::shell::desks::Installed;
use egui::text::LayoutJob;
use egui::{Align, Galley, Rect, Role, Sense, Stroke, StrokeKind, TextStyle, Ui, Vec2, WidgetInfo, pos2, vec2};
use std::sync::Arc;

/// Posters side by side.
const IN_A_ROW: usize = 2;
/// Height of a poster that can be chosen, of the drawing on it, and the room between two.
const HEIGHT: f32 = 92.0;
const DRAWING: f32 = 54.0;
const GAP: f32 = 10.0;
/// Between a poster and the ring of the keyboard.
const RING: f32 = 2.0;

/// How high the poster of the house is with these games; `alone` with one of them.
pub(super) fn height(shown: &Shown<'_>, alone: f32, wide: f32) -> f32 {
    match shown.desks.are_many() {
        true => alone - wide / 6.0 + grid_height(shown),
        false => alone,
    }
}

fn grid_height(shown: &Shown<'_>) -> f32 {
    let rows = shown.desks.all().len().div_ceil(IN_A_ROW);
    rows as f32 * (HEIGHT + GAP) - GAP
}

/// Draws them; tells which one is chosen. Where there is no room for it, a single game is not drawn.
pub(super) fn posters_ui(ui: &mut Ui, shown: &Shown<'_>, has_room: bool, wide: f32) -> Option<Choice> {
    let theme = Theme::of(ui.ctx());
    let mut choice = None;
    if shown.desks.are_many() {
        choice = grid_ui(ui, shown, if has_room { HEIGHT } else { HEIGHT - DRAWING }, wide);
    } else if let (true, Some(game)) = (has_room, shown.desks.chosen()) {
        let (place, _) = ui.allocate_exact_size(vec2(wide, wide / 6.0), Sense::hover());
        game.plug.poster(ui, place);
    } else {
        return None;
    }
    ui.add_space(theme.space(3.0));
    choice
}

/// The posters row by row; the last row is centred.
fn grid_ui(ui: &mut Ui, shown: &Shown<'_>, height: f32, wide: f32) -> Option<Choice> {
    let mut choice = None;
    let width = (wide - GAP) / IN_A_ROW as f32;
    ui.spacing_mut().item_spacing = Vec2::splat(GAP);
    for (row, games) in shown.desks.all().chunks(IN_A_ROW).enumerate() {
        let row_wide = games.len() as f32 * (width + GAP) - GAP;
        ui.allocate_ui(vec2(row_wide, height), |ui| {
            ui.horizontal(|ui| {
                for (at, game) in games.iter().enumerate() {
                    let number = row * IN_A_ROW + at;
                    if game_ui(ui, shown, number, game, vec2(width, height)) {
                        choice = Some(Choice::Game(number));
                    }
                }
            });
        });
    }
    choice
}

/// One poster; true when it is pressed.
fn game_ui(ui: &mut Ui, shown: &Shown<'_>, number: usize, game: &Installed, size: Vec2) -> bool {
    let theme = Theme::of(ui.ctx());
    let name = game.name();
    let is_chosen = number == shown.desks.number();
    let (place, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_chosen, name.as_ref()));
    let is_meant = response.hovered() || response.has_focus();
    let surface = if is_chosen || is_meant { theme.surface.raised } else { theme.surface.panel };
    let (line, colour) = match (is_chosen, is_meant) {
        (true, _) => (theme.sizes.line_focus, theme.signal.accent),
        (false, true) => (theme.sizes.line, theme.signal.accent),
        (false, false) => (theme.sizes.line, theme.line.control),
    };
    ui.painter().rect(place, theme.sizes.corner, surface.egui(), Stroke::new(line, colour.egui()), StrokeKind::Inside);
    // On gold as well one sees where the keyboard is.
    if response.has_focus() {
        let ring = Stroke::new(theme.sizes.line_focus, theme.line.focus.egui());
        ui.painter().rect_stroke(place.expand(RING), theme.sizes.corner + RING, ring, StrokeKind::Outside);
    }
    let inside = place.shrink(GAP);
    let colour = if is_chosen { theme.text.strong } else { theme.text.muted };
    let galley = name_in(ui, &name, inside.width(), if size.y >= HEIGHT { 2 } else { 1 }, colour);
    if size.y >= HEIGHT {
        let bottom = (inside.top() + DRAWING - GAP).min(inside.bottom() - galley.size().y - 4.0);
        game.plug.poster(ui, Rect::from_min_max(inside.min, pos2(inside.right(), bottom)));
    }
    // Its lines stand around the middle.
    let at = pos2(place.center().x, inside.bottom() - galley.size().y);
    ui.painter().galley(at, galley, colour.egui());
    response.clicked()
}

/// A name as wide as there is room: a long one in small letters, in so many lines.
fn name_in(ui: &Ui, name: &str, width: f32, max_rows: usize, colour: Colour) -> Arc<Galley> {
    let laid = |style: TextStyle| {
        let mut job = LayoutJob::simple(name.to_owned(), style.resolve(ui.style()), colour.egui(), width);
        job.halign = Align::Center;
        job.wrap.max_rows = max_rows;
        ui.painter().layout_job(job)
    };
    let large = laid(TextStyle::Body);
    if large.rows.len() == 1 && !large.elided { large } else { laid(TextStyle::Small) }
}

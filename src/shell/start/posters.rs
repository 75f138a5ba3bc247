//! What the games look like, on the start screen. One game alone is simply there; of several one is chosen.

use super::{Choice, MIDDLE, Shown, has_games};
use crate::kit::theme::{Colour, Theme};
use crate::kit::widgets::tiles_in;
use crate::shell::desks::Installed;
use egui::text::LayoutJob;
use egui::{Align, Galley, Rect, Role, Sense, Stroke, StrokeKind, TextStyle, Ui, Vec2, WidgetInfo, pos2, vec2};
use std::sync::Arc;

/// Posters side by side above the buttons.
const IN_A_ROW: usize = 3;
/// Height of such a poster, of the drawing on it, and the room between two.
const HEIGHT: f32 = 92.0;
const DRAWING: f32 = 54.0;
/// A single game is drawn so high where there is little room.
const STRIP: f32 = 40.0;
pub(super) const GAP: f32 = 10.0;
/// From these heights on a poster has its name in large letters, on one line or on two.
const LARGE: f32 = 150.0;
const LARGE_TWO: f32 = 220.0;
/// A poster beside the buttons is never narrower, and never higher than this part of its width.
const NARROWEST: f32 = 140.0;
const HIGHEST: f32 = 0.8;
/// The part of the height that all posters have at least.
const LEAST: f32 = 0.18;
/// How high the drawing of a single game is beside the buttons, of its width.
const BANNER: f32 = 0.42;
/// Between a poster and the ring of the keyboard.
const RING: f32 = 2.0;

/// Is the game drawn above the buttons, whatever stands beside them? So is a single one as long as nothing of it is saved.
pub(super) fn is_in_the_column(shown: &Shown<'_>) -> bool {
    !shown.desks.are_many() && !has_games(shown)
}

/// How high the drawings above the buttons are, which are so wide.
pub(super) fn height(shown: &Shown<'_>, wide: f32, is_beside: bool) -> f32 {
    let rows = shown.desks.all().len().div_ceil(IN_A_ROW);
    match (shown.desks.are_many(), is_beside) {
        (true, false) => rows as f32 * (HEIGHT + GAP),
        (true, true) => 0.0,
        (false, true) if !is_in_the_column(shown) => 0.0,
        (false, _) => single(wide, is_beside) + GAP,
    }
}

/// How high a single game is drawn above the buttons: a strip, or large where the window is.
fn single(wide: f32, is_beside: bool) -> f32 {
    if is_beside || wide <= MIDDLE { wide / 6.0 } else { wide * BANNER }
}

/// Draws them above the buttons; tells which one is chosen. Where there is no room for it, those of two rows are names alone.
pub(super) fn posters_ui(ui: &mut Ui, shown: &Shown<'_>, has_room: bool, wide: f32, is_beside: bool) -> Option<Choice> {
    let theme = Theme::of(ui.ctx());
    let mut choice = None;
    if shown.desks.are_many() {
        let columns = IN_A_ROW.min(shown.desks.all().len());
        let is_drawn = has_room || shown.desks.all().len() <= IN_A_ROW;
        let width = (wide + GAP) / columns as f32 - GAP;
        let size = vec2(width, if is_drawn { HEIGHT } else { HEIGHT - DRAWING });
        choice = grid_ui(ui, shown, size, columns);
    } else if let Some(game) = shown.desks.chosen() {
        let high = if has_room { single(wide, is_beside) } else { STRIP };
        let (place, _) = ui.allocate_exact_size(vec2(wide, high), Sense::hover());
        game.plug.poster(ui, place);
    } else {
        return None;
    }
    ui.add_space(theme.space(3.0));
    choice
}

/// How the posters stand beside the buttons: so many in a row, each so large.
#[derive(Clone, Copy)]
pub(super) struct Row {
    columns: usize,
    size: Vec2,
    rows: usize,
}

impl Row {
    /// As high as what lies below them leaves room, within bounds.
    pub(super) fn within(shown: &Shown<'_>, room: Vec2, below: f32) -> Self {
        let count = shown.desks.all().len();
        let (columns, wide) = tiles_in(room.x, NARROWEST, count);
        let rows = count.div_ceil(columns);
        let most = if count == 1 { wide * BANNER } else { wide * HIGHEST };
        let each = (room.y - below) / rows.max(1) as f32 - GAP;
        // However much lies below: that is scrolled.
        let least = (room.y * LEAST / rows.max(1) as f32).clamp(HEIGHT, most.max(HEIGHT));
        Self { columns, size: vec2(wide, each.min(most).max(least)), rows }
    }

    /// How high all of them are, with the room below.
    pub(super) fn height(self) -> f32 {
        self.rows as f32 * (self.size.y + GAP)
    }

    /// Draws them; tells which one is chosen. A single game is simply there.
    pub(super) fn ui(self, ui: &mut Ui, shown: &Shown<'_>) -> Option<Choice> {
        if let ([game], false) = (shown.desks.all(), shown.desks.are_many()) {
            let (place, _) = ui.allocate_exact_size(self.size, Sense::hover());
            game.plug.poster(ui, place);
            return None;
        }
        grid_ui(ui, shown, self.size, self.columns)
    }
}

/// The posters row by row; the last row is centred.
fn grid_ui(ui: &mut Ui, shown: &Shown<'_>, size: Vec2, columns: usize) -> Option<Choice> {
    let mut choice = None;
    let names = Names::of(ui, shown, size);
    ui.spacing_mut().item_spacing = Vec2::splat(GAP);
    for (row, games) in shown.desks.all().chunks(columns).enumerate() {
        let row_wide = games.len() as f32 * (size.x + GAP) - GAP;
        ui.allocate_ui(vec2(row_wide, size.y), |ui| {
            ui.horizontal(|ui| {
                for (at, game) in games.iter().enumerate() {
                    let number = row * columns + at;
                    if game_ui(ui, shown, number, game, size, &names) {
                        choice = Some(Choice::Game(number));
                    }
                }
            });
        });
    }
    choice
}

/// One poster; true when it is pressed.
fn game_ui(ui: &mut Ui, shown: &Shown<'_>, number: usize, game: &Installed, size: Vec2, names: &Names) -> bool {
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
    let galley = names.laid(ui, &name, colour);
    if size.y >= HEIGHT {
        // However many lines a name has, the drawings stand on one line.
        let bottom = inside.bottom() - names.high - 4.0;
        game.plug.poster(ui, Rect::from_min_max(inside.min, pos2(inside.right(), bottom)));
    }
    // Its lines stand around the middle.
    let at = pos2(place.center().x, inside.bottom() - galley.size().y);
    ui.painter().galley(at, galley, colour.egui());
    response.clicked()
}

/// How the names of all games are written: alike, as large as there is room for the longest.
struct Names {
    style: TextStyle,
    max_rows: usize,
    width: f32,
    /// How high the highest is.
    high: f32,
}

impl Names {
    fn of(ui: &Ui, shown: &Shown<'_>, size: Vec2) -> Self {
        let (width, small) = (size.x - 2.0 * GAP, if size.y >= HEIGHT { 2 } else { 1 });
        let large = match size.y {
            LARGE_TWO.. => Some((TextStyle::Heading, 2)),
            LARGE.. => Some((TextStyle::Heading, 1)),
            _ => None,
        };
        let ways = [large, Some((TextStyle::Body, 1)), Some((TextStyle::Small, small))].into_iter().flatten();
        let mut names = Self { style: TextStyle::Small, max_rows: small, width, high: 0.0 };
        for (style, max_rows) in ways {
            names = Self { style, max_rows, ..names };
            let colour = Theme::of(ui.ctx()).text.normal;
            let laid: Vec<Arc<Galley>> =
                shown.desks.all().iter().map(|game| names.laid(ui, &game.name(), colour)).collect();
            names.high = laid.iter().map(|galley| galley.size().y).fold(0.0, f32::max);
            if laid.iter().all(|galley| !galley.elided) {
                break;
            }
        }
        names
    }

    fn laid(&self, ui: &Ui, name: &str, colour: Colour) -> Arc<Galley> {
        let font = self.style.resolve(ui.style());
        let mut job = LayoutJob::simple(name.to_owned(), font, colour.egui(), self.width);
        job.halign = Align::Center;
        job.wrap.max_rows = self.max_rows;
        ui.painter().layout_job(job)
    }
}

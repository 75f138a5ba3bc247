//! What came out of many games, as pictures: who wins how often, how long it takes, how far they get.

use super::PartyResult;
use crate::games::massive_darkness::playtest::{Interval, Statistics};
use crate::kit::art::Icon;
use crate::kit::art::icons::{self, Weight};
use crate::kit::theme::{Colour, Theme};
use egui::{Align2, Pos2, Rect, Response, Role, Sense, Stroke, TextStyle, Ui, WidgetInfo, pos2, vec2};

/// Height of a bar with its surroundings, in points.
const ROW: f32 = 26.0;
/// Room for the party before a bar, and for the share behind it.
const BEFORE: f32 = 40.0;
const BEHIND: f32 = 46.0;
/// Height of the picture of the rounds.
const ROUNDS: f32 = 86.0;

/// Whole per cent.
pub(in crate::games::massive_darkness::view::editor) fn percent(share: f64) -> i64 {
    (share * 100.0).round() as i64
}

/// A party in words: all that there is to say, and what stands in place of a bar where the bot has never won.
pub(in crate::games::massive_darkness::view::editor) struct PartyWords<'a> {
    /// The whole sentence.
    pub(in crate::games::massive_darkness::view::editor) name: &'a str,
    /// That nothing has been shown yet.
    pub(in crate::games::massive_darkness::view::editor) unshown: &'a str,
}

/// A party and how often the bot wins with it: the bar is the share, the whisker its bounds. A press looks at its games
/// alone.
pub(in crate::games::massive_darkness::view::editor) fn party_row(
    ui: &mut Ui,
    party: &PartyResult,
    words: &PartyWords<'_>,
    is_chosen: bool,
) -> Response {
    let name = words.name;
    let theme = Theme::of(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_chosen, name));
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let painter = ui.painter();
    if is_chosen || response.hovered() {
        let ground = if is_chosen { theme.line.selection } else { theme.surface.raised };
        painter.rect_filled(rect, theme.sizes.corner, ground);
    }
    let icon = Rect::from_center_size(pos2(rect.left() + 28.0, rect.center().y), vec2(17.0, 17.0));
    icons::show(painter, Icon::Party, icon, theme.text.muted, Weight::Regular);
    let font = TextStyle::Body.resolve(ui.style());
    let strong = theme.text.strong.egui();
    let at = pos2(rect.left() + 8.0, rect.center().y);
    painter.text(at, Align2::LEFT_CENTER, party.heroes.to_string(), font.clone(), strong);
    let wins = party.wins();
    if party.sum.won == 0 {
        let at = pos2(rect.left() + BEFORE, rect.center().y);
        painter.text(at, Align2::LEFT_CENTER, words.unshown, font, theme.text.muted.egui());
    } else {
        let share = wins.percent() + " %";
        painter.text(rect.right_center() - vec2(6.0, 0.0), Align2::RIGHT_CENTER, share, font, strong);
        let bar = Rect::from_min_max(
            pos2(rect.left() + BEFORE, rect.top() + 5.0),
            pos2(rect.right() - BEHIND, rect.bottom() - 5.0),
        );
        interval_bar(ui, bar, wins);
    }
    if response.has_focus() {
        let ring = Stroke::new(theme.sizes.line_focus, theme.line.focus);
        painter.rect_stroke(rect, theme.sizes.corner, ring, egui::StrokeKind::Inside);
    }
    response.on_hover_text(name)
}

fn interval_bar(ui: &Ui, bar: Rect, wins: Interval) {
    let theme = Theme::of(ui.ctx());
    let painter = ui.painter();
    let x = |share: f64| bar.left() + bar.width() * share as f32;
    painter.rect_filled(bar, 3.0, theme.surface.sunken);
    painter.rect_filled(bar.with_max_x(x(wins.share)), 3.0, theme.signal.success);
    for quarter in [0.25, 0.5, 0.75] {
        painter.vline(x(quarter), bar.y_range(), Stroke::new(1.0, theme.line.seam));
    }
    let whisker = Stroke::new(2.0, theme.text.strong);
    painter.hline(x(wins.low)..=x(wins.high), bar.center().y, whisker);
    for end in [wins.low, wins.high] {
        painter.vline(x(end), bar.center().y - 5.0..=bar.center().y + 5.0, whisker);
    }
}

/// How many games took how many rounds; `name` says it in words.
pub(in crate::games::massive_darkness::view::editor) fn rounds(
    ui: &mut Ui,
    sum: &Statistics,
    name: &str,
    said_mean: &str,
) -> Response {
    let theme = Theme::of(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), ROUNDS), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name));
    let (fewest, most) = sum.extreme_rounds();
    let highest = sum.rounds.iter().copied().max().unwrap_or(0);
    if highest == 0 || !ui.is_rect_visible(rect) {
        return response;
    }
    let painter = ui.painter();
    let floor = rect.bottom() - 18.0;
    let ground = rect.with_max_y(floor).shrink2(vec2(6.0, 4.0));
    let step = ground.width() / (most - fewest + 1) as f32;
    let left = |round: usize| ground.left() + (round - fewest) as f32 * step;
    for round in fewest..=most {
        let count = sum.rounds.get(round).copied().unwrap_or(0);
        let height = ground.height() * count as f32 / highest as f32;
        let gap = (step * 0.12).min(2.0);
        let bar = Rect::from_min_max(pos2(left(round) + gap, floor - height), pos2(left(round) + step - gap, floor));
        painter.rect_filled(bar, 1.5, theme.signal.special);
    }
    painter.hline(rect.x_range(), floor, Stroke::new(1.0, theme.line.control));
    let mean = sum.mean_rounds() as f32;
    let middle = ground.left() + (mean - fewest as f32 + 0.5) * step;
    painter.vline(middle, rect.top()..=floor, Stroke::new(1.5, theme.signal.accent));
    let font = TextStyle::Small.resolve(ui.style());
    let muted = theme.text.muted.egui();
    let word = |at: f32, align: Align2, text: String, colour| {
        painter.text(pos2(at, rect.bottom()), align, text, font.clone(), colour);
    };
    word(ground.left(), Align2::LEFT_BOTTOM, fewest.to_string(), muted);
    word(ground.right(), Align2::RIGHT_BOTTOM, most.to_string(), muted);
    let inside = middle.clamp(ground.left() + 24.0, ground.right() - 24.0);
    word(inside, Align2::CENTER_BOTTOM, said_mean.to_owned(), theme.signal.accent.egui());
    response
}

/// A share as a thin bar under its words.
pub(in crate::games::massive_darkness::view::editor) fn share_bar(ui: &mut Ui, share: f64) {
    let theme = Theme::of(ui.ctx());
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 7.0), Sense::hover());
    ui.painter().rect_filled(rect, 3.0, theme.surface.sunken);
    ui.painter().rect_filled(rect.with_max_x(rect.left() + rect.width() * share as f32), 3.0, theme.signal.success);
}

/// What the colours on the map mean: from never to most often, and the hatching; each with its word.
pub(in crate::games::massive_darkness::view::editor) fn legend(ui: &mut Ui, few: &str, many: &str, never: &str) {
    let theme = Theme::of(ui.ctx());
    ui.horizontal_wrapped(|ui| {
        ui.label(few);
        let (rect, _) = ui.allocate_exact_size(vec2(64.0, 14.0), Sense::hover());
        for step in 0..16_u8 {
            let part = f32::from(step) / 15.0;
            let left = rect.left() + rect.width() * f32::from(step) / 16.0;
            let piece = Rect::from_min_size(pos2(left, rect.top()), vec2(rect.width() / 16.0, rect.height()));
            ui.painter().rect_filled(piece, 0.0, super::heat::heat_colour(theme, part));
        }
        ui.label(many);
        ui.add_space(theme.space(2.0));
        let (rect, _) = ui.allocate_exact_size(vec2(14.0, 14.0), Sense::hover());
        hatch(ui.painter(), rect, theme.text.muted, 5.0);
        ui.label(never);
    });
}

/// Slanted lines over a square.
pub(in crate::games::massive_darkness::view::editor) fn hatch(
    painter: &egui::Painter,
    rect: Rect,
    colour: Colour,
    apart: f32,
) {
    let clipped = painter.with_clip_rect(rect.intersect(painter.clip_rect()));
    let stroke = Stroke::new(1.2, colour.egui());
    let lines = ((rect.width() + rect.height()) / apart) as usize + 1;
    for line in 0..lines {
        let along = line as f32 * apart;
        let from = Pos2::new(rect.left() + along, rect.top());
        let to = Pos2::new(rect.left() + along - rect.height(), rect.bottom());
        clipped.line_segment([from, to], stroke);
    }
}

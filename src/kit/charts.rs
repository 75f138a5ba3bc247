//! Pictures of numbers that bots have made: shares with their bounds, and how long games take. Each says in words what it shows.

use crate::house::compared::{above_causes, difference};
use crate::house::lab::paired::{Difference, Paired};
use crate::house::lab::statistics::{Interval, Statistics};
use crate::house::text::Texts;
use crate::kit::theme::Theme;
use crate::kit::widgets::heading;
use crate::tr;
use egui::{Align2, Label, Rect, Response, RichText, Role, Sense, Stroke, TextStyle, Ui, WidgetInfo, pos2, vec2};
use std::sync::Arc;

/// Height of the picture of the rounds.
const ROUNDS: f32 = 86.0;

/// Height of a bar without bounds.
const SHARE: f32 = 3.0;

/// Height of the picture of a difference.
const DIFFERENCE: f32 = 26.0;
/// So large a difference fills its picture; larger ones are hardly ever found.
const WIDEST: f64 = 0.5;

/// A share as a bar, its bounds as a whisker over it.
pub fn interval_bar(ui: &Ui, bar: Rect, wins: Interval) {
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

/// A share that is known exactly, from 0 to 1, as a thin bar along the foot of a row.
pub fn share_bar(ui: &Ui, row: Rect, share: f64) {
    let theme = Theme::of(ui.ctx());
    let bar = row.with_min_y(row.bottom() - SHARE);
    let end = bar.left() + bar.width() * share.clamp(0.0, 1.0) as f32;
    ui.painter().rect_filled(bar, 1.5, theme.surface.sunken);
    ui.painter().rect_filled(bar.with_max_x(end), 1.5, theme.signal.accent_fill);
}

/// A difference and its bounds, left and right of none.
fn difference_bar(ui: &mut Ui, seen: Difference, name: &str) {
    let theme = Theme::of(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), DIFFERENCE), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::ProgressIndicator, true, name));
    let painter = ui.painter();
    let line = rect.shrink2(vec2(8.0, 10.0));
    let at = |share: f64| line.center().x + line.width() / 2.0 * (share / WIDEST).clamp(-1.0, 1.0) as f32;
    painter.rect_filled(line, 3.0, theme.surface.sunken);
    let colour = match seen {
        _ if !seen.is_seen() => theme.text.muted,
        _ if seen.share > 0.0 => theme.signal.success,
        _ => theme.signal.danger,
    };
    painter.rect_filled(line.with_min_x(at(seen.low)).with_max_x(at(seen.high)), 3.0, colour);
    let none = line.center().x;
    painter.vline(none, rect.shrink(4.0).y_range(), Stroke::new(1.5, theme.text.strong.egui()));
    painter.circle_filled(pos2(at(seen.share), line.center().y), 5.0, theme.text.strong.egui());
    response.on_hover_text(name);
}

/// What a change did to the same games, and where that comes from, each in a sentence.
pub fn compared_ui(ui: &mut Ui, texts: &Texts, paired: Paired, causes: &[Arc<str>]) {
    heading(ui, &tr!(texts, "compared-title"));
    let [games, said] = difference(texts, paired);
    difference_bar(ui, paired.difference(), &said);
    ui.label(said.as_ref());
    ui.label(RichText::new(games.as_ref()).weak().small());
    ui.label(RichText::new(above_causes(texts, !causes.is_empty()).as_ref()).weak());
    for cause in causes {
        ui.add(Label::new(cause.as_ref()).wrap());
    }
}

/// How many games took how many rounds; `name` says it in words, `said_mean` the mean.
pub fn rounds(ui: &mut Ui, sum: &Statistics, name: &str, said_mean: &str) -> Response {
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
    let inside = middle.min(ground.right() - 24.0).max(ground.left() + 24.0);
    word(inside, Align2::CENTER_BOTTOM, said_mean.to_owned(), theme.signal.accent.egui());
    response
}

/// Height of the picture of a course.
const COURSE: f32 = 92.0;

/// What became of many games round by round.
#[derive(Clone, Copy, Debug)]
pub struct Course<'a> {
    /// By round: the share that came so far, as a line.
    pub going: &'a [f64],
    /// By round: the share of something that happened in it, as bars; the highest fills the picture.
    pub happened: &'a [f64],
    /// What the line and the bars are called.
    pub legend: [&'a str; 2],
}

/// How many are still going on, and when what happened; `name` says it in words.
pub fn course(ui: &mut Ui, course: &Course<'_>, name: &str) -> Response {
    let theme = Theme::of(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), COURSE), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name));
    let rounds = course.going.len().max(course.happened.len());
    if rounds > 1 && ui.is_rect_visible(rect) {
        course_on(ui, rect, course, rounds);
    }
    let colours = [theme.signal.accent.egui(), theme.signal.danger.egui()];
    ui.horizontal_wrapped(|ui| {
        for (words, colour) in course.legend.into_iter().zip(colours) {
            let (sign, _) = ui.allocate_exact_size(vec2(12.0, 12.0), Sense::hover());
            ui.painter().rect_filled(sign.shrink(1.5), 2.0, colour);
            ui.label(RichText::new(words).small());
            ui.add_space(theme.space(2.0));
        }
    });
    response.on_hover_text(name)
}

/// Draws it; rounds are counted from 1, before which nothing happens.
fn course_on(ui: &Ui, rect: Rect, course: &Course<'_>, rounds: usize) {
    let theme = Theme::of(ui.ctx());
    let painter = ui.painter();
    let floor = rect.bottom() - 18.0;
    let ground = rect.with_max_y(floor).shrink2(vec2(6.0, 4.0));
    let step = ground.width() / (rounds - 1) as f32;
    let left = |round: usize| ground.left() + (round - 1) as f32 * step;
    let y = |share: f64| floor - (floor - ground.top()) * share.clamp(0.0, 1.0) as f32;
    let highest = course.happened.iter().copied().fold(f64::EPSILON, f64::max);
    for (round, share) in course.happened.iter().enumerate().skip(1) {
        let gap = (step * 0.12).min(2.0);
        let top = y(share / highest);
        let bar = Rect::from_min_max(pos2(left(round) + gap, top), pos2(left(round) + step - gap, floor));
        painter.rect_filled(bar, 1.5, theme.signal.danger.egui().gamma_multiply(0.75));
    }
    let share = |round: usize| course.going.get(round).copied().unwrap_or(0.0);
    let line = Stroke::new(2.0, theme.signal.accent.egui());
    for round in 1..rounds {
        painter.hline(left(round)..=left(round) + step, y(share(round)), line);
        if round + 1 < rounds {
            painter.vline(left(round) + step, y(share(round))..=y(share(round + 1)), line);
        }
    }
    painter.hline(rect.x_range(), floor, Stroke::new(1.0, theme.line.control));
    let font = TextStyle::Small.resolve(ui.style());
    let foot = |at: f32, align: Align2, text: String| {
        painter.text(pos2(at, rect.bottom()), align, text, font.clone(), theme.text.muted.egui());
    };
    foot(ground.left(), Align2::LEFT_BOTTOM, "1".to_owned());
    foot(ground.right(), Align2::RIGHT_BOTTOM, (rounds - 1).to_string());
}

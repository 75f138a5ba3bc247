//! The panel that puts a question, by its kind: a button for each answer, or a list of which some are picked. It works for every
//! question whose answers can be listed; what has to be arranged, divided or typed in is a game's own.

use crate::house::text::Texts;
use crate::kernel::game::Kind;
use crate::kit::art::{Icon, Weight, icons};
use crate::kit::hints::mark;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, Emphasis};
use crate::tr;
use egui::{Align, Id, Key, Layout, Rect, RectAlign, Response, RichText, ScrollArea, Tooltip, Ui, Vec2, pos2};
use std::sync::Arc;

/// The keys of the first answers.
pub(crate) const NUMBERS: [Key; 9] =
    [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8, Key::Num9];

/// An answer that is given by one press.
pub(crate) struct Choice<'a> {
    /// What stands on its button.
    pub(crate) label: &'a str,
    /// And before that.
    pub(crate) icon: Icon,
    /// How it is likely to go, where that is left to chance.
    pub(crate) odds: Option<Odds>,
    /// It is allowed, and would do nothing: then it is greyed, and why stands below it.
    pub(crate) in_vain: Option<&'a str>,
}

/// How something is likely to go.
#[derive(Clone)]
pub(crate) struct Odds {
    /// In per cent, for a picture.
    pub(crate) percent: u8,
    /// In one short line.
    pub(crate) short: Arc<str>,
    /// In full, for whoever points there.
    pub(crate) full: Option<Arc<str>>,
}

/// What stands before the answers to a kind of question where the game has no better picture.
pub(crate) fn icon_of(kind: Kind) -> Icon {
    match kind {
        Kind::Chance | Kind::Reroll => Icon::Die,
        Kind::Act | Kind::PickOne => Icon::ChevronRight,
        Kind::PickSome | Kind::Share | Kind::Arrange => Icon::Cards,
        Kind::Spend | Kind::Buy => Icon::PickUp,
        Kind::May => Icon::Question,
    }
}

/// Which answers are shown, of all.
pub(crate) struct Listed<'a> {
    /// The number of the first of them, from 0.
    pub(crate) from: usize,
    /// The one of all that stands out.
    pub(crate) safe: Option<usize>,
    /// What is told of an answer before it is given, to whoever points at it.
    pub(crate) more: &'a dyn Fn(usize) -> Vec<String>,
    /// The same stands below each answer, for everybody to compare.
    pub(crate) is_said: bool,
    /// Is told which answer somebody points at, with the mouse or by keyboard.
    pub(crate) pointed: &'a dyn Fn(usize),
}

impl Listed<'_> {
    /// All of them, and nothing more is told.
    pub(crate) fn all(safe: Option<usize>) -> Self {
        Self { from: 0, safe, more: &|_| Vec::new(), is_said: false, pointed: &|_| () }
    }
}

/// A button for each answer, the first nine of all with a number. The safe one stands out. The number of the one that was pressed.
pub(crate) fn choices_ui<'a>(
    ui: &mut Ui,
    choices: impl IntoIterator<Item = Choice<'a>>,
    listed: &Listed<'_>,
) -> Option<usize> {
    let mut chosen = None;
    ui.vertical_centered_justified(|ui| {
        for (at, choice) in (listed.from..).zip(choices) {
            let key = if at < NUMBERS.len() { (at + 1).to_string() } else { String::new() };
            let emphasis = if Some(at) == listed.safe { Emphasis::Primary } else { Emphasis::Plain };
            let mut button = Action::new(choice.icon, choice.label).shortcut(&key).emphasis(emphasis);
            if let Some(odds) = &choice.odds {
                button = button.chance(odds.percent, &odds.short);
            }
            if let Some(why) = choice.in_vain {
                let response = ui.add_enabled(false, button);
                mark(ui, ("answer", at), response.rect);
                why_ui(ui, why);
                row_ends(ui);
                continue;
            }
            let response = ui.add(button);
            mark(ui, ("answer", at), response.rect);
            if response.hovered() || response.has_focus() {
                (listed.pointed)(at);
            }
            let said = if listed.is_said { (listed.more)(at) } else { Vec::new() };
            if !said.is_empty() {
                let weak = Theme::of(ui.ctx()).text.muted.egui();
                let line_ui = |ui: &mut Ui, line: String| drop(ui.label(RichText::new(line).small().color(weak)));
                ui.with_layout(Layout::top_down(Align::Min), |ui| said.into_iter().for_each(|line| line_ui(ui, line)));
            }
            row_ends(ui);
            if let Some(full) = choice.odds.and_then(|odds| odds.full) {
                told_beside(ui, &response, &full);
            } else if response.hovered() && !listed.is_said {
                let lines = (listed.more)(at);
                if !lines.is_empty() {
                    told_beside(ui, &response, &lines.join("\n"));
                }
            }
            if response.clicked() {
                chosen = Some(at);
            }
        }
    });
    chosen
}

/// Something that is looked for among the answers and cannot be done: in its place, greyed, with the reason below it.
pub(crate) fn impossible_ui(ui: &mut Ui, icon: Icon, deed: &str, why: &str) {
    ui.vertical_centered_justified(|ui| {
        ui.add_enabled(false, Action::new(icon, deed));
    });
    why_ui(ui, why);
    row_ends(ui);
}

/// Why something is greyed, right below it.
fn why_ui(ui: &mut Ui, why: &str) {
    ui.with_layout(Layout::top_down(Align::Min), |ui| ui.label(RichText::new(why).weak().small()));
}

/// Between the answers and what is told of one, in points.
const GAP: f32 = 6.0;

/// What is told of an answer to whoever points at it: beside the whole list, never over another answer.
fn told_beside(ui: &Ui, response: &Response, text: &str) {
    let column = ui.clip_rect().x_range().expand(GAP);
    let anchor = Rect::from_x_y_ranges(column, response.rect.y_range());
    let mut tooltip = Tooltip::for_enabled(response);
    let popup = tooltip.popup.anchor(anchor).gap(GAP).align(RectAlign::LEFT_START);
    let elsewhere = &[RectAlign::LEFT_END, RectAlign::RIGHT_START, RectAlign::RIGHT_END];
    tooltip.popup = popup.align_alternatives(elsewhere);
    tooltip.show(|ui| {
        ui.set_max_width(Theme::of(ui.ctx()).sizes.tooltip_width);
        ui.label(text);
    });
}

/// Where it is remembered how far each answer of the list reaches that is being drawn.
fn rows() -> Id {
    Id::unique("rows-of-answers")
}

/// Here a row of the list ends: what is [`scrolled`] is not cut within one.
pub(crate) fn row_ends(ui: &Ui) {
    let end = ui.min_rect().bottom();
    ui.data_mut(|data| data.get_temp_mut_or_default::<Vec<f32>>(rows()).push(end));
}

/// So much of a list is shown that is too high for its place: rows that are whole.
fn whole_rows(ends: &[f32], height: f32) -> Option<f32> {
    let is_too_high = ends.last().is_some_and(|end| *end > height + 0.5);
    ends.iter().copied().rfind(|end| *end <= height && is_too_high)
}

/// Answers in a place that scrolls and is no higher than this; where it has no end, something around it scrolls. Where they need
/// more, none of them is cut at rest, and a bar and a sign say that there are more.
pub(crate) fn scrolled<R>(ui: &mut Ui, height: f32, add: impl FnOnce(&mut Ui) -> R) -> R {
    if !height.is_finite() {
        return add(ui);
    }
    let kept = ui.make_persistent_id("rows-of-answers");
    let known: Vec<f32> = ui.data(|data| data.get_temp(kept)).unwrap_or_default();
    let whole = whole_rows(&known, height);
    ui.scope(|ui| {
        if whole.is_some() {
            let theme = Theme::of(ui.ctx());
            let scroll = &mut ui.spacing_mut().scroll;
            (scroll.floating_width, scroll.floating_allocated_width) = (theme.space(1.0), theme.space(2.0));
            (scroll.dormant_handle_opacity, scroll.dormant_background_opacity) = (0.7, 0.3);
            scroll.fade.strength = 0.0;
        }
        let area = ScrollArea::vertical().id_salt("answers").auto_shrink([false, true]);
        let shown = area.max_height(whole.unwrap_or(height)).show(ui, |ui| {
            ui.data_mut(|data| data.remove::<Vec<f32>>(rows()));
            let top = ui.min_rect().top();
            let result = add(ui);
            let ends: Vec<f32> = ui.data(|data| data.get_temp(rows())).unwrap_or_default();
            (result, ends.into_iter().map(|end| end - top).collect::<Vec<f32>>())
        });
        let (result, ends) = shown.inner;
        let is_more_below = shown.state.clamped_offset().y + shown.inner_rect.height() + 1.0 < shown.content_size.y;
        if is_more_below {
            more_below(ui, shown.inner_rect);
        }
        if ends != known {
            if whole_rows(&ends, height) != whole {
                ui.ctx().request_discard("answers-measured");
            }
            ui.data_mut(|data| data.insert_temp(kept, ends));
        }
        result
    })
    .inner
}

/// A small arrow below a list that goes on.
fn more_below(ui: &Ui, list: Rect) {
    let theme = Theme::of(ui.ctx());
    let size = theme.space(3.0);
    let place = Rect::from_center_size(pos2(list.center().x, list.bottom() + size / 2.0), Vec2::splat(size));
    let painter = ui.ctx().layer_painter(ui.layer_id());
    icons::show(&painter, Icon::ChevronDown, place, theme.text.muted, Weight::Bold);
}

/// How many of a list are to be picked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// Fewest; 0: none may be taken.
    pub least: u8,
    /// Most; more cannot be confirmed.
    pub most: u8,
}

/// What came of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Picked {
    /// These, a bit each.
    Some(u64),
    /// None of them.
    Enough,
}

/// A list of which some are picked; `picked` remembers which, a bit each, until it is confirmed. What would come of it is told
/// before that.
pub(crate) fn several_ui(
    ui: &mut Ui,
    texts: &Texts,
    options: &[Arc<str>],
    bounds: Bounds,
    picked: &mut u64,
    foreseen: &dyn Fn(u64) -> Vec<String>,
) -> Option<Picked> {
    let Bounds { least, most } = bounds;
    let mut done = None;
    ui.label(tr!(texts, "question-pick-some", least = i64::from(least.max(1)), most = i64::from(most)).as_ref());
    for (at, option) in options.iter().enumerate() {
        let mut on = *picked >> at & 1 == 1;
        if ui.checkbox(&mut on, option.as_ref()).changed() {
            *picked ^= 1 << at;
        }
    }
    for line in foreseen(*picked) {
        ui.label(RichText::new(line).strong());
    }
    let count = picked.count_ones();
    let fits = count >= u32::from(least.max(1)) && count <= u32::from(most);
    ui.add_enabled_ui(fits, |ui| {
        let confirm = tr!(texts, "question-confirm");
        if ui.add(Action::new(Icon::Check, &confirm).emphasis(Emphasis::Primary)).clicked() {
            done = Some(Picked::Some(*picked));
        }
    });
    if least == 0 && ui.add(Action::new(Icon::Close, &tr!(texts, "answer-enough"))).clicked() {
        done = Some(Picked::Enough);
    }
    done
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_that_is_too_high_ends_with_a_whole_row() {
        let ends = [44.0, 96.0, 172.0, 224.0];
        assert_eq!(whole_rows(&ends, 230.0), None, "all of them have room");
        assert_eq!(whole_rows(&ends, 200.0), Some(172.0));
        assert_eq!(whole_rows(&ends, 172.0), Some(172.0));
        assert_eq!(whole_rows(&ends, 20.0), None, "not even one has: it is scrolled as it is");
        assert_eq!(whole_rows(&[], 20.0), None);
    }
}

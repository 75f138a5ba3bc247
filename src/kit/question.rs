//! The panel that puts a question, by its kind: a button for each answer, or a list of which some are picked. It works for every
//! question whose answers can be listed; what has to be arranged, divided or typed in is a game's own.

use crate::house::text::Texts;
use crate::kernel::game::Kind;
use crate::kit::art::Icon;
use crate::kit::hints::mark;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, Emphasis};
use crate::tr;
use egui::{Align, Key, Layout, RichText, ScrollArea, Ui};
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
}

impl Listed<'_> {
    /// All of them, and nothing more is told.
    pub(crate) fn all(safe: Option<usize>) -> Self {
        Self { from: 0, safe, more: &|_| Vec::new(), is_said: false }
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
            let mut response = ui.add(button);
            mark(ui, ("answer", at), response.rect);
            let said = if listed.is_said { (listed.more)(at) } else { Vec::new() };
            if !said.is_empty() {
                let weak = Theme::of(ui.ctx()).text.muted.egui();
                let line_ui = |ui: &mut Ui, line: String| drop(ui.label(RichText::new(line).small().color(weak)));
                ui.with_layout(Layout::top_down(Align::Min), |ui| said.into_iter().for_each(|line| line_ui(ui, line)));
            }
            if let Some(full) = choice.odds.and_then(|odds| odds.full) {
                response = response.on_hover_text(&*full);
            } else if response.hovered() && !listed.is_said {
                let lines = (listed.more)(at);
                if !lines.is_empty() {
                    response = response.on_hover_text(lines.join("\n"));
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
        ui.add_enabled(false, Action::new(icon, deed)).on_disabled_hover_text(why);
    });
    ui.label(RichText::new(why).weak().small());
}

/// Answers in a place that scrolls and is no higher than this; where it has no end, something around it scrolls.
pub(crate) fn scrolled<R>(ui: &mut Ui, height: f32, add: impl FnOnce(&mut Ui) -> R) -> R {
    if !height.is_finite() {
        return add(ui);
    }
    ScrollArea::vertical().id_salt("answers").max_height(height).auto_shrink([false, true]).show(ui, add).inner
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

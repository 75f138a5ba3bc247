//! Pickers for a whole ability: when, if, pay, does, how often, whom it helps; its sentence above them.

use super::effect::one_more;
use super::{Choice as _, Edit, Pen, RowAct, list, small_number};
use crate::games::massive_darkness::content::own_cards::{Moment, plainest};
use crate::games::massive_darkness::describe::CardText;
use crate::games::massive_darkness::rules::language::{Ability, Condition, Cost, Helps};
use crate::kit::theme::Theme;
use crate::kit::widgets::{RowButtons, Sheet, ShownRow, sheet};
use crate::tr;
use egui::{Align, Frame, Label, Layout, Margin, Response, RichText, Ui, vec2};

/// Room for the names of the parts.
const NAMES: f32 = 82.0;

/// An ability on its sheet.
pub(in crate::games::massive_darkness::view::cards) struct Sentence {
    /// What the user does to the whole ability.
    pub act: Option<RowAct>,
    /// Where the keyboard goes when somebody wants to change it.
    pub first: Response,
}

impl Sentence {
    /// Draws the sheet; the ability may be another one afterwards. The pen has the number of the sentence before the
    /// first one of this list.
    pub fn ui(ui: &mut Ui, pen: &Pen<'_>, ability: &mut Ability, at: usize, count: usize) -> Self {
        let pen = Pen { moment: Moment::of(ability.when), number: pen.number + at + 1, ..*pen };
        let before = ability.when;
        let shown = sheet(ui, Sheet::Raised, |ui| {
            ui.set_width(ui.available_width());
            let ShownRow { act, last } = ui.horizontal(|ui| header(ui, &pen, at, count)).inner;
            let theme = Theme::of(ui.ctx());
            let sentence = CardText::in_words(pen.texts).ability_text(ability);
            // As it stands on the card: in ink on paper.
            let paper = Frame::new().fill(theme.surface.paper.egui()).corner_radius(theme.sizes.corner);
            paper.inner_margin(Margin::symmetric(10, 6)).show(ui, |ui| {
                ui.set_width(ui.available_width());
                let ink = theme.surface.ink.egui();
                ui.add(Label::new(RichText::new(sentence).size(theme.sizes.text + 1.0).color(ink)).wrap());
            });
            ui.add_space(theme.space(1.0));
            parts(ui, &pen, ability);
            Self { act, first: last }
        })
        .inner;
        if ability.when != before {
            fit(ability, &pen);
        }
        shown
    }
}

fn header(ui: &mut Ui, pen: &Pen<'_>, at: usize, count: usize) -> ShownRow {
    let number = pen.number as i64;
    ui.strong(tr!(pen.texts, "cards-text-number", number = number).as_ref());
    let up = tr!(pen.texts, "cards-up", number = number);
    let down = tr!(pen.texts, "cards-down", number = number);
    let remove = tr!(pen.texts, "cards-remove", number = number);
    RowButtons { at, count, up: &up, down: &down, remove: &remove }.show(ui)
}

fn parts(ui: &mut Ui, pen: &Pen<'_>, ability: &mut Ability) {
    part(ui, pen, "part-when", |ui| ui.horizontal_wrapped(|ui| ability.when.edit(ui, pen)));
    let is_new = |offer: &Condition| pen.moment.tells(offer) && !ability.only_if.contains(offer);
    let condition = Condition::all(pen).into_iter().find(is_new);
    part(ui, pen, "part-if", |ui| list(ui, pen, &tr!(pen.texts, "part-if"), &mut ability.only_if, condition));
    let cost = Cost::all(pen).into_iter().find(|offer| pen.moment.takes(*offer));
    if cost.is_some() || !ability.pay.is_empty() {
        part(ui, pen, "part-pay", |ui| list(ui, pen, &tr!(pen.texts, "part-pay"), &mut ability.pay, cost));
    }
    part(ui, pen, "part-do", |ui| list(ui, pen, &tr!(pen.texts, "part-do"), &mut ability.effects, one_more(pen)));
    if pen.moment != Moment::Modifier || !ability.limit.is_none() || ability.optional {
        part(ui, pen, "part-limit", |ui| ui.horizontal_wrapped(|ui| how_often(ui, pen, ability)));
    }
    if matches!(pen.moment, Moment::Attack | Moment::Defense) || !ability.helps.is_owner() {
        part(ui, pen, "part-helps", |ui| ability.helps.edit(ui, pen));
    }
}

fn how_often(ui: &mut Ui, pen: &Pen<'_>, ability: &mut Ability) {
    ability.limit.edit(ui, pen);
    // EFFECT-04: only what is paid with symbols can be repeated.
    if ability.is_enchantment() || ability.repeat > 1 {
        small_number(ui, pen, "part-repeat", &mut ability.repeat, 1, 6);
    }
    ui.checkbox(&mut ability.optional, tr!(pen.texts, "part-may").as_ref());
}

/// A part with its name before it. No grid: what wraps has to know how much room there is.
fn part<R>(ui: &mut Ui, pen: &Pen<'_>, message: &str, add: impl FnOnce(&mut Ui) -> R) {
    ui.horizontal_top(|ui| {
        let size = vec2(NAMES, ui.spacing().interact_size.y);
        ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
            ui.set_width(NAMES);
            ui.label(RichText::new(pen.texts.get(message).as_ref()).weak());
        });
        ui.vertical(add);
    });
}

/// At another moment what cannot be any more goes, and something that can be takes the place of the effects.
fn fit(ability: &mut Ability, pen: &Pen<'_>) {
    let moment = Moment::of(ability.when);
    let pen = Pen { moment, ..*pen };
    ability.pay.retain(|cost| moment.takes(*cost));
    ability.only_if.retain(|condition| moment.tells(condition));
    ability.effects.retain(|effect| moment.lets(effect));
    if ability.effects.is_empty() {
        ability.effects = plainest(ability.when).effects;
    }
    if !matches!(pen.moment, Moment::Attack | Moment::Defense) {
        ability.helps = Helps::Owner;
    }
    if !ability.is_enchantment() {
        ability.repeat = 1;
    }
    if moment == Moment::Modifier {
        ability.optional = false;
    }
}

//! Building blocks: every word of the language of quests can be changed by pickers that only offer what fits. What lies on
//! the map is pointed out there: a picker asks for it ([`Asked`]), the map answers.
//!
//! `moment`, `condition` and `effect` are the parts of a rule, `goal` objectives, `figure` figures and what Heroes can do; `list`
//! puts blocks in order, `choices` and `names` are what is offered, `point` what is pointed out on the map.
//! What a word does in a game is the rules'; whether a rule makes sense is told by `lint`.

mod choices;
mod condition;
mod effect;
mod figure;
mod goal;
mod list;
mod moment;
mod names;
mod point;
#[cfg(test)]
mod tests;

pub(super) use condition::condition_list;
pub(super) use effect::effect_list;
pub(super) use figure::{act_ui, foe_ui, new_act};
pub(super) use goal::goal_ui;
pub(super) use list::{Carried, Landed, Row, carry, drop_here, handle, row_buttons};
pub(super) use names::{Answer, Asked, name_pick, names_pick};

use crate::games::massive_darkness::describe::QuestText;
use crate::games::massive_darkness::quest::Quest;
use crate::games::massive_darkness::quest::edit::Command;
use crate::games::massive_darkness::rules::language::quest::Moment;
use crate::games::massive_darkness::rules::library::Library;
use crate::house::text::Texts;
use crate::kit::own_cards::numbers::stepper;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Offer, SearchList};
use crate::tr;
use egui::{Id, RichText, Role, Ui, WidgetInfo};
use std::cell::RefCell;
use std::fmt::Debug;
use std::sync::Arc;

/// The least and the most that a drop-down list takes, in points.
const NARROW: f32 = 90.0;
const WIDE: f32 = 330.0;
/// How far the parts of a word are moved in.
const FURTHER_IN: f32 = 22.0;

/// What pickers ask for and are answered with.
#[derive(Default)]
pub(super) struct Desk {
    /// A picker waits for something on the map.
    pub asked: Option<(Id, Asked)>,
    /// What was pointed out.
    pub answer: Option<(Id, Answer)>,
    /// What else has to be done so that the new words mean something.
    pub besides: Vec<Command>,
}

/// What a picker has to know.
pub(super) struct Pen<'a> {
    /// The language.
    pub texts: &'a Texts,
    /// The quest as it is.
    pub quest: &'a Quest,
    /// The box, for the kinds of Enemies.
    pub library: &'a Library,
    /// What pickers ask for.
    pub desk: &'a RefCell<Desk>,
    /// Whose picker it is, as its name begins: "Rule 3".
    pub whose: String,
    /// Lists in lists are offered only so deep.
    pub depth: u8,
}

impl<'a> Pen<'a> {
    /// Says names and sentences.
    pub fn said(&self) -> QuestText<'a> {
        QuestText { texts: self.texts, quest: self.quest }
    }

    /// The name of a control: whose it is, and what.
    pub fn name(&self, what: &str) -> String {
        format!("{}: {what}", self.whose)
    }

    /// The same for a part of it.
    pub fn part(&self, part: &str) -> Pen<'a> {
        Pen { whose: format!("{}, {part}", self.whose), depth: self.depth, ..*self }
    }

    /// One list further in.
    pub fn deeper(&self) -> Pen<'a> {
        Pen { whose: self.whose.clone(), depth: self.depth + 1, ..*self }
    }
}

/// One of several. Its message is `block-` with what it is and the name of the variant.
pub(super) trait Choice: Clone + Debug {
    /// What is chosen, as in the ids of the messages.
    const WHAT: &'static str;
    /// Everything that can be chosen, in groups, each with the plainest values.
    fn all(pen: &Pen<'_>) -> Vec<Vec<Self>>;
}

/// The message that names a variant: `block-do-raise-level`.
fn message_id<T: Choice>(value: &T) -> String {
    let written = format!("{value:?}");
    let variant = written.split(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default();
    let mut id = format!("block-{}", T::WHAT);
    for letter in variant.chars() {
        if letter.is_uppercase() {
            id.push('-');
        }
        id.extend(letter.to_lowercase());
    }
    id
}

/// What a variant is called.
pub(super) fn variant_name<T: Choice>(texts: &Texts, value: &T) -> Arc<str> {
    texts.get(&message_id(value))
}

fn is_same<T>(one: &T, other: &T) -> bool {
    std::mem::discriminant(one) == std::mem::discriminant(other)
}

/// A drop-down list of everything that fits; true when something else was chosen. So much room is left beside it.
pub(super) fn pick<T: Choice>(ui: &mut Ui, pen: &Pen<'_>, value: &mut T, beside: f32) -> bool {
    let name = pen.name(&pen.texts.get(&format!("block-{}", T::WHAT)));
    let shown = variant_name(pen.texts, value);
    let offer = |(at, offer): (usize, T)| {
        let name = variant_name(pen.texts, &offer);
        Offer { begins_group: at == 0, ..Offer::new(name.as_ref(), is_same(&offer, value)) }
    };
    let offers = || T::all(pen).into_iter().flat_map(|group| group.into_iter().enumerate()).map(offer).collect();
    let taken = combo(ui, pen, T::WHAT, &name, RichText::new(shown.as_ref()), beside, offers);
    let new = taken.and_then(|at| T::all(pen).into_iter().flatten().nth(at)).filter(|new| !is_same(new, value));
    let is_new = new.is_some();
    if let Some(new) = new {
        *value = new;
    }
    is_new
}

/// A drop-down list as wide as there is room for, with the name of what is chosen in it besides what is.
fn combo(
    ui: &mut Ui,
    pen: &Pen<'_>,
    id: &str,
    name: &str,
    shown: RichText,
    beside: f32,
    offers: impl FnOnce() -> Vec<Offer>,
) -> Option<usize> {
    let width = (ui.available_width() - beside).clamp(NARROW, WIDE);
    let search = tr!(pen.texts, "list-search");
    let (nothing, empty) = (tr!(pen.texts, "list-nothing"), tr!(pen.texts, "block-none-yet"));
    let list = SearchList { salt: id, shown, width, search: &search, nothing: &nothing, empty: &empty };
    list.named(ui, name, offers).1
}

/// A row of its own for what belongs to a word, a little further in.
fn row<R>(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> R {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        ui.add_space(FURTHER_IN);
        add(ui)
    })
    .inner
}

/// The room that so many small buttons take.
fn room_for(ui: &Ui, buttons: u8) -> f32 {
    let theme = Theme::of(ui.ctx());
    f32::from(buttons) * (theme.sizes.control_height + 4.0)
}

/// A word between two pickers.
fn word(ui: &mut Ui, texts: &Texts, message: &str) {
    ui.label(RichText::new(texts.get(message).as_ref()).weak());
}

/// A number with one less and one more beside it, and its name before it.
fn number<N>(ui: &mut Ui, pen: &Pen<'_>, message: &str, value: &mut N, range: (i64, i64))
where
    N: Copy + TryFrom<i64>,
    i64: From<N>,
{
    row(ui, |ui| bare_number(ui, pen, message, value, range));
}

/// The same inside a row.
fn bare_number<N>(ui: &mut Ui, pen: &Pen<'_>, message: &str, value: &mut N, (least, most): (i64, i64))
where
    N: Copy + TryFrom<i64>,
    i64: From<N>,
{
    let what = pen.texts.get(message);
    let name = pen.name(&what);
    ui.label(RichText::new(what.as_ref()).weak());
    let mut number = i64::from(*value);
    stepper(ui, pen.texts, &name, &mut number, least..=most);
    *value = N::try_from(number).unwrap_or(*value);
}

/// A box to tick, named after whose it is.
pub(super) fn tick(ui: &mut Ui, pen: &Pen<'_>, message: &str, value: &mut bool) {
    let what = pen.texts.get(message);
    let response = ui.checkbox(value, what.as_ref());
    let name = pen.name(&what);
    let is_ticked = *value;
    response.widget_info(|| WidgetInfo::selected(Role::CheckBox, true, is_ticked, &name));
}

/// When a rule applies.
pub(super) fn moment_ui(ui: &mut Ui, pen: &Pen<'_>, moment: &mut Moment) {
    ui.push_id("when", |ui| moment::edit(ui, pen, moment));
}

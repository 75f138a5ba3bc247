//! Building blocks: every word of the language can be changed by pickers that only offer what fits. Enums are drop-down
//! lists, numbers have one less and one more beside them, lists can be added to, taken from and put in another order.

mod ability;
mod choices;
mod effect;
mod who;

pub(super) use ability::Sentence;
pub(super) use who::tag_name;

use crate::games::massive_darkness::content::own_cards::{Known, Moment};
use crate::games::massive_darkness::rules::language::Effect;
use crate::house::text::Texts;
use crate::kit::art::Icon;
use crate::kit::own_cards::numbers::stepper;
pub(in crate::games::massive_darkness::view::cards) use crate::kit::widgets::RowAct;
use crate::kit::widgets::{Offer, RowButtons, SearchList, icon_button};
use crate::tr;
use egui::{Color32, Response, RichText, TextStyle, Ui};
use std::fmt::Debug;
use std::sync::Arc;

/// The least and the most that a drop-down list takes, in points.
const NARROW: f32 = 70.0;
const WIDE: f32 = 420.0;

/// What an editor of words has to know.
#[derive(Clone, Copy)]
pub(in crate::games::massive_darkness::view::cards) struct Pen<'a> {
    /// The language.
    pub texts: &'a Texts,
    /// What cards may speak of.
    pub known: &'a Known,
    /// When the words shall work.
    pub moment: Moment,
    /// The number of the text on the card, from 1, or 0 outside the texts.
    pub number: usize,
    /// How deep lists lie in lists: only so far others are offered.
    pub depth: u8,
}

/// Something that can be changed by pickers.
pub(in crate::games::massive_darkness::view::cards) trait Edit {
    /// Draws the pickers; the value may be another one afterwards.
    fn edit(&mut self, ui: &mut Ui, pen: &Pen<'_>);
}

/// One of several. Its message is `pick-` with what it is and the name of the variant.
pub(in crate::games::massive_darkness::view::cards) trait Choice:
    Clone + Debug
{
    /// What is chosen, as in the ids of the messages.
    const WHAT: &'static str;
    /// Everything that can be chosen, each with the plainest values.
    fn all(pen: &Pen<'_>) -> Vec<Self>;
}

impl<'a> Pen<'a> {
    /// Words outside the texts.
    pub fn new(texts: &'a Texts, known: &'a Known) -> Self {
        Self { texts, known, moment: Moment::Event, number: 0, depth: 0 }
    }

    /// The name of a control: what it is, and in which text.
    pub fn name(&self, what: &str) -> Arc<str> {
        match self.number {
            0 => what.into(),
            number => tr!(self.texts, "cards-of-text", number = number as i64, what = what),
        }
    }

    fn deeper(self) -> Self {
        Self { depth: self.depth + 1, ..self }
    }
}

/// The message that names a variant: `pick-effect-free-attack`.
fn message_id<T: Choice>(value: &T) -> String {
    let written = format!("{value:?}");
    let variant = written.split(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default();
    let mut id = format!("pick-{}", T::WHAT);
    for letter in variant.chars() {
        if letter.is_uppercase() {
            id.push('-');
        }
        id.extend(letter.to_lowercase());
    }
    id
}

/// What a variant is called.
pub(in crate::games::massive_darkness::view::cards) fn variant_name<T: Choice>(pen: &Pen<'_>, value: &T) -> Arc<str> {
    pen.texts.get(&message_id(value))
}

/// The effects of an Event card.
pub(in crate::games::massive_darkness::view::cards) fn effects_ui(
    ui: &mut Ui,
    pen: &Pen<'_>,
    effects: &mut Vec<Effect>,
) {
    list(ui, pen, &tr!(pen.texts, "part-do"), effects, effect::one_more(pen));
}

fn is_same<T>(one: &T, other: &T) -> bool {
    std::mem::discriminant(one) == std::mem::discriminant(other)
}

/// A drop-down list of everything that fits.
pub(in crate::games::massive_darkness::view::cards) fn pick<T: Choice>(
    ui: &mut Ui,
    pen: &Pen<'_>,
    name: &str,
    value: &mut T,
    fits: impl Fn(&T) -> bool,
) -> Response {
    let shown = pen.texts.get(&message_id(value));
    let offered = |value: &T| -> Vec<T> {
        T::all(pen).into_iter().filter(|offer| is_same(offer, value) || fits(offer)).collect()
    };
    let offer = |one: &T, value: &T| Offer::new(variant_name(pen, one).as_ref(), is_same(one, value));
    let offers = || offered(value).iter().map(|one| offer(one, value)).collect();
    let (response, taken) = choose(ui, pen.texts, name, &shown, offers);
    let new = taken.and_then(|at| offered(value).into_iter().nth(at)).filter(|new| !is_same(new, value));
    if let Some(new) = new {
        *value = new;
    }
    response
}

/// A drop-down list in which one can search: its name and what is chosen in it; which of the offers was taken.
pub(in crate::games::massive_darkness::view::cards) fn choose(
    ui: &mut Ui,
    texts: &Texts,
    name: &str,
    shown: &str,
    offers: impl FnOnce() -> Vec<Offer>,
) -> (Response, Option<usize>) {
    let (search, nothing) = (tr!(texts, "list-search"), tr!(texts, "list-nothing"));
    // The same list can stand in a row more than once.
    let salt = ui.next_auto_id().value().to_string();
    let font = TextStyle::Button.resolve(ui.style());
    let words = ui.painter().layout_no_wrap(shown.to_owned(), font, Color32::PLACEHOLDER).size().x;
    let spacing = ui.spacing();
    let around = 2.0 * spacing.button_padding.x + spacing.icon_spacing + spacing.icon_width + 2.0;
    let width = (words + around).clamp(NARROW, WIDE.min(ui.max_rect().width().max(NARROW)));
    let shown = RichText::new(shown);
    let list = SearchList { salt: &salt, shown, width, search: &search, nothing: &nothing, empty: &nothing };
    list.named(ui, name, offers)
}

/// The same, as a trait method needs it.
fn pick_any<T: Choice>(ui: &mut Ui, pen: &Pen<'_>, value: &mut T) {
    let name = pen.name(&pen.texts.get(&format!("what-{}", T::WHAT)));
    pick(ui, pen, &name, value, |_| true);
}

/// A small number with its name before it.
fn small_number(ui: &mut Ui, pen: &Pen<'_>, part: &str, value: &mut u8, least: u8, most: u8) {
    let what = pen.texts.get(part);
    ui.label(what.as_ref());
    let mut number = i64::from(*value);
    stepper(ui, pen.texts, &pen.name(&what), &mut number, i64::from(least)..=i64::from(most));
    *value = u8::try_from(number).unwrap_or(*value);
}

/// Buttons to move and remove a row of a list.
fn row_buttons(ui: &mut Ui, pen: &Pen<'_>, what: &str, at: usize, count: usize) -> Option<RowAct> {
    let (texts, name, number) = (pen.texts, pen.name(what), at as i64 + 1);
    let name = name.as_ref();
    let up = tr!(texts, "cards-up-what", what = name, number = number);
    let down = tr!(texts, "cards-down-what", what = name, number = number);
    let remove = tr!(texts, "cards-remove-what", what = name, number = number);
    RowButtons { at, count, up: &up, down: &down, remove: &remove }.ui(ui)
}

/// A list of words: each row with its pickers, and a button for one more.
fn list<T: Edit + Clone>(ui: &mut Ui, pen: &Pen<'_>, what: &str, list: &mut Vec<T>, one_more: Option<T>) {
    ui.vertical(|ui| {
        let mut act = None;
        let count = list.len();
        for (at, value) in list.iter_mut().enumerate() {
            ui.push_id(at, |ui| {
                ui.horizontal_wrapped(|ui| {
                    value.edit(ui, pen);
                    if let Some(wanted) = row_buttons(ui, pen, what, at, count) {
                        act = Some((wanted, at));
                    }
                });
            });
        }
        if let Some((wanted, at)) = act {
            wanted.apply(list, at);
        }
        if let Some(value) = one_more {
            let name = tr!(pen.texts, "cards-add-what", what = pen.name(what).as_ref());
            if icon_button(ui, Icon::Plus, &name).clicked() {
                list.push(value);
            }
        }
    });
}

#[cfg(test)]
mod tests;

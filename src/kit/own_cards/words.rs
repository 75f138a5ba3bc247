//! What forms of cards are made of: parts with their names, lists of words to pick from, rows of them, the sentence that will stand on
//! the card. Each list offers what can stand there and nothing else, in the words that will stand on the card.

use crate::house::packs::over::{CardProblem, FoundProblem};
use crate::house::text::Texts;
use crate::kit::art::Icon;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Offer, RowAct, RowButtons, SearchList, icon_button};
use crate::tr;
use egui::{Align, Checkbox, Color32, Frame, Label, Layout, Margin, RichText, Role, TextStyle, Ui, WidgetInfo, vec2};
use std::sync::Arc;

/// Room for the names of the parts, and the least and the most that a list takes, in points.
const NAMES: f32 = 86.0;
const NARROW: f32 = 90.0;
const WIDE: f32 = 460.0;

/// Who changes words: the language, and what they are a part of: "Ability 1".
#[derive(Clone, Copy)]
pub(crate) struct Pen<'a> {
    pub(crate) texts: &'a Texts,
    pub(crate) of: &'a str,
}

impl Pen<'_> {
    /// What a control is called.
    pub(crate) fn name(self, what: &str) -> Arc<str> {
        tr!(self.texts, "own-cards-part-of", of = self.of, what = what)
    }
}

/// The sentence as it stands on the card: in ink on paper.
pub(crate) fn sentence_ui(ui: &mut Ui, sentence: &str) {
    let theme = Theme::of(ui.ctx());
    let paper = Frame::new().fill(theme.surface.paper.egui()).corner_radius(theme.sizes.corner);
    paper.inner_margin(Margin::symmetric(10, 6)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        let ink = theme.surface.ink.egui();
        ui.add(Label::new(RichText::new(sentence).size(theme.sizes.text + 1.0).color(ink)).wrap());
    });
}

/// What is wrong there: with an ability, from 0, or with the card as such.
pub(crate) fn wrong_ui<P: CardProblem>(ui: &mut Ui, texts: &Texts, wrong: &[FoundProblem<P>], ability: Option<usize>) {
    let danger = Theme::of(ui.ctx()).signal.danger.egui();
    for problem in wrong.iter().filter(|problem| problem.ability == ability) {
        ui.colored_label(danger, texts.get(problem.what.message_id()).as_ref());
    }
}

/// Buttons to move and remove a row.
pub(crate) fn rows_ui(ui: &mut Ui, texts: &Texts, what: &str, at: usize, count: usize) -> Option<RowAct> {
    let up = tr!(texts, "own-cards-up-what", what = what);
    let down = tr!(texts, "own-cards-down-what", what = what);
    let remove = tr!(texts, "own-cards-remove-what", what = what);
    RowButtons { at, count, up: &up, down: &down, remove: &remove }.ui(ui)
}

/// A part with its name before it. No grid: what wraps has to know how much room there is.
pub(crate) fn part_ui(ui: &mut Ui, texts: &Texts, message: &str, add: impl FnOnce(&mut Ui)) {
    ui.horizontal_top(|ui| {
        let size = vec2(NAMES, ui.spacing().interact_size.y);
        ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
            ui.set_width(NAMES);
            ui.label(RichText::new(texts.get(message).as_ref()).weak());
        });
        ui.vertical(add);
    });
}

/// A list of words: what it is a list of, and what is chosen in it.
pub(crate) struct List<'a> {
    pub(crate) what: &'static str,
    pub(crate) said: &'a str,
}

impl List<'_> {
    /// Draws it; what was taken instead of what is chosen.
    pub(crate) fn ui<T: Copy>(
        &self,
        ui: &mut Ui,
        pen: Pen<'_>,
        offered: &[T],
        said: impl Fn(&T) -> String,
        is_chosen: impl Fn(&T) -> bool,
    ) -> Option<T> {
        let texts = pen.texts;
        let (search, nothing) = (tr!(texts, "list-search"), tr!(texts, "list-nothing"));
        let salt = ui.next_auto_id().value().to_string();
        let font = TextStyle::Button.resolve(ui.style());
        let words = ui.painter().layout_no_wrap(self.said.to_owned(), font, Color32::PLACEHOLDER).size().x;
        let spacing = ui.spacing();
        let around = 2.0 * spacing.button_padding.x + spacing.icon_spacing + spacing.icon_width + 2.0;
        let most = WIDE.min((ui.max_rect().width() - 70.0).max(NARROW));
        let width = (words + around).clamp(NARROW, most);
        let shown = RichText::new(self.said);
        let list = SearchList { salt: &salt, shown, width, search: &search, nothing: &nothing, empty: &nothing };
        let offers = || offered.iter().map(|one| Offer::new(said(one), is_chosen(one))).collect();
        let (_, taken) = list.named(ui, &pen.name(&texts.get(self.what)), offers);
        offered.get(taken?).copied().filter(|one| !is_chosen(one))
    }
}

/// A list of words, one to a row.
pub(crate) struct Rows {
    pub(crate) what: &'static str,
    /// So many at most, and at least.
    pub(crate) most: usize,
    pub(crate) least: usize,
}

impl Rows {
    pub(crate) fn ui<T: Copy>(
        &self,
        ui: &mut Ui,
        pen: Pen<'_>,
        list: &mut Vec<T>,
        offered: &[T],
        mut row: impl FnMut(&mut Ui, &mut T),
    ) {
        if offered.is_empty() && list.is_empty() {
            return;
        }
        let texts = pen.texts;
        part_ui(ui, texts, self.what, |ui| {
            let name = pen.name(&texts.get(self.what));
            let (count, mut act) = (list.len(), None);
            for (at, value) in list.iter_mut().enumerate() {
                ui.push_id((self.what, at), |ui| {
                    ui.horizontal_wrapped(|ui| {
                        row(ui, value);
                        if count > self.least {
                            act = rows_ui(ui, texts, &name, at, count).map(|act| (act, at)).or(act);
                        }
                    });
                });
            }
            if let Some((act, at)) = act {
                act.apply(list, at);
            }
            if let Some(first) = offered.first().filter(|_| list.len() < self.most) {
                let add = tr!(texts, "own-cards-add-what", what = name.as_ref());
                if icon_button(ui, Icon::Plus, &add).clicked() {
                    list.push(*first);
                }
            }
        });
    }
}

/// A row of a grid: a name and what belongs to it.
pub(crate) fn named(ui: &mut Ui, texts: &Texts, message: &str, add: impl FnOnce(&mut Ui, &str)) {
    let name = texts.get(message);
    ui.label(name.as_ref());
    add(ui, &name);
    ui.end_row();
}

/// A box to tick, in a row that says what it is.
pub(crate) fn switch_ui(ui: &mut Ui, name: &str, is_on: &mut bool) {
    let ticked = ui.add(Checkbox::without_text(is_on));
    ticked.widget_info(|| WidgetInfo::selected(Role::CheckBox, true, *is_on, name));
}

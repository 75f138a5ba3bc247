//! The words of rules as pickers: whole sentences are chosen from a list of all that the Quest has names for ([`Offered`]), numbers
//! stand beside them. What they say is made once per change ([`Written`]).

mod offered;
#[cfg(test)]
mod tests;
mod written;

pub(super) use offered::{Choice, Offered};
pub(super) use written::Written;

use crate::games::massive_darkness_2::rules::quest::{Bring, Goal, Happens, Need, Opening, Pay};
use crate::games::massive_darkness_2::rules::{Dice, Die};
use crate::games::massive_darkness_2::view::art::{self, FallenDie};
use crate::house::text::{Texts, shown};
use crate::kernel::dice::Symbols;
use crate::kernel::game::MessageId;
use crate::kit::art::Icon;
use crate::kit::theme::Theme;
use crate::kit::widgets::{drop_down, icon_button};
use crate::tr;
use egui::{ComboBox, DragValue, Sense, Ui, Vec2};
use std::cell::Cell;
use std::sync::Arc;

/// The greatest number in a rule.
const MOST: u8 = 99;
/// So many dice of one colour can be written down.
const MOST_DICE: u8 = 6;
/// Side of a die, in points.
const DIE: f32 = 22.0;
/// Room for a number and a button behind a list, in points.
const BEHIND: f32 = 104.0;
/// Room for two more buttons.
const ROW: f32 = 80.0;
/// What a number and a button really take; long words come so near to the edge.
const NUMBER: f32 = 54.0;
const BUTTON: f32 = 40.0;
/// A list is no narrower.
const NARROWEST: f32 = 90.0;

/// A word of rules that has a number or none.
pub(super) trait Numbered: Clone + PartialEq {
    fn number(&mut self) -> Option<&mut u8>;

    /// The same but for its number.
    fn is_like(&self, other: &Self) -> bool {
        let (mut one, mut other) = (self.clone(), other.clone());
        for number in [one.number(), other.number()].into_iter().flatten() {
            *number = 0;
        }
        one == other
    }
}

impl Numbered for Need<String> {
    fn number(&mut self) -> Option<&mut u8> {
        match self {
            Self::Did(_, number) | Self::PerHero(_, number) => Some(number),
            _ => None,
        }
    }
}

impl Numbered for Bring<String> {
    fn number(&mut self) -> Option<&mut u8> {
        match self {
            Self::Xp(number) | Self::XpForAll(number) | Self::Count(_, number) | Self::Spawn(Some(number)) => {
                Some(number)
            }
            _ => None,
        }
    }
}

impl Numbered for Goal<String> {
    fn number(&mut self) -> Option<&mut u8> {
        match self {
            Self::Did(_, number) | Self::BoundKilled(number) => Some(number),
            Self::AllLeft | Self::BossKilled => None,
        }
    }
}

/// A list that has its line for itself leaves nothing behind it.
fn needed_beside(ui: &Ui) -> f32 {
    if ui.layout().is_horizontal() { BEHIND } else { 0.0 }
}

fn needed_by_number<T: Numbered>(now: &T) -> f32 {
    if now.clone().number().is_some() { NUMBER } else { 0.0 }
}

/// A list from which one is chosen.
pub(super) struct List<'l, T> {
    /// Sets it apart from other lists.
    pub(super) salt: &'l str,
    /// What is chosen in it.
    pub(super) name: MessageId,
    pub(super) offered: &'l [Choice<T>],
    /// What is chosen now.
    pub(super) words: &'l str,
    /// Room that is left behind it, so that lists lie below each other.
    behind: f32,
    /// How much of that is needed: long words take the rest.
    needed: f32,
}

/// Several words of rules, a line each.
struct Lines<'l, T> {
    salt: &'l str,
    name: MessageId,
    /// What adds one more.
    add: MessageId,
    now: &'l [T],
    words: &'l [Arc<str>],
    offered: &'l [Choice<T>],
}

/// Pickers for the rules of a Quest.
pub(super) struct Pickers<'t> {
    pub(super) offered: &'t Offered,
    pub(super) texts: &'t Texts,
    /// Only a number has changed, which somebody may still be dragging.
    pub(super) only_number: Cell<bool>,
}

impl<'t> Pickers<'t> {
    pub(super) fn of(offered: &'t Offered, texts: &'t Texts) -> Self {
        Self { offered, texts, only_number: Cell::new(false) }
    }

    /// A list from which one is chosen; what was taken, if that is another one.
    pub(super) fn pick<T: Clone>(&self, ui: &mut Ui, list: &List<'_, T>, is: impl Fn(&T) -> bool) -> Option<T> {
        let List { salt, name, offered, words, behind, needed } = *list;
        let mut taken = None;
        let room = ui.available_width();
        let width = (room - behind).max(NARROWEST);
        let combo = ComboBox::from_id_salt(salt).selected_text(words).width(width).truncate();
        // Long words end with their room: what stands behind them would make the page wider, and the map smaller.
        let response = ui.scope(|ui| {
            ui.set_max_width(width.max(room - needed));
            drop_down(ui, combo, |ui| {
                for one in offered {
                    let is_chosen = is(&one.what);
                    if ui.selectable_label(is_chosen, one.words.as_ref()).clicked() && !is_chosen {
                        taken = Some(one.what.clone());
                    }
                }
            })
        });
        let response = response.inner;
        let label = format!("{}: {words}", self.texts.get(name));
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(label.as_str()));
        taken
    }

    /// The same where what is chosen is always offered.
    pub(super) fn choose<T: Clone + PartialEq>(
        &self,
        ui: &mut Ui,
        salt: &str,
        name: MessageId,
        offered: &[Choice<T>],
        now: &T,
    ) -> Option<T> {
        let known = offered.iter().find(|choice| choice.what == *now);
        let words = known.map_or("", |choice| choice.words.as_ref());
        let needed = needed_beside(ui);
        self.pick(ui, &List { salt, name, offered, words, behind: BEHIND, needed }, |one| one == now)
    }

    /// A number; what it has become.
    pub(super) fn number(&self, ui: &mut Ui, name: MessageId, now: u8, most: u8) -> Option<u8> {
        let mut number = now;
        let drag = ui.add(DragValue::new(&mut number).range(0..=most).speed(0.1));
        let name = self.texts.get(name);
        ui.ctx().accesskit_node_builder(drag.id, |node| node.set_label(name.as_ref()));
        self.only_number.set(self.only_number.get() | drag.changed());
        drag.changed().then_some(number)
    }

    /// A word, with its number if it has one.
    fn numbered<T: Numbered>(&self, ui: &mut Ui, list: &List<'_, T>, now: &T) -> Option<T> {
        let taken = self.pick(ui, list, |one| one.is_like(now));
        let mut other = now.clone();
        let is_new = other.number().is_some_and(|number| {
            let new = self.number(ui, "rules-md2-number", *number, MOST);
            *number = new.unwrap_or(*number);
            new.is_some()
        });
        taken.or(is_new.then_some(other))
    }

    fn lines<T: Numbered>(&self, ui: &mut Ui, lines: &Lines<'_, T>) -> Option<Vec<T>> {
        let mut new: Option<Vec<T>> = None;
        for (at, (now, words)) in lines.now.iter().zip(lines.words).enumerate() {
            ui.horizontal(|ui| {
                let salt = format!("{}-{at}", lines.salt);
                let (name, offered) = (lines.name, lines.offered);
                let needed = BUTTON + needed_by_number(now);
                let list = List { salt: &salt, name, offered, words, behind: BEHIND, needed };
                if let Some(other) = self.numbered(ui, &list, now) {
                    new.get_or_insert_with(|| lines.now.to_vec())[at] = other;
                }
                if icon_button(ui, Icon::Close, &tr!(self.texts, "rules-md2-remove")).clicked() {
                    new.get_or_insert_with(|| lines.now.to_vec()).remove(at);
                }
            });
        }
        if ui.button(self.texts.get(lines.add).as_ref()).clicked()
            && let Some(first) = lines.offered.first()
        {
            new.get_or_insert_with(|| lines.now.to_vec()).push(first.what.clone());
        }
        new
    }

    /// What must be so, one line each, and a button for one more.
    pub(super) fn needs_ui(
        &self,
        ui: &mut Ui,
        salt: &str,
        now: &[Need<String>],
        words: &[Arc<str>],
    ) -> Option<Vec<Need<String>>> {
        let salt = format!("{salt}-need");
        let offered = &self.offered.needs;
        self.lines(ui, &Lines { salt: &salt, name: "rules-md2-need", add: "rules-md2-add-need", now, words, offered })
    }

    /// What it brings, one line each, and a button for one more.
    pub(super) fn brings_ui(
        &self,
        ui: &mut Ui,
        salt: &str,
        now: &[Bring<String>],
        words: &[Arc<str>],
    ) -> Option<Vec<Bring<String>>> {
        let salt = format!("{salt}-bring");
        let offered = &self.offered.brings;
        self.lines(ui, &Lines { salt: &salt, name: "rules-md2-bring", add: "rules-md2-add-bring", now, words, offered })
    }

    /// An objective; behind it are so many buttons.
    pub(super) fn goal_ui(
        &self,
        ui: &mut Ui,
        salt: &str,
        now: &Goal<String>,
        words: &str,
        buttons: u8,
    ) -> Option<Goal<String>> {
        let (name, offered) = ("rules-md2-goal", &self.offered.goals);
        let needed = BUTTON * f32::from(buttons) + needed_by_number(now);
        let list = List { salt, name, offered, words, behind: BEHIND + ROW, needed };
        self.numbered(ui, &list, now)
    }

    /// The first objective that can be chosen.
    pub(super) fn first_goal(&self) -> Option<Goal<String>> {
        self.offered.goals.first().map(|goal| goal.what.clone())
    }

    /// At which kind of tokens, or anywhere.
    pub(super) fn place_ui(&self, ui: &mut Ui, salt: &str, now: &Option<String>) -> Option<Option<String>> {
        self.choose(ui, salt, "rules-md2-at", &self.offered.places, now)
    }

    /// A kind of token, or none.
    pub(super) fn maybe_token_ui(
        &self,
        ui: &mut Ui,
        salt: &str,
        name: MessageId,
        now: &Option<String>,
    ) -> Option<Option<String>> {
        self.choose(ui, salt, name, &self.offered.maybe_tokens, now)
    }

    /// A task, by its name.
    pub(super) fn task_ui(&self, ui: &mut Ui, salt: &str, now: &str) -> Option<String> {
        self.named_ui(ui, salt, "rules-md2-task", &self.offered.tasks, now)
    }

    /// Something that has a name in the Quest; a name that nothing has is shown as it is.
    pub(super) fn named_ui(
        &self,
        ui: &mut Ui,
        salt: &str,
        name: MessageId,
        offered: &[Choice<String>],
        now: &str,
    ) -> Option<String> {
        let known = offered.iter().find(|choice| choice.what == now);
        let words = known.map_or_else(|| shown(now).into(), |choice| Arc::clone(&choice.words));
        let needed = needed_beside(ui);
        self.pick(ui, &List { salt, name, offered, words: &words, behind: BEHIND, needed }, |one| one == now)
    }

    /// What is paid.
    pub(super) fn pay_ui(&self, ui: &mut Ui, salt: &str, now: Pay) -> Option<Pay> {
        self.choose(ui, salt, "rules-md2-pay", &self.offered.pays, &now)
    }

    /// How a special door opens.
    pub(super) fn opening_ui(&self, ui: &mut Ui, salt: &str, now: Opening) -> Option<Opening> {
        self.choose(ui, salt, "rules-md2-opening", &self.offered.openings, &now)
    }

    /// When something happens by itself.
    pub(super) fn happens_ui(&self, ui: &mut Ui, salt: &str, now: Happens) -> Option<Happens> {
        self.choose(ui, salt, "rules-md2-when", &self.offered.happenings, &now)
    }

    /// How often.
    pub(super) fn times_ui(&self, ui: &mut Ui, now: u8) -> Option<u8> {
        self.number(ui, "rules-md2-number", now, MOST)
    }

    /// Dice, colour by colour.
    pub(super) fn dice_ui(&self, ui: &mut Ui, now: Dice) -> Option<Dice> {
        let mut new = None;
        ui.horizontal_wrapped(|ui| {
            for die in Die::ALL {
                let name = crate::games::massive_darkness_2::describe::die_name(die, self.texts);
                let mut count = now.count(die);
                // A die and its number stand in one line.
                if ui.available_size_before_wrap().x < DIE + NUMBER {
                    ui.end_row();
                }
                let (place, drawn) = ui.allocate_exact_size(Vec2::splat(DIE), Sense::hover());
                let fallen = FallenDie::lying(die, Symbols::NONE);
                art::die(ui.painter(), Theme::of(ui.ctx()), place, &fallen);
                drawn.on_hover_text(name.as_ref());
                let drag = ui.add(DragValue::new(&mut count).range(0..=MOST_DICE).speed(0.05));
                ui.ctx().accesskit_node_builder(drag.id, |node| node.set_label(name.as_ref()));
                if drag.on_hover_text(name.as_ref()).changed() {
                    self.only_number.set(true);
                    let mut dice = now;
                    dice.0[die as usize] = count;
                    new = Some(dice);
                }
            }
        });
        new
    }
}

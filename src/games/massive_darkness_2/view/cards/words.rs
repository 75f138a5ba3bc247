//! The parts of forms: dice, words with a number or dice in them, an ability, what Claws bring.

use crate::games::massive_darkness_2::describe::abilities::{condition, cost, effect, limit, sentence, when};
use crate::games::massive_darkness_2::describe::enemies::{claw_effect, claw_sentence};
use crate::games::massive_darkness_2::describe::type_name;
use crate::games::massive_darkness_2::own_cards::fits::{Part, Role, Word, of_claws};
use crate::games::massive_darkness_2::own_cards::{FoundProblem, MOST_CLAWS, MOST_LINES};
use crate::games::massive_darkness_2::rules::language::{Ability, ClawAbility, ClawTime, Limit, When};
use crate::games::massive_darkness_2::rules::{AttackType, Dice, Die};
use crate::games::massive_darkness_2::view::art::{FallenDie, die};
use crate::house::text::Texts;
use crate::kernel::dice::Symbols;
use crate::kit::own_cards::numbers::small;
use crate::kit::own_cards::words::{List, Pen, Rows, part_ui, rows_ui, sentence_ui, wrong_ui};
use crate::kit::theme::Theme;
use crate::kit::widgets::{RowAct, Sheet, sheet};
use crate::tr;
use egui::{Sense, Ui, Vec2};
use std::sync::Arc;

/// The side of a die that stands for its colour, in points.
const DIE: f32 = 26.0;
/// A row keeps so far from the edge, and is never narrower.
const AT_THE_EDGE: f32 = 16.0;
const LEAST: f32 = 160.0;

/// Dice, a number for each colour.
pub(super) fn dice_ui(ui: &mut Ui, texts: &Texts, of: &str, dice: &mut Dice, colours: &[Die]) {
    wrapped(ui, |ui| colours_ui(ui, texts, of, dice, colours));
}

/// A row that goes on below where it would leave the page. Grids do not say how much room there is.
pub(super) fn wrapped(ui: &mut Ui, add: impl FnOnce(&mut Ui)) {
    let room = (ui.clip_rect().right() - ui.cursor().left() - AT_THE_EDGE).max(LEAST);
    ui.scope(|ui| {
        ui.set_max_width(room);
        ui.horizontal_wrapped(add);
    });
}

/// The same within a row.
fn colours_ui(ui: &mut Ui, texts: &Texts, of: &str, dice: &mut Dice, colours: &[Die]) {
    for which in colours.iter().copied() {
        let colour = colour_name(which, texts);
        let (place, drawn) = ui.allocate_exact_size(Vec2::splat(DIE), Sense::hover());
        let fallen = FallenDie::lying(which, Symbols::NONE);
        die(ui.painter(), Theme::of(ui.ctx()), place, &fallen);
        drawn.on_hover_text(colour.as_ref());
        let name = tr!(texts, "own-cards-part-of", of = of, what = colour.as_ref());
        small(ui, texts, &name, &mut dice.0[which as usize], 0..=Die::LIMITS[which as usize]);
    }
}

/// The dice of a colour.
fn colour_name(which: Die, texts: &Texts) -> Arc<str> {
    match which {
        Die::Yellow => tr!(texts, "cards-md2-yellow"),
        Die::Orange => tr!(texts, "cards-md2-orange"),
        Die::Blue => tr!(texts, "cards-md2-blue"),
        Die::Purple => tr!(texts, "cards-md2-purple"),
        Die::Black => tr!(texts, "cards-md2-black"),
    }
}

/// Attack dice by type: who ticks a type offers it.
pub(super) fn attack_ui(ui: &mut Ui, texts: &Texts, of: &str, attack: &mut Vec<(AttackType, Dice)>, colours: &[Die]) {
    for kind in AttackType::ALL {
        let name = type_name(kind, texts);
        let of = tr!(texts, "own-cards-part-of", of = of, what = name.as_ref());
        wrapped(ui, |ui| {
            let mut is_on = attack.iter().any(|(other, _)| *other == kind);
            if ui.checkbox(&mut is_on, name.as_ref()).changed() {
                attack.retain(|(other, _)| *other != kind);
                attack.extend(is_on.then(|| (kind, Dice::of(Die::Yellow, 1))));
                attack.sort_by_key(|(kind, _)| *kind);
            }
            if let Some((_, dice)) = attack.iter_mut().find(|(other, _)| *other == kind) {
                colours_ui(ui, texts, &of, dice, colours);
            }
        });
    }
}

/// The number or the dice in a word.
fn inside_ui<W: Word>(ui: &mut Ui, pen: Pen<'_>, what: &str, word: &mut W) {
    let of = pen.name(what);
    let pen = Pen { of: &of, ..pen };
    match word.part() {
        Some(Part::Number(number, most)) => {
            small(ui, pen.texts, &pen.name(&tr!(pen.texts, "part-number")), number, 1..=most);
        }
        Some(Part::Dice(dice, colours)) => colours_ui(ui, pen.texts, pen.of, dice, colours),
        None => {}
    }
}

/// A list of words, a row each.
pub(super) struct Words<'w, W> {
    /// The message that names it.
    pub what: &'static str,
    /// What can be taken.
    pub offered: &'w [W],
    /// What each is called.
    pub said: &'w dyn Fn(W) -> String,
    /// So many at least.
    pub least: usize,
}

impl<W: Word> Words<'_, W> {
    pub(super) fn ui(&self, ui: &mut Ui, pen: Pen<'_>, list: &mut Vec<W>) {
        let rows = Rows { what: self.what, most: MOST_LINES, least: self.least };
        // One more line begins with a word that does not stand there yet.
        let fresh: Vec<W> = self.offered.iter().copied().filter(|word| !word.is_among(list)).collect();
        rows.ui(ui, pen, list, &fresh, |ui, word| self.one_ui(ui, pen, word));
    }

    /// One word of the list.
    pub(super) fn one_ui(&self, ui: &mut Ui, pen: Pen<'_>, word: &mut W) {
        let read = *word;
        let list = List { what: self.what, said: &(self.said)(read) };
        let taken = list.ui(ui, pen, self.offered, |one| (self.said)(*one), |one| one.plain() == read.plain());
        if let Some(taken) = taken {
            *word = taken;
        }
        inside_ui(ui, pen, &pen.texts.get(self.what), word);
    }
}

/// What stands above an ability: its name, which it is, and of how many that can be moved and removed.
pub(super) struct Header<'h> {
    pub title: &'h str,
    pub at: usize,
    pub rows: Option<usize>,
}

/// An ability on its sheet, with what is wrong with it; what shall become of the whole of it.
pub(super) fn ability_ui(
    ui: &mut Ui,
    texts: &Texts,
    header: &Header<'_>,
    role: Role,
    ability: &mut Ability,
    wrong: &[FoundProblem],
) -> Option<RowAct> {
    let pen = Pen { texts, of: header.title };
    let mut act = None;
    sheet(ui, Sheet::Raised, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal(|ui| {
            ui.strong(header.title);
            act = header.rows.and_then(|rows| rows_ui(ui, texts, header.title, header.at, rows));
        });
        sentence_ui(ui, &sentence(ability, texts));
        let theme = Theme::of(ui.ctx());
        wrong_ui(ui, texts, wrong, Some(header.at));
        ui.add_space(theme.space(1.0));
        parts_ui(ui, pen, role, ability);
    });
    act
}

fn parts_ui(ui: &mut Ui, pen: Pen<'_>, role: Role, ability: &mut Ability) {
    let texts = pen.texts;
    let whens = role.whens();
    if whens.len() > 1 {
        part_ui(ui, texts, "part-when", |ui| {
            ui.horizontal_wrapped(|ui| {
                let list = List { what: "part-when", said: &when_said(ability.when, texts) };
                let taken = list.ui(ui, pen, &whens, |one| when_said(*one, texts), |one| *one == ability.when);
                ability.when = taken.unwrap_or(ability.when);
            });
        });
    }
    let limits = role.limits(ability);
    if limits.len() > 1 || !limits.contains(&ability.limit) {
        part_ui(ui, texts, "part-use", |ui| {
            ui.horizontal_wrapped(|ui| {
                let list = List { what: "part-use", said: &limit_said(ability.limit, texts) };
                let taken = list.ui(ui, pen, &limits, |one| limit_said(*one, texts), |one| *one == ability.limit);
                ability.limit = taken.unwrap_or(ability.limit);
            });
        });
    }
    let when = ability.when;
    let said = |one| condition(one, texts).to_string();
    Words { what: "part-if", offered: &role.conditions(when), said: &said, least: 0 }.ui(ui, pen, &mut ability.r#if);
    let said = |one| cost(one, texts).to_string();
    Words { what: "part-cost", offered: &role.costs(when), said: &said, least: 0 }.ui(ui, pen, &mut ability.cost);
    let said = |one| effect(one, texts).to_string();
    Words { what: "part-do", offered: &role.effects(when), said: &said, least: 0 }.ui(ui, pen, &mut ability.r#do);
}

fn when_said(moment: When, texts: &Texts) -> String {
    when(moment, texts).unwrap_or_else(|| tr!(texts, "cards-md2-when-free")).to_string()
}

fn limit_said(often: Limit, texts: &Texts) -> String {
    limit(often, texts).unwrap_or_else(|| tr!(texts, "cards-md2-as-timed")).to_string()
}

/// What Claws bring, on its sheet.
pub(super) fn claw_ui(ui: &mut Ui, pen: Pen<'_>, claw: &mut ClawAbility, is_mob: bool) {
    let texts = pen.texts;
    sheet(ui, Sheet::Raised, |ui| {
        ui.set_width(ui.available_width());
        ui.strong(tr!(texts, "cards-md2-claw").as_ref());
        sentence_ui(ui, &claw_sentence(claw, texts));
        ui.add_space(Theme::of(ui.ctx()).space(1.0));
        let said = |time: &ClawTime| match time {
            ClawTime::Attack => tr!(texts, "claw-attack").to_string(),
            ClawTime::Defense => tr!(texts, "claw-defense").to_string(),
            ClawTime::Combat => tr!(texts, "claw-combat").to_string(),
        };
        part_ui(ui, texts, "part-when", |ui| {
            ui.horizontal_wrapped(|ui| {
                let times = [ClawTime::Attack, ClawTime::Defense, ClawTime::Combat];
                let list = List { what: "part-when", said: &said(&claw.when) };
                claw.when = list.ui(ui, pen, &times, said, |one| *one == claw.when).unwrap_or(claw.when);
                ui.checkbox(&mut claw.once, tr!(texts, "claw-once").as_ref());
            });
        });
        part_ui(ui, texts, "part-claws", |ui| {
            small(ui, texts, &pen.name(&tr!(texts, "part-claws")), &mut claw.claws, 1..=MOST_CLAWS);
        });
        let said = |one| claw_effect(one, texts).to_string();
        Words { what: "part-do", offered: &of_claws(is_mob), said: &said, least: 1 }.ui(ui, pen, &mut claw.r#do);
    });
    ui.add_space(Theme::of(ui.ctx()).space(1.0));
}

//! The words of an ability, to be picked: each list offers what can stand there and nothing else, in the words that will stand on the
//! card.

use crate::games::boss_monster::describe::{at, condition, cost, effect, sentence, when};
use crate::games::boss_monster::own_cards::{
    Deck, FoundProblem, Words, amount_mut, amounts, fitted, plain_amount, plain_cost, plain_effect, same_condition,
    words_of,
};
use crate::games::boss_monster::rules::language::{Ability, Amount, By, Condition, Cost, Effect, Limit, Way, When};
use crate::house::text::Texts;
use crate::kit::art::Icon;
use crate::kit::own_cards::numbers::{signed, small};
use crate::kit::own_cards::words::{List, Pen, Rows, part_ui, rows_ui, sentence_ui, wrong_ui};
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, RowAct, Sheet, icon_button, sheet};
use crate::tr;
use egui::{RichText, Ui};
use std::ops::RangeInclusive;

/// A card's abilities, to be changed.
pub(super) struct Passage<'a> {
    pub(super) deck: Deck,
    pub(super) abilities: &'a mut Vec<Ability>,
}

impl Passage<'_> {
    /// Draws the ability of this number on its sheet, with what is wrong with it; what shall become of the whole of it.
    pub(super) fn ability_ui(
        &mut self,
        ui: &mut Ui,
        texts: &Texts,
        number: usize,
        wrong: &[FoundProblem],
    ) -> Option<RowAct> {
        let of = tr!(texts, "cards-text-number", number = number as i64 + 1);
        let pen = Pen { texts, of: &of };
        let mut ability = self.abilities.get(number)?.clone();
        let mut act = None;
        sheet(ui, Sheet::Raised, |ui| {
            ui.set_width(ui.available_width());
            ui.horizontal(|ui| act = self.header_ui(ui, texts, number));
            sentence_ui(ui, &sentence(&ability, texts));
            let theme = Theme::of(ui.ctx());
            wrong_ui(ui, texts, wrong, Some(number));
            ui.add_space(theme.space(1.0));
            self.parts_ui(ui, pen, &mut ability, number);
        });
        if self.abilities.get(number) != Some(&ability) {
            if let Some(place) = self.abilities.get_mut(number) {
                *place = ability;
            }
            let fitting = fitted(self.deck, self.abilities, number);
            if let Some(place) = self.abilities.get_mut(number) {
                *place = fitting;
            }
        }
        act
    }

    fn header_ui(&self, ui: &mut Ui, texts: &Texts, at: usize) -> Option<RowAct> {
        let number = at as i64 + 1;
        if self.deck == Deck::Miniboss {
            // BM-MINI-12: each Level has its own, and they stay where they are.
            ui.strong(tr!(texts, "cards-level", number = number).as_ref());
            return None;
        }
        ui.strong(tr!(texts, "cards-text-number", number = number).as_ref());
        let what = tr!(texts, "cards-text-number", number = number);
        rows_ui(ui, texts, &what, at, self.abilities.len())
    }

    fn parts_ui(&self, ui: &mut Ui, pen: Pen<'_>, ability: &mut Ability, number: usize) {
        let texts = pen.texts;
        let words = words_of(self.deck, self.abilities, number);
        part_ui(ui, texts, "part-when", |ui| {
            ui.horizontal_wrapped(|ui| {
                let list = List { what: "part-when", said: &when_said(ability.when, texts) };
                if let Some(taken) =
                    list.ui(ui, pen, &words.whens(), |one| when_said(*one, texts), |one| *one == ability.when)
                {
                    ability.when = taken;
                }
            });
        });
        let (bys, limits) = (words.bys(), words.limits());
        if bys.len() > 1 || limits.len() > 1 || words.can_decline() || ability.may {
            part_ui(ui, texts, "part-use", |ui| {
                ui.horizontal_wrapped(|ui| use_ui(ui, pen, ability, &bys, &limits, words.can_decline()));
            });
        }
        let (count, mut gone) = (ability.ways.len(), None);
        for (at, way) in ability.ways.iter_mut().enumerate() {
            ui.push_id(("way", at), |ui| {
                if count > 1 {
                    ui.horizontal(|ui| {
                        let name = tr!(texts, "cards-way", number = at as i64 + 1);
                        ui.label(RichText::new(name.as_ref()).strong());
                        let remove = tr!(texts, "own-cards-remove-what", what = &*pen.name(&name));
                        if icon_button(ui, Icon::Close, &remove).clicked() {
                            gone = Some(at);
                        }
                    });
                }
                way_ui(ui, pen, &words, way);
            });
        }
        if let Some(at) = gone {
            ability.ways.remove(at);
        }
        if words.has_ways()
            && count < 3
            && ui.add(Action::new(Icon::Plus, &pen.name(&tr!(texts, "cards-another-way")))).clicked()
            && let Some(last) = ability.ways.last().cloned()
        {
            ability.ways.push(last);
        }
    }
}

fn when_said(moment: When, texts: &Texts) -> String {
    let said = match moment {
        When::Always => tr!(texts, "cards-always"),
        When::Cast => tr!(texts, "cards-cast"),
        other => when(other, texts).unwrap_or_default(),
    };
    said.to_string()
}

fn use_ui(ui: &mut Ui, pen: Pen<'_>, ability: &mut Ability, bys: &[By], limits: &[Limit], can_decline: bool) {
    let texts = pen.texts;
    let by_said = |by: &By| match by {
        By::Owner => tr!(texts, "cards-by-owner").to_string(),
        By::Others => tr!(texts, "by-others").to_string(),
    };
    let limit_said = |limit: &Limit| match limit {
        Limit::Free => tr!(texts, "cards-limit-free").to_string(),
        Limit::Round => tr!(texts, "limit-round").to_string(),
        Limit::RoundEach => tr!(texts, "limit-round-each").to_string(),
    };
    if bys.len() > 1 {
        let list = List { what: "part-by", said: &by_said(&ability.by) };
        if let Some(taken) = list.ui(ui, pen, bys, by_said, |by| *by == ability.by) {
            ability.by = taken;
        }
    }
    if limits.len() > 1 {
        let list = List { what: "part-limit", said: &limit_said(&ability.limit) };
        if let Some(taken) = list.ui(ui, pen, limits, limit_said, |limit| *limit == ability.limit) {
            ability.limit = taken;
        }
    }
    if can_decline || ability.may {
        ui.checkbox(&mut ability.may, tr!(texts, "cards-may").as_ref());
    }
}

fn way_ui(ui: &mut Ui, pen: Pen<'_>, words: &Words<'_>, way: &mut Way) {
    let texts = pen.texts;
    let targets = words.targets();
    if targets.len() > 1 || !targets.contains(&way.at) {
        part_ui(ui, texts, "part-at", |ui| {
            let said = |one: &_| at(*one, texts).unwrap_or_else(|| tr!(texts, "cards-nothing")).to_string();
            let list = List { what: "part-at", said: &said(&way.at) };
            if let Some(taken) = list.ui(ui, pen, &targets, said, |one| *one == way.at) {
                way.at = taken;
            }
        });
    }
    let conditions = words.conditions(way);
    let row = Rows { what: "part-if", most: 2, least: 0 };
    row.ui(ui, pen, &mut way.r#if, &conditions, |ui, one| {
        let said = |one: &Condition| condition(*one, texts).to_string();
        let list = List { what: "part-if", said: &said(one) };
        let read = *one;
        if let Some(taken) = list.ui(ui, pen, &conditions, said, |other| same_condition(*other, read)) {
            *one = taken;
        }
        if let Condition::HealthLeft(number) = one {
            small(ui, texts, &pen.name(&tr!(texts, "part-number")), number, 1..=20);
        }
    });
    let costs = words.costs(way);
    let row = Rows { what: "part-cost", most: 3, least: 0 };
    row.ui(ui, pen, &mut way.cost, &costs, |ui, one| {
        let said = |one: &Cost| cost(*one, texts).to_string();
        let list = List { what: "part-cost", said: &said(one) };
        let read = *one;
        if let Some(taken) = list.ui(ui, pen, &costs, said, |other| plain_cost(*other) == plain_cost(read)) {
            *one = taken;
        }
        if let Some((number, bounds)) = cost_number(one) {
            small(ui, texts, &pen.name(&tr!(texts, "part-number")), number, bounds);
        }
    });
    let (effects, read) = (words.effects(way), way.clone());
    let row = Rows { what: "part-do", most: 4, least: 1 };
    row.ui(ui, pen, &mut way.r#do, &effects, |ui, one| effect_ui(ui, pen, words, &read, &effects, one));
}

fn cost_number(cost: &mut Cost) -> Option<(&mut u8, RangeInclusive<u8>)> {
    Some(match cost {
        Cost::Coins(number) | Cost::Give(number) => (number, 1..=9),
        Cost::CoinsFrom(number) | Cost::GiveFrom(number) => (number, 0..=9),
        Cost::Discard(_, number) => (number, 1..=2),
        Cost::GiveLevel | Cost::DiscardThis | Cost::DestroyThis | Cost::DestroyOwn(_) => return None,
    })
}

fn effect_number(effect: &mut Effect) -> Option<(&mut u8, RangeInclusive<u8>)> {
    Some(match effect {
        Effect::Icons(_, number) => (number, 1..=4),
        Effect::StartLevel(number) => (number, 2..=3),
        Effect::ExtraCoins(number) | Effect::PlaceCoins(number) => (number, 1..=9),
        Effect::Mill(number) => (number, 1..=8),
        Effect::Strike(number) => (number, 1..=20),
        _ => return None,
    })
}

fn effect_ui(ui: &mut Ui, pen: Pen<'_>, words: &Words<'_>, way: &Way, offered: &[Effect], one: &mut Effect) {
    let texts = pen.texts;
    let said = |one: &Effect| effect(*one, texts).to_string();
    let read = *one;
    let list = List { what: "part-do", said: &said(one) };
    if let Some(taken) = list.ui(ui, pen, offered, said, |other| plain_effect(*other) == plain_effect(read)) {
        *one = taken;
    }
    let name = pen.name(&tr!(texts, "part-number"));
    if let Some((number, bounds)) = effect_number(one) {
        small(ui, texts, &name, number, bounds);
    }
    let known = amounts(words, way, one);
    let takes = matches!(one, Effect::Damage(..));
    let least = if takes { -9 } else { 1 };
    let whole = *one;
    let Some(amount) = amount_mut(one) else { return };
    let (Amount::N(number) | Amount::Per(number, _) | Amount::Plus(number, _, _)) = amount;
    signed(ui, texts, &name, number, least..=9);
    if known.len() > 1 {
        let counted = |amount: &Amount| {
            let mut whole = whole;
            if let Some(place) = amount_mut(&mut whole) {
                *place = *amount;
            }
            match amount {
                Amount::N(_) => tr!(texts, "cards-exactly").to_string(),
                _ => effect(whole, texts).to_string(),
            }
        };
        let short = match amount {
            Amount::N(_) => tr!(texts, "cards-exactly"),
            Amount::Per(..) => tr!(texts, "cards-for-each"),
            Amount::Plus(..) => tr!(texts, "cards-and-for-each"),
        };
        let read = *amount;
        let list = List { what: "part-amount", said: &short };
        if let Some(taken) = list.ui(ui, pen, &known, counted, |other| plain_amount(*other) == plain_amount(read)) {
            *amount = taken;
        }
    }
    if let Amount::Plus(_, each, _) = amount {
        signed(ui, texts, &pen.name(&tr!(texts, "part-each")), each, 1..=9);
    }
}

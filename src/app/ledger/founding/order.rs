//! STORY-18: which quests a campaign has, and in which order: as printed, by chance, or as the players like.

use super::name_list;
use crate::app::art::Icon;
use crate::app::widgets::{Action, icon_button};
use crate::campaign::date::now;
use crate::campaign::entry::{First, Founding, Order, PastQuest};
use crate::campaign::words::Words;
use crate::content::shipped_quests;
use crate::engine::kernel::dealer::Dealer;
use crate::engine::massive_darkness::story::QuestEnd;
use crate::quest::Quest;
use crate::storage::parse_document;
use crate::tr;
use egui::{CollapsingHeader, ComboBox, DragValue, Ui};
use std::path::Path;

/// What has been chosen.
pub(super) struct QuestOrder {
    /// Every quest there is: those of the box in printed order, then the user's own.
    known: Vec<String>,
    /// How many of them belong to the box.
    printed: usize,
    how: Order,
    /// The first quest to be played, as its place in printed order.
    from: usize,
    seed: u64,
    own: Vec<String>,
    /// Quests that were played before the book begins.
    past: Vec<PastQuest>,
    first: First,
}

impl QuestOrder {
    pub(super) fn new(known: &[String]) -> Self {
        let shipped = shipped_quests().filter_map(|(file, text)| parse_document::<Quest>(Path::new(file), text).ok());
        let shipped: Vec<String> = shipped.map(|quest| quest.id).collect();
        let mut known = if known.is_empty() { shipped.clone() } else { known.to_vec() };
        known.sort_by_key(|quest| shipped.iter().position(|id| id == quest).unwrap_or(usize::MAX));
        let printed = known.iter().filter(|quest| shipped.contains(quest)).count();
        let (past, first) = (Vec::new(), First::Quest);
        // A number that can be told to somebody else.
        let seed = now() % 1_000_000;
        Self { known, printed, how: Order::Printed, from: 0, seed, own: Vec::new(), past, first }
    }

    /// As a founding says.
    pub(super) fn of(founding: &Founding) -> Self {
        let mut order = Self::new(&[]);
        for quest in founding.quests.iter().chain(founding.past.iter().map(|past| &past.quest)) {
            if !order.known.contains(quest) {
                order.known.push(quest.clone());
            }
        }
        order.own.clone_from(&founding.quests);
        order.past.clone_from(&founding.past);
        (order.how, order.first) = (Order::Own, founding.first);
        order
    }

    /// How the order came about, and the quests that are still to be played.
    pub(super) fn quests(&self) -> (Order, Vec<String>) {
        let printed = &self.known[self.from.min(self.printed)..self.printed];
        let quests = match self.how {
            Order::Printed => printed.to_vec(),
            Order::Random => drawn(printed, self.seed),
            Order::Own => self.own.clone(),
        };
        (self.how, quests)
    }

    /// What was played before the book begins, and what comes first.
    pub(super) fn past(&self) -> (Vec<PastQuest>, First) {
        let (_, quests) = self.quests();
        let past = self.past.iter().filter(|past| !quests.contains(&past.quest));
        (past.cloned().collect(), self.first)
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, words: &Words<'_>) {
        let texts = words.texts;
        ui.horizontal_wrapped(|ui| {
            for (how, message) in [
                (Order::Printed, "ledger-order-printed"),
                (Order::Random, "ledger-order-random"),
                (Order::Own, "ledger-order-own"),
            ] {
                ui.radio_value(&mut self.how, how, texts.get(message).as_ref());
            }
        });
        match self.how {
            Order::Printed => self.begin_with_ui(ui, words),
            Order::Random => {
                self.begin_with_ui(ui, words);
                self.random_ui(ui, words);
            }
            Order::Own => self.own_ui(ui, words),
        }
    }

    fn begin_with_ui(&mut self, ui: &mut Ui, words: &Words<'_>) {
        let label = tr!(words.texts, "ledger-first-quest");
        let shown = self.known.get(self.from).map_or_else(String::new, |quest| words.quest(quest));
        ui.horizontal(|ui| {
            ui.label(label.as_ref());
            let combo = ComboBox::from_id_salt("first").selected_text(&shown).width(260.0);
            let inner = combo.show_ui(ui, |ui| {
                for at in 0..self.printed {
                    ui.selectable_value(&mut self.from, at, words.quest(&self.known[at]));
                }
            });
            name_list(&inner.response, &label, &shown);
        });
    }

    /// The first quest stays the first; the others come as they are drawn.
    fn random_ui(&mut self, ui: &mut Ui, words: &Words<'_>) {
        let texts = words.texts;
        ui.horizontal_wrapped(|ui| {
            let seed = tr!(texts, "ledger-order-seed");
            ui.label(seed.as_ref());
            let field = ui.add(DragValue::new(&mut self.seed).range(0..=999_999));
            ui.ctx().accesskit_node_builder(field.id, |node| node.set_label(seed.as_ref()));
            let again = tr!(texts, "ledger-order-again");
            if ui.add(Action::new(Icon::Die, &again)).clicked() {
                self.seed = u64::from(Dealer::new(self.seed).pick(1_000_000));
            }
        });
        let show = tr!(texts, "ledger-order-show");
        CollapsingHeader::new(show.as_ref()).id_salt("drawn").show(ui, |ui| {
            for (number, quest) in (1..).zip(self.quests().1) {
                ui.label(format!("{number}. {}", words.quest(&quest)));
            }
        });
    }

    fn own_ui(&mut self, ui: &mut Ui, words: &Words<'_>) {
        let texts = words.texts;
        let (mut up, mut gone) = (None, None);
        for (at, quest) in self.own.iter().enumerate() {
            ui.horizontal(|ui| {
                let title = words.quest(quest);
                ui.add_enabled_ui(at > 0, |ui| {
                    if icon_button(ui, Icon::ChevronUp, &tr!(texts, "ledger-order-earlier", quest = &title)).clicked() {
                        up = Some(at);
                    }
                });
                if icon_button(ui, Icon::Close, &tr!(texts, "ledger-order-without", quest = &title)).clicked() {
                    gone = Some(at);
                }
                ui.label(format!("{}. {title}", at + 1));
            });
        }
        if let Some(at) = up {
            self.own.swap(at - 1, at);
        }
        if let Some(at) = gone {
            self.own.remove(at);
        }
        let label = tr!(texts, "ledger-order-add");
        let combo = ComboBox::from_id_salt("add-quest").selected_text(label.as_ref()).width(260.0);
        let inner = combo.show_ui(ui, |ui| {
            for quest in self.known.iter().filter(|quest| !self.own.contains(quest)) {
                if ui.selectable_label(false, words.quest(quest)).clicked() {
                    gone = None;
                    return Some(quest.clone());
                }
            }
            None
        });
        name_list(&inner.response, &label, "");
        self.own.extend(inner.inner.flatten());
    }

    /// For a campaign that is under way: what was played, as far as anybody knows, and what comes next.
    pub(super) fn past_ui(&mut self, ui: &mut Ui, words: &Words<'_>) {
        let texts = words.texts;
        ui.horizontal_wrapped(|ui| {
            ui.label(tr!(texts, "ledger-first-is").as_ref());
            ui.radio_value(&mut self.first, First::Quest, tr!(texts, "ledger-first-is-quest").as_ref());
            ui.radio_value(&mut self.first, First::Town, tr!(texts, "ledger-first-is-town").as_ref());
        });
        let (_, quests) = self.quests();
        let played: Vec<String> = self.known.iter().filter(|quest| !quests.contains(quest)).cloned().collect();
        if played.is_empty() {
            return;
        }
        ui.weak(tr!(texts, "ledger-past").as_ref());
        for quest in played {
            let ended = self.past.iter().find(|past| past.quest == quest).map(|past| past.end);
            ui.horizontal_wrapped(|ui| {
                let title = words.quest(&quest);
                for (end, message) in [
                    (None, "ledger-past-unknown"),
                    (Some(QuestEnd::Won), "ledger-past-won"),
                    (Some(QuestEnd::Lost), "ledger-past-lost"),
                ] {
                    let name = texts.with(message, &[("quest", title.as_str().into())]);
                    let radio = ui.radio(ended == end, texts.get(short(end)).as_ref());
                    ui.ctx().accesskit_node_builder(radio.id, |node| node.set_label(name.as_ref()));
                    if radio.clicked() {
                        self.past.retain(|past| past.quest != quest);
                        self.past.extend(end.map(|end| PastQuest { quest: quest.clone(), end }));
                    }
                }
                ui.label(title);
            });
        }
    }
}

/// How it ended, in a word.
fn short(end: Option<QuestEnd>) -> &'static str {
    match end {
        None => "ledger-past-none",
        Some(QuestEnd::Won) => "ledger-won",
        Some(QuestEnd::Lost) => "ledger-lost",
    }
}

/// All but the first in an order that follows from the seed.
fn drawn(quests: &[String], seed: u64) -> Vec<String> {
    let mut drawn = quests.to_vec();
    let mut dealer = Dealer::new(seed);
    for last in (2..drawn.len()).rev() {
        let other = 1 + dealer.pick(last as u32) as usize;
        drawn.swap(last, other);
    }
    drawn
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_order_by_chance_follows_from_its_seed_and_holds_every_quest_once() {
        let quests: Vec<String> = (0..11).map(|number| format!("quest-{number:02}")).collect();
        let one = drawn(&quests, 7);
        assert_eq!(one, drawn(&quests, 7));
        assert_ne!(one, quests);
        assert_ne!(one, drawn(&quests, 8));
        assert_eq!(one[0], quests[0], "the first stays the first");
        let mut sorted = one;
        sorted.sort();
        assert_eq!(sorted, quests);
    }

    #[test]
    fn every_other_quest_can_come_second() {
        let quests: Vec<String> = (0..5).map(|number| number.to_string()).collect();
        let mut second: Vec<String> = (0..200).map(|seed| drawn(&quests, seed)[1].clone()).collect();
        second.sort();
        second.dedup();
        assert_eq!(second, ["1", "2", "3", "4"]);
    }
}

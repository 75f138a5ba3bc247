//! STORY-18: which quests a campaign has, and in which order: as printed, by chance, or as the players like.

use super::super::quest_list::list_ui;
use super::name_list;
use crate::games::massive_darkness::campaign::entry::{First, Founding, Order, PastQuest};
use crate::games::massive_darkness::campaign::words::{Titles, Words};
use crate::games::massive_darkness::rules::story::QuestEnd;
use crate::house::date::now;
use crate::kernel::dealer::Dealer;
use crate::kit::art::Icon;
use crate::kit::widgets::{Action, Offer, SearchList, drop_down};
use crate::tr;
use egui::{CollapsingHeader, ComboBox, DragValue, RichText, Ui};

/// What has been chosen.
pub(super) struct QuestOrder {
    /// Every quest there is: those of the box in printed order, then the user's own.
    known: Vec<String>,
    /// How many of them belong to the box.
    printed: usize,
    how: Order,
    /// The first quest to be played, as its place in printed order.
    from: usize,
    /// The quest that stays the first whatever is drawn, as its place in printed order.
    stays: Option<usize>,
    seed: u64,
    own: Vec<String>,
    /// Quests that were played before the book begins.
    past: Vec<PastQuest>,
    first: First,
}

impl QuestOrder {
    pub(super) fn new(titles: &Titles) -> Self {
        // A number that can be told to somebody else.
        let seed = now() % 1_000_000;
        Self {
            known: titles.known().to_vec(),
            printed: titles.printed().len(),
            how: Order::Printed,
            from: 0,
            stays: None,
            seed,
            own: Vec::new(),
            past: Vec::new(),
            first: First::Quest,
        }
    }

    /// As a founding says.
    pub(super) fn of(titles: &Titles, founding: &Founding) -> Self {
        let mut order = Self::new(titles);
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
        let printed = &self.known[..self.printed];
        let quests = match self.how {
            Order::Printed => printed[self.from.min(self.printed)..].to_vec(),
            Order::Random => {
                let is_past = |quest: &&String| self.past.iter().any(|past| past.quest == **quest);
                let left: Vec<String> = printed.iter().filter(|quest| !is_past(quest)).cloned().collect();
                drawn(&left, self.stays.and_then(|stays| printed.get(stays)), self.seed)
            }
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
            Order::Random => self.random_ui(ui, words),
            Order::Own => self.own_ui(ui, words),
        }
    }

    /// One of the printed quests, or none where that can be chosen.
    fn quest_ui(&self, ui: &mut Ui, words: &Words<'_>, label: &str, none: Option<&str>, chosen: &mut Option<usize>) {
        let title = |at: Option<usize>| match at.and_then(|at| self.known.get(at)) {
            Some(quest) => words.quest(quest),
            None => none.unwrap_or_default().to_owned(),
        };
        let shown = title(*chosen);
        ui.horizontal(|ui| {
            ui.label(label);
            let combo = ComboBox::from_id_salt(label).selected_text(&shown).width(260.0);
            let response = drop_down(ui, combo, |ui| {
                for at in none.map(|_| None).into_iter().chain((0..self.printed).map(Some)) {
                    ui.selectable_value(chosen, at, title(at));
                }
            });
            name_list(&response, label, &shown);
        });
    }

    fn begin_with_ui(&mut self, ui: &mut Ui, words: &Words<'_>) {
        let mut from = Some(self.from);
        self.quest_ui(ui, words, &tr!(words.texts, "ledger-first-quest"), None, &mut from);
        self.from = from.unwrap_or_default();
    }

    /// STORY-18: all come as they are drawn, unless one shall stay the first; the page says so.
    fn random_ui(&mut self, ui: &mut Ui, words: &Words<'_>) {
        let texts = words.texts;
        let (label, by_chance) = (tr!(texts, "ledger-order-first"), tr!(texts, "ledger-order-drawn"));
        let mut stays = self.stays;
        self.quest_ui(ui, words, &label, Some(&by_chance), &mut stays);
        self.stays = stays;
        ui.weak(tr!(texts, "ledger-order-tutorial").as_ref());
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
        let quests = self.quests().1;
        let (count, number) = (quests.len() as i64, self.seed.to_string());
        let stays = self.stays.and_then(|at| self.known.get(at));
        let said = match quests.first().filter(|first| Some(*first) == stays) {
            Some(first) => {
                let quest = words.quest(first);
                tr!(texts, "ledger-order-said-first", quest = quest, count = count - 1, number = number)
            }
            None => tr!(texts, "ledger-order-said", count = count, number = number),
        };
        ui.label(said.as_ref());
        let show = tr!(texts, "ledger-order-show");
        CollapsingHeader::new(show.as_ref()).id_salt("drawn").show(ui, |ui| {
            for (number, quest) in (1..).zip(quests) {
                ui.label(format!("{number}. {}", words.quest(&quest)));
            }
        });
    }

    fn own_ui(&mut self, ui: &mut Ui, words: &Words<'_>) {
        let texts = words.texts;
        list_ui(ui, words, &mut self.own, &|quest| words.quest(quest));
        let label = tr!(texts, "ledger-order-add");
        let (search, nothing) = (tr!(texts, "list-search"), tr!(texts, "list-nothing"));
        let shown = RichText::new(label.as_ref());
        let list =
            SearchList { salt: "add-quest", shown, width: 260.0, search: &search, nothing: &nothing, empty: &nothing };
        let others = || self.known.iter().filter(|quest| !self.own.contains(quest));
        let offers = || others().map(|quest| Offer::new(words.quest(quest), false)).collect::<Vec<_>>();
        let (response, taken) = list.ui(ui, offers);
        name_list(&response, &label, "");
        let taken = taken.and_then(|at| others().nth(at)).cloned();
        self.own.extend(taken);
    }

    /// For a campaign that is under way: what was played, as far as anybody knows, and what comes next.
    pub(super) fn past_ui(&mut self, ui: &mut Ui, words: &Words<'_>) {
        let texts = words.texts;
        ui.horizontal_wrapped(|ui| {
            ui.label(tr!(texts, "ledger-first-is").as_ref());
            ui.radio_value(&mut self.first, First::Quest, tr!(texts, "ledger-first-is-quest").as_ref());
            ui.radio_value(&mut self.first, First::Town, tr!(texts, "ledger-first-is-town").as_ref());
        });
        let (how, quests) = self.quests();
        // Any of those that are drawn may have been played before; then it is not drawn any more.
        let may_be_past = |quest: &&String| how == Order::Random || !quests.contains(quest);
        let played: Vec<String> = self.known.iter().filter(may_be_past).cloned().collect();
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

/// In an order that follows from the seed; the one that stays is the first.
fn drawn(quests: &[String], stays: Option<&String>, seed: u64) -> Vec<String> {
    let mut drawn = quests.to_vec();
    let mut dealer = Dealer::new(seed);
    for last in (1..drawn.len()).rev() {
        drawn.swap(last, dealer.pick(last as u32 + 1) as usize);
    }
    if let Some(place) = drawn.iter().position(|quest| Some(quest) == stays) {
        drawn[..=place].rotate_right(1);
    }
    drawn
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_order_by_chance_follows_from_its_seed_and_holds_every_quest_once() {
        let quests: Vec<String> = (0..11).map(|number| format!("quest-{number:02}")).collect();
        let one = drawn(&quests, None, 7);
        assert_eq!(one, drawn(&quests, None, 7));
        assert_ne!(one, quests);
        assert_ne!(one, drawn(&quests, None, 8));
        let kept = drawn(&quests, Some(&quests[4]), 7);
        assert_eq!(kept[0], quests[4], "the one that stays");
        for mut order in [one, kept] {
            order.sort();
            assert_eq!(order, quests);
        }
    }

    #[test]
    fn every_quest_can_come_at_every_place() {
        let quests: Vec<String> = (0..5).map(|number| number.to_string()).collect();
        for place in 0..5 {
            let mut there: Vec<String> = (0..200).map(|seed| drawn(&quests, None, seed)[place].clone()).collect();
            there.sort();
            there.dedup();
            assert_eq!(there, quests, "place {place}");
        }
    }
}

//! What is different in few Quests: as if how many took part, passages, what nothing harms, who is led, what is borne.

use super::{Change, Drawn};
use crate::games::massive_darkness_2::edit::rename::Named;
use crate::games::massive_darkness_2::rules::ids::MOST_HEROES;
use crate::games::massive_darkness_2::rules::quest::{Burden, Escort, PlacedDoor, Quest};
use crate::games::massive_darkness_2::rules::{Dice, Die};
use crate::kernel::game::MessageId;
use crate::kit::art::Icon;
use crate::kit::widgets::icon_button;
use crate::tr;
use egui::{CollapsingHeader, Ui};

const STEP: MessageId = "step-md2-specials";
/// What somebody who is led can endure and walk at most; a round from which on he walks.
const MOST_HEALTH: u8 = 30;
const MOST_ZONES: u8 = 6;
const MOST_ROUND: u8 = 30;
/// Wounds of one round.
const MOST_WOUNDS: u8 = 9;

/// A number of somebody who is led.
struct Number {
    name: MessageId,
    most: u8,
    get: fn(&Escort<String>) -> u8,
    set: fn(&mut Escort<String>, u8),
}

static NUMBERS: [Number; 3] = [
    Number {
        name: "specials-md2-health",
        most: MOST_HEALTH,
        get: |escort| escort.health,
        set: |escort, number| escort.health = number,
    },
    Number {
        name: "specials-md2-round",
        most: MOST_ROUND,
        get: |escort| u8::try_from(escort.round).unwrap_or(u8::MAX),
        set: |escort, number| escort.round = number.into(),
    },
    Number {
        name: "specials-md2-zones",
        most: MOST_ZONES,
        get: |escort| escort.zones,
        set: |escort, number| escort.zones = number,
    },
];

/// Somebody of whom nobody has said anything yet: as the one of the box.
fn new_escort(gate: String, to: String) -> Escort<String> {
    Escort { health: 8, defense: Dice::of(Die::Blue, 2), round: 2, zones: 2, gate, to }
}

/// The same for a card.
fn new_burden(card: String, task: String) -> Burden<String> {
    Burden { card, wounds: vec![1, 2, 3], task, dice: vec![Dice::default(), Dice::of(Die::Yellow, 1)] }
}

impl Drawn<'_> {
    pub(super) fn specials_ui(&self, ui: &mut Ui) -> Option<Change> {
        let Self { quest, made, pickers, texts } = *self;
        for line in &made.written.specials {
            ui.label(line);
        }
        let mut change = None;
        ui.label(tr!(texts, "specials-md2-as-if").as_ref());
        ui.horizontal(|ui| {
            // Nothing stands for as many as there are.
            if let Some(number) = pickers.number(ui, "specials-md2-as-if", quest.as_if.unwrap_or(0), MOST_HEROES as u8)
            {
                change = Some(Change::of(quest, STEP, |quest| quest.as_if = (number > 0).then_some(number)));
            }
        });
        ui.label(tr!(texts, "specials-md2-passages").as_ref());
        if let Some(kind) = pickers.maybe_token_ui(ui, "md2-passages", "specials-md2-passages", &quest.passages) {
            change = Some(Change::of(quest, STEP, |quest| quest.passages = kind));
        }
        ui.label(tr!(texts, "specials-md2-immune").as_ref());
        if let Some(kind) = pickers.maybe_token_ui(ui, "md2-immune", "specials-md2-immune", &quest.immune_without) {
            change = Some(Change::of(quest, STEP, |quest| quest.immune_without = kind));
        }
        let head = CollapsingHeader::new(tr!(texts, "specials-md2-escort").as_ref()).id_salt("md2-escort");
        head.show(ui, |ui| change = self.escort_ui(ui).or(change.take()));
        let head = CollapsingHeader::new(tr!(texts, "specials-md2-burden").as_ref()).id_salt("md2-burden");
        head.show(ui, |ui| change = self.burden_ui(ui).or(change.take()));
        change
    }

    fn escort_ui(&self, ui: &mut Ui) -> Option<Change> {
        let Self { quest, made, pickers, texts } = *self;
        let Some(escort) = &quest.escort else {
            let token = made.offered.tokens.first();
            let mut change = None;
            ui.add_enabled_ui(token.is_some() && !quest.doors.is_empty(), |ui| {
                if ui.button(tr!(texts, "specials-md2-add-escort").as_ref()).clicked()
                    && let Some(token) = token
                {
                    change = Some(Change::of(quest, STEP, |quest| lead(quest, &token.what)));
                }
            });
            ui.weak(tr!(texts, "specials-md2-escort-needs").as_ref());
            return change;
        };
        let put = |new: Escort<String>| Change::of(quest, STEP, |quest| quest.escort = Some(new));
        let mut change = None;
        for number in &NUMBERS {
            ui.horizontal(|ui| {
                if let Some(new) = pickers.number(ui, number.name, (number.get)(escort), number.most) {
                    let mut led = escort.clone();
                    (number.set)(&mut led, new);
                    change = Some(put(led));
                }
                ui.label(texts.get(number.name).as_ref());
            });
        }
        ui.label(tr!(texts, "specials-md2-defense").as_ref());
        if let Some(defense) = pickers.dice_ui(ui, escort.defense) {
            change = Some(put(Escort { defense, ..escort.clone() }));
        }
        let gates = &made.offered.gates;
        if let Some(gate) = pickers.named_ui(ui, "md2-escort-gate", "specials-md2-gate", gates, &escort.gate) {
            change = Some(put(Escort { gate, ..escort.clone() }));
        }
        let tokens = &made.offered.tokens;
        if let Some(to) = pickers.named_ui(ui, "md2-escort-to", "specials-md2-goes-to", tokens, &escort.to) {
            change = Some(put(Escort { to, ..escort.clone() }));
        }
        if ui.button(tr!(texts, "specials-md2-no-escort").as_ref()).clicked() {
            change = Some(Change::of(quest, STEP, |quest| quest.escort = None));
        }
        change
    }

    fn burden_ui(&self, ui: &mut Ui) -> Option<Change> {
        let Self { quest, made, pickers, texts } = *self;
        let Some(burden) = &quest.burden else {
            let (card, task) = (made.offered.cards.first(), quest.tasks.first());
            let mut change = None;
            ui.add_enabled_ui(task.is_some(), |ui| {
                if ui.button(tr!(texts, "specials-md2-add-burden").as_ref()).clicked()
                    && let (Some(card), Some(task)) = (card, task)
                {
                    let new = new_burden(card.what.clone(), task.name.clone());
                    change = Some(Change::of(quest, STEP, |quest| quest.burden = Some(new)));
                }
            });
            return change;
        };
        let put = |new: Burden<String>| Change::of(quest, STEP, |quest| quest.burden = Some(new));
        let mut change = None;
        let cards = &made.offered.cards;
        if let Some(card) = pickers.named_ui(ui, "md2-burden-card", "specials-md2-card", cards, &burden.card) {
            change = Some(put(Burden { card, ..burden.clone() }));
        }
        ui.label(tr!(texts, "specials-md2-wounds").as_ref());
        ui.horizontal_wrapped(|ui| {
            for (at, wounds) in burden.wounds.iter().enumerate() {
                if let Some(number) = pickers.number(ui, "specials-md2-wounds", *wounds, MOST_WOUNDS) {
                    let mut new = burden.clone();
                    new.wounds[at] = number;
                    change = Some(put(new));
                }
            }
            let count = self.longer_ui(ui, burden.wounds.len());
            if let Some(count) = count {
                let mut new = burden.clone();
                new.wounds.resize(count, burden.wounds.last().copied().unwrap_or(1));
                change = Some(put(new));
            }
        });
        if let Some(task) = pickers.task_ui(ui, "md2-burden-task", &burden.task) {
            change = Some(put(Burden { task, ..burden.clone() }));
        }
        for (at, dice) in burden.dice.iter().enumerate() {
            ui.horizontal_wrapped(|ui| {
                ui.label(tr!(texts, "specials-md2-dice", times = at as i64).as_ref());
                if let Some(dice) = pickers.dice_ui(ui, *dice) {
                    let mut new = burden.clone();
                    new.dice[at] = dice;
                    change = Some(put(new));
                }
            });
        }
        let count = ui.horizontal(|ui| self.longer_ui(ui, burden.dice.len())).inner;
        if let Some(count) = count {
            let mut new = burden.clone();
            new.dice.resize(count, burden.dice.last().copied().unwrap_or_default());
            change = Some(put(new));
        }
        if ui.button(tr!(texts, "specials-md2-no-burden").as_ref()).clicked() {
            change = Some(Change::of(quest, STEP, |quest| quest.burden = None));
        }
        change
    }

    /// Buttons that make a list longer or shorter by one at its end; how long it becomes.
    fn longer_ui(&self, ui: &mut Ui, count: usize) -> Option<usize> {
        let (more, less) = (tr!(self.texts, "specials-md2-more"), tr!(self.texts, "specials-md2-less"));
        let mut new = icon_button(ui, Icon::Plus, &more).clicked().then_some(count + 1);
        ui.add_enabled_ui(count > 1, |ui| {
            if icon_button(ui, Icon::Minus, &less).clicked() {
                new = Some(count - 1);
            }
        });
        new
    }
}

/// Somebody is led, through a gate that there is or that the first door becomes.
fn lead(quest: &mut Quest, to: &str) {
    let free = Named::Gate.free(quest, "way");
    let gate = quest.doors.iter().find_map(|door| door.gate.clone()).unwrap_or_else(|| free.clone());
    if let Some(PlacedDoor { gate: none @ None, .. }) = quest.doors.first_mut().filter(|_| gate == free) {
        *none = Some(free);
    }
    quest.escort = Some(new_escort(gate, to.to_owned()));
}

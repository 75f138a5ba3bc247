//! A Hero who has played before: what his dashboard shows and what he owns. Anything can be filled in; what cannot be is
//! refused with its rule.

use super::name_list;
use crate::games::massive_darkness::campaign::entry::Sheet;
use crate::games::massive_darkness::campaign::search::CardSearch;
use crate::games::massive_darkness::campaign::words::Words;
use crate::games::massive_darkness::campaign::{Refused, Why};
use crate::games::massive_darkness::rules::cards::SlotSymbol;
use crate::games::massive_darkness::rules::library::Library;
use crate::games::massive_darkness::rules::state::Slot;
use crate::games::massive_darkness::rules::story::OwnedCard;
use crate::games::massive_darkness::view::ledger::card_field::{CardField, card_text};
use crate::kernel::game::Refusal;
use crate::kit::art::Icon;
use crate::kit::widgets::{drop_down, icon_button};
use crate::tr;
use egui::{ComboBox, DragValue, Ui};
use std::collections::BTreeMap;

/// CLASS-04: inside a line none is skipped.
const SKIPPED: Refusal = Refusal::new("CLASS-04", "ledger-skill-skipped");

/// What has been filled in.
#[derive(Default)]
pub(super) struct SheetForm {
    xp: u8,
    micro_xp: u8,
    /// Which Skills of each line are bought, from the left.
    skills: BTreeMap<String, Vec<bool>>,
    cards: Vec<OwnedCard>,
    field: CardField,
}

impl SheetForm {
    pub(super) fn of(sheet: &Sheet) -> Self {
        let bought = |(line, count): (&String, &u8)| (line.clone(), vec![true; usize::from(*count)]);
        Self {
            xp: sheet.xp,
            micro_xp: sheet.micro_xp,
            skills: sheet.skills.iter().map(bought).collect(),
            cards: sheet.cards.clone(),
            field: CardField::default(),
        }
    }

    /// What the entry will say. Lines of another Class are left out.
    pub(super) fn sheet(&self, library: &Library, class: &str) -> Sheet {
        let count = |bought: &Vec<bool>| bought.iter().filter(|is_bought| **is_bought).count() as u8;
        let lines = library.class_named(class).map(|class| library.class(class).sheet.lines.as_slice());
        let lines = lines.unwrap_or_default().iter();
        let skills = lines.filter_map(|line| Some((line.id.clone(), count(self.skills.get(&line.id)?))));
        Sheet {
            xp: self.xp,
            micro_xp: self.micro_xp,
            skills: skills.filter(|(_, count)| *count > 0).collect(),
            cards: self.cards.clone(),
        }
    }

    /// A Skill whose predecessor is missing; a number of Skills could not even say so.
    pub(super) fn skipped(&self, library: &Library, hero: &str, class: &str) -> Option<Refused> {
        let class = library.class(library.class_named(class)?);
        let skips = |bought: &Vec<bool>| bought.windows(2).any(|pair| !pair[0] && pair[1]);
        let line = class.sheet.lines.iter().find(|line| self.skills.get(&line.id).is_some_and(skips))?;
        Some(Refused { why: Why::Rule(SKIPPED), hero: Some(hero.to_owned()), thing: Some(line.id.clone()) })
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, words: &Words<'_>, search: &CardSearch, hero: &str, class: &str) {
        let name = words.hero(hero);
        ui.horizontal_wrapped(|ui| {
            // More than there can be is taken and refused with its rule: nobody wonders why a field does not budge.
            number_ui(ui, &name, &tr!(words.texts, "chronicle-xp"), &mut self.xp);
            number_ui(ui, &name, &tr!(words.texts, "chronicle-micro-xp"), &mut self.micro_xp);
        });
        ui.columns(2, |columns| {
            self.skills_ui(&mut columns[0], words, &name, class);
            self.cards_ui(&mut columns[1], words, search, &name);
        });
    }

    fn skills_ui(&mut self, ui: &mut Ui, words: &Words<'_>, hero: &str, class: &str) {
        let Some(class) = words.library.class_named(class) else { return };
        for line in &words.library.class(class).sheet.lines {
            let name = words.line(&line.id);
            let bought = self.skills.entry(line.id.clone()).or_default();
            bought.resize(line.skills.len().max(bought.len()), false);
            ui.horizontal_wrapped(|ui| {
                for (at, (skill, is_bought)) in line.skills.iter().zip(bought.iter_mut()).enumerate() {
                    let level = i64::from(skill.level);
                    let field = ui.checkbox(is_bought, tr!(words.texts, "ledger-skill-level", level = level).as_ref());
                    let full =
                        tr!(words.texts, "ledger-skill-of", hero = hero, skill = name.as_ref(), number = at as i64 + 1);
                    ui.ctx().accesskit_node_builder(field.id, |node| node.set_label(full.as_ref()));
                }
                ui.label(name.as_ref());
            });
        }
    }

    fn cards_ui(&mut self, ui: &mut Ui, words: &Words<'_>, search: &CardSearch, hero: &str) {
        let texts = words.texts;
        let mut gone = None;
        for (at, card) in self.cards.iter_mut().enumerate() {
            ui.horizontal(|ui| {
                let text = card_text(words, &card.code);
                let remove = tr!(texts, "ledger-plain-remove", card = &text);
                if icon_button(ui, Icon::Close, &remove).clicked() {
                    gone = Some(at);
                }
                let slots = slots_of(words.library, &card.code);
                let shown = texts.get(slot_name(card.slot));
                let label = tr!(texts, "ledger-place-of", card = &text);
                let combo = ComboBox::from_id_salt(("slot", at)).selected_text(shown.as_ref()).width(110.0);
                let response = drop_down(ui, combo, |ui| {
                    for slot in slots {
                        ui.selectable_value(&mut card.slot, *slot, texts.get(slot_name(*slot)).as_ref());
                    }
                });
                name_list(&response, &label, &shown);
                ui.label(text);
            });
        }
        if let Some(at) = gone {
            self.cards.remove(at);
        }
        let label = tr!(texts, "ledger-card-of", hero = hero);
        for code in self.field.ui(ui, words, search, &label) {
            let slot = self.free_slot(words.library, &code);
            self.cards.push(OwnedCard { code, slot });
        }
        self.field.new_card_ui(ui, words, search);
    }

    /// Where a card most likely lies: in its slot, if nothing is there.
    fn free_slot(&self, library: &Library, code: &str) -> Slot {
        let taken = |slot: Slot| {
            self.cards.iter().any(|card| {
                let fills_both = slots_of(library, &card.code).contains(&Slot::FirstHand)
                    && !slots_of(library, &card.code).contains(&Slot::SecondHand);
                card.slot == slot || card.slot == Slot::FirstHand && fills_both && slot == Slot::SecondHand
            })
        };
        let slots = slots_of(library, code);
        let is_two_handed = slots.contains(&Slot::FirstHand) && !slots.contains(&Slot::SecondHand);
        let free = slots.iter().copied().find(|slot| !taken(*slot));
        match free {
            Some(Slot::FirstHand) if is_two_handed && taken(Slot::SecondHand) => Slot::Pack,
            Some(slot) => slot,
            None => Slot::Pack,
        }
    }
}

/// EQUIP-02: the places a card can have, the pack last.
fn slots_of(library: &Library, code: &str) -> &'static [Slot] {
    match library.card_with_code(code).map(|card| library.card(card).card.slot) {
        Some(SlotSymbol::Body) => &[Slot::Body, Slot::Pack],
        Some(SlotSymbol::Hand) => &[Slot::FirstHand, Slot::SecondHand, Slot::Pack],
        Some(SlotSymbol::TwoHands) => &[Slot::FirstHand, Slot::Pack],
        Some(SlotSymbol::None) | None => &[Slot::Pack],
    }
}

fn slot_name(slot: Slot) -> &'static str {
    match slot {
        Slot::Pack => "slot-pack",
        Slot::Body => "slot-body",
        Slot::FirstHand => "slot-first-hand",
        Slot::SecondHand => "slot-second-hand",
    }
}

fn number_ui(ui: &mut Ui, hero: &str, name: &str, value: &mut u8) {
    ui.label(name);
    let field = ui.add(DragValue::new(value).range(0..=99));
    let full = [hero, name].join(": ");
    ui.ctx().accesskit_node_builder(field.id, |node| node.set_label(full.as_str()));
}

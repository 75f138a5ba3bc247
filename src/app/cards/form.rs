//! One card: how it looks, and everything that can be picked on it.

use super::blocks::{MOST, Piece, choices, pieces, with_piece};
use super::{CardsScreen, Change};
use crate::app::art::Icon;
use crate::app::art::dice::{DieColour, DieFace, Use, die};
use crate::app::theme::Theme;
use crate::app::widgets::{Action, Sheet, heading, icon_button, sheet, text_field};
use crate::describe::CardText;
use crate::engine::massive_darkness::cards::{Equipment, EquipmentKind, Origin, SlotSymbol};
use crate::engine::massive_darkness::language::Ability;
use crate::engine::massive_darkness::symbol::Colour;
use crate::text::{Language, Texts};
use crate::tr;
use egui::{ComboBox, Grid, RichText, ScrollArea, Sense, Ui, vec2};
use std::sync::Arc;

const KINDS: [(EquipmentKind, &str); 8] = [
    (EquipmentKind::Weapon, "kind-weapon"),
    (EquipmentKind::Armor, "kind-armor"),
    (EquipmentKind::Shield, "kind-shield"),
    (EquipmentKind::Item, "kind-item"),
    (EquipmentKind::Consumable, "kind-consumable"),
    (EquipmentKind::Luck, "kind-luck"),
    (EquipmentKind::Trap, "kind-trap"),
    (EquipmentKind::Artifact, "kind-artifact"),
];

const SLOTS: [(SlotSymbol, &str); 4] = [
    (SlotSymbol::None, "slot-symbol-none"),
    (SlotSymbol::Body, "slot-symbol-body"),
    (SlotSymbol::Hand, "slot-symbol-hand"),
    (SlotSymbol::TwoHands, "slot-symbol-two-hands"),
];

impl CardsScreen {
    pub(super) fn form_ui(&mut self, ui: &mut Ui, texts: &Texts, changes: &mut Vec<Change>) {
        let Some((card, is_own)) = self.card(self.chosen).map(|(card, is_own)| (card.clone(), is_own)) else { return };
        let name = self.name(texts, &card);
        ScrollArea::vertical().id_salt("card").auto_shrink([false, false]).show(ui, |ui| {
            sheet(ui, Sheet::Paper, |ui| face_ui(ui, texts, &card, &name, is_own));
            let danger = Theme::of(ui.ctx()).signal.danger.egui();
            for problem in self.problems() {
                ui.colored_label(danger, texts.get(problem.message_id()).as_ref());
            }
            if is_own && ui.add(Action::new(Icon::Undo, &tr!(texts, "cards-take-out"))).clicked() {
                changes.push(Change::TakeOut);
            }
            heading(ui, &tr!(texts, "cards-names"));
            self.names_ui(ui, texts, &card, changes);
            heading(ui, &tr!(texts, "cards-facts"));
            facts_ui(ui, texts, &card, changes);
            heading(ui, &tr!(texts, "cards-text"));
            self.abilities_ui(ui, texts, &card, changes);
        });
    }

    fn names_ui(&self, ui: &mut Ui, texts: &Texts, card: &Equipment, changes: &mut Vec<Change>) {
        Grid::new("names").num_columns(2).show(ui, |ui| {
            for language in Language::ALL {
                let title = texts.get(language.message_id());
                ui.label(title.as_ref());
                let own = self.history.current().names.get(&card.id).and_then(|names| names.get(language.code()));
                let mut written = own.cloned().unwrap_or_default();
                let field = tr!(texts, "cards-name-in", language = title.as_ref());
                let hint = self.name(texts, card);
                ui.scope(|ui| {
                    ui.set_width(320.0);
                    let response = text_field(ui, &field, &hint, &mut written);
                    if response.changed() {
                        changes.push(Change::Name(language.code(), written));
                    }
                });
                ui.end_row();
            }
        });
    }

    fn abilities_ui(&mut self, ui: &mut Ui, texts: &Texts, card: &Equipment, changes: &mut Vec<Change>) {
        let mut changed = |abilities: Vec<Ability>| {
            changes.push(Change::Card(Box::new(Equipment { abilities, ..own(card) })));
        };
        if card.abilities.is_empty() {
            ui.label(RichText::new(tr!(texts, "cards-no-text").as_ref()).weak());
        }
        for (at, ability) in card.abilities.iter().enumerate() {
            sheet(ui, Sheet::Raised, |ui| {
                ui.set_width(ui.available_width());
                ui.label(CardText { texts }.ability_text(ability));
                ui.horizontal_wrapped(|ui| {
                    if let Some(other) = pieces_ui(ui, texts, (at, ability)) {
                        let mut abilities = card.abilities.clone();
                        abilities[at] = other;
                        changed(abilities);
                    }
                    let number = at as i64 + 1;
                    if at > 0 && icon_button(ui, Icon::ChevronUp, &tr!(texts, "cards-up", number = number)).clicked() {
                        let mut abilities = card.abilities.clone();
                        abilities.swap(at, at - 1);
                        changed(abilities);
                    }
                    if icon_button(ui, Icon::Trash, &tr!(texts, "cards-remove", number = number)).clicked() {
                        let mut abilities = card.abilities.clone();
                        abilities.remove(at);
                        changed(abilities);
                    }
                });
            });
        }
        ui.label(tr!(texts, "cards-add").as_ref());
        let name = tr!(texts, "cards-search-text");
        text_field(ui, &name, &name, &mut self.wanted_text);
        let wanted = self.wanted_text.to_lowercase();
        ScrollArea::vertical().id_salt("texts").max_height(260.0).auto_shrink([false, true]).show(ui, |ui| {
            for ability in &self.abilities {
                let text = CardText { texts }.ability_text(ability);
                if text.to_lowercase().contains(&wanted) && ui.add(Action::new(Icon::Plus, &text)).clicked() {
                    let mut abilities = card.abilities.clone();
                    abilities.push(ability.clone());
                    changed(abilities);
                }
            }
        });
    }
}

/// The card as the user's own: what he typed in is what is printed on his card.
fn own(card: &Equipment) -> Equipment {
    Equipment { origin: Origin::Printed, ..card.clone() }
}

/// The card as it would lie on the table.
fn face_ui(ui: &mut Ui, texts: &Texts, card: &Equipment, name: &str, is_own: bool) {
    ui.set_width(ui.available_width());
    ui.label(RichText::new(name).heading());
    let kind = KINDS.iter().find(|(kind, _)| *kind == card.kind).map_or("kind-item", |(_, id)| id);
    let slot = SLOTS.iter().find(|(slot, _)| *slot == card.slot).map_or("slot-symbol-none", |(_, id)| id);
    let level = tr!(texts, "card-level", level = i64::from(card.level));
    let line = [Arc::from(card.code.as_str()), texts.get(kind), level, texts.get(slot)].join(" · ");
    ui.label(RichText::new(line).weak());
    for (field, dice) in fields(card) {
        if dice.is_empty() {
            continue;
        }
        ui.horizontal(|ui| {
            ui.label(texts.get(field).as_ref());
            for colour in dice {
                die_ui(ui, texts, *colour);
            }
        });
    }
    for ability in &card.abilities {
        ui.label(CardText { texts }.ability_text(ability));
    }
    let origin = match (is_own, card.origin) {
        (true, _) => tr!(texts, "cards-origin-own"),
        (false, Origin::Printed) => tr!(texts, "card-origin-printed"),
        (false, Origin::Inferred) => tr!(texts, "card-origin-inferred"),
        (false, Origin::Designed) => tr!(texts, "card-origin-designed"),
    };
    ui.label(RichText::new(origin.as_ref()).weak().small());
}

fn fields(card: &Equipment) -> [(&'static str, &Vec<Colour>); 4] {
    [
        ("style-melee", &card.melee),
        ("style-ranged", &card.ranged),
        ("style-magic", &card.magic),
        ("when-defense", &card.defense),
    ]
}

fn die_ui(ui: &mut Ui, texts: &Texts, colour: Colour) {
    let (rect, _) = ui.allocate_exact_size(vec2(28.0, 28.0), Sense::hover());
    let ids = ["die-letter-yellow", "die-letter-red", "die-letter-blue", "die-letter-green"];
    let number = colour as usize;
    let letter = texts.get(ids[number.min(3)]);
    let face = DieFace { colour: DieColour::ALL[number.min(3)], symbols: &[], state: Use::Fresh, letter: &letter };
    die(ui.painter(), Theme::of(ui.ctx()), rect, &face, 0.0);
}

/// Level, kind, place and dice.
fn facts_ui(ui: &mut Ui, texts: &Texts, card: &Equipment, changes: &mut Vec<Change>) {
    let mut changed = own(card);
    Grid::new("facts").num_columns(2).show(ui, |ui| {
        ui.label(tr!(texts, "cards-level").as_ref());
        let mut level = i64::from(changed.level);
        ui.horizontal(|ui| stepper(ui, texts, &tr!(texts, "cards-level"), (&mut level, 1, 5)));
        changed.level = u8::try_from(level).unwrap_or(changed.level);
        ui.end_row();
        ui.label(tr!(texts, "cards-kind").as_ref());
        pick(ui, texts, "cards-kind", &mut changed.kind, &KINDS);
        ui.end_row();
        ui.label(tr!(texts, "cards-slot").as_ref());
        pick(ui, texts, "cards-slot", &mut changed.slot, &SLOTS);
        ui.end_row();
        for (field, dice) in [
            ("style-melee", &mut changed.melee),
            ("style-ranged", &mut changed.ranged),
            ("style-magic", &mut changed.magic),
            ("when-defense", &mut changed.defense),
        ] {
            let name = texts.get(field);
            ui.label(name.as_ref());
            ui.horizontal(|ui| dice_ui(ui, texts, &name, dice));
            ui.end_row();
        }
    });
    // Looking alone does not make a card the user's own.
    let same = Equipment { origin: card.origin, ..changed.clone() };
    if same != *card {
        changes.push(Change::Card(Box::new(changed)));
    }
}

fn pick<T: Copy + PartialEq>(ui: &mut Ui, texts: &Texts, name: &str, value: &mut T, all: &[(T, &str)]) {
    let shown = all.iter().find(|(one, _)| one == value).map_or(name, |(_, id)| id);
    let combo = ComboBox::from_id_salt(name).selected_text(texts.get(shown).as_ref()).width(220.0);
    combo.show_ui(ui, |ui| {
        for (one, id) in all {
            ui.selectable_value(value, *one, texts.get(id).as_ref());
        }
    });
}

/// A number with one less and one more beside it; true when it has changed.
fn stepper(ui: &mut Ui, texts: &Texts, name: &str, (value, least, most): (&mut i64, i64, i64)) -> bool {
    let before = *value;
    ui.add_enabled_ui(*value > least, |ui| {
        if icon_button(ui, Icon::Minus, &tr!(texts, "cards-less", what = name)).clicked() {
            *value -= 1;
        }
    });
    ui.label(value.to_string());
    ui.add_enabled_ui(*value < most, |ui| {
        if icon_button(ui, Icon::Plus, &tr!(texts, "cards-more", what = name)).clicked() {
            *value += 1;
        }
    });
    *value != before
}

/// The dice of a field; each is taken away by a click, others are added.
fn dice_ui(ui: &mut Ui, texts: &Texts, field: &str, dice: &mut Vec<Colour>) {
    let is_defense = field == texts.get("when-defense").as_ref();
    for colour in Colour::ALL.into_iter().filter(|colour| colour.is_attack() != is_defense) {
        let mut count = dice.iter().filter(|die| **die == colour).count() as i64;
        die_ui(ui, texts, colour);
        let ids = ["die-yellow", "die-red", "die-blue", "die-green"];
        let name = tr!(texts, "cards-dice", field = field, colour = texts.get(ids[colour as usize]).as_ref());
        if stepper(ui, texts, &name, (&mut count, 0, 3)) {
            dice.retain(|die| *die != colour);
            dice.extend(std::iter::repeat_n(colour, usize::try_from(count).unwrap_or_default()));
            dice.sort();
        }
    }
}

/// The numbers and words of an ability; what it is after a change.
fn pieces_ui(ui: &mut Ui, texts: &Texts, (row, ability): (usize, &Ability)) -> Option<Ability> {
    let pieces = pieces(ability);
    let mut other = None;
    for (at, piece) in pieces.iter().enumerate() {
        match piece {
            Piece::Fixed(_) => {}
            Piece::Number(number) => {
                let mut value = *number;
                let name = tr!(texts, "cards-number", number = row as i64 + 1);
                if stepper(ui, texts, &name, (&mut value, -MOST, MOST)) {
                    other = with_piece(&pieces, at, &value.to_string());
                }
            }
            Piece::Word(word, _) => {
                let offered = choices(&pieces, at);
                if offered.len() < 2 {
                    continue;
                }
                let shown = texts.get(&format!("word-{}", word.to_lowercase()));
                ComboBox::from_id_salt(("word", row, at)).selected_text(shown.as_ref()).show_ui(ui, |ui| {
                    for choice in offered {
                        let label = texts.get(&format!("word-{}", choice.to_lowercase()));
                        if ui.selectable_label(choice == word, label.as_ref()).clicked() && choice != word {
                            other = with_piece(&pieces, at, choice);
                        }
                    }
                });
            }
        }
    }
    other
}

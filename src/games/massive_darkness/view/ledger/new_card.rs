//! A card that nobody knows yet is written down on the spot: code, name, Level and kind go into the user's own pack, so
//! that the evening need not wait. Dice and text can follow in the card editor.

use super::shelf::ShelfPage;
use super::{LedgerScreen, Page};
use crate::games::massive_darkness::campaign::Shelf;
use crate::games::massive_darkness::campaign::words::Words;
use crate::games::massive_darkness::content::own_cards::{Card, KEPT_VERSIONS, lay_packs};
use crate::games::massive_darkness::content::{OwnPack, merge};
use crate::games::massive_darkness::folders::OwnFolders as _;
use crate::games::massive_darkness::rules::cards::{Equipment, EquipmentDeck, EquipmentKind, Origin, SlotSymbol};
use crate::games::massive_darkness::rules::dungeon::Edition;
use crate::games::massive_darkness::rules::edition::printed_code;
use crate::games::massive_darkness::rules::library::Library;
use crate::games::massive_darkness::session::MassiveDarknessRules;
use crate::house::date::now;
use crate::house::packs::CardPack as _;
use crate::house::storage::{DataDirs, SavingLock, keep_versions};
use crate::house::text::Texts;
use crate::house::wrong::Wrong as _;
use crate::kit::art::Icon;
use crate::kit::widgets::{Action, Sheet, sheet, text_field};
use crate::tr;
use egui::{DragValue, Id, Ui};
use std::sync::Arc;

/// STORY-15.
const ARTIFACT_LEVEL: u8 = 4;

/// The kinds of cards that Heroes keep.
const KINDS: [(EquipmentKind, &str); 6] = [
    (EquipmentKind::Weapon, "pick-equipment-weapon"),
    (EquipmentKind::Armor, "pick-equipment-armor"),
    (EquipmentKind::Shield, "pick-equipment-shield"),
    (EquipmentKind::Item, "pick-equipment-item"),
    (EquipmentKind::Consumable, "pick-equipment-consumable"),
    (EquipmentKind::Artifact, "pick-equipment-artifact"),
];

/// What has been filled in about a card.
pub(super) struct NewCardForm {
    /// What was typed when nothing was found: the form begins with it.
    typed: String,
    code: String,
    name: String,
    level: u8,
    kind: EquipmentKind,
    two_hands: bool,
}

/// A card to be written down.
#[derive(Clone)]
pub(super) struct NewCard {
    card: Equipment,
    name: String,
}

impl Default for NewCardForm {
    fn default() -> Self {
        let kind = EquipmentKind::Weapon;
        Self { typed: String::new(), code: String::new(), name: String::new(), level: 1, kind, two_hands: false }
    }
}

impl NewCardForm {
    /// Draws the form for what was typed and found nowhere.
    pub(super) fn ui(&mut self, ui: &mut Ui, words: &Words<'_>, typed: &str) -> Option<NewCard> {
        let texts = words.texts;
        if self.typed != typed {
            typed.clone_into(&mut self.typed);
            let is_code = is_code(typed);
            self.code = if is_code { typed.to_uppercase() } else { String::new() };
            self.name = if is_code { String::new() } else { typed.to_owned() };
        }
        let mut written = false;
        sheet(ui, Sheet::Paper, |ui| {
            ui.set_width(ui.available_width());
            ui.label(tr!(texts, "ledger-new-card", typed = typed).as_ref());
            for (message, text) in [("ledger-new-code", &mut self.code), ("ledger-new-name", &mut self.name)] {
                let name = texts.get(message);
                ui.horizontal(|ui| {
                    text_field(ui, &name, &name, text);
                    ui.weak(name.as_ref());
                });
            }
            ui.horizontal_wrapped(|ui| {
                for (kind, message) in KINDS {
                    ui.radio_value(&mut self.kind, kind, texts.get(message).as_ref());
                }
            });
            if self.kind == EquipmentKind::Weapon {
                ui.checkbox(&mut self.two_hands, tr!(texts, "pick-if-two-handed").as_ref());
            }
            if self.kind != EquipmentKind::Artifact {
                let level = tr!(texts, "chronicle-level");
                ui.horizontal(|ui| {
                    ui.label(level.as_ref());
                    let field = ui.add(DragValue::new(&mut self.level).range(1..=5));
                    ui.ctx().accesskit_node_builder(field.id, |node| node.set_label(level.as_ref()));
                });
            }
            let can = is_code(&self.code) && !self.name.trim().is_empty();
            let write = tr!(texts, "ledger-new-write");
            written = ui.add_enabled(can, Action::new(Icon::Pencil, &write)).clicked();
        });
        written.then(|| self.card(words.edition))
    }

    fn card(&self, edition: Edition) -> NewCard {
        let code = own_code(&self.code.to_uppercase(), edition);
        let (deck, level) = match self.kind {
            EquipmentKind::Artifact => (EquipmentDeck::Artifact, ARTIFACT_LEVEL),
            _ => (EquipmentDeck::Treasure, self.level),
        };
        let slot = match self.kind {
            EquipmentKind::Weapon if self.two_hands => SlotSymbol::TwoHands,
            EquipmentKind::Weapon | EquipmentKind::Shield => SlotSymbol::Hand,
            EquipmentKind::Armor => SlotSymbol::Body,
            _ => SlotSymbol::None,
        };
        let card = Equipment {
            id: format!("own-{}", code.to_lowercase()),
            code,
            deck,
            level,
            kind: self.kind,
            slot,
            tags: Vec::new(),
            melee: Vec::new(),
            ranged: Vec::new(),
            magic: Vec::new(),
            defense: Vec::new(),
            abilities: Vec::new(),
            origin: Origin::Printed,
        };
        NewCard { card, name: self.name.trim().to_owned() }
    }
}

impl NewCard {
    /// Its code in the data.
    pub(super) fn code(&self) -> &str {
        &self.card.code
    }

    /// Lets the screen write it down, wherever on it the form is.
    pub(super) fn hand_over(self, ui: &Ui) {
        ui.data_mut(|data| data.insert_temp(Id::NULL, Some(self)));
    }

    /// Writes it into the user's own pack, unless the box could not be used with it.
    ///
    /// # Errors
    /// Why not, in the user's language. Nothing was written then.
    fn write(self, dirs: &DataDirs, texts: &Texts) -> Result<(), Arc<str>> {
        // No other window changes the cards between the look and the writing.
        let _lock = SavingLock::take(dirs).map_err(|error| error.say(texts))?;
        let laid = lay_packs(dirs).map_err(|error| error.say(texts))?;
        let mut own = OwnPack::read(&dirs.own_cards_file()).map_err(|error| error.say(texts))?;
        let code = self.card.code.clone();
        let is_known = laid.library.equipment.iter().any(|entry| entry.card.code == code);
        let mut cards = laid.cards;
        let mut with = OwnPack::none();
        with.put(Card::Equipment(self.card.clone()));
        merge(&mut cards, with.cards);
        if is_known || Library::new(cards).is_err() {
            return Err(tr!(texts, "ledger-new-taken", code = &code));
        }
        own.put(Card::Equipment(self.card));
        own.set_name(&code, texts.language().code(), &self.name);
        let file = &dirs.own_cards_file();
        let kept = keep_versions(file, &dirs.backups_of(file), KEPT_VERSIONS);
        kept.and_then(|()| own.write(file)).map_err(|error| error.say(texts))
    }
}

impl LedgerScreen {
    /// Writes down the card that nobody knew; true if the box is another one now.
    pub(super) fn write_card(&mut self, ui: &Ui, texts: &Texts) -> bool {
        let card = ui.data_mut(|data| data.remove_temp::<Option<NewCard>>(Id::NULL));
        let Some(card) = card.flatten() else { return false };
        self.trouble = card.write(&self.dirs, texts).err();
        self.trouble.is_none()
    }

    /// Goes on with another box: the book is read again with it, what has been filled in stays.
    pub(crate) fn lay(&mut self, texts: &Texts, rules: MassiveDarknessRules) {
        self.shelf = Shelf::new(self.dirs.clone(), Arc::clone(&rules.library));
        self.rules = rules;
        match std::mem::replace(&mut self.page, Page::Shelf(ShelfPage::default())) {
            Page::Book(open) => match open.read_again(|file| self.shelf.open(file, now())) {
                Ok(open) => self.page = Page::Book(Box::new(open)),
                Err(error) => {
                    self.show_shelf(texts);
                    self.trouble = Some(error.say(texts));
                }
            },
            other => self.page = other,
        }
    }
}

/// COMP-15: letters and a number behind them.
fn is_code(typed: &str) -> bool {
    let number = typed.trim_start_matches(|sign: char| sign.is_ascii_alphabetic());
    !number.is_empty() && number.len() < typed.len() && number.chars().all(|sign| sign.is_ascii_digit())
}

/// ED-06: the code in the data of what an edition prints.
fn own_code(printed: &str, edition: Edition) -> String {
    let letters = printed.trim_end_matches(|sign: char| sign.is_ascii_digit());
    let number = &printed[letters.len()..];
    let known = ["T", "SE", "A"].map(|letters| format!("{letters}{number}"));
    known.into_iter().find(|code| printed_code(code, edition) == printed).unwrap_or_else(|| printed.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_letters_with_a_number_and_go_into_the_data_in_its_letters() {
        for (typed, expected) in [("S177", true), ("P3", true), ("177", false), ("S", false), ("sword of", false)] {
            assert_eq!(is_code(typed), expected, "{typed}");
        }
        assert_eq!(own_code("S177", Edition::De), "T177");
        assert_eq!(own_code("T177", Edition::En), "T177");
        assert_eq!(own_code("SA19", Edition::De), "SE19");
        assert_eq!(own_code("P003", Edition::De), "P003");
    }
}

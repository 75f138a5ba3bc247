//! Who plays: Heroes with Class and weapon, in turn order. A new game picks them as portraits, a try in the editor from a narrow list.
//! What Heroes and Classes there are is content; how a game is set up is the engine's.

mod portraits;

pub(crate) use portraits::{Besides, lowest};

use crate::games::massive_darkness::rules::cards::{EquipmentDeck, EquipmentKind};
use crate::games::massive_darkness::rules::dungeon::{Dungeon, Edition, HeroChoice, Setup, recommended};
use crate::games::massive_darkness::rules::ids::{CardId, HeroId};
use crate::games::massive_darkness::rules::library::Library;
use crate::games::massive_darkness::rules::setup::initial_state;
use crate::games::massive_darkness::rules::state::MAX_HEROES;
use crate::games::massive_darkness::texts::CardNames as _;
use crate::games::massive_darkness::view::art::people::portrait_ui;
use crate::house::text::Texts;
use crate::kit::art::Icon;
use crate::kit::widgets::{Sheet, drop_down, icon_button, sheet};
use crate::tr;
use egui::{ComboBox, Response, RichText, Role, Ui, WidgetInfo};
use std::sync::Arc;

/// Widths of the lists of Classes and weapons, in points.
const CLASS_WIDTH: f32 = 210.0;
const WEAPON_WIDTH: f32 = 150.0;

/// Who plays.
pub(crate) struct PartyPicker {
    library: Arc<Library>,
    weapons: Vec<String>,
    heroes: Vec<HeroChoice>,
}

impl PartyPicker {
    /// The first Heroes of the box, as they are recommended.
    pub(crate) fn of_size(library: &Arc<Library>, size: u8) -> Self {
        let starting = library.equipment_range(EquipmentDeck::Starting, 0).map(CardId);
        let mut weapons: Vec<String> = starting
            .filter(|card| library.card(*card).card.kind != EquipmentKind::Armor)
            .map(|card| library.card(card).card.id.clone())
            .collect();
        weapons.dedup();
        let heroes = 0..size.min(library.heroes.len() as u8);
        let heroes = heroes.map(|hero| recommended(library, HeroId(hero))).collect();
        Self { library: Arc::clone(library), weapons, heroes }
    }

    /// Who was chosen, in turn order.
    pub(crate) fn heroes(&self) -> &[HeroChoice] {
        &self.heroes
    }

    /// Seats another party, if it can play.
    pub(crate) fn seat(&mut self, heroes: Vec<HeroChoice>) {
        if self.fits(&heroes) {
            self.heroes = heroes;
        }
    }

    /// Seats whom a book names; whether they can play is said where they are entered.
    pub(crate) fn name_party(&mut self, heroes: Vec<HeroChoice>) {
        self.heroes = heroes;
    }

    /// What a Hero is called.
    pub(crate) fn name(&self, texts: &Texts, seat: usize) -> Arc<str> {
        let Some(choice) = self.heroes.get(seat) else { return "?".into() };
        let card = self.library.hero_named(&choice.hero).map(|hero| &self.library.hero(hero).card);
        texts.card_name(card.map_or("", |card| &card.code), "hero", &choice.hero)
    }

    /// Which disc a Hero has.
    pub(crate) fn look(&self, seat: usize) -> usize {
        let hero = self.heroes.get(seat).and_then(|choice| self.library.hero_named(&choice.hero));
        hero.map_or(0, |hero| hero.index())
    }

    /// SETUP-05..07: the choices fit, whatever quest is played.
    fn fits(&self, heroes: &[HeroChoice]) -> bool {
        let setup = Setup::standard(heroes.to_vec(), 2, Edition::De);
        initial_state(&self.library, &Dungeon::default(), &setup).is_ok()
    }

    /// A list for a narrow place: a Hero in as many lines as it takes.
    pub(crate) fn ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let count = self.library.heroes.len();
        for number in 0..count {
            let hero = HeroId(number as u8);
            let id = self.library.hero(hero).card.id.clone();
            let seat = self.heroes.iter().position(|choice| choice.hero == id);
            let look = if seat.is_some() { Sheet::ChosenPaper } else { Sheet::Raised };
            sheet(ui, look, |ui| {
                ui.set_width(ui.available_width());
                ui.horizontal_wrapped(|ui| self.hero_ui(ui, texts, hero, &id, seat));
            });
        }
    }

    fn hero_ui(&mut self, ui: &mut Ui, texts: &Texts, hero: HeroId, id: &str, seat: Option<usize>) {
        portrait_ui(ui, hero.index(), 34.0, true);
        let name = texts.card_name(&self.library.hero(hero).card.code, "hero", id);
        let mut takes_part = seat.is_some();
        let full = self.heroes.len() >= MAX_HEROES;
        let response = ui.add_enabled(takes_part || !full, egui::Checkbox::new(&mut takes_part, name.as_ref()));
        if response.changed() {
            match seat {
                Some(seat) => drop(self.heroes.remove(seat)),
                None => self.heroes.push(self.free_choice(hero)),
            }
            return;
        }
        let Some(seat) = seat else {
            let class = &self.library.hero(hero).card.recommended;
            ui.label(RichText::new(texts.class_name(class).as_ref()).weak());
            return;
        };
        self.class_ui(ui, texts, &name, seat, CLASS_WIDTH);
        self.weapon_ui(ui, texts, &name, seat, WEAPON_WIDTH);
        ui.label(RichText::new(tr!(texts, "new-seat", seat = seat as i64 + 1).as_ref()).weak());
        if seat > 0 && icon_button(ui, Icon::ChevronUp, &tr!(texts, "new-earlier", hero = name.as_ref())).clicked() {
            self.heroes.swap(seat, seat - 1);
        }
    }

    /// The recommended choice, or another weapon if that is taken (SETUP-07).
    fn free_choice(&self, hero: HeroId) -> HeroChoice {
        let mut choice = recommended(&self.library, hero);
        let with = |choice: &HeroChoice| {
            let mut party = self.heroes.clone();
            party.push(choice.clone());
            party
        };
        if !self.fits(&with(&choice)) {
            for weapon in &self.weapons {
                choice.weapon.clone_from(weapon);
                if self.fits(&with(&choice)) {
                    break;
                }
            }
        }
        choice
    }

    fn class_ui(&mut self, ui: &mut Ui, texts: &Texts, hero: &str, seat: usize, width: f32) {
        let label = tr!(texts, "new-class-of", hero = hero);
        let chosen = texts.class_name(&self.heroes[seat].class);
        let combo = ComboBox::from_id_salt(("class", seat)).selected_text(chosen.as_ref()).width(width).truncate();
        let response = drop_down(ui, combo, |ui| {
            for entry in &self.library.classes {
                let name = texts.class_name(&entry.sheet.id);
                ui.selectable_value(&mut self.heroes[seat].class, entry.sheet.id.clone(), name.as_ref());
            }
        });
        named(&response.on_hover_text(label.as_ref()), &label, &chosen);
    }

    fn weapon_ui(&mut self, ui: &mut Ui, texts: &Texts, hero: &str, seat: usize, width: f32) {
        let label = tr!(texts, "new-weapon-of", hero = hero);
        let chosen = self.weapon_name(texts, &self.heroes[seat].weapon);
        let combo = ComboBox::from_id_salt(("weapon", seat)).selected_text(chosen.as_ref()).width(width).truncate();
        let response = drop_down(ui, combo, |ui| {
            for weapon in self.weapons.clone() {
                let mut party = self.heroes.clone();
                party[seat].weapon.clone_from(&weapon);
                let name = self.weapon_name(texts, &weapon);
                // SETUP-07: there are two of each.
                ui.add_enabled_ui(self.fits(&party), |ui| {
                    ui.selectable_value(&mut self.heroes[seat].weapon, weapon.clone(), name.as_ref());
                });
            }
        });
        named(&response.on_hover_text(label.as_ref()), &label, &chosen);
    }

    /// What a weapon is called, by the user if he has given it a name.
    fn weapon_name(&self, texts: &Texts, id: &str) -> Arc<str> {
        let library = &self.library;
        let card = library.card_named(id).map(|card| &library.card(card).card);
        texts.card_name(card.map_or("", |card| &card.code), "card", id)
    }
}

/// A list is called what it is for, with what is chosen.
fn named(list: &Response, name: &str, chosen: &str) {
    list.widget_info(|| WidgetInfo::labeled(Role::ComboBox, list.enabled(), format!("{name}: {chosen}")));
}

//! A campaign is founded: its name, its party, its edition and the order of its quests.

use crate::app::art::Icon;
use crate::app::theme::Theme;
use crate::app::widgets::{Action, Emphasis, Sheet, heading, sheet, text_field};
use crate::campaign::entry::{Begins, First, Founding, Member, Order};
use crate::campaign::words::Titles;
use crate::engine::massive_darkness::cards::{EquipmentDeck, EquipmentKind};
use crate::engine::massive_darkness::dungeon::{Edition, HeroChoice, recommended};
use crate::engine::massive_darkness::ids::{CardId, HeroId};
use crate::engine::massive_darkness::library::Library;
use crate::text::Texts;
use crate::tr;
use egui::{ComboBox, Role, ScrollArea, Slider, Ui, WidgetInfo};

/// SETUP-08: the printed number of Lifebringer tokens.
const LIFEBRINGER: u8 = 2;

/// Most tokens that a difficulty can be set to.
const MOST_TOKENS: u8 = 6;

/// Room for the name of a Hero.
const NAMES: f32 = 110.0;

/// A Hero who could take part.
struct Seat {
    takes_part: bool,
    choice: HeroChoice,
    player: String,
}

/// What has been filled in.
pub(super) struct FoundingForm {
    name: String,
    edition: Edition,
    lifebringer: u8,
    seats: Vec<Seat>,
    /// Starting weapons as id and code.
    weapons: Vec<(String, String)>,
    /// The quest the campaign begins with, as its place in the order.
    first: usize,
}

impl FoundingForm {
    /// A party of three with what their cards recommend.
    pub(super) fn new(library: &Library) -> Self {
        let seats = (0..library.heroes.len() as u8).map(|hero| Seat {
            takes_part: hero < 3,
            choice: recommended(library, HeroId(hero)),
            player: String::new(),
        });
        let starting = library.equipment_range(EquipmentDeck::Starting, 0).map(|card| &library.card(CardId(card)).card);
        let mut weapons: Vec<(String, String)> = starting
            .filter(|card| card.kind != EquipmentKind::Armor)
            .map(|card| (card.id.clone(), card.code.clone()))
            .collect();
        weapons.dedup_by(|one, other| one.0 == other.0);
        Self {
            name: String::new(),
            edition: Edition::De,
            lifebringer: LIFEBRINGER,
            seats: seats.collect(),
            weapons,
            first: 0,
        }
    }

    /// What the first entry will say.
    pub(super) fn founding(&self, quests: &[String]) -> Founding {
        let members = self.seats.iter().filter(|seat| seat.takes_part).map(|seat| Member {
            hero: seat.choice.hero.clone(),
            class: seat.choice.class.clone(),
            player: seat.player.trim().to_owned(),
            begins: Begins::Fresh { weapon: seat.choice.weapon.clone() },
        });
        Founding {
            name: self.name.trim().to_owned(),
            edition: self.edition,
            lifebringer: self.lifebringer,
            order: Order::Printed,
            quests: quests.iter().skip(self.first).cloned().collect(),
            heroes: members.collect(),
            past: Vec::new(),
            first: First::Quest,
        }
    }

    /// Draws the form; true when the campaign shall begin.
    pub(super) fn ui(
        &mut self,
        ui: &mut Ui,
        texts: &Texts,
        library: &Library,
        quests: &[String],
        titles: &Titles,
    ) -> bool {
        let mut begin = false;
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
            let theme = Theme::of(ui.ctx());
            ui.add_space(theme.space(2.0));
            let name = tr!(texts, "ledger-name");
            heading(ui, &name);
            text_field(ui, &name, &tr!(texts, "ledger-name-hint"), &mut self.name);
            heading(ui, &tr!(texts, "new-party"));
            for at in 0..self.seats.len() {
                self.seat_ui(ui, texts, library, at);
            }
            heading(ui, &tr!(texts, "ledger-rules"));
            ui.horizontal(|ui| {
                ui.radio_value(&mut self.edition, Edition::De, tr!(texts, "new-edition-de").as_ref());
                ui.radio_value(&mut self.edition, Edition::En, tr!(texts, "new-edition-en").as_ref());
            });
            let tokens = tr!(texts, "new-lifebringer");
            ui.add(Slider::new(&mut self.lifebringer, 0..=MOST_TOKENS).text(tokens.as_ref()));
            let language = texts.language().code();
            let label = tr!(texts, "ledger-first-quest");
            let shown = quests.get(self.first).map_or("", |quest| titles.title(quest, language));
            ui.horizontal(|ui| {
                ui.label(label.as_ref());
                let combo = ComboBox::from_id_salt("first").selected_text(shown).width(260.0);
                let inner = combo.show_ui(ui, |ui| {
                    for (at, quest) in quests.iter().enumerate() {
                        ui.selectable_value(&mut self.first, at, titles.title(quest, language));
                    }
                });
                name_list(&inner.response, &label, shown);
            });
            ui.add_space(theme.space(3.0));
            let count = self.seats.iter().filter(|seat| seat.takes_part).count();
            let can = !self.name.trim().is_empty() && count > 0;
            let label = tr!(texts, "ledger-begin");
            begin = ui.add_enabled(can, Action::new(Icon::Book, &label).emphasis(Emphasis::Primary)).clicked();
            if !can {
                ui.weak(tr!(texts, "ledger-begin-needs").as_ref());
            }
        });
        begin
    }

    fn seat_ui(&mut self, ui: &mut Ui, texts: &Texts, library: &Library, at: usize) {
        let seat = &mut self.seats[at];
        let entry = &library.heroes[at].card;
        let name = texts.card_name(&entry.code, "hero", &entry.id);
        let look = if seat.takes_part { Sheet::ChosenPaper } else { Sheet::Raised };
        sheet(ui, look, |ui| {
            ui.set_width(ui.available_width());
            ui.horizontal_wrapped(|ui| {
                ui.scope(|ui| {
                    // One column of names, however long they are.
                    ui.set_width(NAMES);
                    ui.checkbox(&mut seat.takes_part, name.as_ref());
                });
                if !seat.takes_part {
                    return;
                }
                let label = tr!(texts, "new-class-of", hero = name.as_ref());
                let shown = texts.class_name(&seat.choice.class);
                let combo = ComboBox::from_id_salt(("class", at)).selected_text(shown.as_ref()).width(190.0);
                let inner = combo.show_ui(ui, |ui| {
                    for class in &library.classes {
                        let id = &class.sheet.id;
                        ui.selectable_value(&mut seat.choice.class, id.clone(), texts.class_name(id).as_ref());
                    }
                });
                name_list(&inner.response, &label, &shown);
                let label = tr!(texts, "new-weapon-of", hero = name.as_ref());
                let weapon = |id: &str, code: &str| texts.card_name(code, "card", id);
                let known = self.weapons.iter().find(|(id, _)| *id == seat.choice.weapon);
                let shown = known.map_or_else(|| seat.choice.weapon.as_str().into(), |(id, code)| weapon(id, code));
                let combo = ComboBox::from_id_salt(("weapon", at)).selected_text(shown.as_ref()).width(150.0);
                let inner = combo.show_ui(ui, |ui| {
                    for (id, code) in &self.weapons {
                        ui.selectable_value(&mut seat.choice.weapon, id.clone(), weapon(id, code).as_ref());
                    }
                });
                name_list(&inner.response, &label, &shown);
                let player = tr!(texts, "ledger-player-of", hero = name.as_ref());
                text_field(ui, &player, &tr!(texts, "ledger-player"), &mut seat.player);
            });
        });
    }
}

/// A drop-down list is called what it is for, with what is chosen.
fn name_list(response: &egui::Response, name: &str, shown: &str) {
    let label = format!("{name}: {shown}");
    response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, response.enabled(), &label));
}

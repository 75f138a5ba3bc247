//! What is printed on a card besides its text: numbers, treasure, kind, picture.

use super::CardPage;
use crate::games::boss_monster::describe::{capital, printed_name, treasure_name};
use crate::games::boss_monster::own_cards::Card;
use crate::games::boss_monster::rules::{Phase, RoomType, Treasure};
use crate::house::text::Texts;
use crate::kit::own_cards::numbers::{small, stepper};
use crate::kit::own_cards::words::{named, switch_ui};
use crate::kit::widgets::{Offer, SearchList};
use crate::tr;
use egui::{Grid, RichText, Ui};
use std::ops::RangeInclusive;

impl CardPage {
    pub(super) fn facts_ui(&self, ui: &mut Ui, texts: &Texts, card: &mut Card) {
        Grid::new("bm-facts").num_columns(2).show(ui, |ui| {
            match card {
                Card::Room(room) => {
                    named(ui, texts, "cards-kind", |ui, _| {
                        ui.horizontal(|ui| {
                            ui.selectable_value(&mut room.kind, RoomType::Monster, tr!(texts, "kind-monster").as_ref());
                            ui.selectable_value(&mut room.kind, RoomType::Trap, tr!(texts, "kind-trap").as_ref());
                        });
                    });
                    named(ui, texts, "cards-advanced", |ui, name| switch_ui(ui, name, &mut room.advanced));
                    number(ui, texts, "cards-damage", &mut room.damage, 0..=20);
                    number(ui, texts, "cards-copies", &mut room.copies, 1..=4);
                    treasure_ui(ui, texts, &mut room.treasure);
                }
                Card::Miniboss(_) => {}
                Card::Spell(spell) => {
                    for (phase, message) in [(Phase::Build, "table-build"), (Phase::Adventure, "table-adventure")] {
                        ui.label(texts.get(message).as_ref());
                        let mut is_on = spell.phases.contains(&phase);
                        if ui.checkbox(&mut is_on, tr!(texts, "cards-castable").as_ref()).changed() {
                            spell.phases.retain(|other| *other != phase);
                            spell.phases.extend(is_on.then_some(phase));
                            spell.phases.sort_by_key(|phase| *phase as u8);
                        }
                        ui.end_row();
                    }
                    number(ui, texts, "cards-copies", &mut spell.copies, 1..=4);
                }
                Card::Hero(hero) => {
                    named(ui, texts, "kind-epic-hero", |ui, name| switch_ui(ui, name, &mut hero.epic));
                    named(ui, texts, "kind-dark-hero", |ui, name| switch_ui(ui, name, &mut hero.dark));
                    number(ui, texts, "cards-health", &mut hero.health, 1..=50);
                    number(ui, texts, "cards-players", &mut hero.players, 2..=4);
                    treasure_ui(ui, texts, &mut hero.treasure);
                }
                Card::Boss(boss) => {
                    let mut xp = i64::from(boss.xp);
                    named(ui, texts, "cards-xp", |ui, name| {
                        stepper(ui, texts, name, &mut xp, 1..=999);
                    });
                    boss.xp = u16::try_from(xp).unwrap_or(boss.xp);
                    treasure_ui(ui, texts, &mut boss.treasure);
                }
            }
            named(ui, texts, "cards-picture", |ui, name| self.picture_ui(ui, texts, name, card));
        });
    }

    /// Which card of the box it looks like: that gives it its picture, and its name where it has none of its own.
    fn picture_ui(&self, ui: &mut Ui, texts: &Texts, name: &str, card: &mut Card) {
        let deck = card.deck();
        let all = Card::all(&self.of_the_box).into_iter().filter(|other| other.deck() == deck);
        let offered: Vec<(String, String)> = all
            .map(|other| {
                let said = printed_name(deck.word(), other.code(), other.id(), texts).to_string();
                (other.id().to_owned(), said)
            })
            .collect();
        let said = printed_name(deck.word(), card.code(), card.id(), texts).to_string();
        let (search, nothing) = (tr!(texts, "list-search"), tr!(texts, "list-nothing"));
        let salt = format!("picture-{}", card.code());
        let shown = RichText::new(said);
        let list = SearchList { salt: &salt, shown, width: 220.0, search: &search, nothing: &nothing, empty: &nothing };
        let offers = || offered.iter().map(|(id, said)| Offer::new(said.as_str(), id == card.id())).collect();
        let (_, taken) = list.named(ui, name, offers);
        if let Some((id, _)) = taken.and_then(|at| offered.get(at)) {
            card.set_id(id);
        }
    }
}

fn number(ui: &mut Ui, texts: &Texts, message: &str, value: &mut u8, bounds: RangeInclusive<u8>) {
    named(ui, texts, message, |ui, name| {
        small(ui, texts, name, value, bounds);
    });
}

/// How often each treasure stands on it.
fn treasure_ui(ui: &mut Ui, texts: &Texts, treasure: &mut Vec<Treasure>) {
    for one in Treasure::ALL {
        let name = capital(&treasure_name(one, texts));
        ui.label(name.as_str());
        let mut count = treasure.iter().filter(|other| **other == one).count() as u8;
        if small(ui, texts, &name, &mut count, 0..=4) {
            treasure.retain(|other| *other != one);
            treasure.extend(std::iter::repeat_n(one, usize::from(count)));
            treasure.sort();
        }
        ui.end_row();
    }
}

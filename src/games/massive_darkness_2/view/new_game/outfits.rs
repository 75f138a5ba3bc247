//! What each Hero sets out with: lists to choose from, each with its name, and what the chosen cards do. Whatever is pointed at in a
//! list is shown beside it as a card.

use super::NewGame;
use crate::games::massive_darkness_2::describe::{stance_at, stance_name};
use crate::games::massive_darkness_2::own_cards::Card;
use crate::games::massive_darkness_2::party::{copies, first_skills, stance, vials, weapons, with_skill};
use crate::games::massive_darkness_2::rules::cards::{ItemCard, Origin};
use crate::games::massive_darkness_2::rules::class_cards::SkillCard;
use crate::games::massive_darkness_2::view::art::{hero_colour, portrait};
use crate::games::massive_darkness_2::view::cards::HandCard;
use crate::games::massive_darkness_2::view::signs::signed_ui;
use crate::house::text::Texts;
use crate::kit::theme::Theme;
use crate::kit::widgets::drop_down;
use crate::tr;
use egui::{ComboBox, RichText, Sense, TextStyle, Ui, Vec2, vec2};
use std::sync::Arc;

/// Side of the portrait beside what a Hero takes along.
const FACE: f32 = 36.0;
/// What stands before a list.
const LABELS: [&str; 3] = ["new-md2-a-weapon", "new-md2-a-vial", "new-md2-a-skill"];

/// Something to be chosen from a list.
struct Offered {
    id: String,
    name: Arc<str>,
    card: HandCard,
}

impl Offered {
    fn item(item: &ItemCard, texts: &Texts) -> Self {
        let (name, is_ours) = (texts.get(&format!("item-{}", item.id)), item.origin == Origin::Designed);
        let card = HandCard::of(&Card::Item(item.clone()), &name, texts, is_ours);
        Self { id: item.id.clone(), name, card }
    }

    fn skill(skill: &SkillCard, texts: &Texts) -> Self {
        let (name, is_ours) = (texts.get(&format!("skill-{}", skill.id)), skill.origin == Origin::Designed);
        let card = HandCard::of(&Card::Skill(skill.clone()), &name, texts, is_ours);
        Self { id: skill.id.clone(), name, card }
    }
}

/// A list of which one is taken.
struct Pick {
    /// What stands before it, in a column so wide.
    label: Arc<str>,
    column: f32,
    /// What it is called where it stands alone.
    called: Arc<str>,
    choices: Vec<Offered>,
}

impl Pick {
    /// The name of the list and the list beside each other, below them what the chosen card does.
    fn ui(&self, ui: &mut Ui, chosen: &mut String) {
        ui.horizontal_top(|ui| {
            let height = ui.spacing().interact_size.y;
            let (place, _) = ui.allocate_exact_size(vec2(self.column, height), Sense::hover());
            let (font, ink) = (TextStyle::Body.resolve(ui.style()), Theme::of(ui.ctx()).text.muted.egui());
            let at = place.left_center();
            ui.painter().text(at, egui::Align2::LEFT_CENTER, self.label.as_ref(), font, ink);
            ui.vertical(|ui| {
                self.list_ui(ui, chosen);
                if let Some(offered) = self.choices.iter().find(|offered| offered.id == *chosen) {
                    signed_ui(ui, &offered.card.in_short(), &offered.card.said());
                }
            });
        });
    }

    fn list_ui(&self, ui: &mut Ui, chosen: &mut String) {
        let taken = self.choices.iter().find(|offered| offered.id == *chosen);
        let list = ComboBox::from_id_salt(self.called.to_string())
            .selected_text(taken.map(|offered| Arc::clone(&offered.name)).unwrap_or_default().as_ref())
            .width(ui.available_width());
        let response = drop_down(ui, list, |ui| {
            let page = ui.max_rect();
            for offered in &self.choices {
                let line = ui.selectable_value(chosen, offered.id.clone(), offered.name.as_ref());
                ui.ctx().accesskit_node_builder(line.id, |node| node.set_description(offered.card.said()));
                offered.card.enlarge(&line, &[page]);
            }
        });
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(self.called.as_ref()));
        // What is open shows its own cards.
        if let Some(taken) = taken.filter(|_| !ComboBox::is_open(ui.ctx(), response.id)) {
            taken.card.enlarge(&response, &[ui.max_rect()]);
        }
    }
}

impl NewGame {
    /// With what each sets out.
    pub(super) fn outfits_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let content = Arc::clone(&self.all.content);
        let (font, ink) = (TextStyle::Body.resolve(ui.style()), Theme::of(ui.ctx()).text.muted.egui());
        let wide = |label: Arc<str>| ui.painter().layout_no_wrap(label.to_string(), font.clone(), ink).size().x;
        let labels = LABELS.map(|label| texts.get(label));
        let column = labels.iter().cloned().map(wide).fold(0.0, f32::max).ceil();
        let [of_weapon, of_vial, of_skill] = labels;
        for seat in 0..self.setup.heroes.len() {
            let taken: Vec<String> = (self.setup.heroes.iter().enumerate())
                .filter(|(other, _)| *other != seat)
                .map(|(_, outfit)| outfit.weapon.clone())
                .collect();
            let outfit = &mut self.setup.heroes[seat];
            let Some(card) = content.printed.heroes.iter().find(|hero| hero.id == outfit.hero) else { continue };
            let name = texts.get(&format!("hero-{}", card.id));
            ui.horizontal(|ui| {
                let (face, _) = ui.allocate_exact_size(Vec2::splat(FACE), Sense::hover());
                let place = content.printed.heroes.iter().position(|hero| hero.id == card.id).unwrap_or(0);
                portrait(ui, face, &card.id, Some(hero_colour(place as u8)), true);
                ui.label(RichText::new(name.as_ref()).strong());
                if stance(&content, &outfit.skill).is_some() {
                    ui.label(RichText::new(stance_name(stance_at(outfit.place), texts).as_ref()).weak());
                }
            });
            let free = weapons(&content)
                .filter(|item| taken.iter().filter(|other| **other == item.id).count() < copies(&content, &item.id));
            let (label, called) = (Arc::clone(&of_weapon), tr!(texts, "new-md2-weapon", name = name.as_ref()));
            let choices = free.map(|item| Offered::item(item, texts)).collect();
            Pick { label, column, called, choices }.ui(ui, &mut outfit.weapon);
            let (label, called) = (Arc::clone(&of_vial), tr!(texts, "new-md2-vial", name = name.as_ref()));
            let choices = vials(&content).map(|item| Offered::item(item, texts)).collect();
            Pick { label, column, called, choices }.ui(ui, &mut outfit.vial);
            let (label, called) = (Arc::clone(&of_skill), tr!(texts, "new-md2-skill", name = name.as_ref()));
            let choices = first_skills(&content, card.class).map(|skill| Offered::skill(skill, texts)).collect();
            let mut skill = outfit.skill.clone();
            Pick { label, column, called, choices }.ui(ui, &mut skill);
            if skill != outfit.skill {
                *outfit = with_skill(&content, outfit.clone(), &skill);
            }
            ui.add_space(Theme::of(ui.ctx()).space(2.0));
        }
    }
}

//! Setting up a game: the Quest as a tile, Heroes as portraits with what they set out with, and variants.

use super::art::{hero_colour, picture, portrait};
use crate::games::massive_darkness_2::content::CoreBox;
use crate::games::massive_darkness_2::describe::abilities::item_lines;
use crate::games::massive_darkness_2::describe::{class_name, quest_name, stance_at, stance_name};
use crate::games::massive_darkness_2::party::{copies, first_skills, outfit, vials, weapons};
use crate::games::massive_darkness_2::rules::cards::ItemCard;
use crate::games::massive_darkness_2::rules::ids::MOST_HEROES;
use crate::games::massive_darkness_2::rules::story::Story;
use crate::games::massive_darkness_2::rules::{Chosen as Outfit, Class, Setup};
use crate::games::massive_darkness_2::ruleset::{HellscapeRules, Start};
use crate::house::text::Texts;
use crate::kit::art::Icon;
use crate::kit::theme::Theme;
use crate::kit::widgets::{
    Action, Emphasis, Laid, Sheet, TILE_GAP, Tile, drop_down, heading, line_at, sheet, tile_grid, tile_text_height,
    tiles_in, title,
};
use crate::tr;
use egui::{
    Align, CentralPanel, CollapsingHeader, ComboBox, Layout, Panel, Rect, RichText, ScrollArea, TextStyle, Ui, Vec2,
    vec2,
};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A tile is never narrower, in points.
const NARROWEST: f32 = 150.0;
/// Height of the picture on the tile of a Quest, and side of that of a Hero.
const QUEST: f32 = 64.0;
const HERO: f32 = 110.0;
/// Width of the sheet of the chosen Quest.
const SHEET: f32 = 340.0;

/// What the user wants.
pub(super) enum Outcome {
    /// Go on choosing.
    Stay,
    /// Back to the start screen.
    Back,
    /// This game begins.
    Begin(Box<Start>),
}

/// The choices, for next time.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Chosen {
    quest: String,
    setup: Setup,
}

impl Chosen {
    pub(super) fn of(start: &Start) -> Self {
        Self { quest: start.quest.id.clone(), setup: start.setup.clone() }
    }
}

/// A variant that few change: its message, and where it stands.
struct Variant {
    message: &'static str,
    of: fn(&mut Setup) -> &mut bool,
}

static VARIANTS: [Variant; 5] = [
    Variant { message: "variant-hellbreaker", of: |setup| &mut setup.hellbreaker },
    Variant { message: "variant-ranged-mobs", of: |setup| &mut setup.ranged_mob_steps_away },
    Variant { message: "variant-fire-first", of: |setup| &mut setup.fire_before_frost_roaming },
    Variant { message: "variant-spells", of: |setup| &mut setup.attack_spell_needs_magic_attack },
    Variant { message: "variant-summoner", of: |setup| &mut setup.summoner_draws_enemies },
];

/// The choices so far.
pub(super) struct NewGame {
    all: CoreBox,
    quest: usize,
    setup: Setup,
}

impl NewGame {
    /// The choices of last time, or two Heroes of the box.
    pub(super) fn new(rules: &HellscapeRules, last: Option<Chosen>) -> Self {
        let all = rules.all().clone();
        let content = Arc::clone(&all.content);
        let is_known = |outfit: &Outfit| content.printed.heroes.iter().any(|hero| hero.id == outfit.hero);
        let last = last.filter(|last| !last.setup.heroes.is_empty() && last.setup.heroes.iter().all(is_known));
        let quest = last.as_ref().and_then(|last| all.quests.iter().position(|quest| quest.id == last.quest));
        let setup = last.map_or_else(|| rules.start(2, 0).setup, |last| last.setup);
        Self { all, quest: quest.unwrap_or(0), setup }
    }

    /// Draws the screen.
    pub(super) fn ui(&mut self, ui: &mut Ui, texts: &Texts) -> Outcome {
        let mut outcome = Outcome::Stay;
        Panel::bottom("md2-begin").show(ui, |ui| outcome = self.begin_ui(ui, texts));
        Panel::right("md2-quest").exact_size(SHEET).show(ui, |ui| {
            ScrollArea::vertical().id_salt("md2-about").show(ui, |ui| self.quest_ui(ui, texts));
        });
        CentralPanel::default().show(ui, |ui| {
            ScrollArea::vertical().id_salt("md2-new").auto_shrink([false, false]).show(ui, |ui| {
                title(ui, &tr!(texts, "new-md2-quest"));
                self.quests_ui(ui, texts);
                ui.add_space(Theme::of(ui.ctx()).space(2.0));
                heading(ui, &tr!(texts, "new-md2-heroes"));
                self.heroes_ui(ui, texts);
                self.outfits_ui(ui, texts);
                CollapsingHeader::new(tr!(texts, "new-md2-variants").as_ref()).show(ui, |ui| {
                    for variant in &VARIANTS {
                        ui.checkbox((variant.of)(&mut self.setup), texts.get(variant.message).as_ref());
                    }
                });
            });
        });
        outcome
    }

    fn begin_ui(&self, ui: &mut Ui, texts: &Texts) -> Outcome {
        let mut outcome = Outcome::Stay;
        ui.add_space(Theme::of(ui.ctx()).space(1.0));
        ui.horizontal(|ui| {
            if ui.add(Action::new(Icon::ChevronLeft, &tr!(texts, "back"))).clicked() {
                outcome = Outcome::Back;
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let is_anybody = !self.setup.heroes.is_empty();
                ui.add_enabled_ui(is_anybody, |ui| {
                    let begin = tr!(texts, "plain-begin");
                    if ui.add(Action::new(Icon::Play, &begin).emphasis(Emphasis::Primary)).clicked() {
                        let quest = self.all.quests[self.quest].clone();
                        outcome = Outcome::Begin(Box::new(Start { quest, setup: self.setup.clone() }));
                    }
                });
                let heroes = self.setup.heroes.len() as i64;
                let quest = quest_name(&self.all.quests[self.quest].id, texts);
                let line = tr!(texts, "new-md2-chosen", quest = quest.as_ref(), heroes = heroes);
                ui.label(RichText::new(line.as_ref()).weak());
            });
        });
        ui.add_space(Theme::of(ui.ctx()).space(1.0));
        outcome
    }

    /// All Quests as tiles.
    fn quests_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let (columns, wide) = tiles_in(ui.available_width() - TILE_GAP, NARROWEST, 6);
        let size = vec2(wide, QUEST + tile_text_height(ui) + TILE_GAP);
        tile_grid(ui, self.all.quests.len(), columns, size, |ui, at| {
            let quest = &self.all.quests[at];
            let name = quest_name(&quest.id, texts);
            let tile = Tile { name: &name, title: &name, is_chosen: Some(at == self.quest) };
            let Laid { response, second, .. } = tile.show(ui, size, |painter, _, room| {
                // What the Quest is about, as it will lie there: its Boss, else its Objective tokens.
                let names: Vec<String> = match &quest.boss {
                    Some(fight) => vec![fight.boss.clone()],
                    None => Story::kinds_of(quest),
                };
                let side = room.height().min(room.width() / names.len().clamp(1, 3) as f32);
                let count = names.len().min(3);
                let left = room.center().x - side * count as f32 / 2.0;
                for (at, name) in names.iter().take(3).enumerate() {
                    let corner = egui::pos2(left + side * at as f32, room.center().y - side / 2.0);
                    picture(painter, Rect::from_min_size(corner, Vec2::splat(side)).shrink(3.0), name);
                }
            });
            let small = TextStyle::Small.resolve(ui.style());
            let tiles = tr!(texts, "new-md2-tiles", count = quest.tiles.len() as i64);
            line_at(ui.painter(), &tiles, small, Theme::of(ui.ctx()).text.muted, second);
            if response.clicked() {
                self.quest = at;
            }
        });
    }

    /// What the chosen Quest is about.
    fn quest_ui(&self, ui: &mut Ui, texts: &Texts) {
        let quest = &self.all.quests[self.quest];
        sheet(ui, Sheet::Paper, |ui| {
            ui.set_width(ui.available_width());
            heading(ui, &quest_name(&quest.id, texts));
            ui.label(texts.get(&format!("story-{}", quest.id)).as_ref());
            ui.add_space(Theme::of(ui.ctx()).space(2.0));
            ui.label(texts.get(&format!("rules-{}", quest.id)).as_ref());
        });
    }

    /// All Heroes of the box; a press lets one go along, or stay at home.
    fn heroes_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let content = Arc::clone(&self.all.content);
        let (columns, wide) = tiles_in(ui.available_width() - TILE_GAP, NARROWEST, 6);
        let size = vec2(wide, HERO + tile_text_height(ui) + TILE_GAP);
        tile_grid(ui, content.printed.heroes.len(), columns, size, |ui, at| {
            let card = &content.printed.heroes[at];
            let seat = self.setup.heroes.iter().position(|outfit| outfit.hero == card.id);
            let name = texts.get(&format!("hero-{}", card.id));
            let titled = match seat {
                Some(seat) => tr!(texts, "new-md2-seat", name = name.as_ref(), number = seat as i64 + 1),
                None => Arc::clone(&name),
            };
            let tile = Tile { name: &name, title: &titled, is_chosen: Some(seat.is_some()) };
            let Laid { response, second, picture, .. } = tile.show(ui, size, |_, _, _| {});
            let side = picture.size().min_elem();
            let face = Rect::from_center_size(picture.center(), Vec2::splat(side));
            portrait(ui, face, &card.id, Some(hero_colour(at as u8)), seat.is_some() || response.hovered());
            let small = TextStyle::Small.resolve(ui.style());
            line_at(ui.painter(), &class_name(card.class, texts), small, Theme::of(ui.ctx()).text.muted, second);
            if response.clicked() {
                match seat {
                    Some(seat) => drop(self.setup.heroes.remove(seat)),
                    None if self.setup.heroes.len() < MOST_HEROES => {
                        let outfit = outfit(&content, at, &self.setup.heroes);
                        self.setup.heroes.push(outfit);
                    }
                    None => {}
                }
            }
        });
    }

    /// With what each sets out.
    fn outfits_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let content = Arc::clone(&self.all.content);
        for seat in 0..self.setup.heroes.len() {
            let taken: Vec<String> = (self.setup.heroes.iter().enumerate())
                .filter(|(other, _)| *other != seat)
                .map(|(_, outfit)| outfit.weapon.clone())
                .collect();
            let outfit = &mut self.setup.heroes[seat];
            let Some(card) = content.printed.heroes.iter().find(|hero| hero.id == outfit.hero) else { continue };
            ui.horizontal_wrapped(|ui| {
                let name = texts.get(&format!("hero-{}", card.id));
                ui.label(RichText::new(name.as_ref()).strong());
                let free = weapons(&content).filter(|item| {
                    taken.iter().filter(|other| **other == item.id).count() < copies(&content, &item.id)
                });
                let item = |item: &ItemCard| Offered::of("item", &item.id, item_lines(item, texts), texts);
                let called = tr!(texts, "new-md2-weapon", name = name.as_ref());
                Pick { called, choices: free.map(item).collect() }.ui(ui, &mut outfit.weapon);
                let called = tr!(texts, "new-md2-vial", name = name.as_ref());
                Pick { called, choices: vials(&content).map(item).collect() }.ui(ui, &mut outfit.vial);
                let skills = first_skills(&content, card.class);
                let choices = skills.map(|skill| Offered::of("skill", &skill.id, Vec::new(), texts)).collect();
                let called = tr!(texts, "new-md2-skill", name = name.as_ref());
                Pick { called, choices }.ui(ui, &mut outfit.skill);
                let stance = content.printed.skills.iter().find(|skill| skill.id == outfit.skill);
                if let Some(stance) = stance.and_then(|skill| skill.stance).filter(|_| card.class == Class::Berserker) {
                    (outfit.place, outfit.start) = (stance as u8, stance as u8);
                    ui.label(RichText::new(stance_name(stance_at(outfit.place), texts).as_ref()).weak());
                }
            });
        }
    }
}

/// Something to be chosen from a list.
struct Offered {
    id: String,
    name: Arc<str>,
    /// What is told of it.
    about: Vec<String>,
}

impl Offered {
    fn of(kind: &str, id: &str, about: Vec<String>, texts: &Texts) -> Self {
        Self { id: id.to_owned(), name: texts.get(&format!("{kind}-{id}")), about }
    }
}

/// A list of which one is taken.
struct Pick {
    called: Arc<str>,
    choices: Vec<Offered>,
}

impl Pick {
    fn ui(&self, ui: &mut Ui, chosen: &mut String) {
        let shown = self.choices.iter().find(|offered| offered.id == *chosen).map(|offered| Arc::clone(&offered.name));
        let list = ComboBox::from_id_salt(self.called.to_string()).selected_text(shown.unwrap_or_default().as_ref());
        let response = drop_down(ui, list, |ui| {
            for offered in &self.choices {
                let line = ui.selectable_value(chosen, offered.id.clone(), offered.name.as_ref());
                if !offered.about.is_empty() {
                    line.on_hover_text(offered.about.join("\n"));
                }
            }
        });
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(self.called.as_ref()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness_2::texts;
    use crate::house::text::Language;

    #[test]
    fn every_variant_has_a_name() {
        for texts in Language::ALL.map(texts::of) {
            assert!(VARIANTS.iter().all(|variant| texts.has(variant.message)));
        }
    }

    #[test]
    fn choices_of_last_time_come_back_unless_somebody_is_unknown() {
        let rules = HellscapeRules::open().expect("the box");
        let mut last = Chosen::of(&rules.start(4, 3));
        last.quest = rules.all().quests[5].id.clone();
        let again = NewGame::new(&rules, Some(last.clone()));
        assert_eq!((again.quest, &again.setup), (5, &last.setup));
        last.setup.heroes[0].hero = "nobody".to_owned();
        assert_eq!(NewGame::new(&rules, Some(last)).setup.heroes.len(), 2);
    }
}

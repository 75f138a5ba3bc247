//! Setting up a game: the Quest as a tile, Heroes as portraits with what they set out with, and variants.

use super::art::{hero_colour, portrait};
use super::pictures::Pictures;
use crate::games::massive_darkness_2::book::taken::name_of_quest;
use crate::games::massive_darkness_2::content::CoreBox;
use crate::games::massive_darkness_2::describe::{class_name, quest_name};
use crate::games::massive_darkness_2::lint::Misfit;
use crate::games::massive_darkness_2::own_cards::OwnCards;
use crate::games::massive_darkness_2::own_quests::{OwnQuests, Unusable};
use crate::games::massive_darkness_2::party::{copies, first_skills, outfit};
use crate::games::massive_darkness_2::rules::ids::MOST_HEROES;
use crate::games::massive_darkness_2::rules::quest::Quest;
use crate::games::massive_darkness_2::rules::{Chosen as Outfit, Setup};
use crate::games::massive_darkness_2::ruleset::{HellscapeRules, Start};
use crate::house::play::Dice;
use crate::house::storage::DataDirs;
use crate::house::text::Texts;
use crate::house::wrong::Wrong as _;
use crate::kit::art::Icon;
use crate::kit::settle::settle;
use crate::kit::theme::Theme;
use crate::kit::widgets::{
    Action, Emphasis, Laid, TILE_GAP, Tile, heading, line_at, tile_grid, tile_text_height, tiles_in, title,
};
use crate::tr;
use egui::{
    Align, Align2, CentralPanel, CollapsingHeader, Layout, Panel, Rect, RichText, ScrollArea, TextStyle, Ui, Vec2, vec2,
};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

mod outfits;
mod quests;

/// The tile of a Quest, and that of a Hero, is never narrower, in points.
const NARROWEST_QUEST: f32 = 200.0;
/// Nor than this where otherwise the Heroes below would not be seen.
const NARROW_QUEST: f32 = 150.0;
const NARROWEST_HERO: f32 = 98.0;
/// Width of the column with the chosen Quest and what the Heroes take along: a part of the window, within bounds.
const SIDE: f32 = 0.26;
const SIDES: [f32; 2] = [340.0, 600.0];
/// In a window so high its map is shown there, too, so high for its width.
const HIGH: f32 = 860.0;
const MAP: f32 = 0.5;

/// How the tiles lie: so many of a kind beside each other, each so large.
#[derive(Clone, Copy)]
struct Measures {
    quests: (usize, Vec2),
    heroes: (usize, Vec2),
}

/// The picture of a Quest is never lower, in points, nor higher than this part of its width; the portrait of a Hero is never smaller.
const LOWEST_QUEST: f32 = 40.0;
const HIGHEST_QUEST: f32 = 0.75;
const SMALLEST_HERO: f32 = 76.0;
/// The part of the height that portraits take at most.
const PORTRAITS: f32 = 0.45;

impl Measures {
    /// By how large a window is: so many Quests of the box and Heroes are to be seen at once, as large as can be.
    fn of(ui: &Ui, quests: usize, heroes: usize) -> Self {
        let (width, words) = (ui.available_width() - TILE_GAP, tile_text_height(ui) + TILE_GAP);
        let (beside, hero) = tiles_in(width, NARROWEST_HERO, 6);
        let below = heroes.div_ceil(beside) as f32;
        let titles = 2.0 * (ui.text_style_height(&TextStyle::Heading) + Theme::of(ui.ctx()).space(4.0));
        let with = |narrowest: f32| {
            let (columns, quest) = tiles_in(width, narrowest, 6);
            let rows = quests.div_ceil(columns) as f32;
            let rest = ui.available_height() - titles - (rows + below) * (words + TILE_GAP);
            let face = (rest * PORTRAITS / below).min(hero - 2.0 * TILE_GAP).max(SMALLEST_HERO);
            let map = ((rest - face * below) / rows).min(quest * HIGHEST_QUEST);
            let quest = vec2(quest, map.max(LOWEST_QUEST) + words);
            (map >= LOWEST_QUEST, Self { quests: (columns, quest), heroes: (beside, vec2(hero, face + words)) })
        };
        match with(NARROWEST_QUEST) {
            (true, measures) => measures,
            (false, _) => with(NARROW_QUEST).1,
        }
    }
}

/// What the user wants.
pub(super) enum Outcome {
    /// Go on choosing.
    Stay,
    /// Back to the start screen.
    Back,
    /// This game begins, and so the dice are rolled.
    Begin(Box<Start>, Dice),
}

/// The choices, for next time.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Chosen {
    quest: String,
    setup: Setup,
    /// What fell on the players' table is typed in.
    typed_dice: bool,
}

impl Chosen {
    pub(super) fn of(start: &Start, dice: Dice) -> Self {
        Self { quest: start.quest.id.clone(), setup: start.setup.clone(), typed_dice: dice == Dice::Typed }
    }

    /// Who rolls.
    pub(super) fn dice(&self) -> Dice {
        if self.typed_dice { Dice::Typed } else { Dice::App }
    }
}

/// A variant that few change: its message, and where it stands.
struct Variant {
    message: &'static str,
    of: fn(&mut Setup) -> &mut bool,
}

static VARIANTS: [Variant; 6] = [
    Variant { message: "variant-hellbreaker", of: |setup| &mut setup.hellbreaker },
    Variant { message: "variant-ranged-mobs", of: |setup| &mut setup.ranged_mob_steps_away },
    Variant { message: "variant-fire-first", of: |setup| &mut setup.fire_before_frost_roaming },
    Variant { message: "variant-spells", of: |setup| &mut setup.attack_spell_needs_magic_attack },
    Variant { message: "variant-summoner", of: |setup| &mut setup.summoner_draws_enemies },
    Variant { message: "variant-travel", of: |setup| &mut setup.travel_is_not_leaving },
];

/// The choices so far.
pub(super) struct NewGame {
    rules: HellscapeRules,
    /// With the cards that are chosen: those of the box, or with own ones over them.
    all: CoreBox,
    with_own: bool,
    /// Those of the box, then own ones.
    quests: Vec<Quest>,
    pictures: Pictures,
    /// The map of the chosen one, large.
    map: Pictures,
    /// What does not fit in the Quest at this place, because of Tiles that somebody has typed in.
    misfit: Option<(usize, Option<Misfit>)>,
    /// Why some own ones are not among them.
    unusable: Vec<Unusable>,
    /// The chosen one, by its place.
    quest: usize,
    setup: Setup,
    dice: Dice,
}

impl NewGame {
    /// The choices of last time, or two Heroes of the box.
    pub(super) fn new(rules: &HellscapeRules, dirs: &DataDirs, last: Option<Chosen>, with_own: bool) -> Self {
        let all = all_of(rules, with_own);
        let dice = last.as_ref().map_or(Dice::App, Chosen::dice);
        let content = Arc::clone(&all.content);
        let is_known = |outfit: &Outfit| content.printed.heroes.iter().any(|hero| hero.id == outfit.hero);
        let last = last.filter(|last| !last.setup.heroes.is_empty() && last.setup.heroes.iter().all(is_known));
        let OwnQuests { quests: own, unusable } = OwnQuests::read(dirs, &all);
        let quests: Vec<Quest> = all.quests.iter().cloned().chain(own.into_iter().map(|(_, quest)| quest)).collect();
        let quest = last.as_ref().and_then(|last| quests.iter().position(|quest| quest.id == last.quest));
        let setup = last.map_or_else(|| rules.start(2, 0).setup, |last| last.setup);
        let rules = rules.clone();
        let (pictures, quest) = (Pictures::default(), quest.unwrap_or(0));
        let map = Pictures::default();
        let mut new = Self { rules, all, with_own, quests, pictures, map, misfit: None, unusable, quest, setup, dice };
        new.suit();
        new
    }

    /// Is the game played with own cards? Nothing, where there are none.
    pub(super) fn with_own(&self) -> Option<bool> {
        (!self.rules.own().is_empty()).then_some(self.with_own)
    }

    /// Whoever has chosen a card that is not among those that are played with, gets what suits.
    fn suit(&mut self) {
        let content = Arc::clone(&self.all.content);
        let is_there = |outfit: &Outfit| {
            copies(&content, &outfit.weapon) > 0
                && copies(&content, &outfit.vial) > 0
                && content.printed.heroes.iter().find(|hero| hero.id == outfit.hero).is_some_and(|hero| {
                    let mut skills = first_skills(&content, hero.class).peekable();
                    skills.peek().is_none() || skills.any(|skill| skill.id == outfit.skill)
                })
        };
        for seat in 0..self.setup.heroes.len() {
            if is_there(&self.setup.heroes[seat]) {
                continue;
            }
            let hero = self.setup.heroes.remove(seat);
            let place = content.printed.heroes.iter().position(|card| card.id == hero.hero);
            let suits = place.map_or(hero, |place| outfit(&content, place, &self.setup.heroes));
            self.setup.heroes.insert(seat, suits);
        }
    }

    fn own_cards_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        if self.with_own().is_none() {
            return;
        }
        let words = tr!(texts, "new-md2-own-cards", count = self.rules.own().count() as i64);
        if ui.checkbox(&mut self.with_own, words.as_ref()).changed() {
            self.all = all_of(&self.rules, self.with_own);
            // The Tiles may be others.
            (self.pictures, self.map, self.misfit) = Default::default();
            self.suit();
        }
    }

    /// The same with this Quest, as a book knows it, and these Heroes; who was chosen last time sets out with the same, all others with what suits them.
    pub(super) fn of_the_book(mut self, quest: &str, heroes: &[String]) -> Self {
        let of_the_box = self.all.quests.len();
        let is_it = |(at, known): (usize, &Quest)| match at < of_the_box {
            true => known.id == quest,
            false => name_of_quest(known) == quest,
        };
        self.quest = self.quests.iter().enumerate().position(is_it).unwrap_or(self.quest);
        let before = std::mem::take(&mut self.setup.heroes);
        for hero in heroes {
            let place = self.all.content.printed.heroes.iter().position(|card| card.id == *hero);
            let same = before.iter().find(|outfit| outfit.hero == *hero).cloned();
            let new = || place.map(|place| outfit(&self.all.content, place, &self.setup.heroes));
            if let Some(outfit) = same.or_else(new) {
                self.setup.heroes.push(outfit);
            }
        }
        self
    }

    /// Draws the screen.
    pub(super) fn ui(&mut self, ui: &mut Ui, texts: &Texts) -> Outcome {
        settle(ui, "md2-new-game");
        let mut outcome = Outcome::Stay;
        Panel::bottom("md2-begin").show(ui, |ui| outcome = self.begin_ui(ui, texts));
        let side = (ui.available_width() * SIDE).clamp(SIDES[0], SIDES[1]);
        Panel::right("md2-quest").exact_size(side).show(ui, |ui| {
            let has_room = ui.available_height() > HIGH;
            ScrollArea::vertical().id_salt("md2-about").auto_shrink([false, false]).show(ui, |ui| {
                self.quest_ui(ui, texts, has_room);
                ui.add_space(Theme::of(ui.ctx()).space(2.0));
                heading(ui, &tr!(texts, "new-md2-outfits"));
                self.outfits_ui(ui, texts);
                heading(ui, &tr!(texts, "new-md2-dice"));
                ui.radio_value(&mut self.dice, Dice::App, tr!(texts, "new-md2-dice-app").as_ref());
                ui.radio_value(&mut self.dice, Dice::Typed, tr!(texts, "new-md2-dice-typed").as_ref());
                self.own_cards_ui(ui, texts);
                CollapsingHeader::new(tr!(texts, "new-md2-variants").as_ref()).show(ui, |ui| {
                    for variant in &VARIANTS {
                        ui.checkbox((variant.of)(&mut self.setup), texts.get(variant.message).as_ref());
                    }
                });
            });
        });
        CentralPanel::default().show(ui, |ui| {
            let measures = Measures::of(ui, self.all.quests.len(), self.all.content.printed.heroes.len());
            ScrollArea::vertical().id_salt("md2-new").auto_shrink([false, false]).show(ui, |ui| {
                title(ui, &tr!(texts, "new-md2-quest"));
                self.quests_ui(ui, texts, measures);
                for error in &self.unusable {
                    ui.label(RichText::new(error.say(texts).as_ref()).weak());
                }
                ui.add_space(Theme::of(ui.ctx()).space(2.0));
                heading(ui, &tr!(texts, "new-md2-heroes"));
                self.heroes_ui(ui, texts, measures);
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
                        let quest = self.quests[self.quest].clone();
                        let own = if self.with_own { self.rules.own().clone() } else { OwnCards::default() };
                        let start = Start { quest, setup: self.setup.clone(), own };
                        outcome = Outcome::Begin(Box::new(start), self.dice);
                    }
                });
                let heroes = self.setup.heroes.len() as i64;
                let quest = name_of(&self.quests[self.quest], texts);
                let line = tr!(texts, "new-md2-chosen", quest = quest.as_ref(), heroes = heroes);
                ui.label(RichText::new(line.as_ref()).weak());
            });
        });
        ui.add_space(Theme::of(ui.ctx()).space(1.0));
        outcome
    }

    /// All Heroes of the box; a press lets one go along, or stay at home.
    fn heroes_ui(&mut self, ui: &mut Ui, texts: &Texts, measures: Measures) {
        let content = Arc::clone(&self.all.content);
        let (columns, size) = measures.heroes;
        tile_grid(ui, content.printed.heroes.len(), columns, size, |ui, at| {
            let card = &content.printed.heroes[at];
            let seat = self.setup.heroes.iter().position(|outfit| outfit.hero == card.id);
            let name = texts.get(&format!("hero-{}", card.id));
            let titled = match seat {
                Some(seat) => tr!(texts, "new-md2-seat", name = name.as_ref(), number = seat as i64 + 1),
                None => Arc::clone(&name),
            };
            let tile = Tile { name: &titled, title: &name, is_chosen: Some(seat.is_some()) };
            let Laid { response, second, picture, .. } = tile.show(ui, size, |_, _, _| {});
            let side = picture.size().min_elem();
            let face = Rect::from_center_size(picture.center(), Vec2::splat(side));
            portrait(ui, face, &card.id, Some(hero_colour(at as u8)), seat.is_some() || response.hovered());
            if let Some(seat) = seat {
                place_in_order(ui, face, seat + 1);
            }
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
}

/// The box alone, or with own cards over it.
fn all_of(rules: &HellscapeRules, with_own: bool) -> CoreBox {
    (if with_own { rules.all() } else { rules.box_alone() }).clone()
}

fn name_of(quest: &Quest, texts: &Texts) -> Arc<str> {
    quest_name(&quest.id, &quest.told, texts)
}

/// As which a Hero was chosen, on the corner of the portrait.
fn place_in_order(ui: &Ui, face: Rect, place: usize) {
    let (theme, font) = (Theme::of(ui.ctx()), TextStyle::Button.resolve(ui.style()));
    let radius = 0.7 * font.size;
    let at = face.left_top() + Vec2::splat(0.6 * radius);
    ui.painter().circle_filled(at, radius, theme.signal.accent_fill.egui());
    ui.painter().text(at, Align2::CENTER_CENTER, place, font, theme.text.on_accent.egui());
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
        let folder = tempfile::tempdir().expect("a folder");
        let dirs = DataDirs::at(folder.path());
        let rules = HellscapeRules::open().expect("the box");
        let mut last = Chosen::of(&rules.start(4, 3), Dice::Typed);
        last.quest = rules.all().quests[5].id.clone();
        let again = NewGame::new(&rules, &dirs, Some(last.clone()), true);
        assert_eq!((again.quest, &again.setup, again.dice), (5, &last.setup, Dice::Typed));
        last.setup.heroes[0].hero = "nobody".to_owned();
        assert_eq!(NewGame::new(&rules, &dirs, Some(last), true).setup.heroes.len(), 2);
    }
}

//! The Heroes of a campaign: what each is, has and has lived through.

use crate::games::massive_darkness::campaign::words::Words;
use crate::games::massive_darkness::campaign::{Life, Now, Standing};
use crate::games::massive_darkness::rules::experience::MAX_XP;
use crate::games::massive_darkness::rules::state::Slot;
use crate::games::massive_darkness::rules::story::HeroRecord;
use crate::games::massive_darkness::rules::story::record::{MICRO_XP_PER_XP, START_CARDS};
use crate::games::massive_darkness::view::art::people::portrait_ui;
use crate::house::text::{Language, Texts, shown};
use crate::kit::art::Icon;
use crate::kit::art::icons::{self, Weight};
use crate::kit::theme::{Colour, Theme};
use crate::kit::widgets::{BadgeLook, Pip, Sheet, Track, badge, heading, sheet, track};
use crate::tr;
use egui::{RichText, Sense, Ui, Vec2};

/// A small picture in a line of text.
pub(super) fn icon(ui: &mut Ui, icon: Icon) {
    let size = Theme::of(ui.ctx()).sizes.icon;
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(size), Sense::hover());
    icons::show(ui.painter(), icon, rect, Colour::from_egui(ui.visuals().text_color()), Weight::Regular);
}

/// All Heroes, one sheet each. What stands on them is put into words once for each state of the book.
#[derive(Default)]
pub(super) struct HeroSheets {
    stamp: Option<(usize, Language)>,
    sheets: Vec<HeroSheet>,
}

/// What stands on the sheet of a Hero.
struct HeroSheet {
    hero: String,
    look: usize,
    name: String,
    class: String,
    level: String,
    player: Option<String>,
    xp: Track,
    micro_xp: Track,
    skills: Vec<String>,
    cards: Vec<String>,
    carried: String,
    carries_too_much: bool,
    career: String,
}

impl HeroSheets {
    /// Draws them; `entries` of the book they hold for.
    pub(super) fn ui(&mut self, ui: &mut Ui, words: &Words<'_>, standing: &Standing, entries: usize) {
        heading(ui, &tr!(words.texts, "chronicle-party"));
        let stamp = (entries, words.texts.language());
        if self.stamp != Some(stamp) {
            self.stamp = Some(stamp);
            let heroes = standing.party.iter().zip(&standing.lives);
            self.sheets = heroes.map(|(record, life)| HeroSheet::of(words, standing, record, life)).collect();
        }
        for hero in &self.sheets {
            sheet(ui, Sheet::Raised, |ui| {
                ui.set_width(ui.available_width());
                ui.push_id(&hero.hero, |ui| hero.ui(ui, words.texts));
            });
        }
    }
}

impl HeroSheet {
    fn of(words: &Words<'_>, standing: &Standing, record: &HeroRecord, life: &Life) -> Self {
        let texts = words.texts;
        let level = i64::from(standing.level(words.library, &record.hero));
        let skills = record.skills.iter().filter(|(_, bought)| **bought > 0).map(|(line, bought)| {
            tr!(texts, "ledger-skill", skill = words.line(line).as_ref(), count = i64::from(*bought)).to_string()
        });
        let (worn, pack): (Vec<_>, Vec<_>) = record.cards.iter().partition(|card| card.slot != Slot::Pack);
        let cards = [("ledger-worn", worn), ("ledger-pack", pack)].into_iter().filter(|(_, cards)| !cards.is_empty());
        let cards = cards.map(|(message, cards)| {
            let cards = words.cards(cards.iter().map(|card| &card.code));
            texts.with(message, &[("cards", cards.into())]).to_string()
        });
        let count = record.cards.len() as i64;
        let career = tr!(
            texts,
            "ledger-career",
            quests = i64::from(life.quests),
            kills = i64::from(life.kills),
            deaths = i64::from(life.deaths)
        );
        let micro_full = u16::from(MICRO_XP_PER_XP);
        Self {
            hero: record.hero.clone(),
            look: words.library.hero_named(&record.hero).map_or(0, |hero| hero.index()),
            name: words.hero(&record.hero).to_string(),
            class: words.class(&record.class).to_string(),
            level: tr!(texts, "card-level", level = level).to_string(),
            player: (!life.player.is_empty())
                .then(|| tr!(texts, "ledger-played-by", player = shown(&life.player)).to_string()),
            xp: Track { pip: Pip::Stars, now: u16::from(record.xp), full: u16::from(MAX_XP) },
            micro_xp: Track { pip: Pip::Action, now: u16::from(record.micro_xp), full: micro_full },
            skills: skills.collect(),
            cards: cards.collect(),
            carried: tr!(texts, "ledger-carried", count = count, most = START_CARDS as i64).to_string(),
            // STORY-17: it counts at the start of a quest, and after the last there is none.
            carries_too_much: record.cards.len() > START_CARDS && standing.now() != Now::Finished,
            career: career.to_string(),
        }
    }

    fn ui(&self, ui: &mut Ui, texts: &Texts) {
        ui.horizontal(|ui| {
            portrait_ui(ui, self.look, 64.0, true);
            ui.vertical(|ui| {
                ui.label(RichText::new(&self.name).heading());
                ui.horizontal_wrapped(|ui| {
                    badge(ui, &self.level, BadgeLook::Accent);
                    ui.label(&self.class);
                    if let Some(player) = &self.player {
                        ui.weak(player);
                    }
                });
            });
        });
        ui.horizontal_wrapped(|ui| {
            for (message, shown) in [("chronicle-xp", self.xp), ("chronicle-micro-xp", self.micro_xp)] {
                let name = texts.get(message);
                ui.label(name.as_ref());
                track(ui, &name, shown);
            }
        });
        for line in self.skills.iter().chain(&self.cards) {
            ui.label(line);
        }
        let theme = Theme::of(ui.ctx());
        let colour = if self.carries_too_much { theme.signal.danger } else { theme.text.muted };
        ui.label(RichText::new(&self.carried).small().color(colour.egui()));
        ui.label(RichText::new(&self.career).small().weak());
    }
}

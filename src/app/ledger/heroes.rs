//! The Heroes of a campaign: what each is, has and has lived through.

use crate::app::art::Icon;
use crate::app::art::figures::Posture;
use crate::app::art::icons::{self, Weight};
use crate::app::table::disc_ui;
use crate::app::theme::{Colour, Theme};
use crate::app::widgets::{BadgeLook, Pip, Sheet, Track, badge, heading, sheet, track};
use crate::campaign::words::Words;
use crate::campaign::{Life, Standing};
use crate::engine::massive_darkness::experience::MAX_XP;
use crate::engine::massive_darkness::state::Slot;
use crate::engine::massive_darkness::story::HeroRecord;
use crate::engine::massive_darkness::story::record::{MICRO_XP_PER_XP, START_CARDS};
use crate::tr;
use egui::{RichText, Sense, Ui, Vec2};

/// A small picture in a line of text.
pub(super) fn icon(ui: &mut Ui, icon: Icon) {
    let size = Theme::of(ui.ctx()).sizes.icon;
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(size), Sense::hover());
    icons::show(ui.painter(), icon, rect, Colour::from_egui(ui.visuals().text_color()), Weight::Regular);
}

/// All Heroes, one sheet each.
pub(super) fn heroes_ui(ui: &mut Ui, words: &Words<'_>, standing: &Standing) {
    heading(ui, &tr!(words.texts, "chronicle-party"));
    for (record, life) in standing.party.iter().zip(&standing.lives) {
        let level = standing.level(words.library, &record.hero);
        sheet(ui, Sheet::Raised, |ui| {
            ui.set_width(ui.available_width());
            ui.push_id(&record.hero, |ui| hero_ui(ui, words, record, life, level));
        });
    }
}

fn hero_ui(ui: &mut Ui, words: &Words<'_>, record: &HeroRecord, life: &Life, level: u8) {
    let texts = words.texts;
    let look = words.library.hero_named(&record.hero).map_or(0, |hero| hero.index());
    ui.horizontal(|ui| {
        disc_ui(ui, look, 48.0, Posture::Standing);
        ui.vertical(|ui| {
            ui.label(RichText::new(words.hero(&record.hero).as_ref()).heading());
            ui.horizontal(|ui| {
                badge(ui, &tr!(texts, "card-level", level = i64::from(level)), BadgeLook::Accent);
                ui.label(words.class(&record.class).as_ref());
                if !life.player.is_empty() {
                    ui.weak(tr!(texts, "ledger-played-by", player = &life.player).as_ref());
                }
            });
        });
    });
    ui.horizontal_wrapped(|ui| {
        ui.label(tr!(texts, "chronicle-xp").as_ref());
        let xp = Track { pip: Pip::Experience, now: u16::from(record.xp), full: u16::from(MAX_XP) };
        track(ui, &tr!(texts, "chronicle-xp"), xp);
        ui.label(tr!(texts, "chronicle-micro-xp").as_ref());
        let micro = Track { pip: Pip::Action, now: u16::from(record.micro_xp), full: u16::from(MICRO_XP_PER_XP) };
        track(ui, &tr!(texts, "chronicle-micro-xp"), micro);
    });
    for (line, bought) in record.skills.iter().filter(|(_, bought)| **bought > 0) {
        let skill = tr!(texts, "ledger-skill", skill = words.line(line).as_ref(), count = i64::from(*bought));
        ui.label(skill.as_ref());
    }
    let (worn, pack): (Vec<_>, Vec<_>) = record.cards.iter().partition(|card| card.slot != Slot::Pack);
    for (message, cards) in [("ledger-worn", worn), ("ledger-pack", pack)] {
        if !cards.is_empty() {
            ui.label(
                texts.with(message, &[("cards", words.cards(cards.iter().map(|card| &card.code)).into())]).as_ref(),
            );
        }
    }
    let count = record.cards.len() as i64;
    let carried = tr!(texts, "ledger-carried", count = count, most = START_CARDS as i64);
    let colour = if record.cards.len() > START_CARDS {
        Theme::of(ui.ctx()).signal.danger
    } else {
        Theme::of(ui.ctx()).text.muted
    };
    ui.label(RichText::new(carried.as_ref()).small().color(colour.egui()));
    let career = tr!(
        texts,
        "ledger-career",
        quests = i64::from(life.quests),
        kills = i64::from(life.kills),
        deaths = i64::from(life.deaths)
    );
    ui.label(RichText::new(career.as_ref()).small().weak());
}

//! What the quest that has just ended brought, as things: cards to be read, and the experience that everybody has now. What happened
//! in it is told by the newest entry.

use super::roster::card_page;
use crate::games::massive_darkness::campaign::entry::{Ending, HeroResult, What};
use crate::games::massive_darkness::campaign::words::Words;
use crate::games::massive_darkness::campaign::{Campaign, Standing, Verdict};
use crate::games::massive_darkness::rules::story::QuestEnd;
use crate::games::massive_darkness::view::art::people::portrait_ui;
use crate::games::massive_darkness::view::hand_card::hand_card_ui;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Sheet, heading, sheet};
use crate::tr;
use egui::{Label, RichText, Ui, Vec2};

/// Size of a portrait, and width of a card, in points.
const PORTRAIT: f32 = 44.0;
const CARD: f32 = 92.0;

/// Draws it, as long as nothing but notes came after the quest.
pub(super) fn brought_ui(ui: &mut Ui, words: &Words<'_>, campaign: &Campaign) {
    let (Some(ending), Some(standing)) = (ended_last(campaign), campaign.standing()) else { return };
    heading(ui, &tr!(words.texts, "ledger-brought"));
    sheet(ui, Sheet::ChosenPaper, |ui| {
        ui.set_width(ui.available_width());
        for result in &ending.heroes {
            hero_ui(ui, words, result, standing);
        }
        if ending.end == QuestEnd::Lost {
            ui.add(Label::new(RichText::new(tr!(words.texts, "ledger-lost-micro").as_ref()).weak()).wrap());
        }
    });
    ui.add_space(Theme::of(ui.ctx()).space(1.0));
}

/// The quest that has just ended.
fn ended_last(campaign: &Campaign) -> Option<&Ending> {
    let counts = |at: &usize| matches!(campaign.judged()[*at].verdict, Verdict::Counts(_));
    let is_note = |at: &usize| matches!(campaign.entries()[*at].what, What::Noted(_));
    let last = (0..campaign.entries().len()).rev().filter(counts).find(|at| !is_note(at))?;
    match campaign.counting(last as u32 + 1)? {
        What::QuestEnded(ending) => Some(ending),
        _ => None,
    }
}

/// A Hero: how much experience there is now, and the cards that were found.
fn hero_ui(ui: &mut Ui, words: &Words<'_>, result: &HeroResult, standing: &Standing) {
    let texts = words.texts;
    let Some(record) = standing.party.iter().find(|record| record.hero == result.hero) else { return };
    let name = words.hero(&result.hero);
    let has = tr!(texts, "ledger-amounts", xp = i64::from(record.xp), micro = i64::from(record.micro_xp));
    ui.horizontal_top(|ui| {
        if let Some(hero) = words.library.hero_named(&result.hero) {
            portrait_ui(ui, hero.index(), PORTRAIT, true);
        }
        ui.vertical(|ui| {
            ui.add(Label::new(RichText::new(name.as_ref()).strong()).wrap());
            ui.add(Label::new(tr!(texts, "ledger-brought-now", amount = has.as_ref()).as_ref()).wrap());
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = Vec2::splat(Theme::of(ui.ctx()).space(2.0));
                for page in result.found.iter().filter_map(|code| card_page(words, code)) {
                    if let Some(card) = page.hand() {
                        hand_card_ui(ui, texts, &card, CARD, ui.clip_rect());
                    }
                }
            });
        });
    });
}

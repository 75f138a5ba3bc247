//! The list of all cards, the trouble with the file, and sharing.

use super::CardsScreen;
use crate::app::art::Icon;
use crate::app::theme::Theme;
use crate::app::widgets::{Action, text_field};
use crate::engine::massive_darkness::cards::{Equipment, EquipmentDeck, Origin};
use crate::text::Texts;
use crate::tr;
use crate::wrong::Wrong as _;
use egui::{Button, RichText, ScrollArea, Ui};

impl CardsScreen {
    pub(super) fn list_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let theme = Theme::of(ui.ctx());
        let name = tr!(texts, "question-search-card");
        text_field(ui, &name, &name, &mut self.filter);
        if let Some(trouble) = &self.trouble {
            ui.colored_label(theme.signal.danger.egui(), trouble.say(texts).as_ref());
        }
        let wanted = self.filter.to_lowercase();
        let height = ui.available_height() - theme.space(44.0);
        ScrollArea::vertical().id_salt("cards").max_height(height).auto_shrink([false, false]).show(ui, |ui| {
            let mut last = None;
            for at in 0..self.box_cards.len() {
                let Some((card, is_own)) = self.card(at) else { continue };
                let label = format!("{} {}", card.code, self.name(texts, card));
                if !label.to_lowercase().contains(&wanted) {
                    continue;
                }
                let group = group(texts, &self.box_cards[at]);
                if last.as_deref() != Some(group.as_ref()) {
                    ui.add_space(theme.space(2.0));
                    ui.label(RichText::new(group.as_ref()).strong().color(theme.signal.accent.egui()));
                    last = Some(group.to_string());
                }
                let mark = if is_own { tr!(texts, "cards-mark-own") } else { mark(texts, card.origin) };
                ui.horizontal(|ui| {
                    if ui.add(Button::selectable(at == self.chosen, label.as_str())).clicked() {
                        self.chosen = at;
                    }
                    ui.label(RichText::new(mark.as_ref()).weak().small());
                });
            }
        });
        self.sharing_ui(ui, texts);
    }

    fn sharing_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        ui.separator();
        ui.label(RichText::new(tr!(texts, "cards-share").as_ref()).weak().small());
        let name = tr!(texts, "cards-file");
        text_field(ui, &name, &name, &mut self.other_file);
        ui.add_enabled_ui(!self.other_file.trim().is_empty(), |ui| {
            ui.horizontal(|ui| {
                if ui.add(Action::new(Icon::Folder, &tr!(texts, "cards-take-over"))).clicked() {
                    self.take_over();
                }
                if ui.add(Action::new(Icon::Save, &tr!(texts, "cards-give-away"))).clicked() {
                    self.give_away();
                }
            });
        });
    }
}

fn group(texts: &Texts, card: &Equipment) -> std::sync::Arc<str> {
    match card.deck {
        EquipmentDeck::Starting => tr!(texts, "cards-starting"),
        EquipmentDeck::Treasure => tr!(texts, "deck-treasure", level = i64::from(card.level)),
        EquipmentDeck::Artifact => tr!(texts, "deck-artifact"),
    }
}

fn mark(texts: &Texts, origin: Origin) -> std::sync::Arc<str> {
    match origin {
        Origin::Printed => tr!(texts, "cards-mark-printed"),
        Origin::Inferred => tr!(texts, "cards-mark-inferred"),
        Origin::Designed => tr!(texts, "cards-mark-designed"),
    }
}

//! What can be counted of what is hidden, for whoever asks for it: over the story, as long as it is wanted.

use super::Table;
use super::seen::Seen;
use crate::games::boss_monster::chances::{Chance, Chances, Feature, Features};
use crate::games::boss_monster::describe::treasure_name;
use crate::games::boss_monster::rules::BossMonster;
use crate::house::text::Texts;
use crate::kit::art::Icon;
use crate::kit::charts::share_bar;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Toggle, heading, icon_toggle};
use crate::tr;
use egui::{Align, Layout, RichText, ScrollArea, Ui};
use std::sync::Arc;

/// How much of the column it takes at most.
const MOST: f32 = 0.6;

/// Whether somebody wants to know, and what was counted last.
#[derive(Default)]
pub(super) struct Asked {
    is_on: bool,
    counted: Option<(Arc<BossMonster>, Chances)>,
}

impl Asked {
    /// Whoever sits down next asks for himself.
    pub(super) fn forget(&mut self) {
        *self = Self::default();
    }
}

impl Table {
    /// The button by which somebody asks, while he sits there.
    pub(super) fn chances_button_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        if self.seen.as_ref().is_none_or(|seen| seen.open.is_none()) {
            return;
        }
        let state = if self.wondering.is_on { Toggle::On } else { Toggle::Off };
        if icon_toggle(ui, Icon::Die, &tr!(texts, "chances-ask"), state).clicked() {
            self.wondering.is_on = !self.wondering.is_on;
        }
    }

    /// What can be counted, if that is wanted.
    pub(super) fn chances_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let Some(seen) = self.seen.as_ref().filter(|_| self.wondering.is_on) else { return };
        let Some(open) = &seen.open else { return };
        if !self.wondering.counted.as_ref().is_some_and(|(view, _)| Arc::ptr_eq(view, &open.view)) {
            self.wondering.counted = Some((Arc::clone(&open.view), Chances::of(&open.view, open.seat)));
        }
        let Some((_, chances)) = &self.wondering.counted else { return };
        heading(ui, &tr!(texts, "chances-title"));
        let most = ui.available_height() * MOST;
        let area = ScrollArea::vertical().id_salt("bm-chances").max_height(most).auto_shrink([false, true]);
        area.show(ui, |ui| counted_ui(ui, texts, seen, chances));
        ui.separator();
    }
}

fn counted_ui(ui: &mut Ui, texts: &Texts, seen: &Seen, chances: &Chances) {
    let theme = Theme::of(ui.ctx());
    ui.spacing_mut().item_spacing.y = theme.space(0.5);
    let about = |ui: &mut Ui, words: &str| drop(ui.label(RichText::new(words).strong()));
    for laid in &chances.laid {
        about(ui, &tr!(texts, "chances-laid", seat = seen.name(laid.seat)));
        features_ui(ui, texts, &laid.is);
    }
    if !chances.answers.is_empty() {
        about(ui, &tr!(texts, "chances-answers"));
        for answering in &chances.answers {
            line_ui(ui, texts, seen.name(answering.seat), answering.chance);
        }
    }
    if chances.heroes > 0 && !chances.lured.is_empty() {
        about(ui, &tr!(texts, "chances-heroes", count = i64::from(chances.heroes)));
        for lured in &chances.lured {
            let name: Arc<str> = match lured.to {
                Some(seat) => seen.name(seat).into(),
                None => tr!(texts, "chances-stays"),
            };
            let exactly = (0_i64..).zip(&lured.exactly).map(|(number, chance)| {
                tr!(texts, "chances-exactly", number = number, percent = percent(texts, *chance)).to_string()
            });
            let exactly: Vec<String> = exactly.collect();
            line_ui(ui, texts, &name, lured.any()).on_hover_text(exactly.join("\n"));
        }
    }
    if !chances.next_card.is_empty() {
        about(ui, &tr!(texts, "chances-next-card"));
        features_ui(ui, texts, &chances.next_card);
    }
    ui.label(RichText::new(tr!(texts, "chances-about").as_ref()).small().color(theme.text.muted.egui()));
}

fn features_ui(ui: &mut Ui, texts: &Texts, features: &Features) {
    for (feature, chance) in features {
        let name = match feature {
            Feature::Monster => tr!(texts, "kind-monster"),
            Feature::Trap => tr!(texts, "kind-trap"),
            Feature::Advanced => tr!(texts, "chances-advanced"),
            Feature::Miniboss => tr!(texts, "kind-miniboss"),
            Feature::Bears(treasure) => tr!(texts, "chances-bears", treasure = &*treasure_name(*treasure, texts)),
        };
        line_ui(ui, texts, &name, *chance);
    }
}

fn percent(texts: &Texts, chance: Chance) -> String {
    texts.decimal(chance.percent(), 1)
}

/// A name, at the end of the line how likely it is, and at its foot the same as a bar.
fn line_ui(ui: &mut Ui, texts: &Texts, name: &str, chance: Chance) -> egui::Response {
    let theme = Theme::of(ui.ctx());
    let said = tr!(texts, "chances-percent", percent = percent(texts, chance));
    let row = ui.horizontal(|ui| {
        ui.label(name);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.label(RichText::new(said.as_ref()).color(theme.text.strong.egui()));
        });
    });
    share_bar(ui, row.response.rect, chance.percent() / 100.0);
    row.response
}

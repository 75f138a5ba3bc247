//! What few want to change before a game: how many Lifebringer tokens, the wording of the rules, whose dice, the seed, readings.

use super::NewGame;
use crate::games::massive_darkness::rules::dungeon::Edition;
use crate::games::massive_darkness::view::rulings::readings_ui;
use crate::house::play::Dice;
use crate::house::text::{Language, Texts};
use crate::kit::art::Icon;
use crate::kit::theme::Theme;
use crate::kit::widgets::{heading, icon_button, text_field};
use crate::tr;
use egui::{RichText, Ui};

/// ED-06: the wording that goes with a language, as long as nobody chooses another.
pub(crate) fn edition_of(language: Language) -> Edition {
    match language {
        Language::English => Edition::En,
        Language::German | Language::Polish => Edition::De,
    }
}

impl NewGame {
    /// Draws it.
    pub(super) fn more_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let theme = Theme::of(ui.ctx());
        heading(ui, &tr!(texts, "new-difficulty"));
        let tokens = tr!(texts, "new-lifebringer");
        ui.label(tokens.as_ref());
        let slider = ui.add(egui::Slider::new(&mut self.lifebringer, 0..=6));
        ui.ctx().accesskit_node_builder(slider.id, |node| node.set_label(tokens.as_ref()));
        ui.label(RichText::new(tr!(texts, "new-lifebringer-hint").as_ref()).weak().small());
        ui.add_space(theme.space(3.0));
        heading(ui, &tr!(texts, "new-dice"));
        ui.radio_value(&mut self.dice, Dice::App, tr!(texts, "new-dice-app").as_ref());
        ui.radio_value(&mut self.dice, Dice::Typed, tr!(texts, "new-dice-typed").as_ref());
        ui.add_space(theme.space(3.0));
        heading(ui, &tr!(texts, "new-edition"));
        let mut edition = self.edition(texts);
        for (one, name) in [(Edition::De, "new-edition-de"), (Edition::En, "new-edition-en")] {
            if ui.radio_value(&mut edition, one, texts.get(name).as_ref()).clicked() {
                self.edition = (one != edition_of(texts.language())).then_some(one);
            }
        }
        ui.label(RichText::new(tr!(texts, "new-edition-hint").as_ref()).weak().small());
        ui.add_space(theme.space(3.0));
        let name = tr!(texts, "new-seed");
        heading(ui, &name);
        ui.horizontal(|ui| {
            if text_field(ui, &name, &name, &mut self.seed_text).changed() {
                self.seed = self.seed_text.trim().parse().unwrap_or(self.seed);
            }
            if icon_button(ui, Icon::Die, &tr!(texts, "new-another-seed")).clicked() {
                self.seed = self.seed.wrapping_mul(48_271).wrapping_add(11) % 1_000_000;
                self.seed_text = self.seed.to_string();
            }
        });
        ui.label(RichText::new(tr!(texts, "new-seed-hint").as_ref()).weak().small());
        ui.add_space(theme.space(3.0));
        readings_ui(ui, texts, &mut self.otherwise);
    }
}

//! What was found: a press shows where.

use super::super::EditorScreen;
use crate::games::massive_darkness_2::lint::Weight;
use crate::games::massive_darkness_2::lint::words::Telling;
use crate::house::text::Texts;
use crate::kit::art::Icon;
use crate::kit::art::icons::{self, Weight as Line};
use crate::kit::theme::Theme;
use crate::kit::widgets::heading;
use crate::tr;
use egui::{Sense, Ui, Vec2};
use std::sync::Arc;

impl EditorScreen {
    pub(super) fn problems_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let theme = Theme::of(ui.ctx());
        let said: Vec<(Weight, Arc<str>)> = {
            let telling = Telling { all: &self.all, quest: self.quest(), looked: &self.looked, texts };
            self.looked.findings.iter().map(|finding| (finding.weight(), telling.say(finding))).collect()
        };
        if said.is_empty() {
            ui.label(tr!(texts, "problems-md2-none").as_ref());
        }
        let mut pressed = None;
        for (weight, title) in [
            (Weight::Problem, "problems-md2-problems"),
            (Weight::Mistake, "problems-md2-mistakes"),
            (Weight::Hint, "problems-md2-hints"),
        ] {
            if said.iter().all(|(other, _)| *other != weight) {
                continue;
            }
            heading(ui, &texts.get(title));
            for (at, (_, line)) in said.iter().enumerate().filter(|(_, (other, _))| *other == weight) {
                ui.horizontal_top(|ui| {
                    let (spot, _) = ui.allocate_exact_size(Vec2::splat(16.0), Sense::hover());
                    let (icon, colour) = match weight {
                        Weight::Problem => (Icon::Warning, theme.signal.danger),
                        Weight::Mistake => (Icon::Warning, theme.signal.accent),
                        Weight::Hint => (Icon::Info, theme.text.muted),
                    };
                    icons::show(ui.painter(), icon, spot, colour, Line::Bold);
                    let button = egui::Button::selectable(false, line.as_ref()).wrap();
                    if ui.add(button).clicked() {
                        pressed = Some(at);
                    }
                });
            }
        }
        if let Some(finding) = pressed.and_then(|at| self.looked.findings.get(at).cloned()) {
            self.show(&finding);
        }
    }
}

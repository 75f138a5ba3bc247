//! What is wrong with the quest.

use crate::app::art::Icon;
use crate::app::editor::EditorScreen;
use crate::app::editor::sheet::zone_rect;
use crate::app::theme::Theme;
use crate::app::widgets::{heading, icon_button};
use crate::quest::Problem;
use crate::quest::lint::Weight;
use crate::quest::model::Spot;
use crate::text::Texts;
use crate::tr;
use crate::wrong::Wrong as _;
use egui::{RichText, Ui};

impl EditorScreen {
    pub(super) fn problems_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        if self.sheet.problems.is_empty() && self.sheet.advice.is_empty() {
            ui.label(tr!(texts, "editor-no-problem").as_ref());
        }
        let mut shown = None;
        for problem in &self.sheet.problems {
            let theme = Theme::of(ui.ctx());
            ui.horizontal_wrapped(|ui| {
                ui.label(RichText::new(problem.say(texts).as_ref()).color(theme.text.normal.egui()));
                if let Some(spot) = place_of(problem)
                    && icon_button(ui, Icon::Search, &tr!(texts, "editor-show")).clicked()
                {
                    shown = Some(spot);
                }
            });
        }
        let mut fix = None;
        let mut weight = None;
        for one in &self.sheet.advice {
            if weight != Some(one.weight()) {
                weight = Some(one.weight());
                let name = match one.weight() {
                    Weight::Mistake => tr!(texts, "editor-mistakes"),
                    Weight::Hint => tr!(texts, "editor-hints"),
                };
                heading(ui, &name);
            }
            ui.horizontal_wrapped(|ui| {
                ui.label(one.say(texts).as_ref());
                if let Some(at) = one.place()
                    && icon_button(ui, Icon::Search, &tr!(texts, "editor-show")).clicked()
                {
                    shown = Some(at.0);
                }
                if let Some(command) = one.fix()
                    && icon_button(ui, Icon::Check, &tr!(texts, "editor-fix")).clicked()
                {
                    fix = Some(command);
                }
            });
        }
        if let Some(command) = fix {
            self.command(texts, &command);
        }
        if let Some(spot) = shown {
            self.storey = spot.storey;
            self.cursor = spot;
            let room = zone_rect(spot).expand(2.5);
            let bounds = self.sheet.model.geometry.bounds;
            self.view.camera.include(ui.ctx().content_rect().shrink2(egui::vec2(300.0, 100.0)), room, bounds);
        }
    }
}

/// Where a problem lies on the map.
fn place_of(problem: &Problem) -> Option<Spot> {
    match problem {
        Problem::Overlap { at, .. } | Problem::Outside { at, .. } | Problem::Level { at, .. } => Some(at.0),
        Problem::DoorNowhere { from, .. }
        | Problem::DoorInOpening { from, .. }
        | Problem::BorderNowhere { from, .. } => Some(from.0),
        _ => None,
    }
}

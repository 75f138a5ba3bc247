//! A room that is not furnished yet: says what it will be for.

use crate::app::art::Icon;
use crate::app::theme::Theme;
use crate::app::widgets::{Action, Emphasis, Sheet, sheet, title};
use crate::text::Texts;
use crate::tr;
use egui::Ui;

/// Draws the page; true when the user goes back.
pub(super) fn soon_ui(ui: &mut Ui, texts: &Texts, heading: &str, text: &str) -> bool {
    let theme = Theme::of(ui.ctx());
    let mut back = false;
    egui::CentralPanel::default().show(ui, |ui| {
        ui.add_space(theme.space(16.0));
        ui.vertical_centered(|ui| {
            ui.set_max_width(620.0);
            sheet(ui, Sheet::Paper, |ui| {
                title(ui, &texts.get(heading));
                ui.label(texts.get(text).as_ref());
            });
            ui.add_space(theme.space(4.0));
            let label = tr!(texts, "back");
            back = ui.add(Action::new(Icon::ChevronLeft, &label).emphasis(Emphasis::Primary)).clicked();
        });
    });
    back
}

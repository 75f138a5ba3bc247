//! Settings: language, theme, size, motion, and below them what the games let one choose.

use super::desks::Desks;
use crate::house::storage::{Pace, Settings, Theme as ThemeChoice, UI_SCALE};
use crate::house::text::{Language, Texts};
use crate::kit::art::Icon;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, Emphasis, Sheet, heading, sheet, title};
use crate::tr;
use egui::{Key, Modifiers, RichText, ScrollArea, Slider, Ui};

/// The page is no wider than this, in points.
const WIDTH: f32 = 760.0;

/// Draws the page; true when the user goes back, by the button or by Escape.
pub(crate) fn settings_ui(ui: &mut Ui, texts: &Texts, settings: &mut Settings, desks: &mut Desks) -> bool {
    let theme = Theme::of(ui.ctx());
    let mut back = false;
    egui::CentralPanel::default().show(ui, |ui| {
        // In a high window it does not stick to the upper edge.
        let above = (ui.available_height() * 0.1).max(theme.space(4.0));
        ScrollArea::vertical().id_salt("settings").auto_shrink([false, false]).show(ui, |ui| {
            ui.add_space(above);
            ui.vertical_centered(|ui| {
                ui.set_max_width(WIDTH);
                sheet(ui, Sheet::Raised, |ui| {
                    ui.set_width(ui.available_width());
                    ui.vertical(|ui| {
                        choices_ui(ui, texts, settings, theme);
                        games_ui(ui, desks, theme);
                    });
                });
                ui.add_space(theme.space(4.0));
                let name = tr!(texts, "back");
                let button = ui.add(Action::new(Icon::ChevronLeft, &name).emphasis(Emphasis::Primary));
                back = button.clicked() || ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
            });
        });
    });
    back
}

fn choices_ui(ui: &mut Ui, texts: &Texts, settings: &mut Settings, theme: &Theme) {
    title(ui, &tr!(texts, "settings-title"));
    heading(ui, &tr!(texts, "settings-language"));
    ui.horizontal(|ui| {
        for language in Language::ALL {
            let name = texts.get(language.message_id());
            let chosen = settings.language == language.code();
            if ui.selectable_label(chosen, name.as_ref()).clicked() {
                language.code().clone_into(&mut settings.language);
            }
        }
    });
    ui.add_space(theme.space(2.0));
    heading(ui, &tr!(texts, "settings-theme"));
    ui.horizontal(|ui| {
        let dark = tr!(texts, "settings-dark");
        let light = tr!(texts, "settings-light");
        ui.selectable_value(&mut settings.theme, ThemeChoice::Dark, dark.as_ref());
        ui.selectable_value(&mut settings.theme, ThemeChoice::Light, light.as_ref());
    });
    ui.add_space(theme.space(2.0));
    let size = tr!(texts, "settings-scale");
    heading(ui, &size);
    let slider = ui.add(Slider::new(&mut settings.ui_scale, UI_SCALE).step_by(10.0).suffix("%"));
    ui.ctx().accesskit_node_builder(slider.id, |node| node.set_label(size.as_ref()));
    ui.add_space(theme.space(2.0));
    heading(ui, &tr!(texts, "settings-pace"));
    ui.label(tr!(texts, "settings-beats").as_ref());
    ui.horizontal_wrapped(|ui| {
        for pace in Pace::ALL {
            let name = texts.get(match pace {
                Pace::OneByOne => "settings-beats-one-by-one",
                Pace::ByItself => "settings-beats-by-itself",
                Pace::Fast => "settings-beats-fast",
                Pace::AtOnce => "settings-beats-at-once",
            });
            ui.selectable_value(&mut settings.beats, pace, name.as_ref());
        }
    });
    hint(ui, &tr!(texts, "settings-beats-hint"));
    ui.checkbox(&mut settings.reduce_motion, tr!(texts, "settings-motion").as_ref());
    hint(ui, &tr!(texts, "settings-motion-hint"));
    ui.checkbox(&mut settings.rule_ids, tr!(texts, "settings-rule-ids").as_ref());
    hint(ui, &tr!(texts, "settings-rule-ids-hint"));
}

/// What a choice means, below it.
fn hint(ui: &mut Ui, words: &str) {
    ui.label(RichText::new(words).weak().small());
}

/// What each game lets one choose for itself; with several games below its name.
fn games_ui(ui: &mut Ui, desks: &mut Desks, theme: &Theme) {
    let are_many = desks.are_many();
    for game in desks.all_mut().filter(|game| game.plug.has_settings()) {
        if are_many {
            ui.add_space(theme.space(2.0));
            heading(ui, &game.name());
        }
        game.desk_mut().settings_ui(ui);
    }
}

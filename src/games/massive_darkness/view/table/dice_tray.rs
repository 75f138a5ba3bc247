//! The dice of the last combat and its arithmetic, line by line.

use super::question::die_ui;
use crate::games::massive_darkness::session::Play;
use crate::house::text::Texts;
use crate::tr;
use egui::{RichText, ScrollArea, Ui};

/// Room for two rows of dice.
const TRAY_HEIGHT: f32 = 116.0;

/// Has nobody fought yet?
pub(super) fn is_empty(play: &Play) -> bool {
    play.beside().combat.lines.is_empty() && play.beside().combat.dice.is_empty()
}

pub(super) fn tray_ui(ui: &mut Ui, texts: &Texts, play: &Play) {
    if is_empty(play) {
        ui.label(RichText::new(tr!(texts, "tray-empty").as_ref()).weak());
        return;
    }
    ui.set_min_height(TRAY_HEIGHT);
    ui.horizontal(|ui| {
        ui.horizontal_wrapped(|ui| {
            ui.set_max_width(ui.available_width() * 0.45);
            let mut used_up = play.beside().combat.used_up;
            for (at, fallen) in play.beside().combat.dice.iter().enumerate() {
                let name = tr!(texts, "tray-die", number = at as i64 + 1);
                let side = usize::from(fallen.colour >= 2);
                die_ui(ui, texts, play.game(), (*fallen, &mut used_up[side]), 48.0, false, &name);
            }
        });
        ScrollArea::vertical().id_salt("arithmetic").auto_shrink([false, false]).stick_to_bottom(true).show(ui, |ui| {
            ui.vertical(|ui| {
                for line in &play.beside().combat.lines {
                    ui.label(line.as_str());
                }
            });
        });
    });
}

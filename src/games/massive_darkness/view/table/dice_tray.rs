//! The dice of the last combat and its arithmetic, line by line: a sheet over the board that can be folded away.

use super::question::die_ui;
use crate::games::massive_darkness::rules::MassiveDarkness;
use crate::games::massive_darkness::session::LastCombat;
use crate::house::text::Texts;
use crate::kit::art::Icon;
use crate::kit::theme::Theme;
use crate::kit::widgets::icon_button;
use crate::tr;
use egui::{Align, Layout, ScrollArea, Ui, Vec2, vec2};

/// Room for a row of dice and for three lines beside them.
pub(super) const HEIGHT: f32 = 118.0;
/// Beside it lie the small map and the buttons of the map.
const BESIDE: f32 = 290.0;
/// It is never wider, and hardly ever narrower.
const WIDTH: std::ops::RangeInclusive<f32> = 300.0..=620.0;
const DIE: f32 = 44.0;

/// Its size over a map of this size.
pub(super) fn size(map: Vec2) -> Vec2 {
    vec2((map.x - BESIDE).clamp(*WIDTH.start(), *WIDTH.end()), HEIGHT)
}

/// Its size while only its button is there.
pub(super) fn folded_size(ui: &Ui) -> Vec2 {
    let theme = Theme::of(ui.ctx());
    Vec2::splat(theme.sizes.control_height + 2.0 * theme.space(2.0))
}

/// Has nobody fought yet?
pub(super) fn is_empty(combat: &LastCombat) -> bool {
    combat.lines.is_empty() && combat.dice.is_empty()
}

/// Draws it, or the button that brings it back.
pub(super) fn tray_ui(ui: &mut Ui, texts: &Texts, game: &MassiveDarkness, combat: &LastCombat, is_folded: &mut bool) {
    let (icon, name) = match *is_folded {
        true => (Icon::Die, tr!(texts, "tray-unfold")),
        false => (Icon::ChevronDown, tr!(texts, "tray-fold")),
    };
    ui.horizontal_top(|ui| {
        if icon_button(ui, icon, &name).clicked() {
            *is_folded = !*is_folded;
        }
        if *is_folded {
            return;
        }
        let room = ui.available_width() * 0.5;
        let in_a_row = ((room / (DIE + ui.spacing().item_spacing.x)) as usize).max(1);
        // Two rows at most: however many were rolled, all of them are seen.
        let die = if combat.dice.len() > 2 * in_a_row { DIE * 0.62 } else { DIE };
        ui.allocate_ui_with_layout(
            vec2(room, ui.available_height()),
            Layout::left_to_right(Align::Min).with_main_wrap(true),
            |ui| {
                let mut used_up = combat.used_up;
                for (at, fallen) in combat.dice.iter().enumerate() {
                    let name = tr!(texts, "tray-die", number = at as i64 + 1);
                    let side = usize::from(fallen.colour >= 2);
                    die_ui(ui, texts, game, (*fallen, &mut used_up[side]), die, false, &name);
                }
            },
        );
        ScrollArea::vertical().id_salt("arithmetic").auto_shrink([false, false]).stick_to_bottom(true).show(ui, |ui| {
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 2.0;
                for line in &combat.lines {
                    ui.label(line.as_str());
                }
            });
        });
    });
}

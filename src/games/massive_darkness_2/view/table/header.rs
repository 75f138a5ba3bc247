//! Round, phase, darkness and what is left, at the end of the rail.

use crate::games::massive_darkness_2::rules::{MassiveDarkness2, Phase};
use crate::house::text::Texts;
use crate::kernel::game::Game as _;
use crate::kit::art::{Icon, Weight, icons};
use crate::kit::hints::mark;
use crate::kit::theme::{Theme, display};
use crate::tr;
use egui::{Align, Layout, RichText, Sense, Ui, Vec2};

/// Draws it.
pub(super) fn rail_ui(ui: &mut Ui, texts: &Texts, game: &MassiveDarkness2) {
    let (state, theme) = (game.state(), Theme::of(ui.ctx()));
    let phase = match state.phase {
        Phase::Setup => tr!(texts, "rail-set-up"),
        Phase::Heroes => tr!(texts, "log-md2-phase-heroes"),
        Phase::Enemies => tr!(texts, "log-md2-phase-enemies"),
        Phase::LevelUp => tr!(texts, "log-md2-phase-level-up"),
        Phase::Darkness => tr!(texts, "log-md2-phase-darkness"),
    };
    let told = ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        ui.label(RichText::new(phase.as_ref()).font(display(18.0)).color(theme.text.strong.egui()));
        let round = tr!(texts, "log-md2-round", round = i64::from(state.round.max(1)));
        ui.label(RichText::new(round.as_ref()).color(theme.text.muted.egui()));
        // M2-BOSS-12: in the fight the Darkness Phase moves the marker of the Boss.
        let track = match state.boss.fighting {
            true => (Icon::Crown, i64::from(state.boss.marker) + 1, "rail-boss"),
            false => (Icon::Moon, i64::from(state.darkness) + 1, "rail-darkness"),
        };
        let told = [
            track,
            (Icon::Skull, i64::from(state.dungeon_level()), "rail-level"),
            (Icon::Heart, i64::from(state.lifebringer), "rail-lifebringer"),
        ];
        for (icon, number, message) in told {
            ui.add_space(theme.space(2.0));
            let label = ui.label(number.to_string());
            let (spot, sign) = ui.allocate_exact_size(Vec2::splat(16.0), Sense::hover());
            icons::show(ui.painter(), icon, spot, theme.text.muted, Weight::Bold);
            let said = texts.with(message, &[("number", number.into())]);
            label.union(sign).on_hover_text(said.as_ref());
        }
        ui.min_rect()
    });
    mark(ui, "rail", told.inner);
}

//! What the app has played while no Hero was asked, told before it goes on: a stop, not a wall. The map and everything
//! else stay at hand.

use super::names::Names;
use super::side::{Rules, line_ui};
use crate::house::plug::Line;
use crate::house::text::Texts;
use crate::kit::art::Icon;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, Emphasis, Sheet, heading, sheet};
use crate::tr;
use egui::{ScrollArea, Ui};

/// What lies around the lines, above the button: margins and gaps, in steps of spacing.
const BESIDE: f32 = 12.0;
/// Lines are never given less height than this, in points.
const LEAST: f32 = 32.0;

/// Draws it where the question will be, under a title; true when it has been read.
pub(super) fn meanwhile_ui<'l>(
    ui: &mut Ui,
    texts: &Texts,
    title: &str,
    lines: impl IntoIterator<Item = &'l Line>,
    names: &Names,
    rules: Rules,
) -> bool {
    let theme = Theme::of(ui.ctx());
    heading(ui, title);
    // However much it is, the button stays in sight.
    let height = (ui.available_height() - theme.sizes.action_height - BESIDE * theme.sizes.step).max(LEAST);
    sheet(ui, Sheet::Raised, |ui| {
        ui.set_width(ui.available_width());
        let area = ScrollArea::vertical()
            .id_salt("meanwhile")
            .max_height(height)
            .min_scrolled_height(LEAST)
            .auto_shrink([false, true])
            .stick_to_bottom(true);
        area.show(ui, |ui| {
            ui.spacing_mut().interact_size.y = 0.0;
            ui.spacing_mut().item_spacing.y = theme.space(1.0);
            lines.into_iter().for_each(|line| line_ui(ui, line, names, rules));
        });
    });
    ui.add_space(theme.space(2.0));
    let (name, key) = (tr!(texts, "meanwhile-go-on"), tr!(texts, "key-space"));
    let go_on = Action::new(Icon::ChevronRight, &name).shortcut(&key).emphasis(Emphasis::Primary);
    ui.vertical_centered_justified(|ui| ui.add(go_on).clicked()).inner
}

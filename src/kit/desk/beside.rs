//! Something that goes on for minutes beside the screen that is shown: a line over it says what and how far, and leads there. It has room of
//! its own, so it never lies over anything.

use crate::kit::art::Icon;
use crate::kit::theme::Theme;
use crate::kit::widgets::icon_button;
use egui::{Panel, ProgressBar, RichText, Ui, UiBuilder};
use std::sync::Arc;

/// Width of the bar that says how far it is, and its height, in points.
const BAR: f32 = 120.0;
const BAR_HEIGHT: f32 = 8.0;

/// What goes on.
#[derive(Clone, Debug, PartialEq)]
pub struct Beside {
    /// What it is and how far.
    pub told: Arc<str>,
    /// How far, from 0 to 1.
    pub share: f32,
    /// What looking at it is called.
    pub open: Arc<str>,
}

/// Draws the line, if something goes on, and the screen below it; what the screen says, and whether it is to be looked at.
pub fn below<T>(ui: &mut Ui, beside: Option<&Beside>, screen: impl FnOnce(&mut Ui) -> T) -> (T, bool) {
    let Some(Beside { told, share, open }) = beside else { return (screen(ui), false) };
    let mut is_pressed = false;
    Panel::top("beside").show(ui, |ui| {
        ui.horizontal(|ui| {
            ui.add_space(Theme::of(ui.ctx()).space(1.0));
            ui.add(ProgressBar::new(*share).desired_width(BAR).desired_height(BAR_HEIGHT));
            ui.label(RichText::new(told.as_ref()).small());
            is_pressed = icon_button(ui, Icon::Search, open).clicked();
        });
    });
    let room = ui.available_rect_before_wrap();
    let shown = ui.scope_builder(UiBuilder::new().id_salt("below").max_rect(room), screen).inner;
    (shown, is_pressed)
}

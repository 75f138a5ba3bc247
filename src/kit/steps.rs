//! The two buttons over something that is drawn: a step back, and one forward again. Below its name each says which step it means.

use crate::house::history::History;
use crate::kit::art::Icon;
use crate::kit::widgets::icon_button;
use egui::Ui;

/// Which way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    Back,
    Forward,
}

/// What the buttons are called.
pub(crate) struct Names<'a> {
    pub(crate) back: &'a str,
    pub(crate) forward: &'a str,
}

/// Draws them; the one that was pressed.
pub(crate) fn steps_ui<D: Clone + PartialEq, N: AsRef<str>>(
    ui: &mut Ui,
    history: &History<D, N>,
    names: &Names<'_>,
) -> Option<Step> {
    let mut pressed = None;
    for (step, icon, name, means) in [
        (Step::Back, Icon::Undo, names.back, history.undo_name()),
        (Step::Forward, Icon::Redo, names.forward, history.redo_name()),
    ] {
        ui.add_enabled_ui(means.is_some(), |ui| {
            let button = icon_button(ui, icon, name);
            let button = match means {
                Some(means) => button.on_hover_text(means.as_ref()),
                None => button,
            };
            if button.clicked() {
                pressed = Some(step);
            }
        });
    }
    pressed
}

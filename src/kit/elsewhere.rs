//! Another window has saved the same thing: both versions are there, and the user says what becomes of them.

use crate::house::text::Texts;
use crate::kernel::game::MessageId;
use crate::kit::ago::ago;
use crate::kit::theme::Theme;
use crate::tr;
use egui::{Grid, Panel, RichText, ScrollArea, Ui};
use std::path::Path;
use std::sync::Arc;
use std::time::SystemTime;

/// What counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// Both versions.
    Both,
    /// What stands here.
    Mine,
    /// What the other window has saved.
    Theirs,
}

/// What each verdict is called, and what it means: messages.
pub(crate) struct Choices {
    pub(crate) both: (MessageId, MessageId),
    pub(crate) mine: (MessageId, MessageId),
    pub(crate) theirs: (MessageId, MessageId),
}

/// Draws the question across the top of the screen; nothing waits for the answer.
pub(crate) fn elsewhere_ui(
    ui: &mut Ui,
    texts: &Texts,
    told: &str,
    other: &Path,
    choices: &Choices,
    trouble: Option<&Arc<str>>,
) -> Option<Verdict> {
    let mut verdict = None;
    let theme = Theme::of(ui.ctx());
    Panel::top("elsewhere").show(ui, |ui| {
        ui.add_space(theme.space(1.0));
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(told).strong().color(theme.signal.danger.egui()));
            if let Some(saved) = saved(texts, other) {
                ui.label(RichText::new(saved.as_ref()).weak());
            }
        });
        let lines = [(choices.both, Verdict::Both), (choices.mine, Verdict::Mine), (choices.theirs, Verdict::Theirs)];
        ScrollArea::horizontal().show(ui, |ui| {
            Grid::new("elsewhere-choices").num_columns(2).show(ui, |ui| {
                for ((name, hint), which) in lines {
                    if ui.button(texts.get(name).as_ref()).clicked() {
                        verdict = Some(which);
                    }
                    ui.label(texts.get(hint).as_ref());
                    ui.end_row();
                }
            });
        });
        if let Some(trouble) = trouble {
            ui.colored_label(theme.signal.danger.egui(), trouble.as_ref());
        }
        ui.add_space(theme.space(1.0));
    });
    verdict
}

/// Where there is nothing to be decided. What is drawn below keeps its place among the parts of the screen, so that nobody who
/// types there loses the keyboard when the question comes or goes.
pub(crate) fn no_elsewhere_ui(ui: &mut Ui) {
    ui.skip_ahead_auto_ids(1);
}

/// When the other window has saved.
fn saved(texts: &Texts, file: &Path) -> Option<Arc<str>> {
    let at = std::fs::metadata(file).ok()?.modified().ok()?;
    let minutes = SystemTime::now().duration_since(at).map_or(0, |since| since.as_secs() / 60);
    Some(tr!(texts, "elsewhere-saved", since = ago(texts, minutes).as_ref()))
}

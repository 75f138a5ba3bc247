//! Before a quest is left that could not be saved: what is wrong, and what can be done.

use super::{App, Screen};
use crate::app::commands::Command;
use crate::app::theme::Theme;
use crate::text::Texts;
use crate::tr;
use egui::{Context, Id, Modal, RichText, Ui, ViewportCommand};
use std::sync::Arc;

/// Where the user wants to go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Away {
    /// Somewhere else in the program.
    To(Command),
    /// Out of it.
    Close,
}

/// The user wants to go, but a quest is not on the disk.
pub(super) struct Leaving {
    to: Away,
    trouble: Arc<str>,
}

impl App {
    /// Why the quest in the editor is not on the disk, after another attempt to save it; nothing where it is.
    pub(super) fn unsaved(&mut self, texts: &Texts) -> Option<Arc<str>> {
        let shown = match &mut self.screen {
            Screen::Editor(editor) => Some(editor),
            _ => None,
        };
        shown.or(self.editor.as_mut()).and_then(|editor| editor.unsaved(texts))
    }

    /// May the screen go? If not, the user is asked.
    pub(super) fn may_leave(&mut self, texts: &Texts, to: Away) -> bool {
        self.leaving = self.unsaved(texts).map(|trouble| Leaving { to, trouble });
        self.leaving.is_none()
    }

    /// Whoever closes the window is asked as well.
    pub(super) fn closing(&mut self, ctx: &Context, texts: &Texts) {
        if ctx.input(|input| input.viewport().close_requested()) && !self.may_leave(texts, Away::Close) {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
        }
    }

    pub(super) fn unsaved_ui(&mut self, ui: &Ui, texts: &Texts) {
        let Some(Leaving { to, trouble }) = &self.leaving else { return };
        let (to, mut goes, mut again) = (*to, false, false);
        let modal = Modal::new(Id::unique("unsaved")).show(ui.ctx(), |ui| {
            ui.set_max_width(440.0);
            ui.label(RichText::new(tr!(texts, "unsaved-title").as_ref()).heading());
            ui.colored_label(Theme::of(ui.ctx()).signal.danger.egui(), trouble.as_ref());
            ui.label(tr!(texts, "unsaved-hint").as_ref());
            ui.horizontal_wrapped(|ui| {
                again = ui.button(tr!(texts, "unsaved-again").as_ref()).clicked();
                goes = ui.button(tr!(texts, "unsaved-leave").as_ref()).clicked();
                ui.button(tr!(texts, "unsaved-stay").as_ref()).clicked()
            })
            .inner
        });
        if goes || again && self.may_leave(texts, to) {
            self.leaving = None;
            self.go(ui.ctx(), texts, to);
        } else if modal.inner || modal.should_close() {
            self.leaving = None;
        }
    }

    fn go(&mut self, ctx: &Context, texts: &Texts, to: Away) {
        match to {
            Away::To(command) => self.carry_out(ctx, texts, command),
            Away::Close => {
                (self.screen, self.editor) = (Screen::Start, None);
                ctx.send_viewport_cmd(ViewportCommand::Close);
            }
        }
    }
}

//! Before something is left that could not be saved, or that another window has saved as well: what is wrong, and what can be
//! done.

use super::App;
use crate::kit::commands::Command;
use crate::kit::desk::Doubt;
use crate::kit::theme::Theme;
use crate::shell::desks::Installed;
use crate::tr;
use egui::{Context, Id, Modal, RichText, Ui, ViewportCommand};

/// Where the user wants to go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Away {
    /// Somewhere else in the program.
    To(Command),
    /// Out of it.
    Close,
}

/// The user wants to go, but something speaks against it.
pub(super) struct Leaving {
    to: Away,
    doubt: Doubt,
}

impl App {
    /// May the screen go? If not, the user is asked.
    pub(super) fn may_leave(&mut self, to: Away) -> bool {
        let doubt = self.desks.chosen_mut().and_then(|game| game.open_desk_mut()?.doubt());
        self.leaving = doubt.map(|doubt| Leaving { to, doubt });
        self.leaving.is_none()
    }

    /// Whoever closes the window is asked as well.
    pub(super) fn closing(&mut self, ctx: &Context) {
        if ctx.input(|input| input.viewport().close_requested()) && !self.may_leave(Away::Close) {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
        }
    }

    pub(super) fn leaving_ui(&mut self, ui: &Ui) {
        let texts = self.texts();
        let Some(Leaving { to, doubt }) = &self.leaving else { return };
        let (to, mut goes, mut again) = (*to, false, false);
        let modal = Modal::new(Id::unique("unsaved")).show(ui.ctx(), |ui| {
            ui.set_max_width(440.0);
            ui.label(RichText::new(texts.get(doubt.title).as_ref()).heading());
            ui.colored_label(Theme::of(ui.ctx()).signal.danger.egui(), doubt.told.as_ref());
            ui.label(texts.get(doubt.hint).as_ref());
            ui.horizontal_wrapped(|ui| {
                again = doubt.can_try && ui.button(tr!(texts, "unsaved-again").as_ref()).clicked();
                goes = ui.button(texts.get(doubt.leave).as_ref()).clicked();
                ui.button(tr!(texts, "unsaved-stay").as_ref()).clicked()
            })
            .inner
        });
        if goes || again && self.may_leave(to) {
            self.leaving = None;
            self.go(ui.ctx(), to);
        } else if modal.inner || modal.should_close() {
            self.leaving = None;
        }
    }

    fn go(&mut self, ctx: &Context, to: Away) {
        match to {
            Away::To(command) => self.carry_out(ctx, command),
            Away::Close => {
                if let Some(desk) = self.desks.chosen_mut().and_then(Installed::open_desk_mut) {
                    desk.clear();
                }
                ctx.send_viewport_cmd(ViewportCommand::Close);
            }
        }
    }
}

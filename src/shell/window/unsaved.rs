//! Before a quest, own cards, a game or a campaign book are left that could not be saved, or that another window has saved as
//! well: what is wrong, and what can be done. Also how the settings are kept.

use super::{App, Screen};
use crate::games::massive_darkness::view::editor::Unsaved;
use crate::house::text::{Texts, shown_path};
use crate::house::wrong::Wrong as _;
use crate::kernel::game::MessageId;
use crate::kit::theme::Theme;
use crate::shell::commands::Command;
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

/// The user wants to go, but something speaks against it.
pub(super) struct Leaving {
    to: Away,
    why: Why,
}

/// What speaks against it.
struct Why {
    title: MessageId,
    told: Arc<str>,
    hint: MessageId,
    /// What the way out is called.
    leave: MessageId,
    /// Can another attempt to save help?
    can_try: bool,
}

impl Why {
    fn of_quest(unsaved: Unsaved) -> Self {
        match unsaved {
            Unsaved::Trouble(told) => {
                Self { title: "unsaved-title", told, hint: "unsaved-hint", leave: "unsaved-leave", can_try: true }
            }
            Unsaved::Elsewhere(told) => Self {
                title: "elsewhere-title",
                told,
                hint: "elsewhere-hint",
                leave: "elsewhere-leave",
                can_try: false,
            },
        }
    }

    fn of_cards(told: Arc<str>) -> Self {
        let (title, hint) = ("unsaved-cards-title", "unsaved-cards-hint");
        Self { title, told, hint, leave: "unsaved-leave", can_try: true }
    }

    fn of_game(told: Arc<str>) -> Self {
        let (title, hint) = ("unsaved-game-title", "unsaved-game-hint");
        Self { title, told, hint, leave: "unsaved-leave", can_try: true }
    }

    fn of_book(told: Arc<str>) -> Self {
        let (title, hint) = ("unsaved-book-title", "unsaved-book-hint");
        Self { title, told, hint, leave: "unsaved-leave", can_try: true }
    }
}

/// Does one go to another screen by this command? The settings only lie over the one that is shown.
pub(super) fn goes_elsewhere(command: Command) -> bool {
    use Command as C;
    matches!(command, C::Home | C::Book | C::Continue | C::NewGame | C::Editor | C::Ledger | C::Cards)
}

impl App {
    /// Why the quest in the editor is not on the disk, after another attempt to save it; nothing where it is.
    pub(super) fn unsaved(&mut self, texts: &Texts) -> Option<Arc<str>> {
        self.against_leaving(texts).map(|why| why.told)
    }

    fn against_leaving(&mut self, texts: &Texts) -> Option<Why> {
        // The screen that is shown, or that lies behind the settings.
        let screen = match &mut self.screen {
            Screen::Settings(behind) => &mut behind.screen,
            screen => screen,
        };
        let shown = match screen {
            Screen::Cards(cards) => return cards.unsaved(texts).map(Why::of_cards),
            Screen::Table(table) if table.play.trouble().is_some() => return table.unsaved(texts).map(Why::of_game),
            Screen::Ledger(ledger) if ledger.is_waiting() => return ledger.unsaved(texts).map(Why::of_book),
            Screen::Editor(editor) => Some(editor),
            _ => None,
        };
        shown.or(self.editor.as_mut()).and_then(|editor| editor.unsaved(texts)).map(Why::of_quest)
    }

    /// May the screen go? If not, the user is asked.
    pub(super) fn may_leave(&mut self, texts: &Texts, to: Away) -> bool {
        self.leaving = self.against_leaving(texts).map(|why| Leaving { to, why });
        self.leaving.is_none()
    }

    /// Does the screen go by this command, and might something on it not be on the disk?
    pub(super) fn is_left_by(&self, command: Command) -> bool {
        let can_be_unsaved =
            matches!(self.behind(), Screen::Editor(_) | Screen::Cards(_) | Screen::Table(_) | Screen::Ledger(_));
        can_be_unsaved && goes_elsewhere(command)
    }

    /// A game that went on elsewhere is brought back before it is left; if that cannot be, it is told where it lies.
    pub(super) fn bring_game_back(&mut self) {
        if let Screen::Table(table) = &mut self.screen
            && let Some(file) = table.play.bring_back()
        {
            self.tell(tr!(self.texts, "unwritten-game-goes-on", file = shown_path(&file)));
        }
    }

    /// Whoever closes the window is asked as well.
    pub(super) fn closing(&mut self, ctx: &Context, texts: &Texts) {
        if ctx.input(|input| input.viewport().close_requested()) && !self.may_leave(texts, Away::Close) {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
        }
    }

    pub(super) fn unsaved_ui(&mut self, ui: &Ui, texts: &Texts) {
        let Some(Leaving { to, why }) = &self.leaving else { return };
        let (to, mut goes, mut again) = (*to, false, false);
        let modal = Modal::new(Id::unique("unsaved")).show(ui.ctx(), |ui| {
            ui.set_max_width(440.0);
            ui.label(RichText::new(texts.get(why.title).as_ref()).heading());
            ui.colored_label(Theme::of(ui.ctx()).signal.danger.egui(), why.told.as_ref());
            ui.label(texts.get(why.hint).as_ref());
            ui.horizontal_wrapped(|ui| {
                again = why.can_try && ui.button(tr!(texts, "unsaved-again").as_ref()).clicked();
                goes = ui.button(texts.get(why.leave).as_ref()).clicked();
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

    /// Saves what was changed in the settings; what another window has changed stays.
    pub(super) fn keep_settings(&mut self) {
        if let Err(trouble) = self.settings.save_changes(&mut self.seen_settings, &self.dirs) {
            self.notice = Some(trouble.say(&self.texts));
        }
    }
}

//! Pages that lie in the place of the table: the introduction before the first turn, and the result at the end.

use super::TableAction;
use super::TableScreen;
use super::introduction::{introduction, introduction_ui};
use super::model::Form;
use super::result::{ResultPage, Wish, result_ui};
use crate::games::massive_darkness::view::commands::{BOOK, PLAY_AGAIN, PLAY_NEXT};
use crate::games::tiles::introduction::{Introduction, Turned};
use crate::house::text::Texts;
use crate::kernel::game::Game as _;
use crate::kit::commands::Command;
use egui::Ui;

/// Which of them is shown.
#[derive(Default)]
pub(super) struct Pages {
    /// Before the first turn, until it has been read.
    introduction: Option<Box<Introduction>>,
    result: Option<Box<ResultPage>>,
    /// At the end somebody wants to see the board once more.
    is_board_wished: bool,
}

impl Pages {
    /// The game has moved on, or speaks another language.
    pub(super) fn look_again(&mut self) {
        self.result = None;
    }

    pub(super) fn is_board_wished(&self) -> bool {
        self.is_board_wished
    }

    pub(super) fn show_result(&mut self) {
        self.is_board_wished = false;
    }
}

impl TableScreen {
    /// Before the first turn it is told what the quest is about.
    #[must_use]
    pub fn introduced(mut self, texts: &Texts) -> Self {
        if self.play.session().decisions().is_empty() && self.play.game().outcome().is_none() {
            self.pages.introduction = Some(Box::new(introduction(&self.play, texts)));
        }
        self
    }

    /// Draws the introduction, as long as nobody has read it and nothing has been decided.
    pub(super) fn is_introduced_ui(&mut self, ui: &mut Ui, texts: &Texts, actions: &mut Vec<TableAction>) -> bool {
        let now = self.situation();
        let has_begun = !self.play.session().decisions().is_empty() || self.play.trouble().is_some();
        let Some(page) = self.pages.introduction.as_mut().filter(|_| !has_begun) else {
            self.pages.introduction = None;
            return false;
        };
        if page.language != texts.language() {
            **page = introduction(&self.play, texts);
        }
        match introduction_ui(ui, texts, page, &now) {
            Some(Turned::Read) => self.pages.introduction = None,
            Some(Turned::Command(command)) => actions.push(TableAction::Command(command)),
            None => {}
        }
        true
    }

    /// Is the game over, and has everything been seen that led to it?
    fn is_result_due(&self) -> bool {
        let is_over = matches!(self.model.question.form, Form::Over) && self.play.game().outcome().is_some();
        is_over && self.play.trouble().is_none() && !self.is_held() && !self.has_stopped()
    }

    /// Draws the result at the end, unless somebody looks at the board.
    pub(super) fn is_result_ui(&mut self, ui: &mut Ui, texts: &Texts, actions: &mut Vec<TableAction>) -> bool {
        if !self.is_result_due() {
            self.pages.is_board_wished = false;
            return false;
        }
        if self.pages.is_board_wished {
            return false;
        }
        let made = || Box::new(ResultPage::new(&self.play, &self.model, self.book.as_deref(), texts));
        match result_ui(ui, texts, self.pages.result.get_or_insert_with(made)) {
            Some(Wish::Board) => self.pages.is_board_wished = true,
            Some(Wish::Again) => actions.push(TableAction::Command(PLAY_AGAIN)),
            Some(Wish::Next) => actions.push(TableAction::Command(PLAY_NEXT)),
            Some(Wish::Book) => actions.push(TableAction::Command(BOOK)),
            Some(Wish::Home) => actions.push(TableAction::Command(Command::Home)),
            None => {}
        }
        true
    }
}

//! The table asks: the question and its answers beside the map, and the keys that give them.

use super::model::Form;
use super::{TableAction, TableScreen, meanwhile, over, question, typing};
use crate::games::massive_darkness::rules::Answer;
use crate::house::text::Texts;
use crate::kit::question::NUMBERS;
use crate::kit::show::Wish;
use crate::kit::theme::Theme;
use crate::tr;
use egui::Ui;

impl TableScreen {
    /// The pending question, or what has happened before it is put.
    pub(super) fn question_ui(&mut self, ui: &mut Ui, texts: &Texts, actions: &mut Vec<TableAction>) {
        // Why cards cannot lie so stands beside them.
        let is_arranging = matches!(self.model.question.form, Form::Arrange(_));
        if let (Some(refusal), false) = (&self.refusal, is_arranging) {
            let danger = Theme::of(ui.ctx()).signal.danger.egui();
            ui.colored_label(danger, refusal.as_str());
        }
        if let Some(news) = &self.news {
            ui.label(news.as_ref());
        }
        if self.is_held() {
            if meanwhile::meanwhile_ui(
                ui,
                texts,
                &tr!(texts, "beats-title"),
                self.show.lines(),
                &self.names,
                self.rules,
            ) {
                self.follow(Wish::Next);
            }
            return;
        }
        if self.has_stopped() {
            if meanwhile::meanwhile_ui(
                ui,
                texts,
                &tr!(texts, "meanwhile-title"),
                &self.play.beside().meanwhile,
                &self.names,
                self.rules,
            ) {
                self.play.beside_mut().meanwhile.clear();
                self.numbers.begin_anew();
            }
            return;
        }
        let is_looked_at = self.pages.is_board_wished();
        if is_looked_at && over::back_to_result_ui(ui, texts) {
            self.pages.show_result();
        }
        if matches!(self.model.question.form, Form::Over) {
            over::over_ui(ui, texts, self.book.as_deref(), is_looked_at, actions);
            return;
        }
        let state = question::Typing { picked: &mut self.picked, typed: &mut self.typed, search: &mut self.search };
        let chance = |answer: &Answer| self.map_view.chance(&self.map, answer);
        let before = actions.len();
        question::question_ui(ui, texts, &self.model.question, self.play.game(), &chance, state, actions);
        if self.numbers.is_hasty(ui) {
            actions.truncate(before);
        }
    }

    /// Is what happened meanwhile still to be read?
    pub(super) fn has_stopped(&self) -> bool {
        self.stops && !self.show.is_wished() && !self.play.beside().meanwhile.is_empty()
    }

    /// Keys that work wherever the focus is, unless something is being typed.
    pub(super) fn keys(&mut self, ui: &Ui, actions: &mut Vec<TableAction>) {
        // What is written, and what is asked on top, comes first; so does what could not be written down.
        if self.play.trouble().is_some()
            || ui.ctx().text_edit_focused()
            || ui.ctx().memory(|memory| memory.top_modal_layer().is_some())
        {
            return;
        }
        // On a focused control Space presses that control.
        let is_anything_focused = ui.ctx().memory(|memory| memory.focused().is_some());
        let plain = egui::Modifiers::NONE;
        let is_settled = self.numbers.look(ui.input(|input| input.time));
        if self.is_held() {
            return;
        }
        if self.has_stopped() {
            // Letting Space go reads on; a second quick press is not meant for what comes after.
            let is_read = ui.input(|input| input.key_released(egui::Key::Space));
            if is_read && is_settled && !is_anything_focused && !self.map_view.map.has_taken_space() {
                self.play.beside_mut().meanwhile.clear();
                self.numbers.begin_anew();
            }
            return;
        }
        if self.escape(ui, actions) {
            return;
        }
        if let Form::Roll(dice) = self.model.question.form {
            typing::dice_keys(ui, dice, &mut self.typed, actions);
            return;
        }
        ui.input_mut(|input| {
            if let Form::One(answers) = &self.model.question.form {
                // The obvious next step; Space also pans and skips on the map, so it counts when it is let go.
                let is_step = input.key_released(egui::Key::Space)
                    && !is_anything_focused
                    && !self.map_view.map.has_taken_space();
                let first = self.model.question.safe.and_then(|at| answers.get(at));
                if let (true, Some((answer, _))) = (is_step, first) {
                    actions.push(TableAction::Answer(vec![answer.clone()]));
                    return;
                }
                for (at, (key, (answer, _))) in NUMBERS.into_iter().zip(answers).enumerate() {
                    if input.consume_key(plain, key) {
                        if self.model.question.in_vain(at).is_some() {
                            return;
                        }
                        if !is_settled && self.numbers.means_something_else(at) {
                            return;
                        }
                        actions.push(TableAction::Answer(vec![answer.clone()]));
                        return;
                    }
                }
            }
        });
    }

    /// Esc leaves the nearest thing first: the card in the hand, the sheet of a Hero that lies open, then what was begun; where that
    /// cannot be left any more, what was moved but is not confirmed.
    fn escape(&mut self, ui: &Ui, actions: &mut Vec<TableAction>) -> bool {
        let is_elsewhere = self.map_view.map.is_open() || egui::Popup::is_any_open(ui.ctx());
        let is_arranging = matches!(self.model.question.form, Form::Arrange(_));
        let leave = self.model.question.leave;
        let holds = is_arranging && self.draft.holds();
        let undoes = is_arranging && self.draft.is_begun();
        let is_open = self.open_hero.is_some();
        if is_elsewhere || !(holds || undoes || is_open || leave.is_some()) {
            return false;
        }
        if !ui.input_mut(|input| input.consume_key(egui::Modifiers::NONE, egui::Key::Escape)) {
            return false;
        }
        match leave {
            _ if holds => {
                self.draft.let_go();
                ui.ctx().stop_dragging();
            }
            _ if is_open => self.open_hero = None,
            Some(entry) => actions.push(TableAction::UndoTo(entry)),
            None => self.draft.begin_anew(),
        }
        true
    }
}

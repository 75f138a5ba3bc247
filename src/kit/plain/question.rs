//! The panel that puts a question, by its kind: a sentence, the rule behind it, and a button for each answer. It works for
//! every question whose answers can be listed; what has to be arranged or divided is a game's own.

use crate::house::plug::Asking;
use crate::kernel::game::Kind;
use crate::kit::art::Icon;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, heading};
use egui::{Key, Modifiers, RichText, ScrollArea, Ui};
use std::sync::Arc;

/// The keys of the first answers.
const NUMBERS: [Key; 9] =
    [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8, Key::Num9];

/// What stands before the answers to a kind of question.
fn icon_of(kind: Kind) -> Icon {
    match kind {
        Kind::Chance | Kind::Reroll => Icon::Die,
        Kind::Act | Kind::PickOne => Icon::ChevronRight,
        Kind::PickSome | Kind::Share | Kind::Arrange => Icon::Cards,
        Kind::Spend | Kind::Buy => Icon::PickUp,
        Kind::May => Icon::Question,
    }
}

/// Draws the question; the number of the answer that was chosen, from 0.
pub(super) fn question_ui(ui: &mut Ui, asking: &Asking, offers: &[Arc<str>]) -> Option<usize> {
    heading(ui, &asking.sentence);
    ui.label(RichText::new(asking.rule).color(Theme::of(ui.ctx()).text.muted.egui()).small());
    let mut chosen = None;
    if !ui.ctx().text_edit_focused() && ui.ctx().memory(|memory| memory.top_modal_layer().is_none()) {
        let pressed = |key: &Key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, *key));
        chosen = NUMBERS.iter().position(pressed).filter(|number| *number < offers.len());
    }
    ScrollArea::vertical().id_salt("answers").auto_shrink([false, true]).show(ui, |ui| {
        ui.vertical_centered_justified(|ui| {
            for (at, label) in offers.iter().enumerate() {
                let key = if at < NUMBERS.len() { (at + 1).to_string() } else { String::new() };
                if ui.add(Action::new(icon_of(asking.kind), label).shortcut(&key)).clicked() {
                    chosen = Some(at);
                }
            }
        });
    });
    chosen
}

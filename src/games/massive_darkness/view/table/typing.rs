//! Dice that fell on a real table, told by keys: a number for the face of the next die, counted from the left.

use super::TableAction;
use crate::games::massive_darkness::rules::Answer;
use crate::games::massive_darkness::rules::library::DiceCount;
use egui::{Key, Modifiers, Ui};

/// The faces of a die, by number.
const FACES: [Key; 6] = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6];

/// Takes the keys that were pressed. Enter is left to the control that has the keyboard, if one has.
pub(super) fn dice_keys(ui: &Ui, dice: DiceCount, typed: &mut Vec<Option<u8>>, actions: &mut Vec<TableAction>) {
    let has_keyboard = ui.ctx().memory(|memory| memory.focused().is_some());
    let count: usize = dice.iter().map(|count| usize::from(*count)).sum();
    typed.resize(count, None);
    ui.input_mut(|input| {
        for (face, key) in (0..).zip(FACES) {
            if input.consume_key(Modifiers::NONE, key)
                && let Some(next) = typed.iter_mut().find(|die| die.is_none())
            {
                *next = Some(face);
            }
        }
        if input.consume_key(Modifiers::NONE, Key::Backspace)
            && let Some(last) = typed.iter_mut().rev().find(|die| die.is_some())
        {
            *last = None;
        }
        let faces: Option<Vec<u8>> = typed.iter().copied().collect();
        let confirms = !has_keyboard && input.consume_key(Modifiers::NONE, Key::Enter);
        if let (true, Some(faces)) = (confirms, faces) {
            actions.push(TableAction::Answer(vec![Answer::Rolled(faces.into_iter().collect())]));
        }
    });
}

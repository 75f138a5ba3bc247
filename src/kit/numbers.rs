//! The number keys give answers, and answers change with every question. A number that has just come to mean something
//! else waits a moment, so that a quick second press never does what nobody has read; nor does a press of the mouse that was
//! meant for what was shown in the same place until now.

use crate::kit::question::NUMBERS;
use egui::{Event, Key, Modifiers, Ui};

/// Seconds until a number that means something else than before counts.
const MOMENT: f64 = 0.35;

/// Seconds until Space takes what stands out: whoever presses it for what has just been shown has not seen the question yet.
const SPACE_MOMENT: f64 = 1.0;

/// What the number keys meant at the question before, and since when the present one has been seen.
#[derive(Debug, Default)]
pub(crate) struct Numbers {
    changed: Vec<bool>,
    seen_at: Option<f64>,
    /// Something else lay in its place until now.
    is_put_anew: bool,
}

impl Numbers {
    /// Another question is asked, to which there are these answers.
    pub(crate) fn change<A: PartialEq>(
        &mut self,
        before: impl IntoIterator<Item = A>,
        now: impl IntoIterator<Item = A>,
    ) {
        let mut before = before.into_iter();
        self.changed = now.into_iter().map(|answer| before.next().is_none_or(|old| old != answer)).collect();
        self.seen_at = None;
        self.is_put_anew = false;
    }

    /// The same question, but it has not been seen until now.
    pub(crate) fn begin_anew(&mut self) {
        self.seen_at = None;
        self.changed.fill(true);
        self.is_put_anew = true;
    }

    /// It is seen; tells whether that has been so for a moment.
    pub(crate) fn look(&mut self, time: f64) -> bool {
        time - *self.seen_at.get_or_insert(time) >= MOMENT
    }

    /// Has the mouse just pressed what lies for less than a moment where something else was shown before? It was meant for that.
    pub(crate) fn is_hasty(&self, ui: &Ui) -> bool {
        let is_early = |time: f64| self.seen_at.is_none_or(|since| time - since < MOMENT);
        self.is_put_anew && ui.input(|input| input.pointer.any_click() && is_early(input.time))
    }

    /// Does this key, counted from 0, mean something else than at the question before?
    pub(crate) fn means_something_else(&self, at: usize) -> bool {
        self.changed.get(at).copied().unwrap_or(true)
    }

    /// The answer, of so many, whose number was pressed on the keyboard and may be given; Space gives the one that stands out. Where
    /// somebody writes, or a page lies on top, numbers are none.
    pub(crate) fn pressed(&mut self, ui: &Ui, answers: usize, safe: Option<usize>) -> Option<usize> {
        let time = ui.input(|input| input.time);
        let is_settled = self.look(time);
        if ui.ctx().text_edit_focused() || ui.ctx().memory(|memory| memory.top_modal_layer().is_some()) {
            return None;
        }
        // On a focused control Space presses that control; held down it was meant for what came before.
        let is_seen = self.seen_at.is_some_and(|since| time - since >= SPACE_MOMENT);
        let is_free = is_seen && ui.ctx().memory(|memory| memory.focused().is_none());
        let is_space = |event: &Event| match event {
            Event::Key { key: Key::Space, pressed: true, repeat: false, modifiers, .. } => modifiers.is_none(),
            _ => false,
        };
        if is_free && safe.is_some() && ui.input(|input| input.events.iter().any(is_space)) {
            return safe;
        }
        let is_pressed = |key: &Key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, *key));
        let number = NUMBERS.iter().position(is_pressed).filter(|number| *number < answers)?;
        (is_settled || !self.means_something_else(number)).then_some(number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_that_means_something_else_waits_a_moment_and_one_that_does_not_counts_at_once() {
        let mut numbers = Numbers::default();
        numbers.change(["yes", "no"], ["yes", "enough"]);
        assert!(!numbers.look(10.0), "it has just come");
        assert!(!numbers.means_something_else(0) && numbers.means_something_else(1));
        assert!(!numbers.look(10.3));
        assert!(numbers.look(10.4), "by now it has been read");
        numbers.change(["yes"], ["yes"]);
        assert!(!numbers.look(20.0) && !numbers.means_something_else(0));
        numbers.begin_anew();
        assert!(numbers.means_something_else(0) && !numbers.look(21.0));
    }
}

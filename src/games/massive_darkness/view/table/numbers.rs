//! The number keys give answers, and answers change with every question. A number that has just come to mean something
//! else waits a moment, so that a quick second press never does what nobody has read.

use super::model::{Form, Question};
use crate::games::massive_darkness::rules::Answer;

/// Seconds until a number that means something else than before counts.
const MOMENT: f64 = 0.35;

/// What the number keys meant at the question before, and since when the present one has been seen.
#[derive(Debug, Default)]
pub(super) struct Numbers {
    changed: Vec<bool>,
    seen_at: Option<f64>,
}

impl Numbers {
    /// Another question is asked.
    pub(super) fn change(&mut self, before: &Question, now: &Question) {
        let (old, new) = (answers(before), answers(now));
        let is_same = |at: usize| old.get(at).is_some_and(|(answer, _)| *answer == new[at].0);
        self.changed = (0..new.len()).map(|at| !is_same(at)).collect();
        self.seen_at = None;
    }

    /// The same question, but it has not been seen until now.
    pub(super) fn begin_anew(&mut self) {
        self.seen_at = None;
        self.changed.fill(true);
    }

    /// It is seen; tells whether that has been so for a moment.
    pub(super) fn look(&mut self, time: f64) -> bool {
        time - *self.seen_at.get_or_insert(time) >= MOMENT
    }

    /// Does this key, counted from 0, mean something else than at the question before?
    pub(super) fn means_something_else(&self, at: usize) -> bool {
        self.changed.get(at).copied().unwrap_or(true)
    }
}

fn answers(question: &Question) -> &[(Answer, std::sync::Arc<str>)] {
    match &question.form {
        Form::One(answers) => answers,
        _ => &[],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(answers: &[Answer]) -> Question {
        let listed = answers.iter().map(|answer| (answer.clone(), "".into())).collect();
        Question { form: Form::One(listed), ..Question::default() }
    }

    #[test]
    fn a_number_that_means_something_else_waits_a_moment_and_one_that_does_not_counts_at_once() {
        let mut numbers = Numbers::default();
        numbers.change(&asked(&[Answer::Yes, Answer::No]), &asked(&[Answer::Yes, Answer::Enough]));
        assert!(!numbers.look(10.0), "it has just come");
        assert!(!numbers.means_something_else(0) && numbers.means_something_else(1));
        assert!(!numbers.look(10.3));
        assert!(numbers.look(10.4), "by now it has been read");
        numbers.change(&asked(&[Answer::Yes]), &asked(&[Answer::Yes]));
        assert!(!numbers.look(20.0) && !numbers.means_something_else(0));
        numbers.begin_anew();
        assert!(numbers.means_something_else(0) && !numbers.look(21.0));
    }
}

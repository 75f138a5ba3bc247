//! A test that goes on after its quest was changed: what was done in it is done again in the new quest, as far as it goes.

use super::{Dice, Play};
use crate::games::massive_darkness::describe::Words;
use crate::games::massive_darkness::rules::{Answer, MassiveDarkness};
use crate::games::massive_darkness::session::Start;
use crate::house::text::Texts;
use crate::kernel::game::Game as _;
use crate::kernel::journal::Given;

/// A game as it was left: how it began, and everything that was answered on the way to where it stood.
#[derive(Clone, Debug)]
pub struct Played {
    /// How it began.
    pub start: Start,
    /// The seed of its dice.
    pub seed: u64,
    answers: Vec<(Answer, Given)>,
}

/// How far an earlier game could be played again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Followed {
    /// Answers that were given again.
    pub again: usize,
    /// Answers there were.
    pub of: usize,
}

impl Played {
    /// Remembers a game as it stands.
    #[must_use]
    pub fn of(play: &Play) -> Self {
        let session = play.session();
        let path = session.path_to(session.place()).into_iter();
        let answers = path.filter_map(|entry| session.entry(entry)).map(|entry| (entry.answer.clone(), entry.given));
        Self { start: session.header().setup.clone(), seed: session.header().seed, answers: answers.collect() }
    }

    /// Decisions of players in it.
    #[must_use]
    pub fn decisions(&self) -> usize {
        self.answers.iter().filter(|(_, given)| *given == Given::Chosen).count()
    }
}

impl Play {
    /// Does again what was done in an earlier game, one thing after the other, until one of them cannot be done here or
    /// chance brings something else. Things are known by what they are called and where they are: a Zone may have got
    /// another number meanwhile.
    pub fn follow(&mut self, texts: &Texts, played: &Played) -> Followed {
        let of = played.answers.len();
        let mut again = 0;
        let Ok(mut old) = self.table.set_up(&played.start, &mut |_| {}) else { return Followed { again, of } };
        for (answer, given) in &played.answers {
            let is_same = match given {
                Given::Chosen | Given::Obvious => self.choose_again(texts, &old, answer),
                Given::Dealt => self.deal_again(texts, answer),
            };
            if !is_same || old.answer(answer, &mut |_| {}).is_err() {
                break;
            }
            again += 1;
        }
        Followed { again, of }
    }

    /// From here on chance is answered by the app again.
    pub fn go_on_by_itself(&mut self, texts: &Texts) {
        self.dice = Dice::App;
        self.go_on(texts);
    }

    fn choose_again(&mut self, texts: &Texts, old: &MassiveDarkness, answer: &Answer) -> bool {
        let called = Words::new(old, texts).answer(answer);
        let (mut listed, mut before) = (Vec::new(), Vec::new());
        self.game().answers(&mut listed);
        old.answers(&mut before);
        let words = Words::new(self.game(), texts);
        let is_it = |other: &&Answer| words.answer(other) == called;
        // The same answer if it still means the same; one that was in no list is tried as it is.
        let same = listed.contains(answer) && is_it(&answer) || !before.contains(answer);
        let found = if same { Some(answer) } else { listed.iter().find(is_it) };
        let Some(new) = found.cloned() else { return false };
        let before = self.session.game().state;
        let mut events = Vec::new();
        match self.session.answer(new, Given::Chosen, &mut |event| events.push(event)) {
            Ok(entry) => {
                self.tell(texts, Some(entry), &events, &before);
                true
            }
            Err(_) => false,
        }
    }

    /// Chance falls by the same seed; true where it brings the same.
    fn deal_again(&mut self, texts: &Texts, answer: &Answer) -> bool {
        let before = self.session.game().state;
        let mut events = Vec::new();
        if !matches!(self.session.step_chance(&mut |event| events.push(event)), Ok(true)) {
            return false;
        }
        let place = self.session.place();
        self.tell(texts, place, &events, &before);
        place.and_then(|entry| self.session.entry(entry)).is_some_and(|entry| entry.answer == *answer)
    }
}

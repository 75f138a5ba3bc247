//! A game that goes on after what it began with was changed: what was done in it is done again, as far as it goes.

use super::{Dice, Play, Ruleset};
use crate::house::plug::ruleset::{Answer, Sitting};
use crate::house::session::Session;
use crate::house::text::Texts;
use crate::kernel::game::Game as _;
use crate::kernel::journal::Given;

/// A game as it was left: how it began (`S`), and everything that was answered (`A`) on the way to where it stood.
#[derive(Clone, Debug)]
pub struct Played<S, A> {
    /// How it began.
    pub start: S,
    /// The seed of its dice.
    pub seed: u64,
    answers: Vec<(A, Given)>,
}

/// How far an earlier game could be played again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Followed {
    /// Answers that were given again.
    pub again: usize,
    /// Answers there were.
    pub of: usize,
}

impl<S: Clone, A: Clone> Played<S, A> {
    /// Remembers a game as it stands.
    #[must_use]
    pub fn of<R: Ruleset<Start = S>>(play: &Play<R>) -> Self
    where
        R::Game: crate::kernel::game::Game<Answer = A>,
    {
        Self::of_session::<R>(play.session(), usize::MAX)
    }

    /// Remembers the first answers of a recorded game, on the way to where it stands.
    #[must_use]
    pub fn of_session<R: Ruleset<Start = S>>(session: &Session<R>, answers: usize) -> Self
    where
        R::Game: crate::kernel::game::Game<Answer = A>,
    {
        let path = session.path_to(session.place()).into_iter().take(answers);
        let answers = path.filter_map(|entry| session.entry(entry)).map(|entry| (entry.answer.clone(), entry.given));
        Self { start: session.header().setup.clone(), seed: session.header().seed, answers: answers.collect() }
    }
}

impl<S, A> Played<S, A> {
    /// Decisions of players in it.
    #[must_use]
    pub fn decisions(&self) -> usize {
        self.answers.iter().filter(|(_, given)| *given == Given::Chosen).count()
    }
}

impl<R: Ruleset> Play<R> {
    /// Does again what was done in an earlier game, one thing after the other, until one of them cannot be done here or
    /// chance brings something else. Things are known by what they are called and where they are: they may have got other
    /// numbers meanwhile.
    pub fn follow(&mut self, texts: &Texts, played: &Played<R::Start, Answer<R>>) -> Followed {
        let of = played.answers.len();
        let mut again = 0;
        let Ok(mut old) = self.rules.set_up(&played.start, &mut |_| {}) else { return Followed { again, of } };
        for (answer, given) in &played.answers {
            let is_same = match given {
                Given::Chosen => self.choose_again(texts, &old, answer),
                Given::Dealt => self.deal_again(texts, answer),
            };
            if !is_same || old.answer(answer, &mut |_| {}).is_err() {
                break;
            }
            again += 1;
        }
        Followed { again, of }
    }

    /// Goes back to where the game began, as far as that is known; everything can be done again from there.
    pub fn go_to_the_start(&mut self, texts: &Texts) {
        if let Some(first) = self.session.decisions().first().copied() {
            self.go_back(texts, first);
        }
    }

    /// From here on chance is answered by the app again.
    pub fn go_on_by_itself(&mut self, texts: &Texts) {
        self.dice = Dice::App;
        self.go_on(texts);
    }

    fn choose_again(&mut self, texts: &Texts, old: &R::Game, answer: &Answer<R>) -> bool {
        let found = meant(&self.rules, &self.sitting(old, texts), &self.sitting(self.game(), texts), answer);
        found.is_some_and(|new| self.decide(texts, new).is_ok())
    }

    /// Chance falls by the same seed; true where it brings the same.
    fn deal_again(&mut self, texts: &Texts, answer: &Answer<R>) -> bool {
        let is_dealt = self.deal(texts);
        let dealt = self.session.place().and_then(|entry| self.session.entry(entry));
        is_dealt && dealt.is_some_and(|entry| entry.answer == *answer)
    }
}

/// The answer in one game that means what this one means in another: by what it is called. The same if it still means the same; one
/// that was in no list is tried as it is.
#[must_use]
pub fn meant<R: Ruleset>(
    rules: &R,
    before: &Sitting<'_, R>,
    now: &Sitting<'_, R>,
    answer: &Answer<R>,
) -> Option<Answer<R>> {
    let called = rules.label(before, answer);
    let (mut listed, mut known) = (Vec::new(), Vec::new());
    now.game.answers(&mut listed);
    before.game.answers(&mut known);
    let is_it = |other: &&Answer<R>| rules.label(now, other) == called;
    let same = listed.contains(answer) && is_it(&answer) || !known.contains(answer);
    let found = if same { Some(answer) } else { listed.iter().find(is_it) };
    found.cloned()
}

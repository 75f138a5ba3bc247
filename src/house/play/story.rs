//! The story of a running game as it is kept by place: gathered where somebody goes back or forth, and told again where the language
//! changes or a place is visited that nobody has been at since the file was opened. How it is told as it happens stands with the
//! answers ([`super`]).

use super::{Play, decided, passage};
use crate::house::plug::ruleset::{Beside as _, Happened, Line, Ruleset, Scene, Sitting};
use crate::house::session::Sessions as _;
use crate::house::text::Texts;
use crate::kernel::game::Game as _;
use crate::kernel::journal::{Given, Step};

impl<R: Ruleset> Play<R> {
    /// What a seat has been told up to now.
    pub fn story(&self, seat: u8) -> impl DoubleEndedIterator<Item = &Line> {
        self.story.iter().filter(move |spoken| spoken.is_heard_by(seat)).map(|spoken| &spoken.line)
    }

    /// From now on it is told in this language, also what has been told so far. What a kept state begins with cannot be
    /// told again.
    pub fn speak(&mut self, texts: &Texts) {
        self.retell(texts);
        self.revision += 1;
    }

    /// Tells the story of the whole way again, by playing it.
    pub(super) fn retell(&mut self, texts: &Texts) {
        self.passages.clear();
        let (rules, session) = (&self.rules, &self.session);
        let start = &session.header().setup;
        let mut beside = R::Beside::default();
        let mut events = Vec::new();
        // By other rules it would not begin so.
        let begun = self.is_whole.then(|| rules.set_up_again(session.header(), &mut |event| events.push(event)));
        if let Some(Ok(game)) = begun {
            let scene = Scene { start, before: game.state(), game: &game, texts };
            let happened = Happened { answer: None, events: &events };
            self.passages.insert(None, passage(rules, &scene, &happened, &mut beside));
        }
        session.walk(|Step { entry, before, after, events }| {
            let Some(recorded) = session.entry(entry) else { return };
            let scene = Scene { start, before: before.state(), game: after, texts };
            let happened = Happened { answer: Some((&recorded.answer, recorded.given)), events };
            let mut passage = passage(rules, &scene, &happened, &mut beside);
            beside.revisit();
            if recorded.given == Given::Chosen {
                passage.decided = Some(decided(rules, &Sitting { start, game: before, texts }, &recorded.answer));
            }
            self.passages.insert(Some(entry), passage);
        });
        // What was played by other rules is not told, and not looked for again at every step back.
        for entry in session.path_to(session.place()) {
            self.passages.entry(Some(entry)).or_default();
        }
        self.gather();
    }

    /// The story of the way to the current place, from what has been told of it.
    pub(super) fn gather(&mut self) {
        let path = self.session.path_to(self.session.place()).into_iter().map(Some);
        let passages = std::iter::once(None).chain(path).filter_map(|place| self.passages.get(&place));
        self.story = passages.flat_map(|passage| passage.lines.iter().flatten().cloned()).collect();
        let here = self.passages.get(&self.session.place());
        self.beside = here.map(|passage| passage.beside.clone()).unwrap_or_default();
    }
}

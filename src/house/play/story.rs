//! The story of a running game: told once, as it happens, and kept by place; told again where the language changes or a place
//! is visited that nobody has been at since the file was opened.

use super::Play;
use super::moments::Kept;
use crate::house::plug::ruleset::{Answer, Beside as _, Event, Happened, Line, Ruleset, Scene, State};
use crate::house::session::Sessions as _;
use crate::house::text::Texts;
use crate::kernel::game::{Asked, Game as _, Logged};
use crate::kernel::journal::{Given, Place, Step};
use crate::kernel::seats::Seats as _;
use std::sync::Arc;

/// A line and who is told it: bit n stands for seat n.
#[derive(Clone, Debug)]
pub(super) struct Spoken {
    pub line: Line,
    seats: u8,
}

impl Spoken {
    pub(super) fn is_heard_by(&self, seat: u8) -> bool {
        self.seats & 1_u8.checked_shl(u32::from(seat)).unwrap_or(0) != 0
    }
}

/// A decision, in the words of the moment in which it was made.
#[derive(Clone, Debug)]
pub(super) struct Decided {
    /// The answer.
    pub label: Arc<str>,
    /// Who decided, where it was one seat.
    pub seat: Option<u8>,
    /// Others decided at the same moment and did not know it.
    pub is_sealed: bool,
}

/// What is known of a place.
#[derive(Clone, Debug, Default)]
pub(super) struct Passage<B> {
    /// The decision that led there, if it was one.
    pub decided: Option<Decided>,
    /// Somebody learned something on the way there.
    pub uncovers: bool,
    /// For each event, what was said of it.
    lines: Vec<Vec<Spoken>>,
    beside: B,
}

/// The decision that an answer to the pending question is.
pub(super) fn decided<R: Ruleset>(rules: &R, game: &R::Game, answer: &Answer<R>, texts: &Texts) -> Decided {
    let asked = game.question().map(|question| question.asked);
    let seat = match asked {
        Some(Asked::Seat(seat)) => Some(seat),
        Some(Asked::Each(_)) => game.seat_of(answer),
        Some(Asked::Chance | Asked::Group) | None => None,
    };
    let is_sealed = matches!(asked, Some(Asked::Each(_)));
    Decided { label: rules.label(game, answer, texts), seat, is_sealed }
}

/// What each seat is told of an event; those who hear the same share a line.
fn spoken<R: Ruleset>(rules: &R, scene: &Scene<'_, R>, event: &Logged<Event<R>>) -> Vec<Spoken> {
    let mut heard: Vec<(Event<R>, u8)> = Vec::new();
    for seat in 0..scene.game.seats() {
        let Some(what) = R::Game::told(&event.what, seat) else { continue };
        let bit = 1_u8.checked_shl(u32::from(seat)).unwrap_or(0);
        match heard.iter_mut().find(|(other, _)| *other == what) {
            Some((_, seats)) => *seats |= bit,
            None => heard.push((what, bit)),
        }
    }
    let told = |(what, seats)| {
        let line = rules.tell(scene, &Logged { what, rule: event.rule })?;
        Some(Spoken { line, seats })
    };
    heard.into_iter().filter_map(told).collect()
}

/// What one answer, or setting up, has brought.
fn passage<R: Ruleset>(
    rules: &R,
    scene: &Scene<'_, R>,
    happened: &Happened<'_, R>,
    beside: &mut R::Beside,
) -> Passage<R::Beside> {
    let lines = happened.events.iter().map(|event| spoken(rules, scene, event)).collect();
    beside.watch(rules, scene, happened);
    let mut kept = beside.clone();
    kept.revisit();
    let uncovers = happened.events.iter().any(|event| R::Game::is_border(&event.what));
    Passage { decided: None, uncovers, lines, beside: kept }
}

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

    /// Tells what has just happened on the way to the current place.
    pub(super) fn tell(&mut self, texts: &Texts, place: Place, before: &State<R>, events: &[Logged<Event<R>>]) {
        let given = place.and_then(|entry| self.session.entry(entry)).map(|entry| entry.given);
        let answer = place.and_then(|entry| self.session.entry(entry)).map(|entry| (&entry.answer, entry.given));
        let scene = Scene { start: &self.session.header().setup, before, game: self.session.game(), texts };
        let passage = passage(&self.rules, &scene, &Happened { answer, events }, &mut self.beside);
        self.story.extend(passage.lines.iter().flatten().cloned());
        if let Some(given) = given {
            self.keep_moment(|play| Kept {
                given,
                events: events.iter().map(|event| event.what.clone()).zip(passage.lines.iter().cloned()).collect(),
                game: play.game().clone(),
                beside: play.beside.clone(),
            });
        }
        self.passages.insert(place, passage);
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
                passage.decided = Some(decided(rules, before, &recorded.answer, texts));
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

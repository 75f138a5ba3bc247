//! A running game: the recorded game, its file, its story. Every answer is on disk before the next question is asked. Where it
//! cannot be written, its lines are kept, nothing more is answered, and they are written first.
//!
//! Whoever answers, by a window or otherwise, answers here. Here stands the whole way of an answer through the house: it is checked
//! and labelled, given to the journal, and what comes of it is told to each seat. `running` is the same seen by those who know no
//! game, `seats` through the eyes of one seat; `saving` looks after the file, `story` after what has been told, `moments` after what
//! is still to be shown, `follow` does an old game again, `trial` says where one is kept that is only a try. Batches of bots record
//! nothing and do without ([`super::lab::bots`]).

mod follow;
mod moments;
mod running;
mod saving;
mod seats;
mod story;
mod trial;

pub use follow::{Followed, Played, meant};
pub use moments::{EventTold, Moment, Recalled};
pub use running::{Asking, Ended, Running};
pub use saving::{NotTaken, OpenError, is_whole, whole_lines};
pub use seats::{Decision, Offer, Undone};
pub use trial::trial_file;

use super::plug::ruleset::{Answer, Beside as _, Event, Happened, Line, Ruleset, Scene, Sitting, State};
use super::session::{Session, Sessions as _, Taken};
use super::storage::{GoneOn, LineLog, StorageError};
use super::text::Texts;
use crate::kernel::game::{Asked, Game as _, Logged, Refusal};
use crate::kernel::journal::{EntryId, Given, Place, Standing, is_sound_line};
use crate::kernel::seats::Seats;
use moments::Kept;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Who answers chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dice {
    /// The app rolls and draws.
    App,
    /// A person types what fell and what was drawn.
    Typed,
}

/// A running game.
pub struct Play<R: Ruleset> {
    rules: R,
    session: Session<R>,
    log: LineLog,
    /// The file that the game began in: by its name others know it, wherever it goes on.
    first_file: PathBuf,
    /// Lines that are not on the disk yet.
    unwritten: Vec<String>,
    /// Why they are not.
    trouble: Option<StorageError>,
    /// Every answer of the game is known, so that it can be told from its beginning.
    is_whole: bool,
    /// What was told on the way to each place that somebody has been at.
    passages: BTreeMap<Place, Passage<R::Beside>>,
    /// The story up to the current place.
    story: Vec<Spoken>,
    beside: R::Beside,
    /// Who answers chance.
    pub dice: Dice,
    /// What is kept to be shown, where somebody wants to see it.
    moments: Option<Vec<Kept<R>>>,
    revision: u64,
    torn: Option<PathBuf>,
}

/// A line and who is told it: bit n stands for seat n.
#[derive(Clone, Debug)]
struct Spoken {
    pub line: Line,
    seats: u8,
}

impl Spoken {
    fn is_heard_by(&self, seat: u8) -> bool {
        self.seats & 1_u8.checked_shl(u32::from(seat)).unwrap_or(0) != 0
    }
}

/// A decision, in the words of the moment in which it was made.
#[derive(Clone, Debug)]
pub(crate) struct Decided {
    /// The answer.
    label: Arc<str>,
    /// Who decided, where it was one seat.
    seat: Option<u8>,
    /// What was decided lies open to all.
    is_open: bool,
}

impl Decided {
    /// What a seat may read of it.
    pub(crate) fn read_by(&self, seat: u8) -> Option<Arc<str>> {
        let may_read = self.is_open || self.seat.is_none_or(|owner| owner == seat);
        may_read.then(|| Arc::clone(&self.label))
    }
}

/// What is known of a place.
#[derive(Clone, Debug, Default)]
struct Passage<B> {
    /// The decision that led there, if it was one.
    pub decided: Option<Decided>,
    /// Somebody learned something on the way there.
    pub uncovers: bool,
    /// For each event, what was said of it.
    lines: Vec<Vec<Spoken>>,
    beside: B,
}

impl<R: Ruleset> Play<R> {
    /// Begins a game and its file.
    ///
    /// # Errors
    /// What it shall begin with does not fit, or the file.
    pub fn begin(
        rules: &R,
        texts: &Texts,
        start: R::Start,
        seed: u64,
        dice: Dice,
        file: &Path,
    ) -> Result<Self, OpenError<R::Refused>> {
        let mut events = Vec::new();
        let session = rules.begin(start, seed, &mut |event| events.push(event))?;
        let mut play = Self::around(rules, session, LineLog::create(file)?, dice);
        let state = play.game().state().clone();
        play.tell(texts, None, &state, &events);
        play.go_on(texts);
        Ok(play)
    }

    /// Takes a game up from its file. The story is told anew from its answers.
    ///
    /// # Errors
    /// The file or what is in it.
    pub fn resume(rules: &R, texts: &Texts, file: &Path, dice: Dice) -> Result<(Self, Taken), OpenError<R::Refused>> {
        let held = LineLog::hold(file)?;
        let lines = whole_lines::<R::Game>(held.read());
        let resumed = rules.resume(&lines)?;
        // Nothing is cut off before it is known to be a game of ours.
        let sound =
            lines.split_last().filter(|(last, _)| !is_sound_line::<R::Game>(last)).map(|(_, sound)| sound.len());
        drop(lines);
        let (log, kept) = match sound {
            Some(sound) => held.go_on(sound)?,
            None => {
                let GoneOn { log, kept, .. } = held.go_on_keeping(is_whole::<R::Game>)?;
                (log, kept)
            }
        };
        let mut play = Self::around(rules, resumed.session, log, dice);
        play.torn = kept;
        play.is_whole = resumed.taken == Taken::Whole;
        play.retell(texts);
        play.go_on(texts);
        Ok((play, resumed.taken))
    }

    fn around(rules: &R, session: Session<R>, log: LineLog, dice: Dice) -> Self {
        Self {
            rules: rules.clone(),
            session,
            first_file: log.path().to_owned(),
            log,
            unwritten: Vec::new(),
            trouble: None,
            is_whole: true,
            passages: BTreeMap::new(),
            story: Vec::new(),
            beside: R::Beside::default(),
            dice,
            moments: None,
            revision: 0,
            torn: None,
        }
    }

    /// The game as it stands.
    #[must_use]
    pub fn game(&self) -> &R::Game {
        self.session.game()
    }

    /// What is recorded of it.
    #[must_use]
    pub fn session(&self) -> &Session<R> {
        &self.session
    }

    /// What the game keeps beside the story.
    #[must_use]
    pub fn beside(&self) -> &R::Beside {
        &self.beside
    }

    /// The same, for whoever has read something there.
    pub fn beside_mut(&mut self) -> &mut R::Beside {
        &mut self.beside
    }

    /// Counts every change, so that a window knows when to look again.
    #[must_use]
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// Gives an answer and lets chance follow.
    ///
    /// # Errors
    /// The rule that forbids it, or answers that are still to be written; then nothing has changed.
    pub fn answer(&mut self, texts: &Texts, answer: Answer<R>) -> Result<(), NotTaken> {
        if self.trouble.is_some() {
            return Err(NotTaken::Unwritten);
        }
        self.decide(texts, answer)?;
        self.go_on(texts);
        Ok(())
    }

    /// This game, or another one with the same beginning, before those who play it.
    fn sitting<'s>(&'s self, game: &'s R::Game, texts: &'s Texts) -> Sitting<'s, R> {
        Sitting { start: &self.session.header().setup, game, texts }
    }

    /// Somebody decides. His decision gets its label before it is carried out: afterwards its options have no names any more.
    fn decide(&mut self, texts: &Texts, answer: Answer<R>) -> Result<(), Refusal> {
        self.game().check(&answer)?;
        let decided = decided(&self.rules, &self.sitting(self.game(), texts), &answer);
        let before = self.game().state().clone();
        let mut events = Vec::new();
        let entry = self.session.answer(answer, Given::Chosen, &mut |event| events.push(event))?;
        self.tell(texts, Some(entry), &before, &events);
        self.passages.entry(Some(entry)).or_default().decided = Some(decided);
        Ok(())
    }

    /// Lets the dealer answer one question that is put to chance; `false` when the pending one is not.
    fn deal(&mut self, texts: &Texts) -> bool {
        if !self.game().question().is_some_and(|question| question.asked == Asked::Chance) {
            return false;
        }
        let before = self.game().state().clone();
        let mut events = Vec::new();
        let is_dealt = matches!(self.session.step_chance(&mut |event| events.push(event)), Ok(true));
        if is_dealt {
            self.tell(texts, self.session.place(), &before, &events);
        }
        is_dealt
    }

    /// With app dice chance is answered at once; then everything is written down.
    fn go_on(&mut self, texts: &Texts) {
        while self.dice == Dice::App && self.deal(texts) {}
        self.beside.settle(self.session.game());
        self.save();
        self.revision += 1;
    }

    /// Tells what has just happened on the way to the current place.
    fn tell(&mut self, texts: &Texts, place: Place, before: &State<R>, events: &[Logged<Event<R>>]) {
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

    /// Gives the decision again that was taken back last.
    pub fn redo(&mut self, texts: &Texts) {
        if self.trouble.is_none() && matches!(self.session.redo(), Ok(true)) {
            self.moved(texts);
        }
    }

    /// Goes back to just before this decision, whatever was uncovered since; `false` where that cannot be.
    fn go_back(&mut self, texts: &Texts, decision: EntryId) -> bool {
        let is_back = self.trouble.is_none() && self.session.undo_to(decision).is_ok();
        if is_back {
            self.moved(texts);
        }
        is_back
    }

    /// From here on the dice fall otherwise.
    pub fn new_dice(&mut self) {
        if self.trouble.is_none() {
            self.session.new_dice();
            self.save();
        }
    }

    fn moved(&mut self, texts: &Texts) {
        let path = self.session.path_to(self.session.place());
        if path.into_iter().any(|entry| !self.passages.contains_key(&Some(entry))) {
            self.retell(texts);
        } else {
            self.gather();
        }
        self.forget_moments();
        self.save();
        self.revision += 1;
    }
}

/// The decision that an answer to the pending question is.
pub(crate) fn decided<R: Ruleset>(rules: &R, sitting: &Sitting<'_, R>, answer: &Answer<R>) -> Decided {
    let game = sitting.game;
    let asked = game.question().map(|question| question.asked);
    let seat = match asked {
        Some(Asked::Seat(seat)) => Some(seat),
        Some(Asked::Each(_)) => game.seat_of(answer),
        Some(Asked::Chance | Asked::Group) | None => None,
    };
    let is_sealed = matches!(asked, Some(Asked::Each(_)));
    let is_open = seat.is_none() || !is_sealed && rules.is_open(game, answer);
    Decided { label: rules.label(sitting, answer), seat, is_open }
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

impl Ended {
    /// What became of a game whose last state is called so.
    pub(super) fn of(game: &impl Seats, hash: u64) -> Self {
        let standing = Standing { round: game.round(), over: game.outcome() };
        Self { seats: game.seats(), standing, ranking: game.ranking(), hash }
    }
}

impl<R: Ruleset> Running for Play<R> {
    fn seats(&self) -> u8 {
        self.game().seats()
    }

    fn has_secrets(&self) -> bool {
        self.game().has_secrets()
    }

    fn asked(&self, seat: u8, texts: &Texts) -> Option<Asking> {
        let question = self.asked(seat)?;
        let (sentence, safe) = (self.sentence(seat, texts), self.safe(seat));
        Some(Asking { kind: question.kind, rule: question.rule, sentence, safe })
    }

    fn offers(&self, seat: u8, texts: &Texts) -> Vec<Arc<str>> {
        self.offers(seat, texts).into_iter().map(|offer| offer.label).collect()
    }

    fn give(&mut self, seat: u8, offer: usize, texts: &Texts) -> Result<(), NotTaken> {
        let answer = self.answers(seat).into_iter().nth(offer).ok_or(NotTaken::NotOffered)?;
        self.answer(texts, answer)
    }

    fn undo(&mut self, texts: &Texts) -> Undone {
        self.undo(texts)
    }

    fn undo_to(&mut self, decision: &Decision, is_agreed: bool, texts: &Texts) -> Undone {
        match is_agreed {
            true => self.undo_agreed(texts, decision.entry),
            false => self.undo_to(texts, decision.entry),
        }
    }

    fn redo(&mut self, texts: &Texts) -> bool {
        let before = self.revision;
        self.redo(texts);
        self.revision != before
    }

    fn can_redo(&self) -> bool {
        self.session.can_redo()
    }

    fn decisions(&self, seat: u8) -> Vec<Decision> {
        self.decisions(seat)
    }

    fn story(&self, seat: u8) -> Vec<Line> {
        self.story(seat).cloned().collect()
    }

    fn speak(&mut self, texts: &Texts) {
        self.speak(texts);
    }

    fn ended(&self) -> Ended {
        Ended::of(self.game(), self.session.hash())
    }

    fn revision(&self) -> u64 {
        self.revision
    }

    fn file(&self) -> PathBuf {
        self.file()
    }

    fn first_file(&self) -> &Path {
        self.first_file()
    }

    fn bring_back(&mut self) -> Option<PathBuf> {
        self.bring_back()
    }

    fn torn(&self) -> Option<&Path> {
        self.torn()
    }

    fn trouble(&self) -> Option<&StorageError> {
        self.trouble.as_ref()
    }

    fn try_again(&mut self) {
        self.try_again();
    }

    fn save_elsewhere(&mut self, file: &Path) {
        self.save_elsewhere(file);
    }

    fn check(&self) -> Result<(), String> {
        R::check(self.game())
    }
}

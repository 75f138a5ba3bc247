//! A running game: the recorded game, its file, its story. Every answer is on disk before the next question is asked. Where it
//! cannot be written, its lines are kept, nothing more is answered, and they are written first.
//!
//! Whoever answers, by a window or otherwise, answers here. Batches of bots record nothing and do without
//! ([`super::lab::bots`]).

mod follow;
mod moments;
mod saving;
mod seats;
mod story;

pub use follow::{Followed, Played};
pub use moments::{Moment, Told};
pub use saving::{NotTaken, OpenError};
pub use seats::{Decision, Offer, Undone};

use super::plug::ruleset::{Answer, Beside as _, Ruleset};
use super::session::{Session, Sessions as _, Taken};
use super::storage::{LineLog, StorageError};
use super::text::Texts;
use crate::kernel::game::{Asked, Game as _, Refusal};
use crate::kernel::journal::{EntryId, Given, Place, is_sound_line};
use moments::Kept;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use story::{Passage, Spoken};

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
        let resumed = rules.resume(&held.read().lines)?;
        // Nothing is cut off before it is known to be a game of ours.
        let lines = &held.read().lines;
        let damaged = lines.last().is_some_and(|line| !is_sound_line::<R::Game>(line));
        let sound = lines.len() - usize::from(damaged);
        let (log, kept) = held.go_on(sound)?;
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
        self.give(texts, answer)?;
        self.go_on(texts);
        Ok(())
    }

    /// Somebody decides. His decision gets its label before it is carried out: afterwards its options have no names any more.
    fn give(&mut self, texts: &Texts, answer: Answer<R>) -> Result<(), Refusal> {
        self.game().check(&answer)?;
        let decided = story::decided(&self.rules, self.game(), &answer, texts);
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

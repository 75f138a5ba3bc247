//! A running game: the session, its file, its story. Every answer is on disk before the next question is shown. Where it
//! cannot be written, its lines are kept, nothing more is answered, and they are written first.

mod saving;

mod follow;

pub use follow::{Followed, Played};

use crate::games::massive_darkness::describe::Words;
use crate::games::massive_darkness::rules::frames::{FallenDie, Frame};
use crate::games::massive_darkness::rules::language::Side;
use crate::games::massive_darkness::rules::state::{Phase, State};
use crate::games::massive_darkness::rules::symbol::Symbol;
use crate::games::massive_darkness::rules::{Act, Answer, Ask, Event, MassiveDarkness};
use crate::games::massive_darkness::session::{BeginError, ResumeError, Session, Start, Table, Taken, is_sound_line};
use crate::house::storage::{LineLog, StorageError};
use crate::house::text::Texts;
use crate::house::wrong::Wrong;
use crate::kernel::game::{Game as _, Logged};
use crate::kernel::journal::{EntryId, Given, Place};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

pub use saving::NotTaken;

/// Who answers chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dice {
    /// The app rolls and draws.
    App,
    /// A person types what fell and what was drawn.
    Typed,
}

/// One line of the story.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// What happened.
    pub text: String,
    /// By which rule.
    pub rule: &'static str,
    /// How it is set off: rounds and phases are headings.
    pub rank: Rank,
}

/// How a line of the story is set off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rank {
    /// A round or a phase.
    Heading,
    /// Somebody's turn or attack.
    Turn,
    /// What comes of it.
    Detail,
}

/// The dice of the last combat and its arithmetic.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LastCombat {
    /// The dice as they lie.
    pub dice: Vec<FallenDie>,
    /// Symbols of the attacker and of the defender that were spent or cancelled, by their number.
    pub used_up: [[u8; 4]; 2],
    /// Line by line.
    pub lines: Vec<String>,
}

impl LastCombat {
    /// What the dice tray shows: from the attack on, everything until the next one.
    fn remember(&mut self, words: &Words<'_>, events: &[Logged<Event>]) {
        for event in events {
            match &event.what {
                Event::Attacked { .. } => *self = Self::default(),
                Event::SymbolSpent { side, symbol, .. } => self.use_up(*side, *symbol, 1),
                Event::SymbolsCancelled { side, symbol, amount } => self.use_up(*side, *symbol, *amount),
                Event::Rolled { dice } | Event::Rerolled { dice, .. } => self.dice = dice.to_vec(),
                _ => {}
            }
            let counts = matches!(
                event.what,
                Event::Attacked { .. }
                    | Event::AbilityUsed { .. }
                    | Event::SymbolsAdded { .. }
                    | Event::SymbolsCancelled { .. }
                    | Event::CombatResult { .. }
                    | Event::Wounded { .. }
            );
            if counts {
                self.lines.extend(words.event(&event.what).map(|text| text.to_string()));
            }
        }
    }

    fn use_up(&mut self, side: Side, symbol: Symbol, amount: u8) {
        let used = &mut self.used_up[usize::from(side == Side::Defender)][symbol.index()];
        *used = used.saturating_add(amount);
    }
}

/// Why a game could not be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// Its file.
    #[error("{0}")]
    File(#[from] StorageError),
    /// Its content.
    #[error("{0}")]
    Resume(#[from] ResumeError),
    /// A new one cannot begin.
    #[error("{0}")]
    Begin(#[from] BeginError),
}

impl Wrong for OpenError {
    fn say(&self, texts: &Texts) -> Arc<str> {
        match self {
            Self::File(error) => error.say(texts),
            Self::Resume(error) => error.say(texts),
            Self::Begin(error) => error.say(texts),
        }
    }
}

/// A running game.
pub struct Play {
    session: Session,
    log: LineLog,
    /// The file that the game began in: by its name a campaign knows it, wherever it goes on.
    first_file: PathBuf,
    /// Lines that are not on the disk yet.
    unwritten: Vec<String>,
    /// Why they are not.
    trouble: Option<StorageError>,
    table: Table,
    /// Every answer of the game is known, so that it can be told from its beginning.
    is_whole: bool,
    told: BTreeMap<Place, Vec<Line>>,
    /// The dice tray at every place of the game, so that going back shows the dice of that moment.
    combats: BTreeMap<Place, LastCombat>,
    /// What happens in the phases without a Hero's turn, until there is a question after them.
    passing: Passing,
    /// The story up to now.
    pub story: Vec<Line>,
    /// The dice of the last combat.
    pub combat: LastCombat,
    /// What the app has played since a Hero was asked last, for whoever wants to read it before going on.
    pub meanwhile: Vec<Line>,
    /// Who answers chance.
    pub dice: Dice,
    fresh: Vec<Event>,
    /// Counts every change, so that the window knows when to look again.
    pub revision: u64,
    /// Where the file is kept as it was before a damaged last line was cut off.
    pub torn: Option<PathBuf>,
}

impl Play {
    /// Begins a game and its file.
    ///
    /// # Errors
    /// The quest, the choices or the file.
    pub fn begin(
        table: &Table,
        texts: &Texts,
        start: Start,
        seed: u64,
        dice: Dice,
        file: &Path,
    ) -> Result<Self, OpenError> {
        let mut events = Vec::new();
        let session = table.begin(start, seed, &mut |event| events.push(event))?;
        let mut play = Self::around(table, session, LineLog::create(file)?, dice);
        let state = play.session.game().state;
        play.tell(texts, None, &events, &state);
        play.go_on(texts);
        Ok(play)
    }

    /// Takes a game up from its file. The story is told anew from its answers.
    ///
    /// # Errors
    /// The file or what is in it.
    pub fn resume(table: &Table, texts: &Texts, file: &Path, dice: Dice) -> Result<(Self, Taken), OpenError> {
        let held = LineLog::hold(file)?;
        let resumed = table.resume(&held.read().lines)?;
        // Nothing is cut off before it is known to be a game of ours.
        let lines = &held.read().lines;
        let damaged = lines.last().is_some_and(|line| !is_sound_line(line));
        let sound = lines.len() - usize::from(damaged);
        let (log, kept) = held.go_on(sound)?;
        let mut play = Self::around(table, resumed.session, log, dice);
        play.torn = kept;
        play.is_whole = resumed.taken == Taken::Whole;
        if play.is_whole {
            play.retell(texts);
        }
        play.go_on(texts);
        Ok((play, resumed.taken))
    }

    fn around(table: &Table, session: Session, log: LineLog, dice: Dice) -> Self {
        Self {
            session,
            first_file: log.path().to_owned(),
            log,
            unwritten: Vec::new(),
            trouble: None,
            table: table.clone(),
            is_whole: true,
            told: BTreeMap::new(),
            combats: BTreeMap::new(),
            passing: Passing::default(),
            story: Vec::new(),
            combat: LastCombat::default(),
            meanwhile: Vec::new(),
            dice,
            fresh: Vec::new(),
            revision: 0,
            torn: None,
        }
    }

    /// The game as it stands.
    #[must_use]
    pub fn game(&self) -> &MassiveDarkness {
        self.session.game()
    }

    /// What has happened since this was asked for the last time; nothing of it after going back.
    pub fn take_fresh(&mut self) -> Vec<Event> {
        std::mem::take(&mut self.fresh)
    }

    /// The session.
    #[must_use]
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// Its file.
    #[must_use]
    pub fn file(&self) -> PathBuf {
        self.log.path().to_owned()
    }

    /// Gives an answer and lets chance and obvious things follow.
    ///
    /// # Errors
    /// The rule that forbids it, or answers that are still to be written; then nothing has changed.
    pub fn answer(&mut self, texts: &Texts, answer: Answer) -> Result<(), NotTaken> {
        if self.trouble.is_some() {
            return Err(NotTaken::Unwritten);
        }
        let before = self.session.game().state;
        let mut events = Vec::new();
        let is_use = is_use(&answer);
        let entry = self.session.answer(answer, Given::Chosen, &mut |event| events.push(event))?;
        self.meanwhile.clear();
        if is_use {
            self.combat = LastCombat::default();
        }
        self.tell(texts, Some(entry), &events, &before);
        self.go_on(texts);
        Ok(())
    }

    /// With app dice chance is answered at once; then everything is written down.
    fn go_on(&mut self, texts: &Texts) {
        while self.dice == Dice::App && matches!(self.game().state.ask, Ask::Roll(_) | Ask::Draw(_)) {
            let before = self.session.game().state;
            let mut events = Vec::new();
            match self.session.step_chance(&mut |event| events.push(event)) {
                Ok(true) => self.tell(texts, self.session.place(), &events, &before),
                Ok(false) | Err(_) => break,
            }
        }
        let state = &self.game().state;
        let is_fighting = state.frames.iter().any(|frame| matches!(frame, Frame::Combat(_)));
        // Whoever moves the figures of the box reads it too, but not before dice and cards that are part of it.
        let is_chance = matches!(state.ask, Ask::Roll(_) | Ask::Draw(_));
        if !is_chance && state.phase != Phase::Enemies && !is_fighting {
            self.meanwhile.append(&mut self.passing.take());
        }
        self.save();
        self.revision += 1;
    }

    /// Takes the last decision back.
    pub fn undo(&mut self, texts: &Texts) {
        if self.trouble.is_none() && matches!(self.session.undo(), Ok(true)) {
            self.moved(texts);
        }
    }

    /// Gives it again.
    pub fn redo(&mut self, texts: &Texts) {
        if self.trouble.is_none() && matches!(self.session.redo(), Ok(true)) {
            self.moved(texts);
        }
    }

    /// Goes back to just before a decision.
    pub fn undo_to(&mut self, texts: &Texts, entry: EntryId) {
        if self.trouble.is_none() && self.session.undo_to(entry).is_ok() {
            self.moved(texts);
        }
    }

    /// From here on the dice fall otherwise.
    pub fn new_dice(&mut self) {
        if self.trouble.is_none() {
            self.session.new_dice();
            self.save();
        }
    }

    fn moved(&mut self, texts: &Texts) {
        let missing =
            self.session.path_to(self.session.place()).into_iter().any(|entry| !self.told.contains_key(&Some(entry)));
        if missing {
            self.retell(texts);
        }
        self.gather();
        self.fresh.clear();
        self.meanwhile.clear();
        self.passing = Passing::default();
        self.combat = self.combats.get(&self.session.place()).cloned().unwrap_or_default();
        self.save();
        self.revision += 1;
    }

    /// From now on it is told in this language, also what has been told so far. What a kept state begins with cannot be
    /// told again.
    pub fn speak(&mut self, texts: &Texts) {
        if self.is_whole {
            self.retell(texts);
        }
        self.meanwhile.clear();
        self.passing = Passing::default();
        self.revision += 1;
    }

    /// Tells the story of the whole way again, by playing it.
    fn retell(&mut self, texts: &Texts) {
        let start = &self.session.header().setup;
        let mut events = Vec::new();
        let Ok(mut game) = self.table.set_up_again(self.session.header(), &mut |event| events.push(event)) else {
            return;
        };
        self.told.clear();
        self.combats.clear();
        let mut combat = LastCombat::default();
        let (state, quest) = (game.state, Some(&start.quest));
        let words = Words { before: Some(&state), quest, ..Words::new(&game, texts) };
        self.told.insert(None, lines(&words, &events));
        for entry in self.session.path_to(self.session.place()) {
            let Some(answer) = self.session.entry(entry).map(|entry| entry.answer.clone()) else { break };
            let before = game.state;
            events.clear();
            if game.answer(&answer, &mut |event| events.push(event)).is_err() {
                break;
            }
            let words = Words { before: Some(&before), quest, ..Words::new(&game, texts) };
            if is_use(&answer) {
                combat = LastCombat::default();
            }
            combat.remember(&words, &events);
            self.combats.insert(Some(entry), combat.clone());
            self.told.insert(Some(entry), lines(&words, &events));
        }
        self.combat = combat;
        self.gather();
    }

    fn gather(&mut self) {
        self.story = self.told.get(&None).cloned().unwrap_or_default();
        for entry in self.session.path_to(self.session.place()) {
            self.story.extend(self.told.get(&Some(entry)).into_iter().flatten().cloned());
        }
    }

    fn tell(&mut self, texts: &Texts, place: Place, events: &[Logged<Event>], before: &State) {
        let quest = Some(&self.session.header().setup.quest);
        let words = Words { before: Some(before), quest, ..Words::new(self.session.game(), texts) };
        let told = lines(&words, events);
        self.fresh.extend(events.iter().map(|event| event.what));
        self.combat.remember(&words, events);
        self.combats.insert(place, self.combat.clone());
        self.passing.watch(&words, events);
        self.story.extend(told.iter().cloned());
        self.told.insert(place, told);
    }
}

/// A Skill, Signature, Item or Consumable from the menu: what it rolls is no part of the combat before.
fn is_use(answer: &Answer) -> bool {
    matches!(answer, Answer::Act(Act::Use(_)))
}

/// What the phases without a Hero's turn bring, gathered until somebody is asked again.
#[derive(Clone, Debug, Default)]
struct Passing {
    is_on: bool,
    /// The last heading, for what comes after a question in the middle of its phase.
    heading: Option<Line>,
    lines: Vec<Line>,
}

impl Passing {
    fn watch(&mut self, words: &Words<'_>, events: &[Logged<Event>]) {
        for event in events {
            if let Event::PhaseBegan { phase } = event.what {
                self.is_on = matches!(phase, Phase::Enemies | Phase::Experience | Phase::Event | Phase::End);
            }
            // How the dice fell is in the story; here it counts what came of it.
            let is_told = !matches!(
                event.what,
                Event::Rolled { .. }
                    | Event::Rerolled { .. }
                    | Event::Flipped { .. }
                    | Event::DieRemoved { .. }
                    | Event::SymbolsAdded { .. }
                    | Event::SymbolsCancelled { .. }
                    | Event::AbilityUsed { .. }
                    | Event::RoundBegan { .. }
            );
            let Some(line) = line(words, event).filter(|_| self.is_on && is_told) else { continue };
            match (line.rank, self.lines.is_empty()) {
                (Rank::Heading, _) => self.heading = Some(line.clone()),
                (Rank::Turn | Rank::Detail, true) => self.lines.extend(self.heading.clone()),
                (Rank::Turn | Rank::Detail, false) => {}
            }
            self.lines.push(line);
        }
    }

    /// What has been gathered, without the headings of phases in which nothing happened.
    fn take(&mut self) -> Vec<Line> {
        let lines = std::mem::take(&mut self.lines);
        let is_empty = |at: usize| {
            let next = lines.get(at + 1);
            lines[at].rank == Rank::Heading && next.is_none_or(|next| next.rank == Rank::Heading)
        };
        (0..lines.len()).filter(|at| !is_empty(*at)).map(|at| lines[at].clone()).collect()
    }
}

fn lines(words: &Words<'_>, events: &[Logged<Event>]) -> Vec<Line> {
    events.iter().filter_map(|event| line(words, event)).collect()
}

fn line(words: &Words<'_>, event: &Logged<Event>) -> Option<Line> {
    let rank = match event.what {
        Event::RoundBegan { .. } | Event::PhaseBegan { .. } | Event::Ended { .. } => Rank::Heading,
        Event::ActivationBegan { .. } | Event::EnemyActivated { .. } | Event::Attacked { .. } => Rank::Turn,
        _ => Rank::Detail,
    };
    words.event(&event.what).map(|text| Line { text: text.to_string(), rule: event.rule, rank })
}

#[cfg(test)]
mod tests;

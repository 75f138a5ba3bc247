//! The loop: one question, one answer, and every frame steps until the next question.

use crate::answer::Answer;
use crate::ask::Ask;
use crate::cards::CardBox;
use crate::event::Event;
use crate::frames::{Frame, RoundStep};
use crate::ids::MOST_SEATS;
use crate::kernel::frame::{self, Resolve, Stopped};
use crate::kernel::game::{self, Game, Log, Outcome, Question, Refusal};
use crate::kernel::list::List;
use crate::options::{Options, Setup, Stops};
use crate::state::{MAX_FRAMES, State};
use std::sync::Arc;

/// What a frame of this game wants after a step.
pub(crate) type Flow = frame::Flow<Frame, Ask>;

/// Where the rules report what happens.
pub(crate) type Events<'a> = game::Events<'a, Event>;

/// What does not change while playing.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub struct Table {
    pub cards: Arc<CardBox>,
    /// How it is played.
    pub options: Options,
    /// Where each seat wants to be asked.
    pub stops: [Stops; MOST_SEATS],
}

/// A running game.
#[derive(Clone, Debug)]
pub struct BossMonster {
    pub(crate) table: Arc<Table>,
    pub(crate) state: State,
}

impl BossMonster {
    /// Sets a game up and runs to the first question.
    ///
    /// # Errors
    /// BM-COMP-10: not two to four seats; or too many cards are left out, or one that there is not (BM-SETUP-07).
    pub fn new(cards: Arc<CardBox>, setup: &Setup, log: Log<'_, Event>) -> Result<Self, Refusal> {
        if !(2..=MOST_SEATS).contains(&usize::from(setup.seats)) {
            return Err(Refusal::new("BM-COMP-10", "refusal-bm-seats"));
        }
        if setup.without.iter().any(|code| cards.coded(code).is_none()) {
            return Err(Refusal::new("BM-SETUP-07", "refusal-bm-without"));
        }
        let state = State::begin(&cards, setup);
        let hands = usize::from(setup.seats) * 14;
        let needed = if setup.options.two_bosses { 2 } else { 1 } * usize::from(setup.seats);
        if usize::from(state.left[0]) < hands || usize::from(state.left[1]) < hands / 2 || state.bosses.len() < needed {
            return Err(Refusal::new("BM-SETUP-07", "refusal-bm-too-few"));
        }
        if state.heroes.iter().map(|heroes| heroes.len()).sum::<usize>() < usize::from(setup.seats) {
            return Err(Refusal::new("BM-BEGIN-01", "refusal-bm-no-heroes"));
        }
        let mut game = Self::in_state(cards, setup, state);
        game.resume(log);
        Ok(game)
    }

    /// A game in a given state; [`BossMonster::resume`] runs it to its question.
    #[must_use]
    pub fn in_state(cards: Arc<CardBox>, setup: &Setup, state: State) -> Self {
        let mut stops = [Stops::default(); MOST_SEATS];
        for (slot, line) in stops.iter_mut().zip(&setup.stops) {
            *slot = *line;
        }
        Self { table: Arc::new(Table { cards, options: setup.options, stops }), state }
    }

    /// Runs to the next question, if none is pending.
    pub fn resume(&mut self, log: Log<'_, Event>) {
        if self.state.asked.is_none() {
            self.run(&mut Events::new(log));
        }
    }

    /// What it is played with.
    #[must_use]
    pub fn table(&self) -> &Table {
        &self.table
    }

    pub(crate) fn run(&mut self, log: &mut Events<'_>) {
        self.state.asked = None;
        match frame::run(self, log) {
            Stopped::Asked(ask) => self.state.asked = Some(ask),
            Stopped::Over => self.state.frames.clear(),
            Stopped::Stuck => {
                self.state.stuck = true;
                self.state.frames.clear();
            }
        }
    }

    /// Puts a resolution on the stack. Too many inside each other can only come from rules that run in a circle.
    pub(crate) fn push(&mut self, frame: Frame) {
        if !self.state.frames.push(frame) {
            self.state.stuck = true;
        }
    }

    fn step_frame(&mut self, frame: &mut Frame, log: &mut Events<'_>) -> Flow {
        match frame {
            Frame::Setup { step, at } => self.step_setup(step, at, log),
            Frame::Round { step, at } => self.step_round(step, at, log),
            Frame::Draw { seat, back, left } => {
                if *left == 0 || !self.ready(*back, log) {
                    // BM-OQ-04: without cards the draw is lost.
                    return Flow::Done;
                }
                *left -= 1;
                Flow::Ask(Ask::Draw { seat: *seat, back: *back })
            }
            Frame::Window { active, moment, stage, at } => self.step_window(*active, *moment, stage, at),
            Frame::Adventure { at, stage, hero } => self.step_adventure(at, stage, hero, log),
            Frame::Walk { seat, stage } => self.step_walk(*seat, stage, log),
            Frame::Death { hero, seat, room, stage } => self.step_death(*hero, *seat, *room, stage, log),
            Frame::Act(doing) => self.step_act(doing, log),
            Frame::Trigger(doing) => self.step_trigger(doing, log),
            Frame::Batch { depth, at, reveal, entered } => self.step_batch(*depth, at, reveal, entered, log),
        }
    }
}

impl Resolve<MAX_FRAMES> for BossMonster {
    type Frame = Frame;

    fn frames(&self) -> &List<Frame, MAX_FRAMES> {
        &self.state.frames
    }
    fn frames_mut(&mut self) -> &mut List<Frame, MAX_FRAMES> {
        &mut self.state.frames
    }
    fn next_frame(&self) -> Frame {
        Frame::Round { step: RoundStep::Begin, at: 0 }
    }
    fn step(&mut self, frame: &mut Frame, events: &mut Events<'_>) -> Flow {
        self.step_frame(frame, events)
    }
}

impl Game for BossMonster {
    type Ask = Ask;
    type Answer = Answer;
    type Event = Event;
    type State = State;

    fn question(&self) -> Option<Question<Ask>> {
        self.state.asked.filter(|_| self.outcome().is_none()).map(Ask::put)
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.state.stuck {
            return Some(Outcome::Stuck);
        }
        self.state.winner.map(|_| Outcome::Won)
    }

    fn answers(&self, out: &mut Vec<Answer>) {
        if self.outcome().is_none()
            && let Some(ask) = self.state.asked
        {
            self.list(ask, out);
        }
    }

    fn sample(&self, pick: &mut dyn FnMut(u32) -> u32) -> Option<Answer> {
        let ask = self.state.asked.filter(|_| self.outcome().is_none())?;
        let candidates = self.chances(ask)?;
        let card = candidates.nth(pick(candidates.len() as u32) as usize)?;
        Some(Answer::Card(crate::CardId(card as u8)))
    }

    fn outcomes(&self, visit: &mut dyn FnMut(Answer, u64)) {
        let candidates = self.state.asked.filter(|_| self.outcome().is_none()).and_then(|ask| self.chances(ask));
        for card in candidates.iter().flat_map(|cards| cards.iter()) {
            visit(Answer::Card(crate::CardId(card as u8)), 1);
        }
    }

    fn check(&self, answer: &Answer) -> Result<(), Refusal> {
        match self.state.asked.filter(|_| self.outcome().is_none()) {
            Some(ask) => self.check_answer(ask, answer),
            None => Err(Refusal::new("BM-WIN-01", "refusal-bm-over")),
        }
    }

    fn answer(&mut self, answer: &Answer, log: Log<'_, Event>) -> Result<(), Refusal> {
        self.check(answer)?;
        let mut log = Events::new(log);
        if let Some(ask) = self.state.asked {
            self.take(ask, answer, &mut log);
        }
        self.run(&mut log);
        Ok(())
    }

    fn state(&self) -> &State {
        &self.state
    }

    fn restore(&mut self, state: &State) {
        self.state = *state;
    }

    fn round(&self) -> u16 {
        self.state.round.max(1)
    }
}

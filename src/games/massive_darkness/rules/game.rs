//! The loop: one question, one answer, and every frame steps until the next question.

use super::ask::{Answer, Ask, Drawn, Purpose};
use super::dungeon::{Dungeon, Edition, Mode, Setup};
use super::event::Event;
use super::frames::{Frame, Round};
use super::library::{DiceCount, Library};
use super::readings::Readings;
use super::state::{MAX_FRAMES, MAX_OPTIONS, State};
use crate::kernel::board::{Distances, SpaceId};
use crate::kernel::frame::{self, Resolve, Stopped};
use crate::kernel::game::{self, Game, Log, Misfit, Outcome, Question, Refusal};
use crate::kernel::list::List;
use crate::kernel::sight::Sight;
use std::sync::Arc;

/// What a frame of this ruleset wants after a step.
pub type Flow = frame::Flow<Frame, Ask>;

/// Where the rules report what happens.
pub type Events<'a> = game::Events<'a, Event>;

/// A running quest.
#[derive(Clone, Debug)]
pub struct MassiveDarkness {
    /// The box.
    pub library: Arc<Library>,
    /// The quest.
    pub dungeon: Arc<Dungeon>,
    /// ED-01..09.
    pub edition: Edition,
    /// STORY-01.
    pub mode: Mode,
    /// Other readings than the usual ones.
    pub readings: Readings,
    /// Everything that changes.
    pub state: State,
    pub(super) sight: Arc<Sight>,
    pub(super) distances: Arc<Distances>,
}

impl PartialEq for MassiveDarkness {
    fn eq(&self, other: &Self) -> bool {
        self.state == other.state
    }
}

impl MassiveDarkness {
    /// A game in a given state; [`MassiveDarkness::resume`] runs it to its question.
    #[must_use]
    pub fn with_state(library: Arc<Library>, dungeon: Arc<Dungeon>, setup: &Setup, state: State) -> Self {
        let sight = Arc::new(Sight::new(&dungeon.board, &state.board));
        let distances = Arc::new(Distances::new(&dungeon.board, &state.board));
        let readings = setup.otherwise.iter().copied().collect();
        Self { library, dungeon, edition: setup.edition, mode: setup.mode(), readings, state, sight, distances }
    }

    /// Runs to the next question, if none is pending.
    pub fn resume(&mut self, log: Log<'_, Event>) {
        if self.state.ask == Ask::Over {
            self.run(&mut Events::new(log));
        }
    }

    /// After doors or Zones changed in another way than by `open_door`.
    pub fn rebuild_lines(&mut self) {
        self.sight = Arc::new(Sight::new(&self.dungeon.board, &self.state.board));
        self.distances = Arc::new(Distances::new(&self.dungeon.board, &self.state.board));
    }

    /// LOS-07: Zones along the Line of Sight; `None` without one.
    #[must_use]
    pub fn range_between(&self, from: SpaceId, to: SpaceId) -> Option<u8> {
        self.sight.range(from, to)
    }

    /// Moves from one Zone to another on a shortest path, whoever is in the way; `None` without a path.
    #[must_use]
    pub fn steps_between(&self, from: SpaceId, to: SpaceId) -> Option<u8> {
        self.distances.between(from, to)
    }

    fn run(&mut self, log: &mut Events<'_>) {
        self.state.ask = Ask::Over;
        match frame::run(self, log) {
            Stopped::Asked(ask) => {
                self.state.ask = ask;
                return;
            }
            Stopped::Over => {}
            Stopped::Stuck => self.state.outcome = Some(Outcome::Stuck),
        }
        self.state.frames.clear();
        self.state.options.clear();
        if let Some(outcome) = self.state.outcome {
            let rule = if outcome == Outcome::Won { "WIN-02" } else { "WIN-01" };
            log.say(rule, Event::Ended { outcome });
        }
    }

    /// Puts a resolution on the stack. Too many inside each other can only come from rules that run in a circle.
    pub(super) fn push(&mut self, frame: Frame) {
        if !self.state.frames.push(frame) {
            self.state.outcome = Some(Outcome::Stuck);
        }
    }

    fn step_frame(&mut self, frame: &mut Frame, log: &mut Events<'_>) -> Flow {
        match frame {
            Frame::Nothing => Flow::Done,
            Frame::Round(frame) => self.step_round(frame, log),
            Frame::Activation(frame) => self.step_activation(frame, log),
            Frame::FreeAction(frame) => self.step_free_action(frame),
            Frame::MoveAction(frame) => self.step_move_action(frame),
            Frame::SkillMove(frame) => self.step_skill_move(frame),
            Frame::Door(frame) => self.step_door(frame, log),
            Frame::Gain(frame) => self.step_gain(frame, log),
            Frame::Arrange(frame) => self.step_arrange(frame),
            Frame::Transmute(frame) => self.step_transmute(frame, log),
            Frame::Combat(frame) => self.step_combat(frame, log),
            Frame::Effects(frame) => self.step_effects(frame, log),
            Frame::EnemyActivation(frame) => self.step_enemy_activation(frame, log),
            Frame::ActivateAll(frame) => self.step_activate_all(frame, log),
            Frame::Spawn(frame) => self.step_spawn(frame, log),
            Frame::Reinforcement(frame) => self.step_reinforcement(frame, log),
            Frame::Experience(frame) => self.step_experience(frame),
            Frame::SignaturePrice(frame) => self.step_signature_price(frame),
            Frame::Event(frame) => self.step_event(frame, log),
            Frame::Reveal(frame) => self.step_reveal(frame, log),
            Frame::QuestRule(frame) => self.step_quest_rule(frame, log),
            Frame::Script(frame) => self.step_script(frame, log),
        }
    }

    fn take_answer(&mut self, frame: &mut Frame, answer: &Answer, log: &mut Events<'_>) {
        match frame {
            Frame::Nothing | Frame::Round(_) => {}
            Frame::QuestRule(frame) => self.answer_quest_rule(frame, answer, log),
            Frame::Script(frame) => self.answer_script(frame, answer, log),
            Frame::Activation(frame) => self.answer_activation(frame, answer, log),
            Frame::FreeAction(frame) => self.answer_free_action(frame, answer, log),
            Frame::MoveAction(frame) => self.answer_move_action(frame, answer, log),
            Frame::SkillMove(frame) => self.answer_skill_move(frame, answer, log),
            Frame::Door(frame) => self.answer_door(frame, answer, log),
            Frame::Gain(frame) => self.answer_gain(frame, answer, log),
            Frame::Arrange(frame) => self.answer_arrange(frame, answer, log),
            Frame::Transmute(frame) => self.answer_transmute(frame, answer, log),
            Frame::Combat(frame) => self.answer_combat(frame, answer, log),
            Frame::Effects(frame) => self.answer_effects(frame, answer, log),
            Frame::EnemyActivation(frame) => self.answer_enemy_activation(frame, answer, log),
            Frame::ActivateAll(frame) => self.answer_activate_all(frame, answer),
            Frame::Spawn(frame) => self.answer_spawn(frame, answer, log),
            Frame::Reinforcement(frame) => self.answer_reinforcement(frame, answer),
            Frame::Experience(frame) => self.answer_experience(frame, answer, log),
            Frame::SignaturePrice(frame) => self.answer_signature_price(frame, answer, log),
            Frame::Event(frame) => self.answer_event(frame, answer, log),
            Frame::Reveal(frame) => self.answer_reveal(frame, answer, log),
        }
    }

    /// The innermost resolution.
    #[must_use]
    pub fn top(&self) -> Option<&Frame> {
        self.state.frames.last()
    }

    /// Asks for one of the options in the state. With a single option nobody needs to be asked: the answer is given
    /// back at once.
    pub(super) fn choose_one(&mut self, by: super::ask::By, purpose: Purpose) -> Result<Flow, super::ask::Choice> {
        self.state.options.keep_different();
        match &self.state.options[..] {
            [] => Err(super::ask::Choice::Nothing),
            [only] => Err(*only),
            _ => Ok(Flow::Ask(Ask::Choose { by, purpose, least: 1, most: 1 })),
        }
    }

    fn each_answer(&self, visit: &mut dyn FnMut(Answer)) {
        match self.state.ask {
            Ask::Over | Ask::Roll(_) | Ask::Draw(_) => {}
            Ask::Act(_) => self.menu(None, &mut |act| visit(Answer::Act(act))),
            Ask::Choose { purpose, least, most, .. } => self.each_choice(purpose, least, most, visit),
            Ask::May { .. } => {
                visit(Answer::Yes);
                visit(Answer::No);
            }
            Ask::Arrange { hero, heroes, trade, transmute } => {
                self.each_arrangement(heroes, trade, transmute.then_some(hero), visit);
            }
        }
    }

    fn each_choice(&self, purpose: Purpose, least: u8, most: u8, visit: &mut dyn FnMut(Answer)) {
        if least == 0 {
            visit(Answer::Enough);
        }
        let count = self.state.options.len().min(MAX_OPTIONS);
        if most == 1 {
            for choice in &self.state.options {
                visit(Answer::Pick(*choice));
            }
            return;
        }
        each_subset(count, usize::from(least.max(1)), usize::from(most), &mut |mask| {
            if self.subset_is_legal(purpose, mask) {
                visit(Answer::PickSome(mask));
            }
        });
    }

    fn subset_is_legal(&self, purpose: Purpose, mask: u64) -> bool {
        purpose != Purpose::TransmuteCards || self.transmute_is_legal(mask)
    }

    fn check_chance(&self, answer: &Answer) -> Option<Result<(), Refusal>> {
        match (self.state.ask, answer) {
            (Ask::Roll(dice), Answer::Rolled(faces)) => {
                let fits = faces.len() == total(dice) && faces.iter().all(|face| *face < 6);
                Some(if fits { Ok(()) } else { Err(Refusal::new("COMBAT-05", "refusal-wrong-dice")) })
            }
            (Ask::Draw(deck), Answer::Drew(drawn)) => Some(if self.can_be_drawn(deck, *drawn) {
                Ok(())
            } else {
                Err(Refusal::new("DECK-01", "refusal-not-in-deck"))
            }),
            (Ask::Roll(_) | Ask::Draw(_), _) => Some(Err(Refusal::new("COMBAT-05", "refusal-chance-first"))),
            _ => None,
        }
    }
}

impl Resolve<MAX_FRAMES> for MassiveDarkness {
    type Frame = Frame;

    fn frames(&self) -> &List<Frame, MAX_FRAMES> {
        &self.state.frames
    }

    fn frames_mut(&mut self) -> &mut List<Frame, MAX_FRAMES> {
        &mut self.state.frames
    }

    fn next_frame(&self) -> Frame {
        Frame::Round(Round::default())
    }

    fn step(&mut self, frame: &mut Frame, events: &mut Events<'_>) -> Flow {
        self.step_frame(frame, events)
    }

    fn forget_question(&mut self) {
        self.state.options.clear();
    }
}

/// Number of dice of a roll.
#[must_use]
pub fn total(dice: DiceCount) -> usize {
    dice.iter().map(|count| usize::from(*count)).sum()
}

/// Visits the subsets of `count` things with `least` to `most` members, smaller ones first. With more than
/// [`COMBINED`] things only the first ones are combined; any other legal answer is accepted all the same.
fn each_subset(count: usize, least: usize, most: usize, visit: &mut dyn FnMut(u64)) {
    let count = count.min(COMBINED);
    for size in least.max(1)..=most.min(count) {
        let mut mask = (1_u64 << size) - 1;
        while mask >> count == 0 {
            visit(mask);
            // The next larger number with as many bits set.
            let lowest = mask & mask.wrapping_neg();
            let carried = mask + lowest;
            mask = carried | ((mask ^ carried) / lowest) >> 2;
        }
    }
}

/// Things that are combined when subsets are listed.
const COMBINED: usize = 20;

impl Game for MassiveDarkness {
    type Ask = Ask;
    type Answer = Answer;
    type Event = Event;
    type State = State;

    fn question(&self) -> Option<Question<Ask>> {
        self.state.ask.question()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.state.outcome
    }

    fn answers(&self, out: &mut Vec<Answer>) {
        self.each_answer(&mut |answer| out.push(answer));
    }

    fn sample(&self, pick: &mut dyn FnMut(u32) -> u32) -> Option<Answer> {
        match self.state.ask {
            Ask::Roll(dice) => Some(Answer::Rolled((0..total(dice)).map(|_| pick(6) as u8).collect())),
            Ask::Draw(deck) => self.sample_draw(deck, pick).map(Answer::Drew),
            Ask::Over | Ask::Act(_) | Ask::Choose { .. } | Ask::May { .. } | Ask::Arrange { .. } => None,
        }
    }

    fn outcomes(&self, visit: &mut dyn FnMut(Answer, u64)) {
        match self.state.ask {
            Ask::Roll(dice) => {
                self.each_roll(dice, &mut |faces: List<u8, 14>, weight| visit(Answer::Rolled(faces), weight))
            }
            Ask::Draw(deck) => self.each_draw(deck, &mut |drawn: Drawn, weight| visit(Answer::Drew(drawn), weight)),
            Ask::Over | Ask::Act(_) | Ask::Choose { .. } | Ask::May { .. } | Ask::Arrange { .. } => {}
        }
    }

    fn check(&self, answer: &Answer) -> Result<(), Refusal> {
        if let Some(checked) = self.check_chance(answer) {
            return checked;
        }
        if let (Ask::Arrange { heroes, trade, .. }, Answer::Arrange(puts)) = (self.state.ask, answer) {
            return self.check_arrangement(heroes, trade, puts);
        }
        if let (Ask::Choose { purpose, least, most, .. }, Answer::PickSome(mask)) = (self.state.ask, answer) {
            let size = mask.count_ones();
            let inside = self.state.options.len() == 64 || mask >> self.state.options.len() == 0;
            let fits = most > 1 && inside && size >= u32::from(least.max(1)) && size <= u32::from(most);
            let legal = fits && self.subset_is_legal(purpose, *mask);
            return if legal { Ok(()) } else { Err(Refusal::new(purpose.rule(), "refusal-wrong-selection")) };
        }
        let mut listed = false;
        match (self.state.ask, answer) {
            (Ask::Act(_), Answer::Act(act)) => self.menu(Some(*act), &mut |legal| listed |= legal == *act),
            _ => self.each_answer(&mut |legal| listed |= legal == *answer),
        }
        if listed { Ok(()) } else { Err(self.explain(answer)) }
    }

    fn answer(&mut self, answer: &Answer, log: Log<'_, Event>) -> Result<(), Refusal> {
        self.check(answer)?;
        let log = &mut Events::new(log);
        // The frame that asked stays on the stack meanwhile; whatever the answer pushes comes above it.
        if let Some(at) = self.state.frames.len().checked_sub(1) {
            let mut frame = self.state.frames[at];
            self.take_answer(&mut frame, answer, log);
            if let Some(place) = self.state.frames.get_mut(at) {
                *place = frame;
            }
        }
        self.state.options.clear();
        self.run(log);
        Ok(())
    }

    fn state(&self) -> &State {
        &self.state
    }

    fn fits(&self, state: &State) -> Result<(), Misfit> {
        self.fits_in(state)
    }

    fn at_rest(&self) -> bool {
        self.is_at_rest()
    }

    fn restore(&mut self, state: &State) {
        let moved = self.state.board != state.board;
        self.state = *state;
        if moved {
            self.rebuild_lines();
        }
    }

    fn round(&self) -> u16 {
        self.state.round
    }
}

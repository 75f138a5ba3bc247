//! The loop: one question, one answer, and every frame steps until the next question.

use crate::answer::Answer;
use crate::ask::Ask;
use crate::cards::Content;
use crate::dungeon::Dungeon;
use crate::event::Event;
use crate::frames::{Bound, Frame, RoundStep};
use crate::kernel::frame::{self, Resolve, Stopped};
use crate::kernel::game::{self, Game, Log, Outcome, Question, Refusal, RuleId};
use crate::kernel::list::List;
use crate::kernel::seats::Seats;
use crate::setup::Setup;
use crate::state::{MAX_FRAMES, State};
use std::sync::Arc;

/// What a frame of this game wants after a step.
pub(crate) type Flow = frame::Flow<Frame, Ask>;
/// Legal, or the rule that forbids it.
pub(crate) type Checked = Result<(), Refusal>;

/// A refusal.
pub(crate) fn no(rule: RuleId, message: &'static str) -> Checked {
    Err(Refusal::new(rule, message))
}

/// Where the rules report what happens.
pub(crate) type Events<'a> = game::Events<'a, Event>;

/// What does not change while playing.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    /// The cards.
    pub content: Arc<Content>,
    /// The Quest.
    pub dungeon: Arc<Dungeon>,
    /// What was chosen before.
    pub setup: Setup,
}

/// A running game.
#[derive(Clone, Debug)]
pub struct MassiveDarkness2 {
    pub(crate) table: Arc<Table>,
    pub(crate) state: State,
}

impl MassiveDarkness2 {
    /// Sets a game up and runs to the first question.
    ///
    /// # Errors
    /// The rule of SETUP that forbids it.
    pub fn new(
        content: Arc<Content>,
        dungeon: Arc<Dungeon>,
        setup: &Setup,
        log: Log<'_, Event>,
    ) -> Result<Self, Refusal> {
        let state = State::begin(&content, &dungeon, setup)?;
        let mut game = Self::in_state(content, dungeon, setup, state);
        game.resume(log);
        Ok(game)
    }

    /// A game in a given state; [`MassiveDarkness2::resume`] runs it to its question.
    #[must_use]
    pub fn in_state(content: Arc<Content>, dungeon: Arc<Dungeon>, setup: &Setup, state: State) -> Self {
        Self { table: Arc::new(Table { content, dungeon, setup: setup.clone() }), state }
    }

    /// Runs to the next question, if none is pending.
    pub fn resume(&mut self, log: Log<'_, Event>) {
        if self.state.asked.is_none() {
            self.run(&mut Events::new(log));
        }
    }

    /// What does not change.
    #[must_use]
    pub fn table(&self) -> &Table {
        &self.table
    }

    pub(crate) fn run(&mut self, log: &mut Events<'_>) {
        self.state.asked = None;
        match frame::run(self, log) {
            Stopped::Asked(ask) => self.state.asked = Some(ask),
            Stopped::Over => self.state.frames.clear(),
            Stopped::Stuck => self.end(Outcome::Stuck),
        }
    }

    pub(crate) fn end(&mut self, outcome: Outcome) {
        self.state.outcome = Some(outcome);
        self.state.frames.clear();
    }

    /// Puts a resolution on the stack. Too many inside each other can only come from rules that run in a circle.
    pub(crate) fn push(&mut self, frame: Frame) {
        if !self.state.frames.push(frame) {
            self.end(Outcome::Stuck);
        }
    }

    /// The innermost resolution.
    pub(crate) fn top(&self) -> Option<Frame> {
        self.state.frames.last().copied()
    }

    pub(crate) fn set_top(&mut self, frame: Frame) {
        if let Some(top) = self.state.frames.last_mut() {
            *top = frame;
        }
    }

    fn step_frame(&mut self, frame: &mut Frame, log: &mut Events<'_>) -> Flow {
        if self.table.dungeon.story.watched {
            let depth = self.state.frames.len();
            self.watch(log);
            if self.state.frames.len() != depth {
                return Flow::Again;
            }
        }
        // M2-BOSS-08: what is going on is finished first, then the fight starts; points and actions that are left are lost.
        if self.state.boss.starting && matches!(frame, Frame::Turn { .. } | Frame::Moving { .. } | Frame::Round { .. })
        {
            self.state.boss.starting = false;
            return Flow::Push(Frame::BossStart { at: 0 });
        }
        match frame {
            Frame::Setup { at } => self.step_setup(at, log),
            Frame::Round { step } => self.step_round(step, log),
            Frame::Turn { hero, begun } => self.step_turn(*hero, begun, log),
            Frame::Moving { hero, points, used } => self.step_moving(*hero, *points, used),
            Frame::Traps { hero } => self.step_traps(*hero),
            Frame::Trap { hero, bear } => self.step_trap(*hero, *bear),
            Frame::Reveal(revealing) => self.step_reveal(revealing, log),
            Frame::SpawnMob { kind, step, left, .. } => self.step_spawn(Some(*kind), step, *left, Bound::Free, log),
            Frame::SpawnRoamer { step, left, bound, .. } => self.step_spawn(None, step, *left, *bound, log),
            Frame::Gain { hero, rarity, left } => self.step_gain(*hero, *rarity, left, log),
            Frame::Receive { hero, card, given } => self.step_receive(*hero, *card, *given),
            Frame::Trade { hero } => self.step_trade(*hero),
            Frame::Forge { hero, drawn } => self.step_forge(*hero, drawn, log),
            Frame::Chest { great, .. } => self.step_chest(*great),
            Frame::Fountain { .. } => self.step_fountain(),
            Frame::Combat { step } => self.step_combat(step, log),
            Frame::Using { how, at, sub } => self.step_using(how, at, sub, log),
            Frame::Clawing { at, sub } => self.step_clawing(at, sub, log),
            Frame::Spoils(spoils) => self.step_spoils(spoils, log),
            Frame::Burn { figure, wounds, die } => self.step_burn(*figure, *wounds, *die, log),
            Frame::Enemies => self.step_enemies(log),
            Frame::Activation { enemy, step, left, asked } => self.step_activation(*enemy, step, left, asked, log),
            Frame::Act { enemy, victim } => self.step_act(*enemy, victim, log),
            Frame::Script { enemy, line, at, sub, target, seen } => {
                let mut script = crate::roaming::Script { enemy: *enemy, line: *line, at, sub, target, seen };
                self.step_script(&mut script, log)
            }
            Frame::MobsAct { at } => self.step_mobs_act(at),
            Frame::LevelUp { at } => self.step_level_up(at, log),
            Frame::Exhaust { hero, .. } => self.step_exhaust(*hero, log),
            Frame::Learn { hero } => self.step_learn(*hero),
            Frame::Channel { hero, left } => self.step_channel(*hero, left, log),
            Frame::Leading { hero, ally, points } => self.step_leading(*hero, *ally, *points),
            Frame::Escort { left, opener } => self.step_escort(left, opener, log),
            Frame::OfferEnd { asked } => self.step_offer_end(asked),
            Frame::Risk { .. } => Flow::Ask(Ask::Roll { dice: crate::Dice::of(crate::Die::Black, 1) }),
            Frame::BossStart { at } => self.step_boss_start(at, log),
            Frame::LayTokens { left } => self.step_lay_tokens(left, log),
            Frame::Boss { step, left } => self.step_boss(step, left, log),
            Frame::Dark { step, zones } => self.step_dark(step, zones, log),
        }
    }
}

impl Resolve<MAX_FRAMES> for MassiveDarkness2 {
    type Frame = Frame;

    fn frames(&self) -> &List<Frame, MAX_FRAMES> {
        &self.state.frames
    }
    fn frames_mut(&mut self) -> &mut List<Frame, MAX_FRAMES> {
        &mut self.state.frames
    }
    fn next_frame(&self) -> Frame {
        Frame::Round { step: RoundStep::Begin }
    }
    fn step(&mut self, frame: &mut Frame, events: &mut Events<'_>) -> Flow {
        self.step_frame(frame, events)
    }
}

impl Game for MassiveDarkness2 {
    type Ask = Ask;
    type Answer = Answer;
    type Event = Event;
    type State = State;

    fn question(&self) -> Option<Question<Ask>> {
        self.state.asked.filter(|_| self.outcome().is_none()).map(Ask::put)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.state.outcome
    }

    fn answers(&self, out: &mut Vec<Answer>) {
        if let Some(question) = self.question() {
            self.list(question.ask, out);
        }
    }

    fn sample(&self, pick: &mut dyn FnMut(u32) -> u32) -> Option<Answer> {
        let ask = self.question()?.ask;
        if let Ask::Roll { dice } = ask {
            let mut faces = List::new();
            for die in self.thrown(dice) {
                let count = self.table.content.dice.die(die).map_or(0, |die| die.faces.len());
                let _ = faces.push(pick(count as u32) as u8);
            }
            return Some(Answer::Rolled(faces));
        }
        let mut all = 0;
        self.each_draw(ask, &mut |_, weight| all += weight);
        let mut at = u64::from(pick(u32::try_from(all).ok().filter(|all| *all > 0)?));
        let mut found = None;
        self.each_draw(ask, &mut |answer, weight| {
            if found.is_none() {
                match at.checked_sub(weight) {
                    Some(rest) => at = rest,
                    None => found = Some(answer),
                }
            }
        });
        found
    }

    fn outcomes(&self, visit: &mut dyn FnMut(Answer, u64)) {
        match self.question().map(|question| question.ask) {
            Some(Ask::Roll { dice }) => self.each_roll(dice, visit),
            Some(ask) => self.each_draw(ask, visit),
            None => {}
        }
    }

    fn check(&self, answer: &Answer) -> Result<(), Refusal> {
        match self.question() {
            Some(question) => self.check_answer(question.ask, answer),
            None => no("M2-WIN-01", "refusal-md2-over"),
        }
    }

    fn answer(&mut self, answer: &Answer, log: Log<'_, Event>) -> Result<(), Refusal> {
        self.check(answer)?;
        let mut log = Events::new(log);
        if let Some(ask) = self.state.asked {
            self.take(ask, *answer, &mut log);
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

/// Everybody knows everything.
impl Seats for MassiveDarkness2 {
    fn seats(&self) -> u8 {
        self.state.heroes.len() as u8
    }
}

//! A tiny game for tests, ours and those of whoever drives games: two seats roll a die as often as they dare; a one loses what the turn
//! brought. It can be given a flaw, to see that the flaw is found: that is why it is here beside the small game in `games/toy/`, which
//! keeps every promise and stands on this package.

use super::game::{Asked, Game, Kind, Log, Logged, Misfit, Outcome, Question, Refusal};
use super::seats::Seats;
use serde::{Deserialize, Serialize};

/// A question of this small game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ToyAsk {
    /// What fell.
    Roll,
    /// Once more, or not.
    Choose,
}

/// What chance or a seat says to it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum ToyAnswer {
    /// The die shows so much.
    Fell(u8),
    /// The seat dares.
    Again,
    /// The seat keeps what the turn brought.
    Stop,
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ToyEvent {
    /// The die showed so much.
    Rolled(u8),
    /// So many points were kept.
    Banked(u8),
}

/// Everything that changes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ToyState {
    /// From 1.
    pub round: u16,
    /// Whose turn it is.
    pub seat: u8,
    /// What each seat has kept.
    pub points: [u8; 2],
    /// What the turn has brought so far.
    pub pending: u8,
    /// The seat is asked whether it dares.
    pub choosing: bool,
}

/// A broken promise.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Flaw {
    /// It keeps them all.
    #[default]
    None,
    /// Lists an answer that it refuses.
    ListsTooMuch,
    /// Accepts an answer that it does not list.
    ListsTooLittle,
    /// Changes although it refuses.
    ChangesOnRefusal,
    /// Stopping never brings points.
    NeverEnds,
    /// Reads something that is not part of the state.
    Forgets,
    /// Asks without any answer.
    AsksInVain,
    /// Panics when a die shows seven.
    Panics,
    /// Offers an outcome that it refuses.
    ImpossibleOutcome,
}

/// The game.
#[derive(Clone, Debug, Default)]
pub struct Toy {
    /// Everything that changes.
    pub state: ToyState,
    /// The promise that it breaks.
    pub flaw: Flaw,
    /// How often it was answered; no part of the state, for one of the flaws.
    pub answered: u32,
}

const GOAL: u8 = 20;

impl Toy {
    /// A sound game at its beginning.
    #[must_use]
    pub fn new() -> Self {
        Self::with(Flaw::None)
    }

    /// A game that breaks a promise.
    #[must_use]
    pub fn with(flaw: Flaw) -> Self {
        Self { state: ToyState { round: 1, ..ToyState::default() }, flaw, answered: 0 }
    }

    fn ask(&self) -> Option<ToyAsk> {
        if self.outcome().is_some() {
            return None;
        }
        Some(if self.state.choosing { ToyAsk::Choose } else { ToyAsk::Roll })
    }

    fn end_turn(&mut self) {
        let state = &mut self.state;
        state.pending = 0;
        state.choosing = false;
        state.seat = 1 - state.seat;
        if state.seat == 0 {
            state.round += 1;
        }
    }
}

impl Game for Toy {
    type Ask = ToyAsk;
    type Answer = ToyAnswer;
    type Event = ToyEvent;
    type State = ToyState;

    fn question(&self) -> Option<Question<ToyAsk>> {
        let ask = self.ask()?;
        let (asked, kind) = match ask {
            ToyAsk::Roll => (Asked::Chance, Kind::Chance),
            ToyAsk::Choose => (Asked::Seat(self.state.seat), Kind::PickOne),
        };
        Some(Question { asked, kind, rule: "TOY-01", message: "ask-toy", ask })
    }

    fn outcome(&self) -> Option<Outcome> {
        self.state.points.iter().any(|points| *points >= GOAL).then_some(Outcome::Won)
    }

    fn answers(&self, out: &mut Vec<ToyAnswer>) {
        if self.ask() == Some(ToyAsk::Choose) && self.flaw != Flaw::AsksInVain {
            out.push(ToyAnswer::Again);
            if self.flaw != Flaw::ListsTooLittle {
                out.push(ToyAnswer::Stop);
            }
            if self.flaw == Flaw::ListsTooMuch {
                out.push(ToyAnswer::Fell(3));
            }
        }
    }

    fn sample(&self, pick: &mut dyn FnMut(u32) -> u32) -> Option<ToyAnswer> {
        (self.ask() == Some(ToyAsk::Roll)).then(|| ToyAnswer::Fell(pick(6) as u8 + 1))
    }

    fn outcomes(&self, visit: &mut dyn FnMut(ToyAnswer, u64)) {
        if self.ask() == Some(ToyAsk::Roll) {
            let faces = if self.flaw == Flaw::ImpossibleOutcome { 7 } else { 6 };
            for face in 1..=faces {
                visit(ToyAnswer::Fell(face), 1);
            }
        }
    }

    fn check(&self, answer: &ToyAnswer) -> Result<(), Refusal> {
        let legal = match (self.ask(), answer) {
            (Some(ToyAsk::Roll), ToyAnswer::Fell(7)) => {
                assert!(self.flaw != Flaw::Panics, "no die shows seven");
                false
            }
            (Some(ToyAsk::Roll), ToyAnswer::Fell(face)) => (1..=6).contains(face),
            (Some(ToyAsk::Choose), ToyAnswer::Again | ToyAnswer::Stop) => true,
            _ => false,
        };
        if legal { Ok(()) } else { Err(Refusal::new("TOY-02", "refusal-toy")) }
    }

    fn answer(&mut self, answer: &ToyAnswer, log: Log<'_, ToyEvent>) -> Result<(), Refusal> {
        if self.flaw == Flaw::ChangesOnRefusal {
            self.state.pending |= 1;
        }
        self.check(answer)?;
        self.answered += 1;
        match answer {
            ToyAnswer::Fell(face) => {
                log(Logged { what: ToyEvent::Rolled(*face), rule: "TOY-03" });
                self.state.choosing = *face != 1;
                self.state.pending = self.state.pending.saturating_add(*face);
                if *face == 1 {
                    self.end_turn();
                }
            }
            ToyAnswer::Again => self.state.choosing = false,
            ToyAnswer::Stop => {
                let mut points = self.state.pending;
                match self.flaw {
                    Flaw::NeverEnds => points = 0,
                    Flaw::Forgets if self.answered.is_multiple_of(3) => points = 1,
                    _ => {}
                }
                self.state.points[usize::from(self.state.seat)] += points.min(GOAL);
                log(Logged { what: ToyEvent::Banked(points), rule: "TOY-04" });
                self.end_turn();
            }
        }
        Ok(())
    }

    fn state(&self) -> &ToyState {
        &self.state
    }

    fn fits(&self, state: &ToyState) -> Result<(), Misfit> {
        if usize::from(state.seat) < state.points.len() { Ok(()) } else { Err(Misfit("seat")) }
    }

    fn at_rest(&self) -> bool {
        true
    }

    fn restore(&mut self, state: &ToyState) {
        self.state = *state;
    }

    fn round(&self) -> u16 {
        self.state.round
    }
}

/// Nothing is hidden at this table.
impl Seats for Toy {
    fn seats(&self) -> u8 {
        self.state.points.len() as u8
    }

    fn ranking(&self) -> Option<Vec<u8>> {
        self.outcome()?;
        let place = |own: &u8| 1 + self.state.points.iter().filter(|other| *other > own).count() as u8;
        Some(self.state.points.iter().map(place).collect())
    }
}

//! Runs a case: step by step, strictly.

use super::format::{Case, Fact, Step};
use super::names::Names;
use super::proof::{Proof, fits_question};
use super::setup::lay_out;
use super::world::World;
use crate::games::massive_darkness::rules::ask::Ask;
use crate::games::massive_darkness::rules::game::total;
use crate::games::massive_darkness::rules::library::Library;
use crate::games::massive_darkness::rules::{Act, Answer};
use crate::kernel::cases::PROVES_NOTHING;
use crate::kernel::game::Game as _;
use smallvec::SmallVec;
use std::fmt;
use std::sync::Arc;

/// The first thing in a case that is not as the case says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Failure {
    /// Where: laying out, a step, or the end.
    pub place: String,
    /// What the case wants.
    pub expected: String,
    /// What is true.
    pub found: String,
    /// The board at that moment.
    pub drawing: String,
    /// The pending question at that moment.
    pub question: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(out, "at {}", self.place)?;
        writeln!(out, "  expected: {}", self.expected)?;
        writeln!(out, "  but:      {}", self.found)?;
        if !self.question.is_empty() {
            writeln!(out, "  question: {}", self.question)?;
        }
        for line in self.drawing.lines() {
            writeln!(out, "    | {line}")?;
        }
        Ok(())
    }
}

/// How often [`Step::PassUntil`] passes before it gives up.
const MOST_PASSES: usize = 2000;

/// Runs a case in a box; the board as it is in the end.
///
/// # Errors
/// The first thing that is not as the case says.
pub fn run(case: &Case, library: Arc<Library>, names: Names) -> Result<World, Box<Failure>> {
    let (laid_out, mut world) = lay_out(case, library, names).map_err(super::layout)?;
    let mut proof = Proof::new(case, laid_out, &world);
    for (at, step) in case.go.iter().enumerate() {
        let before = world.clone();
        take(&mut world, step).map_err(|(expected, found)| {
            let shown = if matches!(step, Step::PassUntil(_)) { &world } else { &before };
            let left = case.go.len() - at - 1;
            let left = if left == 0 { String::new() } else { format!(" ({left} more after it)") };
            failure(shown, format!("step {}: {}{left}", at + 1, step.written()), expected, found)
        })?;
        proof.step(&world, step);
    }
    settle(case, &world)?;
    if let Some(asks) = &case.ends {
        let step = Step::Asks(asks.clone());
        take(&mut world, &step).map_err(|(expected, found)| failure(&world, "the end".to_owned(), expected, found))?;
        proof.question(asks);
    }
    for fact in &case.expect {
        hold(&world, fact).map_err(|(expected, found)| failure(&world, "the end".to_owned(), expected, found))?;
        proof.fact(&world, fact);
    }
    if proof.is_found() { Ok(world) } else { Err(proves_nothing()) }
}

/// The case holds, and would hold by other rules too.
pub(super) fn proves_nothing() -> Box<Failure> {
    Box::new(Failure {
        place: "the end".to_owned(),
        expected: "a look at something that the steps of the case could have changed".to_owned(),
        found: PROVES_NOTHING.to_owned(),
        ..Failure::default()
    })
}

/// Dice that have been taken up are answered by the case, or it says with its last word that they are awaited: nothing
/// is proved by an attack that was not fought. (The card of the next phase may wait; nobody has asked for it.)
fn settle(case: &Case, world: &World) -> Result<(), Box<Failure>> {
    let looked_at = matches!(case.go.last(), Some(Step::Asks(_)));
    let said = case.ends.is_some() || case.expect.iter().any(|fact| matches!(fact, Fact::Asked(_)));
    if !matches!(world.game.state.ask, Ask::Roll(_)) || said || looked_at {
        return Ok(());
    }
    let expected = "no dice are awaited in the end (answer them with Roll, or say `ends`)".to_owned();
    Err(failure(world, "the end".to_owned(), expected, "they are".to_owned()))
}

fn failure(world: &World, place: String, expected: String, found: String) -> Box<Failure> {
    Box::new(Failure { place, expected, found, drawing: world.drawing(), question: world.question() })
}

/// What was expected and what is true instead.
pub(super) type Difference = (String, String);

fn hold(world: &World, fact: &Fact) -> Result<(), Difference> {
    let written = || super::format::written(fact);
    match world.judge(fact) {
        Ok(verdict) if verdict.so => Ok(()),
        Ok(verdict) => Err((written(), verdict.found)),
        Err(problem) => Err((written(), problem)),
    }
}

fn take(world: &mut World, step: &Step) -> Result<(), Difference> {
    match step {
        Step::Refuse(inner, rule) => refuse(world, inner, rule),
        Step::Asks(asks) => match world.asks(asks) {
            Ok(None) => Ok(()),
            Ok(Some(problem)) | Err(problem) => Err((step.written(), problem)),
        },
        Step::Offers(steps) => steps.iter().try_for_each(|inner| {
            let legal = is_legal(world, inner)?;
            if legal { Ok(()) } else { Err((format!("{} is offered", inner.written()), "it is not".to_owned())) }
        }),
        Step::OffersNot(steps) => steps.iter().try_for_each(|inner| {
            fits_question(world, inner)?;
            let legal = is_legal(world, inner)?;
            if legal { Err((format!("{} is not offered", inner.written()), "it is".to_owned())) } else { Ok(()) }
        }),
        Step::OffersOnly(steps) => offers_only(world, steps),
        Step::Check(facts) => facts.iter().try_for_each(|fact| hold(world, fact)),
        Step::PassUntil(fact) => pass_until(world, fact),
        _ => answer(world, step),
    }
}

fn answer(world: &mut World, step: &Step) -> Result<(), Difference> {
    let expected = || format!("a question that {} answers", step.written());
    if world.game.question().is_none() {
        return Err((expected(), "the game is over, so the step is left over".to_owned()));
    }
    let answer = world.answer_of(step).map_err(|problem| (expected(), problem))?;
    world.answer(&answer).map_err(|refusal| (expected(), format!("refused by {} ({})", refusal.rule, refusal.message)))
}

fn is_legal(world: &World, step: &Step) -> Result<bool, Difference> {
    let unwritable = |problem| (format!("{} is an answer", step.written()), problem);
    // What is no option here is just not legal, but it must be something.
    let named = match step {
        Step::Choose(name) | Step::Draw(name) => Some(std::slice::from_ref(name)),
        Step::Pick(names) | Step::Discard(names) => Some(&names[..]),
        Step::Signature => Some(&[][..]),
        _ => None,
    };
    let answer = match (world.answer_of(step), named) {
        (Err(_), Some(names)) => {
            names.iter().try_for_each(|name| world.know(name)).map_err(unwritable)?;
            return Ok(false);
        }
        (answer, _) => answer.map_err(unwritable)?,
    };
    Ok(world.game.check(&answer).is_ok())
}

/// What is named is listed, each once, and nothing else is.
fn offers_only(world: &World, steps: &[Step]) -> Result<(), Difference> {
    let mut listed = Vec::new();
    world.game.answers(&mut listed);
    world.game.outcomes(&mut |answer, _| {
        if matches!(answer, Answer::Drew(_)) {
            listed.push(answer);
        }
    });
    for inner in steps {
        let expected = || format!("{} is offered", inner.written());
        let answer = world.answer_of(inner).map_err(|problem| (expected(), problem))?;
        match listed.iter().position(|known| *known == answer) {
            Some(at) => drop(listed.remove(at)),
            None if world.game.check(&answer).is_ok() => {
                return Err((expected(), "it is legal, but not listed (or named twice)".to_owned()));
            }
            None => return Err((expected(), "it is not".to_owned())),
        }
    }
    if listed.is_empty() {
        return Ok(());
    }
    let more: Vec<String> = listed.iter().map(|answer| world.describe(answer)).collect();
    Err(("nothing else is offered".to_owned(), format!("also {}", more.join(", "))))
}

fn refuse(world: &mut World, step: &Step, rule: &str) -> Result<(), Difference> {
    let expected = || format!("{} is refused by {rule}", step.written());
    let answer = world.answer_of(step).map_err(|problem| (expected(), problem))?;
    let before = world.game.state;
    let heard = world.happened.len();
    match world.answer(&answer) {
        Ok(()) => Err((expected(), "it is allowed".to_owned())),
        Err(refusal) if refusal.rule != rule => {
            Err((expected(), format!("it is refused by {} ({})", refusal.rule, refusal.message)))
        }
        Err(_) if world.game.state != before || world.happened.len() != heard => {
            Err((expected(), "it is refused, but something has changed".to_owned()))
        }
        Err(_) => Ok(()),
    }
}

/// Everybody passes: no Actions, no choices where there is one, blanks, the first card of every deck.
fn pass_until(world: &mut World, fact: &Fact) -> Result<(), Difference> {
    let expected = || format!("passing leads to {}", super::format::written(fact));
    for passes in 0..MOST_PASSES {
        match world.judge(fact) {
            Ok(verdict) if verdict.so && passes == 0 => {
                return Err((expected(), "it is so already, so that nobody passes".to_owned()));
            }
            Ok(verdict) if verdict.so => return Ok(()),
            Ok(_) => {}
            Err(problem) => return Err((expected(), problem)),
        }
        let Some(answer) = passing(world) else {
            return Err((expected(), "the game is over".to_owned()));
        };
        world.answer(&answer).map_err(|refusal| (expected(), format!("passing is refused by {}", refusal.rule)))?;
    }
    Err((expected(), format!("it does not within {MOST_PASSES} answers")))
}

fn passing(world: &World) -> Option<Answer> {
    match world.game.state.ask {
        Ask::Over => None,
        Ask::Roll(dice) => {
            let mut faces = crate::kernel::list::List::new();
            for (colour, count) in dice.iter().enumerate() {
                for _ in 0..*count {
                    faces.push(world.blank_face(colour));
                }
            }
            debug_assert_eq!(faces.len(), total(dice));
            Some(Answer::Rolled(faces))
        }
        Ask::Draw(_) => {
            let mut first = None;
            world.game.outcomes(&mut |answer, _| {
                if first.is_none() {
                    first = Some(answer);
                }
            });
            first
        }
        Ask::Act(_) => {
            let end = Answer::Act(Act::EndMove);
            let nothing = Answer::Act(Act::Nothing);
            let calm = [nothing, end].into_iter().find(|answer| world.game.check(answer).is_ok());
            calm.or_else(|| first_listed(world))
        }
        Ask::Choose { least: 0, .. } => Some(Answer::Enough),
        Ask::Choose { .. } => first_listed(world),
        Ask::May { .. } => Some(Answer::No),
        Ask::Arrange { .. } => Some(Answer::Arrange(SmallVec::new())),
    }
}

fn first_listed(world: &World) -> Option<Answer> {
    let mut listed = Vec::new();
    world.game.answers(&mut listed);
    listed.into_iter().next()
}

//! What proves something: a look at what was otherwise before. That its answers are legal proves no rule, and neither does
//! a look at what was so from the beginning, however much has happened to others meanwhile.

use super::about::{Source, Topic, about};
use super::format::{Asks, Begin, Case, Fact, Step};
use super::run::Difference;
use super::world::World;
use crate::games::massive_darkness::rules::ask::Ask;
use crate::games::massive_darkness::rules::frames::Frame;

/// Keeps account of whether a case has proved something so far.
pub(super) struct Proof<'c> {
    case: &'c Case,
    /// The table as the case lays it out, at the first question and after each step; not before the first question where
    /// the rules laid it.
    moments: Vec<World>,
    /// Something was done, or the beginning resolves something by itself.
    ran: bool,
    found: bool,
}

impl<'c> Proof<'c> {
    /// A case at its first question.
    pub(super) fn new(case: &'c Case, laid_out: Option<World>, first: &World) -> Self {
        let ran = !is_natural(&case.begin);
        Self { case, moments: laid_out.into_iter().chain([first.clone()]).collect(), ran, found: false }
    }

    /// Does the case prove something?
    pub(super) fn is_found(&self) -> bool {
        self.found
    }

    /// A step was taken that held.
    pub(super) fn step(&mut self, world: &World, step: &Step) {
        match step {
            Step::Refuse(..) | Step::Offers(_) | Step::OffersNot(_) | Step::OffersOnly(_) => self.found = true,
            Step::Asks(asks) => self.question(asks),
            Step::Check(facts) => facts.iter().for_each(|fact| self.fact(world, fact)),
            Step::PassUntil(fact) => {
                self.ran = true;
                self.fact(world, fact);
            }
            // Who passes changes nothing by that: what is as it was would be so by any rules.
            Step::Nothing | Step::EndMove | Step::Keep | Step::No | Step::Enough => {}
            _ => self.ran = true,
        }
        self.moments.push(world.clone());
    }

    /// The pending question was looked at.
    pub(super) fn question(&mut self, asks: &Asks) {
        // Who is asked first for an Action is what the case itself says.
        let natural = match &self.case.begin {
            Begin::Activation(hero) => Some(hero),
            _ => self.case.first_player.as_ref().or_else(|| self.case.heroes.first().map(|line| &line.hero)),
        };
        let only_who = Asks { by: asks.by.clone(), kind: asks.kind.clone(), ..Asks::default() } == *asks;
        let is_natural = only_who && (asks.by.is_none() || asks.by.as_ref() == natural);
        self.found |= self.ran || !is_natural;
    }

    /// A fact was looked at that holds.
    pub(super) fn fact(&mut self, world: &World, fact: &Fact) {
        if let Some(asks) = asked(fact) {
            return self.question(asks);
        }
        self.found |= match source(fact) {
            Source::Rules => true,
            Source::Drawing => self.case.quest.is_some() || matches!(self.case.begin, Begin::Setup),
            Source::Play => self.was_otherwise(world, fact),
            Source::Anything => false,
        };
    }

    /// Was it otherwise at an earlier moment? Where the rules laid the table, it was before they did.
    fn was_otherwise(&self, world: &World, fact: &Fact) -> bool {
        if let Begin::Setup = self.case.begin {
            return true;
        }
        let so = |world: &World| world.judge(fact).map(|verdict| verdict.so);
        let moments = if is_about_what_happened(fact) { &self.moments[self.first_of_story()..] } else { &self.moments };
        moments.iter().any(|earlier| so(earlier) != so(world))
    }

    /// From where the story counts: that the Activation began of which the first step is part says nothing of the steps.
    fn first_of_story(&self) -> usize {
        let has_steps = self.case.go.iter().any(|step| !is_look(step));
        usize::from(has_steps && is_natural(&self.case.begin) && self.moments.len() > 1)
    }
}

/// Does the case begin with a question, and nothing resolved before it?
fn is_natural(begin: &Begin) -> bool {
    matches!(begin, Begin::HeroPhase | Begin::Activation(_))
}

fn is_look(step: &Step) -> bool {
    matches!(
        step,
        Step::Refuse(..) | Step::Offers(_) | Step::OffersNot(_) | Step::OffersOnly(_) | Step::Asks(_) | Step::Check(_)
    )
}

/// The question at which a fact looks.
fn asked(fact: &Fact) -> Option<&Asks> {
    match fact {
        Fact::Asked(asks) => Some(asks),
        Fact::Not(inner) => asked(inner),
        _ => None,
    }
}

fn is_about_what_happened(fact: &Fact) -> bool {
    match fact {
        Fact::Not(inner) => is_about_what_happened(inner),
        _ => about(fact).0 == Topic::Happened,
    }
}

/// Where what a fact says comes from. That a quest is neither won nor lost is so of almost every moment.
fn source(fact: &Fact) -> Source {
    match fact {
        Fact::Not(inner) if matches!(**inner, Fact::Outcome(_) | Fact::Reported(_)) => Source::Anything,
        Fact::Not(inner) => match source(inner) {
            // The game has ended.
            Source::Anything => Source::Play,
            source => source,
        },
        _ => about(fact).1,
    }
}

/// Looks that hold whatever the rules say: nothing is asked for, nothing is listed.
///
/// # Errors
/// What is wrong with the look.
pub(super) fn check_looks(case: &Case) -> Result<(), String> {
    if case.go.is_empty() && case.expect.is_empty() {
        return Err("the case proves nothing: it has neither `go` nor `expect`".to_owned());
    }
    if let Some(asks) = &case.ends {
        check_asks(asks, "ends: ()")?;
    }
    case.go.iter().try_for_each(check_step)?;
    case.expect.iter().try_for_each(check_fact)
}

fn check_step(step: &Step) -> Result<(), String> {
    let is_empty = match step {
        Step::Asks(asks) => return check_asks(asks, "Asks()"),
        Step::PassUntil(fact) => return check_fact(fact),
        Step::Check(facts) => {
            facts.iter().try_for_each(check_fact)?;
            facts.is_empty()
        }
        Step::Offers(steps) | Step::OffersNot(steps) | Step::OffersOnly(steps) => steps.is_empty(),
        _ => false,
    };
    if is_empty { Err(format!("{} looks at nothing", step.written())) } else { Ok(()) }
}

fn check_fact(fact: &Fact) -> Result<(), String> {
    match fact {
        Fact::Not(inner) => check_fact(inner),
        Fact::Asked(asks) => check_asks(asks, "Asked()"),
        Fact::InOrder(events) if events.len() < 2 => Err("InOrder needs at least two events".to_owned()),
        _ => Ok(()),
    }
}

fn check_asks(asks: &Asks, written: &str) -> Result<(), String> {
    if *asks == Asks::default() {
        return Err(format!("{written} holds whatever is asked: say who is asked for what"));
    }
    Ok(())
}

/// That a step is not offered proves something only where it could be: a step of a Move Action in a Move Action, a card
/// where cards are drawn.
///
/// # Errors
/// What the question is answered with instead.
pub(super) fn fits_question(world: &World, step: &Step) -> Result<(), Difference> {
    let fits = match world.game.state.ask {
        Ask::Over => false,
        Ask::Roll(_) => matches!(step, Step::Roll(_)),
        Ask::Draw(_) => matches!(step, Step::Draw(_)),
        Ask::Choose { .. } => {
            matches!(step, Step::Choose(_) | Step::Pick(_) | Step::Discard(_) | Step::Buy(..) | Step::Enough)
        }
        Ask::May { .. } => matches!(step, Step::Yes | Step::No),
        Ask::Arrange { .. } => {
            matches!(step, Step::Keep | Step::Equip(..) | Step::Give(..) | Step::Arrange(_) | Step::Transmute)
        }
        Ask::Act(_) => fits_menu(world, step),
    };
    if fits {
        return Ok(());
    }
    let written = step.written();
    Err((
        format!("{written} could be offered here"),
        "no such step answers this question, so it proves nothing".to_owned(),
    ))
}

fn fits_menu(world: &World, step: &Step) -> bool {
    let is_moving = matches!(world.game.top(), Some(Frame::MoveAction(_) | Frame::SkillMove(_)));
    match step {
        Step::Use(name) => world.somebody_has(name),
        Step::Signature | Step::Act(_) => true,
        Step::Step(_) | Step::Open(_) | Step::PickUp | Step::Escape | Step::EndMove | Step::Lay(_) => is_moving,
        Step::Move
        | Step::Strike(..)
        | Step::Attack(..)
        | Step::SwordAndSpell(_)
        | Step::Reorganize
        | Step::Transmute
        | Step::GetUp
        | Step::Nothing => !is_moving,
        _ => false,
    }
}

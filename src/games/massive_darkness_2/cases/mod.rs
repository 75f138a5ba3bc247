//! Rules cases of Massive Darkness 2: small situations in readable RON files that prove statements of the rules.
//!
//! `tests/rules/massive-darkness-2/README.md` is the manual for those who write cases. [`mod@format`] is what a file may say, `setup` lays
//! it out, `world` plays it, `facts` judges, and this room runs it all strictly.

pub(crate) use delvewright_kernel as kernel;

mod facts;
pub mod format;
mod map;
mod names;
mod setup;
#[cfg(test)]
mod tests;
mod world;

use format::{Case, Fact, Step};
use kernel::game::Game as _;
use kernel::reading::Unreadable;
use massive_darkness_2_rules::{Content, Dungeon};
use std::fmt;
use std::sync::Arc;
use world::World;

/// The first thing in a case that is not as the case says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Failure {
    /// The case.
    pub name: String,
    /// Where: laying out, a step, or the end.
    pub place: String,
    /// What the case wants.
    pub expected: String,
    /// What is true.
    pub found: String,
    /// The pending question at that moment.
    pub question: String,
    /// Everything that had happened.
    pub story: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(out, "“{}”, at {}", self.name, self.place)?;
        writeln!(out, "  expected: {}", self.expected)?;
        writeln!(out, "  but:      {}", self.found)?;
        writeln!(out, "  question: {}", self.question)?;
        for line in self.story.lines() {
            writeln!(out, "    | {line}")?;
        }
        Ok(())
    }
}

/// Runs the cases of a text; how many there are, and what fails.
///
/// # Errors
/// The text cannot be understood.
pub fn check(content: &Arc<Content>, quests: &[Dungeon], text: &str) -> Result<(usize, Vec<Box<Failure>>), Unreadable> {
    let cases = format::read(text)?;
    let failures = cases.iter().filter_map(|case| run(content, quests, case).err()).collect();
    Ok((cases.len(), failures))
}

/// Runs one case.
///
/// # Errors
/// The first thing that is not as the case says.
pub fn run(content: &Arc<Content>, quests: &[Dungeon], case: &Case) -> Result<(), Box<Failure>> {
    let failure = |place: &str, expected: String, found: String| Failure {
        name: case.name.clone(),
        place: place.to_owned(),
        expected,
        found,
        ..Failure::default()
    };
    let before = setup::lay_out(case, content, quests)
        .map_err(|problem| Box::new(failure("the layout", "a case that can be laid out".to_owned(), problem)))?;
    let mut world = before.clone();
    world.resume();
    // A beginning that resolves something by itself is a step, too.
    let mut proof = false;
    for (at, step) in case.go.iter().enumerate() {
        let shown = world.clone();
        let was_so = matches!(step, Step::Until(fact) if world.judge(fact).is_ok_and(|verdict| verdict.so));
        take(&mut world, step).map_err(|(expected, found)| {
            let world = if matches!(step, Step::Check(_)) { &world } else { &shown };
            Box::new(Failure {
                question: world.question(),
                story: world.story(),
                ..failure(&format!("step {}: {step:?}", at + 1), expected, found)
            })
        })?;
        proof |= match step {
            Step::Check(facts) => facts.iter().any(|fact| proves(&before, fact)),
            Step::Until(_) => !was_so,
            Step::Refuse(..) | Step::Offers(..) | Step::OffersNot(..) => true,
            _ => false,
        };
    }
    for fact in &case.expect {
        hold(&world, fact).map_err(|(expected, found)| {
            Box::new(Failure {
                question: world.question(),
                story: world.story(),
                ..failure("the end", expected, found)
            })
        })?;
        proof |= proves(&before, fact);
    }
    if proof {
        return Ok(());
    }
    let expected = "a look at something that the steps of the case could have changed".to_owned();
    Err(Box::new(failure("the end", expected, "the case proves nothing".to_owned())))
}

/// Could this fact have failed? It was otherwise before, or it is made by the rules.
fn proves(before: &World, fact: &Fact) -> bool {
    facts::is_computed(fact) || before.judge(fact).map_or(true, |verdict| !verdict.so)
}

type Difference = (String, String);

fn hold(world: &World, fact: &Fact) -> Result<(), Difference> {
    match world.judge(fact) {
        Ok(verdict) if verdict.so => Ok(()),
        Ok(verdict) => Err((format!("{fact:?}"), verdict.found)),
        Err(problem) => Err((format!("{fact:?}"), problem)),
    }
}

fn take(world: &mut World, step: &Step) -> Result<(), Difference> {
    let wrong = |problem: String| (format!("{step:?}"), problem);
    match step {
        Step::Until(fact) => world.advance(|world| Ok(world.judge(fact)?.so)).map_err(wrong),
        Step::Refuse(inner, rule) => {
            let mut rules = Vec::new();
            for answer in world.meant(inner).map_err(wrong)? {
                match world.game.check(&answer) {
                    Ok(()) => return Err(wrong(format!("{answer:?} is legal"))),
                    Err(refusal) => rules.push(refusal.rule),
                }
            }
            if rules.iter().any(|found| found == rule) { Ok(()) } else { Err(wrong(format!("refused by {rules:?}"))) }
        }
        Step::Offers(inner) => match world.legal(inner).map_err(wrong)? {
            Some(_) => Ok(()),
            None => Err(wrong("it is not legal".to_owned())),
        },
        Step::OffersNot(inner) => match world.legal(inner).map_err(wrong)? {
            Some(answer) => Err(wrong(format!("{answer:?} is legal"))),
            None => Ok(()),
        },
        Step::Check(facts) => facts.iter().try_for_each(|fact| hold(world, fact)),
        answer => match world.legal(answer).map_err(wrong)? {
            Some(answer) => world.give(&answer).map_err(wrong),
            None => {
                let meant = world.meant(answer).map_err(wrong)?;
                let why = meant.first().map(|answer| world.game.check(answer));
                Err(wrong(format!("it is not legal: {why:?}")))
            }
        },
    }
}

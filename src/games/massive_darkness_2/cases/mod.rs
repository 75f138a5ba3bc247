//! Rules cases of Massive Darkness 2: small situations in readable RON files that prove statements of the rules.
//!
//! `tests/rules/massive-darkness-2/README.md` is the manual for those who write cases. [`mod@format`] is what a file may say, `setup` lays
//! it out, `world` plays it, `facts` judges, and the kernel runs it all strictly.
//! The cases themselves are none of the program: they lie in `tests/rules/massive-darkness-2/`.

pub(crate) use delvewright_kernel as kernel;

mod facts;
pub mod format;
mod map;
mod names;
mod setup;
#[cfg(test)]
mod tests;
mod world;

use format::{Begin, Case, Fact, Step};
use kernel::cases::{Failure, Looks, Situation, Verdict, Wanted, read, refused_by};
use kernel::game::Game as _;
use kernel::reading::Unreadable;
use massive_darkness_2_rules::{Content, Dungeon};
use std::sync::Arc;
use world::World;

/// Are there cases of this game in a text?
#[must_use]
pub fn reads(text: &str) -> bool {
    read::<Case>(text).is_ok_and(|cases| !cases.is_empty())
}

/// Runs the cases of a text; how many there are, and what fails.
///
/// # Errors
/// The text cannot be understood.
pub fn check(content: &Arc<Content>, quests: &[Dungeon], text: &str) -> Result<(usize, Vec<Box<Failure>>), Unreadable> {
    let cases: Vec<Case> = read(text)?;
    let failures = cases.iter().filter_map(|case| run(content, quests, case).err()).collect();
    Ok((cases.len(), failures))
}

/// Runs one case.
///
/// # Errors
/// The first thing that is not as the case says.
pub fn run(content: &Arc<Content>, quests: &[Dungeon], case: &Case) -> Result<(), Box<Failure>> {
    let begins_with_a_step = !matches!(case.begin, Begin::Round | Begin::Heroes | Begin::Turn(_));
    let wanted = Wanted::<World> { name: &case.name, go: &case.go, expect: &case.expect, begins_with_a_step };
    wanted.run(setup::lay_out(case, content, quests))
}

impl Situation for World {
    type Step = Step;
    type Fact = Fact;

    fn resume(&mut self) {
        World::resume(self);
    }

    fn looks(step: &Step) -> Looks<'_, Fact> {
        match step {
            Step::Check(facts) => Looks::At(facts),
            Step::Until(fact) => Looks::Until(fact),
            Step::Refuse(..) | Step::Offers(..) => Looks::Offers,
            Step::OffersNot(..) => Looks::OffersNot,
            _ => Looks::No,
        }
    }

    fn take(&mut self, step: &Step) -> Result<(), String> {
        match step {
            Step::Refuse(inner, rule) => refused_by(&self.game, &self.meant(inner)?, rule),
            Step::Offers(inner) => self.legal(inner)?.map_or_else(|| Err("it is not legal".to_owned()), |_| Ok(())),
            Step::OffersNot(inner) => self.legal(inner)?.map_or(Ok(()), |answer| Err(format!("{answer:?} is legal"))),
            Step::Check(_) | Step::Until(_) => Ok(()),
            answer => match self.legal(answer)? {
                Some(answer) => self.give(&answer),
                None => {
                    let why = self.meant(answer)?.first().map(|answer| self.game.check(answer));
                    Err(format!("it is not legal: {why:?}"))
                }
            },
        }
    }

    fn could_be_offered(&self, step: &Step) -> bool {
        match step {
            Step::OffersNot(inner) => self.answers_by(inner) && self.somebody_has(inner),
            _ => true,
        }
    }

    fn go_on_until(&mut self, fact: &Fact) -> Result<(), String> {
        self.advance(|world| Ok(world.judge(fact)?.so))
    }

    fn judge(&self, fact: &Fact) -> Result<Verdict, String> {
        World::judge(self, fact)
    }

    fn is_computed(fact: &Fact) -> bool {
        facts::is_computed(fact)
    }

    fn is_told(fact: &Fact) -> bool {
        facts::is_told(fact)
    }

    fn question(&self) -> String {
        World::question(self)
    }

    fn story(&self) -> String {
        World::story(self)
    }
}

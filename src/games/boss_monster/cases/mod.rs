//! Rules cases of Boss Monster: small situations in readable RON files that prove statements of the rules.
//!
//! `tests/rules/boss-monster/README.md` is the manual for those who write cases. [`mod@format`] is what a file may say, `setup` lays
//! it out, `world` plays it, `facts` judges, and the kernel runs it all strictly.
//! The cases themselves are none of the program: they lie in `tests/rules/boss-monster/`.

pub(crate) use delvewright_kernel as kernel;

mod facts;
pub mod format;
mod names;
mod setup;
#[cfg(test)]
mod tests;
mod world;

use boss_monster_rules::CardBox;
use format::{Begin, Case, Fact, Step};
use kernel::cases::{Failure, Looks, Situation, Verdict, Wanted, read, refused_by};
use kernel::game::Game as _;
use kernel::reading::Unreadable;
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
pub fn check(cards: &Arc<CardBox>, text: &str) -> Result<(usize, Vec<Box<Failure>>), Unreadable> {
    let cases: Vec<Case> = read(text)?;
    let failures = cases.iter().filter_map(|case| run(cards, case).err()).collect();
    Ok((cases.len(), failures))
}

/// Runs one case.
///
/// # Errors
/// The first thing that is not as the case says.
pub fn run(cards: &Arc<CardBox>, case: &Case) -> Result<(), Box<Failure>> {
    let begins_with_a_step = !matches!(case.begin, Begin::Round | Begin::Build);
    let wanted = Wanted::<World> { name: &case.name, go: &case.go, expect: &case.expect, begins_with_a_step };
    wanted.run(setup::lay_out(case, cards))
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
            Step::Do(name, act) => {
                let seat = self.seat(name)?;
                self.advance(|world| Ok(world.legal(seat, act)?.is_some()))?;
                self.legal(seat, act)?.map_or(Ok(()), |answer| self.give(&answer))
            }
            Step::Draw(name) => {
                let wanted = self.called(name)?;
                let fits = |world: &Self| {
                    let is_chance = world.game.sample(&mut |_| 0).is_some();
                    let answers = wanted.iter().map(|card| boss_monster_rules::Answer::Card(*card));
                    answers.filter(|_| is_chance).find(|answer| world.game.check(answer).is_ok())
                };
                self.advance(|world| Ok(fits(world).is_some()))?;
                fits(self).map_or(Ok(()), |answer| self.give(&answer))
            }
            Step::Refuse(name, act, rule) => {
                let seat = self.seat(name)?;
                self.go_to(seat, act)?;
                refused_by(&self.game, &self.meant(seat, act)?, rule)
            }
            Step::Offers(name, act) => {
                let seat = self.seat(name)?;
                self.go_to(seat, act)?;
                self.legal(seat, act)?.map_or_else(|| Err("it is not legal".to_owned()), |_| Ok(()))
            }
            Step::OffersNot(name, act) => {
                let seat = self.seat(name)?;
                self.go_to(seat, act)?;
                self.legal(seat, act)?.map_or(Ok(()), |answer| Err(format!("{answer:?} is legal")))
            }
            Step::Check(_) | Step::Until(_) => Ok(()),
        }
    }

    fn could_be_offered(&self, step: &Step) -> bool {
        match step {
            Step::OffersNot(name, act) => {
                self.seat(name).is_ok_and(|seat| self.is_asked(seat)) && self.answers_by(act) && self.is_in_game(act)
            }
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

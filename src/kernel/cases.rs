//! Rules cases of any game, run strictly: a small situation is laid out, steps are taken, and something is looked at that the steps
//! could have changed. What can be laid out, answered and looked at is said by the game's [`Situation`].

use crate::game::Game;
use crate::reading::{Unreadable, read_as};
use ron::extensions::Extensions;
use serde::de::DeserializeOwned;
use std::fmt::{self, Debug};

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

/// Is it so, and what is so?
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// What the case wants holds.
    pub so: bool,
    /// What is true.
    pub found: String,
}

impl Verdict {
    /// Of what was found, held against what is wanted.
    pub fn of<T: PartialEq + Debug>(found: &T, wanted: &T) -> Self {
        Self { so: found == wanted, found: format!("{found:?}") }
    }
}

/// What is wrong with a case that holds and would hold by other rules too, and what to do.
pub const PROVES_NOTHING: &str = "the case proves nothing: all that it looks at was so before its first step, or is so by any \
    rules. Let it look at what its steps change, at what is offered, or at what is refused";

/// What a step looks at.
#[derive(Clone, Copy, Debug)]
pub enum Looks<'s, Fact> {
    /// At nothing: an answer is given.
    No,
    /// At what is offered or refused.
    Offers,
    /// At what is not offered.
    OffersNot,
    /// At whether these are so.
    At(&'s [Fact]),
    /// At whether this has become so.
    Until(&'s Fact),
}

/// A game in which a case happens.
pub trait Situation: Clone {
    /// A step of a case.
    type Step: Debug;
    /// Something that must be true.
    type Fact: Debug;

    /// Goes to the first question.
    fn resume(&mut self);

    /// What a step looks at.
    fn looks(step: &Self::Step) -> Looks<'_, Self::Fact>;

    /// Takes a step that answers, or looks at what is offered or refused.
    ///
    /// # Errors
    /// What is otherwise.
    fn take(&mut self, step: &Self::Step) -> Result<(), String>;

    /// Could the pending question be answered by such a step at all? That a card is not offered where dice are rolled proves nothing.
    fn could_be_offered(&self, step: &Self::Step) -> bool;

    /// Goes on until this is so.
    ///
    /// # Errors
    /// It never comes to that.
    fn go_on_until(&mut self, fact: &Self::Fact) -> Result<(), String>;

    /// Is it so?
    ///
    /// # Errors
    /// What the fact names is not there.
    fn judge(&self, fact: &Self::Fact) -> Result<Verdict, String>;

    /// Would this fact be otherwise by other rules, even if nothing has happened?
    fn is_computed(fact: &Self::Fact) -> bool;

    /// Is this fact about what has happened?
    fn is_told(fact: &Self::Fact) -> bool;

    /// The pending question, for whoever looks for a mistake.
    fn question(&self) -> String;

    /// What has happened, a line each.
    fn story(&self) -> String;
}

/// Reads the cases of a text.
///
/// # Errors
/// It cannot be understood.
pub fn read<Case: DeserializeOwned>(text: &str) -> Result<Vec<Case>, Unreadable> {
    let options =
        ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME | Extensions::UNWRAP_VARIANT_NEWTYPES);
    read_as(&options, text)
}

/// Are all these answers refused, and one of them by this rule?
///
/// # Errors
/// One of them is legal, or which rules refuse them.
pub fn refused_by<G: Game>(game: &G, answers: &[G::Answer], rule: &str) -> Result<(), String> {
    let mut rules = Vec::new();
    for answer in answers {
        match game.check(answer) {
            Ok(()) => return Err(format!("{answer:?} is legal")),
            Err(refusal) => rules.push(refusal.rule),
        }
    }
    if rules.contains(&rule) { Ok(()) } else { Err(format!("refused by {rules:?}")) }
}

/// What a case wants of a situation.
pub struct Wanted<'c, S: Situation> {
    /// What the case is called.
    pub name: &'c str,
    /// What is done, one step after the other.
    pub go: &'c [S::Step],
    /// What must be true after them.
    pub expect: &'c [S::Fact],
    /// Its beginning resolves something by itself, which is a step, too.
    pub begins_with_a_step: bool,
}

impl<S: Situation> Wanted<'_, S> {
    /// Runs it in the situation that was laid out; `laid` may say why there is none.
    ///
    /// # Errors
    /// The first thing that is not as the case says, or that it proves nothing.
    pub fn run(&self, laid: Result<S, String>) -> Result<(), Box<Failure>> {
        let before = laid.map_err(|problem| self.failure("the layout", "a case that can be laid out", problem))?;
        let mut now = before.clone();
        now.resume();
        // What was told before the first question says nothing of the steps, unless the beginning is one or there is no other.
        let told_from = usize::from(!self.begins_with_a_step && self.go.iter().any(answers::<S>));
        let mut account = Account { moments: vec![before, now.clone()], told_from };
        let mut proof = false;
        for (at, step) in self.go.iter().enumerate() {
            let place = format!("step {}: {step:?}", at + 1);
            let looks = S::looks(step);
            match looks {
                Looks::At(facts) => {
                    for fact in facts {
                        self.hold(&now, fact, &place)?;
                        proof |= account.proves(fact);
                    }
                }
                Looks::No | Looks::Offers | Looks::OffersNot | Looks::Until(_) => {
                    let shown = now.clone();
                    let was_so = matches!(looks, Looks::Until(fact) if is_so(&now, fact));
                    let taken = match looks {
                        Looks::Until(fact) => now.go_on_until(fact),
                        _ => now.take(step),
                    };
                    taken.map_err(|problem| self.failure_in(&shown, &place, &format!("{step:?}"), problem))?;
                    if matches!(looks, Looks::OffersNot) && !now.could_be_offered(step) {
                        let problem = "no such step answers this question, so it proves nothing".to_owned();
                        return Err(self.failure_in(&now, &place, "a step that could be offered here", problem));
                    }
                    let is_look = matches!(looks, Looks::Offers | Looks::OffersNot);
                    proof |= is_look || matches!(looks, Looks::Until(_)) && !was_so;
                }
            }
            account.moments.push(now.clone());
        }
        for fact in self.expect {
            self.hold(&now, fact, "the end")?;
            proof |= account.proves(fact);
        }
        if proof {
            return Ok(());
        }
        let expected = "a look at something that the steps of the case could have changed";
        Err(self.failure("the end", expected, PROVES_NOTHING.to_owned()))
    }

    fn hold(&self, now: &S, fact: &S::Fact, place: &str) -> Result<(), Box<Failure>> {
        let found = match now.judge(fact) {
            Ok(verdict) if verdict.so => return Ok(()),
            Ok(verdict) => verdict.found,
            Err(problem) => problem,
        };
        Err(self.failure_in(now, place, &format!("{fact:?}"), found))
    }

    fn failure_in(&self, shown: &S, place: &str, expected: &str, found: String) -> Box<Failure> {
        let failure = self.failure(place, expected, found);
        Box::new(Failure { question: shown.question(), story: shown.story(), ..*failure })
    }

    fn failure(&self, place: &str, expected: &str, found: String) -> Box<Failure> {
        let (name, place, expected) = (self.name.to_owned(), place.to_owned(), expected.to_owned());
        Box::new(Failure { name, place, expected, found, ..Failure::default() })
    }
}

fn is_so<S: Situation>(situation: &S, fact: &S::Fact) -> bool {
    situation.judge(fact).is_ok_and(|verdict| verdict.so)
}

/// Does such a step answer?
fn answers<S: Situation>(step: &S::Step) -> bool {
    matches!(S::looks(step), Looks::No | Looks::Until(_))
}

/// What a case has gone through.
struct Account<S> {
    /// As it was laid out, at its first question, and after each step.
    moments: Vec<S>,
    /// From which of them the story counts.
    told_from: usize,
}

impl<S: Situation> Account<S> {
    /// Could this fact, which is so, have failed? It was otherwise before, or it is made by the rules.
    fn proves(&self, fact: &S::Fact) -> bool {
        let from = if S::is_told(fact) { self.told_from } else { 0 };
        S::is_computed(fact) || self.moments[from..].iter().any(|earlier| !is_so(earlier, fact))
    }
}

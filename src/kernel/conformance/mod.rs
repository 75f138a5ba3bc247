//! The promises of [`Game`], checked while random games are played. Every ruleset has to pass.
//!
//! * A question has an answer: somebody's list is not empty, chance has an outcome.
//! * Listed answers are legal. Others are refused, unless the kind of question has more answers than can be listed.
//! * A refused answer changes nothing and tells of nothing.
//! * A state that is written down and read back is the same state, and a game that is put back to it asks the same.
//! * The same answer in the same state gives the same state; the same answers give the same game.
//! * Every game ends.
//!
//! What is not here: whether the rules are those of the rulebook. That is what rules cases prove.

mod seats;
mod strangers;

pub use seats::{SeatEffort, SeatReport, check_seats};

use super::dealer::{Dealer, Stream};
use super::game::{Asked, Game, Kind, Outcome, Question};
use super::hash::hash_of;
use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use strangers::Strangers;

/// How thorough a check is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// How many games are played.
    pub games: u64,
    /// The seed of the first one; the others count on.
    pub first_seed: u64,
    /// A game with more answers than this does not end.
    pub max_answers: usize,
    /// Every how many answers all promises are checked. In between only legality and the invariant are.
    pub every: usize,
    /// How many answers that nobody listed are tried each time.
    pub strangers: usize,
    /// At how many questions of a game all outcomes of chance are visited.
    pub enumerated: usize,
}

impl Default for Effort {
    fn default() -> Self {
        Self { games: 20, first_seed: 0, max_answers: 100_000, every: 7, strangers: 12, enumerated: 3 }
    }
}

/// What was seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Games played to their end.
    pub games: u64,
    /// Answers given in all of them.
    pub answers: usize,
    /// Answers of the longest game.
    pub longest: usize,
    /// Questions at which all promises were checked.
    pub thorough: usize,
    /// Answers that nobody listed and that were refused.
    pub refused: usize,
    /// Answers that nobody listed and that were legal all the same.
    pub accepted: usize,
    /// Outcomes of chance that were visited.
    pub outcomes: usize,
    /// Games by how they ended: won, lost, stuck.
    pub ended: [u64; 3],
}

/// A broken promise, and how to see it again.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("seed {seed}, answer {entry}: {what}")]
pub struct Broken {
    /// The seed of the game.
    pub seed: u64,
    /// How many answers had been given.
    pub entry: usize,
    /// What is wrong.
    pub what: String,
}

/// Plays random games and checks every promise. `new` sets a game up from a seed; `invariant` says what is wrong with
/// a state of this ruleset, if anything.
///
/// # Errors
/// The first promise that is broken.
pub fn check_game<G: Game>(
    new: impl Fn(u64) -> G,
    effort: &Effort,
    invariant: impl Fn(&G) -> Result<(), String>,
) -> Result<Report, Broken> {
    let mut report = Report::default();
    for seed in (effort.first_seed..).take(usize::try_from(effort.games).unwrap_or(usize::MAX)) {
        let entry = Cell::new(0);
        let whole = || play_one(&new, seed, effort, &invariant, &mut report, &entry);
        let played = catch_unwind(AssertUnwindSafe(whole)).unwrap_or_else(|panic| {
            let message = panic.downcast_ref::<String>().map(String::as_str);
            let message = message.or(panic.downcast_ref::<&str>().copied());
            Err(format!("it panics: {}", message.unwrap_or("without a message")))
        });
        played.map_err(|what| Broken { seed, entry: entry.get(), what })?;
    }
    Ok(report)
}

/// One game that is being checked.
struct Check<'c, G: Game> {
    new: &'c dyn Fn(u64) -> G,
    seed: u64,
    effort: &'c Effort,
    invariant: &'c dyn Fn(&G) -> Result<(), String>,
    report: &'c mut Report,
    chance: Stream,
    chooser: Stream,
    strangers: Strangers<G::Answer>,
    enumerated: usize,
}

fn play_one<G: Game>(
    new: &impl Fn(u64) -> G,
    seed: u64,
    effort: &Effort,
    invariant: &impl Fn(&G) -> Result<(), String>,
    report: &mut Report,
    entry: &Cell<usize>,
) -> Result<(), String> {
    let dealer = Dealer::new(seed);
    let mut check = Check {
        new,
        seed,
        effort,
        invariant,
        report,
        chance: Stream::new(dealer),
        chooser: Stream::new(dealer.branch(1)),
        strangers: Strangers::new(Stream::new(dealer.branch(2))),
        enumerated: 0,
    };
    let mut game = new(seed);
    let mut played: Vec<(G::Answer, u64)> = Vec::new();
    let mut listed = Vec::new();
    loop {
        entry.set(played.len());
        invariant(&game)?;
        let Some(question) = game.question() else { break };
        if played.len() >= effort.max_answers {
            return Err(format!("it does not end within {} answers", effort.max_answers));
        }
        if game.outcome().is_some() {
            return Err("it is over and asks all the same".to_owned());
        }
        listed.clear();
        game.answers(&mut listed);
        let answer = check.pick(&game, &question, &listed)?;
        if played.len() % effort.every.max(1) == 0 {
            check.report.thorough += 1;
            check.thoroughly(&game, &question, &listed, &answer)?;
        }
        game.answer(&answer, &mut |_| {})
            .map_err(|refusal| format!("{answer:?} was offered and is refused: {refusal}"))?;
        check.strangers.remember(&answer);
        let hash = if played.len() % effort.every.max(1) == 0 { hash_of(game.state()) } else { 0 };
        played.push((answer, hash));
    }
    check.ended(&game)?;
    check.play_again(&game, &played, entry)?;
    check.report.games += 1;
    check.report.answers += played.len();
    check.report.longest = check.report.longest.max(played.len());
    Ok(())
}

impl<G: Game> Check<'_, G> {
    /// What is answered: the seed decides.
    fn pick(&mut self, game: &G, question: &Question<G::Ask>, listed: &[G::Answer]) -> Result<G::Answer, String> {
        let chance = &mut self.chance;
        let sampled = game.sample(&mut |n| chance.pick(n));
        match (question.asked, sampled) {
            (Asked::Chance, _) if !listed.is_empty() => Err("answers are listed for a question put to chance".into()),
            (Asked::Chance, Some(answer)) => Ok(answer),
            (Asked::Chance, None) => Err(format!("chance is asked and has no outcome: {question:?}")),
            (_, Some(_)) => Err(format!("somebody is asked and chance answers: {question:?}")),
            (_, None) if listed.is_empty() => Err(format!("a question without an answer: {question:?}")),
            (_, None) => Ok(listed[self.chooser.pick(listed.len() as u32) as usize].clone()),
        }
    }

    fn thoroughly(
        &mut self,
        game: &G,
        question: &Question<G::Ask>,
        listed: &[G::Answer],
        answer: &G::Answer,
    ) -> Result<(), String> {
        check_list(game, listed)?;
        self.visit_outcomes(game, question)?;
        self.try_strangers(game, question, listed)?;
        self.write_down_and_read_back(game, listed)?;
        self.answer_twice(game, answer)?;
        // One more of the listed answers, so that in the end most of what can be done has been done.
        if !listed.is_empty() {
            let other = &listed[self.chooser.pick(listed.len() as u32) as usize];
            self.answer_twice(game, other)?;
        }
        Ok(())
    }

    fn visit_outcomes(&mut self, game: &G, question: &Question<G::Ask>) -> Result<(), String> {
        const LOOKED_AT: usize = 300;
        if question.asked != Asked::Chance || self.enumerated >= self.effort.enumerated {
            return Ok(());
        }
        self.enumerated += 1;
        let mut first: Vec<G::Answer> = Vec::new();
        let (mut count, mut weights) = (0_usize, 0_u128);
        let mut wrong = None;
        game.outcomes(&mut |outcome, weight| {
            count += 1;
            weights += u128::from(weight);
            if first.len() < LOOKED_AT {
                if weight == 0 {
                    wrong = Some(format!("an outcome of chance that cannot be: {outcome:?}"));
                } else if let Err(refusal) = game.check(&outcome) {
                    wrong = Some(format!("an outcome of chance that is refused: {outcome:?}: {refusal}"));
                } else if first.contains(&outcome) {
                    wrong = Some(format!("an outcome of chance that comes twice: {outcome:?}"));
                }
                first.push(outcome);
            }
        });
        self.report.outcomes += count;
        match wrong {
            Some(wrong) => Err(wrong),
            None if weights == 0 => Err(format!("chance is asked and nothing can come out: {question:?}")),
            None => Ok(()),
        }
    }

    fn try_strangers(&mut self, game: &G, question: &Question<G::Ask>, listed: &[G::Answer]) -> Result<(), String> {
        for _ in 0..self.effort.strangers {
            let Some(stranger) = self.strangers.next(listed) else { continue };
            if listed.contains(&stranger) {
                continue;
            }
            let mut tried = game.clone();
            let mut told = 0;
            match (game.check(&stranger), tried.answer(&stranger, &mut |_| told += 1)) {
                (Ok(()), Ok(())) if has_more_than_is_listed(question.kind) => {
                    self.report.accepted += 1;
                    (self.invariant)(&tried).map_err(|what| format!("after {stranger:?}: {what}"))?;
                }
                (Ok(()), Ok(())) => {
                    return Err(format!("{stranger:?} is not listed and accepted all the same, at {question:?}"));
                }
                (Err(_), Err(_)) if told > 0 => {
                    return Err(format!("{stranger:?} is refused, but events are told"));
                }
                (Err(_), Err(_)) if tried.state() != game.state() => {
                    return Err(format!("{stranger:?} is refused, but the state has changed"));
                }
                (Err(_), Err(_)) => self.report.refused += 1,
                (checked, answered) => {
                    return Err(format!("{stranger:?}: check says {checked:?}, answer says {answered:?}"));
                }
            }
        }
        Ok(())
    }

    fn write_down_and_read_back(&self, game: &G, listed: &[G::Answer]) -> Result<(), String> {
        let state = game.state();
        let bytes = postcard::to_allocvec(state).map_err(|error| format!("the state cannot be packed: {error}"))?;
        let packed: G::State =
            postcard::from_bytes(&bytes).map_err(|error| format!("the state cannot be unpacked: {error}"))?;
        let text = ron::to_string(state).map_err(|error| format!("the state cannot be written down: {error}"))?;
        let read: G::State = ron::from_str(&text).map_err(|error| format!("the state cannot be read: {error}"))?;
        if packed != *state || read != *state || hash_of(&read) != hash_of(state) {
            return Err("the state changes when it is written down and read back".to_owned());
        }
        let mut other = (self.new)(self.seed);
        other.restore(&read);
        let mut again = Vec::new();
        other.answers(&mut again);
        if other.question() != game.question() || again != listed || other.outcome() != game.outcome() {
            return Err("a game that was put back to this state asks something else".to_owned());
        }
        Ok(())
    }

    /// The same answer twice, with going back in between.
    fn answer_twice(&self, game: &G, answer: &G::Answer) -> Result<(), String> {
        let mut tried = game.clone();
        if tried.state() != game.state() || tried.question() != game.question() {
            return Err("a copy of the game is another game".to_owned());
        }
        let mut told = Vec::new();
        tried
            .answer(answer, &mut |event| told.push(event))
            .map_err(|refusal| format!("{answer:?} was offered and is refused: {refusal}"))?;
        (self.invariant)(&tried).map_err(|what| format!("after {answer:?}: {what}"))?;
        let after = tried.state().clone();
        tried.restore(game.state());
        if tried.state() != game.state() || tried.question() != game.question() {
            return Err(format!("going back before {answer:?} does not restore the state"));
        }
        let mut told_again = Vec::new();
        let answered = tried.answer(answer, &mut |event| told_again.push(event));
        if answered.is_err() || *tried.state() != after {
            return Err(format!("{answer:?} in the same state leads elsewhere the second time"));
        }
        if told_again != told {
            return Err(format!("{answer:?} in the same state tells of something else the second time"));
        }
        Ok(())
    }

    fn ended(&mut self, game: &G) -> Result<(), String> {
        let mut listed = Vec::new();
        game.answers(&mut listed);
        let chance = &mut self.chance;
        if !listed.is_empty() || game.sample(&mut |n| chance.pick(n)).is_some() {
            return Err("it asks nothing any more and lists answers all the same".to_owned());
        }
        match game.outcome() {
            None => return Err("it asks nothing any more and is not over".to_owned()),
            Some(Outcome::Won) => self.report.ended[0] += 1,
            Some(Outcome::Lost) => self.report.ended[1] += 1,
            Some(Outcome::Stuck) => self.report.ended[2] += 1,
        }
        Ok(())
    }

    fn play_again(&self, game: &G, played: &[(G::Answer, u64)], entry: &Cell<usize>) -> Result<(), String> {
        let mut again = (self.new)(self.seed);
        for (number, (answer, hash)) in played.iter().enumerate() {
            entry.set(number);
            again
                .answer(answer, &mut |_| {})
                .map_err(|refusal| format!("played again, {answer:?} is refused: {refusal}"))?;
            if *hash != 0 && hash_of(again.state()) != *hash {
                return Err(format!("played again, {answer:?} leads elsewhere"));
            }
        }
        if again.state() == game.state() { Ok(()) } else { Err("played again, it ends elsewhere".to_owned()) }
    }
}

/// Listed answers are legal, and each is listed once.
fn check_list<G: Game>(game: &G, listed: &[G::Answer]) -> Result<(), String> {
    const COMPARED: usize = 100;
    for (position, answer) in listed.iter().enumerate() {
        if let Err(refusal) = game.check(answer) {
            return Err(format!("{answer:?} is listed and refused: {refusal}"));
        }
        if position < COMPARED && listed[..position].contains(answer) {
            return Err(format!("{answer:?} is listed twice"));
        }
    }
    Ok(())
}

/// Such questions have answers with an inner structure, too many to list.
fn has_more_than_is_listed(kind: Kind) -> bool {
    match kind {
        Kind::Chance | Kind::PickSome | Kind::Arrange | Kind::Share => true,
        Kind::Act | Kind::PickOne | Kind::Spend | Kind::Reroll | Kind::May | Kind::Buy => false,
    }
}

#[cfg(test)]
mod tests;

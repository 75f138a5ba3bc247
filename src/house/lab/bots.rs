//! What a bot is, the bot that knows nothing, and one game from the first question to the last.

use crate::kernel::dealer::{Dealer, Stream};
use crate::kernel::game::{Game, Log, Outcome, Refusal};
use crate::kernel::journal::{Given, Journal};

/// Somebody who answers. A bot sees the game as players see it: what has not been drawn or rolled has no order yet, so
/// there is nothing to peek at.
pub trait Bot<G: Game> {
    /// Answers the pending question, which is not put to chance. `listed` are the answers the game lists; another one
    /// may be given where the kind of question allows it.
    fn answer(&mut self, game: &G, listed: &[G::Answer]) -> G::Answer;

    /// The same, hurried: `stop` is asked again and again, and once it says so the best answer so far is given. Who answers at once
    /// never asks.
    fn hurried(&mut self, game: &G, listed: &[G::Answer], _stop: &mut dyn FnMut() -> bool) -> G::Answer {
        self.answer(game, listed)
    }
}

impl<G: Game, B: Bot<G> + ?Sized> Bot<G> for Box<B> {
    fn answer(&mut self, game: &G, listed: &[G::Answer]) -> G::Answer {
        (**self).answer(game, listed)
    }

    fn hurried(&mut self, game: &G, listed: &[G::Answer], stop: &mut dyn FnMut() -> bool) -> G::Answer {
        (**self).hurried(game, listed, stop)
    }
}

/// Takes any listed answer, each equally likely.
#[derive(Clone, Debug)]
pub struct RandomBot {
    stream: Stream,
}

/// The stream of a seed that bots use, so that they neither see nor disturb the dice of the game.
pub const BOT_SALT: u32 = u32::MAX;

impl RandomBot {
    /// The bot of a seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self { stream: Stream::new(Dealer::new(seed).branch(BOT_SALT)) }
    }

    /// One of so many, each equally likely.
    pub fn pick(&mut self, count: usize) -> usize {
        self.stream.pick(u32::try_from(count).unwrap_or(u32::MAX)) as usize
    }
}

impl<G: Game> Bot<G> for RandomBot {
    fn answer(&mut self, _: &G, listed: &[G::Answer]) -> G::Answer {
        listed[self.pick(listed.len())].clone()
    }
}

/// When a game is given up, because it does not end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// So many rounds may be begun.
    pub rounds: u16,
    /// Answers, chance included.
    pub answers: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Self { rounds: 200, answers: 200_000 }
    }
}

/// How one game went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// How it ended; none when it was given up.
    pub outcome: Option<Outcome>,
    /// Rounds that were begun.
    pub rounds: u16,
    /// Its answers, chance included.
    pub answers: u32,
    /// Why it was given up.
    pub failure: Option<Failure>,
}

/// Why a game was given up. Each is a defect.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Failure {
    /// It could not even be set up.
    #[error("it cannot begin: {0}")]
    NotBegun(String),
    /// The game refuses what it offered, or what the bot made up.
    #[error("answer {answer}: {what} is refused: {refusal}")]
    Refused {
        /// Which answer, from 0.
        answer: u32,
        /// What was answered.
        what: String,
        /// Why not.
        refusal: Refusal,
    },
    /// A question without an answer.
    #[error("answer {answer}: nothing can be answered to {question}")]
    NoAnswer {
        /// Which answer, from 0.
        answer: u32,
        /// What was asked.
        question: String,
    },
    /// Too many rounds or answers.
    #[error("it does not end: {rounds} rounds, {answers} answers")]
    Endless {
        /// Rounds so far.
        rounds: u16,
        /// Answers so far.
        answers: u32,
    },
    /// A state that cannot be.
    #[error("after {answers} answers: {what}")]
    Impossible {
        /// Answers so far.
        answers: u32,
        /// What is wrong.
        what: String,
    },
}

/// Somebody who looks on while games are played and remembers what he saw. What several saw can be joined in any order.
pub trait Witness<G: Game>: Default + Send {
    /// The next game of a batch is that of this seed.
    fn is_of_seed(&mut self, _seed: u64) {}
    /// A game has been set up; these things happened meanwhile.
    fn begins(&mut self, game: &G, set_up: &[G::Event]);
    /// Something happened.
    fn sees(&mut self, event: &G::Event);
    /// An answer was given, and this is the game now.
    fn looks(&mut self, _game: &G) {}
    /// The game is over, or was given up.
    fn ends(&mut self, game: &G, played: &Played);
    /// Adds what another one saw.
    fn join(&mut self, other: Self);
}

/// Nobody looks on.
impl<G: Game> Witness<G> for () {
    fn begins(&mut self, _: &G, _: &[G::Event]) {}
    fn sees(&mut self, _: &G::Event) {}
    fn ends(&mut self, _: &G, _: &Played) {}
    fn join(&mut self, (): Self) {}
}

/// Plays a game to its end: chance is dealt from the seed, everything else the bot answers. `watch` looks at the game
/// after every answer and may object.
pub fn play<G: Game>(
    game: &mut G,
    bot: &mut impl Bot<G>,
    seed: u64,
    limits: Limits,
    watch: impl FnMut(&G, &G::Answer) -> Result<(), String>,
) -> Played {
    play_before(game, bot, seed, limits, watch, &mut ())
}

/// The same before somebody who remembers what happened, and who has been told already how the game began.
pub fn play_before<G: Game>(
    game: &mut G,
    bot: &mut impl Bot<G>,
    seed: u64,
    limits: Limits,
    mut watch: impl FnMut(&G, &G::Answer) -> Result<(), String>,
    witness: &mut impl Witness<G>,
) -> Played {
    let mut driven = Unrecorded { game, chance: Stream::new(Dealer::new(seed)) };
    drive(&mut driven, bot, limits, |game, answer, _| watch(game, answer), witness)
}

/// Plays a game to its end that is being recorded: the dealer of its journal deals, everything else the bot answers.
pub fn record<G: Game, S>(
    journal: &mut Journal<G, S>,
    bot: &mut impl Bot<G>,
    limits: Limits,
    witness: &mut impl Witness<G>,
) -> Played {
    drive(journal, bot, limits, |_, _, _| Ok(()), witness)
}

/// The same until somebody has seen enough, or the game is over. A bot that is still thinking when `is_enough` says so ends its
/// thought.
pub fn record_until<G: Game, S, W: Witness<G>>(
    journal: &mut Journal<G, S>,
    bot: impl Bot<G>,
    limits: Limits,
    is_cancelled: &dyn Fn() -> bool,
    is_enough: &dyn Fn(&W) -> bool,
    witness: &mut W,
) -> Played {
    let watch = |_: &G, _: &G::Answer, witness: &W| {
        if is_cancelled() || is_enough(witness) { Err(String::new()) } else { Ok(()) }
    };
    drive(journal, &mut Hurried { bot, stop: is_cancelled }, limits, watch, witness)
}

/// A bot that gives the best answer so far when nobody waits any more.
pub(super) struct Hurried<'s, B> {
    pub(super) bot: B,
    pub(super) stop: &'s dyn Fn() -> bool,
}

impl<G: Game, B: Bot<G>> Bot<G> for Hurried<'_, B> {
    fn answer(&mut self, game: &G, listed: &[G::Answer]) -> G::Answer {
        self.bot.hurried(game, listed, &mut || (self.stop)())
    }
}

/// A game that a bot plays: as it is, or recorded.
trait Driven<G: Game> {
    fn game(&self) -> &G;
    /// What chance brings, if it is asked.
    fn sample(&mut self) -> Option<G::Answer>;
    fn answer(&mut self, answer: &G::Answer, given: Given, log: Log<'_, G::Event>) -> Result<(), Refusal>;
}

/// Nothing is kept of it: a bot's games are played thousands of times a second.
struct Unrecorded<'g, G> {
    game: &'g mut G,
    chance: Stream,
}

impl<G: Game> Driven<G> for Unrecorded<'_, G> {
    fn game(&self) -> &G {
        self.game
    }

    fn sample(&mut self) -> Option<G::Answer> {
        let chance = &mut self.chance;
        self.game.sample(&mut |n| chance.pick(n))
    }

    fn answer(&mut self, answer: &G::Answer, _: Given, log: Log<'_, G::Event>) -> Result<(), Refusal> {
        self.game.answer(answer, log)
    }
}

impl<G: Game, S> Driven<G> for Journal<G, S> {
    fn game(&self) -> &G {
        Journal::game(self)
    }

    fn sample(&mut self) -> Option<G::Answer> {
        Journal::sample(self)
    }

    fn answer(&mut self, answer: &G::Answer, given: Given, log: Log<'_, G::Event>) -> Result<(), Refusal> {
        Journal::answer(self, answer.clone(), given, log).map(drop)
    }
}

fn drive<G: Game, W: Witness<G>>(
    driven: &mut impl Driven<G>,
    bot: &mut impl Bot<G>,
    limits: Limits,
    mut watch: impl FnMut(&G, &G::Answer, &W) -> Result<(), String>,
    witness: &mut W,
) -> Played {
    let mut listed = Vec::new();
    let mut answers = 0;
    let failure = loop {
        let game = driven.game();
        let Some(question) = game.question() else { break None };
        if answers >= limits.answers || game.round() > limits.rounds {
            break Some(Failure::Endless { rounds: game.round(), answers });
        }
        let (answer, given) = match driven.sample() {
            Some(outcome) => (outcome, Given::Dealt),
            None => {
                let game = driven.game();
                listed.clear();
                game.answers(&mut listed);
                if listed.is_empty() {
                    break Some(Failure::NoAnswer { answer: answers, question: format!("{question:?}") });
                }
                (bot.answer(game, &listed), Given::Chosen)
            }
        };
        if let Err(refusal) = driven.answer(&answer, given, &mut |logged| witness.sees(&logged.what)) {
            break Some(Failure::Refused { answer: answers, what: format!("{answer:?}"), refusal });
        }
        answers += 1;
        witness.looks(driven.game());
        if let Err(what) = watch(driven.game(), &answer, witness) {
            break Some(Failure::Impossible { answers, what });
        }
    };
    let game = driven.game();
    let played = Played { outcome: game.outcome(), rounds: game.round(), answers, failure };
    witness.ends(game, &played);
    played
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::toy::{Flaw, Toy, ToyAnswer};

    fn seen(_: &Toy, _: &ToyAnswer) -> Result<(), String> {
        Ok(())
    }

    #[test]
    fn a_random_game_is_the_same_for_the_same_seed_and_another_for_another() {
        let one = |seed| {
            let mut answers = Vec::new();
            let played = play(&mut Toy::new(), &mut RandomBot::new(seed), seed, Limits::default(), |_, answer| {
                answers.push(*answer);
                Ok(())
            });
            assert_eq!(played.failure, None);
            assert_eq!(played.outcome, Some(Outcome::Won));
            assert_eq!(played.answers as usize, answers.len());
            answers
        };
        assert_eq!(one(3), one(3));
        assert_ne!(one(3), one(4));
    }

    #[test]
    fn the_random_bot_takes_every_answer_equally_often() {
        let mut bot = RandomBot::new(1);
        let mut counts = [0_i32; 4];
        for _ in 0..8000 {
            counts[bot.pick(4)] += 1;
        }
        assert!(counts.iter().all(|count| (count - 2000).abs() < 200), "{counts:?}");
    }

    #[test]
    fn what_the_bot_answers_does_not_change_the_dice() {
        struct Stops;
        impl Bot<Toy> for Stops {
            fn answer(&mut self, _: &Toy, _: &[ToyAnswer]) -> ToyAnswer {
                ToyAnswer::Stop
            }
        }
        let dice = |bot: &mut dyn Bot<Toy>| {
            let mut faces = Vec::new();
            struct Ref<'b>(&'b mut dyn Bot<Toy>);
            impl Bot<Toy> for Ref<'_> {
                fn answer(&mut self, game: &Toy, listed: &[ToyAnswer]) -> ToyAnswer {
                    self.0.answer(game, listed)
                }
            }
            play(&mut Toy::new(), &mut Ref(bot), 8, Limits::default(), |_, answer| {
                if let ToyAnswer::Fell(face) = answer {
                    faces.push(*face);
                }
                Ok(())
            });
            faces
        };
        let (random, stops) = (dice(&mut RandomBot::new(8)), dice(&mut Stops));
        let common = random.len().min(stops.len());
        assert!(common > 3);
        assert_eq!(random[..common], stops[..common]);
    }

    #[test]
    fn endless_games_refusals_and_empty_questions_are_given_up_and_explained() {
        let limits = Limits { rounds: 30, answers: 5000 };
        let failed = |flaw| play(&mut Toy::with(flaw), &mut RandomBot::new(1), 1, limits, seen);
        let endless = failed(Flaw::NeverEnds);
        assert_eq!(endless.outcome, None);
        assert!(matches!(endless.failure, Some(Failure::Endless { rounds: 31, .. })), "{endless:?}");
        let vain = failed(Flaw::AsksInVain).failure.unwrap().to_string();
        assert!(vain.contains("nothing can be answered to"), "{vain}");
        let refused = (0..50)
            .map(|seed| play(&mut Toy::with(Flaw::ListsTooMuch), &mut RandomBot::new(seed), seed, limits, seen))
            .find_map(|played| played.failure);
        assert!(matches!(refused, Some(Failure::Refused { .. })), "{refused:?}");
    }

    #[test]
    fn whoever_watches_may_object() {
        let played = play(&mut Toy::new(), &mut RandomBot::new(1), 1, Limits::default(), |_, _| Err("no".to_owned()));
        assert_eq!(played.failure, Some(Failure::Impossible { answers: 1, what: "no".to_owned() }));
    }
}

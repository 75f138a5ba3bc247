//! Whether words and values tell a seat what it may not know: [`OpenGame::secrets`](super::OpenGame::secrets) for any game, with its own types.
//! The promises that rules alone can break are the kernel's ([`crate::kernel::conformance`]); here are the labels and the story, which
//! a game says through its [`Ruleset`].

use super::install::OwnBot;
use super::ruleset::{Answer, Event, Line, Ruleset, Scene, Sitting, State};
use crate::house::lab::bots::{Bot as _, RandomBot};
use crate::house::play::decided;
use crate::house::text::Texts;
use crate::kernel::conformance::{SeatEffort, check_seats};
use crate::kernel::dealer::{Dealer, Stream};
use crate::kernel::game::{Asked, Game, Logged};
use crate::kernel::seats::Seats as _;
use std::ops::RangeInclusive;

/// Games that are looked at where nobody has had anything to hide: then all know all, and no more of them say more.
const OPEN_GAMES: u64 = 2;
/// Answers of a game whose words are looked at; each costs two words for every answer of every seat.
const ANSWERS: usize = 60;
/// A game with more answers than this does not end.
const TO_THE_END: usize = 20_000;

/// So many answers of others are tried at a moment, in each of two games.
const OF_OTHERS: usize = 4;
/// At so many moments a bot that thinks is asked twice; whoever answers at once is asked at each pair of views.
const OF_A_BOT: usize = 2;

/// What was looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Secrets {
    /// Views that differed from the game itself: there a seat did not know all.
    pub hidden: usize,
    /// Labels of answers that were compared in two different games that their seat cannot tell apart.
    pub told: usize,
    /// What a seat heard of an answer of somebody else, and read of his decision, compared with what it hears of another one that
    /// it cannot tell from it.
    pub heard: usize,
    /// Pairs of different games that a seat that is asked cannot tell apart, and whose lists, refusals and bot answers were compared.
    pub listed: usize,
    /// Answers of the game's own bots to equal views, beside those to the pairs.
    pub chosen: usize,
    /// Questions to several seats at once.
    pub at_once: usize,
    /// The same that were answered in two orders.
    pub sealed: usize,
}

/// A game that is looked at.
pub(super) struct Suspect<'s, R: Ruleset> {
    pub(super) rules: &'s R,
    /// What a game for so many seats begins with, by a seed.
    pub(super) start: &'s dyn Fn(u8, u64) -> Result<R::Start, String>,
    pub(super) seats: RangeInclusive<u8>,
    pub(super) texts: &'s Texts,
    /// The bots that the game brings.
    pub(super) bots: &'s [OwnBot<R>],
}

impl<R: Ruleset> Suspect<'_, R> {
    /// Looks at so many random games for each number of seats, and at as many again to their ends.
    pub(super) fn look(&self, games: u64) -> Result<Secrets, String> {
        let mut found = Secrets::default();
        for seats in self.seats.clone() {
            for seed in 0..games {
                if found.hidden == 0 && seed >= OPEN_GAMES {
                    break;
                }
                self.look_at_words(seats, seed, &mut found)
                    .map_err(|what| format!("seed {seed}, {seats} seats: {what}"))?;
            }
        }
        let (least, most) = (*self.seats.start(), *self.seats.end());
        for seed in 0..if found.hidden == 0 { 1 } else { games } {
            let seats = least + (seed % u64::from(most - least + 1)) as u8;
            // Whether it can begin is known before it is set up again and again.
            let game = self.begun(seats, seed)?.1;
            let effort = SeatEffort { games: 1, first_seed: seed, max_answers: TO_THE_END };
            let bot = |view: &R::Game, seat: u8, listed: &[_]| {
                let quick = self.bots.iter().filter(|bot| bot.within.is_zero());
                let own = quick.map(|bot| (bot.seated)(self.rules, u64::from(seat)).answer(view, listed));
                (RandomBot::new(u64::from(seat)).answer(view, listed), own.collect::<Vec<_>>())
            };
            let report = check_seats(|_| game.clone(), effort, bot).map_err(|broken| broken.to_string())?;
            found.listed += report.pairs;
            found.sealed += report.sealed;
        }
        for bot in self.bots {
            found.chosen += self.look_at_bot(bot)?;
        }
        Ok(found)
    }

    pub(super) fn begun(&self, seats: u8, seed: u64) -> Result<(R::Start, R::Game), String> {
        let start = (self.start)(seats, seed)?;
        let game = self.rules.set_up(&start, &mut |_| {}).map_err(|why| why.to_string())?;
        Ok((start, game))
    }

    /// Labels and stories of two games that a seat cannot tell apart are the same, its own and those that it only hears.
    fn look_at_words(&self, seats: u8, seed: u64, found: &mut Secrets) -> Result<(), String> {
        let (start, mut game) = self.begun(seats, seed)?;
        let dealer = Dealer::new(seed);
        let (mut chance, mut chooser) = (Stream::new(dealer), Stream::new(dealer.branch(3)));
        for _ in 0..ANSWERS {
            let Some(question) = game.question() else { break };
            let mut listed = Vec::new();
            game.answers(&mut listed);
            found.at_once += usize::from(matches!(question.asked, Asked::Each(asked) if asked.count_ones() > 1));
            for seat in 0..seats {
                let view = game.seen_by(seat);
                let other = view.imagined(seat, &mut |n| chooser.pick(n));
                found.hidden += usize::from(view.state() != game.state());
                let is_own =
                    |answer: &&_| question.asked.asks(seat) && game.seat_of(answer).is_none_or(|owner| owner == seat);
                for answer in listed.iter().filter(is_own) {
                    found.told += usize::from(other.state() != game.state());
                    self.look_at_own(&start, Alike { game: &game, view: &view, other: &other }, answer, seat)?;
                }
                if view.state() != game.state() {
                    let games = [&game, &other];
                    found.heard += self.look_at_listener(&start, games, seat, &mut |n| chooser.pick(n))?;
                }
            }
            let answer = match game.sample(&mut |n| chance.pick(n)) {
                Some(outcome) => outcome,
                None => random_answer(&game, &mut |n| chooser.pick(n))?,
            };
            game.answer(&answer, &mut |_| {}).map_err(|refusal| format!("{answer:?}: {refusal}"))?;
            R::check(&game)?;
        }
        Ok(())
    }

    /// The label of an answer, and what its seat hears of it, are the same in a game, in its view, and in another one of that view.
    fn look_at_own(
        &self,
        start: &R::Start,
        Alike { game, view, other }: Alike<'_, R>,
        answer: &Answer<R>,
        seat: u8,
    ) -> Result<(), String> {
        let called = |game| self.rules.label(&Sitting { start, game, texts: self.texts }, answer);
        let label = called(game);
        for same in [other, view] {
            let says = called(same);
            if says != label {
                return Err(format!("seat {seat} reads “{says}” instead of “{label}”"));
            }
        }
        match (self.story(start, game, answer, seat)?, self.story(start, other, answer, seat)?) {
            (Some(one), Some(two)) if one != two => Err(format!("seat {seat} hears {one:?} here and {two:?} there")),
            _ => Ok(()),
        }
    }

    /// Where a seat cannot tell afterwards which of two answers of somebody else was given, it has heard and read the same of both.
    /// Tells of how many pairs.
    fn look_at_listener(
        &self,
        start: &R::Start,
        games: [&R::Game; 2],
        seat: u8,
        pick: &mut dyn FnMut(u32) -> u32,
    ) -> Result<usize, String> {
        let [here, there] = games.map(|game| self.given_by_others(game, seat, pick));
        let (here, there, mut pairs) = (here?, there?, 0);
        for one in &here {
            for two in &there {
                if one.after.state() == two.after.state() || one.seen != two.seen {
                    continue;
                }
                // What was uncovered everybody has seen, also where it lies covered again now.
                if [one, two].iter().any(|given| given.events.iter().any(|event| R::Game::is_border(&event.what))) {
                    continue;
                }
                // A decision that all may read can show all of them another way to the same end.
                if [one, two].iter().any(|given| self.rules.is_open(given.before, &given.answer)) {
                    continue;
                }
                pairs += 1;
                let [heard, also] = [one, two].map(|given| self.heard(start, given, seat));
                if heard != also {
                    return Err(format!(
                        "seat {seat} hears {heard:?} of {:?}, and {also:?} of {:?}",
                        one.answer, two.answer
                    ));
                }
                // What chance brings is nobody's decision, and is listed nowhere.
                let [read, also] = [one, two].map(|given| {
                    let is_chance = given.before.question().is_some_and(|question| question.asked == Asked::Chance);
                    let sitting = Sitting { start, game: given.before, texts: self.texts };
                    let decided = || decided(self.rules, &sitting, &given.answer);
                    if is_chance { None } else { decided().read_by(seat) }
                });
                if read != also {
                    return Err(format!(
                        "seat {seat} reads {read:?} of {:?}, and {also:?} of {:?}",
                        one.answer, two.answer
                    ));
                }
            }
        }
        Ok(pairs)
    }

    /// Some answers that chance or another seat can give, and what comes of them.
    fn given_by_others<'g>(
        &self,
        game: &'g R::Game,
        seat: u8,
        pick: &mut dyn FnMut(u32) -> u32,
    ) -> Result<Vec<Given<'g, R>>, String> {
        let mut listed = Vec::new();
        game.answers(&mut listed);
        let is_asked = game.question().is_some_and(|question| question.asked.asks(seat));
        listed.retain(|answer| game.seat_of(answer).map_or(!is_asked, |owner| owner != seat));
        let mut given = Vec::new();
        for _ in 0..OF_OTHERS {
            let answer = match game.sample(pick) {
                Some(outcome) => outcome,
                None if listed.is_empty() => break,
                None => listed.swap_remove(pick(listed.len() as u32) as usize),
            };
            let (mut after, mut events) = (game.clone(), Vec::new());
            after
                .answer(&answer, &mut |event| events.push(event))
                .map_err(|refusal| format!("{answer:?}: {refusal}"))?;
            let seen = after.seen_by(seat).state().clone();
            given.push(Given { before: game, answer, after, events, seen });
        }
        Ok(given)
    }

    /// What a seat hears of it: what the game tells it, and the lines.
    fn heard(&self, start: &R::Start, given: &Given<'_, R>, seat: u8) -> (Vec<Event<R>>, Vec<Line>) {
        let Given { before, after, events, .. } = given;
        let told = events.iter().filter_map(|event| R::Game::told(&event.what, seat)).collect();
        let scene = Scene { start, before: before.state(), game: after, texts: self.texts };
        (told, self.lines(&scene, events, seat))
    }

    /// A bot that the game brings answers the same wherever its seat sees the same.
    fn look_at_bot(&self, bot: &OwnBot<R>) -> Result<usize, String> {
        let (_, mut game) = self.begun(*self.seats.start(), 0)?;
        let (mut chooser, mut looked) = (Stream::new(Dealer::new(5)), 0);
        for _ in 0..ANSWERS {
            let Some(question) = game.question() else { break };
            for seat in (0..game.seats()).filter(|seat| question.asked.asks(*seat)) {
                let view = game.seen_by(seat);
                let seen = view.imagined(seat, &mut |n| chooser.pick(n)).seen_by(seat);
                let answers = [&view, &seen].map(|view| {
                    let listed = view.answers_of(seat);
                    (listed.len() > 1).then(|| (bot.seated)(self.rules, 1).answer(view, &listed))
                });
                if answers[0] != answers[1] {
                    return Err(format!("seat {seat}: {} answers equal views by {answers:?}", bot.name));
                }
                looked += usize::from(answers[0].is_some());
            }
            if looked >= OF_A_BOT {
                break;
            }
            let answer = random_answer(&game, &mut |n| chooser.pick(n))?;
            game.answer(&answer, &mut |_| {}).map_err(|refusal| format!("{answer:?}: {refusal}"))?;
        }
        Ok(looked)
    }

    /// What a seat hears of an answer; nothing where somebody learns something by it.
    fn story(
        &self,
        start: &R::Start,
        before: &R::Game,
        answer: &Answer<R>,
        seat: u8,
    ) -> Result<Option<Vec<Line>>, String> {
        let (mut after, mut events) = (before.clone(), Vec::new());
        after.answer(answer, &mut |event| events.push(event)).map_err(|refusal| format!("{answer:?}: {refusal}"))?;
        if events.iter().any(|event: &Logged<Event<R>>| R::Game::is_border(&event.what)) {
            return Ok(None);
        }
        let scene = Scene { start, before: before.state(), game: &after, texts: self.texts };
        Ok(Some(self.lines(&scene, &events, seat)))
    }

    fn lines(&self, scene: &Scene<'_, R>, events: &[Logged<Event<R>>], seat: u8) -> Vec<Line> {
        let told = |event: &Logged<Event<R>>| {
            let what = R::Game::told(&event.what, seat)?;
            self.rules.tell(scene, &Logged { what, rule: event.rule })
        };
        events.iter().filter_map(told).collect()
    }
}

/// Any answer to the pending question.
pub(super) fn random_answer<G: Game>(game: &G, pick: &mut dyn FnMut(u32) -> u32) -> Result<G::Answer, String> {
    let mut listed = Vec::new();
    game.answers(&mut listed);
    let answer = game.sample(pick).or_else(|| listed.get(pick(listed.len().max(1) as u32) as usize).cloned());
    answer.ok_or_else(|| "a question without an answer".to_owned())
}

/// A game, the view of it that a seat has, and another game of which it has the same view.
struct Alike<'g, R: Ruleset> {
    game: &'g R::Game,
    view: &'g R::Game,
    other: &'g R::Game,
}

/// An answer of somebody else, and what came of it.
struct Given<'g, R: Ruleset> {
    before: &'g R::Game,
    answer: Answer<R>,
    after: R::Game,
    events: Vec<Logged<Event<R>>>,
    /// What the listener sees after it.
    seen: State<R>,
}

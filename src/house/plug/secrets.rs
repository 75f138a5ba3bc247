//! Whether words and values tell a seat what it may not know: [`Room::secrets`](super::Room::secrets) for any game, with its own types.
//! The promises that rules alone can break are the kernel's ([`crate::kernel::conformance`]); here are the labels and the story, which
//! a game says through its [`Ruleset`].

use super::ruleset::{Event, Line, Ruleset, Scene};
use crate::house::lab::bots::{Bot as _, RandomBot};
use crate::house::text::Texts;
use crate::kernel::conformance::{SeatEffort, check_seats};
use crate::kernel::dealer::{Dealer, Stream};
use crate::kernel::game::{Asked, Game as _, Logged};
use crate::kernel::seats::Seats as _;
use std::ops::RangeInclusive;

/// Games that are looked at where nobody has had anything to hide: then all know all, and no more of them say more.
const OPEN_GAMES: u64 = 2;
/// Answers of a game whose words are looked at; each costs two words for every answer of every seat.
const ANSWERS: usize = 60;
/// A game with more answers than this does not end.
const TO_THE_END: usize = 20_000;

/// What was looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Secrets {
    /// Views that differed from the game itself: there a seat did not know all.
    pub hidden: usize,
    /// Pairs of different games that a seat cannot tell apart and whose labels and stories were compared.
    pub told: usize,
    /// The same whose lists, refusals and bot answers were compared.
    pub listed: usize,
    /// Questions to several seats at once that were answered in two orders.
    pub sealed: usize,
}

/// A game that is looked at.
pub(super) struct Suspect<'s, R: Ruleset> {
    pub(super) rules: &'s R,
    /// What a game for so many seats begins with, by a seed.
    pub(super) start: &'s dyn Fn(u8, u64) -> Result<R::Start, String>,
    pub(super) seats: RangeInclusive<u8>,
    pub(super) texts: &'s Texts,
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
            let bot = |view: &R::Game, seat: u8, listed: &[_]| RandomBot::new(u64::from(seat)).answer(view, listed);
            let report = check_seats(|_| game.clone(), effort, bot).map_err(|broken| broken.to_string())?;
            found.listed += report.pairs;
            found.sealed += report.sealed;
        }
        Ok(found)
    }

    fn begun(&self, seats: u8, seed: u64) -> Result<(R::Start, R::Game), String> {
        let start = (self.start)(seats, seed)?;
        let game = self.rules.set_up(&start, &mut |_| {}).map_err(|why| why.to_string())?;
        Ok((start, game))
    }

    /// Labels and stories of two games that a seat cannot tell apart are the same.
    fn look_at_words(&self, seats: u8, seed: u64, found: &mut Secrets) -> Result<(), String> {
        let (start, mut game) = self.begun(seats, seed)?;
        let dealer = Dealer::new(seed);
        let (mut chance, mut chooser) = (Stream::new(dealer), Stream::new(dealer.branch(3)));
        for _ in 0..ANSWERS {
            let Some(question) = game.question() else { break };
            let mut listed = Vec::new();
            game.answers(&mut listed);
            for seat in 0..seats {
                let view = game.seen_by(seat);
                let other = view.imagined(seat, &mut |n| chooser.pick(n));
                found.hidden += usize::from(view.state() != game.state());
                found.told += usize::from(other.state() != game.state());
                let is_asked = match question.asked {
                    Asked::Seat(asked) => asked == seat,
                    Asked::Each(asked) => asked & 1_u8.checked_shl(u32::from(seat)).unwrap_or(0) != 0,
                    Asked::Chance | Asked::Group => false,
                };
                let is_own = |answer: &&_| is_asked && game.seat_of(answer).is_none_or(|owner| owner == seat);
                for answer in listed.iter().filter(is_own) {
                    let label = self.rules.label(&game, answer, self.texts);
                    for same in [&other, &view] {
                        let says = self.rules.label(same, answer, self.texts);
                        if says != label {
                            return Err(format!("seat {seat} reads “{says}” instead of “{label}”"));
                        }
                    }
                    let stories = (self.story(&start, &game, answer, seat)?, self.story(&start, &other, answer, seat)?);
                    if let (Some(one), Some(two)) = stories
                        && one != two
                    {
                        return Err(format!("seat {seat} hears {one:?} here and {two:?} there"));
                    }
                }
            }
            let answer = match game.sample(&mut |n| chance.pick(n)) {
                Some(outcome) => outcome,
                None => {
                    let at = chooser.pick(listed.len() as u32) as usize;
                    listed.get(at).cloned().ok_or("a question without an answer")?
                }
            };
            game.answer(&answer, &mut |_| {}).map_err(|refusal| format!("{answer:?}: {refusal}"))?;
            R::check(&game)?;
        }
        Ok(())
    }

    /// What a seat hears of an answer; nothing where somebody learns something by it.
    fn story(
        &self,
        start: &R::Start,
        before: &R::Game,
        answer: &super::Answer<R>,
        seat: u8,
    ) -> Result<Option<Vec<Line>>, String> {
        let (mut after, mut events) = (before.clone(), Vec::new());
        after.answer(answer, &mut |event| events.push(event)).map_err(|refusal| format!("{answer:?}: {refusal}"))?;
        if events.iter().any(|event: &Logged<Event<R>>| R::Game::is_border(&event.what)) {
            return Ok(None);
        }
        let scene = Scene { start, before: before.state(), game: &after, texts: self.texts };
        let told = |event: &Logged<Event<R>>| {
            let what = R::Game::told(&event.what, seat)?;
            self.rules.tell(&scene, &Logged { what, rule: event.rule })
        };
        Ok(Some(events.iter().filter_map(told).collect()))
    }
}

//! Games of seats in the lab: whose answer is awaited, and a bot for each seat that sees no more than its seat does.

use crate::house::lab::bots::Bot;
use crate::kernel::dealer::{Dealer, Stream};
use crate::kernel::game::{Asked, Game};
use crate::kernel::seats::Seats;

/// Whose answer is awaited next; nobody's, when the game is over or chance is asked. Of several who answer unseen it is the one with
/// the lowest number: the order changes nothing. Where a group decides together, the first seat speaks.
pub fn awaited<G: Game>(game: &G) -> Option<u8> {
    let asked = game.question()?.asked;
    if asked == Asked::Group { Some(0) } else { asked.first() }
}

/// A table with a bot at each seat. Whoever is awaited is handed the view of its seat and what that view lists, never the game.
pub struct Seated<G: Game> {
    bots: Vec<Box<dyn Bot<G>>>,
}

impl<G: Seats> Seated<G> {
    /// These bots, the one of the first seat first.
    #[must_use]
    pub fn new(bots: Vec<Box<dyn Bot<G>>>) -> Self {
        Self { bots }
    }
}

impl<G: Seats> Bot<G> for Seated<G> {
    fn answer(&mut self, game: &G, listed: &[G::Answer]) -> G::Answer {
        self.hurried(game, listed, &mut || false)
    }

    fn hurried(&mut self, game: &G, listed: &[G::Answer], stop: &mut dyn FnMut() -> bool) -> G::Answer {
        let seat = awaited(game).unwrap_or_default();
        let view = game.seen_by(seat);
        let own = view.answers_of(seat);
        match self.bots.get_mut(usize::from(seat)) {
            Some(bot) if !own.is_empty() => bot.hurried(&view, &own, stop),
            // Nobody sits there; or the view lists less than the game, which the conformance checks find.
            _ => listed[0].clone(),
        }
    }
}

/// Streams of a seed that the seeds of its seats are drawn from: this one for the first seat, and those below it.
const SEAT_SALT: u32 = u32::MAX - 0x100;

/// The seed of whoever plays a seat in the game of this seed, so that no two of them draw the same numbers.
#[must_use]
pub fn seed_of_seat(seed: u64, seat: u8) -> u64 {
    any_seed(&mut Stream::new(Dealer::new(seed).branch(SEAT_SALT - u32::from(seat))))
}

/// A seed that is drawn.
pub(super) fn any_seed(stream: &mut Stream) -> u64 {
    u64::from(stream.pick(u32::MAX)) << 32 | u64::from(stream.pick(u32::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::house::lab::bots::{Limits, RandomBot, play};
    use crate::kernel::toy::{Toy, ToyAnswer, ToyState};

    /// Always does the same.
    struct Only(ToyAnswer);

    impl Bot<Toy> for Only {
        fn answer(&mut self, _: &Toy, listed: &[ToyAnswer]) -> ToyAnswer {
            assert_eq!(listed, [ToyAnswer::Again, ToyAnswer::Stop]);
            self.0
        }
    }

    #[test]
    fn each_seat_is_answered_for_by_its_own_bot() {
        let mut table = Seated::<Toy>::new(vec![Box::new(Only(ToyAnswer::Again)), Box::new(Only(ToyAnswer::Stop))]);
        let mut toy = Toy::new();
        let played = play(&mut toy, &mut table, 1, Limits::default(), |_, _| Ok(()));
        assert_eq!(played.failure, None);
        assert_eq!(toy.state.points[0], 0, "whoever never stops keeps nothing");
        assert_eq!(toy.ranking(), Some(vec![2, 1]));
    }

    #[test]
    fn an_empty_seat_takes_the_first_answer() {
        let mut table = Seated::<Toy>::new(vec![Box::new(RandomBot::new(1))]);
        let toy = Toy { state: ToyState { seat: 1, choosing: true, ..Toy::new().state }, ..Toy::new() };
        assert_eq!(awaited(&toy), Some(1));
        assert_eq!(table.answer(&toy, &[ToyAnswer::Again, ToyAnswer::Stop]), ToyAnswer::Again);
        assert_eq!(awaited(&Toy::new()), None, "chance is asked");
    }

    #[test]
    fn seats_and_seeds_have_seeds_of_their_own() {
        let mut seeds: Vec<u64> = (0..20).flat_map(|seed| (0..8).map(move |seat| seed_of_seat(seed, seat))).collect();
        seeds.sort_unstable();
        seeds.dedup();
        assert_eq!(seeds.len(), 160);
        assert_eq!(seed_of_seat(7, 2), seed_of_seat(7, 2));
    }
}

//! Who came where in many games of seats against each other.

use crate::house::lab::bots::{Played, Witness};
use crate::house::lab::counts;
use crate::house::lab::statistics::Interval;
use crate::kernel::seats::Seats;
use serde::{Deserialize, Serialize};

/// A whole first place, in the parts that are counted: it divides by every number of seats up to 16, so that parts of it are whole
/// numbers and their sum is the same in any order.
const WHOLE: u64 = 720_720;

/// How often which seat took which place. Games without a ranking, and those that were given up, are not counted. What several saw
/// can be joined in any order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Places {
    seats: Vec<SeatPlaces>,
}

/// The places of one seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatPlaces {
    places: Vec<u64>,
    firsts: u64,
}

impl SeatPlaces {
    /// By place, the first one first: in how many games. Seats that share a place are counted at it alike.
    #[must_use]
    pub fn places(&self) -> &[u64] {
        &self.places
    }

    /// In how many games it had a place.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.places.iter().sum()
    }

    /// Its share of the first places. One that is shared is divided among those who share it, so the shares of all seats are one
    /// whole, and players of equal strength have equal parts of it however often they tie.
    #[must_use]
    pub fn firsts(&self) -> Interval {
        Interval::of_sum(self.firsts as f64 / WHOLE as f64, self.games())
    }
}

impl Places {
    /// The seats, the first one first; none, if no game had a ranking.
    #[must_use]
    pub fn seats(&self) -> &[SeatPlaces] {
        &self.seats
    }

    /// Can they be counted in no more than so many games of so many seats? They may come from a file.
    #[must_use]
    pub fn could_be(&self, games: u64, seats: usize) -> bool {
        let is_sound = |seat: &SeatPlaces| {
            let all = seat.places.iter().try_fold(0_u64, |all, part| all.checked_add(*part));
            let games = all.filter(|all| *all <= games);
            seat.places.len() <= seats && games.is_some_and(|games| seat.firsts <= games * WHOLE)
        };
        self.seats.len() <= seats && self.seats.iter().all(is_sound)
    }

    /// Adds a game by the place of each seat, from 1.
    pub fn add(&mut self, ranking: &[u8]) {
        let winners = ranking.iter().filter(|place| **place == 1).count().max(1);
        self.make_room(ranking.len());
        for (seat, place) in self.seats.iter_mut().zip(ranking) {
            counts::add(&mut seat.places, usize::from(*place).saturating_sub(1), 1);
            if *place == 1 {
                seat.firsts += WHOLE / winners as u64;
            }
        }
    }

    /// Adds what another one saw.
    pub fn join(&mut self, other: Self) {
        self.make_room(other.seats.len());
        for (mine, theirs) in self.seats.iter_mut().zip(other.seats) {
            counts::join(&mut mine.places, &theirs.places);
            mine.firsts += theirs.firsts;
        }
    }

    fn make_room(&mut self, seats: usize) {
        if self.seats.len() < seats {
            self.seats.resize(seats, SeatPlaces::default());
        }
    }
}

impl<G: Seats> Witness<G> for Places {
    fn begins(&mut self, _: &G, _: &[G::Event]) {}

    fn sees(&mut self, _: &G::Event) {}

    fn ends(&mut self, game: &G, played: &Played) {
        if let (None, Some(ranking)) = (&played.failure, game.ranking()) {
            self.add(&ranking);
        }
    }

    fn join(&mut self, other: Self) {
        self.join(other);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::house::lab::batch::{Plan, run_before, unwatched};
    use crate::house::lab::bots::RandomBot;
    use crate::kernel::game::Log;
    use crate::kernel::toy::{Flaw, Toy, ToyEvent};
    use std::num::NonZeroUsize;
    use std::sync::atomic::AtomicBool;

    fn sum(rankings: &[&[u8]]) -> Places {
        let mut places = Places::default();
        rankings.iter().for_each(|ranking| places.add(ranking));
        places
    }

    #[test]
    fn a_shared_first_place_is_divided_and_other_places_are_counted_alike() {
        let places = sum(&[&[1, 2, 2], &[1, 1, 3], &[1, 1, 1], &[3, 1, 2]]);
        let counted: Vec<&[u64]> = places.seats().iter().map(SeatPlaces::places).collect();
        assert_eq!(counted, [&[3, 0, 1][..], &[3, 1], &[1, 2, 1]]);
        assert!(places.seats().iter().all(|seat| seat.games() == 4));
        let shares: Vec<f64> = places.seats().iter().map(|seat| seat.firsts().share * 4.0).collect();
        let expected = [1.0 + 1.0 / 2.0 + 1.0 / 3.0, 1.0 / 2.0 + 1.0 / 3.0 + 1.0, 1.0 / 3.0];
        assert!(shares.iter().zip(expected).all(|(share, expected)| (share - expected).abs() < 1e-9), "{shares:?}");
        assert!((shares.iter().sum::<f64>() - 4.0).abs() < 1e-9, "four games have four first places");
    }

    #[test]
    fn whoever_is_always_first_alone_has_the_interval_of_all_hits() {
        let places = sum(&[&[1, 2][..]; 20]);
        assert_eq!(places.seats()[0].firsts(), Interval::of(20, 20));
        assert_eq!(places.seats()[1].firsts(), Interval::of(0, 20));
        assert_eq!(SeatPlaces::default().firsts(), Interval::of(0, 0));
    }

    #[test]
    fn sums_of_parts_are_the_sum_of_all_in_any_order() {
        let games: [&[u8]; 5] = [&[1, 2, 2], &[1, 1, 1], &[2, 1], &[3, 1, 1], &[1, 1, 3, 4]];
        let whole = sum(&games);
        let parts = [sum(&games[..1]), sum(&games[1..3]), sum(&games[3..])];
        for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
            let mut joined = Places::default();
            order.iter().for_each(|part: &usize| joined.join(parts[*part].clone()));
            assert_eq!(joined, whole, "{order:?}");
        }
    }

    fn batch(threads: usize, flaw: Flaw) -> Places {
        let plan = Plan { threads: NonZeroUsize::new(threads), ..Plan::new(60, 3) };
        let seat = |seed, _: Log<'_, ToyEvent>| Ok((Toy::with(flaw), RandomBot::new(seed)));
        run_before(&plan, &seat, &unwatched, &AtomicBool::new(false), &|_| {}).1
    }

    #[test]
    fn a_batch_counts_every_game_on_any_number_of_cores_and_none_that_was_given_up() {
        let alone = batch(1, Flaw::None);
        assert!(alone.seats().len() == 2 && alone.seats().iter().all(|seat| seat.games() == 60));
        assert_eq!(batch(3, Flaw::None), alone);
        assert_eq!(batch(2, Flaw::NeverEnds), Places::default());
    }
}

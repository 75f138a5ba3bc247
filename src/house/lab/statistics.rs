//! Many games summed up.

use crate::house::lab::bots::Played;
use crate::house::lab::counts;
use crate::house::lab::paired::Seeds;
use crate::kernel::game::Outcome;
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// How sure the bounds of an [`Interval`] are, in per cent: of 100 such intervals so many hold what they claim.
pub const CONFIDENCE: u8 = 95;

/// How often a bot won, and between which bounds its share of all games of its kind lies, at a level of
/// [`CONFIDENCE`]. It says nothing about anybody else who plays.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interval {
    /// What was counted.
    pub share: f64,
    /// Lower bound.
    pub low: f64,
    /// Upper bound.
    pub high: f64,
}

impl Interval {
    /// The interval of Wilson for so many hits in so many tries; it is honest for few tries and for rare hits, too.
    #[must_use]
    pub fn of(hits: u64, tries: u64) -> Self {
        Self::of_sum(hits as f64, tries)
    }

    /// The same where a try may hit in part, as whoever shares a place does: `hits` is the sum of the parts, each from 0 to 1. Parts
    /// scatter less than hits and misses with the same mean, so the interval is rather too wide than too narrow.
    #[must_use]
    pub fn of_sum(hits: f64, tries: u64) -> Self {
        if tries == 0 {
            return Self { share: 0.0, low: 0.0, high: 1.0 };
        }
        /// Half of the normal distribution's middle 95 %.
        const Z: f64 = 1.959_963_984_540_054;
        let (count, square) = (tries as f64, Z * Z);
        let share = hits / count;
        let middle = (share + square / (2.0 * count)) / (1.0 + square / count);
        let half = Z / (1.0 + square / count) * (share * (1.0 - share) / count + square / (4.0 * count * count)).sqrt();
        // With no hits the lower bound is exactly zero, with all hits the upper one is one.
        let low = if hits <= 0.0 { 0.0 } else { middle - half };
        let high = if hits >= count { 1.0 } else { middle + half };
        Self { share, low, high }
    }

    /// The share in whole per cent. Never 0 for what has happened, never 100 for what has also failed.
    #[must_use]
    pub fn percent(self) -> String {
        match self.share * 100.0 {
            share if share > 0.0 && share < 1.0 => "<1".to_owned(),
            share if share < 100.0 && share > 99.0 => ">99".to_owned(),
            share => format!("{share:.0}"),
        }
    }
}

/// A game that was given up, and how to see it again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Defect {
    /// With it and the same bots the game goes the same way again.
    pub seed: u64,
    /// What went wrong.
    pub what: String,
}

/// A game that was won, and how to see it again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct QuickestWin {
    /// Rounds it took.
    pub rounds: u16,
    /// With it and the same bots the game goes the same way again.
    pub seed: u64,
}

/// Defects that are kept; more are only counted.
const KEPT_DEFECTS: usize = 20;

/// Many games, in sum. Sums of parts can be joined in any order.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Statistics {
    /// Games that were played.
    pub games: u64,
    /// Of them the players won so many; where seats compete, see [`super::places::Places`].
    pub won: u64,
    /// And lost so many.
    pub lost: u64,
    /// Ended because rules ran in a circle.
    pub stuck: u64,
    /// Given up.
    pub failed: u64,
    /// Answers in all games.
    pub answers: u64,
    /// By number of rounds: how many games.
    pub rounds: Vec<u64>,
    /// The first games that were given up, by seed.
    pub defects: Vec<Defect>,
    /// The game that was won in the fewest rounds; of several the one with the lowest seed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quickest: Option<QuickestWin>,
    /// The seeds of games that the players won; of results that were read from a file nobody knows them.
    #[serde(skip)]
    pub won_by: Seeds,
    /// How long it took.
    #[serde(skip)]
    pub elapsed: Duration,
}

/// Why a game without failure can be a defect; `play` with its seed names the rules.
const RULES_IN_A_CIRCLE: &str = "special rules set each other off without end";

impl Statistics {
    /// Adds a game.
    pub fn add(&mut self, seed: u64, played: &Played) {
        self.games += 1;
        self.answers += u64::from(played.answers);
        match (&played.failure, played.outcome) {
            (Some(failure), _) => {
                self.failed += 1;
                self.defects.push(Defect { seed, what: failure.to_string() });
            }
            (None, Some(Outcome::Won)) => {
                self.won += 1;
                self.won_by.insert(seed);
                self.take_quickest(Some(QuickestWin { rounds: played.rounds, seed }));
            }
            (None, Some(Outcome::Lost)) => self.lost += 1,
            (None, Some(Outcome::Stuck) | None) => {
                self.stuck += 1;
                self.defects.push(Defect { seed, what: RULES_IN_A_CIRCLE.to_owned() });
            }
        }
        counts::add(&mut self.rounds, usize::from(played.rounds), 1);
        self.cut_defects();
    }

    /// Adds other games.
    pub fn join(&mut self, other: Self) {
        self.games += other.games;
        self.won += other.won;
        self.lost += other.lost;
        self.stuck += other.stuck;
        self.failed += other.failed;
        self.answers += other.answers;
        counts::join(&mut self.rounds, &other.rounds);
        self.defects.extend(other.defects);
        self.won_by.join(&other.won_by);
        self.take_quickest(other.quickest);
        self.cut_defects();
        self.elapsed = self.elapsed.max(other.elapsed);
    }

    fn take_quickest(&mut self, other: Option<QuickestWin>) {
        self.quickest = self.quickest.into_iter().chain(other).min();
    }

    fn cut_defects(&mut self) {
        self.defects.sort_by_key(|defect| defect.seed);
        self.defects.truncate(KEPT_DEFECTS);
    }

    /// How many of the games were won.
    #[must_use]
    pub fn wins(&self) -> Interval {
        Interval::of(self.won, self.games)
    }

    /// The mean number of rounds.
    #[must_use]
    pub fn mean_rounds(&self) -> f64 {
        let sum: u64 = (0..).zip(&self.rounds).map(|(rounds, games): (u64, _)| rounds * games).sum();
        sum as f64 / self.games.max(1) as f64
    }

    /// The fewest and the most rounds of a game.
    #[must_use]
    pub fn extreme_rounds(&self) -> (usize, usize) {
        let occurs = |games: &u64| *games > 0;
        (self.rounds.iter().position(occurs).unwrap_or(0), self.rounds.iter().rposition(occurs).unwrap_or(0))
    }

    /// By round: the share of games that came so far. Before the first round it is all of them.
    #[must_use]
    pub fn still_going(&self) -> Vec<f64> {
        let mut left = self.games;
        let share = |ended: &u64| {
            let going = left as f64 / self.games.max(1) as f64;
            left = left.saturating_sub(*ended);
            going
        };
        self.rounds.iter().map(share).collect()
    }

    /// Answers per second of wall time.
    #[must_use]
    pub fn answers_per_second(&self) -> f64 {
        per_second(self.answers, self.elapsed)
    }

    /// Games per second of wall time.
    #[must_use]
    pub fn games_per_second(&self) -> f64 {
        per_second(self.games, self.elapsed)
    }
}

fn per_second(count: u64, elapsed: Duration) -> f64 {
    if elapsed.is_zero() { 0.0 } else { count as f64 / elapsed.as_secs_f64() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::house::lab::bots::Failure;

    fn played(outcome: Outcome, rounds: u16) -> Played {
        Played { outcome: Some(outcome), rounds, answers: 10, failure: None }
    }

    fn near(one: f64, other: f64) -> bool {
        (one - other).abs() < 5e-4
    }

    #[test]
    fn the_interval_agrees_with_published_values() {
        // Values of the Wilson score interval without continuity correction.
        let some = Interval::of(8, 10);
        assert!(near(some.low, 0.4902) && near(some.high, 0.9433), "{some:?}");
        let none = Interval::of(0, 20);
        assert!(none.low == 0.0 && near(none.high, 0.1611), "{none:?}");
        let all = Interval::of(20, 20);
        assert!(near(all.low, 0.8389) && all.high == 1.0, "{all:?}");
        let half = Interval::of(500, 1000);
        assert!(near(half.low, 0.4691) && near(half.high, 0.5309), "{half:?}");
        assert_eq!(Interval::of(0, 0), Interval { share: 0.0, low: 0.0, high: 1.0 });
        assert_eq!(Interval::of_sum(8.0, 10), some);
    }

    #[test]
    fn what_happened_once_is_not_said_to_happen_never() {
        let said = |hits, tries| Interval::of(hits, tries).percent();
        assert_eq!([said(0, 200), said(1, 200), said(2, 200), said(3, 200)], ["0", "<1", "1", "2"]);
        assert_eq!([said(300, 300), said(299, 300), said(150, 300)], ["100", ">99", "50"]);
    }

    #[test]
    fn sums_of_parts_are_the_sum_of_all_in_any_order() {
        let endless =
            Played { outcome: None, rounds: 9, answers: 7, failure: Some(Failure::Endless { rounds: 9, answers: 7 }) };
        let games = [
            (1, played(Outcome::Won, 3)),
            (2, played(Outcome::Lost, 5)),
            (3, endless),
            (4, played(Outcome::Stuck, 1)),
            (5, played(Outcome::Won, 5)),
        ];
        let sum = |games: &[(u64, Played)]| {
            let mut sum = Statistics::default();
            games.iter().for_each(|(seed, played)| sum.add(*seed, played));
            sum
        };
        let (whole, first, mut second) = (sum(&games), sum(&games[..2]), sum(&games[2..]));
        second.join(first);
        assert_eq!(second, whole);
        assert_eq!((whole.games, whole.won, whole.lost, whole.stuck, whole.failed), (5, 2, 1, 1, 1));
        assert_eq!(whole.rounds, [0, 1, 0, 1, 0, 2, 0, 0, 0, 1]);
        assert_eq!(whole.extreme_rounds(), (1, 9));
        let going: Vec<u64> = whole.still_going().iter().map(|share| (share * 5.0).round() as u64).collect();
        assert_eq!(going, [5, 5, 4, 4, 3, 3, 1, 1, 1, 1], "one in round 1, one in 3, two in 5, one in 9");
        assert!(Statistics::default().still_going().is_empty());
        assert!(near(whole.mean_rounds(), 4.6));
        assert_eq!(whole.answers, 47);
        assert_eq!(whole.defects[0].seed, 3);
        assert_eq!(whole.quickest, Some(QuickestWin { rounds: 3, seed: 1 }));
        assert!(near(whole.wins().share, 0.4));
    }

    #[test]
    fn speed_is_answers_by_time() {
        let mut sum = Statistics::default();
        assert!(near(sum.answers_per_second(), 0.0));
        sum.add(1, &played(Outcome::Won, 3));
        sum.elapsed = Duration::from_millis(500);
        assert!(near(sum.answers_per_second(), 20.0) && near(sum.games_per_second(), 2.0));
    }
}

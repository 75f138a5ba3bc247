//! Who fells Heroes in many games, where and in which round, and a game in which it can be seen.

use super::in_pairs;
use crate::house::lab::counts::{add, join};
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// A Hero who fell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Fall<By> {
    /// Who struck last; none for whatever else it was.
    pub by: Option<By>,
    /// The Zone, by its number in the dungeon.
    pub zone: usize,
}

/// Heroes who were felled by the same.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Felled {
    /// How many.
    pub falls: u64,
    /// By round of the game.
    pub in_round: Vec<u64>,
    /// By the number of the Zone in which they happened.
    pub in_zone: Vec<u64>,
}

impl Felled {
    /// In which round they fell on average.
    #[must_use]
    pub fn mean_round(&self) -> f64 {
        let sum: u64 = (0..).zip(&self.in_round).map(|(round, falls): (u64, _)| round * falls).sum();
        sum as f64 / self.falls.max(1) as f64
    }

    fn join(&mut self, other: &Self) {
        self.falls += other.falls;
        join(&mut self.in_round, &other.in_round);
        join(&mut self.in_zone, &other.in_zone);
    }
}

/// Who fells Heroes.
#[derive(Clone, Copy, Debug)]
pub struct Feller<'a, By> {
    /// Who; none where it was nobody's blow.
    pub by: Option<By>,
    /// Whom it felled, and when.
    pub felled: &'a Felled,
    /// Where most of them fell, by its number in the dungeon.
    pub zone: usize,
}

/// All falls of many games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound(serialize = "By: Serialize", deserialize = "By: Deserialize<'de> + Ord"))]
pub struct Falls<By> {
    /// By who struck last: the Heroes it felled.
    #[serde(with = "in_pairs")]
    pub felled_by: BTreeMap<Option<By>, Felled>,
    /// The first seed in whose game such a fall can be seen.
    #[serde(with = "in_pairs")]
    pub seen_in: BTreeMap<Fall<By>, u64>,
    /// By round: the first seed in whose game somebody falls in it. What was kept before that was counted says nothing of it.
    #[serde(default)]
    pub round_seen_in: BTreeMap<u16, u64>,
}

impl<By> Default for Falls<By> {
    fn default() -> Self {
        Self { felled_by: BTreeMap::new(), seen_in: BTreeMap::new(), round_seen_in: BTreeMap::new() }
    }
}

impl<By: Copy + Ord> Falls<By> {
    /// Somebody falls, in this round of the game of this seed.
    pub fn sees(&mut self, fall: Fall<By>, round: u16, seed: u64) {
        self.seen_in.entry(fall).or_insert(seed);
        self.round_seen_in.entry(round).or_insert(seed);
        let felled = self.felled_by.entry(fall.by).or_default();
        felled.falls += 1;
        add(&mut felled.in_round, usize::from(round), 1);
        add(&mut felled.in_zone, fall.zone, 1);
    }

    /// Those of other games come to them.
    pub fn join(&mut self, other: Self) {
        other.felled_by.iter().for_each(|(by, felled)| self.felled_by.entry(*by).or_default().join(felled));
        for (fall, seed) in other.seen_in {
            let first = self.seen_in.entry(fall).or_insert(seed);
            *first = seed.min(*first);
        }
        for (round, seed) in other.round_seen_in {
            let first = self.round_seen_in.entry(round).or_insert(seed);
            *first = seed.min(*first);
        }
    }

    /// Who fells Heroes, the worst first; of each the Zone where most of its victims fell.
    #[must_use]
    pub fn fellers<'f>(&'f self) -> Vec<Feller<'f, By>> {
        let feller = |(by, felled): (&Option<By>, &'f Felled)| {
            let worst = (0..).zip(&felled.in_zone).max_by_key(|(zone, falls)| (**falls, Reverse(*zone)));
            Feller { by: *by, felled, zone: worst.map_or(0, |(zone, _)| zone) }
        };
        let mut all: Vec<Feller<'f, By>> = self.felled_by.iter().map(feller).collect();
        all.sort_by_key(|feller| (Reverse(feller.felled.falls), feller.by));
        all
    }

    /// By round: how many Heroes fell in it.
    #[must_use]
    pub fn in_rounds(&self) -> Vec<u64> {
        let mut all = Vec::new();
        self.felled_by.values().for_each(|felled| join(&mut all, &felled.in_round));
        all
    }

    /// Zones in which Heroes fell, by their numbers, and how often; the worst first.
    #[must_use]
    pub fn by_zone(&self) -> Vec<(usize, u64)> {
        let mut all = Vec::new();
        self.felled_by.values().for_each(|felled| join(&mut all, &felled.in_zone));
        let mut places: Vec<(usize, u64)> = all.into_iter().enumerate().filter(|(_, falls)| *falls > 0).collect();
        places.sort_by_key(|(zone, falls)| (Reverse(*falls), *zone));
        places
    }

    /// Falls in all.
    #[must_use]
    pub fn all(&self) -> u64 {
        self.felled_by.values().map(|felled| felled.falls).sum()
    }

    /// A fall in this Zone, by this one if it matters by whom, and the first seed in whose game it can be seen.
    #[must_use]
    pub fn fall_at(&self, zone: usize, by: Option<Option<By>>) -> Option<(Fall<By>, u64)> {
        let is_it = |fall: &Fall<By>| fall.zone == zone && by.is_none_or(|by| by == fall.by);
        let falls = self.seen_in.iter().filter(|(fall, _)| is_it(fall));
        falls.min_by_key(|(_, seed)| **seed).map(|(fall, seed)| (*fall, *seed))
    }

    /// Could they have been seen where there are so many Zones, where no number is greater than this one, and where `is_one` says who
    /// can fell Heroes?
    #[must_use]
    pub fn could_be(&self, zones: usize, most: u64, is_one: impl Fn(By) -> bool) -> bool {
        let counts =
            |counts: &[u64], length: usize| counts.len() <= length && counts.iter().all(|count| *count <= most);
        self.seen_in.keys().all(|fall| fall.zone < zones && fall.by.is_none_or(&is_one))
            && self.round_seen_in.keys().all(|round| u64::from(*round) <= most)
            && self.felled_by.iter().all(|(by, felled)| {
                by.is_none_or(&is_one)
                    && felled.falls <= most
                    && counts(&felled.in_round, most as usize)
                    && counts(&felled.in_zone, zones)
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn falls(seen: &[(Option<char>, usize, u16, u64)]) -> Falls<char> {
        let mut falls = Falls::default();
        seen.iter().for_each(|(by, zone, round, seed)| falls.sees(Fall { by: *by, zone: *zone }, *round, *seed));
        falls
    }

    #[test]
    fn the_worst_comes_first_with_where_and_when_and_a_game_that_shows_it() {
        let seen =
            [(Some('a'), 1, 2, 7), (Some('b'), 3, 4, 5), (Some('b'), 3, 6, 9), (Some('b'), 0, 5, 9), (None, 1, 9, 3)];
        let falls = falls(&seen);
        let told: Vec<_> = falls.fellers().iter().map(|one| (one.by, one.felled.falls, one.zone)).collect();
        assert_eq!(told, [(Some('b'), 3, 3), (None, 1, 1), (Some('a'), 1, 1)]);
        assert!((falls.fellers()[0].felled.mean_round() - 5.0).abs() < 1e-9);
        assert_eq!((falls.in_rounds(), falls.all()), (vec![0, 0, 1, 0, 1, 1, 1, 0, 0, 1], 5));
        assert_eq!(falls.by_zone(), [(1, 2), (3, 2), (0, 1)]);
        assert_eq!(falls.fall_at(1, None), Some((Fall { by: None, zone: 1 }, 3)));
        assert_eq!(falls.fall_at(1, Some(Some('a'))), Some((Fall { by: Some('a'), zone: 1 }, 7)));
        assert_eq!(falls.fall_at(2, None), None);
        assert_eq!(falls.round_seen_in, BTreeMap::from([(2, 7), (4, 5), (5, 9), (6, 9), (9, 3)]));
    }

    #[test]
    fn parts_are_the_whole_in_any_order_and_what_cannot_be_is_seen() {
        let (one, other) = ([(Some('a'), 1, 2, 7)], [(Some('a'), 1, 3, 4), (None, 2, 1, 9)]);
        let (mut whole, mut turned) = (falls(&one), falls(&other));
        whole.join(falls(&other));
        turned.join(falls(&one));
        assert_eq!(whole, turned);
        let again = falls(&[(None, 2, 2, 1)]);
        turned.join(again);
        assert_eq!(turned.round_seen_in, BTreeMap::from([(1, 9), (2, 1), (3, 4)]));
        assert_eq!(whole.fall_at(1, None), Some((Fall { by: Some('a'), zone: 1 }, 4)));
        assert!(whole.could_be(3, 9, |by| by == 'a'));
        assert!(
            !whole.could_be(2, 9, |by| by == 'a')
                && !whole.could_be(3, 1, |_| true)
                && !whole.could_be(3, 9, |_| false)
        );
    }
}

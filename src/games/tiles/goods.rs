//! What came to somebody's hand in many games, and whether he did anything with it: cards that were never worn or used, Skills that nobody
//! took or that nobody used. Equal cards are one: it stands at the first of them.

use super::in_pairs;
use crate::house::lab::counts::{add, join};
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// What became of a Skill.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Learned {
    /// Games in which somebody of its Class played.
    pub sat: u64,
    /// Games in which somebody took it.
    pub bought: u64,
    /// Games in which it was used, or works by itself.
    pub used: u64,
}

/// How far somebody came with a Skill in one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Deed {
    /// Somebody of its Class played.
    Sat,
    /// Somebody took it.
    Bought,
    /// It was used, or works by itself.
    Used,
}

/// Counted over many games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound(serialize = "Skill: Serialize", deserialize = "Skill: Deserialize<'de> + Ord"))]
pub struct Goods<Skill> {
    /// By card: games in which it came to somebody's hand.
    pub came: Vec<u64>,
    /// By card: games in which it was worn or used.
    pub used: Vec<u64>,
    /// What became of each Skill.
    #[serde(with = "in_pairs")]
    pub skills: BTreeMap<Skill, Learned>,
    #[serde(skip)]
    now: Now,
}

/// The game that is being played, by card.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Now {
    came: Vec<bool>,
    used: Vec<bool>,
}

impl<Skill> Default for Goods<Skill> {
    fn default() -> Self {
        Self { came: Vec::new(), used: Vec::new(), skills: BTreeMap::new(), now: Now::default() }
    }
}

/// What was never used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unused<Card, Skill> {
    /// Cards that somebody had, and in no game wore or used; those that came most often first.
    pub cards: Vec<Card>,
    /// Cards that nobody ever had.
    pub unseen: Vec<Card>,
    /// Skills that were taken and never used.
    pub skills: Vec<Skill>,
    /// Skills that nobody took although somebody could.
    pub unlearned: Vec<Skill>,
}

impl<Card, Skill> Default for Unused<Card, Skill> {
    fn default() -> Self {
        Self { cards: Vec::new(), unseen: Vec::new(), skills: Vec::new(), unlearned: Vec::new() }
    }
}

impl<Card, Skill> Unused<Card, Skill> {
    /// Is there nothing to be told?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty() && self.unseen.is_empty() && self.skills.is_empty() && self.unlearned.is_empty()
    }
}

/// Marks a place of a list.
pub fn mark(seen: &mut Vec<bool>, place: usize) {
    if seen.len() <= place {
        seen.resize(place + 1, false);
    }
    seen[place] = true;
}

/// Is a place of a list marked?
#[must_use]
pub fn is_marked(seen: &[bool], place: usize) -> bool {
    seen.get(place).copied().unwrap_or(false)
}

impl<Skill: Copy + Ord> Goods<Skill> {
    /// A game begins.
    pub fn begins(&mut self) {
        self.now = Now::default();
    }

    /// A card comes to somebody's hand.
    pub fn comes(&mut self, card: usize) {
        mark(&mut self.now.came, card);
    }

    /// It is worn or used.
    pub fn is_used(&mut self, card: usize) {
        mark(&mut self.now.used, card);
    }

    /// The game is over. `first_of` is the first card that is equal to one, `works` says of which cards each is used as soon as somebody
    /// has it; `skills` are those of all Classes that played.
    pub fn ends(
        &mut self,
        first_of: impl Fn(usize) -> usize,
        works: impl Fn(usize) -> bool,
        skills: impl IntoIterator<Item = (Skill, Deed)>,
    ) {
        let now = std::mem::take(&mut self.now);
        let (mut came, mut used) = (Vec::new(), Vec::new());
        for card in (0..now.came.len()).filter(|card| is_marked(&now.came, *card)) {
            let first = first_of(card);
            mark(&mut came, first);
            if works(card) || is_marked(&now.used, card) {
                mark(&mut used, first);
            }
        }
        for (counts, seen) in [(&mut self.came, &came), (&mut self.used, &used)] {
            seen.iter().enumerate().for_each(|(card, seen)| add(counts, card, u64::from(*seen)));
        }
        for (skill, deed) in skills {
            let learned = self.skills.entry(skill).or_default();
            learned.sat += 1;
            learned.bought += u64::from(deed >= Deed::Bought);
            learned.used += u64::from(deed == Deed::Used);
        }
    }

    /// What was counted in other games comes to it.
    pub fn join(&mut self, other: &Self) {
        join(&mut self.came, &other.came);
        join(&mut self.used, &other.used);
        for (skill, theirs) in &other.skills {
            let mine = self.skills.entry(*skill).or_default();
            mine.sat += theirs.sat;
            mine.bought += theirs.bought;
            mine.used += theirs.used;
        }
        self.now = Now::default();
    }

    /// What was never used in any of these games, and what never came, of these cards with their places, of equal ones the first. Without
    /// a game nothing is claimed.
    #[must_use]
    pub fn unused<Card: Copy>(&self, cards: impl Iterator<Item = (Card, usize)>) -> Unused<Card, Skill> {
        let mut unused = Unused::default();
        if self.skills.is_empty() {
            return unused;
        }
        let count = |counts: &[u64], card: usize| counts.get(card).copied().unwrap_or(0);
        let mut never = Vec::new();
        for (card, place) in cards {
            match (count(&self.came, place), count(&self.used, place)) {
                (0, _) => unused.unseen.push(card),
                (came, 0) => never.push((Reverse(came), place, card)),
                _ => {}
            }
        }
        never.sort_by_key(|(came, place, _)| (*came, *place));
        unused.cards = never.into_iter().map(|(.., card)| card).collect();
        for (skill, learned) in &self.skills {
            match (learned.bought, learned.used) {
                (0, _) => unused.unlearned.push(*skill),
                (_, 0) => unused.skills.push(*skill),
                _ => {}
            }
        }
        unused
    }

    /// Could it have been seen in so many games with so many cards, where `is_one` says which Skills there are?
    #[must_use]
    pub fn could_be(&self, cards: usize, games: u64, is_one: impl Fn(Skill) -> bool) -> bool {
        let counts = |counts: &[u64]| counts.len() <= cards && counts.iter().all(|count| *count <= games);
        counts(&self.came)
            && counts(&self.used)
            && self.skills.iter().all(|(skill, learned)| {
                is_one(*skill)
                    && learned.sat <= games
                    && learned.bought <= learned.sat
                    && learned.used <= learned.bought
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Cards 0 and 1 are equal, 4 works by itself.
    fn game(goods: &mut Goods<char>, came: &[usize], used: &[usize], skills: &[(char, Deed)]) {
        goods.begins();
        came.iter().for_each(|card| goods.comes(*card));
        used.iter().for_each(|card| goods.is_used(*card));
        goods.ends(|card| if card == 1 { 0 } else { card }, |card| card == 4, skills.iter().copied());
    }

    #[test]
    fn each_card_and_each_skill_is_in_one_list_at_most() {
        let mut goods = Goods::default();
        let cards = || [0, 2, 3, 4, 5].into_iter().map(|card| (card, card));
        assert!(goods.unused(cards()).is_empty(), "nothing is claimed without a game");
        game(&mut goods, &[1, 2, 4], &[1], &[('a', Deed::Used), ('b', Deed::Bought), ('c', Deed::Sat)]);
        game(&mut goods, &[2, 5], &[], &[('a', Deed::Sat), ('b', Deed::Sat), ('c', Deed::Sat)]);
        let unused = goods.unused(cards());
        assert_eq!((unused.cards, unused.unseen), (vec![2, 5], vec![3]), "2 came more often than 5");
        assert_eq!((unused.skills, unused.unlearned), (vec!['b'], vec!['c']));
        let mut twice = goods.clone();
        twice.join(&goods);
        assert_eq!((twice.came[0], twice.skills[&'a'].sat, twice.skills[&'a'].used), (2, 4, 2));
        assert!(goods.could_be(6, 2, |_| true));
        assert!(!goods.could_be(5, 2, |_| true) && !goods.could_be(6, 1, |_| true) && !goods.could_be(6, 2, |_| false));
    }
}

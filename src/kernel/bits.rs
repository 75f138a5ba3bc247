//! A set of small numbers that is copied with the state.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{Error as _, SeqAccess, Visitor};
use serde::ser::SerializeSeq as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

const WORD: usize = u64::BITS as usize;

/// A set of numbers below `64 * W`. Numbers out of range are never members.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bits<const W: usize>([u64; W]);

impl<const W: usize> Bits<W> {
    /// Every member is below this number.
    pub const LIMIT: usize = W * WORD;

    /// The empty set.
    pub const fn new() -> Self {
        Self([0; W])
    }

    /// All numbers below `count`, as far as they are in range.
    pub fn below(count: usize) -> Self {
        let mut words = [0; W];
        for (index, word) in words.iter_mut().enumerate() {
            let wanted = count.saturating_sub(index * WORD).min(WORD);
            *word = if wanted == WORD { u64::MAX } else { (1 << wanted) - 1 };
        }
        Self(words)
    }

    /// Whether `number` is a member.
    pub fn contains(&self, number: usize) -> bool {
        self.0.get(number / WORD).is_some_and(|word| word >> (number % WORD) & 1 == 1)
    }

    /// Adds a member; `false` when it was one already or is out of range.
    pub fn insert(&mut self, number: usize) -> bool {
        let Some(word) = self.0.get_mut(number / WORD) else {
            return false;
        };
        let before = *word;
        *word |= 1 << (number % WORD);
        *word != before
    }

    /// Takes a member out; `false` when it was none.
    pub fn remove(&mut self, number: usize) -> bool {
        let Some(word) = self.0.get_mut(number / WORD) else {
            return false;
        };
        let before = *word;
        *word &= !(1 << (number % WORD));
        *word != before
    }

    /// Whether there is no member.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|word| *word == 0)
    }

    /// How many members there are.
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Takes all members out.
    pub fn clear(&mut self) {
        self.0 = [0; W];
    }

    /// The smallest member.
    pub fn first(&self) -> Option<usize> {
        self.iter().next()
    }

    /// The members, ascending.
    pub fn iter(&self) -> BitsIter<W> {
        BitsIter { words: self.0, index: 0 }
    }

    /// The member with `n` smaller ones; for fair samples.
    pub fn nth(&self, n: usize) -> Option<usize> {
        let mut left = n;
        for (index, word) in self.0.iter().enumerate() {
            let here = word.count_ones() as usize;
            if left < here {
                return Some(index * WORD + nth_in_word(*word, left as u32));
            }
            left -= here;
        }
        None
    }

    /// Members of either set.
    pub fn union(&self, other: &Self) -> Self {
        self.combine(other, |mine, theirs| mine | theirs)
    }

    /// Members of both sets.
    pub fn intersection(&self, other: &Self) -> Self {
        self.combine(other, |mine, theirs| mine & theirs)
    }

    /// Members of this set that are not in the other one.
    pub fn difference(&self, other: &Self) -> Self {
        self.combine(other, |mine, theirs| mine & !theirs)
    }

    fn combine(&self, other: &Self, rule: impl Fn(u64, u64) -> u64) -> Self {
        let mut words = self.0;
        for (mine, theirs) in words.iter_mut().zip(other.0) {
            *mine = rule(*mine, theirs);
        }
        Self(words)
    }
}

/// Halves the word until the bit with `left` lower ones is alone; the word holds more than `left` ones.
fn nth_in_word(mut word: u64, mut left: u32) -> usize {
    let mut position = 0;
    let mut width = u64::BITS / 2;
    while width > 0 {
        let low = word & ((1 << width) - 1);
        let ones = low.count_ones();
        if left < ones {
            word = low;
        } else {
            left -= ones;
            word >>= width;
            position += width as usize;
        }
        width /= 2;
    }
    position
}

/// The members of a [`Bits`], ascending.
#[derive(Clone, Debug)]
pub struct BitsIter<const W: usize> {
    words: [u64; W],
    index: usize,
}

impl<const W: usize> Iterator for BitsIter<W> {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        loop {
            let word = self.words.get_mut(self.index)?;
            if *word != 0 {
                let bit = word.trailing_zeros() as usize;
                *word &= *word - 1;
                return Some(self.index * WORD + bit);
            }
            self.index += 1;
        }
    }
}

impl<const W: usize> IntoIterator for &Bits<W> {
    type Item = usize;
    type IntoIter = BitsIter<W>;

    fn into_iter(self) -> BitsIter<W> {
        self.iter()
    }
}

impl<const W: usize> FromIterator<usize> for Bits<W> {
    /// Ignores numbers out of range.
    fn from_iter<I: IntoIterator<Item = usize>>(numbers: I) -> Self {
        let mut bits = Self::new();
        for number in numbers {
            bits.insert(number);
        }
        bits
    }
}

impl<const W: usize> Default for Bits<W> {
    fn default() -> Self {
        Self::new()
    }
}

impl<const W: usize> fmt::Debug for Bits<W> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_set().entries(self).finish()
    }
}

impl<const W: usize> Serialize for Bits<W> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut sequence = serializer.serialize_seq(Some(self.len()))?;
        for number in self {
            sequence.serialize_element(&(number as u32))?;
        }
        sequence.end()
    }
}

impl<'de, const W: usize> Deserialize<'de> for Bits<W> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_seq(BitsVisitor(PhantomData))
    }
}

struct BitsVisitor<const W: usize>(PhantomData<Bits<W>>);

impl<'de, const W: usize> Visitor<'de> for BitsVisitor<W> {
    type Value = Bits<W>;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "different numbers below {}", Bits::<W>::LIMIT)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut sequence: A) -> Result<Self::Value, A::Error> {
        let mut bits = Bits::new();
        while let Some(number) = sequence.next_element::<u32>()? {
            if !bits.insert(number as usize) {
                return Err(A::Error::custom(format_args!(
                    "{number} is out of range or listed twice, expected {}",
                    &self as &dyn serde::de::Expected
                )));
            }
        }
        Ok(bits)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::*;

    #[test]
    fn numbers_out_of_range_are_never_members() {
        let mut bits = Bits::<1>::new();
        assert!(!bits.insert(64));
        assert!(!bits.contains(64));
        assert!(!bits.remove(64));
        assert!(bits.is_empty());
        assert!(bits.insert(63));
        assert_eq!(bits.first(), Some(63));
    }

    #[test]
    fn below_fills_whole_and_part_words() {
        assert_eq!(Bits::<2>::below(0).len(), 0);
        assert_eq!(Bits::<2>::below(64).iter().last(), Some(63));
        assert_eq!(Bits::<2>::below(65).len(), 65);
        assert_eq!(Bits::<2>::below(1000).len(), 128);
    }

    #[test]
    fn it_is_written_as_its_members_and_nonsense_is_refused() {
        let bits: Bits<2> = [70, 3].into_iter().collect();
        assert_eq!(serde_json::to_string(&bits).unwrap(), "[3,70]");
        assert_eq!(serde_json::from_str::<Bits<2>>("[70,3]").unwrap(), bits);
        assert!(serde_json::from_str::<Bits<2>>("[128]").is_err());
        assert!(serde_json::from_str::<Bits<2>>("[3,3]").is_err());
        assert_eq!(format!("{bits:?}"), "{3, 70}");
    }

    proptest! {
        #[test]
        fn it_behaves_like_a_sorted_set(
            first in prop::collection::btree_set(0_usize..256, 0..60),
            second in prop::collection::btree_set(0_usize..256, 0..60),
            absent in 0_usize..300,
        ) {
            let mut one: Bits<4> = first.iter().copied().collect();
            let two: Bits<4> = second.iter().copied().collect();
            let members = |bits: Bits<4>| bits.iter().collect::<Vec<_>>();
            prop_assert_eq!(one.len(), first.len());
            for (n, number) in first.iter().enumerate() {
                prop_assert_eq!(one.nth(n), Some(*number));
            }
            prop_assert_eq!(one.nth(first.len()), None);
            prop_assert_eq!(members(one.union(&two)), first.union(&second).copied().collect::<Vec<_>>());
            prop_assert_eq!(members(one.intersection(&two)), first.intersection(&second).copied().collect::<Vec<_>>());
            prop_assert_eq!(members(one.difference(&two)), first.difference(&second).copied().collect::<Vec<_>>());
            let mut model: BTreeSet<usize> = first;
            prop_assert_eq!(one.contains(absent), model.contains(&absent));
            prop_assert_eq!(one.remove(absent), model.remove(&absent));
            prop_assert_eq!(members(one), model.into_iter().collect::<Vec<_>>());
        }
    }
}

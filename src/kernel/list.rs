//! A short list of fixed capacity that lives inside the state and is copied with it.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::ops::{Deref, DerefMut};

use serde::de::{Error as _, SeqAccess, Visitor};
use serde::ser::SerializeSeq as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// At most `N` values in a fixed place. Unused slots always hold the default, so equal lists are equal byte by byte.
#[derive(Copy, Clone)]
pub struct List<T: Copy + Default, const N: usize> {
    len: u16,
    items: [T; N],
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// An empty list.
    pub fn new() -> Self {
        const { assert!(N <= u16::MAX as usize) };
        Self { len: 0, items: [T::default(); N] }
    }

    /// How many values fit.
    pub const fn capacity(&self) -> usize {
        N
    }

    /// Whether no further value fits.
    pub fn is_full(&self) -> bool {
        self.used() == N
    }

    /// Appends a value; `false` (and no change) when the list is full.
    pub fn push(&mut self, value: T) -> bool {
        let Some(slot) = self.items.get_mut(usize::from(self.len)) else {
            return false;
        };
        *slot = value;
        self.len += 1;
        true
    }

    /// Puts a value at `index`, later ones move up; `false` (and no change) when full or beyond the end.
    pub fn insert(&mut self, index: usize, value: T) -> bool {
        let used = self.used();
        if used == N || index > used {
            return false;
        }
        self.items.copy_within(index..used, index + 1);
        self.items[index] = value;
        self.len += 1;
        true
    }

    /// Takes the last value off.
    pub fn pop(&mut self) -> Option<T> {
        let last = self.used().checked_sub(1)?;
        self.remove(last)
    }

    /// Takes the value at `index` out; the order of the others stays.
    pub fn remove(&mut self, index: usize) -> Option<T> {
        let used = self.used();
        if index >= used {
            return None;
        }
        let value = self.items[index];
        self.items.copy_within(index + 1..used, index);
        self.items[used - 1] = T::default();
        self.len -= 1;
        Some(value)
    }

    /// Empties the list.
    pub fn clear(&mut self) {
        let used = self.used();
        self.items[..used].fill(T::default());
        self.len = 0;
    }

    /// Keeps only the values that `keep` accepts, in their order.
    pub fn retain(&mut self, mut keep: impl FnMut(&T) -> bool) {
        let used = self.used();
        let mut kept = 0;
        for index in 0..used {
            let value = self.items[index];
            if keep(&value) {
                self.items[kept] = value;
                kept += 1;
            }
        }
        self.items[kept..used].fill(T::default());
        self.len = kept as u16;
    }

    /// Keeps each value once, where it stands first.
    pub fn keep_different(&mut self)
    where
        T: PartialEq,
    {
        let mut seen = Self::new();
        self.retain(|value| !seen.contains(value) && seen.push(*value));
    }

    fn used(&self) -> usize {
        usize::from(self.len)
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T: Copy + Default, const N: usize> Deref for List<T, N> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T: Copy + Default, const N: usize> DerefMut for List<T, N> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }
}

impl<T: Copy + Default + PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Copy + Default + Eq, const N: usize> Eq for List<T, N> {}

impl<T: Copy + Default + Hash, const N: usize> Hash for List<T, N> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        (**self).hash(hasher);
    }
}

impl<T: Copy + Default + fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&**self, formatter)
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    /// Takes the first `N` values and ignores the surplus.
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> Self {
        let mut list = Self::new();
        for (slot, value) in list.items.iter_mut().zip(values) {
            *slot = value;
            list.len += 1;
        }
        list
    }
}

impl<'a, T: Copy + Default, const N: usize> IntoIterator for &'a List<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T: Copy + Default + Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut sequence = serializer.serialize_seq(Some(self.len()))?;
        for value in self {
            sequence.serialize_element(value)?;
        }
        sequence.end()
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_seq(ListVisitor(PhantomData))
    }
}

struct ListVisitor<T, const N: usize>(PhantomData<T>);

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Visitor<'de> for ListVisitor<T, N> {
    type Value = List<T, N>;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "at most {N} values")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut sequence: A) -> Result<Self::Value, A::Error> {
        let mut list = List::new();
        while let Some(value) = sequence.next_element()? {
            if !list.push(value) {
                return Err(A::Error::invalid_length(N + 1, &self));
            }
        }
        Ok(list)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn list(values: &[u8]) -> List<u8, 4> {
        values.iter().copied().collect()
    }

    #[test]
    fn a_full_list_refuses_and_stays_as_it_was() {
        let mut full = list(&[1, 2, 3, 4]);
        assert!(!full.push(5));
        assert!(!full.insert(0, 5));
        assert!(full.is_full());
        assert_eq!(full, list(&[1, 2, 3, 4]));
    }

    #[test]
    fn insert_and_remove_keep_the_order_of_the_others() {
        let mut some = list(&[1, 3]);
        assert!(some.insert(1, 2));
        assert!(!some.insert(9, 2));
        assert_eq!(&some[..], &[1, 2, 3]);
        assert_eq!(some.remove(0), Some(1));
        assert_eq!(some.remove(5), None);
        assert_eq!(&some[..], &[2, 3]);
        assert_eq!(some.pop(), Some(3));
        assert_eq!(some.pop(), Some(2));
        assert_eq!(some.pop(), None);
    }

    #[test]
    fn surplus_values_are_ignored_when_collecting_but_refused_when_reading() {
        assert_eq!(list(&[1, 2, 3, 4, 5]), list(&[1, 2, 3, 4]));
        assert!(serde_json::from_str::<List<u8, 4>>("[1,2,3,4,5]").is_err());
        assert_eq!(serde_json::from_str::<List<u8, 4>>("[1,2]").unwrap(), list(&[1, 2]));
        assert_eq!(serde_json::to_string(&list(&[1, 2])).unwrap(), "[1,2]");
    }

    #[test]
    fn it_prints_like_a_slice() {
        assert_eq!(format!("{:?}", list(&[1, 2])), "[1, 2]");
    }

    proptest! {
        #[test]
        fn it_behaves_like_a_vector_and_leaves_no_rest_behind(
            steps in prop::collection::vec((0_u8..6, 0_usize..6, 1_u8..9), 0..40),
        ) {
            let mut model: Vec<u8> = Vec::new();
            let mut tested = List::<u8, 4>::new();
            for (step, index, value) in steps {
                match step {
                    0 => prop_assert_eq!(tested.pop(), model.pop()),
                    1 => {
                        let expected = (index < model.len()).then(|| model.remove(index));
                        prop_assert_eq!(tested.remove(index), expected);
                    }
                    2 => {
                        let fits = model.len() < 4 && index <= model.len();
                        if fits {
                            model.insert(index, value);
                        }
                        prop_assert_eq!(tested.insert(index, value), fits);
                    }
                    3 => {
                        tested.retain(|kept| *kept != value);
                        model.retain(|kept| *kept != value);
                    }
                    _ => {
                        if model.len() < 4 {
                            model.push(value);
                        }
                        let _ = tested.push(value);
                    }
                }
                prop_assert_eq!(&tested[..], &model[..]);
                prop_assert!(tested.items[tested.len()..].iter().all(|rest| *rest == 0));
            }
        }
    }
}

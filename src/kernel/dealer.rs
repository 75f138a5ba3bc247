//! Seeded chance: the k-th draw is a pure function of seed, salt and k, so a dealer is three numbers in a save.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng as _};
use serde::{Deserialize, Serialize};

/// Deals random numbers. Two dealers with the same three numbers deal the same from here on.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Dealer {
    /// What the game was started with.
    pub seed: u64,
    /// How many words have been used up.
    pub draws: u64,
    /// Which of the independent streams of the seed this is.
    pub salt: u32,
}

impl Dealer {
    /// A dealer at the start of the main stream of a seed.
    pub const fn new(seed: u64) -> Self {
        Self { seed, draws: 0, salt: 0 }
    }

    /// The start of another stream of the same seed, independent of this one.
    pub const fn branch(&self, salt: u32) -> Self {
        Self { seed: self.seed, draws: 0, salt }
    }

    /// A number below `n`, each equally likely; 0 when `n` is 0.
    pub fn pick(&mut self, n: u32) -> u32 {
        pick_from(&mut self.draws, n, |position| {
            let mut generator = generator(self.seed, self.salt);
            generator.set_word_pos(u128::from(position));
            generator.next_u32()
        })
    }
}

fn generator(seed: u64, salt: u32) -> ChaCha8Rng {
    let mut key = [0; 32];
    key[..8].copy_from_slice(&seed.to_le_bytes());
    let mut generator = ChaCha8Rng::from_seed(key);
    generator.set_stream(u64::from(salt));
    generator
}

/// Lemire's method: scale a word to `0..n` and reject the few words that would favour some results.
fn pick_from(draws: &mut u64, n: u32, mut word_at: impl FnMut(u64) -> u32) -> u32 {
    let bound = u64::from(n.max(1));
    let unfair = ((1 << 32) - bound) % bound;
    loop {
        let scaled = u64::from(word_at(*draws)) * bound;
        *draws = draws.wrapping_add(1);
        if u64::from(scaled as u32) >= unfair {
            return (scaled >> 32) as u32;
        }
    }
}

const CACHED_WORDS: usize = 64;

/// The same numbers as a [`Dealer`] deals, several times faster: it keeps the words of one stretch. Never saved.
#[derive(Clone, Debug)]
pub struct Stream {
    dealer: Dealer,
    start: Option<u64>,
    words: [u32; CACHED_WORDS],
}

impl Stream {
    /// A stream that goes on where the dealer stands.
    pub fn new(dealer: Dealer) -> Self {
        Self { dealer, start: None, words: [0; CACHED_WORDS] }
    }

    /// Where the stream stands, to be kept.
    pub fn dealer(&self) -> Dealer {
        self.dealer
    }

    /// As [`Dealer::pick`].
    pub fn pick(&mut self, n: u32) -> u32 {
        let Self { dealer, start, words } = self;
        let (seed, salt) = (dealer.seed, dealer.salt);
        pick_from(&mut dealer.draws, n, |position| {
            let offset = position % CACHED_WORDS as u64;
            if *start != Some(position - offset) {
                let mut generator = generator(seed, salt);
                generator.set_word_pos(u128::from(position - offset));
                words.fill_with(|| generator.next_u32());
                *start = Some(position - offset);
            }
            words[offset as usize]
        })
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn the_first_numbers_of_a_seed_never_change() {
        let mut dealer = Dealer::new(2026);
        let first: Vec<u32> = (0..12).map(|_| dealer.pick(6)).collect();
        assert_eq!(first, GOLDEN_SIXES);
        let mut other = dealer.branch(7);
        let second: Vec<u32> = (0..4).map(|_| other.pick(1_000_000)).collect();
        assert_eq!(second, GOLDEN_MILLIONS);
    }

    const GOLDEN_SIXES: [u32; 12] = [4, 4, 2, 5, 5, 4, 2, 1, 5, 0, 1, 1];
    const GOLDEN_MILLIONS: [u32; 4] = [183_147, 941_345, 743_298, 341_952];

    #[test]
    fn every_result_is_equally_likely() {
        let mut stream = Stream::new(Dealer::new(1));
        let mut counts = [0_i32; 6];
        for _ in 0..60_000 {
            counts[stream.pick(6) as usize] += 1;
        }
        assert!(counts.iter().all(|count| (count - 10_000).abs() < 500), "{counts:?}");
    }

    #[test]
    fn words_that_would_favour_some_results_are_rejected_and_counted() {
        // With 3 results one word of 2^32 is unfair: 0. With 2^31 + 1 results nearly every second word is.
        let mut draws = 0;
        assert_eq!(pick_from(&mut draws, 3, |position| if position == 0 { 0 } else { u32::MAX }), 2);
        assert_eq!(draws, 2);
        let mut dealer = Dealer::new(5);
        for _ in 0..200 {
            assert!(dealer.pick((1 << 31) + 1) <= 1 << 31);
        }
        assert!(dealer.draws > 300, "{}", dealer.draws);
    }

    #[test]
    fn a_choice_of_one_or_none_is_zero() {
        let mut dealer = Dealer::new(9);
        assert_eq!((dealer.pick(1), dealer.pick(0), dealer.draws), (0, 0, 2));
    }

    proptest! {
        #[test]
        fn a_stream_deals_what_its_dealer_would(
            seed in any::<u64>(), draws in prop_oneof![0..1000_u64, any::<u64>()], salt in any::<u32>(),
        ) {
            let mut dealer = Dealer { seed, draws, salt };
            let mut stream = Stream::new(dealer);
            for n in 1..80 {
                prop_assert_eq!(stream.pick(n), dealer.pick(n));
            }
            prop_assert_eq!(stream.dealer(), dealer);
        }
    }
}

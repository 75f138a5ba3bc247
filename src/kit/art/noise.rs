//! Repeatable irregularity: the same place always gets the same stones.

/// A little generator for looks only; it has nothing to do with the game's dice.
#[derive(Clone, Copy, Debug)]
pub struct Noise {
    state: u64,
}

impl Noise {
    /// Irregularity that depends on the seed alone.
    pub fn new(seed: u64) -> Self {
        Self { state: seed ^ 0x5DEE_CE66_D1CE_4E5B }
    }

    /// The next raw number (splitmix64).
    pub fn draw(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number in `0.0..1.0`.
    pub fn part(&mut self) -> f32 {
        (self.draw() >> 40) as f32 / (1_u64 << 24) as f32
    }

    /// A number in `-reach..reach`.
    pub fn around_zero(&mut self, reach: f32) -> f32 {
        (self.part() * 2.0 - 1.0) * reach
    }

    /// A whole number in `0..below`; 0 when there is nothing to choose from.
    pub fn below(&mut self, below: usize) -> usize {
        if below == 0 { 0 } else { (self.draw() % below as u64) as usize }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_gives_the_same_stones() {
        let take = |seed| {
            let mut noise = Noise::new(seed);
            [noise.draw(), noise.draw(), noise.draw()]
        };
        assert_eq!(take(7), take(7));
        assert_ne!(take(7), take(8));
    }

    #[test]
    fn parts_stay_within_their_bounds() {
        let mut noise = Noise::new(1);
        for _ in 0..1000 {
            assert!((0.0..1.0).contains(&noise.part()));
            assert!(noise.around_zero(0.2).abs() <= 0.2);
            assert!(noise.below(3) < 3);
        }
        assert_eq!(noise.below(0), 0);
    }
}

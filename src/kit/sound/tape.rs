//! What sounds are put together from: a tape on which voices are laid, noise, filters, envelopes. Nothing here knows what is heard.

use std::f32::consts::TAU;

/// Samples a second.
pub(crate) const RATE: u32 = 48_000;

/// White noise from a seed; the same seed is the same noise everywhere.
pub(crate) struct Noise(u32);

impl Noise {
    pub(crate) fn new(seed: u32) -> Self {
        // Neighbouring seeds must not sound alike, and nothing comes of zero.
        Self(seed.wrapping_mul(0x9E37_79B9) ^ 0x85EB_CA6B | 1)
    }

    /// From −1 to 1.
    pub(crate) fn next(&mut self) -> f32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        self.0 as f32 / (u32::MAX / 2) as f32 - 1.0
    }

    /// Between two numbers.
    pub(crate) fn between(&mut self, least: f32, most: f32) -> f32 {
        least + (self.next() + 1.0) / 2.0 * (most - least)
    }
}

/// Something that rings at one pitch when it is struck: two poles.
pub(crate) struct Ring {
    feed: f32,
    back: [f32; 2],
    last: [f32; 2],
}

impl Ring {
    /// It rings at `pitch` (Hz) and falls to a third in `seconds`.
    pub(crate) fn new(pitch: f32, seconds: f32) -> Self {
        let mut ring = Self { feed: 0.0, back: [0.0; 2], last: [0.0; 2] };
        ring.tune(pitch, seconds);
        ring
    }

    /// From now on another pitch.
    pub(crate) fn tune(&mut self, pitch: f32, seconds: f32) {
        let radius = (-1.0 / (seconds * RATE as f32)).exp();
        let turn = TAU * pitch / RATE as f32;
        self.feed = (1.0 - radius * radius) * turn.sin().abs().max(0.01);
        self.back = [2.0 * radius * turn.cos(), -radius * radius];
    }

    /// What is heard of it when this goes in.
    pub(crate) fn next(&mut self, input: f32) -> f32 {
        let out = self.feed * input + self.back[0] * self.last[0] + self.back[1] * self.last[1];
        self.last = [out, self.last[0]];
        out
    }
}

/// Lets through what is lower than a pitch: one pole.
pub(crate) struct Low {
    share: f32,
    last: f32,
}

impl Low {
    pub(crate) fn new(pitch: f32) -> Self {
        Self { share: 1.0 - (-TAU * pitch / RATE as f32).exp(), last: 0.0 }
    }

    pub(crate) fn next(&mut self, input: f32) -> f32 {
        self.last += self.share * (input - self.last);
        self.last
    }
}

/// There at once, gone to a third after `seconds`.
pub(crate) fn decay(at: f32, seconds: f32) -> f32 {
    // Half a millisecond up: nothing begins with a jump.
    (at * 2_000.0).min(1.0) * (-at / seconds).exp()
}

/// Swells and goes again within `seconds`; loudest at the share `peak` of them.
pub(crate) fn swell(at: f32, seconds: f32, peak: f32) -> f32 {
    let share = (at / seconds).clamp(0.0, 1.0);
    let side = if share < peak { share / peak } else { (1.0 - share) / (1.0 - peak) };
    let smooth = side * side * (3.0 - 2.0 * side);
    smooth.max(0.0)
}

/// A pure tone whose pitch may glide: it remembers where in its turn it is.
#[derive(Default)]
pub(crate) struct Tone(f32);

impl Tone {
    pub(crate) fn next(&mut self, pitch: f32) -> f32 {
        self.0 = (self.0 + pitch / RATE as f32).fract();
        (self.0 * TAU).sin()
    }
}

/// A stretch of sound on which voices are laid over one another.
pub(crate) struct Tape(Vec<f32>);

impl Tape {
    /// Silence of so many seconds.
    pub(crate) fn new(seconds: f32) -> Self {
        Self(vec![0.0; (seconds * RATE as f32) as usize])
    }

    /// Lays a voice on it from the second `from` on; it is asked sample by sample, with the seconds since it began.
    pub(crate) fn lay(&mut self, from: f32, mut voice: impl FnMut(f32) -> f32) {
        let from = (from.max(0.0) * RATE as f32) as usize;
        for (at, sample) in self.0.iter_mut().skip(from).enumerate() {
            *sample += voice(at as f32 / RATE as f32);
        }
    }

    /// The samples: as loud as `peak` where they are loudest, without what cannot be heard, and silent at both ends.
    pub(crate) fn cut(mut self, peak: f32) -> Vec<f32> {
        let mut under = Low::new(25.0);
        for sample in &mut self.0 {
            *sample -= under.next(*sample);
        }
        let (rise, fall) = (RATE as usize / 1_000, RATE as usize / 25);
        let length = self.0.len();
        for (at, sample) in self.0.iter_mut().enumerate() {
            let (in_front, behind) = (at as f32 / rise as f32, (length - 1 - at) as f32 / fall as f32);
            *sample *= in_front.min(1.0) * behind.min(1.0);
        }
        let loudest = self.0.iter().fold(f32::EPSILON, |most, sample| most.max(sample.abs()));
        self.0.iter_mut().for_each(|sample| *sample *= peak / loudest);
        self.0
    }

    /// The samples as a circle: their last second goes over into their first.
    pub(crate) fn circle(self, peak: f32) -> Vec<f32> {
        let mut samples = self.0;
        let over = RATE as usize;
        let rest = samples.split_off(samples.len() - over);
        for (at, (sample, old)) in samples.iter_mut().zip(rest).enumerate() {
            // Noise with noise: the squares of both shares come to one.
            let share = at as f32 / over as f32;
            *sample = *sample * share.sqrt() + old * (1.0 - share).sqrt();
        }
        let loudest = samples.iter().fold(f32::EPSILON, |most, sample| most.max(sample.abs()));
        samples.iter_mut().for_each(|sample| *sample *= peak / loudest);
        samples
    }
}

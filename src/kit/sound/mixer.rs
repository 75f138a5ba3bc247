//! Lays what is heard at the same time over one another. Pure: it is given a buffer and fills it.

use std::sync::Arc;

/// More is not heard at once: the oldest goes.
const MOST: usize = 12;
/// How much of the way to the wanted volume is gone with each sample: a tenth of a second.
const GLIDE: f32 = 1.0 / 4_800.0;
/// The room comes and goes in two seconds.
const ROOM_GLIDE: f32 = 1.0 / 96_000.0;

/// Something that sounds, and how far it is: before its beginning it waits.
struct Voice {
    samples: Arc<[f32]>,
    waits: usize,
    at: usize,
}

impl Voice {
    fn next(&mut self) -> f32 {
        if self.waits > 0 {
            self.waits -= 1;
            return 0.0;
        }
        self.at += 1;
        self.samples.get(self.at - 1).copied().unwrap_or_default()
    }
}

/// A number that never jumps.
#[derive(Default)]
struct Gliding {
    now: f32,
    wanted: f32,
}

impl Gliding {
    fn next(&mut self, step: f32) -> f32 {
        self.now += (self.wanted - self.now).clamp(-step, step);
        self.now
    }
}

/// Everything that sounds.
#[derive(Default)]
pub(crate) struct Mixer {
    voices: Vec<Voice>,
    room: Option<Voice>,
    room_share: Gliding,
    volume: Gliding,
}

impl Mixer {
    /// How loud everything is, from 0 to 1.
    pub(crate) fn set_volume(&mut self, volume: f32) {
        self.volume.wanted = volume.clamp(0.0, 1.0);
    }

    /// This sounds once, after so many samples of waiting.
    pub(crate) fn begin(&mut self, samples: Arc<[f32]>, waits: usize) {
        if self.voices.len() == MOST {
            self.voices.remove(0);
        }
        self.voices.push(Voice { samples, waits, at: 0 });
    }

    /// This sounds beneath everything else, round and round.
    pub(crate) fn set_room(&mut self, samples: Arc<[f32]>) {
        self.room.get_or_insert(Voice { samples, waits: 0, at: 0 });
    }

    /// Whether the room is to be heard.
    pub(crate) fn open_room(&mut self, is_open: bool) {
        self.room_share.wanted = f32::from(u8::from(is_open));
    }

    /// Nothing is heard, nor will be by itself.
    pub(crate) fn is_silent(&self) -> bool {
        self.voices.is_empty() && self.room_share.now == 0.0 && self.room_share.wanted == 0.0
    }

    /// The next samples, the same for each of so many channels.
    pub(crate) fn fill(&mut self, out: &mut [f32], channels: usize) {
        for frame in out.chunks_mut(channels.max(1)) {
            let mut sum: f32 = self.voices.iter_mut().map(Voice::next).sum();
            let share = self.room_share.next(ROOM_GLIDE);
            if let Some(room) = self.room.as_mut().filter(|room| share > 0.0 && !room.samples.is_empty()) {
                sum += share * room.samples[room.at % room.samples.len()];
                room.at = (room.at + 1) % room.samples.len();
            }
            let sample = rounded(sum * self.volume.next(GLIDE));
            frame.fill(sample);
        }
        self.voices.retain(|voice| voice.at < voice.samples.len());
    }
}

/// However much sounds at once, it stays within 1 without a corner: up to a half as it is, then bent.
fn rounded(sample: f32) -> f32 {
    let size = sample.abs();
    if size <= 0.5 { sample } else { sample.signum() * (1.0 - 0.25 / (size)) }
}

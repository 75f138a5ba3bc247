//! Answers that nobody listed: what was right at another question, and listed answers with a number altered.

use super::super::dealer::Stream;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// Remembers answers and makes strange ones of them.
pub struct Strangers<A> {
    chooser: Stream,
    seen: Vec<A>,
    next: usize,
}

/// Answers that are remembered.
const REMEMBERED: usize = 64;

impl<A: Clone + PartialEq + Serialize + DeserializeOwned> Strangers<A> {
    pub fn new(chooser: Stream) -> Self {
        Self { chooser, seen: Vec::new(), next: 0 }
    }

    /// Keeps an answer that was given; the oldest one goes.
    pub fn remember(&mut self, answer: &A) {
        if self.seen.contains(answer) {
            return;
        }
        if self.seen.len() < REMEMBERED {
            self.seen.push(answer.clone());
        } else {
            self.seen[self.next % REMEMBERED] = answer.clone();
            self.next += 1;
        }
    }

    /// An answer that may be strange at a question with these listed ones; sometimes none comes out.
    pub fn next(&mut self, listed: &[A]) -> Option<A> {
        let from = if self.chooser.pick(2) == 0 && !listed.is_empty() { listed } else { &self.seen };
        let model = from.get(self.chooser.pick(from.len() as u32) as usize)?;
        if self.chooser.pick(3) == 0 {
            return Some(model.clone());
        }
        let mut bytes = postcard::to_allocvec(model).ok()?;
        let place = self.chooser.pick(bytes.len() as u32) as usize;
        let byte = bytes.get_mut(place)?;
        *byte = match self.chooser.pick(6) {
            0 => 0,
            1 => byte.wrapping_add(1),
            2 => byte.wrapping_sub(1),
            3 => 0x7F,
            4 => *byte ^ 1 << self.chooser.pick(7),
            _ => self.chooser.pick(128) as u8,
        };
        postcard::from_bytes(&bytes).ok()
    }
}

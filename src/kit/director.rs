//! Shows what has happened one thing after the other: beats, each for as long as it takes to see and to read it. It knows
//! nothing of what they show; whoever uses it paints the current one.

use crate::house::storage::Pace;
use egui::{Context, Key};
use std::time::Duration;

/// Whoever hurries waits so many times shorter.
const FAST: f64 = 3.0;
/// A key that is held longer, in seconds, hurries instead of going one further.
const HELD: f64 = 0.4;
/// Seconds for a sign of a sentence.
const SECONDS_A_SIGN: f64 = 0.025;
/// However long a sentence is, nobody waits longer for it to pass by itself.
const LONGEST: f64 = 2.6;

/// How long somebody reads at a sentence, in seconds.
#[must_use]
pub fn reading_time(sentence: &str) -> f64 {
    (0.5 + SECONDS_A_SIGN * sentence.chars().count() as f64).min(LONGEST)
}

/// The beats of what has happened since the last decision, and where one is in them.
#[derive(Debug)]
pub struct Director<B> {
    beats: Vec<B>,
    at: usize,
    /// Since when the current one is seen; nothing before its first frame.
    since: Option<f64>,
    pressed: Option<f64>,
    seconds: fn(&B) -> f64,
}

impl<B> Director<B> {
    /// Nothing is shown yet. A beat passes by itself after as many seconds as this says of it.
    #[must_use]
    pub fn new(seconds: fn(&B) -> f64) -> Self {
        Self { beats: Vec::new(), at: 0, since: None, pressed: None, seconds }
    }

    /// From now on these are shown, from the first on.
    pub fn begin(&mut self, beats: Vec<B>) {
        self.beats = beats;
        self.again();
    }

    /// The same once more, from the first on.
    pub fn again(&mut self) {
        (self.at, self.since, self.pressed) = (0, None, None);
    }

    /// There is nothing to be shown any more, not even again.
    pub fn clear(&mut self) {
        self.begin(Vec::new());
    }

    /// All beats, seen or not.
    #[must_use]
    pub fn beats(&self) -> &[B] {
        &self.beats
    }

    /// The current one and its number, from 0; nothing when all have been seen.
    #[must_use]
    pub fn current(&self) -> Option<(usize, &B)> {
        self.beats.get(self.at).map(|beat| (self.at, beat))
    }

    /// Is anything being shown?
    #[must_use]
    pub fn is_running(&self) -> bool {
        self.at < self.beats.len()
    }

    /// To the next one.
    pub fn next(&mut self) {
        self.at = (self.at + 1).min(self.beats.len());
        self.since = None;
    }

    /// To the end.
    pub fn finish(&mut self) {
        self.at = self.beats.len();
    }

    /// Time goes on: the current one passes if it has been seen long enough. Tells when to look again, in seconds.
    pub fn step(&mut self, now: f64, pace: Pace) -> Option<f64> {
        let (_, beat) = self.current()?;
        let is_hurried = self.pressed.is_some_and(|since| now - since > HELD);
        let speed = if is_hurried || pace == Pace::Fast { FAST } else { 1.0 };
        let length = (self.seconds)(beat) / speed;
        let since = *self.since.get_or_insert(now);
        if pace == Pace::OneByOne && !is_hurried {
            return self.pressed.map(|since| (since + HELD - now).max(0.0));
        }
        if now - since < length {
            return Some(since + length - now);
        }
        self.next();
        self.is_running().then_some(0.0)
    }

    /// What the keys say: Space is one further, held it hurries, End is to the end. Asks for the frame in which something happens
    /// by itself. Tells whether a hand has ended it.
    pub fn keys(&mut self, ctx: &Context, pace: Pace, listens: bool) -> bool {
        if !self.is_running() {
            return false;
        }
        let (now, pressed, released, to_the_end) = ctx.input_mut(|input| {
            let to_the_end = listens && input.consume_key(egui::Modifiers::NONE, Key::End);
            (input.time, input.key_pressed(Key::Space), input.key_released(Key::Space), to_the_end)
        });
        if listens && pressed && self.pressed.is_none() {
            self.pressed = Some(now);
        }
        if to_the_end {
            self.finish();
        } else if released {
            let since = self.pressed.take();
            if listens && since.is_some_and(|since| now - since <= HELD) {
                self.next();
            }
        }
        if !self.is_running() {
            return true;
        }
        if let Some(seconds) = self.step(now, pace) {
            ctx.request_repaint_after(Duration::from_secs_f64(seconds.clamp(0.0, 60.0)));
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn director(beats: &[f64]) -> Director<f64> {
        let mut director = Director::new(|beat| *beat);
        director.begin(beats.to_vec());
        director
    }

    fn at(director: &Director<f64>) -> Option<usize> {
        director.current().map(|(at, _)| at)
    }

    #[test]
    fn beats_pass_by_themselves_and_none_is_left_out_by_a_slow_frame() {
        let mut director = director(&[1.0, 2.0]);
        assert_eq!(director.step(100.0, Pace::ByItself), Some(1.0));
        assert_eq!(director.step(109.0, Pace::ByItself), Some(0.0));
        assert_eq!(at(&director), Some(1), "however late the frame is, the second is still to be seen");
        assert_eq!(director.step(109.0, Pace::ByItself), Some(2.0));
        assert_eq!(director.step(111.0, Pace::ByItself), None);
        assert!(!director.is_running());
        director.again();
        assert_eq!(at(&director), Some(0));
    }

    #[test]
    fn one_by_one_waits_and_fast_is_faster() {
        let mut waiting = director(&[1.0]);
        waiting.step(0.0, Pace::OneByOne);
        waiting.step(50.0, Pace::OneByOne);
        assert_eq!(at(&waiting), Some(0));
        waiting.next();
        assert!(!waiting.is_running());
        let mut fast = director(&[3.0]);
        fast.step(0.0, Pace::Fast);
        fast.step(1.01, Pace::Fast);
        assert!(!fast.is_running());
    }

    #[test]
    fn a_long_sentence_takes_longer_but_not_for_ever() {
        assert!(reading_time("A lamp falls.") < reading_time("A lamp falls, and two players gain three points each."));
        assert!(reading_time(&"long ".repeat(400)) <= LONGEST);
    }
}

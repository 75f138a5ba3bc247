//! Shows what has happened one thing after the other: beats, each for as long as it takes to see and to read it. It knows
//! nothing of what they show; whoever uses it paints the current one.

use super::{Tempo, Wish};
use crate::house::storage::Pace;
use egui::{Context, Event, Key};
use std::time::Duration;

/// How long somebody reads at a sentence, in seconds.
#[must_use]
pub fn reading_time(sentence: &str) -> f64 {
    let reading = &Tempo::get().reading;
    (reading.least + reading.sign * sentence.chars().count() as f64).min(reading.most)
}

/// How long a beat is shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Length {
    /// Seconds until nothing moves in it any more.
    pub moving: f64,
    /// Seconds until it passes by itself; no less than that.
    pub whole: f64,
}

/// The beats of what has happened since the last decision, and where one is in them.
#[derive(Debug)]
pub struct Director<B> {
    beats: Vec<B>,
    at: usize,
    /// When time went on last; nothing before the first frame of the current one.
    seen_at: Option<f64>,
    /// Seconds that the current one has been shown, counted faster by whoever hurries.
    clock: f64,
    pressed: Option<f64>,
    is_hurried: bool,
    /// Nothing moves: each is seen as it ends, for as long as it takes to read it.
    pub is_still: bool,
    length: fn(&B) -> Length,
}

impl<B> Director<B> {
    /// Nothing is shown yet. A beat moves and passes as this says of it.
    #[must_use]
    pub fn new(length: fn(&B) -> Length) -> Self {
        Self {
            beats: Vec::new(),
            at: 0,
            seen_at: None,
            clock: 0.0,
            pressed: None,
            is_hurried: false,
            is_still: false,
            length,
        }
    }

    /// From now on these are shown, from the first on.
    pub fn begin(&mut self, beats: Vec<B>) {
        self.beats = beats;
        self.again();
    }

    /// The same once more, from the first on.
    pub fn again(&mut self) {
        (self.at, self.seen_at, self.clock, self.pressed, self.is_hurried) = (0, None, 0.0, None, false);
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
        (self.seen_at, self.clock) = (None, 0.0);
    }

    /// To the end.
    pub fn finish(&mut self) {
        self.at = self.beats.len();
    }

    /// Seconds that the current one has been shown; whoever hurries makes them go faster. What does not move is seen as it ends:
    /// endlessly many.
    #[must_use]
    pub fn clock(&self) -> f64 {
        if self.is_still { f64::INFINITY } else { self.clock }
    }

    /// How many times faster than usual time goes now.
    #[must_use]
    pub fn speed(&self, pace: Pace) -> f64 {
        if self.is_hurried || pace == Pace::Fast { Tempo::get().fast } else { 1.0 }
    }

    /// Time goes on: the current one passes if it has been seen long enough. Tells when to look again, in seconds.
    pub fn step(&mut self, now: f64, pace: Pace) -> Option<f64> {
        let (_, beat) = self.current()?;
        let Length { moving, whole } = (self.length)(beat);
        let held = Tempo::get().held;
        self.is_hurried = self.pressed.is_some_and(|since| now - since > held);
        let speed = self.speed(pace);
        self.clock += self.seen_at.replace(now).map_or(0.0, |before| (now - before).max(0.0)) * speed;
        let is_moving = !self.is_still && self.clock < moving;
        let whole = if self.is_still { whole - moving * 0.5 } else { whole };
        if self.clock >= whole && (pace != Pace::OneByOne || self.is_hurried) {
            self.next();
            return self.is_running().then_some(0.0);
        }
        if is_moving {
            return Some(0.0);
        }
        if pace == Pace::OneByOne && !self.is_hurried {
            return self.pressed.map(|since| (since + held - now).max(0.0));
        }
        Some((whole - self.clock) / speed)
    }

    /// Does what is wished of the beats.
    pub fn follow(&mut self, wish: Wish) {
        match wish {
            Wish::Next => self.next(),
            Wish::ToTheEnd => self.finish(),
        }
    }

    /// What the keys say: Space is one further, held it hurries, End is to the end. Asks for the frame in which something happens
    /// by itself. Nobody else hears of a Space that is meant for a beat. Tells whether a hand has ended it.
    pub fn keys(&mut self, ctx: &Context, pace: Pace, listens: bool) -> bool {
        if !self.is_running() {
            return false;
        }
        let (now, pressed, released, to_the_end) = ctx.input_mut(|input| {
            let to_the_end = listens && input.consume_key(egui::Modifiers::NONE, Key::End);
            let (pressed, released) = (input.key_pressed(Key::Space), input.key_released(Key::Space));
            if listens {
                input.events.retain(|event| !matches!(event, Event::Key { key: Key::Space, .. }));
            }
            (input.time, pressed, released, to_the_end)
        });
        if listens && pressed && self.pressed.is_none() {
            self.pressed = Some(now);
        }
        if to_the_end {
            self.finish();
        } else if released {
            let since = self.pressed.take();
            if listens && since.is_some_and(|since| now - since <= Tempo::get().held) {
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

/// Are keys meant for the beats: is there neither a text that is written, nor another window, nor a control that has the keyboard?
#[must_use]
pub fn is_heard(ctx: &Context) -> bool {
    let is_taken = |memory: &egui::Memory| memory.top_modal_layer().is_some() || memory.focused().is_some();
    !ctx.text_edit_focused() && !ctx.memory(is_taken)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn director(beats: &[f64]) -> Director<f64> {
        let mut director = Director::new(|beat| Length { moving: beat / 4.0, whole: *beat });
        director.begin(beats.to_vec());
        director
    }

    fn at(director: &Director<f64>) -> Option<usize> {
        director.current().map(|(at, _)| at)
    }

    #[test]
    fn beats_pass_by_themselves_and_none_is_left_out_by_a_slow_frame() {
        let mut director = director(&[1.0, 2.0]);
        assert_eq!(director.step(100.0, Pace::ByItself), Some(0.0), "it moves");
        assert_eq!(director.step(100.5, Pace::ByItself), Some(0.5), "now it is only read");
        assert_eq!(director.step(109.0, Pace::ByItself), Some(0.0));
        assert_eq!(at(&director), Some(1), "however late the frame is, the second is still to be seen");
        assert_eq!(director.step(109.0, Pace::ByItself), Some(0.0));
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
        assert!(reading_time(&"long ".repeat(400)) <= Tempo::get().reading.most);
    }
}

//! What is heard: a cue for each thing that happens. All of it is made here, sample by sample; nothing is recorded.
//!
//! Whoever shows something calls [`cue`]; at the end of the frame the window takes what was called for and plays it. Without the
//! feature `sound` nothing is kept and nothing of the rest is in the program; without a device, or muted, it is silence.
//!
//! `voices` makes the samples, pure functions of cue and seed; `mixer` lays them over one another; `device` is the one module
//! that speaks to the system.
//!
//! What is not here: which event sounds how. Whoever shows something says so.

#[cfg(feature = "sound")]
pub(crate) mod device;
#[cfg(any(test, feature = "sound"))]
mod mixer;
#[cfg(any(test, feature = "sound"))]
mod tape;
#[cfg(test)]
mod tests;
#[cfg(any(test, feature = "sound"))]
mod voices;

use egui::{Context, Id};

/// Something that can be heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Cue {
    /// A handful of dice falls and settles.
    Dice,
    /// A card is laid or turned over.
    Card,
    /// A door turns in its hinges.
    Door,
    /// A blow lands.
    Hit,
    /// A blow goes past, or is warded off.
    Miss,
    /// Somebody falls.
    Death,
    /// Somebody or something has grown.
    Level,
    /// The end that was hoped for.
    Win,
    /// The other one.
    Loss,
}

impl Cue {
    /// All of them.
    pub const ALL: [Self; 9] =
        [Self::Dice, Self::Card, Self::Door, Self::Hit, Self::Miss, Self::Death, Self::Level, Self::Win, Self::Loss];
}

/// A cue, and in how many seconds it is to be heard.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Due {
    pub(crate) cue: Cue,
    pub(crate) seconds: f32,
}

/// What was called for in a frame.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Called {
    pub(crate) cues: Vec<Due>,
    /// A table is shown: the room it stands in can be heard.
    pub(crate) room: bool,
}

/// Where it is kept until the end of the frame.
const CALLED: &str = "sound-called-for";

fn call(ctx: &Context, with: impl FnOnce(&mut Called)) {
    if cfg!(feature = "sound") {
        ctx.data_mut(|data| with(data.get_temp_mut_or_default(Id::unique(CALLED))));
    }
}

/// This is to be heard now.
pub fn cue(ctx: &Context, cue: Cue) {
    cue_after(ctx, cue, 0.0);
}

/// This is to be heard in so many seconds: what comes of a throw, when the dice lie still.
pub fn cue_after(ctx: &Context, cue: Cue, seconds: f32) {
    call(ctx, |called| called.cues.push(Due { cue, seconds }));
}

/// In this frame a table is shown: as long as it is, its room is heard, very low.
pub fn room(ctx: &Context) {
    call(ctx, |called| called.room = true);
}

/// What was called for since the last time.
#[cfg(feature = "sound")]
pub(crate) fn taken(ctx: &Context) -> Called {
    ctx.data_mut(|data| std::mem::take(data.get_temp_mut_or_default(Id::unique(CALLED))))
}

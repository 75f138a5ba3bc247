//! What a picture of something that happens is made of, whatever the game: how long it takes, dice that tumble, things
//! that fly, blows that land, what became of the symbols of a roll, banners that unroll, cards that turn over, and the caption that
//! says it. The [`Director`] says what is
//! shown when.
//!
//! What is not here: what has happened, and which of it is worth showing. A game makes its beats of that.

mod banner;
mod blow;
mod caption;
mod chips;
mod clear;
mod director;
mod flight;
mod past;
mod spread;
mod tempo;
mod tumble;

pub use banner::{Banner, banner_height, banner_room, banner_ui};
pub use blow::{Blow, BlowSign, LANDING, PaintSign, blow_ui};
pub use caption::{Caption, Extent, Wish, again_size, again_ui};
pub use chips::{CHIP, Chip, PaintSymbol, chips_ui, cross_out, ring_around, rows_of_chips};
pub use clear::{Clearing, Over};
pub use director::{Director, Length, is_heard, reading_time};
pub use flight::{Flight, flown};
pub use past::Fought;
pub use spread::{Turns, spread_ui};
pub use tempo::Tempo;
pub use tumble::{Tumble, tumble};

/// How far something is that began at `start` and takes so many seconds: 0.0 to 1.0.
#[must_use]
pub fn part(now: f64, start: f64, seconds: f64) -> f32 {
    if seconds <= 0.0 || now == f64::INFINITY {
        return if now >= start { 1.0 } else { 0.0 };
    }
    ((now - start) / seconds).clamp(0.0, 1.0) as f32
}

/// Quick first, then slower: what comes to rest.
#[must_use]
pub fn ease_out(part: f32) -> f32 {
    1.0 - (1.0 - part.clamp(0.0, 1.0)).powi(2)
}

/// Slow first, then quicker: what falls.
#[must_use]
pub fn ease_in(part: f32) -> f32 {
    part.clamp(0.0, 1.0).powi(2)
}

//! How dice of Massive Darkness can fall, counted and never tried: of two pools of dice ([`pools`]), of an attack in a game
//! ([`attack`]).
//!
//! What dice mean and what is done with them is the rules'; they know nothing of chances, so that nobody waits for these who changes a
//! rule.

pub(crate) use delvewright_kernel as kernel;
pub(crate) use massive_darkness_rules::{
    Answer, Ask, Choice, Event, MassiveDarkness, ask, frames, ids, language, library, symbol,
};

pub mod attack;
pub mod pools;

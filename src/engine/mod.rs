//! The rules of every game, without window, files or clock.

pub mod kernel;
pub mod massive_darkness;

//! The games: a room each, with everything that is known about it. No game uses another.

pub mod massive_darkness;
pub mod toy;

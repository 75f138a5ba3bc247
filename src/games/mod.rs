//! The games: a room each, with everything that is known about it. No game uses another.

pub mod massive_darkness;
#[cfg(feature = "toy")]
pub mod toy;

use crate::house::plug::Plug;

/// The games that are installed: the only place where they meet.
pub const INSTALLED: &[&dyn Plug] = &[
    &massive_darkness::plug::PLUG,
    #[cfg(feature = "toy")]
    &toy::PLUG,
];

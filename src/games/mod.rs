//! The games: a room each, with everything that is known about it. No game uses another.

pub mod massive_darkness;
#[cfg(feature = "toy")]
pub mod toy;

use crate::house::plug::Plug;
#[cfg(feature = "gui")]
use crate::kit::desk::WindowPlug;

/// The games that are installed: here and in the window's list below is the only place where they meet.
pub const INSTALLED: &[&dyn Plug] = &[
    &massive_darkness::plug::PLUG,
    #[cfg(feature = "toy")]
    &toy::PLUG,
];

/// Those of them that have a window.
#[cfg(feature = "gui")]
pub const IN_THE_WINDOW: &[&dyn WindowPlug] = &[&massive_darkness::view::desk::MassiveDarknessWindow];

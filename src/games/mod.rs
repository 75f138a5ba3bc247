//! The games: a room each, with everything that is known about it. No game uses another.

#[cfg(feature = "massive-darkness")]
pub mod massive_darkness;
#[cfg(feature = "toy")]
pub mod toy;

use crate::cli::Games;
use crate::house::plug::Plug;
#[cfg(feature = "gui")]
use crate::kit::desk::WindowPlug;

/// The games that are installed: here and in the two lists below is the only place where they meet.
pub const INSTALLED: &[&dyn Plug] = &[
    #[cfg(feature = "massive-darkness")]
    &massive_darkness::plug::PLUG,
    #[cfg(feature = "toy")]
    &toy::PLUG,
];

/// Those of them that have a window.
#[cfg(feature = "gui")]
pub const IN_THE_WINDOW: &[&dyn WindowPlug] = &[
    #[cfg(feature = "massive-darkness")]
    &massive_darkness::view::desk::MassiveDarknessWindow,
    #[cfg(feature = "toy")]
    &toy::view::LanternsWindow,
];

/// The same for the command line. The first is played where nothing says which.
pub const ON_THE_COMMAND_LINE: &Games = &[
    #[cfg(feature = "massive-darkness")]
    &massive_darkness::commands::OnTheCommandLine,
    #[cfg(feature = "toy")]
    &crate::cli::Plain(&toy::PLUG),
];

//! The games: a room each, with everything that is known about it. No game uses another. What all of them share is not here: it is
//! `house` and `kit`, which know none of them. What only games of tiles have in common is [`tiles`], which is no game and knows none.

#[cfg(feature = "boss-monster")]
pub mod boss_monster;
#[cfg(feature = "massive-darkness")]
pub mod massive_darkness;
#[cfg(feature = "massive-darkness-2")]
pub mod massive_darkness_2;
#[cfg(any(feature = "massive-darkness", feature = "massive-darkness-2"))]
pub mod tiles;
#[cfg(feature = "toy")]
pub mod toy;

use crate::cli::CommandLine;
use crate::house::plug::Plug;
#[cfg(feature = "gui")]
use crate::kit::desk::WindowPlug;

/// What is installed of a game.
pub struct Game {
    /// What it is to everybody: how it is begun, taken up and told.
    pub plug: &'static dyn Plug,
    /// What it can do on the command line.
    pub commands: &'static dyn CommandLine,
    /// What it shows in the window.
    #[cfg(feature = "gui")]
    pub window: &'static dyn WindowPlug,
}

/// The games that are installed: here is the only place where they meet. The first is played where nothing says which.
pub const INSTALLED: &[Game] = &[
    #[cfg(feature = "massive-darkness")]
    massive_darkness::GAME,
    #[cfg(feature = "boss-monster")]
    boss_monster::GAME,
    #[cfg(feature = "massive-darkness-2")]
    massive_darkness_2::GAME,
    #[cfg(feature = "toy")]
    toy::GAME,
];

/// What they can do on the command line.
#[must_use]
pub fn on_the_command_line() -> Vec<&'static dyn CommandLine> {
    INSTALLED.iter().map(|game| game.commands).collect()
}

/// What they show in the window.
#[cfg(feature = "gui")]
#[must_use]
pub fn in_the_window() -> Vec<&'static dyn WindowPlug> {
    INSTALLED.iter().map(|game| game.window).collect()
}

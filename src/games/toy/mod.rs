//! Lanterns, a small card game for tests, and the example of how a game is made: `rules/` (a package of their own) is the game,
//! [`ruleset`] what the house needs to record and to tell it, [`texts`] its words, [`bot`] who plays it, [`PLUG`] how it is installed, `view` what it has in the window. It has no editor, no campaigns and no
//! cards of one's own; the other games show those.

pub mod bot;
pub mod ruleset;
#[cfg(test)]
mod tests;
pub mod texts;
#[cfg(feature = "gui")]
pub mod view;

pub use toy_rules as rules;

use crate::cli::Plain;
use crate::house::plug::{Examine, Install, OwnBot};
use bot::Brightest;
use ruleset::{LanternsRules, Start};
use std::time::Duration;

/// Lanterns, installed.
pub const GAME: super::Game = super::Game {
    plug: &PLUG,
    commands: &Plain(&PLUG),
    #[cfg(feature = "gui")]
    window: &view::LanternsWindow,
};

/// How it is begun, and who plays it.
pub static PLUG: Install<LanternsRules> = Install {
    seats: 2..=rules::MOST_SEATS as u8,
    messages: &texts::MESSAGES,
    folders: &[],
    open: |_| LanternsRules::open().map_err(|error| Box::new(error) as _),
    start: |_, seats, _| Ok(Start { seats }),
    examine: Examine::NOTHING,
    bots: &[OwnBot { name: "brightest", seated: |_, _| Box::new(Brightest), within: Duration::ZERO }],
    planner: None,
};

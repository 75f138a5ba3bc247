//! Lanterns, a small card game for tests, and the example of how a game is made: `rules/` (a package of their own) is the game,
//! [`ruleset`] what the house needs to record and to tell it, [`texts`] its words, [`bot`] who plays it, [`PLUG`] how it is installed, `view` what it has in the window.

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
use crate::kernel::game::Game as _;
use bot::Brightest;
use ruleset::{LanternsRules, Start, cards_in_play};

/// Lanterns, installed.
pub const GAME: super::Game = super::Game {
    plug: &PLUG,
    commands: &Plain(&PLUG),
    #[cfg(feature = "gui")]
    window: &view::LanternsWindow,
};

/// How it is begun, and what has to be true of it.
pub static PLUG: Install<LanternsRules> = Install {
    seats: 2..=rules::MOST_SEATS as u8,
    messages: &texts::MESSAGES,
    folders: &[],
    open: |_| LanternsRules::open().map_err(|error| Box::new(error) as _),
    start: |_, seats, _| Ok(Start { seats }),
    check: |game| {
        // TOY-01, TOY-03: what is turned over is out of the game; of all else none gets lost.
        let state = game.state();
        let left = game.cards().len() - usize::from(state.seats) * usize::from(state.round - 1);
        match cards_in_play(state) {
            found if found == left => game.fits(state).map_err(|misfit| misfit.to_string()),
            found => Err(format!("{found} cards where there should be {left}")),
        }
    },
    examine: Examine::NOTHING,
    bots: &[OwnBot { name: "brightest", seated: |_, _| Box::new(Brightest) }],
};

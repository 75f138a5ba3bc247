//! Boss Monster: Rise of the Minibosses, for two to four. `rules/` (a package of their own) is the game; [`ruleset`] what the house
//! needs to record and to tell it, [`texts`] its words, [`describe`] what stands on its cards, [`PLUG`] how it is installed, `view`
//! what it has in the window.

pub mod describe;
mod labels;
pub mod ruleset;
mod story;
#[cfg(test)]
mod tests;
pub mod texts;
#[cfg(feature = "gui")]
pub mod view;

pub use boss_monster_rules as rules;

use crate::cli::Plain;
use crate::house::plug::{Examine, Install};
use crate::kernel::game::Game as _;
use rules::Setup;
use ruleset::BossMonsterRules;

/// Boss Monster, installed.
pub const GAME: super::Game = super::Game {
    plug: &PLUG,
    commands: &Plain(&PLUG),
    #[cfg(feature = "gui")]
    window: &view::BossMonsterWindow,
};

/// How it is begun, and what has to be true of it.
pub static PLUG: Install<BossMonsterRules> = Install {
    seats: 2..=rules::MOST_SEATS as u8,
    messages: &texts::MESSAGES,
    folders: &[],
    open: |_| BossMonsterRules::open().map_err(|error| Box::new(error) as _),
    start: |_, seats, _| Ok(Setup { seats, ..Setup::default() }),
    // That each card is in exactly one place is among what every state has to keep.
    check: |game| game.fits(game.state()).map_err(|misfit| misfit.to_string()),
    examine: Examine::NOTHING,
    bots: &[],
};

//! Boss Monster: Rise of the Minibosses, for two to four. `rules/` (a package of its own) is the game, `cases/` (another) runs its
//! rules cases; [`ruleset`] is what the house needs to record and to tell it, [`texts`] its words, [`describe`] what stands on its
//! cards, [`players`] its bots (`bots/`, a third package), [`plug`] how it is installed, `view` what it has in the window.

pub mod describe;
mod labels;
pub mod players;
pub mod plug;
pub mod ruleset;
mod story;
#[cfg(test)]
mod tests;
pub mod texts;
#[cfg(feature = "gui")]
pub mod view;

pub use boss_monster_rules as rules;

use crate::cli::Plain;
pub use plug::PLUG;

/// Boss Monster, installed.
pub const GAME: super::Game = super::Game {
    plug: &PLUG,
    commands: &Plain(&PLUG),
    #[cfg(feature = "gui")]
    window: &view::BossMonsterWindow,
};

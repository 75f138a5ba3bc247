//! Boss Monster: Rise of the Minibosses, for two to four. `rules/` (a package of its own) is the game, `cases/` (another) runs its
//! rules cases; [`ruleset`] is what the house needs to record and to tell it (`story`, `labels`), [`switches`] its variants, [`texts`] its words, [`describe`] what stands on its
//! cards, [`chances`] what can be counted of what is hidden, [`foresee`] what would come by what lies open, [`players`] its bots
//! (`bots/`, a third package), [`lab`] what many games of bots tell of a deck, [`own_cards`] what somebody types in besides its
//! cards (`lint` looks into packs of them), [`pad`] the score pad for games at a real table, [`plug`] how it is installed, `commands` what it has on the command line,
//! `view` in the window.
//!
//! What is not here: how a game is recorded, a book kept, a batch played, a page printed or a board shown. That is the same for every
//! game (`house`, `kit`).

pub mod chances;
mod commands;
pub mod describe;
pub mod foresee;
pub mod lab;
mod labels;
pub mod lint;
pub mod own_cards;
pub mod pad;
pub mod players;
pub mod plug;
pub mod ruleset;
mod story;
pub mod switches;
#[cfg(test)]
mod tests;
pub mod texts;
#[cfg(feature = "gui")]
pub mod view;

pub use boss_monster_rules as rules;

pub use plug::PLUG;

/// Boss Monster, installed.
pub const GAME: super::Game = super::Game {
    plug: &PLUG,
    commands: &commands::BossMonsterCommands,
    #[cfg(feature = "gui")]
    window: &view::BossMonsterWindow,
};

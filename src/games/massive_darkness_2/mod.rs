//! Massive Darkness 2: Hellscape, for one to six Heroes. `rules/` (a package of its own) is the game, `cases/` (another) runs its
//! rules cases, `bots/` (a third) plays it; [`content`] reads the box, [`own_quests`] those Quests that users have drawn, [`own_cards`] the cards that they have typed in,
//! [`lint`] says what can hardly be meant in one, [`lost`] by what it was lost, [`edit`] is what can be done to one, [`party`] says who sets out where nobody chooses,
//! [`ruleset`] is what the house needs to record and to tell it (`story`, `labels`), [`beside`] what lies on the table beside the story: the last [`fight`] and what is counted for the end ([`tally`]), [`texts`] its words, [`describe`] what stands on its cards,
//! [`difficulty`] how hard its Quests are, [`players`] its bots as the house seats them, [`planner`] the one that plans ahead, [`playtest`] many games of theirs, [`book`] the book of a party, [`plug`] how it is installed, [`print`](mod@print) the sheet of a Quest, `commands` what it has on the command line, `view`
//! in the window.
//!
//! What is not here: how a game is recorded, a book kept, a batch played, a page printed or a board shown. That is the same for every
//! game (`house`, `kit`).

pub mod beside;
pub mod book;
mod commands;
pub mod content;
mod copies;
pub mod describe;
pub mod difficulty;
pub mod edit;
pub mod fight;
mod found;
mod labels;
#[cfg(test)]
mod labels_tests;
pub mod lint;
pub mod lost;
pub mod own_cards;
pub mod own_quests;
pub mod party;
pub mod planner;
#[cfg(test)]
mod planner_tests;
pub mod players;
pub mod playtest;
pub mod plug;
pub mod print;
pub mod ruleset;
mod story;
pub mod tally;
#[cfg(test)]
mod tests;
pub mod texts;
#[cfg(feature = "gui")]
pub mod view;
pub mod why_words;

pub use massive_darkness_2_rules as rules;

pub use plug::PLUG;

/// Massive Darkness 2, installed.
pub const GAME: super::Game = super::Game {
    plug: &PLUG,
    commands: &commands::HellscapeCommands,
    #[cfg(feature = "gui")]
    window: &view::HellscapeWindow,
};

//! Massive Darkness (2017).
//!
//! [`rules`] is the engine and knows no files; [`content`] reads the cards, [`quest`] is the quest document; [`session`] a
//! quest being played, [`campaign`] the book, [`remembered`] what is kept in the settings; [`cases`] prove the rules,
//! [`playtest`] has its bots; [`texts`] has its words, [`describe`], [`rulings`], [`wrong`] and [`print`](mod@print) say and
//! print with them; [`commands`] is its command line, `view` its window. [`plug`] installs it.
//!
//! What is not here: how a game is recorded, a book kept, a batch played, a page printed or a board shown. That is the same for every
//! game (`house`, `kit`).

pub mod campaign;
pub mod cases;
pub mod commands;
pub mod content;
pub mod describe;
pub mod folders;
pub mod playtest;
pub mod plug;
pub mod print;
pub mod quest;
pub mod remembered;
pub mod rulings;
pub mod session;
pub mod texts;
mod tokens;
pub mod trial_words;
#[cfg(feature = "gui")]
pub mod view;
pub mod why_words;
pub mod wrong;

pub use massive_darkness_odds as odds;
pub use massive_darkness_rules as rules;

/// Massive Darkness, installed.
pub const GAME: super::Game = super::Game {
    plug: &plug::PLUG,
    commands: &commands::OnTheCommandLine,
    #[cfg(feature = "gui")]
    window: &view::desk::MassiveDarknessWindow,
};

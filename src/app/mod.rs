//! The window: egui only. It asks the engine, shows what it says, and hands back answers.
//!
//! Read in this order: [`theme`] (every colour and size), [`art`] (what is drawn on the board), [`widgets`] (the house's
//! buttons, cards and badges), [`shell`] (which screen is shown), [`play`] (a running game and its file), [`table`] (its
//! screen), [`board`] (the map on it).

mod ago;
pub mod art;
pub mod board;
mod cards;
pub mod commands;
mod editor;
mod elsewhere;
mod files;
mod keys;
mod ledger;
mod new_game;
mod opening;
mod palette;
mod party;
pub mod play;
mod rulings;
mod settings_screen;
pub mod shell;
mod start;
pub mod table;
pub mod theme;
mod unwritten;
pub mod widgets;

pub use opening::run;
pub use shell::App;

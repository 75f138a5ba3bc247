//! Massive Darkness in the window: a new game, the table with the map on it, the drawing board for quests, the campaign
//! book, the card editor.

pub mod art;
pub mod board;
pub(crate) mod cards;
pub(crate) mod editor;
pub(crate) mod ledger;
pub(crate) mod new_game;
pub(crate) mod party;
pub mod play;
pub(crate) mod rulings;
pub mod table;

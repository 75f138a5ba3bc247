//! Massive Darkness in the window: a new game, the table with the map on it, the drawing board for quests, the campaign
//! book, the card editor. Read [`desk`] first: it leads from one screen to the next, and is all that the window knows.

pub mod art;
pub mod board;
pub(crate) mod cards;
pub(crate) mod commands;
pub mod desk;
pub(crate) mod editor;
pub mod evening;
pub mod hand_card;
pub(crate) mod ledger;
mod manner;
pub(crate) mod new_game;
pub(crate) mod party;
mod quest_picture;
pub(crate) mod rulings;
pub(crate) mod shares;
pub mod table;

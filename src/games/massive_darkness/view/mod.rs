//! Massive Darkness in the window: a new game, the table with the map on it, the drawing board for quests, the campaign
//! book, the card editor. Read [`desk`] first: it leads from one screen to the next, and is all that the window knows.
//!
//! `new_game`, `party` and `quest_picture` set a game up, `board` is the map and `table` everything around it, `editor` the
//! drawing board, `ledger` the campaign book, `cards` the card editor, `rulings` a page to read. `art` and `hand_card` are what
//! things look like, `evening` the hints of a first game, `shares` how often bots win; `commands` says which keys and buttons
//! there are, `manner` how everything is shown. What is not here: any rule, and what is the same in the window of every game
//! (`kit`).

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

//! Quests as documents: what an author writes, checked and laid out so that the engine can play it.

pub mod layout;
pub mod model;

pub use layout::{ascii, lay_out};
pub use model::Quest;

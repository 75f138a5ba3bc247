//! Card packs: RON files read, checked and indexed into the library that the engine plays with. What the cards do is the rules', how they
//! are shown the window's.
//!
//! `loader` reads and checks, `own_cards` lays what the owner types in over the box.

mod loader;
pub mod own_cards;

pub use loader::{
    ContentError, Pack, beyond, content_hash, core_box, core_content, is_printed_tile, load_pack, merge,
    shared_core_box, shipped_quest, shipped_quests,
};
pub use own_cards::{OwnPack, lay_packs};

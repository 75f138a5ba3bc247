//! The rules of Massive Darkness (2017), one file per chapter of the rules contract.
//!
//! | chapter | file |
//! |---|---|
//! | COMPONENTS, ICONS, CARDS | `cards.rs`, `library.rs` |
//! | SETUP | `setup.rs` |
//! | ROUND, END | `round.rs` |
//! | HERO-PHASE, ACTION | `hero_phase.rs`, `menu.rs`, `movement.rs`, `doors.rs`, `pick_up.rs`, `reorganize.rs`, `transmute.rs` |
//! | COUNTER, ENEMY-PHASE | `enemy_phase/` |
//! | COMBAT, MOB, EFFECT, SKILL | `combat/`, `effects.rs`, `abilities.rs` |
//! | ENEMY, MINIATURES | `spawn.rs`, `guardian.rs` |
//! | DECKS | `decks.rs`, `treasure.rs` |
//! | LEVEL, HERO, XP | `level.rs`, `death.rs`, `experience.rs` |
//! | EVENT | `event_phase.rs` |
//! | TOKENS, WIN/LOSE, QUESTS | `quest_rules/` |
//! | STORY | `story/` |
//! | MARKET | `market/` |
//! | cards and quests as words | `language/` |
//! | readings that a table may choose otherwise | `readings.rs` |
//! | what must be true of every state | `invariants.rs` |
//!
//! `game.rs` holds the loop; `frames.rs` the resolutions in progress; `state.rs` everything that changes.
//!
//! What is not here: files, the clock, a window, words for people, the name of any card or quest, and how likely anything is (`odds`).

pub(crate) use delvewright_kernel as kernel;

pub mod ask;
pub mod cards;
pub mod dungeon;
pub mod edition;
pub mod event;
pub mod frames;
pub mod game;
pub mod ids;
pub mod invariants;
pub mod language;
pub mod library;
pub mod market;
pub mod state;
pub mod symbol;

pub use abilities::Reach;
pub use ask::{Act, Answer, Ask, Choice};
pub use event::Event;
pub use game::MassiveDarkness;

/// The name of this ruleset in files.
pub const RULESET: &str = "massive-darkness";

mod abilities;
mod combat;
mod combat_frame;
mod decks;
mod doors;
mod effect_groups;
mod effect_targets;
mod effects;
pub mod enemy_phase;
mod event_phase;
pub mod experience;
mod guardian;
pub mod hero_phase;
pub mod kept;
mod level;
pub mod menu;
mod movement;
mod quest_frames;
mod quest_rules;
pub mod readings;
mod reorganize;
mod round;
mod seats;
pub mod setup;
mod spawn;
pub mod story;
mod transmute;
mod treasure;
mod wounds;

#[cfg(test)]
mod spawn_tests;
#[cfg(test)]
mod test_table;

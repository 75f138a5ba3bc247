//! What a game and the house have to do with each other.
//!
//! A game writes a [`Ruleset`]: how it begins, how it is told. For that it gets recorded games ([`super::session`]) and running
//! ones ([`super::play`]) without another line. It fills in an [`Install`] and is a [`Plug`]: what shell, command line and tests
//! see of it, whatever its types are. `src/games/toy/` is the smallest example.
//!
//! `ruleset` is what a game writes with its own types, `open_game` what others see of it, `install` the bridge from one to the other;
//! `examine` says what a game can look into, `packs` looks into own cards, `telling` what it says of its books, `secrets` proves that it tells nobody what he may not know, `refusals` gathers what it says to
//! whoever breaks its rules.
//!
//! What is not here: what a game has in a window. That is the kit's.

mod examine;
mod install;
mod open_game;
mod packs;
mod refusals;
pub mod ruleset;
mod secrets;
mod telling;

pub use super::play::{Asking, Ended, Running};
pub use examine::{Cases, CasesOf, Checked, Examine, Linted, Shelved};
pub use install::{Install, OfBatch, OwnBot, PlannerOf, Planning, Recorded, Simulate};
pub use open_game::{Listed, OpenGame, Plug, Proof, SeatBot, Simulated, Trouble};
pub use packs::look_into_pack;
pub use ruleset::{Answer, Beside, Event, Happened, Line, Rank, Ruleset, Scene, Sitting, State};
pub use secrets::Secrets;
pub use telling::{Telling, from_outside, on_the_shelf};

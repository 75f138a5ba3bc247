//! The rules of Boss Monster: Rise of the Minibosses: `BM-…` in the rules contract.
//!
//! | chapter | file |
//! |---|---|
//! | COMPONENTS, CARDS: what stands on a card; the language of the cards | [`cards`], [`language`] |
//! | SETUP | [`setup`] |
//! | ROUND, BEGINNING, BAIT, END OF ROUND, WIN/LOSE | [`round`] |
//! | BUILD, MINIBOSS: laying, lifting, promoting, the reveal | [`building`] |
//! | ADVENTURE | [`adventure`] |
//! | PRIORITY: windows, declared actions, cancels | [`window`]; triggers [`triggers`] |
//! | EFFECT: values in layers | [`values`]; what effects do [`effects`] |
//! | what can be used, at what, for what | [`uses`] |
//! | cards, coins and heroes change places | [`places`] |
//! | edition switches and variants | [`options`] |
//!
//! A seat is asked in [`ask`], answers in [`answer`], is told in [`event`]; [`legal`] lists and refuses, [`take`] applies; [`game`]
//! is the door, [`seats`] what a seat may know, [`retold`] how the table is imagined between two states, [`fits`] what every state must
//! keep.
//!
//! What is not here: files, the clock, a window, words for people, and the name of any card.

pub(crate) use delvewright_kernel as kernel;

pub mod adventure;
pub mod answer;
pub mod ask;
pub mod building;
pub mod cards;
pub mod effects;
pub mod event;
pub mod fits;
pub mod frames;
pub mod game;
pub mod ids;
pub mod language;
pub mod legal;
pub mod options;
pub mod places;
pub mod retold;
pub mod round;
pub mod seats;
pub mod setup;
pub mod state;
pub mod take;
pub mod triggers;
pub mod uses;
pub mod values;
pub mod window;

#[cfg(test)]
mod tests;

pub use answer::{Answer, Spot, Target, Use};
pub use ask::Ask;
pub use cards::{CardBox, Kind, Printed, Unplayable};
pub use event::Event;
pub use game::BossMonster;
pub use ids::{Back, CardId, Icons, MOST_ROOMS, MOST_SEATS, Phase, RoomType, Treasure};
pub use options::{Moment, Options, Setup, Stops};
pub use state::{State, Until};

pub(crate) use cards::moment_bit;
pub(crate) use game::{Events, Flow};
pub(crate) use values::Source;

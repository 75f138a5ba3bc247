//! Quests as documents: what an author writes, checked and laid out so that the engine can play it. How one is played is not here, nor
//! how it is drawn on a screen.
//!
//! | question | file |
//! |---|---|
//! | what stands in one, and how much may | `model`, `set_up`, `size`, `own_tiles` |
//! | what keeps it from being played, and what can hardly be meant | `problem`, `check`, `circles`, `lint` |
//! | how it becomes a dungeon, or a plan of one without being laid out | `layout`, `plan`, `drawing` |
//! | a moment in its middle that is tried | `moment` |
//! | how it is changed, and how a first one is made | `edit`, `generate` |
//! | where it lies, and how it comes and goes | `shelf`, `exchange` |

mod check;
pub mod circles;
mod drawing;
pub mod edit;
pub mod exchange;
pub mod generate;
pub mod layout;
pub mod lint;
pub mod model;
pub mod moment;
pub mod own_tiles;
pub mod plan;
pub mod problem;
pub mod set_up;
pub mod shelf;
mod size;

pub use drawing::ascii;
pub use layout::{draft, lay_out};
pub use model::Quest;
pub use problem::Problem;

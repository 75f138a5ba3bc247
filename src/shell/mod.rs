//! The window as a whole: the start screen, settings, the keys, the palette. It sees games through what they install
//! (`kit::desk`), and knows none of them.
//!
//! Read [`window`] first: everything else is reached from there. What is not here: any screen of a game (its room), and what screens are
//! made of (`kit`).

mod desks;
mod keys;
mod opening;
mod palette;
mod settings_screen;
mod start;
pub mod window;

pub use opening::{complain, complain_where_nobody_hears, run};
pub use window::App;

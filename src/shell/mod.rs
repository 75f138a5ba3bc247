//! The window as a whole: which screen is shown, the start screen, settings, keys, commands.
//!
//! Read [`window`] first: it holds the screen that is shown, and everything else is reached from there.

pub mod commands;
pub(crate) mod keys;
mod opening;
mod palette;
mod settings_screen;
pub(crate) mod start;
pub mod window;

pub use opening::run;
pub use window::App;

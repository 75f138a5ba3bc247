//! What several test binaries share: pictures of the real window code, made without a GPU or a display.
#![allow(dead_code, reason = "each test binary uses the part it needs")]

#[cfg(feature = "gui")]
pub mod app;
pub mod cpu_renderer;
pub mod dungeon;
pub mod fight;
#[cfg(feature = "gui")]
pub mod hands;
#[cfg(feature = "gui")]
pub mod person;
pub mod pictures;
pub mod sample_board;
pub mod sheets;

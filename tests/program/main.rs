//! The program as it is started by others, and the house it is built as: command line, kills, walls, texts.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on fails")]

mod broken_quests;
mod campaign;
mod cli;
mod fuzz;
mod kill;
mod rule_ids;
mod sentences;
#[cfg(target_os = "linux")]
mod small_disk;
mod sources;
#[cfg(target_os = "linux")]
#[path = "../table/mod.rs"]
mod table;
mod texts;
mod tidy;

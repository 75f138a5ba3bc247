//! Campaign books at the command line. A test binary of its own: a process that is being started holds the locks of open
//! books for a moment, and other tests would meet them.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

#[path = "campaign/command_line.rs"]
mod command_line;
#[path = "campaign/files_command.rs"]
mod files_command;
#[path = "campaign/people.rs"]
mod people;

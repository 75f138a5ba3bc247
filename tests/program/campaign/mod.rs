//! Campaign books at the command line.

mod command_line;
mod files_command;
#[path = "../../game/campaign/people.rs"]
pub(crate) mod people;

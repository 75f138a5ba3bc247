//! The program: arguments become one command each; without a command the window opens, and takes the files in that are named.

// With a program for terminals beside it, no console stands behind the window.
#![cfg_attr(feature = "console-beside", windows_subsystem = "windows")]

use delvewright::cli::{self, Wanted};
use delvewright::games;
use std::path::PathBuf;
use std::process::ExitCode;

fn main() -> ExitCode {
    match cli::run(&games::on_the_command_line(), std::env::args_os()) {
        Wanted::Done(code) => code,
        Wanted::Window(files) => window(files),
    }
}

#[cfg(feature = "gui")]
fn window(files: Vec<PathBuf>) -> ExitCode {
    match delvewright::shell::run(&games::in_the_window(), files) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            delvewright::shell::complain(&problem);
            ExitCode::FAILURE
        }
    }
}

#[cfg(not(feature = "gui"))]
fn window(_: Vec<PathBuf>) -> ExitCode {
    cli::without_window()
}

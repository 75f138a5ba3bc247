//! The program: arguments become one command each; without arguments the window opens.

use delvewright::cli::{self, Wanted};
use std::process::ExitCode;

fn main() -> ExitCode {
    match cli::run(std::env::args_os()) {
        Wanted::Done(code) => code,
        Wanted::Window => cli::without_window(),
    }
}

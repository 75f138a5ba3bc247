//! The program for terminals on Windows, `delvewright.com` beside `delvewright.exe`: a terminal waits only for programs that may have a
//! console, and such a program has one behind its window, too. It carries the commands out itself; the window is the other program's.

use delvewright::cli::{self, Opening, Wanted};
use delvewright::games;
use std::io::{self, ErrorKind};
use std::process::{Command, ExitCode, Stdio};

/// The program with the window.
const BESIDE: &str = "delvewright.exe";

fn main() -> ExitCode {
    match cli::run(&games::on_the_command_line(), std::env::args_os()) {
        Wanted::Done(code) => code,
        Wanted::Window(opening) => match open(opening) {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => cli::window_not_started(&error),
        },
    }
}

/// Starts the program with the window and does not wait for it, as a terminal would not either.
fn open(Opening { game, files }: Opening) -> io::Result<()> {
    let own = std::env::current_exe()?;
    let beside = own.with_file_name(BESIDE);
    // Called like that itself, it would start itself for ever.
    if beside == own {
        return Err(ErrorKind::NotFound.into());
    }
    let mut window = Command::new(beside);
    if let Some(game) = game {
        window.args(["--game", game]);
    }
    window.args(files).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().map(drop)
}

//! Tries one mutant: do the rules cases notice it, and if not, does any game go otherwise?

use std::io::Read;
use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process::{Command, Stdio};

/// What became of a mutant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// A case fails: which.
    Killed(String),
    /// The cases end in a crash, or do not end.
    Crashed(&'static str),
    /// No case notices it, though a game goes otherwise: which.
    Survived(String),
    /// No case and no game notices it.
    Alike,
}

/// What is run, and for how long at most.
pub struct Trial<'t> {
    /// The woven program.
    pub program: &'t Path,
    /// The folder with the cases.
    pub cases: &'t Path,
    /// The file that tells how the games of the program itself go.
    pub games: &'t Path,
    /// How many games.
    pub count: u32,
}

/// A mutant that takes longer never ends: seconds of processor time, since by the clock a busy machine may take any time.
const LONGEST: u32 = 60;
/// With this signal the system ends a process that has used them up.
const USED_UP: i32 = 24;
/// So much memory, in KiB, is more than any sound program needs.
const MEMORY: u32 = 4_000_000;

enum End {
    Well,
    Badly(String),
    Crash,
    Endless,
}

impl Trial<'_> {
    /// Writes down how the games of the program itself go.
    ///
    /// # Errors
    /// The program without any change fails.
    pub fn prepare(&self) -> Result<(), String> {
        let cases = self.run(0, &["cases".as_ref(), self.cases.as_os_str()]);
        if let End::Badly(case) = cases {
            return Err(format!("a case fails without any change: {case}"));
        }
        let count = self.count.to_string();
        match self.run(0, &["write".as_ref(), self.games.as_os_str(), count.as_ref()]) {
            End::Well => Ok(()),
            _ => Err("the games cannot be played without any change".to_owned()),
        }
    }

    /// Tries a mutant.
    pub fn try_out(&self, mutant: u32) -> Outcome {
        match self.run(mutant, &["cases".as_ref(), self.cases.as_os_str()]) {
            End::Badly(case) => return Outcome::Killed(case),
            End::Crash => return Outcome::Crashed("crash"),
            End::Endless => return Outcome::Crashed("endless"),
            End::Well => {}
        }
        match self.run(mutant, &["compare".as_ref(), self.games.as_os_str()]) {
            End::Well => Outcome::Alike,
            End::Badly(game) => Outcome::Survived(game),
            End::Crash => Outcome::Survived("crash".to_owned()),
            End::Endless => Outcome::Survived("endless".to_owned()),
        }
    }

    fn run(&self, mutant: u32, arguments: &[&std::ffi::OsStr]) -> End {
        // The shell sets the limits and then is the program.
        let mut command = Command::new("sh");
        command.args(["-c", &format!("ulimit -v {MEMORY}; ulimit -t {LONGEST}; exec \"$@\""), "sh"]);
        command.arg(self.program).args(arguments);
        command.env("MUTANT", mutant.to_string()).stdin(Stdio::null()).stderr(Stdio::null()).stdout(Stdio::piped());
        let Ok(mut child) = command.spawn() else { return End::Crash };
        let mut said = String::new();
        let read = child.stdout.as_mut().map(|out| out.read_to_string(&mut said));
        let said = if matches!(read, Some(Ok(_))) { said.trim().to_owned() } else { String::new() };
        match child.wait() {
            Ok(status) => match status.code() {
                Some(0) => End::Well,
                Some(1) => End::Badly(said),
                _ if status.signal() == Some(USED_UP) => End::Endless,
                _ => End::Crash,
            },
            Err(_) => End::Crash,
        }
    }
}

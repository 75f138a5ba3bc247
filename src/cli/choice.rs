//! Which game the arguments are about: the one they name, else the one that a file among them belongs to, else the first
//! that is installed.

use super::{CommandLine, Fault, Games};
use crate::house::storage::game_of;
use crate::house::text::shown;
use clap::Arg;
use std::ffi::OsString;
use std::path::Path;

/// `--game ID`, before or behind the command.
pub(super) fn argument() -> Arg {
    Arg::new("game").long("game").value_name("GAME").global(true)
}

/// The game that is meant; none is where none is installed.
///
/// # Errors
/// One is named that is not installed.
pub(super) fn game(games: &Games, arguments: &[OsString]) -> Result<Option<&'static dyn CommandLine>, Fault> {
    let installed = |id: &str| games.iter().copied().find(|game| game.plug().id() == id);
    if let Some(named) = named(arguments) {
        let known = || games.iter().map(|game| game.plug().id()).collect::<Vec<_>>().join(", ");
        let unknown = || Fault::message("cli-no-such-game").with("name", shown(&named)).with("known", known());
        return installed(&named).map(Some).ok_or_else(unknown);
    }
    // With one game nothing has to be looked at.
    let of_a_file = match games {
        [] | [_] => None,
        _ => files(arguments).find_map(|file| installed(&game_of(file)?)),
    };
    Ok(of_a_file.or_else(|| games.first().copied()))
}

fn named(arguments: &[OsString]) -> Option<String> {
    let mut arguments = arguments.iter().map(|argument| argument.to_string_lossy());
    while let Some(argument) = arguments.next() {
        match argument.strip_prefix("--game") {
            Some("") => return arguments.next().map(|name| name.into_owned()),
            Some(rest) if rest.starts_with('=') => return Some(rest[1..].to_owned()),
            _ if argument == "--" => return None,
            _ => {}
        }
    }
    None
}

/// The program's own name is none of them.
fn files(arguments: &[OsString]) -> impl Iterator<Item = &Path> {
    arguments.iter().skip(1).map(Path::new).filter(|path| path.is_file())
}

#[cfg(test)]
mod tests {
    use super::named;

    #[test]
    fn a_game_is_named_before_or_behind_the_command() {
        let of = |words: &[&str]| named(&words.iter().map(Into::into).collect::<Vec<_>>());
        assert_eq!(of(&["x", "--game", "toy", "play"]).as_deref(), Some("toy"));
        assert_eq!(of(&["x", "play", "--game=toy"]).as_deref(), Some("toy"));
        assert_eq!(of(&["x", "play", "--game"]), None);
        assert_eq!(of(&["x", "--gamez", "toy", "--", "--game", "toy"]), None);
    }
}

//! Which game the arguments are about: the one they name, else the one that a file or rules cases among them belong to, else the
//! first that is installed.

use super::whose::reader;
use super::{CommandLine, Fault, Games, check, lint, sheet};
use crate::house::storage::{Action, StorageError, game_of};
use crate::house::text::shown;
use clap::Arg;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

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
        _ => files(arguments)
            .find_map(|file| installed(&game_of(file)?))
            .or_else(|| files(arguments).find_map(|file| reader(games, file)))
            .or_else(|| of_cases(games, arguments))
            .or_else(|| of_a_document(games, arguments)),
    };
    Ok(of_a_file.or_else(|| games.first().copied()))
}

/// The game whose rules cases shall be run.
fn of_cases(games: &Games, arguments: &[OsString]) -> Option<&'static dyn CommandLine> {
    let at = arguments.iter().position(|argument| argument == check::NAME)?;
    let paths: Vec<&Path> = arguments[at + 1..].iter().map(Path::new).filter(|path| path.exists()).collect();
    check::owner(games, &paths)
}

/// Commands that are about a document, or begin with one.
const OF_DOCUMENTS: [&str; 4] = [lint::NAME, sheet::NAME, "play", "simulate"];

/// The game that a document of a box belongs to which is named by its name, where no other game has one that is called so.
fn of_a_document(games: &Games, arguments: &[OsString]) -> Option<&'static dyn CommandLine> {
    let at = arguments.iter().position(|argument| OF_DOCUMENTS.iter().any(|name| argument == name))?;
    arguments[at + 1..].iter().filter_map(|name| name.to_str()).find_map(|name| {
        let mut owners = games.iter().copied().filter(|game| game.plug().has(name));
        owners.next().filter(|_| owners.next().is_none())
    })
}

/// Do they say themselves which game is meant?
pub(super) fn is_named(arguments: &[OsString]) -> bool {
    named(arguments).is_some()
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

/// The files, where the arguments are nothing but files, as the desktop hands over what is opened with a double click. The name of
/// a command is the command; `./play` is a file. A folder that is let go over the program comes with its whole path: the window says
/// that it is none.
pub(super) fn files_alone(games: &Games, arguments: &[OsString]) -> Option<Vec<PathBuf>> {
    let named = arguments.get(1..).filter(|named| !named.is_empty())?;
    let is_file = |path: &Path| path.is_file() || path.is_absolute() && path.is_dir();
    let are_files = named.iter().all(|name| is_file(Path::new(name)));
    (are_files && !is_command(games, &named[0])).then(|| named.iter().map(PathBuf::from).collect())
}

/// What the window was to take in and is not there, where the arguments are nothing but names of files: one of them is one, or they
/// read like one.
pub(super) fn files_not_there(games: &Games, arguments: &[OsString]) -> Vec<Fault> {
    let named = arguments.get(1..).unwrap_or_default();
    let reads_like_one = |name: &OsString| {
        let path = Path::new(name);
        path.extension().is_some() || path.components().nth(1).is_some() || path.symlink_metadata().is_ok()
    };
    let is_option = |name: &OsString| name.as_encoded_bytes().starts_with(b"-");
    let is_file = |name: &OsString| Path::new(name).is_file();
    let is_one = named.first().is_some_and(|first| reads_like_one(first) && !is_command(games, first));
    if !is_one || named.iter().any(is_option) || !named.iter().all(reads_like_one) && !named.iter().any(is_file) {
        return Vec::new();
    }
    let why = |name| {
        let path = Path::new(name);
        Some(StorageError::from_io(path, Action::Read, &path.metadata().err()?).into())
    };
    named.iter().filter_map(why).collect()
}

/// Has a game a command of this name?
fn is_command(games: &Games, name: &OsString) -> bool {
    let known = |game: &&dyn CommandLine| super::tree(Some(*game));
    name.to_str().is_some_and(|name| games.iter().any(|game| known(game).find_subcommand(name).is_some()))
}

/// The program's own name is none of them.
fn files(arguments: &[OsString]) -> impl Iterator<Item = &Path> {
    arguments.iter().skip(1).map(Path::new).filter(|path| path.is_file())
}

#[cfg(test)]
mod tests {
    use super::{files_alone, named};
    use crate::cli::{Opening, Wanted, run};
    use crate::games::on_the_command_line;

    #[test]
    fn files_alone_are_for_the_window_and_a_command_or_what_is_not_there_is_not() {
        let folder = tempfile::tempdir().unwrap();
        let file = |name: &str| {
            std::fs::write(folder.path().join(name), "").unwrap();
            folder.path().join(name)
        };
        let (one, two) = (file("a game.journal"), file("Übung.ron"));
        let games = on_the_command_line();
        let of = |words: &[&std::path::Path]| {
            let words = std::iter::once(std::path::Path::new("x")).chain(words.iter().copied());
            files_alone(&games, &words.map(Into::into).collect::<Vec<_>>())
        };
        assert_eq!(of(&[&one, &two]), Some(vec![one.clone(), two.clone()]));
        let whole = folder.path().to_path_buf();
        assert_eq!(of(&[&whole]), Some(vec![whole.clone()]), "the window says that it is a folder");
        for words in [
            &[][..],
            &["replay".as_ref(), one.as_path()],
            &[&one, "--json".as_ref()],
            &[&folder.path().join("none")],
            &["src".as_ref()],
        ] {
            assert_eq!(of(words), None, "{words:?}");
        }
    }

    #[test]
    fn a_game_named_without_a_command_is_shown_first_in_the_window() {
        let games = on_the_command_line();
        let opens = |words: &[&str]| match run(&games, words.iter().map(Into::into)) {
            Wanted::Window(opening) => opening,
            Wanted::Done(_) => panic!("{words:?} opens the window"),
        };
        let last = games.last().expect("there are games").plug().id();
        assert_eq!(opens(&["x", "--game", last]), Opening { game: Some(last), files: Vec::new() });
        assert_eq!(opens(&["x"]), Opening::default());
    }

    #[test]
    fn a_game_is_named_before_or_behind_the_command() {
        let of = |words: &[&str]| named(&words.iter().map(Into::into).collect::<Vec<_>>());
        assert_eq!(of(&["x", "--game", "toy", "play"]).as_deref(), Some("toy"));
        assert_eq!(of(&["x", "play", "--game=toy"]).as_deref(), Some("toy"));
        assert_eq!(of(&["x", "play", "--game"]), None);
        assert_eq!(of(&["x", "--gamez", "toy", "--", "--game", "toy"]), None);
    }
}

//! Whose a file is, where a command is about another game or about something else: what is wrong with naming it there, and, where the
//! game that it belongs to is installed, how that one is asked.

use super::{Answer, CommandLine, Fault, Games, Said};
use crate::house::storage::{StorageError, Trouble, Wanted, game_of, read_text, refuse_others};
use crate::house::text::{shown, shown_path};
use std::path::Path;

/// Refuses a file that says in its first line to be something else than what is wanted of this game. Whatever says nothing of itself,
/// or is no file, is left to whoever reads it.
pub(crate) fn refuse_foreign(path: &Path, wanted: Wanted, asked: &'static str) -> Result<(), Fault> {
    refuse_owned(path, refuse_others(path, wanted), asked)
}

/// Refuses a file that says in its first line to belong to another game, whatever it is.
pub(crate) fn refuse_owned_by_others(path: &Path, asked: &'static str) -> Result<(), Fault> {
    refuse_owned(path, Ok(()), asked)
}

/// `kind`: is it what is wanted?
fn refuse_owned(path: &Path, kind: Result<(), StorageError>, asked: &'static str) -> Result<(), Fault> {
    let Some(owner) = game_of(path).filter(|owner| owner != asked) else { return Ok(kind?) };
    // In the game that it belongs to it is of no use either, unless it is what is wanted.
    let here = match kind {
        Err(error) => error.into(),
        Ok(()) => of_another_game("cli-of-another-game", path, &owner, asked),
    };
    let elsewhere = StorageError::untouched(path, Trouble::OtherGame(owner.clone()));
    let is_owner = move |games: &Games| games.iter().any(|game| game.plug().id() == owner);
    Err(Fault::from(elsewhere).unless_known(move |games| is_owner(games).then(|| here.clone())))
}

/// Why a file holds no rules cases of this game; where they are those of another one that is installed, that is said.
pub(crate) fn no_cases(why: Fault, path: &Path, asked: &'static str) -> Fault {
    let path = path.to_owned();
    why.unless_known(move |games| {
        let text = read_text(&path).ok()?;
        let mut readers = games.iter().map(|game| game.plug()).filter(|game| game.reads_cases(&text));
        let owner = readers.next().filter(|owner| owner.id() != asked && readers.all(|other| other.id() != asked))?;
        Some(of_another_game("cli-cases-of-another-game", &path, owner.id(), asked).gathered())
    })
}

/// Why a document cannot be read by this game; where it does not say whose it is, and another one that is installed reads it or has
/// one of that name, that is said.
pub(crate) fn no_document(why: Fault, path: &Path, asked: &'static str) -> Fault {
    let path = path.to_owned();
    why.unless_known(move |games| {
        // One of the box of another game is named by its name.
        let has = |game: &&'static dyn CommandLine| path.to_str().is_some_and(|name| game.plug().has(name));
        let in_the_box = || games.iter().copied().find(has).filter(|_| !path.exists());
        let owner = reader(games, &path).or_else(in_the_box)?.plug().id();
        (owner != asked).then(|| of_another_game("cli-of-another-game", &path, owner, asked))
    })
}

/// The game that can read a document which does not say whose it is, if there is one and no other.
pub(super) fn reader(games: &Games, path: &Path) -> Option<&'static dyn CommandLine> {
    let text = read_text(path).ok().filter(|_| game_of(path).is_none())?;
    let mut readers = games.iter().copied().filter(|game| game.plug().reads_document(&text));
    readers.next().filter(|_| readers.next().is_none())
}

fn of_another_game(message: &'static str, path: &Path, owner: &str, asked: &'static str) -> Fault {
    Fault::message(message).with("file", shown_path(path)).with("game", shown(owner)).with("asked", asked)
}

/// The same answer, in which the games that are installed have said what they know better; what is the same of many files is told once.
pub(super) fn settled(answer: Answer, games: &Games) -> Answer {
    let said = answer.map_err(|fault| fault.known(games))?;
    let mut faults: Vec<Fault> = Vec::new();
    for fault in said.faults.into_iter().map(|fault| fault.known(games)) {
        match faults.iter_mut().find(|told| told.is_like(&fault)) {
            Some(told) => told.one_more(),
            None => faults.push(fault),
        }
    }
    Ok(Said { faults, ..said })
}

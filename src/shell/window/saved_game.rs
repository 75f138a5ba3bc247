//! Saved games in the window: those among the games, and those that lie elsewhere because they could not be written there. One
//! that comes from outside goes on among the games, where the list finds it again.

use super::App;
use crate::house::storage::{
    DataDirs, GAME_ENDING, LOG_LIMIT, LineLog, Lying, SavedElsewhere, StorageError, Trouble, as_text, copy_new,
    free_beside, lies_in, move_new, numbered, put_game_away, read_bytes, read_first_line,
};
use crate::house::text::{shown, shown_path};
use crate::house::wrong::Wrong as _;
use crate::kernel::journal::Origin;
use crate::shell::start::{self, SavedGames};
use crate::tr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// First lines are looked at as far as this, in bytes.
const FAR: u64 = 16 * 1024 * 1024;

/// A game that was put away.
pub(super) struct PutAway {
    /// What the list called it.
    pub(super) line: String,
    /// Where it lay, and where it lies now.
    moved: Option<(PathBuf, PathBuf)>,
    /// It stays where it lies, and is only remembered no more.
    elsewhere: Option<SavedElsewhere>,
}

/// Is it a saved game, or called one?
pub(super) fn is_one(file: &Path) -> bool {
    let is_called_so = file.extension().is_some_and(|ending| ending.eq_ignore_ascii_case(GAME_ENDING));
    is_called_so || read_first_line(file, FAR).is_ok_and(|line| Origin::of(&line).is_ok())
}

impl App {
    /// Looks at the list of games anew. What lies at home again, or was deleted where it lay, is remembered no more.
    pub(super) fn look_at_games(&mut self) {
        let look = |game: SavedElsewhere| (game.look(), game);
        let looked: Vec<(Lying, SavedElsewhere)> = self.settings.elsewhere.iter().cloned().map(look).collect();
        let (settled, lying): (Vec<_>, Vec<_>) = looked.into_iter().partition(|(lying, _)| *lying == Lying::Settled);
        if !settled.is_empty() {
            self.settings.elsewhere = lying.iter().map(|(_, game)| game.clone()).collect();
            self.keep_settings();
        }
        // Books are remembered there, too, and stand on the shelves of their games.
        let is_game = |game: &SavedElsewhere| {
            game.home.extension().is_some_and(|ending| ending.eq_ignore_ascii_case(GAME_ENDING))
        };
        let games: Vec<_> = lying.into_iter().filter(|(_, game)| is_game(game)).collect();
        self.games = SavedGames::look(&self.dirs, &games, &self.desks, &self.texts);
    }

    /// Says which game could not be opened, and why. Until the list is looked at anew it says so, too, and does not offer it first; not of one
    /// that another window has in its hands.
    pub(super) fn tell_not_opened(&mut self, file: &Path, why: &Arc<str>) {
        // What is wrong with the lines of a file does not say which file it is.
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        self.tell(tr!(self.texts(), "start-not-taken", file = shown(&name), why = why.as_ref()));
        self.look_at_games();
        if LineLog::hold(file).is_ok() {
            self.games.refuse(file, why);
        }
    }

    /// What has been saved elsewhere since the last frame is remembered from now on.
    pub(super) fn remember_games_elsewhere(&mut self) {
        for game in self.windows.moved() {
            // Saved elsewhere once more, the first place holds no more than the beginning.
            self.settings.elsewhere.retain(|older| !older.is_older_than(&game));
            self.settings.elsewhere.push(game);
            self.keep_settings();
        }
    }

    /// Takes a game of the list up. One that lies elsewhere comes home first; where there is no room for it, it goes on where it lies.
    pub(super) fn open_listed(&mut self, number: usize, file: &Path) {
        let elsewhere = self.settings.elsewhere.iter().find(|game| game.file == file).cloned();
        match elsewhere.as_ref().map(SavedElsewhere::bring_home) {
            Some(Ok(())) => {
                self.look_at_games();
                self.open(number, &elsewhere.map_or_else(|| file.to_owned(), |game| game.home));
            }
            Some(Err(error)) if error.trouble != Trouble::Replaced => {
                self.open(number, file);
                if self.desks.shown().is_some() {
                    self.tell_news(tr!(self.texts(), "unwritten-game-goes-on", file = shown_path(file)));
                }
            }
            Some(Err(_)) | None => self.open(number, file),
        }
    }

    /// Takes one that comes from outside up, unless something else lies on the desk; then it is only kept. What is wrong with it is
    /// told.
    pub(super) fn take_game(&mut self, file: &Path) {
        let texts = self.texts();
        let number = match start::owner_of(file, &self.desks, &texts) {
            Ok(owner) => owner.number,
            Err(why) => {
                let name = file.file_name().unwrap_or_default().to_string_lossy();
                return self.tell(tr!(texts, "start-not-taken", file = shown(&name), why = why.as_ref()));
            }
        };
        let is_free = !self.are_settings_shown && self.desks.shown().is_none();
        // Under another name it is the same file.
        let real = file.canonicalize().ok();
        let is_it =
            |known: &&SavedElsewhere| known.file == file || real.is_some() && known.file.canonicalize().ok() == real;
        if let Some(known) = self.settings.elsewhere.iter().find(is_it).map(|known| known.file.clone()) {
            if is_free {
                self.open_listed(number, &known);
            }
            return;
        }
        let kept = match kept_among_games(file, &self.dirs) {
            Ok(kept) => kept,
            // Where there is no room for it here, it goes on where it lies.
            Err(untaken) if is_free && untaken.trouble.trouble == Trouble::DiskFull => {
                let game = SavedElsewhere { home: untaken.wanted, file: file.to_owned() };
                self.windows.goes_on_elsewhere(game);
                self.remember_games_elsewhere();
                self.look_at_games();
                return self.open_listed(number, file);
            }
            Err(untaken) => return self.tell(untaken.trouble.say(&texts)),
        };
        if is_free && let Err(why) = self.try_to_open(number, &kept.file) {
            // Nothing is kept of what cannot be opened: it lies where it came from.
            let is_gone = kept.is_new && std::fs::remove_file(&kept.file).is_ok();
            return self.tell_not_opened(if is_gone { file } else { &kept.file }, &why);
        }
        self.look_at_games();
        // Of one that cannot be opened it is told why, and not that it goes on.
        let is_told = if is_free { kept.file != file && self.desks.shown().is_some() } else { true };
        if is_told {
            let name = file.file_name().unwrap_or_default().to_string_lossy();
            self.tell_news(tr!(texts, "start-game-taken", file = shown(&name)));
        }
    }

    /// Puts a game away. One that lies elsewhere stays there, and what lies of it among the games is put away.
    pub(super) fn put_away(&mut self, file: &Path, line: String) {
        let elsewhere = self.settings.elsewhere.iter().find(|game| game.file == file).cloned();
        let here = match &elsewhere {
            Some(game) => Some(game.home.as_path()).filter(|_| game.look() == Lying::Elsewhere),
            None => Some(file),
        };
        match here.map(|here| put_game_away(&self.dirs, here).map(|kept| (here.to_owned(), kept))).transpose() {
            Ok(moved) => {
                if let Some(game) = &elsewhere {
                    self.settings.elsewhere.retain(|other| other != game);
                    self.keep_settings();
                }
                self.put_away.push(PutAway { line, moved, elsewhere });
            }
            Err(trouble) => self.tell(trouble.say(&self.texts())),
        }
        self.look_at_games();
    }

    /// Brings the game back that was put away last.
    pub(super) fn bring_back(&mut self) {
        let Some(game) = self.put_away.pop() else { return };
        let moved = game.moved.as_ref().map_or(Ok(()), |(file, kept)| move_new(kept, file));
        if let Err(trouble) = moved {
            self.put_away.push(game);
            self.tell(trouble.say(&self.texts()));
        } else if let Some(game) = game.elsewhere {
            self.settings.elsewhere.push(game);
            self.keep_settings();
        }
        self.look_at_games();
    }
}

/// A game that could not be taken in, and the name that it would have had.
struct Untaken {
    wanted: PathBuf,
    trouble: StorageError,
}

impl Untaken {
    fn at(wanted: PathBuf, trouble: StorageError) -> Box<Self> {
        Box::new(Self { wanted, trouble })
    }
}

/// As far as its lines are complete.
fn complete(bytes: &[u8]) -> &[u8] {
    let end = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |at| at + 1);
    &bytes[..end]
}

/// Does a file begin with these lines, and say more?
fn goes_on_behind(file: &[u8], lines: &[u8]) -> bool {
    !lines.is_empty() && file.len() > lines.len() && file.starts_with(lines)
}

/// The file among the games in which a game goes on.
struct Kept {
    file: PathBuf,
    /// It is a copy, made just now.
    is_new: bool,
}

impl Kept {
    fn there(file: PathBuf) -> Self {
        Self { file, is_new: false }
    }
}

/// In which file among the games it goes on: itself, one that was taken in before, or a copy.
fn kept_among_games(file: &Path, dirs: &DataDirs) -> Result<Kept, Box<Untaken>> {
    if lies_in(file, &dirs.games) {
        return Ok(Kept::there(file.to_owned()));
    }
    let stem = file.file_stem().unwrap_or_default();
    let mut name = stem.to_owned();
    name.push(format!(".{GAME_ENDING}"));
    let wanted = dirs.games.join(name);
    let bytes = read_bytes(file, LOG_LIMIT).map_err(|trouble| Untaken::at(wanted.clone(), trouble))?;
    // Told of the file that was given, before there is a copy. The last line may be torn: it is left out when the game is opened.
    let (_, before) = bytes.split_last().unwrap_or((&0, &[]));
    as_text(file, complete(before)).map_err(|trouble| Untaken::at(wanted.clone(), trouble))?;
    match read_bytes(&wanted, LOG_LIMIT) {
        // Opened twice from outside it goes on where it was left. Of a torn line only the file there knows.
        Ok(there) if there.starts_with(&bytes) || goes_on_behind(&there, complete(&bytes)) => {
            return Ok(Kept::there(wanted));
        }
        // One that was saved elsewhere goes on with what could still be written here.
        Ok(there) if !there.is_empty() && bytes.starts_with(&there) => {
            let game = SavedElsewhere { home: wanted, file: file.to_owned() };
            return match game.bring_home() {
                Ok(()) => Ok(Kept::there(game.home)),
                Err(trouble) => Err(Untaken::at(game.home, trouble)),
            };
        }
        Ok(_) | Err(_) => {}
    }
    let free = free_beside(&wanted, numbered);
    match copy_new(file, &free) {
        Ok(()) => Ok(Kept { file: free, is_new: true }),
        Err(trouble) => Err(Untaken::at(free, trouble)),
    }
}

//! A saved game that comes from outside: one that lies among the games is taken up there, any other one goes on in a copy among
//! them, where the list of games finds it again.

use super::App;
use crate::house::storage::{
    DataDirs, GAME_ENDING, LOG_LIMIT, StorageError, copy_new, free_beside, read_bytes, read_first_line,
};
use crate::house::text::shown;
use crate::house::wrong::Wrong as _;
use crate::kernel::journal::Origin;
use crate::shell::start;
use crate::tr;
use std::path::{Path, PathBuf};

/// First lines are looked at as far as this, in bytes.
const FAR: u64 = 16 * 1024 * 1024;

/// Is it a saved game, or called one?
pub(super) fn is_one(file: &Path) -> bool {
    let is_called_so = file.extension().is_some_and(|ending| ending.eq_ignore_ascii_case(GAME_ENDING));
    is_called_so || read_first_line(file, FAR).is_ok_and(|line| Origin::of(&line).is_ok())
}

impl App {
    /// Takes it up, unless something else lies on the desk; then it is only kept. What is wrong with it is told.
    pub(super) fn take_game(&mut self, file: &Path) {
        let texts = self.texts();
        let number = match start::owner_of(file, &self.desks, &texts) {
            Ok(owner) => owner.number,
            Err(why) => return self.tell(why),
        };
        let kept = match kept_among_games(file, &self.dirs) {
            Ok(kept) => kept,
            Err(trouble) => return self.tell(trouble.say(&texts)),
        };
        let is_free = !self.are_settings_shown && self.desks.shown().is_none();
        if kept != file || !is_free {
            let name = file.file_name().unwrap_or_default().to_string_lossy();
            self.tell(tr!(texts, "start-game-taken", file = shown(&name)));
        }
        self.look_at_games();
        if is_free {
            self.open(number, &kept);
        }
    }
}

/// The file among the games in which it goes on: itself, one that was taken in before, or a copy.
fn kept_among_games(file: &Path, dirs: &DataDirs) -> Result<PathBuf, StorageError> {
    let real = |folder: &Path| folder.canonicalize().ok();
    let lies_in = file.parent().map(|folder| if folder.as_os_str().is_empty() { Path::new(".") } else { folder });
    if lies_in.and_then(real).is_some_and(|folder| Some(folder) == real(&dirs.games)) {
        return Ok(file.to_owned());
    }
    let stem = file.file_stem().unwrap_or_default();
    let mut name = stem.to_owned();
    name.push(format!(".{GAME_ENDING}"));
    let wanted = dirs.games.join(name);
    // Opened twice from outside it goes on where it was left.
    let bytes = read_bytes(file, LOG_LIMIT)?;
    if read_bytes(&wanted, LOG_LIMIT).is_ok_and(|there| there.starts_with(&bytes)) {
        return Ok(wanted);
    }
    let free = free_beside(&wanted, |stem, number, ending| match number {
        1 => format!("{stem}.{ending}"),
        _ => format!("{stem}-{number}.{ending}"),
    });
    copy_new(file, &free).map(|()| free)
}

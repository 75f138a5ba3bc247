//! Where a game is kept that is only a try of something that is being drawn.

use crate::house::storage::{Trouble, lock_log};
use std::path::{Path, PathBuf};

/// So many windows try something at once.
const MOST_TRIALS: usize = 20;

/// The first file for a try in which no other window is playing: `name.journal` below a folder, then `name-2.journal` and so on.
#[must_use]
pub fn trial_file(folder: &Path, name: &str) -> PathBuf {
    let file = |number: usize| match number {
        1 => folder.join(format!("{name}.journal")),
        _ => folder.join(format!("{name}-{number}.journal")),
    };
    let is_played = |file: &PathBuf| matches!(lock_log(file), Err(error) if error.trouble == Trouble::InUse);
    (1..=MOST_TRIALS).map(file).find(|file| !is_played(file)).unwrap_or_else(|| file(MOST_TRIALS))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn a_try_that_is_going_on_elsewhere_is_left_alone() {
        let folder = tempfile::tempdir().expect("a folder");
        let first = trial_file(folder.path(), "trial");
        assert_eq!(first, folder.path().join("trial.journal"));
        fs::write(&first, "{}\n").expect("a file");
        assert_eq!(trial_file(folder.path(), "trial"), first, "nobody plays there any more");
        let held = lock_log(&first).expect("it is free");
        assert_eq!(trial_file(folder.path(), "trial"), folder.path().join("trial-2.journal"));
        drop(held);
        assert_eq!(trial_file(folder.path(), "trial"), first);
    }
}

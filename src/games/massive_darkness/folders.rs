//! Where the documents of this game lie below the user's data. They lay there before there were other games, so no folder is named
//! after this one; another game keeps its own below a folder of its name.

use crate::house::storage::{DataDirs, StorageError};
use std::path::PathBuf;

/// The folders of this game, below the user's data.
pub const FOLDERS: &[&str] = &["quests", "packs"];

/// The places of this game among the user's data.
pub trait OwnFolders {
    /// The folder of the user's own quests.
    fn quests(&self) -> PathBuf;
    /// The folder of packs of own cards.
    fn packs(&self) -> PathBuf;
    /// The cards the user typed in from the box.
    fn own_cards_file(&self) -> PathBuf;
    /// The tiles the user keeps for other quests.
    fn own_tiles_file(&self) -> PathBuf;
    /// Makes the folders that do not exist yet, those of the house, too.
    ///
    /// # Errors
    /// One cannot be made.
    fn create_all(&self) -> Result<(), StorageError>;
}

impl OwnFolders for DataDirs {
    fn quests(&self) -> PathBuf {
        self.root.join("quests")
    }

    fn packs(&self) -> PathBuf {
        self.root.join("packs")
    }

    fn own_cards_file(&self) -> PathBuf {
        self.packs().join("own-cards.ron")
    }

    fn own_tiles_file(&self) -> PathBuf {
        self.packs().join("own-tiles.ron")
    }

    fn create_all(&self) -> Result<(), StorageError> {
        self.create_with(FOLDERS)
    }
}

//! Packs of cards that somebody types in or shares: each is a document, and those of a folder lie over the box of their game in the
//! order of their names, the user's own over them all.
//!
//! [`over`] is what most games need of it: own cards over those of a box, with what they are called.
//!
//! What is not here: what a card is, and whether a game still stands with it. That a game knows.

pub mod over;

use crate::house::storage::{Action, Document, StorageError, Trouble, document_bytes, read_document, write_atomic};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::collections::BTreeMap;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// Names by language (`en`, `de`, `pl`).
pub type Names = BTreeMap<String, String>;

/// A pack of cards of one game.
pub trait CardPack: Document + Serialize + DeserializeOwned + Clone + PartialEq + Send + Sync + 'static {
    /// The newest format of these files, and the one that is written.
    const FORMAT: u32;
    /// So many things of one kind a pack holds at most.
    const MOST: usize;

    /// No card yet.
    #[must_use]
    fn none() -> Self;

    /// Is there more in it than anybody types in? Whoever believes it compares cards with cards.
    #[must_use]
    fn is_too_large(&self) -> bool;

    /// Two packs that have come from one: what `mine` has changed since `base` over what stands in `theirs`. Only where both have
    /// changed the same card the other's is lost.
    #[must_use]
    fn joined(base: &Self, mine: &Self, theirs: Self) -> Self;

    /// Reads a pack; without a file there is no card in it.
    ///
    /// # Errors
    /// The file is there but cannot be read or understood.
    fn read(path: &Path) -> Result<Self, StorageError> {
        match Self::read_there(path) {
            Err(error) if error.trouble == Trouble::NotFound => Ok(Self::none()),
            read => read,
        }
    }

    /// Reads a pack that has to be there.
    ///
    /// # Errors
    /// There is no file, or it cannot be read or understood.
    fn read_there(path: &Path) -> Result<Self, StorageError> {
        let pack: Self = read_document(path, Self::FORMAT)?;
        pack.check_size(path)?;
        Ok(pack)
    }

    /// What [`CardPack::write`] would write there.
    ///
    /// # Errors
    /// It could not be read back. Two packs that can be read may make one that cannot.
    fn bytes(&self, path: &Path) -> Result<Vec<u8>, StorageError> {
        self.check_size(path)?;
        document_bytes(path, self)
    }

    /// Writes it; whatever happens meanwhile, the file is the old one or the new one.
    ///
    /// # Errors
    /// The file cannot be written, or could not be read back.
    fn write(&self, path: &Path) -> Result<(), StorageError> {
        write_atomic(path, &self.bytes(path)?)
    }

    /// Refuses what [`CardPack::is_too_large`]; the file is only named.
    ///
    /// # Errors
    /// It is.
    fn check_size(&self, path: &Path) -> Result<(), StorageError> {
        match self.is_too_large() {
            true => Err(StorageError::untouched(path, Trouble::TooMuch { most: Self::MOST })),
            false => Ok(()),
        }
    }
}

/// The packs in a folder in the order in which they are laid: by name, the user's own last. None where there is no folder.
///
/// # Errors
/// The folder cannot be listed.
pub fn packs_in(folder: &Path, own: &Path) -> Result<Vec<PathBuf>, StorageError> {
    let entries = match std::fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(StorageError::from_io(folder, Action::Folder, &error)),
    };
    let mut files: Vec<PathBuf> =
        entries.filter_map(|entry| Some(entry.ok()?.path())).filter(|file| is_pack(file)).collect();
    files.sort_by_key(|file| (file == own, file.clone()));
    Ok(files)
}

fn is_pack(file: &Path) -> bool {
    // A name with a point before it belongs to a write that a crash has cut off.
    let is_hidden = file.file_name().is_none_or(|name| name.to_string_lossy().starts_with('.'));
    !is_hidden && file.extension().is_some_and(|ending| ending == "ron")
}

/// What a pack is called: its title, or the name of its file.
#[must_use]
pub fn title_of(title: &str, file: &Path) -> String {
    match title.trim() {
        "" => file.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default(),
        _ => title.to_owned(),
    }
}

/// English, which more people read than any other language.
const READ_BY_MOST: &str = "en";

/// The name in a language; failing that, the English one, and failing that, any. A name of nothing but spaces is none.
#[must_use]
pub fn name_in<'a>(names: &'a Names, language: &str) -> Option<&'a str> {
    let of = |code: &str| names.get(code).filter(|name| !name.trim().is_empty());
    let any = || names.values().find(|name| !name.trim().is_empty());
    of(language).or_else(|| of(READ_BY_MOST)).or_else(any).map(String::as_str)
}

/// All names in a language, by code.
pub fn names_in(all: &BTreeMap<String, Names>, language: &str) -> impl Iterator<Item = (String, String)> {
    all.iter().filter_map(move |(code, names)| Some((code.clone(), name_in(names, language)?.to_owned())))
}

/// Gives a card a name of its own in a language; an empty one takes it away.
pub fn set_name(all: &mut BTreeMap<String, Names>, code: &str, language: &str, name: &str) {
    let names = all.entry(code.to_owned()).or_default();
    if name.trim().is_empty() {
        names.remove(language);
    } else {
        names.insert(language.to_owned(), name.to_owned());
    }
    if names.is_empty() {
        all.remove(code);
    }
}

/// What `mine` has changed since `base`, by code, over what stands in `joined`.
pub fn join_names(
    base: &BTreeMap<String, Names>,
    mine: &BTreeMap<String, Names>,
    joined: &mut BTreeMap<String, Names>,
) {
    for key in base.keys().chain(mine.keys()) {
        match mine.get(key) {
            names if names == base.get(key) => {}
            Some(names) => drop(joined.insert(key.clone(), names.clone())),
            None => drop(joined.remove(key)),
        }
    }
}

/// The same of a text, a title or whoever wrote it.
pub fn join_text(base: &str, mine: &str, joined: &mut String) {
    if mine != base {
        mine.clone_into(joined);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names<const N: usize>(names: [(&str, &str); N]) -> Names {
        names.into_iter().map(|(language, name)| (language.to_owned(), name.to_owned())).collect()
    }

    #[test]
    fn a_card_is_called_by_its_english_name_where_it_has_none_in_the_language() {
        let (all, english) = (names([("de", "Axt"), ("en", "Axe"), ("pl", "Topór")]), names([("en", "Axe")]));
        assert_eq!(
            ["en", "de", "pl"].map(|language| name_in(&all, language)),
            [Some("Axe"), Some("Axt"), Some("Topór")]
        );
        assert_eq!(["en", "de", "pl"].map(|language| name_in(&english, language)), [Some("Axe"); 3]);
        let two = names([("de", "Axt"), ("en", "Axe")]);
        assert_eq!(name_in(&two, "pl"), Some("Axe"), "English is read by more people than the first of the list");
        assert_eq!(name_in(&names([("de", "Axt")]), "pl"), Some("Axt"));
        // Somebody has written an empty one by hand.
        assert_eq!(name_in(&names([("de", " "), ("en", "Axe")]), "de"), Some("Axe"));
        assert_eq!(name_in(&names([("de", "")]), "de"), None);
    }

    #[test]
    fn a_pack_that_cannot_be_looked_at_is_no_empty_one() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("own-cards.ron");
        assert!(Cards::read(&file).is_ok_and(|pack| pack == Cards::none()), "nobody has typed in a card yet");
        assert_eq!(Cards::read_there(&file).unwrap_err().trouble, Trouble::NotFound);
        #[cfg(unix)]
        {
            std::os::unix::fs::symlink("own-cards.ron", &file).unwrap();
            let why = Cards::read(&file).unwrap_err().trouble;
            assert!(matches!(why, Trouble::System(Action::Read, _)), "a link to itself: {why:?}");
        }
    }

    /// A pack of nothing.
    #[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
    struct Cards {
        format: u32,
    }

    impl Document for Cards {
        const GAME: Option<&'static str> = None;
        const KIND: &'static str = "cards";
    }

    impl CardPack for Cards {
        const FORMAT: u32 = 1;
        const MOST: usize = 1;

        fn none() -> Self {
            Self { format: 1 }
        }

        fn is_too_large(&self) -> bool {
            false
        }

        fn joined(_: &Self, mine: &Self, _: Self) -> Self {
            mine.clone()
        }
    }
}

//! The folder of packs: each lies over the box in the order of the file names, the user's own over them all. A pack that
//! cannot be used is left out and told; the box itself is always there.

use super::OwnPack;
use crate::games::massive_darkness::content::loader::{
    ContentError, Pack, content_hash, core_box, is_printed_tile, merge,
};
use crate::games::massive_darkness::content::own_cards::Card;
use crate::games::massive_darkness::folders::OwnFolders as _;
use crate::games::massive_darkness::rules::library::Library;
use crate::house::packs::{CardPack as _, Names, names_in, packs_in, title_of};
use crate::house::storage::{DataDirs, StorageError};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// The box with all packs over it.
#[derive(Clone, Debug)]
pub struct Laid {
    /// As they are written, a card of a later pack in the place of an earlier one.
    pub cards: Pack,
    /// The same, checked and indexed.
    pub library: Library,
    /// One number for all cards: a game remembers with which it was played.
    pub content: u64,
    /// Names from packs, by the code of the card.
    pub names: BTreeMap<String, Names>,
    /// Which pack a card comes from, by its code: the title of the pack, or its file name.
    pub from: BTreeMap<String, String>,
    /// Packs that could not be used.
    pub skipped: Vec<SkippedPack>,
}

/// A pack that could not be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SkippedPack {
    /// Where it lies; it stays as it is.
    pub file: PathBuf,
    /// What keeps all of it from being used.
    pub why: PackTrouble,
}

/// Why a pack cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PackTrouble {
    /// The file cannot be read or understood.
    File(StorageError),
    /// Its cards do not fit into the box.
    Content(ContentError),
}

impl Laid {
    /// The box alone.
    ///
    /// # Errors
    /// The built-in box itself is not sound; the tests show that it is.
    pub fn box_only() -> Result<Self, ContentError> {
        let cards = core_box()?;
        Ok(Self {
            library: Library::new(cards.clone())?,
            content: content_hash(&cards),
            cards,
            names: BTreeMap::new(),
            from: BTreeMap::new(),
            skipped: Vec::new(),
        })
    }

    /// The same with another pack over it, as if it were this file.
    ///
    /// # Errors
    /// Why the box would not stand with it.
    pub fn with(&self, file: &Path, pack: OwnPack) -> Result<Self, PackTrouble> {
        let mut laid = self.clone();
        lay_pack(&mut laid, file, pack)?;
        laid.content = content_hash(&without_own_tiles(&laid.cards));
        Ok(laid)
    }

    /// The names from packs in a language, by the code of the card.
    pub fn names_in(&self, language: &str) -> impl Iterator<Item = (String, String)> {
        names_in(&self.names, language)
    }
}

/// Reads every pack of the folder and lays it over the box.
///
/// # Errors
/// The built-in box itself is not sound; the tests show that it is.
pub fn lay_packs(dirs: &DataDirs) -> Result<Laid, ContentError> {
    lay_files(dirs, |_| true)
}

/// The same without the user's own cards: what these will lie over.
///
/// # Errors
/// As [`lay_packs`].
pub fn lay_others(dirs: &DataDirs) -> Result<Laid, ContentError> {
    lay_files(dirs, |file| *file != dirs.own_cards_file())
}

fn lay_files(dirs: &DataDirs, counts: impl Fn(&PathBuf) -> bool) -> Result<Laid, ContentError> {
    let mut laid = Laid::box_only()?;
    match packs_in(&dirs.packs(), &dirs.own_cards_file()) {
        Ok(files) => {
            for file in files.into_iter().filter(counts) {
                if let Err(why) = lay(&mut laid, &file) {
                    laid.skipped.push(SkippedPack { file, why });
                }
            }
        }
        Err(error) => laid.skipped.push(SkippedPack { file: dirs.packs(), why: PackTrouble::File(error) }),
    }
    laid.content = content_hash(&without_own_tiles(&laid.cards));
    Ok(laid)
}

/// A quest takes the tiles it is laid with along in its file: those that are kept for other quests are no part of what a
/// game is played with.
fn without_own_tiles(cards: &Pack) -> Pack {
    let mut cards = cards.clone();
    cards.tiles.retain(|side| is_printed_tile(&side.id));
    cards
}

/// Lays one pack, or leaves everything as it was.
fn lay(laid: &mut Laid, file: &Path) -> Result<(), PackTrouble> {
    lay_pack(laid, file, OwnPack::read(file).map_err(PackTrouble::File)?)
}

fn lay_pack(laid: &mut Laid, file: &Path, pack: OwnPack) -> Result<(), PackTrouble> {
    if let Some(twice) = pack.shared_code() {
        return Err(PackTrouble::Content(ContentError::Twice { file: title_of("", file), name: twice }));
    }
    let mut cards = laid.cards.clone();
    merge(&mut cards, pack.cards.clone());
    laid.library = Library::new(cards.clone()).map_err(|error| PackTrouble::Content(error.into()))?;
    laid.cards = cards;
    let title = title_of(&pack.title, file);
    for card in Card::all(&pack.cards) {
        laid.from.insert(card.code().to_owned(), title.clone());
    }
    laid.names.extend(pack.names);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness::content::own_cards::Deck;
    use crate::games::massive_darkness::rules::symbol::Colour;
    use std::fs;
    use std::sync::LazyLock;

    /// Reading the box takes a while without optimisation.
    static BOX: LazyLock<Pack> = LazyLock::new(|| core_box().unwrap());

    struct Folder {
        _home: tempfile::TempDir,
        dirs: DataDirs,
    }

    fn folder() -> Folder {
        let home = tempfile::tempdir().unwrap();
        let dirs = DataDirs::at(home.path());
        dirs.create_all().unwrap();
        Folder { _home: home, dirs }
    }

    fn sword() -> Card {
        Card::all(&BOX).into_iter().find(|card| card.deck() == Deck::Starting).unwrap()
    }

    fn pack_with(dice: usize, name: &str) -> OwnPack {
        let mut card = sword();
        *card.dice_mut().unwrap()[0] = vec![Colour::Red; dice];
        let mut pack = OwnPack { title: name.to_owned(), ..OwnPack::none() };
        pack.set_name(card.code(), "en", name);
        pack.put(card);
        pack
    }

    fn dice_of(laid: &Laid) -> usize {
        laid.library.card(laid.library.card_named(sword().code()).unwrap()).card.melee.len()
    }

    #[test]
    fn without_packs_the_box_is_as_it_was() {
        let home = tempfile::tempdir().unwrap();
        let laid = lay_packs(&DataDirs::at(home.path().join("nothing here"))).unwrap();
        assert_eq!((laid.cards, laid.skipped), (BOX.clone(), Vec::new()));
        assert_eq!(laid.content, content_hash(&BOX));
    }

    #[test]
    fn packs_lie_over_each_other_by_file_name_and_the_own_cards_over_all() {
        let folder = folder();
        pack_with(3, "Three").write(&folder.dirs.packs().join("z.ron")).unwrap();
        pack_with(2, "Two").write(&folder.dirs.packs().join("a.ron")).unwrap();
        let laid = lay_packs(&folder.dirs).unwrap();
        assert_eq!((dice_of(&laid), laid.from[sword().code()].as_str()), (3, "Three"));
        assert_eq!(laid.names_in("de").collect::<Vec<_>>(), [(sword().code().to_owned(), "Three".to_owned())]);
        pack_with(1, "Mine").write(&folder.dirs.own_cards_file()).unwrap();
        assert_eq!(dice_of(&lay_packs(&folder.dirs).unwrap()), 1);
        assert_ne!(lay_packs(&folder.dirs).unwrap().content, laid.content);
    }

    #[test]
    fn a_broken_pack_is_left_out_and_told_and_the_others_count() {
        let folder = folder();
        let file = |name: &str| folder.dirs.packs().join(name);
        fs::write(file("a.ron"), "(format: 1,\n cards: (heros: []))").unwrap();
        fs::write(
            file("b.ron"),
            r#"(format: 1, cards: (enemies: [(code: "Z1", kind: "nobody", deck: Lesser, health: 1)]))"#,
        )
        .unwrap();
        fs::write(file("c.ron"), r#"(format: 1, cards: (tiles: [(id: "x", rows: []), (id: "x", rows: [])]))"#).unwrap();
        fs::write(file("d.ron"), [0xff, 0xfe]).unwrap();
        fs::write(file(".e.ron.Ab12Cd"), "half").unwrap();
        fs::write(file("readme.txt"), "not a pack").unwrap();
        pack_with(2, "Sound").write(&file("f.ron")).unwrap();
        let laid = lay_packs(&folder.dirs).unwrap();
        assert_eq!(dice_of(&laid), 2);
        let skipped: Vec<_> = laid.skipped.iter().map(|pack| pack.file.clone()).collect();
        assert_eq!(skipped, ["a.ron", "b.ron", "c.ron", "d.ron"].map(file));
        let PackTrouble::File(error) = &laid.skipped[0].why else { unreachable!("it cannot be read") };
        assert!(error.to_string().contains("line 2") || format!("{error:?}").contains("line: 2"), "{error}");
        assert!(matches!(laid.skipped[1].why, PackTrouble::Content(ContentError::Library(_))));
        assert!(matches!(laid.skipped[2].why, PackTrouble::Content(ContentError::Twice { .. })));
    }
}

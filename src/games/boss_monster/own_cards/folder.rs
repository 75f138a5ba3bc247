//! The folder of packs: each lies over the box in the order of the file names, the user's own over them all. A pack that cannot be
//! used is left out and told; the box itself is always there.

use super::{Card, OwnCards, OwnPack, problems, why_unplayable};
use crate::games::boss_monster::rules::{CardBox, Printed, Unplayable};
use crate::house::packs::{CardPack as _, packs_in, title_of};
use crate::house::storage::{DataDirs, StorageError};
use crate::house::text::{Texts, shown, shown_path};
use crate::house::wrong::Wrong;
use crate::tr;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The folder of packs, below the user's data.
pub const PACKS: &str = "boss-monster/packs";

/// Where packs lie.
fn packs(dirs: &DataDirs) -> PathBuf {
    PACKS.split('/').fold(dirs.root.clone(), |folder, name| folder.join(name))
}

/// The cards that the user has typed in.
#[must_use]
pub fn own_cards_file(dirs: &DataDirs) -> PathBuf {
    packs(dirs).join("own-cards.ron")
}

/// Makes the folder, if there is none.
///
/// # Errors
/// It cannot be made.
pub fn create_folder(dirs: &DataDirs) -> Result<(), StorageError> {
    dirs.create_with(&[PACKS])
}

/// What lies over the box.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Laid {
    /// All cards of all packs, those of a later one in the place of an earlier one.
    pub own: OwnCards,
    /// Which pack a card comes from, by its code: the title of the pack, or its file name.
    pub from: BTreeMap<String, String>,
    /// Packs that could not be used.
    pub skipped: Vec<SkippedPack>,
    /// Cards with which something is wrong.
    pub left_out: Vec<LeftOut>,
}

/// A card that is not played with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeftOut {
    /// The pack in which it stands.
    pub file: PathBuf,
    /// Its code.
    pub code: String,
}

impl Wrong for LeftOut {
    fn say(&self, texts: &Texts) -> Arc<str> {
        tr!(texts, "wrong-bm-card-left-out", file = shown_path(&self.file), card = shown(&self.code))
    }
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
    /// With its cards there is no game.
    Cards(Unplayable),
}

impl Wrong for PackTrouble {
    fn say(&self, texts: &Texts) -> Arc<str> {
        match self {
            Self::File(error) => error.say(texts),
            Self::Cards(why) => {
                let (message, what) = why_unplayable(why);
                texts.with(message, &[("what", shown(what).into())])
            }
        }
    }
}

impl Wrong for SkippedPack {
    fn say(&self, texts: &Texts) -> Arc<str> {
        let why = self.why.say(texts);
        tr!(texts, "wrong-bm-pack", file = shown_path(&self.file), why = why.as_ref())
    }
}

impl Laid {
    /// The same with another pack over it. A card of it with which something is wrong is not played with; the others are.
    ///
    /// # Errors
    /// With its cards there would be no game.
    pub fn with(&self, file: &Path, pack: OwnPack, of_the_box: &Printed) -> Result<Self, PackTrouble> {
        if let Some(code) = pack.own.shared_code() {
            return Err(PackTrouble::Cards(Unplayable::Twice(code)));
        }
        let mut laid = self.clone();
        let title = title_of(&pack.title, file);
        let mut whole = self.own.clone();
        whole.join(pack.own.clone());
        CardBox::new(whole.over(of_the_box)).map_err(PackTrouble::Cards)?;
        let mut sound = OwnCards { names: pack.own.names, cards: Printed::default() };
        for card in Card::all(&pack.own.cards) {
            if !problems(&card).is_empty() {
                laid.left_out.push(LeftOut { file: file.to_path_buf(), code: card.code().to_owned() });
                continue;
            }
            laid.from.insert(card.code().to_owned(), title.clone());
            sound.put(card);
        }
        laid.own.join(sound);
        Ok(laid)
    }
}

/// Reads every pack of the folder.
#[must_use]
pub fn lay_packs(dirs: &DataDirs, of_the_box: &Printed) -> Laid {
    lay_files(dirs, of_the_box, |_| true)
}

/// The same without the user's own cards: what these will lie over.
#[must_use]
pub fn lay_others(dirs: &DataDirs, of_the_box: &Printed) -> Laid {
    lay_files(dirs, of_the_box, |file| *file != own_cards_file(dirs))
}

fn lay_files(dirs: &DataDirs, of_the_box: &Printed, counts: impl Fn(&PathBuf) -> bool) -> Laid {
    let mut laid = Laid::default();
    let files = match packs_in(&packs(dirs), &own_cards_file(dirs)) {
        Ok(files) => files,
        Err(error) => {
            laid.skipped.push(SkippedPack { file: packs(dirs), why: PackTrouble::File(error) });
            return laid;
        }
    };
    for file in files.into_iter().filter(counts) {
        let read = OwnPack::read(&file).map_err(PackTrouble::File);
        match read.and_then(|pack| laid.with(&file, pack, of_the_box)) {
            Ok(more) => laid = more,
            Err(why) => laid.skipped.push(SkippedPack { file, why }),
        }
    }
    laid
}

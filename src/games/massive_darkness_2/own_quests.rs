//! Quests of one's own: documents in a folder of the user's, a Quest in each. They come from anywhere: a file may be cut off, huge,
//! of another program, or full of what nobody lays. It is understood and measured before anything is made of it.
//!
//! What is not here: whether a Quest can be played, and what in it can hardly be meant (`lint/`).

use super::content::{CoreBox, own_tile, too_much};
use super::rules::bounds::{Excess, excess};
use super::rules::own_tiles::{TileFault, faults};
use super::rules::quest::Quest;
use super::ruleset::HellscapeRules;
use crate::games::tiles::kept::{self, Copied};
use crate::house::plug::ruleset::Ruleset as _;
use crate::house::storage::{
    DataDirs, Document, DocumentShelf, Label, SavingLock, StorageError, Trouble, counted, document_bytes, document_in,
    may_replace, pieces, read_document, read_text, title_of_copy, write_document, write_new,
};
use crate::house::text::{Texts, shown, shown_path};
use crate::house::wrong::Wrong;
use crate::kernel::hash::hash_of;
use crate::tr;
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The folder of own Quests, below the user's data.
pub const QUESTS: &str = "massive-darkness-2/quests";
/// The newest format of these files, and the one that is written.
pub const FORMAT: u32 = 1;
/// Earlier versions of a Quest that are kept.
pub const KEPT_VERSIONS: usize = 20;
/// No text in a Quest is longer, in bytes as they are written.
const LONGEST_TEXT: usize = 8_000;
/// Whose pieces of checks they are.
const RULESET: &str = HellscapeRules::ID;
/// What stands before the id of an own Quest that is called like one of the box: books tell them apart by it.
const OWN: &str = "own-";

/// A Quest as a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct QuestFile {
    /// Files of newer formats are refused.
    pub format: u32,
    /// What is played.
    pub quest: Quest,
}

impl Document for QuestFile {
    const GAME: Option<&'static str> = Some("massive-darkness-2");
    const KIND: &'static str = "quest";
    const LONGEST_TEXT: usize = LONGEST_TEXT;
}

impl QuestFile {
    /// A Quest as it is written.
    #[must_use]
    pub fn of(quest: Quest) -> Self {
        Self { format: FORMAT, quest }
    }
}

/// Why a file is no Quest that can be opened.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unusable {
    /// It cannot be read or understood.
    #[error(transparent)]
    File(#[from] StorageError),
    /// No Quest of the box is called so.
    #[error("there is no Quest {0:?}; there are {1}")]
    Unknown(String, String),
    /// More of something than is ever laid out.
    #[error("{} holds {} × {:?}", .0.display(), .1.count, .1.what)]
    Excess(PathBuf, Excess),
    /// A Tile that it brings is none.
    #[error("{}: the Tile {:?}: {}", .0.display(), .1, .2)]
    Tile(PathBuf, String, TileFault),
}

impl Wrong for Unusable {
    fn say(&self, texts: &Texts) -> Arc<str> {
        match self {
            Self::File(error) => error.say(texts),
            Self::Unknown(name, known) => tr!(texts, "wrong-md2-quest", quest = shown(name), quests = known.as_str()),
            Self::Excess(file, excess) => {
                let what = too_much(excess, texts);
                tr!(texts, "wrong-md2-own-quest", file = shown_path(file), what = what.as_ref())
            }
            Self::Tile(file, name, fault) => {
                let what = own_tile(name, *fault, texts);
                tr!(texts, "wrong-md2-own-quest", file = shown_path(file), what = what.as_ref())
            }
        }
    }
}

/// Where own Quests lie.
#[must_use]
pub fn shelf(dirs: &DataDirs) -> DocumentShelf {
    let folder = QUESTS.split('/').fold(dirs.root.clone(), |folder, name| folder.join(name));
    DocumentShelf { folder, word: "quest" }
}

/// Reads a Quest that can be laid out, or at least drawn on.
///
/// # Errors
/// Why it cannot; the file is left alone.
pub fn open(file: &Path, all: &CoreBox) -> Result<Quest, Unusable> {
    let QuestFile { mut quest, .. } = match read_document(file, FORMAT) {
        Err(error) if error.trouble == Trouble::NoFormat => as_in_the_box(file)?.ok_or(error)?,
        read => read?,
    };
    if let Some(excess) = excess(&quest) {
        return Err(Unusable::Excess(file.to_owned(), excess));
    }
    if let Some((name, fault)) = faults(&quest).next() {
        return Err(Unusable::Tile(file.to_owned(), name.to_owned(), fault));
    }
    if quest.id.trim().is_empty() {
        quest.id = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    }
    if all.quest(&quest.id).is_some() {
        quest.id.insert_str(0, OWN);
    }
    Ok(quest)
}

/// A Quest as those of the box are written: nothing but the Quest. None where it is none, whatever it is.
fn as_in_the_box(file: &Path) -> Result<Option<QuestFile>, StorageError> {
    let text = read_text(file)?;
    let is_like_one = |word: &str| text.lines().any(|line| line.trim_start().starts_with(word));
    if Label::of(&text).is_some() || !(is_like_one("id:") && is_like_one("tiles:")) {
        return Ok(None);
    }
    // Lines keep their numbers, in which something may be wrong.
    let text = format!("(format: {FORMAT}, quest: {text}\n)");
    document_in(file, &text).map(Some)
}

/// What somebody names on the command line: a Quest of the box by its id, else one in a file.
///
/// # Errors
/// Neither is there.
pub fn named(name: &str, all: &CoreBox) -> Result<Quest, Unusable> {
    if let Some(quest) = all.quest(name) {
        return Ok(quest.clone());
    }
    let file = Path::new(name);
    if file.symlink_metadata().is_ok() || file.extension().is_some() || file.components().nth(1).is_some() {
        return open(file, all);
    }
    let known: Vec<&str> = all.quests.iter().map(|quest| quest.id.as_str()).collect();
    Err(Unusable::Unknown(name.to_owned(), known.join(", ")))
}

/// What lies in the folder of own Quests.
#[derive(Clone, Debug, Default)]
pub struct OwnQuests {
    /// Those that can be opened, with their files, by name.
    pub quests: Vec<(PathBuf, Quest)>,
    /// Why others cannot.
    pub unusable: Vec<Unusable>,
}

impl OwnQuests {
    /// Reads all of them.
    #[must_use]
    pub fn read(dirs: &DataDirs, all: &CoreBox) -> Self {
        let mut files: Vec<PathBuf> = shelf(dirs).listed().into_iter().map(|listed| listed.file).collect();
        files.sort();
        let mut own = Self::default();
        for file in files {
            match open(&file, all) {
                Ok(quest) => own.quests.push((file, quest)),
                Err(error) => own.unusable.push(error),
            }
        }
        own
    }
}

/// Puts a Quest into the user's folder as a new file whose name begins with `stem`; the Quest gets the name as its id.
///
/// # Errors
/// The file cannot be written; then nothing was.
pub fn put_new(mut quest: Quest, stem: &str, dirs: &DataDirs) -> Result<(Quest, PathBuf), StorageError> {
    dirs.create_with(&[QUESTS])?;
    // Two windows do not take the same name.
    let _lock = SavingLock::take(dirs)?;
    let shelf = shelf(dirs);
    let (id, file) = shelf.free_name(&shelf.plain_name(stem));
    quest.id = id;
    write_new(&file, &document_bytes(&file, &QuestFile::of(quest.clone()))?)?;
    Ok((quest, file))
}

/// To whom what was kept of checks of a Quest belongs ([`pieces::key`]).
#[must_use]
pub fn owner(quest: &Quest) -> u64 {
    hash_of(&quest.id)
}

/// Lays the same Quest beside it, under a name of its own and with a number behind its titles: a book tells Quests apart by them. A check of it goes on where that of the Quest is, and the games that were won of
/// the Quest are games of it.
///
/// # Errors
/// The copy cannot be written.
pub fn duplicate(
    quest: &Quest,
    stem: &str,
    from: &Path,
    dirs: &DataDirs,
    all: &CoreBox,
) -> Result<PathBuf, StorageError> {
    let shelf = shelf(dirs);
    let stem = shelf.plain_name(stem);
    let stem = counted(&stem).0;
    let number = counted(&shelf.free_name(stem).0).1.max(2);
    let mut copy = quest.clone();
    for title in copy.told.title.values_mut() {
        *title = title_of_copy(title, number);
    }
    let (copy, to) = put_new(copy, stem, dirs)?;
    pieces::copy_along(&dirs.root, RULESET, owner(quest), owner(&copy));
    let rules = HellscapeRules::of(all, &Arc::new(quest.clone()));
    kept::copy_along(&rules, dirs, &Copied { original: quest, from, copy: &copy, to: &to });
    Ok(to)
}

/// Deletes a Quest: it lies among the deleted ones, where this says, with what checks have played and won of it.
///
/// # Errors
/// The file cannot be moved; then it stays.
pub fn delete(file: &Path, at: u64, dirs: &DataDirs, all: &CoreBox) -> Result<PathBuf, StorageError> {
    // One without a name is called like its file, so it is read where it lies.
    let whose = open(file, all).map(|quest| owner(&quest));
    let away = shelf(dirs).delete(file, at)?;
    kept::move_along::<HellscapeRules>(file, &away);
    // Two Quests may have one name, since a file keeps its name when it comes back or is laid there by hand: what is kept for it
    // stays for the other.
    let is_of = |whose: u64| OwnQuests::read(dirs, all).quests.iter().any(|(_, quest)| owner(quest) == whose);
    if let Ok(whose) = whose
        && !is_of(whose)
    {
        pieces::put_away(&dirs.root, RULESET, whose, &away);
    }
    Ok(away)
}

/// Takes a deleted Quest back onto the shelf; returns its file there.
///
/// # Errors
/// The file cannot be moved; then it stays among the deleted ones.
pub fn take_back(deleted: &Path, dirs: &DataDirs, all: &CoreBox) -> Result<PathBuf, StorageError> {
    let back = shelf(dirs).take_back(deleted)?;
    kept::move_along::<HellscapeRules>(deleted, &back);
    if let Ok(quest) = open(&back, all) {
        pieces::bring_back(&dirs.root, RULESET, owner(&quest), deleted);
    }
    Ok(back)
}

/// Takes a Quest from elsewhere into the user's own: a copy under a name that is free. Returns the copy.
///
/// # Errors
/// The file is no Quest, or the copy cannot be written.
pub fn import(file: &Path, dirs: &DataDirs, all: &CoreBox) -> Result<PathBuf, Unusable> {
    let quest = open(file, all)?;
    let stem = quest.id.clone();
    Ok(put_new(quest, &stem, dirs)?.1)
}

/// Writes a Quest to where the user wants it. What is replaced there can only be another Quest.
///
/// # Errors
/// It cannot be written, or something else lies there; a file that was there is as it was.
pub fn export(quest: &Quest, file: &Path, all: &CoreBox) -> Result<(), StorageError> {
    if file.is_dir() {
        return Err(StorageError::untouched(file, Trouble::Exists));
    }
    may_replace(file, |file| open(file, all).is_ok())?;
    write_document(file, &QuestFile::of(quest.clone()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness_2::rules::own_tiles::TileSide;
    use crate::games::massive_darkness_2::texts;
    use crate::house::text::Language;
    use std::fs;

    fn all() -> CoreBox {
        CoreBox::open().expect("the box")
    }

    fn home() -> (tempfile::TempDir, DataDirs) {
        let folder = tempfile::tempdir().expect("a folder");
        let dirs = DataDirs::at(folder.path());
        (folder, dirs)
    }

    fn well(all: &CoreBox) -> Quest {
        let mut quest = all.quests[0].clone();
        quest.told.title.insert("en".to_owned(), "The Well".to_owned());
        quest
    }

    #[test]
    fn what_is_written_is_read_back_and_keeps_its_name() {
        let (all, (_folder, dirs)) = (all(), home());
        assert!(OwnQuests::read(&dirs, &all).quests.is_empty(), "nobody has drawn one yet");
        let (quest, file) = put_new(well(&all), "The Well!", &dirs).expect("it is written");
        assert_eq!((quest.id.as_str(), file.file_name()), ("The-Well", Some("The-Well.ron".as_ref())));
        let text = fs::read_to_string(&file).expect("a file");
        assert!(text.starts_with("// Delvewright: massive-darkness-2, quest, format 1\n(\n  format: 1,"), "{text}");
        let (again, second) = put_new(quest.clone(), "The Well!", &dirs).expect("it is written");
        assert_eq!((again.id.as_str(), second == file), ("The-Well-2", false));
        let own = OwnQuests::read(&dirs, &all);
        let ids: Vec<&str> = own.quests.iter().map(|(_, quest)| quest.id.as_str()).collect();
        assert_eq!((ids, own.unusable.len()), (vec!["The-Well-2", "The-Well"], 0));
        assert_eq!(own.quests[1], (file, quest));
    }

    #[test]
    fn checks_of_two_quests_of_one_name_are_put_away_with_the_last_of_them() {
        let (all, (_folder, dirs)) = (all(), home());
        let (quest, one) = put_new(well(&all), "well", &dirs).expect("it is written");
        let other = one.with_file_name("well-2.ron");
        fs::copy(&one, &other).expect("it is laid there by hand");
        let whose = owner(&quest);
        let checked = || pieces::keys(&dirs.root, RULESET, whose).len();
        pieces::begin::<u8>(&dirs.root, RULESET, pieces::key(whose, 1)).expect("a check is begun");
        delete(&one, 1, &dirs, &all).expect("it is deleted");
        assert_eq!(checked(), 1, "the other has it still");
        let away = delete(&other, 2, &dirs, &all).expect("it is deleted");
        assert_eq!(checked(), 0);
        take_back(&away, &dirs, &all).expect("it is back");
        assert_eq!(checked(), 1);
    }

    #[test]
    fn every_quest_of_the_box_is_the_same_as_a_file_and_counts_as_another_one() {
        let (all, (_folder, dirs)) = (all(), home());
        for quest in all.quests.iter() {
            let (_, file) = put_new(quest.clone(), &quest.id, &dirs).expect("it is written");
            let read = open(&file, &all).expect("a quest");
            assert_eq!(read, Quest { id: format!("own-{}", quest.id), ..quest.clone() });
        }
    }

    /// A Quest of before there were Tiles of one's own is written as it always was.
    #[test]
    fn tiles_of_ones_own_stand_in_the_file_and_only_there_where_there_are_some() {
        let (all, (_folder, dirs)) = (all(), home());
        let (_, plain) = put_new(well(&all), "plain", &dirs).expect("it is written");
        assert!(!fs::read_to_string(&plain).expect("a file").contains("own_tiles"));
        let mut quest = well(&all);
        let own = TileSide { id: "Crypt".to_owned(), ..all.sides[0].clone() };
        quest.tiles[0].side.clone_from(&own.id);
        quest.own_tiles = vec![own];
        let (quest, file) = put_new(quest, "own", &dirs).expect("it is written");
        assert_eq!(open(&file, &all), Ok(quest.clone()));
        assert!(all.lay_out(&quest, 2).is_ok());
        // Whatever is wrong with one is told by its name, and the file is left alone.
        let text = fs::read_to_string(&file).expect("a file");
        let row = quest.own_tiles[0].rows[0].clone();
        for (spoiled, fault) in [
            (text.replace("Crypt", " "), TileFault::Nameless),
            (text.replace("Crypt", &"y".repeat(200)), TileFault::LongName),
            (text.replacen(&row, "ll", 1), TileFault::Size),
            (text.replacen(&row, &"l".repeat(5000), 1), TileFault::Size),
            (text.replacen(&row, "lXl", 1), TileFault::Letter('X')),
        ] {
            fs::write(&file, &spoiled).expect("a file");
            let Err(error @ Unusable::Tile(..)) = open(&file, &all) else { panic!("{fault:?} is read") };
            assert!(matches!(&error, Unusable::Tile(_, _, found) if *found == fault), "{error:?} is not {fault:?}");
            for texts in Language::ALL.map(texts::of) {
                let told = error.say(&texts);
                assert!(told.contains(".ron") && !told.contains(['⟨', '{', '$']), "{told}");
            }
            assert_eq!(fs::read_to_string(&file).expect("a file"), spoiled);
        }
        let many = Quest { own_tiles: vec![quest.own_tiles[0].clone(); 17], ..quest };
        write_document(&file, &QuestFile::of(many)).expect("it is written");
        assert!(matches!(open(&file, &all), Err(Unusable::Excess(..))));
    }

    #[test]
    fn what_is_no_quest_is_told_and_left_alone() {
        let (all, (_folder, dirs)) = (all(), home());
        let (_, sound) = put_new(well(&all), "well", &dirs).expect("it is written");
        let text = fs::read_to_string(&sound).expect("a file");
        let folder = shelf(&dirs).folder;
        let mut too_much = well(&all);
        too_much.doors = vec![too_much.doors[0].clone(); 65];
        let too_much = QuestFile::of(too_much);
        write_document(&folder.join("much.ron"), &too_much).expect("it is written");
        let spoiled = [
            ("cut.ron", text[..text.len() / 2].to_owned()),
            ("newer.ron", text.replace("format: 1", "format: 2").replace("format 1", "format 2")),
            ("other.ron", text.replace("massive-darkness-2", "massive-darkness")),
            ("unlabelled.ron", "(id: \"well\", tiles: [])".to_owned()),
            ("zero.ron", text.replace("format: 1", "format: 0")),
            ("more.ron", text.replace("goals:", "gaols: 3, goals:")),
            ("long.ron", text.replace("The Well", &"x".repeat(LONGEST_TEXT + 1))),
            ("deep.ron", "[".repeat(100_000)),
            ("none.ron", String::new()),
        ];
        for (name, text) in &spoiled {
            fs::write(folder.join(name), text).expect("a file");
        }
        fs::create_dir(folder.join("folder.ron")).expect("a folder");
        let own = OwnQuests::read(&dirs, &all);
        assert_eq!((own.quests.len(), own.unusable.len()), (1, spoiled.len() + 2));
        for texts in Language::ALL.map(texts::of) {
            for error in &own.unusable {
                let told = error.say(&texts);
                assert!(told.contains(".ron") && !told.contains(['⟨', '{', '$']), "{told}");
            }
        }
        for (name, text) in &spoiled {
            assert_eq!(fs::read_to_string(folder.join(name)).expect("a file"), *text);
        }
        // Only a quest is replaced by a quest.
        let quest = well(&all);
        assert!(export(&quest, &folder.join("more.ron"), &all).is_err() && export(&quest, &sound, &all).is_ok());
        let copy = import(&sound, &dirs, &all).expect("a copy");
        assert_eq!(copy, folder.join("own-tutorial.ron"));
    }
}

//! Cards of one's own over those of a box: a pack of them as a file, and what all packs of a folder make of the box together. A card
//! with the code of one of the box lies in its place. A game says what its cards are ([`CardList`]); everything else is the same for
//! all games.

use super::{CardPack, Names, join_names, join_text, name_in, names_in, packs_in, set_name, title_of};
use crate::house::storage::{DataDirs, Document, StorageError};
use crate::house::text::{Texts, shown, shown_path};
use crate::house::wrong::Wrong;
use crate::tr;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt::Debug;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Earlier versions of the user's own cards that are kept.
pub const KEPT_VERSIONS: usize = 10;

/// The newest format of these files, and the one that is written.
const FORMAT: u32 = 1;
/// The longest text in a pack, in bytes as they are written. A field to write in takes far fewer.
const LONGEST_TEXT: usize = 32_000;

/// Something on a card that cannot be right.
pub trait CardProblem: Copy + Debug + PartialEq + Eq {
    /// The message that says what is wrong and what to do.
    fn message_id(self) -> &'static str;
}

/// A problem and where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FoundProblem<P> {
    /// What is wrong.
    pub what: P,
    /// In which ability, from 0; none: on the card as such.
    pub ability: Option<usize>,
}

/// What the cards of a game are.
pub trait CardList: Copy + Clone + Debug + Default + PartialEq + Eq + Send + Sync + 'static {
    /// Whose they are, in the first line of their files.
    const GAME: &'static str;
    /// The folder of packs, below the user's data.
    const FOLDER: &'static str;
    /// So many cards of one kind a pack holds at most.
    const MOST: usize;
    /// Cards kind by kind, as they stand in a file.
    type Cards: Clone + Debug + Default + PartialEq + Eq + Serialize + DeserializeOwned + Send + Sync;
    /// One of them, of whatever kind.
    type Card: Clone + Debug + PartialEq;
    /// All that a game is played with.
    type Printed;
    /// Something on a card that cannot be right.
    type Problem: CardProblem;
    /// Why no game can be played.
    type Unplayable: Clone + Debug + PartialEq + Eq;

    /// What is wrong with cards of one's own only because of others that lie there, by their codes: they are not played with.
    #[must_use]
    fn problems_together(_: &Self::Cards, _of_the_box: &Self::Printed) -> Vec<(String, FoundProblem<Self::Problem>)> {
        Vec::new()
    }

    /// Every card, kind by kind.
    fn all(cards: &Self::Cards) -> Vec<Self::Card>;

    /// What a card is known by.
    fn code(card: &Self::Card) -> &str;

    /// Puts a card among others, in the place of one of its kind with its code.
    fn put(card: &Self::Card, cards: &mut Self::Cards);

    /// Takes the card with this code out.
    fn take_out(cards: &mut Self::Cards, code: &str);

    /// How many cards there are of the kind that has most.
    fn largest(cards: &Self::Cards) -> usize;

    /// The cards of a box.
    fn cards_of(printed: &Self::Printed) -> Self::Cards;

    /// Everything on a card that cannot be right.
    fn problems(card: &Self::Card) -> Vec<FoundProblem<Self::Problem>>;

    /// What a card is called that has no name of anybody's own.
    fn printed_name(card: &Self::Card, texts: &Texts) -> Arc<str>;

    /// Can a game be played with these cards instead of those of the box? What is wrong with cards only because of others is not asked here.
    ///
    /// # Errors
    /// Why not.
    fn play(printed: &Self::Printed, cards: &Self::Cards) -> Result<(), Self::Unplayable>;

    /// No game can be played because of something that is wrong with these cards together.
    #[must_use]
    fn unplayable_together(_: &Self::Cards, _of_the_box: &Self::Printed) -> Option<Self::Unplayable> {
        None
    }

    /// No game can be played because two cards have this code.
    fn twice(code: String) -> Self::Unplayable;

    /// Why no game can be played, as a sentence.
    fn why(why: &Self::Unplayable, texts: &Texts) -> Arc<str>;
}

/// Cards with what they are called.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default, bound = "")]
pub struct OwnCards<L: CardList> {
    /// Names by the code of the card.
    pub names: BTreeMap<String, Names>,
    /// The cards. Those with a code of the box take the place of its card.
    pub cards: L::Cards,
}

/// A pack of own cards.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct OwnPack<L: CardList> {
    /// Files of newer formats are refused.
    pub format: u32,
    /// What the pack is called.
    #[serde(default)]
    pub title: String,
    /// Who typed it in.
    #[serde(default)]
    pub author: String,
    /// What is in it.
    #[serde(default)]
    pub own: OwnCards<L>,
}

impl<L: CardList> Document for OwnPack<L> {
    const GAME: Option<&'static str> = Some(L::GAME);
    const KIND: &'static str = "cards";
    const LONGEST_TEXT: usize = LONGEST_TEXT;
}

impl<L: CardList> OwnCards<L> {
    /// Is there nothing in it?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Every card, kind by kind.
    #[must_use]
    pub fn all(&self) -> Vec<L::Card> {
        L::all(&self.cards)
    }

    /// A card with which something is wrong, if there is one: with it no game is played.
    #[must_use]
    pub fn unsound(&self) -> Option<L::Card> {
        self.all().into_iter().find(|card| !L::problems(card).is_empty())
    }

    /// How many cards are in it, each once however often it lies in the deck.
    #[must_use]
    pub fn count(&self) -> usize {
        self.all().len()
    }

    /// The own card with this code.
    #[must_use]
    pub fn card(&self, code: &str) -> Option<L::Card> {
        self.all().into_iter().find(|card| L::code(card) == code)
    }

    /// Puts a card in, in the place of an earlier one with its code.
    pub fn put(&mut self, card: L::Card) {
        L::put(&card, &mut self.cards);
    }

    /// Takes a card out with its names, so that the one of the box counts again where there is one.
    pub fn take_out(&mut self, code: &str) {
        L::take_out(&mut self.cards, code);
        self.names.remove(code);
    }

    /// The name of a card in a language; failing that, in another.
    #[must_use]
    pub fn name(&self, code: &str, language: &str) -> Option<&str> {
        name_in(self.names.get(code)?, language)
    }

    /// Gives a card a name of its own in a language; an empty one takes it away.
    pub fn set_name(&mut self, code: &str, language: &str, name: &str) {
        set_name(&mut self.names, code, language, name);
    }

    /// Takes other cards and names over; they replace those with the same code.
    pub fn join(&mut self, other: Self) {
        for card in other.all() {
            self.put(card);
        }
        self.names.extend(other.names);
    }

    /// All names in a language, by code.
    pub fn names_in(&self, language: &str) -> impl Iterator<Item = (String, String)> {
        names_in(&self.names, language)
    }

    /// The cards of the box with these over them.
    #[must_use]
    pub fn over(&self, printed: &L::Printed) -> L::Cards {
        let mut all = L::cards_of(printed);
        for card in self.all() {
            L::put(&card, &mut all);
        }
        all
    }
}

/// The code that two of these cards share, if there is one.
#[must_use]
pub fn shared_code<L: CardList>(cards: &L::Cards) -> Option<String> {
    let cards = L::all(cards);
    let mut codes: Vec<&str> = cards.iter().map(L::code).collect();
    codes.sort_unstable();
    codes.windows(2).find(|pair| pair[0] == pair[1]).map(|pair| pair[0].to_owned())
}

impl<L: CardList> CardPack for OwnPack<L> {
    const FORMAT: u32 = FORMAT;
    const MOST: usize = L::MOST;

    fn none() -> Self {
        Self { format: FORMAT, ..Self::default() }
    }

    fn is_too_large(&self) -> bool {
        L::largest(&self.own.cards).max(self.own.names.len() / 2) > L::MOST
    }

    fn joined(base: &Self, mine: &Self, theirs: Self) -> Self {
        let mut joined = theirs;
        for card in base.own.all() {
            let is_gone = mine.own.card(L::code(&card)).is_none();
            if is_gone && joined.own.card(L::code(&card)).as_ref() == Some(&card) {
                joined.own.take_out(L::code(&card));
            }
        }
        for card in mine.own.all() {
            if base.own.card(L::code(&card)).as_ref() != Some(&card) {
                joined.own.put(card);
            }
        }
        join_names(&base.own.names, &mine.own.names, &mut joined.own.names);
        join_text(&base.title, &mine.title, &mut joined.title);
        join_text(&base.author, &mine.author, &mut joined.author);
        joined
    }
}

/// Where packs lie.
fn packs<L: CardList>(dirs: &DataDirs) -> PathBuf {
    L::FOLDER.split('/').fold(dirs.root.clone(), |folder, name| folder.join(name))
}

/// The cards that the user has typed in.
#[must_use]
pub fn own_cards_file<L: CardList>(dirs: &DataDirs) -> PathBuf {
    packs::<L>(dirs).join("own-cards.ron")
}

/// Makes the folder, if there is none.
///
/// # Errors
/// It cannot be made.
pub fn create_folder<L: CardList>(dirs: &DataDirs) -> Result<(), StorageError> {
    dirs.create_with(&[L::FOLDER])
}

/// What lies over the box. A pack that cannot be used is left out and told; the box itself is always there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Laid<L: CardList> {
    /// All cards of all packs, those of a later one in the place of an earlier one.
    pub own: OwnCards<L>,
    /// Which pack a card comes from, by its code: the title of the pack, or its file name.
    pub from: BTreeMap<String, String>,
    /// Packs that could not be used.
    pub skipped: Vec<SkippedPack<L>>,
    /// Cards with which something is wrong.
    pub left_out: Vec<LeftOut>,
}

/// A card that is not played with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeftOut {
    /// The pack in which it stands.
    pub file: PathBuf,
    /// By what the pack knows it.
    pub code: String,
    /// What the pack calls it.
    pub names: Names,
    /// The message that says what is wrong with it because of other cards; none where something on it cannot be right.
    pub because: Option<&'static str>,
}

impl Wrong for LeftOut {
    fn say(&self, texts: &Texts) -> Arc<str> {
        let (file, code) = (shown_path(&self.file), shown(&self.code));
        let card = match name_in(&self.names, texts.language().code()) {
            Some(name) => format!("{} ({code})", shown(name)),
            None => code,
        };
        match self.because {
            Some(message) => {
                let why = texts.get(message);
                tr!(texts, "wrong-card-left-out-because", file = file, card = card, why = why.as_ref())
            }
            None => tr!(texts, "wrong-card-left-out", file = file, card = card),
        }
    }
}

/// A pack that could not be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SkippedPack<L: CardList> {
    /// Where it lies; it stays as it is.
    pub file: PathBuf,
    /// What keeps all of it from being used.
    pub why: PackTrouble<L>,
}

/// Why a pack cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PackTrouble<L: CardList> {
    /// The file cannot be read or understood.
    File(StorageError),
    /// With its cards there is no game.
    Cards(L::Unplayable),
}

impl<L: CardList> Wrong for PackTrouble<L> {
    fn say(&self, texts: &Texts) -> Arc<str> {
        match self {
            Self::File(error) => error.say(texts),
            Self::Cards(why) => L::why(why, texts),
        }
    }
}

impl<L: CardList> Wrong for SkippedPack<L> {
    fn say(&self, texts: &Texts) -> Arc<str> {
        let why = self.why.say(texts);
        tr!(texts, "wrong-cards-pack", file = shown_path(&self.file), why = why.as_ref())
    }
}

/// So often it is looked for cards of a pack that are wrong because of others: each time takes a fraction of a second.
const MOST_LOOKED: usize = 20;

impl<L: CardList> Laid<L> {
    /// The same with another pack over it. A card of it with which something is wrong, be it because of others that lie there, is not
    /// played with; the others are, if there is a game with them.
    ///
    /// # Errors
    /// With its cards there would be no game.
    pub fn with(&self, file: &Path, pack: OwnPack<L>, of_the_box: &L::Printed) -> Result<Self, PackTrouble<L>> {
        if let Some(code) = shared_code::<L>(&pack.own.cards) {
            return Err(PackTrouble::Cards(L::twice(code)));
        }
        let mut laid = self.clone();
        let title = title_of(&pack.title, file);
        let mut sound = OwnCards { names: pack.own.names.clone(), cards: L::Cards::default() };
        let left_out = |code: &str, because| LeftOut {
            file: file.to_path_buf(),
            code: code.to_owned(),
            names: pack.own.names.get(code).cloned().unwrap_or_default(),
            because,
        };
        for card in pack.own.all() {
            if !L::problems(&card).is_empty() {
                laid.left_out.push(left_out(L::code(&card), None));
                // The one in whose place it would lie is called as ever.
                sound.names.remove(L::code(&card));
                continue;
            }
            sound.put(card);
        }
        for _ in 0..MOST_LOOKED {
            let mut lying = self.own.clone();
            lying.join(sound.clone());
            let wrong = L::problems_together(&lying.over(of_the_box), of_the_box);
            let its: Vec<_> = wrong.into_iter().filter(|(code, _)| sound.card(code).is_some()).collect();
            if its.is_empty() {
                break;
            }
            for (code, problem) in its {
                if sound.card(&code).is_some() {
                    laid.left_out.push(left_out(&code, Some(problem.what.message_id())));
                    sound.take_out(&code);
                }
            }
        }
        laid.from.extend(sound.all().iter().map(|card| (L::code(card).to_owned(), title.clone())));
        // With those of its cards that are wrong by themselves, and without them. Those that are wrong because of others count for
        // nothing, also for how many there may be.
        let (mut whole, mut its) = (self.own.clone(), pack.own);
        let new = &laid.left_out[self.left_out.len()..];
        new.iter().filter(|card| card.because.is_some()).for_each(|card| its.take_out(&card.code));
        let is_whole = new.iter().all(|card| card.because.is_some());
        whole.join(its);
        laid.own.join(sound);
        for own in std::iter::once(&whole).chain((!is_whole).then_some(&laid.own)) {
            L::play(of_the_box, &own.over(of_the_box)).map_err(PackTrouble::Cards)?;
        }
        match L::unplayable_together(&laid.own.over(of_the_box), of_the_box) {
            Some(why) => Err(PackTrouble::Cards(why)),
            None => Ok(laid),
        }
    }
}

/// Reads every pack of the folder, each over those before it, the user's own over them all.
#[must_use]
pub fn lay_packs<L: CardList>(dirs: &DataDirs, of_the_box: &L::Printed) -> Laid<L> {
    lay_files(dirs, of_the_box, |_| true)
}

/// The same without the user's own cards: what these will lie over.
#[must_use]
pub fn lay_others<L: CardList>(dirs: &DataDirs, of_the_box: &L::Printed) -> Laid<L> {
    lay_files(dirs, of_the_box, |file| *file != own_cards_file::<L>(dirs))
}

fn lay_files<L: CardList>(dirs: &DataDirs, of_the_box: &L::Printed, counts: impl Fn(&PathBuf) -> bool) -> Laid<L> {
    let mut laid = Laid::default();
    let folder = packs::<L>(dirs);
    let files = match packs_in(&folder, &own_cards_file::<L>(dirs)) {
        Ok(files) => files,
        Err(error) => {
            laid.skipped.push(SkippedPack { file: folder, why: PackTrouble::File(error) });
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

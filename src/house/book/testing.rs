//! Books for tests: whoever plays earns coins and spends them. Of [`Coins`] nothing goes along with an exported campaign, of
//! [`Minted`] coins a picture, and the game in which they are being earned.

use super::travel::lines_of;
use super::{Accounts, BookAlone, BookError, Campaign, Entry, ErrorOf, Header, NotEntered, Packed, Says, Shelf, lines};
use crate::house::storage::{DataDirs, Document, StorageError, Together, read_log, read_text};
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};
use std::sync::Arc;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Said {
    Founded(String),
    Renamed(String),
    Noted(String),
    Earned(u32),
    Spent(u32),
    Listed(Vec<String>),
    /// A game began, in this file; what it brings is earned when it is over.
    Began(String),
    Corrected {
        entry: u32,
        to: Option<Box<Said>>,
        why: String,
    },
    Undone(u32),
    Redone(u32),
}

/// The players' purse.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Purse {
    pub(super) name: String,
    pub(super) coins: u32,
    pub(super) entries: u32,
    /// The file of the game that is being played.
    pub(super) game: Option<String>,
}

/// What the purse is played with: nothing at all.
#[derive(Debug)]
pub(super) struct Coins;

/// The same with coins that bear a picture: one of the user's own.
#[derive(Debug)]
pub(super) struct Minted {
    pub(super) picture: String,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum Refused {
    #[error("{0:?}")]
    Book(NotEntered),
    #[error("there are only {0} coins")]
    Poor(u32),
    #[error("it was founded before")]
    Founded,
    #[error("there are no coins without a picture")]
    Plain,
}

impl From<NotEntered> for Refused {
    fn from(why: NotEntered) -> Self {
        Self::Book(why)
    }
}

/// Why a picture cannot be taken in.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("it shows nothing")]
pub(super) struct Blank;

impl Purse {
    fn founded(founding: &Said) -> Result<Self, Refused> {
        let name = founding.name().ok_or(NotEntered::NoSuchEntry)?;
        Ok(Self { name: name.to_owned(), ..Self::default() })
    }

    fn enter(&mut self, what: &Said) -> Result<(), Refused> {
        self.entries += 1;
        match what {
            Said::Founded(_) => return Err(Refused::Founded),
            Said::Renamed(name) => self.name.clone_from(name),
            Said::Began(game) => self.game = Some(game.clone()),
            Said::Earned(coins) => (self.coins, self.game) = (self.coins + coins, None),
            Said::Spent(coins) => self.coins = self.coins.checked_sub(*coins).ok_or(Refused::Poor(self.coins))?,
            _ => {}
        }
        Ok(())
    }

    fn change_to(&self, after: &Self) -> Vec<i64> {
        let change = i64::from(after.coins) - i64::from(self.coins);
        if change == 0 { Vec::new() } else { vec![change] }
    }
}

impl Accounts for Coins {
    const RULESET: &'static str = "coins";
    type What = Said;
    type Standing = Purse;
    type Change = i64;
    type Refused = Refused;
    type Along = Blank;
    type Packed = BookAlone<Self>;

    fn found(self: &Arc<Self>, founding: &Said) -> Result<Purse, Refused> {
        Purse::founded(founding)
    }

    fn happen(self: &Arc<Self>, purse: &mut Purse, _: u32, what: &Said) -> Result<(), Refused> {
        purse.enter(what)
    }

    fn changes(&self, before: &Purse, after: &Purse) -> Vec<i64> {
        before.change_to(after)
    }
}

impl Accounts for Minted {
    const RULESET: &'static str = "minted-coins";
    const FOLDERS: &'static [&'static str] = &["pictures"];
    type What = Said;
    type Standing = Purse;
    type Change = i64;
    type Refused = Refused;
    type Along = Blank;
    type Packed = Chest;

    fn found(self: &Arc<Self>, founding: &Said) -> Result<Purse, Refused> {
        if self.picture.is_empty() { Err(Refused::Plain) } else { Purse::founded(founding) }
    }

    fn happen(self: &Arc<Self>, purse: &mut Purse, _: u32, what: &Said) -> Result<(), Refused> {
        purse.enter(what)
    }

    fn changes(&self, before: &Purse, after: &Purse) -> Vec<i64> {
        before.change_to(after)
    }

    fn game(purse: &Purse) -> Option<&str> {
        purse.game.as_deref()
    }

    fn game_under_way(campaign: &Campaign<Self>, dirs: &DataDirs) -> Result<Vec<String>, StorageError> {
        let game = campaign.standing().and_then(Self::game).map(|game| dirs.games.join(game));
        game.filter(|game| game.exists()).map_or(Ok(Vec::new()), |game| Ok(read_log(&game, |_| true)?.lines))
    }
}

/// Minted coins on their way.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Chest {
    format: u32,
    ruleset: String,
    book: Vec<String>,
    pub(super) picture: String,
    game: Vec<String>,
}

/// Where the picture lies.
pub(super) fn picture_file(dirs: &DataDirs) -> PathBuf {
    dirs.root.join("pictures/coin.txt")
}

impl Document for Chest {
    const GAME: Option<&'static str> = Some(Minted::RULESET);
    const KIND: &'static str = "campaign";
}

impl Packed<Minted> for Chest {
    const FORMAT: u32 = 2;

    fn of(campaign: &Campaign<Minted>, dirs: &DataDirs) -> Result<Self, StorageError> {
        let (book, game) = (lines_of(campaign, dirs)?, Minted::game_under_way(campaign, dirs)?);
        let picture = read_text(&picture_file(dirs))?;
        Ok(Self { format: Self::FORMAT, ruleset: Minted::RULESET.to_owned(), book, picture, game })
    }

    fn ruleset(&self) -> &str {
        &self.ruleset
    }

    fn book(&self) -> &[String] {
        &self.book
    }

    fn take_book(&mut self) -> Vec<String> {
        std::mem::take(&mut self.book)
    }

    fn take_game(&mut self) -> Vec<String> {
        std::mem::take(&mut self.game)
    }

    fn unpack(&self, _: &Path, home: &Shelf<Minted>, files: &mut Together) -> Result<Arc<Minted>, ErrorOf<Minted>> {
        if self.picture.is_empty() {
            return Err(BookError::Along(Blank));
        }
        files.replace(picture_file(home.dirs()), self.picture.clone().into_bytes());
        Ok(Arc::new(Minted { picture: self.picture.clone() }))
    }
}

impl Says for Said {
    crate::about_entries!();

    fn name(&self) -> Option<&str> {
        match self {
            Self::Founded(name) | Self::Renamed(name) => Some(name),
            _ => None,
        }
    }

    fn names(&self) -> usize {
        match self {
            Self::Listed(names) => names.len(),
            Self::Corrected { to, .. } => to.as_ref().map_or(0, |to| to.names()),
            _ => 0,
        }
    }

    fn game_mut(&mut self) -> Option<&mut String> {
        match self {
            Self::Began(game) => Some(game),
            Self::Corrected { to: Some(to), .. } => to.game_mut(),
            _ => None,
        }
    }
}

pub(super) fn header() -> Header {
    Header { format: lines::FORMAT, ruleset: Coins::RULESET.to_owned(), id: "a1".to_owned() }
}

pub(super) fn entry(what: Said) -> Entry<Said> {
    Entry { at: 7, what }
}

pub(super) fn noted(text: &str) -> Said {
    Said::Noted(text.to_owned())
}

/// A campaign of so many entries, the founding among them; now and then a coin is earned, and half of them are spent.
pub(super) fn begun(entries: u32) -> Campaign<Coins> {
    let what = |number| match number {
        0 => Said::Founded("first".to_owned()),
        number if number % 7 == 0 => noted("rain"),
        number if number % 2 == 0 => Said::Spent(1),
        number => Said::Earned(1 + number % 3),
    };
    Campaign::new(Arc::new(Coins), header(), (0..entries).map(what).map(entry).collect())
}

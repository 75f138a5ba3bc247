//! A book for tests: whoever plays earns coins and spends them.

use super::{Accounts, Campaign, Entry, Header, NotEntered, Says, lines};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Said {
    Founded(String),
    Renamed(String),
    Noted(String),
    Earned(u32),
    Spent(u32),
    Listed(Vec<String>),
    Corrected { entry: u32, to: Option<Box<Said>>, why: String },
    Undone(u32),
    Redone(u32),
}

/// The players' purse.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Purse {
    pub(super) name: String,
    pub(super) coins: u32,
    pub(super) entries: u32,
}

/// What the purse is played with: nothing at all.
#[derive(Debug)]
pub(super) struct Coins;

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum Refused {
    #[error("{0:?}")]
    Book(NotEntered),
    #[error("there are only {0} coins")]
    Poor(u32),
    #[error("it was founded before")]
    Founded,
}

impl From<NotEntered> for Refused {
    fn from(why: NotEntered) -> Self {
        Self::Book(why)
    }
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum Nothing {}

impl Accounts for Coins {
    const RULESET: &'static str = "coins";
    type What = Said;
    type Standing = Purse;
    type Change = i64;
    type Refused = Refused;
    type Along = Nothing;

    fn found(self: &Arc<Self>, founding: &Said) -> Result<Purse, Refused> {
        let name = founding.name().ok_or(NotEntered::NoSuchEntry)?;
        Ok(Purse { name: name.to_owned(), ..Purse::default() })
    }

    fn happen(self: &Arc<Self>, purse: &mut Purse, _: u32, what: &Said) -> Result<(), Refused> {
        purse.entries += 1;
        match what {
            Said::Founded(_) => return Err(Refused::Founded),
            Said::Renamed(name) => purse.name.clone_from(name),
            Said::Earned(coins) => purse.coins += coins,
            Said::Spent(coins) => purse.coins = purse.coins.checked_sub(*coins).ok_or(Refused::Poor(purse.coins))?,
            _ => {}
        }
        Ok(())
    }

    fn changes(&self, before: &Purse, after: &Purse) -> Vec<i64> {
        let change = i64::from(after.coins) - i64::from(before.coins);
        if change == 0 { Vec::new() } else { vec![change] }
    }
}

impl Says for Said {
    crate::about_entries!();

    fn is_founding(&self) -> bool {
        matches!(self, Self::Founded(_))
    }

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

    fn may_name(line: &str) -> bool {
        line.contains("Founded(") || line.contains("Renamed(")
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

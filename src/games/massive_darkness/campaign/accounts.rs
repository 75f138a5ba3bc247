//! What follows from an entry: the accounts of this game, kept with its box.

use super::Campaign;
use super::apply::{apply, check_noted};
use super::bounds::{check_gained, check_note};
use super::bundle::Bundle;
use super::changes::{Change, changes};
use super::entry::{Founding, Place, What};
use super::link::{FoundGame, game_path};
use super::refused::Refused;
use super::standing::Standing;
use crate::games::massive_darkness::content::own_cards::SkippedPack;
use crate::games::massive_darkness::folders::FOLDERS;
use crate::games::massive_darkness::quest::exchange::Unusable;
use crate::games::massive_darkness::rules::RULESET;
use crate::games::massive_darkness::rules::library::Library;
use crate::house::book::{Accounts, NotEntered, Says};
use crate::house::storage::{DataDirs, StorageError, lies_at};
use std::sync::Arc;

/// Why something that came along with a book cannot be taken in.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Along {
    /// A quest cannot be opened.
    #[error(transparent)]
    Quest(#[from] Unusable),
    /// The box would not stand with the cards.
    #[error("{}: the cards in it do not fit into the box", .0.file.display())]
    Cards(Box<SkippedPack>),
}

impl Accounts for Library {
    const RULESET: &'static str = RULESET;
    const FOLDERS: &'static [&'static str] = FOLDERS;
    type What = What;
    type Standing = Standing;
    type Change = Change;
    type Refused = Refused;
    type Along = Along;
    type Packed = Bundle;

    fn found(self: &Arc<Self>, founding: &What) -> Result<Standing, Refused> {
        match founding {
            What::Founded(founding) => Standing::found(self, founding),
            _ => Err(NotEntered::NoSuchEntry.into()),
        }
    }

    fn happen(self: &Arc<Self>, standing: &mut Standing, number: u32, what: &What) -> Result<(), Refused> {
        apply(standing, self, number, what)
    }

    fn after(self: &Arc<Self>, before: &Arc<Standing>, number: u32, what: &What) -> Result<Arc<Standing>, Refused> {
        // A note leaves everything as it is.
        if let What::Noted(note) = what {
            return check_noted(before, note).map(|()| Arc::clone(before));
        }
        let mut next = Standing::clone(before);
        self.happen(&mut next, number, what).map(|()| Arc::new(next))
    }

    fn changes(&self, before: &Standing, after: &Standing) -> Vec<Change> {
        changes(self, before, after)
    }

    fn check_new(&self, before: &Standing, what: &What) -> Result<(), Refused> {
        check_gained(self, before, what)
    }

    fn is_checked_anew(what: &What) -> bool {
        matches!(what, What::Earned { .. } | What::QuestEnded(_))
    }

    fn check_reason(why: &str) -> Result<(), Refused> {
        check_note(why)
    }

    fn game(standing: &Standing) -> Option<&str> {
        standing.game().map(|game| game.file.as_str())
    }

    /// Also of a game that was put away, or saved elsewhere.
    fn game_under_way(campaign: &Campaign, dirs: &DataDirs) -> Result<Vec<String>, StorageError> {
        let Some(game) = campaign.game() else { return Ok(Vec::new()) };
        let home = game_path(&dirs.games, game);
        let put_away = game_path(&dirs.backups_of(&home), game);
        for file in [lies_at(dirs, &home), put_away] {
            if let FoundGame::Lines(lines) = campaign.found_at(&file)? {
                return Ok(lines);
            }
        }
        Ok(Vec::new())
    }
}

impl From<NotEntered> for Refused {
    fn from(why: NotEntered) -> Self {
        match why {
            NotEntered::NoSuchEntry => Self::by("STORY-01", "refused-no-such-entry"),
            NotEntered::Full => Self::by("STORY-24", "refused-book-full"),
        }
    }
}

impl From<Founding> for What {
    fn from(founding: Founding) -> Self {
        Self::Founded(founding)
    }
}

impl Says for What {
    crate::about_entries!();

    fn name(&self) -> Option<&str> {
        match self {
            Self::Founded(founding) => Some(&founding.name),
            Self::Renamed(name) => Some(name),
            _ => None,
        }
    }

    fn names(&self) -> usize {
        What::names(self)
    }

    fn game_mut(&mut self) -> Option<&mut String> {
        match self {
            Self::QuestBegan { place: Place::Here(game), .. } => Some(&mut game.file),
            Self::Corrected { to: Some(to), .. } => to.game_mut(),
            _ => None,
        }
    }
}

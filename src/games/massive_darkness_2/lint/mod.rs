//! What an author would want to know of a Quest before somebody plays it: what keeps it from being played (a [`Weight::Problem`]), what
//! can hardly be meant (a [`Weight::Mistake`]), and what may well be meant (a [`Weight::Hint`]).
//!
//! [`names`](self) looks at what the words of the Quest speak of, `tiles` at the Tiles that it brings itself, `board` at where things lie, `possible` at what can happen at all,
//! generously counted; `words` says it. `misfits` are Quests to which Tiles that somebody has typed in do not fit.
//! What a Quest must keep to so that it can be read at all stands in the rules (`checks`); nothing is mended here, that is
//! [`edit`](super::edit)'s.

mod board;
pub mod files;
mod misfits;
mod names;
mod possible;
#[cfg(test)]
pub(crate) mod tests;
mod tiles;
pub mod words;

pub use misfits::Misfit;

use super::content::CoreBox;
use super::rules::layout::{Unlaid, draft};
use super::rules::quest::{Quest, Spot};
use super::rules::{Dungeon, Thing};
use crate::games::tiles::sides::InTile;
use possible::Possible;

/// How much it matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Weight {
    /// It may well be meant.
    Hint,
    /// It can hardly be meant.
    Mistake,
    /// With it the Quest cannot be played.
    Problem,
}

/// What the words of a Quest have names for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub enum Kind {
    Token,
    Task,
    Counter,
    Gate,
    Boss,
    Card,
}

/// What the box has a number of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub enum Component {
    Doors,
    Bridges,
    Marks,
    Portals,
    RoamingPortals,
    Thing(Thing),
}

/// Who says something, by its place from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub enum Speaker {
    Task(usize),
    Rule(usize),
    Moment(usize),
    Goal(usize),
}

/// Something that was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// It cannot be laid out so.
    Unlaid(Unlaid),
    /// Nothing is laid.
    NoTiles,
    /// M2-WIN-01: nothing wins.
    NoGoal,
    /// A name that nothing has.
    Unknown(Kind, String),
    /// Two of one kind have one name, so nothing can speak of the second.
    Twice(Kind, String),
    /// M2-BOSS-02: the Boss stands, or Heroes are placed, on another Tile than the one of the fight.
    BesideTheFight,
    /// M2-LIMIT-01: tokens that are drawn face down run out.
    TooFew(Thing, usize, usize),
    /// M2-SETUP-19: Heroes would begin where nobody can stand.
    StartsInAbyss,
    /// M2-SETUP-17: Heroes begin where a Mob begins.
    StartsAmongEnemies,
    /// Nobody can ever get there.
    OutOfReach(Thing),
    /// The same of a Portal or a Starting Mob Zone.
    EnemiesOutOfReach,
    /// So many Zones outside Chambers that nobody can ever enter.
    Islands(usize),
    /// The same inside Chambers without a door: they are walls with a floor, unless something lies there.
    ClosedRooms(usize),
    /// M2-REVEAL-03, M2-REVEAL-05: it does something only where a Chamber is revealed.
    NotInChamber(Thing),
    /// M2-QC-04: nothing opens this special door.
    NeverOpened(String),
    /// What it waits for cannot happen.
    Never(Speaker),
    /// M2-WIN-06: it is won before anybody has done anything.
    WonAtOnce,
    /// M2-COMP-01: one side of a Tile, and each Tile once.
    TileTwice(String),
    /// Zones of a Tile of the Quest's own that nobody can ever enter, wherever it lies: how many, and one of them.
    ClosedTile(String, usize, InTile),
    /// A Tile of the Quest's own lies nowhere.
    TileUnused(String),
    /// A Tile of the Quest's own has the name of one of the box, and lies in its place.
    TileOfBox(String),
    /// M2-COMP-12: the box has fewer.
    Supply(Component, usize, usize),
    /// M2-SETUP-16: Roaming Monsters have no Portal.
    NoRoamingPortal,
    /// It has no title in any language.
    Untitled,
    /// Texts that it has in one language are missing in this one.
    Untranslated(String),
}

/// Something that was found, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// What is wrong there.
    pub what: What,
    /// The Zones that it is about.
    pub at: Vec<Spot>,
}

impl Finding {
    fn of(what: What) -> Self {
        Self { what, at: Vec::new() }
    }

    fn at(what: What, at: Spot) -> Self {
        Self { what, at: vec![at] }
    }

    /// Which kind of hint it is, by a name that files keep; none where it is more than a hint.
    #[must_use]
    pub fn hint(&self) -> Option<&'static str> {
        match self.what {
            What::ClosedRooms(_) => Some("closed-rooms"),
            What::TileTwice(_) => Some("tile-twice"),
            What::TileUnused(_) => Some("tile-unused"),
            What::TileOfBox(_) => Some("tile-of-box"),
            What::Supply(..) => Some("supply"),
            What::NoRoamingPortal => Some("no-roaming-portal"),
            What::Untitled => Some("untitled"),
            What::Untranslated(_) => Some("untranslated"),
            _ => None,
        }
    }

    /// How much it matters.
    #[must_use]
    pub fn weight(&self) -> Weight {
        match self.what {
            What::Unlaid(_)
            | What::NoTiles
            | What::NoGoal
            | What::Unknown(..)
            | What::Twice(..)
            | What::BesideTheFight
            | What::TooFew(..)
            | What::StartsInAbyss => Weight::Problem,
            What::StartsAmongEnemies
            | What::OutOfReach(_)
            | What::EnemiesOutOfReach
            | What::Islands(_)
            | What::ClosedTile(..)
            | What::NotInChamber(_)
            | What::NeverOpened(_)
            | What::Never(_)
            | What::WonAtOnce => Weight::Mistake,
            What::ClosedRooms(_)
            | What::TileTwice(_)
            | What::TileUnused(_)
            | What::TileOfBox(_)
            | What::Supply(..)
            | What::NoRoamingPortal
            | What::Untitled
            | What::Untranslated(_) => Weight::Hint,
        }
    }
}

/// A Quest as far as it can be laid out, with everything that was found in it.
#[derive(Clone, Debug)]
pub struct Looked {
    /// With what lies somewhere, for six Heroes.
    pub dungeon: Dungeon,
    /// The gravest first.
    pub findings: Vec<Finding>,
}

impl Looked {
    /// Can it be played?
    #[must_use]
    pub fn can_be_played(&self) -> bool {
        self.findings.iter().all(|finding| finding.weight() < Weight::Problem)
    }
}

/// Looks into a Quest.
#[must_use]
pub fn look(quest: &Quest, all: &CoreBox) -> Looked {
    let (dungeon, faults) = draft(quest, &all.sides);
    let mut findings: Vec<Finding> = Vec::new();
    if quest.tiles.is_empty() {
        findings.push(Finding::of(What::NoTiles));
    }
    let is_too_large = faults.iter().any(|fault| matches!(fault, Unlaid::Excess(_)));
    // Names are looked at one by one below, and where Heroes begin.
    let told = |fault: &Unlaid| !matches!(fault, Unlaid::Name(_) | Unlaid::Broken) && !quest.tiles.is_empty();
    findings.extend(faults.iter().filter(|fault| told(fault)).map(of_fault));
    if quest.goals.is_empty() {
        findings.push(Finding::of(What::NoGoal));
    }
    if !is_too_large {
        findings.extend(names::findings(quest, all));
        findings.extend(tiles::findings(quest, all));
        let possible = Possible::of(&dungeon);
        findings.extend(board::findings(quest, &dungeon, &possible, all));
        // What is said of names that nothing has would be said twice.
        if findings.iter().all(|finding| finding.weight() < Weight::Problem) {
            findings.extend(possible::findings(quest, &dungeon, &possible));
        }
    }
    findings.extend(translations(quest));
    if faults.contains(&Unlaid::Broken) && findings.iter().all(|finding| finding.weight() < Weight::Problem) {
        findings.push(Finding::of(What::Unlaid(Unlaid::Broken)));
    }
    findings.retain(|finding| finding.hint().is_none_or(|hint| !quest.told.meant.contains(hint)));
    findings.sort_by_key(|finding| std::cmp::Reverse(finding.weight()));
    findings.dedup();
    Looked { dungeon, findings }
}

fn of_fault(fault: &Unlaid) -> Finding {
    let at = match fault {
        Unlaid::Twice(spot) | Unlaid::Nowhere(spot) => vec![*spot],
        Unlaid::Door(from, to) => vec![*from, *to],
        _ => Vec::new(),
    };
    Finding { what: What::Unlaid(fault.clone()), at }
}

/// A title, and every language everywhere where it is anywhere.
fn translations(quest: &Quest) -> Vec<Finding> {
    let told = &quest.told;
    if told.is_silent() {
        return Vec::new();
    }
    let mut findings = Vec::new();
    if told.title.values().all(|title| title.trim().is_empty()) {
        findings.push(Finding::of(What::Untitled));
    }
    let texts = || [&told.title, &told.story, &told.special].into_iter().chain(told.names.values());
    let mut languages: Vec<&String> = texts().flat_map(|text| text.keys()).collect();
    languages.sort();
    languages.dedup();
    for language in languages {
        let is_missing = |text: &&std::collections::BTreeMap<String, String>| {
            !text.is_empty() && text.get(language).is_none_or(|text| text.trim().is_empty())
        };
        if texts().any(|text| is_missing(&text)) {
            findings.push(Finding::of(What::Untranslated(language.clone())));
        }
    }
    findings
}

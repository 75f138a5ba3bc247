//! What came to somebody's hand in many games, and whether he did anything with it: cards that were never worn or used, Skills that nobody
//! bought or that nobody used.

use super::in_pairs;
use super::trial::mark;
use crate::games::massive_darkness::rules::cards::EquipmentKind;
use crate::games::massive_darkness::rules::ids::{AbilityId, CardId, ClassId};
use crate::games::massive_darkness::rules::language::When;
use crate::games::massive_darkness::rules::library::Library;
use crate::games::massive_darkness::rules::state::Slot;
use crate::games::massive_darkness::rules::{Event, MassiveDarkness};
use crate::house::lab::counts::{add, join};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// A line of Skills: of which Class, and which of its lines (CLASS-04).
pub type SkillLine = (ClassId, u8);

/// What became of a line of Skills.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Learned {
    /// Games in which somebody of the Class played.
    pub sat: u64,
    /// Games in which a Skill of the line was bought.
    pub bought: u64,
    /// Games in which one was used, or works by itself.
    pub used: u64,
}

/// Counted over many games. Equal cards are one: it stands at the first of them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Goods {
    /// By card: games in which it came to somebody's hand.
    pub came: Vec<u64>,
    /// By card: games in which it was worn (EQUIP-02) or used. An Item works as soon as somebody has it (EQUIP-14).
    pub used: Vec<u64>,
    /// By line of Skills.
    #[serde(with = "in_pairs")]
    pub skills: BTreeMap<SkillLine, Learned>,
    #[serde(skip)]
    now: Now,
}

/// The game that is being played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Now {
    /// By card.
    came: Vec<bool>,
    used: Vec<bool>,
    /// By ability of the library.
    abilities: Vec<bool>,
    bought: Vec<SkillLine>,
}

/// What was never used.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Unused {
    /// Cards that somebody had, and in no game wore or used; those that came most often first.
    pub cards: Vec<CardId>,
    /// Cards that nobody ever had.
    pub unseen: Vec<CardId>,
    /// Skills that were bought and never used.
    pub skills: Vec<SkillLine>,
    /// Skills that nobody bought although somebody could.
    pub unlearned: Vec<SkillLine>,
}

impl Unused {
    /// Is there nothing to be told?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty() && self.unseen.is_empty() && self.skills.is_empty() && self.unlearned.is_empty()
    }
}

/// Can it lie in somebody's Inventory (EQUIP-18)?
fn can_be_had(kind: EquipmentKind) -> bool {
    !matches!(kind, EquipmentKind::Luck | EquipmentKind::Trap)
}

fn is_marked(seen: &[bool], place: usize) -> bool {
    seen.get(place).copied().unwrap_or(false)
}

impl Goods {
    pub(super) fn begins(&mut self, game: &MassiveDarkness) {
        self.now = Now::default();
        self.looks(game);
    }

    pub(super) fn sees(&mut self, event: &Event) {
        match *event {
            Event::AbilityUsed { by } if by.owner.hero().is_some() => {
                mark(&mut self.now.abilities, usize::from(by.ability.0));
                if by.card.is_some() {
                    mark(&mut self.now.used, by.card.index());
                }
            }
            Event::CardGained { card, .. } | Event::CardGiven { card, .. } => mark(&mut self.now.came, card.index()),
            Event::SkillBought { class, line, .. } => self.now.bought.push((class, line)),
            _ => {}
        }
    }

    /// Whatever lies before somebody came to his hand; what he wears is used.
    pub(super) fn looks(&mut self, game: &MassiveDarkness) {
        for hero in game.state.hero_ids() {
            for held in &game.state.hero(hero).cards {
                mark(&mut self.now.came, held.card.index());
                if held.slot != Slot::Pack {
                    mark(&mut self.now.used, held.card.index());
                }
            }
        }
    }

    pub(super) fn ends(&mut self, game: &MassiveDarkness) {
        let library = &game.library;
        let now = std::mem::take(&mut self.now);
        let (mut came, mut used) = (Vec::new(), Vec::new());
        for card in (0..library.equipment.len()).filter(|card| is_marked(&now.came, *card)) {
            let first = first_of(library, card);
            mark(&mut came, first);
            let is_item = library.equipment[card].card.kind == EquipmentKind::Item;
            if is_item || is_marked(&now.used, card) {
                mark(&mut used, first);
            }
        }
        for (counts, seen) in [(&mut self.came, &came), (&mut self.used, &used)] {
            seen.iter().enumerate().for_each(|(card, seen)| add(counts, card, u64::from(*seen)));
        }
        let mut classes: Vec<ClassId> = game.state.hero_ids().map(|hero| game.state.hero(hero).class).collect();
        classes.sort_unstable();
        classes.dedup();
        for class in classes {
            for (number, line) in (0..).zip(&library.class(class).lines) {
                let learned = self.skills.entry((class, number)).or_default();
                learned.sat += 1;
                if !now.bought.contains(&(class, number)) {
                    continue;
                }
                learned.bought += 1;
                let mut abilities = line.iter().flat_map(|skill| skill.ids());
                let is_used =
                    |id: AbilityId| is_marked(&now.abilities, usize::from(id.0)) || works_by_itself(library, id);
                learned.used += u64::from(abilities.any(is_used));
            }
        }
    }

    pub(super) fn join(&mut self, other: &Self) {
        join(&mut self.came, &other.came);
        join(&mut self.used, &other.used);
        for (line, theirs) in &other.skills {
            let mine = self.skills.entry(*line).or_default();
            mine.sat += theirs.sat;
            mine.bought += theirs.bought;
            mine.used += theirs.used;
        }
        self.now = Now::default();
    }

    /// What was never used in any of these games, and what never came. Without a game nothing is claimed.
    #[must_use]
    pub fn unused(&self, library: &Library) -> Unused {
        let mut unused = Unused::default();
        if self.skills.is_empty() {
            return unused;
        }
        let count = |counts: &[u64], card: usize| counts.get(card).copied().unwrap_or(0);
        // The page asks in every frame, so equal cards are not looked for one by one.
        let mut known = BTreeSet::new();
        for (card, entry) in library.equipment.iter().enumerate() {
            if !can_be_had(entry.card.kind) || !known.insert(entry.card.id.as_str()) {
                continue;
            }
            match (count(&self.came, card), count(&self.used, card)) {
                (0, _) => unused.unseen.push(CardId(card as u16)),
                (_, 0) => unused.cards.push(CardId(card as u16)),
                _ => {}
            }
        }
        unused.cards.sort_by_key(|card| (std::cmp::Reverse(count(&self.came, card.index())), *card));
        for (line, learned) in &self.skills {
            match (learned.bought, learned.used) {
                (0, _) => unused.unlearned.push(*line),
                (_, 0) => unused.skills.push(*line),
                _ => {}
            }
        }
        unused
    }

    /// Could it have been seen in so many games with these cards?
    pub(super) fn is_of(&self, library: &Library, games: u64) -> bool {
        let counts =
            |counts: &[u64]| counts.len() <= library.equipment.len() && counts.iter().all(|count| *count <= games);
        counts(&self.came)
            && counts(&self.used)
            && self.skills.iter().all(|((class, line), learned)| {
                let entry = library.classes.get(class.index());
                entry.is_some_and(|class| usize::from(*line) < class.lines.len())
                    && learned.sat <= games
                    && learned.bought <= learned.sat
                    && learned.used <= learned.bought
            })
    }
}

/// The first card that is equal to it.
fn first_of(library: &Library, card: usize) -> usize {
    let id = &library.equipment[card].card.id;
    library.equipment.iter().position(|entry| entry.card.id == *id).unwrap_or(card)
}

/// A modifier is simply there, and what happens at the start of an Activation (SKILL-14) is nobody's deed: of neither it is said each time
/// that it is used.
fn works_by_itself(library: &Library, id: AbilityId) -> bool {
    matches!(library.ability(id).when, When::Always | When::StartOfActivation)
}

#[cfg(test)]
#[path = "goods_tests.rs"]
mod tests;

//! What came to somebody's hand in many games, and whether he did anything with it ([`crate::games::tiles::goods`]): cards, and lines of
//! Skills.

use crate::games::massive_darkness::rules::cards::EquipmentKind;
use crate::games::massive_darkness::rules::ids::{AbilityId, CardId, ClassId};
use crate::games::massive_darkness::rules::language::When;
use crate::games::massive_darkness::rules::library::Library;
use crate::games::massive_darkness::rules::state::Slot;
use crate::games::massive_darkness::rules::{Event, MassiveDarkness};
use crate::games::tiles::goods::{self, Deed, is_marked, mark};
use std::collections::BTreeSet;

/// A line of Skills: of which Class, and which of its lines (CLASS-04).
pub type SkillLine = (ClassId, u8);
/// Counted over many games.
pub type Goods = goods::Goods<SkillLine>;
/// What was never used.
pub type Unused = goods::Unused<CardId, SkillLine>;

/// The game that is being played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Seeing {
    /// By ability of the library.
    abilities: Vec<bool>,
    bought: Vec<SkillLine>,
}

/// Can it lie in somebody's Inventory (EQUIP-18)?
fn can_be_had(kind: EquipmentKind) -> bool {
    !matches!(kind, EquipmentKind::Luck | EquipmentKind::Trap)
}

impl Seeing {
    pub(super) fn sees(&mut self, goods: &mut Goods, event: &Event) {
        match *event {
            Event::AbilityUsed { by } if by.owner.hero().is_some() => {
                mark(&mut self.abilities, usize::from(by.ability.0));
                if by.card.is_some() {
                    goods.is_used(by.card.index());
                }
            }
            Event::CardGained { card, .. } | Event::CardGiven { card, .. } => goods.comes(card.index()),
            Event::SkillBought { class, line, .. } => self.bought.push((class, line)),
            _ => {}
        }
    }

    /// The game is over. An Item works as soon as somebody has it (EQUIP-14).
    pub(super) fn ends(self, goods: &mut Goods, game: &MassiveDarkness) {
        let library = &game.library;
        let mut classes: Vec<ClassId> = game.state.hero_ids().map(|hero| game.state.hero(hero).class).collect();
        classes.sort_unstable();
        classes.dedup();
        let is_used = |id: AbilityId| is_marked(&self.abilities, usize::from(id.0)) || works_by_itself(library, id);
        let skills = classes.into_iter().flat_map(|class| {
            let lines = (0..).zip(&library.class(class).lines);
            lines.map(move |(number, line)| ((class, number), line))
        });
        let skills = skills.map(|(skill, line)| {
            let deed = match self.bought.contains(&skill) {
                false => Deed::Sat,
                true if line.iter().flat_map(|skill| skill.ids()).any(is_used) => Deed::Used,
                true => Deed::Bought,
            };
            (skill, deed)
        });
        let is_item = |card: usize| library.equipment[card].card.kind == EquipmentKind::Item;
        goods.ends(|card| first_of(library, card), |card| card < library.equipment.len() && is_item(card), skills);
    }
}

/// Whatever lies before somebody came to his hand; what he wears (EQUIP-02) is used.
pub(super) fn looks(goods: &mut Goods, game: &MassiveDarkness) {
    for hero in game.state.hero_ids() {
        for held in &game.state.hero(hero).cards {
            goods.comes(held.card.index());
            if held.slot != Slot::Pack {
                goods.is_used(held.card.index());
            }
        }
    }
}

/// What was never used in any of these games, and what never came.
#[must_use]
pub fn unused(goods: &Goods, library: &Library) -> Unused {
    // The page asks in every frame, so equal cards are not looked for one by one.
    let mut known = BTreeSet::new();
    let cards = library.equipment.iter().enumerate();
    let cards = cards.filter(|(_, entry)| can_be_had(entry.card.kind) && known.insert(entry.card.id.as_str()));
    goods.unused(cards.map(|(place, _)| (CardId(place as u16), place)))
}

/// Could it have been seen in so many games with these cards?
pub(super) fn could_be(goods: &Goods, library: &Library, games: u64) -> bool {
    goods.could_be(library.equipment.len(), games, |(class, line)| {
        library.classes.get(class.index()).is_some_and(|class| usize::from(line) < class.lines.len())
    })
}

/// The first card that is equal to it.
fn first_of(library: &Library, card: usize) -> usize {
    let id = library.equipment.get(card).map(|entry| &entry.card.id);
    library.equipment.iter().position(|entry| Some(&entry.card.id) == id).unwrap_or(card)
}

/// A modifier is simply there, and what happens at the start of an Activation (SKILL-14) is nobody's deed: of neither it is said each time
/// that it is used.
fn works_by_itself(library: &Library, id: AbilityId) -> bool {
    matches!(library.ability(id).when, When::Always | When::StartOfActivation)
}

#[cfg(test)]
#[path = "goods_tests.rs"]
mod tests;

//! Who plays in many games: the same Heroes each time, or others in every game.

use crate::games::massive_darkness::rules::cards::{EquipmentDeck, EquipmentKind};
use crate::games::massive_darkness::rules::dungeon::HeroChoice;
use crate::games::massive_darkness::rules::ids::{CardId, HeroId};
use crate::games::massive_darkness::rules::library::Library;
use crate::kernel::dealer::{Dealer, Stream};
use serde::Serialize;

/// The stream of a seed that draws parties, so that the dice of the game and of the bot stay what they are.
const PARTY_SALT: u32 = u32::MAX - 1;

/// The Heroes of many games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Party {
    /// These, in every game.
    Chosen(Vec<HeroChoice>),
    /// So many (1 to 6), drawn anew for each game from its seed: see [`drawn`].
    Drawn(u8),
}

impl Party {
    /// The Heroes of the game with this seed.
    #[must_use]
    pub fn of_game(&self, library: &Library, seed: u64) -> Vec<HeroChoice> {
        match self {
            Self::Chosen(heroes) => heroes.clone(),
            Self::Drawn(heroes) => drawn(library, *heroes, seed),
        }
    }

    /// How many Heroes they are.
    #[must_use]
    pub fn heroes(&self) -> usize {
        match self {
            Self::Chosen(heroes) => heroes.len(),
            Self::Drawn(heroes) => usize::from(*heroes),
        }
    }
}

/// A party drawn from a seed: any Heroes in any turn order, with any Classes (SETUP-06); no Class sits at the table twice
/// before all are taken. The weapon (SETUP-07) is the one that the box recommends with the Class, as long as it is left.
#[must_use]
pub fn drawn(library: &Library, heroes: u8, seed: u64) -> Vec<HeroChoice> {
    let mut chance = Stream::new(Dealer::new(seed).branch(PARTY_SALT));
    let all: Vec<usize> = (0..library.heroes.len()).collect();
    let every: Vec<usize> = (0..library.classes.len()).collect();
    let (mut people, mut classes) = (all.clone(), Vec::new());
    let mut weapons: Vec<CardId> = library.equipment_range(EquipmentDeck::Starting, 0).map(CardId).collect();
    weapons.retain(|card| library.card(*card).card.kind != EquipmentKind::Armor);
    let mut party = Vec::new();
    for _ in 0..usize::from(heroes).min(all.len()) {
        if classes.is_empty() {
            classes.clone_from(&every);
        }
        let (Some(hero), Some(class)) = (take_any(&mut people, &mut chance), take_any(&mut classes, &mut chance))
        else {
            break;
        };
        let class = &library.classes[class].sheet.id;
        let weapon = recommended_weapon(library, class, &weapons);
        let weapon = match weapon {
            Some(at) => Some(weapons.remove(at)),
            None => take_any(&mut weapons, &mut chance),
        };
        party.push(HeroChoice {
            hero: library.hero(HeroId(hero as u8)).card.id.clone(),
            class: class.clone(),
            weapon: weapon.map(|card| library.card(card).card.code.clone()).unwrap_or_default(),
        });
    }
    party
}

/// Where among these the weapon lies that somebody's card recommends together with a Class.
fn recommended_weapon(library: &Library, class: &str, weapons: &[CardId]) -> Option<usize> {
    let wanted = library.heroes.iter().find(|entry| entry.card.recommended == class)?;
    weapons.iter().position(|card| library.card(*card).card.id == wanted.card.weapon)
}

fn take_any<T>(from: &mut Vec<T>, chance: &mut Stream) -> Option<T> {
    if from.is_empty() {
        return None;
    }
    let at = chance.pick(u32::try_from(from.len()).unwrap_or(u32::MAX)) as usize;
    Some(from.remove(at))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness::playtest::testing::table;
    use crate::house::plug::Ruleset as _;
    use std::collections::{BTreeMap, BTreeSet};

    #[test]
    fn over_many_seeds_everybody_plays_with_every_class_and_nobody_twice() {
        let library = table().library;
        let mut seen: BTreeMap<(String, String), u32> = BTreeMap::new();
        for seed in 0..2000 {
            let party = drawn(&library, 3, seed);
            assert_eq!(party, drawn(&library, 3, seed), "the seed decides");
            let heroes: BTreeSet<_> = party.iter().map(|choice| &choice.hero).collect();
            let classes: BTreeSet<_> = party.iter().map(|choice| &choice.class).collect();
            assert_eq!((heroes.len(), classes.len()), (3, 3), "{party:?}");
            for choice in party {
                *seen.entry((choice.hero, choice.class)).or_default() += 1;
            }
        }
        assert_eq!(seen.len(), library.heroes.len() * library.classes.len());
        // 6000 seats, 36 pairs: each is expected 167 times.
        assert!(seen.values().all(|times| (110..230).contains(times)), "{seen:?}");
    }

    #[test]
    fn each_class_has_the_weapon_that_is_recommended_with_it_and_everybody_can_begin() {
        let table = table();
        for seed in 0..40 {
            for heroes in 1..=6 {
                let party = drawn(&table.library, heroes, seed);
                assert_eq!(party.len(), usize::from(heroes));
                for choice in &party {
                    let with = table.library.heroes.iter().find(|entry| entry.card.recommended == choice.class);
                    let card = table.library.equipment.iter().find(|entry| entry.card.code == choice.weapon);
                    assert_eq!(card.map(|entry| &entry.card.id), with.map(|entry| &entry.card.weapon), "{choice:?}");
                }
                let mut start = crate::games::massive_darkness::playtest::testing::start(&table, heroes);
                start.setup.heroes = party;
                assert!(table.set_up(&start, &mut |_| {}).is_ok(), "seed {seed}");
            }
        }
    }
}

//! Games for tests that play many of them: the box, the shipped quests, and a different party for each seed.
#![allow(dead_code, reason = "each test binary uses the part it needs")]
#![allow(clippy::panic, reason = "a test that cannot go on fails")]

use delvewright::content::{content_hash, core_box, shipped_quests};
use delvewright::engine::kernel::dealer::Dealer;
use delvewright::engine::massive_darkness::cards::{EquipmentDeck, EquipmentKind};
use delvewright::engine::massive_darkness::dungeon::{Edition, HeroChoice, Setup, recommended};
use delvewright::engine::massive_darkness::ids::{CardId, HeroId};
use delvewright::engine::massive_darkness::library::Library;
use delvewright::quest::Quest;
use delvewright::session::{Start, Table};
use std::sync::Arc;

/// Set to play thousands of games instead of a sample; then better with `--release`.
const FULL_PROOF: &str = "DELVEWRIGHT_FULL_PROOF";

/// How many games to play: a sample, or all of them when asked to.
pub fn games(sample: u64, all: u64) -> u64 {
    if std::env::var_os(FULL_PROOF).is_some() { all } else { sample }
}

/// The box of the program.
pub fn table() -> Table {
    let pack = core_box().unwrap();
    let content = content_hash(&pack);
    Table { library: Arc::new(Library::new(pack).unwrap()), content }
}

/// Every quest that comes with the program.
pub fn quests() -> Vec<Quest> {
    shipped_quests().map(|(file, text)| ron::from_str(text).unwrap_or_else(|error| panic!("{file}: {error}"))).collect()
}

/// The tutorial.
pub fn tutorial() -> Quest {
    quests().into_iter().find(|quest| quest.id == "tutorial").unwrap()
}

/// A quest for the first Heroes of the box, as recommended.
pub fn recommended_party(table: &Table, quest: &Quest, heroes: u8) -> Start {
    let heroes = (0..heroes).map(|number| recommended(&table.library, HeroId(number))).collect();
    Start { quest: quest.clone(), setup: Setup::standard(heroes, 2, Edition::De), moment: None }
}

/// A quest for a party that the seed puts together: any Heroes, any Classes, any weapons, both editions.
pub fn any_party(table: &Table, quest: &Quest, seed: u64) -> Start {
    let library = &table.library;
    let mut dealer = Dealer::new(seed).branch(77);
    let mut heroes: Vec<u8> = (0..library.heroes.len() as u8).collect();
    let mut weapons: Vec<CardId> = library.equipment_range(EquipmentDeck::Starting, 0).map(CardId).collect();
    weapons.retain(|card| library.card(*card).card.kind == EquipmentKind::Weapon);
    let count = 1 + dealer.pick(heroes.len() as u32);
    let mut choices = Vec::new();
    for _ in 0..count {
        let hero = heroes.remove(dealer.pick(heroes.len() as u32) as usize);
        let class = dealer.pick(library.classes.len() as u32) as usize;
        let weapon = weapons.remove(dealer.pick(weapons.len() as u32) as usize);
        choices.push(HeroChoice {
            hero: library.hero(HeroId(hero)).card.id.clone(),
            class: library.classes[class].sheet.id.clone(),
            weapon: library.card(weapon).card.code.clone(),
        });
    }
    let edition = if dealer.pick(2) == 0 { Edition::De } else { Edition::En };
    Start { quest: quest.clone(), setup: Setup::standard(choices, dealer.pick(4) as u8, edition), moment: None }
}

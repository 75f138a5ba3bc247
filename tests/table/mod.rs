//! Games for tests that play many of them: the box, the shipped quests, and a different party for each seed.

#![allow(dead_code, reason = "each test binary uses the part it needs")]

use delvewright::games::massive_darkness::content::{content_hash, core_box, shipped_quests};
use delvewright::games::massive_darkness::quest::Quest;
use delvewright::games::massive_darkness::rules::cards::{EquipmentDeck, EquipmentKind};
use delvewright::games::massive_darkness::rules::dungeon::{Edition, HeroChoice, Setup, recommended};
use delvewright::games::massive_darkness::rules::ids::{CardId, HeroId};
use delvewright::games::massive_darkness::rules::library::Library;
use delvewright::games::massive_darkness::rules::state::Slot;
use delvewright::games::massive_darkness::rules::story::{HeroRecord, OwnedCard};
use delvewright::games::massive_darkness::session::{MassiveDarknessRules, Start};
use delvewright::kernel::dealer::Dealer;
use std::sync::Arc;

/// Set to play thousands of games instead of a sample; then better with `--release`.
const FULL_PROOF: &str = "DELVEWRIGHT_FULL_PROOF";

/// How many games to play: a sample, or all of them when asked to.
pub fn games(sample: u64, all: u64) -> u64 {
    if std::env::var_os(FULL_PROOF).is_some() { all } else { sample }
}

/// The box of the program.
pub fn table() -> MassiveDarknessRules {
    let pack = core_box().unwrap();
    let content = content_hash(&pack);
    MassiveDarknessRules { library: Arc::new(Library::new(pack).unwrap()), content }
}

/// Every quest that comes with the program.
pub fn quests() -> Vec<Quest> {
    shipped_quests().map(|(file, text)| ron::from_str(text).unwrap_or_else(|error| panic!("{file}: {error}"))).collect()
}

pub fn tutorial() -> Quest {
    quests().into_iter().find(|quest| quest.id == "tutorial").unwrap()
}

/// A quest for the first Heroes of the box, as recommended.
pub fn recommended_party(table: &MassiveDarknessRules, quest: &Quest, heroes: u8) -> Start {
    let heroes = (0..heroes).map(|number| recommended(&table.library, HeroId(number))).collect();
    Start { quest: quest.clone(), setup: Setup::standard(heroes, 2, Edition::De), moment: None }
}

/// A quest for a party that the seed puts together: any Heroes, any Classes, any weapons, both editions.
pub fn any_party(table: &MassiveDarknessRules, quest: &Quest, seed: u64) -> Start {
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

/// Heroes in the middle of a campaign that the seed puts together: Levels, XP, and up to so many cards besides their
/// Starting Equipment, no more than one of them an Artifact.
pub fn any_records(library: &Library, seed: u64, most: u32) -> Vec<HeroRecord> {
    let mut dealer = Dealer::new(seed).branch(5);
    let kept = |kind| !matches!(kind, EquipmentKind::Luck | EquipmentKind::Trap);
    let of = |deck: EquipmentDeck| -> Vec<String> {
        let cards = library.equipment.iter().map(|entry| &entry.card);
        cards.filter(|card| card.deck == deck && kept(card.kind)).map(|card| card.code.clone()).collect()
    };
    let (mut treasures, mut artifacts) = (of(EquipmentDeck::Treasure), of(EquipmentDeck::Artifact));
    let mut party: Vec<HeroRecord> = Vec::new();
    for number in 0..1 + dealer.pick(6) as u8 {
        let choice = recommended(library, HeroId(number));
        let mut record = HeroRecord::beginner(library, &choice, &party).unwrap();
        for at in 0..dealer.pick(most + 1) {
            let from = if at == 0 && dealer.pick(3) == 0 { &mut artifacts } else { &mut treasures };
            let code = from.remove(dealer.pick(from.len() as u32) as usize);
            record.cards.push(OwnedCard { code, slot: Slot::Pack });
        }
        record.xp = dealer.pick(31) as u8;
        record.micro_xp = dealer.pick(5) as u8;
        let sheet = &library.class(library.class_named(&record.class).unwrap()).sheet;
        for line in &sheet.lines {
            record.skills.insert(line.id.clone(), dealer.pick(line.skills.len() as u32 + 1) as u8);
        }
        party.push(record);
    }
    party
}

/// A quest in the middle of a campaign, in either edition.
pub fn any_campaign(table: &MassiveDarknessRules, quest: &Quest, seed: u64) -> Start {
    let edition = if seed.is_multiple_of(2) { Edition::De } else { Edition::En };
    let setup = Setup::story(any_records(&table.library, seed, 4), (seed % 4) as u8, edition);
    Start { quest: quest.clone(), setup, moment: None }
}

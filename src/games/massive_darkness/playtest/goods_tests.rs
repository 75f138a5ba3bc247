//! What was never used: nothing is claimed of what was worn, drunk or learned, and everything else is in one list.

use super::*;
use crate::games::massive_darkness::playtest::testing::{start, table};
use crate::games::massive_darkness::playtest::{Greedy, Party, Plan, Traces, Trial, try_out};
use crate::games::massive_darkness::rules::dungeon::{Edition, Setup};
use std::sync::atomic::AtomicBool;

fn played(games: u64) -> (Traces, std::sync::Arc<Library>) {
    let rules = table();
    let quest = start(&rules, 1).quest;
    let trial = Trial { quest, party: Party::Drawn(2), setup: Setup::standard(Vec::new(), 2, Edition::De) };
    let (_, traces) =
        try_out(&rules, &trial, &Greedy::new, &Plan::new(games, 5), &AtomicBool::new(false), &|_| {}).expect("plays");
    (traces, rules.library)
}

#[test]
fn a_card_is_in_one_list_at_most_and_starting_weapons_are_worn() {
    let (traces, library) = played(40);
    let goods = &traces.goods;
    assert!((0..goods.came.len()).all(|card| goods.used.get(card).copied().unwrap_or(0) <= goods.came[card]));
    let unused = unused(goods, &library);
    assert!(unused.cards.iter().all(|card| !unused.unseen.contains(card)));
    let worn = |code: &str| {
        let card = library.card_with_code(code).expect("a card");
        let first = first_of(&library, card.index());
        (goods.came[first], goods.used[first])
    };
    let party = crate::games::massive_darkness::playtest::party::drawn(&library, 2, 5);
    for choice in party {
        let (came, used) = worn(&choice.weapon);
        assert!(came > 0 && used == came, "{choice:?}");
    }
    // Items work as soon as somebody has them; what is resolved when it is drawn is never had.
    let kind = |card: &CardId| library.card(*card).card.kind;
    assert!(unused.cards.iter().all(|card| kind(card) != EquipmentKind::Item));
    assert!(unused.unseen.iter().all(|card| can_be_had(kind(card))));
    // In forty tutorials nobody reaches the last Levels.
    assert!(!unused.unseen.is_empty() && !unused.is_empty());
    assert!(goods.skills.values().all(|line| line.used <= line.bought && line.bought <= line.sat));
    assert!(goods.skills.values().any(|line| line.used > 0), "{:?}", goods.skills);
    assert!(unused.skills.iter().all(|line| !unused.unlearned.contains(line)));
}

#[test]
fn nothing_is_claimed_without_a_game() {
    assert!(unused(&Goods::default(), &table().library).is_empty());
}

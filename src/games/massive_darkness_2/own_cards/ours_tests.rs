//! What of the box is ours is told, and what somebody has typed in is ours no more.

use super::{Card, Cards, Side, Sides};
use crate::games::massive_darkness_2::rules::cards::Origin;
use crate::games::massive_darkness_2::rules::class_cards::Boards;
use crate::games::massive_darkness_2::rules::language::Effect;
use crate::games::massive_darkness_2::rules::{Class, Rarity};
use crate::games::massive_darkness_2::ruleset::HellscapeRules;

#[test]
fn what_is_listed_is_in_the_box_and_what_is_typed_in_is_ours_no_more() {
    let rules = HellscapeRules::open().expect("the box");
    let (ours, printed) = (&rules.all().ours, &rules.of_the_box().printed);
    let told = rules.all().sides.iter().filter(|side| ours.is_tile(side));
    let told: Vec<&str> = told.map(|side| side.id.as_str()).collect();
    assert_eq!(told, ["7A", "8A", "8B"]);
    let mut boards = printed.boards.clone();
    let of = |class, boards: &Boards| ours.board(class, boards) == Some(Origin::Designed);
    assert!(of(Class::Paladin, &boards) && of(Class::Shaman, &boards));
    let others = [Class::Berserker, Class::Wizard, Class::Rogue, Class::Ranger];
    assert!(others.into_iter().all(|class| !of(class, &boards)), "they are known, or say it card by card");
    assert!(Card::Boards(Box::new(boards.clone())).is_ours(ours));
    boards.columns[1].r#do = vec![Effect::Reroll(2)];
    assert!(!of(Class::Paladin, &boards) && of(Class::Shaman, &boards), "each board for itself");
    assert!(Card::Boards(Box::new(boards.clone())).is_ours(ours), "the one of the Shaman still is");
    boards.top = 6;
    assert!(!of(Class::Shaman, &boards) && !Card::Boards(Box::new(boards)).is_ours(ours));
    let mut sides = Sides::of(&printed.printing);
    assert!(Side::ALL.into_iter().all(|side| sides.is_ours(side, ours)));
    sides.chests[0] = Rarity::Epic;
    assert!(!sides.is_ours(Side::Chests, ours) && sides.is_ours(Side::GreatChests, ours));
    // Of all others the card says it.
    let all = Card::all(&Cards::of(rules.all()));
    assert!(all.iter().all(|card| {
        matches!(card, Card::Boards(_) | Card::Sides(_) | Card::Tile(_))
            || card.is_ours(ours) == (card.origin() == Some(Origin::Designed))
    }));
}

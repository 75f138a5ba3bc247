//! A card is found by its code or by a few letters in any language.

use super::people::{campaign, library, now};
use delvewright::games::massive_darkness::campaign::bounds::may_come;
use delvewright::games::massive_darkness::campaign::search::CardSearch;

#[test]
fn a_card_is_found_by_its_code_in_either_edition_zeros_left_out() {
    let search = CardSearch::new(&library(), [("T001", "Omas Schürze")]);
    for typed in ["T001", "s001", "t1", " S1 ", "Armor of L", "schurze"] {
        assert_eq!(search.find(typed, 1), ["T001"], "{typed}");
    }
    assert!(search.find("T018", 5).is_empty(), "luck is never kept");
    assert!(search.find("", 5).is_empty() && search.find("xyzzy", 5).is_empty());
}

#[test]
fn in_a_quest_starting_equipment_is_offered_only_if_somebody_of_the_party_has_it_story_13() {
    let library = library();
    let party = now(&campaign()).party.clone();
    let search = CardSearch::new(&library, []).only(|code| may_come(&library, &party, code));
    assert_eq!(search.find("SE11", 1), ["SE11"], "Bjorn can give it to Elias");
    assert!(search.find("SE01", 5).is_empty());
    assert!(search.knows("SE01"), "it is no new card");
    assert!(!search.knows("xyzzy") && !search.knows(" "));
    assert_eq!(search.find("T001", 1), ["T001"]);
}

#[test]
fn names_are_found_in_every_language_those_that_begin_so_first() {
    let library = library();
    let search = CardSearch::new(&library, []);
    let id = |typed: &str| {
        let code = search.find(typed, 1)[0].to_owned();
        library.equipment.iter().find(|entry| entry.card.code == code).unwrap().card.id.clone()
    };
    for typed in ["chainm", "kettenh", "kolczug"] {
        assert_eq!(id(typed), "chainmail", "{typed}");
    }
    assert_eq!(search.find("a", 7).len(), 7);
}

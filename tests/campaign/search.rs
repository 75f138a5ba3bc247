//! A card is found by its code or by a few letters in any language.

use crate::people::library;
use delvewright::campaign::search::CardSearch;

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

//! The Heroes as people: who hides behind an emblem. Painted once for each size and kept.

use super::figures::Emblem;
use crate::kit::art::{Album, Brush, Frame, Place, album};
use std::sync::LazyLock;

static PEOPLE: LazyLock<Album<Emblem>> = LazyLock::new(|| {
    album(include_str!("../../../../../assets/massive-darkness/art/portraits.ron"))
        .expect("the portraits are part of the program, and a test reads them")
});

/// Whoever wears an emblem, from the head to the shoulders.
pub fn bust(brush: &mut Brush, place: Place, emblem: Emblem, frame: Frame) {
    if let Some(portrait) = PEOPLE.get(&emblem) {
        portrait.paint_in(brush, place, frame);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::art::portrait::assert_well_painted;

    #[test]
    fn behind_every_emblem_there_is_somebody() {
        assert_well_painted(&PEOPLE);
        assert!(Emblem::ALL.iter().all(|emblem| PEOPLE.contains_key(emblem)));
    }
}

//! Whose a fight is whose dice still lie there.

use crate::kit::map::{Piece, Side};

/// Who has fought whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fought {
    /// Who attacked.
    pub attacker: Piece,
    /// Who was attacked.
    pub defender: Piece,
    /// On whose side the latter is.
    pub defends: Side,
}

impl Fought {
    /// Once it is over: is it none of the fights of whoever acts now? It is his as long as he has begun it, and as long as he is one of
    /// the players' and was struck in it: what he decides next may well be due to it. While beats are shown, it is the fight of whoever
    /// was struck in it, too, and is seen to fall.
    #[must_use]
    pub fn is_past_for(&self, acting: Option<Piece>, is_showing: bool) -> bool {
        let was_struck = acting == Some(self.defender) && (is_showing || self.defends == Side::Friend);
        acting != Some(self.attacker) && !was_struck
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fight_is_past_once_somebody_acts_who_neither_began_it_nor_was_struck_by_a_foe() {
        let (friend, foe, other) = (Piece(0), Piece(16), Piece(1));
        let by_friend = Fought { attacker: friend, defender: foe, defends: Side::Foe };
        let by_foe = Fought { attacker: foe, defender: friend, defends: Side::Friend };
        let past =
            |fought: Fought, is_showing| [friend, foe, other].map(|one| fought.is_past_for(Some(one), is_showing));
        assert_eq!(past(by_friend, false), [false, true, true]);
        assert_eq!(past(by_foe, false), [false, false, true]);
        assert_eq!(past(by_friend, true), [false, false, true], "whoever was struck is seen to fall");
        assert!(by_foe.is_past_for(None, false), "nobody's turn is nobody's fight");
        assert!(by_friend.is_past_for(None, true));
    }
}

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
    /// Is it one of the two who acts now, whoever it is?
    #[must_use]
    pub fn is_about(&self, acting: Option<Piece>) -> bool {
        acting == Some(self.attacker) || acting == Some(self.defender)
    }

    /// Once it is over: is it none of the fights of whoever acts now? It is his as long as he has begun it, and as long as he is one of
    /// the players' and was struck in it: what he decides next may well be due to it.
    #[must_use]
    pub fn is_past_for(&self, acting: Option<Piece>) -> bool {
        let was_struck = acting == Some(self.defender) && self.defends == Side::Friend;
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
        assert_eq!([friend, foe, other].map(|one| by_friend.is_past_for(Some(one))), [false, true, true]);
        assert_eq!([friend, foe, other].map(|one| by_foe.is_past_for(Some(one))), [false, false, true]);
        assert_eq!([friend, foe, other].map(|one| by_friend.is_about(Some(one))), [true, true, false]);
        assert!(!by_friend.is_about(None));
        assert!(by_foe.is_past_for(None), "nobody's turn is nobody's fight");
    }
}

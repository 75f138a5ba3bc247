//! QUESTS: a card that one Hero bears, who suffers for it (M2-Q4).

use crate::event::Loss;
use crate::ids::{CardId, Dice, Slot};
use crate::moments::QUEST;
use crate::{Events, MassiveDarkness2};

impl MassiveDarkness2 {
    /// Is it this card (M2-Q4-R5)?
    pub(crate) fn is_burden(&self, card: CardId) -> bool {
        card.is_some() && card == self.state.burden
    }

    /// Who has it equipped.
    #[must_use]
    pub fn bearer(&self) -> Option<u8> {
        self.state.seats().find(|seat| self.state.burden.is_some() && self.state.hero(*seat).wears(self.state.burden))
    }

    /// M2-Q4-R2, M2-Q4-R3, M2-Q4-R8, M2-Q4-R9: what the bearer suffers at the start of a round; one round too many loses the Quest.
    pub(crate) fn bear(&mut self, log: &mut Events<'_>) {
        let table = self.table.clone();
        let (Some(burden), Some(bearer)) = (&table.dungeon.story.burden, self.bearer()) else { return };
        let alone = self.state.heroes.len() == 1;
        let round = if alone { 0 } else { usize::from(self.state.borne) };
        let Some(wounds) = burden.wounds.get(round) else { return self.lose("M2-WIN-03", Loss::Burden(bearer), log) };
        self.state.borne = self.state.borne.saturating_add(1);
        self.wound_hero(bearer, *wounds, QUEST, log);
    }

    /// M2-Q4-R10: in a Trade & Equip action whoever receives it must equip it.
    pub(crate) fn burden_is_settled(&self) -> bool {
        !self.state.burden.is_some() || self.bearer().is_some()
    }

    /// M2-Q4-R4, M2-Q4-R11: another one has it when the action ends: the count begins anew.
    pub(crate) fn burden_after_trade(&mut self) {
        if self.bearer() != Some(self.state.bore) {
            self.state.borne = 0;
        }
    }

    /// M2-Q4-R5: would this slot be taken from it?
    pub(crate) fn holds_burden(&self, hero: u8, card: CardId, slot: Slot) -> bool {
        !self.is_burden(card) && self.takes_off(hero, card, slot).any(|worn| self.is_burden(worn))
    }

    /// M2-Q4-R7: its additional Attack dice.
    pub(crate) fn dice_of_burden(&self, hero: u8) -> Dice {
        match &self.table.dungeon.story.burden {
            Some(burden) if self.bearer() == Some(hero) => {
                let times = usize::from(self.did(burden.task)).min(burden.dice.len().saturating_sub(1));
                burden.dice.get(times).copied().unwrap_or_default()
            }
            _ => Dice::default(),
        }
    }
}

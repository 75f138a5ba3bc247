//! RANGER: the Arrow deck.

use crate::answer::Answer;
use crate::ask::Ask;
use crate::class_cards::ArrowCard;
use crate::event::{By, Event};
use crate::ids::{AttackType, Class};
use crate::kernel::deck::Exhaustion;
use crate::{Events, Flow, MassiveDarkness2, Use};

/// M2-RANGER-03 to M2-RANGER-05.
const CRITICAL: u8 = 7;

impl MassiveDarkness2 {
    /// An Arrow card by its number.
    #[must_use]
    pub fn arrow(&self, number: u8) -> Option<&ArrowCard> {
        let content = &self.table.content;
        content.arrow_cards.get(usize::from(number)).and_then(|arrow| content.printed.arrows.get(usize::from(*arrow)))
    }

    /// The visible Aim of this attack.
    #[must_use]
    pub fn aim(&self) -> u8 {
        self.state.combat.arrows.iter().filter_map(|number| self.arrow(*number)).map(|arrow| arrow.aim).sum()
    }

    /// M2-RANGER-02, M2-RANGER-07, M2-RANGER-10: cards are revealed before the roll, one at least, until he stops or has seven.
    pub(crate) fn step_aim(&mut self, log: &mut Events<'_>) -> Option<Flow> {
        let combat = self.state.combat;
        let hero = combat.hero;
        if !combat.attacks
            || combat.ally.is_some()
            || combat.kind != AttackType::Ranged
            || self.class(hero) != Class::Ranger
            || combat.shot
        {
            return None;
        }
        self.state.arrows.ready(Exhaustion::Reshuffle);
        let is_over = self.aim() >= CRITICAL || self.state.arrows.is_exhausted();
        if combat.drawing && !is_over {
            return Some(Flow::Ask(Ask::Arrow));
        }
        if combat.arrows.is_empty() && !is_over {
            self.state.combat.drawing = true;
            return Some(Flow::Again);
        }
        if !is_over {
            return Some(Flow::Ask(Ask::Aim { hero }));
        }
        self.shoot(log);
        Some(Flow::Again)
    }

    pub(crate) fn arrow_drawn(&mut self, number: u8, log: &mut Events<'_>) {
        self.state.arrows.take(u16::from(number));
        self.state.combat.drawing = false;
        let _ = self.state.combat.arrows.push(number);
        log.say("M2-RANGER-02", Event::ArrowDrawn { number });
    }

    pub(crate) fn take_aim(&mut self, answer: Answer, log: &mut Events<'_>) {
        if answer == Answer::Yes {
            self.state.combat.drawing = true;
        } else {
            self.shoot(log);
        }
    }

    /// M2-RANGER-03 to M2-RANGER-05: one row of all revealed cards, by the Aim that is visible.
    fn shoot(&mut self, log: &mut Events<'_>) {
        let aim = self.aim();
        self.state.combat.shot = true;
        log.say("M2-RANGER-03", Event::Aimed { aim });
        let hero = self.state.combat.hero;
        let how = Use { hero, ..Use::default() };
        for number in self.state.combat.arrows.iter().copied().collect::<crate::kernel::list::List<u8, 14>>().iter() {
            let Some(arrow) = self.arrow(*number) else { continue };
            let row = match aim {
                0..CRITICAL => &arrow.quick,
                CRITICAL => &arrow.critical,
                _ => &arrow.over,
            };
            for effect in row.clone() {
                self.effect(&how, By::Arrow(*number), effect, log);
            }
        }
    }

    /// M2-RANGER-06: after the attack they are discarded.
    pub(crate) fn discard_arrows(&mut self) {
        let arrows = self.state.combat.arrows;
        for number in arrows.iter() {
            self.state.arrows.discard(u16::from(*number));
        }
    }

    /// M2-RANGER-08: at the end of his turn all discards go back.
    pub(crate) fn gather_arrows(&mut self, hero: u8) {
        if self.class(hero) == Class::Ranger {
            self.state.arrows.reshuffle();
        }
    }
}

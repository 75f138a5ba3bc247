//! COMBAT-10..13: re-rolls. General ones come before those of blanks, the defender before the attacker.

use super::super::ask::{Answer, Ask, By, Choice, Purpose};
use super::super::event::Event;
use super::super::frames::Combat;
use super::super::game::{Events, Flow, MassiveDarkness};
use super::super::ids::{AbilityUse, Actor};
use super::super::language::{Effect, Reroll, RerollSide, Side};
use super::apply::done;
use super::symbols::side_of;
use super::{mark, stages};
use crate::kernel::list::List;

impl MassiveDarkness {
    /// COMBAT-12: the defender's re-rolls, then the attacker's; in each group a Hero uses which and as many as he
    /// likes, an Enemy all.
    pub(super) fn reroll_stage(&mut self, frame: &mut Combat, log: &mut Events<'_>) -> Flow {
        if frame.pending.is_some() {
            return self.continue_pending(frame, log);
        }
        for side in [Side::Defender, Side::Attacker] {
            if frame.dice.is_empty() || frame.is_marked(mark::enough(side)) {
                continue;
            }
            let offered = self.rerolls(frame, side);
            let Some(first) = offered.first().copied() else { continue };
            let Actor::Hero(hero) = frame.actor(side) else {
                self.accept(frame, first, log);
                return Flow::Again;
            };
            for ability in &offered {
                self.state.options.push(Choice::Ability(*ability));
            }
            return Flow::Ask(Ask::Choose { by: By::Hero(hero), purpose: Purpose::Reroll, least: 0, most: 1 });
        }
        frame.go_to(stages::next(frame.step));
        Flow::Again
    }

    /// The re-rolls of a side in this stage that would take at least one die.
    fn rerolls(&self, frame: &Combat, side: Side) -> List<AbilityUse, 24> {
        let mut offered = List::default();
        let is_hero = frame.actor(side).hero().is_some();
        self.each_combat_ability(frame, side, &mut |ability| {
            let words = self.library.ability(ability.ability);
            // ENEMY-38, ENEMY-40: Enemies have no XP and suffer nothing voluntarily.
            let payable = is_hero || words.pay.is_empty();
            let mut effects = words.effects.iter().filter(|effect| matches!(effect, Effect::Reroll(..)));
            if payable
                && effects.any(|effect| self.changes_something(frame, ability, effect))
                && self.has_work(frame, ability, side)
            {
                offered.push(ability);
            }
        });
        offered
    }

    /// Would a re-roll take a die? For an Enemy: one that it wants to lie otherwise.
    pub(super) fn has_dice_to_reroll(
        &self,
        frame: &Combat,
        ability: AbilityUse,
        whose: RerollSide,
        which: Reroll,
    ) -> bool {
        let own = side_of(frame, ability.owner);
        let sides = match whose {
            RerollSide::Attack => [Side::Attacker; 2],
            RerollSide::Defense => [Side::Defender; 2],
            RerollSide::Either => [own, other(own)],
        };
        sides.into_iter().any(|side| {
            let dice = self.dice_for(frame, side, which);
            match which {
                Reroll::Any | Reroll::UpTo(_) if ability.owner.enemy().is_some() => {
                    self.enemy_picks(frame, dice, 1, side == own) != 0
                }
                Reroll::All | Reroll::Blanks | Reroll::Any | Reroll::UpTo(_) => dice != 0,
            }
        })
    }

    /// The dice of a side that a re-roll may take, a bit each.
    fn dice_for(&self, frame: &Combat, side: Side, which: Reroll) -> u16 {
        match which {
            Reroll::Blanks => self.blanks(frame, side),
            Reroll::All | Reroll::Any | Reroll::UpTo(_) => {
                let dice = frame.dice.iter().enumerate().filter(|(_, die)| Self::on_side(**die, side));
                dice.fold(0, |mask, (at, _)| mask | 1 << at)
            }
        }
    }

    /// The owner has chosen a re-roll, or wants none of those offered.
    pub(super) fn reroll_chosen(&mut self, frame: &mut Combat, answer: &Answer, log: &mut Events<'_>) {
        let by = match self.state.ask {
            Ask::Choose { by: By::Hero(hero), .. } => Actor::Hero(hero),
            _ => frame.attacker,
        };
        match answer {
            Answer::Pick(Choice::Ability(ability)) => self.accept(frame, *ability, log),
            _ => frame.marks |= mark::enough(side_of(frame, by)),
        }
    }

    /// GLOSS-10: whose dice, which dice, roll.
    pub(super) fn reroll_effect(
        &mut self,
        frame: &mut Combat,
        ability: AbilityUse,
        whose: RerollSide,
        which: Reroll,
    ) -> Flow {
        if frame.reroll_dice != 0 {
            return Flow::Ask(Ask::Roll(counts(frame)));
        }
        if frame.pending_started {
            // The dice have fallen again, or none was chosen.
            frame.reroll_side = None;
            return done(frame);
        }
        let own = side_of(frame, ability.owner);
        let Some(side) = frame.reroll_side.or(self.only_side(frame, whose, which, own)) else {
            if let Some(by) = Self::decider(ability.owner) {
                self.state.options.push(Choice::Side(Side::Attacker));
                self.state.options.push(Choice::Side(Side::Defender));
                return Flow::Ask(Ask::Choose { by, purpose: Purpose::RerollSide, least: 1, most: 1 });
            }
            frame.reroll_side = Some(own);
            return Flow::Again;
        };
        frame.reroll_side = Some(side);
        frame.pending_started = true;
        let dice = self.dice_for(frame, side, which);
        let most = match which {
            // OQ-25: all of them or none.
            Reroll::All | Reroll::Blanks => {
                frame.reroll_dice = dice;
                return Flow::Again;
            }
            Reroll::Any => dice.count_ones() as u8,
            Reroll::UpTo(most) => most.min(dice.count_ones() as u8),
        };
        match Self::decider(ability.owner) {
            Some(by) if most > 0 => self.ask_for_dice(frame, by, dice, most),
            Some(_) => Flow::Again,
            None => {
                frame.reroll_dice = self.enemy_picks(frame, dice, most, side == own);
                Flow::Again
            }
        }
    }

    fn ask_for_dice(&mut self, frame: &Combat, by: By, dice: u16, most: u8) -> Flow {
        for at in (0..frame.dice.len()).filter(|at| dice >> at & 1 == 1) {
            self.state.options.push(Choice::Die(at as u8));
        }
        Flow::Ask(Ask::Choose { by, purpose: Purpose::RerollDice, least: 0, most })
    }

    /// The side whose dice are meant, if there is no choice.
    fn only_side(&self, frame: &Combat, whose: RerollSide, which: Reroll, own: Side) -> Option<Side> {
        match whose {
            RerollSide::Attack => Some(Side::Attacker),
            RerollSide::Defense => Some(Side::Defender),
            RerollSide::Either if self.dice_for(frame, other(own), which) == 0 => Some(own),
            RerollSide::Either if self.dice_for(frame, own, which) == 0 => Some(other(own)),
            RerollSide::Either => None,
        }
    }

    /// COMBAT-20: of its own dice an Enemy re-rolls blanks, of others those with the best results.
    fn enemy_picks(&self, frame: &Combat, dice: u16, most: u8, own: bool) -> u16 {
        let mut picked = 0_u16;
        for _ in 0..most {
            let open = (0..frame.dice.len()).filter(|at| (dice & !picked) >> at & 1 == 1);
            let wanted = open.filter(|at| self.is_blank(frame.dice[*at]) == own);
            let Some(at) = wanted.max_by_key(|at| (self.worth(frame.dice[*at]), usize::MAX - at)) else { break };
            picked |= 1 << at;
        }
        picked
    }

    /// The side or the dice have been chosen.
    pub(super) fn reroll_detail(&mut self, frame: &mut Combat, answer: &Answer) {
        for choice in self.picked(answer) {
            match choice {
                Choice::Side(side) => frame.reroll_side = Some(side),
                Choice::Die(at) => frame.reroll_dice |= 1 << at,
                _ => {}
            }
        }
    }

    /// The dice have fallen again; the new faces count (COMBAT-10).
    pub(super) fn rerolled(&mut self, frame: &mut Combat, faces: &[u8], log: &mut Events<'_>) {
        let mut faces = faces.iter();
        for at in 0..frame.dice.len() {
            if frame.reroll_dice >> at & 1 == 1
                && let Some(face) = faces.next()
            {
                frame.dice[at].face = *face;
                frame.dice[at].rerolled = true;
            }
        }
        frame.reroll_dice = 0;
        let side = frame.reroll_side.unwrap_or_default();
        frame.marks |= match side {
            Side::Attacker => mark::ATTACK_REROLLED,
            Side::Defender => mark::DEFENSE_REROLLED,
        };
        let by = frame.pending.unwrap_or_default();
        log.say("GLOSS-10", Event::Rerolled { side, dice: frame.dice, by });
    }
}

/// Colours of the dice that are rolled again; dice lie in the order of colours.
fn counts(frame: &Combat) -> [u8; 4] {
    let mut counts = [0; 4];
    for (at, die) in frame.dice.iter().enumerate() {
        counts[usize::from(die.colour)] += u8::from(frame.reroll_dice >> at & 1 == 1);
    }
    counts
}

fn other(side: Side) -> Side {
    match side {
        Side::Attacker => Side::Defender,
        Side::Defender => Side::Attacker,
    }
}

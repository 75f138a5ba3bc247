//! COMBAT-10..13: re-rolls. General ones come before those of blanks, the defender before the attacker.

use super::super::ask::{Answer, Ask, Choice, Purpose};
use super::super::event::Event;
use super::super::frames::Combat;
use super::super::game::{Events, Flow, MassiveDarkness};
use super::super::ids::AbilityUse;
use super::super::language::{Effect, Reroll, RerollSide, Side};
use super::apply::done;
use super::symbols::side_of;
use super::{mark, stages};
use crate::engine::kernel::list::List;

impl MassiveDarkness {
    /// COMBAT-12: the defender's re-rolls, then the attacker's; in each group the owner uses which and as many as he
    /// likes.
    pub(super) fn reroll_stage(&mut self, frame: &mut Combat, log: &mut Events<'_>) -> Flow {
        if frame.pending.is_some() {
            return self.continue_pending(frame, log);
        }
        for side in [Side::Defender, Side::Attacker] {
            let offered = self.rerolls(frame, side);
            let Some(first) = offered.first().copied() else { continue };
            let Some(by) = Self::decider(first.owner) else {
                self.accept(frame, first, log);
                return Flow::Again;
            };
            for ability in offered.iter().filter(|ability| ability.owner == first.owner) {
                self.state.options.push(Choice::Ability(*ability));
            }
            return Flow::Ask(Ask::Choose { by, purpose: Purpose::Reroll, least: 0, most: 1 });
        }
        frame.step = stages::next(frame.step);
        Flow::Again
    }

    /// The re-rolls of a side in this stage that would take at least one die.
    fn rerolls(&self, frame: &Combat, side: Side) -> List<AbilityUse, 12> {
        let mut offered = List::default();
        self.each_combat_ability(frame, side, &mut |ability| {
            if self.has_work(frame, ability, side) && self.takes_a_die(frame, ability) {
                offered.push(ability);
            }
        });
        offered
    }

    fn takes_a_die(&self, frame: &Combat, ability: AbilityUse) -> bool {
        let own = side_of(frame, ability.owner);
        self.library.ability(ability.ability).effects.iter().any(|effect| match effect {
            Effect::Reroll(side, which) => {
                let mut sides = match side {
                    RerollSide::Attack => [Side::Attacker, Side::Attacker],
                    RerollSide::Defense => [Side::Defender, Side::Defender],
                    RerollSide::Either => [own, other(own)],
                }
                .into_iter();
                sides.any(|side| self.dice_for(frame, side, *which) != 0)
            }
            _ => false,
        })
    }

    /// The dice of a side that a re-roll may take, a bit each.
    fn dice_for(&self, frame: &Combat, side: Side, which: Reroll) -> u16 {
        let mut dice = 0;
        for (at, die) in frame.dice.iter().enumerate() {
            let fits = Self::on_side(*die, side) && (which != Reroll::Blanks || self.is_blank(*die));
            dice |= u16::from(fits) << at;
        }
        dice
    }

    /// The owner has chosen a re-roll, or wants none of those offered.
    pub(super) fn reroll_chosen(&mut self, frame: &mut Combat, answer: &Answer, log: &mut Events<'_>) {
        if let Answer::Pick(Choice::Ability(ability)) = answer {
            self.accept(frame, *ability, log);
            return;
        }
        let step = frame.step as u16;
        let options = self.state.options;
        for choice in &options {
            if let Choice::Ability(ability) = choice {
                stages::use_of(frame, *ability).stages |= 1 << step;
            }
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
        if frame.pending_started && frame.reroll_dice == 0 {
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
        let dice = self.dice_for(frame, side, which);
        if frame.reroll_dice != 0 {
            return Flow::Ask(Ask::Roll(counts(frame)));
        }
        let most = match which {
            Reroll::All | Reroll::Blanks => {
                frame.reroll_dice = dice;
                frame.pending_started = true;
                return Flow::Again;
            }
            Reroll::Any => dice.count_ones() as u8,
            Reroll::UpTo(most) => most.min(dice.count_ones() as u8),
        };
        frame.pending_started = true;
        if most == 0 {
            return Flow::Again;
        }
        let Some(by) = Self::decider(ability.owner) else {
            frame.reroll_dice = self.enemy_picks(frame, dice, most, side == own);
            return Flow::Again;
        };
        for at in 0..frame.dice.len() {
            if dice >> at & 1 == 1 {
                self.state.options.push(Choice::Die(at as u8));
            }
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
        let mut left = most;
        let mut picked = 0;
        while left > 0 {
            let open = (0..frame.dice.len()).filter(|at| (dice & !picked) >> at & 1 == 1);
            let wanted = open.filter(|at| self.is_blank(frame.dice[*at]) == own);
            let Some(at) = wanted.max_by_key(|at| (self.worth(frame.dice[*at]), usize::MAX - at)) else { break };
            picked |= 1 << at;
            left -= 1;
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
        frame.pending_started = true;
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

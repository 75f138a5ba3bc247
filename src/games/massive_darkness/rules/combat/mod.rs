//! COMBAT: the printed order of a combat. The frame's step enum is that order.
//!
//! | question | file |
//! |---|---|
//! | whose abilities matter in which stage | `gather.rs` |
//! | what each stage does with them: work, ask, pay | `stages.rs` |
//! | what each effect does | `apply.rs`, dice: `dice.rs` |
//! | which dice are rolled, and again | `pool.rs`, `rerolls.rs` |
//! | symbols on the table, and spending them | `symbols.rs`, `enchantments.rs` |
//! | Wounds and what answers them | `aftermath.rs` |
//!
//! Who attacks whom, and what it costs, is not decided here.

mod aftermath;
mod apply;
mod dice;
mod enchantments;
mod gather;
mod pool;
mod rerolls;
mod stages;
mod symbols;
#[cfg(test)]
mod tests;

pub(super) use gather::stages_of;

use super::ask::{Answer, Ask, Choice, Purpose};
use super::event::Event;
use super::frames::{Combat, CombatStep, Figures};
use super::game::{Events, Flow, MassiveDarkness};
use super::ids::Actor;
use super::language::Side;

/// What effects have decided about a combat, a bit each in [`Combat::marks`].
pub(super) mod mark {
    /// CARD-R2: attack again.
    pub(crate) const AGAIN: u16 = 1;
    /// CARD-G5: the defender's Allies suffer as many Wounds.
    pub(crate) const SPREAD: u16 = 2;
    /// A Guardian was killed by this attack.
    pub(crate) const GUARDIAN_KILLED: u16 = 16;
    /// Attack dice were re-rolled (GLOSS-02).
    pub(crate) const ATTACK_REROLLED: u16 = 32;
    /// Defense dice were re-rolled.
    pub(crate) const DEFENSE_REROLLED: u16 = 64;
    /// The attack has been reported.
    pub(crate) const REPORTED: u16 = 128;
    /// GLOSS-08: kill.
    pub(crate) const KILL: u16 = 256;
    /// ENEMY-19: the Boss may be wounded although Minions live.
    pub(crate) const BOSS_ALLOWED: u16 = 512;
    /// Marks that are forgotten when the stage ends.
    pub(crate) const OF_A_STAGE: u16 = 0b1111 << 12;

    /// What simply works for this side in this stage has worked.
    pub(crate) fn plain_done(side: super::Side) -> u16 {
        1 << (12 + side as u16)
    }

    /// The Hero of this side wants no more in this stage.
    pub(crate) fn enough(side: super::Side) -> u16 {
        1 << (14 + side as u16)
    }
}

impl Combat {
    /// Has an effect set this mark?
    #[must_use]
    pub fn is_marked(&self, mark: u16) -> bool {
        self.marks & mark != 0
    }

    /// The Actor of a side.
    #[must_use]
    pub fn actor(&self, side: Side) -> Actor {
        match side {
            Side::Attacker => self.attacker,
            Side::Defender => self.defender,
        }
    }
}

impl MassiveDarkness {
    /// One step of a combat.
    pub(super) fn step_combat(&mut self, frame: &mut Combat, log: &mut Events<'_>) -> Flow {
        if frame.step < CombatStep::Aftermath && !(self.takes_part(frame.attacker) && self.takes_part(frame.defender)) {
            // Somebody died before the blow fell.
            return Flow::Done;
        }
        match frame.step {
            // COMBAT-01: only Heroes throw themselves between, and only before Enemies.
            CombatStep::Target if frame.attacker.hero().is_some() => {
                frame.go_to(CombatStep::Before);
                Flow::Again
            }
            CombatStep::Target => self.stage(frame, log),
            CombatStep::Before => {
                self.report_attack(frame, log);
                self.stage(frame, log)
            }
            CombatStep::Pool | CombatStep::Penalties => self.stage(frame, log),
            CombatStep::Roll => self.roll_pool(frame),
            CombatStep::GeneralRerolls | CombatStep::BlankRerolls => self.reroll_stage(frame, log),
            CombatStep::AfterRerolls | CombatStep::DefenseSkills | CombatStep::AttackSkills => self.stage(frame, log),
            CombatStep::DefenseEnchantments => self.enchantment_stage(frame, Side::Defender, log),
            CombatStep::AttackEnchantments => self.enchantment_stage(frame, Side::Attacker, log),
            CombatStep::Wounds => self.deal_wounds(frame, log),
            CombatStep::Aftermath => self.stage(frame, log),
            CombatStep::Again => self.attack_again(frame),
            CombatStep::End => Flow::Done,
        }
    }

    fn report_attack(&mut self, frame: &mut Combat, log: &mut Events<'_>) {
        if frame.is_marked(mark::REPORTED) {
            return;
        }
        frame.marks |= mark::REPORTED;
        let Combat { attacker, defender, style, counter, .. } = *frame;
        log.say("COMBAT-01", Event::Attacked { attacker, defender, style, counter });
    }

    pub(super) fn answer_combat(&mut self, frame: &mut Combat, answer: &Answer, log: &mut Events<'_>) {
        match (self.state.ask, answer) {
            (Ask::Roll(_), Answer::Rolled(faces)) => self.dice_fell(frame, faces, log),
            (Ask::May { ability, .. }, Answer::Yes) => self.accept(frame, ability, log),
            (Ask::May { ability, .. }, _) => stages::decline(frame, ability),
            (Ask::Choose { purpose, .. }, answer) => self.chosen(frame, purpose, answer, log),
            _ => {}
        }
    }

    fn chosen(&mut self, frame: &mut Combat, purpose: Purpose, answer: &Answer, log: &mut Events<'_>) {
        match purpose {
            Purpose::Reroll => self.reroll_chosen(frame, answer, log),
            Purpose::RerollSide | Purpose::RerollDice => self.reroll_detail(frame, answer),
            Purpose::Enchantment => self.enchantment_chosen(frame, answer, log),
            Purpose::SymbolToPay => self.symbol_chosen(frame, answer, log),
            Purpose::WoundTarget => {
                if let Answer::Pick(choice) = answer {
                    frame.figures = Some(Figures::of(*choice));
                }
            }
            Purpose::TributeFrom => self.tribute_chosen(frame, answer, log),
            Purpose::EffectOption => {
                if let Answer::Pick(Choice::Option(number)) = answer {
                    frame.pending_list = number + 1;
                }
            }
            _ => self.dice_detail(frame, purpose, answer, log),
        }
    }
}

//! Wounds, healing, stun and death (HERO, MOB, STUN chapters).

use super::game::{Events, MassiveDarkness};
use super::ids::{Actor, Enemy, Hero};
use crate::engine::kernel::game::RuleId;

impl MassiveDarkness {
    /// HERO-04, HERO-06: a Hero suffers Wounds and may die.
    pub(super) fn wound_hero(&mut self, _hero: Hero, _wounds: u8, _rule: RuleId, _log: &mut Events<'_>) {}

    /// Wounds on an Enemy. A Mob's Minions come first (MOB-06..08) unless `leader` says that the Boss takes them.
    /// Kills give XP (XP-02) to `by` and everybody, and the Guardian's Equipment goes to `by` (ENEMY-41).
    pub(super) fn wound_enemy(
        &mut self,
        _enemy: Enemy,
        _wounds: u8,
        _leader: bool,
        _by: Option<Hero>,
        _rule: RuleId,
        _log: &mut Events<'_>,
    ) {
    }

    /// HERO-05: heal, never above the maximum.
    pub(super) fn heal_actor(&mut self, _actor: Actor, _wounds: u8, _rule: RuleId, _log: &mut Events<'_>) {}

    /// STUN-01, STUN-08.
    pub(super) fn stun(&mut self, _actor: Actor, _log: &mut Events<'_>) {}
}

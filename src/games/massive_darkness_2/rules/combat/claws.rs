//! What Claws bring: the special abilities of Enemies, effect by effect.

use crate::allies::Aim;
use crate::answer::Answer;
use crate::ask::Ask;
use crate::event::By;
use crate::frames::{Figure, Frame};
use crate::ids::{Die, EnemyId, MOBS, MOST_TARGETS};
use crate::kernel::board::SpaceId;
use crate::kernel::list::List;
use crate::language::{ClawAbility, ClawEffect};
use crate::state::NOBODY;
use crate::ways::FAR;
use crate::{Events, Flow, MassiveDarkness2};

const RULE: &str = "M2-ABIL-18";

impl MassiveDarkness2 {
    fn clawing(&self) -> Option<&ClawAbility> {
        let combat = &self.state.combat;
        let printed = &self.table.content.printed;
        let tier = usize::from(combat.tier.min(2));
        match (combat.enemy.as_mob(), combat.enemy.as_roamer()) {
            (Some(kind), _) => Some(&printed.mobs[kind].tiers[tier].claw),
            (_, Some(kind)) => Some(&printed.roamers[kind].tiers[tier].claw),
            _ => self.dashboard().map(|card| &card.claw),
        }
    }

    pub(crate) fn step_clawing(&mut self, at: &mut u8, sub: &mut u8, log: &mut Events<'_>) -> Flow {
        if let Some(ask) = self.throw() {
            return Flow::Ask(ask);
        }
        let Some(effect) = self.clawing().and_then(|claw| claw.r#do.get(usize::from(*at)).copied()) else {
            return Flow::Done;
        };
        let combat = self.state.combat;
        let enemy = combat.enemy;
        // M2-SHAM-16: an ally has no Mana, gets no State tokens and burns by nothing.
        let hero = combat.ally.is_none().then_some(combat.hero);
        let fighter = self.fighter();
        match effect {
            ClawEffect::Swords(_) | ClawEffect::Shields(_) | ClawEffect::LosesShields(_) => {
                self.add_up(By::Claws, effect.totals(combat.attacks), log);
            }
            ClawEffect::Dice(_) => self.add_dice(effect.joining(combat.attacks), log),
            ClawEffect::Suffer(wounds) => self.wound_enemy(enemy, wounds, NOBODY, "M2-COMBAT-36", log),
            ClawEffect::KillOwn => self.kill_figure(enemy, NOBODY, log),
            ClawEffect::WoundZone(wounds) => {
                let zone = self.zone_of_target(fighter);
                for other in self.state.seats() {
                    if self.state.hero(other).zone == zone {
                        self.wound_hero(other, wounds, RULE, log);
                    }
                }
            }
            ClawEffect::AddMinionUnless(mana) => {
                let can_pay = |hero: &u8| {
                    let figure = self.state.hero(*hero);
                    figure.is_up() && figure.mana >= mana
                };
                if let Some(hero) = hero.filter(|hero| *sub == 0 && can_pay(hero)) {
                    *sub = 1;
                    return Flow::Ask(Ask::Drain { hero, mana });
                }
                // 2: the Mana has been discarded.
                if *sub != 2
                    && let Some(kind) = enemy.as_mob()
                {
                    self.add_minion(kind, log);
                }
            }
            ClawEffect::AddMinions => self.add_minions(log),
            ClawEffect::DrainMana(_) | ClawEffect::Fire(_) | ClawEffect::BurnAfter(_) if hero.is_none() => {}
            ClawEffect::DrainMana(mana) => self.lose_mana(combat.hero, mana, RULE, log),
            ClawEffect::Fire(count) => self.lay_state(Figure::Hero(combat.hero), true, count, RULE, log),
            ClawEffect::BurnAfter(die) => self.state.combat.burn = Some(die),
            ClawEffect::WoundAnother(wounds) => {
                let lowest = self.lowest_seen(enemy, fighter, Aim::Ability);
                match *lowest {
                    [] => {}
                    [only] => self.wound_target(only, wounds, RULE, log),
                    _ if *sub == 0 => return Flow::Ask(Ask::Hit { enemy }),
                    _ => self.wound_target(*sub - 1, wounds, RULE, log),
                }
            }
            ClawEffect::CallMob => {
                if *sub == 0 {
                    match *self.nearest_mobs(enemy) {
                        [] => {}
                        [only] => {
                            *sub = only + 1;
                            return Flow::Again;
                        }
                        _ => return Flow::Ask(Ask::WhichMob { enemy }),
                    }
                } else {
                    let mob = EnemyId(*sub - 1);
                    match *self.steps_towards(mob, enemy) {
                        [] => {}
                        [only] => self.move_by_ability(mob, only, RULE, log),
                        _ => return Flow::Ask(Ask::Placed { enemy: mob }),
                    }
                }
            }
        }
        (*at, *sub) = (*at + 1, 0);
        Flow::Again
    }

    /// Dice that wait to be rolled: added ones, or one that is rolled again.
    pub(crate) fn throw(&self) -> Option<Ask> {
        let combat = &self.state.combat;
        if combat.pending.total() > 0 {
            return Some(Ask::Roll { dice: combat.pending });
        }
        let again = usize::from(combat.again.checked_sub(1)?);
        let die = Die::of(combat.rolled.dice.get(again)?.die)?;
        Some(Ask::Roll { dice: crate::ids::Dice::of(die, 1) })
    }

    /// Heroes other than this one with the lowest Health that an Enemy sees.
    pub(crate) fn lowest_seen(&self, enemy: EnemyId, but: u8, aim: Aim) -> List<u8, MOST_TARGETS> {
        let Some(zone) = self.state.zone_of(enemy) else { return List::new() };
        let ranges = self.ranges(zone);
        let is_seen = |target: &u8| *target != but && ranges.of(self.zone_of_target(*target)) != FAR;
        self.lowest(self.targets(aim).filter(is_seen))
    }

    /// Those with the lowest Health.
    pub(crate) fn lowest(&self, targets: impl Iterator<Item = u8> + Clone) -> List<u8, MOST_TARGETS> {
        let health = targets.clone().map(|target| self.health_left(target)).min();
        targets.filter(|target| Some(self.health_left(*target)) == health).collect()
    }

    /// The Mobs with the shortest way to an Enemy, those in its Zone left out.
    pub(crate) fn nearest_mobs(&self, enemy: EnemyId) -> List<u8, MOBS> {
        let Some(zone) = self.state.zone_of(enemy) else { return List::new() };
        let steps = self.steps(zone);
        let away = |mob: &crate::state::Mob| if mob.here { steps.of(mob.zone) } else { FAR };
        let others = || (0_u8..).zip(&self.state.mobs).map(|(kind, mob)| (kind, away(mob)));
        let far = |(_, far): &(u8, u8)| *far > 0 && *far != FAR;
        let nearest = others().filter(far).map(|(_, far)| far).min();
        others().filter(far).filter(|(_, far)| Some(*far) == nearest).map(|(kind, _)| kind).collect()
    }

    /// The first steps of the shortest ways of one Enemy to another.
    pub(crate) fn steps_towards(&self, mover: EnemyId, goal: EnemyId) -> List<SpaceId, 8> {
        match self.state.zone_of(goal) {
            Some(goal) => self.steps_to(mover, goal),
            None => List::new(),
        }
    }

    pub(crate) fn take_clawing(&mut self, answer: Answer, log: &mut Events<'_>) {
        let Some(Frame::Clawing { at, sub }) = self.top() else { return };
        let hero = self.state.combat.hero;
        let next = match answer {
            Answer::Yes => {
                if let Some(ClawEffect::AddMinionUnless(mana)) =
                    self.clawing().and_then(|claw| claw.r#do.get(usize::from(at)).copied())
                {
                    self.lose_mana(hero, mana, "M2-DATA-10", log);
                }
                Frame::Clawing { at, sub: 2 }
            }
            Answer::Hero(seat) => Frame::Clawing { at, sub: seat + 1 },
            Answer::Enemy(mob) => Frame::Clawing { at, sub: mob.0 + 1 },
            Answer::Zone(zone) => {
                let mob = EnemyId(sub.saturating_sub(1));
                self.move_by_ability(mob, zone, RULE, log);
                Frame::Clawing { at: at + 1, sub: 0 }
            }
            _ => Frame::Clawing { at, sub },
        };
        self.set_top(next);
    }
}

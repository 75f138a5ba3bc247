//! COMBAT: one roll of both sides, resolved in the order that the player of the Hero wants, then the Wounds.
//!
//! `pool` gathers the dice, `resolve` works off what they show, `totals` sums up, `claws` is what Claws bring.
//! Who is attacked and why is said elsewhere: by the turn of a Hero and by the Enemy Phase.

mod claws;
mod pool;
mod resolve;
mod totals;

use crate::abilities::Moment;
use crate::answer::AbilityRef;
use crate::ask::Ask;
use crate::event::{Event, Why};
use crate::frames::{CombatStep, EnemyAttack, Frame};
use crate::ids::{AttackType, Dice, Die, ESCORT, EnemyId, Symbol, ally_of, target_of};
use crate::kernel::dice::Rolled;
use crate::kernel::list::List;
use crate::{Events, Flow, MassiveDarkness2};
use serde::{Deserialize, Serialize};

pub(crate) use resolve::SHADOW;
pub use totals::{Dealt, Totals};

/// The results that are resolved one by one, each with a bit for each die (M2-COMBAT-10).
pub(crate) const RESULTS: [Symbol; 4] = [Symbol::Scratch, Symbol::Mana, Symbol::Shadow, Symbol::Claw];

/// The combat that is going on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Combat {
    /// Is there one?
    pub on: bool,
    /// The Hero; the one who decides, where an ally fights.
    pub hero: u8,
    /// One who fights in the place of a Hero: a Spirit, or whom the Quest leads.
    pub ally: Option<u8>,
    /// Who attacks or is attacked.
    pub enemy: EnemyId,
    /// The tier of its card; it counts on when the Enemy has fallen meanwhile.
    pub tier: u8,
    /// The Hero attacks; otherwise the Enemy does.
    pub attacks: bool,
    /// Melee, ranged or magic.
    pub kind: AttackType,
    /// With so many weapons the Hero attacks.
    pub weapons: u8,
    /// M2-TOKEN-07: the attack loses a die to a Pillar.
    pub pillar: bool,
    /// What will be rolled, before the limits.
    pub pool: Dice,
    /// M2-ROGUE-14: the Rogue counts as in Shadow.
    pub shadow: bool,
    /// Arrow cards of this attack.
    pub arrows: List<u8, 14>,
    /// Another one is being revealed.
    pub drawing: bool,
    /// The row of the Arrow cards has been read.
    pub shot: bool,
    /// No more dice are added before the roll.
    pub gathered: bool,
    /// The dice have been rolled.
    pub thrown: bool,
    /// The dice on the table.
    pub rolled: Rolled,
    /// Dice that are to be rolled now because they were added.
    pub pending: Dice,
    /// The die that is to be rolled again now, from 1.
    pub again: u8,
    /// Which results have been resolved, as in `RESULTS`.
    pub done: [u32; 4],
    /// Swords beside those of the dice.
    pub swords: i16,
    /// Shields beside those of the dice; lost ones count down.
    pub shields: i16,
    /// What the Hero has used.
    pub used: List<AbilityRef, 16>,
    /// How often Claws have paid.
    pub paid: u8,
    /// The Fire of the Hero is resolved afterwards, with this die.
    pub burn: Option<Die>,
}

impl Combat {
    /// M2-COMBAT-11: dice of which a result has been resolved.
    #[must_use]
    pub fn locked(&self) -> u32 {
        self.done.iter().fold(0, |all, done| all | done)
    }

    /// What counts beside the symbols of the dice.
    #[must_use]
    pub fn totals(&self) -> Totals {
        Totals { swords: self.swords, shields: self.shields }
    }

    pub(crate) fn add(&mut self, more: Totals) {
        let all = self.totals().plus(more);
        (self.swords, self.shields) = (all.swords, all.shields);
    }

    /// Is it the attack of this Hero, which is completed before the Hero falls (M2-COMBAT-23)?
    #[must_use]
    pub fn is_own_attack(&self, hero: u8) -> bool {
        self.on && self.attacks && self.hero == hero && self.ally.is_none()
    }
}

impl MassiveDarkness2 {
    /// A Hero attacks.
    pub(crate) fn begin_attack(&mut self, hero: u8, kind: AttackType, enemy: EnemyId, log: &mut Events<'_>) {
        log.say("M2-ATTACK-03", Event::Attacked { hero, enemy, kind });
        self.state.combat = self.attack_of_hero(hero, kind, enemy);
        self.push(Frame::Combat { step: CombatStep::Gather });
    }

    /// The combat with which such an attack begins.
    pub(crate) fn attack_of_hero(&self, hero: u8, kind: AttackType, enemy: EnemyId) -> Combat {
        let pool = self.pool_of_hero(hero, kind).plus(self.defense_of_enemy(enemy));
        Combat { pool, ..self.new_combat(hero, enemy, kind, true) }
    }

    /// M2-SHAM-12: an ally attacks with the dice of its card.
    pub(crate) fn begin_ally_attack(&mut self, ally: u8, kind: AttackType, enemy: EnemyId, log: &mut Events<'_>) {
        log.say("M2-SHAM-10", Event::AllyAttacked { ally, enemy, kind });
        self.state.combat = self.attack_of_ally(ally, kind, enemy);
        self.push(Frame::Combat { step: CombatStep::Gather });
    }

    /// The combat with which an attack of somebody begins who fights beside the Heroes.
    pub(crate) fn attack_of_ally(&self, ally: u8, kind: AttackType, enemy: EnemyId) -> Combat {
        let pool = self.pool_of_ally(ally, kind).plus(self.defense_of_enemy(enemy));
        Combat { pool, ..self.new_combat(target_of(ally), enemy, kind, true) }
    }

    /// An Enemy attacks.
    pub(crate) fn begin_enemy_attack(&mut self, attack: EnemyAttack, why: Why, log: &mut Events<'_>) {
        let EnemyAttack { enemy, victim, kind, extra } = attack;
        let rule = match enemy {
            EnemyId::BOSS => "M2-BOSS-15",
            _ if enemy.as_roamer().is_some() => "M2-ROAM-04",
            _ => "M2-MOB-07",
        };
        log.say(rule, Event::AttackedBy { hero: victim, enemy, kind, why });
        self.state.combat = self.new_combat(victim, enemy, kind, false);
        self.state.combat.pool = self.pool_of_enemy(enemy, kind).plus(self.defense_of(victim)).plus(extra);
        self.push(Frame::Combat { step: CombatStep::Gather });
    }

    fn defense_of(&self, target: u8) -> Dice {
        ally_of(target).map_or_else(|| self.defense_of_hero(target), |ally| self.defense_of_ally(ally))
    }

    /// Who is the Hero of the combat? For an ally the one whose it is decides (M2-COMBAT-35).
    fn new_combat(&self, target: u8, enemy: EnemyId, kind: AttackType, attacks: bool) -> Combat {
        let ally = ally_of(target);
        let hero = if ally.is_some() { self.shaman().unwrap_or(0) } else { target };
        let tier = match (enemy.as_mob(), enemy.as_roamer()) {
            (Some(mob), _) => self.state.mobs[mob].tier,
            (_, Some(roamer)) => self.state.roamers[roamer].tier,
            _ => 0,
        };
        let zones = [Some(self.zone_of_target(target)), self.state.zone_of(enemy)];
        let pillar = match zones {
            [Some(hero), Some(enemy)] if kind != AttackType::Melee => {
                let (from, to) = if attacks { (hero, enemy) } else { (enemy, hero) };
                self.passes_pillar(from, to)
            }
            _ => false,
        };
        let weapons = self.weapons(hero, kind);
        Combat { on: true, hero, ally, enemy, tier, attacks, kind, weapons, pillar, ..Combat::default() }
    }

    pub(crate) fn step_combat(&mut self, step: &mut CombatStep, log: &mut Events<'_>) -> Flow {
        let hero = self.state.combat.hero;
        match *step {
            CombatStep::Gather => {
                if let Some(flow) = self.step_aim(log) {
                    return flow;
                }
                if !self.state.combat.gathered && self.can_use(hero, Moment::Gather) {
                    return Flow::Ask(Ask::Pool { hero });
                }
                self.state.combat.gathered = true;
                if self.state.combat.thrown {
                    *step = CombatStep::Resolve;
                    return Flow::Again;
                }
                let dice = self.limited(log);
                if dice.total() == 0 {
                    self.state.combat.thrown = true;
                    return Flow::Again;
                }
                Flow::Ask(Ask::Roll { dice })
            }
            CombatStep::Resolve => self.step_resolve(step, log),
            CombatStep::Wounds => {
                *step = CombatStep::After;
                self.deal(log);
                Flow::Again
            }
            CombatStep::After => {
                *step = CombatStep::Over;
                let burn = self.state.combat.burn.filter(|_| self.state.hero(hero).is_up());
                match burn {
                    Some(die) => Flow::Push(Frame::Burn { figure: crate::frames::Figure::Hero(hero), wounds: 0, die }),
                    None => Flow::Again,
                }
            }
            CombatStep::Over => {
                self.discard_arrows();
                self.state.combat = Combat::default();
                // M2-COMBAT-23.
                self.fall(hero, log);
                Flow::Done
            }
        }
    }

    /// Who stands against the Enemy: a Hero or an ally, by the number of a target.
    pub(crate) fn fighter(&self) -> u8 {
        let combat = &self.state.combat;
        combat.ally.map_or(combat.hero, target_of)
    }

    /// M2-COMBAT-35: who decides the order of the results; nobody alone where the Quest leads the fighter.
    pub(crate) fn decides(&self) -> u8 {
        let combat = &self.state.combat;
        if combat.ally == Some(ESCORT) { crate::state::NOBODY } else { combat.hero }
    }

    /// M2-COMBAT-15: Swords minus Shields.
    fn deal(&mut self, log: &mut Events<'_>) {
        let combat = self.state.combat;
        let shown = combat.rolled.total(&self.table.content.dice);
        let (swords, shields) = (shown.count(Symbol::Sword.id()), shown.count(Symbol::Shield.id()));
        let Dealt { swords, shields, wounds } = combat.totals().deal(swords, shields);
        log.say("M2-COMBAT-15", Event::Outcome { swords, shields, wounds });
        if combat.attacks {
            self.wound_enemy(combat.enemy, wounds, combat.hero, "M2-COMBAT-15", log);
            if let Some(ally) = combat.ally {
                self.mark_of_spirit(ally, combat.enemy, log);
            }
        } else {
            self.wound_target(self.fighter(), wounds, "M2-COMBAT-22", log);
        }
    }

    /// The dice of the pool have been rolled.
    pub(crate) fn pool_fell(&mut self, rolled: Rolled, log: &mut Events<'_>) {
        self.state.combat.rolled = rolled;
        self.state.combat.thrown = true;
        log.say("M2-COMBAT-08", Event::Rolled { dice: rolled });
    }
}

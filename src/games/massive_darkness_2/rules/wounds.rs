//! Wounds and healing of Heroes and Enemies; KNOCKED-OUT; what a kill brings; STATES.

use crate::ask::Ask;
use crate::event::Event;
use crate::frames::{Figure, Frame, Spoils};
use crate::ids::{CardId, Class, Dice, Die, EnemyId, MOST_XP, Rarity};
use crate::kernel::game::RuleId;
use crate::quest::Happens;
use crate::state::NOBODY;
use crate::{Events, Flow, MassiveDarkness2};

/// M2-COMBAT-25.
const XP_OF_LEADER: u8 = 2;
const XP_OF_ROAMER: u8 = 4;

impl MassiveDarkness2 {
    // ---- Heroes ----

    /// The Class of a Hero.
    #[must_use]
    pub fn class(&self, hero: u8) -> Class {
        self.table.content.printed.heroes[usize::from(self.state.hero(hero).card)].class
    }

    /// M2-HERO-06.
    #[must_use]
    pub fn max_health(&self, hero: u8) -> u8 {
        let figure = self.state.hero(hero);
        let content = &self.table.content.printed;
        content.heroes[usize::from(figure.card)].health
            + content.printing.health[usize::from(figure.level.clamp(1, 5) - 1)]
    }

    /// M2-HERO-06.
    #[must_use]
    pub fn max_mana(&self, hero: u8) -> u8 {
        let figure = self.state.hero(hero);
        let content = &self.table.content.printed;
        content.heroes[usize::from(figure.card)].mana + content.printing.mana[usize::from(figure.level.clamp(1, 5) - 1)]
    }

    /// M2-HERO-07, M2-KO-01, M2-KO-02: Health tokens are discarded; without one the Hero is Knocked Out, in its own attack after it.
    pub(crate) fn wound_hero(&mut self, hero: u8, wounds: u8, rule: RuleId, log: &mut Events<'_>) {
        if wounds == 0 || !self.state.hero(hero).is_up() {
            return;
        }
        self.lose_health(hero, wounds, rule, log);
        let own_attack = self.state.combat.is_own_attack(hero);
        if self.state.hero(hero).health == 0 {
            self.state.hero_mut(hero).falling = true;
            if !own_attack {
                self.fall(hero, log);
            }
        }
    }

    fn lose_health(&mut self, hero: u8, wounds: u8, rule: RuleId, log: &mut Events<'_>) {
        let figure = self.state.hero_mut(hero);
        let lost = wounds.min(figure.health);
        figure.health -= lost;
        log.say(rule, Event::Wounded { hero, wounds });
        self.rage(hero, lost, log);
    }

    /// M2-ABIL-16: a cost in Wounds; whoever pays with the last one falls after the effect (M2-OQ-30).
    pub(crate) fn pay_wounds(&mut self, hero: u8, wounds: u8, log: &mut Events<'_>) {
        self.lose_health(hero, wounds, "M2-ABIL-16", log);
        let figure = self.state.hero_mut(hero);
        figure.falling |= figure.health == 0;
    }

    /// M2-KO-01: who has lost the last Health lies down now, unless the own attack is still going on (M2-COMBAT-23).
    pub(crate) fn fall(&mut self, hero: u8, log: &mut Events<'_>) {
        let in_attack = self.state.combat.is_own_attack(hero);
        let figure = self.state.hero_mut(hero);
        if !figure.falling || in_attack {
            return;
        }
        let states = figure.fire + figure.frost;
        (figure.falling, figure.down, figure.health) = (false, true, 0);
        (figure.fire, figure.frost, figure.actions) = (0, 0, 0);
        self.state.states += states;
        log.say("M2-KO-01", Event::KnockedOut { hero });
    }

    /// Health comes back, up to the maximum; never to one who is Knocked Out (M2-ABIL-36).
    pub(crate) fn recover(&mut self, hero: u8, health: u8, rule: RuleId, log: &mut Events<'_>) {
        let most = self.max_health(hero);
        let figure = self.state.hero_mut(hero);
        let gained = health.min(most.saturating_sub(figure.health));
        if gained > 0 && figure.is_up() {
            figure.health += gained;
            log.say(rule, Event::Healed { hero, health: gained });
        }
    }

    /// M2-SHAM-02: the Shaman decides about each Mana that he would gain; everybody else takes it.
    pub(crate) fn gain_mana(&mut self, hero: u8, mana: u8, rule: RuleId, log: &mut Events<'_>) {
        if mana > 0 && self.can_channel(hero) {
            self.push(Frame::Channel { hero, left: mana });
        } else {
            self.take_mana(hero, mana, rule, log);
        }
    }

    /// Mana up to the maximum (M2-HERO-06).
    pub(crate) fn take_mana(&mut self, hero: u8, mana: u8, rule: RuleId, log: &mut Events<'_>) {
        let most = self.max_mana(hero);
        let figure = self.state.hero_mut(hero);
        let gained = mana.min(most.saturating_sub(figure.mana));
        if gained > 0 {
            figure.mana += gained;
            log.say(rule, Event::GainedMana { hero, mana: gained });
        }
    }

    pub(crate) fn lose_mana(&mut self, hero: u8, mana: u8, rule: RuleId, log: &mut Events<'_>) {
        let figure = self.state.hero_mut(hero);
        let lost = mana.min(figure.mana);
        if lost > 0 {
            figure.mana -= lost;
            log.say(rule, Event::LostMana { hero, mana: lost });
        }
    }

    /// M2-HERO-10, M2-HERO-11.
    pub(crate) fn gain_xp(&mut self, hero: u8, xp: u8, rule: RuleId, log: &mut Events<'_>) {
        let figure = self.state.hero_mut(hero);
        let gained = xp.min(MOST_XP.saturating_sub(figure.xp));
        if gained > 0 {
            figure.xp += gained;
            log.say(rule, Event::GainedXp { hero, xp: gained });
        }
    }

    // ---- Enemies ----

    /// Health of each figure of a Mob, or of a Roaming Monster as a whole (M2-ENEMY-08, M2-ENEMY-13).
    #[must_use]
    pub fn health_of(&self, enemy: EnemyId) -> u8 {
        let printed = &self.table.content.printed;
        match (enemy.as_mob(), enemy.as_roamer()) {
            (Some(mob), _) => printed.mobs[mob].tiers[usize::from(self.state.mobs[mob].tier)].health,
            (_, Some(kind)) => {
                let each = printed.roamers[kind].tiers[usize::from(self.state.roamers[kind].tier)].health;
                // M2-Q10-R8: that to which the Quest is bound by the Heroes who really take part.
                let number = if self.is_bound(enemy) { self.state.real_number() } else { self.state.number() };
                each.saturating_mul(number)
            }
            _ => self.dashboard().map_or(0, |card| card.health.saturating_mul(self.state.number())),
        }
    }

    /// M2-COMBAT-18 to M2-COMBAT-21: Wounds go to the hurt Minion, then to the others, to the Leader last.
    pub(crate) fn wound_enemy(&mut self, enemy: EnemyId, wounds: u8, killer: u8, rule: RuleId, log: &mut Events<'_>) {
        // M2-Q6-R8: neither by its own card.
        if wounds == 0 || !self.state.is_here(enemy) || self.is_immune(enemy) {
            return;
        }
        log.say(rule, Event::EnemyWounded { enemy, wounds });
        let health = self.health_of(enemy);
        let mut figures = 0;
        let fell;
        if let Some(kind) = enemy.as_mob() {
            let mob = &mut self.state.mobs[kind];
            let mut left = wounds;
            while left > 0 && mob.minions > 0 {
                let dealt = left.min(health.saturating_sub(mob.hurt));
                left -= dealt;
                mob.hurt += dealt;
                if mob.hurt >= health {
                    mob.hurt = 0;
                    mob.minions -= 1;
                    figures += 1;
                }
            }
            mob.leader = mob.leader.saturating_add(left);
            fell = mob.leader >= health;
        } else if let Some(kind) = enemy.as_roamer() {
            let roamer = &mut self.state.roamers[kind];
            roamer.wounds = roamer.wounds.saturating_add(wounds);
            fell = roamer.wounds >= health;
        } else {
            let boss = &mut self.state.boss;
            boss.wounds = boss.wounds.saturating_add(wounds);
            fell = boss.wounds >= health;
        }
        figures += u8::from(fell);
        if figures > 0 {
            self.killed(enemy, figures, fell, killer, log);
        }
    }

    /// M2-COMBAT-36: one figure of a Mob is killed, Minions first.
    pub(crate) fn kill_figure(&mut self, enemy: EnemyId, killer: u8, log: &mut Events<'_>) {
        let Some(kind) = enemy.as_mob() else { return };
        let mob = &mut self.state.mobs[kind];
        if !mob.here {
            return;
        }
        let fell = mob.minions == 0;
        if !fell {
            mob.minions -= 1;
            mob.hurt = 0;
        }
        self.killed(enemy, 1, fell, killer, log);
    }

    /// Figures are removed; a whole Enemy leaves with its card (M2-ENEMY-04, M2-COMBAT-31).
    fn killed(&mut self, enemy: EnemyId, figures: u8, fell: bool, killer: u8, log: &mut Events<'_>) {
        for _ in 0..figures {
            log.say("M2-ENEMY-04", Event::FigureKilled { enemy });
        }
        let mut spoils =
            Spoils { enemy, figures, fell, killer, tokens: [0; 3], fixed: [0; 3], item: CardId::NONE, paid: false };
        if fell {
            log.say("M2-COMBAT-31", Event::EnemyFell { enemy });
            if enemy == EnemyId::BOSS {
                self.boss_fell(log);
                return self.push(Frame::Spoils(spoils));
            }
            let (tier, states, poison) = if let Some(kind) = enemy.as_mob() {
                let mob = std::mem::take(&mut self.state.mobs[kind]);
                (spoils.tokens, spoils.item) = (mob.tokens, mob.item);
                (mob.tier, mob.fire + mob.frost, mob.poison)
            } else if let Some(kind) = enemy.as_roamer() {
                let roamer = std::mem::take(&mut self.state.roamers[kind]);
                let card = &self.table.content.printed.roamers[kind].tiers[usize::from(roamer.tier)];
                (spoils.tokens, spoils.fixed) = (roamer.tokens, card.fixed);
                (roamer.tier, roamer.fire + roamer.frost, roamer.poison)
            } else {
                (0, 0, 0)
            };
            self.state.states += states;
            self.return_poison(poison);
            self.discard_kind(enemy, tier);
            self.bound_fell(enemy, log);
        }
        self.push(Frame::Spoils(spoils));
    }

    /// M2-COMBAT-24 to M2-COMBAT-31.
    pub(crate) fn step_spoils(&mut self, spoils: &mut Spoils, log: &mut Events<'_>) -> Flow {
        if spoils.killer == NOBODY {
            let mut there = self.state.seats().filter(|seat| !self.state.hero(*seat).gone);
            match (there.next(), there.next()) {
                (Some(_), Some(_)) => return Flow::Ask(Ask::Killer { enemy: spoils.enemy }),
                (Some(only), None) => spoils.killer = only,
                (None, _) => return Flow::Done,
            }
        }
        let killer = spoils.killer;
        if !spoils.paid {
            spoils.paid = true;
            self.gain_xp(killer, spoils.figures, "M2-COMBAT-24", log);
            // M2-Q8-R5: of every figure for which a Hero gets the XP.
            let when = if spoils.enemy.as_mob().is_some() { Happens::MobFigure } else { Happens::Roamer };
            for _ in 0..spoils.figures {
                self.happens(when, None, log);
            }
            // M2-COMBAT-32: a Boss brings nothing more.
            if spoils.fell && spoils.enemy != EnemyId::BOSS {
                let xp = if spoils.enemy.as_mob().is_some() { XP_OF_LEADER } else { XP_OF_ROAMER };
                self.state.seats().for_each(|seat| self.gain_xp(seat, xp, "M2-COMBAT-25", log));
            }
            return Flow::Again;
        }
        if spoils.item.is_some() {
            let card = std::mem::take(&mut spoils.item);
            log.say("M2-COMBAT-27", Event::TookLoot { hero: killer, card });
            self.receive(killer, card);
            return Flow::Again;
        }
        for rarity in Rarity::ALL {
            let tokens = std::mem::take(&mut spoils.tokens[rarity as usize]);
            if tokens > 0 {
                self.cash_in(killer, rarity, tokens);
                return Flow::Again;
            }
            // M2-TREAS-05: the Fixed Reward has nothing to do with the bag.
            let left = std::mem::take(&mut spoils.fixed[rarity as usize]);
            if left > 0 {
                return Flow::Push(Frame::Gain { hero: killer, rarity, left });
            }
        }
        Flow::Done
    }

    // ---- states ----

    /// M2-STATE-01, M2-KO-01: Fire or Frost tokens, as far as the supply goes; never on one who is Knocked Out.
    pub(crate) fn lay_state(&mut self, figure: Figure, fire: bool, count: u8, rule: RuleId, log: &mut Events<'_>) {
        // M2-Q6-R8, M2-Q7-R5.
        if let Figure::Enemy(enemy) = figure
            && self.is_immune(enemy)
        {
            return;
        }
        let count = count.min(self.state.states);
        let Some((fires, frosts)) = self.states_of(figure) else { return };
        *(if fire { fires } else { frosts }) += count;
        self.state.states -= count;
        if count > 0 {
            log.say(rule, Event::StateLaid { figure, fire, count });
        }
    }

    /// The Fire and Frost tokens of somebody who can have any.
    pub(crate) fn states_of(&mut self, figure: Figure) -> Option<(&mut u8, &mut u8)> {
        match figure {
            Figure::Hero(hero) => {
                let hero = self.state.hero_mut(hero);
                let can = hero.is_up() && (hero.health > 0 || hero.falling);
                can.then_some((&mut hero.fire, &mut hero.frost))
            }
            Figure::Enemy(enemy) => match (enemy.as_mob(), enemy.as_roamer()) {
                (Some(mob), _) => {
                    let mob = &mut self.state.mobs[mob];
                    mob.here.then_some((&mut mob.fire, &mut mob.frost))
                }
                (_, Some(kind)) => {
                    let roamer = &mut self.state.roamers[kind];
                    roamer.here.then_some((&mut roamer.fire, &mut roamer.frost))
                }
                _ => {
                    let boss = &mut self.state.boss;
                    boss.fighting.then_some((&mut boss.fire, &mut boss.frost))
                }
            },
        }
    }

    /// How many Fire and Frost tokens an Enemy has.
    #[must_use]
    pub fn states_on(&self, enemy: EnemyId) -> [u8; 2] {
        match (enemy.as_mob(), enemy.as_roamer()) {
            (Some(mob), _) => [self.state.mobs[mob].fire, self.state.mobs[mob].frost],
            (_, Some(kind)) => [self.state.roamers[kind].fire, self.state.roamers[kind].frost],
            _ => [self.state.boss.fire, self.state.boss.frost],
        }
    }

    /// M2-ABIL-31: Fire tokens are removed.
    pub(crate) fn put_out(&mut self, hero: u8, fires: u8, log: &mut Events<'_>) {
        let figure = self.state.hero_mut(hero);
        let gone = fires.min(figure.fire);
        figure.fire -= gone;
        self.state.states += gone;
        if gone > 0 {
            log.say("M2-ABIL-31", Event::FireGone { hero, fires: gone });
        }
    }

    /// M2-STATE-08: one Frost token of an Enemy goes; `false` when there is none.
    pub(crate) fn spend_frost(&mut self, enemy: EnemyId, log: &mut Events<'_>) -> bool {
        let Some((_, frosts)) = self.states_of(Figure::Enemy(enemy)) else { return false };
        if *frosts == 0 {
            return false;
        }
        *frosts -= 1;
        self.state.states += 1;
        log.say("M2-STATE-08", Event::FrostSpent { figure: Figure::Enemy(enemy) });
        true
    }

    /// A figure that burns, with the usual die.
    pub(crate) fn burning(&self, figure: Figure) -> Frame {
        Frame::Burn { figure, wounds: 0, die: self.table.content.printed.printing.burning }
    }

    /// M2-STATE-02 to M2-STATE-06: token by token; all Wounds together after the last.
    pub(crate) fn step_burn(&mut self, figure: Figure, wounds: u8, die: Die, log: &mut Events<'_>) -> Flow {
        if self.states_of(figure).is_some_and(|(fires, _)| *fires > 0) {
            return Flow::Ask(Ask::Roll { dice: Dice::of(die, 1) });
        }
        log.say("M2-STATE-03", Event::Burning { figure, wounds });
        match figure {
            Figure::Hero(hero) => self.wound_hero(hero, wounds, "M2-STATE-03", log),
            Figure::Enemy(enemy) => self.wound_enemy(enemy, wounds, NOBODY, "M2-STATE-05", log),
        }
        Flow::Done
    }

    /// A token was discarded, and the die shows so many Swords.
    pub(crate) fn burnt(&mut self, swords: u8) {
        let Some(Frame::Burn { figure, wounds, die }) = self.top() else { return };
        if let Some((fires, _)) = self.states_of(figure) {
            *fires -= 1;
            self.state.states += 1;
        }
        self.set_top(Frame::Burn { figure, wounds: wounds + swords, die });
    }
}

//! Wounds, healing, stun and death (HERO, MOB, STUN and XP chapters).

use super::ask::Choice;
use super::cards::Role;
use super::event::Event;
use super::frames::{Figures, Frame, Gain, GainFrom, GainStep};
use super::game::{Events, MassiveDarkness};
use super::ids::{Actor, CardId, Enemy, Hero};
use super::language::Effect;
use super::quest_rules::Now;
use super::state::{EnemyState, MAX_OPTIONS};
use crate::kernel::game::RuleId;
use crate::kernel::list::List;

impl MassiveDarkness {
    /// HERO-04, HERO-06: a Hero suffers Wounds and may die.
    pub(super) fn wound_hero(&mut self, hero: Hero, wounds: u8, rule: RuleId, log: &mut Events<'_>) {
        let state = self.state.hero_mut(hero);
        if wounds == 0 || state.dead || state.escaped {
            return;
        }
        state.health = state.health.saturating_sub(wounds);
        let dies = state.health == 0;
        state.dead |= dies;
        log.say(rule, Event::Wounded { actor: Actor::Hero(hero), wounds, minion: false });
        if dies {
            log.say("HERO-06", Event::HeroDied { hero });
            self.trigger(Now::HeroDied, hero, log);
        }
    }

    /// ENEMY-07, ENEMY-09: the full Health of each figure of a Mob, or of the single figure.
    #[must_use]
    pub fn full_health(&self, enemy: Enemy) -> u8 {
        if let Some(object) = self.object(enemy) {
            return object.health;
        }
        let entry = self.library.enemy(self.state.enemy(enemy).card);
        match self.library.kind(entry.kind).role {
            Role::Mob => entry.card.health,
            Role::Agent | Role::Roaming => entry.card.health.saturating_mul(self.state.starting_heroes),
        }
    }

    /// Wounds on an Enemy. Kills give XP (XP-02) to `by` and everybody, and the Guardian's Equipment goes to `by`
    /// (ENEMY-41).
    pub(super) fn wound_enemy(
        &mut self,
        enemy: Enemy,
        wounds: u8,
        figures: Figures,
        by: Option<Hero>,
        rule: RuleId,
        log: &mut Events<'_>,
    ) {
        if wounds == 0 || !self.state.enemy(enemy).present || self.is_immune(enemy) {
            return;
        }
        if self.state.enemy(enemy).object > 0 {
            self.strike_object(enemy, wounds, by.unwrap_or(self.state.hero_of_the_moment()), log);
            return;
        }
        match figures {
            Figures::Everybody => {
                self.wound_every_minion(enemy, wounds, by, rule, log);
                self.wound_leader(enemy, wounds, by, rule, log);
            }
            _ if self.boss_is_bare(enemy) => self.wound_stunned_mob(enemy, wounds, figures, by, rule, log),
            Figures::Leader => self.wound_leader(enemy, wounds, by, rule, log),
            _ if self.state.enemy(enemy).minions.is_empty() => self.wound_leader(enemy, wounds, by, rule, log),
            _ => self.wound_minions(enemy, wounds, by, rule, log),
        }
        let state = self.state.enemy(enemy);
        if state.present && !state.leader && state.minions.is_empty() {
            self.remove_enemy(enemy, log);
        }
    }

    /// STUN-06: a stunned Mob whose Boss can be wounded although Minions live.
    pub(super) fn boss_is_bare(&self, enemy: Enemy) -> bool {
        let state = self.state.enemy(enemy);
        state.stunned && state.leader && !state.minions.is_empty()
    }

    /// STUN-06, MOB-11: what Minions and Boss of a stunned Mob do not need goes on to the others; nothing is lost while any
    /// of them lives.
    fn wound_stunned_mob(
        &mut self,
        enemy: Enemy,
        wounds: u8,
        figures: Figures,
        by: Option<Hero>,
        rule: RuleId,
        log: &mut Events<'_>,
    ) {
        let (least, most) = self.share_of_boss(enemy, wounds);
        let share = match figures {
            Figures::Leader => most,
            Figures::Shared(share) => share.clamp(least, most),
            Figures::InOrder | Figures::ToDivide | Figures::Everybody => least,
        };
        self.wound_minions(enemy, wounds - share, by, rule, log);
        if share > 0 {
            self.wound_leader(enemy, share, by, rule, log);
        }
    }

    /// STUN-06: of so many Wounds to a stunned Mob, the fewest and the most that its Boss can be given.
    pub(super) fn share_of_boss(&self, enemy: Enemy, wounds: u8) -> (u8, u8) {
        let most = wounds.min(self.health_left(enemy, Figures::Leader));
        (wounds.saturating_sub(self.health_left(enemy, Figures::InOrder)).min(most), most)
    }

    /// STUN-06: the ways to divide so many Wounds to a stunned Mob, the Minions first and the Boss first among them. A
    /// single one: there is nothing to choose.
    pub(super) fn ways_to_divide(&self, enemy: Enemy, wounds: u8) -> List<Choice, MAX_OPTIONS> {
        let (least, most) = self.share_of_boss(enemy, wounds);
        let way = |share| match share {
            _ if share == least => Choice::Minions(enemy),
            _ if share == most => Choice::Leader(enemy),
            share => Choice::Share(enemy, share),
        };
        (least..=most).map(way).collect()
    }

    /// GLOSS-08: as many Wounds as it takes to kill who is named: the Boss or single figure, all Minions, or each figure.
    pub(super) fn health_left(&self, enemy: Enemy, figures: Figures) -> u8 {
        let state = self.state.enemy(enemy);
        let health = self.full_health(enemy);
        match figures {
            Figures::Everybody => health,
            Figures::Leader => health.saturating_sub(state.wounds),
            _ if state.minions.is_empty() => health.saturating_sub(state.wounds),
            _ => state.minions.iter().map(|wounds| health.saturating_sub(*wounds)).fold(0, u8::saturating_add),
        }
    }

    /// MOB-06, MOB-07: one Minion after the other, the most wounded first. MOB-08: what is left over is lost.
    fn wound_minions(&mut self, enemy: Enemy, wounds: u8, by: Option<Hero>, rule: RuleId, log: &mut Events<'_>) {
        let health = self.full_health(enemy);
        let mut left = wounds;
        while left > 0 {
            let minions = &self.state.enemy(enemy).minions;
            let Some(at) = (0..minions.len()).rev().max_by_key(|at| minions[*at]) else { return };
            let taken = left.min(health.saturating_sub(minions[at]));
            left -= taken;
            self.wound_minion(enemy, at, taken, by, rule, log);
        }
    }

    fn wound_every_minion(&mut self, enemy: Enemy, wounds: u8, by: Option<Hero>, rule: RuleId, log: &mut Events<'_>) {
        let health = self.full_health(enemy);
        for at in (0..self.state.enemy(enemy).minions.len()).rev() {
            let taken = wounds.min(health.saturating_sub(self.state.enemy(enemy).minions[at]));
            self.wound_minion(enemy, at, taken, by, rule, log);
        }
    }

    fn wound_minion(
        &mut self,
        enemy: Enemy,
        at: usize,
        wounds: u8,
        by: Option<Hero>,
        rule: RuleId,
        log: &mut Events<'_>,
    ) {
        let health = self.full_health(enemy);
        let minions = &mut self.state.enemy_mut(enemy).minions;
        minions[at] += wounds;
        let dies = minions[at] >= health;
        if dies {
            minions.remove(at);
        }
        log.say(rule, Event::Wounded { actor: Actor::Enemy(enemy), wounds, minion: true });
        if dies {
            self.minion_killed(enemy, by, log);
        }
    }

    /// ENEMY-20.
    fn minion_killed(&mut self, enemy: Enemy, by: Option<Hero>, log: &mut Events<'_>) {
        log.say("MOB-06", Event::MinionKilled { enemy, by });
        if let Some(hero) = by {
            self.gain_xp(hero, 1, "ENEMY-20", log);
        }
    }

    fn wound_leader(&mut self, enemy: Enemy, wounds: u8, by: Option<Hero>, rule: RuleId, log: &mut Events<'_>) {
        if !self.state.enemy(enemy).leader {
            return;
        }
        let health = self.full_health(enemy);
        let state = self.state.enemy_mut(enemy);
        state.wounds = state.wounds.saturating_add(wounds);
        let dies = state.wounds >= health;
        log.say(rule, Event::Wounded { actor: Actor::Enemy(enemy), wounds, minion: false });
        if dies {
            self.leader_killed(enemy, by, log);
        }
    }

    /// COMBAT-27, XP-02, ENEMY-41.
    fn leader_killed(&mut self, enemy: Enemy, by: Option<Hero>, log: &mut Events<'_>) {
        let state = self.state.enemy_mut(enemy);
        state.leader = false;
        state.wounds = 0;
        let (card, treasure, foe) = (state.card, state.treasure, state.foe);
        state.treasure = CardId::NONE;
        log.say("COMBAT-27", Event::LeaderKilled { enemy, card, by });
        let (xp, rule) = match self.library.kind(self.library.enemy(card).kind).role {
            Role::Mob => (3, "ENEMY-21"),
            Role::Agent => (4, "ENEMY-24"),
            Role::Roaming => (5, "ENEMY-30"),
        };
        for hero in self.state.hero_ids() {
            self.gain_xp(hero, xp, rule, log);
        }
        self.guardian_killed(foe, by, log);
        if !treasure.is_some() {
            return;
        }
        // HERO-09: nobody who is dead gains anything any more.
        match by.filter(|hero| self.takes_part(Actor::Hero(*hero))) {
            Some(hero) => {
                self.add_card(hero, treasure, log);
                log.say("ENEMY-41", Event::CardGained { hero, card: treasure });
                let got: List<CardId, 24> = [treasure].into_iter().collect();
                self.push(Frame::Gain(Gain {
                    hero,
                    from: GainFrom::Loot,
                    step: GainStep::Give,
                    got,
                    ..Gain::default()
                }));
            }
            // OQ-44.
            None => self.discard_card(treasure, log),
        }
    }

    /// The last figure is gone: the place becomes free and nobody waits for this Enemy any more.
    pub(super) fn remove_enemy(&mut self, enemy: Enemy, log: &mut Events<'_>) {
        let EnemyState { card, second_card, .. } = *self.state.enemy(enemy);
        *self.state.enemy_mut(enemy) = EnemyState::default();
        self.discard_enemy_card(card);
        if let Some(second) = second_card {
            self.discard_enemy_card(second);
        }
        let bit = !(1_u32 << enemy.0);
        for at in 0..self.state.frames.len() {
            match &mut self.state.frames[at] {
                Frame::Activation(frame) => frame.attacked &= bit,
                Frame::ActivateAll(frame) => frame.pending &= bit,
                Frame::Reinforcement(frame) => frame.pending &= bit,
                _ => {}
            }
        }
        log.say("ENEMY-03", Event::EnemyGone { enemy, card });
        self.check_goals(log);
    }

    /// HERO-05: heal, never above the maximum. ARTIFACT-04: some cards double it.
    pub(super) fn heal_actor(&mut self, actor: Actor, wounds: u8, rule: RuleId, log: &mut Events<'_>) {
        let healed = match actor {
            Actor::Hero(hero) => {
                let state = self.state.hero(hero);
                if state.dead || state.escaped {
                    return;
                }
                let wounds = if self.heals_twice(hero) { wounds.saturating_mul(2) } else { wounds };
                let healed = wounds.min(self.max_health(hero).saturating_sub(state.health));
                self.state.hero_mut(hero).health += healed;
                healed
            }
            Actor::Enemy(enemy) => {
                let state = self.state.enemy_mut(enemy);
                if !state.present {
                    return;
                }
                let healed = wounds.min(state.wounds);
                state.wounds -= healed;
                // A Mob whose Boss is unhurt heals the Minion that is hurt.
                let minion = state.minions.iter_mut().max_by_key(|wounds| **wounds).filter(|_| healed == 0);
                let on_minion = minion.map_or(0, |has| {
                    let healed = wounds.min(*has);
                    *has -= healed;
                    healed
                });
                healed + on_minion
            }
        };
        if healed > 0 {
            log.say(rule, Event::Healed { actor, wounds: healed });
        }
    }

    fn heals_twice(&self, hero: Hero) -> bool {
        let zone = self.state.hero(hero).zone;
        let mut near =
            self.state.living_heroes().filter(|other| self.sight.range(zone, self.state.hero(*other).zone).is_some());
        near.any(|other| self.has_modifier(Actor::Hero(other), &|effect| *effect == Effect::DoubleHealing))
    }

    /// STUN-01, STUN-08.
    pub(super) fn stun(&mut self, actor: Actor, log: &mut Events<'_>) {
        if !self.takes_part(actor) {
            return;
        }
        let stunned = match actor {
            Actor::Hero(hero) => &mut self.state.hero_mut(hero).stunned,
            Actor::Enemy(enemy) => &mut self.state.enemy_mut(enemy).stunned,
        };
        if !*stunned {
            *stunned = true;
            log.say("STUN-01", Event::Stunned { actor });
        }
    }

    /// Does the Actor still take part?
    #[must_use]
    pub fn takes_part(&self, actor: Actor) -> bool {
        match actor {
            Actor::Hero(hero) => !self.state.hero(hero).dead && !self.state.hero(hero).escaped,
            Actor::Enemy(enemy) => self.state.enemy(enemy).present,
        }
    }
}

//! COMBAT-24..27 and what answers the Wounds.

use super::super::ask::{Ask, By, Choice, Purpose};
use super::super::event::Event;
use super::super::frames::{Combat, CombatStep, Frame};
use super::super::game::{Events, Flow, MassiveDarkness};
use super::super::ids::{Actor, Enemy, Hero};
use super::super::language::{Effect, Side};
use super::super::symbol::Symbol;
use super::mark;

impl MassiveDarkness {
    /// SKILL-13: Shields exceed Hits.
    pub(super) fn is_blocked(&self, frame: &Combat) -> bool {
        self.result(frame, Side::Defender, Symbol::Shield) > self.result(frame, Side::Attacker, Symbol::Hit)
    }

    /// COMBAT-24..26: Hits − Shields, plus what is added past the Shields.
    pub(super) fn deal_wounds(&mut self, frame: &mut Combat, log: &mut Events<'_>) -> Flow {
        let hits = self.result(frame, Side::Attacker, Symbol::Hit);
        let shields = self.result(frame, Side::Defender, Symbol::Shield);
        let extra = frame.extra_wounds.max(0);
        let mut wounds = hits.saturating_sub(shields).saturating_add(extra as u8);
        if let Actor::Hero(hero) = frame.defender {
            wounds = self.wounds_to_hero(frame, hero, wounds);
        }
        if (wounds > 0 || frame.is_marked(mark::KILL))
            && let Some(ask) = self.ask_for_figures(frame)
        {
            return ask;
        }
        if frame.is_marked(mark::KILL) {
            wounds = wounds.max(self.wounds_to_kill(frame));
        }
        frame.wounds = wounds;
        log.say("COMBAT-24", Event::CombatResult { hits, shields, extra: frame.extra_wounds, wounds });
        let by = frame.attacker.hero();
        match frame.defender {
            Actor::Hero(hero) => self.wound_hero(hero, wounds, "COMBAT-26", log),
            Actor::Enemy(enemy) => {
                let led = self.state.enemy(enemy).leader;
                self.wound_enemy(enemy, wounds, frame.is_marked(mark::LEADER), by, "COMBAT-26", log);
                if led && !self.state.enemy(enemy).leader {
                    frame.marks |= mark::GUARDIAN_KILLED;
                }
            }
        }
        if frame.is_marked(mark::SPREAD) && wounds > 0 {
            self.spread(frame, wounds, by, log);
        }
        frame.step = CombatStep::Aftermath;
        Flow::Again
    }

    /// ENEMY-19, STUN-06: may the Boss be wounded although Minions live, the attacker chooses.
    fn ask_for_figures(&mut self, frame: &mut Combat) -> Option<Flow> {
        let (Actor::Enemy(enemy), Actor::Hero(hero)) = (frame.defender, frame.attacker) else { return None };
        let state = self.state.enemy(enemy);
        let reachable = state.stunned || frame.is_marked(mark::BOSS_ALLOWED);
        let chosen = frame.is_marked(mark::LEADER) || frame.is_marked(mark::MINIONS);
        if chosen || !reachable || !state.leader || state.minions.is_empty() {
            return None;
        }
        self.state.options.push(Choice::Minions(enemy));
        self.state.options.push(Choice::Leader(enemy));
        Some(Flow::Ask(Ask::Choose { by: By::Hero(hero), purpose: Purpose::WoundTarget, least: 1, most: 1 }))
    }

    /// Half Wounds (rounded up, EFFECT-32) and survival (CARD-C3).
    fn wounds_to_hero(&self, frame: &Combat, hero: Hero, wounds: u8) -> u8 {
        let halves = |effect: &Effect| matches!(effect, Effect::HalveWounds(style) if style.covers(frame.style));
        let wounds = if frame.attacker.enemy().is_some() && self.has_modifier(Actor::Hero(hero), &halves) {
            wounds.div_ceil(2)
        } else {
            wounds
        };
        let health = self.state.hero(hero).health;
        if wounds >= health && frame.survive > 0 { health.saturating_sub(frame.survive) } else { wounds }
    }

    /// GLOSS-08.
    fn wounds_to_kill(&self, frame: &Combat) -> u8 {
        match frame.defender {
            Actor::Hero(hero) => self.state.hero(hero).health,
            Actor::Enemy(enemy) => {
                let state = self.state.enemy(enemy);
                if state.minions.is_empty() || frame.is_marked(mark::LEADER) {
                    self.full_health(enemy).saturating_sub(state.wounds)
                } else {
                    let worst = state.minions.iter().max().copied().unwrap_or(0);
                    self.full_health(enemy).saturating_sub(worst)
                }
            }
        }
    }

    /// CARD-G5: the defender's Allies in the Zone suffer as many.
    fn spread(&mut self, frame: &Combat, wounds: u8, by: Option<Hero>, log: &mut Events<'_>) {
        let zone = self.state.zone_of(frame.defender);
        match frame.defender {
            Actor::Hero(target) => {
                for hero in self.state.hero_ids() {
                    if hero != target && self.state.hero(hero).zone == zone {
                        self.wound_hero(hero, wounds, "EFFECT-32", log);
                    }
                }
            }
            Actor::Enemy(target) => {
                for number in 0..self.state.enemies.len() as u8 {
                    let enemy = Enemy(number);
                    let state = self.state.enemy(enemy);
                    if enemy != target && state.present && state.zone == zone {
                        self.wound_enemy(enemy, wounds, false, by, "EFFECT-32", log);
                    }
                }
            }
        }
    }

    /// CARD-R2: the same attack once more.
    pub(super) fn attack_again(&mut self, frame: &mut Combat) -> Flow {
        frame.step = CombatStep::End;
        let alive = self.takes_part(frame.attacker) && self.takes_part(frame.defender);
        if !frame.is_marked(mark::AGAIN)
            || !alive
            || self.can_attack(frame.attacker, frame.style, frame.defender).is_err()
        {
            return Flow::Again;
        }
        Flow::Push(Frame::Combat(Combat {
            attacker: frame.attacker,
            defender: frame.defender,
            style: frame.style,
            granted: frame.granted,
            counter: frame.counter,
            own_activation: frame.own_activation,
            ..Combat::default()
        }))
    }
}

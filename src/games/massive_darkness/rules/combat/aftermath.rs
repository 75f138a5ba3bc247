//! COMBAT-24..27 and what answers the Wounds.

use super::super::ask::{Ask, By, Choice, Purpose};
use super::super::event::Event;
use super::super::frames::{Combat, CombatStep, Figures, Frame};
use super::super::game::{Events, Flow, MassiveDarkness};
use super::super::ids::{Actor, Enemy, Hero};
use super::super::language::{Effect, Side};
use super::super::symbol::Symbol;
use super::mark;
use crate::kernel::board::SpaceId;

impl MassiveDarkness {
    /// SKILL-13: Shields exceed Hits.
    pub(super) fn is_blocked(&self, frame: &Combat) -> bool {
        self.result(frame, Side::Defender, Symbol::Shield) > self.result(frame, Side::Attacker, Symbol::Hit)
    }

    /// COMBAT-24..26: Hits − Shields, plus what is added past the Shields.
    pub(super) fn deal_wounds(&mut self, frame: &mut Combat, log: &mut Events<'_>) -> Flow {
        let hits = self.result(frame, Side::Attacker, Symbol::Hit);
        let shields = self.result(frame, Side::Defender, Symbol::Shield);
        let unblocked = hits.saturating_sub(shields);
        let mut wounds = unblocked.saturating_add_signed(frame.extra_wounds);
        if (wounds > 0 || frame.is_marked(mark::KILL))
            && let Some(ask) = self.ask_for_figures(frame, wounds)
        {
            return ask;
        }
        let figures = frame.figures.unwrap_or_default();
        if frame.is_marked(mark::KILL) {
            // GLOSS-08: of a Mob all Minions, or the Boss where he may be named.
            wounds = wounds.max(match frame.defender {
                Actor::Hero(hero) => self.state.hero(hero).health,
                Actor::Enemy(enemy) => self.health_left(enemy, figures),
            });
        }
        if let Actor::Hero(hero) = frame.defender {
            wounds = self.wounds_to_hero(frame, hero, wounds);
        }
        frame.wounds = wounds;
        log.say("COMBAT-24", Event::CombatResult { hits, shields, extra: frame.extra_wounds, wounds });
        let by = frame.attacker.hero();
        let zone = self.state.zone_of(frame.defender);
        match frame.defender {
            Actor::Hero(hero) => self.wound_hero(hero, wounds, "COMBAT-26", log),
            Actor::Enemy(enemy) => {
                let led = self.state.enemy(enemy).leader;
                self.wound_enemy(enemy, wounds, figures, by, "COMBAT-26", log);
                if led && !self.state.enemy(enemy).leader {
                    frame.marks |= mark::GUARDIAN_KILLED;
                }
            }
        }
        if frame.is_marked(mark::SPREAD) && wounds > 0 {
            self.spread(frame, zone, wounds, by, log);
        }
        frame.go_to(CombatStep::Aftermath);
        Flow::Again
    }

    /// ENEMY-19, STUN-06: may the Boss be wounded although Minions live, the attacker chooses. Wounds of a stunned Mob can be
    /// divided as he likes; who is killed at once, he names.
    fn ask_for_figures(&mut self, frame: &Combat, wounds: u8) -> Option<Flow> {
        let (Actor::Enemy(enemy), Actor::Hero(hero)) = (frame.defender, frame.attacker) else { return None };
        let state = self.state.enemy(enemy);
        let reachable = frame.is_marked(mark::BOSS_ALLOWED) && state.leader && !state.minions.is_empty();
        let bare = self.boss_is_bare(enemy);
        if frame.figures.is_some() || !(reachable || bare) {
            return None;
        }
        self.state.options = if bare && !frame.is_marked(mark::KILL) {
            self.ways_to_divide(enemy, wounds)
        } else {
            [Choice::Minions(enemy), Choice::Leader(enemy)].into_iter().collect()
        };
        if self.state.options.len() < 2 {
            self.state.options.clear();
            return None;
        }
        Some(Flow::Ask(Ask::Choose { by: By::Hero(hero), purpose: Purpose::WoundTarget, least: 1, most: 1 }))
    }

    /// Half Wounds (rounded up, EFFECT-32) and survival (CARD-C3).
    fn wounds_to_hero(&self, frame: &Combat, hero: Hero, wounds: u8) -> u8 {
        let halves = |effect: &Effect| matches!(effect, Effect::HalveWounds(style) if style.covers(frame.style));
        let by_enemy = frame.attacker.enemy().is_some();
        let halved = by_enemy && wounds > 0 && self.has_modifier(Actor::Hero(hero), &halves);
        let wounds = if halved { wounds.div_ceil(2) } else { wounds };
        let health = self.state.hero(hero).health;
        if wounds >= health && frame.survive > 0 { health.saturating_sub(frame.survive) } else { wounds }
    }

    /// CARD-G5: the defender's Allies in the Zone suffer as many; of a Mob every figure (ENEMY-19).
    fn spread(&mut self, frame: &Combat, zone: SpaceId, wounds: u8, by: Option<Hero>, log: &mut Events<'_>) {
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
                        self.wound_enemy(enemy, wounds, Figures::Everybody, by, "EFFECT-32", log);
                    }
                }
            }
        }
    }

    fn can_repeat(&self, frame: &Combat) -> bool {
        match (frame.attacker, frame.defender) {
            (Actor::Hero(hero), Actor::Enemy(enemy)) if frame.sword_and_spell => {
                self.can_attack_by_sword_and_spell(hero, enemy).is_ok()
            }
            (attacker, defender) => self.can_attack(attacker, frame.style, defender).is_ok(),
        }
    }

    /// CARD-R2: the same attack once more.
    pub(super) fn attack_again(&mut self, frame: &mut Combat) -> Flow {
        frame.go_to(CombatStep::End);
        let alive = self.takes_part(frame.attacker) && self.takes_part(frame.defender);
        if !frame.is_marked(mark::AGAIN) || !alive || !self.can_repeat(frame) {
            return Flow::Again;
        }
        Flow::Push(Frame::Combat(Combat {
            attacker: frame.attacker,
            defender: frame.defender,
            style: frame.style,
            granted: frame.granted,
            sword_and_spell: frame.sword_and_spell,
            counter: frame.counter,
            own_activation: frame.own_activation,
            ..Combat::default()
        }))
    }
}

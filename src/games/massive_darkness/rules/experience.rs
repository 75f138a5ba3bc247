//! XP: earning it, and buying Skills with it.

use super::ask::{Answer, Ask, By, Choice, Purpose};
use super::dungeon::Mode;
use super::event::Event;
use super::frames::Experience;
use super::game::{Events, Flow, MassiveDarkness};
use super::ids::Hero;
use crate::kernel::game::RuleId;

/// XP-03: the most a Hero can hold.
pub const MAX_XP: u8 = 30;

impl MassiveDarkness {
    /// XP-01, XP-03. Dead Heroes and those who left get none (OQ-15, OQ-30).
    pub(super) fn gain_xp(&mut self, hero: Hero, xp: u8, rule: RuleId, log: &mut Events<'_>) {
        let state = self.state.hero(hero);
        if state.dead || state.escaped {
            return;
        }
        match self.mode {
            Mode::Standard => self.add_xp(hero, xp, rule, log),
            Mode::Story => self.gain_micro_xp(hero, xp, log),
        }
    }

    /// XP-03: the excess is lost.
    pub(super) fn add_xp(&mut self, hero: Hero, xp: u8, rule: RuleId, log: &mut Events<'_>) {
        let state = self.state.hero_mut(hero);
        let amount = xp.min(MAX_XP - state.xp.min(MAX_XP));
        state.xp += amount;
        if amount > 0 {
            log.say(rule, Event::XpGained { hero, amount });
        }
    }

    /// XP-05: whole payment from own XP.
    pub(super) fn spend_xp(&mut self, hero: Hero, xp: u8, rule: RuleId, log: &mut Events<'_>) {
        let state = self.state.hero_mut(hero);
        state.xp = state.xp.saturating_sub(xp);
        log.say(rule, Event::XpSpent { hero, amount: xp });
    }

    /// XP-04: any number of Skills, one after the other.
    pub(super) fn step_experience(&mut self, frame: &mut Experience) -> Flow {
        if frame.done {
            return Flow::Done;
        }
        self.offer_skills(frame.hero);
        if self.state.options.is_empty() {
            return Flow::Done;
        }
        Flow::Ask(Ask::Choose { by: By::Hero(frame.hero), purpose: Purpose::Skill, least: 0, most: 1 })
    }

    /// CLASS-04: the next Skill of each line that the Hero can pay.
    fn offer_skills(&mut self, hero: Hero) {
        let state = *self.state.hero(hero);
        let library = std::sync::Arc::clone(&self.library);
        for (line, skills) in library.class(state.class).sheet.lines.iter().enumerate() {
            let next = state.skills[line];
            if skills.skills.get(usize::from(next)).is_some_and(|skill| skill.cost <= state.xp) {
                self.state.options.push(Choice::Skill(line as u8, next));
            }
        }
    }

    pub(super) fn answer_experience(&mut self, frame: &mut Experience, answer: &Answer, log: &mut Events<'_>) {
        let Answer::Pick(Choice::Skill(line, position)) = *answer else {
            frame.done = true;
            return;
        };
        let hero = frame.hero;
        let class = self.state.hero(hero).class;
        let cost = self.library.class(class).sheet.lines[usize::from(line)].skills[usize::from(position)].cost;
        let before = self.all_max_health();
        self.spend_xp(hero, cost, "XP-05", log);
        self.state.hero_mut(hero).skills[usize::from(line)] = position + 1;
        log.say("XP-04", Event::SkillBought { hero, class, line, position });
        self.heal_by_new_maximum(before);
    }
}

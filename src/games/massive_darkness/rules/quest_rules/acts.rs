//! What Heroes can do only in some quests: lay carried tokens down, hand them over, and Acts of the quest.

use super::super::ask::{Act, Answer, Ask, By, Choice, Purpose};
use super::super::event::Event;
use super::super::frames::Arrange;
use super::super::game::{Events, Flow, MassiveDarkness};
use super::super::ids::Hero;
use super::super::language::quest::{ActCost, Switch};
use super::super::state::{Token, TokenKind};
use super::Now;
use crate::kernel::game::Refusal;

impl MassiveDarkness {
    /// Visits the Acts of the quest that a Hero may do for this price.
    pub(in super::super) fn quest_acts(&self, hero: Hero, cost: ActCost, visit: &mut dyn FnMut(Act)) {
        for (place, act) in self.dungeon.acts.iter().enumerate() {
            if act.cost == cost && self.can_do_quest_act(hero, place as u8).is_ok() {
                visit(Act::Quest(place as u8));
            }
        }
        if cost == ActCost::MovementPoint {
            for kind in TokenKind::ALL.into_iter().filter(|kind| self.dungeon.placeable.contains(kind)) {
                if self.state.hero(hero).carried[kind as usize] > 0 {
                    visit(Act::Lay(kind));
                }
            }
        }
    }

    /// Is this the place for an Act of the quest?
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn can_do_quest_act(&self, hero: Hero, act: u8) -> Result<(), Refusal> {
        let refused = Refusal::new("ACT-PICKUP-07", "refusal-quest-act");
        let act = self.dungeon.acts.get(usize::from(act)).ok_or(refused)?;
        let zone = self.state.hero(hero).zone;
        let here = self.state.tokens.iter().any(|token| token.zone == zone && token.is(act.at) && !token.used);
        if here && self.all_hold(&act.only_if, hero) { Ok(()) } else { Err(refused) }
    }

    /// A Hero does an Act of the quest.
    pub(in super::super) fn do_quest_act(&mut self, hero: Hero, act: u8, log: &mut Events<'_>) {
        log.say("ACT-PICKUP-07", Event::QuestActed { hero, act });
        self.trigger(Now::Acted(act), hero, log);
    }

    /// ARTIFACT-05: a carried token is laid down; nobody picks it up again.
    pub(in super::super) fn lay_carried(&mut self, hero: Hero, kind: TokenKind, log: &mut Events<'_>) {
        self.carry(hero, kind, -1, log);
        let zone = self.state.hero(hero).zone;
        self.lay_token(Token { fixed: true, ..Token::new(kind, zone) }, log);
    }

    /// ED-05: does escaping cost nothing in the edition played?
    #[must_use]
    pub fn escape_is_free(&self) -> bool {
        self.dungeon.has(Switch::FreeEscape(self.edition))
    }

    /// ARTIFACT-05: carried tokens change hands in a Trade, one after the other.
    pub(in super::super) fn hand_over(&mut self, frame: &Arrange) -> Option<Flow> {
        let involved = |hero: &Hero| frame.heroes >> hero.0 & 1 == 1;
        let carried = |hero: Hero| self.state.hero(hero).carried.iter().map(|count| u32::from(*count)).sum::<u32>();
        if u32::from(frame.handed) >= self.state.hero_ids().filter(involved).map(carried).sum() {
            return None;
        }
        for from in self.state.hero_ids().filter(involved) {
            for kind in TokenKind::ALL {
                if self.state.hero(from).carried[kind as usize] == 0 {
                    continue;
                }
                for to in self.state.hero_ids().filter(involved).filter(|to| *to != from) {
                    self.state.options.push(Choice::Hand(kind, from, to));
                }
            }
        }
        let ask = Ask::Choose { by: By::Hero(frame.hero), purpose: Purpose::HandOver, least: 0, most: 1 };
        (!self.state.options.is_empty()).then_some(Flow::Ask(ask))
    }

    pub(in super::super) fn answer_hand_over(&mut self, answer: &Answer, log: &mut Events<'_>) -> bool {
        let Answer::Pick(Choice::Hand(kind, from, to)) = *answer else { return false };
        self.state.hero_mut(from).carried[kind as usize] -= 1;
        let carried = &mut self.state.hero_mut(to).carried[kind as usize];
        *carried = carried.saturating_add(1);
        log.say("ARTIFACT-05", Event::TokenGiven { from, to, kind });
        true
    }
}

//! WIN/LOSE and the special rules of quests.
//!
//! | question | file |
//! |---|---|
//! | which rules apply at a moment, and do they run in a circle | this one |
//! | does a condition hold | `conditions.rs` |
//! | what an effect does | `effects.rs`, `figures.rs` |
//! | which objectives are met | `goals.rs` |
//! | objects, bars and floors | `objects.rs` |
//! | figures with ways of their own | `script.rs` |
//! | what Heroes can do only in a quest | `acts.rs` |
//!
//! The words themselves are `language/quest`; which quest says what is data.

mod acts;
mod conditions;
mod effects;
mod figures;
mod goals;
mod objects;
mod script;
#[cfg(test)]
mod tests;

pub(super) use figures::missing_kind;

use super::event::Event;
use super::frames::{Frame, QuestRuleFrame};
use super::game::{Events, MassiveDarkness};
use super::ids::Hero;
use super::language::quest::{Check, Goal, Moment, MomentKind, QuestRule};
use super::state::{Phase, TokenKind};
use crate::kernel::bits::Bits;
use crate::kernel::board::{EdgeId, SpaceId};
use crate::kernel::game::Outcome;
use crate::kernel::list::List;
use std::sync::Arc;

/// What has just happened.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs, reason = "they are the moments of the language")]
pub(super) enum Now {
    Setup,
    RoundStarts(u16),
    PhaseStarts(Phase),
    RoundEnds,
    FirstPlayerPassed,
    HeroMoved {
        from: SpaceId,
        to: SpaceId,
    },
    PickedUp(TokenKind),
    Acted(u8),
    HeroDied,
    HeroFell,
    HeroEscaped,
    DoorOpened {
        door: EdgeId,
        behind: Option<SpaceId>,
    },
    ChamberOpened(Bits<4>),
    LevelRose(u8),
    Removed(SpaceId),
    /// The place of the figure in the quest, counted from 1; 0 for any other Guardian.
    Killed(u8),
    FoeEntered(u8, SpaceId),
    FoeLeft(u8),
    Destroyed(u8),
    Counted(u8, i16),
    /// The rule and the effect in it that calls.
    Called(u8, u8),
}

impl Now {
    fn kind(self) -> MomentKind {
        match self {
            Now::Setup => MomentKind::Setup,
            Now::RoundStarts(_) => MomentKind::RoundStarts,
            Now::PhaseStarts(_) => MomentKind::PhaseStarts,
            Now::RoundEnds => MomentKind::RoundEnds,
            Now::FirstPlayerPassed => MomentKind::FirstPlayerPassed,
            Now::HeroMoved { .. } => MomentKind::HeroMoved,
            Now::PickedUp(_) => MomentKind::PickedUp,
            Now::Acted(_) => MomentKind::Acted,
            Now::HeroDied => MomentKind::HeroDied,
            Now::HeroFell => MomentKind::HeroFell,
            Now::HeroEscaped => MomentKind::HeroEscaped,
            Now::DoorOpened { .. } => MomentKind::DoorOpened,
            Now::ChamberOpened(_) => MomentKind::ChamberOpened,
            Now::LevelRose(_) => MomentKind::LevelRose,
            Now::Removed(_) => MomentKind::Removed,
            Now::Killed(_) => MomentKind::Killed,
            Now::FoeEntered(..) => MomentKind::FoeEntered,
            Now::FoeLeft(_) => MomentKind::FoeLeft,
            Now::Destroyed(_) => MomentKind::Destroyed,
            Now::Counted(..) => MomentKind::Counted,
            Now::Called(..) => MomentKind::Called,
        }
    }
}

/// A rule may set itself off again through others so often; more can only be a circle.
const MOST_NESTED: usize = 3;

impl MassiveDarkness {
    /// A moment has come: which special rules apply is decided now, then they are carried out in the order of the quest.
    /// Says whether one of them stands instead of what the book does at this moment.
    pub(super) fn trigger(&mut self, now: Now, hero: Hero, log: &mut Events<'_>) -> bool {
        if self.dungeon.listens & now.kind().bit() == 0 {
            self.look_at_task(log);
            return false;
        }
        let dungeon = Arc::clone(&self.dungeon);
        let mut due: List<u8, 64> = List::new();
        let mut instead = false;
        for (at, rule) in dungeon.rules.iter().enumerate() {
            let used = self.state.rules_used >> at & 1 == 1;
            if (rule.once && used) || !self.is_moment(&rule.when, &now) || !self.all_hold(&rule.only_if, hero) {
                continue;
            }
            instead |= rule.instead;
            due.push(at as u8);
        }
        for at in due.iter().rev() {
            self.apply_rule(*at, hero, log);
        }
        self.look_at_task(log);
        instead
    }

    fn apply_rule(&mut self, rule: u8, hero: Hero, log: &mut Events<'_>) {
        // Frames that only wait for their turn have not set anything off yet.
        let is_it = |frame: &&Frame| matches!(frame, Frame::QuestRule(frame) if frame.rule == rule && !frame.inside && (frame.at > 0 || frame.begun));
        if self.state.frames.iter().filter(is_it).count() >= MOST_NESTED {
            self.rules_run_in_a_circle(rule, log);
            return;
        }
        self.state.rules_used |= 1 << rule;
        log.say("ROUND-03", Event::QuestRuleApplied { rule });
        let frame = QuestRuleFrame { rule, hero, ..QuestRuleFrame::default() };
        if !self.state.frames.push(Frame::QuestRule(frame)) {
            self.rules_run_in_a_circle(rule, log);
        }
    }

    /// The rules set each other off without end: the game is over, and the report names them.
    fn rules_run_in_a_circle(&mut self, rule: u8, log: &mut Events<'_>) {
        let mut rules = 1_u64 << rule;
        let mut since = false;
        for frame in &self.state.frames {
            if let Frame::QuestRule(frame) = frame {
                since |= frame.rule == rule;
                rules |= u64::from(since) << frame.rule;
            }
        }
        if self.state.outcome.is_none() {
            log.say("ROUND-03", Event::RulesLoop { rules });
        }
        self.state.outcome = Some(Outcome::Stuck);
    }

    /// Objectives in the quest's own words are looked at whenever something has happened.
    fn look_at_task(&mut self, log: &mut Events<'_>) {
        let current = self.dungeon.goals.get(usize::from(self.state.goals_met));
        if let Some(Goal::Task { at: Check::Always, .. }) = current {
            self.check_goals(log);
        }
    }

    fn is_moment(&self, moment: &Moment, now: &Now) -> bool {
        let dungeon = &self.dungeon;
        let foe = |name: &str, place: u8| self.foe_number(name).is_some_and(|number| number + 1 == place);
        match (moment, *now) {
            (Moment::Setup, Now::Setup)
            | (Moment::RoundEnds, Now::RoundEnds)
            | (Moment::FirstPlayerPassed, Now::FirstPlayerPassed)
            | (Moment::HeroDied, Now::HeroDied)
            | (Moment::HeroFell, Now::HeroFell)
            | (Moment::GuardianKilled, Now::Killed(_))
            | (Moment::HeroEscaped, Now::HeroEscaped) => true,
            (Moment::AllEscaped, Now::HeroEscaped) => self.state.heroes.iter().all(|hero| hero.escaped),
            (Moment::RoundStarts(wanted), Now::RoundStarts(round)) => *wanted == 0 || *wanted == round,
            (Moment::PhaseStarts(wanted), Now::PhaseStarts(phase)) => *wanted == phase,
            (Moment::Entered(zone), Now::HeroMoved { to, .. }) => dungeon.is_named(to, zone),
            (Moment::EnteredStorey(storey), Now::HeroMoved { from, to }) => {
                dungeon.zone(to).storey == *storey && dungeon.zone(from).storey != *storey
            }
            (Moment::Crossed(border), Now::HeroMoved { from, to }) => {
                let edge = dungeon.board.edge_between(from, to);
                edge.is_some_and(|edge| dungeon.borders.iter().any(|known| known.edge == edge && known.name == *border))
            }
            (Moment::PickedUp(wanted), Now::PickedUp(kind)) => *wanted == kind,
            (Moment::Acted(name), Now::Acted(act)) => {
                dungeon.acts.get(usize::from(act)).is_some_and(|act| act.name == *name)
            }
            (Moment::DoorOpened(name), Now::DoorOpened { door, .. }) => {
                dungeon.doors.iter().any(|known| known.edge == door && known.name == *name)
            }
            (Moment::Opened(zone), Now::DoorOpened { behind: Some(behind), .. }) => dungeon.is_named(behind, zone),
            (Moment::ChamberOpened(zone), Now::ChamberOpened(zones)) => {
                dungeon.named(zone).any(|zone| zones.contains(zone.index()))
            }
            (Moment::LevelRose(wanted), Now::LevelRose(level)) => *wanted == 0 || *wanted == level,
            (Moment::Removed(zone), Now::Removed(removed)) => dungeon.is_named(removed, zone),
            (Moment::Killed(name), Now::Killed(place)) | (Moment::FoeLeft(name), Now::FoeLeft(place)) => {
                foe(name, place)
            }
            (Moment::FoeEntered(name, zone), Now::FoeEntered(place, to)) => {
                foe(name, place) && dungeon.is_named(to, zone)
            }
            (Moment::Destroyed(name), Now::Destroyed(object)) => {
                dungeon.objects.get(usize::from(object)).is_some_and(|known| known.name == *name)
            }
            (Moment::Counted(name, wanted), Now::Counted(counter, value)) => {
                *wanted == value && dungeon.counters.get(usize::from(counter)) == Some(name)
            }
            (Moment::Called(name), Now::Called(rule, effect)) => self.called_name(rule, effect) == Some(name.as_str()),
            _ => false,
        }
    }

    /// The place of a figure of the quest.
    pub(super) fn foe_number(&self, name: &str) -> Option<u8> {
        self.dungeon.foes.iter().position(|foe| foe.name == name).map(|at| at as u8)
    }

    /// A special rule of the quest.
    fn rule(&self, rule: u8) -> Option<&QuestRule> {
        self.dungeon.rules.get(usize::from(rule))
    }
}

//! When.

use super::QuestText;
use crate::games::massive_darkness::rules::language::quest::Moment;
use crate::games::massive_darkness::rules::state::Phase;
use crate::tr;
use std::sync::Arc;

impl QuestText<'_> {
    /// When a rule applies, as the beginning of a sentence.
    #[must_use]
    pub fn moment(&self, moment: &Moment) -> Arc<str> {
        let texts = self.texts;
        match moment {
            Moment::Setup => tr!(texts, "said-when-setup"),
            Moment::RoundStarts(0) => tr!(texts, "said-when-every-round"),
            Moment::RoundStarts(round) => tr!(texts, "said-when-round", round = i64::from(*round)),
            Moment::PhaseStarts(phase) => {
                let name = self.phase(*phase);
                tr!(texts, "said-when-phase", of = phase_key(*phase), phase = name.as_ref())
            }
            Moment::RoundEnds => tr!(texts, "said-when-round-ends"),
            Moment::FirstPlayerPassed => tr!(texts, "said-when-passed"),
            Moment::Entered(zone) => tr!(texts, "said-when-entered", zone = self.zone(zone).as_ref()),
            Moment::EnteredStorey(storey) => tr!(texts, "said-when-storey", storey = i64::from(*storey) + 1),
            Moment::Crossed(border) => tr!(texts, "said-when-crossed", border = self.border_crossed(border).as_ref()),
            Moment::PickedUp(kind) => tr!(texts, "said-when-picked-up", token = self.a_token(*kind).as_ref()),
            Moment::Acted(act) => tr!(texts, "said-when-acted", act = self.quoted(act).as_ref()),
            Moment::HeroDied => tr!(texts, "said-when-died"),
            Moment::HeroFell => tr!(texts, "said-when-fell"),
            Moment::HeroEscaped => tr!(texts, "said-when-escaped"),
            Moment::AllEscaped => tr!(texts, "said-when-all-escaped"),
            Moment::DoorOpened(door) => tr!(texts, "said-when-door", door = self.door(door).as_ref()),
            Moment::Opened(zone) => tr!(texts, "said-when-opened", zone = self.zone(zone).as_ref()),
            Moment::ChamberOpened(zone) => tr!(texts, "said-when-chamber", zone = self.zone(zone).as_ref()),
            Moment::LevelRose(0) => tr!(texts, "said-when-level"),
            Moment::LevelRose(level) => tr!(texts, "said-when-level-is", level = i64::from(*level)),
            Moment::Removed(zone) => tr!(texts, "said-when-removed", zone = self.zone(zone).as_ref()),
            Moment::Killed(foe) => tr!(texts, "said-when-killed", foe = self.foe_named(foe).as_ref()),
            Moment::GuardianKilled => tr!(texts, "said-when-guardian"),
            Moment::FoeEntered(foe, zone) => {
                tr!(texts, "said-when-foe-entered", foe = self.foe_named(foe).as_ref(), zone = self.zone(zone).as_ref())
            }
            Moment::FoeLeft(foe) => tr!(texts, "said-when-foe-left", foe = self.foe_named(foe).as_ref()),
            Moment::Destroyed(object) => {
                tr!(texts, "said-when-destroyed", object = self.object_named(object).as_ref())
            }
            Moment::Counted(counter, number) => {
                tr!(texts, "said-when-counted", counter = self.quoted(counter).as_ref(), number = i64::from(*number))
            }
            Moment::Called(name) => tr!(texts, "said-when-called", name = self.quoted(name).as_ref()),
        }
    }

    /// ROUND-01: a phase.
    #[must_use]
    pub fn phase(&self, phase: Phase) -> Arc<str> {
        match phase {
            Phase::Setup => tr!(self.texts, "phase-setup"),
            Phase::Heroes => tr!(self.texts, "phase-heroes"),
            Phase::Enemies => tr!(self.texts, "phase-enemies"),
            Phase::Experience => tr!(self.texts, "phase-experience"),
            Phase::Event => tr!(self.texts, "phase-event"),
            Phase::End => tr!(self.texts, "phase-end"),
        }
    }
}

/// A phase, for messages that bend its words.
fn phase_key(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "setup",
        Phase::Heroes => "heroes",
        Phase::Enemies => "enemies",
        Phase::Experience => "experience",
        Phase::Event => "event",
        Phase::End => "end",
    }
}

//! What a beat sounds like.

use super::{Beat, Kind};
use crate::games::massive_darkness_2::rules::Event;
use crate::kit::show::LANDING;
use crate::kit::sound::Cue;

impl Beat {
    /// What is to be heard of it, and after how many seconds.
    pub(in super::super) fn cues(&self) -> Vec<(Cue, f32)> {
        let has = |wanted: fn(&Event) -> bool| self.events.iter().any(wanted);
        let cue = match self.kind {
            Kind::End if has(|event| matches!(event, Event::Won)) => Cue::Win,
            Kind::End => Cue::Loss,
            Kind::Roll => Cue::Dice,
            // M2-COMBAT-15: a blow that brings nothing goes past.
            Kind::Blow if has(|event| matches!(event, Event::Outcome { wounds: 0, .. })) => Cue::Miss,
            Kind::Blow | Kind::Wound => Cue::Hit,
            Kind::Death | Kind::Down => Cue::Death,
            Kind::Door => Cue::Door,
            Kind::Card | Kind::Treasure | Kind::Token => Cue::Card,
            Kind::Level | Kind::Rise => Cue::Level,
            Kind::Boss if has(|event| matches!(event, Event::BossRolled { .. })) => Cue::Dice,
            Kind::Round | Kind::Phase | Kind::Turn | Kind::Step | Kind::Enemy | Kind::Attack | Kind::Symbols => {
                return Vec::new();
            }
            Kind::Spawn | Kind::Dark | Kind::Boss | Kind::Quest | Kind::Change => return Vec::new(),
        };
        let after = if self.kind == Kind::Blow { LANDING as f32 } else { 0.0 };
        vec![(cue, after)]
    }
}

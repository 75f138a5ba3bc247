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
            Kind::End if has(|event| matches!(event, Event::Won)) => Some(Cue::Win),
            Kind::End => Some(Cue::Loss),
            // M2-COMBAT-15: a blow that brings nothing goes past.
            Kind::Blow if has(|event| matches!(event, Event::Outcome { wounds: 0, .. })) => Some(Cue::Miss),
            Kind::Boss if has(|event| matches!(event, Event::BossRolled { .. })) => Some(Cue::Dice),
            kind => kind.cue(),
        };
        let after = if self.kind == Kind::Blow { LANDING as f32 } else { 0.0 };
        cue.map(|cue| (cue, after)).into_iter().collect()
    }
}

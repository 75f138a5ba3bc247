//! What a beat sounds like.

use super::{Beat, Kind, LANDING};
use crate::games::massive_darkness::rules::Event;
use crate::kernel::game::Outcome;
use crate::kit::sound::Cue;

/// When the dice of a roll lie still, in seconds.
const SETTLED: f32 = 0.75;

impl Beat {
    /// What is to be heard of it, and after how many seconds.
    pub(in super::super) fn cues(&self) -> Vec<(Cue, f32)> {
        let has = |wanted: fn(&Event) -> bool| self.events.iter().any(wanted);
        let mut cues = Vec::new();
        let mut after = 0.0;
        if has(|event| matches!(event, Event::Rolled { .. } | Event::Rerolled { .. })) {
            cues.push((Cue::Dice, 0.0));
            after = SETTLED;
        }
        if self.kind == Kind::Blow {
            after = LANDING as f32;
        }
        // COMBAT-24: the blow of a fight is heard with its wounds; only that it did nothing is heard here.
        if has(|event| matches!(event, Event::CombatResult { wounds: 0, .. })) {
            cues.push((Cue::Miss, after));
        }
        cues.extend(self.own_cue().map(|cue| (cue, after)));
        cues
    }

    fn own_cue(&self) -> Option<Cue> {
        let ended = self.events.iter().find_map(|event| match event {
            Event::Ended { outcome } => Some(*outcome),
            _ => None,
        });
        match (ended, self.kind) {
            (Some(Outcome::Won), _) => Some(Cue::Win),
            (Some(Outcome::Lost), _) => Some(Cue::Loss),
            (_, Kind::Blow) => {
                let lands = |event: &Event| matches!(event, Event::CombatResult { wounds: 1.., .. });
                self.events.iter().any(lands).then_some(Cue::Hit)
            }
            // Dice are heard whatever the beat is about.
            (_, Kind::Roll) => None,
            (_, kind) => kind.cue(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn heard(kind: Kind, events: Vec<Event>) -> Vec<(Cue, f32)> {
        Beat { events, ..Beat::new(kind, 0) }.cues()
    }

    #[test]
    fn a_blow_is_heard_with_its_wounds_and_one_that_does_nothing_goes_past_when_the_dice_lie_still() {
        let result = |wounds| Event::CombatResult { hits: 1, shields: 1, extra: 0, wounds };
        assert_eq!(heard(Kind::Roll, vec![result(0)]), [(Cue::Miss, 0.0)]);
        assert_eq!(heard(Kind::Roll, vec![result(2)]), []);
        assert_eq!(heard(Kind::Wound, Vec::new()), [(Cue::Hit, 0.0)]);
    }

    #[test]
    fn the_end_is_heard_as_it_was_hoped_for_or_not() {
        for (outcome, cue) in [(Outcome::Won, Some(Cue::Win)), (Outcome::Lost, Some(Cue::Loss)), (Outcome::Stuck, None)]
        {
            let cues = heard(Kind::End, vec![Event::Ended { outcome }]);
            assert_eq!(cues.first().map(|(cue, _)| *cue), cue);
        }
        assert!(heard(Kind::Phase, Vec::new()).is_empty());
    }
}

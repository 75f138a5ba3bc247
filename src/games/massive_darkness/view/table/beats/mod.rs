//! What happens between two decisions, one beat after the other: an activation, an attack, its roll, a door, a card, a death.
//! The kit's director says which one is shown; here it is made what it shows.

mod heard;
mod picture;
mod score;
mod show;

pub(super) use picture::{Before, Picture};
pub(super) use show::{Wish, again_ui, caption_ui, tumbling};

use crate::games::massive_darkness::rules::Event;
use crate::games::massive_darkness::rules::ids::Actor;
use crate::games::massive_darkness::session::{LastCombat, MassiveDarknessRules};
use crate::house::play;
use crate::house::plug::Line;
use crate::kernel::journal::Given;
use crate::kit::art::Icon;
use crate::kit::director::reading_time;
use score::{Part, part, touched};

/// What one answer has brought in this game.
pub(super) type Moment = play::Moment<MassiveDarknessRules>;

/// What a beat is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Round,
    Phase,
    Turn,
    Step,
    Enemy,
    Attack,
    Roll,
    Wound,
    Death,
    Rise,
    Door,
    Card,
    Event,
    Spawn,
    Treasure,
    Level,
    Quest,
    Change,
    End,
}

impl Kind {
    fn is_heading(self) -> bool {
        matches!(self, Self::Round | Self::Phase | Self::Turn)
    }

    /// Does the next question wait for it? One's own steps are followed while one goes on.
    pub(super) fn holds(self) -> bool {
        !self.is_heading() && !matches!(self, Self::Step | Self::Change)
    }

    pub(super) fn icon(self) -> Icon {
        match self {
            Self::Round | Self::Phase => Icon::Banner,
            Self::Turn => Icon::Party,
            Self::Step => Icon::Move,
            Self::Enemy => Icon::Guard,
            Self::Attack => Icon::Sword,
            Self::Roll => Icon::Die,
            Self::Wound => Icon::Heart,
            Self::Death => Icon::Skull,
            Self::Rise => Icon::GetUp,
            Self::Door => Icon::Door,
            Self::Card => Icon::DoorCard,
            Self::Event => Icon::Event,
            Self::Spawn => Icon::Torch,
            Self::Treasure => Icon::Chest,
            Self::Level => Icon::StarFilled,
            Self::Quest => Icon::Flag,
            Self::Change => Icon::Info,
            Self::End => Icon::Crown,
        }
    }

    /// How long what moves takes, besides reading, in seconds.
    fn motion(self) -> f64 {
        match self {
            Self::Step | Self::Change => 0.0,
            Self::Roll => show::TUMBLE + 0.5,
            Self::Enemy | Self::Attack | Self::Death | Self::Spawn => 0.7,
            _ => 0.4,
        }
    }
}

/// Something that is shown by itself.
#[derive(Clone, Debug)]
pub(super) struct Beat {
    pub kind: Kind,
    /// Which of the moments it belongs to.
    pub moment: usize,
    pub events: Vec<Event>,
    /// The first is its sentence.
    pub lines: Vec<Line>,
    /// The dice as they lie now.
    pub combat: LastCombat,
}

impl Beat {
    pub(super) fn seconds(&self) -> f64 {
        let words = self.lines.first().map_or(0.0, |line| reading_time(&line.text));
        let more = self.lines.len().saturating_sub(1).min(3) as f64 * 0.35;
        let reading = if self.kind == Kind::Step { words * 0.3 } else { words + more };
        self.kind.motion() + reading
    }

    pub(super) fn touched(&self) -> impl Iterator<Item = Actor> {
        self.events.iter().filter_map(touched)
    }

    fn new(kind: Kind, moment: usize) -> Self {
        Self { kind, moment, events: Vec::new(), lines: Vec::new(), combat: LastCombat::default() }
    }
}

/// The beats of what has happened. `combat` is what lay on the table before.
pub(super) fn beats(moments: &[Moment], mut combat: LastCombat) -> Vec<Beat> {
    let mut beats: Vec<Beat> = Vec::new();
    for (at, moment) in moments.iter().enumerate() {
        // What was used without a fight clears the table.
        if moment.given == Given::Chosen && moment.beside.combat.dice.is_empty() {
            combat = LastCombat::default();
        }
        for told in &moment.events {
            let now = beats.last().filter(|beat| beat.moment == at).map(|beat| beat.kind);
            let opens = match part(&told.what) {
                Part::Silent => continue,
                Part::Opens(kind) => Some(kind),
                Part::InTurn(kind) => {
                    let joins = matches!(now, Some(Kind::Enemy)) || (now, kind) == (Some(Kind::Step), Kind::Step);
                    (!joins).then_some(kind)
                }
                Part::Joins(kind) => now.is_none_or(Kind::is_heading).then_some(kind),
            };
            beats.extend(opens.map(|kind| Beat::new(kind, at)));
            let Some(beat) = beats.last_mut() else { continue };
            beat.lines.extend(told.line.clone());
            beat.events.push(told.what);
            combat.see(&told.what, told.line.as_ref().map(|line| line.text.as_str()));
            beat.combat = combat.clone();
        }
    }
    without_empty_headings(beats)
}

/// A phase in which nothing happens is no beat, and of headings that follow one another the first lends the next its line.
fn without_empty_headings(beats: Vec<Beat>) -> Vec<Beat> {
    let mut kept: Vec<Beat> = Vec::new();
    let mut round: Vec<Line> = Vec::new();
    let next: Vec<Option<Kind>> = beats.iter().skip(1).map(|beat| Some(beat.kind)).chain([None]).collect();
    for (mut beat, next) in beats.into_iter().zip(next) {
        let is_followed = next.is_some_and(Kind::is_heading);
        if beat.kind.is_heading() && is_followed {
            if beat.kind == Kind::Round {
                round = beat.lines;
            }
            continue;
        }
        if beat.kind.is_heading() {
            beat.lines.splice(0..0, std::mem::take(&mut round));
        }
        if !(beat.lines.is_empty() && beat.events.iter().all(|event| touched(event).is_none())) {
            kept.push(beat);
        }
    }
    kept
}

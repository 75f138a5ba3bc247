//! What happens between two decisions, one beat after the other: an activation, an attack, its one roll, what comes of it, a death, a
//! door, who comes out of it, the darkness that grows. The kit's director says which one is shown; here it is made what it shows.
//! No rule is known here: what has happened is read from events. Whether a question waits until it is seen is the table's.

mod heard;
mod motions;
mod scene;
mod score;
mod stage;

pub(super) use motions::{doors, first, landing, pieces, spaces};
pub(super) use scene::{Face, Scene, face_of, face_of_boss, named};
pub(super) use stage::{Stage, face_ui, stage_ui};

use crate::games::massive_darkness_2::fight::Fight;
use crate::games::massive_darkness_2::rules::{Event, MassiveDarkness2};
use crate::games::massive_darkness_2::ruleset::HellscapeRules;
pub(super) use crate::games::tiles::score::Kind;
use crate::games::tiles::score::Part;
use crate::house::play;
use crate::house::plug::Line;
use crate::kernel::game::Game as _;
use crate::kit::art::Icon;
use crate::kit::show::{LANDING, Length};
use score::part;
use std::sync::Arc;

/// What one answer has brought in this game.
pub(super) type Moment = play::Moment<HellscapeRules>;

/// Something that is shown by itself.
#[derive(Clone, Debug)]
pub(super) struct Beat {
    pub kind: Kind,
    /// Which of the moments it belongs to.
    pub moment: usize,
    pub events: Vec<Event>,
    /// The first is its sentence.
    pub lines: Vec<Line>,
    /// The game as it is when it begins, and when it has been seen.
    pub before: Arc<MassiveDarkness2>,
    pub after: Arc<MassiveDarkness2>,
    /// The last fight as it lies there meanwhile.
    pub fight: Option<Fight>,
    /// The dice that are thrown in it, a bit each.
    pub thrown: u32,
    /// So many lines of the story are told when it has been seen, of all since the first beat.
    pub told: usize,
}

impl Beat {
    pub(super) fn length(&self) -> Length {
        self.kind.length(&self.lines)
    }

    /// Its sign, where nobody's picture is at hand.
    pub(super) fn icon(&self) -> Icon {
        if self.events.iter().any(|event| matches!(event, Event::Lost { .. })) { Icon::Skull } else { self.kind.icon() }
    }

    /// The game so many seconds after it began: nobody is hurt before a blow lands, and whoever falls is seen to fall.
    pub(super) fn game_at(&self, seconds: f64) -> &MassiveDarkness2 {
        let is_early = self.kind == Kind::Blow && seconds < LANDING;
        if is_early { &self.before } else { &self.after }
    }
}

/// The beats of what has happened since a game looked like `before`, and its last fight like this.
pub(super) fn beats(moments: &[Moment], before: &Arc<MassiveDarkness2>, fight: Option<Fight>) -> Vec<Beat> {
    let mut score = Score { beats: Vec::new(), table: Arc::clone(before), fight, told: 0 };
    for (at, moment) in moments.iter().enumerate() {
        for happened in &moment.events {
            score.add(at, &happened.what, happened.line.as_ref());
        }
        score.table = Arc::new(moment.game.clone());
        // What was not told is seen with the last of it, or with what was shown before it.
        score.fight = moment.beside.fight;
        if let Some(last) = score.beats.last_mut() {
            last.after = Arc::clone(&score.table);
            last.fight = score.fight.filter(Fight::has_dice);
        }
    }
    without_empty_headings(score.beats)
}

/// The beats that are being made.
struct Score {
    beats: Vec<Beat>,
    /// The game as it is known by now.
    table: Arc<MassiveDarkness2>,
    fight: Option<Fight>,
    told: usize,
}

impl Score {
    /// One more thing has happened, in the moment of this number.
    fn add(&mut self, moment: usize, event: &Event, line: Option<&Line>) {
        self.told += usize::from(line.is_some());
        let lay = self.table.state().combat.rolled.dice.len();
        let told = Arc::new(self.table.as_told(event));
        let before = std::mem::replace(&mut self.table, told);
        let part = part(event);
        // Cards of one find are one beat, though each of them is a draw by itself.
        let goes_on = |beat: &&Beat| beat.moment == moment || matches!(part, Part::With(kind) if kind == beat.kind);
        let now = self.beats.last().filter(goes_on).map(|beat| beat.kind);
        if let Some(kind) = part.opens(now) {
            let (after, events, lines) = (Arc::clone(&before), Vec::new(), Vec::new());
            self.beats.push(Beat { kind, moment, events, lines, before, after, fight: None, thrown: 0, told: 0 });
        }
        self.fight = Fight::after(self.fight, &self.table, event);
        let thrown = match *event {
            Event::Rolled { .. } => bits_from(lay) & !bits_from(self.table.state().combat.rolled.dice.len()),
            Event::Rerolled { die, .. } => 1_u32.checked_shl(u32::from(die)).unwrap_or(0),
            _ => 0,
        };
        let Some(beat) = self.beats.last_mut() else { return };
        if part != Part::Silent {
            beat.moment = moment;
            beat.lines.extend(line.cloned());
            beat.events.push(*event);
        }
        beat.told = self.told;
        beat.after = Arc::clone(&self.table);
        beat.fight = self.fight.filter(Fight::has_dice);
        beat.thrown |= thrown;
    }
}

/// The dice from this number on, a bit each.
fn bits_from(number: usize) -> u32 {
    u32::MAX.checked_shl(number as u32).unwrap_or(0)
}

/// A phase in which nothing happens is no beat, and of headings that follow one another the first lends the next its line.
fn without_empty_headings(beats: Vec<Beat>) -> Vec<Beat> {
    let mut kept: Vec<Beat> = Vec::new();
    let mut lent: Option<Beat> = None;
    let next: Vec<Option<(Kind, usize)>> =
        beats.iter().skip(1).map(|beat| Some((beat.kind, beat.moment))).chain([None]).collect();
    for (mut beat, next) in beats.into_iter().zip(next) {
        if beat.kind.is_heading()
            && let Some(earlier) = lent.take()
        {
            beat.before = earlier.before;
            beat.events.splice(0..0, earlier.events);
            if earlier.kind == Kind::Round {
                beat.lines.splice(0..0, earlier.lines);
            }
            if earlier.kind == Kind::Round && beat.kind == Kind::Phase {
                beat.kind = Kind::Round;
            }
        }
        let is_followed = next.is_some_and(|(kind, moment)| kind.is_heading() && moment == beat.moment);
        if beat.kind.is_heading() && is_followed {
            lent = Some(beat);
        } else {
            kept.push(beat);
        }
    }
    kept
}

#[cfg(test)]
mod tests;

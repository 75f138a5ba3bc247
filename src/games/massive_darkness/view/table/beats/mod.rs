//! What happens between two decisions, one beat after the other: an activation, an attack, its roll, a door, a card, a death.
//! The kit's director says which one is shown; here it is made what it shows.
//! No rule is known here: what has happened is read from events. Whether a question waits until it is seen is the table's.

mod heard;
mod motions;
mod picture;
mod scene;
mod score;
mod show;
mod stage;

pub(super) use motions::{first, landing};
pub(super) use picture::{Before, Picture};
pub(super) use scene::Scene;
pub(super) use show::{Shown, with_caption};
pub(super) use stage::{Stage, stage_ui};

use crate::games::massive_darkness::describe::Words;
use crate::games::massive_darkness::rules::Event;
use crate::games::massive_darkness::rules::ids::Actor;
use crate::games::massive_darkness::session::{LastCombat, MassiveDarknessRules};
pub(super) use crate::games::tiles::score::Kind;
use crate::games::tiles::score::Part;
use crate::house::play;
use crate::house::plug::Line;
use crate::house::text::Texts;
use crate::kernel::game::Outcome;
use crate::kernel::journal::Given;
use crate::kit::art::Icon;
pub(super) use crate::kit::show::LANDING;
use crate::kit::show::Length;
use score::{part, touched};

/// What one answer has brought in this game.
pub(super) type Moment = play::Moment<MassiveDarknessRules>;

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
    /// So many lines of the story are told when it has been seen, of all since the first beat.
    pub told: usize,
}

impl Beat {
    pub(super) fn length(&self) -> Length {
        self.kind.length(&self.lines)
    }

    /// Its sign, where nobody's picture is at hand.
    pub(super) fn icon(&self) -> Icon {
        let is_won = |event: &Event| matches!(event, Event::Ended { outcome: Outcome::Won });
        if self.kind == Kind::End && !self.events.iter().any(is_won) { Icon::Skull } else { self.kind.icon() }
    }

    pub(super) fn touched(&self) -> impl Iterator<Item = Actor> {
        self.events.iter().filter_map(touched)
    }

    fn new(kind: Kind, moment: usize) -> Self {
        Self { kind, moment, events: Vec::new(), lines: Vec::new(), combat: LastCombat::default(), told: 0 }
    }
}

/// The beats of what has happened. `combat` is what lay on the table before.
pub(super) fn beats(moments: &[Moment], mut combat: LastCombat, texts: &Texts) -> Vec<Beat> {
    let mut beats: Vec<Beat> = Vec::new();
    let mut told = 0;
    for (at, moment) in moments.iter().enumerate() {
        let before = at.checked_sub(1).and_then(|at| moments.get(at)).map(|before| &before.game.state);
        let words = Words { before, ..Words::new(&moment.game, texts) };
        // What was used without a fight clears the table; a fight before its roll has no dice either.
        if moment.given == Given::Chosen && moment.beside.combat.is_empty() {
            combat = LastCombat::default();
        }
        for happened in &moment.events {
            let (event, line) = (&happened.what, &happened.line);
            told += usize::from(line.is_some());
            let part = part(event);
            if part == Part::Silent {
                if let Some(beat) = beats.last_mut() {
                    beat.told = told;
                }
                continue;
            }
            // What is taken and turned over is one thing, though each card of it is a draw by itself.
            let goes_on = |beat: &&Beat| beat.moment == at || part == Part::With(beat.kind);
            let now = beats.last().filter(goes_on).map(|beat| beat.kind);
            beats.extend(part.opens(now).map(|kind| Beat::new(kind, at)));
            let Some(beat) = beats.last_mut() else { continue };
            beat.moment = at;
            beat.lines.extend(line.clone());
            beat.events.push(*event);
            combat.see(&words, event);
            beat.combat = combat.clone();
            beat.told = told;
        }
        // What is going to be rolled is known as soon as somebody attacks.
        let after = &moment.beside.combat;
        let is_of_it = |beat: &&mut Beat| beat.moment == at && beat.combat.fighters == after.fighters;
        for beat in beats.iter_mut().rev().take_while(is_of_it).filter(|beat| beat.combat.dice.is_empty()) {
            beat.combat.to_roll = after.to_roll;
        }
    }
    without_empty_headings(beats)
}

/// A phase in which nothing happens is no beat, and of headings that follow one another the first lends the next its line.
fn without_empty_headings(beats: Vec<Beat>) -> Vec<Beat> {
    let mut kept: Vec<Beat> = Vec::new();
    let (mut lines, mut events): (Vec<Line>, Vec<Event>) = (Vec::new(), Vec::new());
    let next: Vec<Option<(Kind, usize)>> =
        beats.iter().skip(1).map(|beat| Some((beat.kind, beat.moment))).chain([None]).collect();
    for (mut beat, next) in beats.into_iter().zip(next) {
        let is_followed = next.is_some_and(|(kind, moment)| kind.is_heading() && moment == beat.moment);
        if beat.kind.is_heading() && is_followed {
            if beat.kind == Kind::Round {
                lines = beat.lines;
            }
            events.append(&mut beat.events);
            continue;
        }
        if beat.kind.is_heading() {
            beat.lines.splice(0..0, std::mem::take(&mut lines));
            beat.events.splice(0..0, std::mem::take(&mut events));
        }
        if !(beat.lines.is_empty() && beat.events.iter().all(|event| touched(event).is_none())) {
            kept.push(beat);
        }
    }
    kept
}

#[cfg(test)]
mod tests;

//! What happens between two decisions, one beat after the other: an activation, an attack, its roll, a door, a card, a death.
//! The kit's director says which one is shown; here it is made what it shows.

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
use crate::house::play;
use crate::house::plug::Line;
use crate::house::text::Texts;
use crate::kernel::journal::Given;
use crate::kit::art::Icon;
pub(super) use crate::kit::show::LANDING;
use crate::kit::show::{Length, Tempo, reading_time};
use score::{Part, joins, part, touched};

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
    /// Dice fall, or fall again.
    Roll,
    /// What is done with the symbols that fell.
    Symbols,
    /// What came of it: hits fly, shields cancel, Wounds land.
    Blow,
    /// Wounds that no dice have brought.
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
            Self::Symbols => Icon::Sparks,
            Self::Blow => Icon::Sword,
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

    /// How long what moves takes in its picture, in seconds. (A sound belongs to a kind in the same way.)
    fn moving(self) -> f64 {
        let tempo = Tempo::get();
        match self {
            Self::Step | Self::Change | Self::Symbols => tempo.glow,
            Self::Roll => tempo.tumble + tempo.settle,
            Self::Blow => LANDING + tempo.rise,
            Self::Enemy => tempo.longest,
            Self::Attack => tempo.strike + tempo.fly,
            Self::Wound => tempo.rise,
            Self::Death | Self::Rise => tempo.fall + tempo.glow,
            Self::Door => tempo.door + 0.1,
            Self::Spawn => tempo.drop + tempo.glow,
            Self::Card | Self::Event | Self::Treasure => tempo.turn + 0.2,
            Self::Round | Self::Phase | Self::Turn | Self::Level | Self::Quest | Self::End => tempo.banner + 0.2,
        }
    }

    /// How much of the time for reading its sentence somebody needs who sees its picture.
    fn reading(self) -> f64 {
        match self {
            Self::Step => 0.3,
            Self::Phase | Self::Turn | Self::Attack => 0.5,
            Self::Enemy => 0.6,
            _ => 1.0,
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
    /// So many lines of the story are told when it has been seen, of all since the first beat.
    pub told: usize,
}

impl Beat {
    pub(super) fn length(&self) -> Length {
        let moving = self.kind.moving();
        let words = self.lines.first().map_or(0.0, |line| reading_time(&line.text));
        let more = self.lines.len().saturating_sub(1).min(3) as f64 * 0.35;
        // Who looks on while it moves has begun to read.
        Length { moving, whole: moving * 0.7 + (words + more) * self.kind.reading() + 0.2 }
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
            let opens = if joins(part, now) { None } else { part.kind() };
            beats.extend(opens.map(|kind| Beat::new(kind, at)));
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

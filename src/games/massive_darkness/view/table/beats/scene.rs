//! What is shown over the board during a beat, as plain data: a banner, cards, a blow.

use super::super::face::CardFace;
use super::{Beat, Kind};
use crate::games::massive_darkness::describe::Words;
use crate::games::massive_darkness::rules::Event;
use crate::games::massive_darkness::rules::ask::Drawn;
use crate::games::massive_darkness::rules::ids::{Actor, Hero};
use crate::games::massive_darkness::session::{Counted, Face};
use crate::games::massive_darkness::view::board::map::piece_of;
use crate::kit::art::Icon;
use crate::kit::map::Piece;
use crate::tr;
use std::sync::Arc;

/// What is shown over the board.
#[derive(Clone, Debug, Default)]
pub(crate) enum Scene {
    /// The board is enough.
    #[default]
    Nothing,
    /// Across the picture.
    Banner { title: Arc<str>, aside: String, look: Option<Face>, icon: Icon },
    /// Turned over, side by side.
    Cards { faces: Vec<CardFace> },
    /// Hits fly from one to the other.
    Blow { from: Piece, to: Piece, counted: Counted },
}

impl Scene {
    pub(super) fn of(beat: &Beat, words: &Words<'_>) -> Self {
        match beat.kind {
            Kind::Round | Kind::Phase | Kind::Turn | Kind::Level | Kind::Quest | Kind::End => banner(beat, words),
            Kind::Card | Kind::Event | Kind::Treasure => {
                let faces: Vec<CardFace> = beat.events.iter().filter_map(|event| face(event, words)).collect();
                if faces.is_empty() { Self::Nothing } else { Self::Cards { faces } }
            }
            Kind::Blow => {
                let counted = beat.events.iter().find_map(|event| match *event {
                    Event::CombatResult { hits, shields, extra, wounds } => {
                        Some(Counted { hits, shields, extra, wounds })
                    }
                    _ => None,
                });
                match (counted, &beat.combat.fighters) {
                    (Some(counted), Some([attacker, defender])) => {
                        Self::Blow { from: piece_of(attacker.actor), to: piece_of(defender.actor), counted }
                    }
                    _ => Self::Nothing,
                }
            }
            _ => Self::Nothing,
        }
    }
}

fn face(event: &Event, words: &Words<'_>) -> Option<CardFace> {
    Some(match *event {
        Event::DoorCardDrawn { card } => CardFace::of_drawn(words, Drawn::Door(card)),
        Event::EventDrawn { card } => CardFace::of_drawn(words, Drawn::Event(card)),
        Event::CardGained { card, .. } => CardFace::of_drawn(words, Drawn::Card(card)),
        _ => return None,
    })
}

fn banner(beat: &Beat, words: &Words<'_>) -> Scene {
    let texts = words.texts;
    let events = || beat.events.iter();
    let round = events().find_map(|event| match event {
        Event::RoundBegan { round } => Some(tr!(texts, "rail-round", round = i64::from(*round))),
        _ => None,
    });
    let phase = events().rev().find_map(|event| match event {
        Event::PhaseBegan { phase } => Some(words.phase(*phase)),
        _ => None,
    });
    let acts = events().rev().find_map(|event| match event {
        Event::ActivationBegan { hero } => Some(*hero),
        _ => None,
    });
    let level = events().rev().find_map(|event| match event {
        Event::LevelRose { to, .. } => Some(tr!(texts, "rail-level", level = i64::from(*to))),
        _ => None,
    });
    let sentence = || beat.lines.first().map(|line| Arc::<str>::from(line.text.as_str()));
    let parts = |parts: [Option<&str>; 2]| parts.into_iter().flatten().collect::<Vec<_>>().join(" · ");
    let (title, aside) = match (acts, level, &round) {
        (Some(hero), ..) => (Some(words.hero(hero)), parts([round.as_deref(), phase.as_deref()])),
        (None, Some(level), _) => (Some(level), String::new()),
        (None, None, Some(round)) => (Some(Arc::clone(round)), parts([phase.as_deref(), None])),
        (None, None, None) => (phase.or_else(sentence), String::new()),
    };
    let look = acts.and_then(|hero| face_of(hero, words));
    match title {
        Some(title) => Scene::Banner { title, aside, look, icon: beat.icon() },
        None => Scene::Nothing,
    }
}

fn face_of(hero: Hero, words: &Words<'_>) -> Option<Face> {
    words.game.state.heroes.get(hero.index()).map(|state| Face::Hero(state.card))
}

/// Who a beat is about, as he looks.
pub(super) fn who(beat: &Beat, words: &Words<'_>) -> Option<Face> {
    if let (true, Some([attacker, _])) = (beat.kind == Kind::Attack, &beat.combat.fighters) {
        return attacker.look;
    }
    beat.touched().find_map(|actor| match actor {
        Actor::Hero(hero) => face_of(hero, words),
        Actor::Enemy(enemy) => {
            let is_there = |state: &&crate::games::massive_darkness::rules::state::EnemyState| state.present;
            let now = words.game.state.enemies.get(enemy.index()).filter(is_there);
            let earlier = || words.before?.enemies.get(enemy.index()).filter(is_there);
            now.or_else(earlier).filter(|state| state.object == 0).map(|state| Face::Enemy(state.card))
        }
    })
}

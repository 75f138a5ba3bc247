//! What the house needs to know of Lanterns: what it begins with, and its story, labels and names in words.

use super::rules::{Answer, CardBox, CardId, Covered, Event, Lanterns, State};
use crate::house::plug::{Line, Rank, Ruleset, Scene, Sitting};
use crate::house::text::Texts;
use crate::house::wrong::Wrong;
use crate::kernel::game::{Game as _, Log, Logged, Refusal};
use crate::kernel::hash::hash_of;
use crate::kernel::journal::Standing;
use crate::kernel::reading::{Unreadable, read};
use crate::tr;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// The ten cards.
const CARDS: &str = include_str!("rules/cards.ron");

/// The rules of Lanterns with the cards that they are played with.
#[derive(Clone, Debug)]
pub struct LanternsRules {
    cards: Arc<CardBox>,
}

/// What a game of Lanterns begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Start {
    /// How many play.
    pub seats: u8,
}

/// Why there are no cards to play with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoCards {
    /// They cannot be read.
    Unreadable(Unreadable),
    /// They are too few, too many, or too bright.
    Unplayable,
}

impl Wrong for NoCards {
    fn say(&self, texts: &Texts) -> Arc<str> {
        match self {
            Self::Unreadable(error) => error.say(texts),
            Self::Unplayable => tr!(texts, "wrong-toy-cards"),
        }
    }
}

impl LanternsRules {
    /// The cards of the program.
    ///
    /// # Errors
    /// They cannot be read or played with.
    pub fn open() -> Result<Self, NoCards> {
        let cards = read(CARDS).map_err(NoCards::Unreadable)?;
        Ok(Self { cards: Arc::new(CardBox::new(cards).ok_or(NoCards::Unplayable)?) })
    }
}

impl Ruleset for LanternsRules {
    const ID: &'static str = "lanterns";
    const REVISION: u16 = 1;
    type Game = Lanterns;
    type Start = Start;
    type Refused = Refusal;
    type Beside = ();

    fn content(&self) -> u64 {
        hash_of(&*self.cards)
    }

    /// A card is known by its place in the box.
    fn index(&self, _: &Lanterns) -> u64 {
        self.content()
    }

    fn set_up(&self, start: &Start, _: Log<'_, Event>) -> Result<Lanterns, Refusal> {
        Lanterns::new(Arc::clone(&self.cards), start.seats)
    }

    fn check(game: &Lanterns) -> Result<(), String> {
        // TOY-01, TOY-03: what is turned over is out of the game; of all else none gets lost.
        let state = game.state();
        let left = game.cards().len() - usize::from(state.seats) * usize::from(state.round - 1);
        match cards_in_play(state) {
            found if found == left => game.fits(state).map_err(|misfit| misfit.to_string()),
            found => Err(format!("{found} cards where there should be {left}")),
        }
    }

    fn tell(&self, scene: &Scene<'_, Self>, event: &Logged<Event>) -> Option<Line> {
        let (texts, rank) = (scene.texts, if matches!(event.what, Event::Blew(_)) { Rank::Turn } else { Rank::Detail });
        let text = match event.what {
            Event::Dealt { seat, card: Some(card) } => {
                tr!(
                    texts,
                    "log-toy-dealt",
                    seat = self.seat(seat, texts).as_ref(),
                    card = self.card(card, texts).as_ref()
                )
            }
            Event::Dealt { seat, card: None } => {
                tr!(texts, "log-toy-dealt-hidden", seat = self.seat(seat, texts).as_ref())
            }
            Event::Laid { seat, card: Some(card) } => {
                tr!(
                    texts,
                    "log-toy-laid",
                    seat = self.seat(seat, texts).as_ref(),
                    card = self.card(card, texts).as_ref()
                )
            }
            Event::Laid { seat, card: None } => {
                tr!(texts, "log-toy-laid-hidden", seat = self.seat(seat, texts).as_ref())
            }
            Event::Blew(wind) => tr!(texts, "log-toy-blew", wind = i64::from(wind)),
            Event::Uncovered { seat, card, light } => tr!(
                texts,
                "log-toy-uncovered",
                seat = self.seat(seat, texts).as_ref(),
                card = self.card(card, texts).as_ref(),
                light = i64::from(light)
            ),
            Event::Took(seat) => tr!(texts, "log-toy-took", seat = self.seat(seat, texts).as_ref()),
        };
        Some(Line { text: text.to_string(), rule: event.rule, rank })
    }

    fn label(&self, sitting: &Sitting<'_, Self>, answer: &Answer) -> Arc<str> {
        match *answer {
            Answer::Dealt(card) | Answer::Laid { card, .. } => self.card(card, sitting.texts),
            Answer::Blew(wind) => wind.to_string().into(),
        }
    }

    fn summary(&self, start: &Start, standing: Option<Standing>, texts: &Texts) -> String {
        let round = standing.map_or(1, |standing| i64::from(standing.round));
        tr!(texts, "saved-toy", seats = i64::from(start.seats), round = round).to_string()
    }
}

impl LanternsRules {
    fn card(&self, card: CardId, texts: &Texts) -> Arc<str> {
        match self.cards.get(card) {
            Some(card) => texts.get(&format!("card-{}", card.id)),
            None => "?".into(),
        }
    }

    fn seat(&self, seat: u8, texts: &Texts) -> Arc<str> {
        tr!(texts, "seat-name", number = i64::from(seat) + 1)
    }
}

/// Cards that have not been turned over yet.
#[must_use]
pub fn cards_in_play(state: &State) -> usize {
    let covered = state.covered.iter().filter(|covered| **covered != Covered::Nothing).count();
    state.bag.len() + state.hands.iter().map(|hand| hand.len()).sum::<usize>() + covered
}

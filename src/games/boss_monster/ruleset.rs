//! What the house needs to know of Boss Monster: what it begins with, its cards, and its story, labels and names in words.

use super::rules::cards::{BossCard, HeroCard, MinibossCard, RoomCard, SpellCard};
use super::rules::{Answer, Ask, BossMonster, CardBox, Event, Printed, Setup, Unplayable, fits};
use super::story::{Teller, rank};
use crate::house::plug::{Line, Ruleset, Scene};
use crate::house::seating::Sitter;
use crate::house::text::Texts;
use crate::house::wrong::Wrong;
use crate::kernel::game::{Game as _, Log, Logged, Refusal};
use crate::kernel::hash::hash_of;
use crate::kernel::journal::Standing;
use crate::kernel::reading::{Unreadable, read};
use crate::tr;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

const BOSSES: &str = include_str!("../../../assets/boss-monster/bosses.ron");
const ROOMS: &str = include_str!("../../../assets/boss-monster/rooms.ron");
const MINIBOSSES: &str = include_str!("../../../assets/boss-monster/minibosses.ron");
const SPELLS: &str = include_str!("../../../assets/boss-monster/spells.ron");
const HEROES: &str = include_str!("../../../assets/boss-monster/heroes.ron");

/// The rules of Boss Monster with the cards that they are played with.
#[derive(Clone, Debug)]
pub struct BossMonsterRules {
    cards: Arc<CardBox>,
}

/// What a game begins with.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Start {
    /// What the rules are told: how many play, switches and variants, where each wants to be asked.
    pub setup: Setup,
    /// Who sits where; of a seat beyond them nothing is said.
    #[serde(default)]
    pub sitters: Vec<Sitter>,
}

impl Start {
    /// The game of the box for so many, of whom nothing is known.
    #[must_use]
    pub fn plain(seats: u8) -> Self {
        Self { setup: Setup { seats, ..Setup::default() }, sitters: Vec::new() }
    }
}

/// Why there are no cards to play with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoCards {
    /// They cannot be read.
    Unreadable(Unreadable),
    /// They are no game.
    Unplayable(Unplayable),
}

impl Wrong for NoCards {
    fn say(&self, texts: &Texts) -> Arc<str> {
        let why = match self {
            Self::Unreadable(error) => return error.say(texts),
            Self::Unplayable(Unplayable::Twice(code)) => tr!(texts, "wrong-bm-twice", code = code.as_str()),
            Self::Unplayable(Unplayable::Number(_)) => tr!(texts, "wrong-bm-number"),
            Self::Unplayable(Unplayable::Card(code)) => tr!(texts, "wrong-bm-card", code = code.as_str()),
        };
        tr!(texts, "wrong-bm-cards", why = why.as_ref())
    }
}

impl BossMonsterRules {
    /// The cards of the box.
    ///
    /// # Errors
    /// They cannot be read or played with.
    pub fn open() -> Result<Self, NoCards> {
        let no = NoCards::Unreadable;
        let printed = Printed {
            bosses: read::<Vec<BossCard>>(BOSSES).map_err(no)?,
            rooms: read::<Vec<RoomCard>>(ROOMS).map_err(no)?,
            minibosses: read::<Vec<MinibossCard>>(MINIBOSSES).map_err(no)?,
            spells: read::<Vec<SpellCard>>(SPELLS).map_err(no)?,
            heroes: read::<Vec<HeroCard>>(HEROES).map_err(no)?,
        };
        Ok(Self { cards: Arc::new(CardBox::new(printed).map_err(NoCards::Unplayable)?) })
    }

    /// The cards.
    #[must_use]
    pub fn cards(&self) -> &Arc<CardBox> {
        &self.cards
    }

    /// Is there a card of this code?
    #[must_use]
    pub fn has(&self, code: &str) -> bool {
        self.cards.coded(code).is_some()
    }
}

impl Ruleset for BossMonsterRules {
    const ID: &'static str = "boss-monster";
    const REVISION: u16 = 1;
    type Game = BossMonster;
    type Start = Start;
    type Refused = Refusal;
    type Beside = ();

    fn content(&self) -> u64 {
        hash_of(self.cards.printed())
    }

    /// A card is known by its place in the box.
    fn index(&self, _: &BossMonster) -> u64 {
        self.content()
    }

    fn set_up(&self, start: &Start, log: Log<'_, Event>) -> Result<BossMonster, Refusal> {
        BossMonster::new(Arc::clone(&self.cards), &start.setup, log)
    }

    /// Each card is in exactly one place, and no number has left its bounds (BM-KERN-35).
    fn check(game: &BossMonster) -> Result<(), String> {
        fits::sound(game).map_err(|misfit| misfit.to_string())
    }

    fn tell(&self, scene: &Scene<'_, Self>, event: &Logged<Event>) -> Option<Line> {
        let (texts, sitters) = (scene.texts, scene.start.sitters.as_slice());
        // Whoever has no name is called by his Boss, once everybody has seen it.
        let bosses = scene.before.players.map(|player| player.boss);
        let teller = Teller { cards: &self.cards, texts, sitters, bosses };
        let text = teller.line(&event.what).to_string();
        (!text.is_empty()).then(|| Line { text, rule: event.rule, rank: rank(&event.what) })
    }

    fn label(&self, game: &BossMonster, answer: &Answer, texts: &Texts) -> Arc<str> {
        let bosses = game.state().players.map(|player| player.boss);
        Teller { cards: &self.cards, texts, sitters: &[], bosses }.label(game, answer)
    }

    /// What is used, paid and passed lies open; a card is laid face down (BM-BUILD-02), and who chooses one may know it alone.
    fn is_open(&self, _: &BossMonster, answer: &Answer) -> bool {
        matches!(answer, Answer::Use(_) | Answer::Feed(_) | Answer::Promote { .. } | Answer::Lift | Answer::Pass)
    }

    fn sentence(&self, game: &BossMonster, texts: &Texts) -> Arc<str> {
        // BM-SETUP-16: all are asked, so that nobody learns who may.
        if matches!(game.state().asked, Some(Ask::Mulligan { .. })) && !may_redraw(game) {
            return texts.get("refusal-bm-mulligan");
        }
        game.question().map(|question| texts.get(question.message)).unwrap_or_default()
    }

    /// Passing is the next step that most take where something could be used; what alone can be answered needs no search.
    fn safe(&self, game: &BossMonster, answers: &[Answer]) -> Option<usize> {
        if answers.len() == 1 {
            return Some(0);
        }
        let is_window = matches!(game.state().asked, Some(Ask::Window { .. } | Ask::Cancel { .. }));
        is_window.then(|| answers.iter().position(|answer| *answer == Answer::Pass)).flatten()
    }

    fn summary(&self, start: &Start, standing: Option<Standing>, texts: &Texts) -> String {
        let seats = i64::from(start.setup.seats);
        match standing.map_or(0, |standing| standing.round) {
            0 => tr!(texts, "saved-bm-set-up", seats = seats).to_string(),
            round => tr!(texts, "saved-bm", seats = seats, round = i64::from(round)).to_string(),
        }
    }
}

/// May whoever has this view draw a new hand?
fn may_redraw(view: &BossMonster) -> bool {
    let mut listed = Vec::new();
    view.answers(&mut listed);
    listed.iter().any(|answer| matches!(answer, Answer::Mulligan { redraw: true, .. }))
}

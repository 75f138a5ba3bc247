//! What the house needs to know of Boss Monster: what it begins with, its cards, and its story, labels and names in words.

use super::describe::card_name;
use super::own_cards::{OwnCards, why_unplayable};
use super::rules::cards::{BossCard, HeroCard, MinibossCard, RoomCard, SpellCard};
use super::rules::{Answer, Ask, BossMonster, CardBox, Event, Printed, Setup, Unplayable, Use, fits};
use super::story::{Teller, rank};
use crate::house::plug::{Line, Ruleset, Scene, Sitting};
use crate::house::seating::{Sitter, name_at};
use crate::house::text::{Texts, packed, unpacked};
use crate::house::wrong::Wrong;
use crate::kernel::game::{Game as _, Log, Logged, Refusal};
use crate::kernel::hash::hash_of;
use crate::kernel::journal::Standing;
use crate::kernel::reading::{Unreadable, read};
use crate::tr;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

const BOSSES: &[u8] = packed!("assets/boss-monster/bosses.ron");
const ROOMS: &[u8] = packed!("assets/boss-monster/rooms.ron");
const MINIBOSSES: &[u8] = packed!("assets/boss-monster/minibosses.ron");
const SPELLS: &[u8] = packed!("assets/boss-monster/spells.ron");
const HEROES: &[u8] = packed!("assets/boss-monster/heroes.ron");

/// The rules of Boss Monster with the cards of the box and those that lie over them.
#[derive(Clone, Debug)]
pub struct BossMonsterRules {
    of_the_box: Arc<CardBox>,
    own: Arc<OwnCards>,
    /// The box with the own cards over it.
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
    /// All have agreed that they practise: what somebody has learned may be taken back (BM-KERN-11).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub practice: bool,
    /// Cards that lie over those of the box: taken along, so that the game goes on whatever becomes of them elsewhere.
    #[serde(default, skip_serializing_if = "OwnCards::is_empty")]
    pub own: OwnCards,
}

impl Start {
    /// The game of the box for so many, of whom nothing is known.
    #[must_use]
    pub fn plain(seats: u8) -> Self {
        Self { setup: Setup { seats, ..Setup::default() }, ..Self::default() }
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
            Self::Unplayable(why) => {
                let (message, what) = why_unplayable(why);
                texts.with(message, &[("what", what.into())])
            }
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
            bosses: read::<Vec<BossCard>>(&unpacked(BOSSES)).map_err(no)?,
            rooms: read::<Vec<RoomCard>>(&unpacked(ROOMS)).map_err(no)?,
            minibosses: read::<Vec<MinibossCard>>(&unpacked(MINIBOSSES)).map_err(no)?,
            spells: read::<Vec<SpellCard>>(&unpacked(SPELLS)).map_err(no)?,
            heroes: read::<Vec<HeroCard>>(&unpacked(HEROES)).map_err(no)?,
        };
        let cards = Arc::new(CardBox::new(printed).map_err(NoCards::Unplayable)?);
        Ok(Self { of_the_box: Arc::clone(&cards), own: Arc::default(), cards })
    }

    /// The same with these cards over those of the box, whatever lay there.
    ///
    /// # Errors
    /// With them there would be no game.
    pub fn with_own(&self, own: OwnCards) -> Result<Self, Unplayable> {
        if let Some(card) = own.unsound() {
            return Err(Unplayable::Card(card.code().to_owned()));
        }
        let of_the_box = Arc::clone(&self.of_the_box);
        let cards = match own.is_empty() {
            true => Arc::clone(&of_the_box),
            false => Arc::new(CardBox::new(own.over(of_the_box.printed()))?),
        };
        Ok(Self { of_the_box, own: Arc::new(own), cards })
    }

    /// What lies over the box.
    #[must_use]
    pub fn own(&self) -> &OwnCards {
        &self.own
    }

    /// The cards of the box alone.
    #[must_use]
    pub fn of_the_box(&self) -> &Arc<CardBox> {
        &self.of_the_box
    }

    /// The cards that a game is played with that takes these along.
    fn cards_of(&self, own: &OwnCards) -> Result<Arc<CardBox>, Refusal> {
        if own.is_empty() {
            return Ok(Arc::clone(&self.of_the_box));
        }
        if *own == *self.own {
            return Ok(Arc::clone(&self.cards));
        }
        let refused = |_| Refusal::new("BM-COMP-08", "refusal-bm-own-cards");
        self.with_own(own.clone()).map(|rules| rules.cards).map_err(refused)
    }

    /// The cards: those of the box, with what lies over them.
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

    /// What lies over the box stands in what a game is begun with.
    fn content(&self) -> u64 {
        hash_of(self.of_the_box.printed())
    }

    /// A card is known by its place among all that are played with.
    fn index(&self, game: &BossMonster) -> u64 {
        hash_of(game.table().cards.printed())
    }

    fn set_up(&self, start: &Start, log: Log<'_, Event>) -> Result<BossMonster, Refusal> {
        BossMonster::new(self.cards_of(&start.own)?, &start.setup, log)
    }

    /// Each card is in exactly one place, and no number has left its bounds (BM-KERN-35).
    fn check(game: &BossMonster) -> Result<(), String> {
        fits::sound(game).map_err(|misfit| misfit.to_string())
    }

    fn tell(&self, scene: &Scene<'_, Self>, event: &Logged<Event>) -> Option<Line> {
        let (texts, sitters) = (scene.texts, scene.start.sitters.as_slice());
        // Whoever has no name is called by his Boss, once everybody has seen it.
        let bosses = scene.before.players.map(|player| player.boss);
        let teller = Teller { cards: &scene.game.table().cards, texts, sitters, bosses };
        let text = teller.line(&event.what).to_string();
        (!text.is_empty()).then(|| Line { text, rule: event.rule, rank: rank(&event.what) })
    }

    fn label(&self, sitting: &Sitting<'_, Self>, answer: &Answer) -> Arc<str> {
        let Sitting { start, game, texts } = *sitting;
        let bosses = game.state().players.map(|player| player.boss);
        Teller { cards: &game.table().cards, texts, sitters: &start.sitters, bosses }.label(game, answer)
    }

    /// What is used, paid and passed lies open; a card is laid face down (BM-BUILD-02), and who chooses one may know it alone.
    fn is_open(&self, _: &BossMonster, answer: &Answer) -> bool {
        // Who passes for longer says so to nobody, and so looks like whoever passes once.
        matches!(
            answer,
            Answer::Use(_) | Answer::Feed(_) | Answer::Promote { .. } | Answer::Lift | Answer::First { .. }
        )
    }

    fn sentence(&self, game: &BossMonster, texts: &Texts) -> Arc<str> {
        // BM-SETUP-16: all are asked, so that nobody learns who may.
        if matches!(game.state().asked, Some(Ask::Mulligan { .. })) && !may_redraw(game) {
            return texts.get("refusal-bm-mulligan");
        }
        if let Some(Ask::Trigger { card, .. }) = game.state().asked {
            return tr!(texts, "ask-bm-trigger-of", card = card_name(&game.table().cards, card, texts).as_ref());
        }
        if let (Some(Ask::Cancel { .. }), Some(spell)) = (game.state().asked, game.announced()) {
            return tr!(texts, "ask-bm-cancel-of", card = card_name(&game.table().cards, spell, texts).as_ref());
        }
        game.question().map(|question| texts.get(question.message)).unwrap_or_default()
    }

    /// Passing is the next step that most take where something could be used; what alone can be answered needs no search.
    fn safe(&self, game: &BossMonster, answers: &[Answer]) -> Option<usize> {
        if answers.len() == 1 {
            return Some(0);
        }
        let Some(Ask::Window { seat, .. } | Ask::Cancel { seat, .. }) = game.state().asked else { return None };
        // What costs nothing would be given away; a card of the hand is gone when it is used.
        let hand = &game.state().player(seat).hand;
        let is_free = |answer: &Answer| match answer {
            Answer::Use(how) => !hand.contains(how.card.index()) && !costs(game, how),
            _ => false,
        };
        answers.iter().position(|answer| *answer == Answer::Pass).filter(|_| !answers.iter().any(is_free))
    }

    /// BM-KERN-11: only where it was agreed beforehand.
    fn may_agree(&self, start: &Start) -> bool {
        start.practice
    }

    fn summary(&self, start: &Start, standing: Option<Standing>, texts: &Texts) -> String {
        let (seats, round) = (i64::from(start.setup.seats), standing.map_or(1, |standing| standing.round));
        let line = tr!(texts, "saved-bm", seats = seats, round = i64::from(round));
        let names: Vec<String> = (0..start.setup.seats).filter_map(|seat| name_at(&start.sitters, seat)).collect();
        if names.is_empty() { line.to_string() } else { format!("{line}: {}", names.join(", ")) }
    }
}

/// Is something paid for this use?
fn costs(game: &BossMonster, how: &Use) -> bool {
    let ability = game.table().cards.abilities(how.card).get(usize::from(how.ability));
    ability.and_then(|ability| ability.ways.get(usize::from(how.way))).is_some_and(|way| !way.cost.is_empty())
}

/// May whoever has this view draw a new hand?
fn may_redraw(view: &BossMonster) -> bool {
    let mut listed = Vec::new();
    view.answers(&mut listed);
    listed.iter().any(|answer| matches!(answer, Answer::Mulligan { redraw: true, .. }))
}

//! The visit to town as a game of questions and answers.

use super::ask::{MarketAnswer, MarketAsk, MarketEvent};
use super::state::{Errand, MarketHero, MarketState, MarketStep};
use crate::cards::EquipmentDeck;
use crate::kernel::deck::Deck;
use crate::kernel::game::{Events, Game, Log, Outcome, Question, Refusal};
use crate::library::Library;
use crate::state::{Held, Slot};
use crate::story::{HeroRecord, OwnedCard, RecordProblem, check_party, hero_level};
use std::sync::Arc;

/// Where the town reports what happens.
pub(super) type Report<'a> = Events<'a, MarketEvent>;

/// What a party does with its cards between two quests.
#[derive(Clone, Debug)]
pub struct Market {
    /// The box.
    pub library: Arc<Library>,
    /// Why.
    pub errand: Errand,
    /// The Heroes as they came.
    pub party: Vec<HeroRecord>,
    /// Everything that changes.
    pub state: MarketState,
}

impl PartialEq for Market {
    fn eq(&self, other: &Self) -> bool {
        self.errand == other.errand && self.party == other.party && self.state == other.state
    }
}

impl Eq for Market {}

impl Market {
    /// A party begins an errand. OQ-23: the decks are whole except for what Heroes own.
    ///
    /// # Errors
    /// What about the party cannot be.
    pub fn new(library: Arc<Library>, errand: Errand, party: &[HeroRecord]) -> Result<Self, RecordProblem> {
        check_party(&library, party)?;
        let treasures = std::array::from_fn(|level| {
            Deck::new(library.equipment_range(EquipmentDeck::Treasure, level as u8 + 1).len())
        });
        let step = match errand {
            Errand::Town => MarketStep::Laying,
            Errand::Repeat => MarketStep::Leaving,
            Errand::Loss => MarketStep::Discarding,
        };
        let state = MarketState { step, treasures, ..MarketState::default() };
        let mut market = Self { library, errand, party: party.to_vec(), state };
        for record in party {
            market.arrive(record);
        }
        market.unequip_too_high();
        if errand == Errand::Town {
            market.pass_empty_places(&mut Report::new(&mut |_| {}));
        }
        if errand == Errand::Loss && market.who_discards().is_none() {
            market.state.step = MarketStep::Gone;
        }
        Ok(market)
    }

    fn arrive(&mut self, record: &HeroRecord) {
        let mut hero = MarketHero { level: hero_level(&self.library, record), xp: record.xp, ..MarketHero::default() };
        for owned in &record.cards {
            let Some(card) = self.library.card_with_code(&owned.code) else { continue };
            hero.cards.push(Held { card, slot: owned.slot });
            let entry = &self.library.card(card).card;
            if entry.deck == EquipmentDeck::Treasure
                && let Some(number) = self.number_in(entry.level, card)
            {
                self.state.treasures[usize::from(entry.level) - 1].take(number);
            }
        }
        self.state.heroes.push(hero);
    }

    /// STORY-14: the next quest starts at the Level of the highest Hero; what is above is only carried.
    fn unequip_too_high(&mut self) {
        for hero in self.state.hero_ids() {
            for at in 0..self.state.heroes[hero.index()].cards.len() {
                if self.is_too_high(self.state.heroes[hero.index()].cards[at].card) {
                    self.state.heroes[hero.index()].cards[at].slot = Slot::Pack;
                }
            }
        }
    }

    /// STORY-24: the party as it would be if it left now.
    #[must_use]
    pub fn records(&self) -> Vec<HeroRecord> {
        let cards = |hero: &MarketHero| -> Vec<OwnedCard> {
            let owned =
                |held: &Held| OwnedCard { code: self.library.card(held.card).card.code.clone(), slot: held.slot };
            hero.cards.iter().map(owned).collect()
        };
        let after = |(record, hero): (&HeroRecord, &MarketHero)| HeroRecord {
            xp: hero.xp,
            cards: cards(hero),
            ..record.clone()
        };
        self.party.iter().zip(&self.state.heroes).map(after).collect()
    }

    fn ask(&self) -> Option<MarketAsk> {
        match self.state.step {
            MarketStep::Laying => self.next_level().map(MarketAsk::Draw).or(Some(MarketAsk::Talk)),
            MarketStep::Talking => Some(MarketAsk::Talk),
            MarketStep::Trading => Some(MarketAsk::Trade),
            MarketStep::Leaving => Some(MarketAsk::Leave),
            MarketStep::Discarding => self.who_discards().map(MarketAsk::Discard),
            MarketStep::Gone => None,
        }
    }
}

impl Game for Market {
    type Ask = MarketAsk;
    type Answer = MarketAnswer;
    type Event = MarketEvent;
    type State = MarketState;

    fn question(&self) -> Option<Question<MarketAsk>> {
        self.ask().map(MarketAsk::question)
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.state.step == MarketStep::Gone).then_some(Outcome::Won)
    }

    fn answers(&self, out: &mut Vec<MarketAnswer>) {
        self.each_answer(&mut |answer| out.push(answer));
    }

    fn sample(&self, pick: &mut dyn FnMut(u32) -> u32) -> Option<MarketAnswer> {
        self.sample_draw(self.next_level()?, pick).map(MarketAnswer::Drew)
    }

    fn outcomes(&self, visit: &mut dyn FnMut(MarketAnswer, u64)) {
        if let Some(level) = self.next_level() {
            let first = self.first_of(level);
            for number in self.state.treasures[usize::from(level) - 1].draw_candidates().iter() {
                visit(MarketAnswer::Drew(crate::ids::CardId(first + number as u16)), 1);
            }
        }
    }

    fn check(&self, answer: &MarketAnswer) -> Result<(), Refusal> {
        self.check_answer(answer)
    }

    fn answer(&mut self, answer: &MarketAnswer, log: Log<'_, MarketEvent>) -> Result<(), Refusal> {
        self.check_answer(answer)?;
        self.apply(answer, &mut Report::new(log));
        Ok(())
    }

    fn state(&self) -> &MarketState {
        &self.state
    }

    fn restore(&mut self, state: &MarketState) {
        self.state = *state;
    }

    fn round(&self) -> u16 {
        1
    }
}
